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
	wordStrap
	wordThan
	wordThem
	wordTime
	wordTogether
	wordUnit
	wordUnproven
	wordUsed
	wordUsual
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
	0, 423, 722, 909, 1157, 1538, 1897, 2215, 2591, 2822, 3056, 3266, 3605, 3943, 4227, 4528,
	4774, 4992, 5402, 5685, 6056, 6417, 6812, 7102, 7490, 7949, 8321, 8841, 9229, 9484, 9857, 10094,
	10365, 10671, 10964, 11377, 11830, 12177, 12497, 12870, 13249, 13624, 14007, 14302, 14631, 14975, 15342, 15720,
	16091, 16380, 16791, 17253, 17615, 17970, 18225, 18462, 18801, 19039, 19267, 19532, 19802, 20013, 20351, 20645,
	20967, 21372, 21766, 22187, 22488, 22734, 23058, 23365, 23673, 24000, 24328, 24602, 24915, 25202, 25541, 25845,
	26089, 26420, 26857, 27196, 27535, 27816, 28231, 28476, 28859, 29185, 29535, 29823, 30147, 30409, 30819, 31155,
	31530, 31860, 32214, 32483, 32739, 33092, 33466, 33890, 34222, 34587, 34955, 35302, 35628, 35961, 36219, 36529,
	36844, 37178, 37523, 37845, 38122, 38392, 38657, 38939, 39297, 39582, 39857, 40243, 40526, 40817, 41286, 41670,
	42070, 42403, 42691, 43009, 43346, 43705, 44047, 44378, 44676, 44995, 45315, 45635, 45889, 46244, 46532, 46774,
	47227, 47735, 48166, 48473, 48976, 49433, 49824, 50404, 50958, 51376, 51666, 51913, 52149, 52526, 52896, 53360,
	53703, 54057, 54347, 54722, 55043, 55448, 55882, 56149, 56565, 56891, 57227, 57575, 57890, 58276, 58696, 59055,
	59371, 59648, 59951, 60338, 60644, 61025, 61409, 61756, 62007, 62377, 62628, 62882, 63109, 63447, 63846, 64179,
	64504, 64838, 65201, 65538, 65878, 66178, 66464, 66716, 67012, 67396, 67752, 68138, 68457, 68707, 69075, 69363,
	69692, 69965, 70398, 70745, 71153, 71376, 71787, 72133, 72458, 72857, 73228, 73620, 74145, 74470, 74753, 75081,
	75406, 75789, 76190, 76491, 76814, 77118, 77345, 77657, 77959, 78315, 78601, 78953, 79254, 79590, 79991, 80391,
	80838, 81063, 81428, 81689, 82054, 82380, 82665, 82866, 83221, 83656, 83869, 84064, 84300, 84597, 84834, 85101,
	85445, 85762, 86082, 86402, 86743, 87041, 87472, 87833, 88229, 88542, 88792, 89100, 89377, 89677, 89881, 90076,
	90436, 90721, 91098, 91527, 91884, 92245, 92649, 93062,
}, Text: "" +
	"Z0B1 1AA copyEqualitatCyHreplicaJto 1 qualityN0erD1erD2erE2erD3erD4erD5erD6erD7erD8erD9erDaAA affute" +
	"rHbesoin dAeIien vecuHt wobblyKchangerGonsoliderKdesfazer seJtartrerIisparuHfait son tempsOlaverFpre" +
	"cisar de lavagemQndre en lotOrafraichirJecollerEudreGdresserHfaireFgarnirGmettre en etatErouteOplace" +
	"rHndu l ameIoverFpararEeindreHssemelerGouderGtaurarCerHtaperCisserIvernirFiserHsouffertIvecuFaaA gra" +
	"deFqualitatCyHreplicaJnZaan diggelenIonderhoud toeNrevisie toeLschervenIvervanging toePgeknaagdAeGoe" +
	"ktAeGroestAeGvretenIslagDprakelijkAheidOtalCekeningen inNwezigHbandoned projectOt jourGzurEblatternd" +
	"AeAmBnBrBsLerACfarbungenJgeblattertAeAmBnBrBsJrochenAeAmBnBrBsJfahrenAeAmBnBrBsGrbtAeAmBnBrBsHgriffe" +
	"nAeAmBnBrBsJkautAeAmBnZabgekauterBsGlatschtAeAmBnBrBsIostAeAmBnBrBsGnutztAeAmBnBrBsHplatztAeAmBnBrBs" +
	"IranztAeAmBnBrBsGiebenAeAmBnBrBsGssenAeAmBnBrBsIscheuertAeAmBnBrBsJpieltAeAmBnBrBsGlittertAeAmBnBrBs" +
	"KtoßenAeZabgestoßenemBnBrBsJtretenAeAmBnBrBsIwetztAeAmBnBrBsJhanden gekommenOolungGimeAeAsCsDtoDnu" +
	"tzungAenCserscheinungenNspurenOolladaAsCitaDoAsCuraAsImbadaAsCoAsGutDplatzerCungAenKradedDsaBeAeAsCs" +
	"CiAonAeBiBsEoDeBiebCgoEs lightGatzAe abgelaufenPentAeAsCsZabsplitterungAenMtenerseEirGuelaBoFcao alt" +
	"aHcartocciataBeBiBoKendeAreDonoFsoriosFsoiresEriAesIiaioDdent damageHadaAsCoAsEeAeAsCsCs et manquesQ" +
	"on altaIoudoirAsFnt google bloccatoPicloud bloccatoPlockedLrocAsEuA snel leegMeite en las palasQndeD" +
	"roDheteAAAeEtAerAkantEwiel slagNid damageHo delle pileKpileHerDompanhaHreditadaItie te hoogJng upFon" +
	" altaEhauteEighEis highKvation lockAedZactive wormFringsslotOdaptadorEerFhesif surFve residueOidasyF" +
	"justableEmentIsBvertentieAsGsGfbladderendAeLfaisseAeAsCmentEsHgebarstenGladderdAeIrokenCkeldAeJklove" +
	"nGleefdAeGscheurdAeHlagenEetenFplinterdAeKtraptAeGvallenIstandsbedieningPtandsAeFerAmarketA screenQu" +
	"ndadaAsCoAsDmentoJwezigGgeA darkeningJrelated wearMtannedFonedCingGwearGoBrietadaAsCitaDoAsIuantaZag" +
	"ujaA para cambiarOereadaAsCoAsFitoDoA de polillaLsFlhaFhnlichGiAguillesHndaDrbag lightJpod droit seu" +
	"lKgauche seulLseulDingoloGueltoHsGjadaAsCoAsFkcesoriaHkuAAschrauberLtivierungssperreQumulatorAAAaAAB" +
	"emCyKlAabeadaAsCoAsHboCcaAsDeABgo de hongosKdonEumasDnAaA faltaFtaraFsCosFimentatoreKl in one goKaA " +
	"maniera diMeenAZalleen als geheelGset te koopPbodyEcameraFonsoleHde bodyEcameraEssetteHonsoleHdiscEl" +
	"inkerGrechterHverpakkingMoosEeen linkerKhet toestelLlinkerGrechterHtoestelKntataBeBiBoFsA bij elkaar" +
	"Kin een keerDoopA wegPsamenFzusammenLumeAntCrFma caidaIoneA di sudoreLiA d acquaGi sudoreGumiditaOsA" +
	"A konvolutJoCtAavocesDzAA rajadoFotoJeArAsschadenGpurenIsCoparlanteJreBiDwaysAFmAAareladaAsZamarelad" +
	"inhaAsCoAsFoAsDmentoGeceuCidaAsCoAsGouEillas por el tiempoQeadaAsCoAsDmientoHntaAsCoAsEoGssadaAsCinh" +
	"aAsCoAsFoAsEoAsBuEteur repairMe tombeeIinciAeAsCsAsementLmaccataBeBiAnaBeDoBuraBeFhiCoEuffitaBeBiBoH" +
	"olgadaAsCelaDoAsEouGnAZanAalogAicaBo puxandoLueGcheCienAneAs restaurationsUoraEdAaAta persaHe perseH" +
	"i persiHo persoJereAnBrFelloEgeboteDranntAeAmBnBrBsGochenAeAmBnBrBsJgriffenAeAmBnBrBsJkautAeAmBnBrBs" +
	"FnabbertAeAmBnBrBsHckstAeAmBnBrBsIratztAeAmBnBrBsIlaufenZangelaufeneAmBnBrBsImacktAeAmBnBrBsHnagtAeA" +
	"mBnBrBsGrissenAeAmBnBrBsHostetAeAmBnBrBsIschafftElagenAeAmBnBrBsJprungenAeAmBnBrBsJtoßenAeAmBnBrBsK" +
	"oliA smussatiKoEiAAlloDma cadutaKleitungHneesCrimentiBoFtaBeBiBoFiZannoncesEtationsFzioni a matitaGp" +
	"ennaOeAeAsCsEunciFomaliaAsGsBtacionesFoes a canetaGlapisPsAeAsCtreichungenMticaBhi restauriKocDoCgoA" +
	"lpesFuaBoDkAeCqueDurtoEvirusGycznyEkDunciosGyAmoreFzahlDeigeAnHpaga sozinhaBoKnhou aguaJratA fotogra" +
	"ficznyOuByFenasAA a caixaHo corpoLrture blades oilySieceEk verlopenKlastadaAsCoAsIodreceuCidaAsCoAsD" +
	"mentoZapolilladaAsCoAsJpannamentaBeBiBoFtaBeBiBoFreilFenaDiccicaticciaBeBiBoHosaBeBiBoIle id lockedM" +
	"unti a matitaOreAsenta defeitoHerroEproblemaJndo defeitoRoveitamento de pecasWqueceA demaisGmuitoFpo" +
	"ucoGndo demaisPranacitoAsFdaAsCoA por el gatoMsDzoAsA de gatoMonesGeAAn tEg gebrauchtKentiqueImbandA" +
	"uhrHlehnenGrestFracheAeAsCsEncaA malEdaAsCoZarrancadosFhadaAsCelaAsEoAsCuraAsFoAzinhoHoesBzinhosHuDj" +
	"adaAsCoAsHegladaAsCoAsHugadaAsCoAsEginitaBeBiBoGuitasItefakty na ekranieRiclesDoliDulations lachesNo" +
	"sFgosDkelGsAA a bundleGjob lotKaAsCeguradoCrA siJkingEpiraA maleEpocoCucoGdorAaEpolvereHteurDionEzio" +
	"neGeA malIsenteBiBoA cedidoZassicurataBoGnatura de possePseDottigliamentaBeBiBoNureEtilladaAsCoAsJtA" +
	"AascadaAsCoAsHribuidaAsCoAsItaque par les versRentionAFsteeFicCribue aCe aCs aEs aEitaBeBiBoDted toM" +
	"uAAchBunAA signe de vieNeAA preuve d authenticiteZaudio distortoMfAAarbeitungsbedurftigAeAmBnBrBsVge" +
	"arbeitetAeAmBnBrBsKblahtAeAmZaufgeblahtenBrBsHplatztAeAmBnBrBsIquollenAeAmBnBrBsJrissenAeAmBnBrBsIsc" +
	"heuertAeAmBnBrBsKtrenntAeAmBnBrBsKkleberesteEresteLlageFkcjachDeBiEnAtCreoleAsFicolare singoloNular " +
	"sueltoHesAJsAA dem leimJbruchAeGenteEfallAeFgebautDeultAeAmBnBrBsGleichtAeZausgebleichtemBnBrBsHiche" +
	"nAeAmBnBrBsJlatschtAeAmBnBrBsHufenAeA batterieAnKmBnBrBsHeiertAeAmBnBrBsIrissenAeAmBnBrBsIschlagenAe" +
	"AmBnBrBsGossenJtauschtGrocknetAeAmBnBrBsMschließlichLetzerFiDtenticaAdaAsCoAsDsBtaBeBiBoDheZautenti" +
	"ciAdadA desconocidaKudosaGno garantizadaOpor verificarOeA desconhecidaMnao confirmadaTtaA da verific" +
	"areMubbiaGnon garantitaJverificataOsconosciutaPoAAsDficadaAsCoAsIycznaBeBoscA niepotwierdzonaMznanaJ" +
	"iEyEkEur inconnuLhenticAAatedCionFiteA a confirmerJverifierKdouteuseIgarantieIinconnueInon certifiee" +
	"JgarantieIverifieeNitDyA not guaranteedOunknownMekAeDfieAeAsCsEqueAAsEschAeArBsFzitatJorship unknown" +
	"PoZautocollants abimesGdecollesRfocus rottoLmaticAoCqueDschHnomie faibleMr desconhecidoGocidoLniezna" +
	"nyJe ignotoGsconosciutoPresExACvachiAeAsCsEilableGriaAdaAsCoAsDsCouA seIecAABreBiaAdaAAsACoAAsADsFoA" +
	"idBrDvallamentiBoFtaBeBiBoGiaEwariaAFyant vecuJzinhavreJbabciAaEcaAsCkA focusesIfiresZbacklightA ble" +
	"edFgoneEoutKoAsDd battery lifeMesnDimeiEmeidEsectorAsIlyA repairedLzCgA marksGgy elbowsJnato dentroM" +
	"ixa oleoIlancier casseMd areasFpatchAesHspotAsFtiresEyreAsHsam separationLtrennungMmbaAsCinoDoAlaCsE" +
	"ncalAeAsCsEdAenA lekGoleraEuliereHsalatGeadaBoEged upGho gastoFsaiuHned consoleHfrom onlineGxbox liv" +
	"eRi de xbox liveLu psnJo perdidoKqueteadoIrdzoADeAA toolZbare unitFlyADgainEniz saltadoLre verticale" +
	"Kd by carrierOstAenCjeAsFulhentaAsCoAsFoA estranhoOseAmentFhedDketsAEtante usadaAsCoAsNteriaAAA agot" +
	"adaHcansadaHdegradadaIura pocoCucoKfracaFinfladaHnao seguraKpara cambiarMszybko sie rozladowujeWvazo" +
	"uEiciadaJeAABiAAEidinhaAsHteredCiaAA andataGdegradataIura pocoJesaustaHfinitaGscarsaIeAAA a changerI" +
	"usgelaufenLfaibleZbatterie leerFnA ausgelaufenNsAA leakedHaureFwechsel notigOjAA gelektGis leegHleeg" +
	"FenA gelektJlekkageHzuurGyAAA acidEdegradedHoesn t lastKorDrainsGhas had itKis shotHleakageHwon t la" +
	"stOle scarredDsKumwolleGt keinen druck aufTwelnaGeAA sureFads missingKring goneEnoiseGs goneKuAtiful" +
	"HcauseFdienungsanleitungReinflusst nichtMtrachtigt nichtRldCnA gluedFlostHflecktAeAmBnBrBsHoreEhande" +
	"ltAeAmBnBrBsZbehandlungsbedurftigAeAmBnBrBsTobenDeftEuizingHiAgefugtGliegendHmBnBßspurenJkladAeDedi" +
	"ngGommenFrabbeldAeGstAeEitzeltAeAmBnBrBsKlichtingsmeterJungsmesserNscadaAsCoAsHlaBeA copieHoBy bulge" +
	"It buckle rashLgoneEslippingLmA usadaAsCinhoEoAsIneBotigtFtButztFriebenAeAmBnBrBsHoetAeFschadigdAeCi" +
	"ngZbeschadigingenFtAeAmBnBrBsDungAenJikbaarFmmeldAeHlagenAeAmBnBrBsHmiertAeAmBnBrBsJitzvermerkKlagen" +
	"Foin d un bon nettoyageNnettoyageSsere tage gesehenMzeiten gesehenTtandenEtigenCtFe tijd gehadLldBlt" +
	"EoßenAeAmBnBrBsEungAenKtere tijden gekendRweenFugueDleAnDrt nodigJvestigenHlektAeGwareDeisenFijzenG" +
	"yond economical repairRrepairLzAA akumulatora i ladowarkiXgwarancji autentycznosciYparyFelZbezugEial" +
	"yDbliotheekexemplaarJstempelJksexemplarIstempelQcadinhaAsCoAsHho da madeiraLs de la maderaQicletaBta" +
	"Ge kolaHo partidoJycleFenBrze olejIteAnEgBje na bokiJtsporenIkeCldAausfalleIernDfehlerGrohre schwach" +
	"NschirmA schwarzIgeratNndingDung gelockertJloseJocularsIos lockedGpasswordIwachtwoordNro markAsHthda" +
	"yGsagraAsFogno di affilaturaKmanutenzioneMpuliziaHrestauroHiparazioneLuna pulitaSsspurenHuntaBeBiBoF" +
	"tA missingHof rustEtlcHe marksHs missingJteDzarreZblacieCk screenHlistataBeBiBoDeAdBeAsCsId czytania" +
	"ImatrycyIderendAeEtEeArt afGzijden losLnchiAeAsCsEk screenJtAtertA abJeach markAsFspotAsEtainJibt du" +
	"nkelGimmer wieder stehenTschwarzGtummIchfleckenJstiftnotizenNmishAedBsGnderAaFw upFijft donkerGhange" +
	"nGknipperenJniet op stemMopnieuw opstartenRstilstaanJzwartJndBkt rotHsterAedCingHtzDoatedEccataA da " +
	"icloudLeBiBoA al logoZbloccato aziendaleJcon accountHicloudKda accountHgoogleGicloudGpasswordJll azi" +
	"endaMicloudFn avvioIoperatoreJsul logoFla melaOo attivazioneLdi attivazioneOicloudGunicoIkiertAeAmBn" +
	"BrBsIedvlekGkada aktywacjiJfrpDgoogleGicloudGmdmHuje sieIod stainHm to varnishNqueA au demarrageMcom" +
	"pte googleNgoogleGicloudGpar codeEicloudGmot de passeMun codeLsur la pommeHe logoA appleSadaA por ic" +
	"loudLsCoA con contrasenaJuentaKno icloudJpela operadoraNor contrasenaJuentaGgoogleGicloudGla empresa" +
	"KoperadorNsEeAsCio de ativacaoLfrpDicloudZbloqueio mdmGo de activacionKicloudLsEwn bulbEdriverGengin" +
	"eGfork sealsJuseEhead gasketLspeakerAsItweeterHveneerIs fusesJue screensIscreenAsHtoothGntAed corner" +
	"sOoAaArd detachedJs detachedNbbledBsCingDyEdemCiesDyAA ohne objektivMnlyEunit onlyJzonder lensOekAbl" +
	"ok losKgs downHhrmaschineKisBteA seuleFvideFsCierAA nuA sans objectifQseulKkAachDiBuClas por el usoN" +
	"itasEladoDe accuGitoAsEoAsDorZbolorentaAsCoAsEsEsaA guardapolvoNillosFoAAsEmAbaDnAa fideGecaDitaBoDn" +
	"eA copieItCokAendsEsCtAA loopFetClegCoopEsAAchleifeKrbotoAsFdAeAsCiA da rifareLoBsAteinkratzerHschad" +
	"enNracha derretidaPsaBettaGsseAleAeAsCsDsEtaA aceiteHoA presoIkiCoesCnAesEtaArellaBeZbotteBinaDom br" +
	"acket playMhas collapsedPne mancanteKi mancantiOuchonDle d oreille seuleTghtAADlochageDeAeAsCsGrdonn" +
	"eAmentKsilleAeAsCsGtonAsA manquantsOwt geen druk opQwedA neckHingExA onlyErovinatoIvuotoGedA setFsDy" +
	"sCzzettiniGiBoEraccialeBiFeletAAA stretchMo partidoHquebradoLkAAA cisnieniaJdzwiekuHkartekGobrazuFzn" +
	"ak zyciaLpodswietleniaNreakcjiIeA rubsFsA rubAbingHspongyZbrakujacaBeAjCyDeAEndfleckAenHgaatjeEtAenF" +
	"lochAerGplekAkenHrisseFschadeAnGpurenGtBvlekAkenIlantAeAsCsFsoletaABkaABiCyHssAingFtBuchtFemsbelagAe" +
	"GeAnEnnfehlerGtEickadoCtaBeBiBoDeAadaAsCoAsEdBeAsCsEdgeA pull upLefmarkeHght spotAsJlleDncoDseZbrise" +
	"eAsCsEocanteEkeligAeAmBnBrBsIke offEnAA and gluedFrepairedMinCmainspringKoffDspringsKkeltFnceCzeBoDo" +
	"sCseligAeAmBnBrBsEtDsura scollataOuteDwnedA pagesIingGuchAigAAeAmBnBrBsEstelleHiacchiataBeBiBoHtaBeB" +
	"iBoA dal soleKuraBeHdnaBeByDise to glassJd rimHtA anormalHde fondZbruit de roulementMsuspectIs anorm" +
	"auxMleAeAsCsCureA de cigaretteNsFmmtDniAeAsCsAsuresGtura della cartaStte condizioniPzecza progiFstru" +
	"nyIyGsodDubblingGcataBeBiBoDhAettiBoEiA di tarloCmeJniBoDruckenHkleAdA wheelAsJingFle de reinicioOoA" +
	" di tarmaKzenieEyDdsCeeBnAaA copiaHoDgAgeAeAsCsDneCsApurEueAeElbA blownZbulb goneGgingFmpedA corners" +
	"Jr damageJingFnde abgespieltKeingespieltNleEonaBeBoDracoAsDquinhoAsInA inA na telaKmarksGed outGing " +
	"oilDsmellJsA oilFtA outDpatchFsmellJstedEtAAaBemCowCsenCjeDtonAsEyCzzAesCingGyAc mozeGlAAAaABoAByAEc" +
	"AA est dommageMa friseGbelo na porcelanaQleAA de cargaEhargeJrubZcable tiedHoAA de carregamentoQssag" +
	"eDeAeAsCsGche manquantJt de bibliothequeUda umAaCnoEunaBoEeauCiraDna estiradaIgastadaHoxidadaLran re" +
	"faitJeCuta di coloreJin acquaKe di coloreLo in acquaNfeteraDiereHhier detacheIs detachesOiu na aguaE" +
	"piscinaJo chaoJxaA sem conteudoMvaziaGsEjaA vaciaGsConesFlAcaireDsA rasgadasLifiedGe a chaudJidad 1 " +
	"1Ba 1E.1DaaaDespejoGreplicaLentaAnGkowicieHosc razemKmaraAsEbaleanteHiadaAsCoZcambiadosDtaBeBiBoDoA " +
	"da registrareHolareMs saltanLe awayFraA onlyFsFnAA tA find theIguarantee authenticityWlocateGread th" +
	"eIverify authenticityWal mudoCetFe mutoHpeDcelacion de ruidoNmento de ruidoPlazione del rumoreVnage " +
	"a refaireJperceJotAA find theIguarantee authenticityWverify authenticityXtAA read theJidadEoAsA bati" +
	"dosHdobradosIgastosKvasA looseFtearJoutchouc collantQpAAa descoladaJsoltaHire seGpottoFricciosaBeBiB" +
	"oFhosaBoEieuseCxHsCratula rotaZcarb gummedHoncini da cambiareSurateur a nettoyerKencrasseRcacaCsaDom" +
	"aBidaAAsCoAAsHdAenilloGs missingKece deDn deHgaAdorAADnDicaA rottaGtoreAGmbo da bibliotecaMe bibliot" +
	"ecaSpet beetleHa gastadaHrotaJreAgaAdorAAesHra en la mediaPoBy caseHte manquanteIere hsCmorteLs manq" +
	"uantesNonCridgeGunchadaAsCoAsEoAsGvedEsaA de fumadorLcoDcadaAsCoAsFeAAsChmereZcasingDqueDsa singolaJ" +
	"eAA noisetteIteteFeAAsACsABtte useeEwornGiFtigadaAsCoAsIt damageGscratchedBsKenaA allungataJda cambi" +
	"arePtivo odoreLveAd inFillataBeBiBoBuraBeHng inGoAA di ricaricaOyo al aguaLeAdidaAsCoAsDmentiBoGutaB" +
	"eBiBoEllulareDeEularFnaA za sztAukeLterfold detachedIlooseMrefold looseLifugaBeert nietOuryFramicZce" +
	"ramicaCqueGchi graffiatiKo bozzatoHstortoKoA de aguaIsA de aguaLdeaAnEnieraA da sostituireNinterna r" +
	"ottaPeA deboliMtainA ifGezaA seGificadaBo autenticoMtaBeEe authentiqueMdBeFo seGtteEhacunAeEfadaAsCo" +
	"AsEedCingEinA slapFe detendueIrouilleeIuseeHrBseDmpignon dansFsHuscadaAsCoAsIncisDgeAeAsCsDnel deadE" +
	"outIpa levantadaKdo gastadoLilla levantadaPquetaFrbons a changerOczaByZchargeArABsBurAAAsEingA brick" +
	"FcableDseDordEdockEleadEstationMniereGssisEuffeA beaucoupIenormementKtropFntFssureAA seuleGsIeap fix" +
	"GckCio de bolinhasIpoHra a queimadoItabacoKo a fumoEguardadoIhumidadeItabacoIde cigarroHguardadoIque" +
	"imadoIumidadeKforteJneCrry stainJveux coupesLw marksGedCs tapesIzCfBiadoCndoEme doesn tKna kopieGkop" +
	"ieGese kopieJska podrobkaNpAA am randHinCoffCnCtoZchipjeAsDpedA jacketJingEsCspeaCorroteaJtarraFudeE" +
	"lodziFocAsCdziA ciezkoKlewkaFrreaFristmasGoboczeDtanieIzestFuck slipsFwobbleJnk missingHout ofGtaken" +
	" outNwieja sieFe sieFnaBeByGybaA zeEocze sieLieknieA wodaJrraAnCeDzko chodziGsie obracaFtwieraHzamyk" +
	"aPgarette burnAsMolaBiiBoFncoCghiaA da cambiareIsostituireNscioltaJe da sostituireNsciolteMqAueDturi" +
	"niBoHociaFlasicoDpBsicAoZclassiqueGvierCjas durasFflojasJero rotoLw marksGedEeanAedACingAA marksKr c" +
	"oat failureHpeelKcoat failingHpeelingPicking noiseJs and popsMpped couponGjacketMoggedEnAeAAsDseAd t" +
	"earsHsDudinessFyA headlightsPunkingDsDtch slippingEsLoatAingFbreDcheAcitoGkedCledCingGde d erreurIer" +
	"reurIice di erroreJerroreJgo de erroArNffeeA comesFspillEtainIretFiffe araseeKl whineHnAA corneFplie" +
	"FceAeAsZcoincesDsA emoussesIpliesJjaBeaAnDoCla de etiquetaMdaAsCoAsEeccionGlage visibleKnaCpsedCingF" +
	"rACectibleDonADorEzioneGierEmateAeAsCsForA bleedFcomidoGlossEtransferJeCurA bleedAingIlossErunDtrans" +
	"ferMpettiBoEiCtelloGmAAA avariasHcalcarioIdefeitoHfolgaAsHandoEbadaAsCoAsFeA undoneHs awayEoutDwitho" +
	"utZcomida por el solGla polillaQo por el solGla polillaRng apartEwayA fromJundoneKmeCoBpatibileADleA" +
	"AGletAaAmente mortaBoEuertaBoNeAlyA brickedHdeadHment hsCmortKoEonentsGradaABoAACtaABoAADeAAiABsoDis" +
	"CovarFte google bloqueGverrouilleRicloud bloqueNverrouilleNutadorEerGnAAA bolitasHcuenta icloudNtara" +
	"FdensAaAcion dentroLtionIitionAZcondizioniAA mediocriIscarseOectaEfermareFzioneGirmAarCerFuseAdFgela" +
	"ndoHi rottiHjuntoFked outHnectAeAur de charge abimeTsFo rotoBtoHsegnaDrtadaAsCoAsHola baneadaBoJeA b" +
	"annataDiAeGonlyEseuleHide au scotchPuma olioFtaBeBiBoEntaBeBiBoCzioneIta google bloqueadaRct marksJe" +
	"mporaryIrafacaoEfattaBeBiBoDzioneBiIsena olvidadaOe visiteHfaconAsEitAeAsCsZcontroleA remotoGtechniq" +
	"ue defavorableXlerAIolsDperchioEtina consumataJrottaDvinataIscollataHtaccataGrappataQiaAA 1 1DaaaDbu" +
	"enaFchinesaGineseGexactaGidenticaInon originaleNperfettaHirataHsCeAA 1 1DaaaDde marqueJparfaiteHirat" +
	"eHsDperCiaDyAACqueDrAdAasCeAs qui frisentOlessEonesFneeAsCrA bumpsFcrushedHrubbingHsplitAsGwhitening" +
	"KsA splitIsDonaDpoA macchina nudoNnudoHreaZcorreaAA dada de siKpara cambiarNs gastadasIpara cambiarP" +
	"ctlyEiaA derretidaJgastaInte a saltarIgastaKodeAdBeAsCsCingEidaAsCoAsEsaAoCeBiAeBonAeEoEtocircuitoLs" +
	"metic damageGwearKta rovinataKina rovinataMola rovinataMuraA abertaEiertaHsoltaGsA abertasFiertasPto" +
	"nAeDto dal soleJnEuchCldA do with a cleanFpolishQuse a cleanAingPnAA tEeAAurA rouilleIs passeesMures" +
	" de pileNnterfeitAedZcounterfeitsJpA de courEstyloJeBon cutGsA de styloLroAA a descascarLsecoFnneEro" +
	"ie detendueIfondueGhsIteauDureA a refaireJdefaiteHqui lacheKsA a refaireJdefaitesIqui lachentRvercle" +
	"Dture abimeeGdetacheeIfrotteeQverAEracheBoteAmentAsHuilleHkA ofDedA iceDleather lookMmirrorGprintFru" +
	"bberGtyresIing to printMleA glazeGsCingDyA jackEpotAsHsCquelureImeAeAsCsDnk rubGqueladaAsCoZcraquela" +
	"do na pinturaLsCuraAsGeA effetGeAsCmentEsCleAmentGureAsFmentsIsh damageHesDseAuseCxFze linesGdCingFe" +
	"ase marksGdBsCingFmalleraHpaAtaBeBiBoBuraBeFeAtteEinaCtaEttataBeBiBoBuraBeFoDvaison lenteLeAeAsCsEim" +
	"son stainKnkledFstalAloHocBwnA falls outJpulls outJstem brokenPudBmbledCingFpledZcrushedFystalGt ref" +
	"useIuadradoDoADrteadaAsCoAsEoEtroEbierta gastadaHrotaEsueltaHsHchilloEnieEituraA apertaGda rifareJsa" +
	"ltataJeA aperteGda rifareJsaltateOelloDnta de google bloqueadaTgoogle bloqueadaUrda rotaFsDoA secoGp" +
	"oA soloIsta arrancarNffAieClinksHirAA secFvreEoioDpA ringAsGimDrb damageGrashFed rimsItainsEo circui" +
	"toMscinetti andatiGda cambiareLrumorosiQhionAsFtodiaAGtlery marksKs in and outKoutFting outZczarnej " +
	"liscieJyA ekranKesciEterechDyEuc dymemFpapierosamiLwilgociaLyAAsteByCzczeniaBeEonaByHtaFdAAA apres u" +
	"n modele deTaAA affilareHggiustareKcambiareIerroArAeAsHigienizzareKmpagliareKmettere a postoPproblem" +
	"asCiHulire beneLraddrizzareKeimpagliareJncollareJstaurareDoGvisionareDeIicolorareGndizionareLucireGd" +
	"ipingereJelettrificareNfareDoderareImettere a postoHin ordineGsestoPpagliareJncollareIparareFristina" +
	"reJulireGsaldareGuolareHtappezzareKverniciareMsaldareZda segnaleFnalEinalDstemareImacchiareHnettoniJ" +
	"ostituireLbAeiDchbodenHdAa de siGs de siIo de siGs de siJjeClAlaBe casseeGfissureeIhsGmageAdEenCp da" +
	"mageGmarksFsmellEtainedJskaBiAeFnadaAsCoAsEdo erroHificadaAsCoAsEouA seJneggiataBeBiBoHiA da acquaFl" +
	"iquidiMoA da acquaFliquidiNoA por aguaEliquidoMsA por aguaEhumedadHliquidoOsAA le gout deKson jusKrk" +
	" spot on screenZdark stainGenedGsABta non scattaMe doesn t changeOwon t changePvonDwca czesciJnyDysD" +
	"eAAAA forma intermitenteSgeest gegevenOadA as a doornailNboardFchannelHmotherboardLnoteAsFon arrival" +
	"KpixelAsGsave batteryLpotAsEtockFzoneHboiteAeAsCsEleBiCwyDrocheAeAsCsGut de champignonAsScals abimes" +
	"GwornHtiAeAsCsEenteredEredGhireAeAsCsCureAsHir siFkelADlare perduFvoleZdeclencheGoAlleAeAsCmentA des" +
	" lentillesOsFsDoracionAesGdaAsCoAsDtionAsGeAeAsCsFusuAeAsCsGdoreAeAsCsFepCfaillanceAsDtAeAsCsGtAeAsC" +
	"sDutAsA esthetiquesQectAAeAnCiveADoA esteticoJsA de funcionamientoResteticosMsBueuseCxADositeAsJitoA" +
	" de fabricacaoEoKesteticoZdefeitosA esteticosMuosaAsCoAsHktAAeAAmABnABrABsACyEonceAeAsCsErmacaoCionA" +
	"esFoesEdaAsCoAsDtaBeBiBoCzioneBiGeAdBeAsCsCiertAeAmBnBrBsJraichiAeAsCsIgat des eauxJs des eauxMorgeA" +
	"eAsCsFraded batteryOiAAxou de funcionarJligarNjado de encenderZdejado de funcionarPron de funcionarR" +
	"o de andarFcargarGencenderIfuncionarJirIkielekCkaFselElAAAaminatedA solesIingConJesCikatnaBeBieCyFte" +
	"AeAsCsDveryFlAAaAABeAAnEmAAarrage difficileNeA difficilementNmalErFiBoliertAeAmBnBrBsJnAAimA transfe" +
	"rLtAe partidoIdBllatura irregolareQi cortiHo cortoIure abimeeLs partidosLsCunciato come rubatoLrubat" +
	"oZdenunciato smarritoRodorant marksMfleckenHranderHplaqueAeAsCsGourvuAeAsCsGuisErAAailleur torduNech" +
	"aAsCoAsEgleAeAsCsElieAeAsCsEnCretidaAsCoAsIsAAAaccordeAeAsCsHfinaAdaAsCoAsHjustadaAsCoAsEeFlinhadaAs" +
	"CoAsIpareceuCidaAsCoAsJrgenteAeAsCsCureZdesbotadaAsCoAsDmentoGouFcalibradaAsCoAsImadaAsCoAsFrrega mu" +
	"ito rapidoMrapidoGsozinhoNscaAdaAsCoAsDndaAsCoAsEradaAsCoAsEilladaAsCoAsKqueFelleAeAsCsEntradaAsCoAs" +
	"IoladaAsCoAsDgemDmentoFndoEoridaAsCoAsFuDnchadaAsCoAsCuraFeAsConAesZdesconozco la autenticidadPsi es" +
	" autenticoJoriginalNu autenticidadVradaAsCoAsFsidaAsCitoDoAsEturadaAsCoAsDndoJriptionHuadernadaAsCoA" +
	"sHradaAsCoAsJdeCencajadaAsCoAsGuadernadaAsCoAsNfaz seFez seFiadaAsCoAsFondadaAsCoAsIgarradaAsCoAsEoA" +
	"nAesDsEstadaAsCitaAsCoAsEoAsEeAsZdeshechaAsCoAsFilachadaAsCitaAsCoAsEoAsKignAerElveredCingHntegradaA" +
	"sCoAsKk diver marksIingIliga do nadaHsozinhaBoIndo sozinhoOucidaAsCoAsFstradaAsCoAsJniveladaAsCoAsJo" +
	"lidariseAeAsCsKparejadoHedacadaAsCoAsHgadaAsCoAsDndoseHllejadaBoHrfectoAsIintadaAsCoAsHortilladaAsCo" +
	"AsZdespregadaAsCoAsFndendoEidaAAsACoAAsAJreguladaAsCoAsJsecheAeAsCsErreAeAsCsFoudeAeAsCsGtenidaAsCoA" +
	"sGineDraBeBiBoAzadaAsCoAsEosEuidaAsCoAsHvanCencijadaAsCoAsLtachedCingFlles de usoGesteticosMitoAsHec" +
	"tAaBeBsDintAeZdeteintesCsEnduAeAsCsErioracaoDdaAsCoAsDtaBeBiAonAsEoDeAeAsCsCoHu paneDroblemaJkAenCje" +
	"AsEtliche altersspurenMgebrauchsspurenPspielspurenLtragespurenSxCvenu collantIe collanteNolucionFvoE" +
	"uelvoGzAentriertAeAmBnBrBsMhlCiAAAafragma atascadoIpegadoFresoJmma bloccatoIincollatoQlA spottingKma" +
	"ntA a changerNeterEondAsFphragme bloqueGgrasNchtungZdichtungenIdAA notEnAA tEeAAciCd on meHsA fastEq" +
	"uicklyIeArDzCfettiA esteticiJniBoDoA esteticoJsaABeABiAAtaDoADuccioJgitalAeGneroDgAedCingDsA und don" +
	"gsMkedEpintaBoFre seBiDcional puxandoOitaAsCoAsFt marksGyA varnishLsabled iphoneMc drive noisyLonlyE" +
	"read errorJotEo saltandoJlorationFedADurationZdiscolouredAA varnishQfuncionHh warpFwasher damageOint" +
	"egrateAdCingLjointAeAsCsEncteGk read errorMparaDlayA schwarzIbruchFfehlerGportEschadenKonibileDleAsE" +
	"velHsaldataBeBiBoGestataBeBiBoHtaccataBeBiBoDhiCoEenduAeAsCsForceCsionaFtedFressed finishGleatherGoo" +
	"kKibution a fairePuttaBeBiBoFurbed gumLvanoDeltaBeBiBoEotsExBzer seZdlaAAA zlotej raczkiPugiCzejFniC" +
	"oAAAA dokupieniaIpracowaniaKszyciaHrobnego remontuKj naprawyKych poprawekRer upperImalej naprawyNnap" +
	"rawieniaFyGotA affectKodnowieniaIswiezeniaLpodklejeniaJprawekCkiHrzyklejeniaMregeneracjiJmontuFnowac" +
	"jiJserwisuGkompletowaniaOwyczyszczeniaLmianyFpolerowaniaKraniaGregulowaniaNzacerowaniaKszyciaIbladaA" +
	"sCoAsEecesDzDraAdicaAsGeByAmCzeEceAnaEde pixelAsIgyA zipGiciEer upperHsAZdoes notA affectA image qua" +
	"lityUcome withJimpactFncludeHkeep timeJsit flatNnAA tA affectA functionIimageA qualityUbootEcome wit" +
	"hHolEdrainFget hotHimpactFncludeHkeep timeJlast longIine upHmatterGshiftDowDit flatEstraightLtay in " +
	"tunePtDtA helemaal nietsOniets meerNg damageGearAedCsFearsFisClaczamConaBeByGlAarsFmAmageAsFuCnAA tA" +
	" affectGknow if authenticJgenuineHit s realJrealPnaCtCodBrAgebrandZdoorgebrandeGroestAeEtDscheurdAeH" +
	"letenGzaktAeEetenIsA zonder inhoudOjeEpBrado gastadoHperdidoKtura consumataJpersaFrovinataKe consuma" +
	"tePso consumatoJrottoDvinatoIsbiaditoHcollatoHegnatoGtaccatoGrappatoMures effaceesNzucamGsAA frotteG" +
	"passeGsierEtalamCemDwaByDepnaBeByGtyk szwankujeJwariujeLuble clicking issueJsIureFrado comidoGgastoG" +
	"s gastosMzaineEeDzenAsDijnDzinaGraaienCtA stroefKins fastEquickAlyHvery quicklyQsnieciaZdrasniecieDt" +
	"aBeByGwerAs stickAingOehtCiAerDssCwnaBianaBeByEoAEieAd outGftA no analogicoNende stickJtCingDsDllCpp" +
	"ingEsCveA beltIobinki kurzuIy kurzuJnaBeByAchCmiFitAeDogtescheurenMpped in waterLing outIs outHucker" +
	"CspurenFtelleAnHtBverlustJkarkaBeBiEujeFy leatherHrotAted tiresNfujeFzwiAczkiIslrDuAAAasZduct tapedI" +
	"eA a serviceJfor a servicePffCidelijke gebruikssporenXllAedCingFpeCraA pochissimoLnteEchgebogenErann" +
	"tAeAmBnBrBsGochenAeAmBnBrBsJlaufenAeAmBnBrBsHegenAeAmBnBrBsHriebenAeAmBnBrBsGssenAeAmBnBrBsHostetAeA" +
	"mBnBrBsIscheuertAeAmBnBrBsJessenAeZdurchgesessenemBnBrBsIwetztAeAmBnBrBsJmesserIingDoCstA bagDcoverF" +
	"insideGjacketGspecksEotsItzendFzaBeA slady uzytkowaniaTiaCyAA luzHwaA razyFnascieHieCochCjeDunastuHy" +
	"e lossErunDtransferKmiCsfonctionneAlBmentAsRzbanekFiadekCkaBuDlaAA czesciowoJraz naGtylko czesciowoJ" +
	"na zasilaczuSz przerwamiMcBjaAClEeciecyEkoDsiecAiuGwiecAiuZdzinsyADurAaA po papierosieOmiCwaBeByAchF" +
	"eAkCkaA po papierosieOmiDiA po kornikachJmolachMyA po molachNwnaBeByEwiekAuHeAA andato perdutoPachCr" +
	"budsAEphonesGringAsFth humHsily fixedFrepairedMy fixGten tapeHs tapeAsJbony stainJrecheAeAsCsCureAsJ" +
	"cailleeAsDuresIha humoFngeEtAA oder fakeEnichtJf nepCietIeAAnBrBsZechtheidA niet gecontroleerdSonbek" +
	"endKtA nicht gepruftNunbekanntHklarNkbugDeAnCigDlatAeAeAsCsCsEorcheAeAsCsCureAsGneAeAsCsEuteur droit" +
	" seulEuniquementQgauche seulEuniquementRseulFsAHraA azulEpretoGnA bleuEnoirFpcDsAeAeAsCsEinEdgeA bru" +
	"iseFumpAsFknockAsGwarpDearDhiteningKsDicionEtionEzioneHenAA oorbelGschoenZefecto arrugadoIcraquelado" +
	"KdesgastadoKenvejecidoKrotoIkt postarzeniaPfet craqueleIuseDvieilliIto consumatoIraqueleIinvecchiato" +
	"LstrappatoGopicciatoMusuratoHvissutoMilochageDeAeAsCsHriteAeAsCsGi lockedJgareAeAsCsEratignureAsJenu" +
	"reAsGisureAsHzemplarzA bibliotecznyNeByKicheDertDghtDnAAAbandEeAAAmABnAABrACgebranntAeAmBnBrBsIdellt" +
	"ZeingedellteAmBnBrBsGrucktAeAmBnBrBsIrissenAeAmBnBrBsIstaubtIigeDkerbungenJrissAeFschaltenIwandfreiI" +
	"zelneArA ohrhorerFringHschuhHsDteileJsenCkratzerJjectAsDmplaresJkranA czarnyHieCuEspresA do kawyIuHl" +
	"AAastic goneEis looseIperishedJo lassoIque detenduIs detendusRectricAoCqueHktrischEycznyIment separa" +
	"tingConLyFttricoGvenEfBimeAeZelimeesCsElasCesCosEmA cacosFfaltaFpaneDessimo estadoPailAabplatzerJlab" +
	"platzerNbacadaAsCoAsEiadaAsCoAsGlagemDjeDlageAsHoloradaAsCoAsIrague gastadoHpatinaKyage a changerPoi" +
	"deredIueAeAsCsEmelesFousseAeAsCsGpanadaAsCoAsGenadaAsCoAsDmentoGoAuDrraAdaAsCoAsHfangEoeiradaAsCoAsI" +
	"tyZempty case onlyOnAA defautGlambeauxHista negraLmiettesFlle morceauxOpanneFun seul lotHolo loteNam" +
	"el chipEdamageGlossJcaixaDjaCrdidaAsCoAsHeinteAA seuleGsFnderFiendeAnGlencheGogidaAsCoAsDoDlheuCidaA" +
	"sCoAsGntradoGreCstoErasseAeAsCsEvaAdaAsCoAsHuadernacion flojaFsueltaTdommageAeAsCsIfantDerrujadaAsCo" +
	"AsDmentoFndoEouZenfocaCnceAeAsCmentAsFsFriaEganchaBonAesHsgandoHineA management lightUorduradaAsCoAs" +
	"JravedGkelDmohecidaAsCoAsJnegrecidaAsCoAsKrayeAeAsCsEedadosFgistreIsembleAGtailleAsFrtreAeAsCsGhalte" +
	"nGopeCrtadaAsCoAsEouFrata acquaHo liquidoLegaDo aguaFu aguaEhumidadeIumidadeLupidaAsCoAsHvioCoiEraAf" +
	"leZerafleeAsCsCureAsHbeBijClindetAeAmBnBrBsIstuckGeditaAtoHhaltenFebliche gebrauchsspurenYkenntFneue" +
	"rtBungsbedurftigAeAmBnBrBsUr 99DaticAallyIeur afficheeMo de leituraLr codeEde lecturaLe di letturaKo" +
	"biettivoKs de lecturaNi di letturaPsatzDetztFvanDworbenHsAaustaBeBoFbeicadaAsCoAsHoiceladaAsCoAsIrce" +
	"ladaAsCoAsJuracadaAsCoAsJceBlusaBivamenteZesclusoErita a boliIo a boliMelsohrAenHmplariHfarelaAdaAsC" +
	"oAsDndoEouGeraDoladaAsCelaAsEoAsHgarcadaAsCoAsDndoImagadaAsCoAsDmentoHlteFpatifadaAsCoAsIortilladaAs" +
	"CoAsJsimetroIressoFuma cedidaGdesfeitaJs desfeitasHterioradasMpara cambiarSquenta muitoGndo muitoMrd" +
	"aAsCoAsFinaAsCteAeAsCsHsereDiBoreEtAA collantZest collanteJaAA pegadaBoHcao de cargaMdoAA pobreFruim" +
	"HladaAsCoAsEladaAsCoAsFouDnABoBteDeBilhacadaAsCoAsHoADojoADragadaAsCoAsEouA seHopeadaAsCoAsIucheDfad" +
	"aAsCoAsItAaitCtAA d usageA normalOmediocreHoyenIched coatingMeBichettaGkettEquetaBteHuiAAZetui laduj" +
	"aceLykietaHuArAoAsDxCvenAtuaisClAeAsCiDeelCllGrythingA in photosGthe photoMpicturedItogetherRidenti " +
	"segni d usoEi usuraRziataBeBiBoBureLtlDwentualneBieCyJx bibliotecaADhequeMjewelleryEryHlibAraryHmoun" +
	"tGbibliotecaKcellentFptCssive playLhangeFluAdedDeBidaBoDsivelyJemplairesEreAnIploseAeAsCsGtraviadaAs" +
	"CoAsDmosKzelsoorCrenZfaA fumoEi capricciIpalliniJrumoreGsaltare il contatoreMla correnteScattare il " +
	"salvavitaTintilleJun rumoreKbrycznie nowyNcadeDe idEhBile a changerJda cambiarePsimileGturaBeFde mar" +
	"ksGdA bezelFhoodElabelFspineHn gezogenIscheinigAeAmBnBrBsKzieherIingEhrradDtA hochEnicht hochOibleA " +
	"autonomieKsEencageGledA motGingDsA toFr condition onlyQtAA disjoncterJu bruitIla mise au pointQsaute" +
	"r le courantRun bruitLkeA designerItanEdBsCturaFlhaAndoDsZfallaAbaCnAdoDrCen apartFoffGing apartFto " +
	"bitsEpiecesNoAsCsBt ab und zu ausNimmer wieder ausQmanchmal ausPsaAsCchungAenHeBiAficacaoCionAesFoes" +
	"EdaAsCoAsDtaBeBiBoHoA contactoDttoId autoreJsCyfikatAyHzywaBeByFtaAA alguna piezaMde contatoHmanuten" +
	"caoKtintaFvernizJlimpiarAloJun botonFcachoFtornilloHrocitoEzoGa cartaFfichaFhojaEpaginaEtaDiedraZfal" +
	"ta una piezaKbaCmBnA algunas piezasOcartasGfichasGhojasFpaginasGiedrasEzasGtrozosHdoCteAsEs de chapa" +
	"BillaIpolicromiaPvaDouEmigliaEliaCleCyEnAeAeAsCsCnoDr from perfectNbaAbplatzungenKriebEsplitterungen" +
	"PeBubertragungLverlustAeIyDstCtherDica a partireMgueAeAsCsFtoBuraFultAsByADsseA fourrureImarqueHsExA" +
	" contactAsHuirEdesignerIfurDleatherZfazAendo barulhoOechaA malFoAsEderbruchHorDhlenAAdAeAmBnBrBsErA " +
	"im fehlerspeicherSanzeigeHcodeEmeldungJfokusFstelleAnHtAAeAilAeDnFjkClaturaBeFeAeAsCsCgenDlA apartFi" +
	"n waterIoffFted in placesMing in placesOureAsFmmeDndaAs na madeiraNilleAeAsCsFuAeAsCsDteAsErAmeA mal" +
	"EtureA eclair hsZfermeturesGo al logoFla melaKirEnbedienungAJseherGroA fundidoJugemBnsBtaBoAsJssurat" +
	"aBeBiBoCzioneBiGeFuchtigkeit eingedrungenNsschadenRillets detachesQwCibbiaEca em loopHpiscandoHretaB" +
	"oHhteEetsDl tireFaments de champignonsVi tiratiIo tiratoIs tiresHthyCrAaBeBoEnanced and blockedRd my" +
	" onHeBgerabdruckHprintIishA checkingDsGlossJo de cabeloJexpostoHpuxadoHritureGs expostosIpuxadosKreA" +
	" damageAdIsCing crackFfaultElawZfirma di appartenenzaQdoCtoEst copyIschiaEsuraAdaAsCoAsDsBtionFeAeAs" +
	"CsFuraAdaAsCoAsDsFtsCveAlaExedA lensEpriceHr upperIingAFlackertFke offEsCingEshACt batteryHtireAsEyr" +
	"eAsGtenedGwAsDeaA biteAsCtenHbiteAsGckAAenACigAeAmBnBrBsGki do wymianyNtriAeZfletriesCsFickeringDsFk" +
	"kertFnke gebruikssporenStsDohmarktGjaAsCoAsDod damageJppy jointsKuAeAsCsCwersFugrostFssigkeitsschade" +
	"nSoam da rifareJrotAoEsurrounds rottedTcaBusAesFderaEggedCingDyA headlightsNli scioltiGtaccatiLs upF" +
	"kussiertIldableEed cornerAsLha soltaGs soltasLnctionneAAA malDpar a coupsLque sur secteurPuniquement" +
	" sur secteurXlAleDntACrIe avulsoHsCtCotA missingKrAAataBeBiZforatoDelliniBoGgeryEnirBtaBeBiBoEo nell" +
	"a telaMroCseA gebruikssporenOoriginaleMtepianFi segni di usuraStoAapparatHcameraGmetroA no funcionaR" +
	"sDundAation marksFstainNrAniAeAsCsDrureFtcodeEmeldingJxedA paperIingAAFracassataBeBiBoDeAeAsCsFtureA" +
	"dGis a prevoirMmeAAbreukHncobolloHges abimeesLkenwatchItumataBeBiBoHtturataBeBiBoHyedZfrayed flexHin" +
	"gDsCzzledGeeAzesEiAnAsA a changerHreglerLos ruinsJmde apple idJn apple idNna pocoGiA da cambiareIreg" +
	"istrareKsistemareOoAs gastadosMtA divotsHsA lowFtes a changerJcreuseesIuseesLidgeDedBrt einHgorifero" +
	"Inge lossEwornIpeAeAsCsCpeAeAsCsEsst banderKttingFzione slittaLzy hairJoisseAeAsCsFmABntA focusesKth" +
	"erDteesCmentAsFsEuxaAsCoAsFp lockedZfrp sperreIusciaBiBoGugaA de oleoIsDitAeAsEllAyACminataBeBiBoHmo" +
	" dallo scaricoQncionaAAA as vezesImalDregularIbaCmAento intermitenteSnAdoDrFtionAalCeertEingADsGdaAB" +
	"idaAsCoAsFfBghiA nell otticaHe lentiOoAsCusAbefallJkcjonalnyEujeAHtion eingeschranktOierenCtAAEsfahi" +
	"gFtuchtigHunfahigAeAmBnZfunktionsunfahigerBsPzionaAAA a volteHmaleEogni tantoKsolo collegatoJunAaIun" +
	" solo canalePmento irregolareKsaltuarioPnoBteDreIori servizioIusoHrAAA lossFadaAsCeiraEoAsEinhoAsFni" +
	"erschadenLoA de tracaJsDse blownHsCteralAAAuAFraBoCterEßEgaatA steeds uitIroefGvanzelf uitMjeAsFbki" +
	"DfasADins minutesHtimeIlkaBiDmbaBeCepadEmelAEntZganzCrabateadaAsCoAsFosFgeCnderenFtiA authentiqueMaB" +
	"eAAreAnCtDrA siDeCscoDtaA autenticaLo autenticoMzadaBo autenticoMrCoDoCziaGsketDt pelo tempoFusoJada" +
	"AsCoAsDsEtAenDucheBiAeAsCsFve up the ghostNtaAsGbpCdybyACzCzieEearAs skipDlipApingMbanntAeAmBnBrBsFr" +
	"stenGlahtZgeblokkeerdA door providerOeJrauchsspurenHtDntAeAmBnBrBsGekAenEochenA weißGeAmA weißHnBr" +
	"BsA weißMkenA witIuikerssporenJsaanwijzingKslijtageHporenIndAeA pagina sPutstAeGcorrodeerdAeLdeuktF" +
	"eft de geestIeen foutHrrorFgeen beeldFteken van levenXnAA beeld meerKgarantie op echtheidTeluid meer" +
	"LinvloedHteken van levenRrbtEfalschtAeAnBrBsIundenGgarandeerdJenlichtblendeLstuck fehltOhauseAA ohne" +
	" objektivRvendAeGenZgehfaltenGtA einfach ausKtwas nachEvorJfalschGimmer ausDwieder ausQleicht nachLs" +
	"tandig ausIrk nachKungenauHvon allein ausKselbst ausRigeCst aufgegebenLerbildJkauftAAElebtEnicktAeAm" +
	"BnBrBsHochtErastFlangtAeAmBnBrBsGekte batterijenPijmdEockertAeAmBnBrBsIuidEmaaktDldeFneraluberholtAe" +
	"AmBnBrBsOuineAFoxideerdAeJpflegtFildBltFquollenAeAmBnBrZgequollenesJrafeldAeFtBuschAeAntwicklungQcur" +
	"esFeinigtFpareerdHstaureerdJviseerdIinge reichweiteOssenAeAmBnBrBsIschenkAtDurdEnitztHpAlittertAeAmB" +
	"nBrBsJrongenFungenAeAmBnBrBsKtauschtGestetFragenEiebeAschadenMs very hotLvlekt door vochtQwartetFech" +
	"seltJhost imageFtouchAesIingHiaccaEbt kein bildMcleur boucheMftAedEg bagFlding lossErubbedGwornJt lo" +
	"ssErubbedGwearDornHng verlorenZgioco eccessivoNraAdischiGnoDlsDtaarCraBeBreCyEven up the ghostRlasAA" +
	"breukDuchFkorrosionIringenHpilzEranderFotDsA ring marksKsicknessJesADurrisseIze flakeAsGlossEpopsGin" +
	"g wearIuurbarstenHfoutEschadeLebokaBiAeFichlaufschwankungenUiAAtchAesCingDyFosne lozyskaJikAAAaABiAB" +
	"owGveCwkaEue marksFresidueIdA backEtogetherNnawedEiazdaBoFonZgnonsEocciolaAmentoLdzinEes in and outN" +
	"laBd wearFabriebHpeA lateralIcitoAsFsBtazoAsIma despegadaLma a terraHforataGscollataKeA a terraHda c" +
	"ambiareKecolleeIfiniteGlisceFseccheKndoleAeAsCsFeA missingHstickyGwalkaboutJyellowIfiaBeBoCleAeAsCsF" +
	"odBgle lockedGslotJrdurentaAsCoAsIeA di umiditaNt lostEwetEeaBoAsEugeAdBsFrAaA jednym kanalemOtylko " +
	"jeden kanalSbaZgracchiaAnoBteBiIde aaaGffiA di gattoJataBeBiBoA dal gattoLuraBeFettiAniBoDoEniCoDikf" +
	"ehlerJisseuseCxGjaCmofonAuGndAeBfatherGmaBereDotherGpaDnyDsAaBientaAsCoAsGseAsEtisDvaDease spotAsEta" +
	"inHyCtCen line onDsFresidueKnierEsilleAmentAsKtadaAsCoAsDs no couroNibouillagesEeAeZgribouilleesCsCi" +
	"sIetaAsEfadaAsCoAsEfAAeA par le chatMsA de chatKonneAeAsCsFureAsA de chatOlleeAsCpainHmeByCnceCdAerA" +
	"Cing noiseJsCzeDp coming looseMdecolleIadaAsCoAsEpataBeBiBoDeAeAsCsFoene streepJzeligAeHove wearIsAs" +
	"AeABmutterGvaterHttyDund humDloopIßAeAZgroßmutterGvaterAsJubbinessFyDdentaBoFndrissFe linie im dis" +
	"playSspanGyfAieCuDzbiecieDtEejeDybA na soczewkachOaBek w obiektywiePyFuanteBoA singoloLranteeAAdGniz" +
	"ione della testataNtestaHiA da sostituireWstaBeBiBoEbi olejEpolaczenieKsynchronizacjeOzasiegJidaoCon" +
	"DtarAeBraCsFm disturbanceMmed upHnked upFyDrtCtAeAmBrDzikAaBiFwarancjaBiA zeGtowacBnaFujeKhaZhaA bis" +
	"ogno diKperdido colorFel banoMso coloreLreso umiditaNsmesso di funzionareUtirato le cuoiaQarbarstAje" +
	"AsIlijnAenGrissAeFscheurAenCtjeAsMbenAADceA chispasHruidoAsGsaltarGun ruidoJnDdAAA a hard lifeLbette" +
	"r daysNfteAnBtCungFgelschadenKir is frizzyKline marksGsHkeligAeAmBnBrBsGkenDtClasAujeFbesDfBlmark wo" +
	"rnFs rubbedNsA kromEverdrehtJbreukDuchFketteGtA die stimmung nichtZhalt keine ladungOveDmmered finis" +
	"hMulcaBeA nie lapiaJpiszczaHslabeHowDecFndA distressedLbagAsDemaltGgemachtHleA gluedFoffEidingFsDmad" +
	"eEs looseGchoenDuhFtascheGvatDyAman specialNgtA losDsich aufLno giocoFsmesso di funzionareYperendAeE" +
	"ingAenFtErd caseEto startJcover copyKlyACwareA tarnishAingQshly cleanedNsAAA a punctureKbeen lostJco" +
	"me offIgone tackyKto be plugged inRlo do biosHna biosKnA tEtAAA schon bessere tage gesehenZhat viel " +
	"spielLteDusBt parleur creveQveAAA to jiggleGwiggleKnA tEingEy que ajustarGrreglarAlaBoKbarnizarIcamb" +
	"iarAlaBeBoIoserAloHengrasarIlavarEijarDmpiarAlaBoJmover el cableJloHpegarAloGintarAloHonerleHreparar" +
	"AlaBoHstaurarAlaBoJvisarHsoldarGtapizarAloPzeByDdmiDeA perdidoIadphoneAsAGset playHtockA breakFrepai" +
	"rNtA markAsGingDsCvilyZheavily playedKyDbbenEcha anicosGpedazosHtrizasIoA anicosGpedazosHtrizasHs an" +
	"icosLeftAClA dragErubDtip missingIs missingNsDirloomFssCztDld on withHtogether withNwith tapeLpCmos " +
	"perdidoLndiduraAsHgselEkelspurIrAdadoEeAdadoEnciaFitageDeDkentErenCumbreBosaAsCoAsJsteldFuntergefall" +
	"enGkommenAeAmBnBrBsQtACidroliseHerroA fundidoMlo sacadoFueltoHs sacadosGueltosLnchadaAsZhinchadoA po" +
	"r humedadMsGgeA remnantAsIsplitEtartingIthinAsGs crackedHstartingNsAsAingFt and missIor missKoekAenC" +
	"je afGsCge actieIhenschlagJja sueltaHs sueltasLldA a chargeIchargeHsA a chargeLeAsCguraEzAwurmAbefal" +
	"lMmageDbreDeBmageDeDngoAsEodA fadedHpsDrizontal line on screenWlogeAbandIs d etatEusageHserviceKseAC" +
	"t pixelAsGwaterGpixelGudt geen ladingOrsCseBingDseDtrotZhoutwormGweverGp lockedIsBucza lozyskaLele a" +
	" quemadoJmalFlas del tiempoQile sur les lamellesTtClleADmeaBdadesGidade naAsJmingEsCndidaAsCoAsDmien" +
	"toAsLydrolyseBisDzedKiAAAAchBloud attivoGbloccatoFqueadoJgesperrtIlockAedGnon rimossoHsupprimeMslotD" +
	"perreGvergrendeldIrouilleQdea ifDlAnaBeBieCyAmFe ofFrolisiHfAAAfyDglaBeByCnore l authenticiteUhrerBs" +
	"EkZilAAoscEmAA eimerFkonvolutIlieferumfangNageAA remanenteHtentionKmBnA fantasmaIquemadaMballoDrcata" +
	"BeBiBoHei blacklistedJoccatoEkedEqueAadoJgeblokkeerdJsperrtIin blacklistMreportadoMitacaoCionA buena" +
	"Fde marcaJesFjaA futraFskoryHeBiCoesEtAieAsConA deDenCsFzioneA diEiImagineGpactA damageHsEerfeccionA" +
	"esGtionAAsAGzioneBiJolverataZimpolverateBiBoIrecisaBoEsoraDsoraGimanteEeDoperly cleanedQundaAsCoAsGn" +
	"AA blacklistHoccoGcortoFdie jahre gekommenSeen keer wegHoopIfrantumiAIhet water gevallenSmille pezzi" +
	"Ltausend teileMhe manner ofNwater gelegenOalambricoIuthenticJbegrepenIceppataBeBiBoGhadaAsCoAsFident" +
	"ataBeBiBoIlAudeAdBsCingEidaAsCoAsEsAaAsCeAsCiBoAsCsCyeEollataZincollateBiBoFmpleetCtAaAsCeAsCiBoAsCs" +
	"HriccataBeBiBoFnataBeBiBoBuraBeHostataBeBiBoCzioneBiJustadaAsCoAsIurvataBeBiBoHdienCssociableLestabl" +
	"eHfeltrimentoFtaBeBiBoHiltrazione di luceJi d acquaGi luceTgedeuktAeGscheurdAeJiallimentiBoFtaBeBiBo" +
	"BuraBeJolfataBeBiBoZingrippataBeBiBoIheritedHiciaDzio di funghiJfunghiLk markAsFstainGepingenHlBtvle" +
	"kAkenJnaBeAnAfutterIyAchEoperableDtiveJpaintingIs wasser gefallenQerateDvibileBiDleAsIideCemeEolesEp" +
	"iradoDeA de la marqueNdACiertEowanaABeByAItabilAeAAmBnBrBsCiEndgesetztHsetzungsbedurftigAeAmBnBrBsWr" +
	"uccionesGtion bookletIsGkcjaAZinstrukcjeBiHuredFtaccataBeBiBoFsataBeBiBoFensief gebruiktMywnie uzytk" +
	"owanaBeByHwanaBeByPriorDmitenciaAsGtentAlyDzaInoEoBrouvableJundadaAsCoAsGtilisableA en l etatPzableD" +
	"velEzabileBiMvoiceGoBpadA disabledLhoneA disabledIunavailableRronA markHreparabileBiLsAA stukFkrzyEn" +
	" tA thereItCpirataBoGsueAsEtAA wegEruzioniJtZitemAsADsBv caducadaIdesfavorablePzquierdaAsCoAsKjAaA n" +
	"ao ligaIteve melhores diasSviu dias melhoresNmelhores diasSarCck is looseJeAtEhrAeAnEkAiesCsCoAAscA " +
	"aaaDlustrzanaOmaisDmedEnte voileeHsEsBuniA parEeAsCsAsementA du vernisKsMeA ne separe pasOan dechire" +
	"HtroueGsAA rotosFstrappatiBoKyAEdenA kanal nieIolczykIascieDtuGnaA z paryHkAzeZjednegoDoCochDwabDyni" +
	"eAFgoCjBsliAACtACweilsFzeliAFironesGob lotElotEintAs are looseJlooseKypadDstickA driftNuegoDnta de c" +
	"ulataKsCoAsErkCstCzDkaal gesletenJgesletenKbelAAA do ladowaniaMzasilajacyLbruchFlosFlaABuDffee kommt" +
	"GmaschineMle plekAkenJkaanslagGblagerungenMfleckenHranderImeraAsCyDienA kotlowyMnAaal valt wegLl aus" +
	"gefallenLfallt ausLpaByZkannBteAnAabriebGschadenLpieCotAgebetenHteEpeCutAtAAeAAmABnABrABsAGrtki wypa" +
	"dajaLonA poDieBkAaDuFssetteGttenkrassenKzenkratzerLumACzdaBeByEeeps crashingIdisconnectingNfreezingI" +
	"poor timeJrebootingHstartingKtrippingHurning offPinAA bildsignalKdruck mehrKlebenszeichenOeAAnAA ein" +
	"flussImucksHrAAleiHlderluchtIlerAgeruchKramikZkerb damageGrashFedBnCingEnel panicKtteBingFyAboardA s" +
	"hineLedCsA are shinyNicked the bucketPdsCedyCszenAiAeHlkaBuDnderAwagenIkAedCingDsDppeligAeAmBnBrBsEt" +
	"FttfehlerGschadenKlamkaCraByDpkaCpertFssischFycznyGvierEwiaturaByFszAeByGeberesteEuckstandeLrigAeAmB" +
	"nBrBsFtCeftDi sieEdBnAZkleineA chipsGmBnBrA chipGsEjacaA sieFe sieFyA sieHonaBeByEkoczeFmmtCtCpBuraf" +
	"gifteJverigAeHockiDnBonCszAaEuczykEsprojectKnackeredEserDtDrrtCstCztEickAeBspurAenIfeA marksIppert r" +
	"oodKstertFttedFobBck offA versionMedCingA noiseJoffAsEsDpAfAAeDtchenAbildungMwAA ifACwhetherZknox lo" +
	"ckedKobietaFd bleduHfferACievlekIhleburstenKlaAtekCkiEbaByCczykAiBowGekcjaBiFkaA po szklankachPoCnie" +
	"rzAykHoA bijeFrAuBzeEumnaByFmischeAsGorkaEpatibelAACleAsFybilnaABeAByAAIletAAemCtBuByEuterAaGt losGn" +
	"denswasserKnteDsolaBeBiEtakteErolerGvolutGpbreukFciCercieZkopertaBowkaEyEfhorerFplatteAnbruchNiaAABe" +
	"AAnCiCtelefoonJrekCkaCnikiBowFonkaBiDzjaBeBiEpusAuErodiertAeAmBnBrBsHsionGtsluitingKzakAiFraaktDbspo" +
	"renHftige gebrauchsspurenVkeluryEnde potmetersPsAjeAsDsenCporenGvormingItzen beim drehenNrAAnDigAeA " +
	"potisGmBnBrBsEspurenIwedzAiAachDeHecaBiZkreukelsGimpscheurAenKtzeleienJom getrokkenKgetrokkenKneCtki" +
	"Bo trzymaLusza sieEca sieHy sieIysztalGzeselClaBoEywaBeByFsiazekCkaA pobibliotecznaQiGtoraBeByAchGug" +
	"elschreiberanstreichungenOstricheThlmittelverlustNschrankHtDlki na materialeQnstbontEenaar onbekendO" +
	"leerEstoffIpferDilamACemADonaABeAByAFrenCtkaBeBiDzAschlussHuEwiatyDjtAgeraaktMlAA uniteGaAA pieceZla" +
	"adtA niet goedEmeerMt losGbelA wearIcciCerataBeBiBoEsBtsDkA of suctionLabplatzerCungAenMfehlerGingDk" +
	"ratzerHplatzerAHrisseFsAchadenIquer checkingDsGpeelAingHwearDornJznieDyDdder inDedFeAbuchseGgeratAFk" +
	"abelFrCiertAeAmBnBrBsEsDnaBeByCowarkaAABeBiAAGtA nicht mehrJur nochEsporadischQujaZladujeCngEger kap" +
	"otGschadeAnGpurenIgingDyCujeEid to boardKneCtonEkAbarstenHierAuBzeFschadeAsIlkaBiDmelle oleoseGunteF" +
	"s grassesHhuileusesPinas com oleoNpAaA blyskowaJdaCraDeAnschirmIkaBiCshadeFyDnaAdaAsCoAsDsCcetteEuch" +
	"A wyciagnietyMaGptopAaBsByFrgeDsAAcaAAdaAsCinhaBoEoAsDsCoZlascouDer rotGhesDquinhaAsHstA nachItAaA s" +
	"wietnosciMchCen losFr imitationMonDufmascheAnHtA nicht durchKur am netzteilIstromImit netzteilQrucke" +
	"ligIungenauFregelmaßigKundEten ausJzu langsamNtsprecherLeAA cayo aguaJentro aguaLakAedA batteriesMi" +
	"ngDsByA capsEpadsHtherAA crackingIdryDis crackingRciBtureEzCderAAarmbandHbandErisseHiglichGwie dzial" +
	"aJo dzialaGtrzymaKeArAeA ovpDverpackungLrBsZleerkartonHssporenGtA geen discsFgamesMvouwAenIftA airpo" +
	"d onlyLbud onlyIearbud onlyLone onlyIshoe onlyMgAatura allentataJlentaFrovinataOeA doosEverpakkingLr" +
	"AeAsCsDgeA maleFraBeBiBoEitAimaAsCoAsGnoCoBsCichtAeAmBnBrBsFderDnenEkkaAgeDe bandAenHndAeEiA luzEchC" +
	"eCoCtCnAsAA capCreepFerrorZlens hoodEseparationLdopDesCloslatingJschimmelHeparatieKtaBeAAsCiAlleAEoD" +
	"pi sieEaca sieFe sieFy sieIkaBiAeEsAAeknickAeGrillenHionataBeBiBoDiFuchteAnBtGvantamientos de pintur" +
	"aWeAsCou quedaFtomboJwaBeAgoCjCyAmDzardeAsHiabilityFleEbrary markingsIstampAsEickersMettoEoDchthofAe" +
	"ErandigAeAmBnBrBsZliczbaA sztukIne slady uzytkowaniaWdABegekuhleHstCveBiDftingFgaBeraAsCoAsEhtAA sea" +
	"ls goneJtainingGruckHly playedJningEweightIne roseEverteBicaleKs a l ecranJsur l ecranLvertesCicales" +
	"PjmrestenGverbinding losPnen in het schermSkeCmbs looseIe scaleGscaleGitadaCtaDedBeCiertAeFowanaByHp" +
	"iadaAsCoAsEoEnAe down the screenPon displayLa en la pantallaOsullo schermoNverde sulloIticale sulloQ" +
	"s en la pantallaOverticales enQe sullo schermoPnBs across the screenRon displayHscreenZlines on the " +
	"screenNthrough the screenVha na telaIs na telaLie na ekranieLn im displayNngDkeArBsCsCoBseAAntrennun" +
	"gMpstick stainMquid damageGspillGe renverseOsaBeBiBoBta negraHingAsEki przyslony zaolejoneWras na te" +
	"laNtAtleEvraisonFeA avecGoElanta dobladaIsGoAAadAsDchAerCfraßFleinErigAeAmBnBrBsGked to previous ow" +
	"nerTrEdowkaBiFgicielForaBeBiBoEmbadaA soltaKo danadoFescoloridoIpegadoZlomo fatigadoIgastadoHrotoHng" +
	"A goneFerEokalikeAGp di avvioJtA achterGonregelmatigMsnel leegIteeds vastJroefGvastHseA canvasGhands" +
	"FinputFjackDointsGpageIrnetkaFoCsAAeA blatterHseitenHs minutesHoilDpressureIsuctionHtimeEwaterIgekom" +
	"enFlatenFraaktFtorndHsA of platingHveneerKeAA airpodGbladenCzijdenKcassetteIdiscEoorbelGpagina sJsDt" +
	"A elasticityKits bounceGshapeJshapeEichDuctionKtA indivisibleMeBspurenZlottoA indivisibileMunicoJud " +
	"noiseHrdDvelyEw compressionLfretsFpressureIsuctionJzyska do wymianyKwyjaLubBfterEidsprekerJme lossEm" +
	"issingHrotFinaireHnettesAGridaBeBiBoEsterkoEroBzankaHzcza sieEca sieFe sieFy sieHenieEy sieJvaCxuryE" +
	"zA vermelha piscandoSnaBeA kartkiIyCowCuje sieHyEmaAAAAA luzEaktCrBtCcbookEchiaAAtaBeBiBoDeBnettaFol" +
	"inaZmacchiolineIhacadaAsCoAsGenCouilleAeAsCsHtCizaBoDkeAnEdeAraDreDeBgagnaBeElia tirataLhltBwerkFoga" +
	"nyA stainMiAlerAsDle fileeFtireeGs tireesLnAspring goneMsAAonEjaABorDkeA up marksJlBsA a noiseHnoise" +
	"Hup marksFstainJingEl contactoIfuncionamentoEientoOolorEtenutaBeBiBoHaAndataBeBiBoGconciaBeZmalconci" +
	"iBoGeBfunctionAingDsGzionamentiBoNha caidaFpuxadaJmessaBeBiBoFos oloresJridottaBeBiBoHtratadaAsCoAsG" +
	"echaAsCoAsHutkaBiAeFyAchEmaAnCieCyCncaAA un bottoneHcanaleGpezzoEiedinoHtastoGa cartaFpaginaFedinaFi" +
	"etraGviteGo strassLnoA alcuni pezziMbottoniHcarteFdei pezziJpagineFezziEietreGstrassGvitiGteABiCzeA " +
	"di coloreZmancavaAnoFhaA de aguaEcafeCnetaGgorduraGrasaFhumedadEidadeIlejiaFtintaFvinhoCoIdaAsCoAsDs" +
	"A de oxido en hojasUeA recolleHvoileHinhaAsEtaAsEouEdoACetteAsFgasCe les bandesKpar le chienNlAexemp" +
	"larIstempelJia i nastriInastriGolioFto dalle tarmePucchiataBeBiBoJledDoCicheCiBoA imbarcatoJsvirgola" +
	"toNgliaBeFkamentAyGementAenHietAyFoApoleFquantZmanquantAeAsCsEeAA d aspirationLe pressionJs piecesKu" +
	"n boutonGpiedEstrassHe pageDieceCrreFressionIvisIntCsAA de placagePteauClDualAAeDbrioEelAlEyCple sta" +
	"inJrbleACreDcaA de boliEcopoEquedaFumidadeLsAA da idadeHe aguaEbatidaAsGoliAgrafoJcaidaEolaCposFdent" +
	"esGfitaEhumidadeIidadeFleituraHmordidasIquedaAsGusoFo tempoIevidentes de usoQprofundasJvisiveis de u" +
	"soSheZmarcheAA malGiAaBoBtaBeBiBoDoCginaliaHkAaBetCiBsAACmoAlBrCurAuEquage ecranJes d humiditeIusage" +
	"ADureGe chuteFvieFu tempsNtwaA naturaIeA pikseleJyA pikselHch pikseliNynarkaHs condicoesKselloEiccio" +
	"EfBvAeBholzHtilA combadoMt burnFching pairKerial a descascarMfehlerLrycaByEt gewordenJe stainGdEu ch" +
	"eiroFontactoDtoHfuncionamentoNodorFvais contactZmauvais contactsJe odeurMxed outHyA be repairableObe" +
	"AEdm actifBvoFttivoGlockedGslotDperreJeAcaniques duresNcaniche da cambiareKureMhacenieEi sieGnic spe" +
	"cialJzmAuIdiaAnoDoBumEegeleverdJhrCiaBnAAeAAmBnABrBsElecandoFquentaAsCoAsIladaAsCoAsCuraAsFsEmbranaB" +
	"e dechireeIperceeKes lachesMnAgeCsAagem de erroLje de errorOrcadilloFtinoGeCsAZmesaBesCiBkaBiAeDsage" +
	" d erreurKgio di errorePerCingFtAAA pen geschrevenPalAlAoCowyFe ruidoAsHkBrA is offGreads offMkaBiCt" +
	"e a fuocoLuAA perfilIzczyznaGzaEgielkaGiAA tiendaHaAAlAaDcro rayasCureAsGiscosGscratchAesKaranazosIf" +
	"oonEgraffiAettiEoHrayasConesEureAsGiscosFrayasGscratchesMecBdzCliCsiacAeDecyZmieszaEgaAwkaA sie zaci" +
	"naKzacinaIiEhtCoczeFjnCkrofonDrysAkiCyEzarysowaniaNserAaFldewEnhaAA lojaHimaleBnaBeBieCyGorA chipHtC" +
	"oAA armadioJrrorA copyEqualityMsAA productosJshapenHalignedHcutDe en securiteNfireAsCingGlaidEplaced" +
	"GschienFenBsChapenFingAAA battery coverMeadsEitsDuffersHcardsEhunkEouplingAsIrystalsIdecalsFiceZmiss" +
	"ing feetDiguresGootDringeGkeycapFnobsFpageCrtAsEerfsEiecesFlatesFrongFrhinestoneAsKubber feetLscrewE" +
	"equinsGnapDtickersGoneAsEudsFteethEilesEoothErimJtAedCingEuraEtAAAeAeAsCsCgeliefertHnommenItelExed l" +
	"otFrElynekFocnaBeBoA eksploatowanaBeByNuzywanaBeByHwysluzonaBeLyDderately playedMgeruchGnAeBoFedaCtA" +
	" gemaakt wordenZmoet gereinigd wordenMpareerdJschuurd wordenNmeerd wordenPschoongemaaktNvervangen wo" +
	"rdenRenA vervangen wordenVfadaAsCoAsEentoEoAsDgaBelijkFlabyDbyCicherweiseKobyFhoCisAiAeAsCsAsureAsHt" +
	"ure damageGinsideGmarksMjAAaABeAAgoACjABmuEldA spotsGyCe zjadlyIla rottaItoA usataBeBiBoFvissutaBeBi" +
	"BoLmBnAA dressingIvestiaireKateDedaZmonetaByCyCitorAaByFogram removedNteBhAsCreErdicchiataBeBiBoHd p" +
	"elo caoJaAsA de cachorroOelaAsEoAsDlleAeAsCsEscoAsDqueadaAsCoAsKs fenduAsHchAeAmBnBrBsEdoodEicataBeB" +
	"iBoBureItA de chez mortNaAsCeAsCiBoA del tuttoJimprovvisamenteQsCsDsiadzDeznyFsaAsDtradorZmot de pas" +
	"se biosNfailureIeurA grilleGserreJgaatjeAsHh and wearIbitesFdamageGeatenFholeEnibblesFpsFedBrCingEoA" +
	"cyklAaFrA fundidoHgoneEnao pegaJcycleFeA da rifareJfusoGradDschadeAnJtenbefallGfraßFgaatjeAsFtenFlo" +
	"chAerGschadeAnHvraatJuillureAsHldAyDnt burnEmarksIsses a changerHrefaireJmortesLvementHvementFilBmen" +
	"toFngEyenDzeBliwaBeA zeEyGroziDugaEucho tuteZmuckyDertaAsCoA del todoJsEscaAsFfAfaBe geurFltDigAeAmB" +
	"nBrBsGgreBientaAsCoAsIitas marcas de usoQoA gastaAsCoAsKjerDmBnecaDzeDsiBsA erganzt werdenPenCteDtAi" +
	"nessFyDteBterEyCyACn affecte pasEnt pasNy est plusIsont plusMaAA czesciHadA openGldCm op schutbladPb" +
	"ylemDtyEchAahmungGbauAtenFildungZnachgebautAeAmBnBrBsGdunkeltAeAmBnBrBsJmachtAeAmBnBrBsLdAAaAlCdarci" +
	"aDtaBeByFelBrwal sieFnaBeBieCyGgnilaBeByEryzionaBeByA zebem czasuUkruszonaBeByIlamanaBeByGpalonaBeBy" +
	"FeknietaBeByIrdzewialaBeByJszarpnietaBeByKtopionaBeByHwyrezonaBeByJgebouwdZnagebouwdeGmaaktAeHrywaFh" +
	"tAA aufgegangenLoffenGe gehen aufJoffenJilsDjlepsze lata ma za sobaXked unitIlezyDotAemCyA rdzyJmaak" +
	"De in penGon flyleafKwritten inNoAAA abre bemHfetaAmFguenta cargaMquece bemKcarrega maisLentrifugaKd" +
	"a imagemGsinais de vidaKlA de vidaNvideoIfecha bemJgaranto autenticidadeUelaEleCmantem a afinacaoRpu" +
	"xa aguaJreconheceJsai somGegura a cargaGfinacaoIcargaKi a senhaHse e originalRtira aguaLprawaABeBian" +
	"aByDeBonaBeByEyAEuchnietaBeZnapuchnietyJroznikAiBuGtyDss gewordenKzAaBeByjnikAaIt gewordenJomiastGur" +
	"a mortaGl stainGeza muertaMe morteGza mortaMwetEeAA donne aucun signe de vieSplus l heureHsigne de v" +
	"ieXlit pasClusIpossede pasClusMreagit plusLsepare pasKvidange pasClusNcesitaA ajusteFrregloAsIbarniz" +
	"EteriaHlavadoFimpiezaImantenimientoNpilaCnturaGuesta a puntoOreparacionGsoEstauracionKvisionIun lava" +
	"doGrepasoHa limpiezaQsitaA de arranjoHlimpezaHreparacaoHstauroGvisaoJi cureEmanutenzioneMpuliziaHres" +
	"tauroGvisioneIiparazioneLuna pulitaZnecessita manutencaoDzioneMpuliziaHreparoEstauroGvisioneIiparazi" +
	"oneNeGkA bowedEreakFis twistedKrepairGtwistGlaceGeAdA to jiggleKingDleCsAA a beltEcleanFdustEfixDgoo" +
	"d cleanAingNjumpEneck resetIw beltIpolishGrecapDfretEhairGset upDupEharpenGtitchGtune upHwashDipeFdj" +
	"ustingJbeltsFdescalingIry cleaningMfret workJgluingGheelingHloveEmendingHneck resetIw beltAsJpolishi" +
	"ngJre coveringIgluingGupholsteringMwiringHcapApedCingHfretEgassingZneeds reglueingEingGhairAingGeeli" +
	"ngHsolingFtoringHupholsteringMwaxingFiringIsetting upIwingFharpeningJome workItitchingJtruingFuning " +
	"upJwashingGeldingGorkIgenDinBtherFkbreukGlAAlaADmABnhumAAaAFpApeDssunAA segno di vitaOaABoAFttoyage " +
	"a prevoirNeAeAsCsFzteilAAGuAA lackiertJeArCfAABmaticos gastadosQnBveADverZnever authenticatedOaEwACi" +
	"AbbledBsCingGcAAeBhAtAA auffindbarKfunktionstuchtigQkomplettImehr daBer schonsteLie schonsteMheißFt" +
	"aufrischJvorhandenJwasserdichtLzu gebrauchenSsicher ob echtOverkehrssicherNollstandigHzahligIrhanden" +
	"KraucherAhaushaltPsDkAsCotineaanslagNeAA banglaFuduje cisnieniaQchlodziGzytaFdaje oznak zyciaPo spra" +
	"niaImyka sieJrukujeGzialaA jeden kanalMjaA klawiszeLlAaBoIgraBzejeFwarantuje autentycznosciZnie krec" +
	"i sieJlaczy sieHdujeA sieIpie zasieguNmaCnadaje sie do uzytkuUodczytuje plytZnie odpalaDompowujeKtwi" +
	"era sieLpompujeFsiadaFtwierdzona oryginalnoscZnie reagujaBeA na dotykQssieDtartujeHwiecaBiGtrzymaGur" +
	"uchamia sieNwiadomo czyJdzi kartyJem czyA to oryginalSrujeFlacza sieEja sieLplywaAjaHstajeFykrywaHza" +
	"chowal sieKmyka sieIsysa wodyJwsze dzialaGlaczyFzaskakujePnam haslaLcoCdokonczony projektQmagaAjaHzi" +
	"alajacaBeByKestetycznaBeByKkompletnaBeAjCyAchCmKnteDoryginalnaBeByKpranaBeDzyjemny zapachQrowno prac" +
	"ujeNspieralnaBeByHrawdzonaBeByFnaZniesprawnaBeAAgoDyAGtetyEzczelnaBeByItAA aanwezigIcompleetImeer aa" +
	"nwezigIbijDcompleetIde mooisteKte vindenJwaterdichtOooi meerJop echtheid gecontroleerdZniet rijklaar" +
	"IschoongemaaktNte stemmenKvan invloedKolledig meerOestowanaBeByJuwAe accu nodigKbatterij nodigSwielk" +
	"aBiAchCeHzachowanaBeByInaczneByEnaA autentycznoscPe hasloHyGgdyDkotingeruchGspurenLlBneBgunAAaABoAEo" +
	"BtendoGtki grzybaKxABzCoZnoAA afectaAnGutenticoCficadoNbattery coverNcambia la fechaOentrifugaJharge" +
	"FonservaBoIda la horaHsenal de vidaIes de vidaResaguaHes autenticaBoJoriginalLfrenaFgarantizo autent" +
	"icidadMla autenticidadZno holdAsFidea if genuineHrealLnfluyeHla encuentroLo encuentroKnger presentHt" +
	"urns onPmarca bien la horaSpasa del logoMlayDroof of authenticityUuedo garantizar la autenticidadZno" +
	" retiene la cargaQse si es autenticaBoJde oroGoriginalLson originalesRvende por separadoNn por separ" +
	"adoVigns of lifeNva bienGendo por separadoTceBhACdoaAsDzeDgaAlCiCirciAeAsCsEseA cancelingDlingKreduc" +
	"tionZnoisy bearingsIjackEpotAsIm ecritFinscritHsur la pageMbre escritoHpuestoKe do antigo donoOscrit" +
	"toKnAAA autenticaAtaBeBiBoDoGhentifieAeAsCsMcambia dataKentrifugaJomprometteLda alcun segno di vitaT" +
	"segni di vitaPividoGe autenticaBoJoriginaleLfunctionalKgarantisco autenticitaLl autenticitaXenuine b" +
	"atteryHdisplayHscreenOinfluisceBonoLoriginaleBiJposso garantire l autenticitaZnon prende la caricaQr" +
	"egge la caricaOoulantAeAsCsHunnerGscaricaGegna l oraKi vendono separatamenteXo se autenticoJe autent" +
	"icaBoJoriginaleLoriginaleJsia autenticaBoJoriginaleNveraBoZnon sono originaliOtrovo piuJva piuFendo " +
	"separatamenteUeBfunctionalKnaBoCrunnerHpeCrAmaalCisClAeAnBsCiBnaBeAgoDyAchFuxFsekCkiBuCtraDzonaBeByF" +
	"tA authenticAatedNcoolingHdrainingIgenuineHkeeping timeMlighting upLoperationalLpowering onKresentHr" +
	"eal designerNspinningHure if authenticJgenuineHit s genuineHrealHs realIrealMthe real thingLreGaAtki" +
	" na marginesachTe a matitaGpennaIbookEs in marginAsHthe marginsRhingAEiceDreZnousBveauFvaBeAlCoACwAa" +
	"ABeAAgoDiutkiFoczesnyHyACyerDzAaBeBkaBiEuAAeAAstraEvaABeBoADmberedFeradoDiqueEoAteFmeriertIncaDovaAB" +
	"oADrA bodyEdas geratFhandyIer linkeFrechteJie kameraFonsoleHovpHein airpodGohrringHschuhJgeratFkamer" +
	"aErtonFonsoleHlinkerGmit netzteil zu betreibenYodulFnoch ein kanalZnur ovpDrechterHverpackungMssbaum" +
	"GtzungsspurenNylonFoAAAakA stainIbAAA echtDs echt istHin original istTsCcasAachDieCyDieranaBeByHdarc" +
	"iaBeDtaBeByErapanaBeBiaCyHerflacheIgryzionaBeByIiciaDektywAAAemACieCuAAByFttivoAAGjanaBeByEtaBeByDje" +
	"ctifAAEktivAAZobjektivdeckelKtAivaBoAADoBsEluzowanaBeByIracaBzkaEzAAuAByEsAtrueAeAsCsCidaAsCoAsItarc" +
	"iaBeDtaBeByEluczeniaAmiDeAmFonaBeByFkl sieIuradorA presoJteurIudowaBieCyFwolutaHccasionFhialiAGhoCul" +
	"osEzko w rajstopachRdAAAbarwienAiaAmiDeAmFonaBeByZodbiorAuDte naroznikiOchodzaca farbaJi farbaFlakie" +
	"rMzytujeHdAamDerAwanaBeByFur d humiditeJe caveDigaretteJmoisiFrenfermeItabacIpersistantePkleil sieEa" +
	" sieFo sieHja sieEja sieGnieEonaBeByGsztalceniaBeEonaBeByJurzaczAaIlamanaBeByFupanaBeBieCyGmowil pos" +
	"luszenstwaOa posluszenstwaUnowionaBeByHorAe di bruciatoIcantinaGhiusoGfumoEmuffaFsigarettaJumiditaHv" +
	"ecchioNurDpadaAjaDlAaBoDlaZodporny na zarysowaniaSwiadaAmyFedzialnoscNrutaBeByCwa sieHyskAamiDiAemDo" +
	"wCujeEnietaBeByJrapanaBeByFestaurowanaByMspojonaBeByGtajacaBeByDeEwiezonyItwarzaGziedziczonyMfAAA he" +
	"tA echt isHorigineel isPijEertyEfAAiceDnetFggettoFloszenAiaAchKniska rdzyLhneAA echtheitsgarantieRfu" +
	"nktionIlebenszeichenNstromIrpolsterHringAeFstopselJil leakEon bladesGthe bladesNstainGy apertureZoil" +
	"y bladesJtoDkladceCkaBiFoloCpconaBeByGularowCyAA przeciwsloneczneXl auf den blendenlamellenPlamellen" +
	"RdA mothErepairAsFstorationJtouchesKerDej na listkachNo nas laminasOie op de lamellenLhet diafragmaR" +
	"lekkageIgAeAmBnBrBsDo sulle lamelleQor a cerradoHguardadoIhumedadHmohoEquemadoHrancioGtabacoGviejoKv" +
	"erlustIm op te knappenOaCnAA its lastA legsJway outLthe blinkKbruikbaarJceBleDderdelenFhoud nodigKst" +
	"repingenMulazioneJeA airpodGearbudGshoe onlyIpeaker onlyOkelZonlyAA chargesHone channelLworks plugge" +
	"d inKwhenNtA disparuIbrakCeektDkenAdHstemdAeHvindbaarHolledigIzeDokBrbelFpA te knappenLaAcizzataBeBi" +
	"BoHkowaniaBeAmCuIenAedCgebarstenHhaaldAeGsprongenKsBtDgeknaptFzwollenJhalenFiekaczFsCknapbeurtA nodi" +
	"gLperCrojectLladerFonaBieCyDroczCgramowanieMticalDkBqueEykaBiFrAazCdenadorFrCinateurIecchie agli ang" +
	"oliZorecchie alle pagineNnoA singoloGpaiatoOilles perceesNlhas de burroOiginalAA oder kopieJu copiaF" +
	"replicaLeAA al 100IiA al 100Hta non garantitaRkartonGverpackungMeelA of nietEreplicaNleHologioGygina" +
	"lA czy podrobkaIreplikaMemCnaABeAAgoDoscAiEyAAmDyIsAad z kamieniaNemka na koleMiemDle uszyHmiuDobnoE" +
	"sidataBeBiBoCzioneBiJtruitaBeBiBoEzyFtarcAiaAchCmiDeAmEtaZotarteByEherDrasCosCzymalemDnyHtimeBoDoAne" +
	"DurataBeBiBoAreIwartaBeByEieraAjaIuArBt of shapeFtrueDuneIil nuFrages du tempsMsCosEvreEvalCerA poli" +
	"shedIwoundGheatAedCingDsFpaintAedCingHolishedIverhitAtingKwoundHpA ohne inhaltOwnedBrA inscriptionQx" +
	"idacaoCionDoesEdaAsCoAsDtieBonAsspurenMiertAeAmZoxidiertenBrBsFsed contactsMzed contactsNoA del tiem" +
	"poKen paginasLuEydationAsGeAeAsCsGpaarAAeDckAageBingA onlyLzkaBomatHdAAlA dyskFaCnietaBeByFreCsCge d" +
	"etacheeIis looseImanquanteIissingHvolanteIsA coming looseFoutKdetacheesJfalling outLmanquantesKtanne" +
	"dGvolantesLina mancanteIs losEoltaEtaccataHueltaHsA soltasFueltasKeA bruniteHmancantiIsciolteMiAaBll" +
	"age a refairePntA chipZpaint lossAesGsplashAesEtterGotsGedCingFoBrAeAsCsDjaczekCkiFeczyna na ekranie" +
	"SkietAuFle copieHliniFmiatkaBiGncadasCinhaHdeadaAsCoAsGe eletricaJl damageJtallaA negraGzo azulFsFon" +
	"A rotoFesA rotosIiFsADpaBerback copyJsADiAer jauniGeBowCyErochAyDszkiHrAA intermittenceOaAA aproveit" +
	"amentoNrranjarFeglarIbutowFchoquesGonsertarZpara consertoIde funcionarMglosnikowJkolczykowGumnGlimpi" +
	"ar a fondoPmanitasHnartEpecasEod szklemKrecuperacaoDrHparacaoDrFstaurarCoGtapizarGirar pecasNsozinho" +
	"GpodniGtirar pecasLwodna podKchoquesHfusosFgonAuEmiCurtiFceCeA chocsGcidaAsCoAsFjaCsCfaitAeAmentIumD" +
	"keerschadeJremplerHschadenIou de funcionarPpadeaFt missingIeA a faticaImancanteJs quebradasMi mancan" +
	"tiJculas de poLdaAsCoAsDjBu seFsA missingKyBzyDsZpasAA authentifieAeAsCsEqueLsur de l authenticiteSe" +
	" de l authenticiteWun vraiFe vraieKekAAACkaAABiA na ekranieLemADuCo a mejor vidaOsage de vitesses di" +
	"fficileWs soulignesOcode lockedLe de couleurKpar le soleilOdBeBgginoFndDword dimenticataLlockedIt un" +
	"bekanntJvergessenPt its bestJiglie finiteLllas gastadasPujacaByDeA doGy na ekranieNtaAsCchyDillasEna" +
	" lossItern fadedFwearKypalEznokcieIcAAsCe quebradoJarlAsEca quebradaJsAA quebradasZpeccaBheEdaisCles" +
	"CiBsAByDrinhas faltandoQelingA stickersOga partidaIdaA con pegamentoNde antiguoLsCoA con celoEpegame" +
	"ntoNde antiguoLsDjosaAAsACoAAsAGou aguaEfogoHs slipHintAureGkaAjaDlAaBoCniecAiaAchCmiDeAmEtaBeAgoCjC" +
	"yAchCmHladaAsCoAsEeA a descascarMeAsCsCleAA seccaZpellicciaFt sichHoA de roturaJen la porcelanaPfals" +
	"oGs de caoDgatoJtillasHucchiFzCn markAsFstainGcil marksFnotesJdantDienteA de reparacionErKsueltoHsGu" +
	"lum missingOquenaA taraFsA faltasGtarasIoA defeitoIsA defeitosPrAA hobbistiIpezzi di ricambioRricamb" +
	"iHsmanettoniLceAeAsCsBuseEheDd de l eauDhuileLe acquaEguaDriaDspirazioneLliquidoHminutiGoleoCioEpote" +
	"nzaGressaoCioneJqualche minutoPu a corFcorDo banhoErilhoIseBuccaoZperdidaA de aceiteFguaEbrilloGcolo" +
	"rFpinturaGolicromiaOsA de aceiteGpinturaGolicromiaQoA el colorFdoradoKsDmosDo colorFel banoEcolorKta" +
	"A d acquaFolioFi acidoDquaFcolorazioneGeGdoraturaIolioJeA di coloreGdoraturaPuAeAsCsBtiEeAlCfectAaAm" +
	"enteGlyCoDktCttaAmenteGoEumAeByEhapsEishedA tiresEyresIingGlaBe manquanteKnBsCyCmutaEnaAsDoZperoBsaB" +
	"eBoA il coloreJla doraturaOte d aspirationKeauDhuileGe matiereHpeintureMs de matiereHpeintureQssime " +
	"condizioniMo estadoGstatoLtA damageHeAeAsCsCitA nettoyageKeAsCsA accidentsJdefautsMuA d autonomieMtB" +
	"ventFwienDnaBosciEyDzziAAA mancantiKoAA mancanteNhantom touchAesMresEoneAsDtoAsFianinoFcadaAsCitaAsE" +
	"oAsCurasGcolaBeBiBoEk marksZpick wearFguard wearKupDotazoAsGtureAdBsGeAcAeA manquanteKsAA manquantes" +
	"JissingHperduesKieBuCzatka bibliotekiMi biblioteczneRec bibliotecznaRdAAeBiniA mancantiMraCsCgataBeB" +
	"iBoDheDknaBeByDlAA secaGniadzeEedzyGrde aceiteFguaDireEfuerzaGliquidoHpotenciaHresionHsuccionKreA ma" +
	"nquanteKs manquantesOscionekCkaItaBraA mancanteKe mancantiLyCzaA perdidaIsAZpiezasA perdidasNfouDlaA" +
	"sCe couleeGlossEwornFsA couleesHont couleMha fracaFgastaFvazouGsA vazadasDramLledCingDyCot doDaBemEz" +
	"AAbefallInchadaAsCoAsFode onbekendNeBholeAsFk line onDsHtadaBoCrrajeadaAsCoAsKuraFon manquantJekEque" +
	"A de versFs versJeAsCsBteAAeAsCsAEreAsA d humiditeQracka kopiaJtedFsca vermelhoLton bloqueZpistoni b" +
	"loccatiKs bloquesNttedA fretsIingFwnicaByFxeis mortosJl bruciatiBoImortAiBoEuertoGquemadoIes muertos" +
	"HquemadosLfehlerFoutenGsA mortosCsLlaca base muertaGquemadaMmuertaGquemadaIge decolleHmanquantIsoule" +
	"veLcatura andataGconsumataRgiatEkbandrestenKkerigAeGtCmAaA nie schodziMmiDeAkCkaBiCyA nie schodzaOnt" +
	"AagesEsDquettesHsticAaBoA meladoJkAowyEqueFzczAaFte wornGineBgA lossIte bandZplattem reifenInspieler" +
	"Ir reifenJfußGyA wearDornFed with conditionRing upGsA too fastEslowIwith noiseLtationHwornGeaseDcka" +
	"chDiDsnAiAaEurageGi de marcheKeAeAsCgueAsEsCs de marcheLureAsFnBugAged upHizigAeFsA aucun signe de v" +
	"ieSd aspirationLe boiteFnoticeGpressionLrien ne s allumeTytaA winylowaKyEneuA a platGcarecaGdegonfle" +
	"IlisseGmatici da cambiareSsA carecasHlissesGvaziosLoAA acumuladoJdentroFzwonieHkolatkuFnserwacjiZpo " +
	"kontakcie z wodaQna lenteGprawieHo interiorLpozarzeGrzegladzieLremoncieGnowacjiJserwisieIwypadkuHzal" +
	"aniuFwilgoceniuNbazgranaBeByHibliotecznaBeByKtaBeByDrudzonaBeByIca aspirazioneKutonomiaJbateriaHfuer" +
	"zaGpotenzaGresionDsioneJsuccionJhesBtte abimeeGfendueMketDoBsCdAAartaBeByEciekaEzasEeAmBriaDszwaAchD" +
	"ieCyFgrzewaGkresleniaEonaBeByIniszczonaBeByAmKobnaBeBieZpodobnoByEpis wlascicielaPrapanaBeByFdzewial" +
	"aBeByIedumbreHiaBdaAsCoAsEobaBekCionaBeByEkaBeBiFszewceCkaBiGuszkaBiFzespolyGiurawionaBeByLeiraA acu" +
	"muladaJinternaIs na lenteNtskrassenHsporenJfalowanaBeByIgieciaBeDtaBeByEnieciona okladkaQryzionaBeBy" +
	"IigneeAsFntureFsseuseCxGjedynczaBeAByIkazuje bladKer chipsIretlaBoEowcaZpokrowiecAFywaBkaBiCyDzywion" +
	"aBeByJlAbutyEecamDrowanaBeByHiertDllaAsEpiel peladaLsh lossEmarksGedFowaDskaBiCterEuzowanaByHvereBos" +
	"aBeBiBoFoArientaAsCoAsKmazanaBeByFpAaBeBkaCtA niet afJyDniewazEszczonaBeByIteirosFinhos pretosMos de" +
	" acidezGpoeiraOobcieranaBeByHgryzanaBeByHijanaBeZpoobijanyGr battery lifeMcosmetic conditionSrepairG" +
	"suctionHtimekeepingNtCpekanaBeAjCyAchHisanaBeByFlamionaBeByHped seamDtapleKrawnieFzecieranaBeByHtier" +
	"anaBeByKs and clicksLul sieEa sieFo sieGtaBeByFqueAsErA repararIcelainAeDnaByDlanaHdzewialaBeByIosAe" +
	"AmBnBrBsDzrywanaBeByIqueDtAaAbleDdaCfilterCroGsBtilZporteAeDwanaBeByEysowalAaCnaBeAjCiaCyAchCmIzadny" +
	"EellanHsiadaAAjaAFbleAmente originalOsFsibleByA genuineNtageDrzepienConaBeByJzarzalaBeByItards qui c" +
	"rachentRenAciometro ruidosoHsucioGs a rasparIsuciosQtiallyEometre qui cracheLs qui crachentWziometri" +
	" da pulireJrumorosiIsporchiSi kratztHs kratzenKluczonaBeByHmeters krakenNrebbeEzaskanaBeByGebnaBeByC" +
	"ujaBeHs are scratchyMscratchyKwierdzicZpotwierdzonaKuca pressaoHsuccaoIhCndsDpeeDrAAraitDiAeAsCsBtur" +
	"eHssetteEiereAsBuseCxJwaznaBeByEerA adapterHbankDrickFcableEordEleadEonCsupplyHsA off by itselfRichr" +
	"owanaBeByIdokAiEerzchniAaHscEyciaganaByFeranaBeByHginanaBeByGpadkowaByJzaAciaganaBeByIni sieEejsza k" +
	"opiaNolklaBeA kartkiIyAchGstaje ciemnyFzarnyZpozostaleIradBteado gastoLwaBdopodobnieJziwaBeByFeAgoCj" +
	"CidlowoFeCyAmEe shrunkHcioBsaA de arranjoHbateriaHconsertoIlavagemGimpezaHmanutencaoKpilhaFreparoAsF" +
	"stauroGvisaoKser lavadaAsCoAsHtrocadaAsCoAsNmFisCnd du jeuDretardJl humiditeLeAnDom ecritFinscritLsa" +
	"BentAeArDza di funghiJfunghiLoA acquaHsure markAsFspotJumablyHttyDvious owner s nameMrepairLoir batt" +
	"erieIchangementKdes fraisZprevoir freinsGpneusFremplacementKparationIvisionItravauxHun nettoyageKe r" +
	"evisionRzentDzoEiceA clippedKngosaAsCoAsEueDtAA crackedCingIis crackedKpeelingIedBrCsDs l eauDhumidi" +
	"teMva diEe diEi diEo diFxA casseIo stuckGbablyDdoDlemAaA eletricoJsA de encendidoPeAsCiBowCsByFductC" +
	"ktAionsfehlerOfessional repairPumoEgiA do szlifuLowCramAaBmaBeGject pieceIkt do dokonczeniaRto de re" +
	"stauroQofZproperlyEreDstoCzeDveDufungFzebarwienAiaAmiDeAmFonaBeByHita detkaFoponaKchodzonaBeByHiekaA" +
	"jaHdAarciaBeDtaBeByEmiotowCyGgnilaBeByErzewa sieKkrecony gwintLzywionaBeByJlacznikHmalowaniaEkiHpalo" +
	"naBeByGrdzewialaBeByIywaAjacyHzutekCkaBiGsiaknieta dymemHe dymemHy dymemOkakujeGtal chodzicHdzialacH" +
	"gracEswiecicIa dzialacHgrzacFswiecicJo dzialacJy dzialacZprzesylkaFtarcAiaAmiDeAmEtaBeAjCyAchGopiona" +
	"BeByHwodAAuEzACodAuDyAciskAiBuFdalaby sieKkry zapachKpalenAiaBeEonaBeByFisywanaByLudelekCkaBiemDoA p" +
	"oEuEloDedeAnDnte levantadoNrtaAsFidaAsCoAsEla faixaHitaBeBiBoADled perfAsFstitchGthreadAsKs in fabri" +
	"cMsanteZpulsantiEeiraAsEraEveriseAeAsCsImpAAeBtA nicht abMncturedGtinaA da cambiareIsostituireRo neg" +
	"ro en la pantallaYoBppeDrchasedAAGseDscily szwyJtaBeA pudelkoIgoCjCyCzcza szewGone oczkaBoNtjes inGz" +
	"spurenIxadorFzzaA di bruciatoIfumoEmuffaKleFylki w obiektywieSqtyCuadrante ristampatoOtoFlcheDidade " +
	"aaaIta 1 1DaaaDspecchioJt 1 1Ge 1 1DaaaDmiroirIyA 1 1HmtDntidadeEtaBeByFtreBoZquattroFebradaAsCoAsEo" +
	"uEda en negroJn en negroMima oleoFdaAsCinhaAsCoAsFoAsCuraAsGouElquesFma aceiteHdaA por cigarroMsCoA " +
	"por el solLsCuraAsHrciaEstaBoDtschungIickCdBetschenCtGzaAsGrabiscadaAsCoAsEoAsGchadaAsCelaDinhaAsCoA" +
	"sFoAsCuraAsFsCouDzceCkaBiEdAZraderDfeligAeDtDfreddaHggedAyDrinzitaBeBiBoJhmenAbruchFschadenLidaAsCoA" +
	"sEjaAdaAsCoAsCuraAsFsDladinhaAsCoAsHentiAeAsCsFladaAsCoAsFouDmaBceCeBkaBiCmeltEponiertAeAmBnBrBsJyCn" +
	"dAbeschadigungMchipEfehlerGnotizenHom restartsIshutdownsMschadeDlagHgefinderGndoFtZrapeAeAsCsDreAlyD" +
	"oACsgadaAsCinhaAsCoAsFoAsCuraAsFoCoAesCnAesDsBuCunoAsFhBpadaAsCoAsCuraAsFoCeAsCoesCnAesGt rodEatouil" +
	"leItleAsCingGubkopieGchgeruchIschtFya de boliHen la pantallaPdaAsCoAsCuraAsFs en la pantallaQzoAsEeA" +
	"eAsCsCitaZrayitasEonesEureAsFzA dziala raz niePemEcaCdzaAwe plamyHy nalotJewiejacaBeByDeGyDe gluedFs" +
	"tuckGacondicionadaAsCoAsNdA errorsHsCgeertA niet op aanrakingWierenCtA nicht auf beruhrungYujaBeElAA" +
	" dealEor fakeKboots itselfLuiltFcalentamientoMebiCiptCvedAEntlyEptionGhangeEnungEteArBsCsDognizeFlla" +
	"geAsEeA au scotchKeAsCsEndicionadaAsCoAsItionneZreconditionneeAsCsJheceEnaitEoceErdCusuAeAsCsFuAerdo" +
	"FznieFd dead redemptionProtEemarrages intempestifsRe en boucleJseulEtout seulQialedFondoEucao de rui" +
	"doLcion de ruidoNtion de bruitQembolsoAFplazadaAsCoAsJnteladaAsCoAsGoileAeAsCsIfaitDinishedHrettedFi" +
	"gerateurDorIoiditGundAAedErbishedHses toIgaloDeneracjaEowanaBeByJistraFlage a prevoirNer kratzenKued" +
	"EulatedFmmedGichweite eingeschranktVfenA plattZreincollataBeBiBoHicia sozinhaBoIndoGgung notigCwendi" +
	"gQssverschlussMßverschlussNkawAicaBzkaEeCyElayCinedDureEogioDjDmainder markIs blackCnkFdarkInenceGb" +
	"lokkenGourseAGiseA en etatLmenA slechtKontoir casseLteA managementNvedEplaceAeAsCmentEsGt slechtJndu" +
	" l ameIoveAeAsCsCierungsbedurftigAeAmBnBrBsTwacjaGtoilageDeAeAsCsHpaintedErAAedZrepaired headstockJn" +
	"eckHsADracionEdaAsCoA con celoJsDtieA nodigHonAA a prevoirNurAA erforderlichMnotigCwendigKbedurftigA" +
	"eAmBnBrBsPeA a l agrafeLeAsCsCiertGeats onGint ancienHsFintado por cimaMeAsCurasHlacedBmentAFingFica" +
	"AA 1 1Dde primeira linhaRexactaGprimeira linhaPsBtCheDkaAAsBtAeDeBiCqueAsGondCrtado como robadoLpor " +
	"roboZreported lostEstolenMrendsEoAducaoCcionAesGeBoesDtieAsConAsGkcjaBeBiDtionAenHzDsDuestoGquerA re" +
	"paracaoHstauroLiereDresA attentionJrestorationOingHsecaBoCmblesCingGrvaDtAuje sieJidu de colleJeBi d" +
	"i adesivoHcollaFscotchLo di collaKs de colleMstantGoled badlyKpaldoEondAeCsabileBidadAeEtaBeFleDvelE" +
	"ibilityFleIquebrajadaAsCoAsLsecadaAsCoZressecadosDmentoHquidaAsCoAsHort casseGs cassesKudeAeAsCsGta " +
	"indietroIneraBoFrts itselfIuje sieJuracion antiguaIes antiguasPdaAsCoAsDtaBeBiAeobjectGprojectIon a " +
	"prevoirIncienneIvisibleIs visiblesJobjektKoDeAeAsCsCi visibiliJertAeAmBnBrBsDungsbedurftigAeAmBnBrBs" +
	"LobjektNo anticoGvisibileNe bloqueGde colleInoirAeGs de colleLi di collaKorationA projectHrequiredOe" +
	"dZrestored chipErimHs de adhesivoIcalCintaEolaAEetiquetaIpegamentoFtinaOrikeEuckEztki klejuLtardeEir" +
	"ada de pecasOouchedCingHreciAeAsCsEoAvisorIventadaAsCoAsGtement collantPiradaAsCoAsFsadaAsCoAsEeAeAs" +
	"CsCie nodigHon a prevoirJempfohlenJfalligGnotigCwendigKataBeBiBoDe scadutaQicambioEricaFevutoFhiedeE" +
	"tigEketyEoniatoDoCosceFrdoFdipintaBeBiZridipintoBuraBeIuzione del rumoreSecht nach kellerGrauchFziga" +
	"rettenPverbranntNmAenAAADnCfattaBeBiBoEoderataBeBiBoIgaAtaBeBiBoBuraBeFhe sullo schermoNverticaliKtt" +
	"aBeBineGtA airpod onlyLbud onlyIearbud onlyLone onlyIshoe onlyNlegaturaA lentaOm bumpAsFchipEnibbles" +
	"FckAsGane indietroIneraBoIborsoAFpicciolitaBeBiBoLncollataBeBiBoHgA marksFwearZringwearFtelataBeBiBo" +
	"Hp inConDarataBeBiBoA con scotchNzioneIpedA jeansIled pagesKrendoEoduceCzioneBiJsCsca no ecraIdaAsCo" +
	"AsDldaDs naBo ecraKoA naCprofundoJsA naBoCprofundosJvisiveisMpondeA maleKquinhaAsCoAsHsAAbildungHeAn" +
	"CigAeAmBnBrBsFtampa pirataLrettaBeBiBoHtardaEenzione immagineQiroDsCverniciataZriverniciateBiBoIted " +
	"repairNoad rashFrashGbeBiAaCleDceAsDdaAsDestAigAeDplekAjesDkenHvlekjeCkenGormingKgAachDiBuCidaAsCoAs" +
	"EkAuClamento ruimFs gastosOled spineKmanDnaBdA de verreJs de verreLfleAmentHgeAeAsCsDosaBoDzaBioEod " +
	"knipperendMkgeurEluchtHpeyCyCsicchiataBeBiBoBureKtAansatzGbefallZrostblasenGfleckenGraßFigAeAmBnBrB" +
	"sEspurenFtellenJt houtFaAsBtesEitoAsEoAndoDsCtaABeAA plekFdBnA foamHiAAngDoABuraBeEuraAsEweinfleckKu" +
	"eAsCgh around the edgesQconditionJshapeIilleAeAsCsCuresHlements fatiguesQndCsseursEiAeAsCsFvinataBeB" +
	"iAnaBeBiBoDoGwerZroweruByDniezFzadaAsCoAsCuraAsFmientoAsIbitaBeByAmFchwianaBeByFybotanaBeByIiagnieta" +
	"A gumkaHeByJdarciaBeDtaBeByFerwanaBeByFschnietaBeByJgrzebanyIkleja sieEja sieGnieEenie soczewekNonaB" +
	"eByHladowuje sieKtuje sieJozone gabkiLupanaBeByGmiarAuBzeGonAesEpada sieEjaca sieFe sieFy sieLekniet" +
	"aBeByHrutaBeZrozprute szwyGyFregulowanaBeByKsechl sieIypujaca sieFe sieFy sieHe sieJzarpanaBeByGczel" +
	"nionaBeByGpionaBeByKtrzaskal sieFnaBeByJwarstwia sieFeniaBeEonaBeByMubbedA decorationKgiltEhallmarkA" +
	"sJjacketGtransferKrA feet missingMgrips looseOingFckeltDseiteHedaAsA desinfladasLlisasKg losEgineFid" +
	"oA de superficieNextranoIs estranhosJrarosJkt naar rookJverbrandLlBstDmoreBi straniIosaBeBiAtaDoZrun" +
	"AdBningA fastEroughFslowJsA and stopsJbrieflyHfastDor a fewJlumpyFroughFslowEthen stopsMtergefallenM" +
	"otaA da centrareNeA da centrarePstA bubbleAsHpatchesHspecksEotsGedCingDsByA grayCeyEin placesJstaple" +
	"sMysAaAchCmiDeAkCikAaDkaBiCyDzadkaBiEesyCziByFsAA arreteA tout seulFe seuleSecailleAntIffritentImiet" +
	"teGnleve par plaquesRteint au boutHsans raisonKeulAeZs eteint tout seulFe seuleSouvre malKaAAA di ch" +
	"iusoGmuffaJber seBiGcAcadeAsGddleEgenCgingDyCsCis pas siAGsiEtenAlage zu hochQleAAAAsACissureAsHt da" +
	"mageHa el cambioGdiferencialOil salvavitaMla cadenaEtenaForrenteIluzHdaAsCoAAsEellaEo gastoFun trozo" +
	"Js de pinturaKgastosKvatacchi da cambiareVmA aparatGkartridzHorpusGsie resetujeFtartujeKwylaczaMaAA " +
	"konsolaHsie wylaczaNenA verkochtLmlungZsamoAA bodyEpudelkoHsie wylaczaMchodAuGsung account lockedTtC" +
	"ndalDgleAAADierungsbedurftigAeAmBnBrBsSsAA garantie d authenticiteXincidenceMpatoAAsEere seGhir useI" +
	"rroDtaBtelDzCuberDfAt abFgkraftFtA schlechtFwachKm offenHteA le disjoncteurPsEveA battery deadNsCoir" +
	" siHw cutEcutEyA ifFballataBeBiBoGeccataBeBiAnaBeDoBuraBeZsberciataBeBiBoHiadimentoFtaBeBiBoBureIocc" +
	"oncellataBeBiBoBureOrecciataBeBiBoBuraBeJiciolataBeBiBoJucciataBeBiAneDoBuraBeKcaldaA troppoHnoEfitt" +
	"uraBeImbioEnAsCrabocchiAataBeBiBoDoIdinataBeBiBoGfBpaAA singolaJeCsa autonomiaNssataBeBiBoFtolaA vuo" +
	"taHeDtaZscendeCtrataBeBiBoDowanaBeByJhaafplekAkenHsporenIbigAeAmBnBrBsFchtelFdeAnAABplekEsDkelaarDtA" +
	" vanzelf uitQllplatteHt sichFerABtA sich einfach ausLimmer wieder abPselbst ausJtandig ausLvon selbs" +
	"t ausWungFrftCnierGeda madre bruciataImortaOef gelopenIgelezenEopenFtrokkenLggiataBeBiBoBuraBeFetteH" +
	"ibeDppertFrfje afGmA aan gruzelementenSata bluHfoutEoA neroHpt niet meerNurZscheurenCtjeAsHiacciataB" +
	"eBiBoGntataBeBiBoGef gelaufenFesenIgelesenAeAmBnBrBsKnaleFlferAsBtAjeAsHvertjeAsImmelAbefallGflecken" +
	"HigAeAmBnBrBsEplekkenHtBvormingMlagstelleAnIuchEecht erhaltenMierCfspurenGtDudert nichtMiesseBtDßeB" +
	"tA nicht richtigTusselGmauchspurenKuddeligAeAmBnBrBsItzigAeAmBnZschmutzigerBsInalleAnkratzerLrrtFodz" +
	"onaBeByAchHenCnAeArCheitsfehlerNraapplekkenJmmeAnCspurenIubenFoevenEtlingsfehlerOubladeFhAAeCtzumsch" +
	"lagLwachCrzer bildschirmQeißfleckenHgeruchGranderJrAgangigIundrisseKiupataBeBiBoGoccaDllamentiBoA d" +
	"elle lentiLlentiLtaBeBiBoEorimentiBoFtaBeBiBoA dal soleKuraBeInnessaBeBiBoGppiettaBiiIrchAedZscordat" +
	"aBeBiBoEticataBeBiBoBureJtch sulAlaDrEeAeAsCsGrapeAdBsDtchA guardFplateGedBsCyA glassFpotAsKeechesCi" +
	"ngFnA bleedEurnEflickerHliftEseparationNpolataBiBoGw missingIsDibbledBsCingGcchiolaBiiBoItta a penna" +
	"Je a pennaJo a pennaMostataBeBiBoBuraBeIuffyFucitaBeBiBoBuraBeGffZscuffedCingDsByFdrucitaBeBiBoHeAA " +
	"agota rapidoLhogaEpaga solaBoJtrasaGbloqueaHcae a pedazosHtrozosKlaBienta demasiadoJmuchoMyoDongelaG" +
	"uelgaAnHdecharge rapidementKtres viteJviteKollentHsagregeGcamaCrga muy rapidoKrapidoLonectaFseEinteg" +
	"raAnIpegaAnIesta deshaciendoLpelandoLxtravioIfigeEha perdidoIn perdidoLmojoEparaAnEerdieronEoGqueda " +
	"colgadaBoHen el logoKpilladaBoJo en el logoKmuertaBoMralentizaIecalientaIiniciaA en buclePtrasaHsiZs" +
	"e siBobrecalientaNtrabaFvende en loteHtodo juntoLn en loteHjuntosOa waterGlBmA has comeEsplitJis und" +
	"oneJsplitAsGundoneItCchsAerFdaBiaDeAn better daysLsome actionNpingDsDgnataBeBiBoDiAAA d usoEel tempo" +
	"A evidentiRi cadutaGpennaArelloKtruccoGurtiBoDsuraEtilizzoLevidentiIimportantiMoAAA di cadutaGpennaL" +
	"uroA siHhrCiA seADdeCnerBsDsBtAen loseAn sichZseitenschlagJzedA solidKkundnikHlimClAaBeBingA as a bu" +
	"ndleGlotMoA de bibliotecaOtape marksFrepairHdHtenAeFmAA garantia de autenticidadeZsem imagemGlimparG" +
	"pressaoHsuccaoHblableGelleAsGnalesA de usoEl tiempoPha esquecidaMsorDt la cigaretteLe renfermeItabac" +
	"KzaAA garanzia di autenticitaZseparacion de lentesOtelyHtCquins missingNrbatoioGiesDviAceAA falligGn" +
	"otigCwendigKbeurt nodigLdACingAEeDwisAAieCowanaBeByFuZsesBtAaBeBteDulAAeAAmentAHvenEfaldataBeBiBoFrf" +
	"allaGsciataBeBiBoGtygowanaBeByAmKilacciataBeBiBoHcowanaBeByIondamentoFtaBeBiBoFrmataBeBiBoGracellata" +
	"BeBiBoIegamentiBoFtaBeBiBoBuraBeJgangherataBeBiBoJretolataBeBiBoIualcitaBeBiZsgualcitoIhabbyA chicId" +
	"eCkenDtteredHeAarlingGlf wearDornIiny keysHppingAGoeAAsCpA wornFwornFrtA battery lifeMperfsIuldA be " +
	"fixableOwAingA ageDits ageLnBsA its ageLrankDinkageGunkAenGuts down randomlyNitself offKoff by itsel" +
	"fPterGiAA bloccaGdisintegraKe ristrettaBoLferma dopoKimpallaGncantaEeppaEhiodaGgolfaHpiantaGriavviaA" +
	"noJsbriciolaAnoKcalda moltoJrica in frettaJrapidamenteLsubitoGvelocementeRollaAnoGrostaZsi sfaldaAno" +
	"GogliaGgretolaAnoJpegne da solaBoHimprovvisamentePspessoFubitoKllaAnoHtacca a pezziOvende in bloccoQ" +
	"adlaEchAerCtbarAeA gebrauchsspurenQmBnBrBsHk glassHuroEdeAsDeAAbenCtragerHdemCmiuDziskoGheCrsc zwier" +
	"zatMteCzedEgarettenluchtMn of useDwearIalCeAdBs d usageKiertEosA de usoJsA of useDwearLlentDkBlaBinD" +
	"neBieBkAaFm blockedIilarCeBi peleZsimili qui peleMple fixInAA autenticarDficarMgarantia de autentici" +
	"dadYsenales de vidaQais de desgasteIidadeFusoAGevidentes de usoQvisiveis de usoTceCdAA wegFgedChiozz" +
	"aGleAA airpodGearbudDringHgloveFshoeIistraAtaBeBiBoDeBiBoGodelkaBoEloEtzflacheIxBzeAsEkanujeErpetaBk" +
	"aGzAaAByADin onlyGppingEsCsClejonaBeByGoraABodowanaBeByHyAZskorzanaBeByDeErecony gryfKuszalaBeByGzyp" +
	"ceCiAecEwionaBeByIurczyl sieEa sieMlaat niet aanIopBverEsteeds afJvanzelf afNba bateriaJbrataBeBiBoF" +
	"e cisnienieJhamulceHpodswietleniePo ciagnieGzytaFssieEtrzymaJck canvasJdAA po naklejceIwodzieGzelazk" +
	"uKwilgociIami uzytkowaniaPowAA uzytkowaniaIwaniaLyAAA noszeniaIuzytkowaniaIwaniaIzuzyciaKg in het wi" +
	"elNngDeetsAeDveDgatoFide stuckIghtA chipFlyA cockedMjtageZslijtageplekAkenHsporenJplekAkenJpAping cl" +
	"utchGpegsJsCzga sieIow leakEpunctureIspeeds inaccurateKstickAyQrBuchawekCkiAGggishA shutterNitA niet" +
	" goedEhelemaalOerGmagliataBeBiBoGllA chipEtearAsIrritaBeBiBoEtfonAyEphoneHsh brosFedFell of smokeJs " +
	"burntFof burningHsmokeIsmokyHyDrigAeEsso di accendersiJndareGcaricareIfunzionareSierdzacaBeByDiGokeA" +
	" damageAdHodorEsmellGy smellZsmoky smellKnaar ontbreektMggedDsCkeCppedA offIrenA rammelenNeakerAAsAy" +
	"Gl leeglooptMiedzFoAA a caixaDmaraDeraFonsolaJfunciona ligadoGna tomadaJum ladoQliga ligado a corren" +
	"teWo consoleFrpoHsai som de um ladoReACtoca um ladoMum lado funcionaRbreAaqueceBimentoLcalentamiento" +
	"QckBzewceCkaABiAGfaBernDfittaFreu quedaFuma quedaNt cornersIwareFyChleA abgelaufenLnAbruchJieBledEla" +
	"AAA gastaGmenteAFsCdZsold as a bundleGlotItogetherJadaAsCoAsEer repairHed repairMeA coming awayEoffK" +
	"detachedIseparationLlyCsA separatingNidCl echt seinKevamentiIteDoAA airpod derechoFstroGizquierdoJsi" +
	"nistroOttaccato alla correnteWuricolare destroGsinistroOular derechoHizquierdoSvvitatoreKboxDcamaraF" +
	"onsolaBeFrpoA macchinaA senzaTuerpoGel auricular derechoHizquierdoTcuerpoGmovilHn loteHfotocameraJun" +
	"ciona enchufadoSherramientaLil corpoFtabletFelefonoKn bloccoJla camaraFonsolaBeHmacchinaGquinaHtable" +
	"tJmacchinaGquinaHorecchinoJsuena porDun canalZsolo suena un ladoNtabletGun altavozGuricularJpendient" +
	"eLtensileKta fumoFndo a tintaHpedacosKtoAEoAuA seHmeA tlcEnteAA a caixaHo consoleFrpoNnAA satureHneA" +
	"nbrilleJoABtAA collantesCsLrtCspensioni da rifareStituitaBeBiBoIttolineataBeBiBoBuraBeMuffleElevemen" +
	"tAsIigneAeAsCsGndA cardDomesEutsHvenirHpaccataBeBiBoBuraBeGerowkaGzonaZspaczoneByFdekCkuDiataBoElil " +
	"sieGonaA plytaHeByEnataBeBiBoDnungsrisseLrcialaBeByA pasekLeBkingGeakerAA blownGsAFcchietto rottoNki" +
	"gAeAmBnBrBsEled rustKdizioneHed is offGunstableKltDichenbruchGrtGkanAaBeBiaCyElacchiataBeBiBoIlataBe" +
	"BiBoBuraBeHzzataBeBiBoGia accesaFirbagGmotoreIder appZspider web crackAsLappDingDweb crackAsHbedJega" +
	"zzataBeBiBoGelDlspurenGtACniaDszy sieIgoli consumatiJrovinatiNlled onGt onFnAdle marksJeA creaseGfad" +
	"edFleanErollEslantEplitEtressGtickAsHkiCnenweb in het schermTtCsA slowIlesnialaBeByAchJinteredCingDs" +
	"FtA cornersHdownEseamAsGsBtingGowialyHodniAeAEngy brakesKraAdicAallyIcaBheBiCiziaZsporcoCeAn van geb" +
	"ruikOyCttingA to dialNut damageJznia sieJrawdzeniaBeEicConaBeByFnaABeAAgoDyAEings goneGtA nicht anIs" +
	"chlecht anIwer anOochnialaBeByHdeCvvistaBeBiBoA diKungAeEzedajeA w calosciMmA razemFw calosciLzGuchl" +
	"aCnietaBeByHgnette da cambiareIsostituireUllenErenDtteringDsHquareCshedCy foamJeakAingDsByClingDsGre" +
	"brnyCoZsrednicaGodkuEubkaBiFsdBieDtaatCbilire seJccataBeBiBoEja ladowaniaNhlCinAedA glassIingDsDje p" +
	"o chwiliMlAledCingDsDmpAaAnteGnAAdBieCuCple repairFustFd repairLraAtaBeBiBoDeBkA beanspruchtJnutztFs" +
	"pieltIgebrauchtKeA altersspurenMgebrauchsspurenPnutzungsspurenOspielspurenLtragespurenMre gebrauchss" +
	"purenUtA moeilijkIniet opHslechtFteeds opnieuw opSaBeA flekiFzloceniaJtA immer wieder neuZstartet st" +
	"andig neuOsBujeDyCyCtaBeBion de chargeNoACub im objektivIsucherIn der linseNeinschlusseLigAeAmBnBrBs" +
	"EsaugerIwia oporIys blackCnkFdarkDeadHzione di ricaricaSeamCchlaBeBiznaEyDkerEelBnslagGinAschlagAeJk" +
	"kerEnta a partireNvige gebruikssporenUickA driftAetIer damageGmarksFon coverIpullEresidueHtearFreste" +
	"nGs decollesIpeelingHwornIing padsIsA driftenHon trackKyA apertureIbladesGgripsFpocketsFtsZsticky re" +
	"sidueGubberGvalvesKefelEffBtspurenIksel laat losHosIlAAeBlCnktCtaBeBiBoDtchingA comingGgoneEhas come" +
	"IundoneOkBluczenieEonaBeByAmGkl sieEa sieJockAfleckenCigAeAmBnBrBsLelAenEf in de lensEzoekerJlensHon" +
	"der hetKdeeltjesIfigAeFjakAaElAikAaDuCneAA deadEmissingIs missingLotplekAjeAsDkenHschadeIpaZstoppedD" +
	"selErage wearIeA damageIingDmeldungHt nichtGaBeBiBoCungAenHrangeCoCpAAA rubEpataBeBiBoDettiBoEiBoCsC" +
	"ss mancantiFquantAsMttonaFusataBeBiBoFvissutaBeBiBoIeifen auf dem displayPim bildEdisplayPpen in bee" +
	"ldFhet schermRss fractureAsMtchedBr bar marksMingDy braceletOiche im displayOng buzzFsADsciAataBeDoF" +
	"oefCfinataBeBiZstrofinatoGllerEmAkabelGnAachDyA wypadajaLpicciataBeBiBoJunAyADychAuEzaskanaBeByGepi " +
	"sieEaca sieFe sieFy sieMuckAA apertureHt logoHin boot loopJrecovery modeQnotesFon apple logoKlogoHpi" +
	"xelAsGslideFvalvesForhandenAKpreisHdsChlCkAa przyGje afCerafHsCmpfDnningFrzschadenHt abHylAAeABuAAsF" +
	"uAaBblinhadaAsCoAsZsubrayado a lapizIsHstituidaAsCoAsKccionEherDiaAsCedadEoAsDtionFdiciaBeBiBoFedeAC" +
	"laAsCtaAAsCoAAsEnaA distorsionadoNmalDrotoFnEiAnteAmentAsIveur deIjaAsCeiraEidadeAsFnhaAsCoAsFoAsBuD" +
	"kienkaBeBiFniaElAfatacionEdaAsCoAsHlaBeBoDmiuZsun bleachedIdamageAdHfadedCingHfadingGglassesAHnedEoA" +
	"laBeCnaA solo unJo distortoMper clonAeFklonFaqueceAndoEimentoLclonAeFfakeDicieHpliedEosedlyIrAAA siD" +
	"chauffeAntJeA ifEfaceA crackingIdirtEmarkingHrustEscratchingPlignagesEeAeAsCsGmoulageHradaAsCinhaAsC" +
	"oAsFoAsEiscaldaAmentoOsApensions mortesPtituidaAsCoAsJwakZsverniciataBeBiBoJirgolataBeBiBoJwapAsDeat" +
	" marksFstainIllingGiatlomierzJecaBiDrl marksFscratchesKingFtchAA onDes itself offKoff by itselfMnJoj" +
	"e przeszedlDlaLllenGygnalFzczerbaBkaBiCyGerokiEscAiuEwCkielkoBuFlaAnyDeBiwoDoCodaByEnurowekCkiHpilki" +
	"FramaByEtAuczna skoraHe futroKkAaAchDeBiEufladaByFmiByDwachZszwankujaBeGyCybceCkaBiBo padaErozladowu" +
	"je siePsie rozladowujeTjeFtaAbleAauCtAaBsBteCyFcchetti da rifareOiA da rifareMoCheA d encreGe cafeEg" +
	"rasEjavelFtranspirationNvinGnoire a l ecranQeAsCsADkyConAesEtil no respondeQfelDgAliaBettiBoGsCilleE" +
	"ke the lotJzeDladroElAaConAsA a refaireNvezEmanhoCoDbaleaAnteHemCienEpaBon bibliothequeMde bibliothe" +
	"queQi consumatiZtamponi da cambiareIsostituirePs a changerJusesKniBkABningEteDpaA hundidaIs gastadas" +
	"Ipara cambiarMsueltasKe marksFrepairAsFsidueId cornersHrepairGspineFtogetherLicerkaGonAadaAsCoAsGpiB" +
	"oDrczaDlataBeBiBoBuraBeFiBoCmataBeBiBoDeCnishAedCingHoccataBeBiBoGtreEsAcheADseAeAsCsDtaturEeAnCiAer" +
	"aZtastoDtaBtyCyCuschAeFvoloFeA reparerenHstaurerenLveel spelingNa stainGkA stainHrA inConCto canvasK" +
	"s inCto jacketNclaA presaGdoCsA presasGque nao funcionamWeth marksJgoCileA fehlenHspenderKjBkenen va" +
	"n gebruikRlaA azulEcom burn inLpretaGioDecomandoAEmandeAIfonAeBoBuByConEphoneFvisaoCeurDionDorAeGwiz" +
	"orAaByHl ifFmAA avariaHperamentalJi lenti imprecisiTnZtenerCisCuta maleGo con lo scotchNmaleJrAciope" +
	"loHkoczeFneAsCiAeAsCsAsureAsIrible battery lifeSugDstAatoDeAdCigo encendidoJmotorIna consumataNowana" +
	"BeByHte de mortHrecolleeLxtmarkierungenOzChanABtCeAAirCmBreBmal throttlingPseCyCinA spotFgAsCkCsACos" +
	"eCughEread pullsGbareGeDunderboltKiaBckAingDsBtDefAeAmZtiefenAtladenAeAmBnBrBsJrBsDnAeAAA la caricaJ" +
	"taraAsEuteFnACtA plus la chargeSktCmbreBi bibliotecaMo bibliotecaKdi bibliotecaRe stainedCingJsDnta " +
	"saltadaKyA chipEflakeFtearHoBpoA replicaKra aguaGeAdBs wornHoirA qui coinceNneaFschAplatteIsu a refa" +
	"ireNznadaAsCoAsHlcABuste plamyLoAA shredsHasterFcaAdiscosHco fantasmaLzone przezLdoA juntoZtoe aan e" +
	"en beurtJonderhoudJrevisieHvervangingOdragFgeschrevenA aanMtakeldAeJtsAenbordJgetherGile dechireeGte" +
	"ndueIperceeGtroueeKmbe a l eauHdans l eauLe dans l eauPnAabnehmerHusfalleIed pagesFunevenlyLingEoAlA" +
	" onlyGth marksJpA quality copyOque fantasmaIna pinturaLsA na pinturaJos cantosPrbaAByCceduraFidaAsCo" +
	"AsFduAeAsCsDebkaBeBiEnA jeansGillosGradeiraHtoAsEstado por el tiempoOraEpaneFerAaFtAal lossZtotalaus" +
	"fallHement hsCmortKly deadHmente muertoMschadenJeA pixelIuchA difettosoJidCnao respondeLon funzionaI" +
	"rispondeMspinntHeAd upEsA manquantesNpadDscreenGyDrneAntFtA collantHensembleJe collanteNrabadaAsCoAs" +
	"DllaAntaBeBiBoIcasCce di collaFusuraLeAA d humiditeJe chocDolleFfond de teintNmaquillageKpeintureIsc" +
	"otchFtyloJsAAA d eauDhumiditeIusageAsFtilisationMe chocsEolleFfeutreGmaquillageKpileEscotchZtraces d" +
	"e styloFtranspirationNversDieFu tempsIof useDwearKi cisnienieJwodeGkpadEollaAAFdeCgbarDekratzerHspur" +
	"enIinerDt de styloJe contre les versRs de styloIsur l ecranPmpkiEnche jaunieHs jauniesHsaliesLneCsfe" +
	"r wearFencia de colorOt de couleurPmission useeMportschadeAnNpanoEscurataBeBiBoGeraDferimento colore" +
	"Gdi coloreTtejaAndoFsA gastosKudaEtaBtaDva as vezesIbastanteImuitoFquebradaJdaAsCoAsDndoDux a prevoi" +
	"rNoesA gastosLyCeAad wornGted for wormZtreated wormJkdraadCdenHsAA beauAxDlAleAsFonAneAsDsFsaillageD" +
	"eAeAsCsCuresLiedCncaAdaAsCinhaAsCoAsFoAsDsCouEppingEs fuseHzadaAsCoAsGocadaAsCoAsEheCkenrisseIoCebel" +
	"EisCjeCncataBeBiBoFpftDtadaAsCoAsEteuseGuA de cigaretteNeAeAsCsZtrousA de verAsIersAEveDvatoEzo roto" +
	"IubAeAmBnBrBsDchoDss rod brokenGmaxedFstrippedQzaskiEebaA dokupicKchCszczaAce potencjometryPy potenc" +
	"jometrQenieEyGyAmaAjaHudoA juntoFpor um precoPnerAs slipJrAnA onDed stickyJsA itself offKoff by itse" +
	"lfJrandomlyNchuheGtableHtA nichts mehrMtoA in bloccoHsiemeLv abgelaufenMzinAaByFvBwaalfEeeAter blown" +
	"KlveEiceCerdzeFsted neckKoAjZtygodniAeGkaClAkoAA aparatGbodyEkonsolaHna zasilaczuMpudelkoKuCmBpAeABo" +
	"weDuACreAs wornKuAAberdrehtAeAmBnBrBsHhitztEoltBungsbedurftigAeAmBnBrBsSmaltAeAmBnBrBsDungenJzpieczo" +
	"naByKlichAeAnGrudzonaBeByHytekCkamiDiAemDowGchwytAyGdowodnicIhrAenarmbandJwerkGitgedroogdZuitgedroog" +
	"deHlubberdAeIsletenEotenGvallenGzaktAeJkAruszeniaBeEonaBeByDyl sieEa sieMlamal sieEa sieGnaBeBieCyGm" +
	"AAA dos lados naoOaAABgestiegenJrissFnAAA coup de propreOpeu collantAeMseul airpodGcanalFecouteurIga" +
	"ntIolo altavozGuricolareFularJguanteBoGorecchinoJpendienteJzapatoMaAAA sola cassaFscarpaMble to auth" +
	"enticateTngenehm riechtHer geruchPsehnlichAeAmBnBrBsLsZunauthenticatedJorized copyPbespielbarJrauchb" +
	"arAeAmBnBrBsLcleDdAerAlinedCingIichtAeAmBnBrBsEiEeAAA fois sur deuxNseule boucleGchaussureQchtAeArBs" +
	"Eonomical to repairUfallschadenHwagenIinished projectQghiateGhas de gatoLicamenteHdadAeAsAFquementAH" +
	"sexDtA onlyFeBsDknownAA partKlessDikeEoAAAsCpairedGraveledCingDledCingIesponsiveZunserAeArEureAA if " +
	"genuineHrealHof authenticityUtaBer wasser gestandenRstreichungenNstedAFiAlCoBuosaBeBiBoFusableGvolls" +
	"tandigAeAmBnBrBsJzahligKwuchtGomoDpAgradedGholsteryJrtiBoCuchamiaAjaJwal sieEa sieFo sieGnaBeByFsAad" +
	"aBoCgeAeAsCsDtaBissimaBeBiBoGoDbBdBeA jusqu a la cordeRdAA lookGeZuseesCsCoBterekCkaABeABiAFualCniet" +
	"aBeByFraAtaBeBiBoDeAsEzczelkaBiDrbAekCieniaBeEonaBeByJkoAdzenAiaAAchCmiDeAAmCuEilAaBo sieHonaAA matr" +
	"ycaJeAAgoCjCyAAchCmAiLtensil marksLiliseAeDzadoDzataBoIlenionaBeByZuurwerkGzywanaABeAByAHva a ratosF" +
	"scattiFinghiozzoLggiustataBoKcambiataBoIincollatoJlavataBoFentoEucidatoImalDpulitaBoGrestaurataBoIvi" +
	"sionatoKifattaBoFparataBoIsistemataBoIostituitaBoLalCciaBoCuumEhoCiolataBeBiBoBureIleurDorAeDschadeG" +
	"t soms uitHteeds uitKtelkens uitLvanzelf uitLwegFueCveAs stuckKnA malEne egr a changerPo cambiateBiI" +
	"puliteBiGsostituiteBiZvaquero rotoFs rotosMrnish lossEyellowedOseBtAgelopenJterDzaAmentoAsGndoEiaEec" +
	"chi restauriJaBoA restauroOdiCel gebruikssporenRlatura internaNhaBoClutoEoAcidades lentasOursEvetEm " +
	"comFndeA se em conjuntoPnCido em conjuntoOtaA in bloccoNoA em conjuntoKn loteHin bloccoJtodo el lote" +
	"HjuntoJudo juntoItto in bloccoHsiemePreCsBu dans l etatLen lotHes en lotJs en lotEsembleKti insiemeM" +
	"eerA lossItaBeA groupeeJoinhaHrAaA o falsaJbasteltAeAmBnZverbastelterBsIeultAeAmBnBrBsGindetFlasstAe" +
	"AmBnBrBsGeektAeFichenAeAmBnBrBsIogenAeAmBnBrBsGrande luchtKijzeldAeHuindAeHdaderaBoFelltAeAmBnBrBsFr" +
	"ameEteDigrisEnCraaidAeFecktAeAmBnBrBsFhtAeAmBnBrBsGwenenGf losEarbtAeZverfarbtemBnBrBsDungenHultAeAm" +
	"BnBrBsGilztAeAmBnBrBsGormtAeAmBnBrBsGschadeGugbarFverliesIgaanCmmeltAeAmBnBrBsHneDeeldAeCtDlingFilbt" +
	"AeAmBnBrBsDungAenJhardAeCztAeAmBnBrBsHifyDkalktAeAmBnBrBsFufAeAnZverkittung gelostNlebtAeA lamellenJ" +
	"mBnBrBsEmmtAeAmBnBrBsFurdAeCingAenFtFoopDratztAeAmBnBrBsGeukeldAeHuimeldAeCtFstetAeAmBnBrBsJliert dr" +
	"uckFolCwasserJst drukEolieEwaterKorenA gegaanCngenGraaktNmackeltAeAmBnBrBsFtAeAmBnBrBsGodertAeAmBnBr" +
	"ZvermodertesGedelijkHlmdAeEuluAeAsCreAsDsFutlichHniceCs encrasseIjauniFqui peleEsauteLzDo o falsoIlt" +
	"AeAmBnBrBsFpackungFkkingGulvertHrauchertAeAmBnBrBsHschtAeAmBnBrBsIeA craqueleKoestAeEstetAeAmBnBrBsG" +
	"tAtetAeAmBnBrBsGuillage d activationMmdmHeA icloudGpar l entrepriseMmot de passeMun compteUutschtZve" +
	"rrutschteAmBnBrBsHßtAeAmBnBrBsHs a boisHandDchiedene artikelNmmeltAeAmBnBrBsIleißAerscheinungenNsp" +
	"urenKissenAeAmBnBrBsHussEmortAeAmBnBrBsFutztAeAmBnBrBsHotenGichertFfftAeAmBnBrBsFon pirataKletenFpli" +
	"nterdAeJtaubtAeAmBnBrBsGimmtAeAmBnZverstimmterBsGoftCpftAeAmBnBrBsIt de grisIe aguaGical line onDs o" +
	"nOvalsingAenFteEngenFiltAeEormdAeGwarmtEeerdAeElltAeAmBnBrBsHyBzekerdEndingGogenAeAmBnBrBsIsteBidoCt" +
	"oFtroCvlekAkenJgaCibraBeDdeBrioCoDeilleEjaBoCle gebrauchsspurenRleichtHne conGrAerDsBuxCwfinderHzeDj" +
	"fZvincadaAsCoAsEos na capaElombadaOileA ondulatoKoDtageEylAeEolaoCinAoDonEs manquanteAsLeurDibileBiD" +
	"leA repairHsForDtesse instableJs qui sautentRreElekAjeAsDkenGochtplekkenHschadeGvlekAkenKedingEringF" +
	"ile dans l optiqueOinterneIeAsErBtureFlgeschrevenKlAerCstandigJmABnAABorA onderdelenNrAderseiteJuchC" +
	"wschadeIyant airbagFllumeGd erreurImoteurMraiZvrai ou fauxIeA ou fausseNilleAeAsCsGuilAeDotaBoFwAAA " +
	"cenieFkomplecieJpelniFzestawieJaarschijnlijkLsCchtwoord onbekendIvergetenQkeligAeAmBnBrBsEkontaktHtF" +
	"dAaAA produkcyjnaNeBliwaBeByEyAA produkcyjneOhrendDscheinlichMlizkaABiEnutA stainKndBkelErA woundsHe" +
	"house damageMnCmBpAedCingDsCrantyFtoscDung falligGnotigCwendigZwasAAchtDh wearFed outDwearIn tDser a" +
	"bbekommenKkommtGbehalterIfleckigAeAmBnBrBsJrandAerCigAeAmBnBrBsIschadenHtankHtCtchAesEerAA comesFdam" +
	"ageAdHgot inAsideKingressHringAsFswellingItankFkringAenHloggedGproofFschadeGtankEvlekkenKvy pagesIzA" +
	"onAuFciaga tasmeIzEeAAakA suctionJrA and tearEuseHcommensurateKnsistentKto gildingZwear to giltEpatt" +
	"ernLing thinKbbing goneKchselFddingEerDeksCpingDsCrvlekkenIt niet ofAKilBnig drukEzuigkrachtOrdCssAC" +
	"tereEßADllA lovedFusedEwornGnaBianyEyDnigAeDnBt bangEmissingHwalkaboutKylatorAaJreAAn tEkenCtAA all" +
	"een aan de laderMop netstroomWsja soloItCten ofGzaDglebieniaBeIniecenAiaAmiDeAmFionaBeByEonyFotAkaBi" +
	"CyZwheelA buckledHis buckledLsDnBreCtherAFichACffyDleCnesCing noiseKte bloomFspot on screenKs on scr" +
	"eenQningHoCidac uplyw czasuOeBocznaBeByAchIeAbeligAeDtEczkoElAkoscFmA czyFrtarkaBiGsza sieIfiCggle t" +
	"heIjnvlekFzerplaatFsFl niet meer aanIopstartenPgoc pod szklemOlA notDsplitIndAowsDsCe stainHylAeErAd" +
	" nicht heißNelessGschspurenJthAAAoutAFzjerZwizjeraGkladkaBiAEesniecieJretarkaBiIlaczaAjaDnikDycEnCo" +
	"s na porcelanieRnetrzaBeBuGobblesCyElleDmenAsEnAA tA bootEcoolEdrainFget hotHidleEkeep timeJlockEpai" +
	"rEshiftEtartCy closedGin tuneHonCupGyncEtake a chargeQkyCtCodAA stainGenCwormFfer blownJlCrdenCtA sn" +
	"el heetJte heetKkAAAedCingAADsAACm damageZwormgaatjesFtenFholesGnAA a few timesKreasFbearingsHy aBth" +
	"eGcassetteIdecalsGfeltsEringeAsHgripsFhallmarksHmmersHlacquerHoutDpileErubberGstickersIthinCroughGir" +
	"esEreadEwiceEyresFvarnishJse for wearLthDuld prefer to sell togetherYnA tGvenDw and flutterNzekCkaEp" +
	"adl do wodyIa do wodyNrappingFzACinkledFstwatchHting insideGon coverFlabelAsGsleevePongEskazowkaHzys" +
	"tko hurtemGrazemFza jednym razemXtyczkaBiGujekDrdeCmbefallGfraßFlochAerZwurmstichigAeAmBnBrBsMybite" +
	" lozyskaLlaklaBeByCnieciaBeDtaBeByJciagniety lancuchPekAiEzuwalny luzKyszczonaBeByKeksploatowanaBeBy" +
	"NgieciaBeDtaBeByEryzione przez moleTkluczoneByHonanaByEslawionaBeByJruszeniaBeEonaBeByGzywionaBeByJl" +
	"acza sie po chwiliJsamAaKnieAFly baterieHsie baterieOmanaBeBieCyEna bateriaJe baterieMmagaA czyszcze" +
	"niaLnaprawyHodswiezeniaLprzegladuZwymaga regulacjiHmontuFnowacjiJserwisuHwkladuFymianyIjaA wymianyNi" +
	"anaBieCyDenianeDeBlamCemDonaBeByIpaczonaBeByFdaja kartkiHce kartkiNleniaA ekranuIe ekranuLonaA dziur" +
	"aBkaJeByFchana naEe kolanaGnaEy naIlowialaBeByHolerowanaBeByJuszczone oczkaPrazne slady uzytkowaniaW" +
	"egulowanyJobionaBeByGwana kartkaIe kartkiMsciolkaGiadlEkakuje bladLluzonaBeByGoka akcja strunPtrzepi" +
	"onaBeByJuwaDwietlaA bladFczAaZwyswietlaczuJylkaBeBiEzczerbekCieniaBeAmFonaBeByEkiJtarciaAmiDeDtaBeAj" +
	"CyGzeryDorowana naEy naMxboxDilofagosIlrDyAa no vaHearAsDllow light of deathPedA headlightsKplasticK" +
	"ingIoAuArEzAAAAAA domu palaczyMnichEsimlockiemKwyjatkiemKaA sztAukeHblokowanaBeA kontoHyA imeiNrudze" +
	"nAiaAmiDeA nie do usunieciaVonaBeByHytkowyZzacerowanaHiagnieciaBeDtaBeByGl sieGekAamiDiCla sieGtaBeB" +
	"yDna sieEja sieEca sieFe sieFy sieMdbanaBeByEelBnACnaABeAAgoACjACychACmDrapanAaBeBiaAmiDeAmDyHfarbow" +
	"anaBeBiaCyJgieciaBeAmEta okladkaJe rogiEstronyKnalCelaByDionyGnieceniaBeIrzybionaBeByIubionaZzagubio" +
	"neByGwarantowacLhaslowanyJjechanaBeByFzdzonaBeByIkamienionaBeByJietDleszczonaBeByJreslaczemFeniaIupi" +
	"lemDonaBeByFrzonaBeByHlaczonaBeByFmanie okladkiNnaBeBieBuCyEmekCglonaBeByFianaByDenieCnaBeBikAaDyFka" +
	"BuCoczonaBeByGszAuDykaAjaGolejona przyslonaLe listkiOpach dymuEpapierosowJiwnicyHstechliznyNrowanaBe" +
	"ZzaparowanyDujeGsowaBeByEtillaAsA gastadasIpara cambiarSoAAsEchanaBeByFetla sieIieciaBeCzonaGski dlu" +
	"gopisemKolowkiemLujeFlamieniaBeEonaBeByGesnialaBeByIodzial sieEa sieKwietrzonaBeByKylonaBeByGrdzewia" +
	"laBeByIysowanAaBeAjCiaAchCmiDeCyAchKsilaczAAAaABemAEnieGlepkaEonyEmierdlaBeByZzasniedzialaBeByJtrzez" +
	"ony imeiNysaEtartaBeByEechlaBeByFkanaBeByEluszczonaBeByJrzymuje sie coOyczkaBiGwiasAuByDeraCsza sieI" +
	"lgoceniaBeEonaBeByIszeEzolceniaBeEonaBeA stronyIyIbanowanaHiegl sieEa sieIorAnikAaGtaBeAgoDyAmEutwia" +
	"laBeByIdarta farbaFpodeszwaKeByEeformowanaBeByJkompletowanaBeByMwastowanaBeByZzdezelowanaBeByJjeciaA" +
	"chDeBuFrapanaBeBiaBeCyHeAAAAAAgarekCkaBiEgen ofHhnCigerCt fehlerGkein bildNkerA ofGlazoEpsulAaBoCtaA" +
	"BeAAgoDyAFrbissenAeAmBnBrBsHorstenAeAmBnBrBsIrochenAeAmBnBrBsFkeltAeAmBnBrBsHseltZzerbroselteAmBnBrB" +
	"sJfleddertAeAmBnBrBsKkautAeAmBnBrBsFratztAeAmBnBrBsIlesenAeAmBnBrBsHoA reakcjiJrissenAeAmBnBrBsIschl" +
	"agenAeAmBnBrBsGissenAeAmBnBrBsImettertAeAmBnBrBsLplittertAeAmBnBrBsKtortAeAmZzerstortenBrBsFuckeltAe" +
	"AmBnBrBsKtifiziertJwanaBe gwintyIyFsAtawAemCuByFt koffieIvenEgiecieDtaBeByEniecenieEionaBeByGlaBeByE" +
	"rzytaAnieIubila sieEmCemDonaBeByHiaBchtbare gebruikssporenWehfadenFtA kein wasserOlona linia na ekra" +
	"nieWfferblattJgarettengeruchOjkantFnabreEkpestGoBpA bloccataFqueGcasseFdifettosaJrottaGerCperEtA er " +
	"niet bijLlosEtingGjedzona przez moleZzjedzone przez moleSlAaczaBeDmal sieEa sieFo sieGnaA bielGeAjCi" +
	"aBeCyAmGocenia starteMtoByAchGmatowialaBeByIechacenAiaBeEil sieGonaBeByHtnialaBeByDeniaBeIurszalaBeB" +
	"yInaczekCkiBowFlezionyIiszczenAiaAmiGonaBeAjCyAmJoszonaBeByHobaczEekCnderAA accu en laderSomA bloque" +
	"GcreepIppaBicaDoDstalZzostalaBoByGregenerowanyKperowanyKszarzalaBeByIuA viel spielKwenig druckMbehor" +
	"FgeschriebenLigkrachtGtA niet goedJslechtKmA aufarbeitenLreparierenIstaurierenNbidoFrAuckEsammenFtan" +
	"dAFzyciaBeAmCuDtaBeAjCyAchHwaar gebruiktLrcieDe gebruikssporenQt schermKeetplekkenHvlekkenJiAerDryfi" +
	"kowacKichrowanaBeByJolfDracamEoceCtAAuEykleFyrandolHzolklaBeByCnietaBeByKあ り ま せ んR\x8b ずZか" +
	" ど う かK\x82\x82B\x8fD不 明H分F\xa0 っ た らN\xa8B\xaa いB\x8fB\x97F\xb2 びF\xb8 こ みJ\xbb つ れJ\xbe せ んF\xa8 めK\x82\x84" +
	"B\x89 ずF\xab ビF\xad ズF\xaf モ リJ\xb3 ピ ー 品N\xb5 ビF\xb7 ミF\xb8 ャ ン クN\xb9 レB\xbc パ ー コ ピ ーZセ" +
	" ッ トK\x83\x89 リ フ トN\x8b セ モ ノN\x92 ビF\x98 コ ミJ\x99 タ つ きN\x9c デ ィ だ けF\xae みH単 体R\xa4" +
	" ケF\xac プ リ カP一A 共D起F\x83B\x89B\x8dA 会C\xbf\x9d 真H具 合G\x87\x86D明B\xafD能C\x89\xafC\xa1\x8cD通 电J\xa4B\xaaC\xb9\x9dC\xba\x8cB\x94B\xaeC\xbb\x85" +
	" 机 身H盒F\xb6B\xbf 冒C\x88\xb6Z仿 品G\xbd\x93B\x9c 動F\xbf 用 感D痕L個C\x81\x87 貨C\xb4\xa7F\xbd 物D造G\x82\xb7C\x85\x85 电A 器C\xa4\xb4C\xae\x9dD" +
	"盒C\xba\xbfH電A ケD器J\xa9B\xabB\xadC\x86\x92 牌G\x87\xb9B\xba まG\x88\x92 痕F\xae 痕G\x89\xa5 が れF\x92F\xb2 れG\x8a\x83 痕F\xa3 化F\xb9 きG\x8b\x95 かB\x8d" +
	"D作 しJ\x9d 手 にK\x8c\x85 装D退G\x8d\x81B\x95 只D机 身J\xa1 顿G\x8f\x8d 応 しJ\x91 黄F\x98 形F\xaaA 卖 机 身H盒H有 右" +
	"C\xb7\xa6D机 身H盒J\xaf 退F\xb0B\xb3 足 の みO\x92\x8cC\x95\x8f 題 な しO\x9b\x9bB\x9e らB\x8aG\x9d\x8f 了D点Z場 合G\xa3\x9e 了G\xa4\x89 形D" +
	"色F\x8d 刻F\xb1 灵G\xb1\xb1 寨G\xb7\xa6 足 の みO\xbc\x80 机F\x82 响H或B\xbb りG\x89\x93 包D痕G\x8a\x8aB\x98 れG\x8c\x89 不G\x8d\x9f 坏G\x8e\x89 漆" +
	"G\x93\xa6 れG\x95\x85 障G\x97\xa0AA 反 应G\xa3\xb0D法G\x98\xa0B\xbe 示G\x9b\x87 りG\x9c\xaaB\xacA 体 の みL物G\x9d\xbe 动G\x9e\x9aC\x9f\x93 みG\xa8\xa1 造G\xac\xa0 " +
	"けD品D損G\xad\xa2 まF\xa3 品D規 品J\xbb 机G\xaf\x9b 玉G\xb0\xa7 化F\xb4 没G\xb1\x9a れF\xa1C\xb2\x92A 有F\xa1A 反 应G\xa3\xb0D有C\xb3\x95G\xb3\x9b " +
	"黄G\xb5\xb8 水G\xbc\x8f れD水C\xb6\xb2D电H無A しZ無 法G\x89\x87 方 の みL足G\x91\x95 疵G\x94\xb5 源 线D适K\x95\xb0 常 な し" +
	"L音G\x9b\x92C\x9c\x9f 假C\x93\x81G\xa0\xb4C\xa2\x8eC\xa3\x95 碰F\xa8 损C\x90\x8dG\xa9\xb4B\xba 盒C\xae\xb1G\xae\xb1A だ けF\xae みK\xb2\xbe 仿H老 化G\x84\x9aC\x87\xaa 动 关 机" +
	"O\x89\xb2 あ せK\x8a\xb1 屏G\xa3\x82B\xb8 机G\xa4\xaa 色G\xa8\xb3 あ りK\xb4\x8b 作F\x97 品G\xb5\x94B\x9d 品F\xb7 動D球G\xb6\x85 aE\xbf\x9b 水H通 電 せ" +
	" ずN\xb2 水G\x8c\x86C\x94\x88C\x96\x89 まF\x8b かB\x8dD機G\x97\xaa 屏G\x9b\xa3 あ りJ\xbb 源A ケB\xb3K\x9c\x89C\x9d\x9eA 正 品K\xab\x98 仿G\xb3\xb4 りG\xbb\x91 屏" +
	"G\xbc\x93 包H가 품F\x9cC\xb2\xbd 우G\xb3\xb0 팡 이Z균 열G\xb8\x88 이F\xb0 스G\xb9\x8c 진B\x90F\xa8 졌C\xa7\x84B\x90G\xba\xbc 져C\xa7\x90H나C\x85\xb9 슨G\x88\x84" +
	" 수F\x8cC\x8a\x98 어 남K\x8c\x80C\x91\x90C\xa0\x88 플 리 카O\xa8\xb9 통G\xaa\xa8 르D조 품K\xaf\xb8 작 동K\xb0\x94 디 만J\x95 스A 만K\xb2\x97 겨" +
	" 짐K\xb3\x80 색D형F\xb4 풀G\xb6\x88 량G\xb9\x88 박 스L사 용 감K\x84\xb8 트G\x86\x8c 음G\x8a\xa4 크 래 치O\x95\x84 니B\x98B\x99F\x88 나 와" +
	"G\x88\x8c 려G\x8f\x8c 아G\x90\xa8C\x93\xa4 려H열 려G\x9b\x80 직G\xb0\x8dC\xbc\x9cA 져C\xa7\x90J\x8aC\x96\xbc 룩G\x97\x86C\x98\xa4 염G\x9c\xa0 격G\x9d\xb4 나C\xaf\xb8 테 이 션" +
	"R\xbc 괄G\x9e\x91 동A 못D안 돼C\x90\xa8D함N\x94 상G\xa0\x84 원Z전 원 안 들 어R\x95 품G\xa7\x84 품F\x9d 퉁G\xb0\x8c 그 러J\x8d 힘" +
	"F\xa2C\xb6\xa9 전A 기D안 됨G\xbc\x80K\xb9\xa8 수G\xbc\x9c 지 지F\x90 안 됨P파 손G\x95\x98 자F\x9c 쪽 만K\x9d\xa0 집"}

