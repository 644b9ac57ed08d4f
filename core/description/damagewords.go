package description

// damages has the words for damage in the large languages, by severity.
//
// A mark after a word stands for endings: "+" for the German ones ("zerkratzt", "zerkratzte", "zerkratztes"), "@"
// for the French ("fissure", "fissuree", "fissures") and "*" for the Italian, Spanish and Portuguese ("rayado",
// "rayada"). A word that also means other things has "!": it states damage only beside the damaged part ("strap
// worn") or a word of degree ("signs of wear").
var damages = [...]struct {
	severity   Severity
	inDefects  string // words that name damage only in a defect that was seen in a photo
	nouns      string // words that state damage in a description, too
	adjectives string
}{
	{Shattered, "water", "wasserschaden displayschaden waterschade",
		"shattered smashed zersplittert+ zerbrochen+ brise@! casse@! roto! rota! rotos! rotas! rotto! rotta! rotti! rotte! quebrad*!"},
	{Cracked, "", "crack cracks riss! risse! rissen sprung! sprunge! haarriss sturzschaden fissure fissures felure felures crepa crepe! grieta grietas rachadura rachaduras barst barsten",
		"cracked gesprungen+ gerissen+ fissure@ fele@ crepat* incrinat* agrietad* rachad* trincad* gebarsten"},
	{PartFails, "working", "wackelkontakt leak! leaks frankenwatch drift! noise! bruit! gerausch! gerausche! ruido! rumore! barulho!",
		"broken! faulty! defective! dead! stuck! jammed! snapped seized! leaking unresponsive intermittent intermittently " +
			"overheats overheating kaputt+! defekt+! klemmt! abgebrochen+ abgerissen+ undicht+ " +
			"defectueux! defectueuse! coince@! bloque@! fuit bloccat*! staccat*! difettos*! " +
			"averiad*! atascad*! bloquead*! travad*! avariad*! vastgelopen! lekt defect! kapot! vast! " +
			"flickers flickering drifts drifting crackles crackling rattles rattling wobbles hums buzzes! buzz! freezes crashes silent! mute! swollen! stretched! stiff! slip! slips! " +
			"sticks! lifting! rubbed! burnt! frayed flackert brummt! knackt! rauscht! wackelt hakt! hangt! schleift! springt! tropft gesplittert+ ausgeleiert+ verzogen+ coule! parpadea gotea vaza vazando " +
			"craquele@ decolle@ pelad*! descosid* descascand* descascad* scollat* allentat*! segnat*! locker! appannat* mort*! angebrochen+"},
	{Bent, "tear", "damage! schaden beschadigung beschadigungen dommage dommages danno! danni dano! danos schade!",
		"bent torn ripped damaged verbogen+ zerrissen+ eingerissen+ beschadigt+ tordu@ dechire@ endommage@ abime@ strappat* piegat*! danneggiat* rasgad* doblad*! danad* danificad* beschadigd+ gescheurd"},
	{Corroded, "", "rust! corrosion mold! mould! haze! holes hole! rost! loch! locher! schimmel rouille moisissure trou! trous! ruggine buco! buchi! oxido agujero! agujeros agujerito! ferrugem furo! furos roest! gat! fungus pilz! glaspilz fungo",
		"rusty! rusted corroded mouldy hazy! cloudy! foggy! warped! peeling fraying rostig+ verrostet+ rouille@ arrugginit* ossidat* oxidad* enferrujad*"},
	{NeedsWork, "missing battery", "", ""},
	{Scratched, "chip", "scratch scratches ding dings nick! nicks! dent dents burn! burns! stain! stains kratzer kratzern schramme schrammen delle dellen macke macken beule beulen fleck! flecken rayure rayures " +
		"bosse! bosses! tache! taches eraflure eraflures graffio graffi ammaccatura ammaccature macchia! macchie rasguno rasgunos aranazo aranazos " +
		"abolladura abolladuras golpe! golpes mancha! manchas amassado amassados arranhao arranhoes risco! riscos! riga! krassen deuk deuken vlek vlekken",
		"scratched dented stained! chipped zerkratzt+ verkratzt+ verbeult+ eingedellt+ befleckt+ fleckig+ abgeplatzt+ raye@! cabosse@ tache@! ebreche@ " +
			"graffiat* ammaccat* macchiat* scheggiat* rayad*! aranad* abollad* manchad*! desportillad* arranhad* riscad*! gekrast gedeukt"},
	{NeedsWork, "needs", "", ""},
	{Worn, "fading faded discoloured discolored", "scuff scuffs rips! hairlines pocs rash marks! traces! segno! segni! wear! gebrauchsspuren tragespuren abnutzung abnutzungsspuren usure usura desgaste slijtage gebruikssporen",
		"scuffed worn! discoloured! discolored! yellowed! tarnished sticky! loose! untested! abgenutzt+ abgewetzt+ verblichen+! ausgeblichen+! vergilbt+! jauni@! scolorit*! sbiadit*! consumat*! gastad*! desgastad* descolorid*! versleten"},
	{Dirty, "dirty", "", ""},
	{Dusty, "dust", "", ""},
}

