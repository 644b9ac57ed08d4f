import "./build/check/main.mjs";
