// Code generated from languages by build/toolchain/languages. DO NOT EDIT.

package description

import "loupe/core/base/phrases"

// The classes of phrases, as the language files name them.
const (
	wordAccessory class = iota + 1
	wordAdverb
	wordAlso
	wordAnd
	wordArticle
	wordAuthenticity
	wordBattery
	wordBody
	wordBodyOnly
	wordBought
	wordBoxOnly
	wordBut
	wordCompatible
	wordComponent
	wordCopy
	wordCopyNoun
	wordDamage
	wordDamageBeside
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
	wordHalf
	wordHave
	wordIf
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
	wordLot
	wordMain
	wordMaterial
	wordMaybe
	wordMaybeAfter
	wordMaybeBeside
	wordMended
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
	wordOneOnly
	wordOnly
	wordOnlyAfter
	wordOther
	wordPackaging
	wordPair
	wordPairs
	wordPart
	wordPhrase
	wordPiece
	wordPlain
	wordProduct
	wordQuantity
	wordRefund
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
	wordStrap
	wordTime
	wordUnit
	wordUnproven
	wordWhether
	wordWith
	wordWithout
	wordWork
	wordWorks
	wordWorksBeside
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
	0, 445, 721, 904, 1168, 1556, 1913, 2234, 2572, 2811, 3037, 3270, 3597, 3931, 4243, 4517,
	4756, 5037, 5444, 5704, 6085, 6440, 6824, 7097, 7527, 7945, 8378, 8881, 9220, 9529, 9850, 10087,
	10387, 10703, 10995, 11383, 11856, 12181, 12553, 12874, 13279, 13703, 14034, 14360, 14709, 15098, 15411, 15829,
	16141, 16463, 16869, 17350, 17745, 18002, 18238, 18535, 18850, 19077, 19356, 19609, 19836, 20095, 20398, 20754,
	21167, 21573, 21942, 22277, 22580, 22842, 23186, 23491, 23860, 24098, 24436, 24723, 25007, 25370, 25691, 25900,
	26246, 26695, 27027, 27360, 27651, 28058, 28313, 28704, 29028, 29387, 29678, 29999, 30255, 30659, 30990, 31369,
	31694, 32051, 32321, 32585, 32952, 33330, 33757, 34080, 34438, 34806, 35137, 35468, 35793, 36054, 36356, 36684,
	36994, 37353, 37689, 37953, 38243, 38487, 38825, 39142, 39440, 39715, 40127, 40374, 40668, 41172, 41546, 41953,
	42196, 42507, 42820, 43172, 43476, 43900, 44179, 44482, 44823, 45177, 45449, 45742, 46048, 46333, 46645, 47088,
	47592, 48043, 48330, 48898, 49317, 49750, 50236, 50816, 51092, 51443, 51647, 52008, 52335, 52808, 53193, 53575,
	53864, 54203, 54519, 54950, 55382, 55660, 56050, 56408, 56747, 57084, 57383, 57794, 58205, 58581, 58895, 59173,
	59474, 59850, 60160, 60541, 60932, 61276, 61527, 61897, 62149, 62402, 62630, 62965, 63380, 63727, 64061, 64397,
	64773, 65131, 65431, 65742, 66026, 66263, 66593, 66973, 67330, 67717, 68021, 68281, 68661, 68966, 69270, 69578,
	70027, 70369, 70716, 70989, 71420, 71796, 72070, 72485, 72877, 73285, 73745, 74032, 74352, 74663, 74970, 75428,
	75782, 76076, 76431, 76669, 76959, 77272, 77591, 77933, 78257, 78602, 78908, 79336, 79721, 80171, 80407, 80755,
	81022, 81409, 81710, 82000, 82230, 82604, 82914, 83114, 83328, 83586, 83871, 84109, 84378, 84746, 85035, 85385,
	85712, 86032, 86377, 86742, 87128, 87494, 87778, 88064, 88372, 88638, 88909, 89089, 89304, 89683, 90015, 90499,
	90815, 91206, 91585, 92005,
}, Text: "" +
	"Z0B1 1A copyEqualitatCyHreplicaJto 1 qualityN0erD1erD2erE2erD3erD4erD5erD6erD7erD8erD9erDaAA affuter" +
	"Hbesoin dAeIien vecuHt wobblyKchangerGonsoliderKdesfazer seJtartrerIisparuHfait son tempsOlaverFprec" +
	"isar de lavagemTrafraichirJecollerEudreGdresserHfaireFgarnirGmettre en etatErouteOplacerHndu l ameIo" +
	"verFpararEeindreHssemelerGouderGtaurarCerHtaperCisserIvernirFiserHsouffertIvecuFaa gradeFqualitatCyH" +
	"replicaJnA diggelenIonderhoud toeNrevisie toeZaan schervenIvervanging toePgeknaagdAeGoektAeGroestAeG" +
	"vretenIslagDprakelijkAheidOtalCekeningen inNwezigHbandoned projectOt jourGzurEblatterndAeAmBnBrBsLer" +
	"ACfarbungenJgeblattertAeAmBnBrBsJrochenAeAmBnBrBsJfahrenAeAmBnBrBsGrbtAeAmBnBrBsHgriffenAeAmBnBrBsJk" +
	"autAeAmBnBrBsGlatschtZabgelatschteAmBnBrBsIostAeAmBnBrBsGnutztAeAmBnBrBsHplatztAeAmBnBrBsIranztAeAmB" +
	"nBrBsGiebenAeAmBnBrBsGssenAeAmBnBrBsIscheuertAeAmBnBrBsJpieltAeAmBnBrBsGlittertAeAmBnBrBsKtoßenAeAm" +
	"BnBrZabgestoßenesJtretenAeAmBnBrBsIwetztAeAmBnBrBsJhanden gekommenOolungGimeAeAsCsDtoDnutzungAenCse" +
	"rscheinungenNspurenOolladaAsCitaDoAsCuraAsImbadaAsCoAsGutDplatzerCungAenKradedDsaBeAeAsCsCiAonAeBiBs" +
	"EoDeBiebCgoEs lightGatzAe abgelaufenPentAeAsCsEplitterungAenMtenerseZabstenirGuelaBoFcao altaHcartoc" +
	"ciataBeBiBoKendeAreDonoFsoriosFsoiresEriAesIiaioDdent damageHadaAsCoAsEeAeAsCsCs et manquesQon altaI" +
	"oudoirAsFnt google bloccatoPicloud bloccatoPlockedLrocAsEuA snel leegMeite en las palasQndeDroDheteA" +
	"AAeEtAerAkantEwiel slagNid damageHo delle pileKpileHerDompanhaHreditadaItie te hoogJng upFon altaEha" +
	"uteEighEis highKvation lockAedMe wormFringsslotOdaptadorZadapterFhesif surFve residueOidasyFjustable" +
	"EmentIsBvertentieAsGsGfbladderendAeLfaisseAeAsCmentEsHgebarstenGladderdAeIrokenCkeldAeJklovenGleefdA" +
	"eGscheurdAeHlagenEetenFplinterdAeKtraptAeGvallenIstandsbedieningPtandsAeFerAmarketA screenQundadaAsC" +
	"oAsDmentoJwezigGgeA darkeningJrelated wearMtannedFonedCingGwearGoBrietadaAsCitaDoAsIuantaEjaA para c" +
	"ambiarOereadaZagujereadasCoAsFitoDoA de polillaLsFlhaFhnlichGiAguillesHndaDrbag lightJpod droit seul" +
	"Kgauche seulLseulDingoloGueltoHsGjadaAsCoAsFkcesoriaHkuAAschrauberLtivierungssperreQumulatorAAAaAABe" +
	"mCyKlAabeadaAsCoAsHboCcaAsDeABgo de hongosKdonEumasDnAaA faltaFtaraFsCosFimentatoreKl in one goKaA m" +
	"aniera diMeenAA bodyEcameraFonsoleZalleen de bodyEcameraEssetteHonsoleHdiscElinkerGrechterHverpakkin" +
	"gMoosEeen linkerKhet toestelLlinkerGrechterHtoestelKntataBeBiBoFsA in een keerDoopLsamenFzusammenLum" +
	"eAntCrFma caidaIoneA di sudoreLiA d acquaGi sudoreGumiditaOsAA konvolutJoCtAavocesDzAA rajadoFotoJeA" +
	"rAsschadenJsCoparlanteJreBiDwaysAFmAAareladaAsCinhaAsCoAsFoAsDmentoGeceuZamarelecidaAsCoAsGouEillas " +
	"por el tiempoQeadaAsCoAsDmientoHntaAsCoAsEoGssadaAsCinhaAsCoAsFoAsEoAsBuEteur repairMe tombeeIinciAe" +
	"AsCsAsementLmaccataBeBiAnaBeDoBuraBeFhiCoEuffitaBeBiBoHolgadaAsCelaDoAsEouGnAAAalogAicaBo puxandoLue" +
	"GcheCienAneZanciennes restaurationsUoraEdAaAta persaHe perseHi persiHo persoJereAnBrFelloEgeboteDran" +
	"ntAeAmBnBrBsGochenAeAmBnBrBsJgriffenAeAmBnBrBsJkautAeAmBnBrBsFnabbertAeAmBnBrBsHckstAeAmBnBrBsIratzt" +
	"AeAmBnBrBsIlaufenAeAmBnBrBsImacktAeAmZangemacktenBrBsHnagtAeAmBnBrBsGrissenAeAmBnBrBsHostetAeAmBnBrB" +
	"sIschafftElagenAeAmBnBrBsJprungenAeAmBnBrBsJtoßenAeAmBnBrBsKoliA smussatiKoEiAAlloDma cadutaKleitun" +
	"gHneesCrimentiBoFtaBeBiBoFiBoncesEtationsFzioni a matitaGpennaOeAeAsCsZannunciFomaliaAsGsBtacionesFo" +
	"es a canetaGlapisPsAeAsCtreichungenMticaBhi restauriKocDoCgoAlpesFuaBoDkAeCqueDurtoEvirusGycznyEkDun" +
	"ciosGyAmoreFzahlDeigeAnHpaga sozinhaBoKnhou aguaJratA fotograficznyOuByFenasAA a caixaHo corpoLrture" +
	" blades oilySieceEk verlopenKlastadaAsCoAsIodreceuCidaAsCoAsDmentoKlilladaAsCoAsJpannamentaBeBiBoZap" +
	"pannataBeBiBoFreilFenaDiccicaticciaBeBiBoHosaBeBiBoIle id lockedMunti a matitaOreAsenta defeitoHerro" +
	"EproblemaJndo defeitoRoveitamento de pecasWqueceA demaisGmuitoFpoucoGndo demaisPranacitoAsFdaAsCoA p" +
	"or el gatoMsDzoAsA de gatoMonesGeAAn tEg gebrauchtKentiqueImbandAuhrHlehnenGrestFracheAeAsCsEncaA ma" +
	"lEdaAsCoAsFhadaAsCelaAsEoAsCuraZarranhadurasFoAzinhoHoesBzinhosHuDjadaAsCoAsHegladaAsCoAsHugadaAsCoA" +
	"sEginitaBeBiBoGuitasItefakty na ekranieRiclesDoliDulations lachesNosFgosDkelGsAA a bundleGjob lotKaA" +
	"sCeguradoCrA siJkingEpiraA maleEpocoCucoGdorAaEpolvereHteurDionEzioneGeA malIsenteBiBoA cedidoLicura" +
	"taBoGnatura de possePseDottigliamentaBeBiBoZassureEtilladaAsCoAsJtAAascadaAsCoAsHribuidaAsCoAsItaque" +
	" par les versRentionFsteeFicCribue aCe aCs aEs aEitaBeBiBoDted toMuAAchBunAA signe de vieNeAA preuve" +
	" d authenticiteZaudio distortoMfAAarbeitungsbedurftigAeAmBnBrBsVgearbeitetAeAmBnBrBsKblahtAeAmBnBrBs" +
	"HplatztAeAmBnBrBsZaufgequollenAeAmBnBrBsJrissenAeAmBnBrBsIscheuertAeAmBnBrBsKtrenntAeAmBnBrBsKkleber" +
	"esteEresteLlageFkcjachDeBiEnAtCreoleAsFicolare singoloNular sueltoHesAJsAA dem leimJbruchAeGenteEfal" +
	"lAeFgebautDeultAeAmBnBrBsGleichtAeAmBnBrBsHichenAeAmBnBrZausgeblichenesJlatschtAeAmBnBrBsHufenAeA ba" +
	"tterieAnKmBnBrBsHeiertAeAmBnBrBsIrissenAeAmBnBrBsIschlagenAeAmBnBrBsGossenJtauschtGrocknetAeAmBnBrBs" +
	"MschließlichLetzerFiDtenticaAdaAsCoAsDsBtaBeBiBoDheCiAdadA desconocidaKudosaGno garantizadaOpor ver" +
	"ificarOeA desconhecidaMnao confirmadaZautenticitaA da verificareMubbiaGnon garantitaJverificataOscon" +
	"osciutaPoAAsDficadaAsCoAsIycznaBeBoscA niepotwierdzonaMznanaJiEyEkEur inconnuLhenticAAatedCionFiteA " +
	"a confirmerJverifierKdouteuseIgarantieIinconnueInon certifieeJgarantieIverifieeNitDyA not guaranteed" +
	"OunknownMekAeDfieAeAsCsEqueAAsEschAeArBsFzitatJorship unknownPoAcollants abimesGdecollesRfocus rotto" +
	"LmaticAoCqueDschHnomie faibleMr desconhecidoZautor desconocidoLnieznanyJe ignotoGsconosciutoPresExAC" +
	"vachiAeAsCsEilableGriaAdaAsCoAsDsCouA seIecAABreBiaAdaAAsACoAAsADsFoAidBrDvallamentiBoFtaBeBiBoGiaEw" +
	"ariaAFyant vecuJzinhavreJbabciAaEcaAsCkA focusesIfiresFlightA bleedFgoneEoutKoAsDd battery lifeMesnD" +
	"imeiZbad meidEsectorAsIlyA repairedLzCg marksGgy elbowsJnato dentroMixa oleoIlancier casseMd areasFp" +
	"atchAesHspotAsFtiresEyreAsHsam separationLtrennungMmbaAsCinoDoAlaCsEncalAeAsCsEdAenA lekGoleraEulier" +
	"eHsalatGeadaBoEged upGho gastoFsaiuHned consoleHfrom onlineGxbox liveRi de xbox liveLu psnJo perdido" +
	"KqueteadoIrdzoADeAA toolEunitFlyADgainEniz saltadoLre verticaleKd by carrierOstAenCjeZbarstjesFulhen" +
	"taAsCoAsFoA estranhoOseAmentFhedDketsAEtante usadaAsCoAsNteriaAAA agotadaHcansadaHdegradadaIura poco" +
	"CucoKfracaFinfladaHnao seguraKpara cambiarMszybko sie rozladowujeWvazouEiciadaJeAABiAAEidinhaAsHtere" +
	"dCiaAA andataGdegradataIura pocoJesaustaHfinitaGscarsaIeAAA a changerIusgelaufenLfaibleGleerFnA ausg" +
	"elaufenNsAA leakedHaureFwechsel notigOjAZbatterij gelektGis leegHleegFenA gelektJlekkageHzuurGyAAA a" +
	"cidEdegradedHoesn t lastKorDrainsGhas had itKis shotHleakageHwon t lastOle scarredDsKumwolleGt keine" +
	"n druck aufTwelnaGeAA sureFads missingKring goneEnoiseGs goneKuAtifulHcauseFdienungsanleitungReinflu" +
	"sst nichtMtrachtigt nichtRldCnA gluedFlostHflecktAeAmBnBrBsHoreEhandeltAeAmBnBrBsFlungsbedurftigAeAm" +
	"BnBrBsTobenDeftEuizingHiZbeigefugtGliegendHmBnBßspurenJkladAeDedingGommenFrabbeldAeGstAeEitzeltAeAm" +
	"BnBrBsKlichtingsmeterJungsmesserNscadaAsCoAsHlaBeA copieHoBy bulgeIt buckle rashLgoneEslippingLmA us" +
	"adaAsCinhoEoAsIneBotigtFtButztFriebenAeAmBnBrBsHoetAeFschadigdAeCingAenFtAeAmBnBrBsDungAenJikbaarZbe" +
	"schimmeldAeHlagenAeAmBnBrBsHmiertAeAmBnBrBsJitzvermerkKlagenFoin d un bon nettoyageNnettoyageSsere t" +
	"age gesehenMzeiten gesehenTtandenEtigenCtFe tijd gehadLldBltEoßenAeAmBnBrBsEungAenKtere tijden geke" +
	"ndSugueDleAnDrt nodigJvestigenHlektAeGwareDeisenFijzenGyond economical repairRrepairLzAA akumulatora" +
	" i ladowarkiXgwarancji autentycznosciYparyFelCugEialyDbliotheekexemplaarJstempelJksexemplarIstempelQ" +
	"cadinhaAsCoAsHho da madeiraZbichos de la maderaQicletaBtaGe kolaHo partidoJycleFenBrze olejIteAnEgBj" +
	"e na bokiJtsporenIkeCldAausfalleIernDfehlerGrohre schwachNschirmA schwarzIgeratNndingDung gelockertJ" +
	"loseJocularsIos lockedGpasswordIwachtwoordNro markAsHthdayGsagraAsFogno di affilaturaKmanutenzioneMp" +
	"uliziaHrestauroHiparazioneLuna pulitaSsspurenHuntaBeBiBoFtA missingHof rustEtlcHe marksHs missingJte" +
	"DzarreGlacieCk screenHlistataBeBiBoDeAdBeAsCsZblad czytaniaImatrycyIderendAeEtEeArt afGzijden losLnc" +
	"hiAeAsCsEk screenJtAtertA abJeach markAsFspotAsEtainJibt dunkelGimmer wieder stehenTschwarzGtummIchf" +
	"leckenJstiftnotizenNmishAedBsGnderAaFw upFijft donkerGhangenGknipperenJniet op stemMopnieuw opstarte" +
	"nRstilstaanJzwartJndBkt rotHsterAedCingHtzDoatedEccataA da icloudLeBiBoA al logoGziendaleJcon accoun" +
	"tHicloudKda accountHgoogleGicloudGpasswordJll aziendaMicloudFn avvioIoperatoreZbloccato sul logoFla " +
	"melaOo attivazioneLdi attivazioneOicloudJkiertAeAmBnBrBsIedvlekGkada aktywacjiJfrpDgoogleGicloudGmdm" +
	"Huje sieIod stainHm to varnishNqueA au demarrageMcompte googleNgoogleGicloudGpar codeEicloudGmot de " +
	"passeMun codeLsur la pommeHe logoA appleSadaA por icloudLsCoA con contrasenaJuentaKno icloudJpela op" +
	"eradoraNor contrasenaJuentaGgoogleGicloudGla empresaKoperadorNsEeAsCio de ativacaoLfrpDicloudGmdmGo " +
	"de activacionKicloudLsEwn bulbEdriverGengineGfork sealsJuseEhead gasketLspeakerAsZblown tweeterHvene" +
	"erIs fusesJue screensIscreenAsHtoothGntAed cornersOoAaArd detachedJs detachedNbbledBsCingDyEdemCiesD" +
	"yAA ohne objektivMnlyEunit onlyJzonder lensOekAblok losKgs downHhrmaschineKisBteA seuleFvideFsCierAA" +
	" nuA sans objectifQseulKkAachDiBuClas por el usoNitasEladoDe accuGitoAsEoAsDorAentaAsCoAsEsEsaA guar" +
	"dapolvoNillosFoAAsEmZbombaDnAa fideGecaDitaBoDneA copieItCokAendsEsCtAA loopFetClegCoopEsAAchleifeKr" +
	"botoAsFdAeAsCiA da rifareLoBsAteinkratzerHschadenNracha derretidaPsaBettaGsseAleAeAsCsDsEtaA aceiteH" +
	"oA presoIkiCoesCnAesEtaArellaBeGeBinaDom bracket playMhas collapsedPne mancanteKi mancantiOuchonDle " +
	"d oreille seuleTghtAADlochageZboulocheAeAsCsGrdonneAmentKsilleAeAsCsGtonAsA manquantsOwt geen druk o" +
	"pQwedA neckHingExA onlyErovinatoIvuotoGedA setFsDysCzzettiniGiBoEraccialeBiFeletAAA stretchMo partid" +
	"oHquebradoLkAAA cisnieniaJdzwiekuHkartekGobrazuFznak zyciaLpodswietleniaNreakcjiIeA rubsFsA rubAbing" +
	"HspongyJujacaBeAjCyDeAEndfleckAenHgaatjeEtAenFlochZbrandlocherGplekAkenHrisseFschadeAnGpurenGtBvlekA" +
	"kenIlantAeAsCsFsoletaABkaABiCyHssAingFtBuchtFemsbelagAeGeAnEnnfehlerGtEickadoCtaBeBiBoDeAadaAsCoAsEd" +
	"BeAsCsEdgeA pull upLefmarkeHght spotAsJlleDncoDseAeAsCsEocanteEkeligAeAmBnBrBsIke offEnZbrokenA and " +
	"gluedFrepairedMinCmainspringKoffDspringsKkeltFnceCzeBoDosCseligAeAmBnBrBsEtDsura scollataOuteDwnedA " +
	"pagesIingGuchigAAeAmBnBrBsEstelleHiacchiataBeBiBoHtaBeBiBoA dal soleKuraBeHdnaBeByDise to glassJd ri" +
	"mHtA anormalHde fondEroulementMsuspectIs anormauxMleAeAsCsCureA de cigaretteNsFmmtDniAeZbruniesCsAsu" +
	"resGtura della cartaStte condizioniPzecza progiFstrunyIyGsodDubblingGcataBeBiBoDhAettiBoEiA di tarlo" +
	"CmeJniBoDruckenHkleAdA wheelAsJingFle de reinicioOoA di tarmaKzenieEyDdsCeeBnAaA copiaHoDgAgeAeAsCsD" +
	"neCsApurEueAeElbA blownFgoneGgingFmpedA cornersJr damageJingFnde abgespieltKeingespieltNleEonaBeBoDr" +
	"acoZburacosDquinhoAsInA inA na telaKmarksGed outGing oilDsmellJsA oilFtA outDpatchFsmellJstedEtAAaBe" +
	"mCowCsenCjeDtonAsEyCzzAesCingGyAc mozeGlAAAaABoAByAEcAA est dommageMa friseGbelo na porcelanaQleAA d" +
	"e cargaEhargeJrubDtiedHoAA de carregamentoQssageDeAeAsCsGche manquantJt de bibliothequeUda umAaZcada" +
	" unoEunaBoEeauCiraDna estiradaIgastadaHoxidadaLran refaitJeCuta di coloreJin acquaKe di coloreLo in " +
	"acquaNfeteraDiereHhier detacheIs detachesOiu na aguaEpiscinaJo chaoJxaA sem conteudoMvaziaGsEjaA vac" +
	"iaGsConesFlAcaireDsA rasgadasLifiedGe a chaudJidad 1 1Ba 1E.1DaaaDespejoGreplicaLentaAnGkowicieImara" +
	"AsEbaleanteHiadaAsCoAsDtaBeBiBoDoA da registrareHolareMs saltanLe awayFraA onlyFsFnZcan tA find theI" +
	"guarantee authenticityWlocateGread theIverify authenticityWal mudoCetFe mutoHpeDcelacion de ruidoNme" +
	"nto de ruidoPlazione del rumoreVnage a refaireJperceJotAA find theIguarantee authenticityWverify aut" +
	"henticityXtAA read theJidadEoAsA batidosHdobradosIgastosKvasA looseFtearJoutchouc collantQpAAa desco" +
	"ladaJsoltaHire seGpottoFricciosaBeBiBoFhosaBoEieuseCxHsCratula rotaKb gummedHoncini da cambiareSurat" +
	"eur a nettoyerKencrasseRcacaCsaDomaBidaAAsCoAAsHdAenilloZcards missingKece deDn deHgaAdorAADnDicaA r" +
	"ottaGtoreAGmbo da bibliotecaMe bibliotecaSpet beetleHa gastadaHrotaJreAgaAdorAAesHra en la mediaPoBy" +
	" caseHte manquanteIere hsCmorteLs manquantesNonCridgeGunchadaAsCoAsEoAsGvedEsaA de fumadorLcoDcadaAs" +
	"CoAsFeBhmereFingDqueDsa singolaJeAA noisetteIteteFeAAsACsABtte useeEwornGiFtigadaZcastigadasCoAsIt d" +
	"amageGscratchedBsKenaA allungataJda cambiarePtivo odoreLveAd inFillataBeBiBoBuraBeHng inGoAA di rica" +
	"ricaOyo al aguaLeAdidaAsCoAsDmentiBoGutaBeBiBoEllulareDeEularFnaA za sztAukeLterfold detachedIlooseM" +
	"refold looseLifugaBeert nietOuryFramicAaCqueGchi graffiatiKo bozzatoHstortoKoA de aguaIsA de aguaLde" +
	"aAnEnieraA da sostituireNinterna rottaPeA deboliMtainZcertain ifGezaA seGificadaBo autenticoMtaBeEe " +
	"authentiqueMdBeFo seGtteEhacunAeEfadaAsCoAsEedCingEinA slapFe detendueIrouilleeIuseeHrBseDmpignon da" +
	"nsFsHuscadaAsCoAsIncisDgeAeAsCsDnel deadEoutIpa levantadaKdo gastadoLilla levantadaPquetaFrbons a ch" +
	"angerOczaByDgeArABsBurAAAsEingA brickFcableDseDordEdockEleadEstationMniereZchassisEuffeA beaucoupIen" +
	"ormementKtropFntFssureAA seuleGsIeap fixGio de bolinhasIpoHra a queimadoItabacoKo a fumoEguardadoIhu" +
	"midadeItabacoIde cigarroHguardadoIqueimadoIumidadeKforteJneCrry stainJveux coupesLw marksGedCs tapes" +
	"IzCiadoCndoEme doesn tKna kopieGkopieGese kopieJska podrobkaNpAA am randHinCoffCnCtoDjeAsDpedA jacke" +
	"tJingEsCspeaCorroteaJtarraFudeElodziFocAsCdziA ciezkoKlewkaFrreaFristmasGoboczeZchrobotanieIzestFuck" +
	" slipsFwobbleJnk missingHout ofGtaken outNwieja sieFe sieFnaBeByGybaA zeEocze sieLieknieA wodaJrraAn" +
	"CeDzko chodziGsie obracaFtwieraHzamykaPgarette burnAsMolaBiiBoFncoCghiaA da cambiareIsostituireNscio" +
	"ltaJe da sostituireNsciolteMqAueDturiniBoHociaFlasicoDpBsicAoCqueGvierCjas durasFflojasJero rotoLw m" +
	"arksGedEeanAedACingA marksKr coat failureHpeelKcoat failingHpeelingPicking noiseJs and popsMpped cou" +
	"ponZclipped jacketMoggedEnAeAAsDseAd tearsHsDudinessFyA headlightsPunkingDsDtch slippingEsLoatAingFb" +
	"reDcheAcitoGkedCledCingGde d erreurIerreurIice di erroreJerroreJgo de erroArNffeeA comesFspillEtainI" +
	"retFiffe araseeKl whineHnAA corneFplieFceAeAsCsDsA emoussesIpliesJjaBeaAnDoCla de etiquetaMdaAsCoAsE" +
	"eccionGlage visibleKnaCpsedCingFrAZcollectibleDonADorEzioneGierEmateAeAsCsForA bleedFcomidoGlossEtra" +
	"nsferJeCurA bleedAingIlossErunDtransferMpettiBoEiCtelloGmAAA avariasHcalcarioIdefeitoHfolgaAsHandoEb" +
	"adaAsCoAsFeA undoneHs awayEoutDwithoutKida por el solGla polillaQo por el solGla polillaRng apartEwa" +
	"yA fromJundoneKmeCoBpatibileADleAAGletAaAmente mortaBoEuertaZcompletamente muertoNeAlyA brickedHdead" +
	"Hment hsCmortKoEradaABoAACtaABoAADeAAiABsoDisCovarFte google bloqueGverrouilleRicloud bloqueNverroui" +
	"lleNutadorEerGnAAA bolitasHcuenta icloudNtaraFdensAaAcion dentroLtionIitionEzioniA mediocriIscarseOe" +
	"ctaEfermareFzioneGirmAarCerGgelandoHi rottiHjuntoFked outHnectAeAur de charge abimeTsFo rotoBtoHsegn" +
	"aDrtadaAsZconsertadoAsHola baneadaBoJeA bannataDiAeGonlyEseuleHide au scotchPuma olioFtaBeBiBoEntaBe" +
	"BiBoCzioneIta google bloqueadaRct marksJemporaryIrafacaoEfattaBeBiBoDzioneBiIsena olvidadaOe visiteH" +
	"faconAsEitAeAsCsGoleA remotoGtechnique defavorableXlerAIolsDperchioEtina consumataJrottaDvinataIscol" +
	"lataHtaccataGrappataQiaAA 1 1DaaaDbuenaFchinesaGineseGexactaGidenticaInon originaleNperfettaHirataZc" +
	"opiasCeAA 1 1DaaaDde marqueJparfaiteHirateHsDperCiaDyAACqueDrAdAasCeAs qui frisentOlessEonesFneeAsCr" +
	"A bumpsFcrushedHrubbingHsplitAsGwhiteningKsA splitIsDonaDpoA macchina nudoNnudoHreaAAA dada de siKpa" +
	"ra cambiarNs gastadasIpara cambiarPctlyEiaA derretidaJgastaInte a saltarIgastaKodeAdBeAsCsCingEidaAs" +
	"CoAsEsaAoCeZcorrosiAeBonAeEoEtocircuitoLsmetic damageGwearKta rovinataKina rovinataMola rovinataMura" +
	"A abertaEiertaHsoltaGsA abertasFiertasPtonAeDto dal soleJnEuchCldA do with a cleanFpolishQuse a clea" +
	"nAingPnA tEeAAurA rouilleIs passeesMures de pileNnterfeitA checkGedCsJpA de courEstyloJeBon cutGsA d" +
	"e styloLroAA a descascarLsecoFnneEroie detendueIfondueGhsIteauDureA a refaireJdefaiteHqui lacheKsA a" +
	" refaireJdefaitesIqui lachentZcouvercleDture abimeeGdetacheeIfrotteeQverEracheBoteAmentAsHuilleHkA o" +
	"fDedA iceDleather lookMmirrorGprintFrubberGtyresIing to printMleA glazeGsCingDyA jackEpotAsHsCquelur" +
	"eImeAeAsCsDnk rubGqueladaAsCoA na pinturaLsCuraAsGeA effetGeAsCmentEsCleAmentGureAsFmentsIsh damageH" +
	"esDseAuseCxFze linesGdCingFease marksGdBsZcreasingFmalleraHpaAtaBeBiBoBuraBeFeAtteEinaCtaEttataBeBiB" +
	"oBuraBeFoDvaison lenteLeAeAsCsEimson stainKnkledFstalAloHocBwnA falls outJpulls outJstem brokenPudBm" +
	"bledCingFpledFshedFystalGt refuseIuadradoDoADrteadaAsCoAsEoEtroEbierta gastadaHrotaEsueltaHsHchilloE" +
	"nieEituraA apertaGda rifareJsaltataJeA aperteGda rifareJsaltateZcuelloDnta de google bloqueadaTgoogl" +
	"e bloqueadaUrda rotaFsDoA secoGpoA soloIsta arrancarNffAieClinksHirAA secFvreEoioDpA ringAsGimDrb da" +
	"mageGrashFed rimsItainsEo circuitoMscinetti andatiGda cambiareLrumorosiQhionAsFtodiaAGtlery marksKs " +
	"in and outKoutFting outKzarnej liscieJyA ekranKterechDyEuc dymemFpapierosamiLwilgociaLyAAsteByCzczon" +
	"aByHtaFdAAA apres un modele deTaAA affilareHggiustareKcambiareIerroArZda erroreAsHigienizzareKmpagli" +
	"areKmettere a postoPproblemasCiHulire beneLraddrizzareKeimpagliareJncollareJstaurareDoGvisionareDeIi" +
	"colorareGndizionareLucireGdipingereJelettrificareNfareDoderareImettere a postoHin ordineGsestoPpagli" +
	"areJncollareIparareFristinareJulireGsaldareGuolareHtappezzareKverniciareMsaldareGegnaleFnalEinalDste" +
	"mareImacchiareHnettoniJostituireLbAeiDchbodenHdAa de siGs de siIo de siGs de siJjeClAlaBe casseeGfis" +
	"sureeIhsGmageAdEenCp damageGmarksFsmellEtainedJskaZdamskiAeFnadaAsCoAsEdo erroHificadaAsCoAsEouA seJ" +
	"neggiataBeBiBoHiA da acquaFliquidiMoA da acquaFliquidiNoA por aguaEliquidoMsA por aguaEhumedadHliqui" +
	"doOsAA le gout deKson jusKrk spot on screenNtainGenedGsABta non scattaMe doesn t changeOwon t change" +
	"Pwca czesciJnyDysDeAAAA forma intermitenteSgeest gegevenOadA as a doornailNboardFchannelHmotherboard" +
	"LnoteAsFon arrivalKpixelAsGsave batteryLpotAsZdead stockFzoneHboiteAeAsCsEleBiCwyDrocheAeAsCsGut de " +
	"champignonAsScals abimesGwornHtiAeAsCsEenteredEredGhireAeAsCsCureAsHir siFkelDlare perduFvoleIencheG" +
	"oAlleAeAsCmentA des lentillesOsFsDoracionAesGdaAsCoAsDtionAsGeAeAsCsFusuAeAsCsGdoreAeAsCsFepCfaillan" +
	"ceZdefaillancesDtAeAsCsGtAeAsCsDutAsA esthetiquesQectAAeAnCiveADoA esteticoJsA de funcionamientoRest" +
	"eticosMsBueuseCxADositeAsJitoA de fabricacaoEoKesteticoJsA esteticosMuosaAsCoAsHktAAeAAmABnABrABsACy" +
	"EonceAeAsCsErmacaoCionAesFoesEdaAsCoAsZdeformataBeBiBoCzioneBiGeAdBeAsCsCiertAeAmBnBrBsJraichiAeAsCs" +
	"Igat des eauxJs des eauxMorgeAeAsCsFraded batteryOiAAxou de funcionarJligarNjado de encenderIfuncion" +
	"arPron de funcionarRo de andarFcargarGencenderIfuncionarJirIkielekCkaFselElAAAaminatedA solesIingCon" +
	"JikatnaBeBieCyFteAeAsCsDveryFlAAaAAZdelleAAnEmAAarrage difficileNeA difficilementNmalErFiBoliertAeAm" +
	"BnBrBsJnAAimA transferLtAe partidoIdBllatura irregolareQi cortiHo cortoIure abimeeLs partidosLsCunci" +
	"ato come rubatoLrubatoGsmarritoRodorant marksMfleckenHranderHplaqueAeAsCsGourvuAeAsCsGuisErAAailleur" +
	" torduNechaAsCoAsEgleAeAsCsElieAeAsCsFretidaAsCoAsZdesAAAaccordeAeAsCsHfinaAdaAsCoAsHjustadaAsCoAsEe" +
	"FlinhadaAsCoAsIpareceuCidaAsCoAsJrgenteAeAsCsCureJbotadaAsCoAsDmentoGouFcalibradaAsCoAsImadaAsCoAsFr" +
	"rega muito rapidoMrapidoGsozinhoNscaAdaAsCoAsDndaAsCoAsEradaAsCoAsEilladaAsCoZdescascarilladosKqueFe" +
	"lleAeAsCsEntradaAsCoAsIoladaAsCoAsDgemDmentoFndoEoridaAsCoAsFuDnchadaAsCoAsCuraFeAsConAesGozco la au" +
	"tenticidadPsi es autenticoJoriginalNu autenticidadVradaAsCoAsFsidaAsCitoDoAsEturadaAsCoAsDndoJriptio" +
	"nHuadernadaAsCoAsHradaAsCoAsJdeCencajadaAsCoAsGuadernadaZdesencuadernadasCoAsNfaz seFez seFiadaAsCoA" +
	"sFondadaAsCoAsIgarradaAsCoAsEoAnAesDsEstadaAsCitaAsCoAsEoAsEeAsGhechaAsCoAsFilachadaAsCitaAsCoAsEoAs" +
	"KignAerElveredCingHntegradaAsCoAsKk diver marksIingIliga do nadaHsozinhaBoIndo sozinhoOucidaAsCoAsFs" +
	"tradaAsCoZdeslustradosJniveladaAsCoAsJolidariseAeAsCsKparejadoHedacadaAsCoAsHgadaAsCoAsDndoseHllejad" +
	"aBoHrfectoAsIintadaAsCoAsHortilladaAsCoAsKregadaAsCoAsFndendoEidaAAsACoAAsAJreguladaAsCoAsJsecheAeAs" +
	"CsErreAeAsCsFoudeAeAsCsGtenidaAsCoAsZdestineDraBeBiBoAzadaAsCoAsEosEuidaAsCoAsHvanCencijadaAsCoAsLta" +
	"chedCingFlles de usoGesteticosMitoAsHectAaBeBsDintAeAsCsEnduAeAsCsErioracaoDdaAsCoAsDtaBeBiAonAsEoDe" +
	"AeAsCsCoHu paneDroblemaJkAenCjeAsEtliche altersspurenMgebrauchsspurenPspielspurenLtragespurenSxZdeve" +
	"nu collantIe collanteNolucionFvoEuelvoGzAentriertAeAmBnBrBsMhlCiAAAafragma atascadoIpegadoFresoJmma " +
	"bloccatoIincollatoQlA spottingKmantA a changerNeterEondAsFphragme bloqueGgrasNchtungAenIdA notEnA tE" +
	"eAAciCd on meHsA fastEquicklyIeArDzCfettiA esteticiJniBoDoA esteticoJsaABeABiAAtaDoADuccioJgitalAeZd" +
	"ineroDgAedCingDsA und dongsMkedEpintaBoFre seBiDcional puxandoOitaAsCoAsFt marksGyA varnishLsabled i" +
	"phoneMc drive noisyLonlyEread errorJotEo saltandoJlorationFedADurationFedAA varnishQfuncionHh warpFw" +
	"asher damageOintegrateAdCingLjointAeAsCsEncteGk read errorMparaDlayA schwarzIbruchFfehlerGportEschad" +
	"enKonibileDleAsEvelHsaldataBeBiBoGestataBeBiBoHtaccataZdistaccateBiBoDhiCoEenduAeAsCsForceCsionaFted" +
	"Fressed finishGleatherGookKibution a fairePuttaBeBiBoFurbed gumLvanoDeltaBeBiBoEotsExBzer seHlaAAA z" +
	"lotej raczkiPugiCzejFniCoAAA dokupieniaIpracowaniaKszyciaHrobnego remontuKj naprawyKych poprawekRer " +
	"upperImalej naprawyNnaprawieniaFyGotA affectKodnowieniaIswiezeniaLpodklejeniaJprawekCkiHrzyklejeniaM" +
	"regeneracjiJmontuFnowacjiJserwisuGkompletowaniaOwyczyszczeniaLmianyZdo wypolerowaniaKraniaGregulowan" +
	"iaNzacerowaniaKszyciaIbladaAsCoAsEecesDzDraAdicaAsGeByAmCzeEceAnaEde pixelAsIgyA zipGiciEer upperHsA" +
	" notA affectA image qualityUcome withJimpactFncludeHkeep timeJsit flatNnA tA affectA functionIimageA" +
	" qualityUbootEcome withHolEdrainFget hotHimpactFncludeHkeep timeJlast longIine upHmatterGshiftDowDit" +
	" flatEstraightLtay in tunePtDtA helemaal nietsOniets meerNg damageGearAedZdog earsFearsFisClaczamCon" +
	"aBeByGlCmAmageAsFuCnA tA affectGknow if authenticJgenuineHit s realJrealPnaCtCodBrAgebrandAeGroestAe" +
	"EtDscheurdAeHletenGzaktAeEetenIsA zonder inhoudOjeEpBrado gastadoHperdidoKtura consumataJpersaFrovin" +
	"ataKe consumatePso consumatoJrottoDvinatoIsbiaditoHcollatoHegnatoGtaccatoGrappatoMures effaceesNzuca" +
	"mGsAA frotteGpasseGsierEtalamCemDwaByDepnaZdostepneByGtyk szwankujeJwariujeLuble clicking issueJsIur" +
	"eFrado comidoGgastoGs gastosMzaineEeDzenAsDijnDzinaGraaienCtA stroefKins fastEquickAlyHvery quicklyQ" +
	"snieciaBeDtaBeByGwerAs stickAingOehtCiAerDssCwnaBianaBeByEoAEieAd outGftA no analogicoNende stickJtC" +
	"ingDsDllCppingEsCveA beltIobinki kurzuIy kurzuJnaBeByAchCmiFitAeDogtescheurenZdropped in waterLing o" +
	"utIs outHuckerCspurenFtelleAnHtBverlustJkarkaBeBiEujeFy leatherHrotAted tiresNfujeFzwiAczkiIslrDuAAA" +
	"asCct tapedIeA a serviceJfor a servicePffCidelijke gebruikssporenXllAedCingFpeCraA pochissimoLnteEch" +
	"gebogenEranntAeAmBnBrBsGochenAeAmBnBrBsJlaufenAeAmBnBrBsHegenAeAmBnBrBsHriebenAeZdurchgeriebenemBnBr" +
	"BsGssenAeAmBnBrBsHostetAeAmBnBrBsIscheuertAeAmBnBrBsJessenAeAmBnBrBsIwetztAeAmBnBrBsJmesserIingDoCst" +
	"A bagDcoverFinsideGjacketGspecksEotsItzendFzaBeA slady uzytkowaniaTiaCyAA luzHwaAnascieHieCochCjeDun" +
	"astuHye lossErunDtransferKmiCsfonctionneAlZdysfonctionnementAsRzbanekFiadekCkaBuDlaAA czesciowoJraz " +
	"naGtylko czesciowoJna zasilaczuSz przerwamiMcBjaAClEeciecyEkoDsiecAiuGwiecAiuHnsyADurAaA po papieros" +
	"ieOmiCwaBeByAchFeAkCkaA po papierosieOmiDiA po kornikachJmolachMyA po molachNwnaBeByEwiekAuHeAA anda" +
	"to perdutoPachCrbudsAEphonesGringAsFth humHsily fixedFrepairedMy fixGten tapeHs tapeAsZebony stainJr" +
	"echeAeAsCsCureAsJcailleeAsDuresIha humoFngeEtAA oder fakeEnichtJf nepCietIeAAnBrBsCheidA niet gecont" +
	"roleerdSonbekendKtA nicht gepruftNunbekanntHklarNkbugDeAnCigDlatAeAeAsCsCsEorcheAeAsCsCureAsGneAeAsC" +
	"sEuteur droit seulEuniquementQgauche seulEuniquementRseulFsAHraA azulEpretoGnA bleuEnoirFpcZecrasAeA" +
	"eAsCsEinEdgeA bruiseFumpAsFknockAsGwarpDearDhiteningKsDicionEtionEzioneHenAA oorbelGschoenJfecto arr" +
	"ugadoIcraqueladoKdesgastadoKenvejecidoKrotoIkt postarzeniaPfet craqueleIuseDvieilliIto consumatoIraq" +
	"ueleIinvecchiatoLstrappatoGopicciatoMusuratoHvissutoMilochageDeAeAsCsHriteAeAsCsGi lockedJgareAeAsCs" +
	"EratignureAsJenureAsGisureAsHzemplarzA bibliotecznyNeByKicheZeiertDghtDnAAAbandEeAAAmABnAABrACgebran" +
	"ntAeAmBnBrBsIdelltAeAmBnBrBsGrucktAeAmBnBrBsIrissenAeAmBnBrBsIstaubtIigeDkerbungenJrissAeFschaltenIw" +
	"andfreiIzelneArA ohrhorerFringHschuhHsHsenCkratzerJjectAsDmplaresJkranA czarnyHieCuEspresA do kawyZe" +
	"kspresuHlAAastic goneEis looseIperishedJo lassoIque detenduIs detendusRectricAoCqueHktrischEycznyIme" +
	"nt separatingConPttricoGvenEfBimeAeAsCsFmA cacosFfaltaFpaneDessimo estadoPailAabplatzerJlabplatzerNb" +
	"acadaAsCoAsEiadaAsCoAsGlagemDjeDlageAsHoloradaAsCoAsIrague gastadoHpatinaKyage a changerPoideredIueA" +
	"eAsCsEmelesFousseAeAsCsGpanadaAsCoAsZempenadaAsCoAsDmentoGoAuDrraAdaAsCoAsHfangEoeiradaAsCoAsItyA ca" +
	"se onlyOnAA defautGlambeauxHista negraLmiettesFlle morceauxOpanneFun seul lotHolo loteNamel chipEdam" +
	"ageGlossJcaixaDjaCrdidaAsCoAsHeinteAA seuleGsFnderFiendeAnGlencheGogidaAsCoAsDoDlheuCidaAsCoAsGntrad" +
	"oGreCstoErasseAeAsCsEvaZencravadaAsCoAsHuadernacion flojaFsueltaTdommageAeAsCsIfantDerrujadaAsCoAsDm" +
	"entoFndoEouHocaCnceAeAsCmentAsFsFriaEganchaBonAesHsgandoHineA management lightUorduradaAsCoAsJravedG" +
	"kelDmohecidaAsCoAsJnegrecidaAsCoAsKrayeAeAsCsEedadosFgistreIsembleGtailleAsFrtreAeAsCsGhaltenGopeCrt" +
	"adaAsCoZentortadosEouFrata acquaHo liquidoLegaDo aguaFu aguaEhumidadeIumidadeLupidaAsCoAsHvioCoiEraA" +
	"fleAeAsCsCureAsHbeBijClindetAeAmBnBrBsIstuckGeditaAtoHhaltenFebliche gebrauchsspurenYkenntFneuertBun" +
	"gsbedurftigAeAmBnBrBsUr 99DaticAallyIeur afficheeMo de leituraLr codeEde lecturaLe di letturaKobiett" +
	"ivoKs de lecturaNi di letturaPsatzDetztFworbenHsAaustaBeBoFbeicadaAsCoZesbeicadosHoiceladaAsCoAsIrce" +
	"ladaAsCoAsJuracadaAsCoAsJceBlusaBivamenteIoErita a boliIo a boliMelsohrAenHmplariHfarelaAdaAsCoAsDnd" +
	"oEouGeraDoladaAsCelaAsEoAsHgarcadaAsCoAsDndoImagadaAsCoAsDmentoHlteFpatifadaAsCoAsIortilladaAsCoAsJs" +
	"imetroIressoFuma cedidaGdesfeitaJs desfeitasHterioradasMpara cambiarSquenta muitoGndo muitoZesquerda" +
	"AsCoAsFinaAsCteAeAsCsHsereDoreEtAA collantAeJaAA pegadaBoHcao de cargaMdoA pobreFruimHladaAsCoAsElad" +
	"aAsCoAsFouDnABoBteDeBilhacadaAsCoAsHoADojoADragadaAsCoAsEouA seHopeadaAsCoAsIucheDfadaAsCoAsItAaitCt" +
	"Zetat d usageA normalOmediocreHoyenIched coatingMeBichettaGkettEquetaBteHuiAA ladujaceLykietaHuBvenA" +
	"tuaisClAeAsCiDeelCllGrythingA togetherRidenti segni d usoEi usuraRziataBeBiBoBureLtlDwentualneBieCyJ" +
	"x bibliotecaADhequeMjewelleryEryHlibAraryHmountGbibliotecaKcellentFptCssive playLhangeFluAdedDeBidaB" +
	"oDsivelyJemplairesEreAnIploseAeAsCsGtraviadaAsZextraviadoAsDmosKzelsoorCrenJfaA fumoEi capricciIpall" +
	"iniJrumoreGsaltare il contatoreMla correnteScattare il salvavitaTintilleJun rumoreKbrycznie nowyNcad" +
	"eDe idEile a changerJda cambiarePsimileGturaBeFde marksGdA bezelFhoodElabelFspineHn gezogenIscheinig" +
	"AeAmBnBrBsKzieherIingEhrradDtA hochEnicht hochOibleA autonomieKsEencageGledA motGingDsA toFr conditi" +
	"on onlyQtAA disjoncterJu bruitIla mise au pointQsauter le courantRun bruitLkeA designerItanEdBsZfake" +
	"s haveElackHturaFlhaAndoDsDlaAbaCnAdoDrCen apartFoffGing apartFto bitsEpiecesNoAsCsBt ab und zu ausN" +
	"immer wieder ausQmanchmal ausPsaAsCchungAenHeBiAficacaoCionAesFoesEdaAsCoAsDtaBeBiBoHoA contactoDtto" +
	"Id autoreJsCyfikatAyHzywaBeByFtaAA alguna piezaMde contatoHmanutencaoKtintaFvernizJlimpiarAloJun bot" +
	"onFcachoFtornilloHrocitoEzoZfalta una cartaFfichaFhojaEpaginaEtaDiedraDzaKbaCmBnA algunas piezasOcar" +
	"tasGfichasGhojasFpaginasGiedrasEzasGtrozosHdoCteAsEs de chapaBillaIpolicromiaPvaDouEmigliaEliaCleCyE" +
	"nAeAeAsCsCnoDr from perfectNbaAbplatzungenKriebEsplitterungenPeBubertragungLverlustAeIyDstCtherDica " +
	"a partireMgueAeAsCsFtoBuraFultAsByADsseA fourrureImarqueHsExZfaux contactAsHuirEdesignerIfurDleather" +
	"KzAendo barulhoOechaA malFoAsEderbruchHorDhlenAAdAeAmBnBrBsErA im fehlerspeicherSanzeigeHcodeEmeldun" +
	"gJfokusFstelleAnHtAAeAilAeDnFjkClaturaBeFeAeAsCsCgenDlA apartFin waterIoffFted in placesMing in plac" +
	"esOureAsFmmeDndaAs na madeiraNilleAeAsCsFuAeAsCsDteZfentesErAmeA malEtureA eclair hsKsGo al logoFla " +
	"melaKirEnbedienungAJseherGroA fundidoJugemBnsBtaBoAsJssurataBeBiBoCzioneBiGeFuchtigkeit eingedrungen" +
	"NsschadenRillets detachesQwCibbiaEca em loopHpiscandoHretaBoHhteEetsDl tireFaments de champignonsVi " +
	"tiratiIo tiratoIs tiresHthyCrAaBeBoEnanced and blockedRd my onHeBgerabdruckHprintIishA checkingDsGlo" +
	"ssJo de cabeloJexpostoHpuxadoHritureGs expostosIpuxadosKreZfire damageAdIsCing crackFfaultElawIma di" +
	" appartenenzaQdoCtoEst copyIschiaEsuraAdaAsCoAsDsBtionFeAeAsCsFuraAdaAsCoAsDsFtsCveAlaExedA lensEpri" +
	"ceHr upperIingFlackertFke offEsCingEshACt batteryHtireAsEyreAsGtenedGwAsDeaA biteAsCtenHbiteAsGckAen" +
	"CigAeAmBnBrBsZfleki do wymianyNtriAeAsCsFickeringDsFkkertFnke gebruikssporenStsDohmarktGjaAsCoAsDod " +
	"damageJppy jointsKuAeAsCsCwersFugrostFssigkeitsschadenSoam da rifareJrotAoEsurrounds rottedTcaBusAes" +
	"FderaEggedCingDyA headlightsNli scioltiGtaccatiLs upFkussiertIldableEed cornerAsLha soltaGs soltasLn" +
	"ctionneAAA malDpar a coupsLque sur secteurPuniquement sur secteurXlAleDntACrIe avulsoHsCtCotA missin" +
	"gKrAZforataBeBiBoDelliniBoGgeryEnirBtaBeBiBoEo nella telaMroCseA gebruikssporenOoriginaleMtepianFi s" +
	"egni di usuraStoAapparatHcameraGmetroA no funcionaRsDundAation marksFstainNrAniAeAsCsDrureFtcodeEmel" +
	"dingJxedA paperIingAAFracassataBeBiBoDeAeAsCsFtureAdGis a prevoirMmeAAbreukHncobolloHges abimeesLken" +
	"watchItumataBeBiBoHtturataBeZfratturatiBoHyedA flexHingDsCzzledGeeAzesEiAnAsA a changerHreglerLos ru" +
	"insJmde apple idJn apple idNna pocoGiA da cambiareIregistrareKsistemareOoAs gastadosMtA divotsHsA lo" +
	"wFtes a changerJcreuseesIuseesLidgeDedBrt einHgoriferoInge lossEwornIpeAeAsCsCpeAeAsCsEsst banderKtt" +
	"ingFzione slittaLzy hairJoisseAeAsCsFmA a fakeGfakesHntA focusesKtherDteesCmentAsFsEuxaZfrouxasCoAsF" +
	"p lockedGsperreIusciaBiBoGugaA de oleoIsDitAeAsEllAyACminataBeBiBoHmo dallo scaricoQncionaAAA as vez" +
	"esImalDregularIbaCmAento intermitenteSnAdoDrFtionAalCeertEingADsGdaABidaAsCoAsFfBghiA nell otticaHe " +
	"lentiOoAsCusAbefallJkcjonalnyEujeAHtion eingeschranktOierenCtAAEsfahigFtuchtigZfunktionsunfahigAeAmB" +
	"nBrBsPzionaAAA a volteHmaleEogni tantoKsolo collegatoJunAaIun solo canalePmento irregolareKsaltuario" +
	"PnoBteDreIori servizioIusoHrAAA lossFadaAsCeiraEoAsEinhoAsFnierschadenLoA de tracaJsDse blownHsCtera" +
	"lAAuAFraBoCterEßEgaatA steeds uitIroefGvanzelf uitMjeAsFbkiDfasADins minutesHtimeIlkaBiDmbaBeCepadZ" +
	"gammelAEntBzCrabateadaAsCoAsFosFgeCnderenFtiA authentiqueMaBeAAreAnCtDrA siDeCscoDtaA autenticaLo au" +
	"tenticoMzadaBo autenticoMrCoDoCziaGsketDt pelo tempoFusoJadaAsCoAsDsEtAenDucheBiAeAsCsFve up the gho" +
	"stNtaAsGdybyACzCzieEearAs skipDlipApingMbanntAeAmBnBrBsZgebarstenGlahtDokkeerdA door providerOeJrauc" +
	"htDntAeAmBnBrBsGekAenEochenA weißGeAmA weißHnBrBsA weißMkenA witIuiksaanwijzingKslijtageKndAeA pa" +
	"gina sPutstAeGcorrodeerdAeLdeuktFeft de geestIeen foutHrrorFgeen beeldFteken van levenXnAA beeld mee" +
	"rKgarantie op echtheidTeluid meerLinvloedHteken van levenRrbtEfalschtAeAnBrBsIundenGgarandeerdJenlic" +
	"htblendeLstuck fehltOhauseAA ohne objektivRvendAeGenCfaltenZgehtA einfach ausKtwas nachEvorJfalschGi" +
	"mmer ausDwieder ausQleicht nachLstandig ausIrk nachKungenauHvon allein ausKselbst ausRigeCst aufgege" +
	"benLerbildJkauftAAElebtEnicktAeAmBnBrBsHochtErastFlangtAeAmBnBrBsGekte batterijenPijmdEockertAeAmBnB" +
	"rBsIuidEmaaktDldeFneraluberholtAeAmBnBrBsOuineAFoxideerdAeJpflegtFildBltFquollenAeAmBnBrBsZgerafeldA" +
	"eFtBuschAeAntwicklungQcuresFeinigtFpareerdHstaureerdJviseerdIinge reichweiteOssenAeAmBnBrBsIschenkAt" +
	"DurdEnitztHpAlittertAeAmBnBrBsJrongenFungenAeAmBnBrBsKtauschtGestetFragenEiebeAschadenMs very hotLvl" +
	"ekt door vochtQwartetFechseltJhost imageFtouchAesIingHiaccaEbt kein bildMcleur boucheMftAedEg bagFld" +
	"ing lossErubbedGwornJt lossErubbedGwearDornHng verlorenLoco eccessivoZgiraAdischiGnoDlsDtaarCraBeBre" +
	"CyEven up the ghostRlasAbreukDuchFkorrosionIringenHpilzEranderFotDsA ring marksKsicknessJesADurrisse" +
	"Ize flakeAsGlossEpopsGing wearIuurbarstenHfoutEschadeLebokaBiAeFichlaufschwankungenUiAAtchAesCingDyF" +
	"osne lozyskaJikAAAaABiABowGveCwkaEue marksFresidueIdA backEtogetherNnawedEiazdaBoFonAsEocciolaZgocci" +
	"olamentoLdzinEes in and outNlaBd wearFabriebHpeA lateralIcitoAsFsBtazoAsIma despegadaLma a terraHfor" +
	"ataGscollataKeA a terraHda cambiareKecolleeIfiniteGlisceFseccheKndoleAeAsCsFeA missingHstickyGwalkab" +
	"outJyellowIfiaBeBoCleAeAsCsFodBgle lockedGslotJrdurentaAsCoAsIeA di umiditaNt lostEwetEeaBoAsEugeAdB" +
	"sFrAaA jednym kanalemOtylko jeden kanalSbaCcchiaAnoZgracchianteBiIde aaaGffiA di gattoJataBeBiBoA da" +
	"l gattoLuraBeFettiAniBoDoEniCoDikfehlerJisseuseCxGjaCmofonAuGndAeBfatherGmaBereDotherGpaDnyDsAaBient" +
	"aAsCoAsGseAsEtisDvaDease spotAsEtainHyCtCen line onDsFresidueKnierEsilleAmentAsKtadaAsCoAsDs no cour" +
	"oNibouillagesEeAeAsCsZgribouillisIetaAsEfadaAsCoAsEfAeA par le chatMsA de chatKonneAeAsCsFureAsA de " +
	"chatOlleeAsCpainHmeByCnceCdAerACing noiseJsCzeDp coming looseMdecolleIadaAsCoAsEpataBeBiBoDeAeAsCsFo" +
	"ene streepJzeligAeHove wearIsAsAeABmutterGvaterHttyDund humDloopIßAeABmutterGvaterAsZgrubbinessFyDd" +
	"entaBoFndrissFe linie im displaySspanGyfAieCuDzbiecieDtEejeDybA na soczewkachOaBek w obiektywiePyFua" +
	"nteBoA singoloLranteeAAdGnizione della testataNtestaHiA da sostituireWstaBeBiBoEbi olejEpolaczenieKs" +
	"ynchronizacjeOzasiegJidaoConDtarAeBraCsFm disturbanceMmed upHnked upFyDtAeAmBrDzikAaBiFwarancjaBiA z" +
	"eGtowacBnaFujeKhaAA bisogno diKperdido colorFel banoZha perso coloreLreso umiditaNsmesso di funziona" +
	"reUtirato le cuoiaQarbarstAjeAsIlijnAenGrissAeFscheurAenCtjeAsMbenAADceA chispasHruidoAsGsaltarGun r" +
	"uidoJnDdAAA a hard lifeLbetter daysNfteAnBtCungFgelschadenKir is frizzyKline marksGsHkeligAeAmBnBrBs" +
	"GkenDtClasAujeFbesDfBlmark wornFs rubbedNsA kromEverdrehtJbreukDuchFketteGtA die stimmung nichtSkein" +
	"e ladungOveDmmered finishMulcaZhamulceA nie lapiaJpiszczaHslabeHowDecFndA distressedLbagAsDemaltGgem" +
	"achtHleA gluedFoffEidingFsDmadeEs looseGchoenDuhFtascheGvatDyAman specialNgtA losDsich aufLno giocoF" +
	"smesso di funzionareYperendAeEingAenFtErd caseEto startJcover copyKlyACwareA tarnishAingQshly cleane" +
	"dNsAAA a punctureKbeen lostJcome offIgone tackyKto be plugged inRlo do biosHna biosKnA tEtAAA schon " +
	"bessere tage gesehenZhat viel spielLteDusBt parleur creveZhaveAAA to jiggleGwiggleKnA tEingEy que aj" +
	"ustarGrreglarAlaBoKbarnizarIcambiarAlaBeBoIoserAloHengrasarIlavarEijarDmpiarAlaBoJmover el cableJloH" +
	"pegarAloGintarAloHonerleHrepararAlaBoHstaurarAlaBoJvisarHsoldarGtapizarAloPzeByDdmiDeA perdidoIadpho" +
	"neAsAGset playHtockA breakFrepairNtA markAsGingDsCvilyA playedKyDbbenEcha anicosZhecha pedazosHtriza" +
	"sIoA anicosGpedazosHtrizasHs anicosLeftAClA dragErubDtip missingIs missingNsDirloomFssCztDld on with" +
	"Htogether withNwith tapeLpCmos perdidoLndiduraAsHgselEkelspurIrAdadoEeAdadoEnciaFitageDeDkentErenCum" +
	"breBosaAsCoAsJsteldFuntergefallenGkommenAeAmBnBrBsQtACidroliseHerroA fundidoMlo sacadoFueltoHs sacad" +
	"osGueltosLnchadaAsCoA por humedadMsGgeZhinge remnantAsIsplitEtartingIthinAsGs crackedHstartingNsAsAi" +
	"ngFt and missIor missKoekAenCje afGsCge actieIhenschlagJja sueltaHs sueltasLldA a chargeIchargeHsA a" +
	" chargeLeAsCguraEzAwurmAbefallMmageDbreDeBmageDeDngoAsEodA fadedHpsDrizontal line on screenWlogeAban" +
	"dIs d etatEusageHserviceKseACt pixelAsGwaterGpixelGudt geen ladingOrsCseBingDseDtrotDwormGweverGp lo" +
	"ckedIsZhucza lozyskaLele a quemadoJmalFlas del tiempoQile sur les lamellesTtClleADmeaBdadesGidade na" +
	"AsJmingEsCndidaAsCoAsDmientoAsLydrolyseBisDzedKiAAAAchBloud attivoGbloccatoFqueadoJgesperrtIlockAedG" +
	"non rimossoHsupprimeMslotDperreGvergrendeldIrouilleQdea ifDlAnaBeBieCyAmFe ofFrolisiHfAAAfyDglaBeByC" +
	"nore l authenticiteUhrerBsEkBlAAoscEmZimA eimerFkonvolutIlieferumfangNageAA remanenteHtentionKmBnA f" +
	"antasmaIquemadaMballoDrcataBeBiBoHei blacklistedJoccatoEkedEqueAadoJgeblokkeerdJsperrtIin blacklistM" +
	"reportadoMitacaoCionA buenaFde marcaJesFjaA futraFskoryHeBiCoesEtAieAsConA deDenCsFzioneA diEiImagin" +
	"eGpactA damageHsEerfeccionAesGtionAAsAGzioneBiJolverataBeBiBoIrecisaZimprecisoEsoraDsoraGimanteEeDop" +
	"erly cleanedQundaAsCoAsGnAA blacklistHoccoGcortoFdie jahre gekommenSeen koopIfrantumiAIhet water gev" +
	"allenSmille pezziLtausend teileMhe manner ofNwater gelegenOalambricoIuthenticJbegrepenIceppataBeBiBo" +
	"GhadaAsCoAsFidentataBeBiBoIlAudeAdBsCingEidaAsCoAsEsAaAsCeAsCiBoAsCsCyeEollataBeBiBoFmpleetCtZincomp" +
	"letaAsCeAsCiBoAsCsHriccataBeBiBoFnataBeBiBoBuraBeHostataBeBiBoCzioneBiJustadaAsCoAsIurvataBeBiBoHdie" +
	"nEestableHfeltrimentoFtaBeBiBoHiltrazione di luceJi d acquaGi luceTgedeuktAeGscheurdAeJiallimentiBoF" +
	"taBeBiBoBuraBeJolfataBeBiBoGrippataBeBiBoIheritedHiciaZinizio di funghiJfunghiLk markAsFstainGepinge" +
	"nHlBtvlekAkenJnaBeAnAfutterIyAchEoperableDtiveJpaintingIs wasser gefallenQerateDvibileBiDleAsIideDol" +
	"esEpiradoDeA de la marqueNdACiertEowanaABeByAItabilAeAAmBnBrBsCiEndgesetztHsetzungsbedurftigAeAmBnBr" +
	"BsWruccionesGtion bookletIsGkcjaABeBiHuredFtaccataBeBiBoZintasataBeBiBoFensief gebruiktMywnie uzytko" +
	"wanaBeByHwanaBeByPriorDmitenciaAsGtentAlyDzaInoEoBrouvableJundadaAsCoAsGtilisableA en l etatPzableDv" +
	"elEzabileBiMvoiceGoBpadA disabledLhoneA disabledIunavailableRronA markHreparabileBiLsAA stukFkrzyEn " +
	"tA thereItCpirataBoGsueAsEtAA wegEruzioniJtAemAsADsBv caducadaIdesfavorablePzquierdaZizquierdasCoAsK" +
	"jAaA nao ligaIteve melhores diasSviu dias melhoresNmelhores diasSarCck is looseJeAtEhrAeAnEkAiesCsCo" +
	"AAscA aaaDlustrzanaOmaisDmedEnte voileeHsEsBuniA parEeAsCsAsementA du vernisKsMeAan dechireHtroueGsA" +
	"A rotosFstrappatiBoKyAEdenA kanal nieIolczykIascieDtuGnaA z paryHkAzeEegoDoCochDwabDynieAFgoCjZjesli" +
	"AACtACweilsFzeliAFironesGob lotElotEintAs are looseJlooseKypadDstickA driftNuegoDnta de culataNrkCst" +
	"CzDkaal gesletenJgesletenKbelAA do ladowaniaMzasilajacyLbruchFlosFlaABuDffee kommtGmaschineMle plekA" +
	"kenJkaanslagGblagerungenMfleckenHranderImeraAsCyDienA kotlowyMnAaal valt wegLl ausgefallenLfallt aus" +
	"LpaByDnBteAnAabriebGschadenLpieCotAgebetenHteEpeCutAtZkaputtAeAAmABnABrABsAGrtki wypadajaLonA poDieB" +
	"kAaDuFssetteGttenkrassenKzenkratzerLumACzdaBeByEeeps crashingIdisconnectingNfreezingIpoor timeJreboo" +
	"tingHstartingKtrippingHurning offPinAA bildsignalKdruck mehrKlebenszeichenOeAAnAA einflussImucksHrAA" +
	"leiHlderluchtIlerAgeruchKramikEb damageGrashFedBnCingEnel panicKtteBingFyAboardA shineLedZkeysA are " +
	"shinyNicked the bucketPdsCedyCszenAiAeHlkaBuDnderAwagenIkAedCingDsDppeligAeAmBnBrBsEtFttfehlerGschad" +
	"enKlamkaCraByDpkaCpertFssischFycznyGvierEwiaturaByFszAeByGeberesteEuckstandeLrigAeAmBnBrBsFtCeftDi s" +
	"ieEdBnAAeA chipsGmBnBrA chipGsEjacaA sieFe sieFyA sieZklejonaBeByEkoczeFmmtCtCpBurafgifteJverigAeHoc" +
	"kiDnBonCszAaEuczykEsprojectKnackeredEserDtDrrtCstCztEickAeBspurAenIfeA marksIppert roodKstertFttedFo" +
	"bBck offA versionMedCingA noiseJoffAsEsDpAfAeDtchenAbildungMwAA ifACwhetherJx lockedKobietaFd bleduH" +
	"fferACievlekIhleburstenKlaAtekCkiEbaByCczykZkolczykiBowGekcjaBiFkaA po szklankachPoCnierzAykHoA bije" +
	"FrAuBzeEumnaByFmischeAsGorkaEpatibelAACleAsFybilnaABeAByAAIletAAemCtBuByEuterAaGt losGndenswasserKnt" +
	"eDsolaBeBiEtakteErolerGvolutGpbreukFciCercieDtaBowkaEyEfhorerFplatteAnbruchNiaAABeAAnCiZkoptelefoonJ" +
	"rekCkaCnikiBowFonkaBiDzjaBeBiEpusAuErodiertAeAmBnBrBsHsionGtsluitingKzakAiFraaktDbsporenHftige gebra" +
	"uchsspurenVkeluryEnde potmetersPsAjeAsDsenCporenGvormingItzen beim drehenNrAnDigAeA potisGmBnBrBsEsp" +
	"urenIwedzAiAachDeHecaBiCukelsGimpscheurAenKtzeleienJom getrokkenKgetrokkenKneCtkiBo trzymaLusza sieE" +
	"ca sieHy sieIysztalGzeselZkrzeslaBoEywaBeByFsiazekCkaA pobibliotecznaQiGtoraBeByAchGugelschreiberans" +
	"treichungenOstricheThlmittelverlustNschrankHtDlki na materialeQnstbontEenaar onbekendOleerEstoffIpfe" +
	"rDilamACemADonaABeAByAFrenCtkaBeBiDzAschlussHuEwiatyDjtAgeraaktMlAA uniteGaAA pieceGadtA niet goedEm" +
	"eerMt losGbelA wearIcciCerataBeBiBoEsBtsDkZlack of suctionLabplatzerCungAenMfehlerGingDkratzerHplatz" +
	"erAHrisseFsAchadenIquer checkingDsGpeelAingHwearDornJznieDyDdder inDedFeAbuchseGgeratAFkabelFrCiertA" +
	"eAmBnBrBsEsDnaBeByCowarkaAABeBiAAGtA nicht mehrJur nochEsporadischQujaBeCngEger kapotGschadeAnGpuren" +
	"IgingDyCujeEid to boardKneCtonEkAbarstenZlakierAuBzeFschadeAsIlkaBiDmelle oleoseGunteFs grassesHhuil" +
	"eusesPinas com oleoNpAaA blyskowaJdaCraDeAnschirmIkaBiCshadeFyDnaAdaAsCoAsDsCcetteEuchA wyciagnietyM" +
	"aGptopAaBsByFrgeDsAAcaAAdaAsCinhaBoEoAsDsCoAuDer rotGhesDquinhaAsHstA nachItAaA swietnosciMchCen los" +
	"Fr imitationMonZlaufmascheAnHtA nicht durchKur am netzteilIstromImit netzteilQruckeligIungenauFregel" +
	"maßigKundEten ausJzu langsamNtsprecherLeAA cayo aguaJentro aguaLakAedA batteriesMingDsByA capsEpads" +
	"HtherAA crackingIdryDis crackingRciBtureEzCderAAarmbandHbandErisseHiglichGwie dzialaJo dzialaGtrzyma" +
	"KeArAeA ovpDverpackungLrBsCkartonHssporenGtA geen discsFgamesMvouwAenIftA airpod onlyLbud onlyIearbu" +
	"d onlyLone onlyIshoe onlyMgZlegatura allentataJlentaFrovinataOeA doosEverpakkingLrAeAsCsDgeA maleFra" +
	"BeBiBoEitAimaAsCoAsGnoCoBsCichtAeAmBnBrBsFderDnenEkkaAgeDe bandAenHndAeEiA luzEchCeCoCtCnAsAA capCre" +
	"epFerrorFhoodEseparationLdopDesCloslatingJschimmelHeparatieKtaBeAAsCiAlleAZlentoDpi sieEaca sieFe si" +
	"eFy sieIkaBiAeEsAAeknickAeGrillenHionataBeBiBoDiFuchtenBtGvantamientos de pinturaWeAsCou quedaFtombo" +
	"JwaBeAgoCjCyAmDzardeAsHiabilityFleEbrary markingsIstampAsEickersMettoEoDchthofAeErandigAeAmBnBrBsKzb" +
	"aA sztukIne slady uzytkowaniaWdABegekuhleHstCveBiDftingFgaBeraAsCoAsZlightAA seals goneJtainingGruck" +
	"Hly playedJningEweightIne roseEverteBicaleKs a l ecranJsur l ecranLvertesCicalesPjmrestenGverbinding" +
	" losPnen in het schermSkeCmbs looseIe scaleGscaleGitadaCtaDedBeCiertAeFowanaByHpiadaAsCoAsEoEnAe dow" +
	"n the screenPon displayLa en la pantallaOsullo schermoNverde sulloIticale sulloQs en la pantallaOver" +
	"ticales enQe sullo schermoPnBs across the screenRon displayHscreenGthe screenNthrough the screenVha " +
	"na telaIs na telaLie na ekranieLn im displayNngDkeArBsCsCoBseAAntrennungZlipstick stainMquid damageG" +
	"spillGe renverseOsaBeBiBoBta negraHingAsEki przyslony zaolejoneWras na telaNtAtleEvraisonFeA avecGoE" +
	"lanta dobladaIsGoAAadAsDchAerCfraßFleinErigAeAmBnBrBsGked to previous ownerTrEdowkaBiFgicielForaBeB" +
	"iBoEmbadaA soltaKo danadoFescoloridoIpegadoJfatigadoIgastadoHrotoHngA goneFerEokalikeAGp di avvioJtA" +
	" achterGonregelmatigMsnel leegIteeds vastJroefZloopt vastHseA canvasGhandsFinputFjackDointsGpageIrne" +
	"tkaGsAAeA blatterHseitenHs minutesHoilDpressureIsuctionHtimeEwaterIgekomenFlatenFraaktFtorndHsA of p" +
	"latingHveneerKeAA airpodGbladenCzijdenKcassetteIdiscEoorbelGpagina sJsDtA elasticityKits bounceGshap" +
	"eJshapeEichDuctionKtAeBspurenGtoDud noiseHrdDvelyEw compressionLfretsFpressureIsuctionJzyska do wymi" +
	"anyKwyjaLubBfterEidsprekerJme lossEmissingHrotFinaireZlunettesAGridaBeBiBoEsterkoEroBzankaHzcza sieE" +
	"ca sieFe sieFy sieHenieEy sieJvaCxuryEzA vermelha piscandoSnaBeA kartkiIyCowCuje sieHyEmaAAAAA luzEa" +
	"ktCrBtCcbookEchiaAAtaBeBiBoDeBnettaFolinaBeIhacadaAsCoAsGenCouilleAeAsCsHtCizaBoDkeAnEdeAraDreDeZmag" +
	"agnaBeElia tirataLhltBwerkFoganyA stainMiAlerAsDle fileeFtireeGs tireesLnAspring goneMsAAonEjaABorDk" +
	"eA up marksJlBsA a noiseHnoiseHup marksFstainJingEl contactoIfuncionamentoEientoOolorEtenutaBeBiBoHa" +
	"AndataBeBiBoGconciaBeBiBoGeBfunctionAingDsGzionamentiBoNha caidaFpuxadaJmessaBeBiBoFos oloresJridott" +
	"aBeBiBoZmaltratadaAsCoAsGechaAsCoAsHutkaBiAeFyAchEmaAnCieCyCncaAA un bottoneHcanaleGpezzoEiedinoHtas" +
	"toGa cartaFpaginaFedinaFietraGviteGo strassLnoA alcuni pezziMbottoniHcarteFdei pezziJpagineFezziEiet" +
	"reGstrassGvitiGteABiCzeA di coloreNvaAnoFhaA de aguaEcafeCnetaGgorduraGrasaFhumedadEidadeIlejiaFtint" +
	"aFvinhoCoIdaAsCoAsDsZmanchas de oxido en hojasUeA recolleHvoileHinhaAsEtaAsEouEdoACetteAsFgasCe les " +
	"bandesKpar le chienNlAexemplarIstempelJia i nastriInastriGolioFto dalle tarmePucchiataBeBiBoJledDoCi" +
	"cheCiBoA imbarcatoJsvirgolatoNgliaBeFkamentAyGementAenHietAyFoApoleFquantAAeAsCsEeAA d aspirationLe " +
	"pressionJs piecesKun boutonGpiedEstrassHe pageDieceCrreFressionIvisIntCsZmanquesA de placagePteauClD" +
	"ualAAeDbrioEelAlEyCple stainJrbleACreDcaA de boliEcopoEquedaFumidadeLsAA da idadeHe aguaEbatidaAsGol" +
	"iAgrafoJcaidaEolaCposFdentesGfitaEhumidadeIidadeFleituraHmordidasIquedaAsGusoFo tempoIevidentes de u" +
	"soQprofundasJvisiveis de usoSheAAA malGiAaBoBtaBeBiBoDoCginaliaHkAaBetCiBsAAZmarmoAlBrCurAuEquage ec" +
	"ranJes d humiditeIusageADureGe chuteFvieFu tempsNtwaA naturaIeA pikseleJyA pikselHch pikseliNynarkaH" +
	"s condicoesKselloEiccioEfBvAeBholzHtilA combadoMt burnFching pairKerial a descascarMfehlerLrycaByEt " +
	"gewordenJe stainGdEu cheiroFontactoDtoHfuncionamentoNodorFvais contactAsJe odeurMxed outHyA be repai" +
	"rableObeAEdm actifBvoFttivoGlockedGslotDperreJeAcaniques duresNcaniche da cambiareKureMhacenieEi sie" +
	"Zmechanic specialJzmAuIdiaAnoDoBumEegeleverdJhrCiaBnAAeAAmBnABrBsElecandoFquentaAsCoAsIladaAsCoAsCur" +
	"aAsFsEmbranaBe dechireeIperceeKes lachesMnAgeCsAagem de erroLje de errorOrcadilloFtinoGeCsAAaBesCiBk" +
	"aBiAeDsage d erreurKgio di errorePerCingFtAAA pen geschrevenPalAlAoCowyFe ruidoZmete ruidosHkBrA is " +
	"offGreads offMkaBiCte a fuocoLuAA perfilIzczyznaGzaEgielkaGiAA tiendaHaAAlAaDcro rayasCureAsGiscosGs" +
	"cratchAesKaranazosIfoonEgraffiAettiEoHrayasConesEureAsGiscosFrayasGscratchesMecBdzCliCsiacAeDecyEzaE" +
	"gaAwkaA sie zacinaKzacinaIiEhtCoczeFjnCkrofonDrysAkiCyEzarysowaniaNserAaFldewEnhaAZminha lojaHimaleB" +
	"naBeBieCyGorA chipHtCoAA armadioJrrorA copyEqualityMsAA productosJshapenHalignedHcutDe en securiteNf" +
	"ireAsCingGlaidEplacedGschienFenBsChapenFingAAA battery coverMeadsEitsDuffersHcardsEhunkEouplingAsIry" +
	"stalsIdecalsFiceEfeetDiguresGootDringeGkeycapFnobsFpageCrtAsEerfsEiecesFlatesFrongFrhinestoneAsKubbe" +
	"r feetLscrewEequinsGnapZmissing stickersGoneAsEudsFteethEilesEoothErimJtAedCingEuraEtAAAeAeAsCsCgeli" +
	"efertHnommenItelExed lotFrElynekFocnaBeBoA eksploatowanaBeByNuzywanaBeByHwysluzonaBeLyDderately play" +
	"edMgeruchGnAeBoFedaCtA gemaakt wordenMreinigd wordenMpareerdJschuurd wordenNmeerd wordenPschoongemaa" +
	"ktNvervangen wordenRenA vervangen wordenVfadaAsCoAsEentoEoAsDgaBelijkFlabyDbyZmoglicherweiseKobyFhoC" +
	"isAiAeAsCsAsureAsHture damageGinsideGmarksMjAAaABeAAgoACjABmuEldA spotsGyCe zjadlyIla rottaItoA usat" +
	"aBeBiBoFvissutaBeBiBoLmBnAA dressingIvestiaireKateDedaCtaByCyA back if fakeEit is fakeVitorAaByFogra" +
	"m removedNteBhAsCreErdicchiataBeBiBoHd pelo caoJaZmordidasA de cachorroOelaAsEoAsDlleAeAsCsEscoAsDqu" +
	"eadaAsCoAsKs fenduAsHchAeAmBnBrBsEdoodEicataBeBiBoBureItA de chez mortNaAsCeAsCiBoA del tuttoJimprov" +
	"visamenteQsCsDsiadzDeznyFsaAsDtradorHt de passe biosNfailureIeurA grilleGserreJgaatjeAsHh and wearIb" +
	"itesFdamageGeatenFholeEnibblesFpsFedBrCingZmotoAcyklAaFrA fundidoHgoneEnao pegaJcycleFeA da rifareJf" +
	"usoGradDschadeAnJtenbefallGfraßFgaatjeAsFtenFlochAerGschadeAnHvraatJuillureAsHldAyDnt burnEmarksIss" +
	"es a changerHrefaireJmortesLvementHvementFilBmentoFngEyenDzeBliwaBeA zeEyGroziDugaEucho tuteHkyDerta" +
	"AsCoA del todoJsEscaAsFfAfaBe geurFltDigAeAmBnBrZmuffigesGgreBientaAsCoAsIitas marcas de usoQoA gast" +
	"aAsCoAsKjerDmBnecaDzeDsiBsA erganzt werdenPenCteDtAinessFyDteBterEyCyACn affecte pasEnt pasNy est pl" +
	"usIsont plusMaAA czesciHadA openGldCm op schutbladPbylemDtyEchAahmungGbauAtenFildungHgebautAeAmBnBrB" +
	"sGdunkeltAeAmBnBrBsJmachtAeAmBnBrZnachgemachtesLdAAaAlCdarciaDtaBeByFelBrwal sieFnaBeBieCyGgnilaBeBy" +
	"EryzionaBeByA zebem czasuUkruszonaBeByIlamanaBeByGpalonaBeByFeknietaBeByIrdzewialaBeByJszarpnietaBeB" +
	"yKtopionaBeByHwyrezonaBeByJgebouwdAeGmaaktAeHrywaFhtA aufgegangenLoffenGe gehen aufJoffenJilsDjlepsz" +
	"e lata ma za sobaXked unitIlezyDotAemCyA rdzyZnamaakDe in penGon flyleafKwritten inNoAAA abre bemHfe" +
	"taAmFguenta cargaMquece bemKcarrega maisLentrifugaKda imagemGsinais de vidaKlA de vidaNvideoIfecha b" +
	"emJgaranto autenticidadeUelaEleCmantem a afinacaoRpuxa aguaJreconheceJsai somGegura a cargaGfinacaoI" +
	"cargaKi a senhaHse e originalRtira aguaLprawaBianaByDeBonaBeByEyEuchnietaBeByJroznikAiBuGtyDss gewor" +
	"denKzAaBeByjnikAaIt gewordenJomiastGura mortaGl stainGeza muertaMe morteGza mortaMwetEeAZne donne au" +
	"cun signe de vieSplus l heureHsigne de vieXlit pasClusIpossede pasClusMreagit plusLvidange pasClusNc" +
	"esitaA ajusteFrregloAsIbarnizEteriaHlavadoFimpiezaImantenimientoNpilaCnturaGuesta a puntoOreparacion" +
	"GsoEstauracionKvisionIun lavadoGrepasoHa limpiezaQsitaA de arranjoHlimpezaHreparacaoHstauroGvisaoJi " +
	"cureEmanutenzioneMpuliziaHrestauroGvisioneIiparazioneLuna pulitaNmanutencaoDzioneMpuliziaHreparoEsta" +
	"uroGvisioneIiparazioneNeGkA bowedEreakFis twistedKrepairGtwistGlaceGeAdA to jiggleKingDleCsAZneeds a" +
	" beltEcleanFdustEfixDgood cleanAingNjumpEneck resetIw beltIpolishGrecapDfretEhairGset upDupEharpenGt" +
	"itchGtune upHwashDipeFdjustingJbeltsFdescalingIry cleaningMfret workJgluingGheelingHloveEmendingHnec" +
	"k resetIw beltAsJpolishingJre coveringIgluingGupholsteringMwiringHcapApedCingHfretEgassingGlueingEin" +
	"gGhairAingGeelingHsolingFtoringHupholsteringMwaxingFiringIsetting upIwingFharpeningJome workItitchin" +
	"gJtruingFuning upJwashingGeldingGorkIgenDinZneitherFkbreukGlAAlaADmABnhumAAaAFpApeDssunAA segno di v" +
	"itaOaABoAFttoyage a prevoirNeAeAsCsFzteilAAGuAA lackiertJeArCfAABmaticos gastadosQnBveADverA authent" +
	"icatedOaEwACiAbbledBsCingGcAAeBhtAA auffindbarKfunktionstuchtigQkomplettImehr daBer schonsteLie scho" +
	"nsteMheißFtaufrischJvorhandenZnicht mehr wasserdichtLzu gebrauchenSsicher ob echtOverkehrssicherNol" +
	"lstandigHzahligIrhandenKraucherAhaushaltPsDkAsCotineaanslagNeAA banglaFuduje cisnieniaQchlodziGzytaF" +
	"daje oznak zyciaPo spraniaImyka sieJrukujeGzialaA jeden kanalMjaA klawiszeLlAaBoIgraBzejeFwarantuje " +
	"autentycznosciZnie kreci sieJlaczy sieHdujeA sieIpie zasieguNmaCnadaje sie do uzytkuUodczytuje plytM" +
	"palaDompowujeKtwiera sieLpompujeFsiadaFtwierdzona oryginalnoscZnie reagujaBeA na dotykQssieDtartujeH" +
	"wiecaBiGtrzymaGuruchamia sieNwiadomo czyJdzi kartyJem czyA to oryginalSrujeFlacza sieEja sieLplywaZn" +
	"ie wplywajaHstajeFykrywaHzachowal sieKmyka sieIsysa wodyJwsze dzialaGlaczyFzaskakujePnam haslaLcoCdo" +
	"konczony projektQmagaAjaHzialajacaBeByKestetycznaBeByKkompletnaBeAjCyAchCmKnteDoryginalnaBeByKpranaB" +
	"eDzyjemny zapachQrowno pracujeNspieralnaBeByHrawdzonaBeByFnaABeAAgoDyAGtetyEzczelnaBeByItAA aanwezig" +
	"IcompleetImeer aanwezigIbijDcompleetIde mooisteKte vindenJwaterdichtOooi meerJop echtheid gecontrole" +
	"erdZniet rijklaarZniet schoongemaaktNte stemmenKvan invloedKolledig meerOestowanaBeByJuwAe accu nodi" +
	"gKbatterij nodigSwielkaBiAchCeHzachowanaBeByInaczneByEnaA autentycznoscPe hasloHyGgdyDkotingeruchGsp" +
	"urenLlBneBgunAAaABoAEoBtendoGtki grzybaKxABzCoAAA afectaAnGutenticoCficadoNbattery coverNcambia la f" +
	"echaOentrifugaJhargeFonservaBoIda la horaHsenal de vidaIes de vidaResaguaHes autenticaBoJoriginalLfr" +
	"enaFgarantizo autenticidadMla autenticidadZno holdZno holdsFidea if genuineHrealLnfluyeHla encuentro" +
	"Lo encuentroKnger presentHturns onPmarca bien la horaSpasa del logoMlayDroof of authenticityUuedo ga" +
	"rantizar la autenticidadZno retiene la cargaQse si es autenticaBoJde oroGoriginalLson originalesTign" +
	"s of lifeNva bienIceBhACdoaAsDzeDgaAlCiCirciAeAsCsEseA cancelingDlingKreductionLy bearingsIjackEpotA" +
	"sIm ecritFinscritHsur la pageMbre escritoHpuestoKe do antigo donoOscrittoKnAAA autenticaAtaBeBiBoDoG" +
	"hentifieAeAsCsMcambia dataKentrifugaZnon comprometteLda alcun segno di vitaTsegni di vitaQe autentic" +
	"aBoJoriginaleLfunctionalKgarantisco autenticitaLl autenticitaXenuine batteryHdisplayHscreenOinfluisc" +
	"eBonoLoriginaleBiJposso garantire l autenticitaZnon prende la caricaQregge la caricaOoulantAeAsCsHun" +
	"nerGscaricaGegna l oraKo se autenticoJe autenticaBoJoriginaleLoriginaleJsia autenticaBoJoriginaleNve" +
	"raBoIno originaliOtrovo piuJva piuHeBfunctionalKnaBoCrunnerHpeCrBsekCkiBuCtraEtA authenticAatedNcool" +
	"ingHdrainingIgenuineHkeeping timeMlighting upLoperationalLpowering onKresentHreal designerNspinningH" +
	"ure if authenticZnot sure if genuineHit s genuineHrealHs realIrealMthe real thingLreGaAtki na margin" +
	"esachTe a matitaGpennaIbookEs in marginAsHthe marginsRhingAEiceDreDusBveauFvaBeAlCoACwAaABeAAgoDiutk" +
	"iFoczesnyHyACyerDzAaBeBkaBiEuAAeAAstraEvaABeBoADmberedFeradoDiqueEoAteFmeriertIncaDovaABoADrZnur bod" +
	"yEdas geratFhandyIer linkeFrechteJie kameraFonsoleHovpHein airpodGohrringHschuhJgeratFkameraErtonFon" +
	"soleHlinkerGmit netzteil zu betreibenYodulFnoch ein kanalOovpDrechterHverpackungMssbaumHylonFoAAAakA" +
	" stainIbAAA echtDs echt istHin original istTsCcasAachDieCyDieranaBeByHdarciaBeDtaBeByErapanaBeBiaCyH" +
	"erflacheIgryzionaBeByIiciaDektywAAAemACieCuZobiektywuAByFttivoAAGjanaBeByEtaBeByDjectifAAEktivAAAdec" +
	"kelKtAivaBoAADoBsEluzowanaBeByIracaBzkaEzAAuAByEsAtrueAeAsCsCidaAsCoAsItarciaBeDtaBeByEluczeniaAmiDe" +
	"AmFonaBeByFkl sieIuradorA presoJteurIudowaBieCyZobwolutaHccasionFhialiAGhoCulosEzko w rajstopachRdAA" +
	"AbarwienAiaAmiDeAmFonaBeByHiorAuDte naroznikiOchodzaca farbaJi farbaFlakierMzytujeHdAamDerAwanaBeByF" +
	"ur d humiditeJe caveDigaretteJmoisiFrenfermeItabacIpersistantePkleil sieEa sieFo sieHja sieEja sieGn" +
	"ieEonaBeByGsztalceniaBeEonaBeByJurzaczAaIlamanaBeByFupanaBeBieCyGmowil posluszenstwaOa posluszenstwa" +
	"UnowionaZodnowioneByHorAe di bruciatoIcantinaGhiusoGfumoEmuffaFsigarettaJumiditaHvecchioNurDpadaAjaD" +
	"lAaBoDlaDorny na zarysowaniaSwiadaAmyFedzialnoscNrutaBeByCwa sieHyskAamiDiAemDowCujeEnietaBeByJrapan" +
	"aBeByFestaurowanaByMspojonaBeByGtajacaBeByDeEwiezonyItwarzaGziedziczonyMfAAA hetA echt isHorigineel " +
	"isPijEertyEfAAiceDnetFggettoFloszenZogloszeniaAchKniska rdzyLhneAA echtheitsgarantieRfunktionIlebens" +
	"zeichenNstromIrpolsterHringAeFstopselJil leakEon bladesGthe bladesNstainGy apertureIbladesJtoDkladce" +
	"CkaBiFoloCpconaBeByGularowCyAA przeciwsloneczneXl auf den blendenlamellenPlamellenRdA mothErepairAsF" +
	"storationJtouchesKerDej na listkachNo nas laminasOie op de lamellenLhet diafragmaRlekkageIgAeAmBnBrB" +
	"sDo sulle lamelleQor a cerradoHguardadoIhumedadHmohoEquemadoHrancioGtabacoGviejoKverlustIm op te kna" +
	"ppenOaCnZonA its lastA legsJway outLthe blinkKbruikbaarJcleDderhoud nodigKstrepingenMulazioneJeA air" +
	"podGearbudGshoe onlyIpeaker onlyOkelDlyAA chargesHone channelLworks plugged inKwhenNtA disparuIbrakC" +
	"eektDkenAdHstemdAeHvindbaarHolledigIzeDokBrbelFpA te knappenLaAcizzataBeBiBoHkowaniaBeAmCuIenAgebars" +
	"tenHhaaldAeGsprongenKsBtDgeknaptFzwollenJhalenFiekaczFsCknapbeurtA nodigLperCrojectLladerFonaZoponie" +
	"CyDroczCgramowanieMticalDkBqueEykaBiFrAazCdenadorFrCinateurIecchie agli angoliKlle pagineNnoA singol" +
	"oGpaiatoOilles perceesNlhas de burroOiginalAA oder kopieJu copiaFreplicaLeAA al 100IiA al 100Hta non" +
	" garantitaRkartonGverpackungMeelA of nietEreplicaNleHologioGyginalA czy podrobkaIreplikaMemCnaABeAAg" +
	"oDoscAiEyAAmDyIsAad z kamieniaNemka na koleMiemDle uszyHmiuDobnoEsidataBeBiZossidatoCzioneBiJtruitaB" +
	"eBiBoEzyFtarcAiaAchCmiDeAmEtaBeByEherDrasCosCzymalemDnyHtimeBoDoAneDurataBeBiBoAreIwieraAjaIuArBt of" +
	" shapeFtrueDuneIil nuFrages du tempsMsCosEvreEvalCerA polishedIwoundGheatAedCingDsFpaintAedCingHolis" +
	"hedIverhitAtingKwoundHpA ohne inhaltOwnedBrA inscriptionQxidacaoZoxidacionDoesEdaAsCoAsDtieBonAsspur" +
	"enMiertAeAmBnBrBsFsed contactsMzed contactsNoA del tiempoKen paginasLuEydationAsGeAeAsCsGpaarAAeDckA" +
	"ageBingA onlyLzkaBomatHdAAlA dyskFaCnietaBeByFreCsCge detacheeIis looseImanquanteIissingHvolanteIsA " +
	"coming looseFoutKdetacheesJfalling outLmanquantesKtannedGvolantesLina mancanteIs losEoltaEtaccataHue" +
	"ltaZpaginasA soltasFueltasKeA bruniteHmancantiIsciolteMiAaBllage a refairePntA chipElossAesGsplashAe" +
	"sEtterGotsGedCingFoBrAeAsCsDjaczekCkiFeczyna na ekranieSkietAuFle copieHliniFmiatkaBiGncadasCinhaHde" +
	"adaAsCoAsGe eletricaJl damageJtallaA negraGzo azulFsFonA rotoFesA rotosIiFsADpaBerback copyJsADiAer " +
	"jauniGeBowCyErochAyZpaproszkiHrAA intermittenceOaAA aproveitamentoNrranjarFeglarIbutowFchoquesGonser" +
	"tarCoIde funcionarMglosnikowJkolczykowGumnGlimpiar a fondoPmanitasHnartEpecasEod szklemKrecuperacaoD" +
	"rHparacaoDrFstaurarCoGtapizarGirar pecasNsozinhoGpodniGtirar pecasLwodna podKchoquesHfusosFgonAuEmiC" +
	"urtiFceCeA chocsGcidaAsCoAsFjaCsCfaitAeAmentIumDkeerschadeJremplerHschadenIou de funcionarPpadeaFt m" +
	"issingIeA a faticaImancanteJs quebradasMi mancantiZparticulas de poLdaAsCoAsDjBu seFs missingKyBzyDs" +
	"AAA authentifieAeAsCsEqueLsur de l authenticiteSe de l authenticiteWun vraiFe vraieKekAACkaAABiA na " +
	"ekranieLemADuCo a mejor vidaOsage de vitesses difficileWs soulignesOcode lockedLe de couleurKpar le " +
	"soleilOdBeBgginoFndDword dimenticataLlockedIt unbekanntJvergessenPt its bestJiglie finiteLllas gasta" +
	"dasPujacaByDeA doGy na ekranieNtaAsCchyDillasEna lossItern fadedFwearKypalEznokcieZpcAAsCe quebradoJ" +
	"arlAsEca quebradaJsA quebradasMcaBheEdaisClesCiBsAByDrinhas faltandoQelingA stickersOga partidaIdaA " +
	"con pegamentoNde antiguoLsCoA con celoEpegamentoNde antiguoLsDjosaAAsACoAAsAGou aguaEfogoHs slipHint" +
	"AureGkaAjaDlAaBoCniecAiaAchCmiDeAmEtaBeAgoCjCyAchCmHladaAsCoZpeladosEeA a descascarMeAsCsCleAA secca" +
	"HicciaFt sichHoA de roturaJen la porcelanaPfalsoGs de caoDgatoJtillasHucchiFzCn markAsFstainGcil mar" +
	"ksFnotesJdantDienteA de reparacionErKsueltoHsGulum missingOquenaA taraFsA faltasGtarasIoA defeitoIsA" +
	" defeitosPrAA hobbistiIpezzi di ricambioRricambiHsmanettoniLceAeAsCsBuseEheDd de l eauDhuileLe acqua" +
	"EguaDriaDspirazioneLliquidoHminutiGoleoCioEpotenzaZperde pressaoCioneJqualche minutoPu a corFcorDo b" +
	"anhoErilhoIseBuccaoJidaA de aceiteFguaEbrilloGcolorFpinturaGolicromiaOsA de aceiteGpinturaGolicromia" +
	"QoA el colorFdoradoKsDmosDo colorFel banoEcolorKtaA d acquaFolioFi acidoDquaFcolorazioneGeGdoraturaI" +
	"olioJeA di coloreGdoraturaPuAeAsCsBtiEeAlCfectAaAmenteGlyCoDktCttaAmenteGoEumAeByEhapsEishedA tiresE" +
	"yresIingZperlaBe manquanteKnBsCyCmutaEnaAsDoABsaBeBoA il coloreJla doraturaOte d aspirationKeauDhuil" +
	"eGe matiereHpeintureMs de matiereHpeintureQssime condizioniMo estadoGstatoLtA damageHeAeAsCsCitA net" +
	"toyageKeAsCsA accidentsJdefautsMuA d autonomieMtBventFwienDnaBosciEyDzziAA mancantiKoAA mancanteNhan" +
	"tom touchAesMresEoneAsDtoAsFianinoFcadaAsCitaAsZpicadoAsCurasGcolaBeBiBoEk marksFwearFguard wearKupD" +
	"otazoAsGtureAdBsGeAcAeA manquanteKsA manquantesJissingHperduesKieBuCzatka bibliotekiMi biblioteczneR" +
	"ec bibliotecznaRdAAeBiniA mancantiMraCsCgataBeBiBoDheDknaBeByDlAA secaGniadzeEedzyGrde aceiteFguaDir" +
	"eEfuerzaGliquidoHpotenciaHresionHsuccionKreA manquanteKs manquantesOscionekCkaItaBraZpietra mancante" +
	"Ke mancantiLyCzaA perdidaIsAA perdidasNfouDlaAsCe couleeGlossEwornFsA couleesHont couleMha fracaFgas" +
	"taFvazouGsA vazadasDramLledCingDyCot doDaBemEzAbefallInchadaAsCoAsFode onbekendNeBholeAsFk line onDs" +
	"HtadaBoCrrajeadaAsCoAsKuraFon manquantJekEqueA de versFs versJeAsCsBteAAeAsCsAEreAsZpiqures d humidi" +
	"teQracka kopiaJtedFsca vermelhoLton bloqueHi bloccatiKs bloquesNttedA fretsIingFwnicaByFxeis mortosJ" +
	"l bruciatiBoImortAiBoEuertoGquemadoIes muertosHquemadosLfehlerFoutenGsA mortosCsLlaca base muertaGqu" +
	"emadaMmuertaGquemadaIge decolleHmanquantIsouleveLcatura andataGconsumataRgiatEkbandrestenKkerigAeGtC" +
	"mAaA nie schodziMmiDeAkCkaBiCyA nie schodzaOntAagesEsDquettesHsticAaBoA meladoJkAowyEqueFzczAaZplate" +
	" wornGineBgA lossIte bandFm reifenInspielerIr reifenJfußGyA wearDornFed with conditionRing upGsA to" +
	"o fastEslowIwith noiseLtationHwornGeaseDckachDiDsnAiAaEurageGi de marcheKeAeAsCgueAsEsCs de marcheLu" +
	"reAsFugAged upHizigAeFsA aucun signe de vieSd aspirationLe boiteFnoticeGpressionLrien ne s allumeTyt" +
	"aA winylowaKyEneuA a platGcarecaGdegonfleIlisseGmatici da cambiareSsA carecasHlissesGvaziosLoAA acum" +
	"uladoZpo dentroFzwonieHkolatkuFnserwacjiItakcie z wodaQna lenteGprawieHo interiorLpozarzeGrzegladzie" +
	"LremoncieGnowacjiJserwisieIwypadkuHzalaniuFwilgoceniuNbazgranaBeByHibliotecznaBeByKtaBeByDrudzonaBeB" +
	"yIca aspirazioneKutonomiaJbateriaHfuerzaGpotenzaGresionDsioneJsuccionJhesBtte abimeeGfendueMketDoBsC" +
	"dAAartaBeByEciekaEzasEeAmBriaDszwaAchDieCyFgrzewaGkresleniaEonaBeByIniszczonaBeByZpodniszczonymKobna" +
	"BeBieCoByEpis wlascicielaPrapanaBeByFdzewialaBeByIedumbreHiaBdaAsCoAsEobaBekCionaBeByEkaBeBiFszewceC" +
	"kaBiGuszkaBiFziurawionaBeByLeiraA acumuladaJinternaIs na lenteNtskrassenHsporenJfalowanaBeByIgieciaB" +
	"eDtaBeByEnieciona okladkaQryzionaBeByIigneeAsFntureFsseuseCxGjedynczaBeAByIkazuje bladKer chipsZpokr" +
	"etlaBoEowcaCiecFywaBkaBiCyDzywionaBeByJlAbutyEecamDrowanaBeByHiertDllaAsEpiel peladaLsh lossEmarksGe" +
	"dFowaDskaBiCterEuzowanaByHvereBosaBeBiBoFoArientaAsCoAsKmazanaBeByFpAaBeBkaCtA niet afJyDniewazEszcz" +
	"onaBeByIteirosFinhos pretosMos de acidezGpoeiraOobcieranaBeByHgryzanaBeByZpoobijanaBeByGr battery li" +
	"feMcosmetic conditionSrepairGsuctionHtimekeepingNtCpekanaBeAjCyAchHisanaBeByFlamionaBeByHped seamDta" +
	"pleKrawnieFzecieranaBeByHtieranaBeByKs and clicksLul sieEa sieFo sieGtaBeByFqueAsErA repararIcelainA" +
	"eDnaByDlanaHdzewialaBeByIosAeAmBnBrBsDzrywanaBeByIqueDtAaAbleDdaCfilterCroZportasBtilEeAeDwanaBeByEy" +
	"sowalAaCnaBeAjCiaCyAchCmIzadnyEellanHsiadaAAjaAFbleAmente originalOsFsibleByA genuineNtageDrzepienCo" +
	"naBeByJzarzalaBeByItards qui crachentRenAciometro ruidosoHsucioGs a rasparIsuciosQtiallyEometre qui " +
	"cracheLs qui crachentWziometri da pulireJrumorosiIsporchiSi kratztHs kratzenKluczonaBeByHmeters krak" +
	"enNrebbeEzaskanaBeByGebnaBeByCujaBeHs are scratchyZpots scratchyKwierdzicConaKuca pressaoHsuccaoIhCp" +
	"eeDrAAraitDiAeAsCsBtureHssetteEiereAsBuseCxJwaznaBeByEerA adapterHbankDrickFcableEordEleadEonCsupply" +
	"HsA off by itselfRichrowanaBeByIdokAiEerzchniAaHscEyciaganaByFeranaBeByHginanaBeByGpadkowaByJzaAciag" +
	"anaBeByIni sieEejsza kopiaNolklaBeA kartkiIyAchGstaje ciemnyZpozostaje czarnyJleIradBteado gastoLwaB" +
	"dopodobnieJziwaBeByFeAgoCjCidlowoFeCyAmEe shrunkHcioBsaA de arranjoHbateriaHconsertoIlavagemGimpezaH" +
	"manutencaoKpilhaFreparoAsFstauroGvisaoKser lavadaAsCoAsHtrocadaAsCoAsNmFisCnd du jeuDretardJl humidi" +
	"teLeAnDom ecritFinscritLsaBentAeArDza di funghiJfunghiLoA acquaHsure markAsFspotJumablyHttyDvious ow" +
	"ner s nameMrepairLoir batterieIchangementZprevoir des fraisJfreinsGpneusFremplacementKparationIvisio" +
	"nItravauxHun nettoyageKe revisionRzentDzoEiceA clippedKngosaAsCoAsEueDtAA crackedCingIis crackedKpee" +
	"lingIedBrCsDs l eauDhumiditeMva diEe diEi diEo diFxA casseIo stuckGbablyDdoDlemAaA eletricoJsA de en" +
	"cendidoPeAsCiBowCsByFductCktAionsfehlerOfessional repairPumoEgiA do szlifuLowCramAaBmaBeGject pieceI" +
	"kt do dokonczeniaRto de restauroZproofCperlyEreDstoCzeDveDzebarwienAiaAmiDeAmFonaBeByHita detkaFopon" +
	"aKchodzonaBeByHiekaAjaHdAarciaBeDtaBeByEmiotowCyGgnilaBeByErzewa sieKkrecony gwintLzywionaBeByJlaczn" +
	"ikHmalowaniaEkiHpalonaBeByGrdzewialaBeByIywaAjacyHzutekCkaBiGsiaknieta dymemHe dymemHy dymemOkakujeG" +
	"tal chodzicHdzialacHgracEswiecicIa dzialacHgrzacFswiecicJo dzialacJy dzialacZprzesylkaFtarcAiaAmiDeA" +
	"mEtaBeAjCyAchGopionaBeByHwodAAuEzACodAuDyAciskAiBuFdalaby sieKkry zapachKpalenAiaBeEonaBeByFisywanaB" +
	"yLudelekCkaBiemDoA poEuEloDedeAnDnte levantadoNrtaAsFidaAsCoAsEla faixaHitaBeBiBoADled perfAsFstitch" +
	"GthreadAsKs in fabricMsanteZpulsantiEeiraAsEraEveriseAeAsCsImpAAeBtA nicht abMncturedGtinaA da cambi" +
	"areIsostituireRo negro en la pantallaYoBppeDrchasedAAGseDscily szwyJtaBeA pudelkoIgoCjCyCzcza szewGo" +
	"ne oczkaBoNtjes inGzspurenIxadorFzzaA di bruciatoIfumoEmuffaKleFylki w obiektywieSqtyCuadrante rista" +
	"mpatoOtoFlcheDidade aaaIta 1 1DaaaDspecchioJt 1 1Ge 1 1DaaaDmiroirIyA 1 1HmtDntidadeEtaBeByFtreBoZqu" +
	"attroFebradaAsCoAsEouEda en negroJn en negroMima oleoFdaAsCinhaAsCoAsFoAsCuraAsGouElquesFma aceiteHd" +
	"aA por cigarroMsCoA por el solLsCuraAsHrciaEstaBoDtschungIickCetschenCtGzaAsGrabiscadaAsCoAsEoAsGcha" +
	"daAsCelaDinhaAsCoAsFoAsCuraAsFsCouDzceCkaBiEdAAerZrafeligAeDtDfreddaHggedAyDrinzitaBeBiBoJhmenAbruch" +
	"FschadenLidaAsCoAsEjaAdaAsCoAsCuraAsFsDladinhaAsCoAsHentiAeAsCsFladaAsCoAsFouDmaBceCeBkaBiCmeltEponi" +
	"ertAeAmBnBrBsJyCndAbeschadigungMchipEfehlerGnotizenHom restartsIshutdownsMschadeDlagHgefinderGndoFtC" +
	"peZrapeeAsCsDreAlyDoACsgadaAsCinhaAsCoAsFoAsCuraAsFoCoAesCnAesDsBuCunoAsFhBpadaAsCoAsCuraAsFoCeAsCoe" +
	"sCnAesGt rodEatouilleItleAsCingGubkopieGchgeruchIschtFya de boliHen la pantallaPdaAsCoAsCuraAsFs en " +
	"la pantallaQzoAsEeAeAsCsCitaAsZrayonesEureAsFz dziala raz nieRcaCdzaAwe plamyHy nalotJewiejacaBeByDe" +
	"GyDe gluedFstuckGacondicionadaAsCoAsNdA errorsHsCgeertA niet op aanrakingWierenCtA nicht auf beruhru" +
	"ngYujaBeElAA dealEor fakeKboots itselfLuiltFcalentamientoMebiCiptCvedAEntlyEptionGhangeEnungEteArBsC" +
	"sDognizeFllageAsEeA au scotchKeAsCsEndicionadaAsCoAsItionneAeAsCsZreconheceEnaitEoceErdCusuAeAsCsFuA" +
	"erdoFznieFd dead redemptionProtEemarrages intempestifsRe en boucleJseulEtout seulQialedFondoEucao de" +
	" ruidoLcion de ruidoNtion de bruitQembolsoFplazadaAsCoAsJnteladaAsCoAsGoileAeAsCsIfaitDinishedHrette" +
	"dFigerateurDorIoiditGundA if fakeIed if fakeMrbishedHses toIgaloDeneracjaEowanaBeByJistraFlage a pre" +
	"voirNer kratzenKuedEulatedFmmedGichweite eingeschranktVfenA plattJncollataBeBiBoZreinicia sozinhaBoI" +
	"ndoGgung notigCwendigQssverschlussMßverschlussNkawAicaBzkaEeCyElayCinedDureEogioDjDmainder markIs b" +
	"lackCnkFdarkInenceGblokkenGourseGiseA en etatLmenA slechtKontoir casseLteA managementNvedEplaceAeAsC" +
	"mentEsGt slechtJndu l ameIoveAeAsCsCierungsbedurftigAeAmBnBrBsTwacjaGtoilageDeAeAsCsHpaintedErAedA h" +
	"eadstockJneckHsDracionEdaAsZreparadoA con celoJsDtieA nodigHonA a prevoirNurA erforderlichMnotigCwen" +
	"digKbedurftigAeAmBnBrBsPeA a l agrafeLeAsCsCiertGeats onGint ancienHsFintado por cimaMeAsCurasHlaced" +
	"BmentAFingFicaAA 1 1Dde primeira linhaRexactaGprimeira linhaPsBtCheDkaAAsBtAeDeBiCqueAsGondCrtado co" +
	"mo robadoLpor roboMed lostEstolenMrendsEoAducaoCcionAesGeBoesZreproductieAsConAsGkcjaBeBiDtionAenHzD" +
	"sDuestoGquerA reparacaoHstauroLiereDresA attentionJrestorationOingHsecaBoCmblesCingGrvaDtAuje sieJid" +
	"u de colleJeBi di adesivoHcollaFscotchLo di collaKs de colleMstantGoled badlyKpaldoEondAeCsabileBida" +
	"dAeEtaBeFleDvelEibilityFleIquebrajadaAsCoAsLsecadaAsCoAsDmentoHquidaAsCoAsHort casseGs cassesKudeZre" +
	"ssoudeeAsCsGta indietroIneraBoFrts itselfIuje sieJuracion antiguaIes antiguasPdaAsCoAsDtaBeBiAeobjec" +
	"tGprojectIon a prevoirIncienneIvisibleIs visiblesJobjektKoDeAeAsCsCi visibiliJertAeAmBnBrBsDungsbedu" +
	"rftigAeAmBnBrBsLobjektNo anticoGvisibileNe bloqueGde colleInoirAeGs de colleLi di collaKorationA pro" +
	"jectHrequiredOedA chipErimHs de adhesivoIcalCintaEolaAEetiquetaIpegamentoZrestos de pegatinaOrikeEuc" +
	"kEztki klejuLtardeEirada de pecasOouchedCingHreciAeAsCsEoAvisorIventadaAsCoAsGtement collantPiradaAs" +
	"CoAsFsadaAsCoAsEeAeAsCsCie nodigHon a prevoirJempfohlenJfalligGnotigCwendigKataBeBiBoDe scadutaQicam" +
	"bioEricaFevutoFhiedeEtigEketyEoniatoDoCosceFrdoFdipintaBeBiBoBuraBeIuzione del rumoreSecht nach kell" +
	"erGrauchFzigarettenPverbranntNmZriemenAADnCfattaBeBiBoEoderataBeBiBoIgaAtaBeBiBoBuraBeFhe sullo sche" +
	"rmoNverticaliKttaBeBineGtA airpod onlyLbud onlyIearbud onlyLone onlyIshoe onlyNlegaturaA lentaOm bum" +
	"pAsFchipEnibblesFckAsGane indietroIneraBoIborsoFpicciolitaBeBiBoLncollataBeBiBoHgA marksFwearFwearFt" +
	"elataBeBiBoHp inConDarataBeBiBoZriparato con scotchNzioneIpedA jeansIled pagesKrendoEoduceCzioneBiJs" +
	"Csca no ecraIdaAsCoAsDldaDs naBo ecraKoA naCprofundoJsA naBoCprofundosJvisiveisMpondeA maleKquinhaAs" +
	"CoAsHsAbildungHeAnCigAeAmBnBrBsFtampa pirataLrettaBeBiBoHtardaEenzione immagineQiroDsCverniciataBeBi" +
	"BoIted repairNoad rashFrashGbeBiAaCleDceAsZrodaAsDestAigAeDplekAjesDkenHvlekjeCkenGormingKgAachDiBuC" +
	"idaAsCoAsEkAuClamento ruimFs gastosOled spineKmanDnaBdA de verreJs de verreLfleAmentHgeAeAsCsDosaBoD" +
	"zaBioEod knipperendMkgeurEluchtHpeyCyCsicchiataBeBiBoBureKtAansatzGbefallFlasenGfleckenGraßFigAeAmB" +
	"nBrBsEspurenFtellenJt houtZrotaAsBtesEitoAsEoAndoDsCtaABeAA plekFdBnA foamHiAAngDoABuraBeEuraAsEwein" +
	"fleckKueAsCgh around the edgesQconditionJshapeIilleAeAsCsCuresHlements fatiguesQndCsseursEiAeAsCsFvi" +
	"nataBeBiAnaBeBiBoDoGwerAuByDniezFzadaAsCoAsCuraAsFmientoAsIbitaZrozbiteByAmFchwianaBeByFybotanaBeByI" +
	"iagnietaA gumkaHeByJdarciaBeDtaBeByFerwanaBeByFschnietaBeByJgrzebanyIkleja sieEja sieGnieEenie socze" +
	"wekNonaBeByHladowuje sieKtuje sieJozone gabkiLupanaBeByGmiarAuBzeGonAesEpada sieEjaca sieFe sieFy si" +
	"eLeknietaBeByHrutaBeA szwyGyFregulowanaBeByKsechl sieIypujaca sieFe sieFy sieHe sieJzarpanaBeZrozsza" +
	"rpanyGczelnionaBeByGpionaBeByKtrzaskal sieFnaBeByJwarstwia sieFeniaBeEonaBeByMubbedA decorationKgilt" +
	"EhallmarkAsJjacketGtransferKrA feet missingMgrips looseOingFckeltDseiteHedaAsA desinfladasLlisasKg l" +
	"osEgineFidoA de superficieNextranoIs estranhosJrarosJkt naar rookJverbrandLlBstDmoreBi straniIosaBeB" +
	"iAtaDoGnAdBningA fastEroughFslowJsA and stopsJbrieflyHfastDor a fewJlumpyZruns roughFslowEthen stops" +
	"MtergefallenMotaA da centrareNeA da centrarePstA bubbleAsHpatchesHspecksEotsGedCingDsByA grayCeyEin " +
	"placesJstaplesMysAaAchCmiDeAkCikAaDkaBiCyDzadkaBiEesyCziByFsAA arreteA tout seulFe seuleSecailleAntI" +
	"ffritentImietteGnleve par plaquesRteint au boutHsans raisonKeulAeFtout seulFe seuleSouvre malKaAAA d" +
	"i chiusoGmuffaJber seBiGcAcadeZsaccadesGddleEgenCgingDyCsCis pas siAGsiEtenAlage zu hochQleAAAAsACis" +
	"sureAsHt damageHa el cambioGdiferencialOil salvavitaMla cadenaEtenaForrenteIluzHdaAsCoAAsEellaEo gas" +
	"toFun trozoJs de pinturaKgastosKvatacchi da cambiareVmA aparatGkartridzHorpusGsie resetujeFtartujeKw" +
	"ylaczaMaAA konsolaHsie wylaczaNen verkochtLmlungFoAA bodyEpudelkoHsie wylaczaMchodAuGsung account lo" +
	"ckedTtCndalDgleAAZsanierungsbedurftigAeAmBnBrBsSsAA garantie d authenticiteXincidenceMpatoAAsEere se" +
	"Ghir useIrroDtaBtelDzCuberDfAt abFgkraftFtA schlechtFwachKm offenHteA le disjoncteurPsEveA battery d" +
	"eadNsCoir siHw cutEcutEyA ifFballataBeBiBoGeccataBeBiAnaBeDoBuraBeHrciataBeBiBoHiadimentoFtaBeBiBoBu" +
	"reIocconcellataBeBiBoZsbocconcellatureOrecciataBeBiBoBuraBeJiciolataBeBiBoJucciataBeBiAneDoBuraBeKca" +
	"ldaA troppoHnoEfitturaBeImbioEnAsCrabocchiAataBeBiBoDoIdinataBeBiBoGfBpaAA singolaJeCsa autonomiaNss" +
	"ataBeBiBoFtolaA vuotaHeDtaEendeCtrataBeBiBoDowanaBeByJhaafplekAkenHsporenIbigAeAmZschabigenBrBsFchte" +
	"lFdeAnABplekEsDkelaarDtA vanzelf uitQllplatteHt sichFerBtA sich einfach ausLimmer wieder abPselbst a" +
	"usJtandig ausLvon selbst ausWungFrftCnierGeda madre bruciataImortaOef gelopenIgelezenEopenFtrokkenLg" +
	"giataBeBiBoBuraBeFetteHppertFrfje afGmA aan gruzelementenSata bluHfoutEoA neroHpt niet meerNurAenCtj" +
	"eAsHiacciataBeBiBoGntataBeBiBoGef gelaufenFesenIgelesenAeAmBnZschiefgelesenerBsKnaleFlferAsBtAjeAsHv" +
	"ertjeAsImmelAbefallGfleckenHigAeAmBnBrBsEplekkenHtBvormingMlagstelleAnIuchEecht erhaltenMierCfspuren" +
	"GtDudert nichtMiesseBtDßeBtA nicht richtigTusselGmauchspurenKuddeligAeAmBnBrBsItzigAeAmBnBrBsInalle" +
	"AnkratzerLrrtFodzonaBeByAchHenCnAeArCheitsfehlerNraapplekkenJmmeAnZschrammspurenIubenFoevenEtlingsfe" +
	"hlerOubladeFhAAeCtzumschlagLwachCrzer bildschirmQeißfleckenHgeruchGranderJrAgangigIundrisseKiupataB" +
	"eBiBoGoccaDllamentiBoA delle lentiLlentiLtaBeBiBoEorimentiBoFtaBeBiBoA dal soleKuraBeInnessaBeBiBoGp" +
	"piettaBiiIrchAedEdataBeBiBoEticataBeBiBoBureJtch sulAlaDrEeAeAsCsGrapeZscrapedBsDtchA guardFplateGed" +
	"BsCyA glassFpotAsKeechesCingFnA bleedEurnEflickerHliftEseparationNpolataBiBoGw missingIsDibbledBsCin" +
	"gGcchiolaBiiBoItta a pennaJe a pennaJo a pennaMostataBeBiBoBuraBeIuffyFucitaBeBiBoBuraBeGffAedCingDs" +
	"ByFdrucitaBeBiBoHeAA agota rapidoLhogaEpaga solaBoJtrasaGbloqueaHcae a pedazosZse cae a trozosKlaBie" +
	"nta demasiadoJmuchoMyoDongelaGuelgaAnHdecharge rapidementKtres viteJviteKollentHsagregeGcamaCrga muy" +
	" rapidoKrapidoLonectaFseEintegraAnIpegaAnIesta deshaciendoLpelandoLxtravioIfigeEha perdidoIn perdido" +
	"LmojoEparaAnEerdieronEoGqueda colgadaBoHen el logoKpilladaBoJo en el logoKmuertaBoMralentizaIecalien" +
	"taIiniciaA en buclePtrasaHsiABobrecalientaNtrabaFvenden juntosOa waterGlBmA has comeEsplitJis undone" +
	"JsplitAsGundoneItCchsAerFdaZsediaDeAn better daysLsome actionNpingDsDgnataBeBiBoDiAAA d usoEel tempo" +
	"A evidentiRi cadutaGpennaArelloKtruccoGurtiBoDsuraEtilizzoLevidentiIimportantiMoAAA di cadutaGpennaL" +
	"uroA siHhrCiA seADdeCnerBsDsBtAen loseAn sichLschlagJzedA solidKkundnikHlimClAaBeBingDoA de bibliote" +
	"caOtape marksFrepairHdHtenAeFmAA garantia de autenticidadeZsem imagemZsem limparGpressaoHsuccaoHblab" +
	"leGelleAsGnalesA de usoEl tiempoPha esquecidaMsorDt la cigaretteLe renfermeItabacKzaAA garanzia di a" +
	"utenticitaZseparacion de lentesOtelyHtCquins missingNrbatoioGiesDviAceA falligGnotigCwendigKbeurt no" +
	"digLdACingEeDwisAieCowanaBeByJsBtAaBeBteDulAAeAAmentAHvenEfaldataBeBiBoFrfallaGsciataBeBiBoGtygowana" +
	"BeByAmKilacciataZsfilacciateBiBoHcowanaBeByIondamentoFtaBeBiBoFrmataBeBiBoGracellataBeBiBoIegamentiB" +
	"oFtaBeBiBoBuraBeJgangherataBeBiBoJretolataBeBiBoIualcitaBeBiBoIhabbyA chicIdeCkenDtteredHeAarlingGlf" +
	" wearDornIiny keysHppingAGoeAAsCpA wornFwornFrtA battery lifeMperfsIuldA be fixableOwAingZshowing ag" +
	"eDits ageLnBsA its ageLrankDinkageGunkAenGuts down randomlyNitself offKoff by itselfPterGiAA bloccaG" +
	"disintegraKe ristrettaBoLferma dopoKimpallaGncantaEeppaEhiodaGgolfaHpiantaGriavviaAnoJsbriciolaAnoKc" +
	"alda moltoJrica in frettaJrapidamenteLsubitoGvelocementeRollaAnoGrostaGfaldaAnoGogliaGgretolaAnoJpeg" +
	"ne da solaBoHimprovvisamentePspessoFubitoKllaAnoHtacca a pezziPadlaEchAerCtbarAeA gebrauchsspurenQmB" +
	"nBrBsHk glassHuroEdeZsidesDeAAbenCtragerHdemCmiuDziskoGheCrsc zwierzatMteCzedEgarettenluchtMn of use" +
	"DwearIalCeAdBs d usageKiertEosA de usoJsA of useDwearLlentDkBlaBinDneBieBkAaFm blockedIilarCeBi pele" +
	"Equi peleMple fixInAA autenticarDficarMgarantia de autenticidadYsenales de vidaQais de desgasteIidad" +
	"eFusoAGevidentes de usoQvisiveis de usoTceCdAA wegFgedChiozzaGleAA airpodGearbudDringHgloveFshoeZsin" +
	"istraAtaBeBiBoDeBiBoGodelkaBoEloEtzflacheIxBzeAsEkanujeErpetaBkaGzAaAByADin onlyGppingEsCsClejonaBeB" +
	"yGoraABodowanaBeByHyABzanaBeByDeErecony gryfKuszalaBeByGzypceCiAecEwionaBeByIurczyl sieEa sieMlaat n" +
	"iet aanIopBverEsteeds afJvanzelf afNba bateriaJbrataBeBiBoFe cisnienieZslabe hamulceHpodswietleniePo" +
	" ciagnieGzytaFssieEtrzymaJck canvasJdAA po naklejceIwodzieGzelazkuKwilgociIami uzytkowaniaPowAA uzyt" +
	"kowaniaIwaniaLyAAA noszeniaIuzytkowaniaIwaniaIzuzyciaKg in het wielNngDeetsAeDveDgatoFide stuckIghtA" +
	" chipFlyA cockedMjtageAplekAkenHsporenJplekAkenJpAping clutchGpegsJsCzga sieIow leakEpunctureIspeeds" +
	" inaccurateKstickAyQrBuchawekCkiAGggishA shutterNitA niet goedEhelemaalOerGmagliataBeZsmagliatiBoGll" +
	"A chipEtearAsIrritaBeBiBoEtfonAyEphoneHsh brosFedFell of smokeJs burntFof burningHsmokeIsmokyHyDrigA" +
	"eEsso di accendersiJndareGcaricareIfunzionareSierdzacaBeByDiGokeA damageAdHodorEsmellGy smellIy smel" +
	"lKnaar ontbreektMggedDsCkeCppedA offIrenA rammelenNeakerAAsAyGl leeglooptMiedzFoAA a caixaDmaraDeraF" +
	"onsolaJfunciona ligadoGna tomadaJum ladoQliga ligado a correnteWo consoleFrpoZso sai som de um ladoR" +
	"eACtoca um ladoMum lado funcionaRbreAaqueceBimentoLcalentamientoQckBzewceCkaABiAGfaBernDfittaFreu qu" +
	"edaFuma quedaNt cornersIwareFyChleA abgelaufenLnAbruchJieBledElaAAA gastaGmenteAFsCdA as a bundleLto" +
	"getherJadaAsCoAsEer repairHed repairMeA coming awayEoffKdetachedIseparationLlyCsA separatingNidCl ec" +
	"ht seinKevamentiIteDoAA airpod derechoFstroGizquierdoJsinistroOttaccato alla correnteZsolo auricolar" +
	"e destroGsinistroOular derechoHizquierdoSvvitatoreKboxDcamaraFonsolaBeFrpoA macchinaA senzaTuerpoGel" +
	" auricular derechoHizquierdoTcuerpoGmovilIfotocameraJunciona enchufadoSherramientaLil corpoFtabletFe" +
	"lefonoLla camaraFonsolaBeHmacchinaGquinaHtabletJmacchinaGquinaHorecchinoJsuena porDun canalFladoNtab" +
	"letGun altavozGuricularJpendienteLtensileKta fumoFndo a tintaHpedacosKtoAEoAuA seHmeA tlcEnteAA a ca" +
	"ixaHo consoleFrpoNnAA satureHneAnbrilleJoABtAZsont collantesCsLrtCspensioni da rifareStituitaBeBiBoI" +
	"ttolineataBeBiBoBuraBeMuffleElevementAsIigneAeAsCsGndA cardDomesEutsHvenirHpaccataBeBiBoBuraBeGerowk" +
	"aGzonaBeByFdekCkuDiataBoElil sieGonaA plytaHeByEnataBeBiBoDnungsrisseLrcialaBeByA pasekLeBkingGeaker" +
	"AA blownGsAFcchietto rottoNkigAeZspeckigemBnBrBsEled rustKdizioneHed is offGunstableKltDichenbruchGr" +
	"tGkanAaBeBiaCyElacchiataBeBiBoIlataBeBiBoBuraBeHzzataBeBiBoGia accesaFirbagGmotoreIder appDweb crack" +
	"AsLappDingDweb crackAsHbedJegazzataBeBiBoGelDltACniaDszy sieIgoli consumatiJrovinatiNlled onGt onFnA" +
	"dle marksJeA creaseGfadedFleanErollEslantEplitEtressZspine tickAsHkiCnenweb in het schermTtCsA slowI" +
	"lesnialaBeByAchJinteredCingDsFtA cornersHdownEseamAsGsBtingGowialyHodniAeAEngy brakesKraAdicAallyIca" +
	"BheBiCiziaEoCeAn van gebruikOyCttingA to dialNut damageJznia sieJrawdzicEnaABeAAgoDyAEings goneGtA n" +
	"icht anIschlecht anIwer anOochnialaBeByHdeCvvistaBeBiBoA diKungZsprungeEzedajeCmA razemHzGuchlaCniet" +
	"aBeByHgnette da cambiareIsostituireUllenEtteringDsHquareCshedCy foamJeakAingDsByClingDsGrebrnyCoDdni" +
	"caGodkuEubkaBiFsdBieDtabilire seJccataBeBiBoEja ladowaniaNhlCinAedA glassIingDsDje po chwiliMlAledCi" +
	"ngDsDmpAaAnteGnAdCple repairFustFd repairLraAtaBeBiBoDeBkA beanspruchtZstark benutztFspieltIgebrauch" +
	"tKeA altersspurenMgebrauchsspurenPnutzungsspurenOspielspurenLtragespurenMre gebrauchsspurenUtA moeil" +
	"ijkIniet opHslechtFteeds opnieuw opSaBeA flekiFzloceniaJtA immer wieder neuQstandig neuOsBujeDyCyCta" +
	"BeBion de chargeNoCub im objektivIsucherIn der linseNeinschlusseLigAeAmBnBrBsEsaugerIwia oporIys bla" +
	"ckCnkFdarkDeadHzione di ricaricaSeamCchlaBeBiznaEyDkerEelBnslagGinAschlagAeJkkerEnta a partireNvige " +
	"gebruikssporenUickA driftAetZsticker damageGmarksFon coverIpullEresidueHtearFrestenGs decollesIpeeli" +
	"ngHwornIing padsIsA driftenHon trackKyA apertureIbladesGgripsFpocketsFtsEresidueGubberGvalvesKefelEf" +
	"fBtspurenIksel laat losHosIlAAeBlCnktCtaBeBiBoDtchingA comingGgoneEhas comeIundoneOkBluczenieEonaBeB" +
	"yAmGkl sieEa sieJockAfleckenCigAeAmBnBrBsLelAenEf in de lensEzoekerJlensHonder hetZstofdeeltjesIfigA" +
	"eFjakAaElAikAaDuCneAA deadEmissingIs missingLotplekAjeAsDkenHschadeIpaBpedDselErage wearIeA damageIi" +
	"ngDmeldungHt nichtGaBeBiBoCungAenHrangeCoCpAA rubEpataBeBiBoDettiBoEiBoCsCss mancantiFquantAsMttonaF" +
	"usataBeBiBoFvissutaBeBiBoIeifen auf dem displayPim bildEdisplayPpen in beeldZstrepen in het schermRs" +
	"s fractureAsMtchedBr bar marksMingDy braceletOiche im displayOng buzzFsADsciAataBeDoFoefCfinataBeBiB" +
	"oGllerEmAkabelGnAachDyA wypadajaLpicciataBeBiBoJunAyADychAuEzaskanaBeByGepi sieEaca sieFe sieFy sieM" +
	"uckAA apertureHt logoHin boot loopJrecovery modeQnotesFon apple logoKlogoHpixelAsGslideFvalvesForhan" +
	"denAKpreisHdsChlCkAa przyGje afZstukje erafHsCmpfDnningFrzschadenHt abHylAAeABuAAsFuAaBblinhadaAsCoA" +
	"sIrayado a lapizIsHstituidaAsCoAsKccionEherDiaAsCedadEoAsDtionFdiciaBeBiBoFedeAClaAsCtaAAsCoAAsEnaA " +
	"distorsionadoNmalDrotoFnEiAnteAmentAsIveur deIjaAsCeiraEidadeAsFnhaAsZsujinhoAsFoAsBuDkienkaBeBiFnia" +
	"ElAfatacionEdaAsCoAsHlaBeBoDmiuDn bleachedIdamageAdHfadedCingHfadingGglassesAHnedEoAlaBeCnaA solo un" +
	"Jo distortoMper clonAeFklonFaqueceAndoEimentoLclonAeFfakeDicieHpliedEosedlyIrAAA siDchauffeAntJeA if" +
	"EfaceA crackingIdirtEmarkingHrustEscratchingPlignagesEeAeAsZsurlignesGmoulageHradaAsCinhaAsCoAsFoAsE" +
	"iscaldaAmentoOsApensions mortesPtituidaAsCoAsJwakEverniciataBeBiBoJirgolataBeBiBoJwapAsDeat marksFst" +
	"ainIllingGiatlomierzJecaBiDrl marksFscratchesKingFtchAA onDes itself offKoff by itselfMnJoje przesze" +
	"dlDlaLllenGygnalFzczerbaBkaBiCyGerokiEscAiuEwCkielkoBuFlaAnyDeBiwoDoCodaZszkodyEnurowekCkiHpilkiFram" +
	"aByEtAuczna skoraHe futroKkAaAchDeBiEufladaByFmiByDwachCnkujaBeGyCybceCkaBiBo padaErozladowuje siePs" +
	"ie rozladowujeTjeFtaAbleAauCtAaBsBteCyFcchetti da rifareOiA da rifareMoCheA d encreGe cafeEgrasEjave" +
	"lFtranspirationNvinGnoire a l ecranQeAsCsADkyConAesEtil no respondeQfelDgAliaBettiBoGsCilleZtake the" +
	" lotJzeDladroElAaConAsA a refaireNvezEmanhoCoDbaleaAnteHemCienEpaBon bibliothequeMde bibliothequeQi " +
	"consumatiJda cambiareIsostituirePs a changerJusesKniBkBningEteDpaA hundidaIs gastadasIpara cambiarMs" +
	"ueltasKe marksFrepairAsFsidueId cornersHrepairGspineFtogetherLicerkaGonAadaAsCoAsGpiBoDrczaDlataBeBi" +
	"BoBuraBeFiBoCmataBeBiBoDeCnishAedZtarnishingHoccataBeBiBoGtreEsAcheDseAeAsCsDtaturEeAnCiAeraEoDtaBty" +
	"CyCuschAeFvoloFeA reparerenHstaurerenLveel spelingNa stainGkA stainHrA inConCto canvasKs inCto jacke" +
	"tNclaA presaGdoCsA presasGque nao funcionamWeth marksJgoCile fehlenHspenderKjBkenen van gebruikRlaA " +
	"azulEcom burn inLpretaGioDecomandoAEmandeAIfonAeBoBuByConZtelephoneFvisaoCeurDionDorAeGwizorAaByHl i" +
	"fFmAA avariaHperamentalJi lenti imprecisiTnAerCisCuta maleGo con lo scotchNmaleJrAciopeloHkoczeFneAs" +
	"CiAeAsCsAsureAsIrible battery lifeSugDstatoDeBigo encendidoJmotorIna consumataPte de mortHrecolleeLx" +
	"tmarkierungenOzChanA a fakeGfakesHtCeAAirCreBmal throttlingPyCinA spotFgAsCkCsACoughEread pullsGbare" +
	"GeZthunderboltKiaBckAingDsBtDefAeAmBnAtladenAeAmBnBrBsJrBsDnAeAAA la caricaJtaraAsEuteFnACtA plus la" +
	" chargeSktCmbreBi bibliotecaMo bibliotecaKdi bibliotecaRe stainedCingJsDnta saltadaKyA chipEflakeFte" +
	"arHoBpoA replicaKra aguaGeAdBs wornHoirA qui coinceNneaFschAplatteIsu a refaireNznadaAsCoAsHlcBuste " +
	"plamyLoAZto shredsHasterFcaAdiscosHco fantasmaLzone przezLdoA juntoIe aan een beurtJonderhoudJrevisi" +
	"eHvervangingOdragFgeschrevenA aanMtakeldAeJtsAenbordJile dechireeGtendueIperceeGtroueeKmbe a l eauHd" +
	"ans l eauLe dans l eauPnAabnehmerHusfalleIed pagesFunevenlyLingEoAlA onlyGth marksJpA quality copyOq" +
	"ue fantasmaIna pinturaLsA na pinturaJos cantosPrbaCceduraFidaAsCoAsFduAeAsCsDebkaBeBiEnA jeansGillos" +
	"GradeiraHtoAsEstado por el tiempoOraZtostapaneFerAaFtAal lossFausfallHement hsCmortKly deadHmente mu" +
	"ertoMschadenJeA pixelIuchA difettosoJidCnao respondeLon funzionaIrispondeMspinntHeAd upEsA manquante" +
	"sNpadDscreenGyDrneAntFtA collantHensembleJe collanteNrabadaAsCoAsDllaAntaBeBiBoIcasCce di collaFusur" +
	"aLeAA d humiditeJe chocDolleFfond de teintNmaquillageKpeintureIscotchFtyloJsAAA d eauDhumiditeIusage" +
	"AsFtilisationMe chocsZtraces de colleFfeutreGmaquillageKpileEscotchFtyloFtranspirationNversDieFu tem" +
	"psIof useDwearKi cisnienieJwodeGkpadEollaAAFdeCgbarDekratzerJinerDt de styloJe contre les versRs de " +
	"styloIsur l ecranPmpkiEnche jaunieHs jauniesHsaliesLneCsfer wearFencia de colorOt de couleurPmission" +
	" useeMportschadeAnNpanoEscurataBeBiBoGeraDferimento coloreGdi coloreTtejaAndoFsA gastosKudaEtaBtaDva" +
	" as vezesIbastanteImuitoFquebradaJdaAsCoAsDndoDux a prevoirNoesA gastosZtrayCeAad wornGted for wormI" +
	"wormJkdraadCdenHsAA beauAxDlAleAsFonAneAsDsFsaillageDeAeAsCsCuresLincaAdaAsCinhaAsCoAsFoAsDsCouEppin" +
	"gEs fuseHzadaAsCoAsGocadaAsCoAsEheCkenrisseIoCebelEisCjeCncataBeBiBoFpftDtadaAsCoAsEteuseGuA de ciga" +
	"retteNeZtroueeAsCsCsA de verAsIersAEveDvatoEzo rotoIubAeAmBnBrBsDchoDss rod brokenGmaxedFstrippedQza" +
	"skiEebaA dokupicKchCszczaAce potencjometryPy potencjometrQenieEyGyAmaAjaHudoA juntoInerAs slipJrAnA " +
	"onDed stickyJsA itself offKoff by itselfJrandomlyNchuheGtableHtA nichts mehrMtoA insiemeLv abgelaufe" +
	"nMzinAaByFvBwaalfEeeAter blownKlveEierdzeFsted neckKoAjZtygodniAeGkaClAkoAA aparatGbodyEkonsolaHna z" +
	"asilaczuMpudelkoKuCmBpAeABuACreAs wornKuAAberdrehtAeAmBnBrBsHhitztEoltBungsbedurftigAeAmBnBrBsSmaltA" +
	"eAmBnBrBsDungenJzpieczonaByKrudzonaBeByHytekCkamiDiAemDowGchwytAyGdowodnicIhrAenarmbandJwerkGitgedro" +
	"ogdAeHlubberdAeIsletenZuitgeslotenGvallenGzaktAeJkAruszeniaBeEonaBeByDyl sieEa sieMlamal sieEa sieGn" +
	"aBeBieCyGmAAA dos lados naoOaAABgestiegenJrissFnAAA coup de propreOpeu collantAeMseul airpodGcanalFe" +
	"couteurIgantIolo altavozGuricolareFularJguanteBoGorecchinoJpendienteJzapatoMaAAA sola cassaFscarpaMb" +
	"le to authenticateTngenehm riechtHer geruchPsehnlichAeAmBnBrBsLsButhenticatedJorized copyPbespielbar" +
	"JrauchbarZunbrauchbareAmBnBrBsLcleDdAerAlinedCingIichtAeAmBnBrBsEiEeAAA fois sur deuxNseule boucleGc" +
	"haussureQchtAeArBsEonomical to repairUfallschadenHwagenIinished projectQghiateGhas de gatoLicamenteH" +
	"dadAeAsAFquementAHsexDtA onlyFeBsDknownAA partKlessDikeEoAAAsCpairedGraveledCingDledCingIesponsiveKs" +
	"erAeArEureZunsureA if genuineHrealHof authenticityUtaBer wasser gestandenRstreichungenNstedAFiAlCoBu" +
	"osaBeBiBoFusableGvollstandigAeAmBnBrBsJzahligKwuchtGomoDpAgradedGholsteryJrtiBoCuchamiaAjaJwal sieEa" +
	" sieFo sieGnaBeByFsAadaBoCgeAeAsCsDtaBissimaBeBiBoGoDbBeA jusqu a la cordeRdA lookGeAsCsCoBterekCkaA" +
	"ZusterkeABiAFunietaBeByFraAtaBeBiBoDeAsEzczelkaBiDrbAekCieniaBeEonaBeByJkoAdzenAiaAAchCmiDeAAmCuEilA" +
	"aBo sieHonaAA matrycaJeAAgoCjCyAAchCmAiLtensil marksLiliseAeDzadoDzataBoIlenionaBeByIurwerkGzywanaBe" +
	"ByHva a ratosFscattiFinghiozzoZva aggiustataBoKcambiataBoIincollatoJlavataBoFentoEucidatoImalDpulita" +
	"BoGrestaurataBoIvisionatoKifattaBoFparataBoIsistemataBoIostituitaBoLalCciaBoCuumEhoCiolataBeBiBoBure" +
	"IleurDorAeDschadeGt soms uitHteeds uitKtelkens uitLvanzelf uitLwegFueCveAs stuckKnA malEne egr a cha" +
	"ngerPo cambiateBiIpuliteBiGsostituiteBiOquero rotoFs rotosMrnish lossEyellowedOseBtAgelopenJterDzaAm" +
	"entoZvazamentosGndoEiaEecchi restauriJaBoA restauroOdiCel gebruikssporenRlatura internaNhaBoClutoEoA" +
	"cidades lentasOursEvetEm comFndeAnCitaDoA tudo juntoMreCsBu dans l etatMs ensembleKti insiemeMeerA l" +
	"ossItaBeA groupeeJoinhaHrAaA o falsaJbasteltAeAmBnBrBsIeultAeAmBnBrBsGindetFlasstAeAmBnBrBsGeektAeFi" +
	"chenAeAmBnBrBsZverbogenAeAmBnBrBsGrande luchtKijzeldAeHuindAeHdaderaBoFelltAeAmBnBrBsFrameEteDigrisE" +
	"nCraaidAeFecktAeAmBnBrBsFhtAeAmBnBrBsGwenenGf losEarbtAeAmBnBrBsDungenHultAeAmBnBrBsGilztAeAmBnBrBsG" +
	"ormtAeAmBnBrBsZverfschadeGugbarFverliesIgaanCmmeltAeAmBnBrBsHneDeeldAeCtDlingFilbtAeAmBnBrBsDungAenJ" +
	"hardAeCztAeAmBnBrBsHifyDkalktAeAmBnBrBsFufAeAnFittung gelostNlebtAeA lamellenJmBnBrBsEmmtAeAmBnBrBsF" +
	"urdAeCingAenFtFoopDratztAeAmZverkratztenBrBsGeukeldAeHuimeldAeCtFstetAeAmBnBrBsJliert druckFolCwasse" +
	"rJst drukEolieEwaterKorenA gegaanCngenGraaktNmackeltAeAmBnBrBsFtAeAmBnBrBsGodertAeAmBnBrBsGedelijkHl" +
	"mdAeEuluAeAsCreAsDsFutlichHniceCs encrasseIjauniFqui peleEsauteLzDo o falsoIltAeAmBnBrZveroltesFpack" +
	"ungFkkingGulvertHrauchertAeAmBnBrBsHschtAeAmBnBrBsIeA craqueleKoestAeEstetAeAmBnBrBsGtAtetAeAmBnBrBs" +
	"Guillage d activationMmdmHeA icloudGpar l entrepriseMmot de passeMun compteUutschtAeAmBnBrBsHßtAeAm" +
	"BnBrBsHs a boisHandDchimmeltAeAmBnBrBsIleißAerscheinungenNspurenKissenZverschlisseneAmBnBrBsHussEmo" +
	"rtAeAmBnBrBsFutztAeAmBnBrBsHotenGichertFfftAeAmBnBrBsFon pirataKletenFplinterdAeJtaubtAeAmBnBrBsGimm" +
	"tAeAmBnBrBsGoftCpftAeAmBnBrBsIt de grisIe aguaGical line onDs onOvalsingAenFteEngenFiltAeEormdAeGwar" +
	"mtEeerdAeZverwelltAeAmBnBrBsHyBzekerdEndingGogenAeAmBnBrBsIsteBidoCtoFtroCvlekAkenJgaCibraBeDdeBrioC" +
	"oDeilleEjaBoCle gebrauchsspurenRleichtHne conGrAerDsBuxCwfinderHzeDjfCncadaAsCoAsEos na capaElombada" +
	"OileA ondulatoKoDtageEylAeEolaoCinAoDonEs manquanteAsLeurDibileBiDleA repairHsZvisorDtesse instableJ" +
	"s qui sautentRreElekAjeAsDkenGochtplekkenHschadeGvlekAkenKedingEringFile dans l optiqueOinterneIeAsE" +
	"rBtureFlgeschrevenKlAerCstandigJmABnAABorA onderdelenNrAderseiteJuchCwschadeIyant airbagFllumeGd err" +
	"eurImoteurMraiA ou fauxIeA ou fausseNilleAeAsCsGuilAeDotaBoFwAAA cenieFkomplecieJpelniFzestawieJaars" +
	"chijnlijkLsCchtwoord onbekendIvergetenQkeligAeZwackeligemBnBrBsEkontaktHtFdAaAA produkcyjnaNeBliwaBe" +
	"ByEyAA produkcyjneOhrendDscheinlichMlizkaABiEnutA stainKndBkelErA woundsHehouse damageMnCmBpAedCingD" +
	"sCrantyFtoscDung falligGnotigCwendigPsAAchtDh wearFed outDwearIn tDser abbekommenKkommtGbehalterIfle" +
	"ckigAeAmBnBrBsJrandAerCigAeAmBnBrBsZwasserschadenHtankHtCtchAesEerAA comesFdamageAdHgot inAsideKingr" +
	"essHringAsFswellingItankFkringAenHloggedGproofFschadeGtankEvlekkenKvy pagesIzAonAuFciaga tasmeIzEeAA" +
	"akA suctionJrA and tearEuseHcommensurateKnsistentKto gildingEtEpatternLing thinKbbing goneKchselFddi" +
	"ngEerDeksCpingDsCrvlekkenIt niet ofAKilBnig drukEzuigkrachtOrdCssACtereEßADllA lovedZwell usedEworn" +
	"GnaBianyEyDnigAeDnBt bangEmissingHwalkaboutKylatorAaJreAAn tEkenCtAA alleen aan de laderMop netstroo" +
	"mWsja soloItCten ofGzaDglebieniaBeIniecenAiaAmiDeAmFionaBeByEonyFotAkaBiCyGheelA buckledHis buckledL" +
	"sDnBreCtherAFichCffyDleCnesCing noiseKte bloomFspot on screenKs on screenQningHoCidac uplyw czasuOeB" +
	"ocznaBeByAchZwieAbeligAeDtEczkoElAkoscFmA czyFrtarkaBiGsza sieIfiCggle theIjnvlekFzerplaatFsFl niet " +
	"meer aanIopstartenPgoc pod szklemOl notDsplitIndAowsDsCe stainHylAeErAd nicht heißNelessGschspurenJ" +
	"thAAAoutAFzjerAaGkladkaBiAEesniecieJretarkaBiIlaczaAjaDnikDycEnCos na porcelanieRnetrzaBeBuGobblesCy" +
	"ElleDmenAsEnA tA bootEcoolEdrainZwon t get hotHidleEkeep timeJlockEpairEshiftEtartCy closedGin tuneH" +
	"onCupGyncEtake a chargeQkyCtCodAA stainGenCwormFfer blownJlCrdenCtA snel heetJte heetKkAAAedCingAADs" +
	"AACm damageHgaatjesFtenFholesGnA a few timesKreasFbearingsHy aBtheGcassetteIdecalsGfeltsEringeAsHgri" +
	"psFhallmarksHmmersHlacquerHoutDpileErubberGstickersIthinCroughGiresEreadEwiceZworn tyresFvarnishJse " +
	"for wearLthDuldnA tGvenDw and flutterNzekCkaEpadl do wodyIa do wodyNrappingFzACinkledFstwatchHting i" +
	"nsideGon coverFlabelAsGsleevePongEskazowkaHzystko hurtemGrazemNtyczkaBiGujekDrdeCmbefallGfraßFlochA" +
	"erGstichigAeAmBnBrBsMybite lozyskaLlaklaBeByCnieciaBeDtaBeByJciagniety lancuchPekAiEzuwalny luzKyszc" +
	"zonaBeByKeksploatowanaBeByNgieciaBeDtaBeByZwygryzione przez moleTkluczoneByHonanaByEslawionaBeByJrus" +
	"zeniaBeEonaBeByGzywionaBeByJlacza sie po chwiliJsamAaKnieAFly baterieHsie baterieOmanaBeBieCyEna bat" +
	"eriaJe baterieMmagaA czyszczeniaLnaprawyHodswiezeniaLprzegladuJregulacjiHmontuFnowacjiJserwisuHwklad" +
	"uFymianyIjaA wymianyNianaBieCyDenianeDeBlamCemDonaBeByIpaczonaBeByFdaja kartkiHce kartkiNleniaA ekra" +
	"nuIe ekranuLonaA dziuraBkaJeZwypalonyFchana naEe kolanaGnaEy naIlowialaBeByHolerowanaBeByJuszczone o" +
	"czkaPrazne slady uzytkowaniaWegulowanyJobionaBeByGwana kartkaIe kartkiMsciolkaGiadlEkakuje bladLluzo" +
	"naBeByGoka akcja strunPtrzepionaBeByJuwaDwietlaA bladFczAaBuJylkaBeBiEzczerbekCieniaBeAmFonaBeByEkiJ" +
	"tarciaAmiDeDtaBeAjCyGzeryDorowana naEy naMxboxDilofagosIlrDyAa no vaHearAsDllow light of deathZyello" +
	"wedA headlightsKplasticKingIoAuArEzAAAAAA domu palaczyMsimlockiemKwyjatkiemKaA sztAukeHblokowanaBeA " +
	"kontoHyA imeiNrudzenAiaAmiDeA nie do usunieciaVonaBeByHytkowyHcerowanaHiagnieciaBeDtaBeByGl sieGekAa" +
	"miDiCla sieGtaBeByDna sieEja sieEca sieFe sieFy sieMdbanaBeByEelBnACnaABeAAgoAZzadnejACychACmDrapanA" +
	"aBeBiaAmiDeAmDyHfarbowanaBeBiaCyJgieciaBeAmEta okladkaJe rogiEstronyKnalCelaByDionyGnieceniaBeIrzybi" +
	"onaBeByIubionaBeByGwarantowacLhaslowanyJjechanaBeByFzdzonaBeByIkamienionaBeByJietDleszczonaBeByJresl" +
	"aczemFeniaIupilemDonaBeByFrzonaBeByHlaczonaBeByFmanie okladkiNnaZzalaneBieBuCyEmekCglonaBeByFianaByD" +
	"enieCnaBeBikAaDyFkaBuCoczonaBeByGszAuDykaAjaGolejona przyslonaLe listkiOpach dymuEpapierosowJiwnicyH" +
	"stechliznyNrowanaBeByDujeGsowaBeByEtillaAsA gastadasIpara cambiarSoAAsEchanaBeByFetla sieIieciaBeCzo" +
	"naGski dlugopisemKolowkiemLujeFlamieniaBeEonaBeByGesnialaBeByIodzial sieZzapodziala sieKwietrzonaBeB" +
	"yKylonaBeByGrdzewialaBeByIysowanAaBeAjCiaAchCmiDeCyAchKsilaczAAAaABemAEnieGlepkaEonyEmierdlaBeByHnie" +
	"dzialaBeByJtrzezony imeiNysaEtartaBeByEechlaBeByFkanaBeByEluszczonaBeByJrzymuje sie coOyczkaBiGwiasA" +
	"uByDeraCsza sieIlgoceniaBeEonaBeByIszeZzazolceniaBeEonaBeA stronyIyIbanowanaHiegl sieEa sieIorAnikAa" +
	"GtaBeAgoDyAmEutwialaBeByIdarta farbaFpodeszwaKeByEeformowanaBeByJkompletowanaBeByMwastowanaBeByJzelo" +
	"wanaBeByJjeciaAchDeBuFrapanaBeBiaBeCyHeAAAAAAgarekCkaBiEgen ofHhnCigerCt fehlerGkein bildNkerA ofGla" +
	"zoEpsulAaZzepsuloCtaABeAAgoDyAFrbissenAeAmBnBrBsHorstenAeAmBnBrBsIrochenAeAmBnBrBsFkeltAeAmBnBrBsHse" +
	"ltAeAmBnBrBsJfleddertAeAmBnBrBsKkautAeAmBnBrBsFratztAeAmBnBrBsIlesenAeAmBnBrBsHoA reakcjiZzerrissenA" +
	"eAmBnBrBsIschlagenAeAmBnBrBsGissenAeAmBnBrBsImettertAeAmBnBrBsLplittertAeAmBnBrBsKtortAeAmBnBrBsFuck" +
	"eltAeAmBnBrBsKtifiziertJwanaBe gwintyIyFsAtawAemCuByFt koffieIvenEgiecieDtaBeByEniecenieEionaBeByGla" +
	"BeByZzgrzytaAnieIubila sieEmCemDonaBeByHiaBchtbare gebruikssporenWehfadenFtA kein wasserOlona linia " +
	"na ekranieWfferblattJgarettengeruchOjkantFnabreEkpestGoBpA bloccataFqueGcasseFdifettosaJrottaGerCper" +
	"EtA er niet bijLlosEtingGjedzona przez moleMe przez moleSlaczaBeDmal sieEa sieFo sieGnaA bielGeAjCia" +
	"BeCyAmGocenia starteMtoByEmatowialaBeByIechacenAiaBeEil sieGonaBeByHtnialaBeByDeniaZzmetnienieIursza" +
	"laBeByInaczekCkiBowFlezionyIiszczenAiaAmiGonaBeAjCyAmJoszonaBeByHobaczEekCnderAA accu en laderSomA b" +
	"loqueGcreepIppaBicaDoDstalAaBoByGregenerowanyKperowanyKszarzalaBeByIuA viel spielKwenig druckMbehorF" +
	"geschriebenLigkrachtGtA niet goedJslechtKmA aufarbeitenLreparierenIstaurierenNbidoFrAuckEstandFzycia" +
	"BeAmCuDtaBeAjCyZzuzytychHwaar gebruiktLrcieDe gebruikssporenQt schermKeetplekkenHvlekkenJiAerDryfiko" +
	"wacKichrowanaBeByJolfDracamEotAuFyrandolHzolklaBeByCnietaBeByKあ り ま せ んR\x8b ずB\xa9 う かK\x82\x82" +
	"B\x8fD不 明H分F\xa8B\xaa いB\x8fB\x97F\xb2 びF\xb8 こ みJ\xbb つ れJ\xbe せ んF\xa8 めK\x82\x84B\x89 ずF\xab ビF\xad ズF\xaf モ リJ\xb3" +
	" ピ ー 品N\xb5 ビF\xb7 ミF\xb8 ャ ン クN\xb9 レB\xbc パ ー コ ピ ーZセ ッ トK\x83\x89 リ フ トN\x8b セ " +
	"モ ノN\x92 ビF\x98 コ ミJ\x99 タ つ きN\x9c デ ィ だ けF\xae みH単 体R\xa4 ケF\xac プ リ カP一A 共Z一" +
	" 起F\x83B\x89B\x8dA 会C\xbf\x9d 真H具 合G\x87\x86D明B\xafD能C\x89\xafC\xa1\x8cD通 电J\xa4B\xaaC\xb9\x9dC\xba\x8cB\x94B\xaeC\xbb\x85 机 身H盒F\xb6B\xbf 冒C\x88\xb6C\x93\x81" +
	"G\xbd\x93B\x9c 動F\xbf 用 感D痕L個C\x81\x87 一 赔H貨C\xb4\xa7A 包 退G\x8f\xaf 退N\xbd 物A だ っ た らN\xae 場 合P造G\x82\xb7" +
	"C\x85\x85 电A 器C\xa4\xb4C\xae\x9dD盒C\xba\xbfH電A ケD器J\xa9B\xabB\xadC\x86\x92 牌G\x87\xb9B\xba まG\x88\x92 痕F\xae 痕G\x89\xa5 が れF\x92F\xb2 れG\x8a\x83 痕F\xa3" +
	" 化F\xb9 きZ動 かB\x8dD作 しJ\x9d 手 にK\x8c\x85 装G\x8d\x81B\x95 只D机 身J\xa1 顿G\x8f\x8d 応 しJ\x91 黄F\x98 形F\xaaA 卖 机" +
	" 身H盒H有 右C\xb7\xa6D机 身H盒J\xb0B\xb3 足 の みO\x92\x8cC\x95\x8f 題 な しO\x9b\x9bB\x9e らB\x8aG\x9d\x8f 了D点G\xa3\x9e 了G\xa4\x89 形" +
	"D色F\x8d 刻F\xb1 灵G\xb1\xb1 寨G\xb7\xa6 足 の みO\xbc\x80 机F\x82 响H或B\xbb りG\x89\x93 包D痕G\x8a\x8aB\x98 れG\x8c\x89 不G\x8d\x9f 坏G\x8e\x89 漆" +
	"G\x93\xa6 れG\x95\x85 障G\x97\xa0AA 反 应G\xa3\xb0D法G\x98\xa0B\xbe 示G\x9b\x87 りG\x9c\xaaB\xacA 体 の みL物G\x9d\xbe 动G\x9e\x9aC\x9f\x93 みG\xa8\xa1 造Z欠" +
	" けD品D損G\xad\xa2 まF\xa3 品D規 品J\xbb 机G\xaf\x9b 玉G\xb0\xa7 化F\xb4 没G\xb1\x9a れF\xa1C\xb2\x92A 有F\xa1A 反 应G\xa3\xb0D有C\xb3\x95G\xb3\x9b" +
	" 黄G\xb5\xb8 水G\xbc\x8f れD水C\xb6\xb2D电H無A しD法G\x89\x87 方 の みL足G\x91\x95 疵G\x94\xb5 源 线D适K\x95\xb0 常 な しL音" +
	"G\x9b\x92C\x9c\x9f 假C\x93\x81G\xa0\xb4C\xa2\x8eC\xa3\x95 碰F\xa8 损C\x90\x8dG\xa9\xb4B\xba 盒C\xae\xb1G\xae\xb1A だ けF\xae みK\xb2\xbe 仿H老 化G\x84\x9aC\x87\xaa 动 关 机O\x89\xb2" +
	" あ せK\x8a\xb1 屏G\xa3\x82B\xb8 机G\xa4\xaa 色G\xa8\xb3 あ りK\xb4\x8b 作F\x97 品G\xb5\x9d 品F\xb7 動D球Z超 aE\xbf\x9b 水H通 電 せ ず" +
	"N\xb2 水G\x8c\x86C\x94\x88C\x96\x89 まF\x8b かB\x8dD機G\x97\xaa 屏G\x9b\xa3 あ りJ\xbb 源A ケB\xb3K\x9c\x89C\x9d\x9eA 正 品K\xab\x98 仿G\xb3\xb4 りG\xbb\x91 屏G\xbc\x93" +
	" 包H가 품F\x9cC\xb3\xb0 팡 이K\xb7\xa0 열G\xb8\x88 이F\xb0 스G\xb9\x8c 진B\x90F\xa8 졌C\xa7\x84B\x90G\xba\xbc 져C\xa7\x90H나C\x85\xb9 슨G\x88\x84 수F\x8cC\x8a\x98 어" +
	" 남K\x8c\x80C\x91\x90C\xa0\x88 플 리 카O\xa8\xb9 통G\xaa\xa8 르D조 품K\xaf\xb8 작 동K\xb0\x94 디 만J\x95 스A 만K\xb2\x97 겨 짐K\xb3\x80 색D형" +
	"F\xb4 풀G\xb6\x88 량G\xb9\x88 박 스L사 용 감K\x84\xb8 트G\x86\x8c 음G\x8a\xa4 크 래 치O\x95\x84 니B\x98B\x99F\x88 나 와Z안 눌 려G\x8f\x8c" +
	" 아G\x90\xa8C\x93\xa4 려H열 려G\x9b\x80 직G\xb0\x8dC\xbc\x9cA 져C\xa7\x90J\x8aC\x96\xbc 룩G\x97\x86C\x98\xa4 염G\x9c\xa0 격G\x9d\xb4 나C\xaf\xb8 테 이 션R\xbc 괄G\x9e\x91" +
	" 동A 못D안 돼C\x90\xa8D함N\x94 상G\xa0\x84 원A 안 들 어R\x95 품G\xa7\x84 품F\x9d 퉁G\xb0\x8c 그 러J\x8d 힘F\xa2C\xb6\xa9 전A 기" +
	"D안 됨G\xbc\x80K\xb9\xa8 수G\xbc\x9c 지 지F\x90 안 됨P파 손G\x95\x98 자F\x9c 쪽 만K\x9d\xa0 집"}

