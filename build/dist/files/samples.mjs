import "./build/deploy/catalogue.mjs";
