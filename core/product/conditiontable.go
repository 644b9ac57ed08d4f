// Code generated from conditions.txt by internal/gen. DO NOT EDIT.

package product

import "loupe/core/product/internal/words"

// conditionPhrases is sorted by the phrases. See phraseAt.
const conditionPhrases = "" +
	"aAf|a estrenarBa|a reparerLa|a ラ ン クFa|ab ラ ン クGa|acceptabelJc|acceptableJc|accettabileJc|" +
	"accettabiliJc|aceitavelJc|aceptableJc|aceptablesJc|akzeptabelJc|akzeptablemJc|aldrig anvandBa|almost newEa|" +
	"als ersatzteilLa|als ersatzteil defektLa|als nieuwEa|anAf|andAf|artikelAf|as good as newEa|as newEa|aufbereitetDa|" +
	"ausgezeichnetFc|ausgezeichnetemFc|ausgezeichneterFc|ausreichendJc|averiadaLa|averiadoLa|b stockCa|b wareCa|" +
	"b ラ ン クHa|badKc|bardzo dobryGc|bardzo dobrymGc|barely usedEa|bastlerwareLa|begagnadIa|begagnatIa|" +
	"bestzustandFa|bnibBa|bnwotCa|bnwtBa|boaHc|bomHc|bonHc|bon etat de marcheIa|bonneHc|bonsHc|box damagedAg|" +
	"braHd|brand newBa|brandneuBa|brokenLa|broken ageAg|broken inAg|broken swordAg|brugtIa|bruktIa|buenHc|" +
	"buenaHc|buenasHc|buenoHc|buonaHc|buoneHc|buonoHc|butAf|caja abiertaCa|casi nuevaEa|casi nuevoEa|cattiveKc|" +
	"cattivoKc|certifiedAf|certified pre ownedDa|com defeitoLa|come nuovaEa|come nuoviEa|come nuovoEa|comme neufEa|" +
	"comme neuveEa|como novaEa|como novoEa|como nuevaEa|como nuevoEa|condAe|condicaoAe|condicionAe|condicionesAe|" +
	"condicoesAe|conditieAe|conditionAe|conditionsAe|condizioneAe|condizioniAe|correctJc|d occasionIa|da riparareLa|" +
	"daligtKc|damagedLc|damaged boxAg|de ocasionIa|de segunda manoIa|defectiveLa|defectueuseLa|defectueuxLa|" +
	"defectuosoLa|defektLa|defekterLa|defektesLa|diAf|di seconda manoIa|difettosaLa|difettosoLa|discretaJc|" +
	"discreteJc|discretoJc|dobryHc|dobrymHc|does not workLa|does not work withAg|doesn t workLa|doesn t work withAg|" +
	"eAf|eccellenteFc|eccellentiFc|einwandfreiFc|einwandfreiemFc|einwandfreierFc|emAf|enAf|en panneLa|estadoAe|" +
	"etAf|etatAe|etat de marcheIa|etat neufBa|eucFa|ex displayCa|excFc|exc 3Fa|exc 4Fa|exc 5Fa|excelenteFc|" +
	"excelentesFc|excellentFb|fabrikneuBa|fabrycznie nowyBa|factory sealedBa|fairJc|fair isleAg|fast neuEa|" +
	"faultyLa|flawlessEc|fonctionne bienIa|fonctionne parfaitementIa|for partsLa|for parts or not workingLa|" +
	"for repairLc|for sparesLa|for spares or repairLa|from newAg|full working orderIa|fully functionalIa|fully workingIa|" +
	"funciona bemIa|funciona bienIa|funciona perfectamenteIa|funciona perfeitamenteIa|fungerar inteLa|funktioniert einwandfreiIa|" +
	"funktioniert gutIa|funktioniert nichtLa|funktioniert nicht mitAg|funktioniert perfektIa|funktionsfahigIa|" +
	"funziona beneIa|funziona perfettamenteIa|funzionanteIa|fur bastlerLa|gebrauchtIa|gebrauchteIa|gebrauchtemIa|" +
	"gebrauchterIa|gebrauchtesIa|gebruiktIa|gebruikteIa|generaluberholtDa|gently usedGa|gereviseerdDa|gloednieuwBa|" +
	"god standHa|goedHc|goedeHc|goodHc|good as newEa|good smileAg|good working orderIa|gottHc|grade aFa|grade bHa|" +
	"grade cJa|greatGc|guastaLa|guastoLa|gucHa|gutHc|gut erhaltenHa|guteHc|gutemHc|guterHc|hardly usedEa|heavily usedJa|" +
	"heel goedGc|heel goedeGc|helt nyBa|helt ny utan prislappCa|hervorragendFc|hervorragendemFc|hervorragenderFc|" +
	"hors serviceLa|iAf|idealnyFc|idealnymFc|imAf|immaculateEc|impecavelEa|impeccableFc|inAf|in ordnungJc|" +
	"isAf|itemAf|jak nowaEa|jak noweEa|jak nowyEa|jamais porteBa|jamais porteeBa|jamais serviBa|jamais utiliseBa|" +
	"jamais utiliseeBa|junkLc|kaputtLa|kaum benutztEa|kaum gebrauchtEa|kaum getragenEa|lacradoBb|leggi descrizioneAf|" +
	"lightly usedGa|like newEa|mai indossataBa|mai indossateBa|mai indossatiBa|mai indossatoBa|mai usataBa|" +
	"mai usateBa|mai usatiBa|mai usatoBa|makellosFc|malKd|maloKd|manufacturer refurbishedDa|mauKd|mauvaisKc|" +
	"may not workKa|meget god standGa|mintEd|mint greenAg|mint in boxEa|molto buonaGc|molto buoneGc|molto buonoGc|" +
	"muito boaGc|muito bomGc|muito usadoJa|muy bienGc|muy buenGc|muy buenoGc|muy usadoJa|mycket braGc|mycket gottGc|" +
	"na czesciLa|nao funcionaLa|nao funciona comAg|nao testadoKa|ne fonctionne pasLa|ne fonctionne pas avecAg|" +
	"near mintEa|netteHc|neuBb|neu mit etikettBa|neu mit fehlernCa|neu ohne etikettCa|neu ovpBa|neu sonstigeCa|" +
	"neufBb|neuf autreCa|neuf avec boiteBa|neuf avec defautsCa|neuf avec etiquetteBa|neuf avec etiquettesBa|" +
	"neuf sans boiteCa|neuf sans etiquetteCa|neuf sans etiquettesCa|neuf sous blisterBa|neufsBb|neufs avec boiteBa|" +
	"neuveBb|neuve avec boiteBa|neuve avec etiquetteBa|neuve avec etiquettesBa|neuvesBb|neuves avec boiteBa|" +
	"neuwertigEa|neuwertigemEa|neuwertigerEa|neuwertigesEa|never openedBa|never usedBa|never wornBa|newBb|" +
	"new 2dsAg|new 3dsAg|new balanceAg|new batteryAg|new beetleAg|new englandAg|new eraAg|new hollandAg|new horizonsAg|" +
	"new in boxBa|new leafAg|new listingAg|new lookAg|new modelAg|new nintendoAg|new old stockBa|new oneAg|" +
	"new orderAg|new otherCa|new pokemonAg|new releaseAg|new screenAg|new strapAg|new stringsAg|new superAg|" +
	"new vegasAg|new versionAg|new with boxBa|new with defectsCa|new with tagsBa|new without boxCa|new without tagCa|" +
	"new without tagsCa|new worldAg|new yorkAg|new yorkerAg|new zealandAg|nibBa|niceHc|nicht funktionsfahigLa|" +
	"nicht getestetKa|nie benutztBa|nie gebrauchtBa|nie getragenBa|nieotwieranyBa|niet getestKa|niet werkendLa|" +
	"nieuwBb|nieuw met prijskaartjeBa|nieuw zonder prijskaartjeCa|nieuzywanaBa|nieuzywaneBa|nieuzywanyBa|nmEd|" +
	"no funcionaLa|no funciona conAg|no probadoKa|non functioningLa|non funzionaLa|non funziona conAg|non funzionanteLa|" +
	"non testatoKa|non testeKa|non workingLa|nooit gebruiktBa|not been testedKa|not functioningLa|not testedKa|" +
	"not workingLa|not working withAg|novaBd|nova com caixaBa|nova com etiquetaBa|nova com etiquetasBa|novoBb|" +
	"novo com caixaBa|novo com etiquetaBa|novo com etiquetasBa|novo sem caixaCa|novo sem etiquetaCa|novo sem etiquetasCa|" +
	"novosBd|novos com caixaBa|nowaBb|noweBb|nowyBb|nowy bez metekCa|nowy bez metkiCa|nowy z metkaBa|nuevaBb|" +
	"nueva con cajaBa|nueva con etiquetaBa|nueva con etiquetasBa|nuevas con cajaBa|nuevoBb|nuevo con cajaBa|" +
	"nuevo con etiquetaBa|nuevo con etiquetasBa|nuevo otrosCa|nuevo sin cajaCa|nuevo sin etiquetaCa|nuevo sin etiquetasCa|" +
	"nuevosBb|nuevos con cajaBa|nunca usadaBa|nunca usadasBa|nunca usadoBa|nunca usadosBa|nuovaBb|nuova con cartellinoBa|" +
	"nuova con etichettaBa|nuova con scatolaBa|nuoveBb|nuove con scatolaBa|nuoviBb|nuovi con scatolaBa|nuovoBb|" +
	"nuovo altroCa|nuovo con cartellinoBa|nuovo con etichettaBa|nuovo con etichetteBa|nuovo con scatolaBa|" +
	"nuovo senza cartellinoCa|nuovo senza etichettaCa|nuovo senza etichetteCa|nuovo senza scatolaCa|nwotCa|" +
	"nwtBa|nyBd|nyeBd|nyskickEa|nytBd|nyttBd|oAf|oanvandBa|oanvantBa|occasionIc|odnowionaDa|odnowionyDa|okJc|" +
	"ongebruiktBa|ongeopendBa|only usedIa|only used onceEa|only used twiceEa|only worn onceEa|open boxCa|opened boxCa|" +
	"optimoFc|orAf|originalverpacktBa|otherwiseAf|otimoFc|ottimaFc|ottimeFc|ottimiFc|ottimoFc|ouAf|ouvert jamais utiliseCa|" +
	"overallAf|para pecasLa|para piezasLa|para repararLa|para repuestosLa|parfaitFc|parfait etat de marcheIa|" +
	"pari al nuovoEa|parts repairLa|passableJc|per parti di ricambioLa|perfectFc|perfect working orderIa|perfectoFc|" +
	"perfeitoFc|perfettamente funzionanteIa|perfetteFc|perfettoFc|peu porteGa|peu serviGa|peu servieGa|peu utiliseGa|" +
	"poco usataGa|poco usatoGa|poco usoGa|poorKc|pouco usadaGa|pouco usadoGa|pouco usoGa|pour piecesLa|pour pieces detacheesLa|" +
	"powystawowyCa|prawie nowaEa|prawie nowyEa|pre lovedIa|pre ownedIa|precintadoBb|prelovedIa|preownedIa|" +
	"presque neufEa|pristineEc|quasi neufEa|quasi neuveEa|rank aFa|rank abGa|rank bHa|rank cJa|razoavelJc|" +
	"reacondicionadaDa|reacondicionadoDa|recondicionadoDa|reconditionedDa|reconditionneDa|reconditionneeDa|" +
	"reconditionnesDa|redelijkJc|refurbDa|refurbishedDa|regularJd|remanufacturedDa|remis a neufDa|remis a neuf par le vendeurDa|" +
	"renewedDa|renoveradDa|ricondizionataDa|ricondizionatoDa|rigenerataDa|rigeneratoDa|salvageLc|satisfactorioHc|" +
	"satisfactoryHc|satisfaisantHc|satisfaisanteHc|satisfatorioHc|schlechtKc|schlechtemKc|schlechterKc|sealedBb|" +
	"sealed bearingAg|sealed bearingsAg|sealed leadAg|second handIa|secondhandIa|see descriptionAf|see detailsAf|" +
	"see photosAf|see picturesAf|segunda manoIa|segunda maoIa|sehr gutGc|sehr gut erhaltenGa|sehr guteGc|sehr gutemGc|" +
	"sehr guterGc|seller refurbishedDa|seminovaEa|seminovoEa|seminuevaEa|seminuevoEa|seminuovoEa|shop displayCa|" +
	"shop soiledCa|siehe artikelbeschreibungAf|siehe beschreibungAf|siehe fotosAf|sigillatoBb|sin abrirBa|" +
	"sin probarKa|sin usarBa|since newAg|skickAe|slechtKc|so gut wie neuEa|som nyEa|som nyttEa|sous blisterBb|" +
	"spares and repairsLa|spares or repairLa|spares or repairsLa|spares repairLa|spares repairsLa|staatAe|" +
	"stan bardzo dobryGa|stan dobryHa|stan idealnyFa|stanieAe|stark gebrauchtJa|statoAe|stillAf|tadellosFc|" +
	"tested and workingIa|tested workingIa|tillfredsstallandeJc|top mintEa|top zustandFa|topzustandFa|tout neufBa|" +
	"trasigLa|tres bonGc|tres bonneGc|tres bonsGc|tweede handsIa|tweedehandsIa|ubrugtBa|uitstekendFc|uitstekendeFc|" +
	"unAf|unbenutztBa|undAf|ungebrauchtBa|ungeoffnetBa|ungetestetKa|ungetragenBa|unopenedBa|untestedKa|unusedBa|" +
	"unwornBa|usadaIa|usadoIa|usadosIa|usageIc|usataIa|usateIa|usatiIa|usatoIa|usedIa|used byAg|used carsAg|" +
	"used forAg|used onceEa|used toAg|used twiceEa|used withAg|uszkodzonaLa|uszkodzonyLa|utmarktFc|uzywanaIa|" +
	"uzywaneIa|uzywanyIa|vanity fairAg|vedi descrizioneAf|ver descricaoAf|ver descripcionAf|ver detallesAf|" +
	"versiegeltBb|very goodGb|vgGc|vgucGa|voir descriptionAf|voir les detailsAf|voir photosAf|voldoendeJc|" +
	"voll funktionsfahigIa|vom hersteller generaluberholtDa|vom verkaufer generaluberholtDa|voor onderdelenLa|" +
	"vorfuhrgeratCa|wAf|water damagedAg|well usedJa|well wornJa|wenig benutztGc|werkt goedIa|werkt nietLa|" +
	"werkt niet metAg|werkt perfectIa|when newAg|wie neuEa|with inventoryAf|working orderIa|works fineIa|works fine withAg|" +
	"works greatIa|works great withAg|works perfectlyIa|works wellIa|works well withAg|worn onceEa|yAf|zadowalajacyJc|" +
	"zadowalajacymJc|zeer goedGc|zeer goedeGc|zganEa|zo goed als nieuwEa|zufriedenstellendHc|zustandAe|ほ ぼ 新 品Ea|" +
	"や や 傷 や 汚 れ あ りJa|コ ン デ ィ シ ョ ンAe|ジ ャ ン クLa|ジ ャ ン ク シ ョ ンAg|" +
	"ジ ャ ン ク 品La|ユ ー ズ ドIa|ラ ン ク aFa|ラ ン ク abGa|ラ ン ク bHa|並 品Ja|中 古Ia|" +
	"中 古 品Ia|中 古 車Ag|九 成 新Ea|二 手Ia|傷 や 汚 れ あ りKa|全 体 的 に 状 態 が 悪 いKa|" +
	"全 新Ba|全 新 购 买Ia|全 新 购 入Ia|再 生 品Da|几 乎 全 新Ea|動 作 不 良La|動 作 未 確 認Ka|" +
	"展 示 品Ca|故 障La|故 障 な しAg|故 障 は あ り ま せ んAg|故 障 品La|故 障 無 しAg|" +
	"整 備 品Da|整 備 済Da|整 備 済 み 品Da|新 古 品Ea|新 品Ba|新 品 で 購 入Ia|新 品 同 様Ea|" +
	"新 品 同 様 品Ea|新 品 購 入Ia|无 故 障Ag|未 使 用Ba|未 使 用 に 近 いEa|未 使 用 品 に 近 いEa|" +
	"未 開 封Ba|極 美 品Ea|没 有 故 障Ag|無 故 障Ag|状 態Ae|目 立 っ た 傷 や 汚 れ な しGa|" +
	"美 品Fa|良 品Ha|良 好Ha|超 美 品Ea|部 品 取 りLa|開 封 の みCa|開 封 済 み 未 使 用Ca|" +
	"難 あ りKa|거의 새것Ea|고장La|고장 없습니다Ag|고장 없음Ag|고장없음Ag|리퍼Da|" +
	"미개봉Ba|미사용Ba|상태Ae|새상품Ba|새제품Ba|새제품으로 구매Ia|중고Ia|중고품Ia|"

