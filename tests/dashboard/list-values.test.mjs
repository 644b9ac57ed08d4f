// Tests of values/list.js and values/result.js: how a file and photos become items, and results rows.
import assert from "node:assert/strict";
import test from "node:test";
import { amountOf, conditionOf, correctedItems, csvOf, itemsOf, readList, recognise } from "../../worker/dashboard/values/list.js";
import { isUncertain, ownColumns, parseResults, timeLeft } from "../../worker/dashboard/values/result.js";

const files = (...names) => names.map((name) => ({ name }));
const read = (text) => readList("list.csv", [text]);
const namesOf = (items) => items.map((item) => item.photos.map((p) => p.name ?? p));

test("columns are recognised by name, each once", () => {
  assert.deepEqual(recognise(["SKU", "Item Name", "Image URL", "Zustand", "desc", "Shelf"]), { reference: 0, image_url: 2, title: 1, description: 4, condition: 3 });
  assert.deepEqual(recognise(["id", "ref", "images", "photos"]), { reference: 1, image_url: 2, images: 3 });
  assert.deepEqual(recognise(["title", "Title"]), { title: 0 });
  assert.deepEqual(recognise(["Titel", "Startpreis", "Preis", "photo1", "photo2"]), { title: 0, asking_price: 2, image_url: 3, images: 4 });
});

test("conditions and amounts are read as people write them", () => {
  for (const [text, code] of [["Very good", "very_good"], ["Used - Good", "good"], ["FOR PARTS", "for_parts"], ["wie neu", ""], ["", ""]]) assert.equal(conditionOf(text), code, text);
  for (const [text, number] of [["1.250,00 €", "1250"], ["$1,250.50", "1250.5"], ["1'250", "1250"], ["1,250", "1250"], ["90", "90"], ["USD 3 000", "3000"], ["on request", "on request"], ["", ""]]) {
    assert.equal(amountOf(text), number, text);
  }
});

test("an asking price that can be read in two ways is a problem", async () => {
  const list = await read("price;currency;image\n3.350;GBP;https://x.example\n$140.000;;https://x.example\n3.350;EUR;https://x.example\n3.350;DKK;https://x.example\n3,350;GBP;https://x.example\n3.350;JPY;https://x.example\n");
  const { items } = itemsOf({ list, photos: [], chosen: recognise(list.columns) });
  assert.deepEqual(items.map((item) => item.problems.map((p) => p.field).join()), ["asking_price", "asking_price", "", "", "", ""]);
});

test("photos are found by the cell, by the reference, or by their order", async () => {
  const list = await read('ref,photo\nA1,C:\\photos\\One.JPG\nA2,two.jpg; three.jpg\nA3,"https://x.example/a,b.jpg https://x.example/c.jpg"\nA4,\nA4-1,\n');
  const chosen = recognise(list.columns);
  const named = itemsOf({ list, photos: files("one.jpg", "two.jpg", "three.jpg", "A4.png", "A4-1.png", "A4-2.png"), chosen });
  assert.deepEqual(namesOf(named.items), [["one.jpg"], ["two.jpg", "three.jpg"], ["https://x.example/a,b.jpg", "https://x.example/c.jpg"], ["A4.png", "A4-2.png"], ["A4-1.png"]]);
  assert.deepEqual([named.unused, named.inOrder], [0, 0]);
  const ordered = itemsOf({ list, photos: files("one.jpg", "two.jpg", "three.jpg", "IMG 10.jpg", "IMG 9.jpg"), chosen });
  assert.deepEqual(namesOf(ordered.items).slice(3), [["IMG 9.jpg"], ["IMG 10.jpg"]]);
  assert.equal(ordered.inOrder, 2);
  const few = itemsOf({ list, photos: files("IMG 9.jpg"), chosen });
  assert.equal(few.unused, 1);
  assert.deepEqual(few.items.map((item) => item.problems.map((p) => p.field)), [["image_url"], ["image_url", "image_url"], [], ["image_url"], ["image_url"]]);
});

test("a description is made of the columns that say more, and too much is a problem", async () => {
  const list = await read(`brand,model,title,description,condition,image,more photos\nHalden,F2,Halden F2 camera,"with lens,\n tested",rarely used,http://x.example/1.jpg,${"https://x.example/1.jpg ".repeat(5)}\n,,,${"x".repeat(2001)},,https://x.example/1.jpg,\n`);
  const { items } = itemsOf({ list, photos: [], chosen: { ...recognise(list.columns), images: 6 }, country: "DE" });
  assert.equal(items[0].values.description, "Halden F2 camera, with lens, tested, rarely used");
  assert.equal(items[0].values.country, "DE");
  assert.deepEqual(items.map((item) => item.problems.map((p) => p.field)), [["images", "image_url"], ["description"]]);
});

test("a file that was priced before loses its results, and a field's name is not used twice", async () => {
  const list = await read(`﻿title,description,${ownColumns.join()},shelf\nCamera,mine,${ownColumns.join()},7\n\n`);
  assert.deepEqual(list, { name: "list.csv", columns: ["title", "description", "shelf"], rows: [["Camera", "mine", "7"]] });
  const { items } = itemsOf({ list, photos: files("a.jpg"), chosen: { title: 0 } });
  assert.equal(csvOf(list.columns, items, () => "https://x"), '"title","description (file)","shelf","image_url","description","condition"\r\n"Camera","mine","7","https://x","Camera",""\r\n');
  await assert.rejects(read("a,b\n1,2,3\n"), /row 1 has 3 cells/);
  await assert.rejects(read(`a\n${"1\n".repeat(1001)}`), /at most 1,000 items/);
});

test("results are read with the caller's columns, and sent again with corrections", async () => {
  const text = `shelf;reference;image_url;images;description;condition;${ownColumns.join(";")}\r\n'7;A1;https://x/1;https://x/2 https://x/3;"a;b";;valued;100;200;EUR;150;0.49;'=1+1;https://y;120;;;;;;;;;apr_1\r\n8;A2;https://x/4;;;good;unvalued;;;;;;;;;;;;;;;;NO_VALUE: too little; said; NO_LISTINGS: none;apr_2\r\n`.replace("too little; said; NO_LISTINGS: none", '"').replace('NO_VALUE: "', '"NO_VALUE: too little; said; NO_LISTINGS: none"');
  const { columns, rows } = await parseResults(text);
  assert.deepEqual(columns, ["shelf", "reference", "image_url", "images", "description", "condition"]);
  assert.deepEqual(rows.map((r) => [r.state, r.match, r.errors, r.appraisal, isUncertain(r)]), [["valued", "=1+1", "", "apr_1", true], ["unvalued", "", "too little; said; none", "apr_2", false]]);
  const corrected = correctedItems(columns, rows, [{ description: "c", condition: "fair", photo: null }, { description: "", condition: "good", photo: "https://x/new" }]);
  assert.equal(csvOf(corrected.columns, corrected.items, (p) => p),
    '"shelf","reference","image_url","images","description","condition"\r\n"\'7","A1","https://x/1","https://x/2 https://x/3","c","fair"\r\n"8","A2","https://x/new","","","good"\r\n');
});

test("the time left is about what the service expects", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  for (const [doneAt, text] of [[null, ""], ["2026-11-21T11:00:00Z", "about a minute left"], ["2026-11-21T12:11:30Z", "about 12 minutes left"], ["2026-11-21T15:10:00Z", "about 3 hours left"]]) {
    assert.equal(timeLeft({ done_at: doneAt }, now), text);
  }
});
