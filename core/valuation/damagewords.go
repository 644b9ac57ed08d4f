package valuation

import "strings"

// damages has the words for damage in the large languages, with the price of an item with the damage relative to an
// intact one. Sources of the factors: docs/VALUATION.md.
//
// A mark after a word stands for endings: "+" for the German ones ("zerkratzt", "zerkratzte", "zerkratztes"), "@" for
// the French ("fissure", "fissuree", "fissures") and "*" for the Italian, Spanish and Portuguese ("rayado", "rayada"). A word
// that also means other things has "!": it states damage only beside the damaged part ("strap worn") or a word of
// degree ("signs of wear").
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
	{0.8, "", "rust rost! rouille ruggine oxido ferrugem roest! fungus", "rusty rusted rostig+ verrostet+ rouille@ arrugginit* ossidat* oxidad* enferrujad*"},
	{0.85, "missing battery", "", ""},
	{0.88, "chip", "scratch scratches dent dents dings stain stains kratzer schramme schrammen delle dellen beule beulen fleck! flecken rayure rayures " +
		"bosse! bosses! tache! taches eraflure eraflures graffio graffi ammaccatura ammaccature macchia! macchie rasguno rasgunos aranazo aranazos " +
		"abolladura abolladuras golpe! golpes mancha! manchas arranhao arranhoes risco! riscos! krassen deuk deuken vlek vlekken",
		"scratched dented stained chipped zerkratzt+ verkratzt+ verbeult+ eingedellt+ befleckt+ fleckig+ abgeplatzt+ raye@! cabosse@ tache@! ebreche@ " +
			"graffiat* ammaccat* macchiat* scheggiat* rayad*! aranad* abollad* manchad*! desportillad* arranhad* riscad*! gekrast gedeukt"},
	{0.92, "fading discoloured discolored", "scuff scuffs wear! gebrauchsspuren tragespuren abnutzung abnutzungsspuren usure usura desgaste slijtage gebruikssporen",
		"scuffed worn! faded! abgenutzt+ abgewetzt+ verblichen+! ausgeblichen+! vergilbt+! jauni@! scolorit*! sbiadit*! consumat*! gastad*! desgastad* descolorid*! versleten"},
	{0.95, "dirty", "", ""},
	{0.97, "dust", "", ""},
}

// deniedOnly has words for a bad state that readDamage removes if they are denied: "not broken", "no issues". Otherwise
// they are words of a condition, which product.CutCondition reads, or say nothing certain.
const deniedOnly = "broken faulty defective defect defects fault faults flaw flaws issue issues problem problems mark marks missing wrong " +
	"kaputt+ defekt+ defekte mangel fehler probleme schaden fehlt fehlen " +
	"casse@ defectueux defaut defauts probleme problemes manque manquant trace traces " +
	"difetto difetti problema problemi difettos* rott* segno segni manca mancante " +
	"defecto defectos problema problemas averiad* marca marcas falta defeito defeitos avaria"