// kindOfMeaning has indices in meaningKinds, by the numbers in languageTable.
const kindOfMeaning = "" +
	"\x00\x01\x01\x01\x01\x01\x01\x02\x03\x04\x05\x06\a\b\t\n\v\f\r\x0e\x0f\x10\x10\x11\x12\x0f\x12\x13\x0f\x14\x11\x15\x15\x0f\x12\x0f\x12\x0f\x12\x0f\x0f\x0f\x16\x0f\x0f\x0f\x0f\x12\x0f\x0f\x0f\x12\x0f\x0f\x11\x11\x01\x01\x01\x01\x0e\x17\x0f\x0f\x17\x0f\x12\x12\x15\x15\x13\x13\x12\x18\x19\x19\x1a\x1b\x1c\x0f\x1d\x1d\x13\x13\x13\x13\x13\x13\x1e\x1f\x11\x13\x13\x13\x13\x13\x13   " +
	"   !!!!!!\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12\x12\x12\x11\x11\x11\x11\x11\x11      \x11\x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11      \x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11" +
	"\x11\x11\x11\x11\x11\x14\"\x12\x12\x12\x12#\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x1f\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x11\x1b\x1b\x11\x11$\x11% &\x11\x14\x14\x14\x14\x1b\x1b''(( \x12\x12\x12\x12$$$(((((\x12    ))))) &&\x16\x16\x16\x12\x12\x1d  $(*\x1f(*\v" +
	"+& \x13\x13\x13(\x1c, +    \x16\x16\x13\x16-\x1d\x11\x15.(/0000\x13\x13\x12\x12\x12\x12\x12)\x13\x13 \x13\x13\x12\x11\x11\x12\x12+\x11\x1b\x1b\x11\x11+\x1d\x11\x11\x1f1\x11\x12\x12\x12\x12\x12\x14(\x11\x11\x11\x11\x11\x11())\x11))$\x1d \x12\x12\x12\x12\x18\x18\x13\x13\x1d\x1f(&( 222" +
	"223\x12\x12\x12\x12(4\x1d5\x1664\x1d64\x1d\x1d6\x1f\x12\x12\x12\x127&&\x1e\x1f\x13(888\x0f\x1188-9\x1f:;<========22>>2=22=++++(9999$$$ ?\x1b?\x1b\x1b\x1b@\x1f9A(3BC  ((\x12(CDDE(" +
	"\x0e\x1f\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b) !!!!\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x13\x13\x13\x12\x12\x1b\x12\x12\x12\r\x0e\x1f(( (A(()(7$\x14\x14\x14\x14DDDF0++++++     " +
	" \x18\x18\x18\x18\x18\x18\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12))))))\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12))))))\x13\x13\x13\x13\x13\x13*\x1b\x1b\x1b\x1b\x1b\x1b))))))\x1b\x1b\x1b\x1b\x1b\x1b&\x11&7GF H(\x11\x11\x11\x11\x11\x11I0\x11\x11\x11" +
	"\x11\x11\x11\x110++I!\x1b\x1bI&&\x1b()J((J(((((JK((08E\x1a00  \x17LLLL;<>= M\x0fNNNN\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13        L(\x11\x11\x11\x11\x11\x11\x11\x11\x16\x11$    \x0f$    \x1b\x1b\x1b\x1b\x1b" +
	"\x12\x1b\x1b\x1b\x12\x1bO\x0eG\x11(PQ&&\x12\x12\x12\x12$ \x12\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b////////NNNN\x13\x13\x13\x13\x11 00\x11000\r\x1f99\x1d&\x19,R($   SSSSTT$ \x14\x14&\x11\x19\x19\x1b&\x11\x11\x11\x11\x19)))" +
	")\x0e\x1f++++::::\x13/,(:::::::::\x0e\x1fAGU\x16GU: \x0e\x1f\x0f\x0f\x0f\x0f\x0f\x0f//////      ))))))      \x12\x12\x12\x12\x12\x12\x11\x11\x11\x11\x11\x11      \x11\x11(000((\x1b\x1b223VW\x1f" +
	" ??\x14++\x14NNNNNN\x11\x11\x11\x11\x11\x11!!!!!!\x11\x11\x11\x11\x11\x11\x13\x13\x13\x13\x13\x13\x13\x13            ++++++'/\x13\x13\x13\x13\x13\x13< AXXXXXXXXXXXXY::::Y::Y:::::X(XXXX" +
	"XXXY::YXX:X(XYY:::X::::YY::XXXXXXX(XXXXXY:Z\x11\x11 (((( :::::D\x0e\x1f\x12\x12\x12\x12A[+++++  7\\]\x0e +[+[+[+[ (G\x0e\x12\x12\x12\x12\x12\x12$ [\x11\x13" +
	"((\x18\x18&  T   \x18\x18 \x16\x16\x16  8)7\x1b\x11\x17  \x11\x11\x11\x11\x11\x12\x12\x12\x13   ( ^ \x12\x12\x12\x12P& PP \x16\x16\x11\x11\x11\x16\x16\x16\x16\x16\x11\x118(;<==G((\x1b \x16))))    + &(\x113.\x11\x11\x11\x1164\x1d " +
	"         \x13 6\x1dH64\x1d\x1b\x1b!4&      64\x1d \x13 \x0f6\x136H\x13\x13\x0f6\x1d\x13\x0f\x0f6\x13\x13\x136\x1d_\x13\x11 \x1d   \x13 \x1b\x1b( (\x0e(,\x0f   ((\x1fH``$\x0e)\x14\x1b\x1b\x1b\x1b\x1b\x1b\x1f//////\x0f\x0f" +
	"\x0f\x0f\x0f\x0f/\x10&\x1f\x1c\x1c\x1f&\x12\x1b\x1b&\x1f\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b&&\x1b\x1b\x1b\x1b((\x01( \x1b  (\x11\x11\x11\x11\x11(\x10\x12(\x11\x11\x11\x11\x11\x11\x15\x15\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12A\x13\x13\x18\x18\x18\x18\x18\x18\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x18\x15\x15\x11\x11',,\x11**\x1b\x1b" +
	"\x1b\x1b\x1b\x1b\x1b\x1b\x11 \x1b\x1b\x0f,??G,,\x16\x16GU=:2&&(\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x13aa  a( bb8 \x12aA A  & c&\x12\x123\x16\x16\x16\x1b\x1b(&\x1d \x0f\x15\x0f\x0f\x15\x12\x15\x15\x15\x15d\x0f\x13\x0f\x12\x0f(8& \x16\x16\x16\x16\x16\x16\x16\x16\x16" +
	"  \x13\x13\x13&\x13\x12!!!! &\x13\x13\x1b\x1b\x1b\x1b\x1b    \x1b\x1b\x11\x11\x11ee        \x18 f\x18\x18&++\x16+++\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16++++++\x1b\x16\x16\x16\x16\x16 \x1b)+\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16+\x16++" +
	"\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16+++\x16\x16\x16\x16\x16\x16+  \x16      \x13    T!\x11\x1f(\x12\x12\x11\x11\x11\x11&gg&====h\x12 5(f>>fg&===&&&&\x11!\x1b \x1b\x1b??\x13\x13\x13\x13\x13\x13iJ&&i&(&(X^(((\x01" +
	"jh3hB$\x16$\x01\x16.$\x16\x11\x11&&&& &&\x1b\x1b ii?\x1b\x1b\x1b\x1b?B & .\x1d&&?\x1b\x1bB\x1b \x12\x12\x12H2*\x1f(\x11\x11\x11\x11\x11  \x12\x12\x12\x12\x1d\x1d\x12 N)Nf>\x11>(kf(\x1b\x1b\x1bPP4FP\x11))\x00GU  \x12 \x16" +
	" \x16& &   \x14\x14\x14\x14[\x14\x1b\x1b\x1b\x13\x13\x13\x13\x1b\x1b)\x17\x17\x1bl\x1b\x1b\x12\x12\x12\x124PFPFP(\x11(\x10&&&&\x1bl\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16& m\x1b\x1bnBoooo(\x13\x13\x13\x13\x13\x13\x14+[))J  \x12\x13(((\x13\x13\x13\x13\x13" +
	"\x13\x13\x13\x11 !\x11\x11 \x13\x13\x13\x13\x13\x13N\x1b\x1b\x1b\x1b++++\x11\x1b\x1b\x15\x15\x15))+ \x11   ?????\x1b?+!!!!\x11\x11\x11  + \x18\x12\x12\x12Nh\x13\x13\x18\x13\x13\x13\x13&\x1dN\x12\x12N\x16\x18\x13+ 3 ((\x01(+    \x1b+\x12 +&  " +
	" \x11\x11\x12! \x11p(((\x13\x13\x13\x13?\x1b \x1b   ? + \x1b q\x1e\x1fBB.\x1b?\x1d\x1d.+++\x1frO\x0e(O\x0eO\x0eO\x0e\r(J )&HJJ\x11\x12&HJ\x12\x1b\x1b\x1b\x1b\x0f\x11MMMMM(s   \x11\x1d)\x17)\x17tt\x11\x11\x17\x17\x12f>>" +
	"ff>f\x1duuvJ\x15 \x01\x01\x01\x01\x01\x01$$ELL ////////\"    L=L\x0eG\x14:\x14J:   wJJJ\x12\x12xG\x14::xGJ\x1a&&\x1b\x1b\x1b())\x11&H\x12\x12R%    ++  H\x11    &&\x13 \x13\x13 " +
	"\x13\x13j\x13\x0f\x14\x14$-4\x1d$$ 4\x1d\x1b\x1b\x11\x11\x11($4\x1d-\x12Z-\x0f\x16\x16\x0ff\x1d\x13\x13\x13\x13\x13\x13((\x15%++++&(&V2o[JJo[o[o[ \x11&!!!!\x12\x12\x12&  \x15(\x12))))))\x12&HJ\x17(++++\x12\x12NN" +
	"NNy\x1dy(MM\x12\x12\x12$ ((((   ?\x1b?\x1b  &\x12\x11&\x11,R,R,X,jX,,R(MM\x12\x12\x12\x12\x11\x11&\x11   ss\x13\x18\x1b\x1b\x1b\x1b)////  \x0f\x11\x0f%   l-\x1d$-4\x1d-$JJJJJJJ&&$  " +
	" $B.2.\x0f\x11z \x15\x15\x15\x15\x15\x15\x15 \x15\x15(J\x11\x12\x12 \x1f   \x01\x01\x01\x01\x1b{\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x1b\x1b  |$$??l & (  (  \x0f\x0f\x0f     r\x19 + $$&    \x1b\x1b   \b&     \b\bPP" +
	"((\x1d(((\x1d   \x1b (/(/\x1b\x11\x11\x11\x11  \x12\x11 \x01}~~l\x12$!\x18\x11    %&(Z\x7f!\x12\x12      t$\x17\x1bf\x11 &\x80\x11\x11++++&\x11\x11 \x12\x12 \x1b////()FNN&F(\"(((F    (\x11" +
	"\x11\x11\x11((\x11\x11\x11\x11\x11\x1b\x1b?\x817\\] \x15   4\x12\x12\x12\x12\x1f\x12 $U\x11\x13\x11\x13  \x12\x12\x1f\x1f\x82\x83\x82\x84\x83((\x16\x16\x16\x16(E\x16\x16\x16\x16(*(*\x1f(*(*\x1f(*\x1f*\x1f\x1c\x1c,\x16\x16\x16\x16\x85\x857\\]\x11\x16\x11\x13+ +((\x11\x11$,f" +
	",,,  k\x16$l $  \"////\x16\x16\x86\x16\x16\x16==\x11 !!!!\x11\x11\x11\x11\x11\x16\x1b(\x01\x01\x01\x01\x01\x01\x01\x16 \x01\x01\x01\x01\x01\x014\x1d 4&$\x1d\x11\x11\x11\x11\x11\x11}~\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01}}~\x01\x01\x01\x01\x01~(\x87}~\x83&(&&& " +
	"(H\x11\x11&\x11\x12\x11\x12\x12\x11&\x12\x11\x1dg==4&P    EP    \x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13 \x11\x11\x11\x11\x11& \x12 & \x12((\x11(wr\x15\x15\x15\x15\x0eG+$(J\x11\x13\x01X\x01\x01?J\x1bl\x12?\x1bj&\x13\x13\x1d\x0f\x0f\x0f\x81" +
	"&\x12\x12\x12&\x12\x12\x12\x1d\x11\x11\x11&+    )J)JJJ\x11\x13\x12\x11+J  +   ))    \x11qqq)q)) J  ) ))))\x11\x12 \x15\x15\x15)))\x11\x11\x11\x11&)))))))q))\x11))))))) NNNNJ!&" +
	"(j\x1d   u\x13\x13\x12N& (\x1d\x88)))))\a\x11\x11\x11&\x81\x15&\x12\x12\x12&\x12\x12\x12&\x16\x16 &&\x11g= &V3j&\x11((&\x1b\x1b\x13\x12\x1b\x1b3    \x1d\x1d-4\x1b   \x16( \a\a\x15\x15\x15rR((//$\x0eW\x1f:W\x1f\x0f\x0f\x0f  " +
	"  \x15\x0f\x0f  \x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f \x0f\x0f\x0f\x0f\x0f\x0f\x0f$$$\x0f\x15\x0f\x0f(\x1c((\x11\x11\x11\x11\\\x1f\x1f\x17\x17\x17N\x12(\x13\x13\x15\x13(((\x12\x12\x12\x12 \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x17\x17N\x17\x17N\x17\x17\x12\x17\x17\x17\x0e\x1f\x01\x11\x1bJ" +
	"\x11\r\x0e    (I\r\x0eW\x1f \x16+\x16\x16 \x16  \x16     J \x12\x12\x12\x12++(\x11\x11\x11\x11\x13\x13\x11\x11!!!!  \x12\x12\x12\x12\x12\x12R\x1d\x16\x16$(   \x12\x13\x12 \x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11    \x11\x11\x11\x118      !!!" +
	"![[\x11+[+N+[[\x11[ \x11[++[  [\x12\x12\x12[\x12+++++[+[+[+[+[+[[\x12\x12\x12\x12\x12N\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x11\x11\x17\x17\x11\x11\x11\x11\x11\x0e\x1f\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16HH\x1d\x0e" +
	"W\x1f)\x13))8888\x13\x13\x13\x13\"\x0eW\x0eW\x1f\x1b\x0e\x1b\r\x0e $  $\x89\x12\x12\x12\x12\x12\x12\r\x0e(\x11\x1b\x12\x1b\x11\x11\x11\x11\x12\x1b\x16\x16\x16\x1b\x1b\x1b\x11\x11\x11\x11\x14\x14\x14\x14\x1f\r\x0e \x8a\x8a\x8a\x8a    \x11\x11\x11\x11\x12\x12\x12\x12\x0eW\x1f\x0f\x0f\x0f\x0f         " +
	"     \x14\x14\x14\x14\x14\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11    \x13\x13\x13\x13   \x13        \x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x12\x12\x12\x12    ++++   !!!! \x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b::::\x11\x11\x11\x11  \x12       (\x11\x11" +
	"\x11\x11\x12\x12\x12\x12\x1f\x12\x12\x12\x12\x11\x11\x11\x11\x13\x13    \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12  \x11\x11\x11\x11  ((  \x13\x13\x13\x13\x11\x11    \x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12\x12\x12\x12\x12\x8b\x17\x17\x17\x17    \x12  \x11\x11\x11" +
	"\x11\x11\x11\x1b\x1b\x1b\x1b      \x12 \x12 \x12 \x12    \x11\x11\x11\x11!!!!\x12\x12\x12\x12\x11\x11\x11\x11\x11\x8a\x8a\x8a\x8a\x17\x17\x17\x17\x12\x12\x12\x12\x12(\x12\x12\x12\x12+\x12\x11\x11\x11\x11$$$$\x11\x11\x11\x11!!!!\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12  \x1b\x1b\x1b\x1b\x11" +
	"\x11\x11\x11\x05\x11\x11\x8c\x8c\x8c\x02      \"\x0eW\x1f     4\x13\x1d \x8djj  &&\x0eG\x0eG\r\x0e\x02\x16(  ((\x02[\x11\x11\x11[\x11+[+[+[ +[\x11((\x8c\x1b\x1b\x1b\x1b\x1b\x12((RR \x8a\x8a\x8a\x8a\x15\x8e)\x16 = \x12 !!\x8f!!\x8f)" +
	" \x12\x11\x13\x13\x13\x12\x12\x12\x12  $& \x17 d\x17AAAA\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12N!!!!  +JJJ \x17\x17\x17\x17\x11w\x12\x12\x12\x12!\x02R\x84\x1f(\x0f(EI\x0eW\x1f\x14\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f G`\x0f\x0f\x0f\x0f\x0f\x0f\x90\x0f\x90\x90\x0f\x0f\x90\x0f\x15\x0f\x0f\x90" +
	"NNNN\x11\x11(&&(((E\x04\x91  +\x12\x04\x0f\x0eG``U`U \x12\x0eG````\x16U   `U  \x12` `\x12\x12 G$\x16\x16\x12\x11\x11\x11\x11\x05\x1c\x1c\x1c\x1c^(\x12\x12(\x0eG`::::(G+\x1d  \x13\x13\x13))\x13   f>fH\x11\x11\x11" +
	"\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x1c\x05&\x11\x11&\x1f\x1f\"\"AAA    &\x11\x11\x11\x91\x04\x91\x91\x91\x91$$     \x1b\x1b\x1b\x1b\x1b\x1d\x12\x12$\x06\x06#j(((j(\x06\x11+     5++&\x1dzz88888\x8a\x8a)\x17  \x92\x1b\x1b\x1b$ \x92\x92\x92$" +
	"\x11\x13\x12 \x1d\x1dL\x0eW\x1f\x05\x12\x05\x0f\x0f+\x11!\x11\x11\x01+ \x1f       \x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\x13\x13      \x13\x13\x13\x13\x13\x13))))))\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13      \x13\x13\x13\x13\x13\x13\x8d\x1f+\x93--z&zz\x9188\x11\x91" +
	"8( \x05\x04\x05\x05\x05\x04\x11\x11\x11     \x1d(((\x94$     $\x94$$((\x02\x02\f\f3v\x13\x18\x13\x13\x13\x13\x13\x13\x18\x13\x18\x13\x13\x18\x13\x13\x18\x13888$$7\x0e\x14M3V3BF \x0f\x0f\x0f   J\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11) \"X(::::X(X" +
	"XXY::Y:::\x12&&(?oooo\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11222223V&  &  c&NNNNf&\x1b\x1b\x1b\x1b\x1b\x12\x11\x11&(((\r\x9522JJJJJJJJJJJJJJJJ\x12    \x13\x13\x13\x13\x16\x14\x14\x14\x14\x1b\x1b\x1b\x1b" +
	"))\x96\x1b\x96\x96( \v\r\x0e\x95&\r\x0e\x95\r\x0e\r\x0e\x95\x0e\x95\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x158\x1b\x12\x12$(\x8b\x8b222\x8b(J$$\x96& &&ttt\r\x0e\x11\x11\x11 \x11\x11(((((\x13\x13(\x03\x03\x11\x11\x11\x11\x1f\x17\x14 \x12&" +
	"\x1b\x1b\x13\x13\x13\x13\x13\x13\x13\x13ffff\x13\x13\x13\x13   (    \x11!!!!++++\x12\x12\x12\x12\x12\x12\x12     Tzzzz\x97>7\x0e \x13\x16\x17\x17 99\x1b\x1b\x1bll\x15\x15\x15\x15BC23$$$$\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11((&\x15\x15\x15\x15  " +
	"   \x11\x11\x12\x12\x12\x12(\x13\x13\x13\x13\x13\x13\x13$???\x1b\x1b?$l\x11\x11 & \x15\x15\x15\x15(<\x13\x13\x13\x13\x11\x11\x11\x11    \x11$k\x1b\x1b\x15\x15\x15\x15\x1c \x12\x12\x12\x12\x12\x17\x17\"\x17\x17\x17\x17    \"\"O\x1b\x1b\x1b\x1b\x1b\x1b(\x1c\x13\x13\x13\x13\x13\x13(((\x1f\x11$/" +
	"\x0f\x0f\x0f\x0f\x0f\x0f ++        1/*\x0e+++\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x13\x13\x13$'<'\x11\x11\x1b\x11\x96\x13\x13\x13\x13\x13\x13\x13&\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12&\x17\x17\x17\x17\x1b\x1b\x1b\x1b&t\x11\x13\x13    \x8a\x8a\x8a\x8a&&\x12\x12\x12" +
	"\x12\x0e$O\x0e\x11\x11O\x0e))J(\x11\x12))))\x17\x17\x17\x17)O\x0eO((\x17\x17\x17\x17~\x83-H          -++++7O(\x11J\x11\x11\x13\x0e((((-4J(\x8dErrrrrrr(9\x11\x11\x11\x11\x11\x11\x11rrrr\x1b\x11\x11\x1b\x1b\x11\x11\x1b\x11" +
	"(\x1e \"'''''<\x96\x96\x96oooo\x14\x14\x14\x14\x14\x1b\x11\\  \x11      \x98&TJJ\x01((\x11\x8f\x11\x11\x11\x11\x12\x11\x11\x11\x11\x11\x11\x12\x8fa$$ + +)+ ++G\x11\\(  $  \x01\x01J\x01\x01JJ(        \x12\x14\x12\x12\x12 " +
	" \x19   \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01  \x01\x01\x01\x01\x01\x01\x01[\x14\x0f \x0f\x1b\x1b\x15\x15\x12\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x14\x14\x14\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x14\x14\x14\x0f\x0f)\x14\x14((((&\x11\x11\x11\x11\\\x11&\x1b\x11\x1b(\x11\x1b\x1b&(( !!!!" +
	"(([[+[\x01J\x01\x01\x01  J\x01JJ\\ $ &&)\x15[\x14\x14\x14\x14\x14\x14\x14[     \x12\x12[\x14\x14\x14\x14\x14\x01))))))&j\x12\x17 \x11\x11))())))))))))qq($ &\x12&\x16\x16\x1d4\x1d\x99(J\x13\x13\x13\x13\x13)))))" +
	")q\x17\x17\x118&    (a\x12\x13\x12\x12\x12\x15\x1d\x1d\x1d\x1d\x16\x16(TT&\x1b\x1b\x1b) \x12! \x12l\x17\x17$\x1b\x1b\x1b\x11((\x01+)))))))))))))))))\x84\b&/JJ\x0f/ \x1b?\x13&H\x12\x12\x12\x12\x12![[(\x1b\x1b\x1b\x1b)?\x1b\x1b\x1b\x1b" +
	"\x1b\x1b\x1b\x11\x11\x11\x11\x11   \x11&(++++\x17\x11++++j\x13\x17    ll$&++\x18\x11\x11\x11\x13$(\x11\x11\x12\x12(\x94$    ((\x94$$2V\\B\x0f\x84\x1fNNNN\x13\x13\x01&\x1c\x1c\x1c\x1c)&r\x11:\x9a\x11ALL& A(\x1b\x1b\a\x1c\x1c\x1c\x1c" +
	"j  \x11)?\x1b\x11\x17\x17\x17\x17\x17\x17\x17\x17qq\x0f\x1d&)m\x11 \x17\x17\x17\x17)))) \x12\x13\x13\x11\x9b \x9b&&   \x16\x16 &   & &\x11&\x11   \x9c+ \x9c\x11\x11!!!!!!!! \x1b \x11!!!!\x1fJJ& &\x11\x11\x11\x11    \x16\x16" +
	"\x11\x11\x11      (E(     (\x94$   $$ $($$($($$-4++++\b\x18\x13\x13\x13\x13\x13\x13(\x94$ $(\x94$((\x16\x16\x16\x16\x16\x16(\x94$         $($  \x84j\x1f\x11NN5NN\x13\x13\x12\x18\x13\x13 B-" +
	"4-4jj&B$   \x13\x13&3n  \x1d\x1d&&4\x13\x11BE\x11\x11\x11\x11\x11(,,X((,,,,,R,,,XX,X,,,(&\x11\x11!!!!\x11\x18\x13\x8a\x12\x12\x12\x12\x16\x1d\x1d@\x19\x1f\x1f&   ++++++)+\x16\x16\x16(!!!!!!N" +
	"N)J))J)))J)JH\x11\x11\x11\x11\x12\x12\x13\x13\x1b\x16   \x16GU : `\x16(\x01\x01\x01\x01\x01(,H2g&=\x12\x12$\x11$            \x9d\x16 *\x1f(/\x12\x12\x12\x12\x12\x12*\x1b      \x13/++++++$/\x88////" +
	"//X(\x13\x13(\x11\x11      \x11\x11g++ )//// ))))))((\x12(\x1d      )))))))/((&  \x1b//\x1b  +%  ((-\x11\x11\x11\x11\x11\x11\x11\x14\x12$\x9e$(|||||\x16&\x17)\x13\x1b\x13\x1b\x13&\x11\x1b" +
	"3n)\x1b\x1b\x1b\x1b\x11)\x1b\x1b888 \r\x0e+    &BC&B3CCB&\x15\x15/)) &&\x1b\x1b  I &\x11\x11? \x1b\x1b\x1b\x1b\x1b\x11  \x11&  \x11   \x12\x12\x12\x12\x14\x14\x11\x14\x11+++++++(\x16\x16\x15\x15\x15\x15?\x1b\x14    \x1b\x1b\x1b\x8d" +
	"l  $    \x01\x1b\x12\x1b\x1b\x1b\x1b\x12\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b \x15\x15l\x9e\x9e((((((((uu\x15\x15\x15\x15uu\x1c$\x1b\x1b\x1b!(  \x11(   ))))\x13\x11\x11\x11\x11\x11\x11))\x1b\x1b\x1b\x1b\x1d&\x12?\x12\x11\x11\x11\x11\x1b\x1b\x12++\x9f\x15\x15+$&H $" +
	"!\x11\x11             \x15\x15\x118(8\x8d((\x15  (8\x8d(((\x15\x15\x13\x13J \x13&&&&&$\x18\x13\x18\x13\x18BB2(,,  &         \x1d&||||\x11  \x15((((\x1d\x1d\x1d((,,,,\\\x0e\x10\x11\x11\x11\x17" +
	"\x16\x16)))))))))))\\O\x0e\\     \\\\O\x0e\x11\x11\x19\x19\x19\x19\x12\x11\x11\x11      &+++\x89\x89\x11\x11&  ))F$  \x89J&&   &&(Jii((\x1d))H&( BBi\x1dy\x0f+  \x12\x16++++ - J" +
	"G(&\x11\x11\x11\\O\x0e\x12\x14\x14\x11 \x16\x16\x0eG\\O\x0e\x11 \\( \\O\x0e  \x0eG\x0e\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x0f\x15\x15\x15  \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x18\x18d\xa0\x14V3V &))$\x1b\x1b$$8\x118\x0e\x17\x17\x17(\x17\x17\x17\x17\\O&" +
	"\x11\x11\x12\x12&($$\x12\x12\x12(\x14))&\x1b\x1f(((((($(\x13\x13\x13\x13\x13/\x12\x11\x11\x11\x11\x11\x11\r\x0e\x13(J\x12\x12\x12\x12+++\x12+&\x11\x11\x12\x12\x11\x11\x12\x12\x1f++++&&\x1b-  \x11\x11l$$l$\x18\x13 (\x13\x13\x01((\x01(\x18\x18H\x113 QP " +
	"  \x1dv  T  I(&-\x13\x13\x1e\x16   \x15\x11 \v-4 \x18\x13\x13+ \x1b\x1b\x1b\x1b\x1b\x1b\x13\x13\x137\r\x0e\xa0\xa0\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16R((((((R\x13\x19r\x1f+\x1d\x1d\x1d:\x1f\x1f\xa0\r\x0e\x1a\x0e\x1f\x169\x1c($\x1b\x1b$$\x1b\x1bf\x12\x12\x12\x12\x16" +
	"\x16\x16\x16\x16\x16\x16\x16\x16\x01\x01\x01\x01\x01\x01JJ\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01$?\x12\x1b!!!\x11!\x11!!zzzz  \x92\x92\x92$\x11\x15\x15\x15\x15\x0e\x1f\x169 \x119\x17)\x17\x17\x17:\x17(\x01\x1c    ++++    ]]\x1c]]\x1c\x1c\x1c\x1c\x1c\x1c\x1c\x1c\x1c\x1c" +
	"\x1c\x1c\x1c]////\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f    ))))))\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15NNNN\x19+\x11\x11\x11\x11\x11   \x1b\x1b\x12\x12\x11\x11\x11\x11\x11\x11\x11\x11        ($\x13\x13\x1b\x1b\x1b\x1b]\x1b\x1bDD&&DD\x16\x16)\x170\x16\x16\x16\x16&H" +
	"~~\x01~\x83~~\x83~~\x83 +     +/\x0f\x0f\x0f\x0f\x0f\x0f(H(-HHH\x19\x1b\x1b\x1b\x1b    \x11\x11\x11\x11\x11\x11\x11&     &\x1f\x14\x17\x17\x17\x17\x16\x16\x16\x16\x16\x16(\xa0\xa1\x16y\x16\x16(\x1b\x16\x16O\x0e  G\x14G~~[[O\x0e\x14(\x0e(0\x96\x0e " +
	" \x8a\x8a\x8a\x8a\xa0\xa0\x16\x11\x11\x11I %%III\x1f88\x1f((\x01\x01G+ &%!\x11!!!\x11)\x11\xa0JJ3vJJJ3v\x95 2\x03\x03\x952\x1e\x1e\x95\x95\x1e(;<\x1f\x1f@\x19\x1fO\x0eM@\x19\x12pp&\x12\x124& k #<E\x11\x11&HJJ (&H&$" +
	"t\x11\x11\x15\x15\x1b\x15LLLj\x15\xa2   ww\xa2&&\x11\x12++\x12+H++[+[+[+[+[+[\x12f>ffff&\x1b\x1bG(MMM        GU  \x16GUGU`\x16GUG\x15(\x15(\x12\x1b\x1b\x1b\x1b &&&\x1d\x11?&\x11\x16(\x1f&" +
	"&&88(\x7fN\x12?N         \x1d\x1d\x1d& ((\x9a\x1d\x1d&&&\x11\x11\x18\x18\x18\x18\x18\x18\x18\x18!#8(8\x1b888\x1b8!\x18\x18!\x18/// + \x1d\x11\x18\x18\xa3}\x01\x1d\x1dH\x0f+ ++ +NN\x1b\x1b\x81\x1b +(\x1d\x01\x01?+ \x01\x01\x1b\x1d" +
	"\x1d\x1d\x11\x11(,,R,\x16( -H\x1b&\x1d\x13\x13\x1d\x1dBFF((&\x1b&&&\x1d (((CC88y\x82\x84\x83\x82\x82\x82\x84\x82\x84\x82\x84\x83(kk(kk\x85\x85 \x13r\x86\x86\x86&4p) &&i&V&)}~\x83}~}}VHH\x13\x13\x1d\x1d\x13\x13\x13gg\x13\x13" +
	"\x13\x13\x13\x13\x13 B. \x1b\x11) \x1b\x1b\x1b\x1b\x1b\x1b \x1b\x1b++ ++++\x1b&&&&$$N))\x1b\x12\x12\x1d( \x13\x13\x13(sssNNNhh\x1bh\x1f\x1f\x1f\x1f\x1b\x1b \x9c$\x11J:J((*\x1f*\x1f*\x1f*\x1f*\x1f+%%%\xa4 \xa4j\x14\x14\r\x0eM\r\x0eM" +
	"$   (\x11H\x12\x12\x12\x12HH& \x1b\x1b\x1b\x1b\x14\x1b \x1b)\x14\x12\x1b\x1b\x11\x11\x11\x11]$\x12!\x1d&4\x1d\x1d\x1d\x12\x12\x12\x12\x12\x12((((-4\x1d\x1d-4\x1d$   $$$   \x11  +)((&)&&&\x1b\x12^^     \xa5\xa5&\xa5\xa5\xa5\x1d\xa5\xa5\x1d\xa5" +
	"()))))&& &\x85\x85\x85\x85(\r\x0e+\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b+ \x12j\x1b\x1b$+II\x11& :(\x12\x12$          C\r\x0e\x17\x17++\x13  +  j&\x13\x11\x13$$\x1ej&PP)<   $\x97\x97>>\x97\x97>\x11$  \x11\x11\x8a2" +
	"2222&\x11\x11\x11\x97>>8888$ 8888XXXXX(\xa3\x1d888888E(8     8 888 (\xa6&H\x11 H\x13H\xa6 \x13 +\xa6&\xa6\xa6\xa6&+!\x18\x18\x18\x18\x18\x18\r\x0e\x1b\x1b\x11)))))$$)88\x12\x12\x8a\x8a\x8a\x8a\x8a\x8a" +
	"))\x19\x19\x11\x11\x11\x11Hh  \x11\x11\x11\x11\x11\x11\x1a\x1a\x114\x1d $88+$88888l \x11)\x11d(       \x15  \x1f\x11\x15\x15((((((((////((         (         &\x8a\x8a\x8a\x8a(\xa6& \x1b\x17\x17" +
	"\x17\x11\x11\x11\x11\x1600  $8\"h\x1ch &\r\x0e$$\x18\x18\x13\x13\x13\x13\x13\x13\x13\x13\x16+\x9c\x9cK\x11\x11\x11\x11&\x12\x11\x11\x11\x11\x11\x11(\x14E~\x83\x16$      !)   \x12\x123\r\x0e+\x12\x12          ?\x11\x13;<2\x12\x12==2\x12?\x14\x11" +
	"\x12\x12\x11  pp\x1bp (( \x11    7&C\x13\x13\x11\xa53n\x15\x15\x15\x15&&L\x13\x13\x13\x13\x13\x13B(+ ++\x12++ +\x1e\\\x0e\xa7\x1f \\\x1e\x8d\x85?\x1b\x1b\x1b\x1b\x1b\x1bt\x1b\x1b\x17\x17\x17\x17\\\x12\x12\x12\x12\\((\x1b\x1b((((\x11\x11\x12$&(JGff\x12" +
	"\x12\x12( \x1e\x1f(\\\x0e8\\\x1bN\\  \x1b\x1b\\   \x15\x11\x11\x11\x118\x12\x12\x12\x12\x12\x12\x12\x128     \x12\x12\x12\x12\x12\x12\x15\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1288888(((([\x14\x12 \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x14\x0f\x12\x0f\x0f\x0f\x0f\x0f\x0f\x0f[\x14\x14\x0f)\x14\x14" +
	"?\x1b\x1b\x1b\x1b\x1b\x1b\x13\x1b\x1b\x1b\x1b????\x1b\x11&  \x1b\x1b\x1b\x1b\x1b4\x1d4\x1d& \x12[\x12\x1b   \x13\x12\x12\x12\x12\x12&&&&  \x1d\x1dNN++&&(&[\x14\x14\x14\x14[\x14  \x0f\x12\x0f\x0f\x0f\x0f\x0f\x12\x0f\x14\x0f\x14\x12%%-((\x1d(((Jj(([\x1b\x1b\x1b" +
	"\x138[\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x1b\x13\x11\x11\x12\x1b\x1bJ\x11\x11\x1b\x11(\x94$ \x18\x18\x13\x13\x13\x13\x13&\x11[(((!8[(((jj\x1b\x1b\x11J\x11\x1b\x11\x11+J+ +  %\x12((((((& )\x87\x13\x1b&&!J\x11\x15   \x15  \x15 r\x0fr(\x16\x16\x16" +
	"\x16\x16\x16E   \x11\x13\x0f\x1d\x1d\x89(((\x1cE\x89\xa7\x1f\xa7\x1f\x1f\xa7\x1f\x1f\x1f\x13\x13\x13\x13\x13\x1b\x1b\x1b\x1b\x1b\x1b\x1b&  \x11(\x1a(  (((\xa7\x1f\xa8II(((  \x81(7\\]\x1b((((  H&  HH$\xa7\x1f0(\x89\x18\xa7\x1f0\xa7\x1f\\\\\x1b\x1b\x1b\x1b\x11\x11" +
	"\x1b&\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x0e($III$+&  &r+\xa7&\x1b\x1b\x1b\x1bee\x13\xa7\x1f0888888\x1b(\xa7\x1f0&\x01\x01\xa7\x1f0\x12\x12\x11    \x14\x14r\x14\x14\x12[\x14_\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x11\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f" +
	"\x0f\x11\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x14++(7\\]\x13\x13\x13\x13\x1cN(pe&888\x11\x11\x11\x11\x11\x11\x11\x118\x11\x15(((\x80\x10\x0f\x0f\x0f\x0f\x0f\x15\x0f\x10\x0f\x13\x13\x13\x13\x13\x13\x13\xa2rrrrr\x13I\x13\x13\x13\x13\x13\x13\x13\x13\x11\xa7\x1f\xa7\x1f\xa7\x1f\xa7\x1f\xa7\x1f\xa7\x18\x13\x13\x13 (\x11\x11\x11\x11\x11" +
	"\x11\x11\x11(\xa7\x1f00I\x80\x80\x80\x8cXXccc\x11lIIQ\x12\x12\x12\x12\x12NN\x12\x12\x12NN\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x13\x13\x13\x13\x13\x13\x16\x12\x12\x12\x12\x12+\x16++++++\x16\x16++((\x1b\x1b&\x16 &  \x13\x13\x11\x13\x13\x13\x13\x13\x13\x13(\x13\xa9\xa9\xa9&  \x16\xa9" +
	"&  \xa9  \x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x1b\x1b\x18\x13)\x1b   &\x1dy&((\xa2rrrr$+\x11\x15+++\x16+\x1b?\x15\x13\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x11(\x11\x11\x11\x11((^\x80\x10\x10\x14\x10\x10(\x15\x15+((\xa7\x1f``\x14\x14\x0e\x1f+& \x1d\x1b**\x1f\x01" +
	"\x01\x01\x01\x01\x01\x01\x01\x01\x01\x11\x11\x11\x11\x11\x11\x01\x01\x01\x01\x01\x01\x0e\x1fG(\x12   \x1d \x12\x12\x12\x12\x13\x13\x13\x12\x12\x12\x11\x1b\x1b\x1b   \x12\x12\x12)))\x13\x13\x13\x12\x12\x12\x12\x12\x12\x12\x12\x12\x01\x01\x01\x01$&    j\x11=\x10\x18\x18\x18\x13\x01\x11\x11\x11\x00xG ``     \x16" +
	"\x16\x16  :         \x16: ////////   &&&3\x17\x1f\x1f\x1fFF\x17\x1eJJJJJExG\x16 \x16  \x14\x14   \x10\x0f\x0f\x0f\x0f\x0f\x15\x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x0f\x15\x10\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x0f\x0f\x0f\x15\x0f\x0f\x15\x0f\x0f\x0f\x0f\x10\x1d)" +
	"))))F\x00\x10 \x10\x1d\x10_ \x15\x15\x0f\x15\x15   \x15      \x0f\x0f\x15\x15\x0f \x15\x15 \x0f\x0f\x0f\x0f   \x15\x0f\x0f\x0f\x12     \x0f\x0f  \x0f\x0f\x0f\x0f\x0f\x12 \x0f \x0f\x0f\x12\x0f\x15\x0f\x0f\f\x00G)\x0e\x1f\x0e\x1f7GGUGU\x01\x01GU\x16GU\x00G\x15//" +
	"//-4\x1d\x98(/((\x98\f( \f\x98(G:\x9c\x98(G\x12?\x1b\x00G(`G\x14\x16\x0f\x14\x11\x11 \x11\x14 \x16: \x0f\x0f\x14((G??\x15`G\x16   \x16\x1b \x16\x16 \x16 \x16\x16\x16\x16\x16:  \x16\x16 U\x16 \x16   U: \x16  \x16\x16\x16 \x16r r:" +
	" \x16\x16``\x16 \x14     \x168\x0f  \x16\x16\x16\x11\x11\x11\x0f\x0f\x0f\x0f\x0f\x0fG\x01\x01\x01\x15\x15\x15 \x1b\x1b\x1b!!![\x16[\x16\x16[\x16E   `G\x14\x0f\x14\x14\x0f\x11\x14 \x11: \x15 `\x0f!!!\x98\x0f\x0f8888\x14\x14\x1488r:\x16rG\x15\x15\x00\fGUGU" +
	"\x00G(\x86\x18`G\x1f\x00GU``\x01:\x0f  J\x14\x14 \x16\x16 \x01\x01\x01 ::JJ::`\x14\x14\x14\x16 \x16J:: :::::\x16 (7(\x1b\x1b&&(&\x11\x11\x11\x11+JJJ    \x11\x11\x11\x11\x11\x1b\x11\x00xG\x01::::\x01::::  `\x16\x16\x01" +
	"\x01\x01\x16::\x11\x11\x11``\x01\x01:      \x16  ::::::::::\x01\x14 \x00\x16((\x16\x007&&&\x1fG\x01:  \x01  \x16\x16\x14\x01 ::::::\x01\x14(\x1b\x11\x11\x85\x11\x11\x11\x00GH\x1f((\x98\fh\x98(\x0e\x98(\x98(\x98\x98(\x98((\x81\x81\x81" +
	"&&;<;<\x1f\x98(\f\x98((((\x8d((\x1f\x98(\x98(<===22==>222==>=2 = >2>((7\r\x0e(Jr,R:::R&&&&\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b&\x12\x12\x12?4\xa6&4\xa6&4\xa6&\xa64\xa6&\x1b\x1b\x1b???" +
	"4\xa6&4\xa6&H(\xa64\xa6&(0   $F\x88l\x88$\x88R        \x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b& &&&&&(3n\vn\x12\x0eW\x1f\x11\x11\x11\x11\x11!!!\"\"\x1b\x13\x13\x13$\x8bb7   \x15\x15\x15\x15\x15\x15\x15   +  +++\x12" +
	"\x12\x12\x12\x12SS   \x1b\x1b\x1b\x1b\x16\x16///u \x15\x15\x15\x15\x15\x15\x15u     lJ\x19\x19\x19    \x1b\x1b\x1b\x1b\x1b\x13\x1b\x1b\x1b\x1b\x1b\x1b//       /$(\x0eW\x1f,::,0E\x1fK$(000\x13GU: \x16J&B33   \x1b  \v" +
	"&&&\x1f\x15\x15\x15n3nn  (\x11))))(     \x18\x18\x18\x18\x18\x18 \x15\x15\x15\x15 \x15\x15\x15 \x0f(\x0e\x1f\x11+++\x16(\x0f\x1b\x11\x952222(;<    O\x14\x14\x14\x14\x14  \x14\x0f\x03AB\x0e\x0f(\x11\x11\x11\x11ffffl)\x12\x12)$$/ \"\x9f" +
	"(\x0f\x0f\x0f\x0f\x1d&&&\x1eKd\xa6\xa6\xa6\xa677\x85(\x85\x11\x11B22J\x1b\xaa(:::\xaa(X\xaaX:ff\xaa::\xaaQX::XX(X(XYYX(XX\r\x15 \v\x11\vA\x13\x13\x13\x13\x13\x13    $\x11\x11\x11\x11\x11\x11\x11\x11\x11DDD\x1f\x1f((\v(   " +
	" &$$7\x1f\x12\x12 =\x11DD$(\x1f\x11     )))\x11   f>((\x11\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x11\x11\x13\x13\x13\x13\x13\x13\x138\x87\x87kff>p\"4&+ +   (\x1d\x11\x12\x0f\x0f\x11&\x12\x12\x11\x12\x0f\x11\x11\x0f\x12\x12\x11\x11&" +
	"\x12\x11&\x11\x0f\x11(\x87\x12&\x1b\x1b)\x1b\x1b\x1b\x1b(\x88\x87\x87\x87\x87\x87qq)pp\x01!((?\x1b\x12\x12\x12\x12 \x12&   vJvJv3v(J4j(\x11H44zzz\x87\x1f \x84\x1f\x0f\x0f\x0f\x87&\x0f\x0f \x87\x87\x87\x15\x0f\x87 \x13\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f \x87\x0f\x13&HH" +
	"H\x87&\x1f8&\x1f\x1f\x1f\x1f\x87\x87(((\xab\x1b\x12\x12\x16 \x0f$ \x0f \x0fzoooop)\x0f\x87l`GU::::\x01::\x01\x014&P4&P& 4P&\x16 \x11\x16\x11\x11'\x11\x7f\x84\x16\x16 \x16\x11  \x84\x84\x84\x84 &&!&!\x11\x11\"j\x85\x96\x96 jj \x96 " +
	"\x11\x11\x1d\x1d\x1d\x1dH\x1d\x1b\x13\x11 /))//\x11))/\x13\x11\x13\x11\x13\x11\x13\x11\x17\x17 (&))))))))))))))))))++++\x18\x13\x18\x18\x18j&\x13j\x13j))J\x15\x15\x11\x11j\x1b\x1b\x1b\x11\x11\x1fB\x0f\x0f2F 8\x118\x0f\x118\x128\x12\x84\x1f\x0f " +
	" \x0fNNNN5\x1f              \x11\x11\x11\x11\x14 \x14  \x11\x11))\x14 ))\x14\x11\x11\x14\x14\x11\x11\x11+  \x13 \x11)\x11 +)\x11\x14\x14\x14\x14\x14(j(((((((((\xab\xab\xabr \x12\x12\x13j\x0fjjj\"&&\x1e\x1f\x14\x14\x14\x11\x11  " +
	" ))))\x11\x12\x11(\x12\x12\x12\x12\x128\x15888)\x11( \xa2\xa2,,,,\x1a\x96\x0f(\x96\x0f  &yyAA\x9a\x18\x18\x1b\x1b\x18\x18\x138888\x1b\x1b\x1b&\x1b\x1bA(AB\b\x96\x0f\x96\x0f\x0f\x0f&\b\x1b\x1b\x1b&BB&\x0f(&NNNN!(((j&\x11\x8c\x8c    " +
	"    (\x0f\x0fFF&(\x0f\x0f&(\x0f\x1a\x96\x0f 66\x13\x11\x116\x13\x13\x0f\x0f\x136\x13\x13\x11\x11\x11\x1d\x1d\x1d\x18\x13NNNN\x16(\x13\x13  ((\x11\x11\x11\x11&\x0fH?\x13\x13????\x11\x11\x11?\x11\x13\x13\x11\x01\x01    \x13\x11\x13((            &" +
	"  \x16\x16\x16\x16\x12\x12\x12\x11\x11\x01\x1b\x18\x18\x18\x1b?\x1b\x1b?\x1b\x1b\x1b?\x1bj j&(((\x13(((%%\x11\x9e&\x11  \x9e  l\x11\x11\x11+$   \x86\x11(&&\x13\x13\x13 \x11NNN!!N\x11\x1b\x1b& \x11\x11`\x16 \x14\x14 \x16\xac\xac\xac&     &   " +
	"\x0e\x1fzz\x17\x13/\x17z/z\x17////\x17\x17\x1b\x1b\x1b\x1b\x1b\x1b\x1booo\x15\x15\x15        &\x11\x11&(\x11\x0e\x1f\x12\x12\x12 \x1f\xa2\xa2r&&&&$\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x1f\x1f\x1fr\x1f\x1b\x1b\x1b\x1b\x13\x13\x13\x13r\x13\x13\x13\x13\x01\x01\x01\x01\x01\x01\x01\x01&&&\x1d\x1d\x13" +
	"\x13\x13\xa4zzz\x1b\x1bNNN\x12\x12\x12\x12\x12\x11\x12\x12\x12\x1d\x1d\x8d\x11\x11\x8b8\x8b\x8b J\x1d\x1d--\x1d\x1d\x1d\x1d\x12\x12\x12\x89.(////\x18\x18\x13\x1b\x1b/\x89((&  \xa4zzzz\xa4zzzz\x1b\x1b\x1b&&&&$ &\x1f\x12\x12\x12&\x18\x1bz\x11\x11\x11\x12\x12\x12\x1b\x1b\x1b \x11" +
	")  &)))))\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12E\x11\x11\x11\x11\x11\x11       \x1b\x1b\x1f\x0f(((((\x13\x13\x13\x13\x13\x13\x13\x13\x13\x12\x12\x12\x1f&\x1d(&\x1d\x1d\x1d\x85\x1d(NNN\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b((\\\x0e\\\x0er:rrr:\"\x13\x13\x13\x13\x11\x11\x11 &   " +
	" r       \x17\x17\x17 rooo\x10\x10\x10\x10\x10  ,,  -^\x84\x1fr\x13\x13\x13\x13\x13\x7f\xa4\xa4zz888$JJJJJJ$J$ \x12\x12\x12  &&h\x11\x11\x11\x11\x11\x12\x12\x12\x17\x17\x1e\x12\x12\x12 \x01!!\x1b!\x11  D$\x11\x8arXXX\x8a\x8a\x8aE" +
	"(\x8a\x8aJ(\x10\x0f\x0f\x0f\x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x15\x15\x15\x0f\x0f\x0f\x0f\x10(\x12  $$\x11\x11*((\x0e\x13\x13*\x17\x1b\x1b\x1br(\x11)\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x0f(((\x11\x11\x11\x11\x11\x15l$\x11\x11\x11\x11(\x92$\x17\x17GGGG(JJ(([[ [ [[[[[[" +
	"((\x1b)\xab& &KKKK\x0f\x0f\x0f\x9bE(((,\x11\x11\x11\x11\x11\x11\x11\x11  \x11\x11\x11  \x1f\x12\x12\x12\x12\x1200\x13\x13\x13  \x12\x12\x12&\x11\x11   \x13\x13\x13  &&&\x15\x15\x15+ \x16  \x16    \"\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12&H&\x0e\x1f&&" +
	"\x0e&&&\x10\x15\x1b\x1b\x1b\x1b\x1b\x1b::ffff>ff\xa2\xa2 \x1d\x1d\x11\x11\x11\x11 ////(\x11\x11\x12\x12\x12\x12&&PPP\x17\x17\x17\x17&l&$ \x12\x1d   \xa2^*\x1f(i \x97\x97>\x97\x97\x97 \x12\x12\x1b\x1b&u \x15\x15\xa3z\x1a\x11(8\x01\x01\x01\x01\x01\x01\x01\x01(\x01" +
	" \x1a\x1a\x1a\x1a\a\a\aoooo)   ++\x1b\x1b\x1b\x1b++\x1b\x1b 8 +\x1b++\x11+\x1b\x1b(((N(  rr\x1b\x1b\x1b\x1b\x1b\x1b)))))))))))))&&&\x1da&\x11\x11\x11$!\x11\x11\x11\x11\x11\x1d)\x12\x11\x11\x11\x11q))))))q\x1b\x1b\x1b\x1b" +
	"++++\x1b\x1b\x1b\x1b\x1b\x1d&(&& \x12\x12\x12\x12\x12\x12\x1d&\x12\x1b\x1b\x1b  \x12\x1bL &\x11\x11\x11\x11((8(\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1b\x1b\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1bJ +  \x01\x15+\x1b ????\x1b\x1b \x1b\x1b????\x1b\x1b\x1b" +
	"\x1b\x1b d\x18\x13\x13\x13\x13\x13\x13\x18\x11)////l $$ $$ $$X(X: / \x1fH\x1f((T1(\x8a\x8a\x8a\x8a$))/\x11///////////$$$\xac////\x1f((J\x13 \x16  \x11(JJJ\x8c////))))))))//" +
	"/\x9c\x9c$\x8cXX/G(////$\x0f //\x11 & ))))   \x0f\x0f\x1d&&BB&&\")&QQ\x11   \x1b&\x8c\"\x0f&  \x1d\x16////1/ \x16////\x0f\x0f\x0f\x0f\x0f\x0f/)))))///))/////\x11//\x0f/\x0f/\x0f" +
	"\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f/)//// ))\x11))\x11//1/\x01\x83\x01\x01\x01\x01\x01\x01\x01\x01\x83\x01\x01\x01\x01\x01\x01\x01l\x16\x16\x16\x16\x8c\x01\x01\x01\x01$\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01$\x011\x10\x0f\x0f\x10\x10\x0f\x0f\x10\x11\x11\x1f\x1f1/ \x15u\x15\x15\x15\x15\x15\x9b\x11&$$\x19\x19\x19\x19\x19\x19" +
	"\x19\x19\x19))))\x13\x13\x13\x13\x13\x13\x13\x13\x13 \x12////     ))///////\x0f\x0f\x0f)))\x0f/////)//////\x0f\x0f\x0f\x0f\x0f\x0f\x0f)) \x15  \x15\x15/\x0f\x0f/))\x15\x15\x15\x1b\x15\x15\x15\x15\x01)\x1b+\x0f))\x11\x11\x11\x11&&ooo" +
	"o\x11    ////////\x0f\x0f\x0f\x0f\x0f\x0f//// 1l\x1f\x10E\x12\x01\x01$())))))J\x15\x15\x15 &4&PG////))))?????\x1b\x1b  \x1b\x1b\x1b\x8a22222&\x11\x1b\x1b\x1b\x1b\x1b\x1b   \x8c\x11\x11\x11\x11))))F\x1b\x11" +
	"\x11))))\x12\x12////\x11/\x12J\x12\x8c$\x01\x01! ????$\x1b ?\x1b\x1b?\x1b\x1b\x1b\x1bl \x1b\x1b\x1b\x1bq)q)))))))\x01!!!! \x1b\"&////)\x1b\x1b#\\\\(\x11\x11\x1d\x1d\x18\x13\x13\x13\x13\x13\x1b\x13\x13&&&&\x12\x12\x12\x12II  \x11h" +
	"u(\x1b\x1b+ NNNN\x15\x15   \x15\x15!!\x12\x12\x12\x12\x12\x18\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13oo$\x12\x12o(oo[o[\x13\x13\x18 o[\x13o[\x12\x12\x12\x12\x1b\x1d\x1d\x11\x11\x11\x13\x13\x13\x13\x13 (\x11\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12\x12\x12aaaA\x11\x11\x11\x11\x11\x11" +
	"\x11\x11\x17\x17\x17\x17      + ++\x12\x12\x12\x12\x12\x12\x12\x12)))\x0f       + \x13ooo\x8d\x8d\x8d\x1b\x1b    )))   \x12   )\x13\x13\x13 \x12\x12\x12))))))\x17\x17\x17\x17\x12     +\x11\x11\x11\x11\x11\x11(\x0f\x11! &\x1d\x1d " +
	" \x12\x13+\x11   \x15 \"++ +++ +l(l   $        \x12\x1d & \x18\x13\x13\x13\x13\x13\x13\x13\x18\x18JJ\x13\x12\x1b\x1b\x1b\x1b\x1b\x1b\x1d\x1d\x1b\x1b\x1b((j  E\r   \x13\x13\x13\x13\x13       O\x0e\x1f\x15\x15RRi  \x1d,\x12\x12" +
	"\x12,R,& uJb$uJ\x15\x15\x13       ???\x1b?+\x11\x0f)\x11\x11<===   ;<= 9(;<=> ZZ\x16(B4&P\x0f\x0f\x0f\x0f\x0f\x0fGU:`B..R \x15d\x1dk(\x1e T$   + +$ $R\x11\x11,R   " +
	" \x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11!!!!\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x13\x13\x13\x1b\x1b\x1b\x11\x1b\x1b\x1b$ $\x1b\x1b\"$$\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12HB.2. \x12\x12\x12\x12f>f$$       \x1b\x1b\x1b\x11\x11\x11\x11\x11\x11fN\x12[NN&$ \xac" +
	"\x13&$     &$&\x16\x16\x11\x12\x11\x12\x1b\x1b\x1b\x1b\x1b\x1b\x1b \x1b&\x17  &  \x12\x12\x12\x12NNNN\x12\x12\x12\x12\x11\x12\x12\x12\x12\x12\x12\x12&\x1b\x1b\x13\x1b\x1b\x1b\x1b\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13??\x1d\x11\x18\x1b+ \x1d$\x1d$ \x1d\x1b\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15" +
	"\x1d\x1b \x11\x11\x11\x11B(((N\x1b\x1b\x1b\x1bHH\x1b\x1dB..&+ \x1b\x15\x1b( )\x11\x11\x11\x11&\x12\x12\x13\x13    \x11\x11!!!!\x11\x11\x11\x12\x12\x12\x12\x11\x11\x1b?    \x1b\x1b\x1b\x1b\x1b\x11\x11\x11NNNN\x1b\x1b\x1b\x1bJJ\x1b\x1b+\x1b  + & \x1b ))\x11\x11" +
	"\x11\x0fH\x11\x11\x11+  \x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b!      \x11\x11\x11\x11\x11\x11\x11\x11\x11E@      \x13\x13          \x12\x13\x13   \x12\x13\x13\x12\x12\x13\x13\x14 \x14\x14\x17  \x14\x14  \x16  \x16\x16\x16   \x16 ,R  9 &&\x12\x12\x12" +
	"\x12\x12\x12&\t\t(s(\x11\x11 +++++!8[JJ\x11\x1b\x1b\x1b\x1b\x1b\x1bJJ\x11\x11!8[\x1b\x1b,R(\t,R(\x1f\x1f\t\x1f\x12\x12 + &\x1db\x1d\x1dbm\x11\x15\x12\x12((GU: \x15  \x1f&&8J\x11\x16&\x15\x15\x15GU:\x13A\n\x0f\x1d((/\x0f\x0f\x0f\x0f" +
	"/(/(/////\x1fk(\n\n;<;<;<\n\x13\x13\x13\x13 \x17\x17\x17\x17\x11\x11\x11\x11    \x11\x11\x11\x12\x12\x12\x12\x12\x12\x12\x12\x12\x17\x17\x17\x17\x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12\x13\x13\x13\x13\x11\x11\x11\x11!J\x1dN\x17\xa0j\x11\x11\x11\"(B..(\x11\x11( \x11@\x0f\x0e\x0e\x11" +
	"\x11(\x0e\x11\x11!!\x11   &E@ \x13\x11\x11         \x13\x13     \x12\x12\x13\x13\x13\x13\x13\x13     \x13\x13\x13+E,88\x118888\x1b,&&E\x0e\n\x1d\n\n&(\x15\n \x15JJ$((J(8J8JJ+(s\x1d88&&\x16\x1f\x1f\x13" +
	"\x13\x0fGU:::\x16\x11\x11\x11J\x11\x11\x1fO\x0e\x14\x1b 8\x8b22222\x8a    \x8a\x8a\x8a\x1d\x1d\x1d&\t\x8d\x8d$BB\x1b?[?[=+ 3///j&\x13\x13\x13j&(((& \x13\x13\x13\x9d+\x9d\x12\x12\x12\x11\x11 $    \x11\x11\x11\x11       )8[" +
	"\x1b\x1b\x1b\x1bJ8[JJ!8[JJJ\x11 \x1d\x11!&\x11 8\x1b8\x11\x11\x11\x11\x11\x1b\x1b+  ++     LV3V+ $  &\x12\x12\x12\x128\x1b\x12\x12\x14\x14\x14\x14yyyJ\x17\x15  \x15\x15\x15\x15\x15\x16\x16\x16\x16\x15\x15\x15\x15(\x17\x17\x15\x15\x15\x15 \x12Nj \x14&" +
	" B... \x13(,>===    == ,R  \x1f   B&\xa6&\xa6&w\x19(\x12\x12\x11Kw&\x11&)(\x15;<&\x11;<&(99////\x11\x11\x1d\x12\x12\x12\x12<&\x12(:)@;<2222 2222=>=======22==" +
	"= ============\x8b   =222= \x13\x13;<+  8\x0f;<>==\x1f( $nO\x0eO\x0e\x11\x11$ ////!!!!\x11\x11l))!!!!$J$ (\x17\x17\x17\x17))\x7f\x13\x13\x13((\x8b\x8b +\x17++    )\x13\x13\x13" +
	" 1 BC 3C \x11\x11\x11\x11\x11\x11\x13\"  $ $)))))\x11\x11\x11\x11\x11\x11\x11\x11\x13\x13NNNN   )\x17\x17))\x17\x17\x17\x12\x12\x12\x12&l$$ \x11\x11\x17\x17$\x11&\x11\x11\x11\x11\x11\x11\x11\x11\x113)+$ \x13\x13\x13\x13\x1b\x1b\x1bq\x12)\x12)q)!v3v" +
	" 8++\x15\x15\x15\x15\x158J8?\x13) ,\x94$\x94$$\x94$\x12+\x16  \x13\x13\x13\x13\x14\x14\x14\x14\x14qqbb9b++++  0  (\x12\x11+++   ((\x8d&HH&$R++++J(??J\x1b\x1b (+ +m$\x92(\x1d)\x12)(    " +
	"(8\x11\x11\x11\x118\x11\x11\x11\x11\x11\x11$ \x16  !!\x11\x11$  $$!(\x0e(J\x0ezzzzzzzzzzS     J$\x15\x15\x15\x15&(\x1b(\x1b\x1b& \x11&  \x11\x15\x11\x11\x15\x11\x11\x11\x11\x11 +  !  \x11\x11 \x15\x11 .+\x1b  ~\x83\x83(\x15" +
	"!!!!&\x12\x12\x12\x12\x96\x17\x17\x17\x17\x17\x17\x17A\x1b\x1b\x1b\x1b\x1b\x1b\x1bsszzzzzzz\x1d\x1d\xa8\xa8\xa8\xa8j(\x16\x0f\x0f\x1b\x1b\x1b\x1b\x12BG3\x11(\x11  `\x12\x12\x12\x12++88&P\x11\x12\x12\x12\x12\x12\x12\x12\x12P\x0f\x0f\x0f \x11\x11\x11\x11\x11\x11\x11\x11     ))+)" +
	"!\x11  &H\x1b\x1b\x1b?+\x11\x11\x11\x11\x7f$\x1d&&&\x12NNNN&&H((ooo\x13\x13\x13\x13+\x96 \x16\x16\x16 \x16\x16    J\x96M3s\x96 \x1b\x1b\x96 () ~\x83~\x83~\x83\x1d\x1f\x1f\x1b\x1b\x1b\x1b\x11\x11////T&\x15\x15\x15\x15\x15T\x15\x15\x15\x15j(&&" +
	"+\x8b++\x8b+$   $\x0e   :\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15####\x0e\x13\x13\x13\x13\x13\x0e\x0e\x0e\x14\x11\x11\x11\x11\x11\x113n\x11\x1f&&$  \x01\x01\x01   \x01\x01\x01&\x1cr\x0e\x1f,R  ,R&)\x15\x11\x13\x11\x11\x11\x11\x11\x11\x01\x11\x11\x11\x11\x11\x11\x11\x11  \x1f" +
	" ////&\x11\x11\x11\x11\x12\x12\x12\x12\"\"\x1b\x1b+&$$\x11\x11!&$$  $\x11\x11+$\x1b\x1b\x1b\x1b(\t\t&&&&(&&&NNHH.\x1b\x1b\x96JJ\x96\x96\x96\x96\x96\x1d\x1d++&  &&&&   $\x0e\xa8\x88\xa1\xa1\xa1\xa1\xa1\x11&\x11&?\x1b\x1b\x1b\x1b\x1b\x1b " +
	"???\x1b!&& \xa8(\x8d\x12\x12H\x8d9A5(\x8d&&\x11r\x8d(\x12\x12AA\x1d\x11\x11     (\x1d!(\x1d \x11\x11\x11\x15\x12\x12\x15\x12\x12\x12\x12&H    HH&\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x18!\x11!\x01\x01\x01\x01uii!!!!\x1d\x1d\x1d&\x1d&(\x11(" +
	"\"\"\xa8\x0e\x0f\x0f \x1b(J\xad\x12\x12)\x12\x12& \x1d&  \x12\x0e\x0f\x16\x0eJ&   \x1d4\x1d4\x1dyyyyyyy\x99\x99\x99\x99\x99\x99\x99\x99R\\\x0e + \x02\x0e.\x11\x11\x11\x0e( !!\x11\x11\x11\x11\x11\x11 \x8c((   J \x1bA\x1fJJ(\r\x0e\x1f( ((\x11(0" +
	"(\x0e(\x1e\x12\x13\x06d($$$$8888      88\x02\\\x0el$\x11\x11\x11\\\x0e$ $m\x11\x11\x11))(\x1b8\x1b\x1b\x12(\x83\x01 &!\x11&\x12 \xa8&\x12uuuu/\x15\x0e\x1f \x9fl\x9e \x13(9\x0f\x0f\x0f\x0f\x11::\x12\x12\x1d\x1d))))\x17\x17\x17$\x1d " +
	"\x11\x11!Ag=\x12&\x01 \x1b?\x1b\x1bi\x12\x12\x12\x12\x12\x12\x12\x12\x12iii\x12JH\x9f\x12\x12\x11\x9f\x9f\x9f\x9f+\x16\x16\x16\x16\x16\x16oi & T    &/&\x0f&&+$$(\x119\x11++++\x12\x12\x12\x12\x12\x13\x15\x118[\x1b\x1b\x1b\x1b\x1b\x1b\x15\x11!8[\x1b\x1bJ\x11J\x1b\x1b" +
	"\x1b\x1b\x13\x15\x1b\x1b\x13\x11\x11JJ  &4&P\"(\x1bB\x1b\x13\x1b .\x11\x11\x11\x1e\x11\x11\x11 \x12\x125\x11\x11\x11\x11&\x11\x11  &  \x0e\x0e    ++++ \x0f& \x1d\x06\x11\x13\x13\x12\x128\x06888888888)))))))))))))))))+ " +
	"\x17\x17\x17\x17////8)\"\x18\x06\x06NNNN \x11\x11\x11\x11&\x18\x1b\x12\x12\x12\x12\x18\x13\x133v((\x0f\x18\x18\x18\x18\x18\x18\x01   +\x10\x14\x06     \x06$$(9& \x1d$$\x11$   .\x9e$\x16(9\x0f\x91\x91\x91\x99\x04\x05 \x04,)\x05\x1fII$&;<===" +
	" >&\x0e\x83~\x83~\x83&\x117\x1f       /\x0f\x0f\x0f\x0f\x0f\x0f\x11\x11\x11\x11\x11\x11\x11\x19\x19\x15\x15\x15\x1b\x1b\x1b\x1b\x1b&&,QP\x1d\x13\x13  \x11'+  \x8d\x1b\x1b\x1b\x1b\x1b\x1b\x1b))  ) \r\x95( \r\x95(\"J\r\x0e\x95\x15\x11\x112 2222222222" +
	"\r\x0e\x9522:\x15\x15\x11\x11\x11\x11\x11\x11\x0e:\x01 \x16\x16\x16\x16\x16\x16(7\x1f!\x11      \x03\r\x0e\x95 22\x01\x01\x01\x01\x16\x12\x17\x0f\x12\x1b<\x96\x96\x1a\x96;<(\x96=\x96\x96r(\x11\x19G\r\x0e\x95\x0e\x8b\x12\x12\x12\x12 \x1f\x1f\x1fr(:::u\x17\x1b!(u\x1fu\x15\x15\x15\x15\x16" +
	"\x0f\x0f\x0f\x0f\x0f\x0f\x0f (E\"&??$$      \x8d((++++(\x11\x11\x11\x11(d\x11\x12(J\x11\x11\x11([+[+[+[///\x11\x11\x11\x11\x11\x11\x11&&\x1bN\x1b\x1b\x1b\x1b\x1b&\x12\x12[\x12\x12\x12[\x12\x12\x12\x12\x12\x12[ \x12[\x12\x12\x12[\x12\x12\x12\x1b((((" +
	"(\x13\x13\x13\x1d(((   \x0f\x0f\x0f\x0f\x0f\x15\x15 \x15 \x15\x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x11\x97\x97S+\x13\x13\x13\x13\x13(((\x12     (& W  \x0f\x0f\x15\x15\x0f\x0fJJ\x1b)\xae++(    \x97)(()(\x11\x13(((a ((\x1cbb(b9bb" +
	"\x1199&\x13((9&(X:\x12\x12\x12\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x1b$\x11\x11\x11\x11\x11\x11\x11\x11!!!!!!\x12\x12\x12\x12\x12\x12 \x17\x17\x11\x11XX\x12\x12\x12\x12\x12\x12\x13\x13\x11\x13++\x15\x15\x15\x15\x15\x15++++++\x14\x1b\x11\x11\x11\x11\x11\x11\x11\x13\x13\x13\x13\x13\x13\x11\x11\x11\x11\x11\x11\x12\x12\x12" +
	"\x12\x12\x12\x1bA\x1b\x13\x13\x13\x13\x13\x13\x13\x13\x11\x11\x11\x11!!!!!!\x11\x11\x18\x18      ,\x15\x15\x15\x15\x15\x15(bb ++ ++++++++++\x11\x11\x11\x11\x11b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x13\x13\x13\x15\x15\x15\x15\x15\x15      \x14\x14\x14\x14\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12" +
	"\x12\x12\x12\x13\x13\x13\x13\x13\x13r\x13\x13\x13\x13\x13\x13\x13\x13r&))  &:      ff\x13\x15\x15\x15\x15\x15\x15++++++&J\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x16\x16$\x16\x16\x16\x16++++++\x15\x15\x15\x15\x15\x15\x13\"\x13\x13\x13\x13\x13\x13\x11\x11\x11\x11\x11\x11\x11\x11\x11" +
	"&      \x15\x15\x15\x15\x15\x15\x11\x19\x15\x15\x15\x15\x15\x15\x01\x11\x17\x17zzzzzz      z      \x13   \x01\x01\x01/\x11\x11\x12\x12$\x11\x11\x12\x12\x12\x12\x12\x128\x19\"      %##&\x1b\x1bd$$\x97&&(((\x11r\x1c\a\a\x15(&\x15\b\x12" +
	"\x12\x12\x12\x11\x11\xac\x11\xac(\xac\xac|\x9d\x9d\x9d\x0f\x0f&888)8&  &\x1b\x1b\x1b\x1b\x1b\x17\x1b\x1b\x1d&\x13\x13NN(Z\x1b(((W\x1f\x0eW\x1f\x84 \x1f&,\x12    X:X:    \x15\x15\x97\x97\x0e\x1f]\x1c\x1cE\x1cr\x18\x16\x16        [+[\x12[  " +
	" +[\x12\x1fr-HH(J\x1d O\x1b\x11O$!\x18\x12\x12((\x0f\x0f\x0fO\x0e$\x11!\x11G\x17$\x1d\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x17\x1d$QQ8\xaf$\x17\x17\x17\x17\x17\x1b\x1b\x12\x1d\x1b\x1b\x12(\x17\x1d\x1b\x12\x1d\xae\xae (\x0e(+ !\x11J\x11\x11\x11\x11\x11\x13\x12\"(GI+" +
	"+\x1b,R\x1f  8(,D(,(\x11\x11\x11((((8\x19 \x14\x14&&O\x0eG$\x94$  =(R\x1dNN\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1d\x12\x12\x1d\x1f\x1frR\x1fu\x1f  \x13\x1b\x1b!\x1f\x11(8888\x1f   \x1d\x1d\x8d,,55 T \x1b&\x1d\x16\x16\x13G" +
	"J$K$\x1b\xac\xac( (!7\\]GU&&\x1d\x1dH\x1b55$$&$T)&&&  (((\x0eG\x16        \x16      \x12Gj(J(\x13 (\x0e\x0e  (\x94l(\xb0\x94$(\x94$\x13\x13\x13\x13!J\x11 JJ\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11" +
	"\x11\x11\x13\x13\x11\x11J\x11\x11!(\x0eG( \x7f\x7f\x17\x17f\\]!Q\x11\x11\x11\x11\x11[\x1d99&&(\x0e\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13 !!!\x11\x11\x11\x11\x11 +  ///\x11\x11\x11\x12\x12\x12\x12\x12\x13''((\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x12\x12\x12   ;<\x13\x13  ) \x13 " +
	"\x10\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x10\x0f////\"/////\x12\x12\x12\x12\x12\x1b  +\x13\x13++\x11\x11\x11\x11!!!///\x12\x11/   \x12\x12&  \x11\x11\x11 \x13\x13\x13$$ &&&\"\"\"\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x13\x01\x01\x86\x13d7 II !" +
	"\x11\x11\x11\xa0(\x1f7\\\x0eW\x1f]\x15 \x1e\x1fMM++\x16+\x16\x15\x15\x15\x15\x1b\x15\x15\x15(/\x1b\x12\x12\x12\x12 \x1b\x1b\x1b +++     (((\x1d\x00G\x00G\x00GGUGUGUG\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x12\x11\x11\x14\x14\x14\x14\x11\x1b\x13\x13\x13\x14\x14\x14,\x16" +
	"\x11\x11\x11\x11\x11\x11  \x15%   \x1b\x1b****zzz\x1c\x1c\x1c\x11\x17\x17o\x17\x17&\x18\x18\x18\"\"\"11111&&\x17\x17\x17jj$$  \x15\x15\x15\x15\x13\x13\x13\x13111B.  B..    \x1d\x1d \x1b\x1b$??\x1b\x1b\x1b\x13\x13\x13\x14\x14   zzz\x13\x13" +
	"\x13\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b-4\x1d4\x1d4\x1d$&3\x15\x15\x15\x13\x13\x13\x16$   \x15\x15\x15   \x15\x15\x15 HH&&&] \x1b\x1b\x1b\x1b\x1bE\x11\x11\x11\x11\x1b\x11\x16\x11\x11p\x1d\x1d\x17\x17\x17\x17\x17\x13\x13\x13\x1b\x11\x11\x11\x12\x12\x12\x0f\x0f\x0f\x12\x12\x12\x12\x12\x12AAAA\x1b\x1b\x1b\x1b\x1b" +
	"7\\\x0eW\x1f]QQQR\x02\x1d  ,R(\x16\x16\x16 [ [  [\x12\x12\x12\x12\x12\x12\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12G\x16\x12\x12\x12\x12\x12\x12\x17\x17\x17\x17\x17\x17\x11\x11\x11\x11\x11" +
	"\x11\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x12\x12\x12\x12\x12\x12oooooo,   \tkkkk$\n\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13\x13  \x14\x14\x14\x14\x14\x14(\x11\x12l  &\x15&\x13\x13(&\x12\x12\x12\x12\x12&\x1d\x0e\x14 &\x13\x13&&))) J ))) )\x11((\x18\x18\x18" +
	"\x11\x11\x11\x11\x11\x11\x11\x18\x18\x18\x18\x18\x13\x13\x13mmm(\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x11(\x14GU=d \x11\x12\x12\x12\x0e\x0e\x0e\x0e//\x11\x11\x11\x1f  (:T$  \x1f\x0f\x0f\x0f \x1f\x8c(!!\x11\x11\x11\x11\x11\x11\x11\x11 \x11 \x1b\x1b\x05\x05,   \x04\x8c\x8c\x8c\xa5\x11\x11\x11!!!`" +
	"`\xb1\xb1\xb1\xb1\xb17```)\x1b\x1b`k7`\x13\x1b\x11\x01\x13\x1b \x11\x01k \x01)\x1b\x11===\x11\x01\x95\xb2k\n\x06\xb3\xb3:  \xb1\xb4\xb3  \x16\x05\x96\f\x05\b$=>\x96\x01\x01\x01\x96$\x11\x11\x96X\x01\x01XX\x01XX\x01\x1b$JJJJJ$JJ\x05\v\t\x01\x1b$\x1b\x1b\x1b\x1b)" +
	"\x1b\x11$$$$ f\x022= $\x11\x12\x96=>22=>\x9627J\a$$\x16 \x16\x12\x11\x01 \x012$ 7$k\x1b\x96\x12 \x12\x1b\x11 `\xb4  \xb3$$\x11\xb4\x96=X \x96\x1b\x01\x1b   XX \x11\x13\x17\x1b\x1b\xb4`\xb4  `\xb3\x11\x17    \xb4`\xb322\x1bJJ" +
	"J f:X\x12)\x1b\x11\x11\x1b>>f>>\x01\x11\x96 \x11 )=\x11 \x01\x01\x01$\x11\x01\x17 \x17\x13\x13$$$$  $JJ\x13\xb4\x01\x01$  \x01\x96\x13))\x1b\x1b\x1b)))  7\x13 $\x11\x96\x05\x01 \xb1\x01 =f>\x1b\x11\x12\x11 >\x11k \x1b```\x16\x16\x16\x16\x16\x16" +
	"\x16\x16\x16\x16\x16`\x1b`\x1b 7\x01k$\x16\x16\x16\x16 $\x16XX\x01\x12\x1b\x1b$J\x16J\x17\x16\x16\x12\x1b2\x1b"

