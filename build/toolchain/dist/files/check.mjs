import "./build/operate/check/main.mjs";
