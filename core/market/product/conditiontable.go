// Code generated from conditions.txt by build/toolchain/conditions. DO NOT EDIT.

package product

import (
	"loupe/core/base/phrases"
	"loupe/core/market/product/words"
)

// conditionPhrases has the phrases for conditions. See decodePhrase.
var conditionPhrases = phrases.Table{Blocks: []uint32{
	0, 433, 770, 1239, 1672, 2080, 2505, 2970, 3384, 3878, 4336, 4745, 5287, 6051,
}, Text: "" +
	"ZaA estrenarIreparerHラ ン クMb ラ ン クNcceptabelCleGttabileBiJeitavelGptableAsJkzeptabelClem" +
	"Kldrig anvandLmost newIs ersatzteilA defektRnieuwInA bastlerIdCrtikelGs good as newLnewFufbereitetJs" +
	"gezeichnetAemBrMpackgeratJreichendKveriadaBoIb stockFwareEラ ン クMadBrdzo dobryAmKely usedJstelo" +
	"bjektIlerobjektGwareKegagnadBtGstzustandKnibCwotCtDoaBite ouverteLmBnA etat de marchePneCsCx damaged" +
	"KraAnd newEneuGokenA ageDinCswordZbrugtCktEuenAaAsCoDonaBeBoDtDcaja abiertaKsi nuevaBoIttiveBoGertif" +
	"iedA pre ownedSom defeitoIe nuovaBiBoHme neufBveIo novaBoDuevaBoIndAicaoCionAesFoesEtieBonAsFzioneBi" +
	"Hfezione apertaPrrectHd occasionJa riparareJligtEmagedA boxJwca czesciLe ocasionHsegunda manoNfectiv" +
	"eDueuseCxDosoGktAerBsHiA seconda manoNfettosaBoHsc exCnmCvgDo exCnmCvgZdiscretaBeBoFque exCnmCvgIobr" +
	"yAmEes not workA withOn t workA withPnorapparaatNeAccellenteBiJinwandfreiAemBrMmAbalaje abiertoLlage" +
	" ouvertPnA panneHrhaltungAszustandPsatzteilspenderQstadoFtAatA de marcheJneufIucCx displayIcA 3B4B5C" +
	"elenteAsFlentJfabrikneuFycznie nowyNctory sealedMirA isleHst neuGultyFlawlessHonctionne bienEparfait" +
	"ementVr partsA or not workingUrepairGsparesA or repairTrom newHull working orderOy functionalKworkin" +
	"gLnciona bemCienEperfectamenteIitamenteZfungerar inteKktioniert einwandfreiLgutDnichtA mitJperfektMs" +
	"fahigLziona beneEperfettamenteOnteJr bastlerHersatzteilePgebrauchtAeAmBrBsHuiktAeHneraluberholtMtly " +
	"usedJoffnete verpackungRpende verpakkingRreviseerdKloednieuwJod standHedAeDodA as newGplusEsmileFwor" +
	"king orderQttDradeA aBbBcDoDeatEuastaBoEcBtA erhaltenJeAmBrFhardly usedKeavily usedKel goedAeIlt nyA" +
	" utan prislappTrvorragendAemBrNors serviceMiAdealnyAmHmAmaculateIpecavelZimpeccableJnA ordnungJsBtem" +
	"Ejak nowaBeByGmais porteAeGserviFutiliseAeOunkEkaputtErton geoffnetNum benutztHgebrauchtHtragenNlacr" +
	"adoGeggi descrizioneQightly usedKke newHp exCnmCvgFmai indossataBeBiBoJusataBeBiBoHkellosGlAoCnufact" +
	"urer refurbishedWuAvaisFy not workLedia exCnmCvgGget god standOintA greenFin boxKolto buonaBeBoKuito" +
	" boaBmDusadoJy bienDuenAoFusadoIycket braDgottLna czesciHo funcionaA comMtestadoZne fonctionne pasA " +
	"avecUar mintHtteDuA mit etikettHfehlernLohne etikettLvpDsonstigeJfA autreEvec boiteFdefautsHetiquett" +
	"eAsPsans boiteFetiquetteAsOous blisterNsA avec boiteNveA avec boiteFetiquetteAsQsA avec boiteOwertig" +
	"AemBrBsJver openedGusedEwornIwA 2dsD3dsDbalanceFtteryGeetleGenglandGraDhollandFrizonsIin boxGleafDis" +
	"tingGookEmodelFnintendoIold stockIneCrderEtherFpokemonHreleaseHscreenFtrapCingsGuperFvegasDrsionHwit" +
	"h boxZnew with defectsHtagsFout boxDtagAsLorldFyorkAerGzealandKibBceBht funktionsfahigOgetestetMe be" +
	"nutztHgebrauchtHtragenJotwieranyJt getestGwerkendJuwA met prijskaartjeQzonder prijskaartjeVzywanaBeB" +
	"yJmBo funcionaA conMprobadoIn functioningIzionaA conEnteLtestatoDeFworkingJoit gebruiktMt been teste" +
	"dLfunctioningLtestedGworkingA withOvaA com caixaFetiquetaAsPoA com caixaFetiquetaAsNsem caixaFetique" +
	"taAsOsA com caixaNwaBeByA bez metekCkiJz metkaLuevaA con cajaEetiquetaZnueva con etiquetasOs con caj" +
	"aLoA con cajaEetiquetaAsNotrosFsin cajaEetiquetaAsOsA con cajaNnca usadaAsCoAsKovaA con cartellinoKe" +
	"tichettaJscatolaNeA con scatolaNiA con scatolaNoA altroFcon cartellinoKetichettaBeJscatolaLsenza car" +
	"tellinoKetichettaBeJscatolaSwotCtCyAeBskickFtAtEoAanvandBtGccasionHdnowionaByIkBngebruiktGopendHly u" +
	"sedA onceEtwiceKworn onceNpen boxEed boxItimoFrAiginalverpacktPtherwiseHimoDtimaBeBiZottimoEwarte op" +
	"akowanieRuAvert jamais utiliseUverallHpara desguaceFpieceIpecasEiezasGrecambiosHpararEuestosJsucataI" +
	"faitA etat de marcheTi al nuovoKts or repairJrepairKssableHer parti di ricambioQezzi di ricambioRric" +
	"ambiIfectA working orderOoDitoDttamente funzionanteSeBoGu porteFserviAeGutiliseKlatte exCnmCvgIoco u" +
	"sataBoDoGorCuco usadaBoDoGr bricoleurJpiecesA detacheesTwystawowyKrawie nowaByJe lovedFownedGcintado" +
	"HlovedFownedFsque neufKistineIquasi neufBveLrank aAbCbBcEzoavelHeacondicionadaZreacondicionadoNcondi" +
	"cionadoHtionedCneAeBsKrd exCnmCvgHdelijkGfurbAishedJgularFmanufacturedLis a neufA par le vendeurZren" +
	"ewedEoveradIicondizionataBoMgenerataBoKsalvageFtisfactorioCyFisantAeGtorioLcatola apertaMhlechtAemBr" +
	"JealedA bearingAsIleadJcond handFhandIe descriptionJtailsHphotosFicturesKgunda manoCoJhr gutA erhalt" +
	"enJeAmBrIller refurbishedQminovaBoDuevaBoDovoIhop displayHsoiledKiehe artikelbeschreibungTbeschreibu" +
	"ngMfotosJgillatoHn abrirFprobarGusarZsince newIkickElechtFo gut wie neuMm nyAttGus blisterLpares and" +
	" repairsLor repairAsKrepairAsNtaatCn bardzo dobryMdobryFidealnyIieDrk gebrauchtMtoDillFtadellosHbeCe" +
	"sted and workingLworkingNillfredsstallandeRop mintEzustandIzustandIut neufIrasigEes bonAneCsIweede h" +
	"andsGhandsLubrugtFitstekendAeKnAbenutztHdBgebrauchtHoffnetGtestetFragenIopenedGtestedGusedEwornFsada" +
	"BoAsDgeCtaBeBiBoDedA byCcarsEforDonceEtoBwiceZused withHzkodzonaByJtmarktGzywanaBeByHvanity fairKedi" +
	" descrizioneOr descricaoDpcionJtallesJpackung geoffnetOkking geopendPsiegeltHy goodA plusNgA plusEth" +
	"roughoutLucDinilo exCnmCvgGyl exCnmCvgHoir descriptionLles detailsLphotosJldoendeGl funktionsfahigRm" +
	" hersteller generaluberholtZvom verkaufer generaluberholtZvoor de sloopIonderdelenNrfuhrgeratMwAater" +
	" damagedMell usedEwornHnig benutztLrkt goedEnietA metIperfectMhen newHie neuFth inventoryNorking ord" +
	"erJs fineA withJgreatA withKperfectlyJwellA withMn onceJyBzadowalajacyAmMeer goedAeJganZzo goed als " +
	"nieuwQufriedenstellendPm ausschlachtenNschlachtenMstandHほ ぼ 新 品O\x82\x84 や 傷 や 汚 れ あ り" +
	"Zコ ン デ ィ シ ョ ンZジ ャ ン クA シ ョ ンL品S\x83\xa6 ー ズ ドN\xa9 ン ク aAbCbN並 品" +
	"F\xad 古A 品D車K\xb9\x9d 成 新K\xba\x8c 手H傷 や 汚 れ あ りW\x85\xa8 体 的 に 状 態 が 悪 いZ全 新" +
	"A 购 买D入O\x86\x8d 生 品K\x87\xa0 乎 全 新O\x8b\x95 作 不 良H未 確 認S\xb1\x95 示 品L故 障A な しF\xaf あ" +
	" り ま せ んX品D無 しN\xb4 備 品D済A み 品S\x96\xb0 古 品G\x93\x81A で 購 入L同 様A 品L購 入O\x97\xa0" +
	" 故 障K\x9c\xaa 使 用A に 近 いL品 に 近 いX開 封K\xa5\xb5 美 品K\xb2\xa1 有 故 障P無 故 障K\x8a\xb6 態" +
	"G\x9b\xae 立 っ た 傷 や 汚 れ な しZ美 品H良 品C\xa5\xbdG\xb6\x85 美 品L部 品 取 りO\x96\x8b 封 の み" +
	"H済 み 未 使 用Z難 あ りL거의 새것Z고장A 없습니다I\x9d\x8cH없음M리퍼F\xaf\xb8개봉G사용" +
	"J상태E\x88상품F\xa0\x9c품A으로 구매V\xa4\x91고A품"}

