package valuation

// damages has the words for damage in the large languages, with the price of an item with the damage relative to an
// intact one. Sources of the factors: docs/VALUATION.md.
//
// A mark after a word stands for endings: "+" for the German ones ("zerkratzt", "zerkratzte", "zerkratztes"), "@"
// for the French ("fissure", "fissuree", "fissures") and "*" for the Italian, Spanish and Portuguese ("rayado",
// "rayada"). A word that also means other things has "!": it states damage only beside the damaged part ("strap
// worn") or a word of degree ("signs of wear").
var damages = [...]struct {
	factor     float64
	inDefects  string // words that name damage only in a defect that was seen in a photo
	nouns      string // words that state damage in a description, too
	adjectives string
}{
	{0.5, "water", "wasserschaden displayschaden waterschade",
		"shattered smashed zersplittert+ zerbrochen+ brise@! casse@! roto! rota! rotos! rotas! rotto! rotta! rotti! rotte! quebrad*!"},
	{0.65, "", "crack cracks riss! risse! rissen sprung! sprunge! haarriss sturzschaden fissure fissures felure felures crepa crepe! grieta grietas rachadura rachaduras barst barsten",
		"cracked gesprungen+ gerissen+ fissure@ fele@ crepat* incrinat* agrietad* rachad* trincad* gebarsten"},
	{partFailureFactor, "working", "wackelkontakt leak! leaks",
		"broken! faulty! defective! dead! stuck! jammed! snapped seized! leaking unresponsive intermittent intermittently " +
			"overheats overheating kaputt+! defekt+! klemmt! abgebrochen+ abgerissen+ undicht+ " +
			"defectueux! defectueuse! coince@! bloque@! fuit bloccat*! staccat*! difettos*! " +
			"averiad*! atascad*! bloquead*! travad*! avariad*! vastgelopen! lekt defect! kapot! vast!"},
	{0.75, "tear", "damage! schaden beschadigung beschadigungen dommage dommages danno! danni dano! danos schade!",
		"bent torn ripped damaged verbogen+ zerrissen+ eingerissen+ beschadigt+ tordu@ dechire@ endommage@ abime@ strappat* piegat*! danneggiat* rasgad* doblad*! danad* danificad* beschadigd+ gescheurd"},
	{0.8, "", "rust! corrosion mold! mould! haze! holes hole! rost! loch! locher! schimmel rouille moisissure trou! trous! ruggine buco! buchi! oxido agujero! agujeros ferrugem furo! furos roest! gat! fungus",
		"rusty! rusted corroded mouldy hazy! cloudy! foggy! warped! peeling fraying rostig+ verrostet+ rouille@ arrugginit* ossidat* oxidad* enferrujad*"},
	{0.85, "missing battery", "", ""},
	{0.88, "chip", "scratch scratches ding dings nick! nicks! dent dents burn! burns! stain! stains kratzer kratzern schramme schrammen delle dellen beule beulen fleck! flecken rayure rayures " +
		"bosse! bosses! tache! taches eraflure eraflures graffio graffi ammaccatura ammaccature macchia! macchie rasguno rasgunos aranazo aranazos " +
		"abolladura abolladuras golpe! golpes mancha! manchas arranhao arranhoes risco! riscos! krassen deuk deuken vlek vlekken",
		"scratched dented stained! chipped zerkratzt+ verkratzt+ verbeult+ eingedellt+ befleckt+ fleckig+ abgeplatzt+ raye@! cabosse@ tache@! ebreche@ " +
			"graffiat* ammaccat* macchiat* scheggiat* rayad*! aranad* abollad* manchad*! desportillad* arranhad* riscad*! gekrast gedeukt"},
	{needFactor, "needs", "", ""},
	{0.92, "fading faded discoloured discolored", "scuff scuffs wear! gebrauchsspuren tragespuren abnutzung abnutzungsspuren usure usura desgaste slijtage gebruikssporen",
		"scuffed worn! discoloured! discolored! yellowed! tarnished sticky! loose! untested! abgenutzt+ abgewetzt+ verblichen+! ausgeblichen+! vergilbt+! jauni@! scolorit*! sbiadit*! consumat*! gastad*! desgastad* descolorid*! versleten"},
	{0.95, "dirty", "", ""},
	{0.97, "dust", "", ""},
}

