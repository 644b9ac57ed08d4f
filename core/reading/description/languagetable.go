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
	0, 451, 731, 913, 1171, 1555, 1910, 2225, 2566, 2805, 3030, 3263, 3593, 3929, 4240, 4526,
	4772, 5040, 5452, 5714, 6097, 6452, 6835, 7102, 7524, 7952, 8384, 8895, 9241, 9543, 9863, 10099,
	10398, 10710, 11001, 11390, 11857, 12182, 12550, 12866, 13271, 13687, 14024, 14347, 14696, 15074, 15399, 15801,
	16136, 16445, 16869, 17341, 17742, 17992, 18228, 18528, 18842, 19075, 19346, 19603, 19830, 20083, 20400, 20754,
	21157, 21568, 21949, 22275, 22589, 22837, 23174, 23489, 23851, 24100, 24443, 24733, 25013, 25370, 25655, 25906,
	26251, 26696, 27020, 27358, 27663, 28050, 28325, 28714, 29038, 29398, 29685, 30013, 30275, 30674, 31015, 31375,
	31723, 32063, 32350, 32606, 32958, 33332, 33756, 34088, 34453, 34821, 35168, 35494, 35821, 36077, 36388, 36693,
	37020, 37375, 37704, 37968, 38265, 38515, 38820, 39168, 39449, 39718, 40115, 40406, 40693, 41195, 41543, 41955,
	42224, 42526, 42856, 43201, 43525, 43906, 44201, 44504, 44834, 45225, 45478, 45764, 46101, 46382, 46640, 47093,
	47623, 48053, 48320, 48887, 49271, 49710, 50264, 50779, 51130, 51484, 51669, 52016, 52354, 52803, 53202, 53588,
	53868, 54192, 54563, 54931, 55395, 55719, 56065, 56448, 56797, 57104, 57458, 57846, 58222, 58633, 58932, 59199,
	59535, 59889, 60194, 60546, 60944, 61273, 61571, 61949, 62219, 62434, 62691, 63034, 63411, 63787, 64100, 64455,
	64810, 65159, 65501, 65802, 66092, 66339, 66639, 67018, 67383, 67765, 68092, 68349, 68726, 69026, 69343, 69622,
	70080, 70393, 70777, 71034, 71472, 71846, 72096, 72519, 72872, 73283, 73797, 74084, 74390, 74710, 75020, 75451,
	75828, 76105, 76472, 76722, 76988, 77320, 77627, 77990, 78305, 78649, 78942, 79367, 79746, 80188, 80453, 80794,
	81048, 81425, 81749, 82040, 82249, 82612, 82966, 83173, 83382, 83615, 83891, 84135, 84410, 84744, 85081, 85418,
	85717, 86079, 86394, 86774, 87145, 87504, 87837, 88093, 88383, 88668, 88931, 89134, 89348, 89724, 90064, 90463,
	90827, 91222, 91580, 92000,
}, Text: "" +
	"Z0B1 1A copyEqualitatCyHreplicaJto 1 qualityN0erD1erD2erE2erD3erD4erD5erD6erD7erD8erD9erDaAA affuter" +
	"Hbesoin dAeIien vecuHt wobblyKchangerGonsoliderKdesfazer seJtartrerIisparuHfait son tempsNew pieces " +
	"missingSlaverFprecisar de lavagemTrafraichirJecollerEudreGdresserHfaireFgarnirGmettre en etatErouteO" +
	"placerHndu l ameIoverFpararEeindreHssemelerGouderGtaurarCerHtaperCisserIvernirFiserHsouffertIvecuFaa" +
	" gradeFqualitatCyHreplicaJnA diggelenIonderhoud toeZaan revisie toeLschervenIvervanging toePgeknaagd" +
	"AeGoektAeGroestAeGvretenIslagDprakelijkAheidOtalCekeningen inNwezigHbandoned projectOt jourGzurEblat" +
	"terndAeAmBnBrBsLerACfarbungenJgeblattertAeAmBnBrBsJrochenAeAmBnBrBsJfahrenAeAmBnBrBsGrbtAeAmBnBrBsHg" +
	"riffenAeAmBnBrBsJkautAeAmBnBrBsZabgelatschtAeAmBnBrBsIostAeAmBnBrBsGnutztAeAmBnBrBsHplatztAeAmBnBrBs" +
	"IranztAeAmBnBrBsGiebenAeAmBnBrBsGssenAeAmBnBrBsIscheuertAeAmBnBrBsJpieltAeAmBnBrBsGlittertAeAmBnBrBs" +
	"KtoßenAeAmBnZabgestoßenerBsJtretenAeAmBnBrBsIwetztAeAmBnBrBsJhanden gekommenOolungGimeAeAsCsDtoDnu" +
	"tzungAenCserscheinungenNspurenOolladaAsCitaDoAsCuraAsImbadaAsCoAsGutDplatzerCungAenKradedDsaBeAeAsCs" +
	"CiAonAeBiBsEoDeBiebCgoEs lightGatzAe abgelaufenPentAeAsCsEplitterungAenZabstenerseEirGuelaBoFcao alt" +
	"aHcartocciataBeBiBoKendeAreDonoFsoriosFsoiresEriAesIiaioDdent damageHadaAsCoAsEeAeAsCsCs et manquesQ" +
	"on altaIoudoirAsFnt google bloccatoPicloud bloccatoPlockedLrocAsEuA snel leegMeite en las palasQndeD" +
	"roDheteAAAeEtAerAkantEwiel slagNid damageHo delle pileKpileHerDompanhaHreditadaItie te hoogJng upFon" +
	" altaEhauteEighEis highKvation lockAedMe wormFringsslotZadaptadorEerFhesif surFve residueOidasyFjust" +
	"ableEmentIsBvertentieAsGsGfbladderendAeLfaisseAeAsCmentEsHgebarstenGladderdAeIrokenCkeldAeJklovenGle" +
	"efdAeGscheurdAeHlagenEetenFplinterdAeKtraptAeGvallenIstandsbedieningPtandsAeFerAmarketA screenQundad" +
	"aAsCoAsDmentoJwezigGgeA darkeningJrelated wearMtannedFonedCingGwearGoBrietadaAsCitaDoAsIuantaEjaA pa" +
	"ra cambiarZagujereadaAsCoAsFitoDoA de polillaLsFlhaFhnlichGiAguillesHndaDrbag lightJpod droit seulKg" +
	"auche seulLseulDingoloGueltoHsGjadaAsCoAsFkcesoriaHkuAAschrauberLtivierungssperreQumulatorAAAaAABemC" +
	"yKlAabeadaAsCoAsHboCcaAsDeABgo de hongosKdonEumasDnAaA faltaFtaraFsCosFimentatoreKl in one goKaA man" +
	"iera diMeenAA bodyEcameraZalleen consoleHde bodyEcameraEssetteHonsoleHdiscElinkerGrechterHverpakking" +
	"MoosEeen linkerKhet toestelLlinkerGrechterHtoestelKntataBeBiBoFsA in een keerDoopLsamenFzusammenLume" +
	"AntCrFma caidaIoneA di sudoreLiA d acquaGi sudoreGumiditaOsAA konvolutJoCtAavocesDzAA rajadoFotoJeAr" +
	"AsschadenJsCoparlanteJreBiDwaysAFmAAareladaAsCinhaAsCoAsFoAsDmentoZamareleceuCidaAsCoAsGouEillas por" +
	" el tiempoQeadaAsCoAsDmientoHntaAsCoAsEoGssadaAsCinhaAsCoAsFoAsEoAsBuEteur repairMe tombeeIinciAeAsC" +
	"sAsementLmaccataBeBiAnaBeDoBuraBeFhiCoEuffitaBeBiBoHolgadaAsCelaDoAsEouGnAAAalogAicaBo puxandoLueGch" +
	"eCienZancienneAs restaurationsUoraEdAaAta persaHe perseHi persiHo persoJereAnBrFelloEgeboteDranntAeA" +
	"mBnBrBsGochenAeAmBnBrBsJgriffenAeAmBnBrBsJkautAeAmBnBrBsFnabbertAeAmBnBrBsHckstAeAmBnBrBsIratztAeAmB" +
	"nBrBsIlaufenAeAmBnBrBsImacktAeZangemacktemBnBrBsHnagtAeAmBnBrBsGrissenAeAmBnBrBsHostetAeAmBnBrBsIsch" +
	"afftElagenAeAmBnBrBsJprungenAeAmBnBrBsJtoßenAeAmBnBrBsKoliA smussatiKoEiAAlloDma cadutaKleitungHnee" +
	"sCrimentiBoFtaBeBiBoFiBoncesEtationsFzioni a matitaGpennaOeAeAsZannotesEunciFomaliaAsGsBtacionesFoes" +
	" a canetaGlapisPsAeAsCtreichungenMticaBhi restauriKocDoCgoAlpesFuaBoDkAeCqueDurtoEvirusGycznyEkDunci" +
	"osGyAmoreFzahlDeigeAnHpaga sozinhaBoKnhou aguaJratA fotograficznyOuByFenasAA a caixaHo corpoLrture b" +
	"lades oilySieceEk verlopenKlastadaAsCoAsIodreceuCidaAsCoAsDmentoKlilladaAsCoAsJpannamentaBeBiZappann" +
	"amentoFtaBeBiBoFreilFenaDiccicaticciaBeBiBoHosaBeBiBoIle id lockedMunti a matitaOreAsenta defeitoHer" +
	"roEproblemaJndo defeitoRoveitamento de pecasWqueceA demaisGmuitoFpoucoGndo demaisPranacitoAsFdaAsCoA" +
	" por el gatoMsDzoAsA de gatoMonesGeAAn tEg gebrauchtKentiqueImbandAuhrHlehnenGrestFracheAeAsCsEncaA " +
	"malEdaAsCoAsFhadaAsCelaAsEoAsZarranhaduraAsFoAzinhoHoesBzinhosHuDjadaAsCoAsHegladaAsCoAsHugadaAsCoAs" +
	"EginitaBeBiBoGuitasItefakty na ekranieRiclesDoliDulations lachesNosFgosDkelGsAA a bundleGjob lotKaAs" +
	"CeguradoCrA siJkingEpiraA maleEpocoCucoGdorAaEpolvereHteurDionEzioneGeA malIsenteBiBoA cedidoLicurat" +
	"aBoGnatura de possePseDottigliamentaBeBiZassottigliamentoNureEtilladaAsCoAsJtAAascadaAsCoAsHribuidaA" +
	"sCoAsItaque par les versRentionFsteeFicCribue aCe aCs aEs aEitaBeBiBoDted toMuAAchBunAA signe de vie" +
	"NeAA preuve d authenticiteZaudio distortoMfAAarbeitungsbedurftigAeAmBnBrBsVgearbeitetAeAmBnBrBsKblah" +
	"tAeAmBnBrBsHplatztAeAmBnBrZaufgeplatztesIquollenAeAmBnBrBsJrissenAeAmBnBrBsIscheuertAeAmBnBrBsKtrenn" +
	"tAeAmBnBrBsKkleberesteEresteLlageFkcjachDeBiEnAtCreoleAsFicolare singoloNular sueltoHesAJsAA dem lei" +
	"mJbruchAeGenteEfallAeFgebautDeultAeAmBnBrBsGleichtAeAmBnBrBsHichenAeAmBnZausgeblichenerBsJlatschtAeA" +
	"mBnBrBsHufenAeA batterieAnKmBnBrBsHeiertAeAmBnBrBsIrissenAeAmBnBrBsIschlagenAeAmBnBrBsGossenJtauscht" +
	"GrocknetAeAmBnBrBsMschließlichLetzerFiDtenticaAdaAsCoAsDsBtaBeBiBoDheCiAdadA desconocidaKudosaGno g" +
	"arantizadaOpor verificarOeA desconhecidaZautenticidade nao confirmadaTtaA da verificareMubbiaGnon ga" +
	"rantitaJverificataOsconosciutaPoAAsDficadaAsCoAsIycznaBeBoscA niepotwierdzonaMznanaJiEyEkEur inconnu" +
	"LhenticAAatedCionFiteA a confirmerJverifierKdouteuseIgarantieIinconnueInon certifieeJgarantieIverifi" +
	"eeNitDyA not guaranteedOunknownMekAeDfieAeAsCsEqueAAsEschAeArBsFzitatJorship unknownPoAcollants abim" +
	"esGdecollesRfocus rottoLmaticAoCqueDschHnomie faibleZautor desconhecidoGocidoLnieznanyJe ignotoGscon" +
	"osciutoPresExACvachiAeAsCsEilableGriaAdaAsCoAsDsCouA seIecAABreBiaAdaAAsACoAAsADsFoAidBrDvallamentiB" +
	"oFtaBeBiBoGiaEwariaAFyant vecuJzinhavreJbabciAaEcaAsCkA focusesIfiresFlightA bleedFgoneEoutKoAsDd ba" +
	"ttery lifeMesnZbad imeiEmeidEsectorAsIlyA repairedLzCg marksGgy elbowsJnato dentroMixa oleoIlancier " +
	"casseMd areasFpatchAesHspotAsFtiresEyreAsHsam separationLtrennungMmbaAsCinoDoAlaCsEncalAeAsCsEdAenA " +
	"lekGoleraEuliereHsalatGeadaBoEged upGho gastoFsaiuHned consoleHfrom onlineGxbox liveRi de xbox liveL" +
	"u psnJo perdidoKqueteadoIrdzoADeAA toolEunitFlyADgainEniz saltadoLre verticaleKd by carrierOstAenZba" +
	"rstjeAsFulhentaAsCoAsFoA estranhoOseAmentFhedDketsAEtante usadaAsCoAsNteriaAAA agotadaHcansadaHdegra" +
	"dadaIura pocoCucoKfracaFinfladaHnao seguraKpara cambiarMszybko sie rozladowujeWvazouEiciadaJeAABiAAE" +
	"idinhaAsHteredCiaAA andataGdegradataIura pocoJesaustaHfinitaGscarsaIeAAA a changerIusgelaufenLfaible" +
	"GleerFnA ausgelaufenNsAA leakedHaureFwechsel notigOjZbatterijA gelektGis leegHleegFenA gelektJlekkag" +
	"eHzuurGyAAA acidEdegradedHoesn t lastKorDrainsGhas had itKis shotHleakageHwon t lastOle scarredDsKum" +
	"wolleGt keinen druck aufTwelnaGeAA sureFads missingKring goneEnoiseGs goneKuAtifulHcauseFdienungsanl" +
	"eitungReinflusst nichtMtrachtigt nichtRldCnA gluedFlostHflecktAeAmBnBrBsHoreEhandeltAeAmBnBrBsFlungs" +
	"bedurftigAeAmBnBrBsTobenDeftEuizingZbeiAgefugtGliegendHmBnBßspurenJkladAeDedingGommenFrabbeldAeGstA" +
	"eEitzeltAeAmBnBrBsKlichtingsmeterJungsmesserNscadaAsCoAsHlaBeA copieHoBy bulgeIt buckle rashLgoneEsl" +
	"ippingLmA usadaAsCinhoEoAsIneBotigtFtButztFriebenAeAmBnBrBsHoetAeFschadigdAeCingAenFtAeAmBnBrBsDungA" +
	"enZbeschikbaarFmmeldAeHlagenAeAmBnBrBsHmiertAeAmBnBrBsJitzvermerkKlagenFoin d un bon nettoyageNnetto" +
	"yageSsere tage gesehenMzeiten gesehenTtandenEtigenCtFe tijd gehadLldBltEoßenAeAmBnBrBsEungAenKtere " +
	"tijden gekendSugueDleAnDrt nodigJvestigenHlektAeGwareDeisenFijzenGyond economical repairRrepairLzAA " +
	"akumulatora i ladowarkiXgwarancji autentycznosciYparyFelCugEialyDbliotheekexemplaarJstempelJksexempl" +
	"arIstempelQcadinhaAsCoAsZbicho da madeiraLs de la maderaQicletaBtaGe kolaHo partidoJycleFenBrze olej" +
	"IteAnEgBje na bokiJtsporenIkeCldAausfalleIernDfehlerGrohre schwachNschirmA schwarzIgeratNndingDung g" +
	"elockertJloseJocularsIos lockedGpasswordIwachtwoordNro markAsHthdayGsagraAsFogno di affilaturaKmanut" +
	"enzioneMpuliziaHrestauroHiparazioneLuna pulitaSsspurenHuntaBeBiBoFtA missingHof rustEtlcHe marksHs m" +
	"issingJteDzarreGlacieCk screenHlistataBeBiBoDeAdBeAsZblacklistesId czytaniaImatrycyIderendAeEtEeArt " +
	"afGzijden losLnchiAeAsCsEk screenJtAtertA abJeach markAsFspotAsEtainJibt dunkelGimmer wieder stehenT" +
	"schwarzGtummIchfleckenJstiftnotizenNmishAedBsGnderAaFw upFijft donkerGhangenGknipperenJniet op stemM" +
	"opnieuw opstartenRstilstaanJzwartJndBkt rotHsterAedCingHtzDoatedEccataA da icloudLeBiBoA al logoGzie" +
	"ndaleJcon accountHicloudKda accountHgoogleGicloudGpasswordJll aziendaMicloudFn avvioZbloccato operat" +
	"oreJsul logoFla melaOo attivazioneLdi attivazioneOicloudJkiertAeAmBnBrBsIedvlekGkada aktywacjiJfrpDg" +
	"oogleGicloudGmdmHuje sieIod stainHm to varnishNqueA au demarrageMcompte googleNgoogleGicloudGpar cod" +
	"eEicloudGmot de passeMun codeLsur la pommeHe logoA appleSadaA por icloudLsCoA con contrasenaJuentaKn" +
	"o icloudJpela operadoraNor contrasenaJuentaGgoogleGicloudGla empresaKoperadorNsEeAsCio de ativacaoLf" +
	"rpDicloudGmdmGo de activacionKicloudLsEwn bulbEdriverGengineGfork sealsJuseEhead gasketLspeakerZblow" +
	"n speakersItweeterHveneerIs fusesJue screensIscreenAsHtoothGntAed cornersOoAaArd detachedJs detached" +
	"NbbledBsCingDyEdemCiesDyAA ohne objektivMnlyEunit onlyJzonder lensOekAblok losKgs downHhrmaschineKis" +
	"BteA seuleFvideFsCierAA nuA sans objectifQseulKkAachDiBuClas por el usoNitasEladoDe accuGitoAsEoAsDo" +
	"rAentaAsCoAsEsEsaA guardapolvoNillosFoAAsZbomAbaDnAa fideGecaDitaBoDneA copieItCokAendsEsCtAA loopFe" +
	"tClegCoopEsAAchleifeKrbotoAsFdAeAsCiA da rifareLoBsAteinkratzerHschadenNracha derretidaPsaBettaGsseA" +
	"leAeAsCsDsEtaA aceiteHoA presoIkiCoesCnAesEtaArellaBeGeBinaDom bracket playMhas collapsedPne mancant" +
	"eKi mancantiOuchonDle d oreille seuleTghtAAZboulochageDeAeAsCsGrdonneAmentKsilleAeAsCsGtonAsA manqua" +
	"ntsOwt geen druk opQwedA neckHingExA onlyErovinatoIvuotoGedA setFsDysCzzettiniGiBoEraccialeBiFeletAA" +
	"A stretchMo partidoHquebradoLkAAA cisnieniaJdzwiekuHkartekGobrazuFznak zyciaLpodswietleniaNreakcjiIe" +
	"A rubsFsA rubAbingHspongyJujacaBeAjCyDeAEndfleckAenHgaatjeEtAenZbrandlochAerGplekAkenHrisseFschadeAn" +
	"GpurenGtBvlekAkenIlantAeAsCsFsoletaABkaABiCyHssAingFtBuchtFemsbelagAeGeAnEnnfehlerGtEickadoCtaBeBiBo" +
	"DeAadaAsCoAsEdBeAsCsEdgeA pull upLefmarkeHght spotAsJlleDncoDseAeAsCsEocanteEkeligAeAmBnBrBsIke offZ" +
	"brokenAA and gluedFrepairedMinCmainspringKoffDspringsKkeltFnceCzeBoDosCseligAeAmBnBrBsEtDsura scolla" +
	"taOuteDwnedA pagesIingGuchigAAeAmBnBrBsEstelleHiacchiataBeBiBoHtaBeBiBoA dal soleKuraBeHdnaBeByDise " +
	"to glassJd rimHtA anormalHde fondEroulementMsuspectIs anormauxMleAeAsCsCureA de cigaretteNsFmmtDniZb" +
	"runieAsCsAsuresGtura della cartaStte condizioniPzecza progiFstrunyIyGsodDubblingGcataBeBiBoDhAettiBo" +
	"EiA di tarloCmeJniBoDruckenHkleAdA wheelAsJingFle de reinicioOoA di tarmaKzenieEyDdsCeeBnAaA copiaHo" +
	"DgAgeAeAsCsDneCsApurEueAeElbA blownFgoneGgingFmpedA cornersJr damageJingFnde abgespieltKeingespieltN" +
	"leEonaBeBoZburacoAsDquinhoAsInA inA na telaKmarksGed outGing oilDsmellJsA oilFtA outDpatchFsmellJste" +
	"dEtAAaBemCowCsenCjeDtonAsEyCzzAesCingGyAc mozeGlAAAaABoAByAEcAA est dommageMa friseGbelo na porcelan" +
	"aQleAA de cargaEhargeJrubDtiedHoAA de carregamentoQssageDeAeAsCsGche manquantJt de bibliothequeUda u" +
	"mZcada umaCnoEunaBoEeauCiraDna estiradaIgastadaHoxidadaLran refaitJeCuta di coloreJin acquaKe di col" +
	"oreLo in acquaNfeteraDiereHhier detacheIs detachesOiu na aguaEpiscinaJo chaoJxaA sem conteudoMvaziaG" +
	"sEjaA vaciaGsConesFlAcaireDsA rasgadasLifiedGe a chaudJidad 1 1Ba 1E.1DaaaDespejoGreplicaLentaAnGkow" +
	"icieImaraAsEbaleanteHiadaAsCoAsDtaBeBiBoDoA da registrareHolareMs saltanLe awayFraA onlyFsZcanA tA f" +
	"ind theIguarantee authenticityWlocateGread theIverify authenticityWal mudoCetFe mutoHpeDcelacion de " +
	"ruidoNmento de ruidoPlazione del rumoreVnage a refaireJperceJotAA find theIguarantee authenticityWve" +
	"rify authenticityXtAA read theJidadEoAsA batidosHdobradosIgastosKvasA looseFtearJoutchouc collantQpA" +
	"Aa descoladaJsoltaHire seGpottoFricciosaBeBiBoFhosaBoEieuseCxHsCratula rotaKb gummedHoncini da cambi" +
	"areSurateur a nettoyerKencrasseRcacaCsaDomaBidaAAsCoAAsHdZcardenilloGs missingKece deDn deHgaAdorAAD" +
	"nDicaA rottaGtoreAGmbo da bibliotecaMe bibliotecaSpet beetleHa gastadaHrotaJreAgaAdorAAesHra en la m" +
	"ediaPoBy caseHte manquanteIere hsCmorteLs manquantesNonCridgeGunchadaAsCoAsEoAsGvedEsaA de fumadorLc" +
	"oDcadaAsCoAsFeBhmereFingDqueDsa singolaJeAA noisetteIteteFeAAsACsABtte useeEwornGiZcastigadaAsCoAsIt" +
	" damageGscratchedBsKenaA allungataJda cambiarePtivo odoreLveAd inFillataBeBiBoBuraBeHng inGoAA di ri" +
	"caricaOyo al aguaLeAdidaAsCoAsDmentiBoGutaBeBiBoEllulareDeEularFnaA za sztAukeLterfold detachedIloos" +
	"eMrefold looseLifugaBeert nietOuryFramicAaCqueGchi graffiatiKo bozzatoHstortoKoA de aguaIsA de aguaL" +
	"deaAnEnieraA da sostituireNinterna rottaPeA deboliZcertainA ifGezaA seGificadaBo autenticoMtaBeEe au" +
	"thentiqueMdBeFo seGtteEhacunAeEfadaAsCoAsEedCingEinA slapFe detendueIrouilleeIuseeHrBseDmpignon dans" +
	"FsHuscadaAsCoAsIncisDgeAeAsCsDnel deadEoutIpa levantadaKdo gastadoLilla levantadaPquetaFrbons a chan" +
	"gerOczaByDgeArABsBurAAAsEingA brickFcableDseDordEdockEleadEstationZcharniereGssisEuffeA beaucoupIeno" +
	"rmementKtropFntFssureAA seuleGsIeap fixGio de bolinhasIpoHra a queimadoItabacoKo a fumoEguardadoIhum" +
	"idadeItabacoIde cigarroHguardadoIqueimadoIumidadeKforteJneCrry stainJveux coupesLw marksGedCs tapesI" +
	"zCiadoCndoEme doesn tKna kopieGkopieGese kopieJska podrobkaNpAA am randHinCoffCnCtoDjeAsDpedA jacket" +
	"JingEsCspeaCorroteaJtarraFudeElodziFocAsCdziA ciezkoKlewkaFrreaFristmasZchroboczeDtanieIzestFuck sli" +
	"psFwobbleJnk missingHout ofGtaken outNwieja sieFe sieFnaBeByGybaA zeEocze sieLieknieA wodaJrraAnCeDz" +
	"ko chodziGsie obracaFtwieraHzamykaPgarette burnAsMolaBiiBoFncoCghiaA da cambiareIsostituireNscioltaJ" +
	"e da sostituireNsciolteMqAueDturiniBoHociaFlasicoDpBsicAoCqueGvierCjas durasFflojasJero rotoLw marks" +
	"GedEeanAedACingA marksKr coat failureHpeelKcoat failingHpeelingPicking noiseJs and popsZclipped coup" +
	"onGjacketMoggedEnAeAAsDseAd tearsHsDudinessFyA headlightsPunkingDsDtch slippingEsLoatAingFbreDcheAci" +
	"toGkedCledCingGde d erreurIerreurIice di erroreJerroreJgo de erroArNffeeA comesFspillEtainIretFiffe " +
	"araseeKl whineHnAA corneFplieFceAeAsCsDsA emoussesIpliesJjaBeaAnDoCla de etiquetaMdaAsCoAsEeccionGla" +
	"ge visibleKnaCpsedCingFrZcollarCectibleDonADorEzioneGierEmateAeAsCsForA bleedFcomidoGlossEtransferJe" +
	"CurA bleedAingIlossErunDtransferMpettiBoEiCtelloGmAAA avariasHcalcarioIdefeitoHfolgaAsHandoEbadaAsCo" +
	"AsFeA undoneHs awayEoutDwithoutKida por el solGla polillaQo por el solGla polillaRng apartEwayA from" +
	"JundoneKmeCoBpatibileADleAAGletAaAmente mortaBoZcompletamente muertaBoNeAlyA brickedHdeadHment hsCmo" +
	"rtKoEradaABoAACtaABoAADeAAiABsoDisCovarFte google bloqueGverrouilleRicloud bloqueNverrouilleNutadorE" +
	"erGnAAA bolitasHcuenta icloudNtaraFdensAaAcion dentroLtionIitionEzioniA mediocriIscarseOectaEfermare" +
	"FzioneGirmAarCerGgelandoHi rottiHjuntoFked outHnectAeAur de charge abimeTsFo rotoBtoHsegnaDrtadaZcon" +
	"sertadasCoAsHola baneadaBoJeA bannataDiAeGonlyEseuleHide au scotchPuma olioFtaBeBiBoEntaBeBiBoCzione" +
	"Ita google bloqueadaRct marksJemporaryIrafacaoEfattaBeBiBoDzioneBiIsena olvidadaOe visiteHfaconAsEit" +
	"AeAsCsGoleA remotoGtechnique defavorableXlerAAIolsDperchioEtina consumataJrottaDvinataIscollataHtacc" +
	"ataGrappataQiaAA 1 1DaaaDbuenaFchinesaGineseGexactaGidenticaInon originaleZcopia perfettaHirataHsCeA" +
	"A 1 1DaaaDde marqueJparfaiteHirateHsDperCiaDyAACqueDrAdAasCeAs qui frisentOlessEonesFneeAsCrA bumpsF" +
	"crushedHrubbingHsplitAsGwhiteningKsA splitIsDonaDpoA macchina nudoNnudoHreaAAA dada de siKpara cambi" +
	"arNs gastadasIpara cambiarPctlyEiaA derretidaJgastaInte a saltarIgastaKodeAdBeAsCsCingEidaAsCoAsEsaZ" +
	"corrosaoCeBiAeBonAeEoEtocircuitoLsmetic damageGwearKta rovinataKina rovinataMola rovinataMuraA abert" +
	"aEiertaHsoltaGsA abertasFiertasPtonAeDto dal soleJnEuchCldA do with a cleanFpolishQuse a cleanAingPn" +
	"A tEeAAurA rouilleIs passeesMures de pileNnterfeitA checkGedCsJpA de courEstyloJeBon cutGsA de stylo" +
	"LroAA a descascarLsecoFnneEroie detendueIfondueGhsIteauDureA a refaireJdefaiteHqui lacheKsA a refair" +
	"eZcoutures defaitesIqui lachentRvercleDture abimeeGdetacheeIfrotteeQverEracheBoteAmentAsHuilleHkA of" +
	"DedA iceDleather lookMmirrorGprintFrubberGtyresIing to printMleA glazeGsCingDyA jackEpotAsHsCquelure" +
	"ImeAeAsCsDnk rubGqueladaAsCoA na pinturaLsCuraAsGeA effetGeAsCmentEsCleAmentGureAsFmentsIsh damageHe" +
	"sDseAuseCxFze linesGdCingFease marksZcreasedBsCingFmalleraHpaAtaBeBiBoBuraBeFeAtteEinaCtaEttataBeBiB" +
	"oBuraBeFoDvaison lenteLeAeAsCsEimson stainKnkledFstalAloHocBwnA falls outJpulls outJstem brokenPudBm" +
	"bledCingFpledFshedFystalGt refuseIuadradoDoADrteadaAsCoAsEoEtroEbierta gastadaHrotaEsueltaHsHchilloE" +
	"nieEituraA apertaGda rifareJsaltataJeA aperteZcuciture da rifareJsaltateOelloDnta de google bloquead" +
	"aTgoogle bloqueadaUrda rotaFsDoA secoGpoA soloIsta arrancarNffAieClinksHirAA secFvreEoioDpA ringAsGi" +
	"mDrb damageGrashFed rimsItainsEo circuitoMscinetti andatiGda cambiareLrumorosiQhionAsFtodiaAGtlery m" +
	"arksKs in and outKoutFting outKzarnej liscieJyA ekranKterechDyEuc dymemFpapierosamiLwilgociaLyAAsteB" +
	"yCzczonaByHtaFdAAA apres un modele deTaAA affilareHggiustareKcambiareZda erroArAeAsHigienizzareKmpag" +
	"liareKmettere a postoPproblemasCiHulire beneLraddrizzareKeimpagliareJncollareJstaurareDoGvisionareDe" +
	"IicolorareGndizionareLucireGdipingereJelettrificareNfareDoderareImettere a postoHin ordineGsestoPpag" +
	"liareJncollareIparareFristinareJulireGsaldareGuolareHtappezzareKverniciareMsaldareGegnaleFnalEinalDs" +
	"temareImacchiareHnettoniJostituireLbAeiDchbodenHdAa de siGs de siIo de siGs de siJjeClAlaBe casseeGf" +
	"issureeIhsGmageAdEenCp damageGmarksFsmellZdamp stainedJskaBiAeFnadaAsCoAsEdo erroHificadaAsCoAsEouA " +
	"seJneggiataBeBiBoHiA da acquaFliquidiMoA da acquaFliquidiNoA por aguaEliquidoMsA por aguaEhumedadHli" +
	"quidoOsAA le gout deKson jusKrk spot on screenNtainGenedGsABta non scattaMe doesn t changeOwon t cha" +
	"ngePwca czesciJnyDysDeAAAA forma intermitenteSgeest gegevenOadA as a doornailNboardFchannelHmotherbo" +
	"ardLnoteAsFon arrivalKpixelAsGsave batteryZdead spotAsEtockFzoneHboiteAeAsCsEleBiCwyDrocheAeAsCsGut " +
	"de champignonAsScals abimesGwornHtiAeAsCsEenteredEredGhireAeAsCsCureAsHir siFkelDlare perduFvoleIenc" +
	"heGoAlleAeAsCmentA des lentillesOsFsDoracionAesGdaAsCoAsDtionAsGeAeAsCsFusuAeAsCsGdoreAeAsCsZdeepCfa" +
	"illanceAsDtAeAsCsGtAeAsCsDutAsA esthetiquesQectAAeAnCiveADoA esteticoJsA de funcionamientoResteticos" +
	"MsBueuseCxADositeAsJitoA de fabricacaoEoKesteticoJsA esteticosMuosaAsCoAsHktAAeAAmABnABrABsACyEonceA" +
	"eAsCsErmacaoCionAesFoesEdaAsZdeformadoAsDtaBeBiBoCzioneBiGeAdBeAsCsCiertAeAmBnBrBsJraichiAeAsCsIgat " +
	"des eauxJs des eauxMorgeAeAsCsFraded batteryOiAAxou de funcionarJligarNjado de encenderIfuncionarPro" +
	"n de funcionarRo de andarFcargarGencenderIfuncionarJirIkielekCkaFselElAAAaminatedA solesIingConJikat" +
	"naBeBieCyFteAeAsCsDveryFlAAaZdellaABeAAnEmAAarrage difficileNeA difficilementNmalErFiBoliertAeAmBnBr" +
	"BsJnAAimA transferLtAe partidoIdBllatura irregolareQi cortiHo cortoIure abimeeLs partidosLsCunciato " +
	"come rubatoLrubatoGsmarritoRodorant marksMfleckenHranderHplaqueAeAsCsGourvuAeAsCsGuisErAAailleur tor" +
	"duNechaAsCoAsEgleAeAsCsElieAeAsCsFretidaAsZderretidoAsIsAAAaccordeAeAsCsHfinaAdaAsCoAsHjustadaAsCoAs" +
	"EeFlinhadaAsCoAsIpareceuCidaAsCoAsJrgenteAeAsCsCureJbotadaAsCoAsDmentoGouFcalibradaAsCoAsImadaAsCoAs" +
	"Frrega muito rapidoMrapidoGsozinhoNscaAdaAsCoAsDndaAsCoAsEradaAsCoAsEilladaZdescascarilladasCoAsKque" +
	"FelleAeAsCsEntradaAsCoAsIoladaAsCoAsDgemDmentoFndoEoridaAsCoAsFuDnchadaAsCoAsCuraFeAsConAesGozco la " +
	"autenticidadPsi es autenticoJoriginalNu autenticidadVradaAsCoAsFsidaAsCitoDoAsEturadaAsCoAsDndoJript" +
	"ionHuadernadaAsCoAsHradaAsCoAsJdeCencajadaAsCoZdesencajadosGuadernadaAsCoAsNfaz seFez seFiadaAsCoAsF" +
	"ondadaAsCoAsIgarradaAsCoAsEoAnAesDsEstadaAsCitaAsCoAsEoAsEeAsGhechaAsCoAsFilachadaAsCitaAsCoAsEoAsKi" +
	"gnAerElveredCingHntegradaAsCoAsKk diver marksIingIliga do nadaHsozinhaBoIndo sozinhoOucidaAsCoAsFstr" +
	"adaZdeslustradasCoAsJniveladaAsCoAsJolidariseAeAsCsKparejadoHedacadaAsCoAsHgadaAsCoAsDndoseHllejadaB" +
	"oHrfectoAsIintadaAsCoAsHortilladaAsCoAsKregadaAsCoAsFndendoEidaAAsACoAAsAJreguladaAsCoAsJsecheAeAsCs" +
	"ErreAeAsCsFoudeAeAsCsGtenidaAsZdestenidoAsGineDraBeBiBoAzadaAsCoAsEosEuidaAsCoAsHvanCencijadaAsCoAsL" +
	"tachedCingFlles de usoGesteticosMitoAsHectAaBeBsDintAeAsCsEnduAeAsCsErioracaoDdaAsCoAsDtaBeBiAonAsEo" +
	"DeAeAsCsCoHu paneDroblemaJkAenCjeAsEtliche altersspurenMgebrauchsspurenPspielspurenZdeutliche trages" +
	"purenSxCvenu collantIe collanteNolucionFvoEuelvoGzAentriertAeAmBnBrBsMhlCiAAAafragma atascadoIpegado" +
	"FresoJmma bloccatoIincollatoQlA spottingKmantA a changerNeterEondAsFphragme bloqueGgrasNchtungAenIdA" +
	" notEnA tEeAAciCd on meHsA fastEquicklyIeArDzCfettiA esteticiJniBoDoA esteticoJsaABeABiAAtaDoADuccio" +
	"ZdigitalAeGneroDgAedCingDsA und dongsMkedEpintaBoFre seBiDcional puxandoOitaAsCoAsFt marksGyA varnis" +
	"hLsabled iphoneMc drive noisyLonlyEread errorJotEo saltandoJlorationFedADurationFedAA varnishQfuncio" +
	"nHh warpFwasher damageOintegrateAdCingLjointAeAsCsEncteGk read errorMparaDlayA schwarzIbruchFfehlerG" +
	"portEschadenKonibileDleAsEvelHsaldataBeBiBoGestataBeBiZdissestatoHtaccataBeBiBoDhiCoEenduAeAsCsForce" +
	"CsionaFtedFressed finishGleatherGookKibution a fairePuttaBeBiBoFurbed gumLvanoDeltaBeBiBoEotsExBzer " +
	"seHlaAAA zlotej raczkiPugiCzejFniCoAAA dokupieniaIpracowaniaKszyciaHrobnego remontuKj naprawyKych po" +
	"prawekRer upperImalej naprawyNnaprawieniaFyGotA affectKodnowieniaIswiezeniaLpodklejeniaJprawekCkiHrz" +
	"yklejeniaMregeneracjiJmontuFnowacjiJserwisuGkompletowaniaZdo wyczyszczeniaLmianyFpolerowaniaKraniaGr" +
	"egulowaniaNzacerowaniaKszyciaIbladaAsCoAsEecesDzDraAdicaAsGeByAmCzeEceAnaDkAing stationNde pixelAsIg" +
	"yA zipGiciEer upperHsA notA affectA image qualityUcome withJimpactFncludeHkeep timeJsit flatNnA tA a" +
	"ffectA functionIimageA qualityUbootEcome withHolEdrainFget hotHimpactFncludeHkeep timeJlast longIine" +
	" upHmatterGshiftDowDit flatEstraightLtay in tunePtDtA helemaal nietsZdoet niets meerNg damageGearAed" +
	"CsFearsFisClaczamConaBeByGlCmAmageAsFuCnA tA affectGknow if authenticJgenuineHit s realJrealPnaCtCod" +
	"BrAgebrandAeGroestAeEtDscheurdAeHletenGzaktAeEetenIsA zonder inhoudOjeEpBrado gastadoHperdidoKtura c" +
	"onsumataJpersaFrovinataKe consumatePso consumatoJrottoDvinatoIsbiaditoHcollatoHegnatoGtaccatoGrappat" +
	"oMures effaceesNzucamGsAA frotteGpasseGsierEtalamZdostalemDwaByDepnaBeByGtyk szwankujeJwariujeLuble " +
	"clicking issueJsIureFrado comidoGgastoGs gastosMzaineEeDzenAsDijnDzinaGraaienCtA stroefKins fastEqui" +
	"ckAlyHvery quicklyQsnieciaBeDtaBeByGwerAs stickAingOehtCiAerDssCwnaBianaBeByEoAEieAd outGftA no anal" +
	"ogicoNende stickJtCingDsDllCppingEsCveA beltIobinki kurzuIy kurzuJnaBeByAchZdrobnymiFitAeDogtescheur" +
	"enMpped in waterLing outIs outHuckerCspurenFtelleAnHtBverlustJkarkaBeBiEujeFy leatherHrotAted tiresN" +
	"fujeFzwiAczkiIslrDuAAAasCct tapedIeA a serviceJfor a servicePffCidelijke gebruikssporenXllAedCingFpe" +
	"CraA pochissimoLnteEchgebogenEranntAeAmBnBrBsGochenAeAmBnBrBsJlaufenAeAmBnBrBsHegenAeAmBnZdurchgeleg" +
	"enerBsHriebenAeAmBnBrBsGssenAeAmBnBrBsHostetAeAmBnBrBsIscheuertAeAmBnBrBsJessenAeAmBnBrBsIwetztAeAmB" +
	"nBrBsJmesserIingDoCstA bagDcoverFinsideGjacketGspecksEotsItzendFzaBeA slady uzytkowaniaTiaCyAA luzHw" +
	"aAnascieHieCochCjeDunastuHye lossErunZdye transferKmiCsfonctionneAlBmentAsRzbanekFiadekCkaBuDlaAA cz" +
	"esciowoJraz naGtylko czesciowoJna zasilaczuSz przerwamiMcBjaAClEeciecyEkoDsiecAiuGwiecAiuHnsyADurAaA" +
	" po papierosieOmiCwaBeByAchFeAkCkaA po papierosieOmiDiA po kornikachJmolachMyA po molachNwnaBeByEwie" +
	"kAuHeAA andato perdutoPachCrbudsAEphonesGringAsFth humHsily fixedFrepairedZeasy fixGten tapeHs tapeA" +
	"sJbony stainJrecheAeAsCsCureAsJcailleeAsDuresIha humoFngeEtAA oder fakeEnichtJf nepCietIeAAnBrBsChei" +
	"dA niet gecontroleerdSonbekendKtA nicht gepruftNunbekanntHklarNkbugDeAnCigDlatAeAeAsCsCsEorcheAeAsCs" +
	"CureAsGneAeAsCsEuteur droit seulEuniquementQgauche seulEuniquementRseulFsAHraA azulEpretoZecranA ble" +
	"uEnoirFpcDsAeAeAsCsEinEdgeA bruiseFumpAsFknockAsGwarpDearDhiteningKsDicionEtionEzioneHenAA oorbelGsc" +
	"hoenJfecto arrugadoIcraqueladoKdesgastadoKenvejecidoKrotoIkt postarzeniaPfet craqueleIuseDvieilliIto" +
	" consumatoIraqueleIinvecchiatoLstrappatoGopicciatoMusuratoHvissutoMilochageDeAeAsCsHriteAeAsCsGi loc" +
	"kedJgareAeAsCsEratignureAsJenureAsGisureAsHzemplarzZegzemplarz bibliotecznyNeByKicheDertDghtDnAAAban" +
	"dEeAAAmABnAABrACgebranntAeAmBnBrBsIdelltAeAmBnBrBsGrucktAeAmBnBrBsIrissenAeAmBnBrBsIstaubtIigeDkerbu" +
	"ngenJrissAeFschaltenIwandfreiIzelneArA ohrhorerFringHschuhHsHsenCkratzerJjectAsDmplaresJkranA czarny" +
	"ZekranieCuEspresA do kawyIuHlAAastic goneEis looseIperishedJo lassoIque detenduIs detendusRectricAoC" +
	"queHktrischEycznyIment separatingConPttricoGvenEfBimeAeAsCsFmA cacosFfaltaFpaneDessimo estadoPailAab" +
	"platzerJlabplatzerNbacadaAsCoAsEiadaAsCoAsGlagemDjeDlageAsHoloradaAsCoAsIrague gastadoHpatinaKyage a" +
	" changerPoideredIueAeAsCsEmelesFousseAeAsCsZempanadaAsCoAsGenadaAsCoAsDmentoGoAuDrraAdaAsCoAsHfangEo" +
	"eiradaAsCoAsItyA case onlyOnAA defautGlambeauxHista negraLmiettesFlle morceauxOpanneFun seul lotHolo" +
	" loteNamel chipEdamageGlossJcaixaDjaCrdidaAsCoAsHeinteAA seuleGsFnderFiendeAnGlencheGogidaAsCoAsDoDl" +
	"heuCidaAsCoAsGntradoGreCstoErasseZencrasseeAsCsEvaAdaAsCoAsHuadernacion flojaFsueltaTdommageAeAsCsIf" +
	"antDerrujadaAsCoAsDmentoFndoEouHocaCnceAeAsCmentAsFsFriaEganchaBonAesHsgandoHineA management lightUo" +
	"rduradaAsCoAsJravedGkelDmohecidaAsCoAsJnegrecidaAsCoAsKrayeAeAsCsEedadosFgistreIsembleGtailleAsFrtre" +
	"AeAsCsGhaltenZentopeCrtadaAsCoAsEouFrata acquaHo liquidoLegaDo aguaFu aguaEhumidadeIumidadeLupidaAsC" +
	"oAsHvioCoiEraAfleAeAsCsCureAsHbeBijClindetAeAmBnBrBsIstuckGeditaAtoHhaltenFebliche gebrauchsspurenYk" +
	"enntFneuertBungsbedurftigAeAmBnBrBsUr 99DaticAallyIeur afficheeMo de leituraLr codeEde lecturaLe di " +
	"letturaKobiettivoKs de lecturaNi di letturaPsatzDetztFworbenHsAaustaBeZesaustoFbeicadaAsCoAsHoicelad" +
	"aAsCoAsIrceladaAsCoAsJuracadaAsCoAsJceBlusaBivamenteIoErita a boliIo a boliMelsohrAenHmplariHfarelaA" +
	"daAsCoAsDndoEouGeraDoladaAsCelaAsEoAsHgarcadaAsCoAsDndoImagadaAsCoAsDmentoHlteFpatifadaAsCoAsIortill" +
	"adaAsCoAsJsimetroIressoFuma cedidaGdesfeitaJs desfeitasZespumas deterioradasMpara cambiarSquenta mui" +
	"toGndo muitoMrdaAsCoAsFinaAsCteAeAsCsHsereDoreEtAA collantAeJaAA pegadaBoHcao de cargaMdoA pobreFrui" +
	"mHladaAsCoAsEladaAsCoAsFouDnABoBteDeBilhacadaAsCoAsHoADojoADragadaAsCoAsEouA seHopeadaAsCoAsIucheDfa" +
	"daAsCoZestufadosItAaitCtA d usageA normalOmediocreHoyenIched coatingMeBichettaGkettEquetaBteHuiAA la" +
	"dujaceLykietaHuBvenAtuaisClAeAsCiDeelCllGrythingA togetherRidenti segni d usoEi usuraRziataBeBiBoBur" +
	"eLtlDwentualneBieCyJx bibliotecaADhequeMjewelleryEryHlibAraryHmountGbibliotecaKcellentFptCssive play" +
	"LhangeFluAdedDeBidaBoDsivelyJemplairesEreAnIploseAeZexploseesCsGtraviadaAsCoAsDmosKzelsoorCrenJfaA f" +
	"umoEi capricciIpalliniJrumoreGsaltare il contatoreMla correnteScattare il salvavitaTintilleJun rumor" +
	"eKbrycznie nowyNcadeDe idEile a changerJda cambiarePsimileGturaBeFde marksGdA bezelFhoodElabelFspine" +
	"Hn gezogenIscheinigAeAmBnBrBsKzieherIingEhrradDtA hochEnicht hochOibleA autonomieKsEencageGledA motG" +
	"ingDsA toFr condition onlyQtAA disjoncterJu bruitIla mise au pointQsauter le courantRun bruitLkeZfak" +
	"e designerItanEdBsA haveElackHturaFlhaAndoDsDlaAbaCnAdoDrCen apartFoffGing apartFto bitsEpiecesNoAsC" +
	"sBt ab und zu ausNimmer wieder ausQmanchmal ausPsaAsCchungAenHeBiAficacaoCionAesFoesEdaAsCoAsDtaBeBi" +
	"BoHoA contactoDttoId autoreJsCyfikatAyHzywaBeByFtaAA alguna piezaMde contatoHmanutencaoKtintaFverniz" +
	"JlimpiarAloJun botonZfalta un cachoFtornilloHrocitoEzoGa cartaFfichaFhojaEpaginaEtaDiedraDzaKbaCmBnA" +
	" algunas piezasOcartasGfichasGhojasFpaginasGiedrasEzasGtrozosHdoCteAsEs de chapaBillaIpolicromiaPvaD" +
	"ouEmigliaEliaCleCyEnAeAeAsCsCnoDr from perfectNbaAbplatzungenKriebEsplitterungenPeBubertragungLverlu" +
	"stAeIyDstCtherDica a partireMgueAeAsCsFtoBuraFultAsByADsseZfausse fourrureImarqueHsExA contactAsHuir" +
	"EdesignerIfurDleatherKzAendo barulhoOechaA malFoAsEderbruchHorDhlenAAdAeAmBnBrBsErA im fehlerspeiche" +
	"rSanzeigeHcodeEmeldungJfokusFstelleAnHtAAeAilAeDnFjkClaturaBeFeAeAsCsCgenDlA apartFin waterIoffFted " +
	"in placesMing in placesOureAsFmmeDndaAs na madeiraNilleAeAsCsFuZfendueAsCsDteAsErAmeA malEtureA ecla" +
	"ir hsKsGo al logoFla melaKirEnbedienungAJseherGroA fundidoJugemBnsBtaBoAsJssurataBeBiBoCzioneBiGeFuc" +
	"htigkeit eingedrungenNsschadenRillets detachesQwCibbiaEca em loopHpiscandoHretaBoHhteEetsDl tireFame" +
	"nts de champignonsVi tiratiIo tiratoIs tiresHthyCrAaBeBoEnanced and blockedRd my onHeBgerabdruckHpri" +
	"ntIishA checkingDsGlossJo de cabeloJexpostoHpuxadoZfioritureGs expostosIpuxadosKreA damageAdIsCing c" +
	"rackFfaultElawIma di appartenenzaQdoCtoEst copyIschiaEsuraAdaAsCoAsDsBtionFeAeAsCsFuraAdaAsCoAsDsFts" +
	"CveAlaExedA lensEpriceHr upperIingFlackertFke offEsCingEshACt batteryHtireAsEyreAsGtenedGwAsDeaA bit" +
	"eAsCtenHbiteAsGckAenCigAeZfleckigemBnBrBsGki do wymianyNtriAeAsCsFickeringDsFkkertFnke gebruiksspore" +
	"nStsDohmarktGjaAsCoAsDod damageJppy jointsKuAeAsCsCwersFugrostFssigkeitsschadenSoam da rifareJrotAoE" +
	"surrounds rottedTcaBusAesFderaEggedCingDyA headlightsNli scioltiGtaccatiLs upFkussiertIldableEed cor" +
	"nerAsLha soltaGs soltasLnctionneAAA malDpar a coupsLque sur secteurPuniquement sur secteurXlAleDntAC" +
	"rIe avulsoHsCtZfootA missingKrAAataBeBiBoDelliniBoGgeryEnirBtaBeBiBoEo nella telaMroCseA gebruiksspo" +
	"renOoriginaleMtepianFi segni di usuraStoAapparatHcameraGmetroA no funcionaRsDundAation marksFstainNr" +
	"AniAeAsCsDrureFtcodeEmeldingJxedA paperIingAAFracassataBeBiBoDeAeAsCsFtureAdGis a prevoirMmeAAbreukH" +
	"ncobolloHges abimeesLkenwatchItumataBeZfrantumatiBoHtturataBeBiBoHyedA flexHingDsCzzledGeeAzesEiAnAs" +
	"A a changerHreglerLos ruinsJmde apple idJn apple idNna pocoGiA da cambiareIregistrareKsistemareOoAs " +
	"gastadosMtA divotsHsA lowFtes a changerJcreuseesIuseesLidgeDedBrt einHgoriferoInge lossEwornIpeAeAsC" +
	"sCpeAeAsCsEsst banderKttingFzione slittaLzy hairJoisseAeAsCsFmA a fakeGfakesHntA focusesKtherDteesZf" +
	"rottementAsFsEuxaAsCoAsFp lockedGsperreIusciaBiBoGugaA de oleoIsDitAeAsEllAyACminataBeBiBoHmo dallo " +
	"scaricoQncionaAAA as vezesImalDregularIbaCmAento intermitenteSnAdoDrFtionAalCeertEingADsGdaABidaAsCo" +
	"AsFfBghiA nell otticaHe lentiOoAsCusAbefallJkcjonalnyEujeAHtion eingeschranktOierenCtZfunktioniertAE" +
	"sfahigFtuchtigHunfahigAeAmBnBrBsPzionaAAA a volteHmaleEogni tantoKsolo collegatoJunAaIun solo canale" +
	"Pmento irregolareKsaltuarioPnoBteDreIori servizioIusoHrAAA lossFadaAsCeiraEoAsEinhoAsFnierschadenLoA" +
	" de tracaJsDse blownHsCteralAAuAFraBoCterEßEgaatA steeds uitIroefGvanzelf uitMjeAsFbkiDfasADins min" +
	"utesHtimeIlkaZgalkiDmbaBeCepadEmelAEntBzCrabateadaAsCoAsFosFgeCnderenFtiA authentiqueMaBeAAreAnCtDrA" +
	" siDeCscoDtaA autenticaLo autenticoMzadaBo autenticoMrCoDoCziaGsketDt pelo tempoFusoJadaAsCoAsDsEtAe" +
	"nDucheBiAeAsCsFve up the ghostNtaAsGdybyACzCzieEearAs skipDlipApingMbanntAeZgebanntemBnBrBsFrstenGla" +
	"htDokkeerdA door providerOeJrauchtDntAeAmBnBrBsGekAenEochenA weißGeAmA weißHnBrBsA weißMkenA witI" +
	"uiksaanwijzingKslijtageKndAeA pagina sPutstAeGcorrodeerdAeLdeuktFeft de geestIeen foutHrrorFgeen bee" +
	"ldFteken van levenXnAA beeld meerKgarantie op echtheidTeluid meerLinvloedHteken van levenRrbtEfalsch" +
	"tAeAnBrBsIundenGgarandeerdJenlichtblendeLstuck fehltOhauseAA ohne objektivZgehavendAeGenCfaltenGtA e" +
	"infach ausKtwas nachEvorJfalschGimmer ausDwieder ausQleicht nachLstandig ausIrk nachKungenauHvon all" +
	"ein ausKselbst ausRigeCst aufgegebenLerbildJkauftAAElebtEnicktAeAmBnBrBsHochtErastFlangtAeAmBnBrBsGe" +
	"kte batterijenPijmdEockertAeAmBnBrBsIuidEmaaktDldeFneraluberholtAeAmBnBrBsOuineAFoxideerdAeJpflegtFi" +
	"ldBltFquollenAeZgequollenemBnBrBsJrafeldAeFtBuschAeAntwicklungQcuresFeinigtFpareerdHstaureerdJviseer" +
	"dIinge reichweiteOssenAeAmBnBrBsIschenkAtDurdEnitztHpAlittertAeAmBnBrBsJrongenFungenAeAmBnBrBsKtausc" +
	"htGestetFragenEiebeAschadenMs very hotLvlekt door vochtQwartetFechseltJhost imageFtouchAesIingHiacca" +
	"Ebt kein bildMcleur boucheMftAedEg bagFlding lossErubbedGwornJt lossErubbedZgilt wearDornHng verlore" +
	"nLoco eccessivoNraAdischiGnoDlsDtaarCraBeBreCyEven up the ghostRlasAbreukDuchFkorrosionIringenHpilzE" +
	"randerFotDsA ring marksKsicknessJesADurrisseIze flakeAsGlossEpopsGing wearIuurbarstenHfoutEschadeLeb" +
	"okaBiAeFichlaufschwankungenUiAAtchAesCingDyFosne lozyskaJikAAAaABiABowGveCwkaEue marksFresidueIdA ba" +
	"ckEtogetherNnawedEiazdaZgniazdoFonAsEocciolaAmentoLdzinEes in and outNlaBd wearFabriebHpeA lateralIc" +
	"itoAsFsBtazoAsIma despegadaLma a terraHforataGscollataKeA a terraHda cambiareKecolleeIfiniteGlisceFs" +
	"eccheKndoleAeAsCsFeA missingHstickyGwalkaboutJyellowIfiaBeBoCleAeAsCsFodBgle lockedGslotJrdurentaAsC" +
	"oAsIeA di umiditaNt lostEwetEeaBoAsEugeAdBsFrAaA jednym kanalemZgra tylko jeden kanalSbaCcchiaAnoBte" +
	"BiIde aaaGffiA di gattoJataBeBiBoA dal gattoLuraBeFettiAniBoDoEniCoDikfehlerJisseuseCxGjaCmofonAuGnd" +
	"AeBfatherGmaBereDotherGpaDnyDsAaBientaAsCoAsGseAsEtisDvaDease spotAsEtainHyCtCen line onDsFresidueKn" +
	"ierEsilleAmentAsKtadaAsCoAsDs no couroNibouillagesZgribouilleAeAsCsCisIetaAsEfadaAsCoAsEfAeA par le " +
	"chatMsA de chatKonneAeAsCsFureAsA de chatOlleeAsCpainHmeByCnceCdAerACing noiseJsCzeDp coming looseMd" +
	"ecolleIadaAsCoAsEpataBeBiBoDeAeAsCsFoene streepJzeligAeHove wearIsAsAeABmutterGvaterHttyDund humDloo" +
	"pIßAeZgroßeBmutterGvaterAsJubbinessFyDdentaBoFndrissFe linie im displaySspanGyfAieCuDzbiecieDtEeje" +
	"DybA na soczewkachOaBek w obiektywiePyFuanteBoA singoloLranteeAAdGnizione della testataNtestaHiA da " +
	"sostituireWstaBeBiBoEbi olejEpolaczenieKsynchronizacjeOzasiegJidaoConDtarAeBraCsFm disturbanceMmed u" +
	"pHnked upFyDtAeAmBrDzikAaBiFwarancjaBiA zeGtowacBnaFujeKhaZhaA bisogno diKperdido colorFel banoMso c" +
	"oloreLreso umiditaNsmesso di funzionareUtirato le cuoiaQarbarstAjeAsIlijnAenGrissAeFscheurAenCtjeAsM" +
	"benAADceA chispasHruidoAsGsaltarGun ruidoJnDdAAA a hard lifeLbetter daysNfteAnBtCungFgelschadenKir i" +
	"s frizzyKline marksGsHkeligAeAmBnBrBsGkenDtClasAujeFbesDfBlmark wornFs rubbedNsA kromEverdrehtJbreuk" +
	"DuchFketteGtA die stimmung nichtZhalt keine ladungOveDmmered finishMulcaBeA nie lapiaJpiszczaHslabeH" +
	"owDecFndA distressedLbagAsDemaltGgemachtHleA gluedFoffEidingFsDmadeEs looseGchoenDuhFtascheGvatDyAma" +
	"n specialNgtA losDsich aufLno giocoFsmesso di funzionareYperendAeEingAenFtErd caseEto startJcover co" +
	"pyKlyACwareA tarnishAingQshly cleanedNsAAA a punctureKbeen lostJcome offIgone tackyKto be plugged in" +
	"Rlo do biosHna biosKnA tEtAAA schon bessere tage gesehenZhat viel spielLteDusBt parleur creveQveAAA " +
	"to jiggleGwiggleKnA tEingEy que ajustarGrreglarAlaBoKbarnizarIcambiarAlaBeBoIoserAloHengrasarIlavarE" +
	"ijarDmpiarAlaBoJmover el cableJloHpegarAloGintarAloHonerleHrepararAlaBoHstaurarAlaBoJvisarHsoldarGta" +
	"pizarAloPzeByDdmiDeA perdidoIadphoneAsAGset playHtockA breakFrepairNtA markAsGingDsCvilyZheavily pla" +
	"yedKyDbbenEcha anicosGpedazosHtrizasIoA anicosGpedazosHtrizasHs anicosLeftAClA dragErubDtip missingI" +
	"s missingNsDirloomFssCztDld on withHtogether withNwith tapeLpCmos perdidoLndiduraAsHgselEkelspurIrAd" +
	"adoEeAdadoEnciaFitageDeDkentErenCumbreBosaAsCoAsJsteldFuntergefallenGkommenAeAmBnBrBsQtACidroliseHer" +
	"roA fundidoMlo sacadoFueltoHs sacadosGueltosLnchadaAsZhinchadoA por humedadMsGgeA remnantAsIsplitEta" +
	"rtingIthinAsGs crackedHstartingNsAsAingFt and missIor missKoekAenCje afGsCge actieIhenschlagJja suel" +
	"taHs sueltasLldA a chargeIchargeHsA a chargeLeAsCguraEzAwurmAbefallMmageDbreDeBmageDeDngoAsEodA fade" +
	"dHpsDrizontal line on screenWlogeAbandIs d etatEusageHserviceKseACt pixelAsGwaterGpixelGudt geen lad" +
	"ingOrsCseBingDseDtrotZhoutwormGweverGp lockedIsBucza lozyskaLele a quemadoJmalFlas del tiempoQile su" +
	"r les lamellesTtClleADmeaBdadesGidade naAsJmingEsCndidaAsCoAsDmientoAsLydrolyseBisDzedKiAAAAchBloud " +
	"attivoGbloccatoFqueadoJgesperrtIlockAedGnon rimossoHsupprimeMslotDperreGvergrendeldIrouilleQdea ifDl" +
	"AnaBeBieCyAmFe ofFrolisiHfAAAfyDglaBeByCnore l authenticiteUhrerBsEkZilAAoscEmAA eimerFkonvolutIlief" +
	"erumfangNageAA remanenteHtentionKmBnA fantasmaIquemadaMballoDrcataBeBiBoHei blacklistedJoccatoEkedEq" +
	"ueAadoJgeblokkeerdJsperrtIin blacklistMreportadoMitacaoCionA buenaFde marcaJesFjaA futraFskoryHeBiCo" +
	"esEtAieAsConA deDenCsFzioneA diEiImagineGpactA damageHsEerfeccionAesGtionAAsAGzioneBiJolverataZimpol" +
	"verateBiBoIrecisaBoEsoraDsoraGimanteEeDoperly cleanedQundaAsCoAsGnAA blacklistHoccoGcortoFdie jahre " +
	"gekommenSeen koopIfrantumiAIhet water gevallenSmille pezziLtausend teileMhe manner ofNwater gelegenO" +
	"alambricoIuthenticJbegrepenIceppataBeBiBoGhadaAsCoAsFidentataBeBiBoIlAudeAdBsCingEidaAsCoAsEsAaAsCeA" +
	"sCiBoAsCsCyeEollataBeZincollatiBoFmpleetCtAaAsCeAsCiBoAsCsHriccataBeBiBoFnataBeBiBoBuraBeHostataBeBi" +
	"BoCzioneBiJustadaAsCoAsIurvataBeBiBoHdienEestableHfeltrimentoFtaBeBiBoHiltrazione di luceJi d acquaG" +
	"i luceTgedeuktAeGscheurdAeJiallimentiBoFtaBeBiBoBuraBeJolfataBeBiBoGrippataBeZingrippatiBoIheritedHi" +
	"ciaDzio di funghiJfunghiLk markAsFstainGepingenHlBtvlekAkenJnaBeAnAfutterIyAchEoperableDtiveJpaintin" +
	"gIs wasser gefallenQerateDvibileBiDleAsIideDolesEpiradoDeA de la marqueNdACiertEowanaABeByAItabilAeA" +
	"AmBnBrBsCiEndgesetztHsetzungsbedurftigAeAmBnBrBsWruccionesGtion bookletIsGkcjaABeBiHuredZintaccataBe" +
	"BiBoFsataBeBiBoFensief gebruiktMywnie uzytkowanaBeByHwanaBeByPriorDmitenciaAsGtentAlyDzaInoEoBrouvab" +
	"leJundadaAsCoAsGtilisableA en l etatPzableDvelEzabileBiMvoiceGoBpadA disabledLhoneA disabledIunavail" +
	"ableRronA markHreparabileBiLsAA stukFkrzyEn tA thereItCpirataBoGsueAsEtAA wegEruzioniJtAemAsAZitsBv " +
	"caducadaIdesfavorablePzquierdaAsCoAsKjAaA nao ligaIteve melhores diasSviu dias melhoresNmelhores dia" +
	"sSarCck is looseJeAtEhrAeAnEkAiesCsCoAAscA aaaDlustrzanaOmaisDmedEnte voileeHsEsBuniA parEeAsCsAseme" +
	"ntA du vernisKsMeAan dechireHtroueGsAA rotosFstrappatiBoKyAEdenA kanal nieIolczykIascieDtuGnaA z par" +
	"yHkAzeEegoDoCochDwabZjedynieAFgoCjBsliAACtACweilsFzeliAFironesGob lotElotEintAs are looseJlooseKycon" +
	"AsEpadDstickA driftNuegoDnta de culataNrkCstCzDkaal gesletenJgesletenKbelAA do ladowaniaMzasilajacyL" +
	"bruchFlosFlaABuDffee kommtGmaschineMle plekAkenJkaanslagGblagerungenMfleckenHranderImeraAsCyDienA ko" +
	"tlowyMnAaal valt wegLl ausgefallenLfallt ausLpaByDnBteAnAabriebGschadenLpieZkapotAgebetenHteEpeCutAt" +
	"AAeAAmABnABrABsAGrtki wypadajaLonA poDieBkAaDuFssetteGttenkrassenKzenkratzerLumACzdaBeByEeeps crashi" +
	"ngIdisconnectingNfreezingIpoor timeJrebootingHstartingKtrippingHurning offPinAA bildsignalKdruck meh" +
	"rKlebenszeichenOeAAnAA einflussImucksHrAAleiHlderluchtIlerAgeruchKramikEb damageGrashFedBnCingEnel p" +
	"anicZketteBingFyAboardA shineLedCsA are shinyNicked the bucketPdsCedyCszenAiAeHlkaBuDnderAwagenIkAed" +
	"CingDsDppeligAeAmBnBrBsEtFttfehlerGschadenKlamkaCraByDpkaCpertFssischFycznyGvierEwiaturaByFszAeByGeb" +
	"eresteEuckstandeLrigAeAmBnBrBsFtCeftDi sieEdBnAAeA chipsGmBnBrA chipZkleinesEjacaA sieFe sieFyA sieH" +
	"onaBeByEkoczeFmmtCtCpBurafgifteJverigAeHockiDnBonCszAaEuczykEsprojectKnackeredEserDtDrrtCstCztEickAe" +
	"BspurAenIfeA marksIppert roodKstertFttedFobBck offA versionMedCingA noiseJoffAsEsDpAfAeDtchenAbildun" +
	"gMwAA ifACwhetherJx lockedKobietaFd bleduHfferACievlekIhleburstenZkolaAtekCkiEbaByCczykAiBowGekcjaBi" +
	"FkaA po szklankachPoCnierzAykHoA bijeFrAuBzeEumnaByFmischeAsGorkaEpatibelAACleAsFybilnaABeAByAAIletA" +
	"AemCtBuByEuterAaGt losGndenswasserKnteDsolaBeBiEtakteErolerGvolutGpbreukFciCercieDtaBowkaEyEfhorerFp" +
	"latteAnbruchNiaZkopiaABeAAnCiCtelefoonJrekCkaCnikiBowFonkaBiDzjaBeBiEpusAuErodiertAeAmBnBrBsHsionGts" +
	"luitingKzakAiFraaktDbsporenHftige gebrauchsspurenVkeluryEnde potmetersPsAjeAsDsenCporenGvormingItzen" +
	" beim drehenNrAnDigAeA potisGmBnBrBsEspurenIwedzAiAachDeHecaBiCukelsGimpscheurAenKtzeleienJom getrok" +
	"kenKgetrokkenKneCtkiZkrotko trzymaLusza sieEca sieHy sieIysztalGzeselClaBoEywaBeByFsiazekCkaA pobibl" +
	"iotecznaQiGtoraBeByAchGugelschreiberanstreichungenOstricheThlmittelverlustNschrankHtDlki na material" +
	"eQnstbontEenaar onbekendOleerEstoffIpferDilamACemADonaABeAByAFrenCtkaBeBiDzAschlussHuEwiatyDjtAgeraa" +
	"ktMlAA uniteGaAA pieceGadtA niet goedEmeerMt losGbelA wearIcciCerataZlacerateBiBoEsBtsDkA of suction" +
	"LabplatzerCungAenMfehlerGingDkratzerHplatzerAHrisseFsAchadenIquer checkingDsGpeelAingHwearDornJznieD" +
	"yDdder inDedFeAbuchseGgeratAFkabelFrCiertAeAmBnBrBsEsDnaBeByCowarkaAABeBiAAGtA nicht mehrJur nochEsp" +
	"oradischQujaBeCngEger kapotGschadeAnGpurenIgingDyZlagujeEid to boardKneCtonEkAbarstenHierAuBzeFschad" +
	"eAsIlkaBiDmelle oleoseGunteFs grassesHhuileusesPinas com oleoNpAaA blyskowaJdaCraDeAnschirmIkaBiCsha" +
	"deFyDnaAdaAsCoAsDsCcetteEuchA wyciagnietyMaGptopAaBsByFrgeDsAAcaAAdaAsCinhaBoEoAsDsCoAuDer rotGhesDq" +
	"uinhaAsHstA nachItZlataA swietnosciMchCen losFr imitationMonDufmascheAnHtA nicht durchKur am netztei" +
	"lIstromImit netzteilQruckeligIungenauFregelmaßigKundEten ausJzu langsamNtsprecherLeAA cayo aguaJent" +
	"ro aguaLakAedA batteriesMingDsByA capsEpadsHtherAA crackingIdryDis crackingRciBtureEzCderAAarmbandHb" +
	"andErisseHiglichGwie dzialaJo dzialaGtrzymaKeArAeA ovpDverpackungLrBsCkartonHssporenGtA geen discsFg" +
	"amesMvouwAenIftZleft airpod onlyLbud onlyIearbud onlyLone onlyIshoe onlyMgAatura allentataJlentaFrov" +
	"inataOeA doosEverpakkingLrAeAsCsDgeA maleFraBeBiBoEitAimaAsCoAsGnoCoBsCichtAeAmBnBrBsFderDnenEkkaAge" +
	"De bandAenHndAeEiA luzEchCeCoCtCnAsAA capCreepFerrorFhoodEseparationLdopDesCloslatingJschimmelHepara" +
	"tieKtaZlenteAAsCiAlleAEoDpi sieEaca sieFe sieFy sieIkaBiAeEsAAeknickAeGrillenHionataBeBiBoDiFuchtenB" +
	"tGvantamientos de pinturaWeAsCou quedaFtomboJwaBeAgoCjCyAmDzardeAsHiabilityFleEbrary markingsIstampA" +
	"sEickersMettoEoDchthofAeErandigAeAmBnBrBsKzbaA sztukIne slady uzytkowaniaWdABegekuhleHstCveBiZliftin" +
	"gFgaBeraAsCoAsEhtAA seals goneJtainingGruckHly playedJningEweightIne roseEverteBicaleKs a l ecranJsu" +
	"r l ecranLvertesCicalesPjmrestenGverbinding losPnen in het schermSkeCmbs looseIe scaleGscaleGitadaCt" +
	"aDedBeCiertAeFowanaByHpiadaAsCoAsEoEnAe down the screenPon displayLa en la pantallaOsullo schermoNve" +
	"rde sulloIticale sulloQs en la pantallaOverticales enQe sullo schermoPnBs across the screenRon displ" +
	"ayHscreenGthe screenNthrough the screenVha na telaIs na telaLie na ekranieLn im displayNngDkeArZlink" +
	"esCsCoBseAAntrennungMpstick stainMquid damageGspillGe renverseOsaBeBiBoBta negraHingAsEki przyslony " +
	"zaolejoneWras na telaNtAtleEvraisonFeA avecGoElanta dobladaIsGoAAadAsDchAerCfraßFleinErigAeAmBnBrBs" +
	"Gked to previous ownerTrEdowkaBiFgicielForaBeBiBoEmbadaA soltaKo danadoFescoloridoIpegadoJfatigadoIg" +
	"astadoHrotoHngA goneFerEokalikeAGp di avvioZlooptA achterGonregelmatigMsnel leegIteeds vastJroefGvas" +
	"tHseA canvasGhandsFinputFjackDointsGpageIrnetkaGsAAeA blatterHseitenHs minutesHoilDpressureIsuctionH" +
	"timeEwaterIgekomenFlatenFraaktFtorndHsA of platingHveneerKeAA airpodGbladenCzijdenKcassetteIdiscEoor" +
	"belGpagina sJsDtA elasticityKits bounceGshapeJshapeEichDuctionKtAeBspurenGtoDud noiseHrdDvelyEw comp" +
	"ressionLfretsFpressureIsuctionJzyska do wymianyKwyjaLubZlufterEidsprekerJme lossEmissingHrotFinaireH" +
	"nettesAGridaBeBiBoEsterkoEroBzankaHzcza sieEca sieFe sieFy sieHenieEy sieJvaCxuryEzA vermelha piscan" +
	"doSnaBeA kartkiIyCowCuje sieHyEmaAAAAA luzEaktCrBtCcbookEchiaAAtaBeBiBoDeBnettaFolinaBeIhacadaAsCoAs" +
	"GenCouilleAeAsCsHtCizaBoZmackeAnEdeAraDreDeBgagnaBeElia tirataLhltBwerkFoganyA stainMiAlerAsDle file" +
	"eFtireeGs tireesLnAspring goneMsAAonEjaABorDkeA up marksJlBsA a noiseHnoiseHup marksFstainJingEl con" +
	"tactoIfuncionamentoEientoOolorEtenutaBeBiBoHaAndataBeBiBoGconciaBeBiBoGeBfunctionAingDsGzionamentiBo" +
	"Nha caidaFpuxadaJmessaBeBiZmalmessoFos oloresJridottaBeBiBoHtratadaAsCoAsGechaAsCoAsHutkaBiAeFyAchEm" +
	"aAnCieCyCncaAA un bottoneHcanaleGpezzoEiedinoHtastoGa cartaFpaginaFedinaFietraGviteGo strassLnoA alc" +
	"uni pezziMbottoniHcarteFdei pezziJpagineFezziEietreGstrassGvitiGteABiCzeA di coloreNvaAnoFhaA de agu" +
	"aEcafeCnetaGgorduraGrasaFhumedadEidadeIlejiaFtintaFvinhoZmancha de vinoIdaAsCoAsDsA de oxido en hoja" +
	"sUeA recolleHvoileHinhaAsEtaAsEouEdoACetteAsFgasCe les bandesKpar le chienNlAexemplarIstempelJia i n" +
	"astriInastriGolioFto dalle tarmePucchiataBeBiBoJledDoCicheCiBoA imbarcatoJsvirgolatoNgliaBeFkamentAy" +
	"GementAenHietAyFoApoleFquantAAeAsCsEeAA d aspirationLe pressionJs piecesKun boutonGpiedEstrassHe pag" +
	"eZmanque une pieceCrreFressionIvisIntCsAA de placagePteauClDualAAeDbrioEelAlEyCple stainJrbleACreDca" +
	"A de boliEcopoEquedaFumidadeLsAA da idadeHe aguaEbatidaAsGoliAgrafoJcaidaEolaCposFdentesGfitaEhumida" +
	"deIidadeFleituraHmordidasIquedaAsGusoFo tempoIevidentes de usoQprofundasJvisiveis de usoSheAAA malGi" +
	"AaBoBtaBeBiBoDoCginaliaHkZmarkaBetCiBsAACmoAlBrCurAuEquage ecranJes d humiditeIusageADureGe chuteFvi" +
	"eFu tempsNtwaA naturaIeA pikseleJyA pikselHch pikseliNynarkaHs condicoesKselloEiccioEfBvAeBholzHtilA" +
	" combadoMt burnFching pairKerial a descascarMfehlerLrycaByEt gewordenJe stainGdEu cheiroFontactoDtoH" +
	"funcionamentoNodorFvais contactAsJe odeurMxed outHyA be repairableObeAEdm actifBvoFttivoGlockedGslot" +
	"DperreZmeAcaniques duresNcaniche da cambiareKureMhacenieEi sieGnic specialJzmAuIdiaAnoDoBumEegelever" +
	"dJhrCiaBnAAeAAmBnABrBsElecandoFquentaAsCoAsIladaAsCoAsCuraAsFsEmbranaBe dechireeIperceeKes lachesMnA" +
	"geCsAagem de erroLje de errorOrcadilloFtinoGeCsAAaBesCiBkaBiAeDsage d erreurKgio di errorePerCingFtA" +
	"AZmet pen geschrevenPalAlAoCowyFe ruidoAsHkBrA is offGreads offMkaBiCte a fuocoLuAA perfilIzczyznaGz" +
	"aEgielkaGiAA tiendaHaAAlAaDcro rayasCureAsGiscosGscratchAesKaranazosIfoonEgraffiAettiEoHrayasConesEu" +
	"reAsGiscosFrayasGscratchesMecBdzCliCsiacAeDecyEzaEgaAwkaA sie zacinaKzacinaIiEhtCoczeFjnCkrofonDrysA" +
	"kiCyZmikrozarysowaniaNserAaFldewEnhaAA lojaHifigsBureAsHmaleBnaBeBieCyGorA chipHtCoAA armadioJrrorA " +
	"copyEqualityMsAA productosJshapenHalignedHcutDe en securiteNfireAsCingGlaidEplacedGschienFenBsChapen" +
	"FingAAA a few piecesMbattery coverMeadsEitsDuffersHcardsEhunkEouplingAsIrystalsIdecalsFiceEfeetDigur" +
	"esGootDringeGkeycapFnobsFpageCrtAsZmissing perfsEiecesFlatesFrongFrhinestoneAsKubber feetLscrewEequi" +
	"nsGnapDome piecesKtickersGoneAsEudsFteethEilesEoothErimJtAedCingEuraEtAAAeAeAsCsCgeliefertHnommenIte" +
	"lExed lotFrElynekFocnaBeBoA eksploatowanaBeByNuzywanaBeByHwysluzonaBeLyDderately playedMgeruchGnAeBo" +
	"FedaCtA gemaakt wordenMreinigd wordenMpareerdJschuurd wordenNmeerd wordenPschoongemaaktNvervangen wo" +
	"rdenRenA vervangen wordenZmofadaAsCoAsEentoEoAsDgaBelijkFlabyDbyCicherweiseKobyFhoCisAiAeAsCsAsureAs" +
	"Hture damageGinsideGmarksMjAAaABeAAgoACjABmuEldA spotsGyCe zjadlyIla rottaItoA usataBeBiBoFvissutaBe" +
	"BiBoLmBnAA dressingIvestiaireKateDedaCtaByCyA back if fakeEit is fakeVitorAaByZmonogram removedNteBh" +
	"AsCreErdicchiataBeBiBoHd pelo caoJaAsA de cachorroOelaAsEoAsDlleAeAsCsEscoAsDqueadaAsCoAsKs fenduAsH" +
	"chAeAmBnBrBsEdoodEicataBeBiBoBureItA de chez mortNaAsCeAsCiBoA del tuttoJimprovvisamenteQsCsDsiadzDe" +
	"znyFsaAsDtradorHt de passe biosNfailureIeurA grilleGserreJgaatjeZmotgaatjesHh and wearIbitesFdamageG" +
	"eatenFholeEnibblesFpsFedBrCingEoAcyklAaFrA fundidoHgoneEnao pegaJcycleFeA da rifareJfusoGradDschadeA" +
	"nJtenbefallGfraßFgaatjeAsFtenFlochAerGschadeAnHvraatJuillureAsHldAyDnt burnEmarksIsses a changerHre" +
	"faireJmortesLvementHvementFilBmentoFngEyenDzeBliwaBeA zeEyGroziDugaEucho tuteHkyDertaAsCoA del todoJ" +
	"sZmuescaAsFfAfaBe geurFltDigAeAmBnBrBsGgreBientaAsCoAsIitas marcas de usoQoA gastaAsCoAsKjerDmBnecaD" +
	"zeDsiBsA erganzt werdenPenCteDtAinessFyDteBterEyCyACn affecte pasEnt pasNy est plusIsont plusMaAA cz" +
	"esciHadA openGldCm op schutbladPbylemDtyEchAahmungGbauAtenFildungHgebautAeAmBnBrBsZnachgedunkeltAeAm" +
	"BnBrBsJmachtAeAmBnBrBsLdAAaAlCdarciaDtaBeByFelBrwal sieFnaBeBieCyGgnilaBeByEryzionaBeByA zebem czasu" +
	"UkruszonaBeByIlamanaBeByGpalonaBeByFeknietaBeByIrdzewialaBeByJszarpnietaBeByKtopionaBeByHwyrezonaBeB" +
	"yJgebouwdAeGmaaktAeHrywaFhtA aufgegangenZnaht offenGe gehen aufJoffenJilsDjlepsze lata ma za sobaXke" +
	"d unitIlezyDotAemCyA rdzyJmaakDe in penGon flyleafKwritten inNoAAA abre bemHfetaAmFguenta cargaMquec" +
	"e bemKcarrega maisLentrifugaKda imagemGsinais de vidaKlA de vidaNvideoIfecha bemJgaranto autenticida" +
	"deUelaEleCmantem a afinacaoRpuxa aguaJreconheceJsai somGegura a cargaGfinacaoIcargaKi a senhaHse e o" +
	"riginalRtira aguaLprawaBianaByDeBonaBeByEyEuchnietaBeByJroznikAiBuGtyDss gewordenKzAaBeByjnikZnaszyj" +
	"nikaIt gewordenJomiastGura mortaGl stainGeza muertaMe morteGza mortaMwetEeAA donne aucun signe de vi" +
	"eSplus l heureHsigne de vieXlit pasClusIpossede pasClusMreagit plusLvidange pasClusNcesitaA ajusteFr" +
	"regloAsIbarnizEteriaHlavadoFimpiezaImantenimientoNpilaCnturaGuesta a puntoOreparacionGsoEstauracionK" +
	"visionIun lavadoGrepasoHa limpiezaQsitaA de arranjoHlimpezaHreparacaoHstauroGvisaoJi cureEmanutenzio" +
	"neMpuliziaHrestauroGvisioneIiparazioneLuna pulitaNmanutencaoDzioneMpuliziaHreparoEstauroGvisioneIipa" +
	"razioneNeGkA bowedEreakZneck is twistedKrepairGtwistGlaceGeAdA to jiggleKingDleCsAA a beltEcleanFdus" +
	"tEfixDgood cleanAingNjumpEneck resetIw beltIpolishGrecapDfretEhairGset upDupEharpenGtitchGtune upHwa" +
	"shDipeFdjustingJbeltsFdescalingIry cleaningMfret workJgluingGheelingHloveEmendingHneck resetIw beltA" +
	"sJpolishingJre coveringIgluingGupholsteringMwiringHcapApedCingHfretEgassingGlueingEingGhairAingGeeli" +
	"ngHsolingFtoringHupholsteringMwaxingFiringIsetting upZneeds sewingFharpeningJome workItitchingJtruin" +
	"gFuning upJwashingGeldingGorkIgenDinBtherFkbreukGlAAlaADmABnhumAAaAFpApeDssunAA segno di vitaOaABoAF" +
	"ttoyage a prevoirNeAeAsCsFzteilAAGuAA lackiertJeArCfAABmaticos gastadosQnBveADverA authenticatedOaEw" +
	"ACiAbbledBsCingGcAAeZnichtAA auffindbarKfunktionstuchtigQkomplettImehr daBer schonsteLie schonsteMhe" +
	"ißFtaufrischJvorhandenJwasserdichtLzu gebrauchenSsicher ob echtOverkehrssicherNollstandigHzahligIrh" +
	"andenKraucherAhaushaltPsDkAsCotineaanslagNeAA banglaFuduje cisnieniaQchlodziGzytaFdaje oznak zyciaPo" +
	" spraniaImyka sieJrukujeGzialaA jeden kanalMjaA klawiszeLlAaBoIgraBzejeFwarantuje autentycznosciZnie" +
	" kreci sieJlaczy sieHdujeA sieIpie zasieguNmaCnadaje sie do uzytkuUodczytuje plytMpalaDompowujeKtwie" +
	"ra sieLpompujeFsiadaFtwierdzona oryginalnoscZnie reagujaBeA na dotykQssieDtartujeHwiecaZnie swieciGt" +
	"rzymaGuruchamia sieNwiadomo czyJdzi kartyJem czyA to oryginalSrujeFlacza sieEja sieLplywaAjaHstajeFy" +
	"krywaHzachowal sieKmyka sieIsysa wodyJwsze dzialaGlaczyFzaskakujePnam haslaLcoCdokonczony projektQma" +
	"gaAjaHzialajacaBeByKestetycznaBeByKkompletnaBeAjCyAchCmKnteDoryginalnaBeByKpranaBeDzyjemny zapachQro" +
	"wno pracujeNspieralnaBeByHrawdzonaBeByFnaABeAAgoDyAGtetyEzczelnaBeByItAZniet aanwezigIcompleetImeer " +
	"aanwezigIbijDcompleetIde mooisteKte vindenJwaterdichtOooi meerJop echtheid gecontroleerdZniet rijkla" +
	"arIschoongemaaktNte stemmenKvan invloedKolledig meerOestowanaBeByJuwAe accu nodigKbatterij nodigSwie" +
	"lkaBiAchCeHzachowanaBeByInaczneByEnaA autentycznoscPe hasloHyGgdyDkotingeruchGspurenLlBneBgunAAaABoA" +
	"EoBtendoGtki grzybaKxABzCoAAA afectaAnGutenticoCficadoNbattery coverNcambia la fechaOentrifugaJharge" +
	"FonservaBoZno da la horaHsenal de vidaIes de vidaResaguaHes autenticaBoJoriginalLfrenaFgarantizo aut" +
	"enticidadMla autenticidadZno holdAsFidea if genuineHrealLnfluyeHla encuentroLo encuentroKnger presen" +
	"tHturns onPmarca bien la horaSpasa del logoMlayDroof of authenticityUuedo garantizar la autenticidad" +
	"Zno retiene la cargaQse si es autenticaBoJde oroGoriginalLson originalesTigns of lifeNva bienIceBhAC" +
	"doaAsDzeDgaAlCiCirciAeAsCsEseA cancelingDlingKreductionLy bearingsIjackEpotAsIm ecritFinscritHsur la" +
	" pageMbre escritoHpuestoKe do antigo donoOscrittoKnAAA autenticaZnon autenticataBeBiBoDoGhentifieAeA" +
	"sCsMcambia dataKentrifugaJomprometteLda alcun segno di vitaTsegni di vitaQe autenticaBoJoriginaleLfu" +
	"nctionalKgarantisco autenticitaLl autenticitaXenuine batteryHdisplayHscreenOinfluisceBonoLoriginaleB" +
	"iJposso garantire l autenticitaZnon prende la caricaQregge la caricaOoulantAeAsCsHunnerGscaricaGegna" +
	" l oraKo se autenticoJe autenticaBoJoriginaleLoriginaleJsia autenticaBoJoriginaleNveraBoIno original" +
	"iOtrovo piuJva piuHeBfunctionalKnaBoCrunnerHpeCrBsekCkiBuCtraEtA authenticAatedZnot coolingHdraining" +
	"IgenuineHkeeping timeMlighting upLoperationalLpowering onKresentHreal designerNspinningHure if authe" +
	"nticJgenuineHit s genuineHrealHs realIrealMthe real thingLreGaAtki na marginesachTe a matitaGpennaIb" +
	"ookEs in marginAsHthe marginsRhingAEiceDreDusBveauFvaBeAlCoACwAaABeAAgoDiutkiFoczesnyHyACyerDzAaBeBk" +
	"aBiEuAAeAAstraEvaABeBoADmberedZnumeradoDiqueEoAteFmeriertIncaDovaABoADrA bodyEdas geratFhandyIer lin" +
	"keFrechteJie kameraFonsoleHovpHein airpodGohrringHschuhJgeratFkameraErtonFonsoleHlinkerGmit netzteil" +
	" zu betreibenYodulFnoch ein kanalOovpDrechterHverpackungMssbaumHylonFoAAAakA stainIbAAA echtDs echt " +
	"istHin original istTsCcasAachDieCyDieranaBeByHdarciaBeDtaBeByErapanaBeBiaCyHerflacheZobgryzionaBeByI" +
	"iciaDektywAAAemACieCuAAByFttivoAAGjanaBeByEtaBeByDjectifAAEktivAAAdeckelKtAivaBoAADoBsEluzowanaBeByI" +
	"racaBzkaEzAAuAByEsAtrueAeAsCsCidaAsCoAsItarciaBeDtaBeByEluczeniaAmiDeZobtluczeniemFonaBeByFkl sieIur" +
	"adorA presoJteurIudowaBieCyFwolutaHccasionFhialiAGhoCulosEzko w rajstopachRdAAAbarwienAiaAmiDeAmFona" +
	"BeByHiorAuDte naroznikiOchodzaca farbaJi farbaFlakierMzytujeHdAamDerAwanaBeByFur d humiditeJe caveDi" +
	"garetteJmoisiFrenfermeItabacIpersistantePkleil sieEa sieFo sieHja sieEja sieGnieEonaBeByGsztalceniaB" +
	"eEonaBeByJurzaczZodkurzaczaIlamanaBeByFupanaBeBieCyGmowil posluszenstwaOa posluszenstwaUnowionaBeByH" +
	"orAe di bruciatoIcantinaGhiusoGfumoEmuffaFsigarettaJumiditaHvecchioNurDpadaAjaDlAaBoDlaDorny na zary" +
	"sowaniaSwiadaAmyFedzialnoscNrutaBeByCwa sieHyskAamiDiAemDowCujeEnietaBeByJrapanaBeByFestaurowanaByMs" +
	"pojonaBeByGtajacaBeByDeEwiezonyItwarzaGziedziczonyMfAAZof hetA echt isHorigineel isPijEertyEfAAiceDn" +
	"etFggettoFloszenAiaAchKniska rdzyLhneAA echtheitsgarantieRfunktionIlebenszeichenNstromIrpolsterHring" +
	"AeFstopselJil leakEon bladesGthe bladesNstainGy apertureIbladesJtoDkladceCkaBiFoloCpconaBeByGularowC" +
	"yAA przeciwsloneczneXl auf den blendenlamellenPlamellenRdA mothErepairAsFstorationJtouchesKerDej na " +
	"listkachNo nas laminasOie op de lamellenLhet diafragmaRlekkageIgAeAmBnBrBsDo sulle lamelleQor a cerr" +
	"adoZolor a guardadoIhumedadHmohoEquemadoHrancioGtabacoGviejoKverlustIm op te knappenOaCnAA its lastA" +
	" legsJway outLthe blinkKbruikbaarJcleDderhoud nodigKstrepingenMulazioneJeA airpodGearbudGshoe onlyIp" +
	"eaker onlyOkelDlyAA chargesHone channelLworks plugged inKwhenNtA disparuIbrakCeektDkenAdHstemdAeHvin" +
	"dbaarHolledigIzeDokBrbelFpA te knappenLaAcizzataBeBiBoHkowaniaBeAmCuIenAgebarstenHhaaldAeGsprongenKs" +
	"BtZopgeknaptFzwollenJhalenFiekaczFsCknapbeurtA nodigLperCrojectLladerFonaBieCyDroczCgramowanieMtical" +
	"DkBqueEykaBiFrAazCdenadorFrCinateurIecchie agli angoliKlle pagineNnoA singoloGpaiatoOilles perceesNl" +
	"has de burroOiginalAA oder kopieJu copiaFreplicaLeAA al 100IiA al 100Hta non garantitaRkartonGverpac" +
	"kungMeelA of nietEreplicaNleHologioGyginalA czy podrobkaIreplikaMemCnaABeAAgoDoscAiEyAAmZoryginalyIs" +
	"Aad z kamieniaNemka na koleMiemDle uszyHmiuDobnoEsidataBeBiBoCzioneBiJtruitaBeBiBoEzyFtarcAiaAchCmiD" +
	"eAmEtaBeByEherDrasCosCzymalemDnyHtimeBoDoAneDurataBeBiBoAreIwieraAjaIuArBt of shapeFtrueDuneIil nuFr" +
	"ages du tempsMsCosEvreEvalCerA polishedIwoundGheatAedCingDsFpaintAedZoverpaintingHolishedIverhitAtin" +
	"gKwoundHpA ohne inhaltOwnedBrA inscriptionQxidacaoCionDoesEdaAsCoAsDtieBonAsspurenMiertAeAmBnBrBsFse" +
	"d contactsMzed contactsNoA del tiempoKen paginasLuEydationAsGeAeAsCsGpaarAAeDckAageBingA onlyLzkaBom" +
	"atHdAAlA dyskFaCnietaBeByFreCsCge detacheeIis looseImanquanteIissingHvolanteIsA coming looseZpages c" +
	"oming outKdetacheesJfalling outLmanquantesKtannedGvolantesLina mancanteIs losEoltaEtaccataHueltaHsA " +
	"soltasFueltasKeA bruniteHmancantiIsciolteMiAaBllage a refairePntA chipElossAesGsplashAesEtterGotsGed" +
	"CingFoBrAeAsCsDjaczekCkiFeczyna na ekranieSkietAuFle copieHliniFmiatkaBiGncadasCinhaHdeadaAsCoAsGe e" +
	"letricaJl damageJtallaA negraGzo azulFsFonA rotoFesA rotosIiFsAZpapaBerback copyJsADiAer jauniGeBowC" +
	"yErochAyDszkiHrAA intermittenceOaAA aproveitamentoNrranjarFeglarIbutowFchoquesGonsertarCoIde funcion" +
	"arMglosnikowJkolczykowGumnGlimpiar a fondoPmanitasHnartEpecasEod szklemKrecuperacaoDrHparacaoDrFstau" +
	"rarCoGtapizarGirar pecasNsozinhoGpodniGtirar pecasLwodna podKchoquesHfusosFgonAuEmiCurtiFceCeA chocs" +
	"GcidaAsCoAsFjaCsCfaitAeAmentIumZparkeerschadeJremplerHschadenIou de funcionarPpadeaFt missingIeA a f" +
	"aticaImancanteJs quebradasMi mancantiJculas de poLdaAsCoAsDjBu seFs missingKyBzyDsAAA authentifieAeA" +
	"sCsEqueLsur de l authenticiteSe de l authenticiteWun vraiFe vraieKekAACkaAABiA na ekranieLemADuCo a " +
	"mejor vidaOsage de vitesses difficileWs soulignesOcode lockedLe de couleurKpar le soleilOdBeBgginoFn" +
	"dDword dimenticataLlockedIt unbekanntJvergessenPt its bestJiglie finiteLllas gastadasPujacaByDeZpasu" +
	"je doGy na ekranieNtaAsCchyDillasEna lossItern fadedFwearKypalEznokcieIcAAsCe quebradoJarlAsEca queb" +
	"radaJsA quebradasMcaBheEdaisClesCiBsAByDrinhas faltandoQelingA stickersOga partidaIdaA con pegamento" +
	"Nde antiguoLsCoA con celoEpegamentoNde antiguoLsDjosaAAsACoAAsAGou aguaEfogoHs slipHintAureGkaAjaDlA" +
	"aBoCniecAiaAchCmiDeZpeknieciemEtaBeAgoCjCyAchCmHladaAsCoAsEeA a descascarMeAsCsCleAA seccaHicciaFt s" +
	"ichHoA de roturaJen la porcelanaPfalsoGs de caoDgatoJtillasHucchiFzCn markAsFstainGcil marksFnotesJd" +
	"antDienteA de reparacionErKsueltoHsGulum missingOquenaA taraFsA faltasGtarasIoA defeitoIsA defeitosP" +
	"rAA hobbistiIpezzi di ricambioRricambiHsmanettoniLceAeAsCsBuseEheZperd de l eauDhuileLe acquaEguaDri" +
	"aDspirazioneLliquidoHminutiGoleoCioEpotenzaGressaoCioneJqualche minutoPu a corFcorDo banhoErilhoIseB" +
	"uccaoJidaA de aceiteFguaEbrilloGcolorFpinturaGolicromiaOsA de aceiteGpinturaGolicromiaQoA el colorFd" +
	"oradoKsDmosDo colorFel banoEcolorKtaA d acquaFolioFi acidoDquaFcolorazioneGeGdoraturaIolioJeA di col" +
	"oreGdoraturaPuAeAsCsBtiEeAlCfectAaAmenteGlyCoDktZperfettaAmenteGoEumAeByEhapsEishedA tiresEyresIingG" +
	"laBe manquanteKnBsCyCmutaEnaAsDoABsaBeBoA il coloreJla doraturaOte d aspirationKeauDhuileGe matiereH" +
	"peintureMs de matiereHpeintureQssime condizioniMo estadoGstatoLtA damageHeAeAsCsCitA nettoyageKeAsCs" +
	"A accidentsJdefautsMuA d autonomieMtBventFwienDnaBosciEyDzziAA mancantiKoAA mancanteNhantom touchZph" +
	"antom touchesMresEoneAsDtoAsFianinoFcadaAsCitaAsEoAsCurasGcolaBeBiBoEk marksFwearFguard wearKupDotaz" +
	"oAsGtureAdBsGeAcAeA manquanteKsA manquantesJissingHperduesKieBuCzatka bibliotekiMi biblioteczneRec b" +
	"ibliotecznaRdAAeBiniA mancantiMraCsCgataBeBiBoDheDknaBeByDlAA secaGniadzeEedzyGrde aceiteFguaDireEfu" +
	"erzaZpierde liquidoHpotenciaHresionHsuccionKreA manquanteKs manquantesOscionekCkaItaBraA mancanteKe " +
	"mancantiLyCzaA perdidaIsAA perdidasNfouDlaAsCe couleeGlossEwornFsA couleesHont couleMha fracaFgastaF" +
	"vazouGsA vazadasDramLledCingDyCot doDaBemEzAbefallInchadaAsCoAsFode onbekendNeBholeAsFk line onDsHta" +
	"daBoCrrajeadaAsCoAsKuraFon manquantJekEqueA de versFs versZpiqueeAsCsBteAAeAsCsAEreAsA d humiditeQra" +
	"cka kopiaJtedFsca vermelhoLton bloqueHi bloccatiKs bloquesNttedA fretsIingFwnicaByFxeis mortosJl bru" +
	"ciatiBoImortAiBoEuertoGquemadoIes muertosHquemadosLfehlerFoutenGsA mortosCsLlaca base muertaGquemada" +
	"MmuertaGquemadaIge decolleHmanquantIsouleveLcatura andataGconsumataRgiatEkbandrestenKkerigAeGtCmAaA " +
	"nie schodziMmiDeAkCkaBiCyA nie schodzaOntAagesZplantsDquettesHsticAaBoA meladoJkAowyEqueFzczAaFte wo" +
	"rnGineBgA lossIte bandFm reifenInspielerIr reifenJfußGyA wearDornFed with conditionRing upGsA too f" +
	"astEslowIwith noiseLtationHwornGeaseDckachDiDsnAiAaEurageGi de marcheKeAeAsCgueAsEsCs de marcheLureA" +
	"sFugAged upHizigAeFsA aucun signe de vieSd aspirationLe boiteFnoticeGpressionLrien ne s allumeTytaA " +
	"winylowaKyEneuA a platZpneu carecaGdegonfleIlisseGmatici da cambiareSsA carecasHlissesGvaziosLoAA ac" +
	"umuladoJdentroFzwonieHkolatkuFnserwacjiItakcie z wodaQna lenteGprawieHo interiorLpozarzeGrzegladzieL" +
	"remoncieGnowacjiJserwisieIwypadkuHzalaniuFwilgoceniuNbazgranaBeByHibliotecznaBeByKtaBeByDrudzonaBeBy" +
	"Ica aspirazioneKutonomiaJbateriaHfuerzaGpotenzaGresionDsioneJsuccionJhesBtte abimeeGfendueMketDoBsCd" +
	"AAartaBeByEciekaEzasEeAmBriaDszwaZpodeszwachDieCyFgrzewaGkresleniaEonaBeByIniszczonaBeByAmKobnaBeBie" +
	"CoByEpis wlascicielaPrapanaBeByFdzewialaBeByIedumbreHiaBdaAsCoAsEobaBekCionaBeByEkaBeBiFszewceCkaBiG" +
	"uszkaBiFziurawionaBeByLeiraA acumuladaJinternaIs na lenteNtskrassenHsporenJfalowanaBeByIgieciaBeDtaB" +
	"eByEnieciona okladkaQryzionaBeByZpoigneeAsFntureFsseuseCxGjedynczaBeAByIkazuje bladKer chipsIretlaBo" +
	"EowcaCiecFywaBkaBiCyDzywionaBeByJlAbutyEecamDrowanaBeByHiertDllaAsEpiel peladaLsh lossEmarksGedFowaD" +
	"skaBiCterEuzowanaByHvereBosaBeBiBoFoArientaAsCoAsKmazanaBeByFpAaBeBkaCtA niet afJyDniewazEszczonaBeZ" +
	"poniszczonyIteirosFinhos pretosMos de acidezGpoeiraOobcieranaBeByHgryzanaBeByHijanaBeByGr battery li" +
	"feMcosmetic conditionSrepairGsuctionHtimekeepingNtCpekanaBeAjCyAchHisanaBeByFlamionaBeByHped seamDta" +
	"pleKrawnieFzecieranaBeByHtieranaBeByKs and clicksLul sieEa sieFo sieGtaBeByFqueAsErA repararIcelainA" +
	"eDnaByDlanaHdzewialaBeByIosAeAmBnBrZporosesDzrywanaBeByIqueDtAaAbleDdaCfilterCroGsBtilEeAeDwanaBeByE" +
	"ysowalAaCnaBeAjCiaCyAchCmIzadnyEellanHsiadaAAjaAFbleAmente originalOsFsibleByA genuineNtageDrzepienC" +
	"onaBeByJzarzalaBeByItards qui crachentRenAciometro ruidosoHsucioGs a rasparIsuciosQtiallyEometre qui" +
	" cracheLs qui crachentWziometri da pulireJrumorosiIsporchiSi kratztHs kratzenKluczonaBeByZpotmeters " +
	"krakenNrebbeEzaskanaBeByGebnaBeByCujaBeHs are scratchyMscratchyKwierdzicConaKuca pressaoHsuccaoIhCpe" +
	"eDrAAraitDiAeAsCsBtureHssetteEiereAsBuseCxJwaznaBeByEerA adapterHbankDrickFcableEordEleadEonCsupplyH" +
	"sA off by itselfRichrowanaBeByIdokAiEerzchniAaHscEyciaganaByFeranaBeByHginanaBeByGpadkowaByJzaZpozac" +
	"iaganaBeByIni sieEejsza kopiaNolklaBeA kartkiIyAchGstaje ciemnyFzarnyJleIradBteado gastoLwaBdopodobn" +
	"ieJziwaBeByFeAgoCjCidlowoFeCyAmEe shrunkHcioBsaA de arranjoHbateriaHconsertoIlavagemGimpezaHmanutenc" +
	"aoKpilhaFreparoAsFstauroGvisaoKser lavadaAsCoAsHtrocadaAsCoAsNmFisCnd du jeuDretardJl humiditeLeAnDo" +
	"m ecritFinscritLsaBentAeArDza di funghiJfunghiZpresoA acquaHsure markAsFspotJumablyHttyDvious owner " +
	"s nameMrepairLoir batterieIchangementKdes fraisJfreinsGpneusFremplacementKparationIvisionItravauxHun" +
	" nettoyageKe revisionRzentDzoEiceA clippedKngosaAsCoAsEueDtAA crackedCingIis crackedKpeelingIedBrCsD" +
	"s l eauDhumiditeMva diEe diEi diEo diFxA casseIo stuckGbablyDdoDlemAaA eletricoJsA de encendidoPeAsC" +
	"iBowCsByFductCktAionsfehlerOfessional repairZprofumoEgiA do szlifuLowCramAaBmaBeGject pieceIkt do do" +
	"konczeniaRto de restauroQofCperlyEreDstoCzeDveDzebarwienAiaAmiDeAmFonaBeByHita detkaFoponaKchodzonaB" +
	"eByHiekaAjaHdAarciaBeDtaBeByEmiotowCyGgnilaBeByErzewa sieKkrecony gwintLzywionaBeByJlacznikHmalowani" +
	"aEkiHpalonaBeByGrdzewialaBeByIywaAjacyHzutekCkaBiGsiaknieta dymemHe dymemZprzesiakniety dymemOkakuje" +
	"Gtal chodzicHdzialacHgracEswiecicIa dzialacHgrzacFswiecicJo dzialacJy dzialacMylkaFtarcAiaAmiDeAmEta" +
	"BeAjCyAchGopionaBeByHwodAAuEzACodAuDyAciskAiBuFdalaby sieKkry zapachKpalenAiaBeEonaBeByFisywanaByLud" +
	"elekCkaBiemDoA poEuEloDedeAnDnte levantadoNrtaAsFidaAsCoAsEla faixaHitaZpuliteBiBoADled perfAsFstitc" +
	"hGthreadAsKs in fabricMsanteBiEeiraAsEraEveriseAeAsCsImpAAeBtA nicht abMncturedGtinaA da cambiareIso" +
	"stituireRo negro en la pantallaYoBppeDrchasedAAGseDscily szwyJtaBeA pudelkoIgoCjCyCzcza szewGone ocz" +
	"kaBoNtjes inGzspurenIxadorFzzaA di bruciatoIfumoEmuffaKleFylki w obiektywieSqtyCuadrante ristampatoO" +
	"toFlcheDidade aaaIta 1 1DaaaDspecchioJt 1 1Ge 1 1Zqualite aaaDmiroirIyA 1 1HmtDntidadeEtaBeByFtreBoC" +
	"troFebradaAsCoAsEouEda en negroJn en negroMima oleoFdaAsCinhaAsCoAsFoAsCuraAsGouElquesFma aceiteHdaA" +
	" por cigarroMsCoA por el solLsCuraAsHrciaEstaBoDtschungIickCetschenCtGzaAsGrabiscadaAsCoAsEoAsGchada" +
	"AsCelaDinhaAsCoAsFoZrachadosCuraAsFsCouDzceCkaBiEdAAerDfeligAeDtDfreddaHggedAyDrinzitaBeBiBoJhmenAbr" +
	"uchFschadenLidaAsCoAsEjaAdaAsCoAsCuraAsFsDladinhaAsCoAsHentiAeAsCsFladaAsCoAsFouDmaBceCeBkaBiCmeltEp" +
	"oniertAeAmBnBrBsJyCndAbeschadigungZrandchipEfehlerGnotizenHom restartsIshutdownsMschadeDlagHgefinder" +
	"GndoFtCpeAeAsCsDreAlyDoACsgadaAsCinhaAsCoAsFoAsCuraAsFoCoAesCnAesDsBuCunoAsFhBpadaAsCoAsCuraAsFoCeAs" +
	"CoesCnAesGt rodEatouilleItleAsCingGubkopieGchgeruchIschtFya de boliHen la pantallaPdaAsCoAsZrayadura" +
	"AsFs en la pantallaQzoAsEeAeAsCsCitaAsEonesEureAsFz dziala raz nieRcaCdzaAwe plamyHy nalotJewiejacaB" +
	"eByDeGyDe gluedFstuckGacondicionadaAsCoAsNdA errorsHsCgeertA niet op aanrakingWierenCtA nicht auf be" +
	"ruhrungYujaBeElAA dealEor fakeKboots itselfLuiltFcalentamientoMebiCiptCvedAEntlyEptionGhangeEnungEte" +
	"ArBsCsDognizeFllageAsEeA au scotchZrecolleeAsCsEndicionadaAsCoAsItionneAeAsCsJheceEnaitEoceErdCusuAe" +
	"AsCsFuAerdoFznieFd dead redemptionProtEemarrages intempestifsRe en boucleJseulEtout seulQialedFondoE" +
	"ucao de ruidoLcion de ruidoNtion de bruitQembolsoFplazadaAsCoAsJnteladaAsCoAsGoileAeAsCsIfaitDinishe" +
	"dHrettedFigerateurDorIoiditGundA if fakeIed if fakeMrbishedHses toIgaloDeneracjaEowanaBeByJistraFlag" +
	"e a prevoirZregler kratzenKuedEulatedFmmedGichweite eingeschranktVfenA plattJncollataBeBiBoHicia soz" +
	"inhaBoIndoGgung notigCwendigQssverschlussMßverschlussNkawAicaBzkaEeCyElayCinedDureEogioDjDmainder m" +
	"arkIs blackCnkFdarkInenceGblokkenGourseGiseA en etatLmenA slechtKontoir casseLteA managementNvedEpla" +
	"ceAeAsCmentEsGt slechtJndu l ameIoveAeAsCsCierungsbedurftigAeAmBnBrBsTwacjaGtoilageDeAeZrentoileesCs" +
	"HpaintedErAedA headstockJneckHsDracionEdaAsCoA con celoJsDtieA nodigHonA a prevoirNurA erforderlichM" +
	"notigCwendigKbedurftigAeAmBnBrBsPeA a l agrafeLeAsCsCiertGeats onGint ancienHsFintado por cimaMeAsCu" +
	"rasHlacedBmentAFingFicaAA 1 1Dde primeira linhaRexactaGprimeira linhaPsBtCheDkaAAsBtAeDeBiCqueAsGond" +
	"Zreportado como robadoLpor roboMed lostEstolenMrendsEoAducaoCcionAesGeBoesDtieAsConAsGkcjaBeBiDtionA" +
	"enHzDsDuestoGquerA reparacaoHstauroLiereDresA attentionJrestorationOingHsecaBoCmblesCingGrvaDtAuje s" +
	"ieJidu de colleJeBi di adesivoHcollaFscotchLo di collaKs de colleMstantGoled badlyKpaldoEondAeCsabil" +
	"eBidadAeEtaBeFleDvelEibilityFleIquebrajadaAsCoAsLsecadaZressecadasCoAsDmentoHquidaAsCoAsHort casseGs" +
	" cassesKudeAeAsCsGta indietroIneraBoFrts itselfIuje sieJuracion antiguaIes antiguasPdaAsCoAsDtaBeBiA" +
	"eobjectGprojectIon a prevoirIncienneIvisibleIs visiblesJobjektKoDeAeAsCsCi visibiliJertAeAmBnBrBsDun" +
	"gsbedurftigAeAmBnBrBsLobjektNo anticoGvisibileNe bloqueGde colleInoirAeGs de colleLi di collaKoratio" +
	"nA projectZrestoration requiredOedA chipErimHs de adhesivoIcalCintaEolaAEetiquetaIpegamentoFtinaOrik" +
	"eEuckEztki klejuLtardeEirada de pecasOouchedCingHreciAeAsCsEoAvisorIventadaAsCoAsGtement collantPira" +
	"daAsCoAsFsadaAsCoAsEeAeAsCsCie nodigHon a prevoirJempfohlenJfalligGnotigCwendigKataBeBiBoDe scadutaQ" +
	"icambioEricaFevutoFhiedeEtigEketyEoniatoDoCosceFrdoFdipintaZridipinteBiBoBuraBeIuzione del rumoreSec" +
	"ht nach kellerGrauchFzigarettenPverbranntNmAenAADnCfattaBeBiBoEoderataBeBiBoIgaAtaBeBiBoBuraBeFhe su" +
	"llo schermoNverticaliKttaBeBineGtA airpod onlyLbud onlyIearbud onlyLone onlyIshoe onlyNlegaturaA len" +
	"taOm bumpAsFchipEnibblesFckAsGane indietroIneraBoIborsoFpicciolitaBeBiBoLncollataBeBiBoHgA marksFwea" +
	"rZringwearFtelataBeBiBoHp inConDarataBeBiBoA con scotchNzioneIpedA jeansIled pagesKrendoEoduceCzione" +
	"BiJsCsca no ecraIdaAsCoAsDldaDs naBo ecraKoA naCprofundoJsA naBoCprofundosJvisiveisMpondeA maleKquin" +
	"haAsCoAsHsAbildungHeAnCigAeAmBnBrBsFtampa pirataLrettaBeBiBoHtardaEenzione immagineQiroDsCverniciata" +
	"BeZriverniciatiBoIted repairNoad rashFrashGbeBiAaCleDceAsDdaAsDestAigAeDplekAjesDkenHvlekjeCkenGormi" +
	"ngKgAachDiBuCidaAsCoAsEkAuClamento ruimFs gastosOled spineKmanDnaBdA de verreJs de verreLfleAmentHge" +
	"AeAsCsDosaBoDzaBioEod knipperendMkgeurEluchtHpeyCyCsicchiataBeBiBoBureKtAansatzGbefallFlasenZrostfle" +
	"ckenGraßFigAeAmBnBrBsEspurenFtellenJt houtFaAsBtesEitoAsEoAndoDsCtaABeAA plekFdBnA foamHiAAngDoABur" +
	"aBeEuraAsEweinfleckKueAsCgh around the edgesQconditionJshapeIilleAeAsCsCuresHlements fatiguesQndCsse" +
	"ursEiAeAsCsFvinataBeBiAnaBeBiBoDoGwerAuZroweryDniezFzadaAsCoAsCuraAsFmientoAsIbitaBeByAmFchwianaBeBy" +
	"FybotanaBeByIiagnietaA gumkaHeByJdarciaBeDtaBeByFerwanaBeByFschnietaBeByJgrzebanyIkleja sieEja sieGn" +
	"ieEenie soczewekNonaBeByHladowuje sieKtuje sieJozone gabkiLupanaBeByGmiarAuBzeGonAesEpada sieEjaca s" +
	"ieFe sieFy sieLeknietaBeByHrutaBeA szwyZrozprutyFregulowanaBeByKsechl sieIypujaca sieFe sieFy sieHe " +
	"sieJzarpanaBeByGczelnionaBeByGpionaBeByKtrzaskal sieFnaBeByJwarstwia sieFeniaBeEonaBeByMubbedA decor" +
	"ationKgiltEhallmarkAsJjacketGtransferKrA feet missingMgrips looseOingFckeltDseiteHedaAsA desinfladas" +
	"LlisasKg losEgineFidoA de superficieNextranoIs estranhosJrarosJkt naar rookJverbrandLlBstDmoreBi str" +
	"aniIosaBeBiAtaDoGnZrundBningA fastEroughFslowJsA and stopsJbrieflyHfastDor a fewJlumpyFroughFslowEth" +
	"en stopsMtergefallenMotaA da centrareNeA da centrarePstA bubbleAsHpatchesHspecksEotsGedCingDsByA gra" +
	"yCeyEin placesJstaplesMysAaAchCmiDeAkCikAaDkaBiCyDzadkaBiEesyCziByFsAA arreteA tout seulFe seuleSeca" +
	"illeAntIffritentImietteGnleve par plaquesRteint au boutHsans raisonKeulAeFtout seulZs eteint toute s" +
	"euleSouvre malKaAAA di chiusoGmuffaJber seBiGcAcadeAsGddleEgenCgingDyCsCis pas siAGsiEtenAlage zu ho" +
	"chQleAAAAsACissureAsHt damageHa el cambioGdiferencialOil salvavitaMla cadenaEtenaForrenteIluzHdaAsCo" +
	"AAsEellaEo gastoFun trozoJs de pinturaKgastosKvatacchi da cambiareVmA aparatGkartridzHorpusGsie rese" +
	"tujeFtartujeKwylaczaMaAA konsolaHsie wylaczaNen verkochtLmlungFoAZsamo bodyEpudelkoHsie wylaczaMchod" +
	"AuGsung account lockedTtCndalDgleAADierungsbedurftigAeAmBnBrBsSsAA garantie d authenticiteXincidence" +
	"MpatoAAsEere seGhir useIrroDtaBtelDzCuberDfAt abFgkraftFtA schlechtFwachKm offenHteA le disjoncteurP" +
	"sEveA battery deadNsCoir siHw cutEcutEyA ifFballataBeBiBoGeccataBeBiAnaBeDoBuraBeHrciataBeBiZsbercia" +
	"toHiadimentoFtaBeBiBoBureIocconcellataBeBiBoBureOrecciataBeBiBoBuraBeJiciolataBeBiBoJucciataBeBiAneD" +
	"oBuraBeKcaldaA troppoHnoEfitturaBeImbioEnAsCrabocchiAataBeBiBoDoIdinataBeBiBoGfBpaAA singolaJeCsa au" +
	"tonomiaNssataBeBiBoFtolaA vuotaHeDtaEendeCtrataBeZscentratiBoDowanaBeByJhaafplekAkenHsporenIbigAeAmB" +
	"nBrBsFchtelFdeAnABplekEsDkelaarDtA vanzelf uitQllplatteHt sichFerBtA sich einfach ausLimmer wieder a" +
	"bPselbst ausJtandig ausLvon selbst ausWungFrftCnierGeda madre bruciataImortaOef gelopenIgelezenEopen" +
	"FtrokkenLggiataBeBiBoBuraBeFetteHppertFrfje afGmA aan gruzelementenSata bluHfoutEoA neroHpt niet mee" +
	"rNurAenCtjeAsHiacciataBeBiZschiacciatoGntataBeBiBoGef gelaufenFesenIgelesenAeAmBnBrBsKnaleFlferAsBtA" +
	"jeAsHvertjeAsImmelAbefallGfleckenHigAeAmBnBrBsEplekkenHtBvormingMlagstelleAnIuchEecht erhaltenMierCf" +
	"spurenGtDudert nichtMiesseBtDßeBtA nicht richtigTusselGmauchspurenKuddeligAeAmBnBrBsItzigAeAmBnBrBs" +
	"InalleAnkratzerLrrtFodzonaZschodzoneByAchHenCnAeArCheitsfehlerNraapplekkenJmmeAnCspurenIubenFoevenEt" +
	"lingsfehlerOubladeFhAAeCtzumschlagLwachCrzer bildschirmQeißfleckenHgeruchGranderJrAgangigIundrisseK" +
	"iupataBeBiBoGoccaDllamentiBoA delle lentiLlentiLtaBeBiBoEorimentiBoFtaBeBiBoA dal soleKuraBeInnessaB" +
	"eBiBoGppiettaBiiIrchAedEdataBeBiBoEticataBeZscorticatiBoBureJtch sulAlaDrEeAeAsCsGrapeAdBsDtchA guar" +
	"dFplateGedBsCyA glassFpotAsKeechesCingFnA bleedEurnEflickerHliftEseparationNpolataBiBoGw missingIsDi" +
	"bbledBsCingGcchiolaBiiBoItta a pennaJe a pennaJo a pennaMostataBeBiBoBuraBeIuffyFucitaBeBiBoBuraBeGf" +
	"fAedCingDsByFdrucitaBeZsdrucitiBoHeAA agota rapidoLhogaEpaga solaBoJtrasaGbloqueaHcae a pedazosHtroz" +
	"osKlaBienta demasiadoJmuchoMyoDongelaGuelgaAnHdecharge rapidementKtres viteJviteKollentHsagregeGcama" +
	"Crga muy rapidoKrapidoLonectaFseEintegraAnIpegaAnIesta deshaciendoLpelandoLxtravioIfigeEha perdidoIn" +
	" perdidoLmojoEparaAnEerdieronEoGqueda colgadaBoHen el logoKpilladaBoJo en el logoKmuertaBoMralentiza" +
	"IecalientaIiniciaA en buclePtrasaHsiABobrecalientaNtrabaFvenden juntosOa waterGlZseamA has comeEspli" +
	"tJis undoneJsplitAsGundoneItCchsAerFdaBiaDeAn better daysLsome actionNpingDsDgnataBeBiBoDiAAA d usoE" +
	"el tempoA evidentiRi cadutaGpennaArelloKtruccoGurtiBoDsuraEtilizzoLevidentiIimportantiMoAAA di cadut" +
	"aGpennaLuroA siHhrCiA seADdeCnerBsDsBtAen loseAn sichLschlagJzedA solidKkundnikHlimClAaBeBingZselloA" +
	" de bibliotecaOtape marksFrepairHdHtenAeFmAA garantia de autenticidadeZsem imagemGlimparGpressaoHsuc" +
	"caoHblableGelleAsGnalesA de usoEl tiempoPha esquecidaMsorDt la cigaretteLe renfermeItabacKzaAA garan" +
	"zia di autenticitaZseparacion de lentesOtelyHtCquins missingNrbatoioGiesDviAceA falligGnotigCwendigK" +
	"beurt nodigLdACingEeDwisAieCowanaBeByJsBtAaBeBteDulAAeAAmentAHvenEfaldataBeBiZsfaldatoFrfallaGsciata" +
	"BeBiBoGtygowanaBeByAmKilacciataBeBiBoHcowanaBeByIondamentoFtaBeBiBoFrmataBeBiBoGracellataBeBiBoIegam" +
	"entiBoFtaBeBiBoBuraBeJgangherataBeBiBoJretolataBeBiBoIualcitaBeBiBoIhabbyA chicIdeCkenDtteredHeAarli" +
	"ngGlf wearDornIiny keysHppingAGoeAZshoesCpA wornFwornFrtA battery lifeMperfsIuldA be fixableOwAingA " +
	"ageDits ageLnBsA its ageLrankDinkageGunkAenGuts down randomlyNitself offKoff by itselfPterGiAA blocc" +
	"aGdisintegraKe ristrettaBoLferma dopoKimpallaGncantaEeppaEhiodaGgolfaHpiantaGriavviaAnoJsbriciolaAno" +
	"Kcalda moltoJrica in frettaJrapidamenteLsubitoGvelocementeRollaAnoGrostaGfaldaAnoGogliaGgretolaAnoJp" +
	"egne da solaBoHimprovvisamentePspessoFubitoKllaAnoHtacca a pezziPadlaEchZsicherCtbarAeA gebrauchsspu" +
	"renQmBnBrBsHk glassHuroEdeAsDeAAbenCtragerHdemCmiuDziskoGheCrsc zwierzatMteCzedEgarettenluchtMn of u" +
	"seDwearIalCeAdBs d usageKiertEosA de usoJsA of useDwearLlentDkBlaBinDneBieBkAaFm blockedIilarCeBi pe" +
	"leEqui peleMple fixInAA autenticarDficarMgarantia de autenticidadYsenales de vidaQais de desgasteIid" +
	"adeFusoAGevidentes de usoQvisiveis de usoTceCdZsindA wegFgedChiozzaGleAA airpodGearbudDringHgloveFsh" +
	"oeIistraAtaBeBiBoDeBiBoGodelkaBoEloEtzflacheIxBzeAsEkanujeErpetaBkaGzAaAByADin onlyGppingEsCsClejona" +
	"BeByGoraABodowanaBeByHyABzanaBeByDeErecony gryfKuszalaBeByGzypceCiAecEwionaBeByIurczyl sieEa sieZsla" +
	"at niet aanIopBverEsteeds afJvanzelf afNba bateriaJbrataBeBiBoFe cisnienieJhamulceHpodswietleniePo c" +
	"iagnieGzytaFssieEtrzymaJck canvasJdAA po naklejceIwodzieGzelazkuKwilgociIami uzytkowaniaPowAA uzytko" +
	"waniaIwaniaLyAAA noszeniaIuzytkowaniaIwaniaIzuzyciaKg in het wielNngDeetsAeDveDgatoFide stuckIghtA c" +
	"hipFlyA cockedMjtageAplekAkenHsporenJplekAkenJpAping clutchGpegsJsCzga sieIow leakEpunctureIspeeds i" +
	"naccurateKstickAyQrZsluchawekCkiAGggishA shutterNitA niet goedEhelemaalOerGmagliataBeBiBoGllA chipEt" +
	"earAsIrritaBeBiBoEtfonAyEphoneHsh brosFedFell of smokeJs burntFof burningHsmokeIsmokyHyDrigAeEsso di" +
	" accendersiJndareGcaricareIfunzionareSierdzacaBeByDiGokeA damageAdHodorEsmellGy smellIy smellKnaar o" +
	"ntbreektMggedDsCkeCppedA offIrenA rammelenNeakerAAsAyGl leeglooptMiedzFoZsoA a caixaDmaraDeraFonsola" +
	"Jfunciona ligadoGna tomadaJum ladoQliga ligado a correnteWo consoleFrpoHsai som de um ladoReACtoca u" +
	"m ladoMum lado funcionaRbreAaqueceBimentoLcalentamientoQckBzewceCkaABiAGfaBernDfittaFreu quedaFuma q" +
	"uedaNt cornersIwareFyChleA abgelaufenLnAbruchJieBledElaAAA gastaGmenteAFsCdA as a bundleLtogetherJad" +
	"aAsCoAsEer repairHed repairMeA coming awayEoffKdetachedIseparationLlyCsA separatingZsolidCl echt sei" +
	"nKevamentiIteDoAA airpod derechoFstroGizquierdoJsinistroOttaccato alla correnteWuricolare destroGsin" +
	"istroOular derechoHizquierdoSvvitatoreKboxDcamaraFonsolaBeFrpoA macchinaA senzaTuerpoGel auricular d" +
	"erechoHizquierdoTcuerpoGmovilIfotocameraJunciona enchufadoSherramientaLil corpoFtabletFelefonoLla ca" +
	"maraFonsolaBeHmacchinaGquinaHtabletJmacchinaGquinaHorecchinoJsuena porDun canalFladoNtabletGun altav" +
	"ozGuricularJpendienteLtensileKta fumoFndo a tintaHpedacosKtoAEoAuA seHmeA pieces missingOtlcEnteAZso" +
	"mente a caixaHo consoleFrpoNnAA satureHneAnbrilleJoABtAA collantesCsLrtCspensioni da rifareStituitaB" +
	"eBiBoIttolineataBeBiBoBuraBeMuffleElevementAsIigneAeAsCsGndA cardDomesEutsHvenirHpaccataBeBiBoBuraBe" +
	"GerowkaGzonaBeByFdekCkuDiataBoElil sieGonaA plytaHeByEnataBeBiBoDnungsrisseLrcialaBeZsparcialyA pase" +
	"kLeBkingGeakerAA blownGsAFcchietto rottoNkigAeAmBnBrBsEled rustKdizioneHed is offGunstableKltDichenb" +
	"ruchGrtGkanAaBeBiaCyElacchiataBeBiBoIlataBeBiBoBuraBeHzzataBeBiBoGia accesaFirbagGmotoreIder appDweb" +
	" crackAsLappDingDweb crackAsHbedJegazzataBeBiBoGelDltACniaDszy sieIgoli consumatiJrovinatiZspilled o" +
	"nGt onFnAdle marksJeA creaseGfadedFleanErollEslantEplitEtressGtickAsHkiCnenweb in het schermTtCsA sl" +
	"owIlesnialaBeByAchJinteredCingDsFtA cornersHdownEseamAsGsBtingGowialyHodniAeAEngy brakesKraAdicAally" +
	"IcaBheBiCiziaEoCeAn van gebruikOyCttingA to dialNut damageJznia sieJrawdzicEnaABeAAgoDyAEings goneGt" +
	"A nicht anZspringt schlecht anIwer anOochnialaBeByHdeCvvistaBeBiBoA diKungAeEzedajeCmA razemHzGuchla" +
	"CnietaBeByHgnette da cambiareIsostituireUllenEtteringDsHquareCshedCy foamJeakAingDsByClingDsGrebrnyC" +
	"oDdnicaGodkuEubkaBiFsdBieDtabilire seJccataBeBiBoEja ladowaniaNhlCinAedA glassIingDsDje po chwiliMlA" +
	"ledCingDsDmpAaAnteGnZstandCple repairFustFd repairLraAtaBeBiBoDeBkA beanspruchtJnutztFspieltIgebrauc" +
	"htKeA altersspurenMgebrauchsspurenPnutzungsspurenOspielspurenLtragespurenMre gebrauchsspurenUtA moei" +
	"lijkIniet opHslechtFteeds opnieuw opSaBeA flekiFzloceniaJtA immer wieder neuQstandig neuOsBujeDyCyCt" +
	"aBeBion de chargeNoCub im objektivIsucherIn der linseNeinschlusseLigAeAmBnBrBsEsaugerIwia oporIys bl" +
	"ackCnkFdarkDeadHzione di ricaricaSeamCchlaBeBiznaEyZsteckerEelBnslagGinAschlagAeJkkerEnta a partireN" +
	"vige gebruikssporenUickA driftAetIer damageGmarksFon coverIpullEresidueHtearFrestenGs decollesIpeeli" +
	"ngHwornIing padsIsA driftenHon trackKyA apertureIbladesGgripsFpocketsFtsEresidueGubberGvalvesKefelEf" +
	"fBtspurenIksel laat losHosIlAAeBlCnktCtaBeBiBoDtchingA comingGgoneEhas comeIundoneOkBluczenieEonaBeB" +
	"yAmGkl sieEa sieJockAfleckenZstockfleckigAeAmBnBrBsLelAenEf in de lensEzoekerJlensHonder hetKdeeltje" +
	"sIfigAeFjakAaElAikAaDuCneAA deadEmissingIs missingLotplekAjeAsDkenHschadeIpaBpedDselErage wearIeA da" +
	"mageIingDmeldungHt nichtGaBeBiBoCungAenHrangeCoCpAA rubEpataBeBiBoDettiBoEiBoCsCss mancantiFquantAsM" +
	"ttonaZstrausataBeBiBoFvissutaBeBiBoIeifen auf dem displayPim bildEdisplayPpen in beeldFhet schermRss" +
	" fractureAsMtchedBr bar marksMingDy braceletOiche im displayOng buzzFsADsciAataBeDoFoefCfinataBeBiBo" +
	"GllerEmAkabelGnAachDyA wypadajaLpicciataBeBiBoJunAyADychAuEzaskanaBeByGepi sieEaca sieFe sieFy sieMu" +
	"ckAA apertureHt logoHin boot loopJrecovery modeQnotesFon apple logoKlogoZstuck pixelAsGslideFvalvesF" +
	"orhandenAKpreisHdsChlCkAa przyGje afCerafHsCmpfDnningFrzschadenHt abHylAAeABuAAsFuAaBblinhadaAsCoAsI" +
	"rayado a lapizIsHstituidaAsCoAsKccionEherDiaAsCedadEoAsDtionFdiciaBeBiBoFedeAClaAsCtaAAsCoAAsEnaA di" +
	"storsionadoNmalDrotoFnZsuiAnteAmentAsIveur deIjaAsCeiraEidadeAsFnhaAsCoAsFoAsBuDkienkaBeBiFniaElAfat" +
	"acionEdaAsCoAsHlaBeBoDmiuDn bleachedIdamageAdHfadedCingHfadingGglassesAHnedEoAlaBeCnaA solo unJo dis" +
	"tortoMper clonAeFklonFaqueceAndoEimentoLclonAeFfakeDicieHpliedEosedlyIrAAA siDchauffeAntZsureA ifEfa" +
	"ceA crackingIdirtEmarkingHrustEscratchingPlignagesEeAeAsCsGmoulageHradaAsCinhaAsCoAsFoAsEiscaldaAmen" +
	"toOsApensions mortesPtituidaAsCoAsJwakEverniciataBeBiBoJirgolataBeBiBoJwapAsDeat marksFstainIllingGi" +
	"atlomierzJecaBiDrl marksFscratchesKingFtchAA onDes itself offKoff by itselfMnJoje przeszedlDlaLllenG" +
	"ygnalFzczerbaBkaBiCyZszerokiEscAiuEwCkielkoBuFlaAnyDeBiwoDoCodaByEnurowekCkiHpilkiFramaByEtAuczna sk" +
	"oraHe futroKkAaAchDeBiEufladaByFmiByDwachCnkujaBeGyCybceCkaBiBo padaErozladowuje siePsie rozladowuje" +
	"TjeFtaAbleAauCtAaBsBteCyFcchetti da rifareOiA da rifareMoCheA d encreGe cafeEgrasEjavelFtranspiratio" +
	"nNvinGnoire a l ecranQeAsCsZtachesDkyConAesEtil no respondeQfelDgAliaBettiBoGsCilleEke the lotJzeDla" +
	"droElAaConAsA a refaireNvezEmanhoCoDbaleaAnteHemCienEpaBon bibliothequeMde bibliothequeQi consumatiJ" +
	"da cambiareIsostituirePs a changerJusesKniBkBningEteDpaA hundidaIs gastadasIpara cambiarMsueltasKe m" +
	"arksFrepairAsFsidueId cornersHrepairGspineFtogetherLicerkaGonAadaAsCoAsGpiBoDrczaDlataBeBiZtarlatoBu" +
	"raBeFiBoCmataBeBiBoDeCnishAedCingHoccataBeBiBoGtreEsAcheDseAeAsCsDtaturEeAnCiAeraEoDtaBtyCyCuschAeFv" +
	"oloFeA reparerenHstaurerenLveel spelingNa stainGkA stainHrA inConCto canvasKs inCto jacketNclaA pres" +
	"aGdoCsA presasGque nao funcionamWeth marksJgoCile fehlenHspenderKjBkenen van gebruikRlaA azulEcom bu" +
	"rn inZtela pretaGioDecomandoAEmandeAIfonAeBoBuByConEphoneFvisaoCeurDionDorAeGwizorAaByHl ifFmAA avar" +
	"iaHperamentalJi lenti imprecisiTnAerCisCuta maleGo con lo scotchNmaleJrAciopeloHkoczeFneAsCiAeAsCsAs" +
	"ureAsIrible battery lifeSugDstatoDeBigo encendidoJmotorIna consumataPte de mortHrecolleeLxtmarkierun" +
	"genOzChanA a fakeGfakesHtCeAAirCreBmal throttlingZtheyCinA spotFgAsCkCsACoughEread pullsGbareGeDunde" +
	"rboltKiaBckAingDsBtDefAeAmBnAtladenAeAmBnBrBsJrBsDnAeAAA la caricaJtaraAsEuteFnACtA plus la chargeSk" +
	"tCmbreBi bibliotecaMo bibliotecaKdi bibliotecaRe stainedCingJsDnta saltadaKyA chipEflakeFtearHoBpoA " +
	"replicaKra aguaGeAdBs wornHoirA qui coinceZtironeaFschAplatteIsu a refaireNznadaAsCoAsHlcBuste plamy" +
	"LoAA shredsHasterFcaAdiscosHco fantasmaLzone przezLdoA juntoIe aan een beurtJonderhoudJrevisieHverva" +
	"ngingOdragFgeschrevenA aanMtakeldAeJtsAenbordJile dechireeGtendueIperceeGtroueeKmbe a l eauHdans l e" +
	"auLe dans l eauPnAabnehmerHusfalleIed pagesFunevenlyLingEoAlA onlyGth marksJpA quality copyOque fant" +
	"asmaIna pinturaLsA na pinturaJos cantosPrbaCceduraFidaAsCoAsFduAeAsZtordusDebkaBeBiEnA jeansGillosGr" +
	"adeiraHtoAsEstado por el tiempoOraEpaneFerAaFtAal lossFausfallHement hsCmortKly deadHmente muertoMsc" +
	"hadenJeA pixelIuchA difettosoJidCnao respondeLon funzionaIrispondeMspinntHeAd upEsA manquantesNpadDs" +
	"creenGyDrneAntFtA collantHensembleJe collanteNrabadaAsCoAsDllaAntaBeBiBoIcasCce di collaFusuraLeAA d" +
	" humiditeJe chocDolleFfond de teintNmaquillageZtrace de peintureIscotchFtyloJsAAA d eauDhumiditeIusa" +
	"geAsFtilisationMe chocsEolleFfeutreGmaquillageKpileEscotchFtyloFtranspirationNversDieFu tempsIof use" +
	"DwearKi cisnienieJwodeGkpadEollaAAFdeCgbarDekratzerJinerDt de styloJe contre les versRs de styloIsur" +
	" l ecranPmpkiEnche jaunieHs jauniesHsaliesLneCsfer wearFencia de colorOt de couleurPmission useeMpor" +
	"tschadeAnNpanoEscurataBeBiBoGeraDferimento coloreGdi coloreTtejaAndoFsA gastosKudaEtaBtaZtrava as ve" +
	"zesIbastanteImuitoFquebradaJdaAsCoAsDndoDux a prevoirNoesA gastosLyCeAad wornGted for wormIwormJkdra" +
	"adCdenHsAA beauAxDlAleAsFonAneAsDsFsaillageDeAeAsCsCuresLincaAdaAsCinhaAsCoAsFoAsDsCouEppingEs fuseH" +
	"zadaAsCoAsGocadaAsCoAsEheCkenrisseIoCebelEisCjeCncataZtroncateBiBoFpftDtadaAsCoAsEteuseGuA de cigare" +
	"tteNeAeAsCsCsA de verAsIersAEveDvatoEzo rotoIubAeAmBnBrBsDchoDss rod brokenGmaxedFstrippedQzaskiEeba" +
	"A dokupicKchCszczaAce potencjometryPy potencjometrQenieEyGyAmaAjaHudoA juntoInerAs slipJrAnA onDed s" +
	"tickyJsA itself offKoff by itselfJrandomlyNchuheGtableHtA nichts mehrMtoA insiemeLv abgelaufenZtuzin" +
	"AaByFvBwaalfEeeAter blownKlveEierdzeFsted neckKoAjDygodniAeGkaClAkoAA aparatGbodyEkonsolaHna zasilac" +
	"zuMpudelkoKuCmBpAeABuACreAs wornKuAAberdrehtAeAmBnBrBsHhitztEoltBungsbedurftigAeAmBnBrBsSmaltAeAmBnB" +
	"rBsDungenJzpieczonaByKrudzonaBeByHytekCkamiDiAemZubytkowGchwytAyGdowodnicIhrAenarmbandJwerkGitgedroo" +
	"gdAeHlubberdAeIsletenEotenGvallenGzaktAeJkAruszeniaBeEonaBeByDyl sieEa sieMlamal sieEa sieGnaBeBieCy" +
	"GmAAA dos lados naoOaAABgestiegenJrissFnAAA coup de propreOpeu collantAeMseul airpodGcanalFecouteurI" +
	"gantIolo altavozGuricolareFularJguanteBoGorecchinoJpendienteJzapatoMaAAA sola cassaFscarpaMble to au" +
	"thenticateTngenehm riechtZunangenehmer geruchPsehnlichAeAmBnBrBsLsButhenticatedJorized copyPbespielb" +
	"arJrauchbarAeAmBnBrBsLcleDdAerAlinedCingIichtAeAmBnBrBsEiEeAAA fois sur deuxNseule boucleGchaussureQ" +
	"chtAeArBsEonomical to repairUfallschadenHwagenIinished projectQghiateGhas de gatoLicamenteHdadAeAsAF" +
	"quementAHsexDtA onlyFeBsDknownAA partKlessDikeEoAZunoAsCpairedGraveledCingDledCingIesponsiveKserAeAr" +
	"EureAA if genuineHrealHof authenticityUtaBer wasser gestandenRstreichungenNstedAFiAlCoBuosaBeBiBoFus" +
	"ableGvollstandigAeAmBnBrBsJzahligKwuchtGomoDpAgradedGholsteryJrtiBoCuchamiaAjaJwal sieEa sieFo sieGn" +
	"aBeByFsAadaBoCgeAeAsCsDtaBissimaBeBiBoGoZusbBeA jusqu a la cordeRdA lookGeAsCsCoBterekCkaABeABiAFuni" +
	"etaBeByFraAtaBeBiBoDeAsEzczelkaBiDrbAekCieniaBeEonaBeByJkoAdzenAiaAAchCmiDeAAmCuEilAaBo sieHonaAA ma" +
	"trycaJeAAgoCjCyAAchCmAiLtensil marksLiliseAeDzadoZutilizzataBoIlenionaBeByIurwerkGzywanaBeByHva a ra" +
	"tosFscattiFinghiozzoLggiustataBoKcambiataBoIincollatoJlavataBoFentoEucidatoImalDpulitaBoGrestaurataB" +
	"oIvisionatoKifattaBoFparataBoIsistemataBoIostituitaBoLalCciaBoCuumEhoCiolataBeBiBoBureIleurDorAeDsch" +
	"adeGt soms uitHteeds uitKtelkens uitLvanzelf uitLwegFueCveAs stuckKnA malEne egr a changerPo cambiat" +
	"eBiIpuliteBiZvanno sostituiteBiOquero rotoFs rotosMrnish lossEyellowedOseBtAgelopenJterDzaAmentoAsGn" +
	"doEiaEecchi restauriJaBoA restauroOdiCel gebruikssporenRlatura internaNhaBoClutoEoAcidades lentasOur" +
	"sEvetEm comFndeAnCitaDoA tudo juntoMreCsBu dans l etatMs ensembleKti insiemeMeerA lossItaBeA groupee" +
	"JoinhaHrAaA o falsaJbasteltAeAmBnBrBsIeultAeAmBnBrBsGindetFlasstAeZverblasstemBnBrBsGeektAeFichenAeA" +
	"mBnBrBsIogenAeAmBnBrBsGrande luchtKijzeldAeHuindAeHdaderaBoFelltAeAmBnBrBsFrameEteDigrisEnCraaidAeFe" +
	"cktAeAmBnBrBsFhtAeAmBnBrBsGwenenGf losEarbtAeAmBnBrBsDungenHultAeAmBnBrBsZverfilztAeAmBnBrBsGormtAeA" +
	"mBnBrBsGschadeGugbarFverliesIgaanCmmeltAeAmBnBrBsHneDeeldAeCtDlingFilbtAeAmBnBrBsDungAenJhardAeCztAe" +
	"AmBnBrBsHifyDkalktAeAmBnBrBsFufAeAnFittung gelostNlebtAeA lamellenJmBnBrBsEmmtAeAmZverklemmtenBrBsFu" +
	"rdAeCingAenFtFoopDratztAeAmBnBrBsGeukeldAeHuimeldAeCtFstetAeAmBnBrBsJliert druckFolCwasserJst drukEo" +
	"lieEwaterKorenA gegaanCngenGraaktNmackeltAeAmBnBrBsFtAeAmBnBrBsGodertAeAmBnBrBsGedelijkHlmdAeEuluAeA" +
	"sCreAsDsFutlichZverniceCs encrasseIjauniFqui peleEsauteLzDo o falsoIltAeAmBnBrBsFpackungFkkingGulver" +
	"tHrauchertAeAmBnBrBsHschtAeAmBnBrBsIeA craqueleKoestAeEstetAeAmBnBrBsGtAtetAeAmBnBrBsGuillage d acti" +
	"vationMmdmHeA icloudGpar l entrepriseMmot de passeMun compteUutschtAeAmBnBrBsHßtAeAmBnBrBsZvers a b" +
	"oisHandDchimmeltAeAmBnBrBsIleißAerscheinungenNspurenKissenAeAmBnBrBsHussEmortAeAmBnBrBsFutztAeAmBnB" +
	"rBsHotenGichertFfftAeAmBnBrBsFon pirataKletenFplinterdAeJtaubtAeAmBnBrBsGimmtAeAmBnBrBsGoftCpftAeAmB" +
	"nBrBsIt de grisIe aguaGical line onZvertical lines onOvalsingAenFteEngenFiltAeEormdAeGwarmtEeerdAeEl" +
	"ltAeAmBnBrBsHyBzekerdEndingGogenAeAmBnBrBsIsteBidoCtoFtroCvlekAkenJgaCibraBeDdeBrioCoDeilleEjaBoCle " +
	"gebrauchsspurenRleichtHne conGrAerDsBuxCwfinderHzeDjfCncadaAsCoAsEos na capaElombadaOileA ondulatoKo" +
	"DtageEylAeZviolaoCinAoDonEs manquanteAsLeurDibileBiDleA repairHsForDtesse instableJs qui sautentRreE" +
	"lekAjeAsDkenGochtplekkenHschadeGvlekAkenKedingEringFile dans l optiqueOinterneIeAsErBtureFlgeschreve" +
	"nKlAerCstandigJmABnAABorA onderdelenNrAderseiteJuchCwschadeIyant airbagFllumeGd erreurImoteurMraiA o" +
	"u fauxIeA ou fausseNilleAeAsCsGuilAeDotaBoFwZwAA cenieFkomplecieJpelniFzestawieJaarschijnlijkLsCchtw" +
	"oord onbekendIvergetenQkeligAeAmBnBrBsEkontaktHtFdAaAA produkcyjnaNeBliwaBeByEyAA produkcyjneOhrendD" +
	"scheinlichMlizkaABiEnutA stainKndBkelErA woundsHehouse damageMnCmBpAedCingDsCrantyFtoscDung falligGn" +
	"otigCwendigPsAAchtDh wearFed outDwearIn tDser abbekommenKkommtGbehalterIfleckigAeZwasserfleckigemBnB" +
	"rBsJrandAerCigAeAmBnBrBsIschadenHtankHtCtchAesEerAA comesFdamageAdHgot inAsideKingressHringAsFswelli" +
	"ngItankFkringAenHloggedGproofFschadeGtankEvlekkenKvy pagesIzAonAuFciaga tasmeIzEeAAakA suctionJrA an" +
	"d tearEuseHcommensurateKnsistentKto gildingEtEpatternLing thinKbbing goneKchselFddingEerDeksCpingDsC" +
	"rvlekkenIt niet ofZweet niet ofKilBnig drukEzuigkrachtOrdCssACtereEßADllA lovedFusedEwornGnaBianyEy" +
	"DnigAeDnBt bangEmissingHwalkaboutKylatorAaJreAAn tEkenCtAA alleen aan de laderMop netstroomWsja solo" +
	"ItCten ofGzaDglebieniaBeIniecenAiaAmiDeAmFionaBeByEonyFotAkaBiCyGheelA buckledHis buckledLsDnBreCthe" +
	"rAFichCffyDleCnesZwhining noiseKte bloomFspot on screenKs on screenQningHoCidac uplyw czasuOeBocznaB" +
	"eByAchIeAbeligAeDtEczkoElAkoscFmA czyFrtarkaBiGsza sieIfiCggle theIjnvlekFzerplaatFsFl niet meer aan" +
	"IopstartenPgoc pod szklemOl notDsplitIndAowsDsCe stainHylAeErAd nicht heißNelessGschspurenJthAAAout" +
	"AFzjerAaGkladkaBiAEesniecieJretarkaBiIlaczaAjaDnikDycEnCos na porcelanieRnetrzaZwnetrzeBuGobblesCyEl" +
	"leDmenAsEnA tA bootEcoolEdrainFget hotHidleEkeep timeJlockEpairEshiftEtartCy closedGin tuneHonCupGyn" +
	"cEtake a chargeQkyCtCodAA stainGenCwormFfer blownJlCrdenCtA snel heetJte heetKkAAAedCingAADsAACm dam" +
	"ageHgaatjesFtenFholesGnA a few timesKreasFbearingsHy aBtheGcassetteIdecalsGfeltsEringeAsHgripsZworn " +
	"hallmarksHmmersHlacquerHoutDpileErubberGstickersIthinCroughGiresEreadEwiceEyresFvarnishJse for wearL" +
	"thDuldnA tGvenDw and flutterNzekCkaEpadl do wodyIa do wodyNrappingFzACinkledFstwatchHting insideGon " +
	"coverFlabelAsGsleevePongEskazowkaHzystko hurtemGrazemNtyczkaBiGujekDrdeCmbefallGfraßFlochAerGstichi" +
	"gAeAmBnBrBsMybite lozyskaLlaklaBeByCnieciaBeDtaBeByJciagniety lancuchPekAiZwyczuwalny luzKyszczonaBe" +
	"ByKeksploatowanaBeByNgieciaBeDtaBeByEryzione przez moleTkluczoneByHonanaByEslawionaBeByJruszeniaBeEo" +
	"naBeByGzywionaBeByJlacza sie po chwiliJsamAaKnieAFly baterieHsie baterieOmanaBeBieCyEna bateriaJe ba" +
	"terieMmagaA czyszczeniaLnaprawyHodswiezeniaLprzegladuJregulacjiHmontuFnowacjiJserwisuHwkladuFymianyI" +
	"jaA wymianyNianaBieCyDenianeDeBlamCemDonaBeByZwypaczonaBeByFdaja kartkiHce kartkiNleniaA ekranuIe ek" +
	"ranuLonaA dziuraBkaJeByFchana naEe kolanaGnaEy naIlowialaBeByHolerowanaBeByJuszczone oczkaPrazne sla" +
	"dy uzytkowaniaWegulowanyJobionaBeByGwana kartkaIe kartkiMsciolkaGiadlEkakuje bladLluzonaBeByGoka akc" +
	"ja strunPtrzepionaBeByJuwaDwietlaA bladFczAaBuJylkaBeBiEzczerbekCieniaBeAmFonaBeByEkiJtarciaAmiDeDta" +
	"BeAjZwytartyGzeryDorowana naEy naMxboxDilofagosIlrDyAa no vaHearAsDllow light of deathPedA headlight" +
	"sKplasticKingIoAuArEzAAAAAA domu palaczyMsimlockiemKwyjatkiemKaA sztAukeHblokowanaBeA kontoHyA imeiN" +
	"rudzenAiaAmiDeA nie do usunieciaVonaBeByHytkowyHcerowanaHiagnieciaBeDtaBeByGl sieGekAamiDiCla sieGta" +
	"BeByDna sieEja sieEca sieFe sieFy sieZzadbanaBeByEelBnACnaABeAAgoACjACychACmDrapanAaBeBiaAmiDeAmDyHf" +
	"arbowanaBeBiaCyJgieciaBeAmEta okladkaJe rogiEstronyKnalCelaByDionyGnieceniaBeIrzybionaBeByIubionaBeB" +
	"yGwarantowacLhaslowanyJjechanaBeByFzdzonaBeByIkamienionaBeByJietDleszczonaBeByJreslaczemFeniaZzakupi" +
	"lemDonaBeByFrzonaBeByHlaczonaBeByFmanie okladkiNnaBeBieBuCyEmekCglonaBeByFianaByDenieCnaBeBikAaDyFka" +
	"BuCoczonaBeByGszAuDykaAjaGolejona przyslonaLe listkiOpach dymuEpapierosowJiwnicyHstechliznyNrowanaBe" +
	"ByDujeGsowaBeByEtillaAsA gastadasIpara cambiarSoAAsEchanaBeByFetla sieIieciaBeCzonaZzapiski dlugopis" +
	"emKolowkiemLujeFlamieniaBeEonaBeByGesnialaBeByIodzial sieEa sieKwietrzonaBeByKylonaBeByGrdzewialaBeB" +
	"yIysowanAaBeAjCiaAchCmiDeCyAchKsilaczAAAaABemAEnieGlepkaEonyEmierdlaBeByHniedzialaBeByJtrzezony imei" +
	"NysaEtartaBeByEechlaBeByFkanaBeByEluszczonaBeByJrzymuje sie coOyczkaZzatyczkiGwiasAuByDeraCsza sieIl" +
	"goceniaBeEonaBeByIszeEzolceniaBeEonaBeA stronyIyIbanowanaHiegl sieEa sieIorAnikAaGtaBeAgoDyAmEutwial" +
	"aBeByIdarta farbaFpodeszwaKeByEeformowanaBeByJkompletowanaBeByMwastowanaBeByJzelowanaBeByJjeciaAchDe" +
	"BuFrapanaBeBiaBeCyHeAAAAAAgarekZzegarkaBiEgen ofHhnCigerCt fehlerGkein bildNkerA ofGlazoEpsulAaBoCta" +
	"ABeAAgoDyAFrbissenAeAmBnBrBsHorstenAeAmBnBrBsIrochenAeAmBnBrBsFkeltAeAmBnBrBsHseltAeAmBnBrBsJfledder" +
	"tAeAmBnBrBsKkautAeAmBnBrBsFratztAeZzerkratztemBnBrBsIlesenAeAmBnBrBsHoA reakcjiJrissenAeAmBnBrBsIsch" +
	"lagenAeAmBnBrBsGissenAeAmBnBrBsImettertAeAmBnBrBsLplittertAeAmBnBrBsKtortAeAmBnBrBsFuckeltAeAmBnBrBs" +
	"KtifiziertJwanaBe gwintyIyFsAtawAemCuByFt koffieZzevenEgiecieDtaBeByEniecenieEionaBeByGlaBeByErzytaA" +
	"nieIubila sieEmCemDonaBeByHiaBchtbare gebruikssporenWehfadenFtA kein wasserOlona linia na ekranieWff" +
	"erblattJgarettengeruchOjkantFnabreEkpestGoBpA bloccataFqueGcasseFdifettosaJrottaGerCperEtA er niet b" +
	"ijLlosEtingGjedzona przez moleMe przez moleSlaczaBeDmal sieEa sieFo sieGnaA bielGeAjCiaBeCyAmGocenia" +
	" starteMtoByEmatowialaBeZzmatowialyIechacenAiaBeEil sieGonaBeByHtnialaBeByDeniaBeIurszalaBeByInaczek" +
	"CkiBowFlezionyIiszczenAiaAmiGonaBeAjCyAmJoszonaBeByHobaczEekCnderAA accu en laderSomA bloqueGcreepIp" +
	"paBicaDoDstalAaBoByGregenerowanyKperowanyKszarzalaBeByIuA viel spielKwenig druckMbehorFgeschriebenLi" +
	"gkrachtGtA niet goedJslechtKmA aufarbeitenLreparierenIstaurierenZzumbidoFrAuckEstandFzyciaBeAmCuDtaB" +
	"eAjCyAchHwaar gebruiktLrcieDe gebruikssporenQt schermKeetplekkenHvlekkenJiAerDryfikowacKichrowanaBeB" +
	"yJolfDracamEotAuFyrandolHzolklaBeByCnietaBeByKあ り ま せ んR\x8b ずB\xa9 う かK\x82\x82B\x8fD不 明H分F\xa8" +
	"B\xaa いB\x8fB\x97F\xb2 びF\xb8 こ みJ\xbb つ れJ\xbe せ んF\xa8 めK\x82\x84B\x89 ずF\xab ビF\xad ズF\xaf モ リJ\xb3 ピ ー 品N\xb5 " +
	"ビF\xb7 ミF\xb8 ャ ン クN\xb9 レB\xbc パ ー コ ピ ーZセ ッ トZド リ フ トN\x8b セ モ ノN\x92 ビF\x98" +
	" コ ミJ\x99 タ つ きN\x9c デ ィ だ けF\xae みH単 体R\xa4 ケF\xac プ リ カP一A 共D起F\x83B\x89B\x8dA 会C\xbf\x9d" +
	" 真H具 合G\x87\x86D明B\xafD能C\x89\xafC\xa1\x8cD通 电J\xa4B\xaaC\xb9\x9dC\xba\x8cB\x94B\xaeC\xbb\x85 机 身H盒F\xb6B\xbf 冒C\x88\xb6C\x93\x81G\xbd\x93B\x9c 動F\xbf 用 感" +
	"D痕L個C\x81\x87 一 赔H貨C\xb4\xa7A 包 退G\x8f\xaf 退N\xbd 物A だ っ た らN\xae 場 合P造G\x82\xb7C\x85\x85 电A 器C\xa4\xb4C\xae\x9d" +
	"D盒C\xba\xbfH電A ケD器J\xa9B\xabZ六C\x86\x92 牌G\x87\xb9B\xba まG\x88\x92 痕F\xae 痕G\x89\xa5 が れF\x92F\xb2 れG\x8a\x83 痕F\xa3 化F\xb9 きG\x8b\x95 か" +
	"B\x8dD作 しJ\x9d 手 にK\x8c\x85 装G\x8d\x81B\x95 只D机 身J\xa1 顿G\x8f\x8d 応 しJ\x91 黄F\x98 形F\xaaA 卖 机 身H盒H有 右" +
	"C\xb7\xa6D机 身H盒J\xb0B\xb3 足 の みO\x92\x8cC\x95\x8f 題 な しO\x9b\x9bB\x9e らB\x8aG\x9d\x8f 了D点G\xa3\x9e 了G\xa4\x89 形D色F\x8d 刻F\xb1 灵" +
	"G\xb1\xb1 寨G\xb7\xa6 足 の みO\xbc\x80 机F\x82 响H或B\xbb りG\x89\x93 包D痕G\x8a\x8aB\x98 れG\x8c\x89 不G\x8d\x9f 坏G\x8e\x89 漆G\x93\xa6 れG\x95\x85 障" +
	"G\x97\xa0AA 反 应G\xa3\xb0Z无 法G\x98\xa0B\xbe 示G\x9b\x87 りG\x9c\xaaB\xacA 体 の みL物G\x9d\xbe 动G\x9e\x9aC\x9f\x93 みG\xa8\xa1 造G\xac\xa0 けD品D損" +
	"G\xad\xa2 まF\xa3 品D規 品J\xbb 机G\xaf\x9b 玉G\xb0\xa7 化F\xb4 没G\xb1\x9a れF\xa1C\xb2\x92A 有F\xa1A 反 应G\xa3\xb0D有C\xb3\x95G\xb3\x9b 黄G\xb5\xb8 水G\xbc\x8f" +
	" れD水C\xb6\xb2D电H無A しD法G\x89\x87 方 の みL足G\x91\x95 疵G\x94\xb5 源 线D适K\x95\xb0 常 な しL音G\x9b\x92C\x9c\x9f 假C\x93\x81" +
	"G\xa0\xb4C\xa2\x8eC\xa3\x95 碰F\xa8 损C\x90\x8dG\xa9\xb4B\xba 盒C\xae\xb1G\xae\xb1A だ けF\xae みK\xb2\xbe 仿H老 化G\x84\x9aZ自 动 关 机O\x89\xb2 あ せK\x8a\xb1" +
	" 屏G\xa3\x82B\xb8 机G\xa4\xaa 色G\xa8\xb3 あ りK\xb4\x8b 作F\x97 品G\xb5\x9d 品F\xb7 動D球G\xb6\x85 aE\xbf\x9b 水H通 電 せ ずN\xb2 水G\x8c\x86C\x94\x88" +
	"C\x96\x89 まF\x8b かB\x8dD機G\x97\xaa 屏G\x9b\xa3 あ りJ\xbb 源A ケB\xb3K\x9c\x89C\x9d\x9eA 正 品K\xab\x98 仿G\xb3\xb4 りG\xbb\x91 屏G\xbc\x93 包H가 품" +
	"F\x9cC\xb3\xb0 팡 이K\xb7\xa0 열G\xb8\x88 이F\xb0 스G\xb9\x8c 진B\x90F\xa8 졌C\xa7\x84B\x90G\xba\xbc 져C\xa7\x90H나C\x85\xb9 슨G\x88\x84 수F\x8cC\x8a\x98 어 남K\x8c\x80C\x91\x90" +
	"C\xa0\x88 플 리 카O\xa8\xb9 통G\xaa\xa8 르D조 품K\xaf\xb8 작 동K\xb0\x94 디 만J\x95 스A 만K\xb2\x97 겨 짐K\xb3\x80 색Z변 형F\xb4 풀" +
	"G\xb6\x88 량G\xb9\x88 박 스L사 용 감K\x84\xb8 트G\x86\x8c 음G\x8a\xa4 크 래 치O\x95\x84 니B\x98B\x99F\x88 나 와G\x88\x8c 려G\x8f\x8c 아G\x90\xa8C\x93\xa4" +
	" 려H열 려G\x9b\x80 직G\xb0\x8dC\xbc\x9cA 져C\xa7\x90J\x8aC\x96\xbc 룩G\x97\x86C\x98\xa4 염G\x9c\xa0 격G\x9d\xb4 나C\xaf\xb8 테 이 션R\xbc 괄G\x9e\x91 동A 못D" +
	"안 돼C\x90\xa8D함N\x94 상G\xa0\x84 원A 안 들 어R\x95 품G\xa7\x84 품F\x9d 퉁G\xb0\x8c 그 러J\x8d 힘F\xa2C\xb6\xa9 전A 기D안 됨G\xbc\x80" +
	"K\xb9\xa8 수G\xbc\x9c 지 지F\x90 안 됨P파 손G\x95\x98 자F\x9c 쪽 만K\x9d\xa0 집"}