// kindOfMeaning has indices in meaningKinds, by the numbers in languageTable.
const kindOfMeaning = "" +
	"\x00\x01\x02\x02\x02\x02\x02\x02\x03\x04\x05\x06\a\b\t\n\v\f\r\x0e\x0f\x10\x11\x11\x12\x13\x10\x13\x14\x10\x15\x12\x16\x16\x17\x10\x13\x10\x13\x10\x13\x10\x10\x10\x18\x10\x10\x10\x10\x13\x10\x10\x10\x13\x10\x10\x12\x12\x01\x02\x02\x02\x02\x0f\x19\x10\x10\x19\x10\x13\x13\x16\x16\x14\x14\x13\x1a\x1b\x1b\x1c\x1d\x1e\x10\x1f\x1f\x14\x14\x14\x14\x14\x14 !\x12\x14\x14\x14\x14\x14\x14" +
	"\"\"\"\"\"\"######\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\x13\x13\x12\x12\x12\x12\x12\x12\"\"\"\"\"\"\x12\x12\x12\x12\x12\x12\x1d\x1d\x1d\x1d\x1d\x1d\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\"\"\"\"\"\"\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1d\x1d\x1d\x1d\x1d\x1d\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12" +
	"\x12\x12\x12\x12\x12\x12\x12\x12\x15$\x13\x13\x13\x13%\x12\x12\x12\x12\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x13\x13\x13\x13!\x1d\x1d\x1d\x12\x12\x12\x12\x12\x12\x12\x12\x1d\x1d\x12\x12&\x12'\"(\x12\x15\x15\x15\x15\x1d\x1d))**\"\x13\x13\x13\x13&&&*****\x13\"\"\"\"+++++\"((\x18\x18\x18\x13\x13\x1f\"\"&*,!" +
	"*,\f-(\"\x14\x14\x14*\x1e.\"-\"\"\"\"\x18\x18\x14\x18/\x1f\x12\x160*12222\x14\x14\x13\x13\x13\x13\x13+\x14\x14\"\x14\x14\x13\x12\x12\x13\x13-\x12\x1d\x1d\x12\x12-\x1f\x12\x12!3\x12\x13\x13\x13\x13\x13\x15*\x12\x12\x12\x12\x12\x12*++\x12++&\x1f\"\x13\x13\x13\x13\x1a\x1a\x14\x14\x1f!*(*\"" +
	"444445\x13\x13\x13\x13*6\x1f7\x1886\x1f86\x1f\x1f8!\x13\x13\x13\x139(( !\x14*:::\x10\x12::/;!<=>\x17\x17????????44@@4?44?----*\x17;;\x17;;&&&\"A\x1dA\x1d\x1d\x1dB!;C*5DE\"\"**" +
	"\x13F*EGGH*\x0f!\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d+\"####\x12\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x14\x14\x14\x14\x13\x13\x1d\x13\x13\x13\x0e\x0f!**\"*C**+*9&\x15\x15\x15\x15GGGI2---" +
	"---\"\"\"\"\"\"\x1a\x1a\x1a\x1a\x1a\x1a\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13++++++\x1d\x1d\x1d\x1d\x1d\x1d\x12\x12\x12\x12\x12\x12\x1d\x1d\x1d\x1d\x1d\x1d\x13\x13\x13\x13\x13\x13++++++\x14\x14\x14\x14\x14\x14,\x1d\x1d\x1d\x1d\x1d\x1d++++++\x1d\x1d\x1d\x1d\x1d\x1d(\x12(9JI\"K*\x12\x12\x12" +
	"\x12\x12\x12L2\x12\x12\x12\x12\x12\x12\x122--L#\x1d\x1dL((\x1d*+M**M*****MN**2:H\x1c22\"\"\x19OOOO=>@?\"P\x10QQQQ\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\"\"\"\"\"\"\"\"O*\x12\x12\x12\x12\x12\x12\x12\x12\x18\x12&\"\"\"\"\x10&\"" +
	"\"\"\"\x1d\x1d\x1d\x1d\x1d\x13\x1d\x1d\x1d\x13\x1dR\x0fJ\x12*ST((\x13\x13\x13\x13&\"\x13\x13\x13\x13\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d11111111QQQQ\x14\x14\x14\x14\x12\"22\x12222\x0e!;;\x1f(\x1b.U*&\"\"\"VVVVWW&\"\x15\x15(\x12\x1b\x1b\x1d(" +
	"\x12\x12\x12\x12\x1b++++\x0f!----<<<<\x141X.*<<<<<<<<<\x0f!CJY\x18JY<\"\x0f!\x10\x10\x10\x10\x10\x10111111\"\"\"\"\"\"++++++\"\"\"\"\"\"\x13\x13\x13\x13\x13\x13\x12\x12\x12\x12\x12\x12\"\"\"\"\"\"\x12\x12*222*" +
	"*\x1d\x1d445Z[!\"AA\x15--\x15QQQQQQ\x12\x12\x12\x12\x12\x12######\x12\x12\x12\x12\x12\x12\x14\x14\x14\x14\x14\x14\x14\x14\"\"\"\"\"\"\"\"\"\"\"\"------)1\x14\x14\x14\x14\x14\x14>\"C\\\\\\\\\\\\\\\\\\\\\\\\]<<<<]<<]<<" +
	"<<<\\*\\\\\\\\\\\\\\]<<]\\\\<\\*\\]]<<<\\<<<<]]<<\\\\\\\\\\\\\\*\\\\\\\\\\]<^\x12\x12\"****\"<<<<<G\x0f!\x13\x13\x13\x13C_-----\"\"9`a\x0f\"-_-_-_-_\"*J\x0f\x13\x13" +
	"\x13\x13\x13\x13&\"_\x12\x14**\x1a\x1a(\"\"W\"\"\"\x1a\x1a\"\x18\x18\x18\"\":+9b\x1d\x12\x19\"\"\x12\x12\x12\x12\x12\x13\x13\x13\x14\"\"\"*\"c\"\x13\x13\x13\x13S(\"SS\"\x18\x18\x12\x12\x12\x18\x18\x18\x18\x18\x12\x12:*=>??J**\x1d\"\x18++++\"\"\"\"-\"(*\x12" +
	"50\x12\x12\x12\x1286\x1f\"\"\"\"\"\"\"\"\"\"\x14\"8\x1fK86\x1f\x1d\x1d#6(\"\"\"\"\"\"86\x1f\"\x14\"\x108\x148K\x14\x14\x108\x1f\x14\x10\x108\x14\x14\x148\x1fd\x14\x12\"\x1f\"\"\"\x14\"\x1d\x1d*\"*\x0f*.\x10\"\"\"**!Kee&\x0f+\x15\x1d\x1d\x1d\x1d\x1d" +
	"\x1d!111111\x10\x10\x10\x10\x10\x101\x11(!\x1e\x1e!(\x13\x1d\x1d(!\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d((\x1d\x1d\x1d\x1d**\x02*\"\x1d\"\"*\x12\x12\x12\x12\x12*\x11\x13*\x12\x12\x12\x12\x12\x12\x16\x16\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13C\x14\x14\x1a\x1a\x1a\x1a\x1a\x1a\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1a\x16\x16" +
	"\x12\x12)..\x12,,\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x12f\"\x1d\x1d\x10.AAJ..\x18\x18JY?<4((*\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x14\x14gg\"\"g*\"hh:\"\x13gC\"C\"\"(\"i(\x13\x135\x18\x18\x18\x1d\x1d*(\x1f\"\x10\x16\x10\x10\x16\x13\x16\x16\x16\x16j\x10\x14\x10\x13\x10*:" +
	"(\"\x18\x18\x18\x18\x18\x18\x18\x18\x18\"\"\x14\x14\x14(\x14\x13####\"(\x14\x14\x1d\x1d\x1d\x1d\x1d\"\"\"\"\x1d\x1d\x12\x12\x12kk\"\"\"\"\"\"\"\"\x1a\"l\x1a\x1a(--\x18---\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x17------\x1d\x18\x18\x18\x18\x18\"\x1d+-\x18\x18\x18" +
	"\x18\x18\x18\x18\x18\x18\x18\x18-\x18--\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18---\x18\x18\x18\x18\x18\x18-\"\"\x18\"\"\"\"\"\"\x14\"\"\"\"W#\x12!*\x13\x13\x12\x12\x12\x12(mm(????n\x13\"7*l@@lm(???((((\x12#\x1d\"\x1d\x1dAA\x14\x14\x14\x14\x14\x14oM(" +
	"(o(*(*\\c***\x02pn5nD&\x18&\x02\x180&\x18\x12\x12((((\"((\x1d\x1d\"ooA\x1d\x1d\x1d\x1dAD\"(\"0\x1f((A\x1d\x1dD\x1d\"\x13\x13\x13K4,!*\x12\x12\x12\x12\x12\"\"\x13\x13\x13\x13\x1f\x1f\x13\"Q+Ql@\x12@*ql*\x1d\x1d\x1dSS6I" +
	"S\x12++\x00JY\"\"\x13\"\x18\"\x18(\"(\"\"\"\x15\x15\x15\x15_\x15\x1d\x1d\x1d\x14\x14\x14\x14\x1d\x1d+\x19\x19\x1dr\x1d\x1d\x13\x13\x13\x136SISIS*\x12*\x11((((\x1dr\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18(\"s\x1d\x1dtDuuuu*\x14\x14\x14\x14\x14\x14\x15-_++M" +
	"\"\"\x13\x14***\x14\x14\x14\x14\x14\x14\x14\x14\x12\"#\x12\x12v\"\x14\x14\x14\x14\x14\x14Q\x1d\x1d\x1d\x1d----\x12\x1d\x1d\x16\x16\x16++-\"\x12\"\"\"AAAAA\x1dA-####\x12\x12\x12\"\"-\"\x1a\x13\x13\x13Qn\x14\x14\x1a\x14\x14\x14\x14(\x1fQ\x13\x13Q\x18\x1a\x14-\"5\"**\x02*" +
	"-\"\"\"\"\x1d-\x13\"-(\"\"\"\x12\x12\x13#\"\x12w***\x14\x14\x14\x14A\x1d\"\x1d\"\"\"A\"-\"\x1d\"x !DD0\x1dA\x1f\x1f0---!yR\x0f*R\x0fR\x0fR\x0f\x0e*M\"+(KMM\x12\x13(KM\x13\x1d\x1d\x1d\x1d\x10\x12PPPPP*z\"\"\"\x12\x1f+" +
	"\x19+\x19{{\x12\x12\x19\x19\x13l@@ll@l\x1f||}M\x16\"\x02\x02\x02\x02\x02\x02&&H\x17OO\"11111111$\"\"\"\"O?O~\x0fJ\x15<\x15M<\"\"\"\x7fMMM\x13\x13\x80J\x15<<\x80JM\x1c((\x1d\x1d\x1d*++\x12(K\x13\x13U'\"\"\"\"--" +
	"\"\"K\x12\"\"\"\"((\x14\"\x14\x14\"\x14\x14p\x14\x10\x15\x15&/6\x1f&&\"6\x1f\x1d\x1d\x12\x12\x12*&6\x1f/\x13^/\x10\x18\x18\x10l\x1f\x14\x14\x14\x14\x14\x14**\x16'----b(b*(Z4u_MMu_u_u_\"\x12(####\x13\x13\x13(\"\"\x16*\x13+++" +
	"+++\x13(KM\x19*----\x13\x13QQQQ\x81\x1f\x81*PP\x13\x13\x13&\"****\"\"\"A\x1dA\x1d\"\"(\x13\x12(\x12.U.U.\\.p\\..U*PP\x13\x13\x13\x13\x12\x12(\x12\"\"\"zz\x14\x1a\x1d\x1d\x1d\x1d+1111\"\"\x10\x12\x10'\"\"\"r/\x1f&" +
	"/6\x1f/&MMMMMMM((&\"\"\"&D040\x10\x82\x12\x83\"\x16\x16\x16\x16\x16\x16\x16\"\x16\x16*M\x12\x13\x13\"!\x84\"\"\"\x02\x02\x02\x02\x1d\x85\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x13\x1d\x1d\"\"\x86&&AAr\"(\"*\"\"*\"\"\x10\x10\x10\"\"\"\"\"y\x1b\"-\"&&(\"" +
	"\"\"\"\x1d\x1d\"\"\"\t(\"\"\"\"\"\t\tSS**\x1f***\x1f\"\"\"\x1d\"*1*1X\x1d\x12\x12\x12\x12\"\"\x13\x12\"\x02\x87\x88\x88r\x13&#\x1a\x12\"\"\"\"'(*^\x89#\x13\x13\"\"\"\"\"\"{&\x19\x1dl\x12\"(\x8a\x12\x12----(\x12\x12\"\x13\x13\"\x1d111" +
	"1*+IQQ(I*$***I\"\"\"\"*\x12\x12\x12\x12**\x12\x12\x12\x12\x12\x1d\x1dA\x8b9`a\"\x16\"\"\"6\x13\x13\x13\x13!\x13\"&Y\x12\x14\x12\x14\"\"\x13\x13!!\x8c\x8d\x8c\x8e\x8d**\x18\x18\x18\x18*H\x18\x18\x18\x18*\x8f,*,!*,*,!*,!,!\x1e\x1e.\x18\x18" +
	"\x18\x18\x90\x909`a\x12\x18\x12\x14-\"-\x91*\x91*\x12\x12&.l...ff\"\"q\x18&r\"&\"\"$1111\x18\x18\x92\x18\x18\x18??\x12\"####\x12\x12\x12\x12\x12\x18\x1d*\x02\x02\x02\x02\x02\x02\x02\x18\"\x02\x02\x02\x02\x02\x026\x1f\"6(&\x1f\x12\x12\x12\x12\x12\x12\x87\x88\x02\x02\x02\x02\x02" +
	"\x02\x02\x02\x02\x02\x87\x87\x88\x02\x02\x02\x02\x02\x88*\x93\x87\x88\x8d(*(((\"*K\x12\x12(\x12\x13\x12\x13\x13\x12(\x13\x12\x1fm??6(S\"\"\"\"HS\"\"\"\"\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\"\x12\x12\x12\x12\x12(\"\x13\"(\"\x13**\x12*\x7fy\x16\x16\x16\x16~\x0fJ" +
	"-&*M\x12\x14\x02\x02\x02AM\x1dr\x13A\x1dp(\x14\x14\x1f\x10\x10\x10\x8b(\x13\x13\x13(\x13\x13\x13\x1f\x12\x12\x12b(-\"\"\"\"+M+MMM\x12\x14\x13\x12-M\"\"-\"\"\"++\"\"\"\"\x12xxx+x++\"M\"\"+\"++++\x12\x13\"\x16\x16\x16+++\x12\x12\x12\x12(" +
	"+++++++x++\x12+++++++\"QQQQM#(*p\x1f\"\"\"|\x14\x14\x13Q(\"*\x1f\x94+++++\b\x12\x12\x12(\x8b\x16(\x13\x13\x13(\x13\x13\x13(\x18\x18\"((\x12m?\"(Z5p(\x12**(\x1d\x1d\x14\x13\x1d\x1d5\"\"\"\"\x1f\x1f/6\x1d\"\"\"" +
	"\x18*\"\x8f\b\b\x16\x16\x16yU**XX11&\x0f[!<[!\x10\x10\x10\"\"\"\"\x16\x10\x10\"\"\x16\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\"\x10\x10\x10\x10\x10\x10\x10&&&\x10\x16\x10\x10*\x1e**\x12\x12\x12\x12`!!\x19\x19\x19Q\x13*\x14\x14\x16\x14***\x13\x13\x13\x13\"" +
	"\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x19\x19Q\x19\x19Q\x19\x19\x13\x19\x19\x19\x0f!\x02\x12\x1dM\x12\x0e\x0f\"\"\"\x95\"*L\x0e\x0f[!\"\x18-\x18\x18\"\x18\"\"\x18\"\"\"\"\"M\"\x13\x13\x13\x13--*\x12\x12\x12\x12\x14\x14\x12\x12####\"\"\x13\x13\x13\x13\x13\x13Uv\x1f\x18\x18&*\"\"\"\x13\x14\x13" +
	"\"\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\"\"\"\"\x12\x12\x12\x12:\"\"\"\"\"\"####__\x12-_-Q-__\x12_\"\x12_--_\"\"_\x13\x13\x13_\x13-----_-_-_-_-_-__\x13\x13\x13\x13\x13Q\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13" +
	"\x13\x13\x13\x13\x12\x12\x12\x12\x19\x19\x12\x12\x12\x12\x12\x0f!\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18KK\x1f\x0f[!+\x14++\x95::::\x14\x14\x14\x14$\x0f[\x0f[!\x1d\x0f\x1d\x0e\x0f\"&\"\"&\x96\x13\x13\x13\x13\x13\x13\x0e\x0f*\x12\x1d\x13\x1d\x12\x12\x12\x12\x13\x1d\x18\x18\x18\x1d\x1d\x1d\x12\x12\x12\x12\x15\x15\x15\x15!\x0e\x0f\"\x97\x97\x97\x97" +
	"\"\"\"\"\x12\x12\x12\x12\x95\x13\x13\x13\x13\x0f[!\x10\x10\x10\x10\"\"\"\"\"\"\"\"\"\"\"\"\"\"\x15\x15\x15\x15\x15\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\"\"\"\"\x14\x14\x14\x14\"\"\"\x14\"\"\"\"\"\"\"\"\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x14\x13\x13\x13\x13\"\"\"\"----\"\"\"####\"\x1d" +
	"\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d<<<<\x12\x12\x12\x12\"\"\x13\"\"\"\"\"\"\"*\x12\x12\x12\x12\x13\x13\x13\x13!\x13\x13\x13\x13\x12\x12\x12\x12\x14\x14\"\"\"\"\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\"\"\x12\x12\x12\x12\"\"**\"\"\x14\x14\x14\x14\x12\x12\"\"\"\"\x12\x12" +
	"\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\x13\x13\x13\x13\x98\x19\x19\x19\x19\"\"\"\"\x13\"\"\x12\x12\x12\x12\x12\x12\x1d\x1d\x1d\x1d\"\"\"\"\"\"\x13\"\x13\"\x13\"\x13\"\"\"\"\x12\x12\x12\x12####\x13\x13\x13\x13\x12\x12\x12\x12\x12\x97\x97\x97\x97\x19\x19\x19\x19\x13\x13\x13\x13\x13*\x13\x13\x13\x13-\x13\x12\x12\x12\x12&&&&\x12\x12" +
	"\x12\x12####\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\"\"\x1d\x1d\x1d\x1d\x12\x12\x12\x12\x06\x12\x12\x99\x99\x99\x03\"\"\"\"\"\"$\x0f[!\"\"\"\"\"6\x14\x1f\"\x9app\"\"((~\x0fJ~\x0fJ\x0e\x0f\x03\x18*\"\"**\x03_\x12\x12\x12_\x12-_-_-_\"-_\x12**\x99" +
	"\x1d\x1d\x1d\x1d\x1d\x13**UU\"\x97\x97\x97\x97\x16\x9b+\x18\"?\"\x13\"##\x9c##\x9c+\"\x13\x12\x14\x14\x14\x13\x13\x13\x13\"\"&(\"\x19\"j\x19CCCC\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13Q####\"\"-MMM\"\x19\x19\x19\x19\x12\x7f\x13\x13\x13\x13#\x03U\x8e!*\x10*HL~" +
	"\x0f[!\x15\x10\x10\x10\x10\x10\x10\x10\x10\"Je\x10\x10\x10\x10\x10\x10\x9d\x10\x9d\x9d\x10\x10\x9d\x10\x16\x10\x10\x9dQQQQ\x12\x12*((***H\x05\x9e\"\"-\x13\x05\x10~\x0fJeeYeY\"\x13~\x0fJeeee\x18Y\"\"\"eY\"\"\x13e\"e\x13\x13\"J&\x18\x18\x13\x12\x12\x12\x12\x06\x1e\x1e\x1e" +
	"\x1ec\x84*\x13\x13*~\x0fJe<<<<*J-\x1f\"\"\x14\x14\x14++\x14\"\"\"l@lK\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1e\x06(\x12\x12(!!$$CCC\"\"\"\"(\x12\x12\x12\x9e\x05\x9e\x9e\x9e\x9e&&\"\"\"\"\"\x1d\x1d\x1d\x1d\x1d\x1f\x13\x13&\a\a%p***p" +
	"*\a\x12-\"\"\"\"\"7--(\x1f\x83\x83:::::\x97\x97+\x19\"\"\x9f\x1d\x1d\x1d&\"\x9f\x9f\x9f&\x12\x14\x13\"\x1f\x1fO\x0f[!\x06\x13\x06\x10\x10-\x12#\x12\x12\x02-\"!\"\"\"\"\"\"\"\x13\x13\x13\x13\x13\x13\x14\x14\x14\x14\x14\x14\"\"\"\"\"\"\x14\x14\x14\x14\x14\x14++++++\x14\x14" +
	"\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\"\"\"\"\"\"\x14\x14\x14\x14\x14\x14\x9a!-\xa0//\x83(\x83\x83\x9e::\x12\x9e:*\"\x06\xa1\x05\x06\x06\x06\x05\x12\x12\x12\"\"\"\"\"\x1f***\xa2&\"\"\"\"\"&\xa2&&**\x03\x03\r\r5}\x14\x1a\x14\x14\x14\x14\x14\x14\x1a\x14\x1a\x14\x14\x1a\x14\x14\x1a\x14:::&" +
	"&9\x0f\x15P5Z5DI\"\x10\x10\x10\"\"\"M\x1d\x1d\x1d\x1d\x1d\x1d\x12\x12+\"$\\*<<<<\\*\\\\\\]<<]<<<\x13((*Auuuu\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x12\x12\x12\x12444445Z(\"\"(\"\"i(QQQQl(\x1d\x1d\x1d\x1d\x1d\x13\x12\x12(***" +
	"\x0e\xa344MMMMMMMMMMMMMMMM\x13\"\"\"\"\x14\x14\x14\x14\x18\x15\x15\x15\x15\x1d\x1d\x1d\x1d++\xa4\x1d\xa4\xa4*\"\f\x0e\x0f\xa3(\x0e\x0f\xa3\x0e\x0f\x0e\x0f\xa3\x0f\xa3\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x16:\x1d\x13\x13&*\x98\x98444\x98\x8f*" +
	"M&&\xa4(\"(({{{\x0e\x0f\x12\x12\x12\"\x12\x12*****\x14\x14\x8f*\x04\x04\x12\x12\x12\x12\x95\x95\x95!\x19\x15\"\x13(\x1d\x1d\x14\x14\x14\x14\x14\x14\x14\x14llll\x14\x14\x14\x14\"\"\"*\"\"\"\"\x12####----\x13\x13\x13\x13\x13\x13\x13\"\"\"\"\"W\x83\x83\x83\x83\xa5@9\x0f\"" +
	"\x14\x18\x19\x19\";;\x1d\x1d\x1drr\x16\x16\x16\x16DE45&&&&\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12**(\x16\x16\x16\x16\"\"\"\"\"\x12\x12\x13\x13\x13\x13*\x14\x14\x14\x14\x14\x14\x14&AAA\x1d\x1dA&r\x12\x12\"(\"\x16\x16\x16\x16*>\x14\x14\x14\x14\x12\x12\x12\x12\"\"\"\"\x12&q\x17\x1d\x1d\x16\x16" +
	"\x16\x16\x1e\"\x13\x13\x13\x13\x13\x19\x19$\x19\x19\x19\x19\"\"\"\"$$R\x1d\x1d\x1d\x1d\x1d\x1d*\x1e\x14\x14\x14\x14\x14\x14***!\x12&1\x10\x10\x10\x10\x10\x10\"--\"\"\"\"\"\"\"\"31\x95,\x0f---\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x14\x14\x14\x14&)>)\x12\x12\x1d\x12\xa4\x14\x14\x14\x14\x14\x14" +
	"\x14(\x1d\x1d\x1d\x1d\x1d\x1d\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13(\x19\x19\x19\x19\x1d\x1d\x1d\x1d({\x12\x14\x14\"\"\"\"\x97\x97\x97\x97((\x13\x13\x13\x13\x0f\x95&R\x0f\x12\x12R\x0f++M\x91*\x12\x13++++\x19\x19\x19\x19+R\x0fR**\x19\x19\x19\x19\x88\x8d/K\"\"\"\"\"\"\"\"\"\"/----9" +
	"R\x91*\x12M\x12\x12\x14\x0f****/b6M*\x9a\x84\x84\x84\x95Hyyyyyyy*\x17\x17\x17;\x12\x12\x12\x12\x12\x12\x12yyyy\x1d\x12\x12\x1d\x1d\x12\x12\x1d\x12* \"$)))))>\xa4\xa4\xa4uuuu\x15\x15\x15\x15\x15\x1d\x12`\"\"\x12\"\"\"\"\"\"\xa6(WvMM\x02**\x12\x9c" +
	"\x12\x12\x12\x12\x13\x12\x12\x12\x12\x12\x12\x13\x9cg&&\"-\"-+-\"--J\x12`*\"\"&\"\"\x02\x02M\x02\x02*\"\"\"\"\"\"\"\"\x13\x15\x13\x13\x13\"\"\x1b\"\"\"\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\"\"\x02\x02\x02\x02\x02\x02\x02_\x15\x10\"\x10\x1d\x1d\x16\x16\x13\x10\x10\x10" +
	"\x10\x10\x10\x10\x10\x10\x10\x10\x15\x15\x15\x10\x10\x10\x10\x10\x10\x10\x10\x15\x15\x15\x10\x10+\x15\x15****(\x12\x12\x12\x12`\x12(\x1d\x12\x1d*\x12\x1d\x1d(**\"####**__-_\x02M\x02\x02\x02\"\"M\x02MM`\"&\"((+\x16_\x15\x15\x15\x15\x15\x15\x15_\"\"\"\"\"\x13\x13_\x15\x15\x15\x15" +
	"\x15\x02++++++(p\x13\x19\"\x12\x12++*++++++++++xx*&\"(\x13(\x18\x18\x1f6\x1f\xa7*M\x14\x14\x14\x14\x14++++++x\x19\x19\x12:(\"\"\"\"*g\x13\x14\x13\x13\x13\x16\x1f\x1f\x1f\x1f\x18\x18*WW(\x1d\x1d\x1d+\"\x13#\"\x13r\x19\x19&\x1d\x1d\x1d\x12" +
	"**\x02-+++++++++++++++++\x8e\t(1MM\x101X\"\x1dA\x14(K\x13\x13\x13\x13\x13#__*\x1d\x1d\x1d\x1d+vAv\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x12\x12\x12\x12\x12\"\"\"\x12(*----\x19\x12----p\x14\x19\"\"\"\"rr&(--\x1a\x12\x12\x12\x14&" +
	"*\x12\x12\x13\x13*\xa2&\"\"\"\"**\xa2&&4Z`D\x10\x8e!QQQQ\x14\x14\x02(\x1e\x1e\x1e\x1e+(y\x12<\xa8\x12COO(\"C*\x1d\x1d\b\x1e\x1e\x1e\x1ep\"\"\x12+A\x1d\x12\x19\x19\x19\x19\x19\x19\x19\x19xx\x10\x1f(+s\x12\"\x19\x19\x19\x19++++\"\x13\x14\x14\x12\xa9\"\xa9((" +
	"\"\"\"\x18\x18\"(\"\"\"(\"(\x12(\x12\"\"\"\xaa-\"\xaa\x12\x12########\"\x1d\"\x12####!f(\"(\x12\x12\x12\x12\"\"\"\"\x18\x18\x12\x12\x12\"\"\"\"\"\"*H*\"\"\"\"\"*\xa2&\"\"\"&&\"&*&&*&*&&/6----\t\x1a\x14" +
	"\x14\x14\x14\x14\x14*\xa2&\"&*\xa2&**\x18\x18\x18\x18\x18\x18*\xa2&\"\"\"\"\"\"\"\"\"&*&\"\"\x8ep!\x12QQ7QQ\x14\x14\x13\x1a\x14\x14\"D/b6/6pp(D&\"\"\"\x14\x14(5t\"\"\x1f\x1f((6\x14\x12DH\x12\x12\x12\x12\x12*..\\**....." +
	"U...\\\\.\\...*(\x12\x12####\x12\x1a\x14\x97\x13\x13\x13\x13\x18\x1f\x1f\x84B\x1b!!(\"\"\"------+-\x18\x18\x18F*######QQ+M++M+++M+MFK\x12F\x12\x12\x12\x13\x13\x14\x14\x1d\x18\"\"\"\x18JY\"<\"e\x18*\x02\x02\x02\x02" +
	"\x02*.K4m(?\x13\x13&\x12&\"\"\"\"\"\"\"\"\"\"\"\"\xab\x18\",!*1\x13\x13\x13\x13\x13\x13,\x1d\"\"\"\"\"\"\x141------&1\x94111111\\*\x14\x14*\x12\x12\"\"\"\"\"\"\x12\x12m--\"+1111\"++++++**\x13*\x1f\"" +
	"\"\"\"\"\"+++++++1**(\"\"\x1d11\x1d\"\"-'\"\"**/\x12\x12\x12\x12\x12\x12\x12\x15\x13&\xac&*\x86\x86\x86\x86\x86\x18v(\x19+\x14\x1d\x14\x1d\x14(\x12\x1d5t+\x1d\x1d\x1d\x1d\x12+\x1d\x1d:::\"\x0e\x0f-\"\"\"\"(DE(D5EED(\x16\x161++\"" +
	"((\x1d\x1d\"\"L\"(\x12\x12A\"\x1d\x1d\x1d\x1d\x1d\x12\"\"\x12(\"\"\x12\"\"\"\x13\x13\x13\x13\x15\x15\x12\x15\x12-------*\x18\x18\x16\x16\x16\x16A\x1d\x15\"\"\"\"\x1d\x1d\x1d\x9ar\"\"&\"\"\"\"\x02\x1d\x13\x1d\x1d\x1d\x1d\x13\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\"\x16\x16r\xac\xac*******" +
	"*||\x16\x16\x16\x16||\x1e&\x1d\x1d\x1d#*\"\"\x12*\"\"\"++++\x14\x12\x12\x12\x12\x12\x12++\x1d\x1d\x1d\x1dv\x1f(\x13A\x13\x12\x12\x12\x12\x1d\x1d\x13--\xad\x16\x16-&(K\"&#\x12\x12\"\"\"\"\"\"\"\"\"\"\"\"\"\x16\x16\x12:*:\x9a**\x16\"\"*:\x9a***\x16\x16" +
	"\x14\x14M\"\x14(((((&\x1a\x14\x1a\x14\x1aDD4*..\"\"(\"\"\"\"\"\"\"\"\"\x1f(\x86\x86\x86\x86\x12\"\"\x16b****\x1f\x1f\x1f**....`\x0f\x11\x12\x12\x12\x19\x18\x18+++++++++++`R\x0f`\"\"\"\"\"``R\x0f\x12\x12\x1b\x1b\x1b\x1b\x13\x12\x12" +
	"\x12\"\"\"\"\"\"(---\x96\x96\x12\x12(\"\"++I&\"\"\x96M((\"\"\"((*Moo**\x1f++K(*\"DDo\x1f\x81\x10-\"\"\x13\x18----\"/\"MJ*(\x12\x12\x12`R\x0f\x13\x15\x15\x12\"\x18\x18\x0fJ`R\x0f\x12\"`*\"`R\x0f\"\"\x0fJ\x0f\x10" +
	"\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x16\x10\x16\x16\x16\"\"\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x1a\x1aj\xae\x15Z5Z\"(++&\x1d\x1d&&:\x12:\x0f\x19\x19\x19*\x19\x19\x19\x19`R(\x12\x12\x13\x13(*&&\x13\x13\x13*\x15++(\x1d!******&*\x14\x14\x14\x14\x141\x13\x12\x12" +
	"\x12\x12\x12\x12\x0e\x0f\x14*M\x13\x13\x13\x13---\x13-(\x12\x12\x13\x13\x12\x12\x13\x13!----((\x1d/\"\"\x12\x12r&&r&\x1a\x14\"*\x14\x14\x02**\x02*\x1a\x1aK\x125\"TS\"\"\"\x1f}\"\"W\"\"L*(/\x14\x14 \x18\"\"\"\x16\x12\"\f/6\"\x1a\x14\x14-\"\x1d\x1d\x1d" +
	"\x1d\x1d\x1d\x14\x14\x149\x0e\x0f\xae\xae\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18U******U\x14\x1by!-\x1f\x1f\x1f<!!\xae\x0e\x0f\x1c\x0f!\x18;\x1e*&\x1d\x1d&&\x1d\x1dl\x13\x13\x13\x13\x18\x18\x18\x18\x18\x18\x18\x18\x18\x02\x02\x02\x02\x02\x02MM\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02&A\x13\x1d##" +
	"#\x12#\x12##\x83\x83\x83\x83\"\"\x9f\x9f\x9f&\x12\x16\x16\x16\x16\x0f!\x18;\"\x12\x17;\x19+\x19\x19\x19<\x19*\x02\x1e\"\"\"\"----\"\"\"\"aa\x1eaa\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1e\x1ea1111\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\"\"\"\"++++++\x16\x16\x16\x16\x16\x16" +
	"\x16\x16\x16\x16QQQQ\x1b\x17-\x12\x12\x12\x12\x12\"\"\"\x1d\x1d\x13\x13\x12\x12\x12\x12\x12\x12\x12\x12\"\"\"\"\"\"\"\"*&\x14\x14\x1d\x1d\x1d\x1da\x1d\x1dGG((GG\x18\x18+\x192\x18\x18\x18\x18(\x17K\x88\x88\x02\x88\x8d\x88\x88\x8d\x88\x88\x8d\"-\"\"\"\"\"-1\x10\x10\x10\x10\x10\x10*K*/KK" +
	"K\x1b\x1d\x1d\x1d\x1d\"\"\"\"\x12\x12\x12\x12\x12\x12\x12(\"\"\"\"\"(!\x15\x19\x19\x19\x19\x18\x18\x18\x18\x18\x18*\xae\xaf\x18\x81\x18\x18*\x1d\x18\x18R\x0f\"\"J\x15J\x88\x88__R\x0f\x15*\x0f*2\xa4\x0f\"\"\x97\x97\x97\x97\xae\xae\x18\x12\x12\x12L\"''LLL!::!**\x02\x02J-\"('#" +
	"\x12###\x12+\x12\xae\x17MM5}MMM5}\xa3\"4\x04\x04\xa34  \xa3\xa3 *=>!!B\x1b!R\x0fPB\x1b\x13ww(\x13\x136(\"q\"\x17\x17\x17%>H\x12\x12v(KMM\"*(K(&{\x12\x12\x16\x16\x1d\x16OOOp\x16\xb0\"\"\"\x7f\x7f\xb0((\x12\x13--\x13-" +
	"K--_-_-_-_-_-_\x13l@llll(\x1d\x1dJ*PPP\"\"\"\"\"\"\"\"JY\"\"\x18JYJYe\x18JYJ\x16*\x16*\x13\x1d\x1d\x1d\x1d\"(((\x1f\x12A(\x12\x18*!(((::*\x89Q\x13AQ\"\"\"\"\"\"\"\"\"\x1f\x1f\x1f(\"**\xa8" +
	"\x1f\x1f(((\x12\x12\x1a\x1a\x1a\x1a\x1a\x1a\x1a\x1a#%:*:\x1d:::\x1d:#\x1a\x1a#\x1a111\"-\"\x1f\x12\x1a\x1a\xb1\x87\x02\x1f\x1fK\x10-\"--\"-QQ\x1d\x1d\x8b\x1d\"-*\x1f\x02\x02A-\"\x02\x02\x1d\x1fv\x1f\x1f\x12\x12*..U.\x18*\"/K\x1d(\x1f\x14\x14\x1f\x1fDII**" +
	"(\x1d(((\x1f\"***EE::\x81\x8c\x8e\x8d\x8c\x8c\x8c\x8e\x8c\x8e\x8c\x8e\x8d*qq*qq\x90\x90\"\x14y\x92\x92\x92(6w+\"((o(Z(+\x87\x88\x8d\x87\x88\x87\x87ZKK\x14\x14\x1f\x1f\x14\x14\x14mm\x14\x14\x14\x14\x14\x14\x14\"D0\"\x1d\x12+\"\x1d\x1d\x1d\x1d\x1d\x1d\"v\x1d\x1d--\"" +
	"----\x1d((((&&Q++\x1d\x13\x13\x1f*\"\x14\x14\x14*zzzQQQnn\x1dn!!!!\x1d\x1d\"\xaa&\x12M<M**,!,!,!,!,!-'''\xb2\"\xb2p\x15\x15\x0e\x0fP\x0e\x0fP&\"\"\"*\x12K\x13\x13\x13\x13KK(\"\x1d\x1d\x1d\x1d\x15\x1d\"\x1d+\x15" +
	"\x13\x1d\x1d\x12\x12\x12\x12a&\x13#\x1f(6\x1f\x1f\x1f\x13\x13\x13\x13\x13\x13****/6\x1f\x1f/6\x1f&\"\"\"&&&\"\"\"\x12\"\"-+**(+(((\x1d\x13cc\"\"\"\"\"\xb3\xb3(\xb3\xb3\xb3\x1f\xb3\xb3\x1f\xb3*+++++((\"(\x90\x90\x90\x90*\x0e\x0f-\x1d\x1d\x1d\x1d\x1d\x1d" +
	"\x1d\x1d-\"\x13p\x1d\x1d&-LL\x12(\"<*\x13\x13&\"\"\"\"\"\"\"\"\"\"E\x0e\x0f\x19\x19--\x14\"\"-\"\"p(\x14\x12\x14&& p(SS+>\"\"\"&\xa5\xa5@@\xa5\xa5@\x12&\"\"\x12\x12\x9744444(\x12\x12\x12\xa5@@::::&\"::::\\\\\\" +
	"\\\\*\xb1\x1f::::::H*:\"\"\"\"\":\":::\"*\xb4(K\x12\"K\x14K\xb4\"\x14\"-\xb4(\xb4\xb4\xb4(-#\x1a\x1a\x1a\x1a\x1a\x1a\x0e\x0f\x1d\x1d\x12+++++v&&+::\x13\x13\x97\x97\x97\x97\x97\x97++\x1b\x1b\x12\x12\x12\x12Kn\"\"\x12\x12\x12\x12\x12\x12\x1c\x1c\x126\x1f" +
	"\"&::-&:::::r\"\x12+\x12j*\"\"\"\"\"\"\"\x16\"\"!\x12\x16\x16********1111**\"\"\"\"\"\"\"\"\"*\"\"\"\"\"\"\"\"\"(\x97\x97\x97\x97*\xb4(\"\x1d\x19\x19\x19\x12\x12\x12\x12\x1822\"\"&:$n\x1en\"(\x0e\x0f&&\x1a" +
	"\x1a\x14\x14\x14\x14\x14\x14\x14\x14\x18-\xaa\xaaN\x12\x12\x12\x12(\x13\x12\x12\x12\x12\x12\x12*\x15H\x88\x8d\x18&\"\"\"\"\"\"#+\"\"\"\x13\x135\x95\x0e\x0f-\x13\x13\"\"\"\"\"\"\"\"\"\"A\x12\x14=>4\x13\x13??4\x13A\x15\x12\x13\x13\x12\"\"w\x17w\x1dw\x17\x17\"**\"\x12\"\"\"\"9" +
	"(E\x14\x14\x12\xb35t\x16\x16\x16\x16((O\x14\x14\x14\x14\x14\x14D*-\"--\x13--\"- `\x0f\xb5!\"` \x9a\x90A\x1d\x1d\x1d\x1d\x1d\x1d{\x1d\x1d\x19\x19\x19\x19`\x13\x13\x13\x13`**\x1d\x1d****\x12\x12\x13&(*MJll\x13\x13\x13*\" !*`\x0f:`\x1dQ`\"\"\x1d\x1d`" +
	"\"\"\"\x16\x12\x12\x12\x12:\x13\x13\x13\x13\x13\x13\x13\x13:\"\"\"\"\"\x13\x13\x13\x13\x13\x13\x16\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13:::::****_\x15\x13\"\x10\x10\x10\x10\x10\x10\x10\x10\x10\x15\x10\x13\x10\x10\x10\x10\x10\x10\x10_\x15\x15\x10+\x15\x15A\x1d\x1d\x1d\x1d\x1d\x1d\x14\x1d\x1d\x1d\x1dAAAA\x1d\x12(" +
	"\"\"\x1d\x1d\x1d\x1d\x1d6\x1f6\x1f(\"\x13_\x13\x1d\"\"\"\x14\x13\x13\x13\x13\x13((((\"\"\x1f\x1fQQ--((*(_\x15\x15\x15\x15_\x15\"\"\x10\x13\x10\x10\x10\x10\x10\x13\x10\x15\x10\x15\x13''/**\x1f***Mp**_\x1d\x1d\x1d\x14:_\x12\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x13\x1d\x14\x12\x12\x13\x1d" +
	"\x1dF\x12\x12\x1d\x12*\xa2&\"\x1a\x1a\x14\x14\x14\x14\x14(\x12_***#:_***pp\x1d\x1d\x12F\x12\x1d\x12\x12-M-\"-\"\"'\x13******(\"+\x93\x14\x1d((#M\x12\x16\"\"\"\x16\"\"\x16\"y\x10y*\x18\x18\x18\x18\x18\x18H\"\"\"\x12\x14\x10\x1f\x1f\x96***\x1eH\x96\xb5" +
	"!\xb5!!\xb5!!!\x14\x14\x14\x14\x14\x1d\x1d\x1d\x1d\x1d\x1d\x1d(\"\"\x12*\x1c*\"\"***\xb5!\xb6LL***\"\"\x8b*9`a\x1d****\"\"K(\"\"KK&\xb5!2*\x96\x1a\xb5!2\xb5!``\x1d\x1d\x1d\x1d\x12\x12\x1d(\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x12\x0f*&LLL&-" +
	"(\"\"(y-\xb5(\x1d\x1d\x1d\x1dkk\x14\xb5!2::::::\x1d*\xb5!2(\x02\x02\xb5!2\x13\x13\x12\"\"\"\"\x15\x15y\x15\x15\x13_\x15d\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x12\x10\x10\x10\x10\x10\x10\x10\x10\x10\x12\x10\x10\x10\x10\x10\x10\x10\x15--*9`a\x14\x14\x14\x14" +
	"\x1eQ*wk(:::\x12\x12\x12\x12\x12\x12\x12\x12:\x12\x16***\x8a\x11\x10\x10\x10\x10\x10\x16\x10\x11\x10\x14\x14\x14\x14\x14\x14\x14\xb0yyyyy\x14L\x14\x14\x14\x14\x14\x14\x14\x14\x12\xb5!\xb5!\xb5!\xb5!\xb5!\xb5\x1a\x14\x14\x14\"*\x12\x12\x12\x12\x12\x12\x12\x12*\xb5!22L\x8a\x8a\x8a\x99iii\x12rLL" +
	"T\x13\x13\x13\x13\x13QQ\x13\x13\x13QQ\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x12\x12\x14\x14\x14\x14\x14\x14\x18\x13\x13\x13\x13\x13-\x18------\x18\x18--**\x1d\x1d(\x18\"(\"\"\x14\x14\x12\x14\x14\x14\x14\x14\x14\x14*\x14\xb7\xb7\xb7(\"\"\x18\xb7(\"\"\xb7\"\"\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x1d\x1d\x1a\x14+" +
	"\x1d\"\"\"(\x1f\x81(**\xb0yyyy&-\x12\x16---\x18-\x1dA\x16\x14\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x12*\x12\x12\x12\x12**c\x8a\x11\x11\x15\x11\x11*\x16\x16-**\xb5!ee\x15\x15\x0f!-(\"\x1f\x1d,,!\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x12\x12\x12\x12\x12\x12\x02\x02\x02\x02\x02\x02" +
	"\x0f!J*\x13\"\"\"\x1f\"\x13\x13\x13\x13\x14\x14\x14\x13\x13\x13\x12\x1d\x1d\x1d\"\"\"\x13\x13\x13+++\x14\x14\x14\x13\x13\x13\x13\x13\x13\x13\x13\x13\x02\x02\x02\x02&v(\"\"\"\"p\x12?\x11\x1a\x1a\x1a\x14\x02\x12\x12\x12\x00\x80J\"ee\"\"\"\"\"\x18\x18\x18\"\"<\"\"\"\"\"\"\"\"\"\x18<\"1XX" +
	"1111111X\"\"\"(((5\x19!!!II\x19 MMMMMH\x80J\x18\"\x18\"\"\x15\x15\"\x17\"\"\x11\x10\x10\x10\x10\x10\x16\x16\x10\x10\x10\x10\x10\x10\x10\x10\x16\x10\x16\x11\x10\x10\x10\x10\x10\x10\x10\x16\x10\x10\x10\x16\x10\x10\x16\x10\x10\x10\x10\x11\x1f+++++I\x00\x11\"\x11\x1f\x11d\"\x16\x16\x10" +
	"\x16\x16\"\"\"\x16\"\"\"\"\"\"\x10\x10\x16\x16\x10\"\x16\x16\"\x10\x10\x10\x10\"\"\"\x16\x10\x10\x10\x13\"\"\"\"\"\x10\x10\"\"\x10\x10\x10\x10\x10\x13\"\x10\"\x10\x10\x13\x10\x16\x10\x10\r\x00J+\x0f!\x0f!9JJYJY\x02\x02JY\x18JY\x00J\x161111/6\x1f\xa6*1**\xa6\r*\"\r\xa6" +
	"*J<\xaa\xa6*J\x13A\x1d\x00J*\x95eJ\x15\x18\x10\x15\x12\x12\"\x12\x15\"\x18<\"\x10\x10\x15**JAA\x16eJ\x18\"\"\"\x18\x1d\"\x18\x18\"\x18\"\x18\x18\x18\x18\x18<\"\"\x18\x18\"Y\x18\"\x18\"\"\"Y<\"\x18\"\"\x18\x18\x18\"\x18y\"y<\"\x18\x18ee\x18\"\x15\"\"\"\"\"\x18:" +
	"\x10\"\"\x18\x18\x18\x12\x12\x12\x10\x10\x10\x10\x10\x10J\x02\x02\x02\x16\x16\x16\"\x1d\x1d\x1d###_\x18_\x18\x18_\x18H\"\"\"eJ\x15\x10\x15\x15\x10\x12\x15\"\x12<\"\x16\"e\x10###\xa6\x10\x10::::\x15\x15\x15::y<\x18yJ\x16\x16\x00\rJYJY\x00J*\x92\x1aeJ!\x00JYee\x02<" +
	"\x10\"\"M\x15\x15\"\x18\x18\"\x02\x02\x02\"<<MM<<e\x15\x15\x15\x18\"\x18M<<\"<<<<<\x17\x17\x18\"\x17*9*\x1d\x1d((*(\x12\x12\x12\x12-MMM\"\"\"\"\x12\x12\x12\x12\x12\x1d\x12\x00\x80J\x02<<<<\x02<<<<\"\"e\x18\x18\x17\x02\x02\x02\x18<<\x12\x12\x12ee\x02" +
	"\x02<\"\"\"\"\"\"\x18\"\"\x17<<<<<<<<<<\x02\x15\"\x17\x00\x18**\x18\x009FFFFFFFFFFFFF(((!\xa1\xa1\xa1J\x02<\"\"\x02\"\"\x18\x18\x15\x02\"<<<<<<\x02\x15*\x1d\x12\x12\x90\x12\x12\x12\x00JK!**\xa6\rn\xa6*\x0f\xa6*\xa6*\xa6\xa6" +
	"*\xa6**\x8b\x8b\x8b((=>=>!\xa6*\r\xa6****\x9a**!\xa6*\xa6*>???44??@444??@?4\"?\"@4@*F*9\x0e\x0f*My.U<<<U((((\x12\x12\x12\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d(\x13\x13\x13A6\xb4(6\xb4(6\xb4(\xb46\xb4" +
	"(\x1d\x1d\x1dAAA6\xb4(6\xb4(K*\xb46\xb4(*2\"\"\"&I\x94r\x94&\x94U\"\"\"\"\"\"\"\"\x12\x12\x12\x12\x12\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d(\"(((((*5t\ft\x13\x0f[!\x12\x12\x12\x12\x12###$$\x1d\x14\x14\x14&\x98h9\"\"\"\x16\x16\x16\x16\x16\x16\x16\"\"\"" +
	"-\"\"---\x13\x13\x13\x13\x13VV\"\"\"\x1d\x1d\x1d\x1d\x18\x18111|\"\x16\x16\x16\x16\x16\x16\x16|\"\"\"\"\"rM\x1b\x1b\x1b\"\"\"\"\x1d\x1d\x1d\x1d\x1d\x14\x1d\x1d\x1d\x1d\x1d\x1d11\"\"\"\"\"\"\"1&*\x0f[!.<<.2H!N&*222\x14JY<\"\x18M(D55" +
	"\"\"\"\x1d\"\"\f(((!\x16\x16\x16t5tt\"\"*\x12++++*\"\"\"\"\"\x1a\x1a\x1a\x1a\x1a\x1a\"\x16\x16\x16\x16\"\x16\x16\x16\"\x10*\x0f!\x12---\x18\xa1*\x8f\x10\x1d\x12\xa34444*=>\"\"\"\"R\x15\x15\x15\x15\x15\"\"\x15\x10\x04CD\x0f\x10*\x12\x12\x12\x12llllr\xa1" +
	"+\x13\x13+&&1\"$\xad*\x10\x10\x10\x10\x1f((( Nj\xb4\xb4\xb4\xb499\x90*\x90\x12\x12D44M\x1d\xb8*<<<\xb8*\\\xb8\\<ll\xb8<<\xb8T\\<<\\\\*\\*\\]]\\*\\\\\x0e\x16\"\f\x12\fC\x14\x14\x14\x14\x14\x14\"\"\"\"&\x12\x12\x12\x12\x12\x12\x12\x12\x12GG" +
	"G!!**\f*\"\"\"\"(\xa1\xa1\xa1&&9!\x13\x13\"?\x12GG&*!\x12\"\"\"\"\"+++\x12\"\"\"l@**\x12\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x12\x12\x14\x14\x14\x14\x14\x14\x14:\x93\x93qll@w$6(-\"-\"\"\"*\x1f\x12\x13\x10\x10\x12(" +
	"\x13\x13\x12\x13\x10\x12\x12\x10\x13\x13\x12\x12(\x13\x12(\x12\x10\x12*\x93\x13(\x1d\x1d+\x1d\x1d\x1d\x1d*\x94\x93\x93\x93\x93\x93xx+ww\x02#**A\x1d\x13\x13\x13\x13\"\x13(\"\"\"}M}M}5}*M6p*\x12K66\x83\x83\x83\x93!\"\x8e!\x10\x10\x10\x93(\x10\x10\"\x93\x93\x93\x16\x10\x93\"\x14\x10\x10" +
	"\x10\x10\x10\x10\x10\x10\"\x93\x10\x14(KKK\x93(!:(!!!!\x93\x93***\xb9\x1d\x13\x13\x18\"\x10&\"\x10\"\x10\x83uuuuw+\x8f\x10\x93reJY<<<<\x02<<\x02\x02b6(S6(S(\"6S(\x18\"\x12\x18\x12\x12)\x12\x89\x8e\x18\x18\"\x18\x12\"\"\x8e\x8e\x8e\x8e\"((#" +
	"(#\x12\x12$p\x90\xa4\xa4\"pp\"\x8f\xa4\"\x12\x12\x1f\x1f\x1f\x1fK\x1f\x1d\x14\x12\"1++11\x12++1\x14\x12\x14\x12\x14\x12\x14\x12\x19\x19\"*(++++++++++++++++++----\x1a\x14\x1a\x1a\x1ap(\x14p\x14p++M\x16\x16\x12\x12p\x1d\x1d\x1d\x12\x12!D\x10\x10" +
	"4I\":\x12:\x10\x12:\x13:\x13\x8e!\x10\"\"\x10QQQQ7!\"\"\"\"\"\"\"\"\"\"\"\"\"\"\x12\x12\x12\x12\x15\"\x15\"\"\x12\x12++\x15\"++\x15\x12\x12\x15\x15\x12\x12\x12-\"\"\x14\"\x12+\x12\"-+\x12\x15\x15\x15\x15\x15*p*********\xb9\xb9\xb9y\"\x13\x13\x14p" +
	"\x10ppp$(( !\x15\x15\x15\x12\x12\"\"\"++++\x12\x13\x12*\x13\x13\x13\x13\x13:\x16:::+\x12*\"\xb0\xb0....\x8f\x1c\xa4\x10*\xa4\x10\"\"(\x81\x81CC\xa8\x1a\x1a\x1d\x1d\x1a\x1a\x14::::\x1d\x1d\x1d(\x1d\x1dC*CD\t\xa4\x10\x8f\xa4\x10\x10\x10(\t\x1d\x1d\x1d(DD(\x10*" +
	"(QQQQ#***p(\x12\x99\x99\"\"\"\"\"\"\"\"*\x10\x10II(*\x10\x10(*\x10\x8f\x1c\xa4\x10\"88\x14\x12\x128\x14\x14\x10\x10\x148\x14\x14\x12\x12\x12\x1f\x1f\x1fv\x1a\x14QQQQ\x18*\x14\x14\"\"**\x12\x12\x12\x12(\x10KA\x14\x14AAAA\x12\x12\x12A\x12\x14\x14\x12\x02\x02\"\"" +
	"\"\"\x14\x12\x14**\"\"\"\"\"\"\"\"\"\"\"\"(\"\"\x18\x18\x18\x18\x13\x13\x13\x12\x12\x02\x1d\x1a\x1a\x1a\x1dA\x1d\x1dA\x1d\x1d\x1dA\x1dp\"p(***\x14***''\x12\xac(\x12\"\"\xac\"\"r\x12\x12\x12-&\"\"\"\x92\x12*((\x14\x14\x14\"\x12QQQ##Q\x12\x1d\x1d\x84(\"\x12" +
	"\x12e\x18\"\x15\x15\"\x18\xba\xba\xba(\"\"\"\"\"(\"\"\"\x0f!\x83\x83\x19\x141\x19\x831\x83\x191111\x19\x19\x1d\x1d\x1d\x1d\x1d\x1d\x1duuu\x16\x16\x16\"\"\"\"\"\"\"\"(\x12\x12(*\x12\x0f!\x13\x13\x13\"!\xb0\xb0y((((&\x1d\x1d\x1d\x1d\x12\x12\x12\x12!!!y!\x1d\x1d\x1d\x1d\x14\x14" +
	"\x14\x14y\x14\x14\x14\x14\x02\x02\x02\x02\x02\x02\x02\x02(((\x1f\x1f\x8f\x14\x14\x14\xb2\x83\x83\x83\x1d\x1dQQQ\x13\x13\x13\x13\x13\x12\x13\x13\x13\x1f\x1f\x9a\x12\x12\x98:\x98\x98\"M\x1f\x1f//b\x1f\x1f\x1f\x1f\x13\x13\x13\x960*1111\x1a\x1a\x14\x1d\x1d1\x96**(\"\"\xb2\x83\x83\x83\x83\xb2\x83\x83\x83\x83\x1d\x1d\x1d(((" +
	"(&\"(!\x13\x13\x13(\x1a\x1d\x83\x12\x12\x12\x13\x13\x13\x1d\x1d\x1d\"\x12+\"\"(+++++\x1d\x1d\x1d\x1d\x1d\x1d\x13\x13H\x12\x12\x12\x12\x12\x12\"\"\"\"\"\"\"\x1d\x1d!\x10*****\x14\x14\x14\x14\x14\x14\x14\x14\x14\x13\x13\x13!(\x1f*(\x1f\x1f\x1f\x90\x1f*QQQ\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d**" +
	"`\x0f`\x0fy<yyy<$\x14\x14\x14\x14\x12\x12\x12\"(\"\"\"\"y\"\"\"\"\"\"\"\x19\x19\x19\"yuuu\x11\x11\x11\x11\x11\"\"..\"\"/\x84c\x8e!y\x14\x14\x14\x14\x14\x89\xb2\xb2\x83\x83:::&MMMMMM&M&\"\x13\x13\x13\"\"((n\x12\x12\x12\x12\x12\x13\x13\x13\x19\x19 " +
	"\x13\x13\x13\"\x02##\x1d#\x12\"\"G&\x12\x97y\\\\\\\x97\x97\x97H*\x97\x97M*\x11\x10\x10\x10\x16\x10\x10\x10\x10\x10\x10\x10\x16\x16\x16\x16\x10\x10\x10\x10\x11*\x13\"\"&&\x12\x12,**\x0f\x14\x14,\x19\x1d\x1d\x1dy*\x12+\x10\x10\x10\x10\x10\x10\x10\x10\x10\x16\x10***\x12\x12\x12\x12\x12\x16r&\x12\x12\x12\x12*\x9f" +
	"&\x19\x19JJJJ*MM**__\"_\"______**\x1d+\xb9(\"(NNNN\x10\x10\x10\xa9H***.\x82\x12\x12\x12\x12\x12\x12\x12\x12\"\"\x12\x12\x12\"\"!\x13\x13\x13\x13\x1322\x14\x14\x14\"\"\x13\x13\x13(\x12\x12\"\"\"\x14\x14\x14\"\"(((\x16\x16\x16-\"\x18\"\"\x18\"" +
	"\"\"\"$\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13\x13(K(\x0f!((\x0f(((\x11\x16\x1d\x1d\x1d\x1d\x1d\x1d<<llll@ll\xb0\xb0\"\x1f\x1f\x12\x12\x12\x12\"1111*\x12\x12\x13\x13\x13\x13((SSS\x19\x19\x19\x19(r(&\"\x13\x1f\"\"\"\xb0c,!*o\"\xa5\xa5@\xa5\xa5\xa5\"\x13" +
	"\x13\x1d\x1d(|\"\x16\x16\xb1\x83\x1c\x12*:\x02\x02\x02\x02\x02\x02\x02\x02*\x02\"\x1c\x1c\x1c\x1c\b\b\buuuu+\"\"\"--\x1d\x1d\x1d\x1d--\x1d\x1d\":\"-\x1d--\x12-\x1d\x1d***Q*\x84\"\"yy\x1d\x1d\x1d\x1d\x1d\x1d+++++++++++++(((\x1fg(\x12\x12\x12&" +
	"#\x12\x12\x12\x12\x12\x1f+\x13\x12\x12\x12\x12x++++++x\x1d\x1d\x1d\x1d----\x1d\x1d\x1d\x1d\x1d\x1f(*((\"\x13\x13\x13\x13\x13\x13\x1f(\x13\x1d\x1d\x1d\"\"\x13\x1dO\"(\x12\x12\x12\x12**:*\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x1d\x1d\x12\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1dM" +
	"\"-\"\"\x02\x16-\x1d\"AAAA\x1d\x1d\"\x1d\x1dAAAA\x1d\x1d\x1d\x1d\x1d\xa1\"\x17j\x1a\x14\x14\x14\x14\x14\x14\x1a\x12+1111r\"&&\"&&\"&&\\*\\<\"1\"!K!**W3*\x97\x97\x97\x97&++1\x1211111111111&&&\xba1111!*" +
	"*M\x14\"\x18\"\"\x12*MMM\x99\xbb1111++++++++111\xaa\xaa&\x99\xbb\xbb1J*1111&\x10\"11\x12\"(\"++++\"\"\"\x10\x10\x1f((DD(($+(TT\x12\"\"\"\x1d(\x99\xbb$\x10(\"\"\x1f\x18111131\"\x181111\x10" +
	"\x10\x10\x10\x10\x101+++++11X1++1X1111\x1211\x101X\x101X\x10\x10\x10\x10\x10\x10\x10\x10\x101+1111\"++\x12++\x121131\x02\x8d\x02\x02\x02\x02\x02\x02\x02\x02\x8d\x02\x02\x02\x02\x02\x02\x02r\x18\x18\x18\x18\x99\x02\x02\x02\x02&\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02&\x023" +
	"\x11\x10\x10\x11\x11\x10\x10\x11\x12\x12!!31\"\x16|\x16\x16\x16\x16\x16\xa9\x12(&&\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b++++\x14\x14\x14\x14\x14\x14\x14\x14\x14\"\x131111\"\"\"\"\"++1111111\x10\x10\x10+++\x1011111+111111\x10\x10\x10\x10\x10\x10\x10++\"\x16\"" +
	"\"\x16\x161\x10\x101++\x16\x16\x16\x1d\x16\x16\x16\x16\x02+\x1d-\x10++\x12\x12\x12\x12((uuuu\x12\"\"\"\"11111111\x10\x10\x10\x10\x10\x101111\"3r!\x11H\x13\x02\x02&*++++++M\x16\x16\x16\"(b6(SJ1111++++AAAAA\x1d\x1d" +
	"\"\"\x1d\x1d\x1d\x9744444(\x12\x1d\x1d\x1d\x1d\x1d\x1d\"\"\"\x99\xbb\x12\x12\x12\x12++++I\x1d\x12\x12++++\x13\x131111\x121\x13M\x13\x99&\x02\x02#\"AAAA&\x1d\"A\x1d\x1dA\x1d\x1d\x1d\x1dr\"\x1d\x1d\x1d\x1dvx+x+++++++\x02####\"\x1d$(11" +
	"11+\x1d\x1d%``*\x12\x12\x1f\x1f\x1a\x14\x14\x14\x14\x14\x1d\x14\x14((((\x13\x13\x13\x13LL\"\"\x12n|*\x1d\x1d-\"QQQQ\x16\x16\"\"\"\x16\x16##\x13\x13\x13\x13\x13\x1a\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14uu&\x13\x13u*uu_u_\x14\x14\x1a\"u_\x14u_\x13\x13\x13\x13" +
	"\x1d\x1f\x1f\x12\x12\x12\x14\x14\x14\x14\x14\"*\x12\x1d\x1d\x1d\x1d\x13\x13\x13\x13\x13\x13\x13\x13gggC\x12\x12\x12\x12\x12\x12\x12\x12\x19\x19\x19\x19\"\"\"\"\"\"-\"--\x13\x13\x13\x13\x13\x13\x13\x13+++\x10\"\"\"\"\"\"\"-\"\x14uuu\x9a\x9a\x9a\x1d\x1d\"\"\"\"+++\"\"\"\x13\"\"\"+\x14\x14\x14" +
	"\"\x13\x13\x13++++++\x19\x19\x19\x19\x13\"\"\"\"\"-\x12\x12\x12\x12\x12\x12*\x10\x12#\"(\x1f\x1f\"\"\x13\x14-\x12\"\"\"\x16\"$--\"---\"-r*r\"\"\"&\"\"\"\"\"\"\"\"\x13\x1f\"(\"\x1a\x14\x14\x14\x14\x14\x14\x14\x1a\x1aMM\x14\x13\x1d\x1d\x1d\x1d\x1d\x1d\x1f\x1f\x1d\x1d\x1d" +
	"**p\"\"H\x0e\"\"\"\x14\x14\x14\x14\x14\"\"\"\"\"\"\"R\x0f!\x16\x16UUo\"\"\x1f.\x13\x13\x13.U.(\"|Mh&|M\x16\x16\x14\"\"\"\"\"\"\"AAA\x1dA-\x12\x10+\x12\x12>???\"\"\"=>?\"\x17;*=>?@\"^^\x18*Db6(S\x10\x10\x10" +
	"\x10\x10\x10JY<eD00U\"\x16j\x1fq* \"W&\"\"\"-\"-&\"&U\x12\x12.U\"\"\"\"\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x12####\x12\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x14\x14\x14\x14\x1d\x1d\x1d\x12\x1d\x1d\x1d&\"&\x1d\x1d$&&\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13KD0" +
	"40\"\x13\x13\x13\x13l@l&&\"\"\"\"\"\"\"\x1d\x1d\x1d\x12\x12\x12\x12\x12\x12lQv\x13_QQ(&\"\xba\x14v(&\"\"\"\"\"(&(\x18\x18\x12\x13\x12\x13\x1d\x1d\x1d\x1d\x1d\x1d\x1dv\"\x1d(\x19\"\"(\"\"\x13\x13\x13\x13QQQQ\x13\x13\x13\x13\x12\x13\x13\x13\x13\x13\x13\x13(\x1d\x1d\x14\x1d\x1d" +
	"\x1d\x1d\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14AA\x1f\x12\x1a\x1d-\"\x1f&\x1f&\"\x1f\x1d\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x1f\x1d\"\x12\x12\x12\x12D***Q\x1d\x1d\x1d\x1dKK\x1d\x1fD00(-\"\x1d\x16\x1d*\"+\x12\x12\x12\x12(\x13\x13\x14\x14\"\"\"\"\x12\x12####\x12\x12\x12\x13\x13\x13\x13\x12" +
	"\x12\x1dA\"\"\"\"\x1d\x1d\x1d\x1d\x1d\x12\x12\x12QQQQ\x1d\x1d\x1d\x1dMM\x1d\x1d-\x1d\"\"-\"(\"\x1d\"++\x12\x12\x12\x10K\x12\x12\x12-\"\"\x12\x12\x12\x1d\x1d\x1d\x1d\x1d\x1d#\"\"\"\"\"\"\x12\x12\x12\x12\x12\x12\x12\x12\x12HB\"\"\"\"\"\"\x14\x14\"\"\"\"\"\"\"\"\"\"\x13\x14\x14\"\"" +
	"\"\x13\x14\x14\x13\x13\x14\x14\x15\"\x15\x15\x19\"\"\x15\x15\"\"\x18\"\"\x18\x18\x18\"\"\"\x18\".U\"\"\x17\x17\x17;\"((\x13\x13\x13\x13\x13\x13(\n\n*z*\x12\x12\"-----#:_FF\x12\x1d\x1d\x1d\x1d\x1d\x1dFF\x12\x12#:_\x1d\x1d.U*\n.U*!!\n!\x13\x13\"-\"(\x1f" +
	"h\x1f\x1fh\x17\x17s\x12\x16\x13\x13**JY<\"\x16\"\"!((:F\x12\x18(\x16\x16\x16JY<\x14C\v\x10\x1f**1X\x10\x10\x10\x101*1X*1X1111X!q*\v\v=>=>=>\v\x14\x14\x14\x14\"\x19\x19\x19\x19\x12\x12\x12\x12\"\"\"\"\x12\x12\x12\x13\x13\x13\x13\x13\x13\x13\x13\x13" +
	"\x19\x19\x19\x19\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\x14\x14\x14\x14\x12\x12\x12\x12#M\x1fQ\x19\xaep\x12\x12\x12$*D00*\x12\x12*\"\x12B\x10\x0f\x0f\x12\x12*\x0f\x12\x12##\x12\"\"\"(HB\"\x14\x12\x12\"\"\"\"\"\"\"\"\"\x14\x14\"\"\"\"\"\x13\x13\x14\x14\x14\x14\x14\x14\"\"\"\"\"\x14\x14\x14" +
	"\x17-H.::\x12::::\x1d.((H\x0f\v\x1f\v\v(*\x16\v\"\x16FF&**F*:F:FF-*z\x1f::((\x18!!\x14\x14\x10JY<<<\x18\x12\x12\x12F\x12\x12!R\x0f\x15\x1d\":\x9844444\x97\"\"\"\"\x97\x97\x97\x1f\x1f\x1f(\n\x9a\x9a&DD\x1dA_A" +
	"_?-\"5111p(\x14\x14\x14p(***(\"\x14\x14\x14\xab-\xab\x13\x13\x13\x12\x12\"&\"\"\"\"\x12\x12\x12\x12\"\"\"\"\"\"\"+:_\x1d\x1d\x1d\x1dF:_FF#:_FFF\x12\"\x1f\x12#(\x12\":\x1d:\x12\x12\x12\x12\x12\x1d\x1d-\"\"--\"\"\"\"\"OZ5Z-\"" +
	"&\"\"(\x13\x13\x13\x13:\x1d\x13\x13\x15\x15\x15\x15\x81\x81\x81M\x19\x16\"\"\x16\x16\x16\x16\x16\x18\x18\x18\x18\x16\x16\x16\x16*\x19\x19\x16\x16\x16\x16\"\x13Qp\"\x15(\"D000\"\x14*.@???\"\"\"\"??\".U\"\"!\"\"\"D(\xb4(\xb4(\x7f\x1b*\x13\x13\x12N\x7f(\x12(+*\x16=" +
	">(\x12=>(*;\x17;1111\x12\x12\x1f\x13\x13\x13\x13>(\x13*<+B=>4444\"4444?@???????44??\x17?\"????\x17????????\x98\"\"\"?444?\"\x14\x14=>-\"\":\x10=>@??!*\"&tR\x0fR" +
	"\x0f\x12\x12&\"1111####\x12\x12r++####&M&\"*\x19\x19\x19\x19++\x89\x14\x14\x14**\x98\x98\"-\x19--\"\"\"\"+\x14\x14\x14\"3\"DE\"5E\"\x12\x12\x12\x12\x12\x12\x14$\"\"&\"&+++++\x12\x12\x12\x12\x12\x12\x12\x12\x14\x14QQQQ\"\"\"+\x19" +
	"\x19++\x19\x19\x19\x13\x13\x13\x13(Fr&&\"\x12\x12\x19\x19&\x12(\x12\x12\x12\x12\x12\x12\x12\x12\x125+-&\"\x14\x14\x14\x14\x1d\x1d\x1dx\x13+\x13+x+#}5}\":--\x16\x16\x16\x16\x16:F:A\x14+\"\x82\x82.\xa1\xa1\xa1\xa2&\xa2&&\xa2&\x13-\x18\"\"\x14\x14\x14\x14\x15\x15\x15\x15\x15xx" +
	"h\x17h;\x17h----\"\"2v\"\"*\x13\x12---\"\"\"**\x9a(KK(&\x91U----M*AAM\x1d\x1d\"*-\"-s&\x9f\x91*\x1f\x91\x91+\x13+*\"\"\"\"*:\x12\x12\x12\x12:\x12\x12\x12\x12\x12\x12&\"\x18\"\"##\x12\x12&\"\"&&#*\x0f*M\x91" +
	"\x0f\x83\x83\x83\x83\x83\x83\x83\x83\x83\x83V\"\"\"\"\"M&\x16\x16\x16\x16(*\x1d*\x1d\x1d(\"\x12(\"\"\x12\x16\x12\x12\x16\x12\x12\x12\x12\x12\"-\"\"#\"\"\x12\x12\"\x16\x12\"0-\x1d\"\"\x88\x8d\x8d*\x16####(\x13\x13\x13\x13\xa4\x19\x19\x19\x19\x19\x19\x19C\x1d\x1d\x1d\x1d\x1d\x1d\x1dzz\x83\x83\x83\x83\x83\x83\x83" +
	"\x1f\x1f\xb6\xb6\xb6\xb6p*\x18\x10\x10\x1d\x1d\x1d\x1d\x13DJ5\x12*\x12\"\"e\x13\x13\x13\x13--::b(S\x12\x13\x13\x13\x13\x13\x13\x13\x13S\x10\x10\x10\"\x12\x12\x12\x12\x12\x12\x12\x12\"\"\"\"\"++-+#\x12\"\"(K\x1d\x1d\x1dA-\x12\x12\x12\x12\x89&\x1f(((\x13QQQQ((K**uu" +
	"u\x14\x14\x14\x14-\xa4\"\x18\x18\x18\"\x18\x18\"\"\"\"M\xa4P5z\xa4\"\x1d\x1d\xa4\"*+\"\x88\x8d\x88\x8d\x88\x8d\x1f!!\x1d\x1d\x1d\x1d\x12\x121111W(\x16\x16\x16\x16\x16W\x16\x16\x16\x16p*((-\x98--\x98-&\"\"\"&\x0f\"\"\"<\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16%%%%\x0f" +
	"\x14\x14\x14\x14\x14\x0f\x0f\x0f\x15\x12\x12\x12\x12\x12\x125t\x12!((&\"\"\x02\x02\x02\"\"\"\x02\x02\x02(\x1ey\x0f!.U\"\".U(+\x16\x12\x14\x12\x12\x12\x12\x12\x12\x02\x12\x12\x12\x12\x12\x12\x12\x12\"\"!\"1111(\x12\x12\x12\x12\x13\x13\x13\x13$$\x1d\x1d-(&&\x12\x12#(&&\"\"&\x12\x12" +
	"-&\x1d\x1d\x1d\x1d*\n\n((((*(((QQKK0\x1d\x1d\xa4MM\xa4\xa4\xa4\xa4\xa4\x1f\x1f--(\"\"((((\"\"\"&\x0f\xb6\x94\xaf\xaf\xaf\xaf\xaf\x12(\x12(A\x1d\x1d\x1d\x1d\x1d\x1d\"AAA\x1d#((\"\xb6*\x9a\x13\x13K\x9a;C7*\x9a((\x12y\x9a*\x13\x13CC\x1f\x12\x12" +
	"\"\"\"\"\"*v\x1f#*\x1f\"\x12\x12\x12\x16\x13\x13\x16\x13\x13\x13\x13(K\"\"\"\"KK(\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x1a#\x12#\x02\x02\x02\x02|obo####\x1f\x1f\x1f(\x1f(*\x12*$$\xb6\x0f\x10\x10\"\x1d*M\xbc\x13\x13+\x13\x13(\"\x1f(\"\"\x13\x0f\x8f\x10\x18\x0fF(\"" +
	"\"\"\x1f6\x1f6\x1f\x81\x81\x81\x81\x81\x81\x81\xa7\xa7\xa7\xa7\xa7\xa7\xa7\xa7U`\x0f\"-\"\x03\x0f0\x12\x12\x12\x0f*\"##\x12\x12\x12\x12\x12\x12\"\x99\x82**\xa1\"\"\"\xa1\xa1\xa1M\"\x1dC!f*\x0e\x0f!\x95*\"\x95**\x12*2*\x0f*\x95 \x13\x14\aj*&&&&::::\"\"\"\"\"\"" +
	"::\x03`\x0fr&\x12\x12\x12`\x0f&\"&s\x12\x12\x12++*\x1d:\x1d\x1d\x13*\x8d\x02\"(#\x12(\x13\"\xb6(\x13||||1X\x16\x0f!\"\xadr\xac\"\x14*;\x10\x10\x10\x10\x12<<\x13\x13\x1f\x1f\x17++++\x19\x19\x19&\x1f\"\x12\x12#Cm?\x13(\x02\"\x1dA\x1d\x1dbob\x13\x13\x13\x13" +
	"\x13\x13\x13\x13\x13ooo\x13MK\xad\x13\x13\x12\xad\xad\xad\xad-\x18\x18\x18\x18\x18\x18uo\"(\"W\"\"\"\"(1(\x10((-&&*\x12;\x12----\x13\x13\x13\x13\x13\x14\x16\x12:_\x1d\x1d\x1d\x1d\x1d\x1d\x16\x12#:_\x1d\x1dF\x12F\x1d\x1d\x1d\x1d\x14\x16\x1d\x1d\x14\x12\x12FF\"\"(6(S$*" +
	"\x1dFD\x1d\x14\x1d\"0\x12\x12\x12 \x12\x12\x12\"\x13\x137\x12\x12\x12\x12(\x12\x12\"\"(\"\"\x0f\x0f\"\"\"\"----\"\x10(\"\x1f\a\x12\x14\x14\x13\x13:\a:::::::::++++++\xa1+++++++++++-\"\x19\x19\x19\x191111:+$\x1a\a\aQQQ" +
	"Q\"\x12\x12\x12\x12(\x1a\x1d\x13\x13\x13\x13\x1a\x14\x145}**\x10\x1a\x1a\x1a\x1a\x1a\x1a\x02\"\"\"-\x11\x15\a\"\"\"\"\"\a&&*;\x17(\"\x1f&&\x12&\"\"\"0\xac&\x18*\x17;\x10\x9e\x9e\x9e\xa7\x05\x06\"\x05\xa1.+\x06!LL&(=>???\"@(\x0f\x8d\x88\x8dF\x88\x8d(\x129!" +
	"\"\"\"\"\"\"\"1\x10\x10\x10\x10\x10\x10\x12\x12\x12\x12\x12\x12\x12\x1b\x1bFFF\x16\x16\x16\x1d\x1d\x1d\x1d\x1d((.TS\x1f\x14\x14\"\"\x12)-\"\"\x9a\x1d\x1d\x1d\x1d\x1d\x1d\x1d++\"\"+\"\x0e\xa3*\"\x0e\xa3*$M\x0e\x0f\xa3\x16\x12\x124\"4444444444\x0e\x0f\xa344<\x16\x16\x12\x12" +
	"\x12\x12\x12\x12\x0f<\x02\"\x18\x18\x18\x18\x18\x18*9!#\x12\"\"\"\"\"\"\x04\x0e\x0f\xa3\"44\x02\x02\x02\x02\x18\x13\x19\x10\x13\x1d>\xa4\xa4\x1c\xa4=>*\xa4?\xa4\xa4y*\x12\x1bJ\x0e\x0f\xa3\x0f\x98\x13\x13\x13\x13\"!!!y*<<<|\x19\x1d#*|!|\x16\x16\x16\x16\x18\x10\x10\x10\x10\x10\x10\x10\"*H" +
	"$(AA&&\"\"\"\"\"\"\x9a**----*\x12\x12\x12\x12*j\x84\x12\x13*\xa1M\x12\x12\x12*_-_-_-_F111\x12\x12\x12\x12\x12\x12\x12((\x1dQ\x1d\x1d\x1d\x1d\x1d(\x13\x13_\x13\x13\x13_\x13\x13\x13\x13\x13\x13_\"\x13_\x13\x13\x13_\x13\x13\x13\x1d*****\x14\x14\x14\x1f*\xa1" +
	"*\xa1*\xa1\"\"\"\x10\x10\x10\x10\x10\x16\x16\"\x16\"\x16\x16\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x12\xa5\xa5V-\x14\x14\x14\x14\x14***\x13\"\"\"\"\"*(\"[\"\"\x10\x10\x16\x16\x10\x10MM\x1d+\xbd--*\"\"\"\"\xa5+**+*\x12\x14***g\"**\x1eh\x17h\x17*\x17h\x17\x17\x17\x17" +
	"\x17;\x17\x17hh\x12\x17\x17\x17;;(\x14**;(*\\<\x13\x13\x13\x13\x13\x13\x1d\x1d\x1d\x1d\x1d\x1d&\x12\x12\x12\x12\x12\x12\x12\x12######\x13\x13\x13\x13\x13\x13\"\x19\x19\x12\x12\\\\\x13\x13\x13\x13\x13\x13\x14\x14\x12\x14--\x16\x16\x16\x16\x16\x16------\x15\x1d\x12\x12\x12\x12\x12\x12\x12\x14\x14\x14\x14\x14\x14" +
	"\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\x13\x13\x1dC\x1d\x14\x14\x14\x14\x14\x14\x14\x14\x12\x12\x12\x12######\x12\x12\x1a\x1a\"\"\"\"\"\".\x16\x16\x16\x16\x16\x16*hh\"--\"----------\x12\x12\x12\x12\x12h\x1d\x1d\x1d\x1d\x1d\x1d\x13\x13\x14\x14\x14\x16\x16\x16\x16\x16\x16\"\"\"\"\"\"\x15\x15\x15\x15" +
	"\x1d\x1d\x1d\x1d\x1d\x1d\x13\x13\x13\x13\x13\x13\x14\x14\x14\x14\x14\x14y\x14\x14\x14\x14\x14\x14\x14\x14y(++\"\"(<\"\"\"\"\"\"ll\x14\x16\x16\x16\x16\x16\x16------(M\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x18\x18&\x18\x18\x18\x18------\x16\x16\x16\x16\x16\x16\x14$\x17\x14\x14\x14\x14\x14" +
	"\x14\x12\x12\x12\x12\x12\x12\x12\x12\x12(\"\"\"\"\"\"\x16\x16\x16\x16\x16\x16\x12\x1b\x16\x16\x16\x16\x16\x16\x02\x12\x19\x19\x83\x83\x83\x83\x83\x83\"\"\"\"\"\"\x83\"\"\"\"\"\"\x14\"\"\"\x02\x02\x021\x12\x12\x13\x13&\x12\x12\x13\x13\x13\x13\x13\x13:\x1b$\"\"\"\"\"\"'%%(\x1d\x1dj&&\xa5((***\x12" +
	"y\x1e\b\b\x16*(\x16\t\x13\x13\x13\x13\x12\x12\xba\x12\xba*\xba\xba\x86\xab\xab\xab\x10\x10(:::+:(\"\"(\x1d\x1d\x1d\x1d\x1d\x19\x1d\x1d\x1f(\x14\x14QQ*^\x1d***[!\x0f[!\x8e\"!(.\x13\"\"\"\"\\<\\<\"\"\"\"\x16\x16\xa5\xa5\x0f!a\x1e\x1eH\x1ey\x1a\x18\x18\"\"\"\"\"" +
	"\"\"\"_-_\x13_\"\"\"-_\x13!y/KK*M\x1f\"R\x1d\x12R&#\x1a\x13\x13**\x10\x10\x10R\x0f&\x12#\x12J\x19&\x1f\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x19\x1f&TT:\xbe&\x19\x19\x19\x19\x19\x1d\x1d\x13\x1f\x1d\x1d\x13*\x19\x1f\x1d\x13\x1f\xbd\xbd\"*\x0f*-\"#\x12F\x12\x12" +
	"\x12\x12\x12\x14\x13$*JL--\x1d.U!\"\":*.G*.*\x12\x12\x12****:\x1b\"\x15\x15((R\x0fJ&\xa2&\"\"?*U\x1fQQ\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1f\x13\x13\x1f!!yU!\x95|!\"\"\x14\x1d\x1d#!\x12*::::!\"\"\"\x1f\x1f\x9a..7" +
	"7\"W\"\x1d(\x1f\x18\x18\x14~JM&N&\x1d\xba\xba*\"*#9`aJY((\x1f\x1fK\x1d77&&(&W+(((\"\"***~\x0fJ\x18\"\"\"\"\"\"\"\"\x18\"\"\"\"\"\"\x13Jp*M*\x14\"*\x0f\x0f\"\"*\xa2r*\xbf\xa2&*\xa2&\x14\x14\x14\x14#\xa1M\x12" +
	"\"MM\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x14\x14\x12\x12M\x12\x12#*\x17\x0fJ*\"\x89\x89\x19\x19l`a#T\x12\x12\x12\x12\x12_\x1f;;\x17((*\x0f\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\"###\x12\x12\x12\x12\x12\"-\"\"111\x12\x12\x12\x13\x13\x13\x13\x13\x14))**\x13\x13\x13\x1d\x1d\x1d\x1d\x1d" +
	"\x13\x13\x13\"\"\"=>\x14\x14\"\"+\"\x14\"\x11\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x11\x101111$11111\x13\x13\x13\x13\x13\x1d\"\"-\x14\x14--\x12\x12\x12\x12###111\x13\x121\"\"\"\x13\x13(\"\"\x12\x12\x12\"\x14\x14\x14&&\"((($$$\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x12\x12\x12" +
	"\x12\x12\x12\x12\x14\x02\x02\x92\x14j9\"LL\"#\x12\x12\x12\xae*!9`\x0f[!a\x16\x95\" !PP--\x18-\x18\x16\x16\x16\x16\x1d\x16\x16\x16*1\x1d\x13\x13\x13\x13\"\x1d\x1d\x1d\"---\"\"\"\"\"***\x1f\x00J\x00J\x00JJYJYJYJ\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x12\x12\x12\x12\x12\x12\x12" +
	"\x13\x12\x12\x15\x15\x15\x15\x12\x1d\x14\x14\x14\x15\x15\x15.\x18\x12\x12\x12\x12\x12\x12\"\"\x16'\"\"\"\x1d\x1d,,,,\x83\x83\x83\x1e\x1e\x1e\x12\x19\x19u\x19\x19(\x1a\x1a\x1a$$$33333((\x19\x19\x19pp&&\"\"\x16\x16\x16\x16\x14\x14\x14\x14333D0\"\"D00\"\"\"\"\x1f\x1f\"\x1d\x1d&A" +
	"A\x1d\x1d\x1d\x14\x14\x14\x15\x15\"\"\"\x83\x83\x83\x14\x14\x14\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d\x1d/6\x1f6\x1f6\x1f&(5\x16\x16\x16\x14\x14\x14\x18&\"\"\"\x16\x16\x16\"\"\"\x16\x16\x16\"KK(((a\"\x1d\x1d\x1d\x1d\x1dH\x12\x12\x12\x12\x1d\x12\x18\x12\x12w\x1f\x1f\x19\x19\x19\x19\x19\x14\x14\x14\x1d\x12\x12\x12\x13\x13\x13\x10" +
	"\x10\x10\x13\x13\x13\x13\x13\x13CCCC\x1d\x1d\x1d\x1d\x1d9`\x0f[!aTTTU\x03\x1f\"\".U*\x18\x18\x18\"_\"_\"\"_\x13\x13\x13\x13\x13\x13\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x14\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x1d\x1d\x1d\x1d\x1d\x1d\x13\x13\x13\x13\x13\x13J\x18" +
	"\x13\x13\x13\x13\x13\x13\x19\x19\x19\x19\x19\x19\x12\x12\x12\x12\x12\x12\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x19\x13\x13\x13\x13\x13\x13uuuuuu.\"\"\"\nqqqq&\v\x13\x13\x13\x13\x13\x13\x13\x13\x14\x14\x14\"\"\x15\x15\x15\x15\x15\x15*\x12\x13r\"\"(\x16(\x14\x14*(\x13\x13\x13\x13\x13(\x1f\x0f\x15\"(\x14\x14\x84(" +
	"(+++\"M\"+++\"+\x12**\x84\x1a\x1a\x1a\x12\x12\x12\x12\x12\x12\x12\x1a\x1a\x1a\x1a\x1a\x14\x14\x14sss*\x13\x13\x13\x13\x13\x13\x13\x13\x12\x12\x12*\x15JY?j\"\x12\x13\x13\x13\x0f\x0f\x0f\x0f11\x12\x12\x12!\"\"*<W&\"\"!\x10\x10\x10\"!\x99\x17\x91*##\x12\x12\x12\x12\x12\x12\x12\x12\"\x12" +
	"\"\x1d\x1d\x06\x06.\"\"\"\x05\x99\xbb\x99\xbb\x99F\xb3\x12\x12\x12###ee\xc0\xc0\xc0\xc0\xc0\xc19eee+\x1d\x1deq9e\x14\x1d\x12\x02\x14\x1d\"\x12\x02q\"\x02+\x1d\x12???\x12\x02\xa3\xc2q\v\a\xc3\xc3<\"\"\xc0\xc4\xc3\"\"\x18\x06\xa4\r\x06\t&?@\xa4\x02\x02\x02\xa4&\x12\x12\xa4\x02\x02\x02\x02\x1d" +
	"&MMMMM&MM\x06\f\n\x02\x1d&\x1d\x1d\x1d\x1d+\x1d\x12&&&&\"l\xc1\x034?\"&\x12\x13\xa4?@44?@\xc1\xa449M\b&&\x18\"\xc1\x18\x13\x12\x02\"\x024&\"9&q\x1d\xa4\x13\"\x13\x1d\x12\"e\xc4\"\"\xc3&&\x12Ĥ?\\\"\xa4\x1d\x02\x1d\"\"\"\\\\\"\x12\x14\x19" +
	"\x1d\x1d\xc4e\xc4\"\"e\xc3\x12\x19\"\"\"\"\xc4e\xc344\x1dMMM\"l<\\\x13+\x1d\x12\x12\x1d@@l@@\x02\x12\xa4\"\x12\"+?\x12\"\x02\x02\xc1\x02&\x12\x02\x19\"\x19\x14\x14&&&&\"\"&MM\x14\xc4\x02\x02&\"\"\x02\xa4\xc1\x14++\x1d\x1d\x1d+++\"\"9\x14\"&\x12\xa4\x06\x02\"" +
	"\xc0\x02\"?l@\x1d\x12\x13\x12\"@\x12q\"\x1deee\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18e\x1de\x1d\"9\x02q&\x18\x18\x18\x18\"&\x18\\\\\x02\x13\x1d\x1d&M\x18M\x19\x18\x18\x13\x1d4\x1d"

