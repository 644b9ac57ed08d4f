import "./build/operate/backup/main.mjs";
