// The page at an upload link: a person takes, chooses, drops or pastes a photo, and sends it.

import { languages } from "./languages.js";
import { prepare } from "./photo.js";

const link = location.origin + location.pathname;
const find = (id) => document.getElementById(id);
const main = document.querySelector("main");
const preview = find("preview");
let photo; // the photo to send

translate();
show("ask");
for (const input of main.querySelectorAll("input")) {
  input.disabled = false;
  input.addEventListener("change", () => {
    choose(input.files[0]);
    input.value = "";
  });
}
find("send").addEventListener("click", send);
find("again").addEventListener("click", () => show("ask"));
addEventListener("paste", (event) => choose(event.clipboardData.files[0]));
addEventListener("dragover", (event) => {
  event.preventDefault();
  main.classList.add("over");
});
addEventListener("dragleave", (event) => event.relatedTarget ?? main.classList.remove("over"));
addEventListener("drop", (event) => {
  event.preventDefault();
  main.classList.remove("over");
  choose(event.dataTransfer.files[0]);
});
look();

/** Shows one section, and moves the focus to its heading, so that a screen reader says it. */
function show(id) {
  if (main.dataset.state === id) return;
  const begins = main.dataset.state === undefined;
  main.dataset.state = id;
  for (const section of main.querySelectorAll("section")) section.hidden = section.id !== id;
  const heading = find(id).querySelector("h1");
  document.title = heading.textContent;
  if (!begins) heading.focus();
}

/** Translates the page into the first of the reader's languages that it has. */
function translate() {
  const of = (tag) => tag.slice(0, 2);
  const wanted = navigator.languages.find((tag) => of(tag) === "en" || of(tag) in languages) ?? "en";
  document.documentElement.lang = wanted;
  for (const element of document.querySelectorAll("[data-text]")) {
    element.textContent = languages[of(wanted)]?.[element.dataset.text] ?? element.textContent;
  }
}

/** Asks whether the link can still be used, and until when. */
async function look() {
  let response;
  try {
    response = await fetch(link, { headers: { accept: "application/json" }, cache: "no-store" });
  } catch {
    return; // sending will show what is wrong
  }
  if (response.status === 404) show("gone");
  if (!response.ok) return;
  const { expires_at: end } = await response.json();
  const time = new Date(end).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
  const until = find("until");
  until.textContent = until.textContent.replace("{time}", time);
  until.hidden = false;
}

/** Shows a chosen file before it is sent, because the link works only once. */
async function choose(file) {
  if (!file || !["ask", "check"].includes(main.dataset.state)) return;
  const prepared = await prepare(file);
  find("unreadable").hidden = prepared !== null;
  find("failed").hidden = true;
  if (!prepared) return show("ask");
  photo = prepared;
  URL.revokeObjectURL(preview.src);
  preview.src = URL.createObjectURL(photo);
  show("check");
}

async function send() {
  show("sending");
  let status = 0;
  try {
    ({ status } = await fetch(link, { method: "PUT", body: photo, headers: { "content-type": photo.type } }));
  } catch {} // there is no connection
  find("failed").hidden = false;
  find("unreadable").hidden = status !== 400;
  show({ 201: "done", 400: "ask", 404: "gone" }[status] ?? "check");
}
