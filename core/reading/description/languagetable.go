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
	wordCompatible
	wordComponent
	wordCondition
	wordCopy
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
	wordThem
	wordTime
	wordUnit
	wordUnproven
	wordUsed
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
	0, 445, 721, 904, 1168, 1556, 1913, 2234, 2572, 2811, 3037, 3270, 3597, 3931, 4243, 4516,
	4762, 5030, 5442, 5704, 6087, 6442, 6825, 7092, 7514, 7942, 8374, 8885, 9231, 9533, 9853, 10089,
	10388, 10700, 10991, 11380, 11846, 12170, 12536, 12857, 13264, 13662, 14027, 14344, 14667, 15041, 15397, 15765,
	16109, 16408, 16824, 17297, 17672, 17975, 18209, 18515, 18827, 19058, 19315, 19534, 19802, 20011, 20370, 20706,
	21042, 21455, 21832, 22198, 22550, 22761, 23094, 23416, 23803, 24018, 24378, 24692, 24966, 25257, 25588, 25874,
	26145, 26554, 26927, 27271, 27589, 27889, 28259, 28570, 28952, 29273, 29584, 29909, 30196, 30471, 30927, 31210,
	31610, 31965, 32262, 32516, 32845, 33205, 33574, 33996, 34360, 34705, 35050, 35414, 35782, 35970, 36305, 36596,
	36937, 37245, 37562, 37915, 38171, 38454, 38741, 39118, 39403, 39684, 40021, 40355, 40628, 40992, 41460, 41837,
	42223, 42459, 42755, 43132, 43444, 43782, 44149, 44458, 44774, 45091, 45425, 45695, 46034, 46317, 46587, 47017,
	47454, 47908, 48295, 48698, 49223, 49644, 50185, 50658, 51137, 51427, 51668, 51897, 52293, 52651, 53108, 53461,
	53803, 54093, 54471, 54793, 55190, 55628, 55901, 56318, 56641, 56989, 57331, 57656, 58043, 58465, 58812, 59116,
	59425, 59693, 60096, 60393, 60784, 61151, 61494, 61751, 62121, 62376, 62621, 62853, 63190, 63609, 63942, 64273,
	64609, 64976, 65338, 65637, 65947, 66228, 66466, 66796, 67172, 67530, 67917, 68223, 68483, 68863, 69168, 69470,
	69765, 70219, 70552, 70886, 71149, 71588, 71957, 72241, 72644, 73012, 73421, 73928, 74206, 74522, 74842, 75133,
	75563, 75936, 76210, 76578, 76834, 77102, 77442, 77754, 78116, 78416, 78763, 79041, 79476, 79822, 80272, 80558,
	80848, 81147, 81483, 81858, 82157, 82349, 82654, 83067, 83274, 83479, 83717, 83972, 84238, 84499, 84825, 85143,
	85452, 85798, 86146, 86440, 86833, 87178, 87593, 87904, 88161, 88462, 88745, 89043, 89252, 89449, 89785, 90084,
	90465, 90875, 91260, 91621, 92030, 92449,
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
	" par les versRentionAFsteeFicCribue aCe aCs aEs aEitaBeBiBoDted toMuAAchBunAA signe de vieNeAA preuv" +
	"e d authenticiteZaudio distortoMfAAarbeitungsbedurftigAeAmBnBrBsVgearbeitetAeAmBnBrBsKblahtAeAmBnBrB" +
	"sHplatztAeAmBnBrZaufgeplatztesIquollenAeAmBnBrBsJrissenAeAmBnBrBsIscheuertAeAmBnBrBsKtrenntAeAmBnBrB" +
	"sKkleberesteEresteLlageFkcjachDeBiEnAtCreoleAsFicolare singoloNular sueltoHesAJsAA dem leimJbruchAeG" +
	"enteEfallAeFgebautDeultAeAmBnBrBsGleichtAeAmBnBrBsHichenAeAmBnZausgeblichenerBsJlatschtAeAmBnBrBsHuf" +
	"enAeA batterieAnKmBnBrBsHeiertAeAmBnBrBsIrissenAeAmBnBrBsIschlagenAeAmBnBrBsGossenJtauschtGrocknetAe" +
	"AmBnBrBsMschließlichLetzerFiDtenticaAdaAsCoAsDsBtaBeBiBoDheCiAdadA desconocidaKudosaGno garantizada" +
	"Opor verificarOeA desconhecidaZautenticidade nao confirmadaTtaA da verificareMubbiaGnon garantitaJve" +
	"rificataOsconosciutaPoAAsDficadaAsCoAsIycznaBeBoscA niepotwierdzonaMznanaJiEyEkEur inconnuLhenticAAa" +
	"tedCionFiteA a confirmerJverifierKdouteuseIgarantieIinconnueInon certifieeJgarantieIverifieeNitDyA n" +
	"ot guaranteedOunknownMekAeDfieAeAsCsEqueAAsEschAeArBsFzitatJorship unknownPoAcollants abimesGdecolle" +
	"sRfocus rottoLmaticAoCqueDschHnomie faibleZautor desconhecidoGocidoLnieznanyJe ignotoGsconosciutoPre" +
	"sExACvachiAeAsCsEilableGriaAdaAsCoAsDsCouA seIecAABreBiaAdaAAsACoAAsADsFoAidBrDvallamentiBoFtaBeBiBo" +
	"GiaEwariaAFyant vecuJzinhavreJbabciAaEcaAsCkA focusesIfiresFlightA bleedFgoneEoutKoAsDd battery life" +
	"MesnZbad imeiEmeidEsectorAsIlyA repairedLzCg marksGgy elbowsJnato dentroMixa oleoIlancier casseMd ar" +
	"easFpatchAesHspotAsFtiresEyreAsHsam separationLtrennungMmbaAsCinoDoAlaCsEncalAeAsCsEdAenA lekGoleraE" +
	"uliereHsalatGeadaBoEged upGho gastoFsaiuHned consoleHfrom onlineGxbox liveRi de xbox liveLu psnJo pe" +
	"rdidoKqueteadoIrdzoADeAA toolEunitFlyADgainEniz saltadoLre verticaleKd by carrierOstAenZbarstjeAsFul" +
	"hentaAsCoAsFoA estranhoOseAmentFhedDketsAEtante usadaAsCoAsNteriaAAA agotadaHcansadaHdegradadaIura p" +
	"ocoCucoKfracaFinfladaHnao seguraKpara cambiarMszybko sie rozladowujeWvazouEiciadaJeAABiAAEidinhaAsHt" +
	"eredCiaAA andataGdegradataIura pocoJesaustaHfinitaGscarsaIeAAA a changerIusgelaufenLfaibleGleerFnA a" +
	"usgelaufenNsAA leakedHaureFwechsel notigOjZbatterijA gelektGis leegHleegFenA gelektJlekkageHzuurGyAA" +
	"A acidEdegradedHoesn t lastKorDrainsGhas had itKis shotHleakageHwon t lastOle scarredDsKumwolleGt ke" +
	"inen druck aufTwelnaGeAA sureFads missingKring goneEnoiseGs goneKuAtifulHcauseFdienungsanleitungRein" +
	"flusst nichtMtrachtigt nichtRldCnA gluedFlostHflecktAeAmBnBrBsHoreEhandeltAeAmBnBrBsFlungsbedurftigA" +
	"eAmBnBrBsTobenDeftEuizingZbeiAgefugtGliegendHmBnBßspurenJkladAeDedingGommenFrabbeldAeGstAeEitzeltAe" +
	"AmBnBrBsKlichtingsmeterJungsmesserNscadaAsCoAsHlaBeA copieHoBy bulgeIt buckle rashLgoneEslippingLmA " +
	"usadaAsCinhoEoAsIneBotigtFtButztFriebenAeAmBnBrBsHoetAeFschadigdAeCingAenFtAeAmBnBrBsDungAenZbeschik" +
	"baarFmmeldAeHlagenAeAmBnBrBsHmiertAeAmBnBrBsJitzvermerkKlagenFoin d un bon nettoyageNnettoyageSsere " +
	"tage gesehenMzeiten gesehenTtandenEtigenCtFe tijd gehadLldBltEoßenAeAmBnBrBsEungAenKtere tijden gek" +
	"endSugueDleAnDrt nodigJvestigenHlektAeGwareDeisenFijzenGyond economical repairRrepairLzAA akumulator" +
	"a i ladowarkiXgwarancji autentycznosciYparyFelCugEialyDbliotheekexemplaarJstempelJksexemplarIstempel" +
	"QcadinhaAsCoAsZbicho da madeiraLs de la maderaQicletaBtaGe kolaHo partidoJycleFenBrze olejIteAnEgBje" +
	" na bokiJtsporenIkeCldAausfalleIernDfehlerGrohre schwachNschirmA schwarzIgeratNndingDung gelockertJl" +
	"oseJocularsIos lockedGpasswordIwachtwoordNro markAsHthdayGsagraAsFogno di affilaturaKmanutenzioneMpu" +
	"liziaHrestauroHiparazioneLuna pulitaSsspurenHuntaBeBiBoFtA missingHof rustEtlcHe marksHs missingJteD" +
	"zarreGlacieCk screenHlistataBeBiBoDeAdBeAsZblacklistesId czytaniaImatrycyIderendAeEtEeArt afGzijden " +
	"losLnchiAeAsCsEk screenJtAtertA abJeach markAsFspotAsEtainJibt dunkelGimmer wieder stehenTschwarzGtu" +
	"mmIchfleckenJstiftnotizenNmishAedBsGnderAaFw upFijft donkerGhangenGknipperenJniet op stemMopnieuw op" +
	"startenRstilstaanJzwartJndBkt rotHsterAedCingHtzDoatedEccataA da icloudLeBiBoA al logoGziendaleJcon " +
	"accountHicloudKda accountHgoogleGicloudGpasswordJll aziendaMicloudFn avvioZbloccato operatoreJsul lo" +
	"goFla melaOo attivazioneLdi attivazioneOicloudJkiertAeAmBnBrBsIedvlekGkada aktywacjiJfrpDgoogleGiclo" +
	"udGmdmHuje sieIod stainHm to varnishNqueA au demarrageMcompte googleNgoogleGicloudGpar codeEicloudGm" +
	"ot de passeMun codeLsur la pommeHe logoA appleSadaA por icloudLsCoA con contrasenaJuentaKno icloudJp" +
	"ela operadoraNor contrasenaJuentaGgoogleGicloudGla empresaKoperadorNsEeAsCio de ativacaoLfrpDicloudG" +
	"mdmGo de activacionKicloudLsEwn bulbEdriverGengineGfork sealsJuseEhead gasketLspeakerZblown speakers" +
	"ItweeterHveneerIs fusesJue screensIscreenAsHtoothGntAed cornersOoAaArd detachedJs detachedNbbledBsCi" +
	"ngDyEdemCiesDyAA ohne objektivMnlyEunit onlyJzonder lensOekAblok losKgs downHhrmaschineKisBteA seule" +
	"FvideFsCierAA nuA sans objectifQseulKkAachDiBuClas por el usoNitasEladoDe accuGitoAsEoAsDorAentaAsCo" +
	"AsEsEsaA guardapolvoNillosFoAAsZbomAbaDnAa fideGecaDitaBoDneA copieItCokAendsEsCtAA loopFetClegCoopE" +
	"sAAchleifeKrbotoAsFdAeAsCiA da rifareLoBsAteinkratzerHschadenNracha derretidaPsaBettaGsseAleAeAsCsDs" +
	"EtaA aceiteHoA presoIkiCoesCnAesEtaArellaBeGeBinaDom bracket playMhas collapsedPne mancanteKi mancan" +
	"tiOuchonDle d oreille seuleTghtAAZboulochageDeAeAsCsGrdonneAmentKsilleAeAsCsGtonAsA manquantsOwt gee" +
	"n druk opQwedA neckHingExA onlyErovinatoIvuotoGedA setFsDysCzzettiniGiBoEraccialeBiFeletAAA stretchM" +
	"o partidoHquebradoLkAAA cisnieniaJdzwiekuHkartekGobrazuFznak zyciaLpodswietleniaNreakcjiIeA rubsFsA " +
	"rubAbingHspongyJujacaBeAjCyDeAEndfleckAenHgaatjeEtAenZbrandlochAerGplekAkenHrisseFschadeAnGpurenGtBv" +
	"lekAkenIlantAeAsCsFsoletaABkaABiCyHssAingFtBuchtFemsbelagAeGeAnEnnfehlerGtEickadoCtaBeBiBoDeAadaAsCo" +
	"AsEdBeAsCsEdgeA pull upLefmarkeHght spotAsJlleDncoDseAeAsCsEocanteEkeligAeAmBnBrBsIke offZbrokenAA a" +
	"nd gluedFrepairedMinCmainspringKoffDspringsKkeltFnceCzeBoDosCseligAeAmBnBrBsEtDsura scollataOuteDwne" +
	"dA pagesIingGuchigAAeAmBnBrBsEstelleHiacchiataBeBiBoHtaBeBiBoA dal soleKuraBeHdnaBeByDise to glassJd" +
	" rimHtA anormalHde fondEroulementMsuspectIs anormauxMleAeAsCsCureA de cigaretteNsFmmtDniZbrunieAsCsA" +
	"suresGtura della cartaStte condizioniPzecza progiFstrunyIyGsodDubblingGcataBeBiBoDhAettiBoEiA di tar" +
	"loCmeJniBoDruckenHkleAdA wheelAsJingFle de reinicioOoA di tarmaKzenieEyDdsCeeBnAaA copiaHoDgAgeAeAsC" +
	"sDneCsApurEueAeElbA blownFgoneGgingFmpedA cornersJr damageJingFnde abgespieltKeingespieltNleEonaBeBo" +
	"ZburacoAsDquinhoAsInA inA na telaKmarksGed outGing oilDsmellJsA oilFtA outDpatchFsmellJstedEtAAaBemC" +
	"owCsenCjeDtonAsEyCzzAesCingGyAc mozeGlAAAaABoAByAEcAA est dommageMa friseGbelo na porcelanaQleAA de " +
	"cargaEhargeJrubDtiedHoAA de carregamentoQssageDeAeAsCsGche manquantJt de bibliothequeUda umZcada uma" +
	"CnoEunaBoEeauCiraDna estiradaIgastadaHoxidadaLran refaitJeCuta di coloreJin acquaKe di coloreLo in a" +
	"cquaNfeteraDiereHhier detacheIs detachesOiu na aguaEpiscinaJo chaoJxaA sem conteudoMvaziaGsEjaA vaci" +
	"aGsConesFlAcaireDsA rasgadasLifiedGe a chaudJidad 1 1Ba 1E.1DaaaDespejoGreplicaLentaAnGkowicieImaraA" +
	"sEbaleanteHiadaAsCoAsDtaBeBiBoDoA da registrareHolareMs saltanLe awayFraA onlyFsZcanAA tA find theIg" +
	"uarantee authenticityWlocateGread theIverify authenticityWal mudoCetFe mutoHpeDcelacion de ruidoNmen" +
	"to de ruidoPlazione del rumoreVnage a refaireJperceJotAA find theIguarantee authenticityWverify auth" +
	"enticityXtAA read theJidadEoAsA batidosHdobradosIgastosKvasA looseFtearJoutchouc collantQpAAa descol" +
	"adaJsoltaHire seGpottoFricciosaBeBiBoFhosaBoEieuseCxHsCratula rotaKb gummedHoncini da cambiareSurate" +
	"ur a nettoyerKencrasseRcacaCsaDomaBidaAAsCoAAsZcardAenilloGs missingKece deDn deHgaAdorAADnDicaA rot" +
	"taGtoreAGmbo da bibliotecaMe bibliotecaSpet beetleHa gastadaHrotaJreAgaAdorAAesHra en la mediaPoBy c" +
	"aseHte manquanteIere hsCmorteLs manquantesNonCridgeGunchadaAsCoAsEoAsGvedEsaA de fumadorLcoDcadaAsCo" +
	"AsFeBhmereFingDqueDsa singolaJeAA noisetteIteteFeAAsACsABtte useeEwornZcassettiFtigadaAsCoAsIt damag" +
	"eGscratchedBsKenaA allungataJda cambiarePtivo odoreLveAd inFillataBeBiBoBuraBeHng inGoAA di ricarica" +
	"Oyo al aguaLeAdidaAsCoAsDmentiBoGutaBeBiBoEllulareDeEularFnaA za sztAukeLterfold detachedIlooseMrefo" +
	"ld looseLifugaBeert nietOuryFramicAaCqueGchi graffiatiKo bozzatoHstortoKoA de aguaIsA de aguaLdeaAnE" +
	"nieraA da sostituireNinterna rottaPeZcerniere deboliMtainA ifGezaA seGificadaBo autenticoMtaBeEe aut" +
	"hentiqueMdBeFo seGtteEhacunAeEfadaAsCoAsEedCingEinA slapFe detendueIrouilleeIuseeHrBseDmpignon dansF" +
	"sHuscadaAsCoAsIncisDgeAeAsCsDnel deadEoutIpa levantadaKdo gastadoLilla levantadaPquetaFrbons a chang" +
	"erOczaByDgeArABsBurAAAsEingA brickFcableDseDordEdockEleadZcharging stationMniereGssisEuffeA beaucoup" +
	"IenormementKtropFntFssureAA seuleGsIeap fixGio de bolinhasIpoHra a queimadoItabacoKo a fumoEguardado" +
	"IhumidadeItabacoIde cigarroHguardadoIqueimadoIumidadeKforteJneCrry stainJveux coupesLw marksGedCs ta" +
	"pesIzCfBiadoCndoEme doesn tKna kopieGkopieGese kopieJska podrobkaNpAA am randHinCoffCnCtoDjeAsDpedA " +
	"jacketJingEsCspeaCorroteaJtarraFudeElodziFocAsCdziA ciezkoKlewkaZchorreaFristmasGoboczeDtanieIzestFu" +
	"ck slipsFwobbleJnk missingHout ofGtaken outNwieja sieFe sieFnaBeByGybaA zeEocze sieLieknieA wodaJrra" +
	"AnCeDzko chodziGsie obracaFtwieraHzamykaPgarette burnAsMolaBiiBoFncoCghiaA da cambiareIsostituireNsc" +
	"ioltaJe da sostituireNsciolteMqAueDturiniBoHociaFlasicoDpBsicAoCqueGvierCjas durasFflojasJero rotoLw" +
	" marksGedEeanAedACingAA marksKr coat failureHpeelKcoat failingZclearcoat peelingPicking noiseJs and " +
	"popsMpped couponGjacketMoggedEnAeAAsDseAd tearsHsDudinessFyA headlightsPunkingDsDtch slippingEsLoatA" +
	"ingFbreDcheAcitoGkedCledCingGde d erreurIerreurIice di erroreJerroreJgo de erroArNffeeA comesFspillE" +
	"tainIretFiffe araseeKl whineHnAA corneFplieFceAeAsCsDsA emoussesIpliesJjaBeaAnDoCla de etiquetaMdaAs" +
	"CoAsEeccionGlage visibleKnaZcollapsedCingFrACectibleDonADorEzioneGierEmateAeAsCsForA bleedFcomidoGlo" +
	"ssEtransferJeCurA bleedAingIlossErunDtransferMpettiBoEiCtelloGmAAA avariasHcalcarioIdefeitoHfolgaAsH" +
	"andoEbadaAsCoAsFeA undoneHs awayEoutDwithoutKida por el solGla polillaQo por el solGla polillaRng ap" +
	"artEwayA fromJundoneKmeCoBpatibileADleAAGletZcompletaAmente mortaBoEuertaBoNeAlyA brickedHdeadHment " +
	"hsCmortKoEonentsGradaABoAACtaABoAADeAAiABsoDisCovarFte google bloqueGverrouilleRicloud bloqueNverrou" +
	"illeNutadorEerGnAAA bolitasHcuenta icloudNtaraFdensAaAcion dentroLtionIitionAEzioniAA mediocriIscars" +
	"eOectaEfermareFzioneGirmAarCerGgelandoHi rottiHjuntoFked outHnectAeZconnecteur de charge abimeTsFo r" +
	"otoBtoHsegnaDrtadaAsCoAsHola baneadaBoJeA bannataDiAeGonlyEseuleHide au scotchPuma olioFtaBeBiBoEnta" +
	"BeBiBoCzioneIta google bloqueadaRct marksJemporaryIrafacaoEfattaBeBiBoDzioneBiIsena olvidadaOe visit" +
	"eHfaconAsEitAeAsCsGoleA remotoGtechnique defavorableXlerAIolsDperchioEtina consumataJrottaDvinataIsc" +
	"ollataHtaccataGrappataQiaAA 1 1DaaaDbuenaZcopia chinesaGineseGexactaGidenticaInon originaleNperfetta" +
	"HirataHsCeAA 1 1DaaaDde marqueJparfaiteHirateHsDperCiaDyAACqueDrAdAasCeAs qui frisentOlessEonesFneeA" +
	"sCrA bumpsFcrushedHrubbingHsplitAsGwhiteningKsA splitIsDonaDpoA macchina nudoNnudoHreaAAA dada de si" +
	"Kpara cambiarNs gastadasIpara cambiarPctlyEiaA derretidaJgastaInte a saltarIgastaKodeAdBeAsCsCingZco" +
	"rroidaAsCoAsEsaAoCeBiAeBonAeEoEtocircuitoLsmetic damageGwearKta rovinataKina rovinataMola rovinataMu" +
	"raA abertaEiertaHsoltaGsA abertasFiertasPtonAeDto dal soleJnEuchCldA do with a cleanFpolishQuse a cl" +
	"eanAingPnAA tEeAAurA rouilleIs passeesMures de pileNnterfeitA checkGedCsJpA de courEstyloJeBon cutGs" +
	"A de styloLroAA a descascarLsecoFnneEroie detendueIfondueGhsIteauZcoutureA a refaireJdefaiteHqui lac" +
	"heKsA a refaireJdefaitesIqui lachentRvercleDture abimeeGdetacheeIfrotteeQverEracheBoteAmentAsHuilleH" +
	"kA ofDedA iceDleather lookMmirrorGprintFrubberGtyresIing to printMleA glazeGsCingDyA jackEpotAsHsCqu" +
	"elureImeAeAsCsDnk rubGqueladaAsCoA na pinturaLsCuraAsGeA effetGeAsCmentEsCleAmentGureAsFmentsIsh dam" +
	"ageHesDseZcrasseuseCxFze linesGdCingFease marksGdBsCingFmalleraHpaAtaBeBiBoBuraBeFeAtteEinaCtaEttata" +
	"BeBiBoBuraBeFoDvaison lenteLeAeAsCsEimson stainKnkledFstalAloHocBwnA falls outJpulls outJstem broken" +
	"PudBmbledCingFpledFshedFystalGt refuseIuadradoDoADrteadaAsCoAsEoEtroEbierta gastadaHrotaEsueltaHsHch" +
	"illoEnieZcucituraA apertaGda rifareJsaltataJeA aperteGda rifareJsaltateOelloDnta de google bloqueada" +
	"Tgoogle bloqueadaUrda rotaFsDoA secoGpoA soloIsta arrancarNffAieClinksHirAA secFvreEoioDpA ringAsGim" +
	"Drb damageGrashFed rimsItainsEo circuitoMscinetti andatiGda cambiareLrumorosiQhionAsFtodiaAGtlery ma" +
	"rksKs in and outKoutFting outKzarnej liscieJyA ekranKesciEterechDyEuc dymemFpapierosamiLwilgociaLyAA" +
	"steByCzczeniaBeEonaByHtaZdAAA apres un modele deTaAA affilareHggiustareKcambiareIerroArAeAsHigienizz" +
	"areKmpagliareKmettere a postoPproblemasCiHulire beneLraddrizzareKeimpagliareJncollareJstaurareDoGvis" +
	"ionareDeIicolorareGndizionareLucireGdipingereJelettrificareNfareDoderareImettere a postoHin ordineGs" +
	"estoPpagliareJncollareIparareFristinareJulireGsaldareGuolareHtappezzareKverniciareMsaldareGegnaleFna" +
	"lEinalDstemareImacchiareHnettoniJostituireLbAeiDchbodenHdAa de siGs de siIo de siGs de siJjeClAlaZda" +
	"lle casseeGfissureeIhsGmageAdEenCp damageGmarksFsmellEtainedJskaBiAeFnadaAsCoAsEdo erroHificadaAsCoA" +
	"sEouA seJneggiataBeBiBoHiA da acquaFliquidiMoA da acquaFliquidiNoA por aguaEliquidoMsA por aguaEhume" +
	"dadHliquidoOsAA le gout deKson jusKrk spot on screenNtainGenedGsABta non scattaMe doesn t changeOwon" +
	" t changePvonDwca czesciJnyDysDeAAAA forma intermitenteSgeest gegevenOadZdead as a doornailNboardFch" +
	"annelHmotherboardLnoteAsFon arrivalKpixelAsGsave batteryLpotAsEtockFzoneHboiteAeAsCsEleBiCwyDrocheAe" +
	"AsCsGut de champignonAsScals abimesGwornHtiAeAsCsEenteredEredGhireAeAsCsCureAsHir siFkelDlare perduF" +
	"voleIencheGoAlleAeAsCmentA des lentillesOsFsDoracionAesGdaAsCoAsDtionAsGeAeZdecoloreesCsFusuAeAsCsGd" +
	"oreAeAsCsFepCfaillanceAsDtAeAsCsGtAeAsCsDutAsA esthetiquesQectAAeAnCiveADoA esteticoJsA de funcionam" +
	"ientoResteticosMsBueuseCxADositeAsJitoA de fabricacaoEoKesteticoJsA esteticosMuosaAsCoAsHktAAeAAmABn" +
	"ABrABsACyZdefonceAeAsCsErmacaoCionAesFoesEdaAsCoAsDtaBeBiBoCzioneBiGeAdBeAsCsCiertAeAmBnBrBsJraichiA" +
	"eAsCsIgat des eauxJs des eauxMorgeAeAsCsFraded batteryOiAAxou de funcionarJligarNjado de encenderIfu" +
	"ncionarPron de funcionarRo de andarFcargarGencenderIfuncionarJirIkielekCkaFselElAAAaminatedA solesIi" +
	"ngConJesCikatnaZdelikatneBieCyFteAeAsCsDveryFlAAaAABeAAnEmAAarrage difficileNeA difficilementNmalErF" +
	"iBoliertAeAmBnBrBsJnAAimA transferLtAe partidoIdBllatura irregolareQi cortiHo cortoIure abimeeLs par" +
	"tidosLsCunciato come rubatoLrubatoGsmarritoRodorant marksMfleckenHranderHplaqueAeAsCsGourvuAeAsCsGui" +
	"sErAAailleur torduNechaAsCoZderechosEgleAeAsCsElieAeAsCsEnCretidaAsCoAsIsAAAaccordeAeAsCsHfinaAdaAsC" +
	"oAsHjustadaAsCoAsEeFlinhadaAsCoAsIpareceuCidaAsCoAsJrgenteAeAsCsCureJbotadaAsCoAsDmentoGouFcalibrada" +
	"AsCoAsImadaAsCoAsFrrega muito rapidoMrapidoGsozinhoNscaAdaZdescascadasCoAsDndaAsCoAsEradaAsCoAsEilla" +
	"daAsCoAsKqueFelleAeAsCsEntradaAsCoAsIoladaAsCoAsDgemDmentoFndoEoridaAsCoAsFuDnchadaAsCoAsCuraFeAsCon" +
	"AesGozco la autenticidadPsi es autenticoJoriginalNu autenticidadVradaAsCoAsFsidaAsCitoDoAsEturadaAsC" +
	"oAsDndoJriptionZdescuadernadaAsCoAsHradaAsCoAsJdeCencajadaAsCoAsGuadernadaAsCoAsNfaz seFez seFiadaAs" +
	"CoAsFondadaAsCoAsIgarradaAsCoAsEoAnAesDsEstadaAsCitaAsCoAsEoAsEeAsGhechaAsCoAsFilachadaAsCitaAsCoAsE" +
	"oAsKignAerElveredCingHntegradaAsCoZdesintegradosKk diver marksIingIliga do nadaHsozinhaBoIndo sozinh" +
	"oOucidaAsCoAsFstradaAsCoAsJniveladaAsCoAsJolidariseAeAsCsKparejadoHedacadaAsCoAsHgadaAsCoAsDndoseHll" +
	"ejadaBoHrfectoAsIintadaAsCoAsHortilladaAsCoAsKregadaAsCoAsFndendoEidaAAsACoAAsAJreguladaAsCoAsJseche" +
	"AeZdessecheesCsErreAeAsCsFoudeAeAsCsGtenidaAsCoAsGineDraBeBiBoAzadaAsCoAsEosEuidaAsCoAsHvanCencijada" +
	"AsCoAsLtachedCingFlles de usoGesteticosMitoAsHectAaBeBsDintAeAsCsEnduAeAsCsErioracaoDdaAsCoAsDtaBeBi" +
	"AonAsEoDeAeZdeterioreesCsCoHu paneDroblemaJkAenCjeAsEtliche altersspurenMgebrauchsspurenPspielspuren" +
	"LtragespurenSxCvenu collantIe collanteNolucionFvoEuelvoGzAentriertAeAmBnBrBsMhlCiAAAafragma atascado" +
	"IpegadoFresoJmma bloccatoIincollatoQlA spottingKmantA a changerNeterEondAsFphragme bloqueGgrasNchtun" +
	"gAenIdAA notEnAA tEeAAciCd on meHsA fastEquicklyIeArDzCfettiA esteticiZdifettiniBoDoA esteticoJsaABe" +
	"ABiAAtaDoADuccioJgitalAeGneroDgAedCingDsA und dongsMkedEpintaBoFre seBiDcional puxandoOitaAsCoAsFt m" +
	"arksGyA varnishLsabled iphoneMc drive noisyLonlyEread errorJotEo saltandoJlorationFedADurationFedAA " +
	"varnishQfuncionHh warpFwasher damageOintegrateAdCingLjointAeAsCsEncteGk read errorMparaDlayA schwarz" +
	"IbruchZdisplayfehlerGportEschadenKonibileDleAsEvelHsaldataBeBiBoGestataBeBiBoHtaccataBeBiBoDhiCoEend" +
	"uAeAsCsForceCsionaFtedFressed finishGleatherGookKibution a fairePuttaBeBiBoFurbed gumLvanoDeltaBeBiB" +
	"oEotsExBzer seHlaAAA zlotej raczkiPugiCzejFniCoAAAA dokupieniaIpracowaniaKszyciaHrobnego remontuKj n" +
	"aprawyKych poprawekRer upperImalej naprawyZdo naprawieniaFyGotA affectKodnowieniaIswiezeniaLpodkleje" +
	"niaJprawekCkiHrzyklejeniaMregeneracjiJmontuFnowacjiJserwisuGkompletowaniaOwyczyszczeniaLmianyFpolero" +
	"waniaKraniaGregulowaniaNzacerowaniaKszyciaIbladaAsCoAsEecesDzDraAdicaAsGeByAmCzeEceAnaEde pixelAsIgy" +
	"A zipGiciEer upperHsAA notA affectA image qualityUcome withJimpactFncludeHkeep timeJsit flatNnAA tA " +
	"affectA functionIimageA qualityUbootEcome withHolEdrainZdoesn t get hotHimpactFncludeHkeep timeJlast" +
	" longIine upHmatterGshiftDowDit flatEstraightLtay in tunePtDtA helemaal nietsOniets meerNg damageGea" +
	"rAedCsFearsFisClaczamConaBeByGlAarsFmAmageAsFuCnAA tA affectGknow if authenticJgenuineHit s realJrea" +
	"lPnaCtCodBrAgebrandAeGroestAeEtDscheurdAeHletenGzaktAeEetenIsA zonder inhoudOjeEpBrado gastadoHperdi" +
	"doKtura consumataJpersaFrovinataZdorature consumatePso consumatoJrottoDvinatoIsbiaditoHcollatoHegnat" +
	"oGtaccatoGrappatoMures effaceesNzucamGsAA frotteGpasseGsierEtalamCemDwaByDepnaBeByGtyk szwankujeJwar" +
	"iujeLuble clicking issueJsIureFrado comidoGgastoGs gastosMzaineEeDzenAsDijnDzinaGraaienCtA stroefKin" +
	"s fastEquickAlyHvery quicklyQsnieciaBeDtaBeByGwerAs stickAingOehtCiAerDssCwnaBianaBeByEoAEieAd outZd" +
	"riftA no analogicoNende stickJtCingDsDllCppingEsCveA beltIobinki kurzuIy kurzuJnaBeByAchCmiFitAeDogt" +
	"escheurenMpped in waterLing outIs outHuckerCspurenFtelleAnHtBverlustJkarkaBeBiEujeFy leatherHrotAted" +
	" tiresNfujeFzwiAczkiIslrDuAAAasCct tapedIeA a serviceJfor a servicePffCidelijke gebruikssporenXllAed" +
	"CingFpeCraA pochissimoLnteEchgebogenEranntAeAmBnBrZdurchgebranntesGochenAeAmBnBrBsJlaufenAeAmBnBrBsH" +
	"egenAeAmBnBrBsHriebenAeAmBnBrBsGssenAeAmBnBrBsHostetAeAmBnBrBsIscheuertAeAmBnBrBsJessenAeAmBnBrBsIwe" +
	"tztAeAmBnBrBsJmesserIingDoCstA bagDcoverFinsideGjacketGspecksZdust spotsItzendFzaBeA slady uzytkowan" +
	"iaTiaCyAA luzHwaA razyFnascieHieCochCjeDunastuHye lossErunDtransferKmiCsfonctionneAlBmentAsRzbanekFi" +
	"adekCkaBuDlaAA czesciowoJraz naGtylko czesciowoJna zasilaczuSz przerwamiMcBjaAClEeciecyEkoDsiecAiuGw" +
	"iecAiuHnsyADurAaA po papierosieOmiCwaBeByAchFeAkCkaA po papierosieOmiDiA po kornikachJmolachMyZdziur" +
	"y po molachNwnaBeByEwiekAuHeAA andato perdutoPachCrbudsAEphonesGringAsFth humHsily fixedFrepairedMy " +
	"fixGten tapeHs tapeAsJbony stainJrecheAeAsCsCureAsJcailleeAsDuresIha humoFngeEtAA oder fakeEnichtJf " +
	"nepCietIeAAnBrBsCheidA niet gecontroleerdSonbekendKtA nicht gepruftNunbekanntHklarNkbugDeAnCigDlatAe" +
	"AeAsCsCsEorcheAeZecorcheesCsCureAsGneAeAsCsEuteur droit seulEuniquementQgauche seulEuniquementRseulF" +
	"sAHraA azulEpretoGnA bleuEnoirFpcDsAeAeAsCsEinEdgeA bruiseFumpAsFknockAsGwarpDearDhiteningKsDicionEt" +
	"ionEzioneHenAA oorbelGschoenJfecto arrugadoIcraqueladoKdesgastadoKenvejecidoKrotoIkt postarzeniaPfet" +
	" craqueleIuseDvieilliIto consumatoIraqueleIinvecchiatoLstrappatoGopicciatoMusuratoHvissutoMilochageD" +
	"eAeZeffilocheesCsHriteAeAsCsGi lockedJgareAeAsCsEratignureAsJenureAsGisureAsHzemplarzA bibliotecznyN" +
	"eByKicheDertDghtDnAAAbandEeAAAmABnAABrACgebranntAeAmBnBrBsIdelltAeAmBnBrBsGrucktAeAmBnBrBsIrissenAeA" +
	"mBnBrBsIstaubtIigeZeinkerbungenJrissAeFschaltenIwandfreiIzelneArA ohrhorerFringHschuhHsDteileJsenCkr" +
	"atzerJjectAsDmplaresJkranA czarnyHieCuEspresA do kawyIuHlAAastic goneEis looseIperishedJo lassoIque " +
	"detenduIs detendusRectricAoCqueHktrischEycznyIment separatingConLyFttricoGvenEfBimeAeAsCsElasCesCosE" +
	"mA cacosFfaltaFpaneDessimo estadoPailAabplatzerJlabplatzerNbacadaAsCoAsEiadaAsZembaciadoAsGlagemDjeD" +
	"lageAsHoloradaAsCoAsIrague gastadoHpatinaKyage a changerPoideredIueAeAsCsEmelesFousseAeAsCsGpanadaAs" +
	"CoAsGenadaAsCoAsDmentoGoAuDrraAdaAsCoAsHfangEoeiradaAsCoAsItyA case onlyOnAA defautGlambeauxHista ne" +
	"graLmiettesFlle morceauxOpanneFun seul lotHolo loteNamel chipEdamageGlossJcaixaDjaCrdidaAsCoZencardi" +
	"dosHeinteAA seuleGsFnderFiendeAnGlencheGogidaAsCoAsDoDlheuCidaAsCoAsGntradoGreCstoErasseAeAsCsEvaAda" +
	"AsCoAsHuadernacion flojaFsueltaTdommageAeAsCsIfantDerrujadaAsCoAsDmentoFndoEouHocaCnceAeAsCmentAsFsF" +
	"riaEganchaBonAesHsgandoHineA management lightUorduradaAsCoAsJravedZenkelDmohecidaAsCoAsJnegrecidaAsC" +
	"oAsKrayeAeAsCsEedadosFgistreIsembleGtailleAsFrtreAeAsCsGhaltenGopeCrtadaAsCoAsEouFrata acquaHo liqui" +
	"doLegaDo aguaFu aguaEhumidadeIumidadeLupidaAsCoAsHvioCoiEraAfleAeAsCsCureAsHbeBijClindetAeAmBnBrBsIs" +
	"tuckGeditaAtoHhaltenFebliche gebrauchsspurenYkenntFneuertZerneuerungsbedurftigAeAmBnBrBsUr 99DaticAa" +
	"llyIeur afficheeMo de leituraLr codeEde lecturaLe di letturaKobiettivoKs de lecturaNi di letturaPsat" +
	"zDetztFvanDworbenHsAaustaBeBoFbeicadaAsCoAsHoiceladaAsCoAsIrceladaAsCoAsJuracadaAsCoAsJceBlusaBivame" +
	"nteIoErita a boliIo a boliMelsohrAenHmplariHfarelaAdaAsCoAsDndoEouGeraDoladaAsCelaAsEoAsZesgarcadaAs" +
	"CoAsDndoImagadaAsCoAsDmentoHlteFpatifadaAsCoAsIortilladaAsCoAsJsimetroIressoFuma cedidaGdesfeitaJs d" +
	"esfeitasHterioradasMpara cambiarSquenta muitoGndo muitoMrdaAsCoAsFinaAsCteAeAsCsHsereDiBoreEtAA coll" +
	"antAeJaAA pegadaBoHcao de cargaMdoAA pobreFruimHladaAsCoAsEladaAsCoAsFouDnZestanBoBteDeBilhacadaAsCo" +
	"AsHoADojoADragadaAsCoAsEouA seHopeadaAsCoAsIucheDfadaAsCoAsItAaitCtAA d usageA normalOmediocreHoyenI" +
	"ched coatingMeBichettaGkettEquetaBteHuiAA ladujaceLykietaHuArAoAsDxCvenAtuaisClAeAsCiDeelCllGrything" +
	"A togetherRidenti segni d usoEi usuraRziataBeZevidenziatiBoBureLtlDwentualneBieCyJx bibliotecaADhequ" +
	"eMjewelleryEryHlibAraryHmountGbibliotecaKcellentFptCssive playLhangeFluAdedDeBidaBoDsivelyJemplaires" +
	"EreAnIploseAeAsCsGtraviadaAsCoAsDmosKzelsoorCrenJfaA fumoEi capricciIpalliniJrumoreGsaltare il conta" +
	"toreMla correnteScattare il salvavitaTintilleJun rumoreKbrycznie nowyNcadeDe idEile a changerJda cam" +
	"biarePsimileGturaBeFde marksGdA bezelFhoodElabelFspineZfaden gezogenIscheinigAeAmBnBrBsKzieherIingEh" +
	"rradDtA hochEnicht hochOibleA autonomieKsEencageGledA motGingDsA toFr condition onlyQtAA disjoncterJ" +
	"u bruitIla mise au pointQsauter le courantRun bruitLkeA designerItanEdBsA haveElackHturaFlhaAndoDsDl" +
	"aAbaCnAdoDrCen apartFoffGing apartFto bitsEpiecesNoAsCsBt ab und zu ausNimmer wieder ausQmanchmal au" +
	"sPsaAsCchungAenHeBiAficacaoZfalsificacionAesFoesEdaAsCoAsDtaBeBiBoHoA contactoDttoId autoreJsCyfikat" +
	"AyHzywaBeByFtaAA alguna piezaMde contatoHmanutencaoKtintaFvernizJlimpiarAloJun botonFcachoFtornilloH" +
	"rocitoEzoGa cartaFfichaFhojaEpaginaEtaDiedraDzaKbaCmBnA algunas piezasOcartasGfichasGhojasFpaginasGi" +
	"edrasEzasGtrozosHdoCteAsEs de chapaBillaIpolicromiaPvaDouEmigliaEliaCleZfamilyEnAeAeAsCsCnoDr from p" +
	"erfectNbaAbplatzungenKriebEsplitterungenPeBubertragungLverlustAeIyDstCtherDica a partireMgueAeAsCsFt" +
	"oBuraFultAsByADsseA fourrureImarqueHsExA contactAsHuirEdesignerIfurDleatherKzAendo barulhoOechaA mal" +
	"FoAsEderbruchHorDhlenAAdAeAmBnBrBsErA im fehlerspeicherSanzeigeHcodeEmeldungJfokusFstelleZfehlstelle" +
	"nHtAAeAilAeDnFjkClaturaBeFeAeAsCsCgenDlA apartFin waterIoffFted in placesMing in placesOureAsFmmeDnd" +
	"aAs na madeiraNilleAeAsCsFuAeAsCsDteAsErAmeA malEtureA eclair hsKsGo al logoFla melaKirEnbedienungAJ" +
	"seherGroA fundidoJugemBnsBtaBoAsJssurataBeBiBoCzioneBiGeFuchtigkeit eingedrungenNsschadenZfeuillets " +
	"detachesQwCibbiaEca em loopHpiscandoHretaBoHhteEetsDl tireFaments de champignonsVi tiratiIo tiratoIs" +
	" tiresHthyCrAaBeBoEnanced and blockedRd my onHeBgerabdruckHprintIishA checkingDsGlossJo de cabeloJex" +
	"postoHpuxadoHritureGs expostosIpuxadosKreA damageAdIsCing crackFfaultElawIma di appartenenzaQdoCtoEs" +
	"t copyIschiaEsuraAdaAsCoAsDsBtionFeAeAsCsFuraAdaAsCoAsDsFtsZfiveAlaExedA lensEpriceHr upperIingAFlac" +
	"kertFke offEsCingEshACt batteryHtireAsEyreAsGtenedGwAsDeaA biteAsCtenHbiteAsGckAenCigAeAmBnBrBsGki d" +
	"o wymianyNtriAeAsCsFickeringDsFkkertFnke gebruikssporenStsDohmarktGjaAsCoAsDod damageJppy jointsKuAe" +
	"AsCsCwersFugrostFssigkeitsschadenSoam da rifareJrotAoEsurrounds rottedZfocaBusAesFderaEggedCingDyA h" +
	"eadlightsNli scioltiGtaccatiLs upFkussiertIldableEed cornerAsLha soltaGs soltasLnctionneAAA malDpar " +
	"a coupsLque sur secteurPuniquement sur secteurXlAleDntACrIe avulsoHsCtCotA missingKrAAataBeBiBoDelli" +
	"niBoGgeryEnirBtaBeBiBoEo nella telaMroCseA gebruikssporenOoriginaleMtepianFi segni di usuraStoAappar" +
	"atHcameraGmetroA no funcionaRsDundAation marksFstainZfourAniAeAsCsDrureFtcodeEmeldingJxedA paperIing" +
	"AAFracassataBeBiBoDeAeAsCsFtureAdGis a prevoirMmeAAbreukHncobolloHges abimeesLkenwatchItumataBeBiBoH" +
	"tturataBeBiBoHyedA flexHingDsCzzledGeeAzesEiAnAsA a changerHreglerLos ruinsJmde apple idJn apple idN" +
	"na pocoGiA da cambiareIregistrareKsistemareOoAs gastadosMtA divotsHsA lowZfrettes a changerJcreusees" +
	"IuseesLidgeDedBrt einHgoriferoInge lossEwornIpeAeAsCsCpeAeAsCsEsst banderKttingFzione slittaLzy hair" +
	"JoisseAeAsCsFmA a fakeGfakesHntA focusesKtherDteesCmentAsFsEuxaAsCoAsFp lockedGsperreIusciaBiBoGugaA" +
	" de oleoIsDitAeAsEllAyACminataBeBiBoHmo dallo scaricoQncionaAAA as vezesImalDregularZfuncionabaCmAen" +
	"to intermitenteSnAdoDrFtionAalCeertEingADsGdaABidaAsCoAsFfBghiA nell otticaHe lentiOoAsCusAbefallJkc" +
	"jonalnyEujeAHtion eingeschranktOierenCtAAEsfahigFtuchtigHunfahigAeAmBnBrBsPzionaAAA a volteHmaleEogn" +
	"i tantoKsolo collegatoJunAaIun solo canalePmento irregolareKsaltuarioPnoBteDreIori servizioIusoHrAAA" +
	" lossFadaZfuradasCeiraEoAsEinhoAsFnierschadenLoA de tracaJsDse blownHsCteralAAuAFraBoCterEßEgaatA s" +
	"teeds uitIroefGvanzelf uitMjeAsFbkiDfasADins minutesHtimeIlkaBiDmbaBeCepadEmelAEntBzCrabateadaAsCoAs" +
	"FosFgeCnderenFtiA authentiqueMaBeAAreAnCtDrA siDeCscoDtaA autenticaLo autenticoMzadaBo autenticoZgar" +
	"antizarCoDoCziaGsketDt pelo tempoFusoJadaAsCoAsDsEtAenDucheBiAeAsCsFve up the ghostNtaAsGbpCdybyACzC" +
	"zieEearAs skipDlipApingMbanntAeAmBnBrBsFrstenGlahtDokkeerdA door providerOeJrauchtDntAeAmBnBrBsGekAe" +
	"nEochenA weißGeAmA weißHnBrBsA weißMkenA witIuiksaanwijzingKslijtageZgebruindAeA pagina sPutstAeG" +
	"corrodeerdAeLdeuktFeft de geestIeen foutHrrorFgeen beeldFteken van levenXnAA beeld meerKgarantie op " +
	"echtheidTeluid meerLinvloedHteken van levenRrbtEfalschtAeAnBrBsIundenGgarandeerdJenlichtblendeLstuck" +
	" fehltOhauseAA ohne objektivRvendAeGenCfaltenGtA einfach ausKtwas nachEvorJfalschGimmer ausDwieder a" +
	"usQleicht nachLstandig ausIrk nachKungenauHvon allein ausKselbst ausRigeCst aufgegebenLerbildJkauftA" +
	"AElebtEnicktAeAmBnBrBsHochtZgekrastFlangtAeAmBnBrBsGekte batterijenPijmdEockertAeAmBnBrBsIuidEmaaktD" +
	"ldeFneraluberholtAeAmBnBrBsOuineAFoxideerdAeJpflegtFildBltFquollenAeAmBnBrBsJrafeldAeFtBuschAeAntwic" +
	"klungQcuresFeinigtFpareerdHstaureerdJviseerdIinge reichweiteOssenAeAmBnBrBsIschenkAtDurdEnitztHpAlit" +
	"tertAeAmBnZgesplitterterBsJrongenFungenAeAmBnBrBsKtauschtGestetFragenEiebeAschadenMs very hotLvlekt " +
	"door vochtQwartetFechseltJhost imageFtouchAesIingHiaccaEbt kein bildMcleur boucheMftAedEg bagFlding " +
	"lossErubbedGwornJt lossErubbedGwearDornHng verlorenLoco eccessivoNraAdischiGnoDlsDtaarCraBeBreCyEven" +
	" up the ghostRlasAbreukDuchFkorrosionIringenHpilzEranderFotDsA ring marksKsicknessJesADurrisseIze fl" +
	"akeAsGlossZglaze popsGing wearIuurbarstenHfoutEschadeLebokaBiAeFichlaufschwankungenUiAAtchAesCingDyF" +
	"osne lozyskaJikAAAaABiABowGveCwkaEue marksFresidueIdA backEtogetherNnawedEiazdaBoFonAsEocciolaAmento" +
	"LdzinEes in and outNlaBd wearFabriebHpeA lateralIcitoAsFsBtazoAsIma despegadaLma a terraHforataGscol" +
	"lataKeA a terraHda cambiareKecolleeIfiniteGlisceFseccheKndoleAeAsZgondolesFeA missingHstickyGwalkabo" +
	"utJyellowIfiaBeBoCleAeAsCsFodBgle lockedGslotJrdurentaAsCoAsIeA di umiditaNt lostEwetEeaBoAsEugeAdBs" +
	"FrAaA jednym kanalemOtylko jeden kanalSbaCcchiaAnoBteBiIde aaaGffiA di gattoJataBeBiBoA dal gattoLur" +
	"aBeFettiAniBoDoEniCoDikfehlerJisseuseCxGjaCmofonAuGndAeBfatherZgrandmaBereDotherGpaDnyDsAaBientaAsCo" +
	"AsGseAsEtisDvaDease spotAsEtainHyCtCen line onDsFresidueKnierEsilleAmentAsKtadaAsCoAsDs no couroNibo" +
	"uillagesEeAeAsCsCisIetaAsEfadaAsCoAsEfAeA par le chatMsA de chatKonneAeAsCsFureAsA de chatOlleeAsCpa" +
	"inHmeByCnceCdAerZgrinderCing noiseJsCzeDp coming looseMdecolleIadaAsCoAsEpataBeBiBoDeAeAsCsFoene str" +
	"eepJzeligAeHove wearIsAsAeABmutterGvaterHttyDund humDloopIßAeABmutterGvaterAsJubbinessFyDdentaBoFnd" +
	"rissFe linie im displaySspanGyfAieCuDzbiecieDtEejeDybA na soczewkachOaBek w obiektywiePyFuanteBoA si" +
	"ngoloLranteeAAdGnizione della testataNtestaHiZguarnizioni da sostituireWstaBeBiBoEbi olejEpolaczenie" +
	"KsynchronizacjeOzasiegJidaoConDtarAeBraCsFm disturbanceMmed upHnked upFyDtAeAmBrDzikAaBiFwarancjaBiA" +
	" zeGtowacBnaFujeKhaAA bisogno diKperdido colorFel banoMso coloreLreso umiditaNsmesso di funzionareUt" +
	"irato le cuoiaQarbarstAjeAsIlijnAenGrissAeFscheurAenCtjeAsMbenAADceA chispasHruidoAsGsaltarGun ruido" +
	"JnDdAZhadA a hard lifeLbetter daysNfteAnBtCungFgelschadenKir is frizzyKline marksGsHkeligAeAmBnBrBsG" +
	"kenDtClasAujeFbesDfBlmark wornFs rubbedNsA kromEverdrehtJbreukDuchFketteGtA die stimmung nichtSkeine" +
	" ladungOveDmmered finishMulcaBeA nie lapiaJpiszczaHslabeHowDecFndA distressedLbagAsDemaltGgemachtHle" +
	"A gluedFoffEidingFsDmadeEs looseGchoenDuhFtascheGvatDyAman specialNgtA losZhangt sich aufLno giocoFs" +
	"messo di funzionareYperendAeEingAenFtErd caseEto startJcover copyKlyACwareA tarnishAingQshly cleaned" +
	"NsAAA a punctureKbeen lostJcome offIgone tackyKto be plugged inRlo do biosHna biosKnA tEtAAA schon b" +
	"essere tage gesehenZhat viel spielLteDusBt parleur creveQveAAA to jiggleGwiggleKnA tEingEy que ajust" +
	"arGrreglarAlaBoKbarnizarIcambiarAlaBeBoIoserAloHengrasarIlavarEijarDmpiarAlaBoJmover el cableJloZhay" +
	" que pegarAloGintarAloHonerleHrepararAlaBoHstaurarAlaBoJvisarHsoldarGtapizarAloPzeByDdmiDeA perdidoI" +
	"adphoneAsAGset playHtockA breakFrepairNtA markAsGingDsCvilyA playedKyDbbenEcha anicosGpedazosHtrizas" +
	"IoA anicosGpedazosHtrizasHs anicosLeftAClA dragErubDtip missingIs missingNsDirloomFssCztDld on withH" +
	"together withNwith tapeLpCmos perdidoLndiduraAsHgselEkelspurZherAdadoEeAdadoEnciaFitageDeDkentErenCu" +
	"mbreBosaAsCoAsJsteldFuntergefallenGkommenAeAmBnBrBsQtACidroliseHerroA fundidoMlo sacadoFueltoHs saca" +
	"dosGueltosLnchadaAsCoA por humedadMsGgeA remnantAsIsplitEtartingIthinAsGs crackedHstartingNsAsAingFt" +
	" and missIor missKoekAenCje afGsCge actieIhenschlagJja sueltaHs sueltasLldA a chargeIchargeHsA a cha" +
	"rgeLeZholesCguraEzAwurmAbefallMmageDbreDeBmageDeDngoAsEodA fadedHpsDrizontal line on screenWlogeAban" +
	"dIs d etatEusageHserviceKseACt pixelAsGwaterGpixelGudt geen ladingOrsCseBingDseDtrotDwormGweverGp lo" +
	"ckedIsBucza lozyskaLele a quemadoJmalFlas del tiempoQile sur les lamellesTtClleADmeaBdadesGidade naA" +
	"sJmingEsCndidaAsCoAsDmientoAsLydrolyseBisDzedKiAAAZichBloud attivoGbloccatoFqueadoJgesperrtIlockAedG" +
	"non rimossoHsupprimeMslotDperreGvergrendeldIrouilleQdea ifDlAnaBeBieCyAmFe ofFrolisiHfAAAfyDglaBeByC" +
	"nore l authenticiteUhrerBsEkBlAAoscEmAA eimerFkonvolutIlieferumfangNageAA remanenteHtentionKmBnA fan" +
	"tasmaIquemadaMballoDrcataBeBiBoHei blacklistedJoccatoEkedEqueAadoJgeblokkeerdJsperrtIin blacklistMre" +
	"portadoMitacaoZimitacionA buenaFde marcaJesFjaA futraFskoryHeBiCoesEtAieAsConA deDenCsFzioneA diEiIm" +
	"agineGpactA damageHsEerfeccionAesGtionAAsAGzioneBiJolverataBeBiBoIrecisaBoEsoraDsoraGimanteEeDoperly" +
	" cleanedQundaAsCoAsGnAA blacklistHoccoGcortoFdie jahre gekommenSeen koopIfrantumiAIhet water gevalle" +
	"nSmille pezziLtausend teileMhe manner ofNwater gelegenOalambricoIuthenticJbegrepenZinceppataBeBiBoGh" +
	"adaAsCoAsFidentataBeBiBoIlAudeAdBsCingEidaAsCoAsEsAaAsCeAsCiBoAsCsCyeEollataBeBiBoFmpleetCtAaAsCeAsC" +
	"iBoAsCsHriccataBeBiBoFnataBeBiBoBuraBeHostataBeBiBoCzioneBiJustadaAsCoZincrustadosIurvataBeBiBoHdien" +
	"EestableHfeltrimentoFtaBeBiBoHiltrazione di luceJi d acquaGi luceTgedeuktAeGscheurdAeJiallimentiBoFt" +
	"aBeBiBoBuraBeJolfataBeBiBoGrippataBeBiBoIheritedHiciaDzio di funghiJfunghiLk markAsFstainGepingenHlB" +
	"tvlekAkenJnaBeAnAfutterIyAchEoperableDtiveJpaintingIs wasser gefallenQerateDvibileBiDleAsIideDolesEp" +
	"iradoZinspireA de la marqueNdACiertEowanaABeByAItabilAeAAmBnBrBsCiEndgesetztHsetzungsbedurftigAeAmBn" +
	"BrBsWruccionesGtion bookletIsGkcjaABeBiHuredFtaccataBeBiBoFsataBeBiBoFensief gebruiktMywnie uzytkowa" +
	"naBeByHwanaBeByPriorDmitenciaAsGtentAlyDzaInoEoBrouvableJundadaAsCoAsGtilisableA en l etatPzableZinu" +
	"tilizavelEzabileBiMvoiceGoBpadA disabledLhoneA disabledIunavailableRronA markHreparabileBiLsAA stukF" +
	"krzyEn tA thereItCpirataBoGsueAsEtAA wegEruzioniJtAemAsADsBv caducadaIdesfavorablePzquierdaAsCoAsKjA" +
	"aA nao ligaIteve melhores diasSviu dias melhoresNmelhores diasSarCck is looseJeAtEhrAeAnEkAiesCsCoAA" +
	"scA aaaDlustrzanaOmaisDmedEnte voileeZjantesEsBuniA parEeAsCsAsementA du vernisKsMeAan dechireHtroue" +
	"GsAA rotosFstrappatiBoKyAEdenA kanal nieIolczykIascieDtuGnaA z paryHkAzeEegoDoCochDwabDynieAFgoCjBsl" +
	"iAACtACweilsFzeliAFironesGob lotElotEintAs are looseJlooseKypadDstickA driftNuegoDnta de culataNrkCs" +
	"tCzDkaal gesletenJgesletenKbelAA do ladowaniaZkabel zasilajacyLbruchFlosFlaABuDffee kommtGmaschineMl" +
	"e plekAkenJkaanslagGblagerungenMfleckenHranderImeraAsCyDienA kotlowyMnAaal valt wegLl ausgefallenLfa" +
	"llt ausLpaByDnBteAnAabriebGschadenLpieCotAgebetenHteEpeCutAtAAeAAmABnABrABsAGrtki wypadajaLonA poDie" +
	"BkAaDuFssetteGttenkrassenKzenkratzerLumACzdaBeByEeeps crashingZkeeps disconnectingNfreezingIpoor tim" +
	"eJrebootingHstartingKtrippingHurning offPinAA bildsignalKdruck mehrKlebenszeichenOeAAnAA einflussImu" +
	"cksHrAAleiHlderluchtIlerAgeruchKramikEb damageGrashFedBnCingEnel panicKtteBingFyAboardA shineLedCsA " +
	"are shinyNicked the bucketPdsCedyCszenAiAeHlkaBuDnderAwagenIkAedCingDsDppeligAeAmBnBrBsEtFttfehlerGs" +
	"chadenKlamkaCraZklamryDpkaCpertFssischFycznyGvierEwiaturaByFszAeByGeberesteEuckstandeLrigAeAmBnBrBsF" +
	"tCeftDi sieEdBnAAeA chipsGmBnBrA chipGsEjacaA sieFe sieFyA sieHonaBeByEkoczeFmmtCtCpBurafgifteJverig" +
	"AeHockiDnBonCszAaEuczykEsprojectKnackeredEserDtDrrtCstCztEickAeBspurAenZknifeA marksIppert roodKster" +
	"tFttedFobBck offA versionMedCingA noiseJoffAsEsDpAfAeDtchenAbildungMwAA ifACwhetherJx lockedKobietaF" +
	"d bleduHfferACievlekIhleburstenKlaAtekCkiEbaByCczykAiBowGekcjaBiFkaA po szklankachPoCnierzAykHoA bij" +
	"eFrAuBzeEumnaByFmischeAsGorkaEpatibelAACleAsFybilnaABeZkompatybilneByAAIletAAemCtBuByEuterAaGt losGn" +
	"denswasserKnteDsolaBeBiEtakteErolerGvolutGpbreukFciCercieDtaBowkaEyEfhorerFplatteAnbruchNiaAABeAAnCi" +
	"CtelefoonJrekCkaCnikiBowFonkaBiDzjaBeBiEpusAuErodiertAeAmBnBrBsHsionGtsluitingKzakAiFraaktDbsporenHf" +
	"tige gebrauchsspurenVkeluryEnde potmetersZkrasAjeAsDsenCporenGvormingItzen beim drehenNrAnDigAeA pot" +
	"isGmBnBrBsEspurenIwedzAiAachDeHecaBiCukelsGimpscheurAenKtzeleienJom getrokkenKgetrokkenKneCtkiBo trz" +
	"ymaLusza sieEca sieHy sieIysztalGzeselClaBoEywaBeByFsiazekCkaA pobibliotecznaQiGtoraBeByAchGugelschr" +
	"eiberanstreichungenOstricheThlmittelverlustNschrankHtDlki na materialeQnstbontEenaar onbekendOleerEs" +
	"toffIpferDilamACemZkupilemDonaABeAByAFrenCtkaBeBiDzAschlussHuEwiatyDjtAgeraaktMlAA uniteGaAA pieceGa" +
	"dtA niet goedEmeerMt losGbelA wearIcciCerataBeBiBoEsBtsDkA of suctionLabplatzerCungAenMfehlerGingDkr" +
	"atzerHplatzerAHrisseFsAchadenIquer checkingDsGpeelAingHwearDornJznieDyDdder inDedFeAbuchseGgeratAFka" +
	"belZladerCiertAeAmBnBrBsEsDnaBeByCowarkaAABeBiAAGtA nicht mehrJur nochEsporadischQujaBeCngEger kapot" +
	"GschadeAnGpurenIgingDyCujeEid to boardKneCtonEkAbarstenHierAuBzeFschadeAsIlkaBiDmelle oleoseGunteFs " +
	"grassesHhuileusesPinas com oleoNpAaA blyskowaJdaCraDeAnschirmIkaBiCshadeFyDnaAdaAsCoZlanadosDsCcette" +
	"EuchA wyciagnietyMaGptopAaBsByFrgeDsAAcaAAdaAsCinhaBoEoAsDsCoAuDer rotGhesDquinhaAsHstA nachItAaA sw" +
	"ietnosciMchCen losFr imitationMonDufmascheAnHtA nicht durchKur am netzteilIstromImit netzteilQruckel" +
	"igIungenauFregelmaßigKundEten ausJzu langsamNtsprecherLeAA cayo aguaJentro aguaLakAedA batteriesMin" +
	"gDsByA capsEpadsHtherZleatherA crackingIdryDis crackingRciBtureEzCderAAarmbandHbandErisseHiglichGwie" +
	" dzialaJo dzialaGtrzymaKeArAeA ovpDverpackungLrBsCkartonHssporenGtA geen discsFgamesMvouwAenIftA air" +
	"pod onlyLbud onlyIearbud onlyLone onlyIshoe onlyMgAatura allentataJlentaFrovinataOeA doosEverpakking" +
	"LrAeAsCsDgeA maleFraBeBiBoEitAimaAsCoAsGnoCoBsCichtAeAmZleichtenBrBsFderDnenEkkaAgeDe bandAenHndAeEi" +
	"A luzEchCeCoCtCnAsAA capCreepFerrorFhoodEseparationLdopDesCloslatingJschimmelHeparatieKtaBeAAsCiAlle" +
	"AEoDpi sieEaca sieFe sieFy sieIkaBiAeEsAAeknickAeGrillenHionataBeBiBoDiFuchtenBtGvantamientos de pin" +
	"turaWeAsCou quedaFtomboJwaBeZlewegoCjCyAmDzardeAsHiabilityFleEbrary markingsIstampAsEickersMettoEoDc" +
	"hthofAeErandigAeAmBnBrBsKzbaA sztukIne slady uzytkowaniaWdABegekuhleHstCveBiDftingFgaBeraAsCoAsEhtAA" +
	" seals goneJtainingGruckHly playedJningEweightIne roseEverteBicaleKs a l ecranJsur l ecranLvertesCic" +
	"alesPjmrestenGverbinding losPnen in het schermSkeCmbs looseIe scaleGscaleGitadaCtaDedBeCiertZlimitie" +
	"rteFowanaByHpiadaAsCoAsEoEnAe down the screenPon displayLa en la pantallaOsullo schermoNverde sulloI" +
	"ticale sulloQs en la pantallaOverticales enQe sullo schermoPnBs across the screenRon displayHscreenG" +
	"the screenNthrough the screenVha na telaIs na telaLie na ekranieLn im displayNngDkeArBsCsCoBseAAntre" +
	"nnungMpstick stainMquid damageGspillGe renverseOsaBeBiBoBta negraHingAsEki przyslony zaolejoneWras n" +
	"a telaNtAtleEvraisonFeA avecGoElanta dobladaIsGoAAadAsDchAerZlochfraßFleinErigAeAmBnBrBsGked to pre" +
	"vious ownerTrEdowkaBiFgicielForaBeBiBoEmbadaA soltaKo danadoFescoloridoIpegadoJfatigadoIgastadoHroto" +
	"HngA goneFerEokalikeAGp di avvioJtA achterGonregelmatigMsnel leegIteeds vastJroefGvastHseA canvasGha" +
	"ndsFinputFjackDointsGpageIrnetkaFoCsAAeA blatterHseitenHs minutesHoilDpressureIsuctionHtimeEwaterIge" +
	"komenFlatenFraaktFtorndHsA of platingZloss of veneerKeAA airpodGbladenCzijdenKcassetteIdiscEoorbelGp" +
	"agina sJsDtA elasticityKits bounceGshapeJshapeEichDuctionKtAeBspurenGtoDud noiseHrdDvelyEw compressi" +
	"onLfretsFpressureIsuctionJzyska do wymianyKwyjaLubBfterEidsprekerJme lossEmissingHrotFinaireHnettesA" +
	"GridaBeBiBoEsterkoEroBzankaHzcza sieEca sieFe sieFy sieHenieEy sieJvaCxuryEzA vermelha piscandoSnaBe" +
	"A kartkiIyCowCuje sieHyZmaAAAAA luzEaktCrBtCcbookEchiaAAtaBeBiBoDeBnettaFolinaBeIhacadaAsCoAsGenCoui" +
	"lleAeAsCsHtCizaBoDkeAnEdeAraDreDeBgagnaBeElia tirataLhltBwerkFoganyA stainMiAlerAsDle fileeFtireeGs " +
	"tireesLnAspring goneMsAAonEjaABorDkeA up marksJlBsA a noiseZmakes noiseHup marksFstainJingEl contact" +
	"oIfuncionamentoEientoOolorEtenutaBeBiBoHaAndataBeBiBoGconciaBeBiBoGeBfunctionAingDsGzionamentiBoNha " +
	"caidaFpuxadaJmessaBeBiBoFos oloresJridottaBeBiBoHtratadaAsCoAsGechaAsCoAsHutkaBiAeFyAchEmaAnCieCyCnc" +
	"aAA un bottoneHcanaleGpezzoEiedinoHtastoGa cartaFpaginaZmanca una pedinaFietraGviteGo strassLnoA alc" +
	"uni pezziMbottoniHcarteFdei pezziJpagineFezziEietreGstrassGvitiGteABiCzeA di coloreNvaAnoFhaA de agu" +
	"aEcafeCnetaGgorduraGrasaFhumedadEidadeIlejiaFtintaFvinhoCoIdaAsCoAsDsA de oxido en hojasUeA recolleH" +
	"voileHinhaAsEtaAsEouEdoACetteAsFgasCe les bandesKpar le chienNlAexemplarIstempelJia i nastriInastriG" +
	"olioFto dalle tarmePucchiataBeBiZmangiucchiatoJledDoCicheCiBoA imbarcatoJsvirgolatoNgliaBeFkamentAyG" +
	"ementAenHietAyFoApoleFquantAAeAsCsEeAA d aspirationLe pressionJs piecesKun boutonGpiedEstrassHe page" +
	"DieceCrreFressionIvisIntCsAA de placagePteauClDualAAeDbrioEelAlEyCple stainJrbleACreDcaA de boliEcop" +
	"oEquedaFumidadeLsAA da idadeHe aguaEbatidaAsZmarcas de boliAgrafoJcaidaEolaCposFdentesGfitaEhumidade" +
	"IidadeFleituraHmordidasIquedaAsGusoFo tempoIevidentes de usoQprofundasJvisiveis de usoSheAAA malGiAa" +
	"BoBtaBeBiBoDoCginaliaHkAaBetCiBsAACmoAlBrCurAuEquage ecranJes d humiditeIusageADureGe chuteFvieFu te" +
	"mpsNtwaA naturaIeA pikseleJyA pikselHch pikseliNynarkaHs condicoesKselloEiccioEfBvZmassiveBholzHtilA" +
	" combadoMt burnFching pairKerial a descascarMfehlerLrycaByEt gewordenJe stainGdEu cheiroFontactoDtoH" +
	"funcionamentoNodorFvais contactAsJe odeurMxed outHyA be repairableObeAEdm actifBvoFttivoGlockedGslot" +
	"DperreJeAcaniques duresNcaniche da cambiareKureMhacenieEi sieGnic specialJzmAuIdiaAnoDoBumEegeleverd" +
	"JhrCiaBnAAeAAmBnABrBsElecandoFquentaAsCoAsIladaAsZmelladoAsCuraAsFsEmbranaBe dechireeIperceeKes lach" +
	"esMnAgeCsAagem de erroLje de errorOrcadilloFtinoGeCsAAaBesCiBkaBiAeDsage d erreurKgio di errorePerCi" +
	"ngFtAAA pen geschrevenPalAlAoCowyFe ruidoAsHkBrA is offGreads offMkaBiCte a fuocoLuAA perfilIzczyzna" +
	"GzaEgielkaGiAA tiendaHaAAlAaDcro rayasCureAsGiscosGscratchZmicro scratchesKaranazosIfoonEgraffiAetti" +
	"EoHrayasConesEureAsGiscosFrayasGscratchesMecBdzCliCsiacAeDecyEzaEgaAwkaA sie zacinaKzacinaIiEhtCocze" +
	"FjnCkrofonDrysAkiCyEzarysowaniaNserAaFldewEnhaAA lojaHimaleBnaBeBieCyGorA chipHtCoAA armadioJrrorA c" +
	"opyEqualityMsAA productosJshapenHalignedHcutDe en securiteNfireAsCingGlaidZmisplacedGschienFenBsChap" +
	"enFingAAA battery coverMeadsEitsDuffersHcardsEhunkEouplingAsIrystalsIdecalsFiceEfeetDiguresGootDring" +
	"eGkeycapFnobsFpageCrtAsEerfsEiecesFlatesFrongFrhinestoneAsKubber feetLscrewEequinsGnapDtickersGoneAs" +
	"EudsFteethEilesEoothErimJtAedCingEuraEtAAAeAeAsCsCgeliefertHnommenItelExed lotFrElynekFocnaZmocneBoA" +
	" eksploatowanaBeByNuzywanaBeByHwysluzonaBeLyDderately playedMgeruchGnAeBoFedaCtA gemaakt wordenMrein" +
	"igd wordenMpareerdJschuurd wordenNmeerd wordenPschoongemaaktNvervangen wordenRenA vervangen wordenVf" +
	"adaAsCoAsEentoEoAsDgaBelijkFlabyDbyCicherweiseKobyFhoCisAiAeAsCsAsureAsHture damageGinsideGmarksMjAA" +
	"aABeAAgoACjABmuEldA spotsZmoldyCe zjadlyIla rottaItoA usataBeBiBoFvissutaBeBiBoLmBnAA dressingIvesti" +
	"aireKateDedaCtaByCyA back if fakeEit is fakeVitorAaByFogram removedNteBhAsCreErdicchiataBeBiBoHd pel" +
	"o caoJaAsA de cachorroOelaAsEoAsDlleAeAsCsEscoAsDqueadaAsCoAsKs fenduAsHchAeAmBnBrBsEdoodEicataZmors" +
	"icateBiBoBureItA de chez mortNaAsCeAsCiBoA del tuttoJimprovvisamenteQsCsDsiadzDeznyFsaAsDtradorHt de" +
	" passe biosNfailureIeurA grilleGserreJgaatjeAsHh and wearIbitesFdamageGeatenFholeEnibblesFpsFedBrCin" +
	"gEoAcyklAaFrA fundidoHgoneEnao pegaJcycleFeA da rifareJfusoGradDschadeAnJtenbefallGfraßFgaatjeAsFte" +
	"nFlochAerGschadeAnHvraatJuillureAsZmouldAyDnt burnEmarksIsses a changerHrefaireJmortesLvementHvement" +
	"FilBmentoFngEyenDzeBliwaBeA zeEyGroziDugaEucho tuteHkyDertaAsCoA del todoJsEscaAsFfAfaBe geurFltDigA" +
	"eAmBnBrBsGgreBientaAsCoAsIitas marcas de usoQoA gastaAsCoAsKjerDmBnecaDzeDsiBsA erganzt werdenPenCte" +
	"DtAinessFyDteBterZmuyCyACn affecte pasEnt pasNy est plusIsont plusMaAA czesciHadA openGldCm op schut" +
	"bladPbylemDtyEchAahmungGbauAtenFildungHgebautAeAmBnBrBsGdunkeltAeAmBnBrBsJmachtAeAmBnBrBsLdAAaAlCdar" +
	"ciaDtaBeByFelBrwal sieFnaBeBieCyGgnilaBeByEryzionaBeByA zebem czasuUkruszonaBeByIlamanaZnadlamaneByG" +
	"palonaBeByFeknietaBeByIrdzewialaBeByJszarpnietaBeByKtopionaBeByHwyrezonaBeByJgebouwdAeGmaaktAeHrywaF" +
	"htA aufgegangenLoffenGe gehen aufJoffenJilsDjlepsze lata ma za sobaXked unitIlezyDotAemCyA rdzyJmaak" +
	"De in penGon flyleafKwritten inNoAAA abre bemHfetaAmFguenta cargaMquece bemKcarrega maisLentrifugaKd" +
	"a imagemGsinais de vidaKlA de vidaNvideoIfecha bemJgaranto autenticidadeUelaEleCmantem a afinacaoRpu" +
	"xa aguaJreconheceZnao sai somGegura a cargaGfinacaoIcargaKi a senhaHse e originalRtira aguaLprawaABe" +
	"BianaByDeBonaBeByEyAEuchnietaBeByJroznikAiBuGtyDss gewordenKzAaBeByjnikAaIt gewordenJomiastGura mort" +
	"aGl stainGeza muertaMe morteGza mortaMwetEeAA donne aucun signe de vieSplus l heureHsigne de vieXlit" +
	" pasClusIpossede pasClusMreagit plusLvidange pasClusNcesitaA ajusteFrregloAsIbarnizEteriaHlavadoFimp" +
	"iezaImantenimientoNpilaCnturaGuesta a puntoOreparacionZnecesita repasoEstauracionKvisionIun lavadoGr" +
	"epasoHa limpiezaQsitaA de arranjoHlimpezaHreparacaoHstauroGvisaoJi cureEmanutenzioneMpuliziaHrestaur" +
	"oGvisioneIiparazioneLuna pulitaNmanutencaoDzioneMpuliziaHreparoEstauroGvisioneIiparazioneNeGkA bowed" +
	"EreakFis twistedKrepairGtwistGlaceGeAdA to jiggleKingDleCsAA a beltEcleanFdustEfixDgood cleanAingNju" +
	"mpEneck resetIw beltIpolishGrecapDfretEhairGset upDupEharpenGtitchGtune upHwashDipeFdjustingJbeltsFd" +
	"escalingZneeds dry cleaningMfret workJgluingGheelingHloveEmendingHneck resetIw beltAsJpolishingJre c" +
	"overingIgluingGupholsteringMwiringHcapApedCingHfretEgassingGlueingEingGhairAingGeelingHsolingFtoring" +
	"HupholsteringMwaxingFiringIsetting upIwingFharpeningJome workItitchingJtruingFuning upJwashingGeldin" +
	"gGorkIgenDinBtherFkbreukGlAAlaADmABnhumAAaAFpApeDssunAA segno di vitaOaABoAFttoyage a prevoirNeZnett" +
	"oyeeAsCsFzteilAAGuAA lackiertJeArCfAABmaticos gastadosQnBveADverA authenticatedOaEwACiAbbledBsCingGc" +
	"AAeBhAtAA auffindbarKfunktionstuchtigQkomplettImehr daBer schonsteLie schonsteMheißFtaufrischJvorha" +
	"ndenJwasserdichtLzu gebrauchenSsicher ob echtOverkehrssicherNollstandigHzahligIrhandenKraucherAhaush" +
	"altPsDkAsCotineaanslagNeAA banglaFuduje cisnieniaQchlodziGzytaFdaje oznak zyciaPo spraniaImyka sieZn" +
	"ie drukujeGzialaA jeden kanalMjaA klawiszeLlAaBoIgraBzejeFwarantuje autentycznosciZnie kreci sieJlac" +
	"zy sieHdujeA sieIpie zasieguNmaCnadaje sie do uzytkuUodczytuje plytMpalaDompowujeKtwiera sieLpompuje" +
	"FsiadaFtwierdzona oryginalnoscZnie reagujaBeA na dotykQssieDtartujeHwiecaBiGtrzymaGuruchamia sieNwia" +
	"domo czyJdzi kartyJem czyA to oryginalSrujeFlacza sieEja sieLplywaAjaHstajeFykrywaHzachowal sieKmyka" +
	" sieIsysa wodyJwsze dzialaGlaczyFzaskakujePnam haslaLcoCdokonczony projektQmagaAjaHzialajacaBeByKest" +
	"etycznaBeByKkompletnaBeZniekompletnejCyAchCmKnteDoryginalnaBeByKpranaBeDzyjemny zapachQrowno pracuje" +
	"NspieralnaBeByHrawdzonaBeByFnaABeAAgoDyAGtetyEzczelnaBeByItAA aanwezigIcompleetImeer aanwezigIbijDco" +
	"mpleetIde mooisteKte vindenJwaterdichtOooi meerJop echtheid gecontroleerdZniet rijklaarIschoongemaak" +
	"tNte stemmenKvan invloedKolledig meerOestowanaBeByJuwAe accu nodigKbatterij nodigSwielkaBiAchCeHzach" +
	"owanaBeByInaczneByEnaA autentycznoscPe hasloZnieznanyGgdyDkotingeruchGspurenLlBneBgunAAaABoAEoBtendo" +
	"Gtki grzybaKxABzCoAAA afectaAnGutenticoCficadoNbattery coverNcambia la fechaOentrifugaJhargeFonserva" +
	"BoIda la horaHsenal de vidaIes de vidaResaguaHes autenticaBoJoriginalLfrenaFgarantizo autenticidadMl" +
	"a autenticidadZno holdAsFidea if genuineHrealLnfluyeHla encuentroLo encuentroKnger presentHturns onP" +
	"marca bien la horaSpasa del logoMlayDroof of authenticityUuedo garantizar la autenticidadZno retiene" +
	" la cargaQse si es autenticaBoJde oroGoriginalLson originalesTigns of lifeNva bienIceZnochACdoaAsDze" +
	"DgaAlCiCirciAeAsCsEseA cancelingDlingKreductionLy bearingsIjackEpotAsIm ecritFinscritHsur la pageMbr" +
	"e escritoHpuestoKe do antigo donoOscrittoKnAAA autenticaAtaBeBiBoDoGhentifieAeAsCsMcambia dataKentri" +
	"fugaJomprometteLda alcun segno di vitaTsegni di vitaQe autenticaBoJoriginaleLfunctionalKgarantisco a" +
	"utenticitaLl autenticitaXenuine batteryHdisplayHscreenOinfluisceBonoLoriginaleBiJposso garantire l a" +
	"utenticitaZnon prende la caricaQregge la caricaOoulantAeAsZnon roulantsHunnerGscaricaGegna l oraKo s" +
	"e autenticoJe autenticaBoJoriginaleLoriginaleJsia autenticaBoJoriginaleNveraBoIno originaliOtrovo pi" +
	"uJva piuHeBfunctionalKnaBoCrunnerHpeCrBsekCkiBuCtraDzonaBeByFtA authenticAatedNcoolingHdrainingIgenu" +
	"ineHkeeping timeMlighting upLoperationalLpowering onKresentHreal designerNspinningHure if authenticJ" +
	"genuineHit s genuineHrealHs realIrealMthe real thingLreGaAtki na marginesachTe a matitaGpennaIbookEs" +
	" in marginAsHthe marginsRhingAEiceDreZnousBveauFvaBeAlCoACwAaABeAAgoDiutkiFoczesnyHyACyerDzAaBeBkaBi" +
	"EuAAeAAstraEvaABeBoADmberedFeradoDiqueEoAteFmeriertIncaDovaABoADrA bodyEdas geratFhandyIer linkeFrec" +
	"hteJie kameraFonsoleHovpHein airpodGohrringHschuhJgeratFkameraErtonFonsoleHlinkerGmit netzteil zu be" +
	"treibenYodulFnoch ein kanalZnur ovpDrechterHverpackungMssbaumHylonFoAAAakA stainIbAAA echtDs echt is" +
	"tHin original istTsCcasAachDieCyDieranaBeByHdarciaBeDtaBeByErapanaBeBiaCyHerflacheIgryzionaBeByIicia" +
	"DektywAAAemACieCuAAByFttivoAAGjanaBeByEtaBeByDjectifAAEktivAAAdeckelZobjetAivaBoAADoBsEluzowanaBeByI" +
	"racaBzkaEzAAuAByEsAtrueAeAsCsCidaAsCoAsItarciaBeDtaBeByEluczeniaAmiDeAmFonaBeByFkl sieIuradorA preso" +
	"JteurIudowaBieCyFwolutaHccasionFhialiAGhoCulosEzko w rajstopachRdAAAbarwienAiaAmiDeAmFonaBeByHiorZod" +
	"bioruDte naroznikiOchodzaca farbaJi farbaFlakierMzytujeHdAamDerAwanaBeByFur d humiditeJe caveDigaret" +
	"teJmoisiFrenfermeItabacIpersistantePkleil sieEa sieFo sieHja sieEja sieGnieEonaBeByGsztalceniaBeEona" +
	"BeByJurzaczAaIlamanaBeByFupanaBeBieCyGmowil posluszenstwaOa posluszenstwaUnowionaBeByHorAe di brucia" +
	"toIcantinaGhiusoGfumoEmuffaFsigarettaJumiditaHvecchioNurDpadaAjaDlAaBoDlaDorny na zarysowaniaZodpowi" +
	"adaAmyFedzialnoscNrutaBeByCwa sieHyskAamiDiAemDowCujeEnietaBeByJrapanaBeByFestaurowanaByMspojonaBeBy" +
	"GtajacaBeByDeEwiezonyItwarzaGziedziczonyMfAAA hetA echt isHorigineel isPijEertyEfAAiceDnetFggettoFlo" +
	"szenAiaAchKniska rdzyLhneAA echtheitsgarantieRfunktionIlebenszeichenNstromIrpolsterHringAeFstopselJi" +
	"l leakEon bladesGthe bladesNstainGy apertureIbladesZoitoDkladceCkaBiFoloCpconaBeByGularowCyAA przeci" +
	"wsloneczneXl auf den blendenlamellenPlamellenRdA mothErepairAsFstorationJtouchesKerDej na listkachNo" +
	" nas laminasOie op de lamellenLhet diafragmaRlekkageIgAeAmBnBrBsDo sulle lamelleQor a cerradoHguarda" +
	"doIhumedadHmohoEquemadoHrancioGtabacoGviejoKverlustIm op te knappenOaCnAA its lastA legsJway outLthe" +
	" blinkKbruikbaarJceBleDderdelenFhoud nodigKstrepingenMulazioneJeA airpodGearbudGshoe onlyIpeaker onl" +
	"yOkelDlyZonlyA chargesHone channelLworks plugged inKwhenNtA disparuIbrakCeektDkenAdHstemdAeHvindbaar" +
	"HolledigIzeDokBrbelFpA te knappenLaAcizzataBeBiBoHkowaniaBeAmCuIenAedCgebarstenHhaaldAeGsprongenKsBt" +
	"DgeknaptFzwollenJhalenFiekaczFsCknapbeurtA nodigLperCrojectLladerFonaBieCyDroczCgramowanieMticalDkBq" +
	"ueEykaBiFrAazCdenadorFrCinateurIecchie agli angoliKlle pagineZorecchinoA singoloGpaiatoOilles percee" +
	"sNlhas de burroOiginalAA oder kopieJu copiaFreplicaLeAA al 100IiA al 100Hta non garantitaRkartonGver" +
	"packungMeelA of nietEreplicaNleHologioGyginalA czy podrobkaIreplikaMemCnaABeAAgoDoscAiEyAAmDyIsAad z" +
	" kamieniaNemka na koleMiemDle uszyHmiuDobnoEsidataBeBiBoCzioneBiJtruitaBeBiBoEzyFtarcAiaAchCmiDeAmEt" +
	"aBeZotartyEherDrasCosCzymalemDnyHtimeBoDoAneDurataBeBiBoAreIwartaBeByEieraAjaIuArBt of shapeFtrueDun" +
	"eIil nuFrages du tempsMsCosEvreEvalCerA polishedIwoundGheatAedCingDsFpaintAedCingHolishedIverhitAtin" +
	"gKwoundHpA ohne inhaltOwnedBrA inscriptionQxidacaoCionDoesEdaAsCoAsDtieBonAsspurenMiertAeAmBnZoxidie" +
	"rterBsFsed contactsMzed contactsNoA del tiempoKen paginasLuEydationAsGeAeAsCsGpaarAAeDckAageBingA on" +
	"lyLzkaBomatHdAAlA dyskFaCnietaBeByFreCsCge detacheeIis looseImanquanteIissingHvolanteIsA coming loos" +
	"eFoutKdetacheesJfalling outLmanquantesKtannedGvolantesLina mancanteIs losEoltaEtaccataHueltaHsA solt" +
	"asFueltasKeA bruniteHmancantiIsciolteMiAaBllage a refairePntA chipElossZpaint lossesGsplashAesEtterG" +
	"otsGedCingFoBrAeAsCsDjaczekCkiFeczyna na ekranieSkietAuFle copieHliniFmiatkaBiGncadasCinhaHdeadaAsCo" +
	"AsGe eletricaJl damageJtallaA negraGzo azulFsFonA rotoFesA rotosIiFsADpaBerback copyJsADiAer jauniGe" +
	"BowCyErochAyDszkiHrAA intermittenceOaAA aproveitamentoNrranjarFeglarIbutowFchoquesGonsertarCoZpara d" +
	"e funcionarMglosnikowJkolczykowGumnGlimpiar a fondoPmanitasHnartEpecasEod szklemKrecuperacaoDrHparac" +
	"aoDrFstaurarCoGtapizarGirar pecasNsozinhoGpodniGtirar pecasLwodna podKchoquesHfusosFgonAuEmiCurtiFce" +
	"CeA chocsGcidaAsCoAsFjaCsCfaitAeAmentIumDkeerschadeJremplerHschadenIou de funcionarPpadeaFt missingI" +
	"eA a faticaImancanteJs quebradasMi mancantiJculas de poLdaAsCoAsDjBu seFsA missingKyBzyDsAZpasA auth" +
	"entifieAeAsCsEqueLsur de l authenticiteSe de l authenticiteWun vraiFe vraieKekAACkaAABiA na ekranieL" +
	"emADuCo a mejor vidaOsage de vitesses difficileWs soulignesOcode lockedLe de couleurKpar le soleilOd" +
	"BeBgginoFndDword dimenticataLlockedIt unbekanntJvergessenPt its bestJiglie finiteLllas gastadasPujac" +
	"aByDeA doGy na ekranieNtaAsCchyDillasEna lossItern fadedFwearKypalEznokcieIcAAsCe quebradoJarlAsEca " +
	"quebradaJsAA quebradasMcaBheZpedaisClesCiBsAByDrinhas faltandoQelingA stickersOga partidaIdaA con pe" +
	"gamentoNde antiguoLsCoA con celoEpegamentoNde antiguoLsDjosaAAsACoAAsAGou aguaEfogoHs slipHintAureGk" +
	"aAjaDlAaBoCniecAiaAchCmiDeAmEtaBeAgoCjCyAchCmHladaAsCoAsEeA a descascarMeAsCsCleAA seccaHicciaFt sic" +
	"hZpeloA de roturaJen la porcelanaPfalsoGs de caoDgatoJtillasHucchiFzCn markAsFstainGcil marksFnotesJ" +
	"dantDienteA de reparacionErKsueltoHsGulum missingOquenaA taraFsA faltasGtarasIoA defeitoIsA defeitos" +
	"PrAA hobbistiIpezzi di ricambioRricambiHsmanettoniLceAeAsCsBuseEheDd de l eauDhuileLe acquaEguaDriaD" +
	"spirazioneLliquidoHminutiGoleoCioEpotenzaGressaoCioneJqualche minutoPu a corFcorDo banhoErilhoIseBuc" +
	"caoJidaA de aceiteZperdida de aguaEbrilloGcolorFpinturaGolicromiaOsA de aceiteGpinturaGolicromiaQoA " +
	"el colorFdoradoKsDmosDo colorFel banoEcolorKtaA d acquaFolioFi acidoDquaFcolorazioneGeGdoraturaIolio" +
	"JeA di coloreGdoraturaPuAeAsCsBtiEeAlCfectAaAmenteGlyCoDktCttaAmenteGoEumAeByEhapsEishedA tiresEyres" +
	"IingGlaBe manquanteKnBsCyCmutaEnaAsDoABsaZperseBoA il coloreJla doraturaOte d aspirationKeauDhuileGe" +
	" matiereHpeintureMs de matiereHpeintureQssime condizioniMo estadoGstatoLtA damageHeAeAsCsCitA nettoy" +
	"ageKeAsCsA accidentsJdefautsMuA d autonomieMtBventFwienDnaBosciEyDzziAAA mancantiKoAA mancanteNhanto" +
	"m touchAesMresEoneAsDtoAsFianinoFcadaAsCitaAsEoAsCurasGcolaBeBiBoEk marksFwearFguard wearZpickupDota" +
	"zoAsGtureAdBsGeAcAeA manquanteKsAA manquantesJissingHperduesKieBuCzatka bibliotekiMi biblioteczneRec" +
	" bibliotecznaRdAAeBiniA mancantiMraCsCgataBeBiBoDheDknaBeByDlAA secaGniadzeEedzyGrde aceiteFguaDireE" +
	"fuerzaGliquidoHpotenciaHresionHsuccionKreA manquanteKs manquantesOscionekCkaItaBraA mancanteKe manca" +
	"ntiLyCzaA perdidaIsAAA perdidasZpifouDlaAsCe couleeGlossEwornFsA couleesHont couleMha fracaFgastaFva" +
	"zouGsA vazadasDramLledCingDyCot doDaBemEzAbefallInchadaAsCoAsFode onbekendNeBholeAsFk line onDsHtada" +
	"BoCrrajeadaAsCoAsKuraFon manquantJekEqueA de versFs versJeAsCsBteAAeAsCsAEreAsA d humiditeQracka kop" +
	"iaJtedFsca vermelhoLton bloqueHi bloccatiKs bloquesNttedZpitted fretsIingFwnicaByFxeis mortosJl bruc" +
	"iatiBoImortAiBoEuertoGquemadoIes muertosHquemadosLfehlerFoutenGsA mortosCsLlaca base muertaGquemadaM" +
	"muertaGquemadaIge decolleHmanquantIsouleveLcatura andataGconsumataRgiatEkbandrestenKkerigAeGtCmAaA n" +
	"ie schodziMmiDeAkCkaBiCyA nie schodzaOntAagesEsDquettesHsticAaBoA meladoJkAowyEqueFzczAaFte wornGine" +
	"BgA lossIte bandFm reifenInspielerIr reifenZplattfußGyA wearDornFed with conditionRing upGsA too fa" +
	"stEslowIwith noiseLtationHwornGeaseDckachDiDsnAiAaEurageGi de marcheKeAeAsCgueAsEsCs de marcheLureAs" +
	"FnBugAged upHizigAeFsA aucun signe de vieSd aspirationLe boiteFnoticeGpressionLrien ne s allumeTytaA" +
	" winylowaKyEneuA a platGcarecaGdegonfleIlisseGmatici da cambiareSsA carecasHlissesGvaziosLoAA acumul" +
	"adoJdentroFzwonieHkolatkuFnserwacjiItakcie z wodaQna lenteGprawieZpo no interiorLpozarzeGrzegladzieL" +
	"remoncieGnowacjiJserwisieIwypadkuHzalaniuFwilgoceniuNbazgranaBeByHibliotecznaBeByKtaBeByDrudzonaBeBy" +
	"Ica aspirazioneKutonomiaJbateriaHfuerzaGpotenzaGresionDsioneJsuccionJhesBtte abimeeGfendueMketDoBsCd" +
	"AAartaBeByEciekaEzasEeAmBriaDszwaAchDieCyFgrzewaGkresleniaEonaBeByIniszczonaBeByAmKobnaBeBieCoByEpis" +
	" wlascicielaZpodrapanaBeByFdzewialaBeByIedumbreHiaBdaAsCoAsEobaBekCionaBeByEkaBeBiFszewceCkaBiGuszka" +
	"BiFzespolyGiurawionaBeByLeiraA acumuladaJinternaIs na lenteNtskrassenHsporenJfalowanaBeByIgieciaBeDt" +
	"aBeByEnieciona okladkaQryzionaBeByIigneeAsFntureFsseuseCxGjedynczaBeAByIkazuje bladKer chipsIretlaBo" +
	"EowcaCiecFywaBkaZpokrywkiCyDzywionaBeByJlAbutyEecamDrowanaBeByHiertDllaAsEpiel peladaLsh lossEmarksG" +
	"edFowaDskaBiCterEuzowanaByHvereBosaBeBiBoFoArientaAsCoAsKmazanaBeByFpAaBeBkaCtA niet afJyDniewazEszc" +
	"zonaBeByIteirosFinhos pretosMos de acidezGpoeiraOobcieranaBeByHgryzanaBeByHijanaBeByGr battery lifeM" +
	"cosmetic conditionSrepairZpoor suctionHtimekeepingNtCpekanaBeAjCyAchHisanaBeByFlamionaBeByHped seamD" +
	"tapleKrawnieFzecieranaBeByHtieranaBeByKs and clicksLul sieEa sieFo sieGtaBeByFqueAsErA repararIcelai" +
	"nAeDnaByDlanaHdzewialaBeByIosAeAmBnBrBsDzrywanaBeByIqueDtAaAbleDdaCfilterCroGsBtilEeAeDwanaBeZporwan" +
	"yEysowalAaCnaBeAjCiaCyAchCmIzadnyEellanHsiadaAAjaAFbleAmente originalOsFsibleByA genuineNtageDrzepie" +
	"nConaBeByJzarzalaBeByItards qui crachentRenAciometro ruidosoHsucioGs a rasparIsuciosQtiallyEometre q" +
	"ui cracheLs qui crachentWziometri da pulireJrumorosiIsporchiSi kratztHs kratzenKluczonaBeByHmeters k" +
	"rakenNrebbeEzaskanaBeByGebnaBeByCujaBeHs are scratchyMscratchyKwierdzicConaKuca pressaoHsuccaoIhZpou" +
	"ndsDpeeDrAAraitDiAeAsCsBtureHssetteEiereAsBuseCxJwaznaBeByEerA adapterHbankDrickFcableEordEleadEonCs" +
	"upplyHsA off by itselfRichrowanaBeByIdokAiEerzchniAaHscEyciaganaByFeranaBeByHginanaBeByGpadkowaByJza" +
	"AciaganaBeByIni sieEejsza kopiaNolklaBeA kartkiIyAchGstaje ciemnyFzarnyJleIradBteado gastoLwaZprawdo" +
	"podobnieJziwaBeByFeAgoCjCidlowoFeCyAmEe shrunkHcioBsaA de arranjoHbateriaHconsertoIlavagemGimpezaHma" +
	"nutencaoKpilhaFreparoAsFstauroGvisaoKser lavadaAsCoAsHtrocadaAsCoAsNmFisCnd du jeuDretardJl humidite" +
	"LeAnDom ecritFinscritLsaBentAeArDza di funghiJfunghiLoA acquaHsure markAsFspotJumablyHttyDvious owne" +
	"r s nameMrepairLoir batterieIchangementKdes fraisJfreinsGpneusFremplacementKparationZprevoir revisio" +
	"nItravauxHun nettoyageKe revisionRzentDzoEiceA clippedKngosaAsCoAsEueDtAA crackedCingIis crackedKpee" +
	"lingIedBrCsDs l eauDhumiditeMva diEe diEi diEo diFxA casseIo stuckGbablyDdoDlemAaA eletricoJsA de en" +
	"cendidoPeAsCiBowCsByFductCktAionsfehlerOfessional repairPumoEgiA do szlifuLowCramAaBmaBeGject pieceI" +
	"kt do dokonczeniaRto de restauroQofCperlyEreDstoCzeZproveDzebarwienAiaAmiDeAmFonaBeByHita detkaFopon" +
	"aKchodzonaBeByHiekaAjaHdAarciaBeDtaBeByEmiotowCyGgnilaBeByErzewa sieKkrecony gwintLzywionaBeByJlaczn" +
	"ikHmalowaniaEkiHpalonaBeByGrdzewialaBeByIywaAjacyHzutekCkaBiGsiaknieta dymemHe dymemHy dymemOkakujeG" +
	"tal chodzicHdzialacHgracEswiecicIa dzialacHgrzacFswiecicJo dzialacJy dzialacMylkaFtarcAiaAmiDeZprzet" +
	"arciemEtaBeAjCyAchGopionaBeByHwodAAuEzACodAuDyAciskAiBuFdalaby sieKkry zapachKpalenAiaBeEonaBeByFisy" +
	"wanaByLudelekCkaBiemDoA poEuEloDedeAnDnte levantadoNrtaAsFidaAsCoAsEla faixaHitaBeBiBoADled perfAsFs" +
	"titchGthreadAsKs in fabricMsanteBiEeiraAsEraEveriseZpulveriseeAsCsImpAAeBtA nicht abMncturedGtinaA d" +
	"a cambiareIsostituireRo negro en la pantallaYoBppeDrchasedAAGseDscily szwyJtaBeA pudelkoIgoCjCyCzcza" +
	" szewGone oczkaBoNtjes inGzspurenIxadorFzzaA di bruciatoIfumoEmuffaKleFylki w obiektywieSqtyCuadrant" +
	"e ristampatoOtoFlcheDidade aaaIta 1 1DaaaDspecchioJt 1 1Ge 1 1DaaaDmiroirIyA 1 1HmtDntidadeEtaBeByFt" +
	"reBoCtroFebradaAsCoAsZquebrouEda en negroJn en negroMima oleoFdaAsCinhaAsCoAsFoAsCuraAsGouElquesFma " +
	"aceiteHdaA por cigarroMsCoA por el solLsCuraAsHrciaEstaBoDtschungIickCdBetschenCtGzaAsGrabiscadaAsCo" +
	"AsEoAsGchadaAsCelaDinhaAsCoAsFoAsCuraAsFsCouDzceCkaBiEdAAerDfeligAeDtDfreddaZraggedAyDrinzitaBeBiBoJ" +
	"hmenAbruchFschadenLidaAsCoAsEjaAdaAsCoAsCuraAsFsDladinhaAsCoAsHentiAeAsCsFladaAsCoAsFouDmaBceCeBkaBi" +
	"CmeltEponiertAeAmBnBrBsJyCndAbeschadigungMchipEfehlerGnotizenHom restartsIshutdownsMschadeDlagHgefin" +
	"derGndoFtCpeAeAsCsDreZrarelyDoACsgadaAsCinhaAsCoAsFoAsCuraAsFoCoAesCnAesDsBuCunoAsFhBpadaAsCoAsCuraA" +
	"sFoCeAsCoesCnAesGt rodEatouilleItleAsCingGubkopieGchgeruchIschtFya de boliHen la pantallaPdaAsCoAsCu" +
	"raAsFs en la pantallaQzoAsEeAeAsCsCitaAsEonesEureAsFzZraz dziala raz nieRcaCdzaAwe plamyHy nalotJewi" +
	"ejacaBeByDeGyDe gluedFstuckGacondicionadaAsCoAsNdA errorsHsCgeertA niet op aanrakingWierenCtA nicht " +
	"auf beruhrungYujaBeElAA dealEor fakeKboots itselfLuiltFcalentamientoMebiCiptCvedAEntlyEptionGhangeEn" +
	"ungEteArBsCsDognizeFllageAsEeA au scotchKeAsCsEndicionadaAsCoAsItionneAeAsCsJheceEnaitEoceZrecordCus" +
	"uAeAsCsFuAerdoFznieFd dead redemptionProtEemarrages intempestifsRe en boucleJseulEtout seulQialedFon" +
	"doEucao de ruidoLcion de ruidoNtion de bruitQembolsoFplazadaAsCoAsJnteladaAsCoAsGoileAeAsCsIfaitDini" +
	"shedHrettedFigerateurDorIoiditGundA if fakeIed if fakeMrbishedHses toIgaloDeneracjaEowanaBeByJistraF" +
	"lage a prevoirNer kratzenKuedEulatedFmmedGichweite eingeschranktVfenA plattJncollataBeBiBoHicia sozi" +
	"nhaBoIndoZreinigung notigCwendigQssverschlussMßverschlussNkawAicaBzkaEeCyElayCinedDureEogioDjDmaind" +
	"er markIs blackCnkFdarkInenceGblokkenGourseGiseA en etatLmenA slechtKontoir casseLteA managementNved" +
	"EplaceAeAsCmentEsGt slechtJndu l ameIoveAeAsCsCierungsbedurftigAeAmBnBrBsTwacjaGtoilageDeAeAsCsHpain" +
	"tedErAAedA headstockJneckHsADracionEdaAsCoZreparado con celoJsDtieA nodigHonAA a prevoirNurAA erford" +
	"erlichMnotigCwendigKbedurftigAeAmBnBrBsPeA a l agrafeLeAsCsCiertGeats onGint ancienHsFintado por cim" +
	"aMeAsCurasHlacedBmentAFingFicaAA 1 1Dde primeira linhaRexactaGprimeira linhaPsBtCheDkaAAsBtAeDeBiCqu" +
	"eAsGondCrtado como robadoLpor roboMed lostEstolenMrendsEoAducaoCcionAesGeZreproducoesDtieAsConAsGkcj" +
	"aBeBiDtionAenHzDsDuestoGquerA reparacaoHstauroLiereDresA attentionJrestorationOingHsecaBoCmblesCingG" +
	"rvaDtAuje sieJidu de colleJeBi di adesivoHcollaFscotchLo di collaKs de colleMstantGoled badlyKpaldoE" +
	"ondAeCsabileBidadAeEtaBeFleDvelEibilityFleIquebrajadaAsCoAsLsecadaAsCoAsDmentoHquidaAsCoAsHort casse" +
	"Gs cassesZressoudeAeAsCsGta indietroIneraBoFrts itselfIuje sieJuracion antiguaIes antiguasPdaAsCoAsD" +
	"taBeBiAeobjectGprojectIon a prevoirIncienneIvisibleIs visiblesJobjektKoDeAeAsCsCi visibiliJertAeAmBn" +
	"BrBsDungsbedurftigAeAmBnBrBsLobjektNo anticoGvisibileNe bloqueGde colleInoirAeGs de colleLi di colla" +
	"KorationA projectHrequiredOedA chipErimHs de adhesivoIcalCintaEolaAEetiquetaZrestos de pegamentoFtin" +
	"aOrikeEuckEztki klejuLtardeEirada de pecasOouchedCingHreciAeAsCsEoAvisorIventadaAsCoAsGtement collan" +
	"tPiradaAsCoAsFsadaAsCoAsEeAeAsCsCie nodigHon a prevoirJempfohlenJfalligGnotigCwendigKataBeBiBoDe sca" +
	"dutaQicambioEricaFevutoFhiedeEtigEketyEoniatoDoCosceFrdoFdipintaBeBiBoBuraBeIuzione del rumoreSecht " +
	"nach kellerGrauchFzigarettenPverbranntZriemAenAADnCfattaBeBiBoEoderataBeBiBoIgaAtaBeBiBoBuraBeFhe su" +
	"llo schermoNverticaliKttaBeBineGtA airpod onlyLbud onlyIearbud onlyLone onlyIshoe onlyNlegaturaA len" +
	"taOm bumpAsFchipEnibblesFckAsGane indietroIneraBoIborsoFpicciolitaBeBiBoLncollataBeBiBoHgA marksFwea" +
	"rFwearFtelataBeBiBoHp inConDarataBeBiZriparatoA con scotchNzioneIpedA jeansIled pagesKrendoEoduceCzi" +
	"oneBiJsCsca no ecraIdaAsCoAsDldaDs naBo ecraKoA naCprofundoJsA naBoCprofundosJvisiveisMpondeA maleKq" +
	"uinhaAsCoAsHsAbildungHeAnCigAeAmBnBrBsFtampa pirataLrettaBeBiBoHtardaEenzione immagineQiroDsCvernici" +
	"ataBeBiBoIted repairNoad rashFrashGbeBiAaCleDceZrocesDdaAsDestAigAeDplekAjesDkenHvlekjeCkenGormingKg" +
	"AachDiBuCidaAsCoAsEkAuClamento ruimFs gastosOled spineKmanDnaBdA de verreJs de verreLfleAmentHgeAeAs" +
	"CsDosaBoDzaBioEod knipperendMkgeurEluchtHpeyCyCsicchiataBeBiBoBureKtAansatzGbefallFlasenGfleckenGraß" +
	"FigAeAmBnBrBsEspurenFtellenZrot houtFaAsBtesEitoAsEoAndoDsCtaABeAA plekFdBnA foamHiAAngDoABuraBeEura" +
	"AsEweinfleckKueAsCgh around the edgesQconditionJshapeIilleAeAsCsCuresHlements fatiguesQndCsseursEiAe" +
	"AsCsFvinataBeBiAnaBeBiBoDoGwerAuByDniezFzadaAsCoAsCuraAsFmientoAsZrozbitaBeByAmFchwianaBeByFybotanaB" +
	"eByIiagnietaA gumkaHeByJdarciaBeDtaBeByFerwanaBeByFschnietaBeByJgrzebanyIkleja sieEja sieGnieEenie s" +
	"oczewekNonaBeByHladowuje sieKtuje sieJozone gabkiLupanaBeByGmiarAuBzeGonAesEpada sieEjaca sieFe sieF" +
	"y sieLeknietaBeByHrutaBeA szwyGyFregulowanaBeByKsechl sieIypujaca sieFe sieFy sieHe sieJzarpanaZrozs" +
	"zarpaneByGczelnionaBeByGpionaBeByKtrzaskal sieFnaBeByJwarstwia sieFeniaBeEonaBeByMubbedA decorationK" +
	"giltEhallmarkAsJjacketGtransferKrA feet missingMgrips looseOingFckeltDseiteHedaAsA desinfladasLlisas" +
	"Kg losEgineFidoA de superficieNextranoIs estranhosJrarosJkt naar rookJverbrandLlBstDmoreBi straniIos" +
	"aBeBiAtaDoGnAdBningA fastEroughFslowJsA and stopsJbrieflyHfastDor a fewZruns lumpyFroughFslowEthen s" +
	"topsMtergefallenMotaA da centrareNeA da centrarePstA bubbleAsHpatchesHspecksEotsGedCingDsByA grayCey" +
	"Ein placesJstaplesMysAaAchCmiDeAkCikAaDkaBiCyDzadkaBiEesyCziByFsAA arreteA tout seulFe seuleSecaille" +
	"AntIffritentImietteGnleve par plaquesRteint au boutHsans raisonKeulAeFtout seulFe seuleSouvre malKaA" +
	"AA di chiusoGmuffaJber seBiGcZsaccadeAsGddleEgenCgingDyCsCis pas siAGsiEtenAlage zu hochQleAAAAsACis" +
	"sureAsHt damageHa el cambioGdiferencialOil salvavitaMla cadenaEtenaForrenteIluzHdaAsCoAAsEellaEo gas" +
	"toFun trozoJs de pinturaKgastosKvatacchi da cambiareVmA aparatGkartridzHorpusGsie resetujeFtartujeKw" +
	"ylaczaMaAA konsolaHsie wylaczaNen verkochtLmlungFoAA bodyEpudelkoHsie wylaczaMchodAuGsung account lo" +
	"ckedTtCndalDgleAZsangleDierungsbedurftigAeAmBnBrBsSsAA garantie d authenticiteXincidenceMpatoAAsEere" +
	" seGhir useIrroDtaBtelDzCuberDfAt abFgkraftFtA schlechtFwachKm offenHteA le disjoncteurPsEveA batter" +
	"y deadNsCoir siHw cutEcutEyA ifFballataBeBiBoGeccataBeBiAnaBeDoBuraBeHrciataBeBiBoHiadimentoFtaBeBiB" +
	"oBureIocconcellataBeBiZsbocconcellatoBureOrecciataBeBiBoBuraBeJiciolataBeBiBoJucciataBeBiAneDoBuraBe" +
	"KcaldaA troppoHnoEfitturaBeImbioEnAsCrabocchiAataBeBiBoDoIdinataBeBiBoGfBpaAA singolaJeCsa autonomia" +
	"NssataBeBiBoFtolaA vuotaHeDtaEendeCtrataBeBiBoDowanaBeByJhaafplekAkenHsporenIbigAeZschabigemBnBrBsFc" +
	"htelFdeAnABplekEsDkelaarDtA vanzelf uitQllplatteHt sichFerBtA sich einfach ausLimmer wieder abPselbs" +
	"t ausJtandig ausLvon selbst ausWungFrftCnierGeda madre bruciataImortaOef gelopenIgelezenEopenFtrokke" +
	"nLggiataBeBiBoBuraBeFetteHppertFrfje afGmA aan gruzelementenSata bluHfoutEoA neroHpt niet meerNurAen" +
	"CtjeAsHiacciataBeBiBoGntataBeBiBoGef gelaufenFesenIgelesenAeAmZschiefgelesenenBrBsKnaleFlferAsBtAjeA" +
	"sHvertjeAsImmelAbefallGfleckenHigAeAmBnBrBsEplekkenHtBvormingMlagstelleAnIuchEecht erhaltenMierCfspu" +
	"renGtDudert nichtMiesseBtDßeBtA nicht richtigTusselGmauchspurenKuddeligAeAmBnBrBsItzigAeAmBnBrBsIna" +
	"lleAnkratzerLrrtFodzonaBeByAchHenCnAeArCheitsfehlerNraapplekkenJmmeZschrammenCspurenIubenFoevenEtlin" +
	"gsfehlerOubladeFhAAeCtzumschlagLwachCrzer bildschirmQeißfleckenHgeruchGranderJrAgangigIundrisseKiup" +
	"ataBeBiBoGoccaDllamentiBoA delle lentiLlentiLtaBeBiBoEorimentiBoFtaBeBiBoA dal soleKuraBeInnessaBeBi" +
	"BoGppiettaBiiIrchAedEdataBeBiBoEticataBeBiBoBureJtch sulAlaDrEeAeAsCsZscrapeAdBsDtchA guardFplateGed" +
	"BsCyA glassFpotAsKeechesCingFnA bleedEurnEflickerHliftEseparationNpolataBiBoGw missingIsDibbledBsCin" +
	"gGcchiolaBiiBoItta a pennaJe a pennaJo a pennaMostataBeBiBoBuraBeIuffyFucitaBeBiBoBuraBeGffAedCingDs" +
	"ByFdrucitaBeBiBoHeAA agota rapidoLhogaEpaga solaBoJtrasaGbloqueaZse cae a pedazosHtrozosKlaBienta de" +
	"masiadoJmuchoMyoDongelaGuelgaAnHdecharge rapidementKtres viteJviteKollentHsagregeGcamaCrga muy rapid" +
	"oKrapidoLonectaFseEintegraAnIpegaAnIesta deshaciendoLpelandoLxtravioIfigeEha perdidoIn perdidoLmojoE" +
	"paraAnEerdieronEoGqueda colgadaBoHen el logoKpilladaBoJo en el logoKmuertaBoMralentizaIecalientaIini" +
	"ciaA en buclePtrasaHsiABobrecalientaNtrabaFvenden juntosOa waterGlBmA has comeEsplitJis undoneJsplit" +
	"AsGundoneItCchsAerZsedaBiaDeAn better daysLsome actionNpingDsDgnataBeBiBoDiAAA d usoEel tempoA evide" +
	"ntiRi cadutaGpennaArelloKtruccoGurtiBoDsuraEtilizzoLevidentiIimportantiMoAAA di cadutaGpennaLuroA si" +
	"HhrCiA seADdeCnerBsDsBtAen loseAn sichLschlagJzedA solidKkundnikHlimClAaBeBingDoA de bibliotecaOtape" +
	" marksFrepairHdHtenAeFmAA garantia de autenticidadeZsem imagemGlimparGpressaoHsuccaoHblableGelleAsGn" +
	"alesA de usoEl tiempoPha esquecidaMsorDt la cigaretteLe renfermeItabacKzaAA garanzia di autenticitaZ" +
	"separacion de lentesOtelyHtCquins missingNrbatoioGiesDviAceAA falligGnotigCwendigKbeurt nodigLdACing" +
	"AEeDwisAAieCowanaBeByFuFsBtAaBeBteDulAAeAAmentAHvenEfaldataBeBiBoFrfallaGsciataBeBiBoZsfatygowanaBeB" +
	"yAmKilacciataBeBiBoHcowanaBeByIondamentoFtaBeBiBoFrmataBeBiBoGracellataBeBiBoIegamentiBoFtaBeBiBoBur" +
	"aBeJgangherataBeBiBoJretolataBeBiBoIualcitaBeBiBoIhabbyA chicIdeCkenDtteredHeAarlingGlf wearDornIiny" +
	" keysHppingAGoeAAsCpA wornFwornFrtA battery lifeZshort perfsIuldA be fixableOwAingA ageDits ageLnBsA" +
	" its ageLrankDinkageGunkAenGuts down randomlyNitself offKoff by itselfPterGiAA bloccaGdisintegraKe r" +
	"istrettaBoLferma dopoKimpallaGncantaEeppaEhiodaGgolfaHpiantaGriavviaAnoJsbriciolaAnoKcalda moltoJric" +
	"a in frettaJrapidamenteLsubitoGvelocementeRollaAnoGrostaGfaldaAnoGogliaGgretolaAnoJpegne da solaBoHi" +
	"mprovvisamentePspessoFubitoKllaAnoHtacca a pezziPadlaEchAerCtbarAeA gebrauchsspurenQmBnZsichtbarerBs" +
	"Hk glassHuroEdeAsDeAAbenCtragerHdemCmiuDziskoGheCrsc zwierzatMteCzedEgarettenluchtMn of useDwearIalC" +
	"eAdBs d usageKiertEosA de usoJsA of useDwearLlentDkBlaBinDneBieBkAaFm blockedIilarCeBi peleEqui pele" +
	"Mple fixInAA autenticarDficarMgarantia de autenticidadYsenales de vidaQais de desgasteIidadeFusoAGev" +
	"identes de usoQvisiveis de usoTceCdAA wegFgedChiozzaGleAZsingle airpodGearbudDringHgloveFshoeIistraA" +
	"taBeBiBoDeBiBoGodelkaBoEloEtzflacheIxBzeAsEkanujeErpetaBkaGzAaAByADin onlyGppingEsCsClejonaBeByGoraA" +
	"BodowanaBeByHyABzanaBeByDeErecony gryfKuszalaBeByGzypceCiAecEwionaBeByIurczyl sieEa sieMlaat niet aa" +
	"nIopBverEsteeds afJvanzelf afNba bateriaZslabbrataBeBiBoFe cisnienieJhamulceHpodswietleniePo ciagnie" +
	"GzytaFssieEtrzymaJck canvasJdAA po naklejceIwodzieGzelazkuKwilgociIami uzytkowaniaPowAA uzytkowaniaI" +
	"waniaLyAAA noszeniaIuzytkowaniaIwaniaIzuzyciaKg in het wielNngDeetsAeDveDgatoFide stuckIghtA chipFly" +
	"A cockedMjtageAplekAkenHsporenJplekAkenJpAping clutchGpegsJsCzga sieIow leakEpunctureIspeeds inaccur" +
	"ateKstickAyQrBuchawekCkiAGggishA shutterNitZsluit niet goedEhelemaalOerGmagliataBeBiBoGllA chipEtear" +
	"AsIrritaBeBiBoEtfonAyEphoneHsh brosFedFell of smokeJs burntFof burningHsmokeIsmokyHyDrigAeEsso di ac" +
	"cendersiJndareGcaricareIfunzionareSierdzacaBeByDiGokeA damageAdHodorEsmellGy smellIy smellKnaar ontb" +
	"reektMggedDsCkeCppedA offIrenA rammelenNeakerAAsAyGl leeglooptMiedzFoAA a caixaDmaraDeraFonsolaJfunc" +
	"iona ligadoZso funciona na tomadaJum ladoQliga ligado a correnteWo consoleFrpoHsai som de um ladoReA" +
	"Ctoca um ladoMum lado funcionaRbreAaqueceBimentoLcalentamientoQckBzewceCkaABiAGfaBernDfittaFreu qued" +
	"aFuma quedaNt cornersIwareFyChleA abgelaufenLnAbruchJieBledElaAAA gastaGmenteAFsCdA as a bundleLtoge" +
	"therJadaAsCoAsEer repairHed repairMeA coming awayEoffKdetachedIseparationLlyCsA separatingNidCl echt" +
	" seinKevamentiIteDoAZsolo airpod derechoFstroGizquierdoJsinistroOttaccato alla correnteWuricolare de" +
	"stroGsinistroOular derechoHizquierdoSvvitatoreKboxDcamaraFonsolaBeFrpoA macchinaA senzaTuerpoGel aur" +
	"icular derechoHizquierdoTcuerpoGmovilIfotocameraJunciona enchufadoSherramientaLil corpoFtabletFelefo" +
	"noLla camaraFonsolaBeHmacchinaGquinaHtabletJmacchinaGquinaHorecchinoJsuena porDun canalFladoNtabletG" +
	"un altavozGuricularJpendienteLtensileKta fumoFndo a tintaHpedacosKtoAEoAuA seHmeA tlcEnteAA a caixaH" +
	"o consoleFrpoNnAA satureHneZsonnenbrilleJoABtAA collantesCsLrtCspensioni da rifareStituitaBeBiBoItto" +
	"lineataBeBiBoBuraBeMuffleElevementAsIigneAeAsCsGndA cardDomesEutsHvenirHpaccataBeBiBoBuraBeGerowkaGz" +
	"onaBeByFdekCkuDiataBoElil sieGonaA plytaHeByEnataBeBiBoDnungsrisseLrcialaBeByA pasekLeBkingGeakerAA " +
	"blownZspeakersAFcchietto rottoNkigAeAmBnBrBsEled rustKdizioneHed is offGunstableKltDichenbruchGrtGka" +
	"nAaBeBiaCyElacchiataBeBiBoIlataBeBiBoBuraBeHzzataBeBiBoGia accesaFirbagGmotoreIder appDweb crackAsLa" +
	"ppDingDweb crackAsHbedJegazzataBeBiBoGelDltACniaDszy sieIgoli consumatiJrovinatiNlled onGt onFnAdle " +
	"marksJeA creaseGfadedZspine leanErollEslantEplitEtressGtickAsHkiCnenweb in het schermTtCsA slowIlesn" +
	"ialaBeByAchJinteredCingDsFtA cornersHdownEseamAsGsBtingGowialyHodniAeAEngy brakesKraAdicAallyIcaBheB" +
	"iCiziaEoCeAn van gebruikOyCttingA to dialNut damageJznia sieJrawdzicConaBeByFnaABeAAgoDyAEings goneG" +
	"tA nicht anIschlecht anIwer anOochnialaBeZsprochnialyHdeCvvistaBeBiBoA diKungAeEzedajeCmA razemHzGuc" +
	"hlaCnietaBeByHgnette da cambiareIsostituireUllenEtteringDsHquareCshedCy foamJeakAingDsByClingDsGrebr" +
	"nyCoDdnicaGodkuEubkaBiFsdBieDtaatCbilire seJccataBeBiBoEja ladowaniaNhlCinAedA glassIingDsDje po chw" +
	"iliMlAledCingDsDmpAaAnteGnAAdBieZstanuCple repairFustFd repairLraAtaBeBiBoDeBkA beanspruchtJnutztFsp" +
	"ieltIgebrauchtKeA altersspurenMgebrauchsspurenPnutzungsspurenOspielspurenLtragespurenMre gebrauchssp" +
	"urenUtA moeilijkIniet opHslechtFteeds opnieuw opSaBeA flekiFzloceniaJtA immer wieder neuQstandig neu" +
	"OsBujeDyCyCtaBeBion de chargeNoACub im objektivIsucherIn der linseNeinschlusseLigAeAmBnBrBsEsaugerIw" +
	"ia oporIys blackCnkFdarkDeadHzione di ricaricaSeamCchlaBeBiznaZstechlyDkerEelBnslagGinAschlagAeJkker" +
	"Enta a partireNvige gebruikssporenUickA driftAetIer damageGmarksFon coverIpullEresidueHtearFrestenGs" +
	" decollesIpeelingHwornIing padsIsA driftenHon trackKyA apertureIbladesGgripsFpocketsFtsEresidueGubbe" +
	"rGvalvesKefelEffBtspurenIksel laat losHosIlAAeBlCnktCtaBeBiBoDtchingA comingGgoneEhas comeIundoneOkB" +
	"luczenieEonaBeByAmGkl sieEa sieJockZstockfleckenCigAeAmBnBrBsLelAenEf in de lensEzoekerJlensHonder h" +
	"etKdeeltjesIfigAeFjakAaElAikAaDuCneAA deadEmissingIs missingLotplekAjeAsDkenHschadeIpaBpedDselErage " +
	"wearIeA damageIingDmeldungHt nichtGaBeBiBoCungAenHrangeCoCpAA rubEpataBeBiBoDettiBoEiBoCsCss mancant" +
	"iFquantAsZstrattonaFusataBeBiBoFvissutaBeBiBoIeifen auf dem displayPim bildEdisplayPpen in beeldFhet" +
	" schermRss fractureAsMtchedBr bar marksMingDy braceletOiche im displayOng buzzFsADsciAataBeDoFoefCfi" +
	"nataBeBiBoGllerEmAkabelGnAachDyA wypadajaLpicciataBeBiBoJunAyADychAuEzaskanaBeByGepi sieEaca sieFe s" +
	"ieFy sieMuckAA apertureHt logoHin boot loopJrecovery modeQnotesFon apple logoZstuck on logoHpixelAsG" +
	"slideFvalvesForhandenAKpreisHdsChlCkAa przyGje afCerafHsCmpfDnningFrzschadenHt abHylAAeABuAAsFuAaBbl" +
	"inhadaAsCoAsIrayado a lapizIsHstituidaAsCoAsKccionEherDiaAsCedadEoAsDtionFdiciaBeBiBoFedeAClaAsCtaAA" +
	"sCoAAsEnaA distorsionadoNmalDrotoZsuenanEiAnteAmentAsIveur deIjaAsCeiraEidadeAsFnhaAsCoAsFoAsBuDkien" +
	"kaBeBiFniaElAfatacionEdaAsCoAsHlaBeBoDmiuDn bleachedIdamageAdHfadedCingHfadingGglassesAHnedEoAlaBeCn" +
	"aA solo unJo distortoMper clonAeFklonFaqueceAndoEimentoLclonAeFfakeDicieHpliedEosedlyIrAAA siDchauff" +
	"eZsurchauffentJeA ifEfaceA crackingIdirtEmarkingHrustEscratchingPlignagesEeAeAsCsGmoulageHradaAsCinh" +
	"aAsCoAsFoAsEiscaldaAmentoOsApensions mortesPtituidaAsCoAsJwakEverniciataBeBiBoJirgolataBeBiBoJwapAsD" +
	"eat marksFstainIllingGiatlomierzJecaBiDrl marksFscratchesKingFtchAA onDes itself offKoff by itselfMn" +
	"Joje przeszedlDlaLllenGygnalFzczerbaBkaBiZszczerbyGerokiEscAiuEwCkielkoBuFlaAnyDeBiwoDoCodaByEnurowe" +
	"kCkiHpilkiFramaByEtAuczna skoraHe futroKkAaAchDeBiEufladaByFmiByDwachCnkujaBeGyCybceCkaBiBo padaEroz" +
	"ladowuje siePsie rozladowujeTjeFtaAbleAauCtAaBsBteCyFcchetti da rifareOiA da rifareMoCheA d encreGe " +
	"cafeEgrasEjavelFtranspirationNvinGnoire a l ecranQeAsZtachesADkyConAesEtil no respondeQfelDgAliaBett" +
	"iBoGsCilleEke the lotJzeDladroElAaConAsA a refaireNvezEmanhoCoDbaleaAnteHemCienEpaBon bibliothequeMd" +
	"e bibliothequeQi consumatiJda cambiareIsostituirePs a changerJusesKniBkBningEteDpaA hundidaIs gastad" +
	"asIpara cambiarMsueltasKe marksFrepairAsFsidueId cornersHrepairGspineFtogetherLicerkaGonAadaAsCoAsGp" +
	"iBoDrczaDlataBeZtarlatiBoBuraBeFiBoCmataBeBiBoDeCnishAedCingHoccataBeBiBoGtreEsAcheDseAeAsCsDtaturEe" +
	"AnCiAeraEoDtaBtyCyCuschAeFvoloFeA reparerenHstaurerenLveel spelingNa stainGkA stainHrA inConCto canv" +
	"asKs inCto jacketNclaA presaGdoCsA presasGque nao funcionamWeth marksJgoCileA fehlenHspenderKjBkenen" +
	" van gebruikRlaZtela azulEcom burn inLpretaGioDecomandoAEmandeAIfonAeBoBuByConEphoneFvisaoCeurDionDo" +
	"rAeGwizorAaByHl ifFmAA avariaHperamentalJi lenti imprecisiTnAerCisCuta maleGo con lo scotchNmaleJrAc" +
	"iopeloHkoczeFneAsCiAeAsCsAsureAsIrible battery lifeSugDstatoDeAdCigo encendidoJmotorIna consumataNow" +
	"anaBeByHte de mortHrecolleeLxtmarkierungenOzChanA a fakeGfakesZthatCeAAirCmBreBmal throttlingPseCyCi" +
	"nA spotFgAsCkCsACoseCughEread pullsGbareGeDunderboltKiaBckAingDsBtDefAeAmBnAtladenAeAmBnBrBsJrBsDnAe" +
	"AAA la caricaJtaraAsEuteFnACtA plus la chargeSktCmbreBi bibliotecaMo bibliotecaKdi bibliotecaRe stai" +
	"nedCingJsDnta saltadaKyA chipEflakeFtearZtioBpoA replicaKra aguaGeAdBs wornHoirA qui coinceNneaFschA" +
	"platteIsu a refaireNznadaAsCoAsHlcABuste plamyLoAA shredsHasterFcaAdiscosHco fantasmaLzone przezLdoA" +
	" juntoIe aan een beurtJonderhoudJrevisieHvervangingOdragFgeschrevenA aanMtakeldAeJtsAenbordJile dech" +
	"ireeGtendueIperceeGtroueeKmbe a l eauHdans l eauLe dans l eauPnAabnehmerHusfalleIed pagesFunevenlyLi" +
	"ngEoAlA onlyGth marksJpA quality copyOque fantasmaIna pinturaLsA na pinturaZtoques nos cantosPrbaCce" +
	"duraFidaAsCoAsFduAeAsCsDebkaBeBiEnA jeansGillosGradeiraHtoAsEstado por el tiempoOraEpaneFerAaFtAal l" +
	"ossFausfallHement hsCmortKly deadHmente muertoMschadenJeA pixelIuchA difettosoJidCnao respondeLon fu" +
	"nzionaIrispondeMspinntHeAd upEsA manquantesNpadDscreenGyDrneAntFtA collantHensembleJe collanteNrabad" +
	"aAsCoAsDllaAntaBeBiBoZtracasCce di collaFusuraLeAA d humiditeJe chocDolleFfond de teintNmaquillageKp" +
	"eintureIscotchFtyloJsAAA d eauDhumiditeIusageAsFtilisationMe chocsEolleFfeutreGmaquillageKpileEscotc" +
	"hFtyloFtranspirationNversDieFu tempsIof useDwearKi cisnienieJwodeGkpadEollaAAFdeCgbarDekratzerJinerD" +
	"t de styloJe contre les versRs de styloIsur l ecranPmpkiEnche jaunieHs jauniesHsaliesLneCsfer wearFe" +
	"ncia de colorOt de couleurPmission useeMportschadeAnNpanoEscurataBeBiBoZtraseraDferimento coloreGdi " +
	"coloreTtejaAndoFsA gastosKudaEtaBtaDva as vezesIbastanteImuitoFquebradaJdaAsCoAsDndoDux a prevoirNoe" +
	"sA gastosLyCeAad wornGted for wormIwormJkdraadCdenHsAA beauAxDlAleAsFonAneAsDsFsaillageDeAeAsCsCures" +
	"LiedCncaAdaAsCinhaAsCoAsFoAsDsCouEppingEs fuseHzadaAsCoAsZtrocadaAsCoAsEheCkenrisseIoCebelEisCjeCnca" +
	"taBeBiBoFpftDtadaAsCoAsEteuseGuA de cigaretteNeAeAsCsCsA de verAsIersAEveDvatoEzo rotoIubAeAmBnBrBsD" +
	"choDss rod brokenGmaxedFstrippedQzaskiEebaA dokupicKchCszczaAce potencjometryPy potencjometrQenieEyG" +
	"yAmaAjaHudoA juntoInerAs slipJrAnA onDed stickyZturnsA itself offKoff by itselfJrandomlyNchuheGtable" +
	"HtA nichts mehrMtoA insiemeLv abgelaufenMzinAaByFvBwaalfEeeAter blownKlveEiceCerdzeFsted neckKoAjDyg" +
	"odniAeGkaClAkoAA aparatGbodyEkonsolaHna zasilaczuMpudelkoKuCmBpAeABuACreAs wornKuAAberdrehtAeAmBnBrB" +
	"sHhitztEoltBungsbedurftigAeAmBnBrBsSmaltAeAmBnZubermalterBsDungenJzpieczonaByKrudzonaBeByHytekCkamiD" +
	"iAemDowGchwytAyGdowodnicIhrAenarmbandJwerkGitgedroogdAeHlubberdAeIsletenEotenGvallenGzaktAeJkAruszen" +
	"iaBeEonaBeByDyl sieEa sieMlamal sieEa sieGnaBeBieCyGmAAA dos lados naoOaAABgestiegenJrissFnAAA coup " +
	"de propreOpeu collantAeMseul airpodGcanalFecouteurIgantIolo altavozGuricolareFularZun solo guanteBoG" +
	"orecchinoJpendienteJzapatoMaAAA sola cassaFscarpaMble to authenticateTngenehm riechtHer geruchPsehnl" +
	"ichAeAmBnBrBsLsButhenticatedJorized copyPbespielbarJrauchbarAeAmBnBrBsLcleDdAerAlinedCingIichtAeAmBn" +
	"BrBsEiEeAAA fois sur deuxNseule boucleGchaussureQchtAeArBsEonomical to repairUfallschadenHwagenIinis" +
	"hed projectQghiateGhas de gatoLicamenteHdadAeAsAFquementAZunisexDtA onlyFeBsDknownAA partKlessDikeEo" +
	"AAAsCpairedGraveledCingDledCingIesponsiveKserAeArEureAA if genuineHrealHof authenticityUtaBer wasser" +
	" gestandenRstreichungenNstedAFiAlCoBuosaBeBiBoFusableGvollstandigAeAmBnBrBsJzahligKwuchtGomoDpAgrade" +
	"dGholsteryJrtiBoCuchamiaAjaJwal sieEa sieFo sieGnaBeByFsZusadaBoCgeAeAsCsDtaBissimaBeBiBoGoDbBdBeA j" +
	"usqu a la cordeRdAA lookGeAsCsCoBterekCkaABeABiAFunietaBeByFraAtaBeBiBoDeAsEzczelkaBiDrbAekCieniaBeE" +
	"onaBeByJkoAdzenAiaAAchCmiDeAAmCuEilAaBo sieHonaAZuszkodzona matrycaJeAAgoCjCyAAchCmAiLtensil marksLi" +
	"liseAeDzadoDzataBoIlenionaBeByIurwerkGzywanaABeAByAHva a ratosFscattiFinghiozzoLggiustataBoKcambiata" +
	"BoIincollatoJlavataBoFentoEucidatoImalDpulitaBoGrestaurataBoIvisionatoKifattaBoFparataBoIsistemataBo" +
	"IostituitaBoLalCciaBoCuumEhoCiolataBeBiBoBureIleurDorZvaloreDschadeGt soms uitHteeds uitKtelkens uit" +
	"Lvanzelf uitLwegFueCveAs stuckKnA malEne egr a changerPo cambiateBiIpuliteBiGsostituiteBiOquero roto" +
	"Fs rotosMrnish lossEyellowedOseBtAgelopenJterDzaAmentoAsGndoEiaEecchi restauriJaBoA restauroOdiCel g" +
	"ebruikssporenRlatura internaNhaBoClutoEoAcidades lentasOursEvetEm comFndeAnCitaDoA tudo juntoMreCsBu" +
	" dans l etatMs ensembleKti insiemeMeerA lossItaBeA groupeeJoinhaHrZveraA o falsaJbasteltAeAmBnBrBsIe" +
	"ultAeAmBnBrBsGindetFlasstAeAmBnBrBsGeektAeFichenAeAmBnBrBsIogenAeAmBnBrBsGrande luchtKijzeldAeHuindA" +
	"eHdaderaBoFelltAeAmBnBrBsFrameEteDigrisEnCraaidAeFecktAeAmBnBrBsFhtAeAmBnZverdrehterBsGwenenGf losEa" +
	"rbtAeAmBnBrBsDungenHultAeAmBnBrBsGilztAeAmBnBrBsGormtAeAmBnBrBsGschadeGugbarFverliesIgaanCmmeltAeAmB" +
	"nBrBsHneDeeldAeCtDlingFilbtAeAmBnBrBsDungAenJhardAeCztAeAmBnBrBsHifyDkalktAeAmZverkalktenBrBsFufAeAn" +
	"Fittung gelostNlebtAeA lamellenJmBnBrBsEmmtAeAmBnBrBsFurdAeCingAenFtFoopDratztAeAmBnBrBsGeukeldAeHui" +
	"meldAeCtFstetAeAmBnBrBsJliert druckFolCwasserJst drukEolieEwaterKorenA gegaanCngenGraaktNmackeltAeAm" +
	"BnBrBsFtAeAmBnBrZvermacktesGodertAeAmBnBrBsGedelijkHlmdAeEuluAeAsCreAsDsFutlichHniceCs encrasseIjaun" +
	"iFqui peleEsauteLzDo o falsoIltAeAmBnBrBsFpackungFkkingGulvertHrauchertAeAmBnBrBsHschtAeAmBnBrBsIeA " +
	"craqueleKoestAeEstetAeAmBnBrBsGtAtetAeAmBnBrBsGuillage d activationMmdmZverrouilleA icloudGpar l ent" +
	"repriseMmot de passeMun compteUutschtAeAmBnBrBsHßtAeAmBnBrBsHs a boisHandDchimmeltAeAmBnBrBsIleißA" +
	"erscheinungenNspurenKissenAeAmBnBrBsHussEmortAeAmBnBrBsFutztAeAmBnBrBsHotenGichertFfftAeAmBnBrBsFon " +
	"pirataKletenFplinterdAeJtaubtAeAmBnBrZverstaubtesGimmtAeAmBnBrBsGoftCpftAeAmBnBrBsIt de grisIe aguaG" +
	"ical line onDs onOvalsingAenFteEngenFiltAeEormdAeGwarmtEeerdAeElltAeAmBnBrBsHyBzekerdEndingGogenAeAm" +
	"BnBrBsIsteBidoCtoFtroCvlekAkenJgaCibraBeDdeBrioCoDeilleEjaBoCle gebrauchsspurenRleichtHne conGrAerZv" +
	"iesBuxCwfinderHzeDjfCncadaAsCoAsEos na capaElombadaOileA ondulatoKoDtageEylAeEolaoCinAoDonEs manquan" +
	"teAsLeurDibileBiDleA repairHsForDtesse instableJs qui sautentRreElekAjeAsDkenGochtplekkenHschadeGvle" +
	"kAkenKedingEringFile dans l optiqueOinterneIeAsErBtureFlgeschrevenKlAerCstandigJmABnAABorA onderdele" +
	"nNrAderseiteJuchCwschadeZvoyant airbagFllumeGd erreurImoteurMraiA ou fauxIeA ou fausseNilleAeAsCsGui" +
	"lAeDotaBoFwAAA cenieFkomplecieJpelniFzestawieJaarschijnlijkLsCchtwoord onbekendIvergetenQkeligAeAmBn" +
	"BrBsEkontaktHtFdAaAA produkcyjnaNeBliwaBeByEyAA produkcyjneOhrendDscheinlichMlizkaABiEnutA stainKndB" +
	"kelErA woundsHehouse damageMnCmBpAedCingDsZwarrantyFtoscDung falligGnotigCwendigPsAAchtDh wearFed ou" +
	"tDwearIn tDser abbekommenKkommtGbehalterIfleckigAeAmBnBrBsJrandAerCigAeAmBnBrBsIschadenHtankHtCtchAe" +
	"sEerAA comesFdamageAdHgot inAsideKingressHringAsFswellingItankFkringAenHloggedGproofFschadeGtankEvle" +
	"kkenKvy pagesIzAonAuFciaga tasmeIzEeAAakA suctionJrZwear and tearEuseHcommensurateKnsistentKto gildi" +
	"ngEtEpatternLing thinKbbing goneKchselFddingEerDeksCpingDsCrvlekkenIt niet ofAKilBnig drukEzuigkrach" +
	"tOrdCssACtereEßADllA lovedFusedEwornGnaBianyEyDnigAeDnBt bangEmissingHwalkaboutKylatorAaJreAAn tEke" +
	"nCtAA alleen aan de laderMop netstroomWsja soloItCten ofGzaDglebieniaBeIniecenAiaAmiDeAmFionaBeByZwg" +
	"nieconyFotAkaBiCyGheelA buckledHis buckledLsDnBreCtherAFichACffyDleCnesCing noiseKte bloomFspot on s" +
	"creenKs on screenQningHoCidac uplyw czasuOeBocznaBeByAchIeAbeligAeDtEczkoElAkoscFmA czyFrtarkaBiGsza" +
	" sieIfiCggle theIjnvlekFzerplaatFsFl niet meer aanIopstartenPgoc pod szklemOlA notDsplitIndAowsDsCe " +
	"stainHylAeErAd nicht heißNelessGschspurenJthZwithAAoutAFzjerAaGkladkaBiAEesniecieJretarkaBiIlaczaAj" +
	"aDnikDycEnCos na porcelanieRnetrzaBeBuGobblesCyElleDmenAsEnAA tA bootEcoolEdrainFget hotHidleEkeep t" +
	"imeJlockEpairEshiftEtartCy closedGin tuneHonCupGyncEtake a chargeQkyCtCodAA stainGenCwormFfer blownJ" +
	"lCrdenCtA snel heetJte heetKkAAAedCingAZworkingDsAACm damageHgaatjesFtenFholesGnAA a few timesKreasF" +
	"bearingsHy aBtheGcassetteIdecalsGfeltsEringeAsHgripsFhallmarksHmmersHlacquerHoutDpileErubberGsticker" +
	"sIthinCroughGiresEreadEwiceEyresFvarnishJse for wearLthDuldnA tGvenDw and flutterNzekCkaEpadl do wod" +
	"yIa do wodyNrappingFzACinkledFstwatchHting insideGon coverFlabelAsGsleevePongEskazowkaHzystko hurtem" +
	"GrazemNtyczkaBiGujekDrdeCmbefallZwurmfraßFlochAerGstichigAeAmBnBrBsMybite lozyskaLlaklaBeByCnieciaB" +
	"eDtaBeByJciagniety lancuchPekAiEzuwalny luzKyszczonaBeByKeksploatowanaBeByNgieciaBeDtaBeByEryzione p" +
	"rzez moleTkluczoneByHonanaByEslawionaBeByJruszeniaBeEonaBeByGzywionaBeByJlacza sie po chwiliJsamAaKn" +
	"ieAFly baterieHsie baterieOmanaBeBieCyEna bateriaJe baterieMmagaA czyszczeniaZwymaga naprawyHodswiez" +
	"eniaLprzegladuJregulacjiHmontuFnowacjiJserwisuHwkladuFymianyIjaA wymianyNianaBieCyDenianeDeBlamCemDo" +
	"naBeByIpaczonaBeByFdaja kartkiHce kartkiNleniaA ekranuIe ekranuLonaA dziuraBkaJeByFchana naEe kolana" +
	"GnaEy naIlowialaBeByHolerowanaBeByJuszczone oczkaPrazne slady uzytkowaniaWegulowanyJobionaBeByGwana " +
	"kartkaIe kartkiMsciolkaGiadlEkakuje bladLluzonaBeByGoka akcja strunPtrzepionaBeByJuwaDwietlaZwyswiet" +
	"la bladFczAaBuJylkaBeBiEzczerbekCieniaBeAmFonaBeByEkiJtarciaAmiDeDtaBeAjCyGzeryDorowana naEy naMxbox" +
	"DilofagosIlrDyAa no vaHearAsDllow light of deathPedA headlightsKplasticKingIoAuArEzAAAAAA domu palac" +
	"zyMnichEsimlockiemKwyjatkiemKaA sztAukeHblokowanaBeA kontoHyA imeiNrudzenAiaAmiDeA nie do usunieciaV" +
	"onaZzabrudzoneByHytkowyHcerowanaHiagnieciaBeDtaBeByGl sieGekAamiDiCla sieGtaBeByDna sieEja sieEca si" +
	"eFe sieFy sieMdbanaBeByEelBnACnaABeAAgoACjACychACmDrapanAaBeBiaAmiDeAmDyHfarbowanaBeBiaCyJgieciaBeAm" +
	"Eta okladkaJe rogiEstronyKnalCelaByDionyGnieceniaBeIrzybionaZzagrzybioneByIubionaBeByGwarantowacLhas" +
	"lowanyJjechanaBeByFzdzonaBeByIkamienionaBeByJietDleszczonaBeByJreslaczemFeniaIupilemDonaBeByFrzonaBe" +
	"ByHlaczonaBeByFmanie okladkiNnaBeBieBuCyEmekCglonaBeByFianaByDenieCnaBeBikAaDyFkaBuCoczonaBeByGszAuD" +
	"ykaAjaGolejona przyslonaLe listkiOpach dymuEpapierosowJiwnicyZzapach stechliznyNrowanaBeByDujeGsowaB" +
	"eByEtillaAsA gastadasIpara cambiarSoAAsEchanaBeByFetla sieIieciaBeCzonaGski dlugopisemKolowkiemLujeF" +
	"lamieniaBeEonaBeByGesnialaBeByIodzial sieEa sieKwietrzonaBeByKylonaBeByGrdzewialaBeByIysowanAaBeAjCi" +
	"aAchCmiDeCyAchKsilaczAAAaABemAEnieGlepkaEonyZzasmierdlaBeByHniedzialaBeByJtrzezony imeiNysaEtartaBeB" +
	"yEechlaBeByFkanaBeByEluszczonaBeByJrzymuje sie coOyczkaBiGwiasAuByDeraCsza sieIlgoceniaBeEonaBeByIsz" +
	"eEzolceniaBeEonaBeA stronyIyIbanowanaHiegl sieEa sieIorAnikAaGtaBeAgoDyAmEutwialaBeByIdarta farbaFpo" +
	"deszwaKeByEeformowanaBeByJkompletowanaBeByZzdewastowanaBeByJzelowanaBeByJjeciaAchDeBuFrapanaBeBiaBeC" +
	"yHeAAAAAAgarekCkaBiEgen ofHhnCigerCt fehlerGkein bildNkerA ofGlazoEpsulAaBoCtaABeAAgoDyAFrbissenAeAm" +
	"BnBrBsHorstenAeAmBnBrBsIrochenAeAmBnBrBsFkeltAeAmBnZzerbrockelterBsHseltAeAmBnBrBsJfleddertAeAmBnBrB" +
	"sKkautAeAmBnBrBsFratztAeAmBnBrBsIlesenAeAmBnBrBsHoA reakcjiJrissenAeAmBnBrBsIschlagenAeAmBnBrBsGisse" +
	"nAeAmBnBrBsImettertAeAmBnBrBsLplittertAeAmBnBrBsZzerstortAeAmBnBrBsFuckeltAeAmBnBrBsKtifiziertJwanaB" +
	"e gwintyIyFsAtawAemCuByFt koffieIvenEgiecieDtaBeByEniecenieEionaBeByGlaBeByErzytaAnieIubila sieEmCem" +
	"DonaBeByHiaBchtbare gebruikssporenWehfadenFtA kein wasserOlona linia na ekranieWfferblattJgarettenge" +
	"ruchOjkantFnabreEkpestGoBpA bloccataFqueGcasseFdifettosaJrottaGerCperEtA er niet bijZzit losEtingGje" +
	"dzona przez moleMe przez moleSlAaczaBeDmal sieEa sieFo sieGnaA bielGeAjCiaBeCyAmGocenia starteMtoByA" +
	"chGmatowialaBeByIechacenAiaBeEil sieGonaBeByHtnialaBeByDeniaBeIurszalaBeByInaczekCkiBowFlezionyIiszc" +
	"zenAiaAmiGonaBeAjCyAmJoszonaBeByHobaczEekCnderAA accu en laderSomA bloqueGcreepIppaZzoppicaDoDstalAa" +
	"BoByGregenerowanyKperowanyKszarzalaBeByIuA viel spielKwenig druckMbehorFgeschriebenLigkrachtGtA niet" +
	" goedJslechtKmA aufarbeitenLreparierenIstaurierenNbidoFrAuckEstandAFzyciaBeAmCuDtaBeAjCyAchHwaar geb" +
	"ruiktLrcieDe gebruikssporenQt schermKeetplekkenHvlekkenJiAerDryfikowacKichrowanaBeByJolfDracamEotAuF" +
	"yrandolHzolklaBeByCnietaBeByKあ り ま せ んR\x8b ずB\xa9 う かZか もB\x8fD不 明H分F\xa8B\xaa いB\x8fB\x97F\xb2" +
	" びF\xb8 こ みJ\xbb つ れJ\xbe せ んF\xa8 めK\x82\x84B\x89 ずF\xab ビF\xad ズF\xaf モ リJ\xb3 ピ ー 品N\xb5 ビF\xb7 ミF\xb8 " +
	"ャ ン クN\xb9 レB\xbc パ ー コ ピ ーZセ ッ トK\x83\x89 リ フ トN\x8b セ モ ノN\x92 ビF\x98 コ ミJ\x99 タ" +
	" つ きN\x9c デ ィ だ けF\xae みH単 体R\xa4 ケF\xac プ リ カP一A 共D起F\x83B\x89B\x8dA 会C\xbf\x9d 真H具 合G\x87\x86" +
	"D明B\xafD能C\x89\xafC\xa1\x8cD通 电J\xa4B\xaaC\xb9\x9dC\xba\x8cB\x94B\xaeC\xbb\x85 机 身H盒F\xb6B\xbf 冒C\x88\xb6C\x93\x81G\xbd\x93Z作 動F\xbf 用 感D痕L個C\x81\x87 " +
	"一 赔H貨C\xb4\xa7A 包 退G\x8f\xaf 退N\xbd 物A だ っ た らN\xae 場 合P造G\x82\xb7C\x85\x85 电A 器C\xa4\xb4C\xae\x9dD盒C\xba\xbfH電A" +
	" ケD器J\xa9B\xabB\xadC\x86\x92 牌G\x87\xb9B\xba まG\x88\x92 痕F\xae 痕G\x89\xa5 が れF\x92F\xb2 れG\x8a\x83 痕F\xa3 化F\xb9 きG\x8b\x95 かB\x8dD作 しJ\x9d" +
	" 手 にK\x8c\x85 装G\x8d\x81B\x95 只D机 身J\xa1 顿G\x8f\x8d 応 しJ\x91 黄F\x98 形F\xaaA 卖 机 身H盒H有 右C\xb7\xa6D机 身H" +
	"盒J\xb0B\xb3 足 の みO\x92\x8cC\x95\x8f 題 な しO\x9b\x9bB\x9e らB\x8aG\x9d\x8f 了Z坏 点G\xa3\x9e 了G\xa4\x89 形D色F\x8d 刻F\xb1 灵G\xb1\xb1 寨" +
	"G\xb7\xa6 足 の みO\xbc\x80 机F\x82 响H或B\xbb りG\x89\x93 包D痕G\x8a\x8aB\x98 れG\x8c\x89 不G\x8d\x9f 坏G\x8e\x89 漆G\x93\xa6 れG\x95\x85 障G\x97\xa0AA 反" +
	" 应G\xa3\xb0D法G\x98\xa0B\xbe 示G\x9b\x87 りG\x9c\xaaB\xacA 体 の みL物G\x9d\xbe 动G\x9e\x9aC\x9f\x93 みG\xa8\xa1 造G\xac\xa0 けD品D損G\xad\xa2 まF\xa3 品" +
	"D規 品J\xbb 机G\xaf\x9b 玉G\xb0\xa7 化F\xb4 没G\xb1\x9a れF\xa1C\xb2\x92A 有F\xa1A 反 应G\xa3\xb0D有C\xb3\x95G\xb3\x9b 黄G\xb5\xb8 水G\xbc\x8f れD水C\xb6\xb2" +
	"D电H無A しZ無 法G\x89\x87 方 の みL足G\x91\x95 疵G\x94\xb5 源 线D适K\x95\xb0 常 な しL音G\x9b\x92C\x9c\x9f 假C\x93\x81G\xa0\xb4C\xa2\x8e" +
	"C\xa3\x95 碰F\xa8 损C\x90\x8dG\xa9\xb4B\xba 盒C\xae\xb1G\xae\xb1A だ けF\xae みK\xb2\xbe 仿H老 化G\x84\x9aC\x87\xaa 动 关 机O\x89\xb2 あ せK\x8a\xb1 屏G\xa3\x82" +
	"B\xb8 机G\xa4\xaa 色G\xa8\xb3 あ りK\xb4\x8b 作F\x97 品G\xb5\x9d 品F\xb7 動D球G\xb6\x85 aE\xbf\x9b 水H通 電 せ ずN\xb2 水G\x8c\x86C\x94\x88C\x96\x89 ま" +
	"F\x8b かB\x8dD機G\x97\xaa 屏G\x9b\xa3 あ りJ\xbb 源A ケB\xb3K\x9c\x89C\x9d\x9eA 正 品K\xab\x98 仿G\xb3\xb4 りG\xbb\x91 屏G\xbc\x93 包H가 품F\x9cC\xb3\xb0 " +
	"팡 이K\xb7\xa0 열G\xb8\x88 이Z기 스G\xb9\x8c 진B\x90F\xa8 졌C\xa7\x84B\x90G\xba\xbc 져C\xa7\x90H나C\x85\xb9 슨G\x88\x84 수F\x8cC\x8a\x98 어 남K\x8c\x80C\x91\x90C\xa0\x88 " +
	"플 리 카O\xa8\xb9 통G\xaa\xa8 르D조 품K\xaf\xb8 작 동K\xb0\x94 디 만J\x95 스A 만K\xb2\x97 겨 짐K\xb3\x80 색D형F\xb4 풀G\xb6\x88 량" +
	"G\xb9\x88 박 스L사 용 감K\x84\xb8 트G\x86\x8c 음G\x8a\xa4 크 래 치O\x95\x84 니B\x98B\x99F\x88 나 와G\x88\x8c 려G\x8f\x8c 아G\x90\xa8C\x93\xa4 려H열" +
	" 려G\x9b\x80 직G\xb0\x8dC\xbc\x9cA 져C\xa7\x90J\x8aC\x96\xbc 룩G\x97\x86C\x98\xa4 염G\x9c\xa0 격G\x9d\xb4 나C\xaf\xb8 테 이 션R\xbc 괄G\x9e\x91 동A 못D안 돼C\x90\xa8" +
	"D함N\x94 상G\xa0\x84 원A 안 들 어R\x95 품Z진 품F\x9d 퉁G\xb0\x8c 그 러J\x8d 힘F\xa2C\xb6\xa9 전A 기D안 됨G\xbc\x80K\xb9\xa8 수G\xbc\x9c" +
	" 지 지F\x90 안 됨P파 손G\x95\x98 자F\x9c 쪽 만K\x9d\xa0 집"}

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
	")\x0e\x1f++++::::\x13/U,(:::::::::\x0e\x1fAGV\x16GV: \x0e\x1f\x0f\x0f\x0f\x0f\x0f\x0f//////      ))))))      \x12\x12\x12\x12\x12\x12\x11\x11\x11\x11\x11\x11      \x11\x11(000((\x1b\x1b223WX" +
	"\x1f ??\x14++\x14NNNNNN\x11\x11\x11\x11\x11\x11!!!!!!\x11\x11\x11\x11\x11\x11\x13\x13\x13\x13\x13\x13\x13\x13            ++++++'/\x13\x13\x13\x13\x13\x13< AYYYYYYYYYYYYZ::::Z::Z:::::Y(YYY" +
	"YYYYZ::ZYY:Y(YZZ:::Y::::ZZ::YYYYYYY(YYYYYZ:[\x11\x11 (((( :::::D\x0e\x1f\x12\x12\x12\x12A\\+++++  7]^\x0e +\\+\\+\\+\\ (G\x0e\x12\x12\x12\x12\x12\x12$ \\\x11" +
	"\x13((\x18\x18&  T   \x18\x18 \x16\x16\x16  8)7\x1b\x11\x17  \x11\x11\x11\x11\x11\x12\x12\x12\x13   ( _ \x12\x12\x12\x12P& PP \x16\x16\x11\x11\x11\x16\x16\x16\x16\x16\x11\x118(;<==G((\x1b \x16))))    + &(\x113.\x11\x11\x11\x1164\x1d" +
	"          \x13 6\x1dH64\x1d\x1b\x1b!4&      64\x1d \x13 \x0f6\x136H\x13\x13\x0f6\x1d\x13\x0f\x0f6\x13\x13\x136\x1d`\x13\x11 \x1d   \x13 \x1b\x1b( (\x0e(,\x0f   ((\x1fHaa$\x0e)\x14\x1b\x1b\x1b\x1b\x1b\x1b\x1f//////\x0f" +
	"\x0f\x0f\x0f\x0f\x0f/\x10&\x1f\x1c\x1c\x1f&\x12\x1b\x1b&\x1f\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b&&\x1b\x1b\x1b\x1b((\x01( \x1b  (\x11\x11\x11\x11\x11(\x10\x12(\x11\x11\x11\x11\x11\x11\x15\x15\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12A\x13\x13\x18\x18\x18\x18\x18\x18\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x18\x15\x15\x11\x11',,\x11**\x1b" +
	"\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11 \x1b\x1b\x0f,??G,,\x16\x16GV=:2&&(\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x13bb  b( cc8 \x12bA A  & d&\x12\x123\x16\x16\x16\x1b\x1b(&\x1d \x0f\x15\x0f\x0f\x15\x12\x15\x15\x15\x15e\x0f\x13\x0f\x12\x0f(8& \x16\x16\x16\x16\x16\x16\x16\x16" +
	"\x16  \x13\x13\x13&\x13\x12!!!! &\x13\x13\x1b\x1b\x1b\x1b\x1b    \x1b\x1b\x11\x11\x11ff        \x18 g\x18\x18&++\x16+++\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16++++++\x1b\x16\x16\x16\x16\x16 \x1b)+\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16+\x16+" +
	"+\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16+++\x16\x16\x16\x16\x16\x16+  \x16      \x13    T!\x11\x1f(\x12\x12\x11\x11\x11\x11&hh&====i\x12 5(g>>gh&===&&&&\x11!\x1b \x1b\x1b??\x13\x13\x13\x13\x13\x13jJ&&j&(&(Y_(((" +
	"\x01ki3iB$\x16$\x01\x16.$\x16\x11\x11&&&& &&\x1b\x1b jj?\x1b\x1b\x1b\x1b?B & .\x1d&&?\x1b\x1bB\x1b \x12\x12\x12H2*\x1f(\x11\x11\x11\x11\x11  \x12\x12\x12\x12\x1d\x1d\x12 N)Ng>\x11>(lg(\x1b\x1b\x1bPP4FP\x11))\x00GV  \x12 " +
	"\x16 \x16& &   \x14\x14\x14\x14\\\x14\x1b\x1b\x1b\x13\x13\x13\x13\x1b\x1b)\x17\x17\x1bm\x1b\x1b\x12\x12\x12\x124PFPFP(\x11(\x10&&&&\x1bm\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16& n\x1b\x1boBpppp(\x13\x13\x13\x13\x13\x13\x14+\\))J  \x12\x13(((\x13\x13\x13\x13" +
	"\x13\x13\x13\x13\x11 !\x11\x11 \x13\x13\x13\x13\x13\x13N\x1b\x1b\x1b\x1b++++\x11\x1b\x1b\x15\x15\x15))+ \x11   ?????\x1b?+!!!!\x11\x11\x11  + \x18\x12\x12\x12Ni\x13\x13\x18\x13\x13\x13\x13&\x1dN\x12\x12N\x16\x18\x13+ 3 ((\x01(+    \x1b+\x12 +& " +
	"  \x11\x11\x12! \x11q(((\x13\x13\x13\x13?\x1b \x1b   ? + \x1b r\x1e\x1fBB.\x1b?\x1d\x1d.+++\x1fsO\x0e(O\x0eO\x0eO\x0e\r(J )&HJJ\x11\x12&HJ\x12\x1b\x1b\x1b\x1b\x0f\x11MMMMM(t   \x11\x1d)\x17)\x17uu\x11\x11\x17\x17\x12g>" +
	">gg>g\x1dvvwJ\x15 \x01\x01\x01\x01\x01\x01$$ELL ////////\"    L=Lx\x0eG\x14:\x14J:   yJJJ\x12\x12zG\x14::zGJ\x1a&&\x1b\x1b\x1b())\x11&H\x12\x12R%    ++  H\x11    &&\x13 \x13" +
	"\x13 \x13\x13k\x13\x0f\x14\x14$-4\x1d$$ 4\x1d\x1b\x1b\x11\x11\x11($4\x1d-\x12[-\x0f\x16\x16\x0fg\x1d\x13\x13\x13\x13\x13\x13((\x15%++++&(&W2p\\JJp\\p\\p\\ \x11&!!!!\x12\x12\x12&  \x15(\x12))))))\x12&HJ\x17(++++\x12\x12" +
	"NNNN{\x1d{(MM\x12\x12\x12$ ((((   ?\x1b?\x1b  &\x12\x11&\x11,R,R,Y,kY,,R(MM\x12\x12\x12\x12\x11\x11&\x11   tt\x13\x18\x1b\x1b\x1b\x1b)////  \x0f\x11\x0f%   m-\x1d$-4\x1d-$JJJJJJJ&&$" +
	"   $B.2.\x0f\x11| \x15\x15\x15\x15\x15\x15\x15 \x15\x15(J\x11\x12\x12 \x1f}   \x01\x01\x01\x01\x1b~\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x1b\x1b  \x7f$$??m & (  (  \x0f\x0f\x0f     s\x19 + $$&    \x1b\x1b   \b&     \b" +
	"\bPP((\x1d(((\x1d   \x1b (/(/U\x1b\x11\x11\x11\x11  \x12\x11 \x01\x80\x81\x81m\x12$!\x18\x11    %&([\x82!\x12\x12      u$\x17\x1bg\x11 &\x83\x11\x11++++&\x11\x11 \x12\x12 \x1b////()FNN&F(\"(((F  " +
	"  (\x11\x11\x11\x11((\x11\x11\x11\x11\x11\x1b\x1b?\x847]^ \x15   4\x12\x12\x12\x12\x1f\x12 $V\x11\x13\x11\x13  \x12\x12\x1f\x1f\x85\x86\x85\x87\x86((\x16\x16\x16\x16(E\x16\x16\x16\x16(\x88*(*\x1f(*(*\x1f(*\x1f*\x1f\x1c\x1c,\x16\x16\x16\x16\x89\x897]^\x11\x16\x11\x13+ +\x8a(\x8a" +
	"(\x11\x11$,g,,,  l\x16$m $  \"////\x16\x16\x8b\x16\x16\x16==\x11 !!!!\x11\x11\x11\x11\x11\x16\x1b(\x01\x01\x01\x01\x01\x01\x01\x16 \x01\x01\x01\x01\x01\x014\x1d 4&$\x1d\x11\x11\x11\x11\x11\x11\x80\x81\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x80\x80\x81\x01\x01\x01\x01\x01\x81(\x8c\x80\x81\x86" +
	"&(&&& (H\x11\x11&\x11\x12\x11\x12\x12\x11&\x12\x11\x1dh==4&P    EP    \x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13 \x11\x11\x11\x11\x11& \x12 & \x12((\x11(ys\x15\x15\x15\x15x\x0eG+$(J\x11\x13\x01Y\x01\x01?J\x1bm\x12?\x1bk&" +
	"\x13\x13\x1d\x0f\x0f\x0f\x84&\x12\x12\x12&\x12\x12\x12\x1d\x11\x11\x11&+    )J)JJJ\x11\x13\x12\x11+J  +   ))    \x11rrr)r)) J  ) ))))\x11\x12 \x15\x15\x15)))\x11\x11\x11\x11&)))))))r))\x11))))))) " +
	"NNNNJ!&(k\x1d   v\x13\x13\x12N& (\x1d\x8d)))))\a\x11\x11\x11&\x84\x15&\x12\x12\x12&\x12\x12\x12&\x16\x16 &&\x11h= &W3k&\x11((&\x1b\x1b\x13\x12\x1b\x1b3    \x1d\x1d-4\x1b   \x16( \x88\a\a\x15\x15\x15sR((UU//$\x0e" +
	"X\x1f:X\x1f\x0f\x0f\x0f    \x15\x0f\x0f  \x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f \x0f\x0f\x0f\x0f\x0f\x0f\x0f$$$\x0f\x15\x0f\x0f(\x1c((\x11\x11\x11\x11]\x1f\x1f\x17\x17\x17N\x12(\x13\x13\x15\x13(((\x12\x12\x12\x12 \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x17\x17N\x17\x17N\x17\x17" +
	"\x12\x17\x17\x17\x0e\x1f\x01\x11\x1bJ\x11\r\x0e   \x8e (I\r\x0eX\x1f \x16+\x16\x16 \x16  \x16     J \x12\x12\x12\x12++(\x11\x11\x11\x11\x13\x13\x11\x11!!!!  \x12\x12\x12\x12\x12\x12R\x1d\x16\x16$(   \x12\x13\x12 \x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11    \x11\x11\x11" +
	"\x118      !!!!\\\\\x11+\\+N+\\\\\x11\\ \x11\\++\\  \\\x12\x12\x12\\\x12+++++\\+\\+\\+\\+\\+\\\\\x12\x12\x12\x12\x12N\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x11\x11\x17\x17\x11\x11\x11\x11\x11\x0e\x1f\x16\x16\x16" +
	"\x16\x16\x16\x16\x16\x16\x16HH\x1d\x0eX\x1f)\x13))\x8e8888\x13\x13\x13\x13\"\x0eX\x0eX\x1f\x1b\x0e\x1b\r\x0e $  $\x8f\x12\x12\x12\x12\x12\x12\r\x0e(\x11\x1b\x12\x1b\x11\x11\x11\x11\x12\x1b\x16\x16\x16\x1b\x1b\x1b\x11\x11\x11\x11\x14\x14\x14\x14\x1f\r\x0e \x90\x90\x90\x90    \x11\x11\x11\x11\x8e\x12\x12\x12\x12\x0eX\x1f" +
	"\x0f\x0f\x0f\x0f              \x14\x14\x14\x14\x14\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11    \x13\x13\x13\x13   \x13        \x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x12\x12\x12\x12    ++++   !!!! \x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b::::\x11\x11\x11\x11" +
	"  \x12       (\x11\x11\x11\x11\x12\x12\x12\x12\x1f\x12\x12\x12\x12\x11\x11\x11\x11\x13\x13    \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12  \x11\x11\x11\x11  ((  \x13\x13\x13\x13\x11\x11    \x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12\x12\x12\x12\x12\x91\x17" +
	"\x17\x17\x17    \x12  \x11\x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b      \x12 \x12 \x12 \x12    \x11\x11\x11\x11!!!!\x12\x12\x12\x12\x11\x11\x11\x11\x11\x90\x90\x90\x90\x17\x17\x17\x17\x12\x12\x12\x12\x12(\x12\x12\x12\x12+\x12\x11\x11\x11\x11$$$$\x11\x11\x11\x11!!!!\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12" +
	"\x12\x12\x12\x12\x12\x12  \x1b\x1b\x1b\x1b\x11\x11\x11\x11\x05\x11\x11\x92\x92\x92\x02      \"\x0eX\x1f     4\x13\x1d \x93kk  &&x\x0eGx\x0eG\r\x0e\x02\x16(  ((\x02\\\x11\x11\x11\\\x11+\\+\\+\\ +\\\x11((\x92\x1b\x1b\x1b\x1b\x1b\x12((RR \x90\x90\x90\x90\x15\x94" +
	")\x16 = \x12 !!\x95!!\x95) \x12\x11\x13\x13\x13\x12\x12\x12\x12  $& \x17 e\x17AAAA\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12N!!!!  +JJJ \x17\x17\x17\x17\x11y\x12\x12\x12\x12!\x02R\x87\x1f(\x0f(EIx\x0eX\x1f\x14\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f Ga\x0f\x0f" +
	"\x0f\x0f\x0f\x0f\x96\x0f\x96\x96\x0f\x0f\x96\x0f\x15\x0f\x0f\x96NNNN\x11\x11(&&(((E\x04\x97  +\x12\x04\x0fx\x0eGaaVaV \x12x\x0eGaaaa\x16V   aV  \x12a a\x12\x12 G$\x16\x16\x12\x11\x11\x11\x11\x05\x1c\x1c\x1c\x1c_}(\x12\x12(x\x0eGa::::(G" +
	"+\x1d  \x13\x13\x13))\x13   g>gH\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x1c\x05&\x11\x11&\x1f\x1f\"\"AAA    &\x11\x11\x11\x97\x04\x97\x97\x97\x97$$     \x1b\x1b\x1b\x1b\x1b\x1d\x12\x12$\x06\x06#k(((k(\x06\x11+     5++&\x1d||8" +
	"8888\x90\x90)\x17  \x98\x1b\x1b\x1b$ \x98\x98\x98$\x11\x13\x12 \x1d\x1dL\x0eX\x1f\x05\x12\x05\x0f\x0f+\x11!\x11\x11\x01+ \x1f       \x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\x13\x13      \x13\x13\x13\x13\x13\x13))))))\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13      \x13" +
	"\x13\x13\x13\x13\x13\x93\x1f+\x99--|&||\x9788\x11\x978( \x05\x9a\x04\x05\x05\x05\x04\x11\x11\x11     \x1d(((\x9b$     $\x9b$$((\x02\x02\f\f3w\x13\x18\x13\x13\x13\x13\x13\x13\x18\x13\x18\x13\x13\x18\x13\x13\x18\x13888$$7\x0e\x14M3W3BF \x0f\x0f\x0f   " +
	"J\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11) \"Y(::::Y(YYYZ::Z:::\x12&&(?pppp\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11222223W&  &  d&NNNNg&\x1b\x1b\x1b\x1b\x1b\x12\x11\x11&(((\r\x9c22JJJJJJJJJJJJJ" +
	"JJJ\x12    \x13\x13\x13\x13\x16\x14\x14\x14\x14\x1b\x1b\x1b\x1b))\x9d\x1b\x9d\x9d( \v\r\x0e\x9c&\r\x0e\x9c\r\x0e\r\x0e\x9c\x0e\x9c\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x158\x1b\x12\x12$(\x91\x91222\x91\x88(J$$\x9d& &&uuu\r\x0e\x11\x11\x11 " +
	"\x11\x11(((((\x13\x13\x88(\x03\x03\x11\x11\x11\x11\x8e\x8e\x8e\x1f\x17\x14 \x12&\x1b\x1b\x13\x13\x13\x13\x13\x13\x13\x13gggg\x13\x13\x13\x13   (    \x11!!!!++++\x12\x12\x12\x12\x12\x12\x12     T||||\x9e>7\x0e \x13\x16\x17\x17 99\x1b\x1b\x1bmm\x15\x15\x15\x15B" +
	"C23$$$$\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11((&\x15\x15\x15\x15     \x11\x11\x12\x12\x12\x12(\x13\x13\x13\x13\x13\x13\x13$???\x1b\x1b?$m\x11\x11 & \x15\x15\x15\x15(<\x13\x13\x13\x13\x11\x11\x11\x11    \x11$l\x1b\x1b\x15\x15\x15\x15\x1c \x12\x12\x12\x12\x12\x17\x17\"\x17\x17\x17\x17  " +
	"  \"\"O\x1b\x1b\x1b\x1b\x1b\x1b(\x1c\x13\x13\x13\x13\x13\x13(((\x1f\x11$/\x0f\x0f\x0f\x0f\x0f\x0f ++        1/\x8e*\x0e+++\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x13\x13\x13$'<'\x11\x11\x1b\x11\x9d\x13\x13\x13\x13\x13\x13\x13&\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12" +
	"&\x17\x17\x17\x17\x1b\x1b\x1b\x1b&u\x11\x13\x13    \x90\x90\x90\x90&&\x12\x12\x12\x12\x0e\x8e$O\x0e\x11\x11O\x0e))J\x8a(\x11\x12))))\x17\x17\x17\x17)O\x0eO((\x17\x17\x17\x17\x81\x86-H          -++++7O\x8a(\x11J\x11\x11\x13\x0e((((-4J(\x93" +
	"}}}\x8eEsssssss(9\x11\x11\x11\x11\x11\x11\x11ssss\x1b\x11\x11\x1b\x1b\x11\x11\x1b\x11(\x1e \"'''''<\x9d\x9d\x9dpppp\x14\x14\x14\x14\x14\x1b\x11]  \x11      \x9f&TJJ\x01((\x11\x95\x11\x11\x11\x11\x12\x11\x11\x11\x11\x11\x11\x12\x95b$$ + +)+" +
	" ++G\x11](  $  \x01\x01J\x01\x01JJ(        \x12\x14\x12\x12\x12  \x19   \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01  \x01\x01\x01\x01\x01\x01\x01\\\x14\x0f \x0f\x1b\x1b\x15\x15\x12\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x14\x14\x14\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x14" +
	"\x14\x14\x0f\x0f)\x14\x14((((&\x11\x11\x11\x11]\x11&\x1b\x11\x1b(\x11\x1b\x1b&(( !!!!((\\\\+\\\x01J\x01\x01\x01  J\x01JJ] $ &&)\x15\\\x14\x14\x14\x14\x14\x14\x14\\     \x12\x12\\\x14\x14\x14\x14\x14\x01))))))&k\x12\x17 \x11\x11))())" +
	"))))))))rr($ &\x12&\x16\x16\x1d4\x1d\xa0(J\x13\x13\x13\x13\x13))))))r\x17\x17\x118&    (b\x12\x13\x12\x12\x12\x15\x1d\x1d\x1d\x1d\x16\x16(TT&\x1b\x1b\x1b) \x12! \x12m\x17\x17$\x1b\x1b\x1b\x11((\x01+))))))))))))))))" +
	")\x87\b&/JJ\x0f/U \x1b?\x13&H\x12\x12\x12\x12\x12!\\\\(\x1b\x1b\x1b\x1b)?\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11   \x11&(++++\x17\x11++++k\x13\x17    mm$&++\x18\x11\x11\x11\x13$(\x11\x11\x12\x12(\x9b$    ((\x9b$$2W]B\x0f\x87" +
	"\x1fNNNN\x13\x13\x01&\x1c\x1c\x1c\x1c)&s\x11:\xa1\x11ALL& A(\x1b\x1b\a\x1c\x1c\x1c\x1ck  \x11)?\x1b\x11\x17\x17\x17\x17\x17\x17\x17\x17rr\x0f\x1d&)n\x11 \x17\x17\x17\x17)))) \x12\x13\x13\x11\xa2 \xa2&&   \x16\x16 &   & &\x11&\x11   \xa3+ \xa3" +
	"\x11\x11!!!!!!!! \x1b \x11!!!!\x1fJJ& &\x11\x11\x11\x11    \x16\x16\x11\x11\x11      (E(     (\x9b$   $$ $($$($($$-4++++\b\x18\x13\x13\x13\x13\x13\x13(\x9b$ $(\x9b$((\x16\x16\x16\x16\x16\x16(\x9b" +
	"$         $($  \x87k\x1f\x11NN5NN\x13\x13\x12\x18\x13\x13 B-4-4kk&B$   \x13\x13&3o  \x1d\x1d&&4\x13\x11BE\x11\x11\x11\x11\x11(,,Y((,,,,,R,,,YY,Y,,,(&\x11\x11!!!!\x11\x18\x13\x90\x12" +
	"\x12\x12\x12\x16\x1d\x1d}@\x19\x1f\x1f&   ++++++)+\x16\x16\x16(!!!!!!NN)J))J)))J)JH\x11\x11\x11\x11\x12\x12\x13\x13\x1b\x16   \x16GV : a\x16(\x01\x01\x01\x01\x01(,H2h&=\x12\x12$\x11$            \xa4\x16" +
	" *\x1f(/\x12\x12\x12\x12\x12\x12*\x1b      \x13/++++++$/\x8d//////Y(\x13\x13(\x11\x11      \x11\x11h++ )//// ))))))((\x12(\x1d      )))))))/((&  \x1b//\x1b  +% " +
	" ((-\x11\x11\x11\x11\x11\x11\x11\x14\x12$\xa5$(\x7f\x7f\x7f\x7f\x7f\x16&\x17)\x13\x1b\x13\x1b\x13&\x11\x1b3o)\x1b\x1b\x1b\x1b\x11)\x1b\x1b888 \r\x0e+    &BC&B3CCB&\x15\x15/)) &&\x1b\x1b  I &\x11\x11? \x1b\x1b\x1b\x1b\x1b\x11  \x11&  \x11  " +
	" \x12\x12\x12\x12\x14\x14\x11\x14\x11+++++++(\x16\x16\x15\x15\x15\x15?\x1b\x14    \x1b\x1b\x1b\x93m  $    \x01\x1b\x12\x1b\x1b\x1b\x1b\x12\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b \x15\x15m\xa5\xa5((((((((vv\x15\x15\x15\x15vv\x1c$\x1b\x1b\x1b!(  \x11(   ))))\x13" +
	"\x11\x11\x11\x11\x11\x11))\x1b\x1b\x1b\x1b\x1d&\x12?\x12\x11\x11\x11\x11\x1b\x1b\x12++\xa6\x15\x15+$&H $!\x11\x11             \x15\x15\x118(8\x93((\x15  (8\x93(((\x15\x15\x13\x13J \x13&&&&&$\x18\x13\x18\x13\x18BB2(,,  &    " +
	"     \x1d&\x7f\x7f\x7f\x7f\x11  \x15((((\x1d\x1d\x1d((,,,,]\x0e\x10\x11\x11\x11\x17\x16\x16)))))))))))]O\x0e]     ]]O\x0e\x11\x11\x19\x19\x19\x19\x12\x11\x11\x11      &+++\x8f\x8f\x11\x11&  ))F$  \x8fJ&&  " +
	" &&(Jjj((\x1d))H&( BBj\x1d{\x0f+  \x12\x16++++ - JG(&\x11\x11\x11]O\x0e\x12\x14\x14\x11 \x16\x16\x0eG]O\x0e\x11 ]( ]O\x0e  \x0eG\x0e\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x0f\x15\x15\x15  \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f" +
	"\x0f\x0f\x0f\x18\x18e\xa7\x14W3W &))$\x1b\x1b$$8\x118\x0e\x17\x17\x17(\x17\x17\x17\x17]O&\x11\x11\x12\x12&($$\x12\x12\x12(\x14))&\x1b\x1f(((((($(\x13\x13\x13\x13\x13/\x12\x11\x11\x11\x11\x11\x11\r\x0e\x13(J\x12\x12\x12\x12+++\x12+&\x11\x11\x12\x12\x11\x11\x12\x12\x1f++" +
	"++&&\x1b-  \x11\x11m$$m$\x18\x13 (\x13\x13\x01((\x01(\x18\x18H\x113 QP   \x1dw  T  I(&-\x13\x13\x1e\x16   \x15\x11 \v-4 \x18\x13\x13+ \x1b\x1b\x1b\x1b\x1b\x1b\x13\x13\x137\r\x0e\xa7\xa7\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16R((((((" +
	"R\x13\x19s\x1f+\x1d\x1d\x1d:\x1f\x1f\xa7\r\x0e\x1a\x0e\x1f\x169\x1c($\x1b\x1b$$\x1b\x1bg\x12\x12\x12\x12\x16\x16\x16\x16\x16\x16\x16\x16\x16\x01\x01\x01\x01\x01\x01JJ\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01$?\x12\x1b!!!\x11!\x11!!||||  \x98\x98\x98$\x11\x15\x15\x15\x15\x0e\x1f\x169 \x119\x17)" +
	"\x17\x17\x17:\x17(\x01\x1c    ++++    ^^\x1c^^\x1c\x1c\x1c\x1c\x1c\x1c\x1c\x1c\x1c\x1c\x1c\x1c\x1c^////\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f    ))))))\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15NNNN\x19+\x11\x11\x11\x11\x11   \x1b\x1b\x12\x12\x11\x11\x11\x11\x11\x11\x11\x11 " +
	"       ($\x13\x13\x1b\x1b\x1b\x1b^\x1b\x1bDD&&DD\x16\x16)\x170\x16\x16\x16\x16&H\x81\x81\x01\x81\x86\x81\x81\x86\x81\x81\x86 +     +/\x0f\x0f\x0f\x0f\x0f\x0f(H(-HHH\x19\x1b\x1b\x1b\x1b    \x11\x11\x11\x11\x11\x11\x11&     &\x1f\x14\x17\x17\x17\x17\x16\x16\x16" +
	"\x16\x16\x16(\xa7\xa8\x16{\x16\x16(\x1b\x16\x16O\x0e  G\x14G\x81\x81\\\\O\x0e\x14(\x0e(0\x9d\x0e  \x90\x90\x90\x90\xa7\xa7\x16\x11\x11\x11I %%III\x1f88\x1f((\x01\x01G+ &%!\x11!!!\x11)\x11\xa7JJ3wJJJ3w\x9c 2\x03\x03\x9c2\x1e\x1e\x9c\x9c\x1e(;<\x1f" +
	"\x1f@\x19\x1fO\x0eM@\x19\x12qq&\x12\x124& l #<E\x11\x11&HJJ (&H&$u\x11\x11\x15\x15\x1b\x15LLLk\x15\xa9   yy\xa9&&\x11\x12++\x12+H++\\+\\+\\+\\+\\+\\\x12g>gggg&\x1b\x1bG(MMM        G" +
	"V  \x16GVGVa\x16GVG\x15(\x15(\x12\x1b\x1b\x1b\x1b &&&\x1d\x11?&\x11\x16(\x1f&&&88(\x82N\x12?N         \x1d\x1d\x1d& ((\xa1\x1d\x1d&&&\x11\x11\x18\x18\x18\x18\x18\x18\x18\x18!#8(8\x1b888\x1b8!\x18\x18!\x18/// + \x1d" +
	"\x11\x18\x18\xaa\x80\x01\x1d\x1dH\x0f+ ++ +NN\x1b\x1b\x84\x1b +(\x1d\x01\x01?+ \x01\x01\x1b\x1d\x1d\x1d\x11\x11(,,R,\x16( -H\x1b&\x1d\x13\x13\x1d\x1dBFF((&\x1b&&&\x1d (((CC88{\x85\x87\x86\x85\x85\x85\x87\x85\x87\x85\x87\x86(ll(ll\x89\x89 \x13s\x8b\x8b\x8b" +
	"&4q) &&j&W&)\x80\x81\x86\x80\x81\x80\x80WHH\x13\x13\x1d\x1d\x13\x13\x13hh\x13\x13\x13\x13\x13\x13\x13 B. \x1b\x11) \x1b\x1b\x1b\x1b\x1b\x1b \x1b\x1b++ ++++\x1b&&&&$$N))\x1b\x12\x12\x1d( \x13\x13\x13(tttNNNii\x1bi\x1f\x1f\x1f\x1f\x1b\x1b \xa3" +
	"$\x11J:J((*\x1f*\x1f*\x1f*\x1f*\x1f+%%%\xab \xabk\x14\x14\r\x0eM\r\x0eM$   (\x11H\x12\x12\x12\x12HH& \x1b\x1b\x1b\x1b\x14\x1b \x1b)\x14\x12\x1b\x1b\x11\x11\x11\x11^$\x12!\x1d&4\x1d\x1d\x1d\x12\x12\x12\x12\x12\x12((((-4\x1d\x1d-4\x1d$   $$$ " +
	"  \x11  +)((&)&&&\x1b\x12__     \xac\xac&\xac\xac\xac\x1d\xac\xac\x1d\xac()))))&& &\x89\x89\x89\x89(\r\x0e+\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b+ \x12k\x1b\x1b$+II\x11& :(\x12\x12$          C\r\x0e\x17\x17++\x13  + " +
	" k&\x13\x11\x13$$\x1ek&PP)<   $\x9e\x9e>>\x9e\x9e>\x11$  \x11\x11\x9022222&\x11\x11\x11\x9e>>8888$ 8888YYYYY(\xaa\x1d888888E(8     8 888 (\xad&H\x11 H\x13H\xad \x13 +\xad&\xad\xad\xad" +
	"&+!\x18\x18\x18\x18\x18\x18\r\x0e\x1b\x1b\x11)))))$$)88\x12\x12\x90\x90\x90\x90\x90\x90))\x19\x19\x11\x11\x11\x11Hi  \x11\x11\x11\x11\x11\x11\x1a\x1a\x114\x1d $88+$88888m \x11)\x11e(       \x15  \x1f\x11\x15\x15((((((((////(" +
	"(         (         &\x90\x90\x90\x90(\xad& \x1b\x17\x17\x17\x11\x11\x11\x11\x1600  $8\"i\x1ci &\r\x0e$$\x18\x18\x13\x13\x13\x13\x13\x13\x13\x13\x16+\xa3\xa3K\x11\x11\x11\x11&\x12\x11\x11\x11\x11\x11\x11(\x14E\x81\x86\x16$      !)   \x12" +
	"\x123\x8e\r\x0e+\x12\x12          ?\x11\x13;<2\x12\x12==2\x12?\x14\x11\x12\x12\x11  qq\x1bq (( \x11    7&C\x13\x13\x11\xac3o\x15\x15\x15\x15&&L\x13\x13\x13\x13\x13\x13B(+ ++\x12++ +\x1e]\x0e\xae\x1f ]\x1e\x93\x89?\x1b\x1b\x1b\x1b\x1b" +
	"\x1bu\x1b\x1b\x17\x17\x17\x17]\x12\x12\x12\x12]((\x1b\x1b((((\x11\x11\x12$&(JGgg\x12\x12\x12( \x1e\x1f(]\x0e8]\x1bN]  \x1b\x1b]   \x15\x11\x11\x11\x118\x12\x12\x12\x12\x12\x12\x12\x128     \x12\x12\x12\x12\x12\x12\x15\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1288888(" +
	"(((\\\x14\x12 \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x14\x0f\x12\x0f\x0f\x0f\x0f\x0f\x0f\x0f\\\x14\x14\x0f)\x14\x14?\x1b\x1b\x1b\x1b\x1b\x1b\x13\x1b\x1b\x1b\x1b????\x1b\x11&  \x1b\x1b\x1b\x1b\x1b4\x1d4\x1d& \x12\\\x12\x1b   \x13\x12\x12\x12\x12\x12&&&&  \x1d\x1dNN++&&(&\\\x14\x14\x14\x14\\" +
	"\x14  \x0f\x12\x0f\x0f\x0f\x0f\x0f\x12\x0f\x14\x0f\x14\x12%%-((\x1d(((Jk((\\\x1b\x1b\x1b\x138\\\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x12\x1b\x13\x11\x11\x12\x1b\x1bJ\x11\x11\x1b\x11(\x9b$ \x18\x18\x13\x13\x13\x13\x13&\x11\\(((!8\\(((kk\x1b\x1b\x11J\x11\x1b\x11\x11+J+ +  %\x12" +
	"((((((& )\x8c\x13\x1b&&!J\x11\x15   \x15  \x15 s\x0fs(\x16\x16\x16\x16\x16\x16E   \x11\x13\x0f\x1d\x1d\x8f(((\x1cE\x8f\xae\x1f\xae\x1f\x1f\xae\x1f\x1f\x1f\x13\x13\x13\x13\x13\x1b\x1b\x1b\x1b\x1b\x1b\x1b&  \x11(\x1a(  (((\xae\x1f\xafII(((  \x84(7]^" +
	"\x1b((((  H&  HH$\xae\x1f0(\x8f\x18\xae\x1f0\xae\x1f]]\x1b\x1b\x1b\x1b\x11\x11\x1b&\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x0e($III$+&  &s+\xae&\x1b\x1b\x1b\x1bff\x13\xae\x1f0888888\x1b(\xae\x1f0&\x01\x01\xae\x1f0\x12\x12\x11    \x14\x14s\x14\x14" +
	"\x12\\\x14`\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x11\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x11\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x14++(7]^\x13\x13\x13\x13\x1cN(qf&888\x11\x11\x11\x11\x11\x11\x11\x118\x11\x15(((\x83\x10\x0f\x0f\x0f\x0f\x0f\x15\x0f\x10\x0f\x13\x13\x13\x13\x13\x13\x13\xa9sssss" +
	"\x13I\x13\x13\x13\x13\x13\x13\x13\x13\x11\xae\x1f\xae\x1f\xae\x1f\xae\x1f\xae\x1f\xae\x18\x13\x13\x13 (\x11\x11\x11\x11\x11\x11\x11\x11(\xae\x1f00I\x83\x83\x83\x92YYddd\x11mIIQ\x12\x12\x12\x12\x12NN\x12\x12\x12NN\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x13\x13\x13\x13\x13\x13\x16\x12\x12\x12\x12\x12+\x16++++++" +
	"\x16\x16++((\x1b\x1b&\x16 &  \x13\x13\x11\x13\x13\x13\x13\x13\x13\x13(\x13\xb0\xb0\xb0&  \x16\xb0&  \xb0  \x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x1b\x1b\x18\x13)\x1b   &\x1d{&((\xa9ssss$+\x11\x15+++\x16+\x1b?\x15\x13\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x11(\x11\x11" +
	"\x11\x11((_\x83\x10\x10\x14\x10\x10(\x15\x15+((\xae\x1faa\x14\x14\x0e\x1f+& \x1d\x1b**\x1f\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x11\x11\x11\x11\x11\x11\x01\x01\x01\x01\x01\x01\x0e\x1fG(\x12   \x1d \x12\x12\x12\x12\x13\x13\x13\x12\x12\x12\x11\x1b\x1b\x1b   \x12\x12\x12)))\x13\x13\x13\x12\x12\x12\x12\x12\x12\x12\x12\x12" +
	"\x01\x01\x01\x01$&    k\x11=\x10\x18\x18\x18\x13\x01\x11\x11\x11\x00zG aa     \x16\x16\x16  :         \x16: /UU///////U   &&&3\x17\x1f\x1f\x1fFF\x17\x1eJJJJJEzG\x16 \x16  \x14\x14   \x10\x0f\x0f\x0f\x0f" +
	"\x0f\x15\x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x0f\x15\x10\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x0f\x0f\x0f\x15\x0f\x0f\x15\x0f\x0f\x0f\x0f\x10\x1d)))))F\x00\x10 \x10\x1d\x10` \x15\x15\x0f\x15\x15   \x15      \x0f\x0f\x15\x15\x0f \x15\x15 \x0f\x0f\x0f\x0f   \x15\x0f\x0f\x0f\x12     \x0f\x0f  \x0f\x0f\x0f\x0f\x0f" +
	"\x12 \x0f \x0f\x0f\x12\x0f\x15\x0f\x0f\f\x00G)\x0e\x1f\x0e\x1f7GGVGV\x01\x01GV\x16GV\x00G\x15////-4\x1d\x9f(/((\x9f\f( \f\x9f(G:\xa3\x9f(G\x12?\x1b\x00G(\x8eaG\x14\x16\x0f\x14\x11\x11 \x11\x14 \x16: \x0f\x0f\x14((G??\x15aG\x16   \x16\x1b " +
	"\x16\x16 \x16 \x16\x16\x16\x16\x16:  \x16\x16 V\x16 \x16   V: \x16  \x16\x16\x16 \x16s s: \x16\x16aa\x16 \x14     \x168\x0f  \x16\x16\x16\x11\x11\x11\x0f\x0f\x0f\x0f\x0f\x0fG\x01\x01\x01\x15\x15\x15 \x1b\x1b\x1b!!!\\\x16\\\x16\x16\\\x16E   aG\x14\x0f\x14\x14\x0f" +
	"\x11\x14 \x11: \x15 a\x0f!!!\x9f\x0f\x0f8888\x14\x14\x1488s:\x16sG\x15\x15\x00\fGVGV\x00G(\x8b\x18aG\x1f\x00GVaa\x01:\x0f  J\x14\x14 \x16\x16 \x01\x01\x01 ::JJ::a\x14\x14\x14\x16 \x16J:: :::::\x16 (7(\x1b\x1b&&(&" +
	"\x11\x11\x11\x11+JJJ    \x11\x11\x11\x11\x11\x1b\x11\x00zG\x01::::\x01::::  a\x16\x16\x01\x01\x01\x16::\x11\x11\x11aa\x01\x01:      \x16  ::::::::::\x01\x14 \x00\x16((\x16\x007&&&\x1f\x9a\x9a\x9aG\x01:  \x01  \x16\x16\x14\x01 " +
	"::::::\x01\x14(\x1b\x11\x11\x89\x11\x11\x11\x00GH\x1f((\x9f\fi\x9f(\x0e\x9f(\x9f(\x9f\x9f(\x9f((\x84\x84\x84&&;<;<\x1f\x9f(\f\x9f((((\x93((\x1f\x9f(\x9f(<===22==>222==>=2 = >2>((7\r\x0e(Js,R:::" +
	"R&&&&\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b&\x12\x12\x12?4\xad&4\xad&4\xad&\xad4\xad&\x1b\x1b\x1b???4\xad&4\xad&H(\xad4\xad&(0   $F\x8dm\x8d$\x8dR        \x11\x11\x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b& &&&&&(3o\vo\x12" +
	"\x0eX\x1f\x11\x11\x11\x11\x11!!!\"\"\x1b\x13\x13\x13$\x91c7   \x15\x15\x15\x15\x15\x15\x15   +  +++\x12\x12\x12\x12\x12SS   \x1b\x1b\x1b\x1b\x16\x16///v \x15\x15\x15\x15\x15\x15\x15v     mJ\x19\x19\x19    \x1b\x1b\x1b\x1b\x1b\x13\x1b\x1b\x1b\x1b\x1b\x1b//   " +
	"    /$(\x0eX\x1f,::,0E\x1fK$(000\x13GV: \x16J&B33   \x1b  \v&&&\x1f\x15\x15\x15o3oo  (\x11))))(     \x18\x18\x18\x18\x18\x18 \x15\x15\x15\x15 \x15\x15\x15 \x0f(\x0e\x1f\x11+++\x16\x9a(\x88\x0f\x1b\x11\x9c22" +
	"22(;<    O\x14\x14\x14\x14\x14  \x14\x0f\x03AB\x0e\x0f(\x11\x11\x11\x11ggggm\x9a)\x12\x12)$$/ \"\xa6(\x0f\x0f\x0f\x0f\x1d&&&\x1eKe\xad\xad\xad\xad77\x89(\x89\x11\x11B22J\x1b\xb1(:::\xb1(Y\xb1Y:gg\xb1::\xb1QY::YY(Y(Y" +
	"ZZY(YY\r\x15 \v\x11\vA\x13\x13\x13\x13\x13\x13    $\x11\x11\x11\x11\x11\x11\x11\x11\x11DDD\x1f\x1f((\v(    &\x9a\x9a\x9a$$7\x1f\x12\x12 =\x11DD$(\x1f\x11     )))\x11   g>((\x11\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13" +
	"\x13\x11\x11\x13\x13\x13\x13\x13\x13\x138\x8c\x8clgg>q\"4&+ +   (\x1d\x11\x12\x0f\x0f\x11&\x12\x12\x11\x12\x0f\x11\x11\x0f\x12\x12\x11\x11&\x12\x11&\x11\x0f\x11(\x8c\x12&\x1b\x1b)\x1b\x1b\x1b\x1b(\x8d\x8c\x8c\x8c\x8c\x8crr)qq\x01!((?\x1b\x12\x12\x12\x12 \x12&   wJwJw3w" +
	"(J4k(\x11H44|||\x8c\x1f \x87\x1f\x0f\x0f\x0f\x8c&\x0f\x0f \x8c\x8c\x8c\x15\x0f\x8c \x13\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f \x8c\x0f\x13&HHH\x8c&\x1f8&\x1f\x1f\x1f\x1f\x8c\x8c(((\xb2\x1b\x12\x12\x16 \x0f$ \x0f \x0f|ppppq)\x88\x0f\x8cmaGV::::\x01::\x01\x014&" +
	"P4&P& 4P&\x16 \x11\x16\x11\x11'\x11\x82\x87\x16\x16 \x16\x11  \x87\x87\x87\x87 &&!&!\x11\x11\"k\x89\x9d\x9d kk \x88\x9d \x11\x11\x1d\x1d\x1d\x1dH\x1d\x1b\x13\x11 /))//\x11))/\x13\x11\x13\x11\x13\x11\x13\x11\x17\x17 (&))))))))))))))))" +
	"))++++\x18\x13\x18\x18\x18k&\x13k\x13k))J\x15\x15\x11\x11k\x1b\x1b\x1b\x11\x11\x1fB\x0f\x0f2F 8\x118\x0f\x118\x128\x12\x87\x1f\x0f  \x0fNNNN5\x1f              \x11\x11\x11\x11\x14 \x14  \x11\x11))\x14 ))\x14\x11\x11\x14\x14\x11\x11\x11+  " +
	"\x13 \x11)\x11 +)\x11\x14\x14\x14\x14\x14(k(((((((((\xb2\xb2\xb2s \x12\x12\x13k\x0fkkk\"&&\x1e\x1f\x14\x14\x14\x11\x11   ))))\x11\x12\x11(\x12\x12\x12\x12\x128\x15888)\x11( \xa9\xa9,,,,\x88\x1a\x9d\x0f(\x9d\x0f  &{{AA\xa1\x18\x18\x1b\x1b\x18\x18" +
	"\x138888\x1b\x1b\x1b&\x1b\x1bA(AB\b\x9d\x0f\x88\x9d\x0f\x0f\x0f&\b\x1b\x1b\x1b&BB&\x0f(&NNNN!(((k&\x11\x92\x92        (\x0f\x0fFF&(\x0f\x0f&(\x0f\x88\x1a\x9d\x0f 66\x13\x11\x116\x13\x13\x0f\x0f\x136\x13\x13\x11\x11\x11\x1d\x1d\x1d\x18\x13NNNN\x16" +
	"(\x13\x13  ((\x11\x11\x11\x11&\x0fH?\x13\x13????\x11\x11\x11?\x11\x13\x13\x11\x01\x01    \x13\x11\x13((            &  \x16\x16\x16\x16\x12\x12\x12\x11\x11\x01\x1b\x18\x18\x18\x1b?\x1b\x1b?\x1b\x1b\x1b?\x1bk k&(((\x13(((%%\x11\xa5&\x11  \xa5 " +
	" m\x11\x11\x11+$   \x8b\x11(&&\x13\x13\x13 \x11NNN!!N\x11\x1b\x1b}& \x11\x11a\x16 \x14\x14 \x16\xb3\xb3\xb3&     &   \x0e\x1f||\x17\x13/\x17|/|\x17////\x17\x17\x1b\x1b\x1b\x1b\x1b\x1b\x1bppp\x15\x15\x15        &\x11\x11&(\x11\x0e" +
	"\x1f\x12\x12\x12 \x1f\xa9\xa9s&&&&$\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x1f\x1f\x1fs\x1f\x1b\x1b\x1b\x1b\x13\x13\x13\x13s\x13\x13\x13\x13\x01\x01\x01\x01\x01\x01\x01\x01&&&\x1d\x1d\x88\x13\x13\x13\xab|||\x1b\x1bNNN\x12\x12\x12\x12\x12\x11\x12\x12\x12\x1d\x1d\x93\x11\x11\x918\x91\x91 J\x1d\x1d--\x1d\x1d\x1d\x1d\x12\x12\x12\x8f.(" +
	"////\x18\x18\x13\x1b\x1b/\x8f((&  \xab||||\xab||||\x1b\x1b\x1b&&&&$ &\x1f\x12\x12\x12&\x18\x1b|\x11\x11\x11\x12\x12\x12\x1b\x1b\x1b \x11)  &)))))\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12E\x11\x11\x11\x11\x11\x11       \x1b\x1b\x1f\x0f(((((\x13\x13\x13\x13\x13" +
	"\x13\x13\x13\x13\x12\x12\x12\x1f&\x1d(&\x1d\x1d\x1d\x89\x1d(NNN\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b((]\x0e]\x0es:sss:\"\x13\x13\x13\x13\x11\x11\x11 &    s       \x17\x17\x17 sppp\x10\x10\x10\x10\x10  ,,  -}_\x87\x1fs\x13\x13\x13\x13\x13\x82\xab\xab||8" +
	"88$JJJJJJ$J$ \x12\x12\x12  &&i\x11\x11\x11\x11\x11\x12\x12\x12\x17\x17\x1e\x12\x12\x12 \x01!!\x1b!\x11  D$\x11\x90sYYY\x90\x90\x90E(\x90\x90J(\x10\x0f\x0f\x0f\x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x15\x15\x15\x0f\x0f\x0f\x0f\x10(\x12  $$\x11\x11*((\x0e\x13\x13*\x17\x1b\x1b" +
	"\x1bs(\x11)\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x15\x0f(((\x11\x11\x11\x11\x11\x15m$\x11\x11\x11\x11(\x98$\x17\x17GGGG(JJ((\\\\ \\ \\\\\\\\\\\\((\x1b)\xb2& &KKKK\x0f\x0f\x0f\xa2E(((,\x11\x11\x11\x11\x11\x11\x11\x11  \x11\x11\x11  \x1f\x12\x12\x12\x12\x1200" +
	"\x13\x13\x13  \x12\x12\x12&\x11\x11   \x13\x13\x13  &&&\x15\x15\x15+ \x16  \x16    \"\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12&H&\x0e\x1f&&\x0e&&&\x10\x15\x1b\x1b\x1b\x1b\x1b\x1b::gggg>gg\xa9\xa9 \x1d\x1d\x11\x11\x11\x11 ////(\x11\x11\x12\x12\x12\x12&&" +
	"PPP\x17\x17\x17\x17&m&$ \x12\x1d   \xa9_*\x1f(j \x9e\x9e>\x9e\x9e\x9e \x12\x12\x1b\x1b&v \x15\x15\xaa|\x1a\x11(8\x01\x01\x01\x01\x01\x01\x01\x01(\x01 \x1a\x1a\x1a\x1a\a\a\apppp)   ++\x1b\x1b\x1b\x1b++\x1b\x1b 8 +\x1b++\x11+\x1b\x1b(((N(} " +
	" ss\x1b\x1b\x1b\x1b\x1b\x1b)))))))))))))&&&\x1db&\x11\x11\x11$!\x11\x11\x11\x11\x11\x1d)\x12\x11\x11\x11\x11r))))))r\x1b\x1b\x1b\x1b++++\x1b\x1b\x1b\x1b\x1b\x1d&(&& \x12\x12\x12\x12\x12\x12\x1d&\x12\x1b\x1b\x1b  \x12\x1bL &\x11\x11\x11\x11((8(\x12" +
	"\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1b\x1b\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1bJ +  \x01\x15+\x1b ????\x1b\x1b \x1b\x1b????\x1b\x1b\x1b\x1b\x1b\x9a e\x18\x13\x13\x13\x13\x13\x13\x18\x11)////m $$ $$ $$Y(Y: / \x1fH\x1f((T1" +
	"(\x90\x90\x90\x90$))/\x11///////////$$$\xb3////\x1f((J\x13 \x16  \x11(JJJ\x92////))))))))///\xa3\xa3$\x92YY/G(////$\x0f //\x11 & ))))   \x0f\x0f\x1d&&BB&&\")&" +
	"QQ\x11   \x1b&\x92\"\x0f&  \x1d\x16////1/ \x16////\x0f\x0f\x0f\x0f\x0f\x0f/)))))//U/))/U////\x11//\x0f/U\x0f/U\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f/)//// ))\x11))\x11//1/\x01\x86\x01\x01\x01\x01\x01\x01\x01\x01\x86\x01\x01" +
	"\x01\x01\x01\x01\x01m\x16\x16\x16\x16\x92\x01\x01\x01\x01$\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01$\x011\x10\x0f\x0f\x10\x10\x0f\x0f\x10\x11\x11\x1f\x1f1/ \x15v\x15\x15\x15\x15\x15\xa2\x11&$$\x19\x19\x19\x19\x19\x19\x19\x19\x19))))\x13\x13\x13\x13\x13\x13\x13\x13\x13 \x12////     ))///////\x0f\x0f" +
	"\x0f)))\x0f/////)//////\x0f\x0f\x0f\x0f\x0f\x0f\x0f)) \x15  \x15\x15/\x0f\x0f/))\x15\x15\x15\x1b\x15\x15\x15\x15\x01)\x1b+\x0f))\x11\x11\x11\x11&&pppp\x11    ////////\x0f\x0f\x0f\x0f\x0f\x0f//// 1m\x1f\x10E\x12\x01\x01$()))" +
	")))J\x15\x15\x15 &4&PG////))))?????\x1b\x1b  \x1b\x1b\x1b\x9022222&\x11\x1b\x1b\x1b\x1b\x1b\x1b   \x92\x11\x11\x11\x11))))F\x1b\x11\x11))))\x12\x12////\x11/\x12J\x12\x92$\x01\x01! ????$\x1b ?\x1b\x1b?\x1b\x1b\x1b\x1bm" +
	" \x1b\x1b\x1b\x1br)r)))))))\x01!!!! \x1b\"&////)\x1b\x1b#]](\x11\x11\x1d\x1d\x18\x13\x13\x13\x13\x13\x1b\x13\x13&&&&\x12\x12\x12\x12II  \x11iv(\x1b\x1b+ NNNN\x15\x15   \x15\x15!!\x12\x12\x12\x12\x12\x18\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13" +
	"\x13pp$\x12\x12p(pp\\p\\\x13\x13\x18 p\\\x13p\\\x12\x12\x12\x12\x1b\x1d\x1d\x11\x11\x11\x13\x13\x13\x13\x13 (\x11\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12\x12\x12bbbA\x11\x11\x11\x11\x11\x11\x11\x11\x17\x17\x17\x17      + ++\x12\x12\x12\x12\x12\x12\x12\x12)))\x0f       + \x13" +
	"ppp\x93\x93\x93\x1b\x1b    )))   \x12   )\x13\x13\x13 \x12\x12\x12))))))\x17\x17\x17\x17\x12     +\x11\x11\x11\x11\x11\x11(\x0f\x11! &\x1d\x1d  \x12\x13+\x11   \x15 \"++ +++ +m(m   $        \x12\x1d &" +
	" \x18\x13\x13\x13\x13\x13\x13\x13\x18\x18JJ\x13\x12\x1b\x1b\x1b\x1b\x1b\x1b\x1d\x1d\x1b\x1b\x1b((k  E\r   \x13\x13\x13\x13\x13       O\x0e\x1f\x15\x15RRj  \x1d,\x12\x12\x12,R,& vJc$vJ\x15\x15\x13       ???\x1b?+\x11\x0f)\x11\x11<=== " +
	"  ;<= 9(;<=> [[\x16(B4&P\x0f\x0f\x0f\x0f\x0f\x0fGV:aB..R \x15e\x1dl(\x1e T$   + +$ $R\x11\x11,R    \x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11!!!!\x11\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x13\x13\x13\x13\x1b\x1b\x1b\x11" +
	"\x1b\x1b\x1b$ $\x1b\x1b\"$$\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12HB.2. \x12\x12\x12\x12g>g$$       \x1b\x1b\x1b\x11\x11\x11\x11\x11\x11gN\x12\\NN&$ \xb3\x13&$     &$&\x16\x16\x11\x12\x11\x12\x1b\x1b\x1b\x1b\x1b\x1b\x1b \x1b&\x17  &  \x12\x12\x12\x12N" +
	"NNN\x12\x12\x12\x12\x11\x12\x12\x12\x12\x12\x12\x12&\x1b\x1b\x13\x1b\x1b\x1b\x1b\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13??\x1d\x11\x18\x1b+ \x1d$\x1d$ \x1d\x1b\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x1d\x1b \x11\x11\x11\x11B(((N\x1b\x1b\x1b\x1bHH\x1b\x1dB..&+ \x1b\x15\x1b( )\x11\x11\x11\x11&\x12" +
	"\x12\x13\x13    \x11\x11!!!!\x11\x11\x11\x12\x12\x12\x12\x11\x11\x1b?    \x1b\x1b\x1b\x1b\x1b\x11\x11\x11NNNN\x1b\x1b\x1b\x1bJJ\x1b\x1b+\x1b  + & \x1b ))\x11\x11\x11\x0fH\x11\x11\x11+  \x11\x11\x11\x1b\x1b\x1b\x1b\x1b\x1b!      \x11\x11\x11\x11\x11\x11\x11\x11\x11E@  " +
	"    \x13\x13          \x12\x13\x13   \x12\x13\x13\x12\x12\x13\x13\x14 \x14\x14\x17  \x14\x14  \x16  \x16\x16\x16   \x16 ,R  9 &&\x12\x12\x12\x12\x12\x12&\t\t(t(\x11\x11 +++++!8\\JJ\x11\x1b\x1b\x1b\x1b\x1b\x1bJJ\x11\x11!8\\\x1b\x1b" +
	",R(\t,R(\x1f\x1f\t\x1f\x12\x12 + &\x1dc\x1d\x1dcn\x11\x15\x12\x12((GV: \x15  \x1f&&8J\x11\x16&\x15\x15\x15GV:\x13A\n\x0f\x1d((/U\x0f\x0f\x0f\x0f/(/U(/U////U\x1fl(\n\n;<;<;<\n\x13\x13\x13\x13 \x17\x17\x17\x17\x11\x11\x11\x11" +
	"    \x11\x11\x11\x12\x12\x12\x12\x12\x12\x12\x12\x12\x17\x17\x17\x17\x11\x11\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12\x13\x13\x13\x13\x11\x11\x11\x11!J\x1dN\x17\xa7k\x11\x11\x11\"(B..(\x11\x11( \x11@\x0f\x0e\x0e\x11\x11(\x0e\x11\x11!!\x11   &E@ \x13\x11\x11         \x13\x13     " +
	"\x12\x12\x13\x13\x13\x13\x13\x13     \x13\x13\x13+E,88\x118888\x1b,&&E\x0e\n\x1d\n\n&(\x15\n \x15JJ$((J(8J8JJ+(t\x1d88&&\x16\x1f\x1f\x13\x13\x0fGV:::\x16\x11\x11\x11J\x11\x11\x1fO\x0e\x14\x1b 8\x9122222\x90    \x90\x90\x90" +
	"\x1d\x1d\x1d&\t\x93\x93$BB\x1b?\\?\\=+ 3///k&\x13\x13\x13k&(((& \x13\x13\x13\xa4+\xa4\x12\x12\x12\x11\x11 $    \x11\x11\x11\x11       )8\\\x1b\x1b\x1b\x1bJ8\\JJ!8\\JJJ\x11 \x1d\x11!&\x11 8\x1b8\x11\x11\x11\x11\x11\x1b\x1b+ " +
	" ++     LW3W+ $  &\x12\x12\x12\x128\x1b\x12\x12\x14\x14\x14\x14{{{J\x17\x15  \x15\x15\x15\x15\x15\x16\x16\x16\x16\x15\x15\x15\x15(\x17\x17\x15\x15\x15\x15 \x12Nk \x14& B... \x13(,>===    == ,R  \x1f   B&\xad&\xad&y" +
	"\x19(\x12\x12\x11Ky&\x11&)(\x15;<&\x11;<&(99////\x11\x11\x1d\x12\x12\x12\x12<&\x12(:)@;<2222 2222=>=======22=== ============\x91   =222= \x13\x13;<+  8\x0f;<" +
	">==\x1f( $oO\x0eO\x0e\x11\x11$ ////!!!!\x11\x11m))!!!!$J$ (\x17\x17\x17\x17))\x82\x13\x13\x13((\x91\x91 +\x17++    )\x13\x13\x13 1 BC 3C \x11\x11\x11\x11\x11\x11\x13\"  $ $)))))\x11\x11\x11\x11\x11\x11\x11\x11" +
	"\x13\x13NNNN   )\x17\x17))\x17\x17\x17\x12\x12\x12\x12&m$$ \x11\x11\x17\x17$\x11&\x11\x11\x11\x11\x11\x11\x11\x11\x113)+$ \x13\x13\x13\x13\x1b\x1b\x1br\x12)\x12)r)!w3w 8++\x15\x15\x15\x15\x158J8?\x13) ,\x9a\x9a\x9a\x9b$\x9b$$\x9b$\x12+\x16  \x13\x13\x13" +
	"\x13\x14\x14\x14\x14\x14rrcc9c++++  0  (\x12\x11+++   ((\x93&HH&$\x8aR++++J(??J\x1b\x1b (+ +n$\x98\x8a(\x1d\x8a\x8a)\x12)(    (8\x11\x11\x11\x118\x11\x11\x11\x11\x11\x11$ \x16  !!\x11\x11$  $$!" +
	"(\x0e(J\x8a\x0e||||||||||S     J$\x15\x15\x15\x15&(\x1b(\x1b\x1b& \x11&  \x11\x15\x11\x11\x15\x11\x11\x11\x11\x11 +  !  \x11\x11 \x15\x11 .+\x1b  \x81\x86\x86(\x15!!!!&\x12\x12\x12\x12\x9d\x17\x17\x17\x17\x17\x17\x17A\x1b\x1b\x1b\x1b\x1b\x1b\x1btt" +
	"|||||||\x1d\x1d\xaf\xaf\xaf\xafk(\x16\x0f\x0f\x1b\x1b\x1b\x1b\x12BG3\x11(\x11  a\x12\x12\x12\x12++88&P\x11\x12\x12\x12\x12\x12\x12\x12\x12P\x0f\x0f\x0f \x11\x11\x11\x11\x11\x11\x11\x11     ))+)!\x11  &H\x1b\x1b\x1b?+\x11\x11\x11\x11\x82$\x1d&&&\x12NNNN&" +
	"&H((ppp\x13\x13\x13\x13+\x9d \x16\x16\x16 \x16\x16    J\x9dM3t\x9d \x1b\x1b\x9d () \x81\x86\x81\x86\x81\x86\x1d\x1f\x1f\x1b\x1b\x1b\x1b\x11\x11////T&\x15\x15\x15\x15\x15T\x15\x15\x15\x15k(&&+\x91++\x91+$   $\x0e   :\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15\x15" +
	"\x15####\x0e\x13\x13\x13\x13\x13\x0e\x0e\x0e\x14\x11\x11\x11\x11\x11\x113o\x11\x1f&&$  \x01\x01\x01   \x01\x01\x01&\x1cs\x0e\x1f,R  ,R&)\x15\x11\x13\x11\x11\x11\x11\x11\x11\x01\x11\x11\x11\x11\x11\x11\x11\x11  \x1f ////&\x11\x11\x11\x11\x12\x12\x12\x12\"\"\x1b\x1b+&$$\x11\x11!&$" +
	"$  $\x11\x11+$\x1b\x1b\x1b\x1b(\t\t&&&&(&&&NNHH.\x1b\x1b\x9dJJ\x9d\x9d\x9d\x9d\x9d\x1d\x1d++&  &&&&   $\x0e\xaf\x8d\xa8\xa8\xa8\xa8\xa8\x11&\x11&?\x1b\x1b\x1b\x1b\x1b\x1b ???\x1b!&& \xaf(\x93\x12\x12H\x939A5(\x93&&\x11s\x93(\x12" +
	"\x12AA\x1d\x11\x11     (\x1d!(\x1d \x11\x11\x11\x15\x12\x12\x15\x12\x12\x12\x12&H    HH&\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x18!\x11!\x01\x01\x01\x01vjj!!!!\x1d\x1d\x1d&\x1d&(\x11(\"\"\xaf\x0e\x0f\x0f \x1b(J\xb4\x12\x12)\x12\x12& \x1d&  \x12\x0e\x88\x0f\x16" +
	"\x0eJ&   \x1d4\x1d4\x1d{{{{{{{\xa0\xa0\xa0\xa0\xa0\xa0\xa0\xa0R]\x0e + \x02\x0e.\x11\x11\x11\x0e( !!\x11\x11\x11\x11\x11\x11 \x92((\x9a   \x9a\x9a\x9aJ \x1bA\x1fJJ(\r\x0e\x1f\x8e( \x8e((\x11(0(\x0e(\x8e\x1e\x12\x13\x06e($$$$8888  " +
	"    88\x02]\x0em$\x11\x11\x11]\x0e$ $n\x11\x11\x11))(\x1b8\x1b\x1b\x12(\x86\x01 &!\x11&\x12 \xaf&\x12vvvv/U\x15\x0e\x1f \xa6m\xa5 \x13(9\x0f\x0f\x0f\x0f\x11::\x12\x12\x1d\x1d))))\x17\x17\x17$\x1d \x11\x11!Ah=\x12&\x01 \x1b?\x1b\x1bj\x12\x12\x12" +
	"\x12\x12\x12\x12\x12\x12jjj\x12JH\xa6\x12\x12\x11\xa6\xa6\xa6\xa6+\x16\x16\x16\x16\x16\x16pj & T    &/&\x0f&&+$$(\x119\x11++++\x12\x12\x12\x12\x12\x13\x15\x118\\\x1b\x1b\x1b\x1b\x1b\x1b\x15\x11!8\\\x1b\x1bJ\x11J\x1b\x1b\x1b\x1b\x13\x15\x1b\x1b\x13\x11\x11JJ  &4&P\"" +
	"(\x1bB\x1b\x13\x1b .\x11\x11\x11\x1e\x11\x11\x11 \x12\x125\x11\x11\x11\x11&\x11\x11  &  \x0e\x0e    ++++ \x0f& \x1d\x06\x11\x13\x13\x12\x128\x06888888888))))))\x9a)))))))))))+ \x17\x17\x17\x17////8)\"\x18\x06\x06NNN" +
	"N \x11\x11\x11\x11&\x18\x1b\x12\x12\x12\x12\x18\x13\x133w((\x0f\x18\x18\x18\x18\x18\x18\x01   +\x10\x14\x06     \x06$$(9& \x1d$$\x11$   .\xa5$\x16(9\x0f\x97\x97\x97\xa0\x04\x05 \x04\x9a,)\x05\x1fII$&;<=== >&\x0e\x86\x81\x86\x81\x86&\x117\x1f   " +
	"    /\x0f\x0f\x0f\x0f\x0f\x0f\x11\x11\x11\x11\x11\x11\x11\x19\x19\x15\x15\x15\x1b\x1b\x1b\x1b\x1b&&,QP\x1d\x13\x13  \x11'+  \x93\x1b\x1b\x1b\x1b\x1b\x1b\x1b))  ) \r\x9c( \r\x9c(\"J\r\x0e\x9c\x15\x11\x112 2222222222\r\x0e\x9c22:\x15\x15\x11\x11\x11\x11\x11\x11\x0e:" +
	"\x01 \x16\x16\x16\x16\x16\x16(7\x1f!\x11      \x03\r\x0e\x9c 22\x01\x01\x01\x01\x16\x12\x17\x0f\x12\x1b<\x9d\x9d\x1a\x9d;<(\x9d=\x9d\x9ds(\x11\x19G\r\x0e\x9c\x0e\x91\x12\x12\x12\x12 \x1f\x1f\x1fs(:::v\x17\x1b!(v\x1fv\x15\x15\x15\x15\x16\x0f\x0f\x0f\x0f\x0f\x0f\x0f (E\"&??$$" +
	"      \x93((++++(\x11\x11\x11\x11(e}\x11\x12(\x9aJ\x11\x11\x11(\\+\\+\\+\\///\x11\x11\x11\x11\x11\x11\x11&&\x1bN\x1b\x1b\x1b\x1b\x1b&\x12\x12\\\x12\x12\x12\\\x12\x12\x12\x12\x12\x12\\ \x12\\\x12\x12\x12\\\x12\x12\x12\x1b(((((\x13\x13\x13\x1d(\x9a(\x9a(\x9a   " +
	"\x0f\x0f\x0f\x0f\x0f\x15\x15 \x15 \x15\x15\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x11\x9e\x9eS+\x13\x13\x13\x13\x13(((\x12     (& X  \x0f\x0f\x15\x15\x0f\x0fJJ\x1b)\xb5++(    \x9e)(()(\x11\x13(((b ((\x1ccc(c9cc\x1199&\x13((9&(Y" +
	":\x12\x12\x12\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x1b$\x11\x11\x11\x11\x11\x11\x11\x11!!!!!!\x12\x12\x12\x12\x12\x12 \x17\x17\x11\x11YY\x12\x12\x12\x12\x12\x12\x13\x13\x11\x13++\x15\x15\x15\x15\x15\x15++++++\x14\x1b\x11\x11\x11\x11\x11\x11\x11\x13\x13\x13\x13\x13\x13\x11\x11\x11\x11\x11\x11\x12\x12\x12\x12\x12\x12\x1bA\x1b\x13\x13\x13\x13\x13" +
	"\x13\x13\x13\x11\x11\x11\x11!!!!!!\x11\x11\x18\x18      ,\x15\x15\x15\x15\x15\x15(cc ++ ++++++++++\x11\x11\x11\x11\x11c\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x13\x13\x13\x15\x15\x15\x15\x15\x15      \x14\x14\x14\x14\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12\x13\x13\x13\x13\x13\x13s\x13" +
	"\x13\x13\x13\x13\x13\x13\x13s&))  &:      gg\x13\x15\x15\x15\x15\x15\x15++++++&J\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x16\x16$\x16\x16\x16\x16++++++\x15\x15\x15\x15\x15\x15\x13\"\x13\x13\x13\x13\x13\x13\x11\x11\x11\x11\x11\x11\x11\x11\x11&      \x15\x15\x15\x15" +
	"\x15\x15\x11\x19\x15\x15\x15\x15\x15\x15\x01\x11\x17\x17||||||      |      \x13   \x01\x01\x01/\x11\x11\x12\x12$\x11\x11\x12\x12\x12\x12\x12\x128\x19\"      %##&\x1b\x1be$$\x9e&&(((\x11s\x1c\a\a\x15(&\x15\b\x12\x12\x12\x12\x11\x11\xb3\x11\xb3(\xb3\xb3" +
	"\x7f\xa4\xa4\xa4\x0f\x0f&888)8&  &\x1b\x1b\x1b\x1b\x1b\x17\x1b\x1b\x1d&\x13\x13NN([\x1b(((X\x1f\x0eX\x1f\x87 \x1f&,\x12    Y:Y:    \x15\x15\x9e\x9e\x0e\x1f^\x1c\x1cE\x1cs\x18\x16\x16        \\+\\\x12\\   +\\\x12\x1fs-HH(J" +
	"\x1d O\x1b\x11O$!\x18\x12\x12((\x0f\x0f\x0fO\x0e$\x11!\x11G\x17$\x1d\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x17\x1d$QQ8\xb6$\x17\x17\x17\x17\x17\x1b\x1b\x12\x1d\x1b\x1b\x12(\x17\x1d\x1b\x12\x1d\xb5\xb5 (\x0e(+ !\x11J\x11\x11\x11\x11\x11\x13\x12\"(GI++\x1b,R\x1f  8(,D" +
	"(,(\x11\x11\x11((((8\x19 \x14\x14&&O\x0eG$\x9b$  =(R\x1dNN\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1d\x12\x12\x1d\x1f\x1fsR\x1f\x8ev\x1f  \x13\x1b\x1b!\x1f\x11(8888\x1f   \x1d\x1d\x93,,55 T \x1b&\x1d\x16\x16\x13xGJ$K$\x1b\xb3\xb3( " +
	"(!7]^GV&&\x1d\x1dH\x1b55$$&$T)&&&  (((x\x0eG\x16        \x16      \x12Gk(J(\x13 (\x0e\x0e  (\x9bm(\xb7\x9b$(\x9b$\x13\x13\x13\x13!\x9aJ\x11 JJ\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x13\x13\x11\x11J" +
	"\x11\x11!(\x0eG( \x82\x82\x17\x17g]^!Q\x11\x11\x11\x11\x11\\\x1d99&&(\x0e\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13 !!!\x11\x11\x11\x11\x11 +  ///\x11\x11\x11\x12\x12\x12\x12\x12\x13''((\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x12\x12\x12   ;<\x13\x13  ) \x13 \x10\x0f\x0f\x0f\x0f\x0f\x0f" +
	"\x0f\x0f\x0f\x0f\x10\x0f////\"/////\x12\x12\x12\x12\x12\x1b  +\x13\x13++\x11\x11\x11\x11!!!///\x12\x11/   \x12\x12&  \x11\x11\x11 \x13\x13\x13$$ &&&\"\"\"\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x13\x01\x01\x8b\x13e7 II !\x11\x11\x11\xa7(\x1f7" +
	"]\x0eX\x1f^\x15\x8e \x1e\x1fMM++\x16+\x16\x15\x15\x15\x15\x1b\x15\x15\x15(/\x1b\x12\x12\x12\x12 \x1b\x1b\x1b +++     (((\x1d\x00G\x00G\x00GGVGVGVG\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x1b\x11\x11\x11\x11\x11\x11\x11\x12\x11\x11\x14\x14\x14\x14\x11\x1b\x13\x13\x13\x14\x14\x14,\x16\x11\x11\x11\x11\x11\x11" +
	"  \x15%   \x1b\x1b****|||\x1c\x1c\x1c\x11\x17\x17p\x17\x17&\x18\x18\x18\"\"\"11111&&\x17\x17\x17kk$$  \x15\x15\x15\x15\x13\x13\x13\x13111B.  B..    \x1d\x1d \x1b\x1b$??\x1b\x1b\x1b\x13\x13\x13\x14\x14   |||\x13\x13\x13\x1b\x1b\x1b\x1b\x1b" +
	"\x1b\x1b\x1b\x1b\x1b-4\x1d4\x1d4\x1d$&3\x15\x15\x15\x13\x13\x13\x16$   \x15\x15\x15   \x15\x15\x15 HH&&&^ \x1b\x1b\x1b\x1b\x1bE\x11\x11\x11\x11\x1b\x11\x16\x11\x11q\x1d\x1d\x17\x17\x17\x17\x17\x13\x13\x13\x1b\x11\x11\x11\x12\x12\x12\x0f\x0f\x0f\x12\x12\x12\x12\x12\x12AAAA\x1b\x1b\x1b\x1b\x1b7]\x0eX\x1f^" +
	"QQQR\x02\x1d  ,R(\x16\x16\x16 \\ \\  \\\x12\x12\x12\x12\x12\x12\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x1b\x1b\x1b\x1b\x1b\x1b\x12\x12\x12\x12\x12\x12G\x16\x12\x12\x12\x12\x12\x12\x17\x17\x17\x17\x17\x17\x11\x11\x11\x11\x11\x11\x17\x17\x17\x17\x17" +
	"\x17\x17\x17\x17\x17\x17\x17\x12\x12\x12\x12\x12\x12pppppp,   \tllll$\n\x12\x12\x12\x12\x12\x12\x12\x12\x13\x13\x13  \x14\x14\x14\x14\x14\x14(\x11\x12m  &\x15&\x13\x13(&\x12\x12\x12\x12\x12&\x1d\x0e\x14 &\x13\x13}&&))) J ))) )\x11((}\x18\x18\x18\x11\x11\x11\x11" +
	"\x11\x11\x11\x18\x18\x18\x18\x18\x13\x13\x13nnn(\x12\x12\x12\x12\x12\x12\x12\x12\x11\x11\x11(\x14GV=e \x11\x12\x12\x12\x0e\x0e\x0e\x0e//\x11\x11\x11\x1f  (:T$  \x1f\x0f\x0f\x0f \x1f\x92\x8a(!!\x11\x11\x11\x11\x11\x11\x11\x11 \x11 \x1b\x1b\x05\x05,   \x04\x92\x92\x92\xac\x11\x11\x11!!!aa\xb8\xb8\xb8\xb8\xb8" +
	"7aaa)\x1b\x1bal7a\x13\x1b\x11\x01\x13\x1b \x11\x01l \x01)\x1b\x11===\x11\x01\x9c\xb9l\n\x06\xba\xba:  \xb8\xbb\xba  \x16\x05\x9d\f\x05\b$=>\x9d\x01\x01\x01\x9d$\x11\x11\x9dY\x01\x01YY\x01YY\x01\x1b$JJJJJ$JJ\x05\v\t\x01\x1b$\x1b\x1b\x1b\x1b)\x1b\x11$$$$" +
	" g\x022= $\x11\x12\x9d=>22=>\x9d27J\a$$\x16 \x16\x12\x11\x01 \x012$ 7$l\x1b\x9d\x12 \x12\x1b\x11 a\xbb  \xba$$\x11\xbb\x9d=Y \x9d\x1b\x01\x1b   YY \x11\x13\x17\x1b\x1b\xbba\xbb  a\xba\x11\x17    \xbba\xba22\x1bJJJ g:Y\x12" +
	")\x1b\x11\x11\x1b>>g>>\x01\x11\x9d \x11 )=\x11 \x01\x01\x01$\x11\x01\x17 \x17\x13\x13$$$$  $JJ\x13\xbb\x01\x01$  \x01\x9d\x13))\x1b\x1b\x1b)))  7\x13 $\x11\x9d\x05\x01 \xb8\x01 =g>\x1b\x11\x12\x11 >\x11l \x1baaa\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16a" +
	"\x1ba\x1b 7\x01l$\x16\x16\x16\x16 $\x16YY\x01\x12\x1b\x1b$J\x16J\x17\x16\x16\x12\x1b2\x1b"

