// Code generated from languages by build/toolchain/languages. DO NOT EDIT.

package description

import "loupe/core/base/phrases"

// The classes of phrases, as the language files name them.
const (
	wordAbbreviation class = iota + 1
	wordAccessory
	wordAdverb
	wordAlso
	wordAnd
	wordArticle
	wordAside
	wordAuthenticity
	wordAutomatic
	wordAuxiliary
	wordBattery
	wordBody
	wordBodyOnly
	wordBought
	wordBoxOnly
	wordBut
	wordCase
	wordCheck
	wordCompatible
	wordComponent
	wordCompoundEnd
	wordCondition
	wordCopy
	wordCopyAlone
	wordCopyNoun
	wordCurrency
	wordDamage
	wordDamageBeside
	wordDead
	wordDeal
	wordDegree
	wordDoubt
	wordDozen
	wordEach
	wordEmpty
	wordExcluded
	wordFault
	wordFor
	wordFree
	wordFunction
	wordGenuine
	wordGenuineBeside
	wordGoes
	wordHalf
	wordHarmless
	wordHave
	wordIf
	wordIfDamage
	wordIfReturn
	wordInAll
	wordIncluded
	wordIs
	wordItemFails
	wordLacks
	wordLens
	wordLike
	wordLink
	wordListings
	wordLonger
	wordLose
	wordLost
	wordLot
	wordMain
	wordMaterial
	wordMaybe
	wordMaybeAfter
	wordMaybeBeside
	wordMended
	wordMending
	wordMy
	wordName
	wordNeed
	wordNew
	wordNoPieces
	wordNone
	wordNot
	wordNotAfter
	wordNotBefore
	wordNotStrict
	wordNotWorksBefore
	wordNumber
	wordOf
	wordOff
	wordOneOnly
	wordOnly
	wordOnlyAfter
	wordOther
	wordPackaging
	wordPair
	wordPairs
	wordPart
	wordParts
	wordPhrase
	wordPiece
	wordPlain
	wordProduct
	wordQuantity
	wordRefund
	wordRefundAfter
	wordRefunded
	wordResembles
	wordSeen
	wordSell
	wordSeller
	wordSet
	wordSeveral
	wordSide
	wordSingle
	wordSize
	wordSmall
	wordSpare
	wordStay
	wordStop
	wordStrap
	wordThan
	wordThem
	wordTime
	wordTogether
	wordUnit
	wordUnneeded
	wordUnprompted
	wordUnproven
	wordUsed
	wordUsual
	wordWhether
	wordWith
	wordWithout
	wordWork
	wordWorks
	wordWorksBeside
	wordYesAfter
)

// The kinds of products.
const (
	kindCamera uint8 = iota + 1
	kindPhone
	kindWatch
	kindShoe
	kindHandbag
	kindDress
	kindJacket
	kindJeans
	kindGuitar
	kindKlavier
	kindViolin
	kindDrill
	kindBicycle
	kindLamp
	kindChair
	kindSofa
	kindTable
	kindTelevision
	kindHeadphones
	kindSpeaker
	kindTurntable
	kindPrinter
	kindMonitor
	kindConsole
	kindBook
	kindToaster
	kindEspresso
	kindBlender
	kindVacuum
	kindFridge
	kindRing
	kindPainting
	kindVase
	kindDoll
	kindAuto
	kindMotorcycle
	kindPerfume
	kindSunglasses
	kindStroller
	kindKnife
	kindCoin
	kindStamp
	kindRecord
	kindLaptop
	kindTablet
	kindSoftware
	kindLego
)

