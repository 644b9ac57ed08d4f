package product

// phraseUse says where a phrase states a condition. A part of a text is what punctuation sets off: "(mint)",
// "- good", ", used".
type phraseUse uint8

const (
	anywhere  phraseUse = iota
	atEdge              // alone, and at the end of a part or the start of the text: "new"
	alone               // if its part says nothing else, or beside a noun: "good" in "- good" and "good condition"
	bracketed           // if the text says nothing else, in square brackets, or beside a noun: "mint" is a colour too
	noun                // names no condition: "condition"; cut with the condition that it belongs to
	filler              // names no condition, and leaves what it stands beside alone: "see details"
	kept                // part of a name or a phrase with another meaning: "New Balance"; never cut
)

// conditionPhrases are the words of conditions in the languages of the large markets. Letters may have
// diacritics or not, in the table and in texts. Of the phrases that begin at a word, the longest applies.
//
// The words of the markets:
//   - eBay: https://developer.ebay.com/api-docs/sell/static/metadata/condition-id-values.html, and its names in
//     the languages of its sites: https://pages.ebay.com/sell/item-condition/
//   - Reverb: https://help.reverb.com/hc/en-us/articles/360001510834
//   - Vinted: https://www.vinted.com/help/55
//   - Mercari: https://www.mercari.com/us/help_center/article/201, https://help.jp.mercari.com/guide/articles/1127/
//   - Yahoo! Auctions: https://auctions.yahoo.co.jp/guide/guide/itemcondition.html
//   - schema.org: https://schema.org/OfferItemCondition
var conditionPhrases = [...]struct {
	condition Condition
	use       phraseUse
	phrases   string // separated by "|"
}{
	// English.
	{New, anywhere, "brand new|bnib|bnwt|nwt|nib|new in box|new in the box|new in package|new with tags|new with tag|new with box|new sealed|" +
		"new and sealed|new old stock|factory sealed|factory new|never used|never worn|never opened|not been used|unused|unworn|unopened|new and unused|new unused"},
	{New, atEdge, "new|sealed"},
	{OpenBox, anywhere, "open box|opened box|new without tags|new without tag|new without box|new other|new open box|new with defects|nwot|bnwot|b stock|ex display|shop display|" +
		"shop soiled|customer return"},
	{Refurbished, anywhere, "refurbished|refurb|renewed|reconditioned|remanufactured|certified refurbished|certified renewed|seller refurbished|" +
		"manufacturer refurbished|certified pre owned"},
	{LikeNew, anywhere, "like new|as new|as good as new|good as new|near mint|top mint|near new|almost new|practically new|virtually new|mint in box|mint boxed|mint minus|barely used|" +
		"hardly used|used once|worn once"},
	{LikeNew, bracketed, "mint|nm"},
	{LikeNew, alone, "flawless|immaculate|pristine"},
	{Excellent, alone, "excellent|exc|perfect|superb"},
	{Excellent, anywhere, "exc 5|exc 4|exc 3|grade a|rank a|excellent shape"},
	{VeryGood, anywhere, "gently used|lightly used|lightly worn|rank ab|great shape"},
	{VeryGood, alone, "very good|great|vg|very nice"},
	{Good, alone, "good|nice|decent|satisfactory"},
	{Good, anywhere, "grade b|rank b|good shape"},
	{Used, anywhere, "used|pre owned|preowned|pre loved|preloved|second hand|secondhand|fully working|fully functional|working order|works perfectly|tested and working|good working order|" +
		"full working order|perfect working order"},
	{Fair, alone, "fair|acceptable|average|ok"},
	{Fair, anywhere, "heavily used|well used|well worn|grade c|rank c"},
	{Poor, alone, "poor|bad|rough|terrible"},
	{ForParts, anywhere, "for parts|for parts only|parts only|for parts or not working|for parts not working|for parts or repair|for parts repair|parts repair|parts or repair|not working|" +
		"non working|not functional|not functioning|non functioning|non functional|nonfunctional|doesn t work|does not work|doesnt work|won t turn on|does not turn on|doesn t turn on|" +
		"spares or repair|spares or repairs|spares and repairs|spares repair|spares repairs|for spares|broken|faulty|defective|untested"},
	{ForParts, alone, "damaged|salvage|junk|for repair"},
	{Unknown, noun, "condition|cond|conditions"},
	{Unknown, filler, "item|overall|see details|see description|see photos|see pictures|otherwise|but|still|and|or|in|a|an|is|with inventory|certified"},
	{Unknown, kept, "new balance|new era|new york|new yorker|new order|new england|new zealand|new orleans|new jersey|new mexico|new holland|new look|new beetle|new rock|new super|new nintendo|" +
		"new 3ds|new 2ds|new vegas|new horizons|new leaf|new world|new pokemon|new wave|new age|new line|new kids|new girl|new release|new version|new listing|new model|new edition|new generation|new style|" +
		"new design|new battery|new screen|new strings|new strap|new tires|new tyres|" +
		"used to|used for|used with|used by|used as|used on|used cars|broken sword|broken bells|broken social|broken heart|broken arrow|broken age|broken english|broken in|" +
		"good smile|good as gold|vanity fair|fair isle|fair trade|mint green|mint blue|mint chip|perfect grade|sealed air|sealed bearing|sealed bearings|sealed lead|" +
		"water damaged|damaged box|box damaged"},

	// German.
	{New, anywhere, "brandneu|fabrikneu|originalverpackt|ungeoffnet|unbenutzt|ungebraucht|ungetragen|nie benutzt|nie getragen|nie gebraucht|neu mit etikett|neu mit karton|neu ovp|neu und ovp|neu in ovp|" +
		"neu und originalverpackt|neu und unbenutzt|neu versiegelt|nagelneu|neuware|neuem zustand"},
	{New, atEdge, "neu|versiegelt"},
	{OpenBox, anywhere, "neu ohne etikett|neu ohne karton|neu sonstige|neu mit fehlern|b ware|vorfuhrgerat|aussteller|ausstellungsstuck|retoure"},
	{Refurbished, anywhere, "generaluberholt|vom hersteller generaluberholt|vom verkaufer generaluberholt|refurbished|aufbereitet|wiederaufbereitet|zertifiziert refurbished"},
	{LikeNew, anywhere, "neuwertig|neuwertiger|neuwertigem|neuwertiges|wie neu|so gut wie neu|fast neu|kaum benutzt|kaum gebraucht|kaum getragen"},
	{Excellent, alone, "hervorragend|hervorragender|hervorragendem|ausgezeichnet|ausgezeichneter|ausgezeichnetem|bestem|einwandfrei|einwandfreier|einwandfreiem|makellos|tadellos|tadellosem"},
	{VeryGood, alone, "sehr gut|sehr guter|sehr gutem|sehr gute|wenig benutzt"},
	{Good, alone, "gut|guter|gutem|gute|zufriedenstellend"},
	{Used, anywhere, "gebraucht|gebrauchter|gebrauchtem|gebrauchte|gebrauchtes|aus zweiter hand|voll funktionsfahig|funktionsfahig|funktioniert einwandfrei"},
	{Fair, alone, "akzeptabel|akzeptablem|in ordnung|ausreichend|befriedigend"},
	{Fair, anywhere, "starke gebrauchsspuren"},
	{Poor, alone, "schlecht|schlechter|schlechtem"},
	{ForParts, anywhere, "defekt|defekter|defektes|als ersatzteil|als ersatzteil defekt|ersatzteilspender|fur bastler|bastlerware|funktioniert nicht|nicht funktionsfahig|kaputt|an bastler"},
	{Unknown, noun, "zustand|artikelzustand"},
	{Unknown, filler, "siehe artikelbeschreibung|siehe beschreibung|siehe fotos|und|im|artikel"},

	// French.
	{New, anywhere, "tout neuf|flambant neuf|neuf avec etiquette|neuf avec etiquettes|neuf avec boite|neuf sous blister|neuf scelle|jamais utilise|jamais utilisee|jamais servi|jamais porte|jamais portee|etat neuf"},
	{New, atEdge, "neuf|neuve|neufs|neuves|sous blister"},
	{OpenBox, anywhere, "neuf sans etiquette|neuf sans etiquettes|neuf sans boite|neuf avec defauts|neuf autre|ouvert jamais utilise|boite ouverte|modele d exposition"},
	{Refurbished, anywhere, "reconditionne|reconditionnee|reconditionnes|certifie reconditionne|remis a neuf|remise a neuf|remis a neuf par le vendeur"},
	{LikeNew, anywhere, "comme neuf|comme neuve|quasi neuf|quasi neuve|presque neuf|etat comme neuf|peu servi"},
	{Excellent, alone, "parfait|excellent|impeccable"},
	{VeryGood, alone, "tres bon|tres bonne|tres bons"},
	{Good, alone, "bon|bonne|bons|satisfaisant|satisfaisante"},
	{Used, anywhere, "d occasion|deja porte"},
	{Used, alone, "occasion|usage"},
	{Fair, alone, "correct|passable"},
	{Poor, alone, "mauvais"},
	{ForParts, anywhere, "pour pieces|pour pieces detachees|pour pieces ou reparation|ne fonctionne pas|ne fonctionne plus|hors service|en panne|a reparer|defectueux|defectueuse"},
	{Unknown, noun, "etat"},
	{Unknown, filler, "voir les details|voir description|voir photos|en|et|un|ou"},

	// Italian.
	{New, anywhere, "nuovo con cartellino|nuovo con etichetta|nuovo con etichette|nuovo con scatola|nuovo sigillato|mai usato|mai usata|mai indossato|mai indossata|mai aperto|nuovo di zecca"},
	{New, atEdge, "nuovo|nuova|nuovi|sigillato"},
	{OpenBox, anywhere, "nuovo senza cartellino|nuovo senza etichetta|nuovo senza etichette|nuovo senza scatola|nuovo altro|nuovo con difetti|scatola aperta"},
	{Refurbished, anywhere, "ricondizionato|ricondizionata|rigenerato|rigenerata|certificato ricondizionato"},
	{LikeNew, anywhere, "come nuovo|come nuova|come nuovi|pari al nuovo|seminuovo"},
	{Excellent, alone, "ottimo|ottime|ottima|ottimi|eccellente|eccellenti|perfette|perfetto"},
	{VeryGood, alone, "molto buono|molto buone|molto buona"},
	{Good, alone, "buono|buone|buona"},
	{Used, anywhere, "usato|usata|usati|usate|di seconda mano|funzionante|perfettamente funzionante"},
	{Fair, alone, "accettabile|accettabili|discreto|discrete|discreta"},
	{Poor, alone, "cattivo|cattive|pessimo|pessime"},
	{ForParts, anywhere, "per parti di ricambio|per ricambi|per pezzi di ricambio|non funzionante|non funziona|guasto|guasta|da riparare|difettoso|difettosa"},
	{Unknown, noun, "stato|condizioni|condizione"},
	{Unknown, filler, "vedi descrizione|leggi descrizione|di|e"},

	// Spanish and Portuguese.
	{New, anywhere, "nuevo con etiquetas|nuevo con etiqueta|nuevo con caja|nuevo precintado|a estrenar|sin estrenar|sin usar|sin abrir|nunca usado|nunca usada|novo com etiqueta|novo com etiquetas|novo lacrado|nunca utilizado|nunca aberto"},
	{New, atEdge, "nuevo|nueva|nuevos|precintado|novo|lacrado"},
	{New, bracketed, "nova|novos"},
	{OpenBox, anywhere, "nuevo sin etiquetas|nuevo sin etiqueta|nuevo sin caja|nuevo otros|nuevo con defectos|caja abierta|novo sem etiqueta|novo sem etiquetas|novo sem caixa|caixa aberta"},
	{Refurbished, anywhere, "reacondicionado|reacondicionada|restaurado|recondicionado|recondicionada|remanufaturado"},
	{LikeNew, anywhere, "como nuevo|como nueva|casi nuevo|casi nueva|seminuevo|seminueva|como novo|como nova|quase novo|seminovo|seminova|impecavel"},
	{Excellent, alone, "excelente|excelentes|perfecto|perfeito|otimo|optimo"},
	{VeryGood, alone, "muy bueno|muy buen|muy bien|muito bom|muito boa"},
	{Good, alone, "bueno|buen|buena|buenas|bom|boa|satisfactorio|satisfatorio"},
	{Used, anywhere, "usado|usada|usados|de segunda mano|segunda mano|en segunda mano|de ocasion|em segunda mao|segunda mao|funcionando perfectamente"},
	{Fair, alone, "aceptable|aceptables|aceitavel|razoavel"},
	{Fair, bracketed, "regular"},
	{Poor, bracketed, "malo|mal|mau"},
	{ForParts, anywhere, "para piezas|para repuestos|solo piezas|para desguace|no funciona|averiado|averiada|estropeado|para reparar|para pecas|nao funciona|com defeito|avariado|defectuoso"},
	{Unknown, noun, "estado|condiciones|condicion|condicao|condicoes"},
	{Unknown, filler, "ver detalles|ver descripcion|em|y|ver descricao"},

	// Dutch, Polish, Swedish, Danish and Norwegian.
	{New, anywhere, "gloednieuw|nieuw met prijskaartje|nieuw in doos|ongebruikt|ongeopend|nooit gebruikt|nooit gedragen|fabrycznie nowy|fabrycznie nowa|nowy z metka|nieuzywany|nieuzywana|nieuzywane|nieotwierany|" +
		"helt ny|helt ny med prislapp|oanvand|oanvant|aldrig anvand|ooppnad|ubrugt|ubrukt|aldrig brugt"},
	{New, atEdge, "nieuw|nowy|nowa|nowe"},
	{New, bracketed, "ny|nytt|nye|nyt"},
	{OpenBox, anywhere, "nieuw zonder prijskaartje|nieuw overig|geopende doos|nowy bez metki|nowy bez metek|powystawowy|powystawowa|nowy inny|helt ny utan prislapp|oppnad forpackning"},
	{Refurbished, anywhere, "gereviseerd|opgeknapt|odnowiony|odnowiona|odnowiony przez producenta|renoverad|rekonditionerad"},
	{LikeNew, anywhere, "als nieuw|zo goed als nieuw|nieuwstaat|jak nowy|jak nowa|jak nowe|prawie nowy|prawie nowa|som ny|som nytt|nyskick|sa gott som ny"},
	{Excellent, alone, "uitstekend|uitstekende|idealny|idealnym|doskonaly|utmarkt"},
	{Excellent, anywhere, "stan idealny|perfekt skick"},
	{VeryGood, alone, "heel goed|heel goede|zeer goed|zeer goede|bardzo dobry|bardzo dobrym|mycket bra|mycket gott"},
	{VeryGood, anywhere, "stan bardzo dobry|meget god stand"},
	{Good, alone, "goed|goede|dobry|dobrym|gott"},
	{Good, bracketed, "bra"},
	{Good, anywhere, "stan dobry|god stand"},
	{Used, anywhere, "gebruikt|gebruikte|tweedehands|tweede hands|uzywany|uzywana|uzywane|begagnad|begagnat|brugt|brukt"},
	{Fair, alone, "redelijk|redelijke|voldoende|zadowalajacy|zadowalajacym|tillfredsstallande|acceptabel"},
	{Poor, alone, "slecht|slechte|daligt"},
	{ForParts, anywhere, "niet werkend|werkt niet|voor onderdelen|uszkodzony|uszkodzona|na czesci|niesprawny|niesprawna|for delar|trasig|fungerar inte|ej fungerande|virker ikke"},
	{Unknown, noun, "staat|conditie|stanie|skick"},
	{Unknown, filler, "i|w|o"},

	// Japanese, Chinese, Korean.
	{New, anywhere, "新品|未使用|新品未使用|未開封|新品未開封|全新|未拆封|새상품|새제품|미개봉|미사용"},
	{OpenBox, anywhere, "開封済み未使用|開封のみ|展示品|展示美品"},
	{Refurbished, anywhere, "整備済み|整備済み品|整備済|整備品|リファービッシュ|再生品|翻新|리퍼|리퍼비시"},
	{LikeNew, anywhere, "未使用に近い|未使用品に近い|新品同様|新品同様品|新同品|新古品|極美品|超美品|ほぼ新品|几乎全新|幾乎全新|99新"},
	{Excellent, anywhere, "美品|ランクA|Aランク|95新|9成新|九成新"},
	{VeryGood, anywhere, "目立った傷や汚れなし|ランクAB|ABランク"},
	{Good, anywhere, "良品|良好|ランクB|Bランク"},
	{Used, anywhere, "中古|中古品|ユーズド|二手|중고|중고품"},
	{Fair, anywhere, "やや傷や汚れあり|並品"},
	{Poor, anywhere, "傷や汚れあり|全体的に状態が悪い|難あり"},
	{ForParts, anywhere, "ジャンク|ジャンク品|故障品|動作不良|部品取り|고장|부품용"},
	{Unknown, noun, "状態|コンディション|상태"},
	{Unknown, kept, "ジャンクション|中古車|アウトレット"},
}

// negations are the words after which a condition is denied: "not broken", "keine defekt".
const negations = " not no non never isn t without nicht kein keine ohne pas sans ni senza sin no nao sem niet geen zonder nie bez inte ej ikke uden "
