// Enhances the pages, which also work without it: puts this service's address into the examples, adds a copy button to each,
// shows programs in several languages as tabs, and links to the operator's legal pages.

const placeholder = "https://loupe.example.com";

// Changes text nodes only, to keep the highlighting.
function showAddress() {
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data } = walker.currentNode;
    if (data.includes(placeholder)) walker.currentNode.data = data.replaceAll(placeholder, location.origin);
  }
}

function addCopyButton(pre) {
  const box = document.createElement("div");
  box.className = "listing";
  const bar = document.createElement("div");
  bar.className = "listing-bar";
  const title = document.createElement("span");
  title.textContent = pre.dataset.title ?? "";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(pre.textContent);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
  bar.append(title);
  if (navigator.clipboard) bar.append(button); // browsers have it only over https and on localhost
  pre.replaceWith(box);
  box.append(bar, pre);
  pre.tabIndex = 0; // so that the keyboard can scroll long lines
}

// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
function makeTabs(group) {
  const panels = [...group.children];
  const list = document.createElement("div");
  list.className = "tab-list";
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", "Language");
  const tabs = panels.map((panel, i) => {
    const heading = panel.querySelector("h3");
    const tab = document.createElement("button");
    tab.type = "button";
    tab.id = `tab-${i}`;
    panel.id = `panel-${i}`;
    tab.textContent = heading.textContent;
    heading.remove();
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel.id);
    panel.setAttribute("role", "tabpanel");
    panel.removeAttribute("aria-label");
    panel.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", () => select(i));
    tab.addEventListener("keydown", (event) => {
      const next = { ArrowRight: i + 1, ArrowLeft: i - 1, Home: 0, End: panels.length - 1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      select((next + panels.length) % panels.length);
      list.querySelector("[aria-selected=true]").focus();
    });
    return tab;
  });
  function select(chosen) {
    tabs.forEach((tab, i) => {
      tab.setAttribute("aria-selected", i === chosen);
      tab.tabIndex = i === chosen ? 0 : -1;
      panels[i].hidden = i !== chosen;
    });
  }
  list.append(...tabs);
  group.prepend(list);
  select(0);
}

const legalPages = { terms: "Terms", privacy: "Privacy", imprint: "Imprint", support: "Support" };

async function showLegalPages() {
  const response = await fetch("/links.json");
  if (!response.ok) return;
  const found = Object.entries(await response.json()).map(([name, target]) => {
    const link = document.createElement("a");
    link.textContent = legalPages[name];
    link.href = name === "support" ? `mailto:${target}` : target;
    return link;
  });
  if (found.length === 0) return;
  const list = document.createElement("p");
  list.append(...found.flatMap((link) => [link, " "]));
  document.querySelector(".bottom .bar").append(list);
}

showLegalPages().catch(() => {}); // without a connection there are none
showAddress();
document.querySelectorAll("pre").forEach(addCopyButton);
document.querySelectorAll(".tabs").forEach(makeTabs);