// roleWords has the other words that descriptions are read by, in the same languages. A word of deniedState removes what
// denies it: "not broken", "no issues". Alone, it is the word of a condition, which product.CutCondition reads, or says
// nothing certain.
var roleWords = [...]roleList{
	{deniedState, "broken faulty defective defect defects fault faults flaw flaws issue issues problem problems mark marks missing wrong " +
		"kaputt+ defekt+ defekte mangel fehler probleme schaden fehlt fehlen casse@ defectueux defaut defauts probleme " +
		"problemes manque manquant trace traces difetto difetti problema problemi difettos* rott* segno segni manca mancante " +
		"defecto defectos problema problemas averiad* marca marcas falta defeito defeitos avaria"},
	{damagedPart, "strap riemen sangle correa tracolla screen display glass back case corner corners edge edges body lens hinge handles zip leather lining soles heel heels " +
		"top side sides front base housing surface paint finish spine pages bezel crystal bildschirm glas ruckseite gehause ecke " +
		"ecken kante kanten objektiv linse scharnier reißverschluss leder futter sohle sohlen absatz oberflache lack vorderseite " +
		"ecran vitre verre dos coque coin coins bord bords chassis objectif lentille charniere fermeture cuir doublure semelle " +
		"semelles talon talons peinture boitier facade schermo vetro retro scocca angolo angoli bordo bordi obiettivo lente " +
		"batteria cerniera cinghia manico pelle fodera suola suole tacco tacchi superficie vernice pantalla cristal vidrio " +
		"trasera carcasa esquina esquinas borde bordes marco objetivo bisagra cremallera piel cuero forro suela suelas tacon " +
		"tacones pintura tela vidro carcaca canto cantos alca couro scherm achterkant hoek hoeken riem meter shutter flash " +
		"viewfinder mirror headstock fret frets tuner pickup bridge switch key keys port plug cord cable latch cap pump grinder " +
		"seal leg seat motor engine brake brakes gear chain tyre tire fan stick pixels sleeve collar pocket hardware cover valve " +
		"strings belichtungsmesser verschluss blitz sucher spiegel schalter kabel stecker pumpe bein hals kopfplatte naht reifen " +
		"bremse kette obturateur viseur touche touches moteur pompe pied manche mouvement couture pneu frein esposimetro " +
		"otturatore pulsante tasto tasti cavo motore gamba movimento freno catena fotometro obturador visor boton botones tecla " +
		"teclas bomba pata mastil costura botao cabo perna belichtingsmeter sluiter flits pomp poot cup pad drive inside gasket " +
		"joint frother interior interno innen saiten mahlwerk dichtung dichtungen schaltung bremsen lufter innenfutter trotteuse " +
		"anse anses pneus freins trastes cuerdas cubiertas asas mango corde guarnizioni manici gomme freni cordas ziper banden " +
		"ketting remmen snaren touch griffe kassette bremsbelag bremsbelage ohrpolster bezug getriebe rader kohlebursten plaquettes remblokken ssd controller"},
	{packagingPart, "box boxes packaging package carton wrapping verpackung karton ovp schachtel originalverpackung boite emballage scatola " +
		"confezione imballo caja embalaje caixa embalagem doos verpakking"},
	{degree, "strange weird komische komisches bizarre raro strano single water few small minor light slight slightly heavy heavily " +
		"deep visible visibles major big tiny little some badly very signs marks traces any leicht+ klein+ tief+ sichtbar+ " +
		"grosse einige paar wenige minimale stark starke petit@ leger@ quelques gros grosse trace tres piccol* lieve lievi " +
		"legger* visibile visibili qualche segni segno pequen* leve leves liger* algun alguna algunos algunas signos senales " +
		"marcas algumas"},
	{link, "been het op aan von es esta estan sono essere avere tener tiene tienen ter tem avoir presenter haben hebben wordt zit does do did doesn don didn won can couldn wouldn hasn haven be show shows showing having this a an the is are was were has have had now on in at of to its it ein eine einen einem einer der die das den dem " +
		"im am an auf ist sind hat haben wurde worden des un une de du d la le les l au aux sur dans est sont ete una uno dei " +
		"delle di del della dell sul sulla sullo sui sulle nel nella il lo i gli ha e stato stata unos unas en el los las tiene"},
	{withWord, "with and or nor noch nem avec et ou mit und oder con e y o u com met en"},
	{denial, "no not non t without never isn aren wasn zero nothing neither hardly barely weder nem kaum cannot cant doesnt dont wont isnt stopped refuses fails unlike beware avoid kein keine keinen keiner keinerlei nicht ohne nie nichts sans aucun " +
		"aucune pas ni jamais rien senza nessun nessuna nessuno ne mai niente sin ningun ninguna ninguno nada sem nenhum " +
		"nenhuma nao geen zonder niet"},
	{lateDenial, "nicht niet pas plus nie"},
	{hedge, "may might could maybe possibly possible perhaps if whether unsure unknown vielleicht eventuell evtl konnte ob kann! peut! peuvent! pourrait forse puo! potrebbe " +
		"eventuali puede! pueden! podria quiza quizas posible posibles talvez pode! podem! poderia kan! misschien eventueel mogelijk"},
	{need, "needs need braucht muss mussen necessite necesita precisa moet"},
	{function, "turn turns switch power powers start starts boot boots charge! charges charging heat heats heating work! works working function functions functioning " +
		"focus! focuses fire! fires play! plays read! reads print! prints spin spins open! opens close! closes hold! holds! run! runs running! tick ticks ticking respond steam pump! light! " +
		"wind winds sound signal ton strom geht gehen lasst startet ladt heizt funktioniert schaltet lauft offnet schliesst schließt reagiert halt loopt einschalten dreht " +
		"tut warm heiss heiß allume allumer demarre fonctionne fonctionnent marche charge! chauffe declenche ferme ouvre tourne tient accende accendere parte " +
		"funziona carica scalda stampa chiude apre scatta enciende arranca carga calienta funciona cierra abre gira dispara suena prende aguanta anda lee legge suona ladung image imagen immagine imagem beeld liga carrega aquece acende fecha " +
		"gaat start laadt schakelt werkt doet sluit opent geluid"},
	{material, "fur leather suede pearl pearls diamond diamonds wood marble stone croc snake shearling flowers plant plants lashes nails fourrure cuir perles pelle pelliccia piel pelo couro leder pelz fell perlen bont card certificate papers"},
	{adverb, "up off properly correctly completely anymore longer even always leider s se si sich me mehr richtig ganz fully"},
	{free, "free frei resistant proof"},
	{remedy, "cleaned removed glued polished gereinigt poliert nettoye@ limpiad* pulit* replaced repaired fixed restored repair repairs fixing reset refretted serviced cleaning servicing " +
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

// harmlessPhrases are pairs of words, joined by "_", that contain a word for damage, failure or copies and mean something else.
const harmlessPhrases = " stained_glass scratch_plate scratch_guard cracked_ice cracked_mirror ripped_jeans torn_jeans broken_in dead_stock charging_cable charging_cord charging_lead charging_case charging_brick charging_dock charging_station power_supply power_cord power_cable " +
	"power_adapter power_lead power_bank power_brick sound_card hardcover_copy paperback_copy fake_tan crack_of fixed_price fixed_lens noise_cancelling noise_canceling noise_reduction "

// Words that only some rules look for, each with a space on both sides.
const (
	noWords        = " none nil no nope nein non nao nee ninguno nessuno 0 "
	usualWords     = " normal normale normalen normales normali normais normaal normaux usual ublich ubliche ublichen "
	workVerbs      = " work works working funktioniert fonctionne fonctionnent marche funciona funziona werkt "
	togetherWords  = " with mit avec con com met "
	conditionWords = " if unless falls sofern wenn indien insured versichert assure asegurado assicurata assicurato verzekerd "
	returnWords    = " refund money zuruck rembourse reprends devuelvo devolucion dinero reembolso rimborso riprendo devolvo terug "
	otherWords     = " other andere anderen weitere autres otros otras altri altre outros outras "
	listingWords   = " items listings listing ads things artikel anzeigen angebote annonces articles objets anuncios articulos annunci articoli artigos advertenties "
	haveVerbs      = " has have had hat haben hatte tiene tienen tem ha heeft makes making make macht machen fait font hace hacen fa fanno faz maakt with mit avec con com met "
	remedyNouns    = " repair repairs fixing cleaning servicing service tlc attention reparatur reparation "
	batteryWords   = " battery batteries batterie batterien piles pila pilas pilhas batterij batterijen "
	stayVerbs      = " stays stay remains bleibt reste restent queda quedan rimane resta fica blijft "
	deadStates     = " black blank dark silent frozen dead schwarz dunkel stumm hangen stehen noir noire bloque bloquee ouvert negra negro nero nera preta preto zwart donker "
	loseVerbs      = " loses losing gains perde perdendo pierde perd verliert verliest "
	lostThings     = " water oil charge suction pressure time minutes acqua olio pressione agua aceite oleo eau huile wasser ol druck olie "
	stopVerbs      = " stops dies stoppt eteint arrete apaga spegne desliga "
	partingVerbs   = " turns turn switches shuts goes cuts powers geht schaltet bleibt valt slaat gaat "
	partings       = " off out down aus ab uit af stehen "

	unpromptedWords = " itself then random randomly suddenly sometimes after minutes hours einfach plotzlich nach selbst allein alleine minuten stunden seul seule " +
		"sola solo sozinho sozinha vanzelf steeds soms "
	auxiliaries    = " does doesn do don did didn won will can couldn "
	strictDenials  = " ne non nao cannot cant "
	harmlessVerbs  = " affect affects influence impact matter show fit have include match smell affecte gene influence influe affecta influye influisce compromette afeta stort storen gehort liegt passt lag "
	purchaseWords  = " bought purchased gekauft erworben achete achetee compre comprei comprado comprada comprato comprata presa preso gekocht "
	conditionNouns = " condition zustand etat estado stato condizioni staat "
	newWords       = " new neu neuf neuve nuevo nueva nuovo nuova novo nova nieuw "
	automaticWords = " auto automatic automatically automatisch automatique automaticamente automatico "
	malfunctions   = " black_screen blank_screen schwarzer_bildschirm display_schwarz bildschirm_schwarz ecran_noir pantalla_negra schermo_nero tela_preta se_para "

	accessoryWords = " manual etui hulle koffer housse estuche estojo hoes custodia funda pouch charger netzteil chargeur cargador "
	caseWords      = accessoryWords + "case cases cover strap gurt riemen sangle bag tasche "
	accessoryPairs = " dust_cover dust_bag gig_bag hard_case carry_case "
	kindsInCases   = "camera guitar violin headphones drill sunglasses"
	compoundEnds   = "tank glas deckel griff knopf schalter riss bruch pilz schaden kratzer spuren fleck flecken fach scheibe kabel naht leuchte"
)
