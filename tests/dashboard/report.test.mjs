import assert from "node:assert/strict";
import { test } from "node:test";
import { reasons, reportFile } from "../../worker/dashboard/values/report.js";

const problem = (effect, field, detail, value = "") => ({ field, detail, value, effect });
const rows = [
  { line: 2, text: '1;"Kamera; ""alt""";12;x', problems: [problem("left_out", "price", "no currency", "12"), problem("left_out", "image", "unread", "x")] },
  { line: 3, text: "2;;5 €;", problems: [problem("refused", "title", "empty")] },
  { line: 4, text: "3;T;9 €;", problems: [problem("unconfirmed", "price", "implausibly high", "9 €")] },
  { line: 5, text: "4;;5 €;", problems: [problem("refused", "title", "empty")] },
  { line: 6, text: "6;Gurt", problems: [problem("refused", "", "not as many fields as the header", "2 instead of 4")] },
];

test("problems are counted by reason, those of refused rows first", () => {
  assert.deepEqual(reasons(rows).map((r) => [r.rows, r.effect, r.field, r.line, r.value]), [
    [2, "refused", "title", 3, ""], [1, "refused", "", 6, "2 instead of 4"], [1, "unconfirmed", "price", 4, "9 €"], [1, "left_out", "price", 2, "12"], [1, "left_out", "image", 2, "x"],
  ]);
});

// worker/listingcsv writes reports of imports in the same form, see its report_test.go.
test("a report has the rows in their columns, refused ones first, and what is wrong in the column before them", () => {
  for (const header of ['id;"Titel";Preis;Bild', 'loupe_problem;id;"Titel";Preis;Bild']) {
    assert.equal(reportFile(header, rows), '\uFEFFloupe_problem;"id";"Titel";"Preis";"Bild"\r\n' +
      '"refused: title: empty";2;;5 €;\r\n' +
      '"refused: price: implausibly high: ""9 €""";3;T;9 €;\r\n' +
      '"refused: title: empty";4;;5 €;\r\n' +
      '"refused: not as many fields as the header: ""2 instead of 4""";6;Gurt\r\n' +
      '"loaded without price: no currency: ""12""; loaded without image: unread: ""x""";1;"Kamera; ""alt""";12;x\r\n');
  }
});
