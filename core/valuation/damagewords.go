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
	{0.3, "working", "", ""},
	{0.4, "broken dead faulty", "", ""},
	{0.5, "water", "wasserschaden displayschaden displaybruch glasbruch",
		"shattered smashed zersplittert+ zerbrochen+ brise@! casse@! roto! rota! rotos! rotas! rotto! rotta! rotti! rotte! quebrad*!"},
	{0.65, "", "crack cracks riss! risse! sprung! sprunge! fissure fissures felure felures crepa crepe! grieta grietas rachadura rachaduras barst barsten",
		"cracked gesprungen+ gerissen+ fissure@ fele@ crepat* incrinat* agrietad* rachad* trincad* gebarsten"},
	{0.75, "tear", "damage! schaden beschadigung beschadigungen dommage dommages danno! danni dano! danos schade!",
		"bent torn ripped damaged verbogen+ zerrissen+ eingerissen+ beschadigt+ tordu@ dechire@ endommage@ abime@ strappat* piegat*! danneggiat* rasgad* doblad*! danad* danificad* beschadigd+ gescheurd"},
	{0.8, "", "rust! rost! rouille ruggine oxido ferrugem roest! fungus", "rusty! rusted rostig+ verrostet+ rouille@ arrugginit* ossidat* oxidad* enferrujad*"},
	{0.85, "missing battery", "", ""},
	{0.88, "chip", "scratch scratches dent dents dings stain! stains kratzer schramme schrammen delle dellen beule beulen fleck! flecken rayure rayures " +
		"bosse! bosses! tache! taches eraflure eraflures graffio graffi ammaccatura ammaccature macchia! macchie rasguno rasgunos aranazo aranazos " +
		"abolladura abolladuras golpe! golpes mancha! manchas arranhao arranhoes risco! riscos! krassen deuk deuken vlek vlekken",
		"scratched dented stained! chipped zerkratzt+ verkratzt+ verbeult+ eingedellt+ befleckt+ fleckig+ abgeplatzt+ raye@! cabosse@ tache@! ebreche@ " +
			"graffiat* ammaccat* macchiat* scheggiat* rayad*! aranad* abollad* manchad*! desportillad* arranhad* riscad*! gekrast gedeukt"},
	{0.92, "fading faded discoloured discolored", "scuff scuffs wear! gebrauchsspuren tragespuren abnutzung abnutzungsspuren usure usura desgaste slijtage gebruikssporen",
		"scuffed worn! abgenutzt+ abgewetzt+ verblichen+! ausgeblichen+! vergilbt+! jauni@! scolorit*! sbiadit*! consumat*! gastad*! desgastad* descolorid*! versleten"},
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
		"pintura tela vidro tampa carcaca canto cantos alca couro scherm achterkant hoek hoeken riem"},
	{packagingPart, "box boxes packaging package carton wrapping verpackung karton ovp schachtel originalverpackung boite emballage scatola " +
		"confezione imballo caja embalaje caixa embalagem doos verpakking"},
	{degree, "water few small minor light slight slightly heavy heavily deep visible major big tiny little some badly very signs " +
		"marks traces any leicht leichte leichten leichter kleine kleinen kleiner kleines tiefe tiefer sichtbare sichtbaren " +
		"sichtbarer grosse einige paar wenige minimale stark starke petit petits petite petites legere legeres leger legers " +
		"quelques gros grosse visibles trace tres piccolo piccola piccoli piccole lieve lievi leggero leggera leggeri leggere " +
		"visibile visibili qualche segni segno pequeno pequena pequenos pequenas leve leves ligero ligera ligeros ligeras algun " +
		"alguna algunos algunas signos senales marcas algumas"},
	{link, "t a an the is are was were has have had been now on in at of to its it ein eine einen einem einer der die das den dem " +
		"im am an auf ist sind hat haben wurde worden des un une de du d la le les l au aux sur dans est sont ete una uno dei " +
		"delle di del della dell sul sulla sullo sui sulle nel nella il lo i gli ha e stato stata unos unas en el los las tiene"},
	{withWord, "with and or nor avec et ou mit und oder con e y o u com met en"},
	{denial, "no not without never isn aren wasn t zero nothing kein keine keinen keiner keinerlei nicht ohne nie nichts sans aucun " +
		"aucune pas ni jamais rien senza nessun nessuna nessuno non ne mai niente sin ningun ninguna ninguno nada sem nenhum " +
		"nenhuma nao geen zonder niet"},
	{free, "free frei resistant proof"},
	{remedy, "replaced repaired fixed restored ersetzt repariert ausgetauscht getauscht behoben remplace@ repare@ change@ sostituit* " +
		"riparat* cambiat* reparad* cambiad* reemplazad* sustituid* substituid* trocad* vervangen gerepareerd"},
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