// The words beside damage, in the same languages.
const (
	damagedPartWords = "screen display glass back lid case corner corners edge edges body frame lens battery hinge keyboard strap handle handles zip zipper " +
		"leather lining sole soles heel heels top side sides front base housing surface paint finish spine pages bezel crystal clasp " +
		"bildschirm glas ruckseite deckel gehause ecke ecken kante kanten rahmen objektiv linse akku scharnier tastatur riemen griff " +
		"reissverschluss reißverschluss leder futter sohle sohlen absatz oberflache lack vorderseite " +
		"ecran vitre verre dos coque coin coins bord bords chassis objectif lentille batterie charniere clavier sangle poignee fermeture cuir " +
		"doublure semelle semelles talon talons peinture boitier facade " +
		"schermo vetro retro coperchio scocca angolo angoli bordo bordi telaio obiettivo lente batteria cerniera tastiera cinghia tracolla manico " +
		"pelle fodera suola suole tacco tacchi superficie vernice " +
		"pantalla cristal vidrio trasera tapa carcasa esquina esquinas borde bordes marco objetivo bateria bisagra teclado correa asa cremallera " +
		"piel cuero forro suela suelas tacon tacones pintura tela vidro tampa carcaca canto cantos alca couro scherm achterkant hoek hoeken riem"
	packagingWords = "box boxes packaging package carton wrapping verpackung karton ovp schachtel originalverpackung boite emballage " +
		"scatola confezione imballo caja embalaje caixa embalagem doos verpakking"
	degreeWords = "water few small minor light slight slightly heavy heavily deep visible major big tiny little some badly very signs marks traces any " +
		"leicht leichte leichten leichter kleine kleinen kleiner kleines tiefe tiefer sichtbare sichtbaren sichtbarer grosse einige paar wenige minimale stark starke " +
		"petit petits petite petites legere legeres leger legers quelques gros grosse visibles trace tres " +
		"piccolo piccola piccoli piccole lieve lievi leggero leggera leggeri leggere visibile visibili qualche segni segno " +
		"pequeno pequena pequenos pequenas leve leves ligero ligera ligeros ligeras algun alguna algunos algunas signos senales marcas algumas"
	linkWords = "t a an the is are was were has have had been now on in at of to its it " +
		"ein eine einen einem einer der die das den dem im am an auf ist sind hat haben wurde worden des " +
		"un une de du d la le les l au aux sur dans est sont ete " +
		"una uno dei delle di del della dell sul sulla sullo sui sulle nel nella il lo i gli ha e stato stata " +
		"unos unas en el los las tiene"
	withWords   = "with and or nor avec et ou mit und oder con e y o u com met en"
	denialWords = "no not without never isn aren wasn t zero nothing kein keine keinen keiner keinerlei nicht ohne nie nichts " +
		"sans aucun aucune pas ni jamais rien senza nessun nessuna nessuno non ne mai niente sin ningun ninguna ninguno nada sem nenhum nenhuma nao geen zonder niet"
	freeWords   = "free frei"
	remedyWords = "replaced repaired fixed restored ersetzt repariert ausgetauscht getauscht behoben remplace@ repare@ change@ sostituit* riparat* cambiat* " +
		"reparad* cambiad* reemplazad* sustituid* substituid* trocad* vervangen gerepareerd"
	clauseWords = "but except though however aber jedoch mais sauf pero ma tranne maar"
)

// role is what a word says in a sentence about damage. A word may have several.
type role uint16

const (
	damageNoun role = 1 << iota
	damageAdjective
	needsPart     // it states damage only beside a part or a word of degree
	deniedState   // it counts only if it is denied
	damagedPart   // "screen"
	packagingPart // "box"
	degree        // "small"
	link          // "on the"
	withWord      // "with", "and"
	denial        // "no"
	free          // "scratch free"
	remedy        // "replaced"
	clauseStart   // "but"
)

// damageWord is the meaning of a word about damage.
type damageWord struct {
	roles  role
	factor float64 // of damages; 0 if the word names none
}

var damageLexicon = makeDamageLexicon()

func makeDamageLexicon() map[string]damageWord {
	m := make(map[string]damageWord, 1024)
	add := func(words string, roles role, factor float64) {
		for _, word := range strings.Fields(words) {
			roles := roles
			if bare, marked := strings.CutSuffix(word, "!"); marked {
				word, roles = bare, roles|needsPart
			}
			for _, w := range inflect(word) {
				known := m[w]
				if known.factor == 0 {
					known.factor = factor
				}
				m[w] = damageWord{known.roles | roles, known.factor}
			}
		}
	}
	for _, d := range damages {
		add(d.inDefects, 0, d.factor)
		add(d.nouns, damageNoun, d.factor)
		add(d.adjectives, damageAdjective, d.factor)
	}
	for words, role := range map[string]role{
		deniedOnly: deniedState, damagedPartWords: damagedPart, packagingWords: packagingPart, degreeWords: degree, linkWords: link,
		withWords: withWord, denialWords: denial, freeWords: free, remedyWords: remedy, clauseWords: clauseStart,
	} {
		add(words, role, 0)
	}
	return m
}

// inflect returns a word with the endings that its mark stands for.
func inflect(word string) []string {
	bare, endings := word[:len(word)-1], ""
	switch word[len(word)-1] {
	case '+':
		endings = " e er es en em"
	case '@':
		endings = " e s es"
	case '*':
		endings = "o a os as i e"
	default:
		return []string{word}
	}
	var words []string
	for ending := range strings.SplitSeq(endings, " ") {
		words = append(words, bare+ending)
	}
	return words
}