var meaningKinds = [...]meaningKind{{wordNone, 0}, {wordCopy, 0}, {wordNumber, 10}, {wordNumber, 11}, {wordNumber, 12}, {wordNumber, 2}, {wordNumber, 3}, {wordNumber, 4}, {wordNumber, 5}, {wordNumber, 6}, {wordNumber, 7}, {wordNumber, 8}, {wordNumber, 9}, {wordArticle, 0}, {wordLink, 0}, {wordDamage, 6}, {wordNeed, 0}, {wordDamage, 8}, {wordDamage, 4}, {wordDamage, 5}, {wordLacks, 0}, {wordDamage, 9}, {wordItemFails, 0}, {wordDamage, 1}, {wordDamageBeside, 5}, {wordIf, 0}, {wordQuantity, 0}, {wordDamage, 7}, {wordIncluded, 0}, {wordMain, 0}, {wordBut, 0}, {wordPhrase, 0}, {wordDamage, 3}, {wordDamageBeside, 8}, {wordDeal, 0}, {wordProduct, 6}, {wordWorks, 0}, {wordProduct, 7}, {wordPart, 0}, {wordExcluded, 0}, {wordPlain, 0}, {wordDamage, 2}, {wordBought, 0}, {wordDamageBeside, 3}, {wordUnproven, 0}, {wordAccessory, 0}, {wordProduct, 4}, {wordMended, 0}, {wordListings, 0}, {wordSpare, 0}, {wordOneOnly, 0}, {wordPairs, 0}, {wordComponent, 0}, {wordProduct, 12}, {wordBattery, 0}, {wordAnd, 0}, {wordDegree, 0}, {wordSeveral, 0}, {wordDoubt, 0}, {wordOnlyAfter, 0}, {wordOnly, 0}, {wordBodyOnly, 0}, {wordBoxOnly, 0}, {wordDamageBeside, 7}, {wordIfReturn, 0}, {wordAlso, 0}, {wordPiece, 0}, {wordProduct, 20}, {wordOther, 0}, {wordAdverb, 0}, {wordProduct, 31}, {wordNot, 0}, {wordSmall, 0}, {wordTime, 0}, {wordName, 0}, {wordProduct, 46}, {wordProduct, 1}, {wordEach, 0}, {wordDamageBeside, 4}, {wordIs, 0}, {wordStrap, 0}, {wordProduct, 3}, {wordWhether, 0}, {wordProduct, 29}, {wordFunction, 0}, {wordMending, 0}, {wordWithout, 0}, {wordProduct, 19}, {wordOf, 0}, {wordGenuine, 0}, {wordAuthenticity, 0}, {wordProduct, 35}, {wordFault, 0}, {wordHave, 0}, {wordWith, 0}, {wordProduct, 34}, {wordSeen, 6}, {wordNotAfter, 0}, {wordProduct, 13}, {wordSell, 0}, {wordProduct, 23}, {wordNoPieces, 0}, {wordProduct, 28}, {wordPackaging, 0}, {wordBody, 0}, {wordProduct, 25}, {wordProduct, 5}, {wordMaterial, 0}, {wordSet, 0}, {wordWorksBeside, 0}, {wordProduct, 42}, {wordProduct, 38}, {wordDamageBeside, 1}, {wordLot, 0}, {wordDamageBeside, 2}, {wordMaybe, 0}, {wordProduct, 15}, {wordProduct, 27}, {wordDamageBeside, 9}, {wordProduct, 8}, {wordAuxiliary, 0}, {wordProduct, 16}, {wordNotStrict, 0}, {wordProduct, 2}, {wordDamage, 10}, {wordCurrency, 0}, {wordSeen, 7}, {wordProduct, 9}, {wordCopyNoun, 0}, {wordLike, 0}, {wordProduct, 39}, {wordProduct, 41}, {wordProduct, 40}, {wordCompatible, 0}, {wordResembles, 0}, {wordFor, 0}, {wordParts, 0}, {wordProduct, 44}, {wordCondition, 0}, {wordProduct, 24}, {wordPair, 0}, {wordProduct, 32}, {wordThem, 0}, {wordHalf, 0}, {wordSide, 0}, {wordSingle, 0}, {wordRefund, 0}, {wordSize, 0}, {wordSeen, 9}, {wordSeen, 8}, {wordDamageBeside, 6}, {wordDozen, 0}, {wordProduct, 22}, {wordSeen, 10}, {wordUsed, 0}, {wordWork, 0}, {wordNumber, 1}, {wordUnit, 0}, {wordEmpty, 0}, {wordNew, 0}, {wordProduct, 18}, {wordProduct, 10}, {wordFree, 0}, {wordProduct, 30}, {wordProduct, 11}, {wordProduct, 21}, {wordProduct, 26}, {wordSeller, 0}, {wordProduct, 45}, {wordMaybeBeside, 0}, {wordProduct, 47}, {wordDamageBeside, 10}, {wordProduct, 14}, {wordLens, 0}, {wordMy, 0}, {wordProduct, 17}, {wordProduct, 36}, {wordGenuineBeside, 0}, {wordProduct, 37}, {wordProduct, 43}, {wordSeen, 4}, {wordProduct, 33}, {wordSeen, 1}, {wordSeen, 3}, {wordMaybeAfter, 0}, {wordInAll, 0}, {wordNotWorksBefore, 0}, {wordNotBefore, 0}}

// alonePattern has, for each first letter, a bit for each length of the single words of the classes only and empty.
var alonePattern = [26]uint32{0x8040, 0x10, 0x0, 0x0, 0x4820, 0x0, 0x0, 0x0, 0x0, 0x90, 0x0, 0x270, 0x0, 0xc, 0x10, 0xe0, 0x0, 0x0, 0x3f8, 0x20, 0x400, 0x30, 0x200, 0x0, 0x0, 0x0}