// kindOfMeaning has indices in meaningKinds, by the numbers in languageTable.
const kindOfMeaning = "" +
	"\x00\x01\x01\x01\x01\x01\x01\x02\x03\x04\x05\x06\a\b\t\n\v\f\r\x0e\x0f\x10\x10\x11\x12\x0f\x12\x13\x0f\x14\x11\x0f\x15\x15\x0f\x12\x0f\x12\x0f\x12\x0f\x0f\x0f\x16\x0f\x0f\x0f\x0f\x12\x0f\x0f\x0f\x12\x0f\x0f\x11\x11\x01\x01\x01\x01\x0e\x17\x0f\x0f\x17\x0f\x12\x12\x15\x15\x13\x13\x12\x18\x19\x19\x1a\x1b\x1c\x0f\x1d\x1d\x13\x13\x13\x13\x13\x13\x1e\x1f\x11\x13\x13\x13\x13\x13\x13  " +
	"    !!!!!!\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12\x12\x12\x11\x11\x11\x11\x11\x11      \x11\x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11      \x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11" +
	"\x11\x11\x11\x11\x11\x11\x14\"\x12\x12\x12\x12#\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x1f\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x11\x1b\x1b\x11\x11$\x11% &\x11\x14\x14\x14\x14\x1b\x1b''(( \x12\x12\x12\x12$$$(((((\x12    ))))) &&\x16\x16\x16\x12\x12\x1d  $(*\x1f(*" +
	"\v+& \x13\x13\x13(\x1c, +    \x16\x16\x13\x16-\x1d\x11\x15.(/0000\x13\x13\x12\x12\x12\x12\x12)\x13\x13 \x13\x13\x12\x11\x11\x12\x12+\x11\x1b\x1b\x11\x11+\x1d\x11\x11\x1f1\x11\x12\x12\x12\x12\x12\x14(\x11\x11\x11\x11\x11\x11())\x11))$\x1d \x12\x12\x12\x12\x18\x18\x13\x13\x1d\x1f(&( 22" +
	"2223\x12\x12\x12\x12(4\x1d5\x1664\x1d64\x1d\x1d6\x1f\x12\x12\x12\x127&&\x1e\x1f\x13(888\x0f\x1188-9\x1f:;<========22>>2=22=++++(9999$$$ ?\x1b?\x1b\x1b\x1b@\x1f9A(3BC  ((\x12(CDDE" +
	"(\x0e\x1f\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b) !!!!\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x13\x13\x13\x12\x12\x1b\x12\x12\x12\r\x0e\x1f(( (A(()(7$\x14\x14\x14\x14DDDF0++++++    " +
	"  \x18\x18\x18\x18\x18\x18\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12))))))\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12))))))\x13\x13\x13\x13\x13\x13*\x1b\x1b\x1b\x1b\x1b\x1b))))))\x1b\x1b\x1b\x1b\x1b\x1b&\x11&7GF H(\x11\x11\x11\x11\x11\x11I0\x11\x11" +
	"\x11\x11\x11\x11\x110++I!\x1b\x1bI&&\x1b()J((J(((((JK((08E\x1a00  \x17LLLL;<>= M\x0fNNNN\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13        L(\x11\x11\x11\x11\x11\x11\x11\x11\x16\x11$    \x0f$    \x1b\x1b\x1b\x1b" +
	"\x1b\x12\x1b\x1b\x1b\x12\x1bO\x0eG\x11(PQ&&\x12\x12\x12\x12$ \x12\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b////////NNNN\x13\x13\x13\x13\x11 00\x11000\r\x1f99\x1d&\x19,R($   SSSSTT$ \x14\x14&\x11\x19\x19\x1b&\x11\x11\x11\x11\x19))" +
	"))\x0e\x1f++++::::\x13/,(:::::::::\x0e\x1fAGU\x16GU: \x0e\x1f\x0f\x0f\x0f\x0f\x0f\x0f//////      ))))))      \x12\x12\x12\x12\x12\x12\x11\x11\x11\x11\x11\x11      \x11\x11(000((\x1b\x1b223VW" +
	"\x1f ??\x14++\x14NNNNNN\x11\x11\x11\x11\x11\x11!!!!!!\x11\x11\x11\x11\x11\x11\x13\x13\x13\x13\x13\x13\x13\x13            ++++++'/\x13\x13\x13\x13\x13\x13< AXXXXXXXXXXXXY::::Y::Y:::::X(XXX" +
	"XXXXY::YXX:X(XYY:::X::::YY::XXXXXXX(XXXXXY:Z\x11\x11 (((( :::::D\x0e\x1f\x12\x12\x12\x12A[+++++  7\\]\x0e +[+[+[+[ (G\x0e\x12\x12\x12\x12\x12\x12$ [\x11" +
	"\x13((\x18\x18&  T   \x18\x18 \x16\x16\x16  8)7\x1b\x11\x17  \x11\x11\x11\x11\x11\x12\x12\x12\x13   ( ^ \x12\x12\x12\x12P& PP \x16\x16\x11\x11\x11\x16\x16\x16\x16\x16\x11\x118(;<==G((\x1b \x16))))    + &(\x113.\x11\x11\x11\x1164\x1d" +
	"          \x13 6\x1dH64\x1d\x1b\x1b!4&      64\x1d \x13 \x0f6\x136H\x13\x13\x0f6\x1d\x13\x0f\x0f6\x13\x13\x136\x1d_\x13\x11 \x1d   \x13 \x1b\x1b( (\x0e(,\x0f   ((\x1fH``$\x0e)\x14\x1b\x1b\x1b\x1b\x1b\x1b\x1f//////\x0f" +
	"\x0f\x0f\x0f\x0f\x0f/\x10&\x1f\x1c\x1c\x1f&\x12\x1b\x1b&\x1f\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b&&\x1b\x1b\x1b\x1b((\x01( \x1b  (\x11\x11\x11\x11\x11(\x10\x12(\x11\x11\x11\x11\x11\x11\x15\x15\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12A\x13\x13\x18\x18\x18\x18\x18\x18\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x18\x15\x15\x11\x11',,\x11**\x1b" +
	"\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11 \x1b\x1b\x0f,??G,,\x16\x16GU=:2&&(\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x13aa  a( bb8 \x12aA A  & c&\x12\x123\x16\x16\x16\x1b\x1b(&\x1d \x0f\x15\x0f\x0f\x15\x12\x15\x15\x15\x15d\x0f\x13\x0f\x12\x0f(8& \x16\x16\x16\x16\x16\x16\x16\x16" +
	"\x16  \x13\x13\x13&\x13\x12!!!! &\x13\x13\x1b\x1b\x1b\x1b\x1b    \x1b\x1b\x11\x11\x11ee        \x18 f\x18\x18&++\x16+++\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16++++++\x1b\x16\x16\x16\x16\x16 \x1b)+\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16+\x16+" +
	"+\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16+++\x16\x16\x16\x16\x16\x16+  \x16      \x13    T!\x11\x1f(\x12\x12\x11\x11\x11\x11&gg&====h\x12 5(f>>fg&===&&&&\x11!\x1b \x1b\x1b??\x13\x13\x13\x13\x13\x13iJ&&i&(&(X^(((" +
	"\x01jh3hB$\x16$\x01\x16.$\x16\x11\x11&&&& &&\x1b\x1b ii?\x1b\x1b\x1b\x1b?B & .\x1d&&?\x1b\x1bB\x1b \x12\x12\x12H2*\x1f(\x11\x11\x11\x11\x11  \x12\x12\x12\x12\x1d\x1d\x12 N)Nf>\x11>(kf(\x1b\x1b\x1bPP4FP\x11))\x00GU  \x12 " +
	"\x16 \x16& &   \x14\x14\x14\x14[\x14\x1b\x1b\x1b\x13\x13\x13\x13\x1b\x1b)\x17\x17\x1bl\x1b\x1b\x12\x12\x12\x124PFPFP(\x11(\x10&&&&\x1bl\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16& m\x1b\x1bnBoooo(\x13\x13\x13\x13\x13\x13\x14+[))J  \x12\x13(((\x13\x13\x13\x13" +
	"\x13\x13\x13\x13\x11 !\x11\x11 \x13\x13\x13\x13\x13\x13N\x1b\x1b\x1b\x1b++++\x11\x1b\x1b\x15\x15\x15))+ \x11   ?????\x1b?+!!!!\x11\x11\x11  + \x18\x12\x12\x12Nh\x13\x13\x18\x13\x13\x13\x13&\x1dN\x12\x12N\x16\x18\x13+ 3 ((\x01(+    \x1b+\x12 +& " +
	"  \x11\x11\x12! \x11p(((\x13\x13\x13\x13?\x1b \x1b   ? + \x1b q\x1e\x1fBB.\x1b?\x1d\x1d.+++\x1frO\x0e(O\x0eO\x0eO\x0e\r(J )&HJJ\x11\x12&HJ\x12\x1b\x1b\x1b\x1b\x0f\x11MMMMM(s   \x11\x1d)\x17)\x17tt\x11\x11\x17\x17\x12f>" +
	">ff>f\x1duuvJ\x15 \x01\x01\x01\x01\x01\x01$$ELL ////////\"    L=L\x0eG\x14:\x14J:   wJJJ\x12\x12xG\x14::xGJ\x1a&&\x1b\x1b\x1b())\x11&H\x12\x12R%    ++  H\x11    &&\x13 \x13\x13" +
	" \x13\x13j\x13\x0f\x14\x14$-4\x1d$$ 4\x1d\x1b\x1b\x11\x11\x11($4\x1d-\x12Z-\x0f\x16\x16\x0ff\x1d\x13\x13\x13\x13\x13\x13((\x15%++++&(&V2o[JJo[o[o[ \x11&!!!!\x12\x12\x12&  \x15(\x12))))))\x12&HJ\x17(++++\x12\x12N" +
	"NNNy\x1dy(MM\x12\x12\x12$ ((((   ?\x1b?\x1b  &\x12\x11&\x11,R,R,X,jX,,R(MM\x12\x12\x12\x12\x11\x11&\x11   ss\x13\x18\x1b\x1b\x1b\x1b)////  \x0f\x11\x0f%   l-\x1d$-4\x1d-$JJJJJJJ&&$ " +
	"  $B.2.\x0f\x11z \x15\x15\x15\x15\x15\x15\x15 \x15\x15(J\x11\x12\x12 \x1f   \x01\x01\x01\x01\x1b{\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x1b\x1b  |$$??l & (  (  \x0f\x0f\x0f     r\x19 + $$&    \x1b\x1b   \b&     \b\bP" +
	"P((\x1d(((\x1d   \x1b (/(/\x1b\x11\x11\x11\x11  \x12\x11 \x01}~~l\x12$!\x18\x11    %&(Z\x7f!\x12\x12      t$\x17\x1bf\x11 &\x80\x11\x11++++&\x11\x11 \x12\x12 \x1b////()FNN&F(\"(((F    (" +
	"\x11\x11\x11\x11((\x11\x11\x11\x11\x11\x1b\x1b?\x817\\] \x15   4\x12\x12\x12\x12\x1f\x12 $U\x11\x13\x11\x13  \x12\x12\x1f\x1f\x82\x83\x82\x84\x83((\x16\x16\x16\x16(E\x16\x16\x16\x16(*(*\x1f(*(*\x1f(*\x1f*\x1f\x1c\x1c,\x16\x16\x16\x16\x85\x857\\]\x11\x16\x11\x13+ +((\x11\x11$," +
	"f,,,  k\x16$l $  \"////\x16\x16\x86\x16\x16\x16==\x11 !!!!\x11\x11\x11\x11\x11\x16\x1b(\x01\x01\x01\x01\x01\x01\x01\x16 \x01\x01\x01\x01\x01\x014\x1d 4\x1d&$\x1d\x11\x11\x11\x11\x11\x11}~\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01}}~\x01\x01\x01\x01\x01~(\x87}~\x83&(&&" +
	"& (H\x11\x11&\x11\x12\x11\x12\x12\x11&\x12\x11\x1dg==4&P    EP    \x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13 \x11\x11\x11\x11\x11& \x12 & \x12((\x11(wr\x15\x15\x15\x15\x0eG+$(J\x11\x13\x01X\x01\x01?J\x1bl\x12?\x1bj&\x13\x13\x1d\x0f\x0f" +
	"\x0f\x81&\x12\x12\x12&\x12\x12\x12\x1d\x11\x11\x11&+    )J)JJJ\x11\x13\x12\x11+J  +   ))    \x11qqq)q)) J  ) ))))\x11\x12 \x15\x15\x15)))\x11\x11\x11\x11&)))))))q))\x11))))))) NNNNJ" +
	"!&(j\x1d   u\x13\x13\x12N& (\x1d\x88)))))\a\x11\x11\x11&\x81\x15&\x12\x12\x12&\x12\x12\x12&\x16\x16 &&\x11g= &V3j&\x11((&\x1b\x1b\x13\x12\x1b\x1b3    \x1d\x1d-4\x1b   \x16( \a\a\x15\x15\x15rR((//$\x0eW\x1f:W\x1f\x0f\x0f\x0f" +
	"    \x15\x0f\x0f  \x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f \x0f\x0f\x0f\x0f\x0f\x0f\x0f$$$\x0f\x15\x0f\x0f(\x1c((\x11\x11\x11\x11\\\x1f\x1f\x17\x17\x17N\x12(\x13\x13\x15\x13(((\x12\x12\x12\x12 \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x17\x17N\x17\x17N\x17\x17\x12\x17\x17\x17\x0e\x1f\x01\x11" +
	"\x1bJ\x11\r\x0e    (I\r\x0eW\x1f \x16+\x16\x16 \x16  \x16     J \x12\x12\x12\x12++(\x11\x11\x11\x11\x13\x13\x11\x11!!!!  \x12\x12\x12\x12\x12\x12R\x1d\x16\x16$(   \x12\x13\x12 \x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11    \x11\x11\x11\x118      !" +
	"!!![[\x11+[+N+[[\x11[ \x11[++[  [\x12\x12\x12[\x12+++++[+[+[+[+[+[[\x12\x12\x12\x12\x12N\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x11\x11\x17\x17\x11\x11\x11\x11\x11\x0e\x1f\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16HH" +
	"\x1d\x0eW\x1f)\x13))8888\x13\x13\x13\x13\"\x0eW\x0eW\x1f\x1b\x0e\x1b\r\x0e $  $\x89\x12\x12\x12\x12\x12\x12\r\x0e(\x11\x1b\x12\x1b\x11\x11\x11\x11\x12\x1b\x16\x16\x16\x1b\x1b\x1b\x11\x11\x11\x11\x14\x14\x14\x14\x1f\r\x0e \x8a\x8a\x8a\x8a    \x11\x11\x11\x11\x12\x12\x12\x12\x0eW\x1f\x0f\x0f\x0f\x0f       " +
	"       \x14\x14\x14\x14\x14\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11    \x13\x13\x13\x13   \x13        \x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x12\x12\x12\x12    ++++   !!!! \x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b::::\x11\x11\x11\x11  \x12       (" +
	"\x11\x11\x11\x11\x12\x12\x12\x12\x1f\x12\x12\x12\x12\x11\x11\x11\x11\x13\x13    \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12  \x11\x11\x11\x11  ((  \x13\x13\x13\x13\x11\x11    \x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12\x12\x12\x12\x12\x8b\x17\x17\x17\x17    \x12  \x11" +
	"\x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b      \x12 \x12 \x12 \x12    \x11\x11\x11\x11!!!!\x12\x12\x12\x12\x11\x11\x11\x11\x11\x8a\x8a\x8a\x8a\x17\x17\x17\x17\x12\x12\x12\x12\x12(\x12\x12\x12\x12+\x12\x11\x11\x11\x11$$$$\x11\x11\x11\x11!!!!\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12  \x1b\x1b\x1b" +
	"\x1b\x11\x11\x11\x11\x05\x11\x11\x8c\x8c\x8c\x02      \"\x0eW\x1f     4\x13\x1d \x8djj  &&\x0eG\x0eG\r\x0e\x02\x16(  ((\x02[\x11\x11\x11[\x11+[+[+[ +[\x11((\x8c\x1b\x1b\x1b\x1b\x1b\x12((RR \x8a\x8a\x8a\x8a\x15\x8e)\x16 = \x12 !!\x8f!!\x8f" +
	") \x12\x11\x13\x13\x13\x12\x12\x12\x12  $& \x17 d\x17AAAA\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12N!!!!  +JJJ \x17\x17\x17\x17\x11w\x12\x12\x12\x12!\x02R\x84\x1f(\x0f(EI\x0eW\x1f\x14\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f G`\x0f\x0f\x0f\x0f\x0f\x0f\x90\x0f\x90\x90\x0f\x0f\x90\x0f\x15\x0f" +
	"\x0f\x90NNNN\x11\x11(&&(((E\x04\x91\x1d\x1d  +\x12\x04\x0f\x0eG``U`U \x12\x0eG````\x16U   `U  \x12` `\x12\x12 G$\x16\x16\x12\x11\x11\x11\x11\x05\x1c\x1c\x1c\x1c^(\x12\x12(\x0eG`::::(G+\x1d  \x13\x13\x13))\x13   f>f" +
	"H\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x1c\x05&\x11\x11&\x1f\x1f\"\"AAA    &\x11\x11\x11\x91\x04\x91\x91\x91\x91$$     \x1b\x1b\x1b\x1b\x1b\x1d\x12\x12$\x06\x06#j(((j(\x06\x11+     5++&\x1dzz88888\x8a\x8a)\x17  \x92\x1b\x1b\x1b$ \x92\x92\x92" +
	"$\x11\x13\x12 \x1d\x1dL\x0eW\x1f\x05\x12\x05\x0f\x0f+\x11!\x11\x11\x01+ \x1f       \x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\x13\x13      \x13\x13\x13\x13\x13\x13))))))\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13      \x13\x13\x13\x13\x13\x13\x8d\x1f+\x93--z&zz\x9188\x11\x91" +
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
	" \x8a\x8a\x8a\x8a\xa0\xa0\x16\x11\x11\x11I %%III\x1f88\x1f((\x01\x01G+ &%!\x11!!!\x11)\x11\xa0JJ3vJJJ3v\x95 2\x03\x03\x952\x1e\x1e\x95\x95\x1e(;<\x1f\x1f@\x19\x1fO\x0eM@\x19\x12pp&\x12\x12\x1d\x1d4& k #<E\x11\x11&HJJ (&H" +
	"&$t\x11\x11\x15\x15\x1b\x15LLLj\x15\xa2   ww\xa2&&\x11\x12++\x12+H++[+[+[+[+[+[\x12f>ffff&\x1b\x1bG(MMM        GU  \x16GUGU`\x16GUG\x15(\x15(\x12\x1b\x1b\x1b\x1b &&&\x1d\x11?&\x11\x16(" +
	"\x1f&&&88(\x7fN\x12?N         \x1d\x1d\x1d& ((\x9a\x1d\x1d&&&\x11\x11\x18\x18\x18\x18\x18\x18\x18\x18!#8(8\x1b888\x1b8!\x18\x18!\x18/// + \x1d\x11\x18\x18\xa3}\x01\x1d\x1dH\x0f+ ++ +NN\x1b\x1b\x81\x1b +(\x1d\x01\x01?+ \x01\x01" +
	"\x1b\x1d\x1d\x1d\x11\x11(,,R,\x16( -H\x1b&\x1d\x13\x13\x1d\x1dBFF((&\x1b&&&\x1d (((CC88y\x82\x84\x83\x82\x82\x82\x84\x82\x84\x82\x84\x83(kk(kk\x85\x85 \x13r\x86\x86\x86&4p) &&i&V&)}~\x83}~}}VHH\x13\x13\x1d\x1d\x13\x13\x13gg" +
	"\x13\x13\x13\x13\x13\x13\x13 B. \x1b\x11) \x1b\x1b\x1b\x1b\x1b\x1b \x1b\x1b++ ++++\x1b&&&&$$N))\x1b\x12\x12\x1d( \x13\x13\x13(sssNNNhh\x1bh\x1f\x1f\x1f\x1f\x1b\x1b \x9c$\x11J:J((*\x1f*\x1f*\x1f*\x1f*\x1f+%%%\xa4 \xa4j\x14\x14\r\x0eM\r" +
	"\x0eM$   (\x11H\x12\x12\x12\x12HH& \x1b\x1b\x1b\x1b\x14\x1b \x1b)\x14\x12\x1b\x1b\x11\x11\x11\x11]$\x12!\x1d&4\x1d\x1d\x1d\x12\x12\x12\x12\x12\x12((((-4\x1d\x1d-4\x1d$   $$$   \x11  +)((&)&&&\x1b\x12^^     \xa5\xa5&\xa5\xa5\xa5\x1d\xa5\xa5" +
	"\x1d\xa5()))))&& &\x85\x85\x85\x85(\r\x0e+\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b+ \x12j\x1b\x1b$+II\x11& :(\x12\x12$          C\r\x0e\x17\x17++\x13  +  j&\x13\x11\x13$$\x1ej&PP)<   $\x97\x97>>\x97\x97>\x11$  \x11\x11\x8a" +
	"22222&\x11\x11\x11\x97>>8888$ 8888XXXXX(\xa3\x1d888888E(8     8 888 (\xa6&H\x11 H\x13H\xa6 \x13 +\xa6&\xa6\xa6\xa6&+!\x18\x18\x18\x18\x18\x18\r\x0e\x1b\x1b\x11)))))$$)88\x12\x12\x8a\x8a\x8a\x8a\x8a\x8a" +
	"))\x19\x19\x11\x11\x11\x11Hh  \x11\x11\x11\x11\x11\x11\x1a\x1a\x114\x1d $88+$88888l \x11)\x11d(       \x15  \x1f\x11\x15\x15((((((((////((         (         &\x8a\x8a\x8a\x8a(\xa6& \x1b\x17\x17" +
	"\x17\x11\x11\x11\x11\x1600  $8\"h\x1ch &\r\x0e$$\x18\x18\x13\x13\x13\x13\x13\x13\x13\x13\x16+\x9c\x9cK\x11\x11\x11\x11&\x12\x11\x11\x11\x11\x11\x11(\x14E~\x83\x16$      !)   \x12\x123\r\x0e+\x12\x12          ?\x11\x13;<2\x12\x12==2\x12?\x14\x11" +
	"\x12\x12\x11  pp\x1bp (( \x11    7&C\x13\x13\x11\xa53n\x15\x15\x15\x15&&L\x13\x13\x13\x13\x13\x13B(+ ++\x12++ +\x1e\\\x0e\xa7\x1f \\\x1e\x8d\x85?\x1b\x1b\x1b\x1b\x1b\x1bt\x1b\x1b\x17\x17\x17\x17\\\x12\x12\x12\x12\\((\x1b\x1b((((\x11\x11\x12$&(JGff\x12" +
	"\x12\x12( \x1e\x1f(\\\x0e8\\\x1bN\\  \x1b\x1b\\   \x15\x11\x11\x11\x118\x12\x12\x12\x12\x12\x12\x12\x128     \x12\x12\x12\x12\x12\x12\x15\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1288888(((([\x14\x12 \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x14\x0f\x12\x0f\x0f\x0f\x0f\x0f\x0f\x0f[\x14\x14\x0f)\x14\x14" +
	"?\x1b\x1b\x1b\x1b\x1b\x1b\x13\x1b\x1b\x1b\x1b????\x1b\x11&  \x1b\x1b\x1b\x1b\x1b4\x1d4\x1d& \x12[\x12\x1b   \x13\x12\x12\x12\x12\x12&&&&  \x1d\x1dNN++&&(&[\x14\x14\x14\x14[\x14  \x0f\x12\x0f\x0f\x0f\x0f\x0f\x12\x0f\x14\x0f\x14\x12%%-((\x1d(((Jj(([\x1b\x1b\x1b" +
	"\x138[\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x1b\x13\x11\x11\x12\x1b\x1bJ\x11\x11\x1b\x11(\x94$ \x18\x18\x13\x13\x13\x13\x13&\x11[(((!8[(((jj\x1b\x1b\x11J\x11\x1b\x11\x11+J+ +  %\x12((((((& )\x87\x13\x1b&&!J\x11\x15   \x15  \x15 r\x0fr(\x16\x16\x16" +
	"\x16\x16\x16E   \x11\x13\x0f\x1d\x1d\x89(((\x1cE\x89\xa7\x1f\xa7\x1f\x1f\xa7\x1f\x1f\x1f\x13\x13\x13\x13\x13\x1b\x1b\x1b\x1b\x1b\x1b\x1b&  \x11(\x1a(  (((\xa7\x1f\xa8II(((  \x81(7\\]\x1b((((  H&  HH$\xa7\x1f0(\x89\x18\xa7\x1f0\xa7\x1f\\\\\x1b\x1b\x1b\x1b\x11\x11" +
	"\x1b&\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x0e($III$+&  &r+\xa7&\x1b\x1b\x1b\x1bee\x13\xa7\x1f0\x1d\x1d\x1d888888\x1b(\xa7\x1f0&\x01\x01\xa7\x1f0\x12\x12\x11    \x14\x14r\x14\x14\x12[\x14_\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x11\x0f\x0f\x0f\x0f" +
	"\x0f\x0f\x0f\x0f\x0f\x0f\x11\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x14++(7\\]\x13\x13\x13\x13\x1cN(pe&888\x11\x11\x11\x11\x11\x11\x11\x118\x11\x15(((\x80\x10\x0f\x0f\x0f\x0f\x0f\x15\x0f\x10\x0f\x13\x13\x13\x13\x13\x13\x13\xa2rrrrr\x13I\x13\x13\x13\x13\x13\x13\x13\x13\x11\xa7\x1f\xa7\x1f\xa7\x1f\xa7\x1f\xa7\x1f\xa7\x18\x13\x13\x13 (" +
	"\x11\x11\x11\x11\x11\x11\x11\x11(\xa7\x1f00I\x80\x80\x80\x8cXXccc\x11lIIQ\x12\x12\x12\x12\x12NN\x12\x12\x12NN\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x13\x13\x13\x13\x13\x13\x16\x12\x12\x12\x12\x12+\x16++++++\x16\x16++((\x1b\x1b&\x16 &  \x13\x13\x11\x13\x13\x13\x13\x13\x13\x13(\x13\xa9\xa9\xa9" +
	"&  \x16\xa9&  \xa9  \x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x1b\x1b\x18\x13)\x1b   &\x1dy&((\xa2rrrr$+\x11\x15+++\x16+\x1b?\x15\x13\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x11(\x11\x11\x11\x11((^\x80\x10\x10\x14\x10\x10(\x15\x15+((\xa7\x1f``\x14\x14\x0e\x1f+& \x1d" +
	"\x1b**\x1f\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x11\x11\x11\x11\x11\x11\x01\x01\x01\x01\x01\x01\x0e\x1fG(\x12   \x1d \x12\x12\x12\x12\x13\x13\x13\x12\x12\x12\x11\x1b\x1b\x1b   \x12\x12\x12)))\x13\x13\x13\x12\x12\x12\x12\x12\x12\x12\x12\x12\x01\x01\x01\x01$&    j\x11=\x10\x18\x18\x18\x13\x01\x11\x11\x11\x00xG `` " +
	"    \x16\x16\x16  :         \x16: ////////   &&&3\x17\x1f\x1f\x1fFF\x17\x1eJJJJJExG\x16 \x16  \x14\x14   \x10\x0f\x0f\x0f\x0f\x0f\x15\x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x0f\x15\x10\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x0f\x0f\x0f\x15\x0f\x0f\x15\x0f\x0f" +
	"\x0f\x0f\x10\x1d)))))F\x00\x10 \x10\x1d\x10_ \x15\x15\x0f\x15\x15   \x15      \x0f\x0f\x15\x15\x0f \x15\x15 \x0f\x0f\x0f\x0f   \x15\x0f\x0f\x0f\x12     \x0f\x0f  \x0f\x0f\x0f\x0f\x0f\x12 \x0f \x0f\x0f\x12\x0f\x15\x0f\x0f\f\x00G)\x0e\x1f\x0e\x1f7GGUGU\x01\x01GU\x16GU" +
	"\x00G\x15////-4\x1d\x98(/((\x98\f( \f\x98(G:\x9c\x98(G\x12?\x1b\x00G(`G\x14\x16\x0f\x14\x11\x11 \x11\x14 \x16: \x0f\x0f\x14((G??\x15`G\x16   \x16\x1b \x16\x16 \x16 \x16\x16\x16\x16\x16:  \x16\x16 U\x16 \x16   U: \x16  \x16\x16\x16 " +
	"\x16r r: \x16\x16``\x16 \x14     \x168\x0f  \x16\x16\x16\x11\x11\x11\x0f\x0f\x0f\x0f\x0f\x0fG\x01\x01\x01\x15\x15\x15 \x1b\x1b\x1b!!![\x16[\x16\x16[\x16E   `G\x14\x0f\x14\x14\x0f\x11\x14 \x11: \x15 `\x0f!!!\x98\x0f\x0f8888\x14\x14\x1488r:\x16rG\x15\x15\x00" +
	"\fGUGU\x00G(\x86\x18`G\x1f\x00GU``\x01:\x0f  J\x14\x14 \x16\x16 \x01\x01\x01 ::JJ::`\x14\x14\x14\x16 \x16J:: :::::\x16 (7(\x1b\x1b&&(&\x11\x11\x11\x11+JJJ    \x11\x11\x11\x11\x11\x1b\x11\x00xG\x01::::\x01:::: " +
	" `\x16\x16\x01\x01\x01\x16::\x11\x11\x11``\x01\x01:      \x16  ::::::::::\x01\x14 \x00\x16((\x16\x007&&&\x1fG\x01:  \x01  \x16\x16\x14\x01 ::::::\x01\x14(\x1b\x11\x11\x85\x11\x11\x11\x00GH\x1f((\x98\fh\x98(\x0e\x98(\x98(\x98\x98(\x98" +
	"((\x81\x81\x81&&;<;<\x1f\x98(\f\x98((((\x8d((\x1f\x98(\x98(<===22==>222==>=2 = >2>((7\r\x0e(Jr,R:::R&&&&\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b&\x12\x12\x12?4\xa6&4\xa6&4\xa6&\xa64\xa6&\x1b" +
	"\x1b\x1b???4\xa6&4\xa6&H(\xa64\xa6&(0   $F\x88l\x88$\x88R        \x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b& &&&&&(3n\vn\x12\x0eW\x1f\x11\x11\x11\x11\x11!!!\"\"\x1b\x13\x13\x13$\x8bb7   \x15\x15\x15\x15\x15\x15\x15   + " +
	" +++\x12\x12\x12\x12\x12SS   \x1b\x1b\x1b\x1b\x16\x16///u \x15\x15\x15\x15\x15\x15\x15u     lJ\x19\x19\x19    \x1b\x1b\x1b\x1b\x1b\x13\x1b\x1b\x1b\x1b\x1b\x1b//       /$(\x0eW\x1f,::,0E\x1fK$(000\x13GU: \x16J&B33  " +
	" \x1b  \v&&&\x1f\x15\x15\x15n3nn  (\x11))))(     \x18\x18\x18\x18\x18\x18 \x15\x15\x15\x15 \x15\x15\x15 \x0f(\x0e\x1f\x11+++\x16(\x0f\x1b\x11\x952222(;<    O\x14\x14\x14\x14\x14  \x14\x0f\x03AB\x0e\x0f(\x11\x11\x11\x11ffffl)\x12\x12)" +
	"$$/ \"\x9f(\x0f\x0f\x0f\x0f\x1d&&&\x1eKd\xa6\xa6\xa6\xa677\x85(\x85\x11\x11B22J\x1b\xaa(:::\xaa(X\xaaX:ff\xaa::\xaaQX::XX(X(XYYX(XX\r\x15 \v\x11\vA\x13\x13\x13\x13\x13\x13    $\x11\x11\x11\x11\x11\x11\x11\x11\x11DDD\x1f\x1f(" +
	"(\v(    &$$7\x1f\x12\x12 =\x11DD$(\x1f\x11     )))\x11   f>((\x11\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x11\x11\x13\x13\x13\x13\x13\x13\x138\x87\x87kff>p\"4&+ +   (\x1d\x11\x12\x0f\x0f\x11&\x12\x12\x11\x12\x0f\x11\x11" +
	"\x0f\x12\x12\x11\x11&\x12\x11&\x11\x0f\x11(\x87\x12&\x1b\x1b)\x1b\x1b\x1b\x1b(\x88\x87\x87\x87\x87\x87qq)pp\x01!((?\x1b\x12\x12\x12\x12 \x12&   vJvJv3v(J4j(\x11H44zzz\x87\x1f \x84\x1f\x0f\x0f\x0f\x87&\x0f\x0f \x87\x87\x87\x15\x0f\x87 \x13\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f \x87" +
	"\x0f\x13&HHH\x87&\x1f8&\x1f\x1f\x1f\x1f\x87\x87(((\xab\x1b\x12\x12\x16 \x0f$ \x0f \x0fzoooop)\x0f\x87l`GU::::\x01::\x01\x014&P4&P& 4P&\x16 \x11\x16\x11\x11'\x11\x7f\x84\x16\x16 \x16\x11  \x84\x84\x84\x84 &&!&!\x11\x11\"j\x85\x96\x96 " +
	"jj \x96 \x11\x11\x1d\x1d\x1d\x1dH\x1d\x1b\x13\x11 /))//\x11))/\x13\x11\x13\x11\x13\x11\x13\x11\x17\x17 (&))))))))))))))))))++++\x18\x13\x18\x18\x18j&\x13j\x13j))J\x15\x15\x11\x11j\x1b\x1b\x1b\x11\x11\x1fB\x0f\x0f2F 8\x118\x0f\x118\x128" +
	"\x12\x84\x1f\x0f  \x0fNNNN5\x1f              \x11\x11\x11\x11\x14 \x14  \x11\x11))\x14 ))\x14\x11\x11\x14\x14\x11\x11\x11+  \x13 \x11)\x11 +)\x11\x14\x14\x14\x14\x14(j(((((((((\xab\xab\xabr \x12\x12\x13j\x0fjjj\"&&\x1e\x1f\x14\x14" +
	"\x14\x11\x11   ))))\x11\x12\x11(\x12\x12\x12\x12\x128\x15888)\x11( \xa2\xa2,,,,\x1a\x96\x0f(\x96\x0f  &yyAA\x9a\x18\x18\x1b\x1b\x18\x18\x138888\x1b\x1b\x1b&\x1b\x1bA(AB\b\x96\x0f\x96\x0f\x0f\x0f&\b\x1b\x1b\x1b&BB&\x0f(&NNNN!(((j&\x11\x8c\x8c" +
	"        (\x0f\x0fFF&(\x0f\x0f&(\x0f\x1a\x96\x0f 66\x13\x11\x116\x13\x13\x0f\x0f\x136\x13\x13\x11\x11\x11\x1d\x1d\x1d\x18\x13NNNN\x16(\x13\x13  ((\x11\x11\x11\x11&\x0fH?\x13\x13????\x11\x11\x11?\x11\x13\x13\x11\x01\x01    \x13\x11\x13((         " +
	"   &  \x16\x16\x16\x16\x12\x12\x12\x11\x11\x01\x1b\x18\x18\x18\x1b?\x1b\x1b?\x1b\x1b\x1b?\x1bj j&(((\x13(((%%\x11\x9e&\x11  \x9e  l\x11\x11\x11+$   \x86\x11(&&\x13\x13\x13 \x11NNN!!N\x11\x1b\x1b& \x11\x11`\x16 \x14\x14 \x16\xac\xac\xac&     " +
	"&   \x0e\x1fzz\x17\x13/\x17z/z\x17////\x17\x17\x1b\x1b\x1b\x1b\x1b\x1b\x1booo\x15\x15\x15        &\x11\x11&(\x11\x0e\x1f\x12\x12\x12 \x1f\xa2\xa2r&&&&$\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x1f\x1f\x1fr\x1f\x1b\x1b\x1b\x1b\x13\x13\x13\x13r\x13\x13\x13\x13\x01\x01\x01\x01\x01\x01\x01\x01&&" +
	"&\x1d\x1d\x13\x13\x13\xa4zzz\x1b\x1bNNN\x12\x12\x12\x12\x12\x11\x12\x12\x12\x1d\x1d\x8d\x11\x11\x8b8\x8b\x8b J\x1d\x1d--\x1d\x1d\x1d\x1d\x12\x12\x12\x89.(////\x18\x18\x13\x1b\x1b/\x89((&  \xa4zzzz\xa4zzzz\x1b\x1b\x1b&&&&$ &\x1f\x12\x12\x12&\x18\x1bz\x11\x11\x11\x12\x12\x12\x1b" +
	"\x1b\x1b \x11)  &)))))\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12E\x11\x11\x11\x11\x11\x11       \x1b\x1b\x1f\x0f(((((\x13\x13\x13\x13\x13\x13\x13\x13\x13\x12\x12\x12\x1f&\x1d(&\x1d\x1d\x1d\x85\x1d(NNN\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b((\\\x0e\\\x0er:rrr:\"\x13\x13\x13\x13\x11\x11\x11 " +
	"&    r       \x17\x17\x17 rooo\x10\x10\x10\x10\x10  ,,  -^\x84\x1fr\x13\x13\x13\x13\x13\x7f\xa4\xa4zz888$JJJJJJ$J$ \x12\x12\x12  &&h\x11\x11\x11\x11\x11\x12\x12\x12\x17\x17\x1e\x12\x12\x12 \x01!!\x1b!\x11  D$\x11\x8arXXX\x8a\x8a\x8a" +
	"E(\x8a\x8aJ(\x10\x0f\x0f\x0f\x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x15\x15\x15\x0f\x0f\x0f\x0f\x10(\x12  $$\x11\x11*((\x0e\x13\x13*\x17\x1b\x1b\x1br(\x11)\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x0f(((\x11\x11\x11\x11\x11\x15l$\x11\x11\x11\x11(\x92$\x17\x17GGGG(JJ(([[ [ [[[[[" +
	"[((\x1b)\xab& &KKKK\x0f\x0f\x0f\x9bE(((,\x11\x11\x11\x11\x11\x11\x11\x11  \x11\x11\x11  \x1f\x12\x12\x12\x12\x1200\x13\x13\x13  \x12\x12\x12&\x11\x11   \x13\x13\x13  &&&\x15\x15\x15+ \x16  \x16    \"\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12&H&\x0e\x1f&" +
	"&\x0e&&&\x10\x15\x1b\x1b\x1b\x1b\x1b\x1b::ffff>ff\xa2\xa2 \x1d\x1d\x11\x11\x11\x11 ////(\x11\x11\x12\x12\x12\x12&&PPP\x17\x17\x17\x17&l&$ \x12\x1d   \xa2^*\x1f(i \x97\x97>\x97\x97\x97 \x12\x12\x1b\x1b&u \x15\x15\xa3z\x1a\x11(8\x01\x01\x01\x01\x01\x01\x01\x01(" +
	"\x01 \x1a\x1a\x1a\x1a\a\a\aoooo)   ++\x1b\x1b\x1b\x1b++\x1b\x1b 8 +\x1b++\x11+\x1b\x1b(((N(  rr\x1b\x1b\x1b\x1b\x1b\x1b)))))))))))))&&&\x1da&\x11\x11\x11$!\x11\x11\x11\x11\x11\x1d)\x12\x11\x11\x11\x11q))))))q\x1b\x1b\x1b" +
	"\x1b++++\x1b\x1b\x1b\x1b\x1b\x1d&(&& \x12\x12\x12\x12\x12\x12\x1d&\x12\x1b\x1b\x1b  \x12\x1bL &\x11\x11\x11\x11((8(\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1b\x1b\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1bJ +  \x01\x15+\x1b ????\x1b\x1b \x1b\x1b????\x1b\x1b" +
	"\x1b\x1b\x1b d\x18\x13\x13\x13\x13\x13\x13\x18\x11)////l $$ $$ $$X(X: / \x1fH\x1f((T1(\x8a\x8a\x8a\x8a$))/\x11///////////$$$\xac////\x1f((J\x13 \x16  \x11(JJJ\x8c////))))))))/" +
	"//\x9c\x9c$\x8cXX/G(////$\x0f //\x11 & ))))   \x0f\x0f\x1d&&BB&&\")&QQ\x11   \x1b&\x8c\"\x0f&  \x1d\x16////1/ \x16////\x0f\x0f\x0f\x0f\x0f\x0f/)))))///))/////\x11//\x0f/\x0f/" +
	"\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f/)//// ))\x11))\x11//1/\x01\x83\x01\x01\x01\x01\x01\x01\x01\x01\x83\x01\x01\x01\x01\x01\x01\x01l\x16\x16\x16\x16\x8c\x01\x01\x01\x01$\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01$\x011\x10\x0f\x0f\x10\x10\x0f\x0f\x10\x11\x11\x1f\x1f1/ \x15u\x15\x15\x15\x15\x15\x9b\x11&$$\x19\x19\x19\x19\x19" +
	"\x19\x19\x19\x19))))\x13\x13\x13\x13\x13\x13\x13\x13\x13 \x12////     ))///////\x0f\x0f\x0f)))\x0f/////)//////\x0f\x0f\x0f\x0f\x0f\x0f\x0f)) \x15  \x15\x15/\x0f\x0f/))\x15\x15\x15\x1b\x15\x15\x15\x15\x01)\x1b+\x0f))\x11\x11\x11\x11&&oo" +
	"oo\x11    ////////\x0f\x0f\x0f\x0f\x0f\x0f//// 1l\x1f\x10E\x12\x01\x01$())))))J\x15\x15\x15 &4&PG////))))?????\x1b\x1b  \x1b\x1b\x1b\x8a22222&\x11\x1b\x1b\x1b\x1b\x1b\x1b   \x8c\x11\x11\x11\x11))))F\x1b" +
	"\x11\x11))))\x12\x12////\x11/\x12J\x12\x8c$\x01\x01! ????$\x1b ?\x1b\x1b?\x1b\x1b\x1b\x1bl \x1b\x1b\x1b\x1bq)q)))))))\x01!!!! \x1b\"&////)\x1b\x1b#\\\\(\x11\x11\x1d\x1d\x18\x13\x13\x13\x13\x13\x1b\x13\x13&&&&\x12\x12\x12\x12II  \x11" +
	"hu(\x1b\x1b+ NNNN\x15\x15   \x15\x15!!\x12\x12\x12\x12\x12\x18\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13oo$\x12\x12o(oo[o[\x13\x13\x18 o[\x13o[\x12\x12\x12\x12\x1b\x1d\x1d\x11\x11\x11\x13\x13\x13\x13\x13 (\x11\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12\x12\x12aaaA\x11\x11\x11\x11\x11" +
	"\x11\x11\x11\x17\x17\x17\x17      + ++\x12\x12\x12\x12\x12\x12\x12\x12)))\x0f       + \x13ooo\x8d\x8d\x8d\x1b\x1b    )))   \x12   )\x13\x13\x13 \x12\x12\x12))))))\x17\x17\x17\x17\x12     +\x11\x11\x11\x11\x11\x11(\x0f\x11! &\x1d\x1d" +
	"  \x12\x13+\x11   \x15 \"++ +++ +l(l   $        \x12\x1d & \x18\x13\x13\x13\x13\x13\x13\x13\x18\x18JJ\x13\x12\x1b\x1b\x1b\x1b\x1b\x1b\x1d\x1d\x1b\x1b\x1b((j  E\r   \x13\x13\x13\x13\x13       O\x0e\x1f\x15\x15RRi  \x1d,\x12" +
	"\x12\x12,R,& uJb$uJ\x15\x15\x13       ???\x1b?+\x11\x0f)\x11\x11<===   ;<= 9(;<=> ZZ\x16(B4&P\x0f\x0f\x0f\x0f\x0f\x0fGU:`B..R \x15d\x1dk(\x1e T$   + +$ $R\x11\x11,R  " +
	"  \x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11!!!!\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x13\x13\x13\x1b\x1b\x1b\x11\x1b\x1b\x1b$ $\x1b\x1b\"$$\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12HB.2. \x12\x12\x12\x12f>f$$       \x1b\x1b\x1b\x11\x11\x11\x11\x11\x11fN\x12[NN&$ \xac" +
	"\x13&$     &$&\x16\x16\x11\x12\x11\x12\x1b\x1b\x1b\x1b\x1b\x1b\x1b \x1b&\x17  &  \x12\x12\x12\x12NNNN\x12\x12\x12\x12\x11\x12\x12\x12\x12\x12\x12\x12&\x1b\x1b\x13\x1b\x1b\x1b\x1b\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13??\x1d\x11\x18\x1b+ \x1d$\x1d$ \x1d\x1b\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15" +
	"\x1d\x1b \x11\x11\x11\x11B(((N\x1b\x1b\x1b\x1bHH\x1b\x1dB..&+ \x1b\x15\x1b( )\x11\x11\x11\x11&\x12\x12\x13\x13    \x11\x11!!!!\x11\x11\x11\x12\x12\x12\x12\x11\x11\x1b?    \x1b\x1b\x1b\x1b\x1b\x11\x11\x11NNNN\x1b\x1b\x1b\x1bJJ\x1b\x1b+\x1b  + & \x1b ))\x11\x11" +
	"\x11\x0fH\x11\x11\x11+  \x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b!      \x11\x11\x11\x11\x11\x11\x11\x11\x11E@      \x13\x13          \x12\x13\x13   \x12\x13\x13\x12\x12\x13\x13\x14 \x14\x14\x17  \x14\x14  \x16  \x16\x16\x16   \x16 ,R  9 &&\x12\x12\x12" +
	"\x12\x12\x12&\t\t(s(\x11\x11 +++++!8[JJ\x11\x1b\x1b\x1b\x1b\x1b\x1bJJ\x11\x11!8[\x1b\x1b,R(\t,R(\x1f\x1f\t\x1f\x12\x12 + &\x1db\x1d\x1dbm\x11\x15\x12\x12((GU: \x15  \x1f&&8J\x11\x16&\x15\x15\x15GU:\x13A\n\x0f\x1d((/\x0f\x0f\x0f\x0f" +
	"/(/(/////\x1fk(\n\n;<;<;<\n\x13\x13\x13\x13 \x17\x17\x17\x17\x11\x11\x11\x11    \x11\x11\x11\x12\x12\x12\x12\x12\x12\x12\x12\x12\x17\x17\x17\x17\x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12\x13\x13\x13\x13\x11\x11\x11\x11!J\x1dN\x17\xa0j\x11\x11\x11\"(B..(\x11\x11( \x11@\x0f\x0e\x0e\x11" +
	"\x11(\x0e\x11\x11!!\x11   &E@ \x13\x11\x11         \x13\x13     \x12\x12\x13\x13\x13\x13\x13\x13     \x13\x13\x13+E,88\x118888\x1b,&&E\x0e\n\x1d\n\n&(\x15\n \x15JJ$((J(8J8JJ+(s\x1d88&&\x16\x1f\x1f\x13" +
	"\x13\x0fGU:::\x16\x11\x11\x11J\x11\x11\x1fO\x0e\x14\x1b 8\x8b22222\x8a    \x8a\x8a\x8a\x1d\x1d\x1d&\t\x8d\x8d$BB\x1b?[?[=+ 3///j&\x13\x13\x13j&(((& \x13\x13\x13\x9d+\x9d\x12\x12\x12\x11\x11 $    \x11\x11\x11\x11       )8[" +
	"\x1b\x1b\x1b\x1bJ8[JJ!8[JJJ\x11 \x1d\x11!&\x11 8\x1b8\x11\x11\x11\x11\x11\x1b\x1b+  ++     LV3V+ $  &\x12\x12\x12\x128\x1b\x12\x12\x14\x14\x14\x14yyyJ\x17\x15  \x15\x15\x15\x15\x15\x16\x16\x16\x16\x15\x15\x15\x15(\x17\x17\x15\x15\x15\x15 \x12Nj \x14&" +
	" B... \x13(,>===    == ,R  \x1f   B&\xa6&\xa6&w\x19(\x12\x12\x11Kw&\x11&)(\x15;<&\x11;<&(99////\x11\x11\x1d\x12\x12\x12\x12<&\x12(:)@;<2222 2222=>=======22==" +
	"= ============\x8b   =222= \x13\x13;<+  8\x0f\x0f;<>==\x1f( $nO\x0eO\x0e\x11\x11$ ////!!!!\x11\x11l))!!!!$J$ (\x17\x17\x17\x17))\x7f\x13\x13\x13((\x8b\x8b +\x17++    )\x13\x13" +
	"\x13 1 BC 3C \x11\x11\x11\x11\x11\x11\x13\"  $ $)))))\x11\x11\x11\x11\x11\x11\x11\x11\x13\x13NNNN   )\x17\x17))\x17\x17\x17\x12\x12\x12\x12&l$$ \x11\x11\x17\x17$\x11&\x11\x11\x11\x11\x11\x11\x11\x11\x113)+$ \x13\x13\x13\x13\x1b\x1b\x1bq\x12)\x12)q)!v3" +
	"v 8++\x15\x15\x15\x15\x158J8?\x13) ,\x94$\x94$$\x94$\x12+\x16  \x13\x13\x13\x13\x14\x14\x14\x14\x14qqbb9b++++  0  (\x12\x11+++   ((\x8d&HH&$R++++J(??J\x1b\x1b (+ +m$\x92(\x1d)\x12)(   " +
	" (8\x11\x11\x11\x118\x11\x11\x11\x11\x11\x11$ \x16  !!\x11\x11$  $$!(\x0e(J\x0ezzzzzzzzzzS     J$\x15\x15\x15\x15&(\x1b(\x1b\x1b& \x11&  \x11\x15\x11\x11\x15\x11\x11\x11\x11\x11 +  !  \x11\x11 \x15\x11 .+\x1b  ~\x83\x83(" +
	"\x15!!!!&\x12\x12\x12\x12\x96\x17\x17\x17\x17\x17\x17\x17A\x1b\x1b\x1b\x1b\x1b\x1b\x1bsszzzzzzz\x1d\x1d\xa8\xa8\xa8\xa8j(\x16\x0f\x0f\x1b\x1b\x1b\x1b\x12BG3\x11(\x11  `\x12\x12\x12\x12++88&P\x11\x12\x12\x12\x12\x12\x12\x12\x12P\x0f\x0f\x0f \x11\x11\x11\x11\x11\x11\x11\x11     ))+" +
	")!\x11  &H\x1b\x1b\x1b?+\x11\x11\x11\x11\x7f$\x1d&&&\x12NNNN&&H((ooo\x13\x13\x13\x13+\x96 \x16\x16\x16 \x16\x16    J\x96M3s\x96 \x1b\x1b\x96 () ~\x83~\x83~\x83\x1d\x1f\x1f\x1b\x1b\x1b\x1b\x11\x11////T&\x15\x15\x15\x15\x15T\x15\x15\x15\x15j(&" +
	"&+\x8b++\x8b+$   $\x0e   :\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15####\x0e\x13\x13\x13\x13\x13\x0e\x0e\x0e\x14\x11\x11\x11\x11\x11\x113n\x11\x1f&&$  \x01\x01\x01   \x01\x01\x01&\x1cr\x0e\x1f,R  ,R&)\x15\x11\x13\x11\x11\x11\x11\x11\x11\x01\x11\x11\x11\x11\x11\x11\x11\x11  " +
	"\x1f ////&\x11\x11\x11\x11\x12\x12\x12\x12\"\"\x1b\x1b+&$$\x11\x11!&$$  $\x11\x11+$\x1b\x1b\x1b\x1b(\t\t&&&&(&&&NNHH.\x1b\x1b\x96JJ\x96\x96\x96\x96\x96\x1d\x1d++&  &&&&   $\x0e\xa8\x88\xa1\xa1\xa1\xa1\xa1\x11&\x11&?\x1b\x1b\x1b\x1b\x1b\x1b" +
	" ???\x1b!&& \xa8(\x8d\x12\x12H\x8d9A5(\x8d&&\x11r\x8d(\x12\x12AA\x1d\x11\x11     (\x1d!(\x1d \x11\x11\x11\x15\x12\x12\x15\x12\x12\x12\x12&H    HH&\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x18!\x11!\x01\x01\x01\x01uii!!!!\x1d\x1d\x1d&\x1d&(\x11" +
	"(\"\"\xa8\x0e\x0f\x0f \x1b(J\xad\x12\x12)\x12\x12& \x1d&  \x12\x0e\x0f\x16\x0eJ&   \x1d4\x1d4\x1dyyyyyyy\x99\x99\x99\x99\x99\x99\x99\x99R\\\x0e + \x02\x0e.\x11\x11\x11\x0e( !!\x11\x11\x11\x11\x11\x11 \x8c((   J \x1bA\x1fJJ(\r\x0e\x1f( ((\x11(" +
	"0(\x0e(\x1e\x12\x13\x06d($$$$8888      88\x02\\\x0el$\x11\x11\x11\\\x0e$ $m\x11\x11\x11))(\x1b8\x1b\x1b\x12(\x83\x01 &!\x11&\x12 \xa8&\x12uuuu/\x15\x0e\x1f \x9fl\x9e \x13(9\x0f\x0f\x0f\x0f\x11::\x12\x12\x1d\x1d))))\x17\x17\x17$\x1d" +
	" \x11\x11!Ag=\x12&\x01 \x1b?\x1b\x1bi\x12\x12\x12\x12\x12\x12\x12\x12\x12iii\x12JH\x9f\x12\x12\x11\x9f\x9f\x9f\x9f+\x16\x16\x16\x16\x16\x16oi & T    &/&\x0f&&+$$(\x119\x11++++\x12\x12\x12\x12\x12\x13\x15\x118[\x1b\x1b\x1b\x1b\x1b\x1b\x15\x11!8[\x1b\x1bJ\x11J\x1b" +
	"\x1b\x1b\x1b\x13\x15\x1b\x1b\x13\x11\x11JJ  &4&P\"(\x1bB\x1b\x13\x1b .\x11\x11\x11\x1e\x11\x11\x11 \x12\x125\x11\x11\x11\x11&\x11\x11  &  \x0e\x0e    ++++ \x0f& \x1d\x06\x11\x13\x13\x12\x128\x06888888888)))))))))))))))))+" +
	" \x17\x17\x17\x17////8)\"\x18\x06\x06NNNN \x11\x11\x11\x11&\x18\x1b\x12\x12\x12\x12\x18\x13\x133v((\x0f\x18\x18\x18\x18\x18\x18\x01   +\x10\x14\x06     \x06$$(9& \x1d$$\x11$   .\x9e$\x16(9\x0f\x91\x91\x91\x99\x04\x05 \x04,)\x05\x1fII$&;<==" +
	"= >&\x0e\x83~\x83~\x83&\x117\x1f       /\x0f\x0f\x0f\x0f\x0f\x0f\x11\x11\x11\x11\x11\x11\x11\x19\x19\x15\x15\x15\x1b\x1b\x1b\x1b\x1b&&,QP\x1d\x13\x13  \x11'+  \x8d\x1b\x1b\x1b\x1b\x1b\x1b\x1b))  ) \r\x95( \r\x95(\"J\r\x0e\x95\x15\x11\x112 222222222" +
	"2\r\x0e\x9522:\x15\x15\x11\x11\x11\x11\x11\x11\x0e:\x01 \x16\x16\x16\x16\x16\x16(7\x1f!\x11      \x03\r\x0e\x95 22\x01\x01\x01\x01\x16\x12\x17\x0f\x12\x1b<\x96\x96\x1a\x96;<(\x96=\x96\x96r(\x11\x19G\r\x0e\x95\x0e\x8b\x12\x12\x12\x12 \x1f\x1f\x1fr(:::u\x17\x1b!(u\x1fu\x15\x15\x15\x15" +
	"\x16\x0f\x0f\x0f\x0f\x0f\x0f\x0f (E\"&??$$      \x8d((++++(\x11\x11\x11\x11(d\x11\x12(J\x11\x11\x11([+[+[+[///\x11\x11\x11\x11\x11\x11\x11&&\x1bN\x1b\x1b\x1b\x1b\x1b&\x12\x12[\x12\x12\x12[\x12\x12\x12\x12\x12\x12[ \x12[\x12\x12\x12[\x12\x12\x12\x1b(((" +
	"((\x13\x13\x13\x1d(((   \x0f\x0f\x0f\x0f\x0f\x15\x15 \x15 \x15\x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x11\x97\x97S+\x13\x13\x13\x13\x13(((\x12     (& W  \x0f\x0f\x15\x15\x0f\x0fJJ\x1b)\xae++(    \x97)(()(\x11\x13(((a ((\x1cbb(b9b" +
	"b\x1199&\x13((9&(X:\x12\x12\x12\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x1b$\x11\x11\x11\x11\x11\x11\x11\x11!!!!!!\x12\x12\x12\x12\x12\x12 \x17\x17\x11\x11XX\x12\x12\x12\x12\x12\x12\x13\x13\x11\x13++\x15\x15\x15\x15\x15\x15++++++\x14\x1b\x11\x11\x11\x11\x11\x11\x11\x13\x13\x13\x13\x13\x13\x11\x11\x11\x11\x11\x11\x12\x12" +
	"\x12\x12\x12\x12\x1bA\x1b\x13\x13\x13\x13\x13\x13\x13\x13\x11\x11\x11\x11!!!!!!\x11\x11\x18\x18      ,\x15\x15\x15\x15\x15\x15(bb ++ ++++++++++\x11\x11\x11\x11\x11b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x13\x13\x13\x15\x15\x15\x15\x15\x15      \x14\x14\x14\x14\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12" +
	"\x12\x12\x12\x12\x13\x13\x13\x13\x13\x13r\x13\x13\x13\x13\x13\x13\x13\x13r&))  &:      ff\x13\x15\x15\x15\x15\x15\x15++++++&J\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x16\x16$\x16\x16\x16\x16++++++\x15\x15\x15\x15\x15\x15\x13\"\x13\x13\x13\x13\x13\x13\x11\x11\x11\x11\x11\x11\x11\x11" +
	"\x11&      \x15\x15\x15\x15\x15\x15\x11\x19\x15\x15\x15\x15\x15\x15\x01\x11\x17\x17zzzzzz      z      \x13   \x01\x01\x01/\x11\x11\x12\x12$\x11\x11\x12\x12\x12\x12\x12\x128\x19\"      %##&\x1b\x1bd$$\x97&&(((\x11r\x1c\a\a\x15(&\x15\b" +
	"\x12\x12\x12\x12\x11\x11\xac\x11\xac(\xac\xac|\x9d\x9d\x9d\x0f\x0f&888)8&  &\x1b\x1b\x1b\x1b\x1b\x17\x1b\x1b\x1d&\x13\x13NN(Z\x1b(((W\x1f\x0eW\x1f\x84 \x1f&,\x12    X:X:    \x15\x15\x97\x97\x0e\x1f]\x1c\x1cE\x1cr\x18\x16\x16        [+[\x12[ " +
	"  +[\x12\x1fr-HH(J\x1d O\x1b\x11O$!\x18\x12\x12((\x0f\x0f\x0fO\x0e$\x11!\x11G\x17$\x1d\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x17\x1d$QQ8\xaf$\x17\x17\x17\x17\x17\x1b\x1b\x12\x1d\x1b\x1b\x12(\x17\x1d\x1b\x12\x1d\xae\xae (\x0e(+ !\x11J\x11\x11\x11\x11\x11\x13\x12\"(GI" +
	"++\x1b,R\x1f  8(,D(,(\x11\x11\x11((((8\x19 \x14\x14&&O\x0eG$\x94$  =(R\x1dNN\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1d\x12\x12\x1d\x1f\x1frR\x1fu\x1f  \x13\x1b\x1b!\x1f\x11(8888\x1f   \x1d\x1d\x8d,,55 T \x1b&\x1d\x16\x16\x13" +
	"GJ$K$\x1b\xac\xac( (!7\\]GU&&\x1d\x1dH\x1b55$$&$T)&&&  (((\x0eG\x16        \x16      \x12Gj(J(\x13 (\x0e\x0e  (\x94l(\xb0\x94$(\x94$\x13\x13\x13\x13!J\x11 JJ\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11" +
	"\x11\x11\x11\x13\x13\x11\x11J\x11\x11!(\x0eG( \x7f\x7f\x17\x17f\\]!Q\x11\x11\x11\x11\x11[\x1d99&&(\x0e\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13 !!!\x11\x11\x11\x11\x11 +  ///\x11\x11\x11\x12\x12\x12\x12\x12\x13''((\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x12\x12\x12   ;<\x13\x13  ) \x13" +
	" \x10\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x10\x0f////\"/////\x12\x12\x12\x12\x12\x1b  +\x13\x13++\x11\x11\x11\x11!!!///\x12\x11/   \x12\x12&  \x11\x11\x11 \x13\x13\x13$$ &&&\"\"\"\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x13\x01\x01\x86\x13d7 II " +
	"!\x11\x11\x11\xa0(\x1f7\\\x0eW\x1f]\x15 \x1e\x1fMM++\x16+\x16\x15\x15\x15\x15\x1b\x15\x15\x15(/\x1b\x12\x12\x12\x12 \x1b\x1b\x1b +++     (((\x1d\x00G\x00G\x00GGUGUGUG\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x12\x11\x11\x14\x14\x14\x14\x11\x1b\x13\x13\x13\x14\x14\x14," +
	"\x16\x11\x11\x11\x11\x11\x11  \x15%   \x1b\x1b****zzz\x1c\x1c\x1c\x11\x17\x17o\x17\x17&\x18\x18\x18\"\"\"11111&&\x17\x17\x17jj$$  \x15\x15\x15\x15\x13\x13\x13\x13111B.  B..    \x1d\x1d \x1b\x1b$??\x1b\x1b\x1b\x13\x13\x13\x14\x14   zzz\x13" +
	"\x13\x13\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b-4\x1d4\x1d4\x1d$&3\x15\x15\x15\x13\x13\x13\x16$   \x15\x15\x15   \x15\x15\x15 HH&&&] \x1b\x1b\x1b\x1b\x1bE\x11\x11\x11\x11\x1b\x11\x16\x11\x11p\x1d\x1d\x17\x17\x17\x17\x17\x13\x13\x13\x1b\x11\x11\x11\x12\x12\x12\x0f\x0f\x0f\x12\x12\x12\x12\x12\x12AAAA\x1b\x1b\x1b\x1b" +
	"\x1b7\\\x0eW\x1f]QQQR\x02\x1d  ,R(\x16\x16\x16 [ [  [\x12\x12\x12\x12\x12\x12\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12G\x16\x12\x12\x12\x12\x12\x12\x17\x17\x17\x17\x17\x17\x11\x11\x11\x11" +
	"\x11\x11\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x12\x12\x12\x12\x12\x12oooooo,   \tkkkk$\n\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13\x13  \x14\x14\x14\x14\x14\x14(\x11\x12l  &\x15&\x13\x13(&\x12\x12\x12\x12\x12&\x1d\x0e\x14 &\x13\x13&&))) J ))) )\x11((\x18\x18" +
	"\x18\x11\x11\x11\x11\x11\x11\x11\x18\x18\x18\x18\x18\x13\x13\x13mmm(\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x11(\x14GU=d \x11\x12\x12\x12\x0e\x0e\x0e\x0e//\x11\x11\x11\x1f  (:T$  \x1f\x0f\x0f\x0f \x1f\x8c(!!\x11\x11\x11\x11\x11\x11\x11\x11 \x11 \x1b\x1b\x05\x05,   \x04\x8c\x8c\x8c\xa5\x11\x11\x11!!!" +
	"``\xb1\xb1\xb1\xb1\xb17```)\x1b\x1b`k7`\x13\x1b\x11\x01\x13\x1b \x11\x01k \x01)\x1b\x11===\x11\x01\x95\xb2k\n\x06\xb3\xb3:  \xb1\xb4\xb3  \x16\x05\x96\f\x05\b$=>\x96\x01\x01\x01\x96$\x11\x11\x96X\x01\x01XX\x01XX\x01\x1b$JJJJJ$JJ\x05\v\t\x01\x1b$\x1b\x1b\x1b\x1b" +
	")\x1b\x11$$$$ f\x022= $\x11\x12\x96=>22=>\x9627J\a$$\x16 \x16\x12\x11\x01 \x012$ 7$k\x1b\x96\x12 \x12\x1b\x11 `\xb4  \xb3$$\x11\xb4\x96=X \x96\x1b\x01\x1b   XX \x11\x13\x17\x1b\x1b\xb4`\xb4  `\xb3\x11\x17    \xb4`\xb322\x1bJ" +
	"JJ f:X\x12)\x1b\x11\x11\x1b>>f>>\x01\x11\x96 \x11 )=\x11 \x01\x01\x01$\x11\x01\x17 \x17\x13\x13$$$$  $JJ\x13\xb4\x01\x01$  \x01\x96\x13))\x1b\x1b\x1b)))  7\x13 $\x11\x96\x05\x01 \xb1\x01 =f>\x1b\x11\x12\x11 >\x11k \x1b```\x16\x16\x16\x16\x16" +
	"\x16\x16\x16\x16\x16\x16`\x1b`\x1b 7\x01k$\x16\x16\x16\x16 $\x16XX\x01\x12\x1b\x1b$J\x16J\x17\x16\x16\x12\x1b2\x1b"