// languageTable has the phrases of all languages, each once for each of its meanings.
var languageTable = phrases.Table{Blocks: []uint32{
	0, 423, 729, 911, 1157, 1524, 1874, 2192, 2576, 2825, 3068, 3257, 3573, 3939, 4220, 4506,
	4762, 4986, 5365, 5696, 5981, 6315, 6721, 7042, 7282, 7746, 8144, 8569, 9062, 9367, 9671, 10003,
	10251, 10557, 10847, 11126, 11516, 11998, 12308, 12672, 12998, 13390, 13763, 14141, 14433, 14767, 15114, 15484,
	15840, 16228, 16490, 16892, 17295, 17691, 18081, 18325, 18560, 18881, 19178, 19414, 19690, 19938, 20160, 20450,
	20722, 21075, 21481, 21840, 22212, 22543, 22831, 23097, 23441, 23750, 24122, 24366, 24710, 24996, 25280, 25627,
	25903, 26177, 26482, 26874, 27243, 27584, 27900, 28209, 28556, 28850, 29239, 29573, 29870, 30198, 30445, 30719,
	31154, 31423, 31812, 32132, 32470, 32746, 33003, 33338, 33693, 34122, 34475, 34821, 35195, 35547, 35871, 36215,
	36452, 36751, 37053, 37383, 37687, 38004, 38347, 38617, 38898, 39128, 39472, 39818, 40102, 40420, 40808, 41036,
	41345, 41859, 42219, 42631, 42873, 43183, 43502, 43854, 44167, 44530, 44822, 45137, 45446, 45766, 46086, 46335,
	46688, 46963, 47205, 47655, 48154, 48586, 48894, 49329, 49836, 50255, 50807, 51333, 51761, 52018, 52352, 52568,
	52928, 53253, 53679, 54067, 54446, 54722, 55007, 55386, 55772, 56171, 56546, 56839, 57239, 57573, 57896, 58219,
	58551, 58933, 59379, 59679, 59978, 60294, 60547, 60943, 61216, 61593, 62027, 62334, 62657, 62970, 63285, 63536,
	63767, 64036, 64345, 64782, 65086, 65408, 65740, 66119, 66460, 66754, 67062, 67332, 67577, 67903, 68272, 68631,
	68997, 69302, 69553, 69892, 70189, 70501, 70772, 71247, 71560, 71947, 72175, 72552, 72902, 73213, 73610, 73986,
	74356, 74873, 75200, 75466, 75798, 76127, 76470, 76855, 77187, 77482, 77815, 78051, 78345, 78635, 78951, 79291,
	79612, 79934, 80209, 80651, 80994, 81437, 81720, 82020, 82297, 82611, 83006, 83312, 83495, 83716, 84074, 84477,
	84682, 84893, 85105, 85387, 85633, 85907, 86255, 86555, 86857, 87184, 87516, 87819, 88178, 88534, 88909, 89264,
	89532, 89824, 90144, 90402, 90671, 90857, 91088, 91463, 91791, 92220, 92543, 92926, 93289, 93693,
}, Text: "" +
	"Z0B1 1AA copyEqualitatCyHreplicaJto 1 qualityN0erD1erD2erE2erD3erD4erD5erD6erD7erD8erD9erDaAA affute" +
	"rHbesoin dAeIien vecuHt wobblyKchangerGonsoliderKdesfazer seJtartrerIisparuHfait son tempsOlaverFpre" +
	"cisar de lavagemQndre en lotOrafraichirJecollerEudreGdresserHfaireFgarnirGmettre en etatErouteOplace" +
	"rHndu l ameIoverFpararEeindreHssemelerGouderGtaurarCerHtaperCisserIvernirFiserHsouffertIvecuFaaA gra" +
	"deFqualitatCyHreplicaJnZaan diggelenIonderhoud toeNrevisie toeLschervenIvervanging toePgeknaagdAeGoe" +
	"ktAeGroestAeGvretenIschafprijsJlagDprakelijkAheidOtalCekeningen inNwezigHbAandoned projectOt jourGzu" +
	"rEblatterndAeAmBnBrBsLerACfarbungenJgeblattertAeAmBnBrBsJrochenAeAmBnBrBsJfahrenAeAmBnBrBsGrbtAeAmBn" +
	"BrBsHgriffenAeAmBnBrBsJkautAeZabgekautemBnBrBsGlatschtAeAmBnBrBsIostAeAmBnBrBsGnutztAeAmBnBrBsHplatz" +
	"tAeAmBnBrBsIranztAeAmBnBrBsGiebenAeAmBnBrBsGssenAeAmBnBrBsIscheuertAeAmBnBrBsJpieltAeAmBnBrBsGlitter" +
	"tAeAmBnBrBsZabgestoßenAeAmBnBrBsJtretenAeAmBnBrBsIwetztAeAmBnBrBsJhanden gekommenOolungGimeAeAsCsDt" +
	"oDnutzungAenCserscheinungenNspurenOolladaAsCitaDoAsCuraAsImbadaAsCoAsGutDplatzerCungAenKradedDsaBeAe" +
	"AsCsCiAonAeBiBsEoDeBiebCgoEs lightGatzAe abgelaufenPentAeZabsentesCsEplitterungAenMtenerseEirGuelaBo" +
	"Fcao altaHcartocciataBeBiBoKendeAreDonoFsoriosFsoiresEriAesIiaioDdent damageHadaAsCoAsEeAeAsCsCs et " +
	"manquesQon altaIoudoirAsFnt google bloccatoPicloud bloccatoPlockedLrocAsEuA snel leegMeiteA en las p" +
	"alasQndeDroDheteAAA neufFeEtAerAkantEwiel slagNid damageHo delle pileKpileHerDompanhaHquaDreditadaIt" +
	"ie te hoogJng upFon altaZaction hauteEighEis highKvation lockAedMe wormFringsslotOdaptadorEerFhesif " +
	"surFve residueOidasyFjustableEmentIsBvertentieAsGsEiesprijsKfAbladderendAeLectaDtaDfaisseAeAsCmentEs" +
	"GectAeBsFgebarstenGladderdAeIrokenCkeldAeJklovenGleefdAeGscheurdAeHlagenEetenFplinterdAeKtraptAeGval" +
	"lenIstandsbedieningPtandsAeFerAAmarketA screenQundadaAsCoAsDmentoJwezigGgeZage darkeningJrelated wea" +
	"rMtannedFonedCingGwearGoBrietadaAsCitaDoAsIuaAntaEjaA para cambiarOereadaAsCoAsFitoDoA de polillaLsF" +
	"lhaFhnlichGiAguillesHndaDrbag lightJpod droit seulKgauche seulLseulDingoloGueltoHsGjadaAsCoAsFkcesor" +
	"iaHkuAAschrauberLtivierungssperreQumulatorAAAaAABemCyKlAabeadaAsCoAsHboCcaAsDeABgo de hongosZalgodon" +
	"EumasDnAaA faltaFtaraFsCosFimentatoreKl in one goKaA maniera diMeenAA als geheelGset te koopPbodyEca" +
	"meraFonsoleHde bodyEcameraEssetteHonsoleHdiscElinkerGrechterHverpakkingMoosEeen linkerKhet toestelLl" +
	"inkerGrechterHtoestelKinAeDntataBeBiBoFsA bij elkaarKin een keerDoopA wegPsamenFzusammenLumeAntCrFma" +
	" caidaIoneA di sudoreLiA d acquaGi sudoreGumiditaOsAAA konvolutJoCtAavocesDzZaltavozA rajadoFotoJeAr" +
	"AsschadenGpurenIsCoparlanteJreBiDwaysAFmAAareladaAsCinhaAsCoAsFoAsDmentoGeceuCidaAsCoAsGouEillas por" +
	" el tiempoQeadaAsCoAsDmientoHntaAsCoAsEoGssadaAsCinhaAsCoAsFoAsEoAsBuEteur repairMe tombeeIinciAeAsC" +
	"sAsementLmaccataBeBiAnaBeZammaccatoBuraBeFhiCoEuffitaBeBiBoHolgadaAsCelaDoAsEouGnAAAalogAicaBo puxan" +
	"doLueGcheCienAneAs restaurationsUoraEdAaAta persaHe perseHi persiHo persoJereAnBrFelloEgeboteAnErann" +
	"tAeAmBnBrBsGochenAeAmBnBrBsJgriffenAeAmBnBrBsJkautAeAmBnBrBsFnabbertZangeknabberteAmBnBrBsHckstAeAmB" +
	"nBrBsIratztAeAmBnBrBsIlaufenAeAmBnBrBsImacktAeAmBnBrBsHnagtAeAmBnBrBsGrissenAeAmBnBrBsHostetAeAmBnBr" +
	"BsIschafftElagenAeAmBnBrBsJprungenAeAmBnBrBsJtoßenAeAmBnZangestoßenerBsKoliA smussatiKoEiAAlloDma " +
	"cadutaKleitungHneesCrimentiBoFtaBeBiBoFiBoncesEtationsFzioni a matitaGpennaOeAeAsCsEunciFomaliaAsGsB" +
	"tacionesFoes a canetaGlapisPsAchaffungspreisOeAsCtreichungenMticaBhi restauriKocDoCgoAlpesFuaBoDkAeC" +
	"queDurtoEvirusGycznyEkDunciosGyAmoreAFzahlDeigeAnFicheGpagaCnhou aguaJratZaparat fotograficznyOuByFe" +
	"nasAA a caixaHo corpoLrture blades oilySieceEk verlopenKlastadaAsCoAsIodreceuCidaAsCoAsDmentoKlillad" +
	"aAsCoAsJpannamentaBeBiBoFtaBeBiBoFreilFenaDiccicaticciaBeBiBoHosaBeBiBoIle id lockedMroxDunti a mati" +
	"taOreAsenta defeitoHerroEproblemaJndo defeitoRoveitamento de pecasWqueceA demaisGmuitoFpoucoGndo dem" +
	"aisPranacitoAsFdaAsCoA por el gatoMsDzoZaranazosA de gatoMonesGeAAn tEg gebrauchtKentiqueImbandAuhrH" +
	"lehnenGrestFracheAeAsCsEncaA malEdaAsCoAsFhadaAsCelaAsEoAsCuraAsFoAzinhoHoesBzinhosHuDjadaAsCoAsHegl" +
	"adaAsCoAsGteDugadaAsCoAsEginitaBeBiBoGuitasItefakty na ekranieRiclesDoliDulations lachesNosFgosDkelG" +
	"sAA a bundleGjob lotZasaAsCeguradoCrA siJkingEpiraA maleEpocoCucoGdorAaEpolvereHteurDionEzioneGeA ma" +
	"lIsenteBiBoA cedidoLicurataBoGnatura de possePseDottigliamentaBeBiBoNureEtilladaAsCoAsJtAAascadaAsCo" +
	"AsHribuidaAsCoAsItaque par les versRentionAFsteeFicCribue aCe aCs aEs aEitaBeBiBoDted toMuAA lieu de" +
	"IchBunZaucunA signe de vieNeAA preuve d authenticiteZaudio distortoMfAAarbeitungsbedurftigAeAmBnBrBs" +
	"VgearbeitetAeAmBnBrBsKblahtAeAmBnBrBsHplatztAeAmBnBrBsIquollenAeAmBnBrBsJrissenAeAmBnBrBsIscheuertAe" +
	"AmBnBrBsKtrenntAeAmBnBrBsKkleberesteEresteLlageFkcjachDeBiEnAtZaureoleAsFicolare singoloNular suelto" +
	"HesAJsAAA dem leimJbruchAeGenteEfallAeFgebautDeultAeAmBnBrBsGleichtAeAmBnBrBsHichenAeAmBnBrBsJlatsch" +
	"tAeAmBnBrBsHufenAeA batterieAnKmBnBrBsHeiertAeAmBnBrBsIrissenAeAmBnBrBsIschlagenAeAmBnZausgeschlagen" +
	"erBsGossenJtauschtGrocknetAeAmBnBrBsMschließlichLetzerFiDtenticaAdaAsCoAsDsBtaBeBiBoDheCiAdadA desc" +
	"onocidaKudosaGno garantizadaOpor verificarOeA desconhecidaMnao confirmadaTtaA da verificareMubbiaGno" +
	"n garantitaJverificataOsconosciutaPoAAsDficadaAsCoAsIycznaBeBoscA niepotwierdzonaMznanaJiEyEkEur inc" +
	"onnuLhenticAAatedCionFiteA a confirmerJverifierKdouteuseIgarantieZauthenticite inconnueInon certifie" +
	"eJgarantieIverifieeNitDyA not guaranteedOunknownMekAeDfieAeAsCsEqueAAsEschAeArBsFzitatJorship unknow" +
	"nPoAAcollants abimesGdecollesRfocus rottoLmaticAAallyDmenteGoACqueADschAEycznaBieCyInomie faibleMr d" +
	"esconhecidoGocidoLnieznanyJe ignotoGsconosciutoPresExACvachiAeAsCsEilableAGriaAdaAsCoAsDsCouA seZave" +
	"cAABreBiaAdaAAsACoAAsADsFoAidBrDvallamentiBoFtaBeBiBoGiaEwariaAFyant vecuJzinhavreJbabciAaEcaAsCkA f" +
	"ocusesIfiresFlightA bleedFgoneEoutKoAsDd battery lifeMesnDimeiEmeidEsectorAsIlyA repairedLzCgA marks" +
	"Ggy elbowsJnato dentroMixa oleoIlancier casseMd areasFpatchAesHspotAsFtiresEyreAsZbalsam separationL" +
	"trennungMmbaAsCinoDoAlaCsEncalAeAsCsEdAenA lekGoleraEuliereHsalatGeadaBoEged upGho gastoFsaiuHned co" +
	"nsoleHfrom onlineGxbox liveRi de xbox liveLu psnJo perdidoKqueteadoIrdzoADeAA toolEunitFlyADgainEniz" +
	" saltadoLre verticaleKd by carrierOstAenCjeAsFulhentaAsCoAsFoA estranhoOseAmentFhedDketsAEtante usad" +
	"aAsCoAsNteriaAAZbateria agotadaHcansadaHdegradadaIura pocoCucoKfracaFinfladaHnao seguraKpara cambiar" +
	"Mszybko sie rozladowujeWvazouEiciadaJeAABiAAEidinhaAsHteredCiaAA andataGdegradataIura pocoJesaustaHf" +
	"initaGscarsaIeAAA a changerIusgelaufenLfaibleGleerFnA ausgelaufenNsAA leakedHaureFwechsel notigOjAA " +
	"gelektGis leegHleegFenA gelektJlekkageHzuurGyAAA acidEdegradedHoesn t lastKorDrainsGhas had itKis sh" +
	"otHleakageHwon t lastZbattle scarredDsKumwolleGt keinen druck aufTwelnaGeAA sureFads missingKring go" +
	"neEnoiseGs goneKuAtifulHcauseFdienungsanleitungReldCnA gluedFlostHflecktAeAmBnBrBsHoreEhandeltAeAmBn" +
	"BrBsFlungsbedurftigAeAmBnBrBsTobenDeftEuizingHiAAgefugtGliegendHmBnBßspurenJkladAeDedingGommenFrabb" +
	"eldAeGstAeEitzeltAeAmBnBrBsKlichtingsmeterZbelichtungsmesserNscadaAsCoAsHlaABeA copieHoABy bulgeIt b" +
	"uckle rashLgoneEslippingLmA usadaAsCinhoEoAsIneBotigtAFtButzeBtAFriebenAeAmBnBrBsHoetAeFschadigdAeCi" +
	"ngAenFtAeAmBnBrBsDungAenJikbaarFmmeldAeHlagenAeAmBnBrBsHmiertAeAmBnBrBsJitzvermerkZbeslagenFoinA d u" +
	"n bon nettoyageNnettoyageSsere tage gesehenMzeiten gesehenTtandenEtigenCtFe tijd gehadLldBltEoßenAe" +
	"AmBnBrBsEungAenKtaaldEere tijden gekendRweenFugueDleAnDrt nodigJvestigenHlektAeGwareDeisenFijzenGyon" +
	"d economical repairRrepairLzAA akumulatora i ladowarkiXgwarancji autentycznosciYparyFelCugEialyDblio" +
	"theekexemplaarJstempelJksexemplarIstempelQcadinhaAsCoAsHho da madeiraLs de la maderaQicletaBtaGe kol" +
	"aHo partidoJycleFenBrze olejIteAnEgBje na bokiZbijtsporenIkeCldAausfalleIernDfehlerGrohre schwachNsc" +
	"hirmA schwarzIgeratNndingDung gelockertJloseJocularsIos lockedGpasswordIwachtwoordNro markAsHthdayGs" +
	"agraAsFogno di affilaturaKmanutenzioneMpuliziaHrestauroHiparazioneLuna pulitaSsspurenHuntaBeBiBoFtA " +
	"missingHof rustEtlcHe marksHs missingJteDzarreGlacieCkA screenHlistataBeBiBoDeAdBeAsCsId czytaniaIma" +
	"trycyIderendAeEtEeArt afGzijden losLnchiAeAsZblanchisEkA screenJtAtertA abJeach markAsFspotAsEtainJi" +
	"btAA immer wieder stehenWchfleckenJstiftnotizenNmishAedBsGnderAaFw upFijftA hangenGknipperenJniet op" +
	" stemMopnieuw opstartenRstilstaanNndBkt rotHsterAedCingHtzDoatedEccataA da icloudLeBiBoA al logoGzie" +
	"ndaleJcon accountHicloudKda accountHgoogleGicloudGpasswordJll aziendaMicloudFn avvioIoperatoreJsul l" +
	"ogoFla melaOo attivazioneLdi attivazioneOicloudGunicoIkiertAeAmBnBrBsZbloedvlekGkada aktywacjiJfrpDg" +
	"oogleGicloudGmdmHuje sieIod stainHm to varnishNqueAA au demarrageMcompte googleNgoogleGicloudGpar co" +
	"deEicloudGmot de passeMun codeLsur la pommeHe logoA appleSadaA por icloudLsCoA con contrasenaJuentaK" +
	"no icloudJpela operadoraNor contrasenaJuentaGgoogleGicloudGla empresaKoperadorNsEeAAsCio de ativacao" +
	"LfrpDicloudGmdmGo de activacionKicloudLsEwn bulbEdriverGengineGfork sealsJuseEhead gasketLspeakerAsI" +
	"tweeterHveneerIs fusesJue screensIscreenAsHtoothGntAed cornersZboAaArd detachedJs detachedNbbledBsCi" +
	"ngDyEdemCiesDyAA ohne objektivMnlyEunit onlyJzonder lensOekAblok losKgs downHhrmaschineKisBteA seule" +
	"FvideFsCierAA nuA sans objectifQseulKkAachDiBuClas por el usoNitasEladoDe accuGitoAsEoAsDorAentaAsCo" +
	"AsEsEsaA guardapolvoNillosFoAAsEmAbaDnAa fideGecaDitaBoDneA copieItZbookAendsEsCtAA loopFetClegCoopE" +
	"sAAchleifeKrbotoAsFdAeAsCiA da rifareLoBsAteinkratzerHschadenNracha derretidaPsaBettaGsseAleAeAsCsDs" +
	"EtaA aceiteHoA presoIkiCoesCnAesEtaArellaBeGeBinaDom bracket playMhas collapsedPne mancanteKi mancan" +
	"tiOuchonDle d oreille seuleTghtAADlochageDeAeAsCsGrdonneAmentKsilleAeAsZbousillesGtonAsA manquantsOw" +
	"t geen druk opQwedA neckHingExA onlyErovinatoIvuotoGedA setFsDysCzzettiniGiBoEraccialeBiFeletAAA str" +
	"etchMo partidoHquebradoLkAAA cisnieniaJdzwiekuHkartekGobrazuFznak zyciaLpodswietleniaNreakcjiIeA rub" +
	"sFsA rubAbingHspongyJujacaBeAjCyDeAEndfleckAenHgaatjeEtAenFlochAerGplekAkenHrisseFschadeAnGpurenGtBv" +
	"lekZbrandvlekkenIlantAeAsCsFsoletaABkaABiCyHssAingFtBucheAnCtFemsbelagAeGeAnEnnfehlerGtEickadoCtaBeB" +
	"iBoDeAadaAsCoAsEdBeAsCsEdgeA pull upLefmarkeHght spotAsJlleDncoDseAeAsCsEocanteEkeligAeAmBnBrBsIke o" +
	"ffEnAA and gluedFrepairedMinCmainspringKoffDspringsZbrokkeltFnceCzeBoDosCseligAeAmBnBrBsEtDsura scol" +
	"lataOuteDwnedA pagesIingGuchAigAAeAmBnBrBsEstelleHiacchiataBeBiBoHtaBeBiBoA dal soleKuraBeHdnaBeByDi" +
	"se to glassJd rimHtA anormalHde fondEroulementMsuspectIs anormauxMleAeAsCsCureA de cigaretteNsFmmtDn" +
	"iAeAsCsAsuresGtura della cartaStte condizioniPzecza progiZbrzecza strunyIyGsodDubblingGcataBeBiBoDhA" +
	"ettiBoEiA di tarloCmeJniBoDruckenHkleAdA wheelAsJingFle de reinicioOoA di tarmaKzenieEyDdsCeeBnAaA c" +
	"opiaHoDgAgeAeAsCsDneCsApurEueAeElbA blownFgoneGgingFmpedA cornersJr damageJingFnde abgespieltKeinges" +
	"pieltNleEonaBeBoDracoAsDquinhoAsInA inA na telaZburn marksGed outGing oilDsmellJsA oilFtA outDpatchF" +
	"smellJstedEtAAaBemCowCsenCjeDtonAsEyCzzAesCingGyAc mozeGlAAAaABoAByADzwDcAA est dommageMaA friseGbeA" +
	"lo na porcelanaQleAA de cargaEhargeJrubDtiedHoAA de carregamentoQssageDeAeAsCsGche manquantJt de bib" +
	"liothequeUda umAaCnoEunaBoZcadeauCiraDna estiradaIgastadaHoxidadaLran refaitJeCuta di coloreJin acqu" +
	"aKe di coloreLo in acquaNfeteraDiereHhier detacheIs detachesOiu na aguaEpiscinaJo chaoJxaA sem conte" +
	"udoMvaziaGsEjaA vaciaGsConesFlAcaireDsA rasgadasLifiedGe a chaudJidad 1 1Ba 1E.1DaaaDespejoGreplicaL" +
	"entaAnGkowicieHosc razemKmaraAsEbaleanteHiadaAsCoAsDtaBeBiBoDoA da registrareHolareMs saltanLe awayF" +
	"raA onlyFsFnAA tZcan t find theIguarantee authenticityWlocateGread theIverify authenticityWal mudoCe" +
	"tFe mutoHpeDcelacion de ruidoNmento de ruidoPlazione del rumoreVnage a refaireJperceJotAA find theIg" +
	"uarantee authenticityWverify authenticityXtAA read theJidadEoAsA batidosHdobradosIgastosKvasA looseF" +
	"tearJoutchouc collantQpAAa descoladaJsoltaHire seGpottoFricciosaBeBiBoFhosaBoEieuseCxHsCratula rotaK" +
	"b gummedHoncini da cambiareSurateur a nettoyerKencrasseRcacaCsaDomaBidaAAsCoAAsHdAenilloGs missingZc" +
	"arece deDn deHgaAdorAADnDicaA rottaGtoreAGmbo da bibliotecaMe bibliotecaSpet beetleHa gastadaHrotaJr" +
	"eAgaAdorAAesHra en la mediaPoBy caseHte manquanteIere hsCmorteLs manquantesNonCridgeGunchadaAsCoAsEo" +
	"AsGvedEsaA de fumadorLcoDcadaAsCoAsFeAAsChmereFingDqueDsa singolaJeAA noisetteIteteFeAAsACsABtte use" +
	"eEwornGiZcastigadaAsCoAsIt damageGscratchedBsKalogAoBueGenaA allungataJda cambiarePtivo odoreLveAd i" +
	"nFillataBeBiBoBuraBeHng inGoAA di ricaricaOyo al aguaLeAdidaAsCoAsDmentiBoGutaBeBiBoEllulareDeEularF" +
	"naA katalogowaKnowegoGsklepowaIw sklepieJza sztAukeLterfold detachedIlooseMrefold looseLifugaBeert n" +
	"ietOuryFramicAaCqueGchi graffiatiKo bozzatoHstortoKoA de aguaIsA de aguaZcerdeaAnEnieraA da sostitui" +
	"reNinterna rottaPeA deboliMtainA ifGezaA seGificadaBo autenticoMtaBeEe authentiqueMdBeFo seGtteEhacu" +
	"nAeEfadaAsCoAsEedCingEinA slapFe detendueIrouilleeIuseeHrBseDmpignon dansFsHuscadaAsCoAsIncisDgeAeAs" +
	"CsDnel deadEoutIpa levantadaKdo gastadoLilla levantadaPquetaFrbons a changerOczaByDgeAArABsBurAAAsZc" +
	"hargingA brickFcableDseDordEdockEleadEstationMniereGssisEuffeA beaucoupIenormementKtropFntFssureAA s" +
	"euleGsIceCeAap fixGckCio de bolinhasIpoHra a queimadoItabacoKo a fumoEguardadoIhumidadeItabacoIde ci" +
	"garroHguardadoIqueimadoIumidadeKforteJneCrry stainJveux coupesLw marksGedCs tapesIzCfBiadoCndoEme do" +
	"esn tKna kopieGkopieGese kopieJska podrobkaNpAA am randHinCoffCnCtoDjeAsDpedA jacketJingEsZchispeaCo" +
	"rroteaJtarraFudeElodziFocAsCdziA ciezkoKlewkaFrreaFristmasGoboczeDtanieIzestFuck slipsFwobbleJnk mis" +
	"singHout ofGtaken outNwieja sieFe sieFnaBeByGybaA zeEocze sieLieknieA wodaJmnaBeByDrraAnCeDzko chodz" +
	"iGsie obracaFtwieraHzamykaPgarette burnAsMolaBiiBoFncoCghiaA da cambiareIsostituireNscioltaJe da sos" +
	"tituireNsciolteMqAueDturiniBoHociaEsnieniaBeIlasicoDpBsicAoCqueZclavierCjas durasFflojasJero rotoLw " +
	"marksGedEeanAedACingAA marksKr coat failureHpeelKcoat failingHpeelingPicking noiseJs and popsMpped c" +
	"ouponGjacketMoggedEnAeAAsDseAd tearsHsDudinessFyA headlightsPunkingDsDtch slippingEsLoatAingFbreDche" +
	"AcitoGkedCledCingGde d erreurIerreurIice di erroreJerroreJgo de erroArNffeeA comesFspillEtainIretFif" +
	"fe araseeKl whineHnAA corneFplieFceAeAsCsZcoinsA emoussesIpliesJjaBeaAnDoCla de etiquetaMdaAsCoAsEec" +
	"cionGlage visibleKnaCpsedCingFrACectAibleDonADorEzioneGierEmateAeAsCsForA bleedFcomidoGlossEtransfer" +
	"JeCurA bleedAingIlossErunDtransferMpettiBoEiCtelloGmAAA avariasHcalcarioIdefeitoHfolgaAsHandoEbadaAs" +
	"CoAsFeA undoneHs awayEoutDwithoutZcomida por el solGla polillaQo por el solGla polillaRng apartEwayA" +
	" fromJundoneKmeCoBpatibileADleAAGletAaAmente mortaBoEuertaBoNeAlyA brickedHdeadHment hsCmortKoEonent" +
	"sGradaABoAACtaABoAADeAAiABsoDisCometteFvarFte google bloqueGverrouilleRicloud bloqueNverrouilleNutad" +
	"orEerGnAAA bolitasHcuenta icloudNtaraFdensAaAcion dentroLtionIitionZconditionEzioniAA mediocriIscars" +
	"eOectaEfermareFzioneGirmAarCerFuseAdFgelandoHi rottiHjuntoFked outHnectAeAur de charge abimeTsFo rot" +
	"oBtoHsegnaDrtadaAsCoAsHola baneadaBoJeA bannataDiAeGonlyEseuleHide au scotchPuma olioFtaBeBiBoEntaBe" +
	"BiBoCzioneIta google bloqueadaRct marksJemporaryIrafacaoEfattaBeBiBoDzioneBiIsena olvidadaOe visiteH" +
	"faconAsEitAeAsZcontrefaitsGoleA remotoGtechnique defavorableXlerAIolsDperchioEtina consumataJrottaDv" +
	"inataIscollataHtaccataGrappataQiaAA 1 1DaaaDbuenaFchinesaGineseGexactaGidenticaInon originaleNperfet" +
	"taHirataHsCeAA 1 1DaaaDde marqueJparfaiteHirateHsDperCiaDyAACqueDrAdAasCeAs qui frisentOlessEonesFne" +
	"eAsCrA bumpsFcrushedHrubbingHsplitAsGwhiteningKsA splitIsDonaDpoA macchina nudoNnudoZcorreaAAA dada " +
	"de siKpara cambiarNs gastadasIpara cambiarPctlyEiaA derretidaJgastaInte a saltarIgastaKodeAdBeAsCsCi" +
	"ngEidaAsCoAsEsaAoCeBiAeBonAeEoEtocircuitoLsmetic damageGwearKt meDa rovinataJbaCtoCvaDina rovinataMo" +
	"A originaleKla rovinataMuraA abertaEiertaHsoltaGsA abertasFiertasPtonAeDto dal soleJnEuchCldA do wit" +
	"h a cleanFpolishQuse a cleanAingPnAA tEeZcouleAurA rouilleIs passeesMures de pileNnterfeitAedCsJpA d" +
	"e courEstyloJeBon cutGsA de styloLroAA a descascarLsecoFnneEroie detendueIfondueGhsItaitDe neufFauDu" +
	"reA a refaireJdefaiteHqui lacheKsA a refaireJdefaitesIqui lachentRvercleDture abimeeGdetacheeIfrotte" +
	"eQverAAedGracheBoteAmentAsHuilleHkA ofDedA iceDleather lookMmirrorGprintFrubberGtyresIing to printMl" +
	"eA glazeGsCingDyA jackEpotAsZcracksCquelureImeAeAsCsDnk rubGqueladaAsCoA na pinturaLsCuraAsGeA effet" +
	"GeAsCmentEsCleAmentGureAsFmentsIsh damageHesDseAuseCxFze linesGdCingFease marksGdBsCingFmalleraHpaAt" +
	"aBeBiBoBuraBeFeAtteEinaCtaEttataBeBiBoBuraBeFoDvaison lenteLeAeAsCsEimson stainKnkledFstalZcristallo" +
	"HocBwnA falls outJpulls outJstem brokenPudBmbledCingFpledFshedFystalGt refuseIuadradoDoADrteadaAsCoA" +
	"sEoEtroEbierta gastadaHrotaEsueltaHsHchilloEnieEituraA apertaGda rifareJsaltataJeA aperteGda rifareJ" +
	"saltateOelloDnta de google bloqueadaTgoogle bloqueadaUrda rotaFsDoA secoGpoA soloIsta arrancarNffAie" +
	"ClinksHirAA secFvreEoioDpA ringAsGimDrb damageGrashFed rimsItainsEo circuitoMscinetti andatiZcuscine" +
	"tti da cambiareLrumorosiQhionAsFtavaDodiaADuEtlery marksKsA in and outKoutFting outKzarnaBeAj liscie" +
	"JyAA ekranJsamiDemEesciEterechDyEuc dymemFpapierosamiLwilgociaLyAAsteByCzczeniaBeEonaByHtaFdAAA apre" +
	"s un modele deTaAA affilareHggiustareKcambiareIerroArAeAsHigienizzareKmpagliareKmettere a postoPprob" +
	"lemasCiHulire beneLraddrizzareKeimpagliareJncollareJstaurareDoGvisionareDeIicolorareGndizionareZda r" +
	"icucireGdipingereJelettrificareNfareDoderareImettere a postoHin ordineGsestoPpagliareJncollareIparar" +
	"eFristinareJulireGsaldareGuolareHtappezzareKverniciareMsaldareGegnaleFnalEinalDstemareImacchiareHnet" +
	"toniJostituireLbAeiDchbodenHdAa de siGs de siIo de siGs de siJjeClAlaBe casseeGfissureeIhsGmageAdDls" +
	"DenCp damageGmarksFsmellEtainedJskaBiAeFnAadaAsCoAsEdo erroHificadaAsCoAsEouA seJneggiataBeZdanneggi" +
	"atiBoHiA da acquaFliquidiMoA da acquaFliquidiNoA por aguaEliquidoMsA por aguaEhumedadHliquidoOsAA le" +
	" gout deKson jusKrkA spot on screenNtainGenedGsABta non scattaMe doesn t changeOwon t changePvonDwca" +
	" czesciJnyDysDeAAAAA forma intermitenteSgeest gegevenOadAA as a doornailNboardFchannelHmotherboardLn" +
	"oteAsFon arrivalKpixelAsGsave batteryLpotAsEtockFzoneHboiteAeAsCsEleBiCwyDrocheAeZdebrocheesCsGut de" +
	" champignonAsScals abimesGwornHtiAeAsCsEenteredEredGhireAeAsCsCureAsHir siFkelADlare perduFvoleIench" +
	"eGoAlleAeAsCmentA des lentillesOsFsDoracionAesGdaAsCoAsDtionAsGeAeAsCsFusuAeAsCsGdoreAeAsCsFepCfaill" +
	"anceAsDtAeAsCsGtAeAsCsDutZdefautsA esthetiquesQectAAeAnCiveADoA esteticoJsA de funcionamientoResteti" +
	"cosMsBueuseCxADositeAsJitoA de fabricacaoEoKesteticoJsA esteticosMuosaAsCoAsHktAAeAAmABnABrABsACyEon" +
	"ceAeAsCsErmacaoCionAesFoesEdaAsCoAsDtaBeBiBoCzioneBiGeAdBeAsZdeformesCiertAeAmBnBrBsJraichiAeAsCsIga" +
	"t des eauxJs des eauxMorgeAeAsCsFraded batteryOiAAxou de funcionarJligarNjado de encenderIfuncionarP" +
	"ron de funcionarRo de andarFcargarGencenderIfuncionarJirIkielekCkaFselElAAAaminatedA solesIingConJes" +
	"CikatnaBeBieCyFteAeAsCsDveryFlAAaAABeAAnEmAAarrage difficileNeA difficilementNmalZdemarrerFiBoliertA" +
	"eAmBnBrBsJnAAimA transferLtAe partidoIdBllatura irregolareQi cortiHo cortoIure abimeeLs partidosLsCu" +
	"nciato come rubatoLrubatoGsmarritoRodorant marksMfleckenHranderHplaqueAeAsCsGourvuAeAsCsGuisErAAaill" +
	"eur torduNechaAsCoAsEgleAeAsCsElieAeAsCsEnCretidaAsCoAsIsAAAaccordeAeAsCsHfinaZdesafinadaAsCoAsHjust" +
	"adaAsCoAsEeFlinhadaAsCoAsIpareceuCidaAsCoAsJrgenteAeAsCsCureJbotadaAsCoAsDmentoGouFcalibradaAsCoAsIm" +
	"adaAsCoAsFrrega muito rapidoMrapidoGsozinhoNscaAdaAsCoAsDndaAsCoAsEradaAsCoAsEilladaAsCoAsKqueFelleA" +
	"eAsCsEntradaAsZdescentradoAsIoladaAsCoAsDgemDmentoFndoEoridaAsCoAsFuDnchadaAsCoAsCuraFeAsConAesGozco" +
	" la autenticidadPsi es autenticoJoriginalNu autenticidadVradaAsCoAsFsidaAsCitoDoAsEturadaAsCoAsDndoJ" +
	"riptionHuadernadaAsCoAsHradaAsCoAsJdeCencajadaAsCoAsGuadernadaAsCoAsNfaz seFez seFiadaAsCoZdesfiados" +
	"FondadaAsCoAsIgarradaAsCoAsEoAnAesDsEstadaAsCitaAsCoAsEoAsEeAsGhechaAsCoAsFilachadaAsCitaAsCoAsEoAsK" +
	"ignAerElveredCingHntegradaAsCoAsKk diver marksIingIligaA do nadaHsozinhaBoIndo sozinhoOucidaAsCoAsFs" +
	"tradaAsCoAsJniveladaAsCoAsJolidariseAeZdesolidariseesCsKparejadoHedacadaAsCoAsHgadaAsCoAsDndoseHllej" +
	"adaBoHrfectoAsIintadaAsCoAsHortilladaAsCoAsKregadaAsCoAsFndendoEidaAAsACoAAsAJreguladaAsCoAsJsecheAe" +
	"AsCsErreAeAsCsFoudeAeAsCsGtenidaAsCoAsGijdsDneDraBeBiBoAzadaZdestrozadasCoAsEosEuidaAsCoAsHvanCencij" +
	"adaAsCoAsLtachedCingFlles de usoGesteticosMitoAsHectAaBeBsDintAeAsCsEnduAeAsCsErioracaoDdaAsCoAsDtaB" +
	"eBiAonAsEoDeAeAsCsCoHu paneDroblemaJkAenCjeAsEtliche altersspurenMgebrauchsspurenPspielspurenLtrages" +
	"purenSxCvenu collantIe collanteNolucionFvoEuelvoGzZdezentriertAeAmBnBrBsMhlCiAAAAafragma atascadoIpe" +
	"gadoFresoJmma bloccatoIincollatoQlA spottingKmantA a changerNeterEondAsFphragme bloqueGgrasNchtungAe" +
	"nIdAA notEnAA tEeAAciCd on meHsAA fastEquicklyIeArDzCfettiA esteticiJniBoDoA esteticoJsaABeABiAAtaDo" +
	"ADuccioJgitalAeGneroDgZdingedCingDsA und dongsMkedEpintaBoFre seBiDcional puxandoOitaAsCoAsFt marksG" +
	"yA varnishLsabled iphoneMc drive noisyLonlyEread errorJotEo saltandoJlorationFedADurationFedAA varni" +
	"shQfuncionHh warpFwasher damageOintegrateAdCingLjointAeAsCsEncteGk read errorMparaDlayA schwarzIbruc" +
	"hFfehlerGportEschadenKonibileADleAAsEvelHsaldataBeBiBoGestataBeBiBoHtaccataZdistaccateBiBoDhiCoEendu" +
	"AeAsCsForceCsionaFtedFressed finishGleatherGookKibution a fairePuttaBeBiBoFurbed gumLvanoDeltaBeBiBo" +
	"EotsExBzer seHlaAAA zlotej raczkiPugiCzejFniCoAAAA dokupieniaIpracowaniaKszyciaHrobnego remontuKj na" +
	"prawyKych poprawekRer upperImalej naprawyNnaprawieniaFyGotDodnowieniaIswiezeniaLpodklejeniaJprawekCk" +
	"iHrzyklejeniaMregeneracjiJmontuFnowacjiJserwisuGkompletowaniaOwyczyszczeniaLmianyZdo wypolerowaniaKr" +
	"aniaGregulowaniaNzacerowaniaKszyciaIbladaAsCoAsEecesDzDraAdicaAsGeByAmCzeEceAnaEde pixelAsIgyA zipGi" +
	"ciEer upperHsAA notA come withJincludeHkeep timeJsit flatNnAA tA bootEcome withHolEdrainFget hotHinc" +
	"ludeHkeep timeJlast longIine upHshiftEit flatEstraightLtay in tunePtDtA helemaal nietsOniets meerNg " +
	"damageGearAedCsFearsFisClaczamConaBeByGlZdollarsFmAmageAsFuCnAA tA know if authenticJgenuineHit s re" +
	"alJrealPkerDnaCtCodBrAgebrandAeGroestAeEtDscheurdAeHletenGzaktAeEetenIsA zonder inhoudOjeEpBrado gas" +
	"tadoHperdidoKtura consumataJpersaFrovinataKe consumatePso consumatoJrottoDvinatoIsbiaditoHcollatoHeg" +
	"natoGtaccatoGrappatoMures effaceesNzucamGsAA frotteGpasseGsierEtalamCemDwaByDepnaBeByAGtyczyDk szwan" +
	"kujeJwariujeZdouble clicking issueJsIureFrado comidoGgastoGs gastosMzaineEeDwnCzenAsDijnDzinaGraagBi" +
	"enCtA stroefKins fastEquickAlyHvery quicklyQsnieciaBeDtaBeByGwerAs stickAingOehtCiAerDssCwnaBianaBeB" +
	"yEoAEieAd outGftA no analogicoNende stickJtCingDsDllCppingEsCveA beltIobinki kurzuIy kurzuJnaBeByAch" +
	"CmiFitAeDogtescheurenMpped in waterLing outZdrops outHuckAerCspurenFtelleAnHtBverlustJkarkaBeBiEujeF" +
	"y leatherHrotAted tiresNfujeFzwiAczkiIslrDuAAAasCct tapedIeA a serviceJfor a servicePffCidelijke geb" +
	"ruikssporenXllAedCingFnkelEpeCraA pochissimoLnteEchgebogenEranntAeAmBnBrBsGochenAeAmBnBrBsJlaufenAeA" +
	"mBnBrBsHegenAeAmBnBrBsHriebenAeZdurchgeriebenemBnBrBsGssenAeAmBnBrBsHostetAeAmBnBrBsIscheuertAeAmBnB" +
	"rBsJessenAeAmBnBrBsIwetztAeAmBnBrBsJmesserIingDoCstA bagDcoverFinsideGjacketGspecksEotsItzendFzaBeA " +
	"slady uzytkowaniaTiaCyAA luzHwaA razyFnascieHieCochCjeDunastuHye lossErunDtransferKmiCsfonctionneZdy" +
	"sfonctionnelBmentAsRzbanekFiadekCkaBuDlaAA czesciowoJraz naGtylko czesciowoJna zasilaczuSz przerwami" +
	"McBjaAClEeciecyEkoDsiecAiuGwiecAiuHnsyADurAaA po papierosieOmiCwaBeByAchFeAkCkaA po papierosieOmiDiA" +
	" po kornikachJmolachMyA po molachNwnaBeByEwiekAuHeAA andato perdutoPachCrbudsAEphonesGringAsFth humH" +
	"sily fixedFrepairedMy fixGten tapeHs tapeZeats tapesIuCbony stainJrecheAeAsCsCureAsJcailleeAsDuresIh" +
	"a humoFngeEtAA oder fakeEnichtJf nepCietIeAAnBrBsCheidA niet gecontroleerdSonbekendKtA nicht gepruft" +
	"NunbekanntHklarNkbugDeAnCigDlatAeAeAsCsCsEorcheAeAsCsCureAsGneAeAsCsEuteur droit seulEuniquementQgau" +
	"che seulEuniquementRseulFsAHraA azulEpretoGnA bleuZecran noirFpcDsAeAeAsCsEinEdgeA bruiseFumpAsFknoc" +
	"kAsGwarpDearDhiteningKsDicionEtionEzioneHenAA oorbelGschoenJfecto arrugadoIcraqueladoKdesgastadoKenv" +
	"ejecidoKrotoIkt postarzeniaPfet craqueleIuseDvieilliIto consumatoIraqueleIinvecchiatoLstrappatoGopic" +
	"ciatoMusuratoHvissutoMilochageDeAeAsCsHriteAeAsCsGi lockedJgareAeAsCsEratignureAsJenureAsGisureAsHze" +
	"mplarzA bibliotecznyNeZegzemplarzyKicheDertDghtDnAAAbandEeAAAmABnAABrACfachEgebranntAeAmBnBrBsIdellt" +
	"AeAmBnBrBsGrucktAeAmBnBrBsIrissenAeAmBnBrBsIstaubtIigeDkerbungenJrissAeFschaltenIwandfreiIzelneArA o" +
	"hrhorerFringHschuhHsDteileJsenCkratzerJjectAsDmplaresJkranA czarnyZekranieCuEspresA do kawyIuHlAAast" +
	"ic goneEis looseIperishedJo lassoIque detenduIs detendusRectricAoCqueHktrischEycznyIment separatingC" +
	"onLyFttricoGvenEfBimeAeAsCsElasCesCosEmA cacosFfaltaFpaneDessimo estadoOvez deHailAabplatzerJlabplat" +
	"zerNbacadaAsCoAsEiadaAsCoAsGlagemDjeDlageAsHoloradaAsCoAsIrague gastadoHpatinaKyage a changerPoidere" +
	"dIueAeAsCsZemmelesFousseAeAsCsGpanadaAsCoAsGenadaAsCoAsDmentoGoAuDrraAdaAsCoAsHfangEoeiradaAsCoAsIty" +
	"A case onlyOnAA defautGlambeauxHista negraLmiettesFlle morceauxOpanneFun seul lotHolo loteNamel chip" +
	"EdamageGlossJcaixaDjaCrdidaAsCoAsHeinteAA seuleGsFnderFiendeAnGlencheGogidaAsCoAsDoDlheuCidaAsCoZenc" +
	"olhidosGntradoGreCstoErasseAeAsCsEvaAdaAsCoAsHuadernacion flojaFsueltaTdommageAeAsCsIfantDerrujadaAs" +
	"CoAsDmentoFndoEouHocaCnceAeAsCmentAsFsFriaEganchaBonAesHsgandoHineA management lightUorduradaAsCoAsJ" +
	"ravedGkelDmohecidaAsCoAsJnegrecidaAsCoAsKrayeAeAsCsEedadosFgistreIsembleAGtailleZentaillesFrtreAeAsC" +
	"sGhaltenGopeCrtadaAsCoAsEouFrata acquaHo liquidoLegaDo aguaFu aguaEhumidadeIumidadeLupidaAsCoAsHvioC" +
	"oiEraAfleAeAsCsCureAsHbeBijClindetAeAmBnBrBsIstuckGeditaAtoHhaltenClichHebliche gebrauchsspurenYkenn" +
	"tFneuertBungsbedurftigAeAmBnBrBsUr 99DaticAallyIeur afficheeMo de leituraLr codeEde lecturaLe di let" +
	"turaKobiettivoKs de lecturaZerrori di letturaPsatzDetztFvanDworbenHsAaustaBeBoFbeicadaAsCoAsHoicelad" +
	"aAsCoAsIrceladaAsCoAsJuracadaAsCoAsJceBlusaBivamenteIoErita a boliIo a boliMelsohrAenHmplariHfarelaA" +
	"daAsCoAsDndoEouGeraDoladaAsCelaAsEoAsHgarcadaAsCoAsDndoImagadaAsCoAsDmentoHlteFpatifadaAsCoAsIortill" +
	"adaZesportilladasCoAsJsimetroIressoFuma cedidaGdesfeitaJs desfeitasHterioradasMpara cambiarSquenta m" +
	"uitoGndo muitoMrdaAsCoAsFinaAsCteAeAsCsHsereDiBoreEtAA collantAeJaAA pegadaBoHcao de cargaMdoAA pobr" +
	"eFruimHladaAsCoAsEladaAsCoAsFouDnABoBteDeBilhacadaAsCoAsHoADojoADragadaAsCoAsZestragouA seHopeadaAsC" +
	"oAsIucheDfadaAsCoAsItAaitCtAA d usageA normalOmediocreHoyenIched coatingMeAintEichettaGkettEquetaBte" +
	"HuiAAA ladujaceLwBykietaHuArAoAsDxCvenAtuaisClAeAsCiDeelCllGrythingA in photosGthe photoMpicturedIto" +
	"getherRidenti segni d usoEi usuraRziataBeBiBoBureLtlADwentualneBieCyJx bibliotecaAZex bibliothequeMj" +
	"ewelleryEryHlibAraryHmountGbibliotecaKcellentFptCssive playLhangeFluAdedDeBidaBoDsivelyJemplairesEre" +
	"AnIploseAeAsCsGtraviadaAsCoAsDmosKzelsoorCrenJfaA fumoEi capricciIpalliniJrumoreGsaltare il contator" +
	"eMla correnteScattare il salvavitaTintilleJun rumoreKbricaAdoCmBnDqueAeAsCsFycznie nowyNcadeDe idEhB" +
	"ile a changerJda cambiarePsimileGturaBeFde marksGdA bezelFhoodElabelFspineZfaden gezogenIscheinigAeA" +
	"mBnBrBsKzieherIingEhrradDtA hochEnicht hochOibleA autonomieKsEencageGledA motGingDsA toFr condition " +
	"onlyQtAA disjoncterJu bruitIla mise au pointQsauter le courantRun bruitLkeA designerItanEdBsCturaFlh" +
	"aAndoDsDlaAbaCnAdoDrCen apartFoffGing apartFto bitsEpiecesNoAsCsBt ab und zu ausNimmer wieder ausQma" +
	"nchmal ausPsaAsCchungAenHeBiAficacaoCionAesZfalsificacoesEdaAsCoAsDtaBeBiBoHoA contactoDttoId autore" +
	"JsCyfikatAyHzywaBeByFtaAA alguna piezaMde contatoHmanutencaoKtintaFvernizJlimpiarAloJun botonFcachoF" +
	"tornilloHrocitoEzoGa cartaFfichaFhojaEpaginaEtaDiedraDzaKbaCmBnA algunas piezasOcartasGfichasGhojasF" +
	"paginasGiedrasEzasGtrozosHdoCteAsEs de chapaBillaIpolicromiaPvaDouEmigliaEliaCleCyEnZfaneAeAsCsCnoDr" +
	" from perfectNbaAbplatzungenKriebEsplitterungenPeBubertragungLverlustAeIyDstCtherDica a partireMgueA" +
	"eAsCsFtoBuraFultAsByADsseA fourrureImarqueHsExA contactAsHuirEdesignerIfurDleatherKzAendo barulhoOec" +
	"haA malFoAsEderbruchHorDhlenAAdAeAmBnBrBsErA im fehlerspeicherSanzeigeHcodeEmeldungJfokusFstelleAnHt" +
	"ZfehltAeAilAeDnFjkClaturaBeFeAeAsCsCgenDlA apartFin waterIoffFted in placesMing in placesOureAsFmmeD" +
	"ndaAs na madeiraNilleAeAsCsFuAeAsCsDteAsErAmeA malEtureA eclair hsKsGo al logoFla melaKirEnbedienung" +
	"AJseherGroA fundidoJugemBnsBtaBoAsJssurataBeBiBoCzioneBiGeFuchtigkeit eingedrungenNsschadenRillets d" +
	"etachesQwZfibbiaEcaA em loopHpiscandoKhteEetsDl tireFaments de champignonsVi tiratiIo tiratoIs tires" +
	"HthyCrAaBeBoEnanced and blockedRd my onHeBgerabdruckHprintIishA checkingDsGlossJo de cabeloJexpostoH" +
	"puxadoHritureGs expostosIpuxadosKreA damageAdIsCing crackFfaultElawIma di appartenenzaQdoCtoEst copy" +
	"IschiaEsuraAdaAsCoAsDsBtionFeAeAsCsFuraAdaAsCoAsDsFtAAsAZfiveAlaExedA lensEpriceHr upperIingAFlacker" +
	"tFke offEsCingEshACt batteryHtireAsEyreAsGtenedGwAsDeaA biteAsCtenHbiteAsGckAAenACigAeAmBnBrBsGki do" +
	" wymianyNtriAeAsCsFickeringDsFkkertFnke gebruikssporenStsDohmarktGjaAsCoAsDod damageJppy jointsKuAeA" +
	"sCsCwersFugrostFssigkeitsschadenSoam da rifareJrotZfoam rotoEsurrounds rottedTcaBusAesFderaEggedCing" +
	"DyA headlightsNli scioltiGtaccatiLs upFkussiertIldableEed cornerAsLha soltaGs soltasLnctionneAAA mal" +
	"Dpar a coupsLque sur secteurPuniquement sur secteurXlAleDntACrIe avulsoHsCtCotA missingKrAAataBeBiBo" +
	"DelliniBoGgeryEnirBtaBeBiBoEo nella telaMroCseA gebruikssporenOoriginaleMtepianFi segni di usuraStoA" +
	"apparatHcameraGmetroA no funcionaRsDundZfoundation marksFstainNrAniAeAsCsDrureFtcodeEmeldingJxedA pa" +
	"perIingAAFracassataBeBiBoDeAeAsCsFtureAdGis a prevoirMmeAAbreukHncobolloHges abimeesLkenwatchItumata" +
	"BeBiBoHtturataBeBiBoHyedA flexHingDsCzzledGeeAzesEiAnAsA a changerHreglerLos ruinsJmde apple idJn ap" +
	"ple idNna pocoGiA da cambiareIregistrareKsistemareOoAs gastadosMtA divotsZfretsA lowFtes a changerJc" +
	"reuseesIuseesLidgeDedBrt einHgoriferoInge lossEwornIpeAeAsCsCpeAeAsCsEsst banderKttingFzione slittaL" +
	"zy hairJoisseAeAsCsFmABntA focusesKtherDteesCmentAsFsEuxaAsCoAsEzenEp lockedGsperreIusciaBiBoGugaA d" +
	"e oleoIsDitAeAsEllAyACminataBeBiBoHmo dallo scaricoQncionaAAA as vezesZfunciona malDregularIbaCmAent" +
	"o intermitenteSnAdoDrFtionAalCeertEingADsGdaABidaAsCoAsFfBghiA nell otticaHe lentiOoAsCusAbefallJkcj" +
	"onalnyEujeAHtion eingeschranktOierenCtAAEsfahigFtuchtigHunfahigAeAmBnBrBsPzionaAAA a volteHmaleEogni" +
	" tantoKsolo collegatoJunAaIun solo canalePmento irregolareKsaltuarioPnoBteDreIori servizioIusoHrAAZf" +
	"ur lossFadaAsCeiraEoAsEinhoAsFnierschadenLoA de tracaJsDse blownHsCteralAAAuAFraBoCterEßEgaatAA ste" +
	"eds uitIroefGvanzelf uitMjeAsFbkiDfasADinsA minutesLlkaBiDmbaBeCepadEmelAEntBzCrabateadaAsCoAsFosFge" +
	"CnderenFtiA authentiqueMaABeAAAreAnCtDrA siDeZgarantiscoDtaA autenticaLo autenticoMzadaBo autenticoM" +
	"rCoDoCziaAGsketDnieADt pelo tempoFusoJadaAsCoAsDsEtAenDucheBiAeAsCsFve up the ghostNtaAsGbpCdybyACzC" +
	"zieEearAs skipDlipApingMbanntAeAmBnBrBsFrstenFutDlahtDokkeerdA door providerOeJrauchsspurenHtADntAeA" +
	"mBnBrBsGekAenEochenZgebrochen weißGeAmA weißHnBrBsA weißMkenA witIuikAenBrssporenJsaanwijzingKsli" +
	"jtageHporenHtCndAeA pagina sPutstAeGcorrodeerdAeLdeuktEragenGeft de geestIeen foutHrrorFgeen beeldFt" +
	"eken van levenXnAA beeld meerKgarantie op echtheidTeluid meerLteken van levenRrbtEfalschtAeAnBrBsIun" +
	"denGgarandeerdJenlichtblendeLstuck fehltOhauseAA ohne objektivRvendAeGenCfaltenGortDtAA etwas nachEv" +
	"orJfalschGimmer ausDwieder ausQleicht nachLstandig ausZgeht stark nachKungenauKigeCst aufgegebenLerb" +
	"ildJkauftAAElebtEnicktAeAmBnBrBsHochtDstAetFrastFlangtAeAmBnBrBsGekte batterijenPijmdEockertAeAmBnBr" +
	"BsIuidEmaaktADldeFneAraluberholtAeAmBnBrBsOuineADtztFoxideerdAeJpflegtFildBltEroduceerdKquollenAeAmB" +
	"nBrBsJrafeldAeFtBuschAeZgerauschentwicklungQcuresFeinigtFpareerdHstaureerdJviseerdIinge reichweiteOs" +
	"senAeAmBnBrBsIschenkAtDurdEnitztHpAieltElittertAeAmBnBrBsJrongenFungenAeAmBnBrBsKtauschtGestetFragen" +
	"AEiebeAschadenMs very hotLvlekt door vochtQwahrleistungKrtetFechseltJgfChost imageFtouchAesIingHiacc" +
	"aEbt kein bildMcleur boucheMftAedEg bagFlding lossErubbedGwornJt lossErubbedGwearDornHng verlorenLoc" +
	"oA eccessivoZgiraAdischiGnoDlsDtaarCraBeBreCyEven up the ghostRlasAAbreukDuchFkorrosionIringenHpilzE" +
	"randerFotDsA ring marksKsicknessJesADurrisseIze flakeAsGlossEpopsGing wearIuurbarstenHfoutEschadeLeb" +
	"okaBiAeFichlaufschwankungenUiAAtchAesCingDyFosne lozyskaJikAAAaABiABowGveCwkaEuchyDe marksFresidueId" +
	"A backEtogetherNnawedEiazdaBoFonZgnonsEocciolaAmentoLdzinAachHesA in and outNlaBd wearFabriebHpeA la" +
	"teralIcitoAsFsBtazoAsIma despegadaLma a terraHforataGscollataKeA a terraHda cambiareKecolleeIfiniteG" +
	"lisceFseccheKndoleAeAsCsFeA missingHstickyGwalkaboutJyellowIfiaBeBoCleAeAsCsFodBgle lockedGslotJrdur" +
	"entaAsCoAsIeA di umiditaNt lostEwetEeaBoAsEugeAdBsFrAaA jednym kanalemZgra tylko jeden kanalSbaCcchi" +
	"aAnoBteBiIde aaaGffiA di gattoJataBeBiBoA dal gattoLuraBeFettiAniBoDoEniCoDikfehlerJisseuseCxGjaCmAo" +
	"fonAuGndAeBfatherGmaBereDotherGpaDnyDsAaBientaAsCoAsGseAsEtisDvaDease spotAsEtainHyCtCen line onDsFr" +
	"esidueKnierEsilleAmentAsKtadaAsCoAsDs no couroZgribouillagesEeAeAsCsCisIetaAsEfadaAsCoAsEfAAeA par l" +
	"e chatMsA de chatKonneAeAsCsFureAsA de chatOlleeAsCpainHmeByCnceCdAerACing noiseJsCzeDp coming loose" +
	"MdecolleIadaAsCoAsEpataBeBiBoDeAeAsCsFoene streepJzeligAeHove wearIsAsAeABmutterGvaterHttyDund humDl" +
	"oopZgroßAeABmutterGvaterAsJubbinessFyDdentaBoFndrissFe linie im displaySspanGyfAieCuDzbiecieDtEejeD" +
	"ybA na soczewkachOaBek w obiektywiePyFuanteBoA singoloLranteeAAdAGnizione della testataNtestaHiA da " +
	"sostituireWstaBeBiBoEbiA polaczenieKsynchronizacjeOzasiegJidaoConDtarAeBraCsFm disturbanceMmed upHnk" +
	"ed upFyDrtCtAeAmBrDzikAaBiFwarancjaABiZgwarancjiA zeGtowacBnaFujeKhaAA bisogno diKperdido colorFel b" +
	"anoMso coloreLreso umiditaNsmesso di funzionareUtirato le cuoiaQarbarstAjeAsIlijnAenGrissAeFscheurAe" +
	"nCtjeAsMbenAADceA chispasHruidoAsGsaltarGun ruidoJnDdAAA a hard lifeLbetter daysNfteAnBtCungFgelscha" +
	"denKir is frizzyKline marksGsHkeligAeAmBnBrBsGkenDtClasAujeFbesDfBlmark wornFs rubbedNsA kromZhals v" +
	"erdrehtJbreukDuchFketteGtA die stimmung nichtSkeine ladungOveDmmered finishMulcaBeA nie lapiaJpiszcz" +
	"aHslabeHowDecFndA distressedLbagAsDemaltGgemachtHleA gluedFoffEidingFsDmadeEs looseGchoenDuhFtascheG" +
	"vatDyAman specialNgenCtA losDsich aufLno giocoFsmesso di funzionareYperendAeEingAenFtErd caseEto sta" +
	"rtJcover copyKlyACwareA tarnishAingQshly cleanedNsAAA a punctureKbeen lostJcome offIgone tackyKto be" +
	" plugged inRlo do biosZhaslo na biosKnA tEtAAA gekostetIschon bessere tage gesehenZhat viel spielLte" +
	"DusBt parleur creveQveAAAA to jiggleGwiggleKnA tEingEy que ajustarGrreglarAlaBoKbarnizarIcambiarAlaB" +
	"eBoIoserAloHengrasarIlavarEijarDmpiarAlaBoJmover el cableJloHpegarAloGintarAloHonerleHrepararAlaBoHs" +
	"taurarAlaBoJvisarHsoldarGtapizarAloPzeByDdmiDeA perdidoIadphoneAsAGset playZheadstockA breakFrepairN" +
	"tA markAsGingDsCvilyA playedKyDbbenEcha anicosGpedazosHtrizasIoA anicosGpedazosHtrizasHs anicosLeftA" +
	"ClA dragErubDtip missingIs missingNsDirloomFssCztDld on withHtogether withNwith tapeLpCmos perdidoLn" +
	"diduraAsHgselEkelspurIrAdadoEeAdadoEnciaFgestelltIitageDeDkentErenCumbreBosaAsCoAsJsteldFuntergefall" +
	"enGkommenAeAmBnBrBsQtZhetCidroliseHerroA fundidoMlo sacadoFueltoHs sacadosGueltosLnchadaAsCoA por hu" +
	"medadMsGgeA remnantAsIsplitEtartingIthinAsGs crackedHstartingNsAsAingFt and missIor missKoekAenCje a" +
	"fGsCge actieIhenschlagJja sueltaHs sueltasLldA a chargeIchargeHsA a chargeLeAsCguraEzAwurmAbefallMma" +
	"geDbreDeBmageDeDngoAsEodA fadedHpsDrizontal line on screenWlogeAbandIs d etatEusageHserviceKseAZhot " +
	"pixelAsGwaterGpixelGudt geen ladingOrsACseBingDseDtrotDwormGweverGp lockedIsBucza lozyskaLele a quem" +
	"adoJmalFlas del tiempoQileA sur les lamellesTtClleADmeaBdadesGidade naAsJmingEsCndidaAsCoAsDmientoAs" +
	"LydrolyseBisDzedKiAAAAchBloud attivoGbloccatoFqueadoJgesperrtIlockAedGnon rimossoHsupprimeMslotDperr" +
	"eGvergrendeldIrouilleQdea ifDlAnaBeBieCyAmFe ofZidrolisiHfAAAfyDglaBeByCnore l authenticiteUhrerBsEk" +
	"BlAAoscEmAA eimerFkonvolutIlieferumfangNageAA remanenteHtentionKmBnA fantasmaIquemadaMballoDrcataBeB" +
	"iBoHei blacklistedJoccatoEkedEqueAadoJgeblokkeerdJsperrtIin blacklistMreportadoMitacaoCionA buenaFde" +
	" marcaJesFjaA futraFskoryHeBiCoesEtAieAsConA deDenCsFzioneA diEiImagineZimpactAA damageHsEerfeccionA" +
	"esGtionAAsAGzioneBiJolverataBeBiBoIrecisaBoEsoraDsoraGimanteEeDoperly cleanedQundaAsCoAsGnAA blackli" +
	"stHoccoGcortoFdie jahre gekommenSeen keer wegHoopIfrantumiAIhet water gevallenSmille pezziLtausend t" +
	"eileMhe manner ofNwater gelegenOalambricoIuthenticJbegrepenIceppataBeBiBoGhadaAsCoAsFidentataBeBiBoI" +
	"lAAudeAAdBsCingZincluidaAsCoAsEsAaAsCeAsCiBoAsCsCyeEollataBeBiBoFmpleetCtAaAsCeAsCiBoAsCsHriccataBeB" +
	"iBoFnataBeBiBoBuraBeHostataBeBiBoCzioneBiJustadaAsCoAsIurvataBeBiBoHdienCssociableKossoFestableHfelt" +
	"rimentoFtaBeBiBoHiltrazione di luceJi d acquaGi luceZinflueAnceEisceEyeFgedeuktAeGscheurdAeJiallimen" +
	"tiBoFtaBeBiBoBuraBeJolfataBeBiBoGrippataBeBiBoIheritedHiciaDzio di funghiJfunghiLk markAsFstainGepin" +
	"genHlABtvlekAkenJnaBeAnAfutterIyAchEoperableDtiveJpaintingIs wasser gefallenQerateDvibileBiDleAsIide" +
	"CemeEolesEpiradoDeA de la marqueNdACiertEowanaABeByZinspirowanyItabilAeAAmBnBrBsCiEndgesetztHsetzung" +
	"sbedurftigAeAmBnBrBsWruccionesGtion bookletIsGkcjaABeBiHuredFtaccataBeBiBoFsataBeBiBoFensief gebruik" +
	"tMywnie uzytkowanaBeByHwanaBeByPresseCtedFiorDmitenciaAsGtentAlyDzaInoEoBrouvableJundadaAsCoAsGtilis" +
	"ableA en l etatPzableDvelEzabileBiMvece diGoiceGoBpadZipad disabledLhoneA disabledIunavailableRronA " +
	"markHreparabileBiLsAA stukFkrzyEn tA thereItCpirataBoGsueAsEtAA wegEruzioniJtAemAsADsAelfEv caducada" +
	"IdesfavorablePzquierdaAsCoAsKjAaA nao ligaIteve melhores diasSviu dias melhoresNmelhores diasSarCck " +
	"is looseJeAtEhrAeAnEkAiesCsCoAAscA aaaDlustrzanaOmaisDmedEnte voileeHsEsBuniA parEeZjauniesCsAsement" +
	"A du vernisKsMeA ne separe pasOan dechireHtroueGsAA rotosFstrappatiBoKyAEdenA kanal nieIolczykIascie" +
	"DtuGnaA z paryHkAzeEegoDoCochDwabDynieAFgoCjBsliAACtACweilsFzeliAFironesGob lotElotEgoCintAs are loo" +
	"seJlooseKueCypadDstickA driftNuegoADnta de culataKsCoAsErkCstCzADkaal gesletenJgesletenZkabelAAA do " +
	"ladowaniaMzasilajacyLbruchFlosFlaABuDffee kommtGmaschineMle plekAkenJkaanslagGblagerungenMfleckenHra" +
	"nderImeraAsCyDienA kotlowyMnAaal valt wegLl ausgefallenLfallt ausLpaByDnBteAnAabriebGschadenLpieCotA" +
	"gebetenHteEpeCutAtAAeAAmABnABrABsAGrtki wypadajaLonA poDieBkAaDuFssetteGtalogAwertItenkrassenKzenkra" +
	"tzerZkaufpreisGmACzdaBeByEeeps crashingIdisconnectingNfreezingIpoor timeJrebootingHstartingKtripping" +
	"Hurning offPinAA bildsignalKdruck mehrKlebenszeichenOeAAnAA mucksHrAAleiHlderluchtIlerAgeruchKramikE" +
	"b damageGrashFedBnCingEnel panicKtteBingFyAboardA shineLedCsA are shinyNicked the bucketPdsCedyCszen" +
	"AiAeHlkaBuDnderAwagenIkAedCingDsDppeligAeAmBnBrZkippeligesEtFttfehlerGschadenKlamkaCraByDpkaCpertFss" +
	"ischFycznyGvierEwiaturaByFszAeByGeberesteEuckstandeLrigAeAmBnBrBsFtCeftDi sieEdBnAAeA chipsGmBnBrA c" +
	"hipGsEjacaA sieFe sieFyA sieHonaBeByEkoczeFmmtCtCpBurafgifteJverigAeHockiDnBonCszAaEuczykEsprojectKn" +
	"ackeredEserDtDrrtZknarstCztEickAeBspurAenIfeA marksIppert roodKstertFttedFobBck offA versionMedCingA" +
	" noiseJoffAsEsDpAfAAeDtchenAbildungMwAAA ifACwhetherJx lockedKobietaFd bleduHfferACievlekIhlebursten" +
	"KlaAtekCkiEbaByCczykAiBowGekcjaBiFkaA po szklankachPoCnierzAykHoA bijeFrAuBzeEumnaByFmischeAsGorkaZk" +
	"ompatibelAACleAsFybilnaABeAByAAIletAAemCtBuByEuterAaGt losGndenswasserKnteDsolaBeBiEtakteErolerGvolu" +
	"tGpbreukFciCercieDtaBowkaEyEfhorerFplatteAnbruchNiaAABeAAnCiCtelefoonJrekCkaCnikiBowFonkaBiDzjaBeBiE" +
	"pusAuErodiertAeAmBnBrBsHsionZkortsluitingKsteteDteDztowalAaByIzakAiFraaktDbsporenHftige gebrauchsspu" +
	"renVkeluryEnde potmetersPsAjeAsDsenCporenGvormingItzen beim drehenNrAAnDigAeA potisGmBnBrBsEspurenIw" +
	"edzAiAachDeHecaBiCukelsGimpscheurAenKtzeleienJom getrokkenKgetrokkenKneCtkiBo trzymaLusza sieEca sie" +
	"Hy sieIysztalGzeselClaBoEywaBeByFsiazekCkaA pobibliotecznaQiGtoraBeByAchZkugelschreiberanstreichunge" +
	"nOstricheThlmittelverlustNschrankHtDlki na materialeQnstbontEenaar onbekendOleerEstoffIpferDilamACem" +
	"ADonaABeAByAFrenCtkaBeBiDzAschlussHuEwiatyDjtAgeraaktMlAA uniteGaAA pieceGadtA niet goedEmeerMt losG" +
	"belA wearIcciCerataBeBiBoEsBtsDkA of suctionLabplatzerCungAenMfehlerGingDkratzerHplatzerAHrisseFsAch" +
	"adenIquer checkingZlacquer checksGpeelAingHwearDornJznieDyDdder inDedFeAbuchseGgeratAFkabelFnpreisGr" +
	"CiertAeAmBnBrBsEsDnaBeByCowarkaAABeBiAAGtA nicht mehrJur nochEsporadischQujaBeCnekCgEgAer kapotGscha" +
	"deAnGpurenIgingDyCujeEid to boardKneCtonEkAbarstenHierAuBzeFschadeAsIlkaBiDmelle oleoseGunteFs grass" +
	"esZlamelles huileusesPinas com oleoNpAaA blyskowaJdaCraDeAnschirmIkaBiCshadeFyDnaAdaAsCoAsDsCcetteEu" +
	"chA wyciagnietyMaGptopAaBsByFrgeDsAAcaAAdaAsCinhaBoEoAsDsCoAuDer rotGhesDquinhaAsHstA nachItAaA swie" +
	"tnosciMchCen losFr imitationMonDufmascheAnHtA nicht durchKur am netzteilIstromImit netzteilQruckelig" +
	"IungenauFregelmaßigZlauft unrundEten ausJzu langsamNtsprecherLeAA cayo aguaJentro aguaLakAedA batte" +
	"riesMingDsByA capsEpadsHtherAA crackingIdryDis crackingRciBtureEzCderAAarmbandHbandErisseHiglichGwie" +
	" dzialaJo dzialaGtrzymaKeArAeA ovpDverpackungLrBsCkartonHssporenGtA geen discsFgamesMvouwAenIftA air" +
	"pod onlyLbud onlyIearbud onlyLone onlyIshoe onlyMgAatura allentataJlentaFrovinataOeA doosEverpakking" +
	"LrAeAsCsZleggeA maleFraBeBiBoEitAimaAsCoAsGnoCoBsCichtAeAmBnBrBsFderDnenEkkaAgeDe bandAenHndAeEiA lu" +
	"zEchCeCoCtCnAsAA capCreepFerrorFhoodEseparationLdopDesCloslatingJschimmelHeparatieKtaBeAAsCiAlleAEoD" +
	"pi sieEaca sieFe sieFy sieIkaBiAeEsAZleseknickAeGrillenHionataBeBiBoDiFuchteAnBtGvantamientos de pin" +
	"turaWeArbaarFsCou quedaFtomboJwaBeAgoCjCyAmDzardeAsHiabilityFleEbrary markingsIstampAsEickersMettoEo" +
	"DchthofAeErandigAeAmBnBrBsKzbaA sztukIne slady uzytkowaniaWdABeferbarGgekuhleGtCstCveBiDftingFgaBera" +
	"AsCoAsEhtAA seals goneJtainingGruckHly playedZlightningEweightIne roseEverteBicaleKs a l ecranJsur l" +
	" ecranLvertesCicalesPjmrestenGverbinding losPnen in het schermSkeCmbs looseIe scaleGscaleGitadaCtaDe" +
	"dBeCiertAeFowanaByHpiadaAsCoAsEoEnAe down the screenPon displayLa en la pantallaOsullo schermoNverde" +
	" sulloIticale sulloQs en la pantallaOverticales enQe sullo schermoPnBs across the screenRon displayH" +
	"screenGthe screenNthrough the screenVha na telaIs na telaLie na ekranieLn im displayNngDkeArBsCsCoBs" +
	"eAAntrennungMpstick stainMquid damageGspillGe renverseOsaBeZlisiBoBt priceGa negraHenpreisHingAsEki " +
	"przyslony zaolejoneWras na telaNtAtleEvraisonFeA avecGoElanta dobladaIsGoAAadAsDchAerCfraßFleinErig" +
	"AeAmBnBrBsGked to previous ownerTrEdowkaBiFgicielForaBeBiBoEmbadaA soltaKo danadoFescoloridoIpegadoJ" +
	"fatigadoIgastadoHrotoHngA goneFerAEokalikeAGp di avvioJtA achterGonregelmatigMsnel leegIteeds vastJr" +
	"oefGvastHseA canvasZloose handsFinputFjackDointsGpageIrnetkaFoCsAAeA blatterHseitenHsA minutesHpress" +
	"ureLgekomenFlatenFraaktFtorndHingDowoDsA of platingHveneerKeAA airpodGbladenCzijdenKcassetteIdiscEoo" +
	"rbelGpagina sJsDtA elasticityKits bounceGshapeJshapeEichDuctionKtA indivisibleMeBspurenGtoA indivisi" +
	"bileMunicoJud noiseHrdDvelyEw compressionLfretsFpressureIsuctionJzyska do wymianyKwyjaLubBfterEidspr" +
	"ekerJme lossEmissingHrotFinaireZlunettesAGridaBeBiBoEsterkoEroBzankaHzcza sieEca sieFe sieFy sieHeni" +
	"eEy sieJvaCxuryEzA vermelha piscandoSnaBeA kartkiIyCowCuje sieHyEmaAAAAA luzEaktCrBtCcbookEchiaAAtaB" +
	"eBiBoDeBnettaFolinaBeIhacadaAsCoAsGenCouilleAeAsCsHtCizaBoDkeAnEdeAAraDreZmaeBgagnaBeElia tirataLhlt" +
	"BwerkFoganyA stainMiAlerAsDle fileeFtireeGs tireesLnAspring goneMsAAAonEjaABorDkeA up marksJlBsA a n" +
	"oiseHnoiseHup marksFstainJingEl contactoIfuncionamentoEientoOolorEtenutaBeBiBoHaAndataBeBiBoGconciaB" +
	"eBiBoGeBfunctionAingDsGzionamentiBoNha caidaFpuxadaJmessaBeBiBoFos oloresJridottaBeZmalridottiBoHtra" +
	"tadaAsCoAsGechaAsCoAsHutkaBiAeFyAchEmaAnCieCyCncaAA un bottoneHcanaleGpezzoEiedinoHtastoGa cartaFpag" +
	"inaFedinaFietraGviteGo strassLnoA alcuni pezziMbottoniHcarteFdei pezziJpagineFezziEietreGstrassGviti" +
	"GteABiCzeA di coloreNvaAnoFhaA de aguaEcafeCnetaGgorduraGrasaFhumedadEidadeIlejiaFtintaFvinhoCoIdaAs" +
	"CoZmanchadosDsA de oxido en hojasUeA recolleHvoileHinhaAsEtaAsEouEdoACetteAsFgasCe les bandesKpar le" +
	" chienNlAexemplarIstempelJia i nastriInastriGolioFto dalle tarmePucchiataBeBiBoJledDoCicheCiBoA imba" +
	"rcatoJsvirgolatoNgliaBeFkamentAyGementAenHietAyFoApoleFquantAAeAsCsEeAA d aspirationLe pressionJs pi" +
	"ecesKun boutonGpiedEstrassHe pageDieceCrreFressionIvisZmanquentCsAA de placagePteauClDualAAeDbrioEel" +
	"AlDfacturedJyCple stainJrbleACreDcaA de boliEcopoEquedaFumidadeLsAA da idadeHe aguaEbatidaAsGoliAgra" +
	"foJcaidaEolaCposFdentesGfitaEhumidadeIidadeFleituraHmordidasIquedaAsGusoFo tempoIevidentes de usoQpr" +
	"ofundasJvisiveis de usoSheAAA malGiAaBoBtaBeBiBoDoCginaliaHkAaBetCiZmarksAACmoAlBrCurAuEquage ecranJ" +
	"es d humiditeIusageADureGe chuteFvieFu tempsNtwaAA naturaIeAA pikseleJyAA pikselHch pikseliNynarkaHs" +
	"A condicoesKselloEiccioEfBvAeBholzHtilA combadoMt burnFchAing pairKerial a descascarMfehlerLrycaByEt" +
	" gewordenJe stainGdBrEu cheiroFontactoDtoHfuncionamentoNodorFvais contactAsJe odeurMxed outHyA be re" +
	"pairableObeAEdm actifBvoFttivoZmdm lockedGslotDperreJeA costaronEoGcaniques duresNcaniche da cambiar" +
	"eKureMhacenieEi sieGnic specialJzmAuIdiaAnoDoBumEegeleverdIrChrACiaBnAAeAAmBnABrBsElecandoFquentaAsC" +
	"oAsIladaAsCoAsCuraAsFsEmbranaBe dechireeIperceeKes lachesMnAgeCsAagem de erroLje de errorOrcadilloFt" +
	"inoGeCsAAaBesCiBkaBiAeZmessage d erreurKgio di errorePerCingFtAAA pen geschrevenPalAlAoCowyFe ruidoA" +
	"sHkBrA is offGreads offMkaBiCsBte a fuocoLuAA perfilIzczyznaGzaEgielkaGiAA tiendaHaAAlAaDcro rayasCu" +
	"reAsGiscosGscratchAesKaranazosIfoonEgraffiAettiEoHrayasConesEureAsGiscosFrayasGscratchesMecBdzCliCsi" +
	"acAeDecyEzaEgaAwkaA sie zacinaKzacinaZmigawkiEhtCoczeFjnCkrofonDrysAkiCyEzarysowaniaNserAaFldewEnhaA" +
	"A lojaHimaleBnaBeBieCyGorA chipHtButachDenBsAFoAA armadioJrrorA copyEqualityMsAA productosJshapenHal" +
	"ignedHcutDe en securiteNfireAsCingGlaidEplacedGschienFenBsChapenFingAAA battery coverMeadsEitsDuffer" +
	"sHcardsEhunkEouplingAsIrystalsIdecalsFiceEfeetZmissing figuresGootDringeGkeycapFnobsFpageCrtAsEerfsE" +
	"iecesFlatesFrongFrhinestoneAsKubber feetLscrewEequinsGnapDtickersGoneAsEudsFteethEilesEoothErimJtAed" +
	"CingEuraEtAAAeAeAsCsCgeliefertHnommenItelExed lotFrElynekFochteDnaBeBoA eksploatowanaBeByNuzywanaBeB" +
	"yHwysluzonaBeLyDderately playedMgeruchGnAeBoFedaCtA gemaakt wordenZmoet gereinigd wordenMpareerdJsch" +
	"uurd wordenNmeerd wordenPschoongemaaktNvervangen wordenRenA vervangen wordenVfadaAsCoAsEentoEoAsDgaB" +
	"elijkFlabyDbyCicherweiseKobyFhoCisAiAeAsCsAsureAsHture damageGinsideGmarksMjAAaABeAAgoACjABmuEldA sp" +
	"otsGyCe zjadlyIla rottaItoA usataBeBiBoFvissutaBeBiBoLmBnAA dressingIvestiaireKateDedaZmonetaByCyCit" +
	"orAaByFogram removedNteBhAsCreErdicchiataBeBiBoHd pelo caoJaAsA de cachorroOelaAsEoAsDlleAeAsCsEscoA" +
	"sDqueadaAsCoAsKeBs fenduAsHchAeAmBnBrBsEdoodEicataBeBiBoBureItA de chez mortNaAsCeAsCiBoA del tuttoJ" +
	"improvvisamenteQsCsDsiadzDeznyFsaAsZmostradorHt de passe biosNfailureIeurA grilleGserreJgaatjeAsHh a" +
	"nd wearIbitesFdamageGeatenFholeEnibblesFpsFedBrCingEoAcyklAaFrA fundidoHgoneEnao pegaJcycleFeA da ri" +
	"fareJfusoGradDschadeAnJtenbefallGfraßFgaatjeAsFtenFlochAerGschadeAnHvraatJuillureAsHldAyDnt burnEma" +
	"rksIsses a changerHrefaireJmortesLvementHvementFilBmentoFngEyenDzeBliwaBeA zeEyGroziDugaZmsrpDucho t" +
	"uteHkyDertaAsCoA del todoJsEscaAsFfAfaBe geurFltDigAeAmBnBrBsGgreBientaAsCoAsIitas marcas de usoQoA " +
	"gastaAsCoAsKjerDmBnecaDzeDsiBsA erganzt werdenPenCteDtAinessFyDteBterEyCyACn y est plusIsont plusMaA" +
	"A czesciHadA openGldCm op schutbladPbylemDtyEchAAahmungGbauAtenZnachbildungHgebautAeAmBnBrBsGdunkelt" +
	"AeAmBnBrBsJmachtAeAmBnBrBsLdAAaAlCdarciaDtaBeByFelBrwal sieFnaBeBieCyGgnilaBeByEryzionaBeByA zebem c" +
	"zasuUkruszonaBeByIlamanaBeByGpalonaBeByFeknietaBeByIrdzewialaBeByJszarpnietaBeByKtopionaBeByHwyrezon" +
	"aBeByZnagebouwdAeGmaaktAeHleCrywaFhtAA aufgegangenLoffenGe gehen aufJoffenJilsDjlepsze lata ma za so" +
	"baXked unitIlezyDotAemCyA rdzyJmaakDe in penGon flyleafKwritten inNoAAA abre bemHguenta cargaMquece " +
	"bemKcarrega maisLentrifugaKda imagemGsinais de vidaKlA de vidaNvideoIfecha bemJgaranto autenticidade" +
	"UelaEleCmantem a afinacaoRpuxa aguaJreconheceJsai somGegura a cargaGfinacaoIcargaKi a senhaHse e ori" +
	"ginalRtira aguaLprawaABeBianaByDeBonaBeByEyAEuchnietaBeZnapuchnietyJroznikAiBuGtyDss gewordenKzAaBeB" +
	"yjnikAaIt gewordenJomiastGura mortaGl stainGeza muertaMe morteGza mortaMwetEeAA donne aucun signe de" +
	" vieSplus l heureHsigne de vieXlit pasClusIpossede pasClusMreagit plusLsepare pasKvidange pasClusNce" +
	"sitaA ajusteFrregloAsIbarnizEteriaHlavadoFimpiezaImantenimientoNpilaCnturaGuesta a puntoOreparacionG" +
	"soEstauracionKvisionIun lavadoGrepasoHa limpiezaOoDsitaA de arranjoHlimpezaHreparacaoHstauroGvisaoJi" +
	" cureEmanutenzioneMpuliziaHrestauroGvisioneIiparazioneZnecessita di una pulitaNmanutencaoDzioneMpuli" +
	"ziaHreparoEstauroGvisioneIiparazioneNeGkA bowedEreakFis twistedKrepairGtwistGlaceGeAdAA to jiggleKed" +
	"CingDleCsAA a beltEcleanFdustEfixDgood cleanAingNjumpEneck resetIw beltIpolishGrecapDfretEhairGset u" +
	"pDupEharpenGtitchGtune upHwashDipeFdjustingJbeltsFdescalingIry cleaningMfret workJgluingGheelingHlov" +
	"eEmendingHneck resetIw beltAsJpolishingJre coveringIgluingGupholsteringMwiringHcapApedZneeds recappi" +
	"ngHfretEgassingGlueingEingGhairAingGeelingHsolingFtoringHupholsteringMwaxingFiringIsetting upIwingFh" +
	"arpeningJome workItitchingJtruingFuning upJwashingGeldingGorkIgenCraBoDinBtherFkbreukGlAAlaADmABnhum" +
	"AAaAFpApeDraBoCssunAA segno di vitaOaABoAFttoyage a prevoirNeAeAsCsFzteilAAGuAA lackiertJeArCfZneufA" +
	"Bmaticos gastadosQnBpreisFveACwertFverA authenticatedOaEwAA costEpriceIiAbbledBsCingGcAAeBhAtAA auff" +
	"indbarKfunktionstuchtigQkomplettImehr daBer schonsteLie schonsteMheißFtaufrischJvorhandenJwasserdic" +
	"htLzu gebrauchenSsicher ob echtOverkehrssicherNollstandigHzahligIrhandenKraucherAhaushaltPsDkAsCotin" +
	"eaanslagNeAA banglaFuduje cisnieniaQchlodziGzytaFdaje oznak zyciaPo spraniaImyka sieJrukujeGzialaA j" +
	"eden kanalMjaA klawiszeLlAaBoZnie graBzejeFwarantuje autentycznosciZnie kreci sieJlaczy sieHdujeA si" +
	"eIpie zasieguNmaCnadaje sie do uzytkuUodczytuje plytMpalaDompowujeKtwiera sieLpompujeFsiadaFtwierdzo" +
	"na oryginalnoscZnie reagujaBeA na dotykQssieDtartujeHwiecaBiGtrzymaGuruchamia sieNwiadomo czyJdzi ka" +
	"rtyJem czyA to oryginalSrujeFlacza sieEja sieLstajeFykrywaHzachowal sieKmyka sieIsysa wodyJwsze dzia" +
	"laGlaczyFzaskakujePnam haslaLcoCdokonczony projektQmagaAjaHzialajacaBeByKestetycznaBeByKkompletnaBeA" +
	"jCyAchCmKmyCnteDoryginalnaBeByKpranaZniepraneDzyjemny zapachQrowno pracujeNspieralnaBeByHrawdzonaBeB" +
	"yFnaABeAAgoDyAGtetyEzczelnaBeByItAA aanwezigIcompleetImeer aanwezigIbijDcompleetIde mooisteKte vinde" +
	"nJwaterdichtOooi meerJop echtheid gecontroleerdZniet rijklaarIschoongemaaktNte stemmenKvolledig meer" +
	"OestowanaBeByJuwAe accu nodigKbatterij nodigQprijsFwaardeIwielkaBiAchCeHzachowanaBeByInaczneByEnaA a" +
	"utentycznoscPe hasloHyGgdyDkotingeruchGspurenLlBneBgunAZningunaABoAEoBtendoGtki grzybaKxABzACoAAAA a" +
	"utenticoCficadoNbattery coverNcambia la fechaOentrifugaJonservaBoIda la horaHsenal de vidaIes de vid" +
	"aResaguaHes autenticaBoJoriginalLfrenaFgarantizo autenticidadMla autenticidadZno idea if genuineHrea" +
	"lMla encuentroLo encuentroKnger presentHturns onPmarca bien la horaSpasa del logoMroof of authentici" +
	"tyUuedo garantizar la autenticidadZno retiene la cargaQse si es autenticaBoJde oroGoriginalLson orig" +
	"inalesRvende por separadoNn por separadoVigns of lifeNva bienGendo por separadoTceBhACdigCoaAsDzeDga" +
	"AlCiCirZnoirciAeAsCsDeCseA cancelingDlingKreductionLy bearingsIjackEpotAsIm ecritFinscritHsur la pag" +
	"eMbre escritoHpuestoKe do antigo donoOscrittoKnAAA autenticaAtaBeBiBoDoGhentifieAeAsCsMcambia dataKe" +
	"ntrifugaKda alcun segno di vitaTsegni di vitaPividoGe autenticaBoJoriginaleLfunctionalKgarantisco au" +
	"tenticitaLl autenticitaXenuine batteryHdisplayHscreenOoriginaleBiJposso garantire l autenticitaZnon " +
	"prende la caricaQregge la caricaOoulantAeAsCsHunnerGscaricaGegna l oraKi vendono separatamenteXo se " +
	"autenticoJe autenticaBoJoriginaleZnon so se originaleJsia autenticaBoJoriginaleNveraBoIno originaliO" +
	"trovo piuJva piuFendo separatamenteUeBfunctionalKnaBoCrunnerHpeCrAmaalCisClAeAnBsCiBnaBeAgoDyAchFuxF" +
	"sekCkiBuCtraDzeBonaBeByFtA authenticAatedNcoolingHdrainingIgenuineHkeeping timeMlighting upLoperatio" +
	"nalLpowering onKresentHreal designerNspinningHure if authenticJgenuineHit s genuineHrealHs realIreal" +
	"Mthe real thingLreGaAtki na marginesachTe a matitaGpennaIbookZnotes in marginAsHthe marginsRhingAEic" +
	"eDreDusBveauFvaBeAlCoACwAaAA kosztowalaMeAAgoDiutkiFoczesnyHyAA kosztowalEujeLyerDzAaBeBkaBiEpBrBuAA" +
	"eAAstraEvaABeBoAA costabaLmberedFeradoDiqueEoAteFmeriertIncaDovaABoADrA bodyEdas geratFhandyIer link" +
	"eFrechteJie kameraZnur die konsoleHovpHein airpodGohrringHschuhJgeratFkameraErtonFonsoleHlinkerGmit " +
	"netzteil zu betreibenYodulFnoch ein kanalOovpDrechterHverpackungMssbaumGtzeBungsspurenNylonFoAAAakA " +
	"stainIbAAA echtDs echt istHin original istTsCcasAachDieCyDieranaBeByHdarciaBeDtaBeByErapanaBeBiaCyHe" +
	"rflacheIgryzionaBeByIiciaDektywAAAemACieCuAAByFttivoZobiettivoAGjanaBeByEtaBeByDjectifAAEktivAAAdeck" +
	"elKtAivaBoAADoBsEluzowanaBeByIracaBzkaEzAAuAByEsAtrueAeAsCsCidaAsCoAsItarciaBeDtaBeByEluczeniaAmiDeA" +
	"mFonaBeByFkl sieIuradorA presoJteurIudowaBieCyFwolutaHccasionFhialiAZochoCulosEzko w rajstopachRdAAA" +
	"barwienAiaAmiDeAmFonaBeByHiorAuDte naroznikiOchodzaca farbaJi farbaFlakierMzytujeHdAamDerAwanaBeByFu" +
	"r d humiditeJe caveDigaretteJmoisiFrenfermeItabacIpersistantePkleil sieEa sieFo sieHja sieEja sieGni" +
	"eEonaBeByGsztalceniaBeEonaBeByJurzaczAaIlamanaBeByFupanaBeBieCyGmowil posluszenstwaOa posluszenstwaU" +
	"nowionaBeByHorAe di bruciatoZodore di cantinaGhiusoGfumoEmuffaFsigarettaJumiditaHvecchioNurDpadaAjaD" +
	"lAaBoDlaDorny na zarysowaniaSwiadaAmyFedzialnoscNrutaBeByCwa sieHyskAamiDiAemDowCujeEnietaBeByJrapan" +
	"aBeByFestaurowanaByMspojonaBeByGtajacaBeByDeEwiezonyItwarzaGziedziczonyMfAAA hetA echt isHorigineel " +
	"isPijEertyEfAAAiceDnetFggettoFloszenAiaAchKniska rdzyZohneAA echtheitsgarantieRfunktionIlebenszeiche" +
	"nNstromIrpolsterHringAeFstopselJilA leakEon bladesGthe bladesNstainGy apertureIbladesJtoDkladceCkaBi" +
	"FoloCpconaBeByGularowCyAA przeciwsloneczneXlA auf den blendenlamellenPlamellenRdA mothErepairAsFstor" +
	"ationJtouchesKerDejA na listkachMemCuCoA nas laminasOieA op de lamellenLhet diafragmaRlekkageIgAeAmB" +
	"nBrBsDoA sulle lamelleQor a cerradoHguardadoIhumedadHmohoEquemadoHrancioGtabacoZolor a viejoKverlust" +
	"Im op te knappenOaCnAA its lastA legsJway outLthe blinkKbruikbaarJceBleDderdelenFhoud nodigKstreping" +
	"enMulazioneJeA airpodGearbudGshoe onlyIpeaker onlyOkelDlyAA chargesHone channelLworks plugged inKwhe" +
	"nNtA disparuIbrakCeektDkenAdHstemdAeHvindbaarHolledigIzeDokBrbelFpA te knappenLaAcizzataBeBiBoHkowan" +
	"iaBeAmCuIenAedCgebarstenHhaaldAeGsprongenKsBtDgeknaptFzwollenJhalenZopiekaczFsCknapbeurtA nodigLperC" +
	"rojectLladerFonaBieCyDroczCgramowanieMticalDkBqueEykaBiFrAazCdenadorFrCinateurIecchie agli angoliKll" +
	"e pagineNnoA singoloGpaiatoOilles perceesNlhas de burroOiginalAA oder kopieJu copiaFreplicaKpriceGeA" +
	"A al 100IiA al 100Hta non garantitaRkartonGlyCpreisFverpackungMeelA of nietEreplicaNleHologioGyginal" +
	"A czy podrobkaIreplikaMemCnaABeAAgoDoscAiEyAAmZoryginalyIsAad z kamieniaNemka na koleMiemDle uszyHmi" +
	"uDobnoEsidataBeBiBoCzioneBiJtruitaBeBiBoEzyFtarcAiaAchCmiDeAmEtaBeByEherDrasCosCzymalemDnyHtimeBoDoA" +
	"neDurataBeBiBoAreIwartaBeByEieraAjaIuArBtA of shapeFtrueDuneIil nuFrages du tempsMsCosEvertDreEvalCe" +
	"rA polishedIwoundGheatZoverheatedCingDsFpaintAedCingHolishedIverhitAtingKwoundHpA ohne inhaltOwnedBr" +
	"AA inscriptionQxidacaoCionDoesEdaAsCoAsDtieBonAsspurenMiertAeAmBnBrBsFsed contactsMzed contactsNoA d" +
	"el tiempoKen paginasLuEydationAsGeAeAsCsGpaarAAeDchnieEkAageBingA onlyLzkaBomatHdAAlA dyskFaCnietaBe" +
	"ByFreCsZpagataBoDe detacheeIis looseImanquanteIissingHvolanteIsA coming looseFoutKdetacheesJfalling " +
	"outLmanquantesKtannedGvolantesLina mancanteIs losEoltaEtaccataHueltaHsA soltasFueltasKeA bruniteHman" +
	"cantiIsciolteLueAiEiAaBdBllage a refairePntA chipElossAesGsplashAesEtterGotsGedCingFoBrAeAsCsDjaczek" +
	"CkiFeczyna na ekranieSkietAuFle copieHliniFmiatkaBiGncadasCinhaHdeadaAsCoAsGe eletricaZpanel damageJ" +
	"tallaA negraGzo azulFsFonA rotoFesA rotosIiFsADpaBerback copyJsADiAer jauniGeBowCyErochAyDszkiHrAA i" +
	"ntermittenceOaAA aproveitamentoNrranjarFeglarIbutowFchoquesGonsertarCoIde funcionarMglosnikowJkolczy" +
	"kowGumnGlimpiar a fondoPmanitasHnartEpecasEod szklemKrecuperacaoDrHparacaoDrFstaurarCoGtapizarGirar " +
	"pecasNsozinhoGpodniGtirar pecasLwodna podKchoquesHfusosFgonAuEmiCurtiFceZpareA chocsGcidaAsCoAsFjaCs" +
	"CfaitAeAmentIumDkeerschadeJremplerHschadenIou de funcionarPpadeaFt missingIeA a faticaImancanteJs qu" +
	"ebradasMi mancantiJculas de poLdaAsCoAsDjBu seFsA missingKyBzyDsAAA authentifieAeAsCsEqueLsur de l a" +
	"uthenticiteSe de l authenticiteWun vraiFe vraieKekAAACkaAABiA na ekranieLemADuCo a mejor vidaOsage d" +
	"e vitesses difficileWs soulignesOcode lockedLe de couleurKpar le soleilZpassedBeBgginoFndDtABword di" +
	"menticataLlockedIt unbekanntJvergessenPtA its bestJiglie finiteLllas gastadasPujacaByDeAA doGy na ek" +
	"ranieNtaAsCchyDillasEna lossItern fadedFwearKyeAeCpalEznokcieIcAAsCe quebradoJarlAsEca quebradaJsAA " +
	"quebradasMcaBheEdaisClesCiBsAByDrinhas faltandoQelingA stickersOga partidaIdaA con pegamentoNde anti" +
	"guoLsCoA con celoEpegamentoNde antiguoLsDjosaAZpegajosasACoAAsAGou aguaEfogoHs slipHintAureGkaAjaDlA" +
	"aBoCniecAiaAchCmiDeAmEtaBeAgoCjCyAchCmHladaAsCoAsEeA a descascarMeAsCsCleAA seccaHicciaFt sichHoA de" +
	" roturaJen la porcelanaPfalsoGs de caoDgatoJtillasHucchiFzCn markAsFstainGcil marksFnotesJdantDiente" +
	"A de reparacionErKsueltoHsGulum missingZpequenaA taraFsA faltasGtarasIoA defeitoIsA defeitosPrAA hob" +
	"bistiIpezzi di ricambioRricambiHsmanettoniLceAeAsCsBuseEheDdA de l eauDhuileLeA acquaEriaDspirazione" +
	"LliquidoHminutiGolioEpotenzaGressaoCioneJqualche minutoPndoDu a corFcorDo banhoErilhoIseBuccaoJidaA " +
	"de aceiteFguaEbrilloGcolorFpinturaGolicromiaOsA de aceiteGpinturaGolicromiaQoA el colorFdoradoKsDmos" +
	"Do colorFel banoEcolorKtaA d acquaFolioZperdita di acidoDquaFcolorazioneGeGdoraturaIolioJeA di color" +
	"eGdoraturaPuAeAsCsBtiEeAlCfectAaAmenteGlyCoDktCttaAmenteGoEumAeByEhapsEishedA tiresEyresIingGlaBe ma" +
	"nquanteKnBsCyCmutaEnaAsDoABsaBeBoA il coloreJla doraturaOte d aspirationKeauDhuileGe matiereHpeintur" +
	"eMs de matiereHpeintureQssime condizioniMo estadoGstatoLtA damageHeAeAsCsZpetitA nettoyageKeAsCsA ac" +
	"cidentsJdefautsMuA d autonomieMtBventFwienDnaBosciEyDzziAAA mancantiKoAA mancanteNhantom touchAesMre" +
	"sEoneAsDtoAsFianinoFcadaAsCitaAsEoAsCurasGcolaBeBiBoEk marksFwearFguard wearKupDotazoAsGtureAdBsGeAc" +
	"AeA manquanteKsAA manquantesJissingHperduesKieBuCzatka bibliotekiMi biblioteczneRec bibliotecznaZpie" +
	"dAAeBiniA mancantiMraCsCgataBeBiBoDheDknaBeByDlAA secaGniadzeEedzyGrdeA aceiteFguaDireEfuerzaGliquid" +
	"oHpotenciaHresionHsuccionKreA manquanteKs manquantesOscionekCkaItaBraA mancanteKe mancantiLyCzaA per" +
	"didaIsAAA perdidasNfouDlaAsCe couleeGlossEwornFsA couleesHont couleMha fracaFgastaFvazouGsA vazadasD" +
	"ramLledCingDyCot doZpilotaBemEzAAbefallInchadaAsCoAsFode onbekendNeBholeAsFk line onDsHtadaBoCrrajea" +
	"daAsCoAsKuraFon manquantJekEqueA de versFs versJeAsCsBteAAeAsCsAEreAsA d humiditeQracka kopiaJtedFsc" +
	"a vermelhoLton bloqueHi bloccatiKs bloquesNttedA fretsIingFuBwnicaByFxeis mortosJl bruciatiBoImortAi" +
	"BoEuertoGquemadoIes muertosHquemadosLfehlerFoutenGsZpixels mortosCsLlaca base muertaGquemadaMmuertaG" +
	"quemadaIge decolleHmanquantIsouleveLcatura andataGconsumataQeBilemFgiatEkbandrestenKkerigAeGtCmAaA n" +
	"ie schodziMmiDeAkCkaBiCyA nie schodzaOntAagesEsDquettesHsticAaBoA meladoJkAowyEqueFzczAaFte wornGine" +
	"BgA lossIte bandFm reifenInspielerIr reifenJfußFzCyAA wearDornFed with conditionRing upGsA too fast" +
	"EslowIwith noiseLtationHwornGeaseZpleckachDiDsnAiAaEurageGi de marcheKeAeAsCgueAsEsCs de marcheLureA" +
	"sFnBotzlichHugAged upHizigAeFsAA aucun signe de vieSd aspirationLe boiteFnoticeGpressionLrien ne s a" +
	"llumeTytaA winylowaKyEneuA a platGcarecaGdegonfleIlisseGmatici da cambiareSsA carecasHlissesGvaziosL" +
	"oAA acumuladoJchwiliGdentroFzwonieHkilku minutachNolatkuFnserwacjiItakcie z wodaQna lenteGprawieHo i" +
	"nteriorLpozarzeGrzegladzieLremoncieGnowacjiJserwisieIwypadkuHzalaniuFwilgoceniuZpobazgranaBeByHiblio" +
	"tecznaBeByKtaBeByDrudzonaBeByIca aspirazioneKutonomiaJbateriaHfuerzaGpotenzaGresionDsioneJsuccionJhe" +
	"sBtte abimeeGfendueMketDoBsCdAAartaBeByEciekaEzasEeAmBriaDszwaAchDieCyFgrzewaGkresleniaEonaBeByInisz" +
	"czonaBeByAmKobnaBeBieCoByEpis wlascicielaPrapanaBeByFdzewialaBeByIedumbreHiaBdaZpodridasCoAsEobaBekC" +
	"ionaBeByEkaBeBiFszewceCkaBiGuszkaBiFzespolyGiurawionaBeByLeiraA acumuladaJinternaIs na lenteNtskrass" +
	"enHsporenJfalowanaBeByIgieciaBeDtaBeByEnieciona okladkaQryzionaBeByIigneeAsFntureFsseuseCxGjedynczaB" +
	"eAByIkazuje bladKer chipsIretlaBoEowcaCiecAFywaBkaBiCyDzywionaBeByJlAbutyEecamZpolerowanaBeByHiertDl" +
	"laAsEpiel peladaLsh lossEmarksGedFowaDskaBiCterEuzowanaByHvereBosaBeBiBoFoArientaAsCoAsKmazanaBeByFp" +
	"AaBeBkaCtA niet afJyDngoCiewazEszczonaBeByIteirosFinhos pretosMos de acidezGpoeiraOobcieranaBeByHgry" +
	"zanaBeByHijanaBeByGr battery lifeMcosmetic conditionSrepairGsuctionHtimekeepingNtCpekanaBeAjCyZpopek" +
	"anychHisanaBeByFlamionaBeByHped seamDtapleKrawnieFzecieranaBeByHtieranaBeByKs and clicksLul sieEa si" +
	"eFo sieGtaBeByFqueAsErA repararIcelainAeDnaByDlanaHdzewialaBeByIosAeAmBnBrBsDzrywanaBeByIqueDtAaAble" +
	"DdaCfilterCroGsBtilEeAAeAAsCsDwanaBeByEysowalAaZporysowanaBeAjCiaCyAchCmIzadnyEellanHsiadaAAjaAFbleA" +
	"mente originalOsFsibleByA genuineNtageDrzepienConaBeByJzarzalaBeByItards qui crachentRenAciometro ru" +
	"idosoHsucioGs a rasparIsuciosQtiallyEometre qui cracheLs qui crachentWziometri da pulireJrumorosiIsp" +
	"orchiSi kratztHs kratzenKluczonaBeByHmeters krakenNrebbeEzaskanaBeByGebnaABeAByACujaBeAHs are scratc" +
	"hyMscratchyKwierdzicConaKuca pressaoHsuccaoZpouchCndsDpeeDrAAraitDiAeAsCsBtureHssetteEiereAsBuseCxJw" +
	"aznaBeByEerA adapterHbankDrickFcableEordEleadEonCsupplyHsADichrowanaBeByIdokAiEerzchniAaHscEyciagana" +
	"ByFeranaBeByHginanaBeByGpadkowaByJzaAciaganaBeByIni sieEejsza kopiaNolklaBeA kartkiIyAchGstajeCleIra" +
	"dBteado gastoLwaZprawdopodobnieJziwaBeByFeAgoCjCidlowoFeCyAmEe shrunkHcioA anteriorIde compraGlistaI" +
	"en tiendaJnuevoForiginalIrecomendadoNsaA de arranjoHbateriaHconsertoIlavagemGimpezaHmanutencaoKpilha" +
	"FreparoAsFstauroGvisaoKser lavadaAsCoAsHtrocadaAsCoAsNmCoDo de compraGlojaEtabelaJnovoEoriginalLisCn" +
	"d du jeuDretardJl humiditeLeAnDom ecritFinscritLsaBentAeArDza di funghiJfunghiLoA acquaHsioneZpressu" +
	"reA markAsFspotJumablyHtaBoBtyDvious owner s nameMrepairLoir batterieIchangementKdes fraisJfreinsGpn" +
	"eusFremplacementKparationIvisionItravauxHun nettoyageKe revisionRzentDzoA al pubblicoLconsigliatoLd " +
	"acquistoJi listinoKin negozioKnuovoKiceA clippedKngosaAsCoAsEueDtAA crackedCingIis crackedKpeelingIe" +
	"dBrCsDs l eauDhumiditeMva diEe diEi diEo diFxA boutiqueIcasseEonseilleJd achatForigineJmagasinHneufE" +
	"publicJo stuckGbablyDdoDlemZproblemaA eletricoJsA de encendidoPeAsCiBowCsByFdottaBoEuceAdCtAionFitAe" +
	"DkowanaBeByFtAionAsfehlerLujaEziertDoneHfessional repairPumoEgiA do szlifuLowCramAaBmAaBeGject piece" +
	"Ikt do dokonczeniaRto de restauroQofCperlyEreDstoCzeDveDufungFzebarwienAiaAmiDeAmFonaBeByHita detkaF" +
	"oponaKchodzonaBeByHiekaAjaHdAarciaZprzedarcieDtaBeByEmiotowCyGgnilaBeByErzewa sieKkrecony gwintLzywi" +
	"onaBeByJlacznikHmalowaniaEkiHpalonaBeByGrdzewialaBeByIywaAjacyHzutekCkaBiGsiaknieta dymemHe dymemHy " +
	"dymemOkakujeGtal chodzicHdzialacHgracEswiecicIa dzialacHgrzacFswiecicJo dzialacJy dzialacMylkaEzkadz" +
	"aAjaJtarcAiaAmiDeAmEtaBeAjCyAchGopionaBeByHwodAAuEzACodAuZprzyAciskAiBuFdalaby sieKkry zapachKpalenA" +
	"iaBeEonaBeByFisywanaByLudelekCkaBiemDoA poEuEloDedeAnDnte levantadoNrtaAsFidaAsCoAsEla faixaHitaBeBi" +
	"BoADled perfAsFstitchGthreadAsKs in fabricMsanteBiEeiraAsEraEveriseAeAsCsImpAAeBtA nicht abMncturedG" +
	"tinaA da cambiareIsostituireRo negro en la pantallaYoBppeDrchase priceZpurchasedAAGseDscily szwyJtaB" +
	"eA pudelkoIgoCjCyCzcza szewGone oczkaBoNtjes inGzspurenIxadorFzzaA di bruciatoIfumoEmuffaKleFvpCylki" +
	" w obiektywieSqtyCuadrante ristampatoOtoFlcheDidade aaaIta 1 1DaaaDspecchioJt 1 1Ge 1 1DaaaDmiroirIy" +
	"A 1 1HmtDntidadeEtaBeByFtreBoCtroFeAbradaAsCoAsEouEdaAAnDima oleoFdaAsCinhaAsCoAsFoAsZqueimaduraAsGo" +
	"uElquesFma aceiteHdaA por cigarroMsCoA por el solLsCuraAsHrciaDoCstaBoDtschungIickCdBeroCtschenCtGza" +
	"AsGrabiscadaAsCoAsEoAsGchadaAsCelaDinhaAsCoAsFoAsCuraAsFsCouDzceCkaBiEdAAerDfeligAeDtDfreddaHggedAyD" +
	"rinzitaBeBiBoJhmenAbruchFschadenLidaZraidasCoAsEjaAdaAsCoAsCuraAsFsDladinhaAsCoAsHentiAeAsCsFladaAsC" +
	"oAsFouDmaBceCeBkaBiCmeltEponiertAeAmBnBrBsJyCndAbeschadigungMchipEfehlerGnotizenHomA restartsIshutdo" +
	"wnsKlyEschadeDlagHgefinderGndoFtCpeAeAsCsDreAlyDoACsgadaAsCinhaAsCoZrasgadinhosFoAsCuraAsFoCoAesCnAe" +
	"sDsBuCunoAsFhBpadaAsCoAsCuraAsFoCeAsCoesCnAesGt rodEatouilleItleAsCingGubkopieGchgeruchIschtFya de b" +
	"oliHen la pantallaPdaAsCoAsCuraAsFs en la pantallaQzoAsEeAeAsCsCitaAsEonesEureAsFzA dziala raz niePe" +
	"mEcaCdzaAwe plamyHy nalotJewiejacaBeZrdzewiejacyDeGyDe gluedFstuckGacondicionadaAsCoAsNdA errorsHsCg" +
	"eertA niet op aanrakingWierenCtA nicht auf beruhrungYujaBeElAA dealEor fakeKboots itselfLuiltFcalent" +
	"amientoMebiCiptCvedAEntlyEptionGhangeEnungAEteArBsCsDognizeFllageAsEeA au scotchKeAsCsEndicionadaAsC" +
	"oAsItionneAeAsCsJheceEnaitEoceErdCusuAeAsCsFuZrecuerdoFznieFd dead redemptionProtEemarrages intempes" +
	"tifsRe en boucleJseulEtout seulQialedFondoEucao de ruidoLcion de ruidoNtion de bruitQembolsoAFplazad" +
	"aAsCoAsJnteladaAsCoAsGoileAeAsCsIfaitDinishedHrettedFigerateurDorIoiditGundAAedErbishedHses toIgaloD" +
	"eneracjaEowanaBeByJistraFlage a prevoirNer kratzenKuedEulatedFmmedGichweite eingeschranktVfenA platt" +
	"JncollataBeBiBoHicia sozinhaBoIndoGgung notigCwendigQssverschlussMßverschlussNkawZrekawicaBzkaEeCyE" +
	"layCinedDureEogioDjDmainder markIsDnenceGblokkenGourseAGemberFiseA en etatLmenA slechtKontoir casseL" +
	"teA managementNvedEplaceAeAsCmentEsGt slechtJndu l ameIoveAeAsCsCierungsbedurftigAeAmBnBrBsTwacjaGto" +
	"ilageDeAeAsCsHpaintedErAAedA headstockJneckHsADracionEdaAsCoA con celoJsDtieA nodigHonZreparationA a" +
	" prevoirNurAA erforderlichMnotigCwendigKbedurftigAeAmBnBrBsPeA a l agrafeLeAsCsCiertGeats onGint anc" +
	"ienHsFintado por cimaMeAsCurasHlacedBmentAFingFicaAA 1 1Dde primeira linhaRexactaGprimeira linhaPsBt" +
	"CheDkaAAsBtAeDeBiCqueAsGondCrtado como robadoLpor roboMed lostEstolenMrendsEoAducaoCcionAesGeBoesDti" +
	"eAsConAsZreprodukcjaBeBiDtionAenHzDsDuestoGquerA reparacaoHstauroLiereDredBsA attentionJrestorationO" +
	"ingHsecaBoCmblesCingGrvaDtAuje sieJidu de colleJeBi di adesivoHcollaFscotchLo di collaKs de colleMst" +
	"antGoled badlyKpaldoEondAeCsabileBidadAeEtaBeFleDvelEibilityFleIquebrajadaAsCoAsLsecadaAsCoAsDmentoH" +
	"quidaAsCoAsHort casseGs cassesKudeAeAsCsZrestaA indietroJrts itselfIuje sieJuracion antiguaIes antig" +
	"uasPdaAsCoAsDtaBeBiAeobjectGprojectIon a prevoirIncienneIvisibleIs visiblesJobjektKoDeAeAsCsCi visib" +
	"iliJertAeAmBnBrBsDungsbedurftigAeAmBnBrBsLobjektNo anticoGvisibileNeA de colleJntCs de colleLi di co" +
	"llaKorationA projectHrequiredOedA chipErimHs de adhesivoIcalCintaEolaAEetiquetaIpegamentoFtinaOrikeE" +
	"uckEztki klejuLtailZretail priceFvalueGedCsDrdeEirada de pecasOouchedCingHreciAeAsCsEoAvisorIventada" +
	"AsCoAsGtement collantPiradaAsCoAsFsadaAsCoAsEeAeAsCsCie nodigHon a prevoirJempfohlenJfalligGnotigCwe" +
	"ndigKataBeBiBoDe scadutaQicambioEricaFevutoFhiedeEtigEketyEoniatoDoCosceFrdoFdipintaBeBiBoBuraBeIuzi" +
	"one del rumoreSecht nach kellerGrauchFzigarettenPverbranntNmZriemenAAADnCfattaBeBiBoEoderataBeBiBoIg" +
	"aAtaBeBiBoBuraBeFhe sullo schermoNverticaliKttaBeBineGtA airpod onlyLbud onlyIearbud onlyLone onlyIs" +
	"hoe onlyNlegaturaA lentaOm bumpAsFchipEnibblesFckAsGaneA indietroMborsoAFpicciolitaBeBiBoLncollataBe" +
	"BiBoHgA marksFwearFwearFtelataBeBiBoHp inConDarataBeBiZriparatoA con scotchNzioneIpedA jeansIled pag" +
	"esKrendoEoduceCzioneBiJsCsca no ecraIdaAsCoAsDldaDs naBo ecraKoA naCprofundoJsA naBoCprofundosJvisiv" +
	"eisMpondeA maleKquinhaAsCoAsHsAAbildungHeAnCigAeAmBnBrBsFtampa pirataLrettaBeBiBoHtardaEenzione imma" +
	"gineQiroDsCverniciataBeBiBoIted repairNoad rashFrashGbeBiAaCleZroceAsDdaAsDestAigAeDplekAjesDkenHvle" +
	"kjeCkenGormingKgAachDiBuCidaAsCoAsEkAuClamento ruimFs gastosOled spineKmanDnaBdA de verreJs de verre" +
	"LfleAmentHgeAeAsCsDosaBoDzaBioEod knipperendMkgeurEluchtGmCpeyCyCsicchiataBeBiBoBureKtAansatzGbefall" +
	"FlasenGfleckenGraßFigAeAmBnBrBsZrostspurenFtellenJt houtFaAsBtesEitoAsEoAndoDsCtaABeAA plekFdBnA fo" +
	"amHiAAngDoABuraBeEuraAsEweinfleckKueAsCgh around the edgesQconditionJshapeIilleAeAsCsCuresHlements f" +
	"atiguesQndCsseursEiAeAsCsFvinataBeBiAnaBeBiBoDoGwerAuByDniezFzadaAsCoAsCuraAsZrozamientoAsIbitaBeByA" +
	"mFchwianaBeByFybotanaBeByIiagnietaA gumkaHeByJdarciaBeDtaBeByFerwanaBeByFschnietaBeByJgrzebanyIkleja" +
	" sieEja sieGnieEenie soczewekNonaBeByHladowuje sieKtuje sieJozone gabkiLupanaBeByGmiarAuBzeGonAesEpa" +
	"da sieEjaca sieFe sieFy sieLeknietaBeByHrutaBeA szwyGyFregulowanaBeByKsechl sieIypujaca sieFe sieFy " +
	"sieZrozsypuje sieJzarpanaBeByGczelnionaBeByGpionaBeByKtrzaskal sieFnaBeByJwarstwia sieFeniaBeEonaBeB" +
	"yMrpCubbedA decorationKgiltEhallmarkAsJjacketGtransferKrA feet missingMgrips looseOingFckeltDseiteHe" +
	"daAsA desinfladasLlisasKg losEgineFidoA de superficieNextranoIs estranhosJrarosJkt naar rookJverbran" +
	"dLlBstDmoreBi straniIosaBeBiAtaDoGnAdBningA fastEroughFslowJsA and stopsZruns brieflyHfastDor a fewJ" +
	"lumpyFroughFslowEthen stopsMtergefallenMotaA da centrareNeA da centrarePstA bubbleAsHpatchesHspecksE" +
	"otsGedCingDsByA grayCeyEin placesJstaplesMysAaAchCmiDeAkCikAaDkaBiCyDzadkaBiEesyCziByFsAA arreteGeca" +
	"illeAntIffritentImietteGnleve par plaquesRteint au boutHsans raisonKeulEtout seulFe seuleSouvre malK" +
	"aAAA di chiusoGmuffaJber seBiGcZsaccadeAsGddleEgenCgingDyCsCis pas siAGsiEtenAlage zu hochQleAAAAsAC" +
	"issureAsHt damageHa el cambioGdiferencialOil salvavitaMla cadenaEtenaForrenteIluzHdaAsCoAAsEellaEo g" +
	"astoFun trozoJs de pinturaKgastosKvatacchi da cambiareVmAA aparatGkartridzHorpusGsie resetujeFtartuj" +
	"eKwylaczaMaAAA konsolaHsie wylaczaNenA verkochtLmlungFoAAA bodyEpudelkoHsie wylaczaMchodAuEzynnieZsa" +
	"msung account lockedTtCndalDgleAAADierungsbedurftigAeAmBnBrBsSsAA garantie d authenticiteZsapatoAAsE" +
	"ere seGhir useIrroDtaBtelDzCuberDfAt abFgkraftFtA schlechtFwachKm offenHteA le disjoncteurPsEveA bat" +
	"tery deadNsCoir siHw cutEcutEyA ifFballataBeBiBoGeccataBeBiAnaBeDoBuraBeHrciataBeBiBoHiadimentoFtaBe" +
	"BiZsbiaditoBureIocconcellataBeBiBoBureOrecciataBeBiBoBuraBeJiciolataBeBiBoJucciataBeBiAneDoBuraBeKca" +
	"ldaA troppoHnoEfitturaBeImbioEnAsCrabocchiAataBeBiBoDoIdinataBeBiBoGfBpaAA singolaJeCsa autonomiaNss" +
	"ataBeBiBoFtolaA vuotaHeDtaEendeCtrataBeBiBoDowanaBeByZschaafplekAkenHsporenIbigAeAmBnBrBsFchtelFdeAn" +
	"AABplekEsDkelaarDtA vanzelf uitQllplatteHt sichFerABtAA sich immer wieder abPstandig ausTungFrftCnie" +
	"rGeda madre bruciataImortaOef gelopenIgelezenEopenFtrokkenLggiataBeBiBoBuraBeFetteHibeDppertFrfje af" +
	"GmA aan gruzelementenSata bluHfoutEoA neroHpt niet meerNurAenCtjeAsHiacciataBeBiBoGntataBeBiZschiant" +
	"atoGef gelaufenFesenIgelesenAeAmBnBrBsKnaleFlferAsBtAjeAsHvertjeAsImmelAbefallGfleckenHigAeAmBnBrBsE" +
	"plekkenHtBvormingMlagstelleAnIuchEecht erhaltenMierCfspurenGtDudert nichtMiesseBtDßeBtA nicht richt" +
	"igTusselGmauchspurenKuddeligAeAmBnBrBsItzigAeAmBnBrBsInalleAnkratzerLrrtFodzonaBeByAchHenZschonAeArC" +
	"heitsfehlerNraapplekkenJmmeAnCspurenIubenFoevenEtlingsfehlerOubladeFhAAeCtzumschlagLwachCrzAer bilds" +
	"chirmQeißfleckenHgeruchGranderJrAgangigIundrisseKiupataBeBiBoGoccaDllamentiBoA delle lentiLlentiLta" +
	"BeBiBoEorimentiBoFtaBeBiBoA dal soleKuraBeInnessaBeBiBoGppiettaBiiIrchAedEdataBeBiBoEticataBeBiBoBur" +
	"eZscotch sulAlaDrEeAeAsCsGrapeAdBsDtchA guardFplateGedBsCyA glassFpotAsKeechesCingFnA bleedEurnEflic" +
	"kerHliftEseparationNpolataBiBoGw missingIsDibbledBsCingGcchiolaBiiBoItta a pennaJe a pennaJo a penna" +
	"MostataBeBiBoBuraBeIuffyFucitaBeBiBoBuraBeGffAedCingDsByFdrucitaBeBiBoHeZseA agota rapidoLhogaEpaga " +
	"solaBoJtrasaGbloqueaHcae a pedazosHtrozosKlaBienta demasiadoJmuchoMyoDongelaGuelgaAnHdecharge rapide" +
	"mentKtres viteJviteKollentHsagregeGcamaCrga muy rapidoKrapidoLonectaFseEintegraAnIpegaAnIesta deshac" +
	"iendoLpelandoLxtravioIfigeEha perdidoIn perdidoLmojoEparaAnEerdieronEoGqueda colgadaBoHen el logoKpi" +
	"lladaBoJo en el logoKmuertaBoMralentizaIecalientaIiniciaA en buclePtrasaHsiABobrecalientaNtrabaFvend" +
	"e en loteHtodo juntoLn en loteHjuntosOa waterGlZseamA has comeEsplitJis undoneJsplitAsGundoneItCchsA" +
	"erFdaBiaDeAn better daysLsome actionNpingDsDgnataBeBiBoDiAAA d usoEel tempoA evidentiRi cadutaGpenna" +
	"ArelloKtruccoGurtiBoDsuraEtilizzoLevidentiIimportantiMoAAA di cadutaGpennaLuroA siHhrCiA seADdeCnerB" +
	"sDsBtAen loseAn sichLschlagJzedA solidKkundnikHlbstDimClAaBeZsellingA as a bundleGlotMoA de bibliote" +
	"caOtape marksFrepairHdHtenAeFmAA garantia de autenticidadeZsem imagemGlimparGpressaoHsuccaoHblableGe" +
	"lleAsGnalesA de usoEl tiempoPha esquecidaMsorDt la cigaretteLe renfermeItabacKzaAA garanzia di auten" +
	"ticitaZseparacion de lentesOtelyHtCquins missingNrbatoioGiesDsBtBveBiAceAA falligGnotigCwendigKbeurt" +
	" nodigLdACingAEeDwisAAieCowanaBeByFuFsBtAaBeBteZseulAAAeAAAmentAHvenEfaldataBeBiBoFrfallaGsciataBeBi" +
	"BoGtygowanaBeByAmKilacciataBeBiBoHcowanaBeByIondamentoFtaBeBiBoFrmataBeBiBoGracellataBeBiBoIegamenti" +
	"BoFtaBeBiBoBuraBeJgangherataBeBiBoJretolataBeBiBoIualcitaBeBiBoIhabbyA chicZshadeCkenDtteredHeAarlin" +
	"gGlf wearDornIiny keysHppingAGoeAAsCpA wornFwornFrtA battery lifeMperfsIuldA be fixableOwAAingA ageD" +
	"its ageLnBsA its ageLrankDinkageGunkAenGutsBterGiAA bloccaGdisintegraKe ristrettaBoLferma dopoKimpal" +
	"laGncantaEeppaEhiodaGgolfaHpiantaGriavviaAnoJsbriciolaAnoKcalda moltoJrica in frettaJrapidamenteLsub" +
	"itoGvelocementeRollaAnoGrostaGfaldaAnoGogliaGgretolaZsi sgretolanoJpegne da solaBoHimprovvisamentePs" +
	"pessoFubitoKllaAnoHtacca a pezziOvende in bloccoQadlaEchAerCtbarAeA gebrauchsspurenQmBnBrBsHk glassH" +
	"uroEdeAsDeAAbenCtragerHdemCmiuDziskoGheCrsc zwierzatMteCzedEgarettenluchtMn of useDwearIalCeAdBs d u" +
	"sageKiertEosA de usoJsA of useDwearLlentADkBlaBinDneBieBkAaFm blockedIilarCeBi peleEqui peleMple fix" +
	"InZsinA autenticarDficarMgarantia de autenticidadYsenales de vidaQais de desgasteIidadeFusoAGevident" +
	"es de usoQvisiveis de usoTceCdAA wegFgedChiozzaGleAA airpodGearbudDringHgloveFshoeIistraAtaBeBiBoDeB" +
	"iBoGodelkaBoEloEtzflacheIxBzeAsEkanujeErpetaBkaGzAaAByADin onlyGppingEsCsClejonaBeByGoraABodowanaBeB" +
	"yHyABzanaBeByZskorzeErecony gryfKuszalaBeByGzypceCiAecEwionaBeByIurczyl sieEa sieMlaatA niet aanIopB" +
	"verEsteeds afMba bateriaJbrataBeBiBoFe cisnienieJhamulceHpodswietleniePo ciagnieGzytaFssieEtrzymaJck" +
	" canvasJdAA po naklejceIwodzieGzelazkuKwilgociIami uzytkowaniaPowAA uzytkowaniaIwaniaLyAAA noszeniaI" +
	"uzytkowaniaIwaniaIzuzyciaKg in het wielNngDeetsAeDveDgatoFide stuckIghtA chipFlyA cockedMjtageAplekA" +
	"kenHsporenZslijtplekAkenJpAping clutchGpegsJsCzga sieIow leakEpunctureIspeeds inaccurateKstickAyQrBu" +
	"chawekCkiAGggishA shutterNitA niet goedEhelemaalOerGmagliataBeBiBoGllA chipEtearAsIrritaBeBiBoEtfonA" +
	"yEphoneHsh brosFedFellA of smokeJs burntFof burningHsmokeIsmokyHyDrigAeEsso di accendersiJndareGcari" +
	"careIfunzionareSierdzacaBeByDiGokeA damageAdHodorEsmellGy smellIy smellKnaar ontbreektZsnaggedDsCkeC" +
	"ppedA offIrenA rammelenNeakerAAsAyGl leeglooptMiedzFoAA a caixaDmaraDeraFonsolaJfunciona ligadoGna t" +
	"omadaJum ladoQliga ligado a correnteWo consoleFrpoHsai som de um ladoReACtoca um ladoMum lado funcio" +
	"naRbreAaqueceBimentoLcalentamientoQckBzewceCkaABiAGfaBernDfittaFreu quedaFuma quedaNt cornersIwareFy" +
	"ChleA abgelaufenLnAbruchJieBledElaAAAA gastaGmenteAFsCdAZsold as a bundleGlotItogetherJadaAsCoAsEer " +
	"repairHed repairMeA coming awayEoffKdetachedIseparationLlyCsA separatingNidCl echt seinKevamentiIteD" +
	"oAAA airpod derechoFstroGizquierdoJsinistroOttaccato alla correnteWuricolare destroGsinistroOular de" +
	"rechoHizquierdoSvvitatoreKboxDcamaraFonsolaBeFrpoA macchinaA senzaTuerpoGel auricular derechoHizquie" +
	"rdoTcuerpoGmovilHn loteHfotocameraJunciona enchufadoSherramientaLil corpoFtabletFelefonoKn bloccoJla" +
	" camaraFonsolaBeHmacchinaGquinaHtabletJmacchinaGquinaHorecchinoJsuena porZsolo suena un canalFladoNt" +
	"abletGun altavozGuricularJpendienteLtensileKta fumoFndo a tintaHpedacosKtoAEoAuA seHmeA tlcEnteAA a " +
	"caixaHo consoleFrpoLtimesGsCnAA satureHneAnbrilleJoABtAA collantesCsLrtCspensioni da rifareStituitaB" +
	"eBiBoIttolineataBeBiBoBuraBeMuffleElevementAsIigneAeAsCsGndA cardDomesEutsHvenirGzinhaBoGpaccataBeBi" +
	"ZspaccatoBuraBeGeArowkaGzonaBeByFdekCkuDiataBoElil sieGonaA plytaHeByEnataBeBiBoDnungsrisseLrcialaBe" +
	"ByA pasekLeBkingGeakerAA blownGsAFcchietto rottoNkigAeAmBnBrBsEled rustKdizioneHed is offGunstableKl" +
	"AtDgneDichenbruchGrtGkanAaBeBiaCyElacchiataBeBiBoIlataBeBiBoBuraBeZspezzataBeBiBoGia accesaFirbagGmo" +
	"toreIder appDweb crackAsLappDingDweb crackAsHbedJegazzataBeBiBoGelDleBspurenGtACniaDszy sieIgoli con" +
	"sumatiJrovinatiNlled onGt onFnAdle marksJeA creaseGfadedFleanErollEslantEplitEtressGtickAsHkiCnenweb" +
	" in het schermTtCsA slowIlesnialaBeByAchJinteredCingDsFtA cornersHdownEseamAsGsBtingGowialyHodniAeZs" +
	"podnieEngy brakesKraAdicAallyIcaBheBiCiziaEoCeAn van gebruikOyCttingA to dialNut damageJznia sieJraw" +
	"dzeniaBeEicConaBeByFnaABeAAgoDyAEings goneGtA nicht anIschlecht anIwer anOochnialaBeByHdeCvvistaBeBi" +
	"BoA diKungAeEzedajeA w calosciMmA razemFw calosciLzGuchlaCnietaBeByHgnette da cambiareIsostituireUll" +
	"enErenDtteringDsHquareCshedZsquashy foamJeakAingDsByClingDsGrebrnyCoDdnicaGodkuEubkaBiFsanieEdBieDta" +
	"atCbilire seJccataBeBiBoEja ladowaniaNhlCinAedA glassIingDsDjeA po chwiliMlAledCingDsDmpAaAnteGnAAdB" +
	"ieCuCple repairFustFd repairLraAtaBeBiBoDeBkA beanspruchtJnutztFspieltIgebrauchtKeA altersspurenMgeb" +
	"rauchsspurenPnutzungsspurenOspielspurenLtragespurenMre gebrauchsspurenZstartA moeilijkIniet opHslech" +
	"tFteeds opnieuw opSaBeA flekiFzloceniaJtA immer wieder neuQstandig neuOsBujeDyCyCtaBeBion de chargeN" +
	"oABtCub im objektivIsucherIn der linseNeinschlusseLigAeAmBnBrBsEsaugerIwia oporIyAsCzione di ricaric" +
	"aSeamCchlaBeBiznaEyDkerEedsClBnslagGhenADinAschlagAeJkkerEnta a partireNvige gebruikssporenUickA dri" +
	"ftAetIer damageGmarksFon coverIpullEresidueHtearFrestenZstickers decollesIpeelingHwornIing padsIsA d" +
	"riftenHon trackKyA apertureIbladesGgripsFpocketsFtsEresidueGubberGvalvesKefelEffBtspurenIksel laat l" +
	"osHosIlAAeBlCnktCtaBeBiBoDtchingA comingGgoneEhas comeIundoneOkBluczenieEonaBeByAmGkl sieEa sieJockA" +
	"fleckenCigAeAmBnBrBsLelAenEf in de lensEzoekerJlensHonder hetKdeeltjesIfigAeFjakAaElAikZstolikaDuCne" +
	"AA deadEmissingIs missingLotplekAjeAsDkenHschadeIpaBpedCtCsAelErage wearIeA damageHnCingDmeldungHtAa" +
	"BeBiBoCungAenHrangeCoCpAAA rubEpataBeBiBoDettiBoEiBoCsCss mancantiFquantAsMttonaFusataBeBiBoFvissuta" +
	"BeBiBoIeifen auf dem displayPim bildEdisplayPpen in beeldFhet schermRss fractureAsZstretchedBr bar m" +
	"arksMingDy braceletOiche im displayOng buzzFsADsciAataBeDoFoefCfinataBeBiBoGllerEmAkabelGnAachDyA wy" +
	"padajaLpicciataBeBiBoJunAyADychAuEzaskanaBeByGepi sieEaca sieFe sieFy sieMuckAA apertureHt logoHin b" +
	"oot loopJrecovery modeQnotesFon apple logoKlogoHpixelAsGslideFvalvesForhandenAKpreisHdsChlCkAa przyG" +
	"je afCerafHsCmmZstumpfDndenDningFrzschadenHt abHylAAeABuAAsFuAaBblinhadaAsCoAsIrayado a lapizIsHstit" +
	"uidaAsCoAsKccionEherDiaAsCedadEoAsDtionAFddenlyFiciaBeBiBoFedeAClaAsCtaAAsCoAAsEnaA distorsionadoNma" +
	"lDrotoFnEiAnteAmentAsIveur deIjaAsCeiraEidadeAsFnhaZsujinhasCoAsFoAsBuDkienkaBeBiFniaElAfatacionEdaA" +
	"sCoAsHlaBeBoDmiuDn bleachedIdamageAdHfadedCingHfadingGglassesAHnedEoAlaBeCnaA solo unJo distortoMper" +
	" clonAeFklonFaqueceAndoEimentoLclonAeFfakeDicieHpliedEortedEsedlyIrAAA siDchauffeAntJeA ifEfaceA cra" +
	"ckingIdirtEmarkingHrustEscratchingPlignagesEeZsurligneeAsCsGmoulageHradaAsCinhaAsCoAsFoAsEiscaldaAme" +
	"ntoOsApensions mortesPtituidaAsCoAsJwakEverniciataBeBiBoJirgolataBeBiBoJwapAsDeat marksFstainIllingG" +
	"iatlomierzJecaBiDrl marksFscratchesKingFtchAA onDesA onJoje przeszedlDlaLllenGygnalFzczerbaBkaBiCyGe" +
	"rokiEscAiuEwCkielkoBuFlaAnyDeBiwoDoZszkodaByEnurowekCkiHpilkiFramaByEtAuczna skoraHe futroKkAaAchDeB" +
	"iEufladaByFmiByDwachCnkujaBeGyCybceCkaBiBo padaErozladowuje siePsie rozladowujeTjeFtaAbleAauCtAaBsBt" +
	"eCyFcchetti da rifareOiA da rifareMoCheA d encreGe cafeEgrasEjavelFtranspirationNvinGnoire a l ecran" +
	"QeAsCsADkyConAesEtil no respondeQfelDgAliaBettiBoGsZtailleEke the lotJzeDladroElAaConAsA a refaireNv" +
	"ezEmanhoCoDbaleaAnteHemCienEpaBon bibliothequeMde bibliothequeQi consumatiJda cambiareIsostituirePs " +
	"a changerJusesKniBkABningEteDpaA hundidaIs gastadasIpara cambiarMsueltasKe marksFrepairAsFsidueId co" +
	"rnersHrepairGspineFtogetherLicerkaGonAadaAsCoAsGpiBoDrczaDlataBeBiBoBuraBeFiBoCmataBeBiBoDeZtarnishA" +
	"edCingHoccataBeBiBoGtreEsAcheADseAeAsCsDtaturEeAnCiAeraEoDtaBtyCyCuschAeFvoloFeA reparerenHstaureren" +
	"Lveel spelingNa stainGkA stainHrA inConCto canvasKs inCto jacketNclaA presaGdoCsA presasGque nao fun" +
	"cionamWeth marksJgoCileA fehlenHspenderKjBkenen van gebruikRlaA azulEcom burn inLpretaGioDecomandoAE" +
	"mandeAIfonAeZtelefonoBuByConEphoneFvisaoCeurDionDorAeGwizorAaByHl ifFmAA avariaHperamentalJi lenti i" +
	"mprecisiTnAerCisCuta maleGo con lo scotchNmaleJrAciopeloHkoczeFneAsCiAeAsCsAsureAsIrible battery lif" +
	"eSugDstAatoDeAdCigo encendidoJmotorIna consumataNowanaBeByHte de mortHrecolleeLxtmarkierungenOzChanA" +
	"ABtCeAAirCmBnBreBmal throttlingPseZtheyCinA spotFgAsCkCsACoseCughEread pullsGbareGeDunderboltKiaBckA" +
	"ingDsBtDefAeAmBnAtladenAeAmBnBrBsJrBsDnAeAAA la caricaJtaraAsEuteFnACtA plus la chargeSktCmbreBi bib" +
	"liotecaMo bibliotecaKdi bibliotecaReAA stainedCingJsDnta saltadaKyA chipEflakeFtearHoBpoA replicaKra" +
	" aguaGeAdZtires wornHoirA qui coinceNneaFschAplatteIsu a refaireNznadaAsCoAsHlcABuste plamyLoAA shre" +
	"dsHasterFcaAdiscosHco fantasmaLzone przezLdoA juntoIe aan een beurtJonderhoudJrevisieHvervangingOdra" +
	"gFgeschrevenA aanMtakeldAeJtsAenbordJgetherGile dechireeGtendueIperceeGtroueeKmbe a l eauHdans l eau" +
	"Le dans l eauPnAabnehmerHusfalleIed pagesFunevenlyLingEoAlA onlyGth marksJpA quality copyOque fantas" +
	"maIna pinturaLsA na pinturaJos cantosPrbaAByCceduraZtorcidaAsCoAsFduAeAsCsDebkaBeBiEnA jeansGillosGr" +
	"adeiraHtoAsEstado por el tiempoOraEpaneFerAaFtAal lossFausfallHement hsCmortKly deadHmente muertoMsc" +
	"hadenJeA pixelIuchA difettosoJidCnao respondeLon funzionaIrispondeMspinntHeAd upEsA manquantesNpadDs" +
	"creenGyDrneAntFtA collantHensembleJe collanteNrabadaAsCoAsDllaAntaBeBiBoIcasCce di collaFusuraZtrace" +
	"AA d humiditeJe chocDolleFfond de teintNmaquillageKpeintureIscotchFtyloJsAAA d eauDhumiditeIusageAsF" +
	"tilisationMe chocsEolleFfeutreGmaquillageKpileEscotchFtyloFtranspirationNversDieFu tempsIof useDwear" +
	"KiBkpadEollaAAFdeCgbarDeAkratzerHspurenIinerDt de styloJe contre les versRs de styloIsur l ecranPmpk" +
	"iEnche jaunieHs jauniesHsaliesLneCsfer wearFencia de colorOt de couleurPmission useeMportschadeAnNpa" +
	"noEscurataBeBiBoGeraDferimento coloreZtrasferimento di coloreTtejaAndoFsA gastosKudaEtaBtaDva as vez" +
	"esIbastanteImuitoFquebradaJdaAsCoAsDndoDux a prevoirNoesA gastosLyCeAad wornGted for wormIwormJkdraa" +
	"dCdenHsAA beauAxDlAleAsFonAneAsDsFsaillageDeAeAsCsCuresLiedCncaAdaAsCinhaAsCoAsFoAsDsCouEppingEs fus" +
	"eHzadaAsCoAsGocadaAsZtrocadoAsEheCkenrisseIoCebelEisCjeCncataBeBiBoFpftDtadaAsCoAsEteuseGuA de cigar" +
	"etteNeAeAsCsCsA de verAsIersAEveDvatoEzo rotoIubAeAmBnBrBsDchoDss rod brokenGmaxedFstrippedQzaskiEeb" +
	"aA dokupicKchCszczaAce potencjometryPy potencjometrQenieEyGyAmaAjaHudoA juntoFpor um precoPnerAs sli" +
	"pJrAnAA onDed stickyZturnsAAchuheGtableHtA nichts mehrMtoA in bloccoHsiemeLv abgelaufenMzinAaByFvBwa" +
	"alfEeeAter blownKlveEiceCerdzeFsted neckKoAjDygodniAeGkaClAkoAA aparatGbodyEkonsolaHna zasilaczuMpud" +
	"elkoKuCmBpAeABoweDuACreAs wornKuAAberdrehtAeAmBnBrBsHhitztEoltBungsbedurftigAeAmBnBrBsSmaltAeAmBnZub" +
	"ermalterBsDungenJzpieczonaByKlichAeAnGrudzonaBeByHytekCkamiDiAemDowGchwytAyGdowodnicIhrAenarmbandJwe" +
	"rkGitAgedroogdAeHlubberdAeIsletenEotenGvallenGzaktAeJkAruszeniaBeEonaBeByDyl sieEa sieMlamal sieEa s" +
	"ieGnaBeBieCyGmAAA dos lados naoOaAABgestiegenJrissFnAAA coup de propreOpeu collantAeMseul airpodGcan" +
	"alFecouteurZun seul gantIolo altavozGuricolareFularJguanteBoGorecchinoJpendienteJzapatoMaAAA sola ca" +
	"ssaFscarpaMble to authenticateTngenehm riechtHer geruchPsehnlichAeAmBnBrBsLsButhenticatedJorized cop" +
	"yPbespielbarJrauchbarAeAmBnBrBsLcleDdAerAlinedCingIichtAeAmBnBrBsEiEeAAA fois sur deuxNseule boucleG" +
	"chaussureQchtAeArBsEonomical to repairUfallschadenHwagenIinished projectQghiateGhas de gatoLicamente" +
	"HdadAeZunidadesAFquementAHsexDtA onlyFeBsDknownAA partKlessDikeEoAAAsCpairedGraveledCingDledCingIesp" +
	"onsiveKserAeArEureAA if genuineHrealHof authenticityUtaBer wasser gestandenRstreichungenNstedAFiAlCo" +
	"BuosaBeBiBoFusableGvollstandigAeAmBnBrBsJzahligKwuchtGomoDpAgradedGholsteryJrtiBoCuchamiaAjaJwal sie" +
	"Ea sieFo sieZurwanaBeByFsAaAdaABoACgeAeAsCsDmosDtaABissimaBeBiBoGoADbBdBeAA jusqu a la cordeRdAAA lo" +
	"okGeAsCsCiamoDngDoABterekCkaABeABiAFualCnietaBeByFraAtaBeBiBoDeAsEwBzczelkaBiDrbAekCieniaBeEonaZuszc" +
	"zerbioneByJkoAdzenAiaAAchCmiDeAAmCuEilAaBo sieHonaAA matrycaJeAAgoCjCyAAchCmAiLtensil marksLiliseAAe" +
	"AAsCsDzaAdoDoBzataABoADoGlenionaBeByIurwerkGvpCzywamBnaAABeAAByAAHva a ratosFscattiFinghiozzoLggiust" +
	"ataBoKcambiataBoZva incollatoJlavataBoFentoEucidatoImalDpulitaBoGrestaurataBoIvisionatoKifattaBoFpar" +
	"ataBoIsistemataBoIostituitaBoLalCciaBoCuumEhoCiolataBeBiBoBureIleurA neufIidCorAeDschadeGtA soms uit" +
	"Hteeds uitKtelkens uitLwegFueAd atGveAs stuckKnA malEne egr a changerPo cambiateBiIpuliteBiGsostitui" +
	"teBiNzelfFquero rotoFs rotosMrnish lossEyellowedOseBtAgelopenJterDzaAmentoZvazamentosGndoEiaEecchi r" +
	"estauriJaBoA restauroOdiCel gebruikssporenRlatura internaNhaBoClutoEoAcidades lentasOursEvetEm comFn" +
	"deA se em conjuntoPnCido em conjuntoOtaA in bloccoNoA em conjuntoKn loteHin bloccoJtodo el loteHjunt" +
	"oJudo juntoItto in bloccoHsiemePreCsBuA dans l etatLen lotHes en lotJs en lotEsembleKti insiemeMeerA" +
	" lossItaBeA groupeeJoinhaHrAaA o falsaJbasteltAeAmBnBrBsIeultAeAmBnBrBsGindetZverblasstAeAmBnBrBsGee" +
	"ktAeFichenAeAmBnBrBsIogenAeAmBnBrBsGrande luchtKijzeldAeHuindAeHdaderaBoFelltAeAmBnBrBsFrameEteDigri" +
	"sEnCraaidAeFecktAeAmBnBrBsFhtAeAmBnBrBsGwenenGf losEarbtAeAmBnBrBsDungenHultAeAmBnZverfaulterBsGilzt" +
	"AeAmBnBrBsGormtAeAmBnBrBsGschadeGugbarAFverliesIgaanCmmeltAeAmBnBrBsHneDeeldAeCtDlingFilbtAeAmBnBrBs" +
	"DungAenJhardAeCztAeAmBnBrBsHifyDkalktAeAmBnBrBsFufAeAnFittung gelostNlebtAeA lamellenJmBnBrBsZverkle" +
	"mmtAeAmBnBrBsFurdAeCingAenFtFoopDratztAeAmBnBrBsGeukeldAeHijgbaarHuimeldAeCtFstetAeAmBnBrBsJliertCst" +
	"A drukJorenA gegaanCngenGraaktNmackeltAeAmBnBrBsFtAeAmBnBrBsGodertAeAmBnBrBsGedelijkHlmdAeEuluAeAsCr" +
	"eAsDsZvermutlichHniceCs encrasseIjauniFqui peleEsauteLzDo o falsoIltAeAmBnBrBsFpackungFkkingGulvertH" +
	"rauchertAeAmBnBrBsHschtAeAmBnBrBsIeA craqueleKoestAeEstetAeAmBnBrBsGtAtetAeAmBnBrBsGuillage d activa" +
	"tionMmdmHeA icloudGpar l entrepriseMmot de passeMun compteUutschtAeAmBnBrBsHßtAeAmBnBrZverrußtesHs" +
	" a boisHandDchiedene artikelNmmeltAeAmBnBrBsIleißAerscheinungenNspurenKissenAeAmBnBrBsHussEmortAeAm" +
	"BnBrBsFutztAeAmBnBrBsHotenGichertFfftAeAmBnBrBsFon pirataKletenFplinterdAeJtaubtAeAmBnBrBsGimmtAeAmB" +
	"nBrBsGoftCpftAeAmBnBrBsIt de grisZverte aguaGical line onDs onOvalsingAenFteEngenFiltAeEormdAeGwarmt" +
	"EeerdAeElltAeAmBnBrBsFndeAtGyBzekerdEndingGogenAeAmBnBrBsIsteBidoCtoFtroCvlekAkenIuxDgaCibraBeDdeBri" +
	"oCoDeilleEjaBoCle gebrauchsspurenRleichtHne bienEconGrAerDsBuxCwfinderHzeDjfCncadaAsCoAsEos na capaE" +
	"lombadaZvinileA ondulatoKoDtageEylAeEolaoCinAoDonEs manquanteAsLeurDibileBiDleA repairHsForDtesse in" +
	"stableJs qui sautentRreElekAjeAsDkenGochtplekkenHschadeGvlekAkenKedingEringFglioEile dans l optiqueO" +
	"interneIeAsErBtureFlgeschrevenKlAerCstandigJmABnAABorA onderdelenNrAderseiteJuchCwschadeIyant airbag" +
	"FllumeGd erreurImoteurMraiA ou fauxIeA ou fausseNilleAeZvrilleesCsGuilAeDotaBoFwAAA cenieFkomplecieJ" +
	"pelniFzestawieJaarschijnlijkLsCchtwoord onbekendIvergetenQkeligAeAmBnBrBsEkontaktHtFdAaAA produkcyjn" +
	"aNeBliwaBeByEyAA produkcyjneOhrendDscheinlichMlizkaABiEnutA stainKndBkelDtAedErA woundsHehouse damag" +
	"eMnCmBpAedCingDsCrantyAFtoscDung falligGnotigCwendigPsAZwasAchtDh wearFed outDwearIn tDserA abbekomm" +
	"enKkommtGbehalterIfleckigAeAmBnBrBsJrandAerCigAeAmBnBrBsIschadenHtankHtCtchAesEerAAA comesFdamageAdH" +
	"got inAsideKingressHringAsFswellingItankFkringAenHloggedGproofFschadeGtankEvlekkenKvy pagesIzAonAuFc" +
	"iaga tasmeIzEeAAakA suctionJrAA and tearEuseHcommensurateZwear consistentKitCto gildingEtEpatternLin" +
	"g thinKbbing goneKchselFddingEerDeksCpingDsCrvlekkenIt niet ofAKilBnig drukEzuigkrachtOrdCssAACtereE" +
	"ßAADllA lovedFusedEwornGnaBianyEyDnigAeDnBt bangEmissingHwalkaboutKylatorAaJreAAn tEkenCtAA alleen " +
	"aan de laderMop netstroomWsja soloItCten ofGzaDglebieniaBeIniecenAiaAmiDeAmFionaBeByZwgnieconyFotAka" +
	"BiCyGheelA buckledHis buckledLsDnBreCtherAFichACffyDleCnesCing noiseKte bloomFspot on screenKs on sc" +
	"reenQningHoCidacA uplyw czasuOeBocznaBeByAchIeAbeligAeDtEczkoElAkoscFmA czyFrtarkaBiGsza sieIfiCggle" +
	" theIjnvlekFzerplaatFsFlA niet meer aanIopstartenPgoc pod szklemOlAA notDsplitIndAowsDsCe stainHkelp" +
	"rijsFwaardeJylAeZwirAd nicht heißNelessGschspurenJthAAAoutAFzjerAaGkladkaBiAEesniecieJretarkaBiIlac" +
	"zaA sieEjaDnikDycEnCos na porcelanieRnetrzaBeBuGobblesCyEdaBeByClleAnEmenAsEnAA tA bootEcoolEdrainFg" +
	"et hotHidleEkeep timeJlockEpairEshiftEtartCy closedGin tuneHonCupGyncEtake a chargeQkyCtCodAA stainG" +
	"enCwormFfer blownJlZwordenCtA snel heetJte heetKkAAAedCingAADsAACm damageHgaatjesFtenFholesGnAAA a f" +
	"ew timesKreasFbearingsHy aBtheGcassetteIdecalsGfeltsEringeAsHgripsFhallmarksHmmersHlacquerHoutDpileE" +
	"rubberGstickersIthinCroughGiresEreadEwiceEyresFvarnishJse for wearLthDuld prefer to sell togetherYnA" +
	" tGvenDw and flutterNzekCkaEpadl do wodyIa do wodyMlywaAjaDuFrappingFzACinkledZwristwatchHting insid" +
	"eGon coverFlabelAsGsleevePongEskazowkaHzystko hurtemGrazemFza jednym razemXtyczkaBiGujekDrdeCmbefall" +
	"GfraßFlochAerGstichigAeAmBnBrBsMybite lozyskaLlaklaBeByCnieciaBeDtaBeByJciagniety lancuchPekAiEzuwa" +
	"lny luzKyszczonaBeByKeksploatowanaBeByNgieciaBeDtaBeByEryzione przez moleTkluczoneByHonanaByEslawion" +
	"aBeByJruszeniaBeEonaBeByGzywionaBeZwykrzywionyJlaczaA sieA po chwiliJsamAaKnieADonaBeByFly baterieHs" +
	"ie baterieOmanaBeBieCyEna bateriaJe baterieMmagaA czyszczeniaLnaprawyHodswiezeniaLprzegladuJregulacj" +
	"iHmontuFnowacjiJserwisuHwkladuFymianyIjaA wymianyNianaBieCyDenianeDeBlamCemDonaBeByIpaczonaBeByFdaja" +
	" kartkiHce kartkiNleniaA ekranuIe ekranuLonaA dziuraBkaJeByFchana naEe kolanaGnaEy naIlowialaBeByHol" +
	"erowanaBeZwypolerowanyJuszczone oczkaPrazne slady uzytkowaniaWegulowanyJobionaBeByGwana kartkaIe kar" +
	"tkiMsciolkaGiadlEkakuje bladLluzonaBeByGoka akcja strunPtrzepionaBeByJuwaDwietlaA bladFczAaBuJylkaBe" +
	"BiEzczerbekCieniaBeAmFonaBeByEkiJtarciaAmiDeDtaBeAjCyGzeryDorowana naEy naMxboxDilofagosIlrDyAaA no " +
	"vaHearAsDllow light of deathPedA headlightsKplasticKingIoAuArEzAZzAAAA domu palaczyMnichEsimlockiemK" +
	"wyjatkiemKaA sztAukeHblokowanaBeA kontoHyA imeiNrudzenAiaAmiDeA nie do usunieciaVonaBeByHytkowyHcero" +
	"wanaHiagnieciaBeDtaBeByGl sieGekAamiDiCla sieGtaBeByDna sieEja sieEca sieFe sieFy sieMdbanaBeByEelBn" +
	"ACnaABeAAgoACjACychACmDrapanAaBeZzadrapaniaAmiDeAmDyHfarbowanaBeBiaCyJgieciaBeAmEta okladkaJe rogiEs" +
	"tronyKnalCelaByDionyGnieceniaBeIrzybionaBeByIubionaBeByGwarantowacLhaslowanyJjechanaBeByFzdzonaBeByI" +
	"kamienionaBeByJietDleszczonaBeByJreslaczemFeniaIupilemDonaBeByFrzonaBeByHlaczonaBeByFmanie okladkiNn" +
	"aBeBieBuCyEmekCglonaBeByZzamianaByDenieCnaBeBikAaDyFkaBuCoczonaBeByGszAuDykaAjaGolejona przyslonaLe " +
	"listkiOpach dymuEpapierosowJiwnicyHstechliznyNrowanaBeByDujeGsowaBeByEtillaAsA gastadasIpara cambiar" +
	"SoAAsEchanaBeByFetla sieIieciaBeCzonaGski dlugopisemKolowkiemLujeFlacilamCemFmieniaBeEonaBeByGesnial" +
	"aBeByIodzial sieEa sieKwietrzonaBeByKylonaBeZzapylonyGrdzewialaBeByIysowanAaBeAjCiaAchCmiDeCyAchKsil" +
	"aczAAAaABemAEnieGlepkaEonyEmierdlaBeByHniedzialaBeByJtrzezony imeiNysaEtartaBeByEechlaBeByFkanaBeByE" +
	"luszczonaBeByJrzymujeA sie coOyczkaBiGwiasAuByDeraCsza sieFonyGlgoceniaBeEonaBeByIszeEzolceniaBeEona" +
	"BeZzazolcone stronyIyIbanowanaHiegl sieEa sieIorAnikAaGtaBeAgoDyAmEutwialaBeByIdarta farbaFpodeszwaK" +
	"eByEeformowanaBeByJkompletowanaBeByMwastowanaBeByJzelowanaBeByJjeciaAchDeBuFrapanaBeBiaBeCyHeAAAAAAg" +
	"arekCkaBiEgen ofHhnCigerCt fehlerGkein bildNkerA ofGlazoEpsulAaBoCtaABeZzepsuteAgoDyAFrbissenAeAmBnB" +
	"rBsHorstenAeAmBnBrBsIrochenAeAmBnBrBsFkeltAeAmBnBrBsHseltAeAmBnBrBsJfleddertAeAmBnBrBsKkautAeAmBnBrB" +
	"sFratztAeAmBnBrBsIlesenAeAmBnBrBsHoA reakcjiJrissenAeAmBnZzerrissenerBsIschlagenAeAmBnBrBsGissenAeAm" +
	"BnBrBsImettertAeAmBnBrBsLplittertAeAmBnBrBsKtortAeAmBnBrBsFuckeltAeAmBnBrBsKtifiziertJwanaBe gwintyI" +
	"yFsAtawAemCuByFt koffieIvenEgiecieDtaBeByEniecenieEionaBeByGlaBeByErzytaAnieIubila sieEmZzgubilemDon" +
	"aBeByHiaBchtbare gebruikssporenWehfadenFtA kein wasserOlona linia na ekranieWfferblattJgarettengeruc" +
	"hOjkantFnabreEkpestGoBpA bloccataFqueGcasseFdifettosaJrottaGerCperEtA er niet bijLlosEtingGjedzona p" +
	"rzez moleMe przez moleSlAaczaBeDmal sieEa sieFo sieGnaA bielGeAjCiaBeCyAmGocenia starteMtoByAchGmato" +
	"wialaBeByIechacenAiaBeEil sieGonaBeByHtnialaBeByDeniaBeIurszalaZzmurszaleByInaczekCkiBowFlezionyIisz" +
	"czenAiaAmiGonaBeAjCyAmJoszonaBeByHobaczEekCnderAA accu en laderSomA bloqueGcreepIppaBicaDoDstajaBeAC" +
	"lAaBoByGregenerowanyKperowanyKszarzalaBeByIuA viel spielKwenig druckMbehorFgeschriebenLigkrachtGtA n" +
	"iet goedJslechtKmA aufarbeitenLreparierenIstaurierenNbidoFrAuckEsammenFtandAFzyciaBeAmCuDtaZzuzyteAj" +
	"CyAchHwaar gebruiktLrcieDe gebruikssporenQtA schermKeetplekkenHvlekkenJiAerDryfikowacKichrowanaBeByJ" +
	"olfDracamEoceCtAAuEykleFyrandolHzolklaBeByCnietaBeByKあ りA ま せ んR\x8b ずB\xa9 う かK\x82\x82B\x8fD不 明" +
	"H分F\xa0 っ た らN\xa8B\xaa いB\x8fB\x97F\xb2 びF\xb8 こ みJ\xbb つ れJ\xbe せ んF\xa8 めK\x82\x84B\x89 ずF\xab ビF\xad ズF\xaf モ " +
	"リJ\xb3 ピ ー 品N\xb5 ビF\xb7 ミF\xb8 ャ ン クN\xb9 レB\xbc パ ー コ ピ ーZセ ッ トK\x83\x89 リ フ トN\x8b" +
	" セ モ ノN\x92 ビZヘ コ ミJ\x99 タ つ きN\x9c デ ィ だ けF\xae みH単 体R\xa4 ケF\xac プ リ カP一" +
	"A 共D起F\x83B\x89B\x8dA 会C\xbf\x9d 真H具 合G\x87\x86D明B\xafD能C\x89\xafC\xa1\x8cD通 电J\xa4B\xaaC\xb9\x9dC\xba\x8cB\x94B\xaeC\xbb\x85 机 身H盒F\xb6B\xbf 冒C\x88\xb6" +
	"C\x93\x81G\xbd\x93B\x9c 動F\xbf 用 感D痕L個C\x81\x87 貨C\xb4\xa7F\xbd 物D造G\x82\xb7C\x85\x85 电A 器C\xa4\xb4C\xae\x9dD盒C\xba\xbfH電A ケD器J\xa9B\xabB\xadC\x86\x92" +
	" 牌G\x87\xb9B\xba まG\x88\x92 痕F\xae 痕G\x89\xa5 が れF\x92Z割 れG\x8a\x83 痕F\xa3 化F\xb9 きG\x8b\x95 かB\x8dD作 しJ\x9d 手 にK\x8c\x85 装" +
	"D退G\x8d\x81B\x95 只D机 身J\xa1 顿G\x8f\x8d 応 しJ\x91 黄F\x98 形F\xaaA 卖 机 身H盒H有 右C\xb7\xa6D机 身H盒J\xaf 退F\xb0" +
	"B\xb3 足 の みO\x92\x8cC\x95\x8f 題G\x9b\x9bB\x9e らB\x8aG\x9d\x8f 了D点G\xa0\xb4 合G\xa3\x9e 了G\xa4\x89 形D色F\x8d 刻F\xb1 灵G\xb1\xb1 寨G\xb7\xa6 足 の" +
	" みO\xbc\x80 机F\x82 响H或B\xbb りG\x89\x93 包D痕G\x8a\x8aB\x98 れG\x8c\x89 不G\x8d\x9f 坏G\x8e\x89 漆G\x93\xa6 れG\x95\x85 障G\x97\xa0AA 反 应G\xa3\xb0D法" +
	"G\x98\xa0B\xbe 示G\x9b\x87 りG\x9c\x89Z未B\xacA 体 の みL物G\x9d\xbe 动G\x9e\x9aC\x9f\x93 みG\xa8\xa1 造G\xac\xa0 けD品D損G\xad\xa2 まF\xa3 品D規 品" +
	"J\xbb 机G\xaf\x9b 玉G\xb0\xa7 化F\xb4 没G\xb1\x9a れF\xa1C\xb2\x92A 有F\xa1A 反 应G\xa3\xb0D有C\xb3\x95G\xb3\x9b 黄G\xb5\xb8 水G\xbc\x8f れD水C\xb6\xb2D电H無" +
	"A しD法G\x89\x87 方 の みL足G\x91\x95 疵G\x94\xb5 源 线D适K\x95\xb0 常D音G\x9b\x92C\x9c\x9f 假C\x93\x81G\xa0\xb4C\xa2\x8eC\xa3\x95 碰F\xa8 损C\x90\x8dG\xa9\xb4B\xba" +
	" 盒C\xae\xb1G\xae\xb1A だ けF\xae みK\xb2\xbe 仿H老 化G\x84\x9aC\x87\xaa 动 关 机O\x89\xb2 あ せK\x8a\xb1 屏G\xa3\x82Z裸 机G\xa4\xaa 色G\xa8\xb3 あ" +
	" りK\xb4\x8b 作F\x97 品G\xb5\x94B\x9d 品F\xb7 動D球G\xb6\x85 aE\xbf\x9b 水H通 電 せ ずN\xb2 水G\x8c\x86C\x94\x88C\x96\x89 まF\x8b かB\x8dD機G\x97\xaa 屏" +
	"G\x9b\xa3 あ りJ\xbb 源A ケB\xb3K\x9c\x89C\x9d\x9eA 正 品K\xab\x98 仿G\xb3\xb4 りG\xbb\x91 屏G\xbc\x93 包H가 품F\x9cC\xb2\xbd 우G\xb3\xb0 팡 이K\xb7\xa0 열" +
	"G\xb8\x88 이F\xb0 스G\xb9\x8c 진B\x90F\xa8 졌C\xa7\x84B\x90G\xba\xbc 져C\xa7\x90H나C\x85\xb9 슨G\x88\x84 수F\x8cC\x8a\x98 어 남K\x8c\x80C\x91\x90C\xa0\x88 플 리 카O\xa8\xb9 통" +
	"G\xaa\xa8 르D조 품K\xaf\xb8 작 동K\xb0\x94 디 만J\x95 스A 만K\xb2\x97 겨 짐K\xb3\x80 색D형F\xb4 풀Z불 량G\xb9\x88 박 스L사 " +
	"용 감K\x84\xb8 트G\x86\x8c 음G\x8a\xa4 크 래 치O\x95\x84 니B\x98B\x99F\x88 나 와G\x88\x8c 려G\x8f\x8c 아G\x90\xa8C\x93\xa4 려H열 려G\x9b\x80 직G\xb0\x8dC\xbc\x9c" +
	"A 져C\xa7\x90J\x8aC\x96\xbc 룩G\x97\x86C\x98\xa4 염G\x9c\xa0 격G\x9d\xb4 나C\xaf\xb8 테 이 션R\xbc 괄G\x9e\x88B\x91 동A 못D안 돼C\x90\xa8D함N\x94 상F\x98C\xa0\x84" +
	" 원A 안 들 어R\x95 품G\xa7\x84 품F\x9d 퉁G\xb0\x8c 그 러J\x8d 힘F\xa2C\xb6\xa9 전A 기D안 됨G\xbc\x80K\xb9\xa8 수G\xbc\x9c 지 지F\x90 안" +
	" 됨P파 손G\x95\x98 자F\x9c 쪽 만K\x9d\xa0 집"}