// roleWords has the other words that descriptions are read by, in the same languages. A word of deniedState removes what
// denies it: "not broken", "no issues". Alone, it is the word of a condition, which product.CutCondition reads, or says
// nothing certain.
var roleWords = [...]roleList{
	{deniedState, "broken faulty defective defect defects fault faults flaw flaws issue issues problem problems mark marks missing wrong " +
		"kaputt+ defekt+ defekte mangel fehler probleme schaden fehlt fehlen casse@ defectueux defaut defauts probleme " +
		"problemes manque manquant trace traces difetto difetti problema problemi difettos* rott* segno segni manca mancante " +
		"defecto defectos problema problemas averiad* marca marcas falta defeito defeitos avaria"},
	{damagedPart, "screen display glass back lid case corner corners edge edges body frame lens battery hinge keyboard strap handle " +
		"handles zip zipper leather lining sole soles heel heels top side sides front base housing surface paint finish spine " +
		"pages bezel crystal clasp bildschirm glas ruckseite deckel gehause ecke ecken kante kanten rahmen objektiv linse akku " +
		"scharnier tastatur riemen griff reissverschluss reißverschluss leder futter sohle sohlen absatz oberflache lack " +
		"vorderseite ecran vitre verre dos coque coin coins bord bords chassis objectif lentille batterie charniere clavier " +
		"sangle poignee fermeture cuir doublure semelle semelles talon talons peinture boitier facade schermo vetro retro " +
		"coperchio scocca angolo angoli bordo bordi telaio obiettivo lente batteria cerniera tastiera cinghia tracolla manico " +
		"pelle fodera suola suole tacco tacchi superficie vernice pantalla cristal vidrio trasera tapa carcasa esquina esquinas " +
		"borde bordes marco objetivo bateria bisagra teclado correa asa cremallera piel cuero forro suela suelas tacon tacones " +
		"pintura tela vidro tampa carcaca canto cantos alca couro scherm achterkant hoek hoeken riem " +
		"meter shutter flash viewfinder mirror headstock neck fret frets tuner pickup bridge knob switch button buttons key keys port plug cord cable " +
		"charger remote tray latch cap wand pump grinder seal door leg legs seat motor engine brake brakes gear chain tyre tire wheel wheels fan stylus needle stick " +
		"pixels crown movement buckle sleeve collar pocket hardware cover valve strings belichtungsmesser verschluss blitz sucher spiegel taste tasten " +
		"knopf schalter kabel stecker pumpe bein hals kopfplatte krone uhrwerk naht reifen bremse kette cellule obturateur viseur bouton touche touches " +
		"moteur pompe pied manche couronne mouvement couture pneu roue frein esposimetro otturatore pulsante tasto tasti cavo motore gamba corona " +
		"movimento ruota freno catena fotometro obturador visor boton botones tecla teclas bomba pata mastil costura rueda botao cabo perna roda " +
		"belichtingsmeter sluiter flits knop toets pomp poot wiel"},
	{packagingPart, "box boxes packaging package carton wrapping verpackung karton ovp schachtel originalverpackung boite emballage scatola " +
		"confezione imballo caja embalaje caixa embalagem doos verpakking"},
	{degree, "water few small minor light slight slightly heavy heavily deep visible major big tiny little some badly very signs " +
		"marks traces any leicht leichte leichten leichter kleine kleinen kleiner kleines tiefe tiefer sichtbare sichtbaren " +
		"sichtbarer grosse einige paar wenige minimale stark starke petit petits petite petites legere legeres leger legers " +
		"quelques gros grosse visibles trace tres piccolo piccola piccoli piccole lieve lievi leggero leggera leggeri leggere " +
		"" +
		"visibile visibili qualche segni segno pequeno pequena pequenos pequenas leve leves ligero ligera ligeros ligeras algun " +
		"alguna algunos algunas signos senales marcas algumas"},
	{link, "been het op aan von es esta estan sono essere avere tener tiene tienen ter tem avoir presenter haben hebben wordt zit does do did doesn don didn won can couldn wouldn hasn haven be show shows showing having this a an the is are was were has have had now on in at of to its it ein eine einen einem einer der die das den dem " +
		"im am an auf ist sind hat haben wurde worden des un une de du d la le les l au aux sur dans est sont ete una uno dei " +
		"delle di del della dell sul sulla sullo sui sulle nel nella il lo i gli ha e stato stata unos unas en el los las tiene"},
	{withWord, "with and or nor avec et ou mit und oder con e y o u com met en"},
	{denial, "no not non t without never isn aren wasn zero nothing neither cannot cant doesnt dont wont isnt stopped refuses fails unlike beware avoid kein keine keinen keiner keinerlei nicht ohne nie nichts sans aucun " +
		"aucune pas ni jamais rien senza nessun nessuna nessuno ne mai niente sin ningun ninguna ninguno nada sem nenhum " +
		"nenhuma nao geen zonder niet"},
	{lateDenial, "nicht niet pas plus nie"},
	{hedge, "may might could maybe possibly possible perhaps if whether unsure unknown vielleicht eventuell evtl konnte ob kann! peut! peuvent! pourrait forse puo! potrebbe " +
		"eventuali puede! pueden! podria quiza quizas posible posibles talvez pode! podem! poderia kan! misschien eventueel mogelijk"},
	{need, "needs need braucht muss mussen necessite necesita precisa moet"},
	{function, "turn turns switch power powers start starts boot boots charge! charges charging heat heats heating work! works working function functions functioning " +
		"focus! focuses fire! fires play! plays read! reads print! prints spin spins open! opens close! closes hold! holds run! runs respond steam pump! light! " +
		"wind winds sound signal ton strom geht gehen lasst startet ladt heizt funktioniert schaltet lauft offnet schliesst schließt reagiert halt einschalten dreht " +
		"tut warm heiss heiß allume allumer demarre fonctionne fonctionnent marche charge! chauffe declenche ferme ouvre tourne tient accende accendere parte " +
		"funziona carica scalda stampa chiude apre scatta enciende arranca carga calienta funciona cierra abre gira dispara suena liga carrega aquece acende fecha " +
		"gaat start laadt werkt doet sluit opent geluid"},
	{material, "fur leather suede pearl pearls diamond diamonds wood marble stone croc snake shearling flowers plant plants lashes nails fourrure cuir perles pelle pelliccia piel pelo couro leder pelz fell perlen bont card certificate papers"},
	{adverb, "up off properly correctly completely anymore longer even always leider s se si sich me mehr richtig ganz fully"},
	{free, "free frei resistant proof"},
	{remedy, "replaced repaired fixed restored repair repairs fixing reset refretted serviced cleaning servicing " +
		"service tlc attention adjustment restoration replacing replacement reparatur erneuert uberholt geklebt gewechselt reparation refait " +
		"riparazione rifatt* incollat* reparacion arreglad* reparatie gemaakt gerepareerd ersetzt repariert ausgetauscht getauscht behoben remplace@ repare@ change@ sostituit* " +
		"riparat* cambiat* reparad* cambiad* reemplazad* sustituid* substituid* trocad* vervangen"},
	{clauseStart, "but except though however aber jedoch mais sauf pero ma tranne maar"},
	{onlyWord, "only just nur seul seule uniquement seulement nu solo sola solamente soltanto somente apenas alleen"},
	{emptyWord, "empty leer leere leerer leeres vide vacia vacio vuota vuoto vazia lege"},
	{bodyWord, "body bodies gehause boitier cuerpo corpo"},
	{lensWord, "lens lenses objektiv objectif objetivo obiettivo"},
	{partWord, "objektiv objectif objetivo obiettivo ladegerat netzteil chargeur cargador caricatore carregador hulle etui custodia " +
		"funda akku batterie bateria batteria fernbedienung telecommande telecomando riemen sangle correa tracolla lid dial " +
		"bracelet papers"},
	{includes, "with w incl including includes mit inkl avec con com met"},
	{useOfTime, "used worn opened tried tested once twice"},
	{stateWord, stateWords},
	{phraseStart, phraseWords},
}

// otherPhrases are pairs of words that begin like damage, a failure or a copy and mean something else.
const otherPhrases = " stained glass, scratch plate, scratch guard, cracked ice, cracked mirror, ripped jeans, torn jeans, broken in, dead stock, power supply, power cord, power cable, " +
	"power adapter, power lead, power bank, power brick, sound card, hardcover copy, paperback copy, fake tan, "

// Factors of a part that does not work, and of an item that needs work. They were set by hand.
const (
	partFailureFactor = 0.7
	needFactor        = 0.85
)