var meaningKinds = [...]meaningKind{{wordNone, 0}, {wordCopy, 0}, {wordNumber, 10}, {wordNumber, 11}, {wordNumber, 12}, {wordNumber, 2}, {wordNumber, 3}, {wordNumber, 4}, {wordNumber, 5}, {wordNumber, 6}, {wordNumber, 7}, {wordNumber, 8}, {wordNumber, 9}, {wordArticle, 0}, {wordLink, 0}, {wordDamage, 6}, {wordNeed, 0}, {wordDamage, 8}, {wordDamage, 4}, {wordDamage, 5}, {wordLacks, 0}, {wordDamage, 9}, {wordItemFails, 0}, {wordDamage, 1}, {wordDamageBeside, 5}, {wordIf, 0}, {wordQuantity, 0}, {wordDamage, 7}, {wordIncluded, 0}, {wordMain, 0}, {wordBut, 0}, {wordPhrase, 0}, {wordDamage, 3}, {wordDamageBeside, 8}, {wordDeal, 0}, {wordProduct, 6}, {wordWorks, 0}, {wordProduct, 7}, {wordPart, 0}, {wordExcluded, 0}, {wordPlain, 0}, {wordDamage, 2}, {wordBought, 0}, {wordDamageBeside, 3}, {wordUnproven, 0}, {wordAccessory, 0}, {wordProduct, 4}, {wordMended, 0}, {wordListings, 0}, {wordSpare, 0}, {wordOneOnly, 0}, {wordPairs, 0}, {wordComponent, 0}, {wordProduct, 12}, {wordBattery, 0}, {wordAnd, 0}, {wordDegree, 0}, {wordSeveral, 0}, {wordDoubt, 0}, {wordOnlyAfter, 0}, {wordOnly, 0}, {wordBodyOnly, 0}, {wordBoxOnly, 0}, {wordDamageBeside, 7}, {wordIfReturn, 0}, {wordAlso, 0}, {wordPiece, 0}, {wordProduct, 20}, {wordOther, 0}, {wordAdverb, 0}, {wordProduct, 31}, {wordNot, 0}, {wordSmall, 0}, {wordTime, 0}, {wordName, 0}, {wordProduct, 46}, {wordProduct, 1}, {wordEach, 0}, {wordDamageBeside, 4}, {wordIs, 0}, {wordStrap, 0}, {wordProduct, 3}, {wordWhether, 0}, {wordProduct, 29}, {wordFunction, 0}, {wordWithout, 0}, {wordProduct, 19}, {wordOf, 0}, {wordGenuine, 0}, {wordAuthenticity, 0}, {wordProduct, 35}, {wordFault, 0}, {wordHave, 0}, {wordWith, 0}, {wordProduct, 34}, {wordSeen, 6}, {wordNotAfter, 0}, {wordProduct, 13}, {wordSell, 0}, {wordProduct, 23}, {wordNoPieces, 0}, {wordProduct, 28}, {wordPackaging, 0}, {wordBody, 0}, {wordProduct, 25}, {wordProduct, 5}, {wordMaterial, 0}, {wordSet, 0}, {wordWorksBeside, 0}, {wordProduct, 42}, {wordProduct, 38}, {wordDamageBeside, 1}, {wordLot, 0}, {wordDamageBeside, 2}, {wordMaybe, 0}, {wordProduct, 15}, {wordProduct, 27}, {wordDamageBeside, 9}, {wordProduct, 8}, {wordProduct, 16}, {wordNotStrict, 0}, {wordProduct, 2}, {wordDamage, 10}, {wordSeen, 7}, {wordProduct, 9}, {wordCopyNoun, 0}, {wordLike, 0}, {wordProduct, 39}, {wordProduct, 41}, {wordProduct, 40}, {wordCompatible, 0}, {wordResembles, 0}, {wordFor, 0}, {wordProduct, 44}, {wordProduct, 24}, {wordPair, 0}, {wordProduct, 32}, {wordHalf, 0}, {wordSide, 0}, {wordSingle, 0}, {wordRefund, 0}, {wordSize, 0}, {wordSeen, 9}, {wordSeen, 8}, {wordDamageBeside, 6}, {wordDozen, 0}, {wordProduct, 22}, {wordSeen, 10}, {wordWork, 0}, {wordNumber, 1}, {wordUnit, 0}, {wordEmpty, 0}, {wordNew, 0}, {wordProduct, 18}, {wordProduct, 10}, {wordFree, 0}, {wordProduct, 30}, {wordProduct, 11}, {wordProduct, 21}, {wordProduct, 26}, {wordSeller, 0}, {wordProduct, 45}, {wordMaybeBeside, 0}, {wordProduct, 47}, {wordDamageBeside, 10}, {wordProduct, 14}, {wordLens, 0}, {wordMy, 0}, {wordProduct, 17}, {wordProduct, 36}, {wordGenuineBeside, 0}, {wordProduct, 37}, {wordProduct, 43}, {wordSeen, 4}, {wordProduct, 33}, {wordSeen, 1}, {wordSeen, 3}, {wordMaybeAfter, 0}, {wordInAll, 0}, {wordNotWorksBefore, 0}, {wordNotBefore, 0}}

// alonePattern has, for each first letter, a bit for each length of the single words of the classes only and empty.
var alonePattern = [26]uint32{0x8040, 0x10, 0x0, 0x0, 0x4820, 0x0, 0x0, 0x0, 0x0, 0x90, 0x0, 0x270, 0x0, 0xc, 0x10, 0xe0, 0x0, 0x0, 0x3f8, 0x20, 0x400, 0x30, 0x200, 0x0, 0x0, 0x0}
