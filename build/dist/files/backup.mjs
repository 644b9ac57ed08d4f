import "./build/backup/main.mjs";
