import "./build/operate/deploy/deploy.mjs";