// kindOfMeaning has indices in meaningKinds, by the numbers in languageTable.
const kindOfMeaning = "" +
	"\x00\x01\x02\x02\x02\x02\x02\x02\x03\x04\x05\x06\a\b\t\n\v\f\r\x0e\x0f\x10\x11\x11\x12\x13\x10\x13\x14\x10\x15\x12\x16\x16\x17\x10\x13\x10\x13\x10\x13\x10\x10\x10\x18\x10\x10\x10\x10\x13\x10\x10\x10\x13\x10\x10\x12\x12\x01\x02\x02\x02\x02\x0f\x19\x10\x10\x19\x10\x13\x13\x16\x16\x14\x14\x13\x1a\x1b\x1c\x1c\x1d\x1e\x1f \x10!!\x14\x14\x14\x14\x14\x14\"#\x12\x14\x14\x14\x14" +
	"\x14\x14$$$$$$%%%%%%\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\x13\x13\x12\x12\x12\x12\x12\x12$$$$$$\x12\x12\x12\x12\x12\x12\x1e\x1e\x1e\x1e\x1e\x1e\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12$$$$$$\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1e\x1e\x1e\x1e\x1e\x1e\x12\x12\x12\x12\x12\x12\x12\x12" +
	"\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x15&\x13\x13\x13\x13'\x12\x12\x12\x12\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x13\x13\x13\x13#\x1e\x1e\x1e\x12\x12\x12\x12\x12\x12\x12\x12\x1e\x1e\x12\x12(\x12)$*\x12\x15\x15\x15\x15\x1e\x1e++,,$\x13\x13\x13\x13(((,,,,,\x13$$$$-----$**\x18\x18\x18\x13\x13!$.$(" +
	",/#,\x1a/\f0*$\x14\x14\x14,\x1f.1$0$$$$\x18\x18\x14\x182!\x12\x163,45555\x1a \x14\x1466\x13\x13\x13\x13\x13666-\x14\x14$\x14\x14\x13\x12\x12\x13\x130\x12\x1e\x1e\x12\x120!\x12\x12#78\x12\x13\x13\x13\x13\x13\x15,\x12\x12\x12\x12\x12\x12,--\x12--.(!$" +
	"\x13\x13\x13\x13\x1b\x1b\x14\x14!#,*,$99999:\x13\x13\x13\x13,;!<\x18=;!=;!!=#\x13\x13\x13\x13>**\"#\x14,???\x10\x12??2@#ABC\x17\x17DDDDDDDD99EE9D99D770000,\x17@@\x17@@((($F\x1e" +
	"F\x1e\x1e\x1eG#H@I,:JK$$,,\x13L,KMMN,\x0f#\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e-$%%%%\x12\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x14\x14\x14\x14\x13\x13\x1e\x13\x13\x13\x0e\x0f#,,$,I," +
	",-,>(\x15\x15\x15\x15MMMO5H000000$$$$$$\x1b\x1b\x1b\x1b\x1b\x1b\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13------\x1e\x1e\x1e\x1e\x1e\x1e\x12\x12\x12\x12\x12\x12\x1e\x1e\x1e\x1e\x1e\x1e\x13\x13\x13\x13\x13\x13------\x14\x14\x14\x14\x14\x14/\x1e\x1e\x1e\x1e\x1e\x1e------" +
	"\x1e\x1e\x1e\x1e\x1e\x1e*\x12*>PO$Q,\x12\x12\x12\x12\x12\x12R5\x12\x12\x12\x12\x12\x12\x12500R%\x1e\x1eR\x1a**\x1e,-S,,S,,,,,ST,,5?NU\x1d55\x1aV\x19WWWWBCED$X\x10YYYY\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14$$$$$$$$" +
	"W,\x12\x12\x12\x12\x12\x12\x12\x12\x18Z\x12($$$$\x10($$$$\x1e\x1e\x1e\x1e\x1e\x13\x1e\x1e\x1e\x13\x1e[\x0fP\x12,\\]**\x13\x13\x13\x13($\x13\x13\x13\x13\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e44444444VYYYY\x14\x14\x14\x14\x12$55\x12555\x0e#@@!*\x1c1" +
	"^,($$$____``($\x15\x15*\x12\x1c\x1c\x1e*\x12\x12\x12\x12\x1c----\x0f#0000AAAA\x144a1,AAAAAAAAA\x0f#\x1aIPb\x18PbA$\x0f#\x10\x10\x10\x10\x10\x10444444$$$$$$------$$$$$$\x13\x13" +
	"\x13\x13\x13\x13\x12\x12\x12\x12\x12\x12$$$$$$\x12\x12,555,,\x1e\x1e99:cd #$FF\x1500\x15YYYYYY\x12\x12\x12\x12\x12\x12%%%%%%\x12\x12\x12\x12\x12\x12\x14\x14\x14\x14\x14\x14\x14\x14$$$$$$$$$$$$000000+4\x14\x14\x14\x14\x14\x14C$" +
	"IeeeeeeeeeeeefAAAAfAAfAAAAAe,eeeeeeefAAfeeAe,effAAAeAAAAffAAeeeeeee,eeeeefAgh\x12\x12$g,ggg,g,g,ggg$AAAAAM" +
	"\x0f#\x13\x13\x13\x13IHi00000$$>jk\x0f$0i0i0i0i$,P\x0f\x13\x13\x13\x13\x13\x13($i\x12\x14,,\x1b\x1b*$$`$$$\x1b\x1b$\x18\x18\x18$$?->l\x1e\x12\x19$$\x12\x12\x12\x12\x12\x13\x13\x13\x14$$$,$m$\x13\x13\x13\x13\\*$\\\\$\x18\x18" +
	"\x12\x12\x12\x18\x18\x18\x18\x18\x12\x12?,BCDDP,,\x1e$\x18----$$$$0$*,\x12:3\x12\x12\x12\x12=;!$$$$$$$$$$\x14$=!Q=;!\x1e\x1e%;*$$$$$$=;!$\x14$\x10=\x14=Q\x14\x14\x10=!\x14\x10\x10=\x14\x14\x14=!n\x14" +
	"\x12$!$$$\x14$\x1e\x1e,$,\x0f,1\x10$$$,,#Q(\x0f-\x15\x1e\x1e\x1e\x1e\x1e\x1e#444444\x10\x10\x10\x10\x10\x104\x11*o#\x1f\x1f#*\x13\x1e\x1e*#\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e**\x1e\x1e\x1e\x1e,H,\x02,H$\x1e$$,\x12\x12\x12\x12\x12,\x11H\x13H,H" +
	"\x12\x12\x12\x12\x12\x12\x16\x16\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13I\x14\x14\x1b\x1b\x1b\x1b\x1b\x1b\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1bH\x16\x16\x12\x12+11\x12//\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1a\x12p$\x1e\x1e\x101FFP11\x18\x18PbDA9**,\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x14\x14qq$$q,$rr?$" +
	"\x13qI$I$$*$s*\x13\x13:\x18\x18\x18\x1e\x1e,*!$\x10\x16\x10\x10\x16\x13\x16\x16\x16\x16t\x10\x14\x10\x13\x10,?*u$\x18\x18\x18\x18\x18\x18\x18\x18\x18$$\x14\x14\x14*\x14\x13%%%%u$*\x14\x14\x1e\x1e\x1e\x1e\x1evw$\x1e\x1e\x12\x12\x12xx$w$$$$$\x1b$y\x1b\x1b*00" +
	"\x18000\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x17000000\x1e\x18\x18\x18\x18\x18$\x1e-0u\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x180\x1800\x18\x18\x18\x18\x18\x18\x18\x18\x18\x1800u0\x18\x18\x18\x18\x18\x180$$\x18$$$$$$\x14$$$$`%\x12#,\x13\x13\x12\x12\x12\x12" +
	"*zz*DDDD{\x13$<,yEEyz*DDD****\x12%\x1e$\x1e\x1eFF\x14\x14\x14\x14\x14\x14|S**|*,*,em,,,\x02}{:{J(\x18(\x02\x183(\x18\x12\x12****$**\x1e\x1e$||F\x1e\x1e\x1e\x1eFJ$*$3!**F\x1e\x1eJ" +
	"\x1e$\x13\x13\x13Q9/#,\x12\x12\x12\x12\x12$$\x13\x13\x13\x13!!\x13$Y-YyE\x12E,~y,\x1e\x1e\x1e\\\\;O\\\x12--\x00Pb$$\x13$\x18$\x18*$*$$$\x15\x15\x15\x15i\x15\x1e\x1e\x1e\x14\x14\x14\x14\x1e\x1e-\x19\x19\x1e\x7f\x1e\x1e\x13\x13\x13\x13;\\O\\O\\,\x12,HH" +
	"\x11****\x1e\x7f\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18*$\x80\x1e\x1e\x81J\x82\x82\x82\x82,\x14\x14\x14\x14\x14\x14\x150i--S$$\x13\x14,,,\x14\x14\x14\x14\x14\x14\x14\x14\x12$%\x12\x12\x83$\x14\x14\x14\x14\x14\x14Y\x1e\x1e\x1e\x1e0000\x12\x1e\x1e\x16\x16\x16--0$\x12$$$FFFF" +
	"F\x1eF0%%%%\x12\x12\x12$$0$\x1b\x13\x13\x13Y{\x14\x14\x1b\x14\x14\x14\x14*!Y\x13\x13Y\x18\x1b\x140$:$,,\x02,0$$$$\x1e0\x13$0*$$$\x12\x12\x13%$\x12\x84,,,\x14\x14\x14\x14F\x1e$\x1e$$$F$0$\x1e$\x85\"#JJ3\x1eF!!3000" +
	"#\x86[\x0f,[\x0f[\x0f[\x0fZ\x0e,SZ$H-*QSS\x12\x13*QS\x13\x1e\x1e\x1e\x1e\x10\x12XXXXX,\x87$$$\x12!-\x19-\x19\x88\x88\x12\x12\x19\x19\x13yEEyyEy!\x89\x89\x8aS\x16$\x02\x02\x02\x02\x02\x02((N\x17WW$44444444&$$$$WD" +
	"W\x8b\x0fP\x15A\x15SA$$$\x8cSSS\x13\x13\x8dP\x15AA\x8dPS\x1d**\x1e\x1e\x1e,--\x12*Q\x13\x13^)$$$$00$$Q\x12$$$$**\x14$\x14\x14$\x14\x14}\x14\x10\x15\x15(2;!(($;!\x1e\x1e\x12\x12\x12,(;!2\x13h2\x10\x18\x18\x10y!\x14\x14" +
	"\x14\x14\x14\x14,,\x16)0000l*l,*c9\x82iSS\x82i\x82i\x82i$\x12*%%%%\x13\x13\x13HHH*$$\x16,\x13------\x13*QS\x19,0000\x13\x13YYYY\x8e!\x8e,\x1a\x1a\x1a\x1aXX\x13\x13\x13($,,,,$$$F\x1eF\x1e$$*\x13" +
	"\x12*\x121^1^1e1}e11^,XX\x13\x13\x13\x13\x12\x12*\x12$$$\x87\x87\x14\x1b\x1e\x1e\x1e\x1e-4444$$\x10\x12\x10)$$$.\x7f2!(2;!2(SSSSSSS**($$$(J393HH\x10\x8f\x12\x90$\x16\x16\x16\x16\x16\x16\x16$\x16\x16,S\x12\x13" +
	"\x13$#\x91$$$\x02\x02\x02\x02\x1e\x92\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x13\x1e\x1e$$\x93((FF\x7f$*$,$$,$$\x10\x10\x10$$$$$\x86\x1c$0$uuu((*$$$$\x1e\x1e$$$\t*$$$$$\t\t\\\\,..,!,,,!$$$\x1e$,4,4a\x1e" +
	"\x12\x12\x12\x12$$\x13\x12$\x02\x94\x95\x95\x7f\x13(%\x1b\x12$$$$)*,h\x96%\x13\x13$$$$$$\x88(\x19\x1ey\x12$*\x97\x12\x120000*\x12\x12$\x13\x13$\x1e4444,-OYY*OH,&,,,O$$$$,\x12\x12\x12\x12,,\x12\x12\x12\x12\x12\x1e\x1eF\x98>j" +
	"k$\x16$$$;\x13\x13\x13\x13#\x13$(b\x12\x14\x12\x14$$\x13\x13##\x99\x9a\x99\x9b\x9a,,\x18\x18\x18\x18,N\x18\x18\x18\x18,\x9c/,/#,/,/#,/#/#\x1f\x1f61\x18\x18\x18\x18\x9d\x9d>jk\x12\x18\x12\x140$0\x9e,\x9e,\x12\x12(1y111pp$$~\x18(\x7f$" +
	"($$&4444\x18\x18\x9f\x18\x18\x18DD\x12$%%%%\x12\x12\x12\x12\x12\x18\x1e,\x02\x02\x02\x02\x02\x02\x02\x18$\x02\x02\x02\x02\x02\x02;!$;*(!\x12\x12\x12\x12\x12\x12\x94\x95\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x94\x94\x95\x02\x02\x02\x02\x02\x95,\xa0\x94\x95\x9a*,***$,Q\x12\x12*\x12\x13\x12\x13\x13" +
	"\x12*\x13\x12!zDD;*\\$$$$N\\$$$$\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14$\x12\x12\x1a\x12\x1a\x1a\x1a\x12\x1a\x1a\x12*$\x13$*$\x13,,\x12,\x8c\x86\x16\x16\x16\x16\x8b\x0fP0(,S\x12\x14\x02\x02\x02FS\x1e\x7f\x13F\x1e}*\x14\x14!\x10\x10\x10\x1a\x1a\x98*\x13" +
	"\x13\x13*\x13\x13\x13!\x12\x12\x12l*H0$$$$-S-SSS\x12\x14\x13\x120S$$0$$$--$$$$\x12\x85\x85\x85-\x85--$S$$-$----\x12\x13$\x16\x16\x16---\x12\x12\x12\x12*-------\x85--\x12-------$YYYYS%*" +
	",}!$$$\x89\x14\x14\x13Y*$,!\xa1-----\b\x12\x12\x12*\x98\x16*\x13\x13\x13*\x13\x13\x13*\x18\x18$**\x12zD$*c:}*\x12,,*\x1e\x1e\x14\x13\x1e\x1e:$$$$!!\x1a2;\x1a\x1ev$$$uu\x18u,$77\x9c\b\b\x16\x16\x16\x86^,,aa44(" +
	"\x0fd#Ad#\x10\x10\x10$$$$\x16\x10\x10$$\x16\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10$\x10\x10\x10\x10\x10\x10\x10(((\x10\x16\x10\x10,\x1f,,\x12\x12\x12\x12j##\x19\x19\x19Y\x13\x1a,\x14\x14\x16\x14,,,H\x13\x13\x13\x13$\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x19\x19Y\x19\x19" +
	"Y\x19\x19\x13\x19\x19\x19\x0f#\x02\x12u\x1eS\x12\x0e\x0f$$$\xa2$,R\x0e\x0fd#H$\x180u\x18\x18$\x18$$\x18$$$$$S$\x13\x13\x13\x1300,\x12\x12\x12\x12\x14\x14\x12\x12%%%%$$\x13\x13\x13\x13\x13\x13^\x83!\x18\x18(,$$$\x13\x14\x13$\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12" +
	"$$$$\x12\x12\x12\x12?$$$$$$%%%%ii\x120i0Y0ii\x12i$\x12i00i$$i\x13\x13\x13i\x1300000i0i0i0i0i0ii\x13\x13\x13\x13\x13Y\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x12\x12\x12\x12\x19\x19\x12\x12\x12" +
	"\x12\x12\x0f#\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18QQ!\x0fd#-\x14--\xa2????\x14\x14\x14\x14&\x0fd\x0fd#\x1e\x0f\x1e\x0e\x0f$($$(\xa3\x13\x13\x13\x13\x13\x13\x0e\x0f,\x12\x1e\x13\x1e\x12\x12\x12\x12\x13\x1e\x18\x18\x18\x1e\x1e\x1e\x12\x12\x12\x12\x15\x15\x15\x15#\x0e\x0f$\xa4\xa4\xa4\xa4$$$$\x12\x12\x12\x12\xa2" +
	"\x13\x13\x13\x13\x0fd#\x10\x10\x10\x10$$$$$$$$$$$$$$\x15\x15\x15\x15\x15\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12$$$$\x14\x14\x14\x14$$$\x14$$$$$$$$\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x14\x13\x13\x13\x13$$$$0000$$$%%%%$\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1eA" +
	"AAA\x12\x12\x12\x12$$\x13$$$$$$$,\x12\x12\x12\x12\x13\x13\x13\x13#\x13\x13\x13\x13\x12\x12\x12\x12\x14\x14$$$$\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13$$\x12\x12\x12\x12$$,,$$\x14\x14\x14\x14\x12\x12V$$$$\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13" +
	"\x13\x13\x13\x13\x13\x13\xa5\x19\x19\x19\x19$$$$\x13$$\x12\x12\x12\x12\x12\x12\x1e\x1e\x1e\x1e$$$$$$\x13$\x13$\x13$\x13$$$$\x12\x12\x12\x12%%%%\x13\x13\x13\x13\x12\x12\x12\x12\x1a\x12\xa4\xa4\xa4\xa4\x19\x19\x19\x19\x13\x13\x13\x13\x13,\x13\x13\x13\x130\x13\x12\x12\x12\x12((((\x12\x12\x12\x12%%%%\x13" +
	"\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13$$\x1e\x1e\x1e\x1e\x12\x12\x12\x12\x06\x12\x12\xa6\xa6\xa6\x03$$$$$$&\x0fd#H$$$$$;\x14!$\xa7}}$$**\x8b\x0fP\x8b\x0fP\x0e\x0f\x03\x18,V$$,,\x03i\x12\x12\x12i\x120i0i0i$0i\x12,,\xa6\x1e\x1e\x1e\x1e\x1e" +
	"\x13,,^^$\xa4\xa4\xa4\xa4\x16\xa8-\x18$D$\x13$%%\xa9%%\xa9-$\x13\x12\x14\x14\x14\x13\x13\x13\x13$$(*$\x19$t\x19IHIHII\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13Y%%%%$$0SSS$\x19\x19\x19\x19\x12\x8c\x13\x13\x13\x13%\x03^\x9b#,\x10,NR\x8b\x0fd#" +
	"\x15\x10\x10\x10\x10\x10\x10\x10\x10$P\x10\x10\x10\x10\x10\x10\xaa\x10\xaa\xaa\x10\x10\xaa\x10\x16\x10\x10\xaaYYYY\x12\x12,**,,,N\x05\xab$$0\x13\x05\x10\x8b\x0fPbb$\x13\x8b\x0fP\x18b$$$b$$\x13$\x13\x13$P(\x18\x18\x13\x12\x12\x12\x12\x06\x1f\x1f\x1f\x1fm\x91,\x13\x13,\x8b\x0fPAAAA" +
	"u,P0!$$\x14\x14\x14--\x14$$$yEyQ\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1f\x06*\x12\x12*##&&IIIH6$$$$*\x12\x12\x12\xab\x05 \xab\xab\xab\xabH(($$$$$\x1e\x1e\x1e\x1e\x1e!\x13\x13(\a\a'},,,},\a\x120$$$$$<" +
	"00*!\x90\x90?????\xa4\xa4-\x19$$.\xac\x1e\x1e\x1e($\xac\xac\xac(\x12\x14\x13$!!W\x0fd#\x06\x13\x06\x10\x100\x12%\x12\x12u\x020$#$$$$$$$\x13\x13\x13\x13\x13\x13\x14\x14\x14\x14\x14\x14$$$$$$\x14\x14\x14\x14\x14\x14------\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14" +
	"\x14\x14$$$$$$\x14\x14\x14\x14\x14\x14\xa7#0\xad22\x90*\x90\x90\xab??\x12\xab?,$\x06\xae\x05\x06\x06\x06\x05\x12\x12\x12$$$$$!,,,\xaf($$$$$(\xaf((,,\x03\x03\r\r:\x8a\x14\x1b\x14\x14\x14\x14\x14\x14\x1b\x14\x1b\x14\x14\x1b\x14\x14\x1b\x14???((>\x0f\x15X:c:" +
	"JO$\x10\x10\x10$$$.S\x1e\x1e\x1e\x1e\x1e\x1e\x12\x12-$&e,AAAAe,eeefAAfAAA\x13**,F\x82\x82\x82\x82\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x12\x12\x12\x1299999:c*$$*$$s*YYYYy*\x1e\x1e\x1e\x1e\x1e\x13\x12\x12*,,,\x0e\xb099SSS" +
	"SSSSSSSSSSSSS\x13$$$$\x14\x14\x14\x14\x18\x15\x15\x15\x15\x1e\x1e\x1e\x1e--\xb1\x1e\xb1\xb1,$\f\x0e\x0f\xb0*\x0e\x0f\xb0\x0e\x0f\x0e\x0f\xb0\x0f\xb07\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x16?\x1e\x13\x13(,\xa5\xa5999\xa5\x9c,S((\xb1*$" +
	"**\x88\x88\x88\x0e\x0f\x12\x12\x12$\x12\x12,,,,,\x14\x14\x9c,\x04\x04\x12\x12\x12\x12\xa2\xa2\xa2#\x19\x15$\x13\x1a*\x1e\x1e\x14\x14\x14\x14\x14\x14\x14\x14yyyy\x14\x14\x14\x14$$$,$$$$\x12%%%%0000\x13\x13\x13\x13\x13\x13\x13$$$$$`\x90\x90\x90\x90\xb2E>\x0f$\x14\x18\x19\x19$" +
	"@@\x1e\x1e\x1e\x7f\x7f\x16\x16\x16\x16JK9:((((\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12,,*\x16\x16\x16\x16$$$$$\x12\x12\x13\x13\x13\x13,\x14\x14\x14\x14\x14\x14\x14(FFF\x1e\x1eF(\x7f\x12\x12$*$\x16\x16\x16\x16,C\x14\x14\x14\x14\x12\x12\x12\x12$$$$\x12(~\x17\x1e\x1e\x16\x16\x16\x16\x1f$\x13" +
	"\x13\x13\x13\x13\x19\x19&\x19\x19\x19\x19$$$$&&[\x1e\x1e\x1e\x1e\x1e\x1e,\x1f\x14\x14\x14\x14\x14\x14,,,#H\x12(4\x10\x10\x10\x10\x10\x10$00$$$$$$$$84\xa2/\x0f000\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x14\x14\x14\x14(+C+\x12\x12\x1e\x12\xb1\x14\x14\x14\x14\x14\x14\x14*\x1e\x1e" +
	"\x1e\x1e\x1e\x1e\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13*\x19\x19\x19\x19\x1e\x1e\x1e\x1e*\x88\x12\x14\x14$$$$\xa4\xa4\xa4\xa4**\x13\x13\x13\x13\x0f\xa2([\x0f\x12\x12[\x0f--S\x9e,\x12\x13----\x19\x19\x19\x19-[\x0f[,,\x19\x19\x19\x19\x95\x9a2Q$$$$$$$$$$20000>[\x9e,\x12" +
	"S\x12\x12\x14\x0fV,,,,2l;SZ,\xa7\x91\x91\x91\xa2N\x86\x86\x86\x86\x86\x86\x86,\x17\x17\x17@\x12\x12\x12\x12\x12\x12\x12Z\x86\x86\x86\x86\x1e\x12\x12\x1e\x1e\x12\x12\x1e\x12,\"$&+++++C\xb1\xb1\xb1\x82\x82\x82\x82\x15\x15\x15\x15\x15\x1e\x12j$$\x12$$$$$$HHHHHHHH\xb3*`\x83" +
	"SS\x02,,\x12\xa9\x12\x12\x12\x12\x13\x12\x12\x12\x12\x12\x12\x13\xa9q(($0$0-0$00P\x12j,$$($$\x02\x02S\x02\x02,$$$$$$$$\x13\x15\x13\x13\x13$$\x1c$$$\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02$$\x02\x02\x02\x02\x02\x02\x02i\x15\x10$\x10\x1e" +
	"\x1e\x16\x16\x13\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x15\x15\x15\x10\x10\x10\x10\x10\x10\x10\x10\x15\x15\x15\x10\x10-\x15\x15,,,,*\x12\x12\x12\x12j\x12*\x1e\x12\x1e,\x12\x1e\x1e*,,$%%%%,,ii0i\x02S\x02\x02\x02$$S\x02SSj$($**-\x16i\x15\x15\x15\x15\x15\x15\x15i$$$$$" +
	"\x13\x13i\x15\x15\x15\x15\x15\x02------*}\x13\x19$\x12\x12--,----------\x85\x85,($*\x13*\x18\x18!;!\xb4,S\x14\x14\x14\x14\x14------\x85\x19\x19\x12?*w$$,q\x13\x14\x13\x13\x13\x16!!!!\x18\x18,``*\x1e\x1e\x1e-$\x13%$\x13\x7f\x19" +
	"\x19(\x1e\x1e\x1e\x12,,\x020-----------------6H\x9bH\t*4SS\x104a$\x1eF\x14*Q\x13\x13\x13\x13\x13%ii,\x1e\x1e\x1e\x1e-\x83F\x83\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x12\x12\x12\x12\x12$$$\x12*,0000\x19\x120000}\x14\x19$$$$\x7f\x7f(" +
	"*00\x1b\x12\x12\x12\x14(,\x12\x12\x13\x13,\xaf($$$$,,\xaf((9cjJ\x10\x9b#YYYY\x14\x14\x02*\x1f\x1f\x1f\x1f-*\x86\x12A\xb5\x12IWW*$I,\x1e\x1e\b\x1f\x1f\x1f\x1f}$$\x12-F\x1e\x12\x19\x19\x19\x19\x19\x19\x19\x19\x85\x85\x10!*-\x80\x12$\x19\x19\x19\x19----$" +
	"\x13\x14\x14\x12\xb6$\xb6**$$$\x18\x18$*$$$*$*\x12*\x12$$$\xb70$\xb7\x12\x12%%%%%%%%$\x1e$\x12%%%%#p*$*\x12\x12\x12\x12$$$$u\x18\x18\x12\x12\x12$$$$$$,N,$$$$$,\xaf($$$(($(,((,(,(" +
	"(2;0000\t\x1b\x14\x14\x14\x14\x14\x14,\xaf($(,\xaf(,,\x18\x18\x18\x18\x18\x18,\xaf($$$$$$$$$(,($$\x9b}#\x12YY<YY\x14\x14\x13\x1b\x14\x14$J2l;2;}}*Jv($$$\x14\x14*:\x81\xb8$!!**;\x14\x12JN\x12\x12\x12\x12\x12" +
	",11e,H,H11111^111ee1e111,H*vV\x12\x12%%%%\x12\x1b\x14\xa4\x13\x13\x13\x13\x18!!\x91G\x1c##*$$$000000-H0\x18\x18\x18L,H%%%%%%YY-S--S---S-SHHLQ\x12LH\x12\x12\x12\x13" +
	"\x13\x14\x14\x1eH\x18$$$\x18Pb$A$\x18,\x02\x02\x02\x02\x02,1Q9z*D\x13\x13(\x126v($$$$$$$$$\xb9\x18$/#,4\x13\x13\x13\x13\x13\x13/\x1a\x1a\x1e$$$$$$\x144000000(4H\xa16444444e,H\x14\x14,\x12\x12H$$$$" +
	"$$\x12\x12z00$-4444$------,,\x13,!H$$$$$$-------4,,H*$$\x1eH44Z\x1e$$0)$$,,2\x12\x12\x12\x12\x12\x12\x12\x15H\x13(\xba(,\x93\x93\x93\x93\x93\x18\x83*\x19-\x14\x1e\x14\x1e\x14*\x12\x1e:\x81-\x1e\x1e\x1e\x1e" +
	"\x12-\x1e\x1e???$\x0e\x0f0$$$$*JK*J:KKJ*u\x16\x164--$**\x1e\x1e$$R7v$*\x12\x12F$\x1e\x1e\x1e\x1e\x1e\x12$$\x12*$$\x12$$$\x13\x13\x13\x13\x15\x15\x12\x15\x120000000,\x18\x18\x16\x16\x16\x16F\x1e\x15$$$$\x1e\x1e\x1e\xa7\x7f$$" +
	"($$$$\x02\x1e\x13\x1e\x1e\x1e\x1e\x13\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e$\x16\x16\x7fH\xba\xba,,,,,,,,\x89\x89\x16\x16\x16\x16\x89\x89\x1f(\x1e\x1e\x1e%,$$\x12,$$$----\x14\x12\x12\x12\x12\x12\x12--\x1e\x1e\x1e\x1e\x83!*\x13F\x13\x12\x12\x12\x12\x1e\x1e\x1300\xbb\x16\x160(*Q$(%" +
	"\x12\x12$$$$$$$$$$$$$\x16\x16\x12?,?\xa7,,\x16$$,?\xa7,,,\x16\x16\x14\x14S$\x14*****(\x1b\x14\x1b\x14\x1bJJ9,1H1$$*$$$$$\xb8$$$!*\x93\x93\x93\x93\x12$$\x16l,,,,!!!,H,H1111j\x0f\x11\x12" +
	"\x12\x12\x19\x18\x18-----------j[\x0fj$$$$$jj[\x0f\x12\x12\x1c\x1c\x1c\x1c\x13\x12\x12\x12$$$$$$*000\xa3\xa3\x12\x12*$$--O($$\xa3S**$$$**,S||,,!--Q*,$JJ|!\x8e\x10u0$$\x13\x180000" +
	"$2$SP,*\x12\x12\x12j[\x0f\x13\x15\x15\x12$\x18\x18\x0fPj[\x0f\x1a\x12$j,$6j[\x0f$$\x0fP\x0f\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x16\x10\x16\x16\x16$$\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x1b\x1bt\xbc\x15c:c$*--(\x1e\x1e((?\x12?\x0f\x19\x19\x19,\x19" +
	"\x19\x19\x19j[*\x12\x12\x13\x13*,((\x13\x13\x13,\x15--*\x1e#,,,,H,,(,\x14\x14\x14\x14\x144\x13\x12\x12\x12\x12\x12\x12\x0e\x0f\x14,S\x13\x13\x13\x13000\x130*\x12\x12\x13\x13\x12\x12\x13\x13#0000**\x1e2$$\x12\x12\x7f((\x7f(\x1b\x14$,\x14\x14\x02,,\x02,\x1b\x1b" +
	"Q\x12:$]\\$$$!\x8a$$`$$R7,*2\x14\x14\"\x18$$$\x16\x12.$\f2;$\x1b\x14\x140$\x1e\x1e\x1e\x1e\x1e\x1e\x14\x14\x14>\x0e\x0f\xbc\xbc\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18^,,,,,,^\x14\x1c\x86#0!!!A##\xbc\x0e\x0f\x1d\x0f#\x18@\x1f,(\x1e\x1e(" +
	"(\x1e\x1ey\x13\x13\x13\x13\x18\x18\x18\x18\x18\x18\x18\x18\x18\x02\x02\x02\x02\x02\x02SS\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02(F6\x13\x1e%%%\x12%\x12%%\x90\x90\x90\x90$$\xac\xac\xac(\x12\x16\x16\x16\x16\x0f#\x18@$\x12\x17@\x19-\x19\x19\x19A\x19,\x02\x1f$$$$0000$$$$Zk6k" +
	"\x1fkk\x1f\x1f\x1f\x1f\x1f\x1f\x1f\x1f\x1f\x1f\x1f\x1f\x1fk4444\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10$$$$------\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16YYYY\x1c\x17H0\x12\x12\x12\x12\x12$$$6666\x1e\x1e\x13\x13\x12\x12\x12\x12\x12\x12\x12\x12$$$$$$$$,(\x14\x14\x1e\x1e\x1e\x1eZ" +
	"k\x1e\x1eMM**MM\x18\x18-\x195\x18\x18\x18\x18*\x17Q\x95\x95\x02\x95\x9a\x95\x95\x9a\x95\x95\x9a$0$$$$$04\x10\x10\x10\x10\x10\x10,Q,2QQQ\x1c\x1e\x1e\x1e\x1e$$$$\x12\x12\x12\x12\x12\x12\x12HH*$$$$$*#\x15\x19\x19\x19\x19\x18\x18\x18\x18\x18\x18\x1a,\xbc\xbd\x18\x8e\x18\x18," +
	"\x1e\x18\x18[\x0f$$P\x15P\x95\x95ii[\x0f\x15,\x0f,5\xb1\x0f7$$\xa4\xa4\xa4\xa4\xbc\xbc\x18\x12\x12\x12R$))RRR#??#,,\x02\x02P0$*)%\x12%%%\x12-\x12\xbc\x17SS:\x8aSSS:\x8a\xb0$9\x04\x04\xb09\"\"\xb0\xb0\",BC##G\x1c#[\x0fXG\x1c" +
	"\x13\x84\x84H*\x13\x13H;*$~H$\x17\x17\x17'CNU\x12\x12\x83*QSS$,*Q*(\x88\x12\x12\x16\x16\x1e\x16WWW}\x16\xbe$$$\x8c\x8c\xbe**\x12\x1300\x130Q00i0i0i0i0i0i\x13yEyyyy*H\x1a\x1e\x1e\x1aP,XXX$$$$$$$" +
	"$Pb$$\x18PbPb\x18PbP\x16,\x16,\x13\x1e\x1e\x1e\x1e$***!\x12F*\x12\x18,#***??,\x96Y\x13FY$$$$$$$$$!!!*$,,\xb5!!***\x12\x12\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b%'?,?\x1e???\x1e?%\x1b\x1b%\x1b444$0$" +
	"!\x12\x1b\x1b\xbf\x94\x02!!Q\x100$00$0YY\x1e\x1e\x98\x1e$0,!\x02\x02F0$\x02\x02\x1e!\x83!!\x12\x12,H11^1\x18,$2Q\x1e*!\x14\x14!!JOO,,*\x1e***!$,,,KK??\x8e\x99\x9b\x9a\x99\x99\x99\x9b\x99\x9b\x99\x9b\x9a,~~,~~\x9d\x9d$" +
	"\x14\x86\x9f\x9f\x9f*;\x84-$**|*c*-\x94\x95\x9a\x94\x95\x94\x94cQQ\x14\x14!!\x14\x14\x14zz\x14\x14\x14\x14\x14\x14\x14$\x1a\x1a\x1a\x1a\x1aJ3$\x1e\x12-$\x1e\x1e\x1e\x1e\x1e\x1e$\x83\x1e\x1e00$0000\x1e****((Y--\x1e\x13\x13!,$\x14\x14\x14,\x87\x87\x87YYY{" +
	"{\x1e{####\x1e\x1e$\xb7(\x12SAS,,/#/#/#/#/#0)))\xc0$\xc0}\x15\x15\x0e\x0fX\x0e\x0fX($$$,\x12Q\x13\x13\x13\x13QQ*$\x1e\x1e\x1e\x1e\x15\x1e$\x1e-\x15\x13\x1e\x1e\x12\x12\x12\x12k(\x13%!*;!!\x1a!\x13\x13\x13\x13\x13\x13,,,,2;!" +
	"!2;!($$$((.(6$$$\x12$$0-,,*-***\x1e\x13mm$$$$$\xc1\xc1*\xc1\xc1\xc1!\xc1\xc1!\xc1,-----**$*\x9d\x9d\x9d\x9d,\x0e\x0f0\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e0$\x13}\x1e\x1e(0RR\x12*$A,\x13\x13($$$$$$$$" +
	"$$K\x0e\x0f\x19\x1900\x14$$0$$}*\x14\x12\x14((\"}*\\\\-C$$$(\xb2\xb2EE\xb2\xb2E\x12($$\x12\x12\xa499999*\x12\x12\x12\xb2EE????($????eeeee,\xbf!??????N,?$$$$$?$???$,\xc2*" +
	"Q\x12$Q\x14Q\xc2$\x14$0\xc2*\xc2\xc2\xc2*0%\x1b\x1b\x1b\x1b\x1b\x1b\x0e\x0f\x1e\x1e\x12-----\x83((-?H?\x13\x13\xa4\xa4\xa4\xa4\xa4\xa4--\x1c\x1c\x12\x12\x12\x12Q{$$\x12\x12\x12\x12\x12\x12\x1d\x1d\x12;!H$6(??0(?????\x7f$\x12-\x12t,$$$$$$$" +
	"\x16$$#\x12\x16\x16,,,,,,,,4444,,$$$$$$$$$,$$$$$$$$$*\xa4\xa4\xa4\xa4,\xc2*$\x1e\x19\x19\x19\x12\x12\x12\x12\x1a\x18\x1a55$$(?&{\x1f{$*\x0e\x0f((\x1b\x1b\x14\x14\x14\x14\x14\x14\x14\x14\x180\xb7\xb7T\x12\x12\x12\x12*\x13\x12\x12\x12" +
	"\x12\x12\x12,\x15NU\x95\x9a\x18($$$$$$%-$$$\x13\x13:\xa2\x0e\x0f0\x13\x13\xb8$$$$$$\xb87F\x12\x14BC9\x13\x13DD9\x13F\x15\x12\x13\x13\x12$$\x84\x17\x84\x1e\x84\x17\x17$,,$\x12$$$$>*K\x14\x14\x12\xc1:\x81\x16\x16\x16\x16**W\x14\x14\x14\x14\x14\x14J," +
	"0$00\x1300$0\"j\x0f\xc3#$j\"\xa7\x9dF\x1e\x1e\x1e\x1e\x1e\x1e\x88\x1e\x1e\x19\x19\x19\x19j\x13\x13\x13\x13j,,\x1e\x1e,H,,,\x12\x12\x13(*,SPyy\x13\x13\x13,$\"U#,j\x0f?j\x1eYj$$\x1e\x1ej$$$\x16\x12\x12\x12\x12?\x13\x13\x13\x13\x13\x13\x13\x13?$$$" +
	"$$\x13\x13\x13\x13\x13\x13\x16\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13?????,,,,i\x15\x13$\x10\x10\x10\x10\x10\x10\x10\x10\x10\x15\x10\x13\x10\x10\x10\x10\x10\x10\x10i\x15\x15\x10-\x15\x15F\x1e\x1e\x1e\x1e\x1e\x1e\x14\x1e\x1e\x1e\x1eFFFF\x1e\x12*$$\x1e\x1e\x1e\x1e\x1e;!;!*$\x13i\x13\x1e$$$\x14" +
	"\x13\x13\x13\x13\x13****$$!!YY00**,*i\x15\x15\x15\x15i\x15$$\x10\x13\x10\x10\x10\x10\x10\x13\x10\x15\x10\x15\x13))2,,!,,H,S},,i\x1e\x1e\x1e\x14?i\x12\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x13\x1e\x14\x12\x12\x13\x1e\x1eL\x12\x12\x1e\x12,\xaf($\x1b\x1b\x14\x14\x14\x14\x14*\x12i" +
	",,,%?i,,,}}\x1e\x1e\x12L\x12\x1e\x12\x120uS0u$0u$$)U\x13,,,,,,*$-6\xa0\x14\x1e**%S\x126\x16$$$\x16$$\x16$\x86\x10\x86,\x18\x18\x18\x18\x18\x18N\x1a\x1a$$$\x12\x14\x10!!\xa3,,,\x1fUNU\xa3\xc3#\xc3##\xc3###\x14" +
	"\x14\x14\x14\x14\x1e\x1e\x1e\x1e\x1e\x1e\x1e*$$\x12,\x1d,$$,,,\xc3#\xc4RR,,,$$\x98,>jk\x1e,,,,$$Q*$$QQH(\xc3#5,\xa3\x1b\xc3#5\xc3#jj\x1e\x1e\x1e\x1e\x12\x12\x1e*\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x12\x0f,(RRR(0*$$*\x860\xc3*" +
	"\x1e\x1e\x1e\x1exx\x14\xc3#5??????\x1e,77.7\xc3#5*\x02\x02\xc3#5\x13\x13\x12$$$$\x15\x15\x86\x15\x15\x13i\x15n\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x12\x10\x10\x10\x10\x10\x10\x10\x10\x10\x12\x10\x10\x10\x10\x10\x10\x10\x1500,>jk\x14\x14\x14\x14\x1fY,\x84" +
	"x*H???\x12\x12\x12\x12\x12\x12\x12\x12?\x12\x16,,,\x97\x11\x10\x10\x10\x10\x10\x16\x10\x11\x10\x14\x14\x14\x14\x14\x14\x14\xbe\x86\x86\x86\x86\x86\x14R\x14\x14\x14\x14\x14\x14\x14\x14\x12\xc3#\xc3#\xc3#\xc3#\xc3#\xc3\x1b\x14\x14\x14$,\x12\x12\x12\x12\x12\x12\x12\x12,\xc3#55R\x97\x97\x97\xa6sss\x12\x7fRR]\x13\x13" +
	"\x13\x13\x13YY\x13\x13\x13YY\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13U\x12\x12\x14\x14\x14\x14\x14\x14\x18\x13\x13\x13\x13\x130\x18000000\x18\x1800,,\x1e\x1e*\x18$*$$\x14\x14\x12\x14\x14\x14\x14\x14\x14\x14,\x14\xc5\xc5\xc5*$$\x18\xc5*$$\xc5$$\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x1e\x1e\x1b\x14-\x1e$" +
	"$$*!\x8e*,,\xbe\x86\x86\x86\x86(0\x1a\x12\x16000\x180\x1eF\x16\x14\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x12,\x12\x12\x12\x12,,m\x97\x11\x11\x15\x11\x11,\x16\x160,,\xc3#\x15\x15\x0f#0*$!\x1e//#7\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x12\x12\x12\x12\x12\x12\x02\x02\x02\x02\x02\x02\x0f#" +
	"P,\x13$$$!$\x13\x13\x13\x13\x14\x14\x14\x13\x13\x13\x12\x1e\x1e\x1e$$$\x13\x13\x13---\x14\x14\x14\x13\x13\x13\x13\x13\x13\x13\x13\x13\x02\x02\x02\x027(\x83*$$$$}\x12D\x11\x1b\x1b\x1b\x14\x02\x12\x12\x12\x00\x8dP$$$$$$\x18\x18\x18$$A$$$$$$$$$\x18A$4aa444" +
	"4444a$$$***:\x19###OO\x19\"SSSSSN\x8dP\x18$\x18$$\x15\x15$\x17$$\x11\x10\x10\x10\x10\x10\x16\x16\x10\x10\x10\x10\x10\x10\x10\x10\x16\x10\x16H\x11\x10\x10\x10\x10\x10\x10\x10\x16\x10\x10\x10\x16\x10\x10\x16\x10\x10\x10\x10\x11!-----O\x00\x11H$H\x11!\x11n$\x16\x16\x10" +
	"\x16\x16$$$\x16$$$$$$\x10\x10\x16\x16\x10$\x16\x16$\x10\x10\x10\x10$$$\x16\x10\x10\x10\x13$$$$$\x10\x10$$\x10\x10\x10\x10\x10\x13$\x10$\x10\x10\x13\x10\x16\x10\x10\ruu\x00P-\x0f#\x0f#>PPbPb\x02\x02uuPb\x18Pb\x00P\x1644442;!\xb3,4,,\xb3\r" +
	",$\r\x1a\xb3,\x1aPA\xb7\xb3,\x1a\x1aP\x13F\x1e\x00P,\xa2\xc6P\x15\x18\x10\x15\x12\x12$\x12\x15$\x18A$\x10\x10\x15,,PFF\x16\xc6P\x18$$$\x18\x1e$\x18\x18$\x18$\x18\x18\x18\x18\x18A$$\x18\x18$b\x18$\x18$$$bA$\x18$$\x18\x18\x18$\x18\x86$\x86A$\x18\x18\x18$\x15$" +
	"$$$$\x18?\x10$$\x18\x18\x18\x12\x12\x12\x10\x10\x10\x10\x10\x10uP\x02\x02\x02\x16\x16\x16$\x1e\x1e\x1e%%%i\x18i\x18\x18i\x18N$$$\xc6P\x15\x10\x15\x15\x10\x12\x15$\x12A$\x16$\x10%%%\xb3\x10\x10\x1a\x1a????\x15\x15\x15??\x86A\x18\x86P\x16\x16\x00\rPbPb\x00P,\x9f\x1b\xc6P" +
	"#HZ\x00Pb\x02A\x10$$\x15\x15$\x18\x18$\x02\x02\x02$AAAA\x15\x15\x15\x18$\x18AA$AAAAA\x17\x17\x18$\x17,>,H\x1e\x1e**,*u\x12\x12\x12\x12u0SSS$$$$\x12\x12\x12\x12\x12\x1e\x12\x00\x8dP\x02AAAA\x02AAAA$$\x18\x18\x17\x02\x02\x02\x18AA\x12" +
	"\x12\x12\x02\x02A$$$$$$\x18$$\x17AAAAAAAAAA\x02\x15$\x17\x00\x18,,\x18\x00>LLLLLLLLLLLLL***#H\xae\xae\xaeP\x02A$$\x02$$\x18\x18\x15\x02$AAAAAA\x02\x15,\x1e\x12\x12\x9d\x12\x12\x12\x00PQ#,,\xb3\r{\xb3,\x0f\xb3," +
	"\x1a\xb3,\xb3\xb3,\xb3,\x1a\x1a,\x98\x98\x98**\x1aZBCBC#\xb3,\r\xb3,\x1a,,,\xa7,,#\xb3,\xb3,CDDD99DDE999DDED9$D$E9E,HL,>\x0e\x0f,S\x861^AAA^****\x12\x12\x12\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e*\x13\x13\x13F" +
	";\xc2*;\xc2*;\xc2*\xc2;\xc2*\x1e\x1e\x1eFFF;\xc2*;\xc2*Q,\xc2;\xc2*,5$$$(O\xa1\x7f\xa1(\xa1^$$$$$$$$\x12\x12\x12\x12\x12\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e*$*****,:\x81\f\x81\x13\x0fd#\x12\x12\x12\x12\x12%%%&&\x1e\x14\x14\x14(\xa5r>$" +
	"$$\x16\x16\x16\x16\x16\x16\x16$$$0$$000\x13\x13\x13\x13\x13__$$$\x1e\x1e\x1e\x1e\x18\x18444\x89$\x16\x16\x16\x16\x16\x16\x16\x89$$$$$\x7fS\x1c\x1c\x1c$$$$\x1e\x1e\x1e\x1e\x1e\x14\x1e\x1e\x1e\x1e\x1e\x1e44$$$$$$$4(,\x0fd#1AA15N #T(,5" +
	"55\x14PbA$\x18S*J::.$$$\x1e$$\f***#\x16\x16\x16\x81:\x81\x81.$$,\x12----,.$...$.$$$\x1b\x1b\x1b\x1b\x1b\x1b.$\x16\x16\x16\x16$\x16\x16\x16$\x10,\x0f#\x12000\x18\xae,\x9c\x10\x1e\x12\xb09999,BC$$$$[\x15\x15\x15" +
	"\x15\x15$$\x15\x10\x04IJ\x0f\x10,\x12\x12\x12\x12yyyy\x7f\xae-\x13\x13-((4$&\xbb,\x10\x10\x10\x10!***\"Tt\xc2\xc2\xc2\xc2>>\x9d,\x9d\x12\x12J99S\x1e\xc7,AAA\x1a\xc7,e\xc7eAy\x1a\x1ay\xc7AA\xc7]eAAee,e,effe,ee\x0e\x16$\f" +
	"\x12\fI\x14\x14\x14\x14\x14\x14$$$$(\x12\x12\x12\x12\x12\x12\x12\x12\x12MMM##,,\f,$$$$*\xae\xae\xae((># \x13\x13$D\x12MMu(,#\x12$$$$$---\x12$$$yE,,H\x12\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x12\x12\x14\x14\x14\x14" +
	"\x14\x14\x14?\xa0\xa06~yyE\x84&;*0$0$$$,!\x1a\x1a\x12\x13\x10\x10\x12*\x13\x13\x12\x13\x10\x12\x12\x10\x13\x13\x12\x12*\x13\x12*\x12\x10\x12\x1a\x1a,\xa0\x1a\x13*\x1e\x1e-\x1e\x1e\x1e\x1e,\xa1\xa0\xa0\xa0\xa0\xa0\x85\x85-\x84\x84\x02%,,F\x1e\x13\x13\x13\x13$\x13*$$$\x8aS\x8aS\x8a:\x8a," +
	"S;},\x12Q;;\x90\x90\x90\xa0#$\x9b#\x10\x10\x10\xa0*\x10\x10$\xa0\xa0\xa0\x16\x10\xa0$\x14\x10\x10\x10\x10\x10\x10\x10\x10$\xa0\x10\x14*QQQ\xa0*#?*####\xa0\xa0,,,\xc8\x1e\x13\x13\x18$\x10($\x10$\x10\x90\x82\x82\x82\x82\x84-\x9c\x10\xa0\x7f\xc6PbAAAA\x02AA\x02\x02l;*" +
	"\\;*\\*$;\\*\x18$\x12\x18\x12\x12+\x12\x96\x9b6H\x18\x18$\x18H\x12$$\x9b\x9b\x9b6\x9b$**%*%\x12\x12\x1a\x1a&}\x9d\xb1\xb1$}}$\x9c\xb1$\x12\x12!!!!Q!\x1e\x14\x12$4--44\x12--4\x14\x12\x14\x12\x14\x12\x14\x12\x19\x19$,*----------" +
	"--------0000\x1b\x14\x1b\x1b\x1b}*\x14}\x14}--S\x16\x16\x12\x12}\x1e\x1e\x1e\x12\x12#J\x10\x109O$?\x12?\x10\x12?\x13?\x13\x9b#\x10$$\x10YYYY<#\xb8$$\xb8$$$$$$$$$$\xb8\x12\x12\x12\x12\x15$\x15$$\x12\x12--\x15$--\x15\x12\x12\x15" +
	"\x15\x12\x12\x120$$\x14$\x12-\x12$0-\x12\x15\x15\x15\x15\x15,},,,,,,,,,\xc8\xc8Ȇ$\x13\x13\x14}\x10}}}&**\"#\x15\x15\x15\x12\x12$$$----\x12\x13\x12,\x13\x13\x13\x13\x13?\x16???-\x12,$\xbe\xbe1111\x9c\x1d\xb1\x10,\xb1\x10$$*\x8e\x8eII\xb5" +
	"\x1b\x1b\x1e\x1e\x1b\x1b\x14????\x1e\x1e\x1e*\x1e\x1eI,IJ\t\xb1\x10\x9c\xb1\x10\x10\x10*\t\x1e\x1e\x1e*JJ*\x10,*YYYY%,,,}*\x12\xa6\xa6\xb8$$$$$$$$,\x10\x10OO*,\x10\x10*,\x10\x9c\x1d\xb1\x10$==\x14\x12\x12=\x14\x14\x10\x10\x14=\x14\x14\x12\x12\x12!!!\x83" +
	"\x1b\x14YYYY\x18,\x14\x14$$,,\x12\x12\x12\x12*\x10QF\x14\x14FFFF\x12\x12\x12F\x12\x14\x14\x12\x02\x02$$$$\x14\x12\x14U,,$$$$$$$$$$$$*$$\x18\x18\x18\x18\x13\x13\x13\x12\x12H\x1a\x02\x1e\x1b\x1b\x1b\x1eF\x1e\x1eF\x1e\x1e\x1eF\x1e}$}*,,,\x14,,," +
	"))\x12\xba*\x12$$\xba$$HH\x7f\x12\x12\x120($$$\x9f\x12,**\x14\x14\x14$\x12YYY%%Y\x12\x1e\x1e\x917*$\x12\x12U\xc6\x18$\x15\x15$\x18\xc9\xc9\xc9*$$$$$*$$$\x0f#\x907\x90\x197\x144\x19\x904\x90\x194444\x19\x19\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x82\x82\x82\x16\x16" +
	"\x16$$$$$$$$*\x12\x12*,\x12\x0f#\x13\x13\x13$#\xbe\xbe\x86****(\x1e\x1e\x1e\x1e\x12\x12\x12\x12###\x86#\x1e\x1e\x1e\x1e\x14\x14\x14\x14\x86\x14\x14\x14\x14\x02\x02\x02\x02\x02\x02\x02\x02***!!\x9c\x14\x14\x14\xc0\x90\x90\x90\x1e\x1eYYY\x13\x13\x13\x13\x13\x12\x13\x13\x13!!\xa7\x12\x12\xa5?\xa5\xa5" +
	"$S!!22l!!!!\x13\x13\x13\xa33,4444\x1b\x1b\x14\x1e\x1e4\xa3,,*$$\xc0\x90\x90\x90\x90\xc0\x90\x90\x90\x90\x1e\x1e\x1e****($*H#\x13\x13\x13*\x1b\x1e\x90\x12\x12\x12\x13\x13\x13\x1e\x1e\x1e$\x12-$$*-----\x1e\x1e\x1e\x1e\x1e\x1e\x13\x13N\x12\x12\x12\x12\x12\x12$$$" +
	"$$$$\x1e\x1e#\x10,,,,,\x14\x14\x14\x14\x14\x14\x14\x14\x14\x13\x13\x13#*!,*!!!\x9d!H,HHHYYY\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e,,j\x0fj\x0f\x86A\x86\x86\x86A&\x14\x14\x14\x14\x12\x12\x12$*$$$$\x86$$$$$$$\x19\x19\x19$\x86\x82\x82\x82\x11H\x11H\x11H" +
	"\x11\x11H$$11$$2\x91m\x9b#\x86\x14\x14\x14\x14\x14\x96\xc0\xc0\x90\x90???(SSSSSS(Sv(\x13\x13\x13$$**{\x12\x12\x12\x12\x12\x13\x13\x13\x19\x19\"\x13\x13\x13$\x02%%\x1e%\x12wM(\x12\xa4\x86eee\xa4\xa4\xa4N,\xa4\xa4S,\x1a\x1a\x1a\x1a\x1a\x1a\x1a\x11\x10\x10\x10\x16\x10\x10" +
	"\x10\x10\x10\x10\x10\x16\x16\x16\x16\x10\x10\x10\x10\x11H\x1a\x1a\x1a\x1a\x1a,\x13$$((\x12\x12/,,\x0f\x14\x14/\x19..\x1e\x1e\x1e\x86uu,\x12-\x10\x10\x10\x10\x10\x10\x10\x10\x10\x16\x10,,\x1a\x1a\x1a\x1a\x1a\x1a,\x12\x12\x12\x12\x12\x16\x7f(\x12\x12\x12\x12,\xac(\x19\x19PPPP,\x1aS\x1a\x1a\x1a\x1a\x1a\x1aS,," +
	"ii$i$iiiiiiHHHH,HHHHHH,H\x1eHHH-\xc8*$*TTHTT\x10\x10\x10\xb6N,,,1\x8f\x12\x12\x12\x12\x12\x12\x12\x12$$\x12\x12\x12$$#\x13\x13\x13\x13\x1355\x14\x14\x14$$\x13\x13\x13*\x12\x12$$$\x14\x14\x14$$***\x16\x16\x160$\x18$" +
	"$\x18$$$$&66\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13\x13*Q*\x0f#**\x0f***\x11\x16\x1e\x1e\x1e\x1e\x1e\x1eAAyyyyEyy\xbe\xbe$!!\x12\x12\x12\x12$4444,\x12\x12\x13\x13\x13\x13**\\\\\\\x19\x19\x19\x19*\x7f*($\x13!$$$\xbem\x1a/#,|$\xb2\xb2" +
	"E\xb2\xb2\xb2$\x13\x13\x1e\x1e*\x89$\x16\x16\xbf\x1a\x90\x1d\x12,?\x02\x02\x02\x02\x02\x02\x02\x02,\x02$\x1d\x1d\x1d\x1d\b\b\bH\x82\x82\x82\x82-wHw$00\x1e\x1e\x1e\x1e00\x1e\x1e$?$0\x1e00\x120\x1e\x1e,H,,Y,\x91H$$\x86\x86\x1e\x1e\x1e\x1e\x1e\x1e------------" +
	"-***!q*\x12\x12\x12(%\x12\x12\x12\x12\x12!-\x13\x12\x12\x12\x12\x85------\x85\x1e\x1e\x1e\x1e0000\x1e\x1e\x1e\x1e\x1e!*,**$\x13\x13\x13\x13\x13\x13!*\x13\x1e\x1e\x1e7$$7\x13\x1eW$*\x12\x12\x12\x12,,?,\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x1e\x1e\x12" +
	"\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1eS$0$$\x02\x160\x1e$FFFF\x1e\x1e$\x1e\x1eFFFF\x1e\x1e\x1e\x1e\x1e\xae$\x17t\x1b\x14\x14\x14\x14\x14\x14\x1b\x12-4444\x7f$(($(($((e,eA$4$#Q#,,`8,H\xa4\xa4\xa4\xa4(--4\x124444444" +
	"4444(((\xc94444#,,S\x14$\x18$$\x12,SSS\xa6\xca4444--------444\xb7\xb7(\xa6\xca\xca4P,4444(\x10$44\x12$*$----$$$\x10\x10!**JJ**&-*]]\x12w\x1e*\xa6\xcaH&\x10*$$!\x18" +
	"444484$\x184444\x10\x10\x10\x10\x10\x104-----44a4--4a4444\x1244\x104a\x104a\x10\x10\x10\x10\x10\x10\x10\x10\x104-4444$--\x12--\x124484\x02\x9a\x02\x02\x02\x02\x02\x02\x02\x02\x9a\x02\x02\x02\x02\x02\x02\x02\x7f\x18\x18\x18\x18\xa6\x02\x02\x02\x02(" +
	"\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02(\x028\x11\x10\x10\x11H\x11\x10\x10\x11\x12\x12##84$\x16\x89\x16\x16\x16\x16\x16\xb6\x12*((\x1c\x1c\x1c\x1c\x1c\x1c\x1c\x1c\x1c----\x14\x14\x14\x14\x14\x14\x14\x14\x14$\x134444w$$$--4444444\x10\x10\x10---\x1044444-44444" +
	"4\x10\x10\x10\x10\x10\x10\x10--w\x16w\x16\x164\x10\x104--\x16\x16\x16\x1e\x16\x16\x16\x16\x02-\x1e\x1a\x1a\x1a\x1a\x1a0\x10--\x12\x12\x12\x12**\x82\x82\x82\x82\x12$$$$44444444\x10\x10\x10\x10\x10\x104444$8\x7f#\x11N\x13\x02\x02(,------S\x16\x16\x16$*l;*" +
	"\\P4444----FFFFF\x1e\x1e$$\x1e\x1e\x1e\xa499999*\x12\x1e\x1e\x1e\x1e\x1e\x1ew$\xa6\xca\x12\x12\x12\x12----O\x1e\x12\x12----\x13\x134444\x124\x13S\x13\xa6(\x02\x02%$FFFF(\x1e$F\x1e\x1eF\x1e\x1e\x1e\x1e\x7f$\x1e\x1e\x1e\x1e\x83\x85-\x85--" +
	"-----\x02%%%%$\x1e&*4444-\x1e\x1e'jj,\x12\x12!!\x1b\x14\x14\x14\x14\x14\x1e\x14\x14****\x13\x13\x13\x13RR$$\x12{\x89,\x1e\x1e0$YYYY\x16\x16$$$\x16\x16H%%\x13\x13\x13\x13\x13\x1b\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x82\x82(\x13\x13\x82,\x82\x82" +
	"i\x82i\x14\x14\x1b$\x82i\x14\x82i\x13\x13\x13\x13\x1e!!\x12\x12\x12\x14\x14\x14\x14\x14$,\x12\x1e\x1e\x1e\x1e\x13\x13\x13\x13\x13\x13\x13\x13qqqI\x12\x12\x12\x12\x12\x12\x12\x12\x19\x19\x19\x19$$$$$$0$00\x13\x13\x13\x13\x13\x13\x13\x13---\x10$$$$$$$0$\x14\x82\x82\x82\xa7\xa7\xa7\x1e\x1e$$" +
	"$$---$$$\x13$$$-\x14\x14\x14$\x13\x13\x13------\x19\x19\x19\x19\x13$$$$$\x1a0\x12\x12\x12\x12\x12\x12,\x10\x12%$*!!$$\x13\x140\x12$$$\x16$&00$000$0\x7f,\x7f$$$($$$$$$$$\x13!$*$\x1b\x14\x14\x14\x14\x14\x14\x14" +
	"\x1b\x1bSS\x14\x13\x1e\x1e\x1e\x1e\x1e\x1e!!\x1e\x1e\x1e,,}$$N\x0e$\x14\x14\x14\x14\x14$$$$$$[\x0f#\x16\x16^^|$$!1\x13\x13\x131^1*$\x89Sr(\x89S\x16\x16\x14$$$$$$$FFF\x1eF0\x12\x10-\x12\x12C7DDD$$$BC7D$\x17@,B" +
	"C7DE$hh7\x18,Jl;*\\\x10\x10\x10\x10\x10\x10PbAJ33^$\x16t!~,\"$`($$$0$0($(^\x12\x121^$$$$\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x12%%%%\x12\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x14\x14\x14\x14\x1e\x1e\x1e\x12\x1e\x1e\x1e($(\x1e" +
	"\x1e&((\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13QJ393$\x13\x13\x13\x13yEy(($$$$$$$\x1e\x1e\x1e\x12\x12\x12\x12\x12\x12yY\x83\x13iYY*($\xc9\x14\x83*v($$*(*\x18\x18\x12\x13\x12\x13\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x83$\x1e*\x19$$*$$\x13\x13\x13\x13YYYY\x13\x13\x13" +
	"\x13\x12\x13\x13\x13\x13\x13\x13\x13*\x1e\x1e\x14\x1e\x1e\x1e\x1e\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14FF!\x12\x1b\x1e0$!(!($!\x1e\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16!\x1e$\x12\x12\x12\x12J,,,Y\x1e\x1e\x1e\x1eQQ\x1e!J33*0u$\x1e\x16\x1e,$-\x12\x12\x12\x12*\x13\x13\x14\x14$$" +
	"$$\x12\x12%%%%\x12\x12\x12\x13\x13\x13\x13\x12\x12\x1eF$$$$\x1e\x1e\x1e\x1e\x1e\x12\x12\x12YYYY\x1e\x1e\x1e\x1eSS\x1e\x1e0\x1e$$0$*$\x1e$--\x12\x12\x12\x10Q\x12\x12\x120$$\x12\x12\x12\x1e\x1e\x1e\x1e\x1e\x1e%$$$$$$\x12\x12\x12\x12\x12\x12\x12\x12\x12NG$$$$$$\x14" +
	"\x14$$$$$$$$$$\x13\x14\x14$$$\x13\x14\x14\x13\x13\x14\x14\x15$\x15\x15\x19$$\x15\x15$$\x18$$\x18\x18\x18$$$\x18$1^$$\x17\x17\x17@$**\x13\x13\x13\x13\x13\x13*\n\n,\x87,\x12\x12$00000%?iLL\x12\x1e\x1e\x1e\x1e\x1e\x1eLL\x12\x12%?i\x1e\x1e1^" +
	",\n1^,##\n#\x13\x13$0$*7!r!!r\x17\x17\x80\x12\x16\x13\x13,,PbA$\x16$$#**?L\x12\x18*\x16\x16\x16PbA\x14I\v\x10!,HHH,4a\x10\x10\x10\x104,4a,4a4444a#~,\v\vBC7BC7BC\v\x14\x14\x14\x14$\x19\x19" +
	"\x19\x19\x12\x12\x12\x12$$$$\x12\x12\x12\x13\x13\x13\x13\x13\x13\x13\x13\x13\x19\x19\x19\x19\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\x14\x14\x14\x14\x12\x12\x12\x12%S!Y\x19\xbc}\x12\x12\x12&,J33,\x12\x12,$\x12G\x106\x0f\x0f\x12\x12,\x0f\x12\x12%%\x12v*NG$\x14\x12\x12$$$$$$$$$\x14\x14" +
	"$$$$$\x13\x13\x14\x14\x14\x14\x14\x14$$$$$\x14\x14\x14\x170N1??\x12????\x1e1**N\x0f\v!\v\v*,\x16\v$\x16LL(,,L,?L?LL0u,\x87!??**\x18##\x14\x14\x10PbAAA\x18\x12\x12\x12L\x12\x12#[\x0f\x15\x1e$?\xa599999\xa4" +
	"$$$$\xa4\xa4\xa4!!!*\n\xa7\xa7(JJ\x1eFiFiD0$:444}*\x14\x14\x14}*,,,*$\x14\x14\x14\xb90\xb9\x13\x13\x13\x12\x12v$($$$\x12\x12\x12\x12$$$$$$$-?i\x1e\x1e\x1e\x1eL?iLL%?iLLL\x12$!\x12%*\x12$?\x1e?\x12\x12" +
	"\x12\x12\x12\x1e\x1e0$$00$$$$$Wc:c0$($$*\x13\x13\x13\x13?\x1e\x13\x13\x15\x15\x15\x15\x8e\x8e\x8eS\x196\x16$$\x16\x16\x16\x16\x16\x18\x18\x18\x18\x16\x16\x16\x16,\x19\x19\x16\x16\x16\x16$\x13Y}$\x15*$J333$\x14,1EDDD$$$$DD$1^$$#$$" +
	"$J*\xc2*\xc2*\x8c\x1c,\x13\x13\x12T\x8c*\x12*-,\x16BC*7\x12BC*,H@\x17@4444\x12\x12!\x13\x13\x13\x13C*\x13,A-GBC79999$9999DEDDDDDDD99DD\x17D$DDDD\x17DDDDDDDD\xa5$$$D99" +
	"9D$\x14\x14BC0$$?\x10BCEDD77#,$(\x81[\x0f[\x0f\x12\x12($4444%%%%\x12\x12\x7f--%%%%(S($,77\x19\x19\x19\x19--H\x96\x14\x14\x14,,\xa5\xa5$0\x1900$$$$-\x14\x14\x14$8$JK$:K$\x12\x12\x12\x12\x12\x12\x14" +
	"&$$H(V$(-----\x12\x12\x12\x12\x12\x12\x12\x12\x14\x14YYYY$$$-\x19\x19--\x19\x19\x19\x13\x13\x13\x13*HL\x7f(($\x12\x12\x19\x19(\x12*\x12\x12\x12\x12\x12\x12\x12\x12\x12:-0($\x14\x14\x14\x14\x1e\x1e\x1e\x85\x13-\x13-\x85-%\x8a:\x8a$?00\x16\x16\x16\x16\x16?L?" +
	"F\x14-$\x8f\x8f1\xae\xae\xae\xaf(\xaf((\xaf(\x130\x18$$\x14\x14\x14\x14\x15\x15\x15\x15\x15\x85\x85r\x17r@\x17r0000$$5\x83$$,\x13\x12000$$$,,\xa7*QQ.*(\x9e^0000S,FFS\x1e\x1eV$,0$0\x80(\xac\x9e,!\x9e\x9e-\x13-,$$" +
	"$$,?\x12\x12\x12\x12?\x12\x12\x12\x12\x12\x12($\x18$$%%\x12\x12($$((%,\x0f,S\x9e\x0f\x1a\x90\x90\x90\x90\x90\x90\x90\x90\x90\x90_$wwS(\x16\x16\x16\x16*7,\x1eu ,\x1e\x1e*$\x12*$$\x12\x16\x12\x12\x16\x12\x12\x12\x12\x12$0$$%$$\x12\x12$\x16\x12$30\x1e$$\x95\x9a\x9a" +
	",\x16%%%%*\x13\x13\x13\x13\xb1\x19\x19\x19\x19\x19\x19\x19I\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x87\x87\x90\x90\x90\x90\x90\x90\x90!!\xc4\xc4\xc4\xc4},\x18\x10\x10\x1e\x1e\x1e\x1e\x13JPVV:\x12,\x126$$6\x13\x13\x13\x1300??l*\\\x12\x13\x13\x13\x13\x13\x13\x13\x13\\\x10\x10\x10$\x12\x12\x12\x12\x12\x12\x12\x12$$$" +
	"$$--0-%\x12$$*Q\x1e\x1e\x1eF0\x12\x12\x12\x12\x96(!***\x13YYYY**Q,,\x82\x82\x82\x14\x14\x14\x140\xb1$\x18\x18\x18$\x18\x18$$$$S\xb1X:\x87\xb1$\x1e\x1e\xb1u$7,-$\x95\x9a\x95\x9a\x95\x9a!##\x1e\x1e\x1e\x1e\x12\x124444`*\x16\x16\x16\x16\x16`" +
	".7\x16\x16\x16\x16},**0\xa500\xa50($$$(\x0f$$$A\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16''''\x0f\x14\x14\x14\x14\x14\x0f\x0f\x0f\x15\x12\x12\x12\x12\x12\x12:\x81\x12#**($$\x02\x02\x02$$$\x02\x02\x02*\x1fH\x86\x0f#1^$$1^*-\x16\x12\x14\x12\x12\x12\x12\x12\x12\x02" +
	"\x12\x12\x12\x12\x12\x12\x12\x12$$#$4444*\x12\x12\x12\x12\x13\x13\x13\x13&&\x1e\x1e0*((\x12\x12%*((v(\x12\x120(\x1e\x1e\x1e\x1e,\n\n****,***YYQQ3\x1e\x1e\xb1SS\xb1\xb1\xb1\xb1\xb1!!00*$$****$$$(\x0fġ\xbd\xbd\xbd\xbd\xbd\x12*" +
	"\x12*F\x1e\x1e\x1e\x1e\x1e\x1e$FFF\x1e%**$\xc4,\xa7\x13\x13Q\xa7@I<,\xa7**\x12\x86\xa7,\x13\x13II!\x12\x12$$$$$,\x83!%,!$\x12\x12\x12\x16\x13\x13\x16\x13\x13\x13\x13*Q$$$$QQ*\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x1b%\x12%\x02\x02\x02\x02\x89|l|%" +
	"%%%!!!*!*,\x12,&&\xc4\x0f\x10\x10$\x1e,S\xcb\x13\x13-\x13\x13*$!*$$\x13\x0f\x9c\x10\x18\x0fL*$$$!;!;!\x8e\x8e\x8e\x8e\x8e\x8e\x8e\xb4\xb4\xb4\xb4\xb4\xb4\xb4\xb4^j\x0f$0$\x03\x0f3\x12\x12\x12\x0f,$%%\x12\x12\x12\x12\x12\x12$\xa6\x8f,,\xae$$$\xae\xae\xae" +
	"S$\x1eI#pH,\x0e\x0f#\xa27,$\xa2,,\x12,5,\x0f,\xa2\"\x13\x14\at,((((????$$$$$$??\x03j\x0f\x7f(\x12\x12\x12j\x0f($(\x80\x12\x12\x12.H--,\x1e?\x1e\x1e\x13,\x9a\x02$*%\x12*\x13$\xc4*\x13\x89\x89\x89\x894a\x16\x0f#$\xbb\x7f\xba" +
	"$\x14,@\x10\x10\x10\x10\x12AA\x13\x13!!\x17----\x19\x19\x19(!$\x12\x12%IzD\x13*\x02$\x1eF\x1e\x1el|l\x13\x13\x13\x13\x13\x13\x13\x13\x13|||\x13SQ\xbb\x13\x13\x12\xbb\xbb\xbb\xbb0\x18\x18\x18\x18\x18\x18\x82|$*$`$$$$*4*\x10**0((,\x12@\x120000" +
	"\x13\x13\x13\x13\x13\x14\x16\x12?i\x1e\x1e\x1e\x1e\x1e\x1e\x16\x12%?i\x1e\x1eL\x12L\x1e\x1e\x1e\x1e\x14\x16\x1e\x1e\x14\x12\x12LL\xb8*;*\\&,H\x1eLJ\x1e\x14\x1e$3\x12\x12\x12\"\x12\x12\x12$\x13\x13<\x12\x12\x12\x12*\x12\x12$$*$$\x0f\x0f$$$$0000$\x10*$!\a\x12\x14\x14\x13\x13?" +
	"\a?????????------\xae-----------0$\x19\x19\x19\x194444?-&\x1b\a\aYYYY$\x12\x12\x12\x12*\x1b\x1e\x13\x13\x13\x13\x1b\x14\x14:\x8a,,\x10\x1b\x1b\x1b\x1b\x1b\x1b\x02$$$0\x11\x15\a$$$$$\a((,@\x17*$!v((\x12" +
	"v(3\xba(\x18,\x17@\x10\xab\xab\xab\xb4\x05\x06$\x05\xae1-\x06#RR(*BCDDD$E*\x0f\x9a\x95\x9aL\x95\x9a*\x12>#$$$$$$$4\x10\x10\x10\x10\x10\x10\x12\x12\x12\x12\x12\x12\x12\x1c\x1cLLL\x16\x16\x16\x1e\x1e\x1e\x1e\x1e**1]\\! \x14\x14$$\x12+0$$\xa7\x1e\x1e\x1e" +
	"\x1e\x1e\x1e\x1e--$$-$\x0e\xb0,$\x0e\xb0,&S\x0e\x0f\xb0\x16\x12\x129$9999999999\x0e\x0f\xb099A\x16\x16\x12\x12\x12\x12\x12\x12\x0fA\x02$\x18\x18\x18\x18\x18\x18,>#%\x12$$$$$$\x04\x0e\x0f\xb0$99\x02\x02\x02\x02\x18\x13\x19\x10\x13\x1eC\xb1\xb1\x1d\xb1BC,\xb1D\xb1\xb1\x86" +
	",\x12\x1cP\x0e\x0f\xb0\x0f\xa5\x13\x13\x13\x13$###\x86,AAA\x89\x19\x1e%,\x89#\x89\x16\x16\x16\x16\x18\x10\x10\x10\x10\x10\x10\x10$,N&*FF(($$$$$$\xa7H,H,H0000H,H\x12\x12\x12\x12,Ht\x91\x12H\x13,H\xaeS\x12\x12\x12HH,Hi0i0i0iL" +
	"444\x12\x12\x12\x12\x12\x12\x12Z**\x1eY\x1e\x1e\x1e\x1e\x1e*\x13\x13i\x13\x13\x13i\x13\x13\x13\x13\x13\x13i$\x13i\x13\x13\x13i\x13\x13\x13\x1e,H,HHHH,H,H,HH\x14\x14\x14!\x1aH,H\xae,H\xae,H\xae$$$\x10\x10\x10\x10\x10\x16\x16$\x16$\x16\x16\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10" +
	"\x10\x12\xb2\xb2_0\x14\x14\x14\x14\x14,\x1aH,,\x13v$$$$,\x1a*$d$$\x10\x10\x16\x16\x10\x107SS\x1e-\xcc00,$$$$\xb2-,,-,\x12\x14,,,q$,,\x1fr\x17r\x17,\x17r\x17\x17\x17\x17\x17@\x17\x17rrH\x12\x17\x17\x17@@*\x14,,@*,eA\x13\x13\x13" +
	"\x13\x13\x13\x1e\x1e\x1e\x1e\x1e\x1e(\x12\x12\x12\x12\x12\x12\x12\x12%%%%%%\x13\x13\x13\x13\x13\x13$\x19\x19\x12\x12ee\x13\x13\x13\x13\x13\x13\x14\x14\x12\x1400\x16\x16\x16\x16\x16\x16000000\x15\x1e\x12\x12\x12\x12\x12\x12\x12\x14\x14\x14\x14\x14\x14\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\x13\x13\x1eIH\x1e\x14\x14\x14\x14\x14\x14\x14\x14" +
	"\x12\x12\x12\x12%%%%%%\x12\x12\x1b\x1b$$$$$$1\x16\x16\x16\x16\x16\x16,rr$00$0000000000\x12\x12\x12\x12\x12r\x1e\x1e\x1e\x1e\x1e\x1e\x13\x13H\x14\x14\x14\x16\x16\x16\x16\x16\x16\xb8\xb8$\x15\x15\x15\x15\x1e\x1e\x1e\x1e\x1e\x1e\x13\x13\x13\x13\x13\x13\x14\x14\x14\x14\x14\x14\x86\x14\x14\x14\x14\x14\x14" +
	"\x14\x14\x86*--$$*A$$$$$$yy\x14\x16\x16\x16\x16\x16\x16000000*S\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x18\x18(\x18\x18\x18\x18000000\x16\x16\x16\x16\x16\x16\x14&\x17\x14\x14\x14\x14\x14\x14\x12\x12\x12\x12\x12\x12\x12\x12\x12*$$$$$$\x16\x16\x16\x16\x16\x16\x12\x1c" +
	"\x16\x16\x16\x16\x16\x16\x02\x12\x19\x19\x90\x90\x90\x90\x90\x90$$$$$$\x90$$$$$$\x14$$$\x02\x02\x024\x12\x12\x13\x13(\x12\x12\x13\x13\x13\x13\x13\x13HH?\x1c&$$$$$$)''*\x1e\x1eHt((\xb2**,,,\x12\x86H\x1f\b\b\x16,*\x16\t\x13\x13\x13\x13\x12\x12\xc9\x12\xc9,\xc9ɓ\xb9\xb9\xb9" +
	"\x10\x10*???-?*$$*\x1e\x1e\x1e\x1e\x1e\x19\x1e\x1e!*H\x14\x14YY,h\x1e,,,d#\x0fd#\x9b$#*1\x13$$$$eAeA$$$$\x16\x16\xb2\xb2\x0f#k\x1f\x1fN\x1f\x86\x1b\x18\x18$$$$$$$$i0i\x13i$$$0i\x13#\x862QQ,S!$H" +
	"H[\x1e\x12[(%\x1b\x13\x13,H,\x10\x10\x10\x1a[\x0f(\x12%\x12P.\x19(!\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x19!(]]?.\xcd(\x19\x19\x19\x19\x19\x1e\x1e\x13!\x1e\x1e\x13,\x19!\x1e\x13!\xcc\xcc$,\x0f,0$%H\x12L\x12\x12H\x12\x12\x12\x14\x13&,PR00\x1e1^#$" +
	"$?,H1M,H1,\x12\x12\x12,,,,?\x1c$\x15\x15**[\x0fP(\xaf($$D,^!YY\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e!\x13\x13!##\x86^#\xa2\x89#$$\x14\x1e\x1e%#6\x12,????#$$$!!\xa711<<$`$\x1e*!H\x18\x18\x14\x8bH" +
	"PS(T(\x1e\x1a\x1a\xc9\xc9,$,%>jkPb**!!Q\x1e<<(v(*(`-***$$...,H,,\x8b\x0fP\x18$$$$$$$$\x18$$$$$$\x13P},S,\x14$,\x0f\x0f$$,\xaf\x7f,ί(,\xaf(\x14\x14\x14\x14%H\xaeS\x12$SS" +
	"\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x14\x14\x12\x12S\x12\x12%,\x17\x0fP,$\x96\x96\x19\x19666yjk%]\x12\x12\x12\x12\x12i!@@\x17**,\x0f\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14$%%%\x12\x12\x12\x12\x12$0$$444\x12\x12\x12\x13\x13\x13\x13\x13\x14++,,\x13\x13\x13\x1e\x1e\x1e\x1e\x1e" +
	"\x13\x13\x13Vv$$$BC   \x14\x14$$-$\x14$\x11\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x11\x104444&44444\x13\x13\x13\x13\x13\x1e$$0\x14\x1400\x12\x12\x12\x12%%%444\x13\x124$$$\x13\x13*$$\x12\x12\x12$\x14\x14\x14(($***&&&\x1e\x1e\x1e\x1e\x1e\x1e" +
	"\x1e\x1e\x12\x12\x12\x12\x12\x12\x12\x14\x02\x02\x9f\x14t>U$RR$%\x12\x12\x12\xbc,#>j\x0fd#k\x16\xa2$\"#XX00\x180\x18\x16\x16\x16\x16\x1e\x16\x16\x16,4\x1e\x13\x13\x13\x13$\x1e\x1e\x1e$000$$$$$,,,!\x00P\x00P\x00PPbPbPbP\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x12" +
	"\x12\x12\x12\x12\x12\x12\x13\x12\x12\x15\x15\x15\x15\x12\x1e\x14\x14\x14\x15\x15\x151\x18\x12\x12\x12\x12\x12\x12$$\x16)$$$\x1e\x1e////\x90\x90\x90\x1f\x1f\x1f\x12\x19\x19\x82\x19\x19*\x1b\x1b\x1b&&&88888**\x19\x19\x19}}(($$\x16\x16\x16\x16\x14\x14\x14\x14888J3$$J33$$$$!" +
	"!$\x1e\x1e(\x1a\x1aFF\x1e\x1e\x1e\x14\x14\x14\x15\x15$$$\x90\x90\x90\x14\x14\x14\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e2;!;!;!(*:\x16\x16\x16\x14\x14\x14\x18($$$\x16\x16\x16$$$\x16\x16\x16V$QQ***k$u\x1e\x1e\x1e\x1e\x1eN\x12\x12\x12\x12\x1e\x12\x18\x12\x12\x84!!\x19\x19\x19\x19\x19\x14" +
	"\x14\x14\x1e\x12\x12\x12\x13\x13\x13\x10\x10\x10\x13\x13\x13\x13\x13\x13IIII\x1e\x1e\x1e\x1e\x1e>j\x0fd#k]]]^\x03!$$1^,\x18\x18\x18$i$i$$i\x13\x13\x13\x13\x13\x13\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x1e\x1e\x1e\x1e" +
	"\x1e\x1e\x13\x13\x13\x13\x13\x13P\x18\x13\x13\x13\x13\x13\x13\x19\x19\x19\x19\x19\x19\x12\x12\x12\x12\x12\x12\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x13\x13\x13\x13\x13\x13\x82\x82\x82\x82\x82\x821$$$\n~~~~(\v\x13\x13\x13\x13\x13\x13\x13\x13\x14\x14\x14$$\x15\x15\x15\x15\x15\x15,\x12\x13\x7f$$*\x16*\x14\x14,*\x13\x13\x13\x13\x13" +
	"*!\x0f\x15$*\x14\x14\x91**---$S$---$-\x12,,\x91\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x14\x14\x14\x80\x80\x80,\x13\x13\x13\x13\x13\x13\x13\x13\x12\x12\x12,\x15PbDt$\x12\x13\x13\x13wvw\x0f\x0f\x0f\x0f44\x12\x12\x12#$$,A`($$#\x10\x10\x10$#\xa6\x17\x9e" +
	",%%\x12\x12\x12\x12\x12\x12\x12\x12$\x12u$\x1e\x1e\x06\x061$$$\x05\xa6ʦʦL\xc1\x12\x12\x12%%%\xcf\xc6\xc6\xd0\xd0\xd0\xd0\xd0\xd1>\xc6\xc6\xc6-\x1e\x1e\xc6~>\xc6\x14\x1e\x12\x02\x14\x1e$\x12\x02~$\x02-\x1e\x12DDD\x12\x02\xb0\xd2~\v\a\xd3\xd3A$$\xd0\xd4\xd3$$\x18\x06\xb1\r\x06\t(D" +
	"E\xb1\x02\x02\x02\xb1(\x12\x12\xb1\x02\x02\x02\x02\x1e(SSSSS(SS\x06\f\n\x02\x1e(\x1e\x1e\x1e\x1e-\x1e\x12(((($y\xd1\x039D$(\x12\x13\xb1DE99DEѱ9>\xcf\b((\x18$\xd1\x18\x13\x12\x02$\x029($>(~\x1e\xb1\x13$\x13\x1e\x12$\xc6\xd4$$\xd3((\x12\xcfԱ" +
	"De$\xb1\x1e\x02\x1e$$$ee$\x12\x14\x19\x1e\x1e\xd4\xc6\xd4$$\xc6\xd3\x12\x19$$$$\xd4\xc6\xd399\x1eSS\xcf$yAe\x13-\x1e\x12\x12\x1eEEyEE\x02\x12\xb1$\x12$-D\x12$\x02\x02\xd1\x02(\x12\x02\x19$\x19\x14\x14(((($$(SS\x14\xd4\x02\x02($$\x02\xb1\xd1\x14--\x1e" +
	"\x1e\x1e---$$>\x14$(\x12\xb1\x06\x02$\xd0\x02$DyE\x1e\x12\x13\x12$E\x12~$\x1e\xc6\xc6\xc6\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\xc6\x1e\xc6\x1e$>\x02~\xcf(\x18\x18\x18\x18$\xcf(\x18ee\x02\x13\x1e\x1e(S\x18S\x19\x18\x18\x13\x1e9\x1e"