var meaningKinds = [...]meaningKind{{wordNone, 0}, {wordCopyAlone, 0}, {wordCopy, 0}, {wordNumber, 10}, {wordNumber, 11}, {wordNumber, 12}, {wordNumber, 2}, {wordNumber, 3}, {wordNumber, 4}, {wordNumber, 5}, {wordNumber, 6}, {wordNumber, 7}, {wordNumber, 8}, {wordNumber, 9}, {wordArticle, 0}, {wordLink, 0}, {wordDamage, 6}, {wordNeed, 0}, {wordDamage, 8}, {wordDamage, 4}, {wordDamage, 5}, {wordLacks, 0}, {wordDamage, 9}, {wordTogether, 0}, {wordItemFails, 0}, {wordDamage, 1}, {wordDamageBeside, 5}, {wordIf, 0}, {wordQuantity, 0}, {wordDamage, 7}, {wordIncluded, 0}, {wordMain, 0}, {wordBut, 0}, {wordPhrase, 0}, {wordDamage, 3}, {wordDamageBeside, 8}, {wordDeal, 0}, {wordProduct, 6}, {wordWorks, 0}, {wordProduct, 7}, {wordPart, 0}, {wordExcluded, 0}, {wordPlain, 0}, {wordDamage, 2}, {wordBought, 0}, {wordDamageBeside, 3}, {wordUnproven, 0}, {wordAccessory, 0}, {wordProduct, 4}, {wordMended, 0}, {wordListings, 0}, {wordSpare, 0}, {wordOneOnly, 0}, {wordPairs, 0}, {wordComponent, 0}, {wordProduct, 12}, {wordBattery, 0}, {wordAnd, 0}, {wordDegree, 0}, {wordSeveral, 0}, {wordDoubt, 0}, {wordOnlyAfter, 0}, {wordOnly, 0}, {wordBodyOnly, 0}, {wordBoxOnly, 0}, {wordDamageBeside, 7}, {wordIfReturn, 0}, {wordAlso, 0}, {wordPiece, 0}, {wordProduct, 20}, {wordUsual, 0}, {wordOther, 0}, {wordAdverb, 0}, {wordProduct, 31}, {wordNot, 0}, {wordSmall, 0}, {wordTime, 0}, {wordName, 0}, {wordProduct, 46}, {wordProduct, 1}, {wordEach, 0}, {wordDamageBeside, 4}, {wordIs, 0}, {wordStrap, 0}, {wordProduct, 3}, {wordWhether, 0}, {wordProduct, 29}, {wordFunction, 0}, {wordMending, 0}, {wordWithout, 0}, {wordProduct, 19}, {wordOf, 0}, {wordGenuine, 0}, {wordAuthenticity, 0}, {wordProduct, 35}, {wordFault, 0}, {wordHave, 0}, {wordWith, 0}, {wordCase, 0}, {wordProduct, 34}, {wordSeen, 6}, {wordNotAfter, 0}, {wordThan, 0}, {wordProduct, 13}, {wordSell, 0}, {wordProduct, 23}, {wordNoPieces, 0}, {wordProduct, 28}, {wordPackaging, 0}, {wordBody, 0}, {wordProduct, 25}, {wordProduct, 5}, {wordMaterial, 0}, {wordSet, 0}, {wordWorksBeside, 0}, {wordProduct, 42}, {wordProduct, 38}, {wordDamageBeside, 1}, {wordCompoundEnd, 0}, {wordLot, 0}, {wordDamageBeside, 2}, {wordMaybe, 0}, {wordProduct, 15}, {wordProduct, 27}, {wordDamageBeside, 9}, {wordProduct, 8}, {wordAuxiliary, 0}, {wordProduct, 16}, {wordNotStrict, 0}, {wordProduct, 2}, {wordCheck, 0}, {wordDamage, 10}, {wordCurrency, 0}, {wordSeen, 7}, {wordProduct, 9}, {wordCopyNoun, 0}, {wordLike, 0}, {wordProduct, 39}, {wordProduct, 41}, {wordProduct, 40}, {wordCompatible, 0}, {wordResembles, 0}, {wordFor, 0}, {wordParts, 0}, {wordProduct, 44}, {wordCondition, 0}, {wordProduct, 24}, {wordPair, 0}, {wordProduct, 32}, {wordThem, 0}, {wordHalf, 0}, {wordSide, 0}, {wordSingle, 0}, {wordRefund, 0}, {wordSize, 0}, {wordSeen, 9}, {wordSeen, 8}, {wordDamageBeside, 6}, {wordDozen, 0}, {wordProduct, 22}, {wordSeen, 10}, {wordUsed, 0}, {wordWork, 0}, {wordNumber, 1}, {wordUnit, 0}, {wordEmpty, 0}, {wordNew, 0}, {wordProduct, 18}, {wordProduct, 10}, {wordFree, 0}, {wordProduct, 30}, {wordProduct, 11}, {wordProduct, 21}, {wordProduct, 26}, {wordSeller, 0}, {wordProduct, 45}, {wordMaybeBeside, 0}, {wordProduct, 47}, {wordDamageBeside, 10}, {wordProduct, 14}, {wordLens, 0}, {wordMy, 0}, {wordProduct, 17}, {wordProduct, 36}, {wordGenuineBeside, 0}, {wordProduct, 37}, {wordProduct, 43}, {wordRefunded, 0}, {wordSeen, 4}, {wordProduct, 33}, {wordSeen, 1}, {wordSeen, 3}, {wordMaybeAfter, 0}, {wordRefundAfter, 0}, {wordInAll, 0}, {wordNotWorksBefore, 0}, {wordNotBefore, 0}}

// alonePattern has, for each first letter, a bit for each length of the single words of the classes only and empty.
var alonePattern = [26]uint32{0x8040, 0x10, 0x0, 0x0, 0x4820, 0x0, 0x0, 0x0, 0x0, 0x90, 0x0, 0x270, 0x0, 0xc, 0x10, 0xe0, 0x0, 0x0, 0x3f8, 0x20, 0x400, 0x30, 0x200, 0x0, 0x0, 0x0}