// phraseCodes has two letters for each phrase.
const phraseCodes = "" +
	"AfBaLaFaGaJcJcJcJcJcJcJcJcJcBaEaLaLaEaAfLaAfAfEaEaDaFcFcFcCaJcLaLaCaCaHaKcGbGcEaLaLaLaIaIaFaBaCaBaHc" +
	"CaHcHcIaHcHcAgHdBaBaLaAgAgAgIaIaHcHcHcHcHcHcHcAfCaEaEaKcKcAfDaLaEaEaEaEaEaEaEaEaEaAeAeAeAeAeAeAeAeAe" +
	"AeCaJcIaLaKcLcAgLaIaIaLaLaLaLaLaLaLaAfIaLaLaFaEaGaFaEaGaJcJcJcFaEaGaHcHcLaAgLaAgLaAfFcFcFcFcFcAfCaCa" +
	"AfLaAeAeLaAeAfAeIaBaFaCaFcFaFaFaFcFcFbBaBaBaJcAgEaLaEcIaIaLaLaLcLaLaAgIaIaIaIaIaIaIaLaIaIaLaAgIaIaIa" +
	"IaIaLaLaIaIaIaIaIaIaIaDaGaCaCaDaBaHaHcHcHcEaHaAgIaHcAeFaHaJaAeGcLaLaHaHcHaHcHcHcEaJaGbGcBaCaFcFcFcLa" +
	"AfFcFcAfEcEaFcAfJcAfAfEaEaEaBaBaBaBaBaLcLaCaEaEaEaBbAfGaEaFaEaGaBaBaBaBaBaBaBaBaFcKdKdDaKdKcKaFaEaGa" +
	"GaEdAgEaGcGcGbGcGbJaGcGcGbJaGcGcLaLaAgKaLaAgEaHcBbBaCaCaBaCaBbCaBaCaBaBaCaCaCaBaBbBaBbBaBaBaBbBaEaEa" +
	"EaEaBaBaBaBbAgAgAgAgAgAgAgAgAgBaAgAgAgAgAgBaAgAgCaAgAgAgAgAgAgAgAgBaCaBaCaCaCaAgAgAgAgBaHcLaKaBaBaBa" +
	"BaKaLaBbBaCaBaBaBaEdLaAgKaLaLaAgLaKaKaLaBaKaLaKaLaAgBdBaBaBaBbBaBaBaCaCaCaBdBaBbBbBbCaCaBaBbBaBaBaBa" +
	"BbBaBaBaCaCaCaCaBbBaBaBaBaBaBbBaBaBaBbBaBbBaBbCaBaBaBaBaCaCaCaCaCaBaBdBdEaBdBdAfBaBaIcDaDaJcBaBaIaEa" +
	"EaEaCaCaFcAfBaAfFcFcFcFcFcCaAfCaAfLaLaLaLaLaLaLaLaFcIaEaLaLaJcLaLaLaFcIaFcFcIaFcFcGaGaGaGaFaEaGaGaGa" +
	"GaKcGaGaGaLaLaLaCaEaEaIaIaBbIaIaEaEcEaEaFaGaHaJaJcDaDaDaDaDaDaDaFaEaGaJcDaDaJdDaDaDaDaDaDaDaDaDaLcHc" +
	"HcHcHcHcCaKcKcKcBbAgAgAgIaIaAfAfAfAfIaIaGbGaGcGcGcDaEaEaEaEaEaCaCaAfAfAfBbBaKaBaAgAeKcEaEaEaBbLaLaLa" +
	"LaLaAeGaHaFaAeJaAeAfFcGaIaIaJcEaFaFaBaLaGcGcGcIaIaBaFcFcAfBaAfBaBaKaBaBaKaBaBaIaIaIaIcIaIaIaIaIaAgAg" +
	"AgEaAgEaAgLaLaFcIaIaIaAgAfAfAfAfCaCaBbGbGaGcGaGaGaFaEaGaFaEaGaAfAfAfJcIaDaDaLaLaCaAfAgJaJaGcIaLaAgIa" +
	"AgEaAfIaIaAgIaAgIaIaAgEaAfJcJcGbGcEaEaHcLaLaAeEaJaAeLaAgLaIaFaGaHaJaIaIaAgEaIaKaKaBaIaIaDaEaLaKaCaLa" +
	"AgAgLaAgDaDaDaEaBaIaEaEaIaAgBaEaEaBaEaAgAgAeGaFaHaHaEaLaCaCaKaEaLaAgAgAgDaBaBaAeBaBaIaIaIa"

