package product

// phraseUse says where a phrase states a condition. A part of a text is what punctuation sets off: "(mint)",
// "- good", ", used".
type phraseUse uint8

const (
	anywhere  phraseUse = iota
	edge                // alone, at the end of a part, or at the start of the text: "new"
	alone               // if its part says nothing else, beside a noun, or before a condition that ends its part
	bracketed           // if the text says nothing else, in square brackets, or beside a noun: "mint" is a colour too
	noun                // names no condition: "condition"; cut with the condition that it belongs to
	filler              // names no condition, and leaves what it stands beside alone: "see details"
	kept                // part of a name, or of a phrase with another meaning: "New Balance"; never cut
)

var phraseUses = [...]string{"anywhere", "edge", "alone", "bracketed", "noun", "filler", "kept"}

// conditionPhrases are the words of conditions in the languages of the large markets. Letters may have
// diacritics or not, in the table and in texts. Of the phrases that begin at a word, the longest applies. Each line has a
// condition if the phrases name one, their use, and the phrases.
//
// Where the words of the markets are from:
//   - eBay: https://developer.ebay.com/api-docs/sell/static/metadata/condition-id-values.html and its sites' sales forms
//   - Reverb: https://help.reverb.com/hc/en-us/articles/360013525833, B-Stock: https://help.reverb.com/hc/en-us/articles/115012634867
//   - Vinted: the filter by condition of https://www.vinted.com/catalog on its sites
//   - Mercari: https://nei-gameya.com/?p=295; Yahoo! Auctions has the same grades: https://www.letao.com.sg/help/index.php?page=346
//   - schema.org: https://schema.org/OfferItemCondition
const conditionPhrases = `
# English
new anywhere: brand new, bnib, bnwt, nwt, nib, new in box, new with tags, new with box, new old stock
new anywhere: factory sealed, never used, never worn, never opened, unused, unworn, unopened
new edge: new, sealed
open_box anywhere: open box, opened box, new without tags, new without tag, new without box, new other
open_box anywhere: new with defects, nwot, bnwot, b stock, ex display, shop display, shop soiled
refurbished anywhere: refurbished, refurb, renewed, reconditioned, remanufactured, seller refurbished
refurbished anywhere: manufacturer refurbished, certified pre owned
like_new anywhere: like new, as new, as good as new, good as new, near mint, top mint, almost new, mint in box
like_new anywhere: barely used, hardly used, used once
like_new bracketed: mint, nm
like_new alone: flawless, immaculate, pristine
excellent edge: excellent
excellent alone: exc, perfect
excellent anywhere: exc 5, exc 4, exc 3, grade a, rank a
very_good anywhere: gently used, lightly used, rank ab
very_good edge: very good
very_good alone: great, vg
good alone: good, nice, satisfactory
good anywhere: grade b, rank b
used anywhere: used, pre owned, preowned, pre loved, preloved, second hand, secondhand, fully working
used anywhere: fully functional, working order, works perfectly, tested and working, full working order
fair alone: fair, acceptable, ok
fair anywhere: heavily used, well used, well worn, grade c, rank c
poor alone: poor, bad
for_parts anywhere: for parts, for parts or not working, parts repair, not working, non working, not functioning
for_parts anywhere: non functioning, doesn t work, does not work, spares or repair, spares or repairs
for_parts anywhere: spares and repairs, spares repair, spares repairs, for spares, for spares or repair, broken, faulty, defective
for_parts anywhere: untested
for_parts alone: damaged, salvage, junk, for repair
noun: condition, cond, conditions
filler: item, overall, see details, see description, see photos, see pictures, otherwise, but, still, and, or
filler: in, a, an, is, with inventory, certified
kept: new balance, new era, new york, new yorker, new order, new england, new zealand, new holland, new look
kept: new beetle, new super, new nintendo, new 3ds, new 2ds, new vegas, new horizons, new leaf, new world
kept: new pokemon, new release, new version, new listing, new model, new battery, new screen, new strings
kept: new strap, used to, used for, used with, used by, used cars, broken sword, broken age, broken in, good smile
kept: vanity fair, fair isle, mint green, sealed bearing, sealed bearings, sealed lead, water damaged
kept: damaged box, box damaged

# German
new anywhere: brandneu, fabrikneu, originalverpackt, ungeoffnet, unbenutzt, ungebraucht, ungetragen, nie benutzt
new anywhere: nie getragen, nie gebraucht, neu mit etikett, neu ovp
new edge: neu, versiegelt
open_box anywhere: neu ohne etikett, neu sonstige, neu mit fehlern, b ware, vorfuhrgerat
refurbished anywhere: generaluberholt, vom hersteller generaluberholt, vom verkaufer generaluberholt
refurbished anywhere: refurbished, aufbereitet
like_new anywhere: neuwertig, neuwertiger, neuwertigem, neuwertiges, wie neu, so gut wie neu, fast neu
like_new anywhere: kaum benutzt, kaum gebraucht, kaum getragen
excellent alone: hervorragend, hervorragender, hervorragendem, ausgezeichnet, ausgezeichneter, ausgezeichnetem
excellent alone: einwandfrei, einwandfreier, einwandfreiem, makellos, tadellos
very_good alone: sehr gut, sehr guter, sehr gutem, sehr gute, wenig benutzt
good alone: gut, guter, gutem, gute, zufriedenstellend
used anywhere: gebraucht, gebrauchter, gebrauchtem, gebrauchte, gebrauchtes, voll funktionsfahig, funktionsfahig
fair alone: akzeptabel, akzeptablem, in ordnung, ausreichend
poor alone: schlecht, schlechter, schlechtem
for_parts anywhere: defekt, defekter, defektes, als ersatzteil, als ersatzteil defekt, fur bastler, bastlerware
for_parts anywhere: funktioniert nicht, nicht funktionsfahig, kaputt
noun: zustand
filler: siehe artikelbeschreibung, siehe beschreibung, siehe fotos, und, im, artikel

# French
new anywhere: tout neuf, neuf avec etiquette, neuf avec etiquettes, neuf avec boite, neuf sous blister
new anywhere: jamais utilise, jamais utilisee, jamais servi, jamais porte, jamais portee, etat neuf
new edge: neuf, neuve, neufs, neuves, sous blister
open_box anywhere: neuf sans etiquette, neuf sans etiquettes, neuf sans boite, neuf avec defauts, neuf autre
open_box anywhere: ouvert jamais utilise
refurbished anywhere: reconditionne, reconditionnee, reconditionnes, remis a neuf, remis a neuf par le vendeur
like_new anywhere: comme neuf, comme neuve, quasi neuf, quasi neuve, presque neuf
excellent alone: parfait, impeccable
very_good alone: tres bon, tres bonne, tres bons
good alone: bon, bonne, bons, satisfaisant, satisfaisante
used anywhere: d occasion
used alone: occasion, usage
fair alone: correct, passable
poor alone: mauvais
for_parts anywhere: pour pieces, pour pieces detachees, ne fonctionne pas, hors service, en panne, a reparer
for_parts anywhere: defectueux, defectueuse
noun: etat
filler: voir les details, voir description, voir photos, en, et, un, ou

# Italian
new anywhere: nuovo con cartellino, nuovo con etichetta, nuovo con etichette, nuovo con scatola, mai usato
new anywhere: mai usata, mai indossato
new edge: nuovo, nuova, nuovi, sigillato
open_box anywhere: nuovo senza cartellino, nuovo senza etichetta, nuovo senza etichette, nuovo senza scatola
open_box anywhere: nuovo altro
refurbished anywhere: ricondizionato, ricondizionata, rigenerato, rigenerata
like_new anywhere: come nuovo, come nuova, come nuovi, seminuovo
excellent alone: ottimo, ottime, ottima, ottimi, eccellente, eccellenti, perfette, perfetto
very_good alone: molto buono, molto buone, molto buona
good alone: buono, buone, buona
used anywhere: usato, usata, usati, usate, di seconda mano, funzionante
fair alone: accettabile, accettabili, discreto, discrete, discreta
poor alone: cattivo, cattive
for_parts anywhere: per parti di ricambio, non funzionante, non funziona, guasto, guasta, da riparare, difettoso
for_parts anywhere: difettosa
noun: stato, condizioni, condizione
filler: vedi descrizione, leggi descrizione, di, e

# Spanish and Portuguese
new anywhere: nuevo con etiquetas, nuevo con etiqueta, nuevo con caja, a estrenar, sin usar, sin abrir
new anywhere: nunca usado, nunca usada, novo com etiqueta, novo com etiquetas
new edge: nuevo, nueva, nuevos, precintado, novo, lacrado
new bracketed: nova, novos
open_box anywhere: nuevo sin etiquetas, nuevo sin etiqueta, nuevo sin caja, nuevo otros, caja abierta
open_box anywhere: novo sem etiqueta, novo sem etiquetas, novo sem caixa
refurbished anywhere: reacondicionado, reacondicionada, recondicionado
like_new anywhere: como nuevo, como nueva, casi nuevo, casi nueva, seminuevo, seminueva, como novo, como nova
like_new anywhere: seminovo, seminova, impecavel
excellent alone: excelente, excelentes, perfecto, perfeito, otimo, optimo
very_good alone: muy bueno, muy buen, muy bien, muito bom, muito boa
good alone: bueno, buen, buena, buenas, bom, boa, satisfactorio, satisfatorio
used anywhere: usado, usada, usados, de segunda mano, segunda mano, de ocasion, segunda mao
fair alone: aceptable, aceptables, aceitavel, razoavel
fair bracketed: regular
poor bracketed: malo, mal, mau
for_parts anywhere: para piezas, para repuestos, no funciona, averiado, averiada, para reparar, para pecas
for_parts anywhere: nao funciona, com defeito, defectuoso
noun: estado, condiciones, condicion, condicao, condicoes
filler: ver detalles, ver descripcion, em, y, ver descricao

# Dutch, Polish, Swedish, Danish and Norwegian
new anywhere: gloednieuw, nieuw met prijskaartje, ongebruikt, ongeopend, nooit gebruikt, fabrycznie nowy
new anywhere: nowy z metka, nieuzywany, nieuzywana, nieuzywane, nieotwierany, helt ny, oanvand, oanvant
new anywhere: aldrig anvand, ubrugt
new edge: nieuw, nowy, nowa, nowe
new bracketed: ny, nytt, nye, nyt
open_box anywhere: nieuw zonder prijskaartje, nowy bez metki, nowy bez metek, powystawowy, helt ny utan prislapp
refurbished anywhere: gereviseerd, odnowiony, odnowiona, renoverad
like_new anywhere: als nieuw, zo goed als nieuw, jak nowy, jak nowa, jak nowe, prawie nowy, prawie nowa, som ny
like_new anywhere: som nytt, nyskick
excellent alone: uitstekend, idealny, idealnym, utmarkt
excellent anywhere: stan idealny
very_good alone: heel goed, zeer goed, bardzo dobry, bardzo dobrym, mycket bra, mycket gott
very_good anywhere: stan bardzo dobry, meget god stand
good alone: goed, dobry, dobrym, gott
good bracketed: bra
good anywhere: stan dobry, god stand
used anywhere: gebruikt, gebruikte, tweedehands, tweede hands, uzywany, uzywana, uzywane, begagnad, begagnat
used anywhere: brugt, brukt
fair alone: redelijk, voldoende, zadowalajacy, zadowalajacym, tillfredsstallande, acceptabel
poor alone: slecht, daligt
for_parts anywhere: niet werkend, werkt niet, voor onderdelen, uszkodzony, uszkodzona, na czesci, trasig
for_parts anywhere: fungerar inte
noun: staat, conditie, stanie, skick
filler: i, w, o

# Japanese, Chinese, Korean
new anywhere: 新品, 未使用, 未開封, 全新, 새상품, 미개봉, 미사용
open_box anywhere: 開封済み未使用, 開封のみ, 展示品
refurbished anywhere: 整備済み品, 整備済, 整備品, 再生品, 리퍼
like_new anywhere: 未使用に近い, 未使用品に近い, 新品同様, 新品同様品, 新古品, 極美品, 超美品, ほぼ新品, 几乎全新
excellent anywhere: 美品, ランクA, Aランク
very_good anywhere: 目立った傷や汚れなし, ランクAB, ABランク
good anywhere: 良品, 良好, ランクB, Bランク
used anywhere: 中古, 中古品, ユーズド, 二手, 중고, 중고품
fair anywhere: やや傷や汚れあり, 並品
poor anywhere: 傷や汚れあり, 全体的に状態が悪い, 難あり
for_parts anywhere: ジャンク, ジャンク品, 故障品, 動作不良, 部品取り, 고장
noun: 状態, コンディション, 상태
kept: ジャンクション, 中古車
`

// negations are the words after which a condition is denied: "not broken", "keine defekt".
const negations = " not no non never isn t without nicht kein keine ohne pas sans ni senza sin no nao sem niet geen zonder nie bez inte ej ikke uden "