// firstWords contains the first words of the phrases that name a condition.
var firstWords = words.Set{
	0x100000, 0x0, 0x0, 0x0, 0x10200, 0x20, 0x0, 0x24040080,
	0x42, 0x1400300, 0x0, 0x81000, 0x40000, 0x1200, 0x2000, 0x0,
	0x80000002, 0xa2220, 0x40200000, 0x0, 0x200000, 0x48000, 0x0, 0x2000000,
	0x20000000, 0x100102, 0x10004004, 0x400, 0x10010, 0x0, 0x0, 0x0,
	0x80, 0x20080000, 0x0, 0x14000000, 0x1000, 0x0, 0x200, 0x201,
	0x18000, 0x2000000, 0x0, 0x1000000, 0x0, 0x640, 0xc00, 0x800500,
	0x0, 0x0, 0x20000200, 0x1060000, 0x890a0240, 0x0, 0x20, 0x10000,
	0x80800000, 0x0, 0x800, 0x0, 0x1000, 0x0, 0x4000000, 0x400000c0,
	0x60000, 0x900004, 0x80400800, 0x0, 0x0, 0x201, 0x400100, 0x400,
	0x1, 0x0, 0x40040880, 0x0, 0x2004, 0x52, 0x8000088, 0x40800800,
	0x8810000, 0x400040, 0x40000000, 0x1001000, 0x400000, 0x20000, 0x2080200, 0x10000000,
	0x80000, 0x40, 0x4, 0x200001, 0x490000, 0x0, 0x4008210, 0x81008,
	0x220000, 0x8, 0x2000040, 0x21000000, 0x80800, 0x30000104, 0x0, 0x500,
	0x10000040, 0x0, 0x1000008, 0x2000, 0x40000400, 0x12, 0x0, 0x10200,
	0x0, 0x8004040, 0x0, 0x100, 0x800000, 0x1000004, 0x0, 0x80000000,
	0x100, 0x60400000, 0x10000, 0x401, 0x0, 0x0, 0x0, 0x0,
	0x0, 0x808000, 0x6040, 0xc0000000, 0x2120200, 0x1, 0x200, 0x80000000,
	0x2280, 0x10, 0x800000, 0x1810400, 0x100000, 0x9, 0x2, 0x90000400,
	0x10000144, 0x680000, 0x1000, 0x0, 0x40040000, 0x8200, 0x40008040, 0x100800,
	0x80012820, 0x1000001, 0x200, 0x0, 0x2012000, 0x80000000, 0x400800, 0x100000,
	0x800200, 0x10000, 0x0, 0x0, 0x10010000, 0x40020000, 0x20040000, 0xc000,
	0x2402, 0x10020001, 0x200a, 0x100004, 0x800048, 0x0, 0x500044, 0x20806004,
	0x202a080, 0x0, 0x0, 0x20000000, 0x4000, 0x8000020, 0x200, 0x20000800,
	0x80c080, 0x2, 0x9, 0x20008000, 0x9000600, 0x104000, 0x0, 0x20200000,
	0x22080, 0x82844, 0x40800000, 0x80400000, 0x102000, 0x40200801, 0x1000, 0x4000000,
	0x400401, 0x80000000, 0x882008, 0x200, 0x2400, 0x10000000, 0x0, 0x10080,
	0x2000800, 0x9000000c, 0x44000100, 0x1100040, 0x40040200, 0x800, 0x40008, 0x22000,
	0x2000000, 0x8, 0x40000000, 0x80, 0x0, 0x80000008, 0x8, 0x4,
	0x22002200, 0x10000000, 0x100000, 0x20, 0x20400, 0x4000f001, 0x1000, 0x100,
	0x40404000, 0x100000, 0x800, 0x2040000, 0x10000, 0x14000, 0x0, 0x80,
	0x8008000, 0x80, 0x40090000, 0x20000000, 0x400, 0x24001, 0x0, 0x20000040,
	0x1000, 0x0, 0x0, 0x28004, 0x100, 0x40000001, 0x0, 0x0,
	0x8, 0x10018002, 0x2080020, 0x10, 0x10002000, 0x200, 0x2000000, 0x82,
	0x40010000, 0x800, 0x1011100, 0x4080000, 0x40, 0x0, 0x0, 0x10120010,
	0x11001020, 0x0, 0x0, 0x60000, 0x20060800, 0x0, 0x80040000, 0x80,
	0x0, 0x0, 0x0, 0x0, 0x80800, 0x0, 0x4008020, 0x8c00000,
	0x8000800, 0x20, 0x400000, 0x80481000, 0x18008, 0x8002, 0x400020, 0x20000000,
	0x820, 0x20008000, 0x408000, 0x4080, 0x2400, 0x0, 0x400200, 0x10004000,
	0x40004, 0x200001, 0x100, 0x40000, 0x0, 0x4000002, 0x40400108, 0x0,
	0x41000040, 0x40, 0x0, 0xa4, 0x8, 0x8000, 0x10000, 0x8000000,
	0x8002000, 0x242, 0x80000, 0x10000020, 0x82040, 0x0, 0x8001800, 0x200000,
	0x0, 0x8001248, 0x8, 0x10020, 0x40040, 0x0, 0x40080010, 0x80000001,
	0xa0040, 0x1000000, 0x1002000, 0x200000, 0x0, 0x28000, 0x100, 0x40001400,
	0x81, 0x10000040, 0x2000004, 0x800000, 0x90010000, 0x12000000, 0x40000408, 0x10001,
	0x2000, 0x40000, 0x20020011, 0x20, 0x40000000, 0x8000008, 0x120020, 0x0,
	0x80000200, 0xc02000, 0x0, 0x8008, 0x82000008, 0x402, 0x40000000, 0x4220,
	0x30000, 0x100018, 0x200, 0x200020, 0x20008, 0x2010100, 0x100, 0x100200,
	0x4030000, 0x440, 0x40, 0x10008000, 0x10004000, 0x0, 0x0, 0x4000200,
	0x420000, 0x80000, 0x0, 0x89, 0x14000000, 0x40000000, 0x8000000, 0x40000000,
	0x4008828, 0x80000100, 0x0, 0x0, 0x0, 0x0, 0x1000401, 0x40080000,
	0x10000000, 0x52800002, 0x0, 0x400030, 0x10001000, 0x8020400, 0x40000000, 0x0,
	0x0, 0x10000000, 0x0, 0x0, 0x100020, 0x1040000, 0x40000, 0x800a00,
	0x8000000, 0x8, 0x400000, 0x400, 0x0, 0x4000000, 0x800040, 0x4,
	0x104000, 0x1, 0x100, 0x8000, 0x80200008, 0x20000300, 0x40040000, 0x100,
	0x80800000, 0x4000000, 0x20000800, 0x400080, 0x0, 0x0, 0x30100008, 0x2,
	0x420000, 0x0, 0x4004008, 0x0, 0x40000, 0x8082, 0x0, 0x50,
	0x1000, 0x40000, 0x2008, 0x40, 0x10000000, 0x180, 0x0, 0x80000002,
	0xc0000008, 0x2010, 0x8000082, 0x0, 0x2000040, 0x8000100, 0x80200008, 0x0,
	0x8, 0x80, 0x0, 0x1, 0x48040000, 0x400040, 0x8000000, 0x180,
	0x400, 0x800, 0x4002000, 0x0, 0x4400, 0x0, 0x2, 0x400010,
	0x2804082, 0x0, 0x10, 0xa, 0x0, 0x400400, 0x12000, 0x4000,
	0x600, 0x2000, 0x80200, 0x0, 0x40000, 0x1000000, 0x0, 0x208000,
	0x200, 0x0, 0x0, 0x0, 0x1000080, 0x10088, 0x11, 0x100000,
	0x2000, 0x8000, 0x30024, 0x4000, 0x40010220, 0x0, 0x44000004, 0x0,
}
