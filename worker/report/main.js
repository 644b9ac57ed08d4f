// The page of a report: shows the stored copies of answers, for reading and for printing. Its address ends in the report's id.

const find = (selector, root = document) => root.querySelector(selector);
const id = location.pathname.split("/").at(-1);
const path = `/api/v1/reports/${id}`;
const language = navigator.languages.find((tag) => tag.startsWith("en")) ?? "en";

find("#print").addEventListener("click", () => print());
load();

async function load() {
  const state = find("#state");
  try {
    const response = await fetch(path, { headers: { accept: "application/json" } });
    if (!response.ok) throw response.status === 404 ? "There is no such report. It may have been deleted." : "The report could not be loaded. Try again.";
    show(await response.json());
    find("article").hidden = false;
    state.remove();
  } catch (error) {
    state.textContent = typeof error === "string" ? error : "The report could not be loaded. Check your connection, and try again.";
  }
  find("main").removeAttribute("aria-busy");
}

/** Formats an amount with all its decimals: figures equal the stored ones. */
function money(amount, currency) {
  if (amount === null || amount === undefined) return "";
  return new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "code" }).format(amount);
}

const day = (time, dateStyle = "long") => new Date(time).toLocaleDateString(language, { dateStyle, timeZone: "UTC" });

function element(name, text, className) {
  const e = document.createElement(name);
  if (text !== undefined) e.textContent = text;
  if (className) e.className = className;
  return e;
}

function addRow(table, cells, numbersFrom) {
  const row = element("tr");
  cells.forEach((cell, i) => {
    const td = element("td", typeof cell === "string" ? cell : undefined, i >= numbersFrom ? "number" : "");
    if (typeof cell !== "string") td.append(cell);
    row.append(td);
  });
  find("tbody", table).append(row);
}

function show(report) {
  const several = report.items.length > 1;
  const title = report.title ?? (several ? `${report.items.length} items` : report.items[0].title);
  document.title = `${title}: appraisal report`;
  find("article h1").textContent = title;
  find("#made").textContent = `Made on ${day(report.created_at)}. Report ${report.id}.`;
  const link = find("#link");
  link.textContent = report.url;
  link.href = report.url;
  if (several) showOverview(report);
  report.items.forEach((item, i) => find("#items").append(itemOf(item, i + 1, several)));
}

function showOverview({ items, totals }) {
  find("#total").hidden = find("#list").hidden = false;
  const three = (v, currency) => [v.lower, v.estimate, v.upper].map((amount) => money(amount, currency));
  for (const total of totals) addRow(find("#total table"), [String(total.items), ...three(total, total.currency)], 1);
  items.forEach(({ title, estimate, appraisal: a }, i) => {
    addRow(find("#list table"), [String(i + 1), title, ...three({ lower: a.price_lower, estimate, upper: a.price_upper }, a.price_currency)], 2);
  });
}

function itemOf(item, number, several) {
  const { appraisal: a } = item;
  const section = find("template").content.cloneNode(true).firstElementChild;
  find("h2", section).textContent = several ? `${number}. ${item.title}` : item.title;
  find(".value", section).textContent = `${money(a.price_lower, a.price_currency)} to ${money(a.price_upper, a.price_currency)}`;
  const facts = find("dl", section);
  const fact = (name, value) => value && facts.append(element("dt", name), element("dd", value));
  fact("Estimate", money(item.estimate, a.price_currency));
  fact("Appraised on", day(item.appraised_at));
  fact("Valued as of", item.as_of && day(item.as_of));
  fact("Country", item.country && new Intl.DisplayNames(language, { type: "region" }).of(item.country));
  fact("Condition", item.condition?.replaceAll("_", " "));
  fact("Defects", a.defects.join("; "));
  fact("Owner’s description", item.description);
  fact("Exchange rates of", item.rates_date && day(item.rates_date));
  fact("Appraisal", item.appraisal_id);
  if (item.photo_state) showPhoto(find("figure", section), item, number);
  const listings = find(".comparables table", section);
  for (const c of item.comparables) {
    const name = element("span", c.title);
    if (c.condition) name.append(element("span", `, ${c.condition.replaceAll("_", " ")}`, "soft"));
    addRow(listings, [name, c.vendor, [c.sold && "sold", c.date && day(c.date, "medium")].filter(Boolean).join(" "), money(Number(c.price), a.price_currency)], 3);
  }
  for (const reason of a.reasoning) find(".basis", section).append(element("li", reason));
  return section;
}

/** Shows the photo: the copy, or until it is made the original, which must be on this service. */
function showPhoto(figure, { photo_state: state, photo }, number) {
  const image = find("img", figure);
  const own = photo.url && URL.canParse(photo.url) && new URL(photo.url).origin === location.origin;
  if (state !== "kept" && !own) return;
  image.src = state === "kept" ? `${path}/photo?number=${number}` : photo.url;
  image.addEventListener("load", () => (figure.hidden = false));
}