var meaningKinds = [...]meaningKind{{wordNone, 0}, {wordCopyAlone, 0}, {wordCopy, 0}, {wordNumber, 10}, {wordNumber, 11}, {wordNumber, 12}, {wordNumber, 2}, {wordNumber, 3}, {wordNumber, 4}, {wordNumber, 5}, {wordNumber, 6}, {wordNumber, 7}, {wordNumber, 8}, {wordNumber, 9}, {wordArticle, 0}, {wordLink, 0}, {wordDamage, 6}, {wordNeed, 0}, {wordDamage, 8}, {wordDamage, 4}, {wordDamage, 5}, {wordLacks, 0}, {wordDamage, 9}, {wordTogether, 0}, {wordItemFails, 0}, {wordDamage, 1}, {wordAside, 0}, {wordDamageBeside, 5}, {wordIf, 0}, {wordQuantity, 0}, {wordDamage, 7}, {wordIncluded, 0}, {wordOff, 0}, {wordMain, 0}, {wordBut, 0}, {wordPhrase, 0}, {wordDamage, 3}, {wordDamageBeside, 8}, {wordDeal, 0}, {wordProduct, 6}, {wordWorks, 0}, {wordProduct, 7}, {wordPart, 0}, {wordExcluded, 0}, {wordPlain, 0}, {wordDamage, 2}, {wordLost, 0}, {wordBought, 0}, {wordDamageBeside, 3}, {wordUnproven, 0}, {wordAccessory, 0}, {wordProduct, 4}, {wordMended, 0}, {wordListings, 0}, {wordHarmless, 0}, {wordUnprompted, 0}, {wordSpare, 0}, {wordOneOnly, 0}, {wordPairs, 0}, {wordComponent, 0}, {wordProduct, 12}, {wordBattery, 0}, {wordAnd, 0}, {wordDegree, 0}, {wordSeveral, 0}, {wordDoubt, 0}, {wordOnlyAfter, 0}, {wordOnly, 0}, {wordBodyOnly, 0}, {wordBoxOnly, 0}, {wordDamageBeside, 7}, {wordIfReturn, 0}, {wordUnneeded, 0}, {wordAlso, 0}, {wordPiece, 0}, {wordProduct, 20}, {wordUsual, 0}, {wordOther, 0}, {wordAdverb, 0}, {wordProduct, 31}, {wordNot, 0}, {wordSmall, 0}, {wordTime, 0}, {wordName, 0}, {wordProduct, 46}, {wordLonger, 0}, {wordStop, 0}, {wordProduct, 1}, {wordEach, 0}, {wordDamageBeside, 4}, {wordAbbreviation, 0}, {wordIs, 0}, {wordStrap, 0}, {wordProduct, 3}, {wordWhether, 0}, {wordProduct, 29}, {wordFunction, 0}, {wordMending, 0}, {wordWithout, 0}, {wordProduct, 19}, {wordOf, 0}, {wordGenuine, 0}, {wordAuthenticity, 0}, {wordAutomatic, 0}, {wordProduct, 35}, {wordFault, 0}, {wordHave, 0}, {wordWith, 0}, {wordCase, 0}, {wordProduct, 34}, {wordSeen, 6}, {wordIfDamage, 0}, {wordThan, 0}, {wordProduct, 13}, {wordSell, 0}, {wordProduct, 23}, {wordNoPieces, 0}, {wordDead, 0}, {wordGoes, 0}, {wordStay, 0}, {wordProduct, 28}, {wordPackaging, 0}, {wordBody, 0}, {wordProduct, 25}, {wordProduct, 5}, {wordMaterial, 0}, {wordSet, 0}, {wordWorksBeside, 0}, {wordProduct, 42}, {wordProduct, 38}, {wordDamageBeside, 1}, {wordCompoundEnd, 0}, {wordLot, 0}, {wordDamageBeside, 2}, {wordMaybe, 0}, {wordProduct, 15}, {wordProduct, 27}, {wordDamageBeside, 9}, {wordProduct, 8}, {wordAuxiliary, 0}, {wordProduct, 16}, {wordNotStrict, 0}, {wordProduct, 2}, {wordCheck, 0}, {wordDamage, 10}, {wordCurrency, 0}, {wordSeen, 7}, {wordProduct, 9}, {wordCopyNoun, 0}, {wordLike, 0}, {wordProduct, 39}, {wordProduct, 41}, {wordProduct, 40}, {wordCompatible, 0}, {wordResembles, 0}, {wordFor, 0}, {wordParts, 0}, {wordProduct, 44}, {wordCondition, 0}, {wordProduct, 24}, {wordPair, 0}, {wordProduct, 32}, {wordThem, 0}, {wordHalf, 0}, {wordSide, 0}, {wordSingle, 0}, {wordRefund, 0}, {wordSize, 0}, {wordSeen, 9}, {wordSeen, 8}, {wordDamageBeside, 6}, {wordDozen, 0}, {wordProduct, 22}, {wordSeen, 10}, {wordUsed, 0}, {wordWork, 0}, {wordNumber, 1}, {wordUnit, 0}, {wordEmpty, 0}, {wordNew, 0}, {wordProduct, 18}, {wordProduct, 10}, {wordFree, 0}, {wordProduct, 30}, {wordLose, 0}, {wordProduct, 11}, {wordProduct, 21}, {wordProduct, 26}, {wordSeller, 0}, {wordProduct, 45}, {wordMaybeBeside, 0}, {wordProduct, 47}, {wordDamageBeside, 10}, {wordProduct, 14}, {wordLens, 0}, {wordMy, 0}, {wordProduct, 17}, {wordProduct, 36}, {wordNotAfter, 0}, {wordGenuineBeside, 0}, {wordProduct, 37}, {wordProduct, 43}, {wordRefunded, 0}, {wordSeen, 4}, {wordProduct, 33}, {wordSeen, 1}, {wordSeen, 3}, {wordYesAfter, 0}, {wordMaybeAfter, 0}, {wordRefundAfter, 0}, {wordInAll, 0}, {wordNotWorksBefore, 0}, {wordNotBefore, 0}}

// alonePattern has, for each first letter, a bit for each length of the single words of the classes only and empty.
var alonePattern = [26]uint32{0x8040, 0x10, 0x0, 0x0, 0x4820, 0x0, 0x0, 0x0, 0x0, 0x90, 0x0, 0x270, 0x0, 0xc, 0x10, 0xe0, 0x0, 0x0, 0x3f8, 0x20, 0x400, 0x30, 0x200, 0x0, 0x0, 0x0}
