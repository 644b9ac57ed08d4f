import "./build/operate/deploy/catalogue.mjs";