var meaningKinds = [...]meaningKind{{wordNone, 0}, {wordCopy, 0}, {wordNumber, 10}, {wordNumber, 11}, {wordNumber, 12}, {wordNumber, 2}, {wordNumber, 3}, {wordNumber, 4}, {wordNumber, 5}, {wordNumber, 6}, {wordNumber, 7}, {wordNumber, 8}, {wordNumber, 9}, {wordArticle, 0}, {wordLink, 0}, {wordDamage, 6}, {wordNeed, 0}, {wordDamage, 8}, {wordDamage, 4}, {wordDamage, 5}, {wordLacks, 0}, {wordDamage, 9}, {wordItemFails, 0}, {wordDamage, 1}, {wordDamageBeside, 5}, {wordIf, 0}, {wordQuantity, 0}, {wordDamage, 7}, {wordIncluded, 0}, {wordMain, 0}, {wordBut, 0}, {wordPhrase, 0}, {wordDamage, 3}, {wordDamageBeside, 8}, {wordDeal, 0}, {wordProduct, 6}, {wordWorks, 0}, {wordProduct, 7}, {wordPart, 0}, {wordExcluded, 0}, {wordPlain, 0}, {wordDamage, 2}, {wordBought, 0}, {wordDamageBeside, 3}, {wordUnproven, 0}, {wordAccessory, 0}, {wordProduct, 4}, {wordMended, 0}, {wordListings, 0}, {wordSpare, 0}, {wordOneOnly, 0}, {wordPairs, 0}, {wordComponent, 0}, {wordProduct, 12}, {wordBattery, 0}, {wordAnd, 0}, {wordDegree, 0}, {wordSeveral, 0}, {wordDoubt, 0}, {wordOnlyAfter, 0}, {wordOnly, 0}, {wordBodyOnly, 0}, {wordBoxOnly, 0}, {wordDamageBeside, 7}, {wordIfReturn, 0}, {wordAlso, 0}, {wordPiece, 0}, {wordProduct, 20}, {wordOther, 0}, {wordAdverb, 0}, {wordProduct, 31}, {wordNot, 0}, {wordSmall, 0}, {wordTime, 0}, {wordName, 0}, {wordProduct, 46}, {wordProduct, 1}, {wordEach, 0}, {wordDamageBeside, 4}, {wordIs, 0}, {wordStrap, 0}, {wordProduct, 3}, {wordWhether, 0}, {wordProduct, 29}, {wordFunction, 0}, {wordWithout, 0}, {wordProduct, 19}, {wordOf, 0}, {wordGenuine, 0}, {wordAuthenticity, 0}, {wordProduct, 35}, {wordFault, 0}, {wordHave, 0}, {wordWith, 0}, {wordProduct, 34}, {wordSeen, 6}, {wordNotAfter, 0}, {wordProduct, 13}, {wordSell, 0}, {wordProduct, 23}, {wordNoPieces, 0}, {wordProduct, 28}, {wordPackaging, 0}, {wordBody, 0}, {wordProduct, 25}, {wordProduct, 5}, {wordMaterial, 0}, {wordSet, 0}, {wordWorksBeside, 0}, {wordProduct, 42}, {wordProduct, 38}, {wordDamageBeside, 1}, {wordLot, 0}, {wordDamageBeside, 2}, {wordMaybe, 0}, {wordProduct, 15}, {wordProduct, 27}, {wordDamageBeside, 9}, {wordProduct, 8}, {wordProduct, 16}, {wordNotStrict, 0}, {wordProduct, 2}, {wordDamage, 10}, {wordSeen, 7}, {wordProduct, 9}, {wordCopyNoun, 0}, {wordLike, 0}, {wordProduct, 39}, {wordProduct, 41}, {wordProduct, 40}, {wordCompatible, 0}, {wordResembles, 0}, {wordFor, 0}, {wordProduct, 44}, {wordProduct, 24}, {wordPair, 0}, {wordProduct, 32}, {wordHalf, 0}, {wordSide, 0}, {wordSingle, 0}, {wordRefund, 0}, {wordSize, 0}, {wordSeen, 9}, {wordSeen, 8}, {wordDamageBeside, 6}, {wordDozen, 0}, {wordProduct, 22}, {wordSeen, 10}, {wordWork, 0}, {wordNumber, 1}, {wordUnit, 0}, {wordEmpty, 0}, {wordNew, 0}, {wordProduct, 18}, {wordProduct, 10}, {wordFree, 0}, {wordProduct, 30}, {wordProduct, 11}, {wordProduct, 21}, {wordProduct, 26}, {wordSeller, 0}, {wordProduct, 45}, {wordMaybeBeside, 0}, {wordProduct, 47}, {wordDamageBeside, 10}, {wordProduct, 14}, {wordLens, 0}, {wordMy, 0}, {wordProduct, 17}, {wordProduct, 36}, {wordGenuineBeside, 0}, {wordProduct, 37}, {wordProduct, 43}, {wordSeen, 4}, {wordProduct, 33}, {wordSeen, 1}, {wordSeen, 3}, {wordMaybeAfter, 0}, {wordInAll, 0}, {wordNotWorksBefore, 0}, {wordNotBefore, 0}}

// alonePattern has, for each first letter, a bit for each length of the single words of the classes only and empty.
var alonePattern = [26]uint32{0x8040, 0x10, 0x0, 0x0, 0x4820, 0x0, 0x0, 0x0, 0x0, 0x90, 0x0, 0x270, 0x0, 0xc, 0x10, 0xe0, 0x0, 0x0, 0x3f8, 0x20, 0x400, 0x30, 0x200, 0x0, 0x0, 0x0}
