import "./build/deploy/deploy.mjs";