// firstWords contains the first words of the phrases that name a condition.
var firstWords = words.Set{
	0x100000, 0x800, 0x10000000, 0x0, 0x10200, 0x20, 0x0, 0x24040080,
	0x42, 0x1400300, 0x0, 0x81000, 0x40000, 0x1200, 0x2000, 0x0,
	0x80000202, 0xa2220, 0x40200000, 0x80000000, 0x200000, 0x48000, 0x0, 0x2000000,
	0x20000000, 0x100102, 0x10004004, 0x400, 0x10010, 0x0, 0x0, 0x0,
	0x200080, 0x20080000, 0x0, 0x14000000, 0x1002, 0x0, 0x200, 0x201,
	0x18000, 0x2000000, 0x0, 0x1000000, 0x0, 0x640, 0x2c00, 0x800500,
	0x0, 0x0, 0x20200200, 0x1060000, 0x890a0240, 0x0, 0x20, 0x10000,
	0x80800000, 0x0, 0x800, 0x0, 0x1000, 0x0, 0x4000000, 0x400000c0,
	0x60000, 0x900004, 0x80400800, 0x0, 0x0, 0x201, 0x400100, 0x400,
	0x101, 0x0, 0x40040880, 0x0, 0x2004, 0x52, 0x8000088, 0x40800800,
	0x8810000, 0x400040, 0x40000000, 0x1001000, 0x400008, 0x20000, 0x2080200, 0x10000000,
	0x80000, 0x40, 0x4, 0x200001, 0x490000, 0x0, 0x4008210, 0x81008,
	0x220000, 0x8, 0x2000040, 0x21000000, 0x80800, 0x30000104, 0x0, 0x500,
	0x10000040, 0x0, 0x1000008, 0x2000, 0x40000400, 0x12, 0x0, 0x10200,
	0x0, 0x8004040, 0x0, 0x100, 0x810000, 0x1000004, 0x0, 0x80000000,
	0x100, 0x60400000, 0x1010000, 0x401, 0x0, 0x0, 0x0, 0x0,
	0x0, 0x808000, 0x6240, 0xc0000000, 0x2120200, 0x20000001, 0x200, 0x80000000,
	0x2280, 0x10, 0x800000, 0x1810400, 0x100000, 0x9, 0x2, 0x90000400,
	0x1000014c, 0x680000, 0x1000, 0x0, 0x40040000, 0x8200, 0x40008040, 0x100800,
	0x80012820, 0x1000001, 0x200, 0x0, 0x2012000, 0x80000000, 0x400800, 0x100000,
	0x800200, 0x410000, 0x0, 0x0, 0x10010000, 0x40020000, 0x20040000, 0xc000,
	0x2402, 0x10020001, 0x200a, 0x100004, 0x800048, 0x0, 0x500044, 0x20806004,
	0x202a081, 0x0, 0x1000, 0x20000000, 0x4000, 0x8000020, 0x200, 0x20000800,
	0x80c080, 0x2, 0x9, 0x20008000, 0x9001600, 0x104000, 0x0, 0x20200000,
	0x22080, 0x82844, 0x40800000, 0x80400000, 0x102000, 0x40200801, 0x1000, 0x4000000,
	0x400401, 0x80000000, 0x882008, 0x200, 0x2400, 0x10000000, 0x0, 0x10080,
	0x2000800, 0x9000000c, 0x44000100, 0x1100040, 0x40040200, 0x800, 0x40008, 0x22000,
	0x2000000, 0x8, 0x40000000, 0x80, 0x0, 0x80000008, 0x8, 0x4,
	0x22002200, 0x10000000, 0x100000, 0x20, 0x20400, 0x4000f001, 0x1000, 0x100,
	0x40404000, 0x100000, 0x800, 0x2040000, 0x10000, 0x14000, 0x0, 0x80,
	0x8008000, 0x80, 0x40090000, 0x20000000, 0x400, 0x24001, 0x200000, 0x20000040,
	0x101008, 0x0, 0x0, 0x28004, 0x100, 0x40000001, 0x0, 0x0,
	0x8, 0x10018002, 0x2080020, 0x10, 0x10002004, 0x200, 0x2000000, 0x82,
	0x40010000, 0x800, 0x1011100, 0x4080000, 0x40, 0x8000, 0x0, 0x10120010,
	0x11001020, 0x0, 0x0, 0x60000, 0x20060800, 0x0, 0x80040004, 0x80,
	0x0, 0x0, 0x0, 0x0, 0x80800, 0x0, 0x4008020, 0x8c00004,
	0x8000800, 0x1020, 0x400000, 0x80481000, 0x18008, 0x8002, 0x400020, 0x20000000,
	0x820, 0x20008000, 0x408000, 0x4080, 0x2400, 0x0, 0x400200, 0x90044000,
	0x40004, 0x200001, 0x300, 0x440000, 0x0, 0x4000002, 0x40400108, 0x0,
	0x41000040, 0x40, 0x20000, 0xa4, 0x8, 0x8000, 0x10000, 0x8000000,
	0x8002000, 0x242, 0x80000, 0x10000020, 0x82040, 0x0, 0x8001800, 0x200000,
	0x0, 0x8001248, 0x8, 0x30020, 0x40040, 0x0, 0x40080010, 0x80000001,
	0xa0040, 0x1000000, 0x1002000, 0x200000, 0x0, 0x28000, 0x100, 0x40001400,
	0x81, 0x10000040, 0x2000004, 0x800000, 0x90010000, 0x12000000, 0x40000408, 0x10001,
	0x2000, 0x40000, 0x20020011, 0x20, 0x40000000, 0x8000008, 0x120020, 0x0,
	0x80000200, 0xc02000, 0x0, 0x8008, 0x82000008, 0x402, 0x40000000, 0x20004220,
	0x30000, 0x100018, 0x200, 0x200020, 0x20008, 0x2010100, 0x100, 0x100200,
	0x4030000, 0x440, 0x40, 0x10008000, 0x10004000, 0x0, 0x0, 0x4000200,
	0x420000, 0x80000, 0x0, 0x89, 0x14000000, 0x40000000, 0x8000000, 0x40000000,
	0x4008828, 0x80000100, 0x0, 0x4, 0x0, 0x0, 0x1000401, 0x40080000,
	0x10000000, 0xd2800002, 0x0, 0x400030, 0x10001000, 0x8020400, 0x40000000, 0x40,
	0x0, 0x10000000, 0x0, 0x0, 0x100020, 0x1040004, 0x40000, 0x800a00,
	0x8001000, 0x8, 0x400800, 0x400, 0x0, 0x4000000, 0x800040, 0x4,
	0x104000, 0x80000001, 0x100, 0x8000, 0x80200008, 0x20000300, 0x40040000, 0x100,
	0x80800000, 0x4000000, 0x20080800, 0x400880, 0x0, 0x0, 0x30100008, 0x2,
	0x4b2000, 0x0, 0x4004008, 0x0, 0x40000, 0x8082, 0x2000000, 0x50,
	0x1000, 0x40000, 0x2008, 0x40, 0x10000000, 0x180, 0x0, 0x80000002,
	0xc0000008, 0x2010, 0x8000082, 0x0, 0x2000040, 0x8000100, 0x80200008, 0x10000,
	0x8, 0x80, 0x0, 0x1, 0x48040000, 0x400040, 0x8000000, 0x180,
	0x400, 0x800, 0x4002000, 0x0, 0x4400, 0x0, 0x2, 0x400010,
	0x2804082, 0x0, 0x10, 0xa, 0x0, 0x400400, 0x12000, 0x4000,
	0x1600, 0x2000, 0x80200, 0x0, 0x40000, 0x1000000, 0x0, 0x208000,
	0x200, 0x0, 0x0, 0x0, 0x41000080, 0x10088, 0x11, 0x100000,
	0x2000, 0x8040, 0x30024, 0x4002, 0x40010220, 0x0, 0x44000004, 0x0,
}
