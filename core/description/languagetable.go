// Code generated from languages by internal/gen. DO NOT EDIT.

package description

import "loupe/core/phrases"

// languageNames are the names of the language files, in the order of their bits.
const languageNames = "de en es fr it ja ko nl pl pt zh"

// alphabet has the digits of the values in languageTable.
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&'()*+,-./:;<>?@[]^_{}~"

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

// languageTable has the phrases of all languages. The value of a phrase has five digits of alphabet for each meaning: two for
// its class, one for its value, and two for its languages.
var languageTable = phrases.Table{Entries: languageEntries, Starts: &languageStarts}

const languageEntries = "" +
	"0=1B002|1 1=0O0020N040|1 1 copy=0N002|1 1 qualitat=0N001|1 1 quality=0N002|1 1 replica=0N002|1 to 1 quality=0N002|" +
	"10er=1HA01|11er=1HB01|12er=1HC01|2er=1H201|3er=1H301|4er=1H401|5er=1H501|6er=1H601|7er=1H701|8er=1H801|" +
	"9er=1H901|a=060820v08U|a affuter=0R608|a besoin d=18008|a besoin de=18008|a bien vecu=0R808|a bit wobbly=0R402|" +
	"a changer=0R608|a consolider=0R408|a desfazer se=0R580|a detartrer=0R608|a disparu=0s008|a fait son temps=0R808|" +
	"a laver=0R908|a precisar de lavagem=0R980|a prendre en lot=1s008|a rafraichir=0R608|a recoller=0R408|" +
	"a recoudre=0R608|a redresser=0R408|a refaire=0R608|a regarnir=0R408|a remettre en etat=0R608|a remettre en route=0R608|" +
	"a remplacer=0R608|a rendu l ame=0r008|a renover=0R608|a reparar=0R604|a repeindre=0R608|a ressemeler=0R608|" +
	"a ressouder=0R408|a restaurar=0R684|a restaurer=0R608|a retaper=0R608|a retapisser=0R408|a revernir=0R608|" +
	"a reviser=0R608|a souffert=0R808|a vecu=0R808|aaa=0O002|aaa grade=0N002|aaa qualitat=0N001|aaa quality=0N002|" +
	"aaa replica=0N002|aan=0v020|aan diggelen=0R120|aan onderhoud toe=0R620|aan revisie toe=0R620|aan scherven=0R120|" +
	"aan vervanging toe=0R620|aangeknaagd=0R420|aangeknaagde=0R420|aangekoekt=0R920|aangekoekte=0R920|aangeroest=0R520|" +
	"aangeroeste=0R520|aangevreten=0R420|aanschafprijs=07020|aanslag=0S520|aansprakelijk=0l020|aansprakelijkheid=0l020|" +
	"aantal=1X020|aantekeningen in=0R720|aanwezig=0p020|ab=1J001|abandoned project=0R602|abat jour=0#008|abazur=0#040|" +
	"abblatternd=0R501|abblatternde=0R501|abblatterndem=0R501|abblatternden=0R501|abblatternder=0R501|abblatterndes=0R501|" +
	"aber=0G0011T001|abfarbungen=0R801|abgeblattert=0R501|abgeblatterte=0R501|abgeblattertem=0R501|abgeblatterten=0R501|" +
	"abgeblatterter=0R501|abgeblattertes=0R501|abgebrochen=0R301|abgebrochene=0R301|abgebrochenem=0R301|abgebrochenen=0R301|" +
	"abgebrochener=0R301|abgebrochenes=0R301|abgefahren=0S801|abgefahrene=0S801|abgefahrenem=0S801|abgefahrenen=0S801|" +
	"abgefahrener=0S801|abgefahrenes=0S801|abgefarbt=0R801|abgefarbte=0R801|abgefarbtem=0R801|abgefarbten=0R801|" +
	"abgefarbter=0R801|abgefarbtes=0R801|abgegriffen=0R801|abgegriffene=0R801|abgegriffenem=0R801|abgegriffenen=0R801|" +
	"abgegriffener=0R801|abgegriffenes=0R801|abgekaut=0R401|abgekaute=0R401|abgekautem=0R401|abgekauten=0R401|" +
	"abgekauter=0R401|abgekautes=0R401|abgelatscht=0R801|abgelatschte=0R801|abgelatschtem=0R801|abgelatschten=0R801|" +
	"abgelatschter=0R801|abgelatschtes=0R801|abgelost=0R301|abgeloste=0R301|abgelostem=0R301|abgelosten=0R301|" +
	"abgeloster=0R301|abgelostes=0R301|abgenutzt=0R801|abgenutzte=0R801|abgenutztem=0R801|abgenutzten=0R801|" +
	"abgenutzter=0R801|abgenutztes=0R801|abgeplatzt=0R701|abgeplatzte=0R701|abgeplatztem=0R701|abgeplatzten=0R701|" +
	"abgeplatzter=0R701|abgeplatztes=0R701|abgeranzt=0R801|abgeranzte=0R801|abgeranztem=0R801|abgeranzten=0R801|" +
	"abgeranzter=0R801|abgeranztes=0R801|abgerieben=0R801|abgeriebene=0R801|abgeriebenem=0R801|abgeriebenen=0R801|" +
	"abgeriebener=0R801|abgeriebenes=0R801|abgerissen=0R301|abgerissene=0R301|abgerissenem=0R301|abgerissenen=0R301|" +
	"abgerissener=0R301|abgerissenes=0R301|abgescheuert=0R801|abgescheuerte=0R801|abgescheuertem=0R801|abgescheuerten=0R801|" +
	"abgescheuerter=0R801|abgescheuertes=0R801|abgespielt=0R801|abgespielte=0R801|abgespieltem=0R801|abgespielten=0R801|" +
	"abgespielter=0R801|abgespieltes=0R801|abgesplittert=0R701|abgesplitterte=0R701|abgesplittertem=0R701|" +
	"abgesplitterten=0R701|abgesplitterter=0R701|abgesplittertes=0R701|abgestoßen=0R801|abgestoßene=0R801|" +
	"abgestoßenem=0R801|abgestoßenen=0R801|abgestoßener=0R801|abgestoßenes=0R801|abgetreten=0R801|abgetretene=0R801|" +
	"abgetretenem=0R801|abgetretenen=0R801|abgetretener=0R801|abgetretenes=0R801|abgewetzt=0R801|abgewetzte=0R801|" +
	"abgewetztem=0R801|abgewetzten=0R801|abgewetzter=0R801|abgewetztes=0R801|abhanden gekommen=0s001|abholung=0U001|" +
	"abime=0R408|abimee=0R408|abimees=0R408|abimes=0R408|abito=1W60G|abnutzung=0R801|abnutzungen=0R801|abnutzungserscheinungen=0R801|" +
	"abnutzungsspuren=0R801|abollada=0R704|abolladas=0R704|abolladita=0R704|abollado=0R704|abollados=0R704|" +
	"abolladura=0R704|abolladuras=0R704|abombada=0R404|abombadas=0R404|abombado=0R404|abombados=0R404|about=1T002|" +
	"abplatzer=0R701|abplatzung=0R701|abplatzungen=0R701|abraded=0R802|abrasa=0R80G|abrase=0R80O|abrasee=0R808|" +
	"abrasees=0R808|abrases=0R808|abrasi=0R80G|abrasion=0R802|abrasione=0R70G|abrasioni=0R70G|abrasions=0R802|" +
	"abraso=0R80G|abre=21084|abrieb=0R801|abrigo=1W704|abs light=0R302|absatz=1R001|absatze abgelaufen=0R801|" +
	"absent=0s00A|absente=0s008|absentes=0s008|absents=0s008|absplitterung=0R701|absplitterungen=0R701|abstenerse=0a004|" +
	"abstenir=0a008|abuela=1V004|abuelo=1V004|acao alta=0R380|accartocciata=0R40G|accartocciate=0R40G|accartocciati=0R40G|" +
	"accartocciato=0R40G|accende=2100G|accendere=2100G|accendono=2100G|accesorios=1V004|accessoires=1V028|" +
	"accessori=1V00G|accessories=1V002|acciaio=1V00G|accident damage=0R402|accidentada=0R304|accidentadas=0R304|" +
	"accidentado=0R304|accidentados=0R304|accidente=0R208|accidentee=0R208|accidentees=0R208|accidentes=0R208|" +
	"accidents et manques=0R208|accion alta=0R304|accoudoir=1R008|accoudoirs=1R008|account google bloccato=0r00G|" +
	"account icloud bloccato=0r00G|account locked=0r002|accroc=0R408|accrocs=0R408|accu=0#020|accu snel leeg=0R320|" +
	"aceite=0z004|aceite en las palas=0R304|acende=21080|acero=1V004|achete=0E0081T0081V008|achete neuf=07008|" +
	"achetee=0E008|acht=1H821|achter=0S301|achterkant=1R020|achterwiel slag=0R320|acid damage=0R502|acido delle pile=0R50G|" +
	"acido pile=0R50G|acier=1V008|acompanha=0p080|acqua=0z00G|acreditada=1w004|actie te hoog=0R320|acting up=0S302|" +
	"action alta=0R30G|action haute=0R308|action high=0R302|action is high=0R302|activation lock=0r002|activation locked=0r002|" +
	"active worm=0R502|activeringsslot=0r020|adaptador=02080|adapter=0#020|adhesif sur=0R808|adhesive residue=0R902|" +
	"adidasy=1W440|adjustable=1V002|adjustment=14002|ads=0w002|advertentie=0w020|advertenties=0w020|adverts=0w002|" +
	"adviesprijs=07020|af=1J020|afbladderend=0R520|afbladderende=0R520|afecta=0j004|afeta=0j080|affaisse=0R408|" +
	"affaissee=0R408|affaissees=0R408|affaissement=0R408|affaisses=0R408|affect=0j002|affecte=0j008|affects=0j002|" +
	"afgebarsten=0R220|afgebladderd=0R520|afgebladderde=0R520|afgebroken=0R320|afgebrokkeld=0R520|afgebrokkelde=0R520|" +
	"afgekloven=0R420|afgeleefd=0R820|afgeleefde=0R820|afgescheurd=0R420|afgescheurde=0R420|afgeslagen=0S320|" +
	"afgesleten=0R820|afgesplinterd=0R720|afgesplinterde=0R720|afgetrapt=0R820|afgetrapte=0R820|afgevallen=0S320|" +
	"afstandsbediening=0#020|aftands=0R820|aftandse=0R820|after=1T0021v002|aftermarket=1l002|aftermarket screen=0R802|" +
	"afundada=0R480|afundadas=0R480|afundado=0R480|afundados=0R480|afundamento=0R480|afwezig=0s020|age=1V00A|" +
	"age darkening=0R802|age related wear=0R802|age tanned=0R802|age toned=0R802|age toning=0R802|age wear=0R802|" +
	"ago=1V002|agrietada=0R204|agrietadas=0R204|agrietadita=0R804|agrietado=0R204|agrietados=0R204|agua=0z084|" +
	"aguanta=21004|aguja=0#004|aguja para cambiar=0R304|agujereada=0R404|agujereadas=0R404|agujereado=0R404|" +
	"agujereados=0R404|agujerito=0S504|agujero=0S504|agujero de polilla=0R504|agujeros=0R504|agulha=0#080|" +
	"ahnlich=1T001|ai=1V008|aiguilles=1R008|ainda=1V080|airbag light=0R302|airpod droit seul=1K008|airpod gauche seul=1K008|" +
	"airpod seul=1K008|airpod singolo=1K00G|airpod suelto=1K004|airpods=1Q002|ajada=0R404|ajadas=0R404|ajado=0R404|" +
	"ajados=0R404|akcesoria=1V040|akku=0K0010#001|akkuschrauber=1WC01|aktivierungssperre=0r001|akumulator=0B0400K0400#040|" +
	"akumulatora=0B0400K0400#040|akumulatorem=0#040|akumulatory=0B040|al=1T00K|alabeada=0R404|alabeadas=0R404|" +
	"alabeado=0R404|alabeados=0R404|albo=05040|alca=1R080|alcas=1R080|ale=0G0401T040|algo de hongos=0R504|" +
	"algodon=1V004|algumas=0V080|algun=0V004|alguna=0V004|alguna falta=0R604|alguna tara=0R804|algunas=0V004|" +
	"algunos=0V004|alimentatore=0200G|all in one go=1g002|alla=1T00G|alla maniera di=0W00G|alleen=1M0201L020|" +
	"alleen als geheel=1s020|alleen als set te koop=1s020|alleen body=0D020|alleen camera=0D020|alleen console=0D020|" +
	"alleen de body=0D020|alleen de camera=0D020|alleen de cassette=0D020|alleen de console=0D020|alleen de disc=0D020|" +
	"alleen de linker=1K020|alleen de rechter=1K020|alleen de verpakking=0F020|alleen doos=0F020|alleen een linker=1K020|" +
	"alleen het toestel=0D020|alleen linker=1K020|alleen rechter=1K020|alleen toestel=0D020|allein=1v001|alleine=1v001|" +
	"allentata=0S30G|allentate=0S30G|allentati=0S30G|allentato=0S30G|alles=1V021|alles bij elkaar=1s020|alles in een keer=1g020|" +
	"alles in een koop=1g020|alles in een koop weg=1s020|alles samen=1g020|alles zusammen=1g001|allume=21008|" +
	"allument=21008|allumer=21008|alma caida=0R304|alone=0S70G|alone di sudore=0R70G|aloni=0S70G|aloni d acqua=0R70G|" +
	"aloni di sudore=0R70G|aloni di umidita=0R70G|als=0n0201T0011u001|als konvolut=1g001|also=04002|alt=1V001|" +
	"altavoces=1Q004|altavoz=1U0041WK04|altavoz rajado=0R304|altavoz roto=0R304|alte=1V001|alter=1V001|altersschaden=0R401|" +
	"altersspuren=1y001|altes=1V001|altoparlante=1WK0G|altre=1N00G|altri=1N00G|always=030021V002|am=0v0011T001|" +
	"amarelada=0R880|amareladas=0R880|amareladinha=0R880|amareladinhas=0R880|amareladinho=0R880|amareladinhos=0R880|" +
	"amarelado=0R880|amarelados=0R880|amarelamento=0R880|amareleceu=0R880|amarelecida=0R880|amarelecidas=0R880|" +
	"amarelecido=0R880|amarelecidos=0R880|amarelou=0R880|amarillas por el tiempo=0R804|amarilleada=0R804|amarilleadas=0R804|" +
	"amarilleado=0R804|amarilleados=0R804|amarilleamiento=0R804|amarillenta=0R804|amarillentas=0R804|amarillento=0R804|" +
	"amarillentos=0R804|amarilleo=0R804|amassada=0R780|amassadas=0R780|amassadinha=0R780|amassadinhas=0R780|" +
	"amassadinho=0R780|amassadinhos=0R780|amassado=0R780|amassados=0R780|amasso=0R780|amassos=0R780|amassou=0R780|" +
	"amateur repair=0R202|ame tombee=0R308|aminci=0S808|amincie=0S808|amincies=0S808|amincis=0S808|amincissement=0R808|" +
	"ammaccata=0R70G|ammaccate=0R70G|ammaccati=0R70G|ammaccatina=0R70G|ammaccatine=0R70G|ammaccato=0R70G|ammaccatura=0R70G|" +
	"ammaccature=0R70G|ammacchi=0R70G|ammacco=0R70G|ammuffita=0R50G|ammuffite=0R50G|ammuffiti=0R50G|ammuffito=0R50G|" +
	"amolgada=0R480|amolgadas=0R480|amolgadela=0R780|amolgado=0R480|amolgados=0R480|amolgou=0R480|an=060020v0031T001|" +
	"analog=1V003|analogica=1V08K|analogico puxando=0R380|analogue=1V00A|anche=0400G|ancien=1V008|ancienne=1V008|" +
	"anciennes restaurations=0R208|ancora=1V00G|and=05002|anda=21004|andata persa=0s00G|andate perse=0s00G|" +
	"andati persi=0s00G|andato perso=0s00G|andere=1N021|anderen=1N001|anderer=1N001|anello=1WV0G|angebote=0w001|" +
	"angeboten=1u001|angebrannt=0S301|angebrannte=0S301|angebranntem=0S301|angebrannten=0S301|angebrannter=0S301|" +
	"angebranntes=0S301|angebrochen=0R301|angebrochene=0R301|angebrochenem=0R301|angebrochenen=0R301|angebrochener=0R301|" +
	"angebrochenes=0R301|angegriffen=0S501|angegriffene=0S501|angegriffenem=0S501|angegriffenen=0S501|angegriffener=0S501|" +
	"angegriffenes=0S501|angekaut=0R401|angekaute=0R401|angekautem=0R401|angekauten=0R401|angekauter=0R401|" +
	"angekautes=0R401|angeknabbert=0R401|angeknabberte=0R401|angeknabbertem=0R401|angeknabberten=0R401|angeknabberter=0R401|" +
	"angeknabbertes=0R401|angeknackst=0R201|angeknackste=0R201|angeknackstem=0R201|angeknacksten=0R201|angeknackster=0R201|" +
	"angeknackstes=0R201|angekratzt=0R701|angekratzte=0R701|angekratztem=0R701|angekratzten=0R701|angekratzter=0R701|" +
	"angekratztes=0R701|angelaufen=0R801|angelaufene=0R801|angelaufenem=0R801|angelaufenen=0R801|angelaufener=0R801|" +
	"angelaufenes=0R801|angemackt=0R701|angemackte=0R701|angemacktem=0R701|angemackten=0R701|angemackter=0R701|" +
	"angemacktes=0R701|angenagt=0R401|angenagte=0R401|angenagtem=0R401|angenagten=0R401|angenagter=0R401|angenagtes=0R401|" +
	"angerissen=0R201|angerissene=0R201|angerissenem=0R201|angerissenen=0R201|angerissener=0R201|angerissenes=0R201|" +
	"angerostet=0R501|angerostete=0R501|angerostetem=0R501|angerosteten=0R501|angerosteter=0R501|angerostetes=0R501|" +
	"angeschafft=0E001|angeschlagen=0R701|angeschlagene=0R701|angeschlagenem=0R701|angeschlagenen=0R701|angeschlagener=0R701|" +
	"angeschlagenes=0R701|angesprungen=0R201|angesprungene=0R201|angesprungenem=0R201|angesprungenen=0R201|" +
	"angesprungener=0R201|angesprungenes=0R201|angestoßen=0R701|angestoßene=0R701|angestoßenem=0R701|angestoßenen=0R701|" +
	"angestoßener=0R701|angestoßenes=0R701|angoli=1R00G|angoli smussati=0R80G|angolo=1R00G|ani=050401C040|" +
	"anillo=1WV04|anima caduta=0R30G|anleitung=1k001|annees=1V008|annerimenti=0R80G|annerimento=0R80G|annerita=0R80G|" +
	"annerite=0R80G|anneriti=0R80G|annerito=0R80G|anni=1r00G|annonces=0w008|annotations=0R80A|annotazioni a matita=0R80G|" +
	"annotazioni a penna=0R80G|annote=0R808|annotee=0R808|annotees=0R808|annotes=0R808|annunci=0w00G|anomalia=0S380|" +
	"anomalias=0S380|anos=1r084|anotaciones=0S804|anotacoes a caneta=0R780|anotacoes a lapis=0R780|ans=1r008|" +
	"anschaffungspreis=07001|anse=1R008|anses=1R008|anstreichungen=0R701|antica=1V00G|antichi restauri=0R20G|" +
	"antichoc=17008|antico=1V00G|antigo=1V080|antigolpes=17004|antigua=1V004|antiguo=1V004|antik=1V001|antike=1V001|" +
	"antique=1V00A|antiurto=1700G|antivirus=1Wk02|antyczny=1V040|antyk=1V040|anuncios=0w084|any=0V002|anymore=030020x002|" +
	"anzahl=1X001|anzeige=0w001|anzeigen=0w001|anziche=0700G|apaga=1n084|apanhou agua=0R180|aparat=1W140|aparat fotograficzny=1W140|" +
	"aparatu=1W140|aparaty=1W140|apenas=1M0801L080|apenas a caixa=0F080|apenas o corpo=0D080|aperture blades oily=0R302|" +
	"apiece=0Y002|apk verlopen=0R620|aplastada=0S404|aplastadas=0S404|aplastado=0S404|aplastados=0S404|apodreceu=0R580|" +
	"apodrecida=0R580|apodrecidas=0R580|apodrecido=0R580|apodrecidos=0R580|apodrecimento=0R580|apolillada=0R504|" +
	"apolilladas=0R504|apolillado=0R504|apolillados=0R504|appannamenta=0R30G|appannamente=0R30G|appannamenti=0R30G|" +
	"appannamento=0R30G|appannata=0R30G|appannate=0R30G|appannati=0R30G|appannato=0R30G|appareil=1W108|appena=1V00G|" +
	"appiccicaticcia=0R80G|appiccicaticcie=0R80G|appiccicaticcii=0R80G|appiccicaticcio=0R80G|appiccicosa=0R80G|" +
	"appiccicose=0R80G|appiccicosi=0R80G|appiccicoso=0R80G|apple id locked=0r002|approx=01002|appunti a matita=0R80G|" +
	"apre=2100G|apresenta defeito=0R380|apresenta erro=0R380|apresenta problema=0R380|apresentando defeito=0R380|" +
	"aproveitamento de pecas=0R680|aquece=21080|aquece demais=0R380|aquece muito=0R380|aquece pouco=0R380|" +
	"aquecendo demais=0R380|aranacito=0R704|aranacitos=0R704|aranada=0R704|aranadas=0R704|aranado=0R704|aranado por el gato=0R404|" +
	"aranados=0R704|aranazo=0R704|aranazos=0R704|aranazos de gato=0R404|aranones=0R704|are=0q0020v002|aren t=1C002|" +
	"arg gebraucht=0R801|argentique=1V008|armband=1o021|armbanduhr=1W301|armlehnen=1R001|armrest=1R002|arrache=0R408|" +
	"arrachee=0R408|arrachees=0R408|arraches=0R408|arranca=21084|arranca mal=0R304|arrancada=0R480|arrancadas=0R480|" +
	"arrancado=0R480|arrancados=0R480|arranhada=0R780|arranhadas=0R780|arranhadela=0R780|arranhadelas=0R780|" +
	"arranhado=0R780|arranhados=0R780|arranhadura=0R780|arranhaduras=0R780|arranhao=0R780|arranhaozinho=0R780|" +
	"arranhoes=0R780|arranhoezinhos=0R780|arranhou=0R780|arranjada=14080|arranjadas=14080|arranjado=14080|" +
	"arranjados=14080|arreglada=14004|arregladas=14004|arreglado=14004|arreglados=14004|arrete=1n008|arrugada=0S404|" +
	"arrugadas=0S404|arrugado=0S404|arrugados=0S404|arrugginita=0R50G|arrugginite=0R50G|arrugginiti=0R50G|" +
	"arrugginito=0R50G|arruguitas=0R804|artefakty na ekranie=0R340|articles=0w008|articoli=0w00G|articulations laches=0R808|" +
	"articulos=0w004|artigos=0w080|artikel=0w001|as=060801T002|as a bundle=1g002|as a job lot=1g002|asa=0#084|" +
	"asas=1R084|asegurado=0l004|asegurar=1w004|asegurar si=1z004|asking=1V002|aspira=2108K|aspira male=0R30G|" +
	"aspira poco=0R30K|aspira pouco=0R380|aspirador=1WT84|aspiradora=1WT04|aspirapolvere=1WT0G|aspirateur=1WT08|" +
	"aspiration=0e008|aspirazione=0e00G|aspire=21008|aspire mal=0R308|assente=0s00G|assenti=0s00G|assento=1R080|" +
	"assento cedido=0R880|assicurata=0l00G|assicurato=0l00G|assinatura de posse=0R780|assise=1R008|assottigliamenta=0R80G|" +
	"assottigliamente=0R80G|assottigliamenti=0R80G|assottigliamento=0R80G|assure=0l008|astillada=0R204|astilladas=0R204|" +
	"astillado=0R204|astillados=0R204|at=0v0021T002|atascada=0S304|atascadas=0S304|atascado=0S304|atascados=0S304|" +
	"atribuida=0W084|atribuidas=0W084|atribuido=0W084|atribuidos=0W084|attaque par les vers=0R508|attention=1400215002|" +
	"attestee=1w008|attic=1V002|attribue a=0W008|attribuee a=0W008|attribuees a=0W008|attribues a=0W008|attribuita=0W00G|" +
	"attribuite=0W00G|attribuiti=0W00G|attribuito=0W00G|attributed to=0W002|au=0v0081T008|au lieu de=07008|" +
	"auch=04001|aucun=1C0081#008|aucun signe de vie=0r008|aucune=1C0081#008|aucune preuve d authenticite=0W008|" +
	"audio distorto=0R30G|auf=0v0011T001|aufarbeitungsbedurftig=0R601|aufarbeitungsbedurftige=0R601|aufarbeitungsbedurftigem=0R601|" +
	"aufarbeitungsbedurftigen=0R601|aufarbeitungsbedurftiger=0R601|aufarbeitungsbedurftiges=0R601|aufgearbeitet=14001|" +
	"aufgearbeitete=14001|aufgearbeitetem=14001|aufgearbeiteten=14001|aufgearbeiteter=14001|aufgearbeitetes=14001|" +
	"aufgeblaht=0R301|aufgeblahte=0R301|aufgeblahtem=0R301|aufgeblahten=0R301|aufgeblahter=0R301|aufgeblahtes=0R301|" +
	"aufgeplatzt=0R201|aufgeplatzte=0R201|aufgeplatztem=0R201|aufgeplatzten=0R201|aufgeplatzter=0R201|aufgeplatztes=0R201|" +
	"aufgequollen=0R301|aufgequollene=0R301|aufgequollenem=0R301|aufgequollenen=0R301|aufgequollener=0R301|" +
	"aufgequollenes=0R301|aufgerissen=0R401|aufgerissene=0R401|aufgerissenem=0R401|aufgerissenen=0R401|aufgerissener=0R401|" +
	"aufgerissenes=0R401|aufgescheuert=0R801|aufgescheuerte=0R801|aufgescheuertem=0R801|aufgescheuerten=0R801|" +
	"aufgescheuerter=0R801|aufgescheuertes=0R801|aufgetrennt=0R301|aufgetrennte=0R301|aufgetrenntem=0R301|" +
	"aufgetrennten=0R301|aufgetrennter=0R301|aufgetrenntes=0R301|aufklebereste=0R801|aufkleberreste=0R801|" +
	"auflage=1V001|aukcjach=0w040|aukcje=0w040|aukcji=0w040|aun=1V004|aunt=1V002|aureole=0R708|aureoles=0R708|" +
	"auricolare singolo=1K00G|auricular suelto=1K004|auriculares=1Q0041WJ84|aus=1I0011J0011T001|aus dem leim=0R301|" +
	"ausbruch=0S701|ausbruche=0S701|ausente=0s084|ausfall=0S301|ausfalle=0S301|ausgebaut=0s001|ausgebeult=0S401|" +
	"ausgebeulte=0S401|ausgebeultem=0S401|ausgebeulten=0S401|ausgebeulter=0S401|ausgebeultes=0S401|ausgebleicht=0R801|" +
	"ausgebleichte=0R801|ausgebleichtem=0R801|ausgebleichten=0R801|ausgebleichter=0R801|ausgebleichtes=0R801|" +
	"ausgeblichen=0S801|ausgeblichene=0S801|ausgeblichenem=0S801|ausgeblichenen=0S801|ausgeblichener=0S801|" +
	"ausgeblichenes=0S801|ausgelatscht=0R801|ausgelatschte=0R801|ausgelatschtem=0R801|ausgelatschten=0R801|" +
	"ausgelatschter=0R801|ausgelatschtes=0R801|ausgelaufen=0R501|ausgelaufene=0R501|ausgelaufene batterie=0R501|" +
	"ausgelaufene batterien=0R501|ausgelaufenem=0R501|ausgelaufenen=0R501|ausgelaufener=0R501|ausgelaufenes=0R501|" +
	"ausgeleiert=0R301|ausgeleierte=0R301|ausgeleiertem=0R301|ausgeleierten=0R301|ausgeleierter=0R301|ausgeleiertes=0R301|" +
	"ausgerissen=0R301|ausgerissene=0R301|ausgerissenem=0R301|ausgerissenen=0R301|ausgerissener=0R301|ausgerissenes=0R301|" +
	"ausgeschlagen=0S301|ausgeschlagene=0S301|ausgeschlagenem=0S301|ausgeschlagenen=0S301|ausgeschlagener=0S301|" +
	"ausgeschlagenes=0S301|ausgeschlossen=0a001|ausgetauscht=14001|ausgetrocknet=0R501|ausgetrocknete=0R501|" +
	"ausgetrocknetem=0R501|ausgetrockneten=0R501|ausgetrockneter=0R501|ausgetrocknetes=0R501|ausschließlich=1L001|" +
	"aussetzer=0R301|aussi=04008|autentica=0f08K|autenticada=0f004|autenticadas=0f004|autenticado=0f004|autenticados=0f004|" +
	"autenticas=0f004|autenticata=0f00G|autenticate=0f00G|autenticati=0f00G|autenticato=0f00G|autentiche=0f00G|" +
	"autentici=0f00G|autenticidad=08004|autenticidad desconocida=0W004|autenticidad dudosa=0W004|autenticidad no garantizada=0W004|" +
	"autenticidad por verificar=0W004|autenticidade=08080|autenticidade desconhecida=0W080|autenticidade nao confirmada=0W080|" +
	"autenticita=0800G|autenticita da verificare=0W00G|autenticita dubbia=0W00G|autenticita non garantita=0W00G|" +
	"autenticita non verificata=0W00G|autenticita sconosciuta=0W00G|autentico=0f08K1V00K|autenticos=0f084|" +
	"autentificada=0f004|autentificadas=0f004|autentificado=0f004|autentificados=0f004|autentyczna=0f040|autentyczne=0f040|" +
	"autentycznosc=08040|autentycznosc niepotwierdzona=0W040|autentycznosc nieznana=0W040|autentycznosci=08040|" +
	"autentyczny=0f040|autentyk=0f040|auteur inconnu=0W008|authentic=0f0021V002|authenticated=0f002|authentication=08002|" +
	"authenticite=08008|authenticite a confirmer=0W008|authenticite a verifier=0W008|authenticite douteuse=0W008|" +
	"authenticite garantie=0f008|authenticite inconnue=0W008|authenticite non certifiee=0W008|authenticite non garantie=0W008|" +
	"authenticite non verifiee=0W008|authenticiteit=08020|authenticity=08002|authenticity not guaranteed=0W002|" +
	"authenticity unknown=0W002|authentiek=0f020|authentieke=0f020|authentifie=0f008|authentifiee=0f008|authentifiees=0f008|" +
	"authentifies=0f008|authentique=0f0081V008|authentiques=0f008|authentisch=0f001|authentische=0f001|authentischer=0f001|" +
	"authentisches=0f001|authentizitat=08001|authorship unknown=0W002|auto=090021WZ6H|autocollants abimes=0R808|" +
	"autocollants decolles=0R808|autofocus rotto=0R30G|automatic=090021V002|automatically=09002|automaticamente=0908K|" +
	"automatico=0908K1V08K|automatique=090081V008|automatisch=090211V021|automatyczna=09040|automatycznie=09040|" +
	"automatyczny=09040|autonomie faible=0R308|autor desconhecido=0W080|autor desconocido=0W004|autor nieznany=0W040|" +
	"autore ignoto=0W00G|autore sconosciuto=0W00G|autres=1N008|aux=0v0081T008|avachi=0R408|avachie=0R408|avachies=0R408|" +
	"avachis=0R408|available=040021u002|avaria=0b080|avariada=0S380|avariadas=0S380|avariado=0S380|avariados=0S380|" +
	"avarias=0S380|avariou=0R380|avariou se=0R380|avec=050080k0081!008|avere=0v00G|averia=0R304|averiada=0S3040b004|" +
	"averiadas=0S3040b004|averiado=0S3040b004|averiados=0S3040b004|averias=0R304|avo=1V080|avoid=1C002|avoir=0v008|" +
	"avvallamenti=0R40G|avvallamento=0R40G|avvallata=0R40G|avvallate=0R40G|avvallati=0R40G|avvallato=0R40G|" +
	"avvia=2100G|awaria=0R3400b040|ayant vecu=0R808|azinhavre=0R580|babci=1V040|babcia=1V040|baca=0S580|bacas=0S580|" +
	"back=1R002|back focuses=0R302|backfires=0R302|backlight=0e002|backlight bleed=0R302|backlight gone=0R302|" +
	"backlight out=0R302|baco=0S580|bacos=0S580|bad battery life=0R302|bad esn=0r002|bad imei=0r002|bad meid=0r002|" +
	"bad sector=0R302|bad sectors=0R302|badly=0V002|badly repaired=0R202|badz=05040|bag=0H002|bag marks=0R702|" +
	"baggy elbows=0R802|bagnato dentro=0R10G|baixa oleo=0R380|balancier casse=0R308|bald areas=0R802|bald patch=0R802|" +
	"bald patches=0R802|bald spot=0R802|bald spots=0R802|bald tires=0R402|bald tyre=0R402|bald tyres=0R402|" +
	"balsam separation=0R582|balsamtrennung=0R301|bamba=0R380|bambas=0R380|bambino=1V00G|bambo=0R380|bambola=1WY0G|" +
	"bambos=0R380|bancal=0R408|bancale=0R408|bancales=0R408|bancals=0R408|band=1o023|banden=1R020|banden lek=0R320|" +
	"bandolera=1o004|bandouliere=1o008|bandsalat=0R301|baneada=0r004|baneado=0r004|banged up=0R802|banho gasto=0R880|" +
	"banho saiu=0R880|banned console=0r002|banned from online=0r002|banned from xbox live=0r002|banni de xbox live=0r008|" +
	"banni du psn=0r008|bano perdido=0R804|baqueteado=0R804|bardzo=0V0401V040|bare=1M0021L002|bare tool=0D002|" +
	"bare unit=0D002|barely=1C0021V002|bargain=1V002|barniz saltado=0R704|barre verticale=0R308|barred by carrier=0r002|" +
	"barst=0R220|barsten=0R220|barstje=0R220|barstjes=0R220|barulhenta=0R380|barulhentas=0R380|barulhento=0R380|" +
	"barulhentos=0R380|barulho=0S380|barulho estranho=0R380|base=1R08U|basement=1V002|bashed=0R802|baskets=1Q0081W408|" +
	"bastante usada=0R884|bastante usadas=0R884|bastante usado=0R884|bastante usados=0R884|bateria=0B0400K0C40#0C4|" +
	"bateria agotada=0R304|bateria cansada=0R380|bateria degradada=0R304|bateria dura poco=0R304|bateria dura pouco=0R380|" +
	"bateria fraca=0R380|bateria inflada=0R304|bateria nao segura=0R380|bateria para cambiar=0R304|bateria szybko sie rozladowuje=0R340|" +
	"bateria vazou=0R580|bateria viciada=0R380|baterie=0B0400#0401k040|baterii=0B0400K0400#040|batidinha=0R780|" +
	"batidinhas=0R780|battered=0S802|batteria=0K00G1R00G|batteria andata=0R30G|batteria degradata=0R30G|batteria dura poco=0R30G|" +
	"batteria esausta=0R30G|batteria finita=0R30G|batteria scarsa=0R30G|batterie=0B00P0K0090#009|batterie a changer=0R308|" +
	"batterie ausgelaufen=0R501|batterie faible=0R308|batterie leer=0R601|batterien=0B001|batterien ausgelaufen=0R501|" +
	"batteries=0B00A1k00A|batteries leaked=0R502|batteriesaure=0R501|batteriewechsel notig=0R601|batterij=0B0200#020|" +
	"batterij gelekt=0R520|batterij is leeg=0R620|batterij leeg=0R620|batterijen=0B020|batterijen gelekt=0R520|" +
	"batterijlekkage=0R520|batterijzuur=0R520|battery=0B0020#0021c602|battery acid=0R502|battery degraded=0R802|" +
	"battery doesn t last=0R302|battery door=0#002|battery drains=0R302|battery has had it=0R302|battery is shot=0R302|" +
	"battery leakage=0R502|battery won t last=0R302|battle scarred=0R702|battle scars=0R702|baumwolle=1V001|" +
	"baut keinen druck auf=0R301|bawelna=1V040|be=0v0021V002|be sure=1w002|beads missing=0R602|bearing gone=0R302|" +
	"bearing noise=0R302|bearings gone=0R302|beau=1V008|beautiful=1V002|because=1T002|bedienungsanleitung=1k001|" +
	"beeld=21020|been=0v002|been glued=0R202|been lost=0s002|befleckt=0R701|befleckte=0R701|beflecktem=0R701|" +
	"befleckten=0R701|befleckter=0R701|beflecktes=0R701|before=1T002|behandelt=14001|behandelte=14001|behandeltem=14001|" +
	"behandelten=14001|behandelter=14001|behandeltes=14001|behandlungsbedurftig=0R601|behandlungsbedurftige=0R601|" +
	"behandlungsbedurftigem=0R601|behandlungsbedurftigen=0R601|behandlungsbedurftiger=0R601|behandlungsbedurftiges=0R601|" +
	"behoben=14001|behoeft=18020|behuizing=1R020|bei=0m0011T001|beigefugt=0p001|beiliegend=0p001|beim=1T001|" +
	"bein=1R001|beißspuren=0R401|beklad=0R720|beklade=0R720|bekleding=1R020|bekommen=1T001|bekrabbeld=0R720|" +
	"bekrabbelde=0R720|bekrast=0R720|bekraste=0R720|bekritzelt=0R701|bekritzelte=0R701|bekritzeltem=0R701|" +
	"bekritzelten=0R701|bekritzelter=0R701|bekritzeltes=0R701|belichtingsmeter=1R020|belichtungsmesser=1R001|" +
	"beliscada=0R780|beliscadas=0R780|beliscado=0R780|beliscados=0R780|bella=1V00K1u00G|belle=1V008|belle copie=0N008|" +
	"bello=1V00K1u00G|belly bulge=0R302|belt buckle rash=0R702|belt gone=0R302|belt slipping=0R302|bem=1V080|" +
	"bem usada=0R880|bem usadas=0R880|bem usadinho=0R880|bem usado=0R880|bem usados=0R880|bene=1V00G|benotigt=180011u001|" +
	"bent=0R402|benutze=1u001|benutzt=1V0011u001|berieben=0R801|beriebene=0R801|beriebenem=0R801|beriebenen=0R801|" +
	"beriebener=0R801|beriebenes=0R801|beroet=0R920|beroete=0R920|beschadigd=0R420|beschadigde=0R420|beschadiging=0R420|" +
	"beschadigingen=0R420|beschadigt=0R401|beschadigte=0R401|beschadigtem=0R401|beschadigten=0R401|beschadigter=0R401|" +
	"beschadigtes=0R401|beschadigung=0R401|beschadigungen=0R401|beschikbaar=04020|beschimmeld=0R520|beschimmelde=0R520|" +
	"beschlagen=0S501|beschlagene=0S501|beschlagenem=0S501|beschlagenen=0S501|beschlagener=0S501|beschlagenes=0S501|" +
	"beschmiert=0R701|beschmierte=0R701|beschmiertem=0R701|beschmierten=0R701|beschmierter=0R701|beschmiertes=0R701|" +
	"besitzvermerk=0R701|beslagen=0S520|besoin=1u008|besoin d un bon nettoyage=0R908|besoin d un nettoyage=0R908|" +
	"bessere tage gesehen=0R801|bessere zeiten gesehen=0R801|bestanden=0a001|bestatigen=1w001|bestatigt=1w001|" +
	"beste tijd gehad=0R820|besteld=0E020|bestellt=0E001|bestoßen=0R701|bestoßene=0R701|bestoßenem=0R701|" +
	"bestoßenen=0R701|bestoßener=0R701|bestoßenes=0R701|bestoßung=0R701|bestoßungen=0R701|betaald=07020|" +
	"betere tijden gekend=0R820|between=1p002|beugue=0R308|beule=0R701|beulen=0R701|beurt nodig=0R620|bevestigen=1w020|" +
	"bevlekt=0S720|bevlekte=0S720|beware=1C002|beweisen=1w001|bewijzen=1w020|beyond economical repair=0r002|" +
	"beyond repair=0r002|bez=1C0401#040|bez akumulatora i ladowarki=0D040|bez gwarancji autentycznosci=0W040|" +
	"bez pary=1K040|bezel=1R002|bezug=1R001|bialy=1V040|bibliotheekexemplaar=0R720|bibliotheekstempel=0R720|" +
	"bibliotheksexemplar=0R701|bibliotheksstempel=0R701|bicadinha=0R780|bicadinhas=0R780|bicadinho=0R780|bicadinhos=0R780|" +
	"bicho da madeira=0R580|bichos de la madera=0R504|bicicleta=1WD84|bicicletta=1WD0G|bicie kola=0R340|bico partido=0R380|" +
	"bicycle=1WD02|bien=1V00C|bierze olej=0R340|biete=1d001|bieten=1d001|big=0V002|bije na boki=0R340|bijtsporen=0R420|" +
	"bike=1WD02|bild=04001|bildausfalle=0R301|bildern=04001|bildfehler=0R301|bildrohre schwach=0R301|bildschirm=1R001|" +
	"bildschirm schwarz=0R301|bildschirmgerat=1WN01|binding=1R002|bindung gelockert=0R401|bindung lose=0R401|" +
	"binoculars=1Q002|bios locked=0r002|bios password=0r002|bios wachtwoord=0r020|biro mark=0R702|biro marks=0R702|" +
	"birthday=1V002|bisagra=1R004|bisagras=0#004|bisogno di affilatura=0R30G|bisogno di manutenzione=0R60G|" +
	"bisogno di pulizia=0R90G|bisogno di restauro=0R60G|bisogno di riparazione=0R60G|bisogno di una pulita=0R90G|" +
	"bissspuren=0R401|bisunta=0R90G|bisunte=0R90G|bisunti=0R90G|bisunto=0R90G|bit=1A003|bit missing=0R602|" +
	"bit of rust=0R502|bit of tlc=0R602|bite marks=0R402|bits missing=0R602|bitte=1V001|bizarre=0V02B|blacie=1R040|" +
	"black=0T002|black screen=0R302|blacklistata=0r00G|blacklistate=0r00G|blacklistati=0r00G|blacklistato=0r00G|" +
	"blackliste=0r008|blacklisted=0r002|blacklistee=0r008|blacklistees=0r008|blacklistes=0r008|blad czytania=0R340|" +
	"blad matrycy=0R340|bladderend=0R520|bladderende=0R520|bladdert=0R520|blade=1R002|bladert af=0R520|bladzijden los=0R420|" +
	"blanchi=0S808|blanchie=0S808|blanchies=0S808|blanchis=0S808|blank=0T002|blank screen=0R302|blat=1R040|" +
	"blattert=0R501|blattert ab=0R501|bleach mark=0R702|bleach marks=0R702|bleach spot=0R702|bleach spots=0R702|" +
	"bleach stain=0R702|bleibt=0h0011m001|bleibt immer wieder stehen=0R301|bleichflecken=0R701|bleistiftnotizen=0R701|" +
	"blemish=0R802|blemished=0R802|blemishes=0R802|blender=1WS42|blendera=1WS40|blew up=0R302|blijft=1m020|" +
	"blijft hangen=0R320|blijft knipperen=0R320|blijft niet op stem=0R320|blijft opnieuw opstarten=0R320|blijft stilstaan=0R320|" +
	"blind=0S501|blinkt rot=0R301|blister=1O040|blistered=0S502|blistering=0S502|blitz=1R001|bloated=0S302|" +
	"bloccata=0S30G|bloccata da icloud=0r00G|bloccate=0S30G|bloccati=0S30G|bloccato=0S30G|bloccato al logo=0r00G|" +
	"bloccato aziendale=0r00G|bloccato con account=0r00G|bloccato con icloud=0r00G|bloccato da account=0r00G|" +
	"bloccato da google=0r00G|bloccato da icloud=0r00G|bloccato da password=0r00G|bloccato dall azienda=0r00G|" +
	"bloccato icloud=0r00G|bloccato in avvio=0r00G|bloccato operatore=0r00G|bloccato sul logo=0r00G|bloccato sulla mela=0r00G|" +
	"blocco attivazione=0r00G|blocco di attivazione=0r00G|blocco icloud=0r00G|blocco unico=1s00G|blockiert=0S301|" +
	"blockierte=0S301|blockiertem=0S301|blockierten=0S301|blockierter=0S301|blockiertes=0S301|bloedvlek=0R720|" +
	"blokada aktywacji=0r040|blokada frp=0r040|blokada google=0r040|blokada icloud=0r040|blokada mdm=0r040|" +
	"blokuje sie=0R340|blood stain=0R702|bloom to varnish=0R202|bloque=0S3080T008|bloque au demarrage=0r008|" +
	"bloque compte google=0r008|bloque google=0r008|bloque icloud=0r008|bloque par code=0r008|bloque par icloud=0r008|" +
	"bloque par mot de passe=0r008|bloque par un code=0r008|bloque sur la pomme=0r008|bloque sur le logo=0r008|" +
	"bloque sur le logo apple=0r008|bloqueada=0S384|bloqueada por icloud=0r004|bloqueadas=0S384|bloqueado=0S384|" +
	"bloqueado con contrasena=0r004|bloqueado con cuenta=0r004|bloqueado no icloud=0r080|bloqueado pela operadora=0r080|" +
	"bloqueado por contrasena=0r004|bloqueado por cuenta=0r004|bloqueado por google=0r004|bloqueado por icloud=0r004|" +
	"bloqueado por la empresa=0r004|bloqueado por operador=0r004|bloqueados=0S384|bloquee=0S3080T008|bloquees=0S308|" +
	"bloqueio de ativacao=0r080|bloqueio frp=0r080|bloqueio icloud=0r080|bloqueio mdm=0r080|bloqueo de activacion=0r004|" +
	"bloqueo de icloud=0r004|bloques=0S308|blown bulb=0R302|blown driver=0R302|blown engine=0r002|blown fork seals=0R302|" +
	"blown fuse=0R302|blown head gasket=0R302|blown speaker=0R302|blown speakers=0R302|blown tweeter=0R302|" +
	"blown veneer=0R502|blows fuses=0R302|blue screens=0R302|bluescreen=0R301|bluescreens=0R301|bluetooth=0e06V|" +
	"blunt=0S802|blunted corners=0R802|bo=1T040|boa=1V080|board detached=0R402|boards detached=0R402|bobbled=0R802|" +
	"bobbles=0R802|bobbling=0R802|bobbly=0R802|bodem=1R020|bodies=0C002|body=0C0021R002|body ohne objektiv=0D001|" +
	"body only=0D002|body unit only=0D002|body zonder lens=0D020|boek=1WP20|boekblok los=0R420|bogs down=0R302|" +
	"bohrmaschine=1WC01|bois=1V008|boite=1O008|boite seule=0F008|boite vide=0F008|boites=1O008|boitier=0C0081R008|" +
	"boitier nu=0D008|boitier nu sans objectif=0D008|boitier seul=0D008|bok=1R040|bokach=1R040|boki=1R040|" +
	"boku=1R040|bolas por el uso=0R804|bolitas=0S804|bollado=0R704|bolle accu=0R320|bollito=0R704|bollitos=0R704|" +
	"bollo=0S704|bollos=0S704|bolor=0R580|bolorenta=0R580|bolorentas=0R580|bolorento=0R580|bolorentos=0R580|" +
	"bolores=0R580|bolsa=1W584|bolsa guardapolvo=17004|bolsillos=1R004|bolso=1R0801W504|bolsos=1R080|bom=1V080|" +
	"bomba=1R084|bon=1V008|bona fide=0f002|boneca=1WY80|bonita=1V084|bonito=1V084|bonne=1V008|bonne copie=0N008|" +
	"bont=10020|book=1WP02|bookends=1Q002|books=1WP02|boot=1U00221002|boot loop=0r00I|bootet=21001|bootleg=0N0CU|" +
	"bootloop=0r0EV|boots=1W40221002|bootschleife=0r001|borboto=0R880|borbotos=0R880|bord=1R008|borde=1R004|" +
	"bordes=1R004|bordi=1R00G|bordi da rifare=0R30G|bordo=1R00G|bords=1R008|bordsteinkratzer=0R701|bordsteinschaden=0R701|" +
	"borracha derretida=0R380|borsa=1W50G|borsetta=1W50G|bosse=0S708|bossele=0R708|bosselee=0R708|bosselees=0R708|" +
	"bosseles=0R708|bosses=0S708|bota=1U084|bota aceite=0R304|botao=1R080|botao preso=0R380|botki=1W440|botoes=0#080|" +
	"boton=1R004|botones=1R004|botta=0S70G|bottarella=0R70G|bottarelle=0R70G|botte=1U008|bottina=0R70G|bottom bracket play=0R302|" +
	"bottom has collapsed=0R402|bottone mancante=0R40G|bottoni mancanti=0R40G|bouchon=1k008|boucle d oreille seule=1K008|" +
	"bought=0E0021T0021V002|boulochage=0R808|bouloche=0R808|boulochee=0R808|boulochees=0R808|bouloches=0R808|" +
	"bourdonne=0R308|bourdonnement=0R308|bousille=0R408|bousillee=0R408|bousillees=0R408|bousilles=0R408|bouton=0#008|" +
	"boutons=0#008|boutons manquants=0R408|bouwt geen druk op=0R320|bowed=0S402|bowed neck=0R202|bowing=0S402|" +
	"box=1O002|box only=0F002|box rovinato=0R80G|box vuoto=0F00G|boxed=1V002|boxed set=1f002|boxes=1O002|boys=1V002|" +
	"bozzettini=0R70G|bozzi=0R70G|bozzo=0R70G|bracciale=1o00G|bracciali=1o00G|bracelet=0K00A1WV0A1o00A|bracelet stretch=0R802|" +
	"braco partido=0R280|braco quebrado=0R280|brak=1B0401C0401#040|brak cisnienia=0R340|brak dzwieku=0R340|" +
	"brak kartek=0R440|brak obrazu=0R340|brak oznak zycia=0r040|brak podswietlenia=0R340|brak reakcji=0r040|" +
	"brake=1R002|brake rubs=0R302|brakes=1R002|brakes rub=0R302|brakes rubbing=0R302|brakes spongy=0R302|brakujaca=0s040|" +
	"brakujace=0s040|brakujacej=0s040|brakujacy=0s040|brakuje=0b0400s040|brandfleck=0R701|brandflecken=0R701|" +
	"brandgaatje=0R720|brandgat=0R520|brandgaten=0R520|brandloch=0R501|brandlocher=0R501|brandplek=0R720|brandplekken=0R720|" +
	"brandrisse=0R201|brandschade=0R120|brandschaden=0R101|brandspuren=0R701|brandt=22020|brandvlek=0R720|" +
	"brandvlekken=0R720|branlant=0R408|branlante=0R408|branlantes=0R408|branlants=0R408|bransoleta=0K0401o040|" +
	"bransoletka=1WV401o040|bransoletki=1WV40|bransolety=1o040|brass=1V002|brassing=0R802|brat=1V040|brauche=1u001|" +
	"brauchen=1u001|braucht=18001|bremsbelag=1R001|bremsbelage=1R001|bremse=1R001|bremsen=1R001|brennfehler=0R701|" +
	"brennt=22001|brickado=0r080|brickata=0r00G|brickate=0r00G|brickati=0r00G|brickato=0r00G|bricke=0r008|" +
	"brickeada=0r004|brickeadas=0r004|brickeado=0r004|brickeados=0r004|bricked=0r002|brickee=0r008|brickees=0r008|" +
	"brickes=0r008|bridge=1R002|bridge pull up=0R302|briefmarke=1Wg01|bright spot=0R702|bright spots=0R702|" +
	"brille=1Wc01|brinco=1U080|brise=0S108|brisee=0S108|brisees=0S108|brises=0S108|brocante=1V008|brockelig=0R501|" +
	"brockelige=0R501|brockeligem=0R501|brockeligen=0R501|brockeliger=0R501|brockeliges=0R501|broke off=0s002|" +
	"broken=0S3020b002|broken and glued=0R202|broken and repaired=0R202|broken in=17002|broken mainspring=0R302|" +
	"broken off=0R302|broken springs=0R402|brokkelt=0R520|bronce=1V004|bronze=1V08B|bronzo=1V00G|broos=0R520|" +
	"broselig=0R501|broselige=0R501|broseligem=0R501|broseligen=0R501|broseliger=0R501|broseliges=0R501|broselt=0R501|" +
	"brosse=0R520|brossura scollata=0R80G|broute=0R308|browned=0S802|browned pages=0R802|browning=0R802|bruch=0L001|" +
	"bruchig=0R3010R501|bruchige=0R501|bruchigem=0R501|bruchigen=0R501|bruchiger=0R501|bruchiges=0R501|bruchstelle=0S401|" +
	"bruciacchiata=0R70G|bruciacchiate=0R70G|bruciacchiati=0R70G|bruciacchiato=0R70G|bruciata=0S30G|bruciate=0S30G|" +
	"bruciati=0S30G|bruciato=0S30G|bruciato dal sole=0R80G|bruciatura=0R70G|bruciature=0R70G|brudna=0R940|" +
	"brudne=0R940|brudny=0R940|bruise to glass=0R202|bruised rim=0R202|bruit=0S308|bruit anormal=0R308|bruit de fond=0R808|" +
	"bruit de roulement=0R308|bruit suspect=0R308|bruits anormaux=0R308|brule=0S708|brulee=0S708|brulees=0S708|" +
	"brules=0S708|brulure=0S708|brulure de cigarette=0R708|brulures=0S708|brummt=0S301|bruni=0S808|brunie=0S808|" +
	"brunies=0S808|brunis=0S808|brunissures=0R808|brunitura della carta=0R80G|brutte condizioni=0R80G|brzecza progi=0R340|" +
	"brzecza struny=0R340|brzeczy=0S340|bsod=0R302|bubbling=0S502|bucata=0R40G|bucate=0R40G|bucati=0R40G|bucato=0S40G|" +
	"buch=1WP01|buchetti=0R50G|buchetto=0R50G|buchi=0S50G|buchi di tarlo=0R50G|buchi di tarme=0R50G|buchini=0R50G|" +
	"buchino=0R50G|buchrucken=1R001|buckle=0#002|buckled=0S402|buckled wheel=0R402|buckled wheels=0R402|buckling=0S402|" +
	"bucle de reinicio=0r004|buco=0S50G|buco di tarma=0R50G|buczenie=0S340|buczy=0R340|buds=1Q002|buee=0R308|" +
	"buen=1V004|buena=1V004|buena copia=0N004|bueno=1V004|bug=0S308|bugge=0R308|buggee=0R308|buggees=0R308|" +
	"bugges=0R308|bugne=0R70G|bugs=0S308|bugspur=0R401|bugue=0R308|buguee=0S308|bulb=1R002|bulb blown=0R302|" +
	"bulb gone=0R302|bulging=0R302|bumped=0R802|bumped corners=0R802|bumper damage=0R402|bumping=0S802|bunde abgespielt=0R301|" +
	"bunde eingespielt=0R801|bundle=0!002|buona=1V00G|buone=1V00G|buono=1V00G|buraco=0R580|buracos=0R580|buraquinho=0R580|" +
	"buraquinhos=0R580|burn=0S702|burn in=0R70I|burn in na tela=0R380|burn marks=0R702|burned out=0R302|burning oil=0R302|" +
	"burning smell=0R302|burns=0S702|burns oil=0R302|burnt=0S302|burnt out=0R302|burnt patch=0R702|burnt smell=0R302|" +
	"busted=0S202|but=0G0021T002|buta=1U040|butem=1U040|butow=1W440|butsen=0R720|butsje=0S720|button=0#002|" +
	"buttons=0#002|buty=1W440|buzz=0S302|buzzes=0S302|buzzing=0S302|by=1T002|byc moze=11040|byl=0q0400v0401V040|" +
	"byla=0q0400v040|bylo=0q0400v040|byly=0q0400v040|bzw=01001|c=060081V008|c est dommage=17008|ca=01001|ca frise=0R308|" +
	"cabe=1u004|cabelo na porcelana=0R280|cable=1R0021k006|cable de carga=17004|cable de charge=17008|cable rub=0R802|" +
	"cable tied=0R402|cabo=1R0801k080|cabo de carregamento=17080|cabossage=0R408|cabosse=0R708|cabossee=0R708|" +
	"cabossees=0R708|cabosses=0R708|cache manquant=0R608|cachet de bibliotheque=0R808|cada um=0Y080|cada uma=0Y080|" +
	"cada uno=0Y004|cadauna=0Y00G|cadauno=0Y00G|cadeau=1V028|cadeira=1WF80|cadena estirada=0R304|cadena gastada=0R304|" +
	"cadena oxidada=0R304|cadran refait=0R808|cadre=0#008|caduta di colore=0R20G|caduta in acqua=0R10G|cadute di colore=0R20G|" +
	"caduto in acqua=0R10G|cafetera=1WR04|cafetiere=1WR08|cahier detache=0R808|cahiers detaches=0R808|caiu na agua=0R180|" +
	"caiu na piscina=0R180|caiu no chao=0R480|caixa=1O080|caixa sem conteudo=0F080|caixa vazia=0F080|caixas=1O080|" +
	"caja=1O004|caja vacia=0F004|cajas=1O004|cajones=0#004|cal=0S904|calcaire=0S908|calcas=1W880|calcas rasgadas=17080|" +
	"calcified=0R902|cale a chaud=0R308|calidad 1 1=0N004|calidad 1 a 1=0N004|calidad 1.1=0N004|calidad aaa=0N004|" +
	"calidad espejo=0N004|calidad replica=0N004|calienta=21004|calientan=21004|calkowicie=03040|calosc razem=1s040|" +
	"camara=1W184|camaras=1W184|cambaleante=0R380|cambiada=14004|cambiadas=14004|cambiado=14004|cambiados=14004|" +
	"cambiata=1400G|cambiate=1400G|cambiati=1400G|cambiato=1400G|cambio=0U00K|cambio da registrare=0R30G|cambio da regolare=0R30G|" +
	"cambios saltan=0R304|came away=0R302|camera=1W1A2|camera only=0D002|cameras=1W182|can=0A0020v002|can t=1C002|" +
	"can t find the=0s002|can t guarantee authenticity=0W002|can t locate=0s002|can t read the=17002|can t verify authenticity=0W002|" +
	"canal mudo=0R380|canal muet=0R308|canale muto=0R30G|canape=1WG08|cancelacion de ruido=17004|cancelamento de ruido=17080|" +
	"cancellazione del rumore=1700G|cannage a refaire=0R408|cannage perce=0R408|cannot=1F0021C002|cannot find the=0s002|" +
	"cannot guarantee authenticity=0W002|cannot verify authenticity=0W002|cant=1F0021C002|cant read the=17002|" +
	"cantidad=1X004|canto=1R084|cantos=1R084|cantos batidos=0R780|cantos dobrados=0R780|cantos gastos=0R780|" +
	"canvas=1V002|canvas loose=0R202|canvas tear=0R202|caoutchouc collant=0R808|cap=1R0021k002|capa descolada=0R480|" +
	"capa solta=0R480|capire se=1z00G|cappotto=1W70G|capricciosa=0R30G|capricciose=0R30G|capricciosi=0R30G|" +
	"capriccioso=0R30G|caprichosa=0S304|caprichoso=0S304|capricieuse=0R308|capricieux=0R308|caps=1k002|caratula rota=0R804|" +
	"carb gummed=0R302|carboncini da cambiare=0R30G|carburateur a nettoyer=0R308|carburateur encrasse=0R308|" +
	"carcaca=1R080|carcasa=1R004|carcoma=0R504|carcomida=0R3040R580|carcomidas=0R580|carcomido=0R3040R580|" +
	"carcomidos=0R580|card=10002|cardenillo=0R504|cards missing=0R602|carece de=0s004|carecen de=0s004|carga=21084|" +
	"cargador=020040K0040#004|cargan=21004|carica=2100G|carica rotta=0R30G|caricatore=0K00G0#00G|carimbo da biblioteca=0R780|" +
	"carimbo de biblioteca=0R780|carpet beetle=0R802|carpeta gastada=0R804|carpeta rota=0R804|carre=1V008|" +
	"carrega=21080|carregador=0K0800#080|carregadores=02080|carrera en la media=0R404|carro=1WZ84|carry case=02002|" +
	"carte manquante=0R608|carte mere hs=0r008|carte mere morte=0r008|cartes manquantes=0R608|carton=1O00A|" +
	"cartridge=0#002|carunchada=0R580|carunchadas=0R580|carunchado=0R580|carunchados=0R580|caruncho=0R580|" +
	"carunchos=0R580|carved=1V002|casa=1V08K|casa de fumador=0R980|casaco=1W780|cascada=0S304|cascadas=0S304|" +
	"cascado=0S304|cascados=0S304|case=0H0021R002|cases=0H002|cashmere=1V002|casing=1R002|casque=1WJ08|cassa singola=1K00G|" +
	"casse=0S1080b008|casse noisette=17008|casse tete=17008|cassee=0S1080b008|cassees=0S1080b008|casses=0S1080b008|" +
	"cassette usee=0R308|cassette worn=0R802|cassetti=1R00G|castigada=0S804|castigadas=0S804|castigado=0S804|" +
	"castigados=0S804|cat damage=0R402|cat scratched=0R402|cat scratches=0R402|catalog=1u002|catalogo=1u00G|" +
	"catalogue=1u00A|catena=1R00G|catena allungata=0R30G|catena da cambiare=0R30G|cattivo odore=0R90G|cave=1V00A|" +
	"caved in=0R402|cavillata=0R20G|cavillate=0R20G|cavillati=0R20G|cavillato=0R20G|cavillatura=0R20G|cavillature=0R20G|" +
	"caving in=0R402|cavo=1R00G1k00G|cavo di ricarica=1700G|cayo al agua=0R104|ce=1V008|cedida=0S304|cedidas=0S304|" +
	"cedido=0S304|cedidos=0S304|cedimenti=0R40G|cedimento=0R40G|ceduta=0S40G|cedute=0S40G|ceduti=0S40G|ceduto=0S40G|" +
	"cellulare=1W20G|cellule=0#008|celular=1W284|cena=1V040|cena katalogowa=07040|cena nowego=07040|cena sklepowa=07040|" +
	"cena w sklepie=07040|cena za szt=0Y040|cena za sztuke=0Y040|centerfold detached=0R402|centerfold loose=0R402|" +
	"centrefold loose=0R402|centrifuga=21080|centrifugeert niet=0R320|century=1V002|ceramic=1V002|ceramica=1V08K|" +
	"ceramique=1V008|cerchi graffiati=0R30G|cerchio bozzato=0R30G|cerchio storto=0R30G|cerco=0S704|cerco de agua=0R704|" +
	"cercos=0S704|cercos de agua=0R704|cerdea=0R304|cerdean=0R304|cerniera=1R00G|cerniera da sostituire=0R40G|" +
	"cerniera interna rotta=0R80G|cerniere=1R00G|cerniere deboli=0R80G|certain=1w00A|certain if=1z002|certeza=1w080|" +
	"certeza se=1z080|certificada=1w004|certificado autentico=0f004|certificata=1w00G|certificate=10002|certifie authentique=0f008|" +
	"certified=1w002|certifiee=1w008|certo se=1z00G|cette=1V008|chacun=0Y008|chacune=0Y008|chafada=0R404|chafadas=0R404|" +
	"chafado=0R404|chafados=0R404|chafed=0R802|chafing=0R802|chain=1R002|chain slap=0R802|chaine detendue=0R308|" +
	"chaine rouillee=0R308|chaine usee=0R308|chair=1WF02|chaise=1WF08|champignon dans=0R508|champignons=0S508|" +
	"chamuscada=0R784|chamuscadas=0R784|chamuscado=0R784|chamuscados=0R784|chancis=0R208|change=14008|changee=14008|" +
	"changees=14008|changes=14008|channel dead=0R302|channel out=0R302|chapa levantada=0R604|chapado gastado=0R804|" +
	"chapilla levantada=0R604|chaqueta=1W704|charbons a changer=0R308|charcza=0R340|charczy=0R340|charge=0z00A2200A|" +
	"charger=020020#002|charges=21002|chargeur=020080K0080#008|chargeurs=02008|charging=21002|charging brick=17002|" +
	"charging cable=17002|charging case=17002|charging cord=17002|charging dock=17002|charging lead=17002|" +
	"charging station=17002|charniere=1R008|chassis=1R00A|chauffe=21008|chauffe beaucoup=0R308|chauffe enormement=0R308|" +
	"chauffe trop=0R308|chauffent=21008|chaussure=1U0081W408|chaussure seule=1K008|chaussures=1W408|chce=1u040|" +
	"che=1u00G|cheap fix=0R602|check=0I002|cheio de bolinhas=0R880|cheio de po=0RA80|cheira a queimado=0R380|" +
	"cheira a tabaco=0R980|cheiro a fumo=0R980|cheiro a guardado=0R980|cheiro a humidade=0R980|cheiro a tabaco=0R980|" +
	"cheiro de cigarro=0R980|cheiro de guardado=0R980|cheiro de queimado=0R380|cheiro de umidade=0R980|cheiro forte=0R980|" +
	"chene=1V008|cherry stain=17002|cheveux coupes=0R808|chew marks=0R402|chewed=0R402|chews tapes=0R302|chez=1T008|" +
	"chf=0Q002|chiado=0R380|chiando=0R380|chime doesn t=0R302|china kopie=0N001|chinakopie=0N001|chinese kopie=0N020|" +
	"chinska podrobka=0N040|chip=0R7201c702|chip am rand=0R701|chip in=0R702|chip off=0R702|chip on=0R702|" +
	"chip to=0R702|chipje=0R720|chipjes=0R720|chipped=0R702|chipped jacket=0R402|chipping=0R702|chips=0R722|" +
	"chispea=0R304|chisporrotea=0R304|chitarra=1W90G|chiude=2100G|chlodzi=21040|choc=0S708|chocs=0S708|chodzi=22040|" +
	"chodzi ciezko=0R340|cholewka=1R040|chorrea=0R304|christmas=1V002|chrobocze=0R340|chrobotanie=0R340|chrzest=1V040|" +
	"chuck slips=0R302|chuck wobble=0R302|chunk missing=0R602|chunk out of=0R602|chunk taken out=0R602|chwieja sie=0R340|" +
	"chwieje sie=0R340|chwiejna=0R340|chwiejne=0R340|chwiejny=0R340|chyba=11040|chyba ze=0l040|chybocze sie=0R340|" +
	"cieknie=0S340|cieknie woda=0R340|ciemna=0T040|ciemne=0T040|ciemny=0T040|cierra=21004|cierran=21004|cierre=1R004|" +
	"ciezko chodzi=0R340|ciezko sie obraca=0R340|ciezko sie otwiera=0R340|ciezko sie zamyka=0R340|cigarette burn=0R702|" +
	"cigarette burns=0R702|cigola=0R30G|cigolii=0R30G|cigolio=0R30G|cinco=1H584|cinghia=1R00G|cinghia da cambiare=0R30G|" +
	"cinghia da sostituire=0R30G|cinghia sciolta=0R30G|cinghie da sostituire=0R30G|cinghie sciolte=0R30G|cinq=1H508|" +
	"cinque=1H50G|cinturini=1o00G|cinturino=1o00G|ciocia=1V040|cisnienia=0z040|cisnienie=0z040|clasico=1V004|" +
	"clasp=0#002|classic=1V002|classico=1V08G|classique=1V008|clavier=0#008|clavijas duras=0R304|clavijas flojas=0R304|" +
	"clavijero roto=0R304|claw marks=0R702|clawed=0R302|clean=1V002|cleaned=140021V002|cleaning=1400215002|" +
	"cleaning marks=0R702|clear coat failure=0R802|clear coat peel=0R802|clearcoat failing=0R802|clearcoat peeling=0R802|" +
	"clicking noise=0R302|clicks and pops=0R302|clipped coupon=0R402|clipped jacket=0R802|clogged=0R302|clon=0N004|" +
	"clone=0P00A0u00A|clones=0u00A|close=22002|closed tears=0R402|closes=21002|cloudiness=0S802|cloudy=0S502|" +
	"cloudy headlights=0R802|clunking=0R302|clunks=0R302|clutch slipping=0R302|clutch slips=0R302|coat=1W702|" +
	"coating=1R002|cobre=1V084|coche=1WZ04|cochecito=1Wd04|cocked=0S802|cockled=0R402|cockling=0R402|code d erreur=0R308|" +
	"code erreur=0R308|codice di errore=0R30G|codice errore=0R30G|codigo de erro=0R380|codigo de error=0R304|" +
	"coffee=1WR02|coffee comes=21002|coffee spill=0R102|coffee stain=0R702|coffret=1O008|coiffe arasee=0R808|" +
	"coil whine=0R302|coin=1R0081Wf02|coin corne=0R808|coin plie=0R808|coince=0S308|coincee=0S308|coincees=0S308|" +
	"coinces=0S308|coins=1R008|coins emousses=0R808|coins plies=0R808|coja=0R304|cojea=0R404|cojean=0R404|" +
	"cojo=0R304|cola de etiqueta=0R780|colada=14080|coladas=14080|colado=14080|colados=14080|coleccion=1V004|" +
	"collage visible=0R208|collana=1WV0G|collapsed=0S402|collapsing=0S402|collar=1R0021WV04|collect=1u002|" +
	"collectible=1V002|collection=0U0021V00A|collector=1V002|collezione=1V00G|collier=1WV08|colmate=0R308|" +
	"colmatee=0R308|colmatees=0R308|colmates=0R308|color=1V006|color bleed=0R802|color comido=0R804|color loss=0R802|" +
	"color transfer=0R802|colore=1V00G|colour=1V002|colour bleed=0R802|colour bleeding=0R802|colour loss=0R802|" +
	"colour run=0R802|colour transfer=0R802|colpetti=0R70G|colpetto=0R70G|colpi=0S70G|coltello=1We0G|com=050800k0801!080|" +
	"com avarias=0R380|com calcario=0R980|com defeito=0R380|com folga=0R380|com folgas=0R380|comando=0K080|" +
	"combada=0R404|combadas=0R404|combado=0R404|combados=0R404|come=1T00G|come undone=0R402|comes away=0R302|" +
	"comes out=21002|comes without=1#002|comida por el sol=0R804|comida por la polilla=0R504|comido por el sol=0R804|" +
	"comido por la polilla=0R504|coming apart=0R302|coming away=0R302|coming away from=0R402|coming undone=0R402|" +
	"comme=1T008|como=1T084|compatibile=0J00G1b00G|compatible=0J00E0c00E1b00E|complet=1V008|completa=1V08K|" +
	"completamente morta=0r00G|completamente morto=0r00G|completamente muerta=0r004|completamente muerto=0r004|" +
	"complete=1V002|completely=03002|completely bricked=0r002|completely dead=0r002|completement hs=0r008|" +
	"completement mort=0r008|completo=1V08K|components=1S002|comprada=0E0841V084|comprado=0E0841T0841V084|" +
	"comprata=0E00G1V00G|comprato=0E00G1T00G1V00G|compre=0E0041T004|comprei=0E0801T080|compreso=0p00G|compris=0p008|" +
	"compromette=0j00G|comprovar=1w080|compte google bloque=0r008|compte google verrouille=0r008|compte icloud bloque=0r008|" +
	"compte verrouille=0r008|computador=1Wi84|computer=1Wi02|con=0500K0k00K1!00K|con bolitas=0R804|con cuenta icloud=0r004|" +
	"con tara=0R804|condens=0R520|condensa=0S30G|condensacion dentro=0R304|condensation=0S302|condition=0M0021V002|" +
	"condizioni=0M00G1V00G|condizioni mediocri=0R80G|condizioni scarse=0R80G|conecta=21004|confermare=1w00G|" +
	"confezione=1O00G|confirm=1w002|confirmar=1w084|confirmer=1w008|confuse=1p002|confused=1p002|congelando=0R380|" +
	"coni rotti=0R30G|conjunto=1f084|conked out=0r002|connect=21002|connecte=22008|connecteur de charge abime=0R308|" +
	"connects=21002|cono roto=0R304|cono rotto=0R30G|consegna=0U00G|consertada=14080|consertadas=14080|consertado=14080|" +
	"consertados=14080|consola baneada=0r004|consola baneado=0r004|console=1WOAQ|console bannata=0r00G|console banni=0r008|" +
	"console bannie=0r008|console only=0D002|console seule=0D008|consolide au scotch=0R808|consuma olio=0R30G|" +
	"consumata=0S80G|consumate=0S80G|consumati=0S80G|consumato=0S80G|consunta=0R80G|consunte=0R80G|consunti=0R80G|" +
	"consunto=0R80G|consunzione=0R80G|conta google bloqueada=0r080|contact marks=0R702|contemporary=1V002|" +
	"contrafacao=0N080|contraffatta=0N00G|contraffatte=0N00G|contraffatti=0N00G|contraffatto=0N00G|contraffazione=0N00G|" +
	"contraffazioni=0N00G|contrasena olvidada=0r004|contre visite=0R308|contrefacon=0N008|contrefacons=0N008|" +
	"contrefait=0N008|contrefaite=0N008|contrefaites=0N008|contrefaits=0N008|controle=0K080|controle remoto=0#080|" +
	"controle technique defavorable=0R308|controller=0K02J1R002|cools=21002|coperchio=0#00G|copertina consumata=0R80G|" +
	"copertina rotta=0R80G|copertina rovinata=0R80G|copertina scollata=0R80G|copertina staccata=0R80G|copertina strappata=0R80G|" +
	"copia=0P08K0u08K|copia 1 1=0N00G|copia aaa=0N00G|copia buena=0N004|copia chinesa=0N080|copia cinese=0N00G|" +
	"copia exacta=0N004|copia identica=0N00G|copia non originale=0N00G|copia perfetta=0N00G|copia pirata=0N08K|" +
	"copias=0P080|copie=0P0080u008|copie 1 1=0N008|copie aaa=0N008|copie de marque=0N008|copie parfaite=0N008|" +
	"copie pirate=0N008|copies=0u002|copper=1V002|coppia=1P00G|copy=0P0020u0021b002|coque=1R008|cor=1V080|" +
	"cord=1R002|cordas=1R080|corde=1R00O|cordes qui frisent=0R308|cordless=1V002|cordones=1k004|cornee=0R808|" +
	"cornees=0R808|corner=1R002|corner bumps=0R802|corner crushed=0R402|corner rubbing=0R802|corner split=0R402|" +
	"corner splits=0R402|corner whitening=0R802|corners=1R002|corners split=0R402|cornes=0R808|corona=0#00K|" +
	"corpo=0C08G|corpo macchina nudo=0D00G|corpo nudo=0D00G|correa=0K0041R0041o004|correa dada de si=0R304|" +
	"correa para cambiar=0R304|correas gastadas=0R304|correas para cambiar=0R304|correctly=03002|correia=1o080|" +
	"correia derretida=0R380|correia gasta=0R380|corrente a saltar=0R380|corrente gasta=0R380|corrode=0R508|" +
	"corroded=0R502|corrodee=0R508|corrodees=0R508|corrodes=0R508|corroding=0R502|corroida=0R584|corroidas=0R584|" +
	"corroido=0R584|corroidos=0R584|corrosa=0R50G|corrosao=0R580|corrose=0R50G|corrosi=0R50G|corrosie=0R520|" +
	"corrosion=0R50E|corrosione=0R50G|corroso=0R50G|cortocircuito=0R30K|cosmetic damage=0R802|cosmetic wear=0R802|" +
	"cost me=07002|costa rovinata=0R80G|costaba=07004|costato=0700G|costava=0700G|costina rovinata=0R80G|costo=07004|" +
	"costo originale=0700G|costola rovinata=0R80G|costura=1R084|costura aberta=0R380|costura abierta=0R404|" +
	"costura solta=0R380|costuras=1R084|costuras abertas=0R380|costuras abiertas=0R404|coton=1V008|cotone=1V00G|" +
	"cotto dal sole=0R80G|cotton=1V002|couch=1WG03|could=11002|could do with a clean=0R902|could do with a polish=0R902|" +
	"could use a clean=0R902|could use a cleaning=0R902|couldn=0A0020v002|couldn t=1C002|coule=0S30821008|" +
	"couleur=1V008|couleur rouille=17008|couleurs passees=0R808|coulures de pile=0R508|counterfeit=0N002|counterfeited=0N002|" +
	"counterfeits=0N002|coup=0S708|coup de cour=17008|coup de stylo=0R708|coupe=22008|coupon cut=0R402|coups=0S708|" +
	"coups de stylo=0R708|couro=100801R080|couro a descascar=0R580|couro seco=0R580|couronne=0#008|courroie detendue=0R608|" +
	"courroie fondue=0R608|courroie hs=0R608|coutait=07008|coute neuf=07008|couteau=1We08|couture=1R008|couture a refaire=0R408|" +
	"couture defaite=0R408|couture qui lache=0R408|coutures=1R008|coutures a refaire=0R408|coutures defaites=0R408|" +
	"coutures qui lachent=0R408|couvercle=0#008|couverture abimee=0R808|couverture detachee=0R808|couverture frottee=0R808|" +
	"cover=0H0021R002|covered=1u002|crache=0S308|crachote=0R308|crachotement=0R308|crachotements=0R308|crachouille=0R308|" +
	"crack=0R202|crack of=17002|cracked=0R202|cracked ice=17002|cracked leather look=17002|cracked mirror=17002|" +
	"cracked print=0R802|cracked rubber=0R502|cracked tyres=0R402|cracking to print=0R802|crackle=0S302|crackle glaze=17002|" +
	"crackles=0R302|crackling=0R302|crackly=0S302|crackly jack=0R302|crackly pot=0R302|crackly pots=0R302|" +
	"cracks=0R202|cracquelure=0R202|crame=0R308|cramee=0R308|cramees=0R308|crames=0R308|crank rub=0R802|craquelada=0S204|" +
	"craqueladas=0S204|craquelado=0S204|craquelado na pintura=0R280|craquelados=0S204|craqueladura=0R204|craqueladuras=0R204|" +
	"craquele=0R308|craquele effet=17008|craquelee=0R308|craquelees=0R308|craquelement=0R208|craqueles=0R308|" +
	"craquelle=0R208|craquellement=0R208|craquelure=0R20I|craquelures=0R208|craquements=0R808|crash damage=0R402|" +
	"crashes=0R302|crasse=0R908|crasseuse=0R908|crasseux=0R908|craze lines=0R202|crazed=0R202|crazing=0R202|" +
	"crease marks=0R802|creased=0R802|creases=0R802|creasing=0R802|cremallera=1R004|crepa=0R20G|crepata=0R20G|" +
	"crepate=0R20G|crepati=0R20G|crepato=0R20G|crepatura=0R20G|crepature=0R20G|crepe=0S20G|crepette=0R20G|" +
	"crepina=0R20G|crepita=0R804|crettata=0R20G|crettate=0R20G|crettati=0R20G|crettato=0R20G|crettatura=0R20G|" +
	"crettature=0R20G|cretto=0R20G|crevaison lente=0R308|creve=0S408|crevee=0S408|crevees=0S408|creves=0S408|" +
	"crimson stain=17002|crinkled=0S802|cristal=1R004|cristallo=1V00G|croc=10002|crown=0#002|crown falls out=0R302|" +
	"crown pulls out=0R302|crown stem broken=0R302|crud=0S902|crumbled=0R502|crumbling=0R502|crumpled=0R402|" +
	"crushed=0S402|crystal=1R002|ct refuse=0R308|cuadrado=1V004|cuadro=0#0041WW04|cuarteada=0R204|cuarteadas=0R204|" +
	"cuarteado=0R204|cuarteados=0R204|cuarteo=0R204|cuatro=1H404|cubierta gastada=0R804|cubierta rota=0R804|" +
	"cubierta suelta=0R804|cubiertas=1R004|cuchillo=1We04|cuchnie=0R940|cucitura=1R00G|cucitura aperta=0R40G|" +
	"cucitura da rifare=0R40G|cucitura saltata=0R40G|cuciture=1R00G|cuciture aperte=0R40G|cuciture da rifare=0R40G|" +
	"cuciture saltate=0R40G|cuello=1R004|cuenta de google bloqueada=0r004|cuenta google bloqueada=0r004|cuerda rota=0R304|" +
	"cuerdas=1R004|cuero=1R004|cuero seco=0R804|cuerpo=0C004|cuerpo solo=0D004|cuesta arrancar=0R304|cuff=1R002|" +
	"cuffie=1WJ0G|cufflinks=1Q002|cuir=100081R008|cuir sec=0R808|cuivre=1V008|cuoio=1V00G|cup=1R002|cup ring=0R702|" +
	"cup rings=0R702|cupim=0R580|curb damage=0R402|curb rash=0R702|curbed rims=0R702|curtains=1Q002|curto circuito=0R380|" +
	"cuscinetti andati=0R30G|cuscinetti da cambiare=0R30G|cuscinetti rumorosi=0R30G|cushion=0#002|cushions=0#002|" +
	"custava=07080|custodia=0200G0K00G|custou=07080|cutlery marks=0R702|cuts=0h002|cuts in and out=0R302|cuts out=0R302|" +
	"cutting out=0R302|czarna=0T040|czarne=0T040|czarnej liscie=0r040|czarny=0T0401V040|czarny ekran=0R340|" +
	"czasami=1v040|czasem=1v040|czesci=1S040|czterech=1H440|cztery=1H440|czuc dymem=0R940|czuc papierosami=0R940|" +
	"czuc wilgocia=0R940|czy=110401z040|czyste=1V040|czysty=1V040|czyszczenia=15040|czyszczenie=15040|czyszczona=14040|" +
	"czyszczony=14040|czyta=21040|d=0v0081I0081T008|d apres un modele de=0W008|da=1I08G1T08G|da affilare=0R60G|" +
	"da aggiustare=0R60G|da cambiare=0R60G|da erro=0R380|da error=0R304|da errore=0R30G|da errores=0R304|da igienizzare=0R90G|" +
	"da impagliare=0R60G|da mettere a posto=0R60G|da problemas=0R304|da problemi=0R30G|da pulire bene=0R90G|" +
	"da raddrizzare=0R60G|da reimpagliare=0R60G|da reincollare=0R60G|da restaurare=0R60G|da restauro=0R60G|" +
	"da revisionare=0R60G|da revisione=0R60G|da ricolorare=0R60G|da ricondizionare=0R60G|da ricucire=0R60G|" +
	"da ridipingere=0R60G|da rielettrificare=0R60G|da rifare=0R60G|da rifoderare=0R60G|da rimettere a posto=0R60G|" +
	"da rimettere in ordine=0R60G|da rimettere in sesto=0R60G|da rimpagliare=0R60G|da rincollare=0R60G|da riparare=0R30G|" +
	"da ripristinare=0R60G|da ripulire=0R60G|da risaldare=0R60G|da risuolare=0R60G|da ritappezzare=0R60G|da riverniciare=0R60G|" +
	"da saldare=0R60G|da segnale=2100G|da senal=21004|da sinal=21080|da sistemare=0R60G|da smacchiare=0R90G|" +
	"da smanettoni=0R60G|da sostituire=0R60G|dab=1V040|dabei=0p001|dachboden=1V001|dad=1V002|dada de si=0R804|" +
	"dadas de si=0R804|dado de si=0R804|dados de si=0R804|daje=0k040|dal=1T00G|dalla=1T00G|dalle cassee=0R108|" +
	"dalle fissuree=0R108|dalle hs=0R108|damage=0S402|damaged=0R402|damals=07001|damen=1V001|damp damage=0R502|" +
	"damp marks=0R502|damp smell=0R902|damp stained=0R502|damska=1V040|damski=1V040|damskie=1V040|dan=1u020|" +
	"danada=0R404|danadas=0R404|danado=0R404|danados=0R404|dando erro=0R380|danificada=0R480|danificadas=0R480|" +
	"danificado=0R480|danificados=0R480|danificou=0R480|danificou se=0R480|danneggiata=0R40G|danneggiate=0R40G|" +
	"danneggiati=0R40G|danneggiato=0R40G|danni=0R40G|danni da acqua=0R10G|danni da liquidi=0R10G|danno=0S40G|" +
	"danno da acqua=0R10G|danno da liquidi=0R10G|dano=0S484|dano por agua=0R184|dano por liquido=0R104|danos=0R484|" +
	"danos por agua=0R184|danos por humedad=0R104|danos por liquido=0R104|dans=0v0081T008|dans le gout de=0N008|" +
	"dans son jus=0R808|dark=0T002|dark spot on screen=0R702|dark stain=17002|darkened=0R802|das=060010v001|" +
	"data non scatta=0R30G|date doesn t change=0R302|date won t change=0R302|davon=1q001|dawca czesci=0R340|" +
	"dawny=1V040|days=1r002|de=060200v0AC1I08C1T08C1u008|de forma intermitente=0R304|de geest gegeven=0r020|" +
	"dead=0S3020T002|dead as a doornail=0r002|dead board=0r002|dead channel=0R302|dead motherboard=0r002|dead note=0R302|" +
	"dead notes=0R302|dead on arrival=0r002|dead pixel=0R302|dead pixels=0R302|dead save battery=0R302|dead spot=0R302|" +
	"dead spots=0R302|dead stock=17002|dead zone=0R302|deboite=0R408|deboitee=0R408|deboitees=0R408|deboites=0R408|" +
	"debole=0S30G|deboli=0S30G|debowy=1V040|debroche=0R808|debrochee=0R808|debrochees=0R808|debroches=0R808|" +
	"debut de champignon=0R508|debut de champignons=0R508|decals abimes=0R808|decals worn=0R802|decati=0S808|" +
	"decatie=0S808|decaties=0S808|decatis=0S808|decentered=0R302|decentred=0R302|dechire=0R408|dechiree=0R408|" +
	"dechirees=0R408|dechires=0R408|dechirure=0R408|dechirures=0R408|decir si=1z004|deckel=0L0010#001|declare perdu=0r008|" +
	"declare vole=0r008|declenche=21008|deco=1V002|decolle=0R308|decollee=0R308|decollees=0R308|decollement=0R408|" +
	"decollement des lentilles=0R508|decollements=0R408|decolles=0R308|decoloracion=0R804|decoloraciones=0R804|" +
	"decolorada=0R804|decoloradas=0R804|decolorado=0R804|decolorados=0R804|decoloration=0R808|decolorations=0R808|" +
	"decolore=0R808|decoloree=0R808|decolorees=0R808|decolores=0R808|decousu=0R308|decousue=0R308|decousues=0R308|" +
	"decousus=0R308|dedore=0R808|dedoree=0R808|dedorees=0R808|dedores=0R808|deep=0V002|defaillance=0R308|defaillances=0R308|" +
	"defaillant=0R308|defaillante=0R308|defaillantes=0R308|defaillants=0R308|defait=0S808|defaite=0S808|defaites=0S808|" +
	"defaits=0S808|defaut=0b008|defauts=0b008|defauts esthetiques=0R808|defect=0S3220b022|defecte=0S320|defecten=0S420|" +
	"defective=0S3020b002|defecto=0b004|defecto estetico=0R804|defectos=0b004|defectos de funcionamiento=0R304|" +
	"defectos esteticos=0R804|defects=0b002|defectueuse=0S308|defectueux=0S3080b008|defectuosite=0R308|defectuosites=0R308|" +
	"defeito=0b080|defeito de fabricacao=0R480|defeito de fabrico=0R480|defeito estetico=0R480|defeitos=0b080|" +
	"defeitos esteticos=0R480|defeituosa=0S380|defeituosas=0S380|defeituoso=0S380|defeituosos=0S380|defekt=0S3010b041|" +
	"defekte=0S3010b001|defektem=0S3010b001|defekten=0S3010b001|defekter=0S3010b001|defektes=0S3010b001|defekty=0b040|" +
	"defonce=0R408|defoncee=0R408|defoncees=0R408|defonces=0R408|deformacao=0R480|deformacion=0S404|deformaciones=0R404|" +
	"deformacoes=0R480|deformada=0R484|deformadas=0R484|deformado=0R484|deformados=0R484|deformata=0R40G|deformate=0R40G|" +
	"deformati=0R40G|deformato=0R40G|deformazione=0R40G|deformazioni=0R40G|deforme=0R408|deformed=0R402|deformee=0R408|" +
	"deformees=0R408|deformes=0R408|deformiert=0R401|deformierte=0R401|deformiertem=0R401|deformierten=0R401|" +
	"deformierter=0R401|deformiertes=0R401|defraichi=0R808|defraichie=0R808|defraichies=0R808|defraichis=0R808|" +
	"degat des eaux=0R108|degats des eaux=0R108|degorge=0R808|degorgee=0R808|degorgees=0R808|degorges=0R808|" +
	"degraded battery=0R802|dei=0v00G1T00G|deixou de funcionar=0r080|deixou de ligar=0r080|dejado de encender=0r004|" +
	"dejado de funcionar=0r004|dejaron de funcionar=0r004|dejo de andar=0r004|dejo de cargar=0r004|dejo de encender=0r004|" +
	"dejo de funcionar=0r004|dejo de ir=0r004|dekielek=1k040|dekielka=1k040|deksel=0#020|del=0v00G1I00K1T00K|" +
	"delaminated=0R202|delaminated soles=0R502|delaminating=0R202|delamination=0R202|deles=1q080|delikatna=0V040|" +
	"delikatne=0V040|delikatnie=0V040|delikatny=0V040|delite=0R508|delitee=0R508|delitees=0R508|delites=0R508|" +
	"delivery=0U002|dell=0v00G1I00G|della=0v00G1I00G1T00G|delle=0R7010v00G|dellen=0R701|dem=060010v001|demarrage difficile=0R308|" +
	"demarre=21008|demarre difficilement=0R308|demarre mal=0R308|demarrer=21008|demi=0i008|demoliert=0R401|" +
	"demolierte=0R401|demoliertem=0R401|demolierten=0R401|demolierter=0R401|demoliertes=0R401|den=060010v001|" +
	"denim=1V002|denim transfer=0R802|dent=0R702|dente partido=0R480|dented=0R702|dentellatura irregolare=0R80G|" +
	"dentelli corti=0R80G|dentello corto=0R80G|dentelure abimee=0R808|dentes partidos=0R480|dents=0R702|denunciato come rubato=0r00G|" +
	"denunciato rubato=0r00G|denunciato smarrito=0r00G|deodorant marks=0R702|deoflecken=0R701|deorander=0R701|" +
	"deplaque=0R808|deplaquee=0R808|deplaquees=0R808|deplaques=0R808|depourvu=0s008|depourvue=0s008|depourvues=0s008|" +
	"depourvus=0s008|depuis=1T008|der=060010v001|derailleur tordu=0R308|derecha=1h004|derechas=1h004|derecho=1h004|" +
	"derechos=1h004|deregle=0R308|dereglee=0R308|dereglees=0R308|deregles=0R308|derelie=0R808|dereliee=0R808|" +
	"dereliees=0R808|derelies=0R808|deren=1q001|derretida=0R480|derretidas=0R480|derretido=0R480|derretidos=0R480|" +
	"des=0v0091I0081T009|desaccorde=0R608|desaccordee=0R608|desaccordees=0R608|desaccordes=0R608|desafina=0R304|" +
	"desafinada=0R384|desafinadas=0R384|desafinado=0R384|desafinados=0R384|desajustada=0R304|desajustadas=0R304|" +
	"desajustado=0R304|desajustados=0R304|desajuste=0R304|desalinhada=0R380|desalinhadas=0R380|desalinhado=0R380|" +
	"desalinhados=0R380|desapareceu=0s080|desaparecida=0s084|desaparecidas=0s084|desaparecido=0s084|desaparecidos=0s084|" +
	"desargente=0R808|desargentee=0R808|desargentees=0R808|desargentes=0R808|desargenture=0R808|desbotada=0R880|" +
	"desbotadas=0R880|desbotado=0R880|desbotados=0R880|desbotamento=0R880|desbotou=0R880|descalibrada=0R380|" +
	"descalibradas=0R380|descalibrado=0R380|descalibrados=0R380|descamada=0R504|descamadas=0R504|descamado=0R504|" +
	"descamados=0R504|descarrega muito rapido=0R380|descarrega rapido=0R380|descarrega sozinho=0R380|descasca=0R580|" +
	"descascada=0R380|descascadas=0R380|descascado=0R380|descascados=0R380|descascanda=0R380|descascandas=0R380|" +
	"descascando=0R380|descascandos=0R380|descascarada=0R704|descascaradas=0R704|descascarado=0R704|descascarados=0R704|" +
	"descascarillada=0R704|descascarilladas=0R704|descascarillado=0R704|descascarillados=0R704|descasque=0R580|" +
	"descelle=0R408|descellee=0R408|descellees=0R408|descelles=0R408|descentrada=0R304|descentradas=0R304|" +
	"descentrado=0R304|descentrados=0R304|descolada=0S380|descoladas=0S380|descolado=0S380|descolados=0S380|" +
	"descolagem=0R380|descolamento=0R380|descolando=0R380|descolorida=0S884|descoloridas=0S884|descolorido=0S884|" +
	"descoloridos=0S884|descolou=0R380|desconchada=0R704|desconchadas=0R704|desconchado=0R704|desconchados=0R704|" +
	"desconchadura=0R704|desconche=0R704|desconches=0R704|desconchon=0R704|desconchones=0R704|desconozco la autenticidad=0W004|" +
	"desconozco si es autentico=0W004|desconozco si es original=0W004|desconozco su autenticidad=0W004|descorada=0R880|" +
	"descoradas=0R880|descorado=0R880|descorados=0R880|descosida=0R384|descosidas=0R384|descosidito=0R404|" +
	"descosido=0R384|descosidos=0R384|descosturada=0R380|descosturadas=0R380|descosturado=0R380|descosturados=0R380|" +
	"descosturando=0R380|description=1V002|descuadernada=0R804|descuadernadas=0R804|descuadernado=0R804|descuadernados=0R804|" +
	"descuadrada=0R404|descuadradas=0R404|descuadrado=0R404|descuadrados=0R404|desde=1T084|desencajada=0R404|" +
	"desencajadas=0R404|desencajado=0R404|desencajados=0R404|desencuadernada=0R804|desencuadernadas=0R804|" +
	"desencuadernado=0R804|desencuadernados=0R804|desfaz se=0R580|desfez se=0R580|desfiada=0R380|desfiadas=0R380|" +
	"desfiado=0R380|desfiados=0R380|desfondada=0R404|desfondadas=0R404|desfondado=0R404|desfondados=0R404|" +
	"desgarrada=0R404|desgarradas=0R404|desgarrado=0R404|desgarrados=0R404|desgarro=0R404|desgarron=0R404|" +
	"desgarrones=0R404|desgarros=0R404|desgastada=0R884|desgastadas=0R884|desgastadita=0R804|desgastaditas=0R804|" +
	"desgastadito=0R804|desgastaditos=0R804|desgastado=0R884|desgastados=0R884|desgaste=0R884|desgastes=0R884|" +
	"deshecha=0R404|deshechas=0R404|deshecho=0R404|deshechos=0R404|deshilachada=0R304|deshilachadas=0R304|" +
	"deshilachadita=0R804|deshilachaditas=0R804|deshilachadito=0R804|deshilachaditos=0R804|deshilachado=0R304|" +
	"deshilachados=0R304|design=1V00A|designer=1V002|desilvered=0R302|desilvering=0R302|desintegrada=0R504|" +
	"desintegradas=0R504|desintegrado=0R504|desintegrados=0R504|desk diver marks=0R802|desk diving=0R802|desliga=1n080|" +
	"desliga do nada=0R380|desliga sozinha=0R380|desliga sozinho=0R380|desligando sozinho=0R380|deslucida=0R804|" +
	"deslucidas=0R804|deslucido=0R804|deslucidos=0R804|deslustrada=0R804|deslustradas=0R804|deslustrado=0R804|" +
	"deslustrados=0R804|desnivelada=0R404|desniveladas=0R404|desnivelado=0R404|desnivelados=0R404|desolidarise=0R408|" +
	"desolidarisee=0R408|desolidarisees=0R408|desolidarises=0R408|desparejado=1i004|despedacada=0R180|despedacadas=0R180|" +
	"despedacado=0R180|despedacados=0R180|despegada=0R304|despegadas=0R304|despegado=0R304|despegados=0R304|" +
	"despegandose=0R404|despellejada=0R304|despellejado=0R304|desperfecto=0R804|desperfectos=0R804|despintada=0R804|" +
	"despintadas=0R804|despintado=0R804|despintados=0R804|desportillada=0R704|desportilladas=0R704|desportillado=0R704|" +
	"desportillados=0R704|despregada=0R380|despregadas=0R380|despregado=0R380|despregados=0R380|desprendendo=0R380|" +
	"desprendida=0R3800R404|desprendidas=0R3800R404|desprendido=0R3800R404|desprendidos=0R3800R404|desregulada=0R380|" +
	"desreguladas=0R380|desregulado=0R380|desregulados=0R380|desseche=0R808|dessechee=0R808|dessechees=0R808|" +
	"desseches=0R808|desserre=0S808|desserree=0S808|desserrees=0S808|desserres=0S808|dessoude=0R408|dessoudee=0R408|" +
	"dessoudees=0R408|dessoudes=0R408|destenida=0R804|destenidas=0R804|destenido=0R804|destenidos=0R804|destijds=07020|" +
	"destine=0R804|destra=1h00G|destre=1h00G|destri=1h00G|destro=1h00G|destrozada=0R104|destrozadas=0R104|" +
	"destrozado=0R104|destrozados=0R104|destrozos=0R404|destruida=0R480|destruidas=0R480|destruido=0R480|destruidos=0R480|" +
	"desvan=1V004|desvencijada=0R404|desvencijadas=0R404|desvencijado=0R404|desvencijados=0R404|detached=0S302|" +
	"detaching=0R402|detalles de uso=0R804|detalles esteticos=0R804|detallito=0R804|detallitos=0R804|detect=21002|" +
	"detecta=21084|detecte=21008|detects=21002|deteint=0R808|deteinte=0R808|deteintes=0R808|deteints=0R808|" +
	"detendu=0S808|detendue=0S808|detendues=0S808|detendus=0S808|deterioracao=0R480|deteriorada=0R484|deterioradas=0R484|" +
	"deteriorado=0R484|deteriorados=0R484|deteriorata=0R40G|deteriorate=0R40G|deteriorati=0R40G|deterioration=0R408|" +
	"deteriorations=0R408|deteriorato=0R40G|deteriore=0R408|deterioree=0R408|deteriorees=0R408|deteriores=0R408|" +
	"deterioro=0R404|deu pane=0R380|deu problema=0R380|deuk=0R720|deuken=0R720|deukje=0R720|deukjes=0R720|" +
	"deutliche altersspuren=0R801|deutliche gebrauchsspuren=0R801|deutliche spielspuren=0R801|deutliche tragespuren=0R801|" +
	"deux=1H208|devenu collant=0R808|devenue collante=0R808|devolucion=1Y004|devolvo=1Y080|devuelvo=1Y004|" +
	"dez=1HA80|dezentriert=0R301|dezentrierte=0R301|dezentriertem=0R301|dezentrierten=0R301|dezentrierter=0R301|" +
	"dezentriertes=0R301|dhl=0U002|di=0v00G1I00G1T00G1u00G|diafragma atascado=0R304|diafragma pegado=0R304|" +
	"diafragma preso=0R380|diaframma bloccato=0R30G|diaframma incollato=0R30G|dial=0K002|dial spotting=0R502|" +
	"diamant=0#008|diamant a changer=0R308|diameter=1j022|diamond=10002|diamonds=10002|diaphragme bloque=0R308|" +
	"diaphragme gras=0R308|dichtung=1R001|dichtungen=1R001|did=0A0020v002|did not=1C002|didn=0A0020v002|didn t=1C002|" +
	"die=060010v021|dieci=1HA0G|died on me=0r002|dies=1V0011n002|dies fast=0R302|dies quickly=0R302|diese=1V001|" +
	"dieser=1V001|diez=1HA04|difetti=0b00G|difetti estetici=0R80G|difettini=0R80G|difettino=0R80G|difetto=0b00G|" +
	"difetto estetico=0R80G|difettosa=0S30G0b00G|difettose=0S30G0b00G|difettosi=0S30G0b00G|difettosita=0R30G|" +
	"difettoso=0S30G0b00G|difettuccio=0R80G|digital=1V087|digitale=1V00G|dinero=1Y004|ding=0R702|dinged=0R702|" +
	"dinging=0R702|dings=0R702|dings und dongs=0R701|dinked=0R402|dipinta=1V00G|dipinto=1V00G|dire se=1z00G|" +
	"dire si=1z008|direcional puxando=0R380|direita=1h080|direitas=1h080|direito=1h080|direitos=1h080|dirt marks=0R902|" +
	"dirty=1c902|dirty varnish=0R202|disabled iphone=0r002|disc drive noisy=0R302|disc only=0D002|disc read error=0R302|" +
	"disc rot=0R402|disco saltando=0R380|discoloration=0S802|discolored=0S8021c802|discolouration=0S802|discoloured=0S8021c802|" +
	"discoloured varnish=0R202|disfuncion=0R304|dish warp=0R402|dishwasher damage=0R802|disintegrate=0R502|" +
	"disintegrated=0R502|disintegrating=0R502|disjoint=0R408|disjointe=0R408|disjointes=0R408|disjoints=0R408|" +
	"disjoncte=0R308|disk read error=0R302|dispara=21084|display=1R023|display schwarz=0R301|displaybruch=0R101|" +
	"displayfehler=0R301|displayport=1A002|displayschaden=0R101|disponibile=0400G1u00G|disponible=0400C1u008|" +
	"disponibles=0400C|disponivel=04080|dissaldata=0R40G|dissaldate=0R40G|dissaldati=0R40G|dissaldato=0R40G|" +
	"dissestata=0R40G|dissestate=0R40G|dissestati=0R40G|dissestato=0R40G|distaccata=0R40G|distaccate=0R40G|" +
	"distaccati=0R40G|distaccato=0R40G|distacchi=0R40G|distacco=0S40G|distendu=0S808|distendue=0S808|distendues=0S808|" +
	"distendus=0S808|distorce=0R30G|distorsiona=0R304|distorted=0S302|distressed finish=17002|distressed leather=17002|" +
	"distressed look=17002|distribution a faire=0R308|distrutta=0R10G|distrutte=0R10G|distrutti=0R10G|distrutto=0R10G|" +
	"disturbed gum=0R802|divano=1WG0G|divelta=0R40G|divelte=0R40G|divelti=0R40G|divelto=0R40G|divots=0S802|" +
	"dix=1HA08|dizer se=1z080|dla=0c0401T0401V040|dla zlotej raczki=0R640|dlugi=1V040|dluzej=03040|dni=1r040|" +
	"do=0A0020v0C21I0801T0C0|do dokupienia=0s040|do dopracowania=0R640|do doszycia=0R640|do drobnego remontu=0R640|" +
	"do drobnej naprawy=0R640|do drobnych poprawek=0R640|do er upper=0R602|do malej naprawy=0R640|do naprawienia=0R640|" +
	"do naprawy=0R340|do not=1C002|do odnowienia=0R640|do odswiezenia=0R640|do podklejenia=0R640|do poprawek=0R640|" +
	"do poprawki=0R640|do przyklejenia=0R640|do regeneracji=0S640|do remontu=0R640|do renowacji=0S640|do serwisu=0S640|" +
	"do skompletowania=0R640|do wyczyszczenia=0R640|do wymiany=0S640|do wypolerowania=0R640|do wyprania=0R940|" +
	"do wyregulowania=0R640|do zacerowania=0R640|do zszycia=0S640|doblada=0S404|dobladas=0S404|doblado=0S404|" +
	"doblados=0S404|dobleces=0R804|doblez=0R804|dobra=1V040|dobradica=1R080|dobradicas=1R080|dobre=1V040|dobry=1V040|" +
	"dobrym=1V040|dobrze=03040|doce=1HC04|docena=0X004|dode pixel=0R320|dode pixels=0R320|dodgy=0S302|dodgy zip=0R402|" +
	"dodici=1HC0G|doer upper=0R602|does=0A0020v002|does not=1C002|does not come with=1#002|does not include=1#002|" +
	"does not keep time=0R302|does not sit flat=0R402|doesn=0A0020v002|doesn t=1C002|doesn t boot=0r002|doesn t come with=1#002|" +
	"doesn t cool=0R302|doesn t drain=0R302|doesn t get hot=0R302|doesn t include=1#002|doesn t keep time=0R302|" +
	"doesn t last long=0R302|doesn t line up=0R402|doesn t shift=0R302|doesn t sit flat=0R402|doesn t sit straight=0R402|" +
	"doesn t stay in tune=0R302|doesnt=1C002|doet=21020|doet helemaal niets=0r020|doet niets meer=0r020|dog damage=0R402|" +
	"dog ear=0R802|dog eared=0R802|dog ears=0R802|dogears=0R802|dois=1H280|dolaczam=0p040|dolaczona=0p040|" +
	"dolaczone=0p040|dolaczony=0p040|doll=1WY02|dollars=0Q002|dom=1V040|dommage=0R408|dommages=0R408|domu=1V040|" +
	"don=0A0020v002|don t=1C002|don t know if authentic=0W002|don t know if genuine=0W002|don t know if it s real=0W002|" +
	"don t know if real=0W002|donker=0T020|donna=1V00G|dont=1C002|dood=0S320|door=0#002|doorgebrand=0R320|" +
	"doorgebrande=0R320|doorgeroest=0R520|doorgeroeste=0R520|doorgerot=0R520|doorgescheurd=0R220|doorgescheurde=0R220|" +
	"doorgesleten=0R520|doorgezakt=0R320|doorgezakte=0R320|doorgezeten=0R320|doos=1O020|doos zonder inhoud=0F020|" +
	"doosje=1O020|dop=1k020|dorado gastado=0R804|dorado perdido=0R804|doratura consumata=0R80G|doratura persa=0R80G|" +
	"doratura rovinata=0R80G|dorature consumate=0R80G|dorso consumato=0R80G|dorso rotto=0R80G|dorso rovinato=0R80G|" +
	"dorso sbiadito=0R80G|dorso scollato=0R80G|dorso segnato=0R80G|dorso staccato=0R80G|dorso strappato=0R80G|" +
	"dorures effacees=0R808|dorzucam=0p040|dos=1H2041R008|dos frotte=0R808|dos passe=0R808|dossier=1R008|dostalam=1T040|" +
	"dostalem=1T040|dostawa=0U040|dostawy=0U040|dostepna=04040|dostepne=04040|dostepny=040401u040|dotyczy=0j040|" +
	"dotyk szwankuje=0R340|dotyk wariuje=0R340|double clicking issue=0R302|double clicks=0R302|doublure=1R008|" +
	"dourado comido=0R880|dourado gasto=0R880|dourados gastos=0R880|douzaine=0X008|douze=1HC08|down=1J002|" +
	"dozen=0X002|dozens=0X002|dozijn=0X020|dozzina=0X00G|draag=1u020|draaien=21020|draait=21020|draait stroef=0R320|" +
	"drains fast=0R302|drains quick=0R302|drains quickly=0R302|drains very quickly=0R302|drasniecia=0R740|" +
	"drasniecie=0R740|drasnieta=0R740|drasniete=0R740|drasniety=0R740|drawer=0#002|drawers stick=0R402|drawers sticking=0R402|" +
	"dreht=21001|drei=1H301|dreier=1H301|dress=1W602|drewna=10040|drewniana=1V040|drewniane=1V040|drewniany=1V040|" +
	"drewno=100401V040|drie=1H320|dried out=0R802|drift=0S38U|drift no analogico=0R380|driftende stick=0R320|" +
	"driftet=0R301|drifting=0R302|drifts=0R302|drill=1WC02|dripping=0S302|drips=0S302|drive=1R002|drive belt=0#002|" +
	"drobinki kurzu=0RA40|drobiny kurzu=0RA40|drobna=0V040|drobne=0V040|drobny=0V040|drobnych=0V040|drobnymi=0V040|" +
	"droit=1h008|droite=1h008|droogtescheuren=0R220|dropped in water=0R102|dropping out=0R302|drops out=0R302|" +
	"druck=0z001|drucker=1WM01|druckspuren=0R701|druckstelle=0R701|druckstellen=0R701|druckt=21001|druckverlust=0R301|" +
	"drukarka=1WM40|drukarke=1WM40|drukarki=1WM40|drukuje=21040|dry leather=0R802|dry rot=0R502|dry rotted tires=0R402|" +
	"dryfuje=0R340|drzwi=0#040|drzwiczki=0#040|dslr=1W102|du=0v0081I0081T008|duas=1H280|duct taped=0R402|due=1H20G|" +
	"due a service=0R602|due for a service=0R602|duff=0S302|duidelijke gebruikssporen=0R820|dull=0S802|dulled=0R802|" +
	"dulling=0R802|dunkel=0T001|dupe=0N00Q|dura=0S30G|dura pochissimo=0R30G|durante=1T084|durchgebogen=0R301|" +
	"durchgebrannt=0R301|durchgebrannte=0R301|durchgebranntem=0R301|durchgebrannten=0R301|durchgebrannter=0R301|" +
	"durchgebranntes=0R301|durchgebrochen=0R401|durchgebrochene=0R401|durchgebrochenem=0R401|durchgebrochenen=0R401|" +
	"durchgebrochener=0R401|durchgebrochenes=0R401|durchgelaufen=0R501|durchgelaufene=0R501|durchgelaufenem=0R501|" +
	"durchgelaufenen=0R501|durchgelaufener=0R501|durchgelaufenes=0R501|durchgelegen=0R301|durchgelegene=0R301|" +
	"durchgelegenem=0R301|durchgelegenen=0R301|durchgelegener=0R301|durchgelegenes=0R301|durchgerieben=0R501|" +
	"durchgeriebene=0R501|durchgeriebenem=0R501|durchgeriebenen=0R501|durchgeriebener=0R501|durchgeriebenes=0R501|" +
	"durchgerissen=0R201|durchgerissene=0R201|durchgerissenem=0R201|durchgerissenen=0R201|durchgerissener=0R201|" +
	"durchgerissenes=0R201|durchgerostet=0R501|durchgerostete=0R501|durchgerostetem=0R501|durchgerosteten=0R501|" +
	"durchgerosteter=0R501|durchgerostetes=0R501|durchgescheuert=0R501|durchgescheuerte=0R501|durchgescheuertem=0R501|" +
	"durchgescheuerten=0R501|durchgescheuerter=0R501|durchgescheuertes=0R501|durchgesessen=0R301|durchgesessene=0R301|" +
	"durchgesessenem=0R301|durchgesessenen=0R301|durchgesessener=0R301|durchgesessenes=0R301|durchgewetzt=0R501|" +
	"durchgewetzte=0R501|durchgewetztem=0R501|durchgewetzten=0R501|durchgewetzter=0R501|durchgewetztes=0R501|" +
	"durchmesser=1j001|during=1T002|duro=0S30G|dust=1cA02|dust bag=02002|dust cover=02002|dust inside=0RA02|" +
	"dust jacket=1R002|dust specks=0RA02|dust spots=0RA02|dutzend=0X001|duza=0V040|duze=0V040|duze slady uzytkowania=0R840|" +
	"duzia=0X080|duzy=0V0401V040|duzy luz=0R340|dwa=1H240|dwa razy=1x040|dwanascie=1HC40|dwie=1H240|dwoch=1H240|" +
	"dwoje=1H240|dwunastu=1HC40|dye loss=0R802|dye run=0R802|dye transfer=0R802|dymi=0R340|dysfonctionne=0R308|" +
	"dysfonctionnel=0R308|dysfonctionnement=0R308|dysfonctionnements=0R308|dzbanek=0#040|dziadek=1V040|dziadka=1V040|" +
	"dziadku=1V040|dziala=2004021040|dziala czesciowo=0R340|dziala raz na=0R340|dziala tylko czesciowo=0R340|" +
	"dziala tylko na zasilaczu=0R340|dziala z przerwami=0R340|dzialac=21040|dzialaja=2004021040|dzialal=21040|" +
	"dzieciecy=1V040|dziecko=1V040|dziesiec=1HA40|dziesieciu=1HA40|dziewiec=1H940|dziewieciu=1H940|dzinsy=1Q0401W840|" +
	"dziur=0R540|dziura=0S540|dziura po papierosie=0R540|dziurami=0R540|dziurawa=0R540|dziurawe=0R540|dziurawy=0R540|" +
	"dziurawych=0R540|dziure=0S540|dziurek=0R540|dziurka=0S540|dziurka po papierosie=0R540|dziurkami=0R540|" +
	"dziurki=0S540|dziurki po kornikach=0R540|dziurki po molach=0R540|dziury=0S540|dziury po molach=0R540|" +
	"dziwna=0V040|dziwne=0V040|dziwny=0V040|dzwiek=21040|dzwieku=21040|e=0508K0v08G|e andato perduto=0s00G|" +
	"each=0Y002|earbuds=1Q0021WJ02|earphones=1Q002|earring=1U002|earrings=1WV02|earth hum=0R302|easily fixed=0R602|" +
	"easily repaired=0R602|easy fix=0R602|eaten tape=0R302|eats tape=0R302|eats tapes=0R302|eau=0z008|ebony stain=17002|" +
	"ebreche=0R708|ebrechee=0R708|ebrechees=0R708|ebreches=0R708|ebrechure=0R708|ebrechures=0R708|ecaillee=0R808|" +
	"ecaillees=0R808|ecaillures=0R208|echa humo=0R304|echange=0U008|echt=0f0211V021|echt oder fake=0W001|echt oder nicht=0W001|" +
	"echt of nep=0W020|echt of niet=0W020|echte=0f0211V021|echten=0f001|echter=0f001|echtes=0f001|echtheid=08020|" +
	"echtheid niet gecontroleerd=0W020|echtheid onbekend=0W020|echtheit=08001|echtheit nicht gepruft=0W001|" +
	"echtheit unbekannt=0W001|echtheit unklar=0W001|eckbug=0R401|ecke=1R001|ecken=1R001|eckig=1V001|eclat=0S708|" +
	"eclate=0S108|eclatee=0S108|eclatees=0S108|eclates=0S108|eclats=0R708|ecorche=0R708|ecorchee=0R708|ecorchees=0R708|" +
	"ecorches=0R708|ecorchure=0R708|ecorchures=0R708|ecorne=0R808|ecornee=0R808|ecornees=0R808|ecornes=0R808|" +
	"ecouteur droit seul=1K008|ecouteur droit uniquement=1K008|ecouteur gauche seul=1K008|ecouteur gauche uniquement=1K008|" +
	"ecouteur seul=1K008|ecouteurs=1Q0081WJ08|ecra=1R080|ecra azul=0R380|ecra preto=0R380|ecran=1R008|ecran bleu=0R308|" +
	"ecran noir=0R308|ecranpc=1WN08|ecras=1R080|ecrase=0S408|ecrasee=0S408|ecrasees=0S408|ecrases=0S408|ecrin=1O008|" +
	"edge=1R002|edge bruise=0R702|edge bump=0R702|edge bumps=0R702|edge knock=0R702|edge knocks=0R702|edge warp=0R402|" +
	"edge wear=0R802|edge whitening=0R802|edges=1R002|edicion=1V004|edition=1V00B|edizione=1V00G|een=060201H120|" +
	"een oorbel=1K020|een schoen=1K020|efecto arrugado=17004|efecto craquelado=17004|efecto desgastado=17004|" +
	"efecto envejecido=17004|efecto roto=17004|efekt postarzenia=17040|effet craquele=17008|effet use=17008|" +
	"effet vieilli=17008|effetto consumato=1700G|effetto craquele=1700G|effetto invecchiato=1700G|effetto strappato=1700G|" +
	"effetto stropicciato=1700G|effetto usurato=1700G|effetto vissuto=1700G|effilochage=0R408|effiloche=0R308|" +
	"effilochee=0R308|effilochees=0R308|effiloches=0R308|effrite=0R508|effritee=0R508|effritees=0R508|effrites=0R508|" +
	"efi locked=0r002|egare=0s008|egaree=0s008|egarees=0s008|egares=0s008|egratignure=0R708|egratignures=0R708|" +
	"egrenure=0R708|egrenures=0R708|egrisure=0R208|egrisures=0R208|egzemplarz=1t040|egzemplarz biblioteczny=0R740|" +
	"egzemplarze=1t040|egzemplarzy=1t040|eiche=1V001|eiert=0R301|eight=1H802|ein=060010v0011H101|einband=1R001|" +
	"eine=060010v0011H101|einem=060010v001|einen=060010v0011H101|einer=0v0011H101|einfach=1v001|eingebrannt=0R701|" +
	"eingebrannte=0R701|eingebranntem=0R701|eingebrannten=0R701|eingebrannter=0R701|eingebranntes=0R701|eingedellt=0R701|" +
	"eingedellte=0R701|eingedelltem=0R701|eingedellten=0R701|eingedellter=0R701|eingedelltes=0R701|eingedruckt=0R401|" +
	"eingedruckte=0R401|eingedrucktem=0R401|eingedruckten=0R401|eingedruckter=0R401|eingedrucktes=0R401|eingerissen=0R401|" +
	"eingerissene=0R401|eingerissenem=0R401|eingerissenen=0R401|eingerissener=0R401|eingerissenes=0R401|eingestaubt=0R901|" +
	"einige=0V001|einkerbungen=0R701|einriss=0R401|einrisse=0R401|einschalten=21001|einwandfrei=1V001|einzelne=1i001|" +
	"einzelner=1i001|einzelner ohrhorer=1K001|einzelner ohrring=1K001|einzelner schuh=1K001|einzelnes=1i001|" +
	"einzelteile=1S001|eisen=1V001|eiskratzer=17001|eject=21002|ejects=21002|ejemplares=1t004|ekran=1R040|" +
	"ekran czarny=0R340|ekranie=1R040|ekranu=1R040|ekspres=1WR40|ekspres do kawy=1WR40|ekspresu=1WR40|el=060040v004|" +
	"elastic gone=0R802|elastic is loose=0R802|elastic perished=0R802|elastico lasso=0R380|elastique detendu=0R808|" +
	"elastiques detendus=0R808|electric=1V002|electrico=1V004|electrique=1V008|elektrisch=1V021|elektryczny=1V040|" +
	"element separating=0R502|element separation=0R502|elementy=1S040|elettrico=1V00G|eleven=1HB02|elf=1HB21|" +
	"elime=0R808|elimee=0R808|elimees=0R808|elimes=0R808|ellas=1q004|elles=1q008|ellos=1q004|em=1T080|em cacos=0R180|" +
	"em falta=0s080|em pane=0R380|em pessimo estado=0R480|em vez de=07080|email=1R008|emailabplatzer=0R701|" +
	"emaillabplatzer=0R701|embacada=0R580|embacadas=0R580|embacado=0R580|embacados=0R580|embaciada=0R580|embaciadas=0R580|" +
	"embaciado=0R580|embaciados=0R580|embalagem=1O080|embalaje=1O004|emballage=1O008|emballages=1O008|embolorada=0R580|" +
	"emboloradas=0R580|embolorado=0R580|embolorados=0R580|embrague gastado=0R304|embrague patina=0R304|embrayage a changer=0R308|" +
	"embroidered=1V002|embue=0R308|embuee=0R308|embuees=0R308|embues=0R308|emmeles=0R808|emousse=0S808|emoussee=0S808|" +
	"emoussees=0S808|emousses=0S808|empanada=0S304|empanadas=0S304|empanado=0S304|empanados=0S304|empenada=0R480|" +
	"empenadas=0R480|empenado=0R480|empenados=0R480|empenamento=0R480|empeno=0R480|empenou=0R480|emperra=0R380|" +
	"emperrada=0R380|emperradas=0R380|emperrado=0R380|emperrados=0R380|empfang=0e001|empoeirada=0RA80|empoeiradas=0RA80|" +
	"empoeirado=0RA80|empoeirados=0RA80|empty=0Z002|empty case only=0F002|en=050200v00C|en defaut=0R308|en lambeaux=0R508|" +
	"en lista negra=0r004|en miettes=0R108|en mille morceaux=0R108|en panne=0R308|en un seul lot=1g008|en un solo lote=1g004|" +
	"enamel chip=0R702|enamel damage=0R702|enamel loss=0R702|encaixa=22080|encaja=22004|encardida=0R980|encardidas=0R980|" +
	"encardido=0R980|encardidos=0R980|enceinte=1U0081WK08|enceinte seule=1K008|enceintes=1Q008|encender=21004|" +
	"enciende=21004|encienden=21004|enclenche=21008|encogida=0R804|encogidas=0R804|encogido=0R804|encogidos=0R804|" +
	"encogio=0R804|encolheu=0R880|encolhida=0R880|encolhidas=0R880|encolhido=0R880|encolhidos=0R880|encontrado=1V084|" +
	"encore=1V008|encosto=1R080|encrasse=0R908|encrassee=0R908|encrassees=0R908|encrasses=0R908|encrava=0R380|" +
	"encravada=0R380|encravadas=0R380|encravado=0R380|encravados=0R380|encuadernacion floja=0R804|encuadernacion suelta=0R804|" +
	"endommage=0R408|endommagee=0R408|endommagees=0R408|endommages=0R408|enfant=1V008|enferrujada=0R580|enferrujadas=0R580|" +
	"enferrujado=0R580|enferrujados=0R580|enferrujamento=0R580|enferrujando=0R580|enferrujou=0R580|enfoca=21004|" +
	"enfonce=0S708|enfoncee=0S708|enfoncees=0S708|enfoncement=0R708|enfoncements=0R708|enfonces=0S708|enfria=21004|" +
	"engancha=22004|enganchon=0R804|enganchones=0R804|engasgando=0R380|engine=1R002|engine management light=0R302|" +
	"engordurada=0R980|engorduradas=0R980|engordurado=0R980|engordurados=0R980|engraved=1V002|enkel=1L020|" +
	"enmohecida=0R504|enmohecidas=0R504|enmohecido=0R504|enmohecidos=0R504|ennegrecida=0R804|ennegrecidas=0R804|" +
	"ennegrecido=0R804|ennegrecidos=0R804|enraye=0R308|enrayee=0R308|enrayees=0R308|enrayes=0R308|enredados=0R804|" +
	"enregistre=21008|ensemble=1f0081s008|entaille=0R708|entailles=0R708|entartre=0R908|entartree=0R908|entartrees=0R908|" +
	"entartres=0R908|enthalten=0p001|entope=0R380|entortada=0R480|entortadas=0R480|entortado=0R480|entortados=0R480|" +
	"entortou=0R480|entrata acqua=0R10G|entrato liquido=0R10G|entrega=0U084|entro agua=0R104|entrou agua=0R180|" +
	"entrou humidade=0R180|entrou umidade=0R180|entupida=0R380|entupidas=0R380|entupido=0R380|entupidos=0R380|" +
	"envio=0U084|envoi=0U008|era=0q08K|erafle=0R708|eraflee=0R708|eraflees=0R708|erafles=0R708|eraflure=0R708|" +
	"eraflures=0R708|erbe=1V001|erbij=0p020|erblindet=0R501|erblindete=0R501|erblindetem=0R501|erblindeten=0R501|" +
	"erblindeter=0R501|erblindetes=0R501|erbstuck=1V001|eredita=1V00G|ereditato=1V00G|erhalten=1T001|erhaltlich=1u001|" +
	"erhebliche gebrauchsspuren=0R801|erkennt=21001|erneuert=14001|erneuerungsbedurftig=0R601|erneuerungsbedurftige=0R601|" +
	"erneuerungsbedurftigem=0R601|erneuerungsbedurftigen=0R601|erneuerungsbedurftiger=0R601|erneuerungsbedurftiges=0R601|" +
	"err 99=0R302|erratic=0S302|erratically=0S302|erreur affichee=0R308|erro de leitura=0R380|error code=0R302|" +
	"error de lectura=0R304|errore di lettura=0R30G|errore obiettivo=0R30G|errores de lectura=0R304|errori di lettura=0R30G|" +
	"ersatz=1l001|ersetzt=14001|ervan=1q020|erworben=0E001|es=0v005|esausta=0S30G|esauste=0S30G|esausto=0S30G|" +
	"esbeicada=0R780|esbeicadas=0R780|esbeicado=0R780|esbeicados=0R780|esboicelada=0R780|esboiceladas=0R780|" +
	"esboicelado=0R780|esboicelados=0R780|esborcelada=0R780|esborceladas=0R780|esborcelado=0R780|esborcelados=0R780|" +
	"esburacada=0R580|esburacadas=0R580|esburacado=0R580|esburacados=0R580|esce=2100G|esclusa=0a00G|esclusivamente=1L00G|" +
	"escluso=0a00G|escrita a boli=0R804|escrito a boli=0R804|eselsohr=0R701|eselsohren=0R801|esemplari=1t00G|" +
	"esfarela=0R580|esfarelada=0R580|esfareladas=0R580|esfarelado=0R580|esfarelados=0R580|esfarelando=0R580|" +
	"esfarelou=0R580|esfera=1R004|esfolada=0R780|esfoladas=0R780|esfoladela=0R780|esfoladelas=0R780|esfolado=0R780|" +
	"esfolados=0R780|esgarcada=0R480|esgarcadas=0R480|esgarcado=0R480|esgarcados=0R480|esgarcando=0R480|esmagada=0R480|" +
	"esmagadas=0R480|esmagado=0R480|esmagados=0R480|esmagamento=0R480|esmalte=1R080|espatifada=0R180|espatifadas=0R180|" +
	"espatifado=0R180|espatifados=0R180|esportillada=0R704|esportilladas=0R704|esportillado=0R704|esportillados=0R704|" +
	"esposimetro=1R00G|espresso=1WR0I|espuma cedida=0R880|espuma desfeita=0R580|espumas desfeitas=0R580|espumas deterioradas=0R304|" +
	"espumas para cambiar=0R304|esquenta muito=0R380|esquentando muito=0R380|esquerda=1h080|esquerdas=1h080|" +
	"esquerdo=1h080|esquerdos=1h080|esquina=1R004|esquinas=1R004|esquinte=0R408|esquintee=0R408|esquintees=0R408|" +
	"esquintes=0R408|essere=0v00G|essi=1q00G|essore=21008|est=0q0080v008|est collant=0R808|est collante=0R808|" +
	"esta=0q0840v084|esta pegada=0R204|esta pegado=0R204|estacao de carga=17080|estado=0M0841V084|estado pobre=0R804|" +
	"estado ruim=0R480|estalada=0R280|estaladas=0R280|estalado=0R280|estalados=0R280|estallada=0R104|estalladas=0R104|" +
	"estallado=0R104|estallados=0R104|estalou=0R280|estan=0q0040v004|estao=0q080|estate=1V002|este=1V084|estilhacada=0R180|" +
	"estilhacadas=0R180|estilhacado=0R180|estilhacados=0R180|estilo=0u0841b084|estojo=020801k080|estragada=0R380|" +
	"estragadas=0R380|estragado=0R380|estragados=0R380|estragou=0R380|estragou se=0R380|estropeada=0R304|estropeadas=0R304|" +
	"estropeado=0R304|estropeados=0R304|estuche=02004|estufada=0S380|estufadas=0S380|estufado=0S380|estufados=0S380|" +
	"et=05008|etait=0q008|etat=0M0081V008|etat d usage=0R808|etat d usage normal=17008|etat mediocre=0R808|" +
	"etat moyen=0R808|etched coating=0R502|ete=0v008|eteint=1n008|etichetta=1V00G|etikett=1V001|etiqueta=1V084|" +
	"etiquette=1V008|etui=020690H0400K069|etui ladujace=17040|etw=01001|etykieta=1V040|eu=1j002|eur=0Q002|" +
	"euro=0Q002|euros=0Q002|eux=1q008|even=03002|eventuais=11080|eventual=11080|eventuale=1100G|eventuales=11004|" +
	"eventuali=1100G|eventueel=11020|eventuell=11001|everything=1V002|everything in photos=1s002|everything in the photo=1s002|" +
	"everything pictured=1s002|everything together=1g002|evidenti segni d uso=0R80G|evidenti segni di usura=0R80G|" +
	"evidenziata=0R80G|evidenziate=0R80G|evidenziati=0R80G|evidenziato=0R80G|evidenziature=0R80G|evtl=0100111001|" +
	"ewentualne=11040|ewentualnie=11040|ewentualny=11040|ex biblioteca=0R7800R80K|ex bibliotheque=0R808|ex jewellery=0R702|" +
	"ex jewelry=0R702|ex lib=0R802|ex library=0R802|ex mount=0R702|exbiblioteca=0R804|excellent=1V002|except=0G002|" +
	"excessive play=0R302|exchange=0U002|exclu=0a008|excluded=0a002|exclue=0a008|excluida=0a084|excluido=0a084|" +
	"exclusively=1L002|exemplaires=1t008|exemplare=1t001|exemplaren=1t020|explose=0S108|explosee=0S108|explosees=0S108|" +
	"exploses=0S108|extraviada=0s084|extraviadas=0s084|extraviado=0s084|extraviados=0s084|extraviamos=0s004|" +
	"ezelsoor=0R720|ezelsoren=0R820|fa=0k00G|fa fumo=0R30G|fa i capricci=0R30G|fa i pallini=0R80G|fa rumore=0R30G|" +
	"fa saltare il contatore=0R30G|fa saltare la corrente=0R30G|fa scattare il salvavita=0R30G|fa scintille=0R30G|" +
	"fa un rumore=0R30G|fabrica=1u004|fabricado=1u080|fabricam=1u080|fabrican=1u004|fabrique=1u008|fabriquee=1u008|" +
	"fabriquees=1u008|fabriques=1u008|fabrycznie nowy=19040|facade=1R008|face id=0e06V|fach=0L001|facile a changer=17008|" +
	"facile da cambiare=1700G|facsimile=0N002|factura=1V004|facture=1V008|fade marks=0R802|faded=1c802|faded bezel=0R802|" +
	"faded hood=0R802|faded label=0R802|faded spine=0R802|faden gezogen=0R401|fadenscheinig=0R801|fadenscheinige=0R801|" +
	"fadenscheinigem=0R801|fadenscheinigen=0R801|fadenscheiniger=0R801|fadenscheiniges=0R801|fadenzieher=0R401|" +
	"fading=1c802|fahrrad=1WD01|fahrt=21001|fahrt hoch=21001|fahrt nicht hoch=0R301|faible=0S308|faible autonomie=0R308|" +
	"faibles=0S308|faiencage=0R208|failed=0S302|failed mot=0R302|failing=0S302|fails=0S302|fails to=1C002|" +
	"fair condition only=0R802|fait=0k0081V008|fait disjoncter=0R308|fait du bruit=0R308|fait la mise au point=21008|" +
	"fait sauter le courant=0R308|fait un bruit=0R308|fake=0N00U|fake designer=0N002|fake tan=17002|faked=0N002|" +
	"fakes=0N002|faktura=1V040|falha=0R380|falhando=0R380|falhas=0R380|falla=0R304|fallaba=0R304|fallan=0R304|" +
	"fallando=0R304|fallar=0R304|fallen apart=0R402|fallen off=0s002|falling apart=0R402|falling to bits=0R402|" +
	"falling to pieces=0R402|fallo=0R304|fallos=0R304|falls=0l001|fallt ab und zu aus=0R301|fallt immer wieder aus=0R301|" +
	"fallt manchmal aus=0R301|falsa=0N08K|falsas=0N084|falschung=0N001|falschungen=0N001|false=0N00G|falsi=0N00G|" +
	"falsificacao=0N080|falsificacion=0N004|falsificaciones=0N004|falsificacoes=0N080|falsificada=0N084|falsificadas=0N080|" +
	"falsificado=0N084|falsificados=0N080|falsificata=0N00G|falsificate=0N00G|falsificati=0N00G|falsificato=0N00G|" +
	"falso=0N08K|falso contacto=0R304|falso contatto=0R30G|falso d autore=0N00G|falsos=0N084|falsyfikat=0N040|" +
	"falsyfikaty=0N040|falszywa=0N040|falszywe=0N040|falszywy=0N040|falta=0b0840s084|falta alguna pieza=0R604|" +
	"falta de contato=0R380|falta de manutencao=0R680|falta de tinta=0R780|falta de verniz=0R780|falta limpiar=0R904|" +
	"falta limpiarlo=0R904|falta un boton=0R404|falta un cacho=0R604|falta un tornillo=0R604|falta un trocito=0R604|" +
	"falta un trozo=0R604|falta una carta=0R604|falta una ficha=0R604|falta una hoja=0R604|falta una pagina=0R604|" +
	"falta una pata=0R604|falta una piedra=0R604|falta una pieza=0R604|faltaba=0s004|faltam=0s080|faltan=0s004|" +
	"faltan algunas piezas=0R604|faltan cartas=0R604|faltan fichas=0R604|faltan hojas=0R604|faltan paginas=0R604|" +
	"faltan piedras=0R604|faltan piezas=0R604|faltan trozos=0R604|faltando=0s084|faltante=0s084|faltantes=0s004|" +
	"faltas de chapa=0R604|faltas de chapilla=0R604|faltas de policromia=0R204|faltava=0s080|faltou=0s080|" +
	"famiglia=1V00G|familia=1V084|famille=1V008|family=1V002|fan=1R002|fane=0R808|fanee=0R808|fanees=0R808|" +
	"fanes=0R808|fanno=0k00G|far from perfect=0R802|farba=1R040|farbabplatzungen=0R701|farbabrieb=0R801|farbabsplitterungen=0R701|" +
	"farbe=1V001|farbubertragung=0R801|farbverlust=0R701|farbverluste=0R701|farby=1R040|fast=1V002|father=1V002|" +
	"fatica a partire=0R30G|fatigue=0S808|fatiguee=0S808|fatiguees=0S808|fatigues=0S808|fatto=1V00G|fattura=1V00G|" +
	"fault=0b002|faults=0b002|faulty=0S3020b002|fausse=0N008|fausse fourrure=17008|fausse marque=0N008|fausses=0N008|" +
	"faux=0N008|faux contact=0R308|faux contacts=0R308|faux cuir=17008|faux designer=0N002|faux fur=17002|" +
	"faux leather=17002|faz=0k080|fazendo barulho=0R380|fecha=21080|fecha mal=0R380|fecho=1R080|fechos=1R080|" +
	"federbruch=0R201|fedor=0R980|fehlen=0b0010s001|fehlend=0s001|fehlende=0s001|fehlendem=0s001|fehlenden=0s001|" +
	"fehlender=0s001|fehlendes=0s001|fehler=0b001|fehler im fehlerspeicher=0R301|fehleranzeige=0R301|fehlercode=0R301|" +
	"fehlermeldung=0R301|fehlfokus=0R301|fehlstelle=0R401|fehlstellen=0R401|fehlt=0b0010s001|fehlte=0s001|" +
	"fehlteil=0s001|fehlteile=0s001|fehlten=0s001|fejk=0N040|felatura=0R20G|felature=0R20G|fele=0R208|felee=0R208|" +
	"felees=0R208|feles=0R208|felgen=1R001|fell=10001|fell apart=0R402|fell in water=0R102|fell off=0R302|" +
	"felted in places=0R802|felting in places=0R802|felure=0R208|felures=0R208|femme=1V008|fenda=0R280|fendas na madeira=0R280|" +
	"fendille=0R208|fendillee=0R208|fendillees=0R208|fendilles=0R208|fendu=0R208|fendue=0R208|fendues=0R208|" +
	"fendus=0R208|fente=0S208|fentes=0S208|fer=1V008|ferme=21008|ferme mal=0R308|fermeture=1R008|fermeture eclair hs=0R408|" +
	"fermetures=1R008|fermo al logo=0r00G|fermo alla mela=0r00G|fermoir=0#008|fernbedienung=0K0010#001|fernseher=1WI01|" +
	"ferro=1V00G|ferro fundido=17080|ferrugem=0R580|ferrugens=0R580|ferrugenta=0R580|ferrugento=0R580|ferrugentos=0R580|" +
	"fessurata=0R20G|fessurate=0R20G|fessurati=0R20G|fessurato=0R20G|fessurazione=0R20G|fessurazioni=0R20G|" +
	"fessure=0S20G|feuchtigkeit eingedrungen=0R101|feuchtigkeitsschaden=0R101|feuillets detaches=0R808|few=0V002|" +
	"fibbia=1R00G|fica=1m080|fica em loop=0R380|fica piscando=0R380|fichte=1V001|fiets=1WD20|fil tire=0R408|" +
	"filaments de champignons=0R508|fili tirati=0R40G|filo tirato=0R40G|fils tires=0R408|filthy=0R902|filtr=0#040|" +
	"filtra=0#040|filtre=0#008|filtro=0#08K|financed and blocked=0r002|find my on=0r002|fine=1V00I|fingerabdruck=0e001|" +
	"fingerprint=0e002|finish=1R002|finish checking=0R702|finish checks=0R702|finish loss=0R702|fio de cabelo=0R280|" +
	"fio exposto=0R380|fio puxado=0R480|fioriture=0S80G|fios expostos=0R380|fios puxados=0R480|fire=22002|" +
	"fire damage=0R102|fire damaged=0R102|fires=21002|firing crack=0R702|firing fault=0R702|firing flaw=0R702|" +
	"firma di appartenenza=0R80G|firmado=1V004|firmato=1V00G|first copy=0N002|fischia=0S30G|fissura=0R280|" +
	"fissurada=0R280|fissuradas=0R280|fissurado=0R280|fissurados=0R280|fissuras=0R280|fissuration=0R208|fissure=0R20A|" +
	"fissuree=0R208|fissurees=0R208|fissures=0R20A|fisura=0R204|fisurada=0R204|fisuradas=0R204|fisurado=0R204|" +
	"fisurados=0R204|fisuras=0R204|fit=0j0021u002|fits=0c0021u002|five=1H502|fivela=1R080|fixed=14002|fixed lens=17002|" +
	"fixed price=17002|fixer upper=0R602|fixing=1400215002|flackert=0R301|flake off=0R702|flakes=0S702|flaking=0R502|" +
	"flash=1R0061k002|flat battery=0R402|flat tire=0R402|flat tires=0R402|flat tyre=0R402|flat tyres=0R402|" +
	"flattened=0S802|flaw=0b002|flaws=0b002|flea=1V002|flea bite=0R702|flea bites=0R702|flea bitten=0R702|" +
	"fleabite=0R702|fleabites=0R202|fleck=0L0010S701|flecken=0L0010R701|fleckig=0R701|fleckige=0R701|fleckigem=0R701|" +
	"fleckigen=0R701|fleckiger=0R701|fleckiges=0R701|fleki do wymiany=0R840|fletri=0R808|fletrie=0R808|fletries=0R808|" +
	"fletris=0R808|flickering=0R302|flickers=0R302|flikkert=0R320|flinke gebruikssporen=0R820|flits=1R020|" +
	"flohmarkt=1V001|floja=0S304|flojas=0S304|flojo=0S304|flojos=0S304|flood damage=0R102|floppy joints=0R802|" +
	"flou=0S308|floue=0S308|floues=0S308|flous=0S308|flowers=10002|flugrost=0R501|flussigkeitsschaden=0R101|" +
	"foam da rifare=0R30G|foam rot=0R302|foam roto=0R304|foam surrounds rotted=0R302|foca=22080|focus=22002|" +
	"focuses=21002|fodera=1R00G|fogged=0S302|fogging=0S302|foggy=0S502|foggy headlights=0R802|fogli sciolti=0R80G|" +
	"fogli staccati=0R80G|fogs up=0R502|fokussiert=21001|foldable=1V002|folded corner=0R802|folded corners=0R802|" +
	"folha solta=0R480|folhas soltas=0R480|fonctionne=1V0082000821008|fonctionne mal=0R308|fonctionne par a coups=0R308|" +
	"fonctionne que sur secteur=0R308|fonctionne uniquement sur secteur=0R308|fonctionnel=1V008|fonctionnelle=1V008|" +
	"fonctionnent=2000821008|fonctionner=21008|fone avulso=1K080|fones=1WJ80|font=0k008|foot=1U002|foot missing=0R602|" +
	"for=0c0021T002|forata=0S40G|forate=0S40G|forati=0S40G|forato=0S40G|forellini=0R50G|forellino=0R50G|forgery=0N002|" +
	"fornir=1R040|fornita=0p00G|fornite=0p00G|forniti=0p00G|fornito=0p00G|foro nella tela=0R20G|forro=1R084|" +
	"forse=1100G|forse gebruikssporen=0R820|forse originale=0W00G|fortepian=1WA40|forti segni di usura=0R80G|" +
	"foto=040AL|fotoapparat=1W101|fotocamera=1W10G|fotometro=1R084|fotometro no funciona=0R304|fotos=04085|" +
	"found=1V002|foundation marks=0R702|foundation stain=0R702|four=1H402|fourni=0p008|fournie=0p008|fournies=0p008|" +
	"fournis=0p008|fourrure=10008|foutcode=0R320|foutmelding=0R320|foxed=0R802|foxed paper=0R202|foxing=0S7200R7C00R80I|" +
	"fracassata=0R10G|fracassate=0R10G|fracassati=0R10G|fracassato=0R10G|fracasse=0R108|fracassee=0R108|fracassees=0R108|" +
	"fracasses=0R108|fracture=0S202|fractured=0S202|frais a prevoir=0R608|frame=0#0021R020|framebreuk=0R220|" +
	"francobollo=1Wg0G|franges abimees=0R808|frankenwatch=0R302|frantumata=0R10G|frantumate=0R10G|frantumati=0R10G|" +
	"frantumato=0R10G|fratturata=0R20G|fratturate=0R20G|fratturati=0R20G|fratturato=0R20G|frayed=0R302|frayed flex=0R402|" +
	"fraying=0R502|frays=0R502|frazzled=0R802|free=0d002|freezes=0R302|frei=0d001|frein=1R008|freins=1R008|" +
	"freins a changer=0R308|freins a regler=0R308|freios ruins=0R380|fremde apple id=0r001|fremden apple id=0r001|" +
	"frena poco=0R30K|freni=1R00G|freni da cambiare=0R30G|freni da registrare=0R30G|freni da sistemare=0R30G|" +
	"freno=1R00K|frenos gastados=0R304|fret=1R002|fret divots=0R802|frets=1R002|frets low=0R802|frettes a changer=0R308|" +
	"frettes creusees=0R308|frettes usees=0R308|fridge=1WU02|fried=0S302|friert ein=0R301|frigorifero=1WU0G|" +
	"fringe loss=0R802|fringe worn=0R802|fripe=0S808|fripee=0S808|fripees=0S808|fripes=0S808|frippe=0S808|" +
	"frippee=0S808|frippees=0S808|frippes=0S808|frisst bander=0R301|fritting=0R702|frizione slitta=0R30G|frizzy hair=0R802|" +
	"froisse=0S808|froissee=0S808|froissees=0S808|froisses=0S808|from=1T0021p002|front=1R002|front focuses=0R302|" +
	"frother=1R002|frottees=0R808|frottement=0R808|frottements=0R808|frottes=0R808|frouxa=0R380|frouxas=0R380|" +
	"frouxo=0R380|frouxos=0R380|frozen=0T002|frp locked=0r002|frp sperre=0r001|fruscia=0R80G|fruscii=0R80G|" +
	"fruscio=0R80G|fuga=0R304|fuga de oleo=0R380|fugas=0R304|fuit=0R308|fuite=0R308|fuites=0R308|full=1V002|" +
	"fully=030021V002|fulminata=0R30G|fulminate=0R30G|fulminati=0R30G|fulminato=0R30G|fumo dallo scarico=0R30G|" +
	"funciona=1V0842008421084|funciona as vezes=0R380|funciona mal=0R384|funciona regular=0R304|funcionaba=21004|" +
	"funcionam=21080|funcionamento intermitente=0R380|funcionan=21004|funcionando=1V084|funcionar=21084|function=21002|" +
	"functional=1V002|functioneert=21020|functioning=1V00221002|functions=21002|funda=020040K004|fundida=0S304|" +
	"fundidas=0S304|fundido=0S304|fundidos=0S304|funf=1H501|funghi=0S50G|funghi nell ottica=0R50G|funghi nelle lenti=0R50G|" +
	"fungo=0R58G|fungos=0R580|fungus=0R503|fungusbefall=0R501|funkcjonalny=1V040|funkcjonuje=2004021040|funktion eingeschrankt=0R301|" +
	"funktionieren=21001|funktioniert=1V0012000121001|funktionsfahig=1V001|funktionstuchtig=1V001|funktionsunfahig=0r001|" +
	"funktionsunfahige=0r001|funktionsunfahigem=0r001|funktionsunfahigen=0r001|funktionsunfahiger=0r001|funktionsunfahiges=0r001|" +
	"funziona=1V00G2000G2100G|funziona a volte=0R30G|funziona male=0R30G|funziona ogni tanto=0R30G|funziona solo collegato=0R30G|" +
	"funziona solo un=0R30G|funziona solo una=0R30G|funziona un solo canale=0R30G|funzionamento irregolare=0R30G|" +
	"funzionamento saltuario=0R30G|funzionano=2100G|funzionante=1V00G|funzionare=2100G|fuori servizio=0R30G|" +
	"fuori uso=0R30G|fur=0c001100021T001|fur loss=0R802|furada=0S480|furadas=0S480|furadeira=1WC80|furado=0S480|" +
	"furados=0S480|furinho=0R580|furinhos=0R580|furnierschaden=0R401|furo=0S580|furo de traca=0R580|furos=0R580|" +
	"fuse blown=0R302|fuss=1U001|futeral=020400H0400K040|futeralu=020400K040|futra=10040|futro=10040|futter=1R001|" +
	"fuß=1U001|gaat=0h02021020|gaat steeds uit=0R320|gaat stroef=0R320|gaat vanzelf uit=0R320|gaatje=0R520|" +
	"gaatjes=0R520|gabki=1R040|gafas=1Q0041Wc04|gains=0y002|gains minutes=0R302|galka=0#040|galki=0#040|gamba=1R00G|" +
	"gambe=1R00G|gamepad=0K003|gammel=0R5010R820|gant=1U008|ganz=03001|garabateada=0R804|garabateadas=0R804|" +
	"garabateado=0R804|garabateados=0R804|garabatos=0R804|garage=1V00B|garanderen=1w020|garanti=1w008|garanti authentique=0f008|" +
	"garantia=1V0841u084|garantie=1V0091u0291w008|garantiere=1w001|garantieren=1w001|garantiert=1w001|garantir=1w088|" +
	"garantir si=1z008|garantire=1w00G|garantisco=1w00G|garantita=1w00G|garantita autentica=0f00G|garantito autentico=0f00G|" +
	"garantizada=1w004|garantizado autentico=0f004|garantizar=1w004|garantizo=1w004|garanto=1w080|garanzia=1V00G1u00G|" +
	"gasket=1R002|gasnie=0h0401n040|gast pelo tempo=0R880|gast pelo uso=0R880|gastada=0S884|gastadas=0S884|" +
	"gastado=0S884|gastados=0S884|gastas=0R880|gat=0S520|gaten=0R520|gauche=1h008|gauchi=0R408|gauchie=0R408|" +
	"gauchies=0R408|gauchis=0R408|gave up the ghost=0r002|gaveta=0#080|gavetas=0#080|gbp=0Q002|gdyby=0n0400l040|" +
	"gdyz=1T040|gdzie=1T040|gear=1R002|gears skip=0R302|gears slip=0R302|gears slipping=0R302|gebannt=0S301|" +
	"gebannte=0S301|gebanntem=0S301|gebannten=0S301|gebannter=0S301|gebanntes=0S301|gebarsten=0R220|gebaut=1u001|" +
	"geblaht=0S301|geblokkeerd=0r020|geblokkeerd door provider=0r020|geblokkeerde=0r020|gebrauchsspuren=1y001|" +
	"gebraucht=1V0011u001|gebraunt=0S801|gebraunte=0S801|gebrauntem=0S801|gebraunten=0S801|gebraunter=0S801|" +
	"gebrauntes=0S801|gebrek=0S420|gebreken=0S420|gebrochen=0R201|gebrochen weiß=17001|gebrochene=0R201|gebrochenem=0R201|" +
	"gebrochenem weiß=17001|gebrochenen=0R201|gebrochener=0R201|gebrochenes=0R201|gebrochenes weiß=17001|" +
	"gebroken=0R220|gebroken wit=17020|gebruik=1u020|gebruiken=1u020|gebruikerssporen=1y020|gebruiksaanwijzing=1k020|" +
	"gebruiksslijtage=0R820|gebruikssporen=1y020|gebruikt=1u020|gebruind=0R820|gebruinde=0R820|gebruinde pagina s=0R820|" +
	"gebutst=0R420|gebutste=0R420|gecorrodeerd=0R520|gecorrodeerde=0R520|gedeukt=0R720|gedragen=1u020|geeft de geest=0r020|" +
	"geeft een fout=0R320|geeft error=0R320|geeft geen beeld=0R320|geeft geen teken van leven=0r020|geen=1C0201#020|" +
	"geen beeld meer=0R320|geen garantie op echtheid=0W020|geen geluid meer=0R320|geen teken van leven=0r020|" +
	"geerbt=1V001|gefalscht=0N001|gefalschte=0N001|gefalschten=0N001|gefalschter=0N001|gefalschtes=0N001|gefunden=1V001|" +
	"gegarandeerd=1w020|gegenlichtblende=1k001|gegenstuck fehlt=1K001|gehause=0C0011R001|gehause ohne objektiv=0D001|" +
	"gehavend=0R420|gehavende=0R420|gehen=21001|gehfalten=0R801|gehort=0j001|geht=0h00121001|geht etwas nach=0R301|" +
	"geht etwas vor=0R301|geht falsch=0R301|geht immer aus=0R301|geht immer wieder aus=0R301|geht leicht nach=0R301|" +
	"geht standig aus=0R301|geht stark nach=0R301|geht ungenau=0R301|geige=1WB01|geist aufgegeben=0r001|geisterbild=0R301|" +
	"gekauft=0E0011T0011V001|geklebt=14001|geknickt=0R401|geknickte=0R401|geknicktem=0R401|geknickten=0R401|" +
	"geknickter=0R401|geknicktes=0R401|gekocht=0E020|gekost=07020|gekostet=07001|gekrast=0R720|gelangt=0R301|" +
	"gelangte=0R301|gelangtem=0R301|gelangten=0R301|gelangter=0R301|gelangtes=0R301|gelekte batterijen=0R520|" +
	"gelijmd=14020|gelockert=0S301|gelockerte=0S301|gelockertem=0S301|gelockerten=0S301|gelockerter=0S301|" +
	"gelockertes=0S301|geluid=21020|gemaakt=140201u020|gemalde=1WW01|gene=0j008|generaluberholt=14001|generaluberholte=14001|" +
	"generaluberholtem=14001|generaluberholten=14001|generaluberholter=14001|generaluberholtes=14001|genuine=0f0021V002|" +
	"genutzt=1u001|geoxideerd=0R520|geoxideerde=0R520|gepflegt=1V001|gepild=0R820|gepillt=0R801|geproduceerd=1u020|" +
	"gequollen=0R301|gequollene=0R301|gequollenem=0R301|gequollenen=0R301|gequollener=0R301|gequollenes=0R301|" +
	"gerafeld=0R820|gerafelde=0R820|gerat=0C001|gerausch=0S301|gerausche=0S301|gerauschentwicklung=0R301|gercures=0R208|" +
	"gereinigt=14001|gerepareerd=14020|gerestaureerd=14020|gereviseerd=14020|geringe reichweite=0R301|gerissen=0R201|" +
	"gerissene=0R201|gerissenem=0R201|gerissenen=0R201|gerissener=0R201|gerissenes=0R201|geschenk=1V021|geschenkt=1V001|" +
	"gescheurd=0R420|geschnitzt=1V001|gesp=0#020|gespielt=1u001|gesplittert=0R301|gesplitterte=0R301|gesplittertem=0R301|" +
	"gesplitterten=0R301|gesplitterter=0R301|gesplittertes=0R301|gesprongen=0R220|gesprungen=0R201|gesprungene=0R201|" +
	"gesprungenem=0R201|gesprungenen=0R201|gesprungener=0R201|gesprungenes=0R201|getauscht=14001|getestet=1V001|" +
	"getragen=1V0011u001|getriebe=1R001|getriebeschaden=0R301|gets very hot=0R302|gevlekt door vocht=0R720|" +
	"gewahrleistung=1u001|gewartet=14001|gewechselt=14001|ggf=01001|ghost image=0R702|ghost touch=0R322|ghost touches=0R302|" +
	"ghosting=0S302|giacca=1W70G|gibt kein bild=0R301|gicleur bouche=0R308|gift=1V002|gifted=1V002|gig bag=02002|" +
	"gilding loss=0R802|gilding rubbed=0R802|gilding worn=0R802|gilt loss=0R802|gilt rubbed=0R802|gilt wear=0R802|" +
	"gilt worn=0R802|ging verloren=0s001|gioco=1u00G|gioco eccessivo=0R40G|gira=2108K|giradischi=1WL0G|girano=2100G|" +
	"girls=1V002|gitaar=1W920|gitara=1W940|gitare=1W940|gitarre=1W901|gitary=1W940|given up the ghost=0r002|" +
	"glas=0L0211R021|glasbreuk=0R120|glasbruch=0R201|glaskorrosion=0R501|glaskringen=0R720|glaspilz=0R501|" +
	"glasrander=0R701|glasrot=0R520|glass=1R002|glass ring marks=0R802|glass sickness=0R702|glasses=1Q0021Wc02|" +
	"glasurrisse=0R201|glaze flake=0R702|glaze flakes=0R702|glaze loss=0R702|glaze pops=0R702|glazing wear=0R802|" +
	"glazuurbarsten=0R220|glazuurfout=0R720|glazuurschade=0R720|gleboka=0V040|gleboki=0V040|glebokie=0V040|" +
	"gleichlaufschwankungen=0R301|gli=0600G0v00G|glitch=0S302|glitches=0R302|glitching=0R302|glitchy=0R302|" +
	"glosne lozyska=0R340|glosnik=1R0401U0401WK40|glosnika=1R0401U040|glosniki=1Q0401WK40|glosnikow=1WK40|" +
	"glove=1U002|glowka=1R040|gluchy=0T040|glue marks=0R902|glue residue=0R902|glued=14002|glued back=0R202|" +
	"glued together=0R202|gnawed=0R302|gniazda=1R040|gniazdo=1R040|gnon=0R708|gnons=0R708|gocciola=0R30G|gocciolamento=0R30G|" +
	"godzin=1r040|godzinach=1v040|goes=0h002|goes in and out=0R302|gola=1R080|gold wear=0R802|goldabrieb=0R801|" +
	"golpe=0S704|golpe lateral=0R304|golpecito=0R704|golpecitos=0R704|golpes=0R704|golpetazo=0R704|golpetazos=0R704|" +
	"goma despegada=0R804|gomma a terra=0R30G|gomma forata=0R30G|gomma scollata=0R80G|gomme=1R00G|gomme a terra=0R30G|" +
	"gomme da cambiare=0R30G|gomme decollee=0R808|gomme finite=0R30G|gomme lisce=0R30G|gomme secche=0R30G|" +
	"gondole=0R408|gondolee=0R408|gondolees=0R408|gondoles=0R408|gone=0s002|gone missing=0s002|gone sticky=0R802|" +
	"gone walkabout=0s002|gone yellow=0R802|gonfia=0S30G|gonfie=0S30G|gonfio=0S30G|gonfle=0S308|gonflee=0S308|" +
	"gonflees=0S308|gonfles=0S308|good=1V002|google locked=0r002|google slot=0r020|gordurenta=0R980|gordurentas=0R980|" +
	"gordurento=0R980|gordurentos=0R980|gore=0S70G|gore di umidita=0R70G|got lost=0s002|got wet=0R302|gotea=0R304|" +
	"goteo=0R304|goteos=0R304|gouge=0R702|gouged=0R702|gouges=0R702|gr=1j001|gra=22040|gra jednym kanalem=0R340|" +
	"gra tylko jeden kanal=0R340|graba=21004|gracchia=0R30G|gracchiano=0R30G|gracchiante=0R30G|gracchianti=0R30G|" +
	"grade aaa=0N002|graffi=0R70G|graffi di gatto=0R40G|graffiata=0R70G|graffiate=0R70G|graffiati=0R70G|graffiato=0R70G|" +
	"graffiato dal gatto=0R40G|graffiatura=0R70G|graffiature=0R70G|graffietti=0R70G|graffiettini=0R70G|graffiettino=0R70G|" +
	"graffietto=0R70G|graffini=0R70G|graffio=0R70G|grafikfehler=0R301|graisseuse=0R908|graisseux=0R908|graja=22040|" +
	"gram=1u040|gramofon=1WL40|gramofonu=1WL40|grand=1V00A|grande=1V08S|grandfather=1V002|grandma=1V002|grandmere=1V008|" +
	"grandmother=1V002|grandpa=1V002|granny=1V002|gras=0S908|grasa=0S904|grasienta=0R904|grasientas=0R904|" +
	"grasiento=0R904|grasientos=0R904|grasse=0S908|grasses=0S908|gratis=0p040|grava=21080|grease spot=0R702|" +
	"grease spots=0R702|grease stain=0R702|greasy=0S802|great=1V002|green line on=0R302|green lines=0R302|" +
	"green residue=0R802|grenier=1V008|gresille=0R308|gresillement=0R308|gresillements=0R308|gretada=0R280|" +
	"gretadas=0R280|gretado=0R280|gretados=0R280|gretas no couro=0R580|gribouillages=0R808|gribouille=0R808|" +
	"gribouillee=0R808|gribouillees=0R808|gribouilles=0R808|gribouillis=0R808|grieta=0R204|grietas=0R204|grifada=0R780|" +
	"grifadas=0R780|grifado=0R780|grifados=0R780|griff=0L0010#001|griffe=1R001|griffe par le chat=0R408|griffes=0S708|" +
	"griffes de chat=0R408|griffonne=0R808|griffonnee=0R808|griffonnees=0R808|griffonnes=0R808|griffure=0R708|" +
	"griffures=0R708|griffures de chat=0R408|grillee=0S308|grillees=0S308|grillepain=1WQ08|grime=0R902|grimy=0R902|" +
	"grince=0S308|grind=21002|grinder=1R0021k002|grinding noise=0R302|grinds=21002|grinze=0S80G|grip coming loose=0R802|" +
	"grip decolle=0R808|gripada=0R384|gripadas=0R384|gripado=0R384|gripados=0R384|grippata=0R30G|grippate=0R30G|" +
	"grippati=0R30G|grippato=0R30G|grippe=0R308|grippee=0R308|grippees=0R308|grippes=0R308|groene streep=0R320|" +
	"groezelig=0R920|groezelige=0R920|groove wear=0R802|gros=0V008|gross=1V001|grosse=0V0091j001|grossmutter=1V001|" +
	"grossvater=1V001|grotty=0R902|ground hum=0R302|ground loop=0R302|groß=1V001|große=0V0011j001|großmutter=1V001|" +
	"großvater=1V001|großvaters=1V001|grubbiness=0R902|grubby=0R902|grudenta=0R580|grudento=0R580|grundriss=17001|" +
	"grune linie im display=0R301|grunspan=0R501|gryf=1R040|gryfie=1R040|gryfu=1R040|grzbiecie=1R040|grzbiet=1R040|" +
	"grzeje=21040|grzyb=0S540|grzyb na soczewkach=0R540|grzyba=0S540|grzybek w obiektywie=0R540|grzyby=0S540|" +
	"guante=1U004|guanto=1U00G|guanto singolo=1K00G|guarantee=1V0021w002|guaranteed=1u0021w002|guarnizione della testata=0R30G|" +
	"guarnizione testa=0R30G|guarnizioni=1R00G|guarnizioni da sostituire=0R30G|guasta=0R30G|guaste=0R30G|guasti=0R30G|" +
	"guasto=0R30G|gubi=0y040|gubi polaczenie=0R340|gubi synchronizacje=0R340|gubi zasieg=0R340|guidao=0#080|" +
	"guidon=1R008|guitar=1W902|guitare=1W908|guitarra=1W984|guitars=1W902|gum disturbance=0R802|gummed up=0R302|" +
	"gunked up=0R302|gunky=0R902|gurt=0H001|gut=1V001|gute=1V001|gutem=1V001|guter=1V001|guzik=0#040|guzika=0#040|" +
	"guziki=0#040|gwarancja=1V0401u040|gwarancji=1V0401u040|gwarancji ze=1w040|gwarantowac=1w040|gwarantowana=1w040|" +
	"gwarantuje=1w040|ha=0k00G0v00K|ha bisogno di=1800G|ha perdido color=0R804|ha perdido el bano=0R804|ha perso colore=0R80G|" +
	"ha preso umidita=0R10G|ha smesso di funzionare=0r00G|ha tirato le cuoia=0r00G|haarbarst=0R220|haarbarstje=0R220|" +
	"haarbarstjes=0R220|haarlijn=0R220|haarlijnen=0R220|haarriss=0R201|haarrisse=0R201|haarscheur=0R220|haarscheuren=0R220|" +
	"haarscheurtje=0R220|haarscheurtjes=0R220|haben=0k0010q0010v001|hace=0k004|hace chispas=0R304|hace ruido=0R304|" +
	"hace ruidos=0R304|hace saltar=0R304|hace un ruido=0R304|hacen=0k004|had=0k0220q0220v022|had a hard life=0R802|" +
	"had better days=0R802|hafte=0l001|haften=0l001|haftet=0l001|haftung=0l001|hagelschaden=0R401|hair is frizzy=0R802|" +
	"hairline marks=0R802|hairlines=0R802|hakelig=0R301|hakelige=0R301|hakeligem=0R301|hakeligen=0R301|hakeliger=0R301|" +
	"hakeliges=0R301|hakken=1R020|hakt=0S301|halas=0S340|halasuje=0S340|halbes=0i001|half=0i022|hallmark worn=0R802|" +
	"hallmarks rubbed=0R802|hals=1R001|hals krom=0R320|hals verdreht=0R301|halsbreuk=0R220|halsbruch=0R201|" +
	"halskette=1WV01|halt=21001|halt die stimmung nicht=0R301|halt keine ladung=0R301|halve=0i020|hammered finish=17002|" +
	"hamulca=1R040|hamulce=1R040|hamulce nie lapia=0R340|hamulce piszcza=0R340|hamulce slabe=0R340|hamulcow=1R040|" +
	"hamulec=1R040|hand=1V003|hand distressed=17002|handbag=1W502|handbags=1W502|handbemalt=1V001|handgemacht=1V001|" +
	"handle=0#002|handle glued=0R202|handle off=0R202|handleiding=1k020|handles=1R002|handmade=1V002|hands loose=0R302|" +
	"handschoen=1U020|handschuh=1U001|handtasche=1W501|handvat=0#020|handy=1W201|handyman special=0R602|hangen=0T001|" +
	"hangt=0S301|hangt los=0R320|hangt sich auf=0R301|hanno gioco=0R40G|hanno smesso di funzionare=0r00G|haperend=0S320|" +
	"haperende=0S320|hapering=0S320|haperingen=0S320|hapert=0R320|hard case=02002|hard to start=0R302|hardcover copy=17002|" +
	"hardly=1C0021V002|hardware=1R002|hardware tarnish=0R802|hardware tarnishing=0R802|harshly cleaned=0R802|" +
	"has=0k0020q0020v002|has a puncture=0R402|has been lost=0s002|has come off=0s002|has gone tacky=0R802|" +
	"has to be plugged in=0R302|haslo do bios=0r040|haslo na bios=0r040|hasn=0v002|hasn t=1C002|hat=0k0010q0010v001|" +
	"hat gekostet=07001|hat schon bessere tage gesehen=0R801|hat viel spiel=0R301|hatte=0k001|haus=1V001|haut parleur creve=0R308|" +
	"have=0j0020k0020q0020v002|have to jiggle=0R302|have to wiggle=0R302|haven=0v002|haven t=1C002|having=0v002|" +
	"hay que ajustar=0R604|hay que arreglar=0R604|hay que arreglarla=0R604|hay que arreglarlo=0R604|hay que barnizar=0R604|" +
	"hay que cambiar=0R604|hay que cambiarla=0R604|hay que cambiarle=0R604|hay que cambiarlo=0R604|hay que coser=0R604|" +
	"hay que coserlo=0R604|hay que engrasar=0R604|hay que lavar=0R904|hay que lijar=0R604|hay que limpiar=0R904|" +
	"hay que limpiarla=0R904|hay que limpiarlo=0R904|hay que mover el cable=0R304|hay que moverlo=0R304|hay que pegar=0R604|" +
	"hay que pegarlo=0R604|hay que pintar=0R604|hay que pintarlo=0R604|hay que ponerle=0R604|hay que reparar=0R604|" +
	"hay que repararla=0R604|hay que repararlo=0R604|hay que restaurar=0R604|hay que restaurarla=0R604|hay que restaurarlo=0R604|" +
	"hay que revisar=0R604|hay que soldar=0R604|hay que tapizar=0R604|hay que tapizarlo=0R604|haze=0S502|hazy=0S502|" +
	"hdmi=1A003|he=1e002|he perdido=0s004|headphone=1WJ02|headphones=1Q0021WJ02|headset play=0R302|headstock=1R002|" +
	"headstock break=0R202|headstock repair=0R202|heat=21002|heat mark=0R702|heat marks=0R702|heating=21002|" +
	"heats=21002|heavily=0V002|heavily played=0R802|heavy=0V002|hebben=0v020|hecha anicos=0R104|hecha pedazos=0R104|" +
	"hecha trizas=0R104|hecho=1V004|hecho anicos=0R104|hecho pedazos=0R104|hecho trizas=0R104|hechos anicos=0R104|" +
	"heeft=0k0200q020|heel=1R002|heel drag=0R802|heel rub=0R802|heel tip missing=0R402|heel tips missing=0R402|" +
	"heels=1R002|heirloom=1V002|heiss=21001|heizt=21001|held on with=0R402|held together with=0R402|held with tape=0R402|" +
	"help=1V002|hemos perdido=0s004|hendidura=0R204|hendiduras=0R204|hengsel=1R020|henkelspur=0R701|her=1T002|" +
	"herdado=1V080|here=1V002|heredado=1V004|herencia=1V004|hergestellt=1u001|heritage=1V00A|herite=1V008|" +
	"herkent=21020|herren=1V001|herrumbre=0R504|herrumbrosa=0R504|herrumbrosas=0R504|herrumbroso=0R504|herrumbrosos=0R504|" +
	"hersteld=14020|heruntergefallen=0R401|heruntergekommen=0R801|heruntergekommene=0R801|heruntergekommenem=0R801|" +
	"heruntergekommenen=0R801|heruntergekommener=0R801|heruntergekommenes=0R801|het=060200v020|hidrolise=0R580|" +
	"hierro=1V004|hierro fundido=17004|hilo sacado=0R404|hilo suelto=0R404|hilos sacados=0R404|hilos sueltos=0R404|" +
	"hinchada=0S304|hinchadas=0S304|hinchado=0S304|hinchado por humedad=0R404|hinchados=0S304|hinge=1R002|" +
	"hinge remnant=0R802|hinge remnants=0R802|hinge split=0R402|hinge starting=0R402|hinge thin=0R802|hinge thins=0R802|" +
	"hinges cracked=0R402|hinges starting=0R402|his=1T002|hiss=0S302|hissing=0S302|hit and miss=0S302|hit or miss=0S302|" +
	"hoek=1R020|hoeken=1R020|hoekje af=0R720|hoes=02020|hoge actie=0R320|hohenschlag=0R301|hoja suelta=0R804|" +
	"hojas sueltas=0R804|hold=22002|hold a charge=21002|hold charge=21002|holds=22002|holds a charge=21002|" +
	"hole=0S502|holes=0R502|holgura=0R304|holz=1V001|holzwurm=0R501|holzwurmbefall=0R501|homage=0N002|hombre=1V004|" +
	"home=1V002|hommage=0N008|homme=1V008|hongo=0S504|hongos=0S504|hood=1k002|hood faded=0R802|hoops=1Q002|" +
	"horizontal line on screen=0R302|horloge=1W320|horlogeband=1o020|hors d etat=0R308|hors d usage=0R308|" +
	"hors service=0R308|hose=0#0021W801|hot pixel=0R302|hot pixels=0R302|hot water=0e002|hotpixel=0R301|houdt geen lading=0R320|" +
	"hours=1r0021v002|house=1V002|housing=1R002|housse=02008|houtrot=0R520|houtworm=0R520|however=0G002|hp locked=0r002|" +
	"hs=0R308|hucza lozyska=0R340|huele a quemado=0R304|huele mal=0R904|huellas del tiempo=0R804|huile=0z008|" +
	"huile sur les lamelles=0R308|huit=1H808|hulle=020010K001|humea=0R304|humedades=0S504|humidade na=0R580|" +
	"humidade nas=0R580|humming=0S302|hums=0R302|hundida=0R704|hundidas=0R704|hundido=0R704|hundidos=0R704|" +
	"hundimiento=0R704|hundimientos=0R704|hydrolyse=0R508|hydrolysis=0R502|hydrolyzed=0R502|i=050400600G0v00G1e002|" +
	"ich=1e001|icloud attivo=0r00G|icloud bloccato=0r00G|icloud bloqueado=0r004|icloud gesperrt=0r001|icloud lock=0r002|" +
	"icloud locked=0r002|icloud non rimosso=0r00G|icloud non supprime=0r008|icloud slot=0r020|icloud sperre=0r001|" +
	"icloud vergrendeld=0r020|icloud verrouille=0r008|idea if=1z002|ideal=1V040|idealna=1V040|idealne=1V040|" +
	"idealnie=1V040|idealny=1V040|idealnym=1V040|idee of=1z020|idrolisi=0R50G|if=0l002110021T002|iffy=0S302|" +
	"igla=0#040|igle=0#040|igly=0#040|ignore l authenticite=0W008|ihrer=1T001|ihres=1T001|ik=1e020|il=0600G0v00G|" +
	"ilosc=1X040|im=0v0011T001|im eimer=0r001|im konvolut=1g001|im lieferumfang=0p001|image=1V00A2100A|image remanente=0R708|" +
	"image retention=0R702|imagem=21080|imagen=21004|imagen fantasma=0R704|imagen quemada=0R704|imballo=1O00G|" +
	"imbarcata=0R40G|imbarcate=0R40G|imbarcati=0R40G|imbarcato=0R40G|imei blacklisted=0r002|imei bloccato=0r00G|" +
	"imei blocked=0r002|imei bloque=0r008|imei bloqueado=0r084|imei geblokkeerd=0r020|imei gesperrt=0r001|" +
	"imei in blacklist=0r00G|imei reportado=0r004|imitacao=0N080|imitacion=0N004|imitacion buena=0N004|imitacion de marca=0N004|" +
	"imitaciones=0N004|imitacja=0N040|imitacja futra=17040|imitacja skory=17040|imitacje=0N040|imitacji=0N040|" +
	"imitacoes=0N080|imitat=0N001|imitatie=0N020|imitaties=0N020|imitation=0N00B|imitation de=0N008|imitationen=0N001|" +
	"imitations=0N00A|imitazione=0N00G|imitazione di=0N00G|imitazioni=0N00G|immagine=2100G|impact=0S7080j002|" +
	"impact damage=0R402|impacts=0R708|imperfeccion=0S804|imperfecciones=0S804|imperfection=0S8080R802|imperfections=0S8080R802|" +
	"imperfezione=0S80G|imperfezioni=0S80G|impolverata=0RA0G|impolverate=0RA0G|impolverati=0RA0G|impolverato=0RA0G|" +
	"imprecisa=0R30G|impreciso=0R30G|impresora=1WM04|impressora=1WM80|imprimante=1WM08|imprime=2108C|improperly cleaned=0R802|" +
	"imunda=0R980|imundas=0R980|imundo=0R980|imundos=0R980|in=0v02J1T02J|in blacklist=0r00G|in blocco=1g00G|" +
	"in corto=0R30G|in die jahre gekommen=0R801|in een keer weg=1s020|in een koop=1g020|in frantumi=0R10G0R20G|" +
	"in het water gevallen=0R120|in mille pezzi=0R10G|in tausend teile=0R101|in the manner of=0W002|in water gelegen=0R120|" +
	"inalambrico=1V004|inauthentic=0N002|inbegrepen=0p020|inceppata=0R30G|inceppate=0R30G|inceppati=0R30G|" +
	"inceppato=0R30G|inchada=0S380|inchadas=0S380|inchado=0S380|inchados=0S380|incidentata=0R30G|incidentate=0R30G|" +
	"incidentati=0R30G|incidentato=0R30G|incl=010021!023|include=0j0021!002|included=0p002|includes=1!002|" +
	"including=1!002|incluida=0p084|incluidas=0p084|incluido=0p084|incluidos=0p084|inclus=0p008|inclusa=0p08G|" +
	"inclusas=0p080|incluse=0p00O|incluses=0p008|inclusi=0p00G|incluso=0p08G|inclusos=0p080|incluss=0p008|" +
	"incluye=1!004|incollata=1400G|incollate=1400G|incollati=1400G|incollato=1400G|incompleet=0R620|incomplet=0R608|" +
	"incompleta=0R68K|incompletas=0R684|incomplete=0R60Q|incompletes=0R608|incompleti=0R60G|incompleto=0R68K|" +
	"incompletos=0R684|incomplets=0R608|incriccata=0R30G|incriccate=0R30G|incriccati=0R30G|incriccato=0R30G|" +
	"incrinata=0R20G|incrinate=0R20G|incrinati=0R20G|incrinato=0R20G|incrinatura=0R20G|incrinature=0R20G|incrostata=0R90G|" +
	"incrostate=0R90G|incrostati=0R90G|incrostato=0R90G|incrostazione=0R90G|incrostazioni=0R90G|incrustada=0R980|" +
	"incrustadas=0R980|incrustado=0R980|incrustados=0R980|incurvata=0S40G|incurvate=0S40G|incurvati=0S40G|" +
	"incurvato=0S40G|indien=0l020|indissociable=1s008|indosso=1u00G|inestable=0S304|infeltrimento=0R80G|infeltrita=0R80G|" +
	"infeltrite=0R80G|infeltriti=0R80G|infeltrito=0R80G|infiltrazione di luce=0R30G|infiltrazioni d acqua=0R30G|" +
	"infiltrazioni di luce=0R30G|influe=0j008|influence=0j00A|influisce=0j00G|influye=0j004|ingedeukt=0R720|" +
	"ingedeukte=0R720|ingescheurd=0R420|ingescheurde=0R420|ingiallimenti=0R80G|ingiallimento=0R80G|ingiallita=0R80G|" +
	"ingiallite=0R80G|ingialliti=0R80G|ingiallito=0R80G|ingiallitura=0R80G|ingialliture=0R80G|ingolfata=0R30G|" +
	"ingolfate=0R30G|ingolfati=0R30G|ingolfato=0R30G|ingrippata=0R30G|ingrippate=0R30G|ingrippati=0R30G|ingrippato=0R30G|" +
	"inherited=1V002|inicia=21080|inizio di funghi=0R50G|inizio funghi=0R50G|ink mark=0R702|ink marks=0R702|" +
	"ink stain=0R702|inkepingen=0R720|inkl=010011!001|inktvlek=0R720|inktvlekken=0R720|inna=1N040|inne=1N040|" +
	"innen=1R001|innenfutter=1R001|inny=1N040|innych=1N040|inoperable=0r002|inoperative=0r002|inpainting=0R202|" +
	"ins wasser gefallen=0R101|inserate=0w001|inservibile=0r00G|inservibili=0r00G|inservible=0r004|inservibles=0r004|" +
	"inside=1R002|insieme=1s00G|insoles=1k002|inspirado=0u084|inspire=0u008|inspire de la marque=0N008|inspired=0u0021b002|" +
	"inspiriert=0u001|inspirowana=0u0401b040|inspirowane=0u040|inspirowany=0u0401b040|instabil=0R301|instabile=0S30G0R301|" +
	"instabilem=0R301|instabilen=0R301|instabiler=0R301|instabiles=0R301|instabili=0S30G|instandgesetzt=14001|" +
	"instandsetzungsbedurftig=0R601|instandsetzungsbedurftige=0R601|instandsetzungsbedurftigem=0R601|instandsetzungsbedurftigen=0R601|" +
	"instandsetzungsbedurftiger=0R601|instandsetzungsbedurftiges=0R601|instrucciones=1V004|instruction booklet=1k002|" +
	"instructions=1V00A|instrukcja=020401k040|instrukcje=1k040|instrukcji=1k040|insured=0l002|intaccata=0R70G|" +
	"intaccate=0R70G|intaccati=0R70G|intaccato=0R70G|intasata=0R30G|intasate=0R30G|intasati=0R30G|intasato=0R30G|" +
	"intensief gebruikt=0R820|intensywnie uzytkowana=0R840|intensywnie uzytkowane=0R840|intensywnie uzytkowany=0R840|" +
	"intensywnie uzywana=0R840|intensywnie uzywane=0R840|intensywnie uzywany=0R840|interesse=1u001|interested=1u002|" +
	"interior=1R086|intermitencia=0R304|intermitencias=0R304|intermittent=0R30A|intermittently=0R302|intermittenza=0R30G|" +
	"interno=1R08K|into=1T002|introuvable=0s008|inundada=0R180|inundadas=0R180|inundado=0R180|inundados=0R180|" +
	"inutilisable=0r008|inutilisable en l etat=0r008|inutilizable=0r004|inutilizavel=0r080|inutilizzabile=0r00G|" +
	"inutilizzabili=0r00G|invece di=0700G|invoice=1V002|io=1e00G|ipad=1Wj02|ipad disabled=0r002|iphone=1W202|" +
	"iphone disabled=0r002|iphone unavailable=0r002|iron=1V002|iron mark=0R702|irreparabile=0r00G|irreparabili=0r00G|" +
	"is=0q0220v022|is stuk=0R320|iskrzy=0R340|isn t=1C002|isn t there=0s002|isnt=1C002|ispirata=0u00G|ispirato=0u00G|" +
	"issue=0b002|issues=0b002|ist=0q0010v001|ist weg=0s001|istruzioni=1V00G|it=0v002|item=1V002|items=0w0021t002|" +
	"its=0v002|itself=1v002|itv caducada=0R304|itv desfavorable=0R304|izquierda=1h004|izquierdas=1h004|izquierdo=1h004|" +
	"izquierdos=1h004|j=1e008|ja=1e040|ja nao liga=0r080|ja teve melhores dias=0R880|ja viu dias melhores=0R880|" +
	"ja viu melhores dias=0R880|jaar=1r020|jack is loose=0R302|jacke=1W701|jacket=1W702|jahr=1r001|jahre=1r001|" +
	"jahren=1r001|jak=1T040|jakies=0V040|jakis=0V040|jako=1T0401V040|jakosc=1V040|jakosc aaa=0N040|jakosc lustrzana=0N040|" +
	"jamais=1C008|jammed=0S302|jante voilee=0R308|jantes=1R088|jas=1W720|jauni=0S808|jauni par=0R808|jaunie=0S808|" +
	"jaunies=0S808|jaunis=0S808|jaunissement=0R808|jaunissement du vernis=0R208|jaunissements=0R808|je=1e008|" +
	"je ne separe pas=1s008|jean dechire=17008|jean troue=17008|jeans=1Q0021W802|jeans rotos=17004|jeans strappati=1700G|" +
	"jeans strappato=1700G|jeansy=1Q0401W840|jeden=1H140|jeden kanal nie=0R340|jeden kolczyk=1K040|jedenascie=1HB40|" +
	"jedenastu=1HB40|jedna=1H140|jedna z pary=1K040|jednak=0G040|jednakze=0G040|jednego=1H140|jedno=1H140|" +
	"jedoch=0G001|jedwab=1V040|jedynie=1M0401L040|jego=1T040|jej=1T040|jesli=0n0400l0401T040|jest=0q0400v040|" +
	"jeweils=0Y001|jezeli=0n0400l040|jirones=0R404|job lot=0!002|joblot=0!002|jogo=1u080|joint=1R00A|joints are loose=0R402|" +
	"joints loose=0R402|joue=1u008|joypad=0K00G|joystick=1R008|joystick drift=0R320|juego=1f0041u004|junta de culata=0R304|" +
	"juntas=1s004|junto=1s084|juntos=1s084|jurk=1W620|just=1L002|juz=030400x040|kaal gesleten=0R820|kaalgesleten=0R820|" +
	"kabel=0L0211R0611k061|kabel do ladowania=17040|kabel zasilajacy=17040|kabelbruch=0R301|kabellos=1V001|" +
	"kabla=1R0401k040|kablu=1R040|kaffee kommt=21001|kaffeemaschine=1WR01|kale plek=0R820|kale plekken=0R820|" +
	"kalkaanslag=0R920|kalkablagerungen=0R901|kalkflecken=0R701|kalkrander=0R901|kamera=1W141|kameras=1W101|" +
	"kamery=1W140|kamien=10040|kamien kotlowy=0R940|kan=13020|kanaal valt weg=0R320|kanal ausgefallen=0R301|" +
	"kanal fallt aus=0R301|kanapa=1WG40|kanapy=1WG40|kann=13001|kante=1R001|kanten=1R001|kantenabrieb=0R801|" +
	"kantenschaden=0R401|kapie=0S340|kapot=0S320|kapotgebeten=0R420|kapotte=0S320|kappe=1k001|kaput=0S302|" +
	"kaputt=0S3010b001|kaputte=0S3010b001|kaputtem=0S3010b001|kaputten=0S3010b001|kaputter=0S3010b001|kaputtes=0S3010b001|" +
	"kartki wypadaja=0R440|karton=1O041|karton po=0F040|kartonie=1O040|kartonik=1O040|kartonika=1O040|kartonu=1O040|" +
	"kassette=1R001|katalog=1u001|katalogwert=07001|kattenkrassen=0R720|katzenkratzer=0R701|kaufpreis=07001|" +
	"kaum=1C0011V001|kazda=0Y040|kazde=0Y040|kazdy=0Y040|keeps crashing=0R302|keeps disconnecting=0R302|keeps freezing=0R302|" +
	"keeps poor time=0R302|keeps rebooting=0R302|keeps restarting=0R302|keeps tripping=0R302|keeps turning off=0R302|" +
	"kein=1C0011#001|kein bildsignal=0R301|kein druck mehr=0R301|kein lebenszeichen=0r001|keine=1C0011#001|" +
	"keinen=1C0011#001|keinen mucks=0r001|keiner=1C0011#001|keinerlei=1C001|kelderlucht=0R920|keller=1V001|" +
	"kellergeruch=0R901|keramik=1V001|kerb damage=0R402|kerb rash=0R702|kerbed=0R702|kerben=0R701|kerbing=0R702|" +
	"kernel panic=0R302|kette=1R001|ketting=1R020|key=1R002|keyboard=0#002|keyboard shine=0R802|keyed=0S702|" +
	"keys=1R002|keys are shiny=0R802|kicked the bucket=0r002|kids=1V002|kiedy=1T040|kieszen=1R040|kieszeni=1R040|" +
	"kieszenie=1R040|kilka=0V040|kilku=0V040|kinder=1V001|kinderwagen=1Wd21|kink=0S402|kinked=0R402|kinking=0S702|" +
	"kinks=0S402|kippelig=0R301|kippelige=0R301|kippeligem=0R301|kippeligen=0R301|kippeliger=0R301|kippeliges=0R301|" +
	"kippelt=0R301|kittfehler=0R301|kittschaden=0R301|klamka=0#040|klamra=0#040|klamry=0#040|klapka=1R040|" +
	"klappert=0R301|klassisch=1V001|klasyczny=1V040|klavier=1WA01|klawiatura=0#040|klawiatury=0#040|klawisz=1R040|" +
	"klawisze=1R040|klawiszy=1R040|klebereste=0R801|kleberuckstande=0R801|klebrig=0S501|klebrige=0S501|klebrigem=0S501|" +
	"klebrigen=0S501|klebriger=0S501|klebriges=0S501|klebt=0S501|kleeft=0S520|klei sie=0S840|kleid=1W601|klein=0V0211V021|" +
	"kleine=0V021|kleine chips=0R701|kleinem=0V001|kleinen=0V001|kleiner=0V001|kleiner chip=0R701|kleines=0V001|" +
	"klejaca=0S840|klejaca sie=0S540|klejace sie=0S540|klejacy=0S840|klejacy sie=0S540|klejona=14040|klejone=14040|" +
	"klejony=14040|klekocze=0R340|klemmt=0S301|klemt=0R320|klep=0#020|kleurafgifte=0R820|kleverig=0S520|kleverige=0S520|" +
	"klocki=1Wl40|klon=0P040|kloon=0N020|klosz=0#040|klosza=0#040|kluczyk=1k040|klusproject=0R620|knackered=0S302|" +
	"knackser=0R301|knackt=0S301|knarrt=0S301|knarst=0R320|knarzt=0S301|knick=0S401|knicke=0S401|knickspur=0R701|" +
	"knickspuren=0R701|knife=1We02|knife marks=0R702|knippert rood=0R320|knistert=0S301|knitted=1V002|knob=0#002|" +
	"knock off=0N002|knock off version=0N002|knocked=0S702|knocking=0S302|knocking noise=0R302|knockoff=0N002|" +
	"knockoffs=0N002|knocks=0R702|knop=0#020|knopf=0L0010#001|knopfe=0#001|knotchen=0R801|knotchenbildung=0R801|" +
	"know=1V0021u0021w002|know if=1w0021z002|know whether=1w002|knox locked=0r002|kobieta=1V040|kod bledu=0R340|" +
	"koffer=020211k021|koffievlek=0R720|kohlebursten=1R001|kola=0#040|kolatek=0R540|kolatki=0R540|kolba=0#040|" +
	"kolby=0#040|kolczyk=1U040|kolczyki=1WV40|kolczykow=1WV40|kolekcja=1V040|kolekcji=1V040|kolka=1R040|kolka po szklankach=0R740|" +
	"kolko=1R040|kolnierz=1R040|kolnierzyk=1R040|kolo=0#040|kolo bije=0R340|kolor=1V040|koloru=1V040|kolorze=1V040|" +
	"kolumna=1WK40|kolumny=1WK40|komische=0V001|komisches=0V001|komorka=1W240|kompatibel=0J0010c0011b001|kompatible=0J001|" +
	"kompatibles=0J001|kompatybilna=0J0400c040|kompatybilne=0J0400c040|kompatybilny=0J0400c0401b040|komplet=1V0401f040|" +
	"kompletem=1f040|komplett=1V001|kompletu=1f040|komplety=1f040|komputer=1Wi40|komputera=1Wi40|komt los=0R320|" +
	"kondenswasser=0R501|konnte=11001|konsola=1WO40|konsole=1WO41|konsoli=1WO40|kontakte=1R001|kontroler=0K040|" +
	"konvolut=0!001|kopbreuk=0R220|kopci=0R340|kopercie=1R040|koperta=1R040|kopertowka=1W540|koperty=1R040|" +
	"kopfhorer=1WJ01|kopfplatte=1R001|kopfplattenbruch=0R201|kopia=0P0400u0401b040|kopie=0P0610u061|kopien=0P001|" +
	"kopii=0P040|koptelefoon=1WJ20|korek=1k040|korka=1k040|korniki=0R540|kornikow=0R540|koronka=0#040|koronki=0#040|" +
	"korozja=0R540|korozje=0R540|korozji=0R540|korpus=0C040|korpusu=0C040|korrodiert=0R501|korrodierte=0R501|" +
	"korrodiertem=0R501|korrodierten=0R501|korrodierter=0R501|korrodiertes=0R501|korrosion=0R501|kortsluiting=0R320|" +
	"kostete=07001|kostte=07020|kosztowal=07040|kosztowala=07040|kosztowaly=07040|kozak=1U040|kozaki=1W440|" +
	"kraakt=0R320|krabsporen=0R720|kraftige gebrauchsspuren=0R801|krakelury=0R240|krakende potmeters=0R320|" +
	"kras=0R720|krasje=0R720|krasjes=0R720|krassen=0R720|krassporen=0R720|krasvorming=0R720|kratzen beim drehen=0R301|" +
	"kratzer=0L0010R701|kratzern=0R701|kratzig=0S301|kratzige=0S301|kratzige potis=0R301|kratzigem=0S301|kratzigen=0S301|" +
	"kratziger=0S301|kratziges=0S301|kratzspuren=0R701|krawedz=1R040|krawedzi=1R040|krawedziach=1R040|krawedzie=1R040|" +
	"kreca=21040|kreci=21040|kreukels=0S420|krimpscheur=0R220|krimpscheuren=0R220|kritzeleien=0R701|krom getrokken=0R420|" +
	"kromgetrokken=0R420|krone=0#001|krotki=1V040|krotko trzyma=0R340|krusza sie=0R540|kruszaca sie=0R540|" +
	"kruszy sie=0R540|krysztal=1V040|krzesel=1WF40|krzesla=1WF40|krzeslo=1WF40|krzywa=0S440|krzywe=0S440|krzywy=0S440|" +
	"ksiazek=1WP40|ksiazka=1WP40|ksiazka pobiblioteczna=0R740|ksiazki=1WP40|ktora=1T040|ktore=1T040|ktory=1T040|" +
	"ktorych=1T040|kugelschreiberanstreichungen=0R701|kugelschreiberstriche=0R701|kuhlmittelverlust=0R301|" +
	"kuhlschrank=1WU01|kuhlt=21001|kulki na materiale=0R840|kunstbont=17020|kunstenaar onbekend=0W020|kunstleer=17020|" +
	"kunststoff=1V001|kupfer=1V001|kupilam=0E0401T040|kupilem=0E0401T040|kupiona=0E0401T040|kupione=0E0401T040|" +
	"kupiony=0E0401T040|kuren=0S320|kurtka=1W740|kurtke=1W740|kurtki=1W740|kurz=0SA40|kurzschluss=0R301|kurzu=0SA40|" +
	"kwiaty=10040|kwijt=0s020|kwijtgeraakt=0s020|l=0600O0v00O|l unite=0Y008|la=0600S0v00S|la piece=0Y008|laadt=21020|" +
	"laadt niet goed=0R320|laadt niet meer=0R320|laat los=0R320|label=1V002|label wear=0R802|lacci=1k00G|lacerata=0R40G|" +
	"lacerate=0R40G|lacerati=0R40G|lacerato=0R40G|laces=1k002|lacets=1k008|lack=0s0021R001|lack of suction=0R302|" +
	"lackabplatzer=0R701|lackabplatzung=0R701|lackabplatzungen=0R701|lackfehler=0R701|lacking=0s002|lackkratzer=0R701|" +
	"lackplatzer=0R3010R701|lackrisse=0R201|lacks=0s002|lackschaden=0R401|lacquer checking=0R702|lacquer checks=0R702|" +
	"lacquer peel=0R802|lacquer peeling=0R802|lacquer wear=0R802|lacquer worn=0R802|lacznie=1!040|laczy=21040|" +
	"ladder in=0R402|laddered=0S802|lade=0#020|ladebuchse=1R001|ladegerat=0K0010#001|ladekabel=0#001|ladenpreis=07001|" +
	"lader=0#020|ladiert=0R401|ladierte=0R401|ladiertem=0R401|ladierten=0R401|ladierter=0R401|ladiertes=0R401|" +
	"ladies=1V002|ladna=1V040|ladne=1V040|ladny=1V040|ladowarka=020400K0400#040|ladowarke=0#040|ladowarki=020400K0400#040|" +
	"ladt=21001|ladt nicht mehr=0R301|ladt nur noch=0R301|ladt nur sporadisch=0R301|laduja=21040|laduje=21040|" +
	"ladunek=0z040|ladung=21001|lag=0j001|lager kapot=0R320|lagerschade=0R320|lagerschaden=0R301|lagerspuren=0R801|" +
	"lagging=0R302|laggy=0R302|laguje=0S340|laid to board=0R202|laine=1V008|laiton=1V008|lak=1R020|lakbarsten=0R220|" +
	"lakier=1R040|lakieru=1R040|lakierze=1R040|lakschade=0R720|lakschades=0R420|lalka=1WY40|lalki=1WY40|lamelle oleose=0R30G|" +
	"lamelle unte=0R30G|lamelles grasses=0R308|lamelles huileuses=0R308|laminas com oleo=0R380|lamp=1WE22|" +
	"lampa=1WE40|lampa blyskowa=1R040|lampada=1WE0G|lampara=1WE04|lampe=1WE09|lampenschirm=0#001|lampka=1WE40|" +
	"lampki=1WE40|lampshade=0#002|lampy=1WE40|lana=1V00K|lanada=0R204|lanadas=0R204|lanado=0R204|lanados=0R204|" +
	"lanas=0R204|lancette=1R00G|lancuch=1R040|lancuch wyciagniety=0R340|lancucha=1R040|laptop=1Wi42|laptopa=1Wi40|" +
	"laptops=1Wi02|laptopy=1Wi40|large=1V00A|las=060040v004|lasca=0S30G0R780|lascada=0R780|lascadas=0R780|" +
	"lascadinha=0R780|lascadinho=0R780|lascado=0R780|lascados=0R780|lascas=0R780|lasco=0S30G|lascou=0R380|" +
	"laser rot=0R402|lashes=10002|lasquinha=0R780|lasquinhas=0R780|lasst=21001|lasst nach=0S301|lat=1r040|" +
	"lata=1r040|lata swietnosci=0R840|latch=1R002|laten los=0R320|later imitation=0W002|laton=1V004|laufmasche=0R401|" +
	"laufmaschen=0R401|lauft=21001|lauft nicht durch=0R301|lauft nur am netzteil=0R301|lauft nur am strom=0R301|" +
	"lauft nur mit netzteil=0R301|lauft ruckelig=0R301|lauft ungenau=0R301|lauft unregelmaßig=0R301|lauft unrund=0R301|" +
	"lauft unten aus=0R301|lauft zu langsam=0R301|lautsprecher=1WK01|le=0600O0v00O|le cayo agua=0R104|le entro agua=0R104|" +
	"leak=0S302|leaked=0S302|leaked batteries=0R502|leaking=0R302|leaks=0R302|leaky=0S302|leaky caps=0R302|" +
	"leaky pads=0R302|leather=100021R002|leather cracking=0R502|leather dry=0R802|leather is cracking=0R502|" +
	"leci=21040|lecture=21008|lecz=0G040|leder=100011R001|lederarmband=1o001|lederband=1o001|lederrisse=0R201|" +
	"lediglich=1L001|ledwie dziala=0R340|ledwo dziala=0R340|ledwo trzyma=0R340|lee=21004|leer=0Z001|leere=0Z001|" +
	"leere ovp=0F001|leere verpackung=0F001|leerer=0Z001|leeres=0Z001|leerkarton=0F001|leessporen=0R820|leest=21020|" +
	"leest geen discs=0R320|leest geen games=0R320|leesvouw=0R820|leesvouwen=0R820|left=1h002|left airpod only=1K002|" +
	"left bud only=1K002|left earbud only=1K002|left one only=1K002|left shoe only=1K002|leg=1R002|legatura allentata=0R80G|" +
	"legatura lenta=0R80G|legatura rovinata=0R80G|lege=0Z020|lege doos=0F020|lege verpakking=0F020|leger=0V008|" +
	"legere=0V008|legeres=0V008|legers=0V008|legge=2100G|legge male=0R30G|leggera=0V00G|leggere=0V00G|leggeri=0V00G|" +
	"leggero=0V00G|legit=0f002|legitima=0f084|legitimas=0f004|legitimo=0f084|legitimos=0f084|legno=1V00G|lego=1Wl42|" +
	"legs=0#002|leicht=0V001|leichte=0V001|leichtem=0V001|leichten=0V001|leichter=0V001|leichtes=0V001|leider=03001|" +
	"leinen=1V001|lekka=0V040|lekkage=0R320|lekke band=0R320|lekke banden=0R320|lekkend=0R320|lekkende=0R320|" +
	"lekki=0V040|lekki luz=0R340|lekkich=0V040|lekkie=0V040|lekko=0V040|lekt=0R320|len=1V040|lens=0t0221R022|" +
	"lens cap=1k002|lens creep=0R802|lens error=0R302|lens hood=1k002|lens separation=0R502|lensdop=1k020|" +
	"lenses=0t002|lensloslating=0R320|lensschimmel=0R520|lensseparatie=0R320|lenta=0S30G|lente=0t08K1R08K|" +
	"lentes=0t084|lenti=0t00G|lentille=0t0081R008|lento=0S30G|lepi sie=0S840|lepiaca sie=0S540|lepiace sie=0S540|" +
	"lepiacy sie=0S540|lepka=0S540|lepki=0S540|lepkie=0S540|les=060080v008|leseknick=0R701|leseknicke=0R701|" +
	"leserillen=0R801|lesionata=0R20G|lesionate=0R20G|lesionati=0R20G|lesionato=0R20G|lesioni=0R20G|leuchte=0L001|" +
	"leuchten=21001|leuchtet=21001|levantamientos de pintura=0R204|leve=0V084|leverbaar=1u020|leves=0V084|" +
	"levou queda=0R480|levou tombo=0R480|lewa=1h040|lewe=1h040|lewego=1h040|lewej=1h040|lewy=1h040|lewym=1h040|" +
	"lezarde=0R208|lezardes=0R208|liability=0l002|liable=0l002|library markings=0R802|library stamp=0R802|" +
	"library stamps=0R802|library stickers=0R802|libretto=1k00G|libro=1WP0K|lichthof=0R301|lichthofe=0R301|" +
	"lichtrandig=0R801|lichtrandige=0R801|lichtrandigem=0R801|lichtrandigen=0R801|lichtrandiger=0R801|lichtrandiges=0R801|" +
	"liczba=1X040|liczba sztuk=1X040|liczne slady uzytkowania=0R840|lid=0K0020#002|lieferbar=1u001|liegekuhle=0R301|" +
	"liegt=0j001|liest=21001|lieve=0V00G|lievi=0V00G|lifting=0S302|liga=21080|ligera=0V004|ligeras=0V004|ligero=0V004|" +
	"ligeros=0V004|light=0V00222002|light seals gone=0R302|light staining=0R802|light struck=0R202|lightly played=0R802|" +
	"lightning=1A002|lightweight=1V002|ligne rose=0R308|ligne verte=0R308|ligne verticale=0R308|lignes a l ecran=0R308|" +
	"lignes sur l ecran=0R308|lignes vertes=0R308|lignes verticales=0R308|lijmresten=0R920|lijmverbinding los=0R320|" +
	"lijnen in het scherm=0R320|like=1T002|limbs loose=0R802|lime scale=0R902|limescale=0R902|limitada=1V084|" +
	"limitata=1V00G|limited=1V002|limitee=1V008|limitiert=1V001|limitierte=1V001|limitowana=1V040|limitowany=1V040|" +
	"limpiada=14004|limpiadas=14004|limpiado=14004|limpiados=14004|limpio=1V004|lin=1V008|line down the screen=0R302|" +
	"line on display=0R302|linea en la pantalla=0R304|linea sullo schermo=0R30G|linea verde sullo=0R30G|linea verticale sullo=0R30G|" +
	"lineas en la pantalla=0R304|lineas verticales en=0R304|linee sullo schermo=0R30G|linen=1V002|lines across the screen=0R302|" +
	"lines on display=0R302|lines on screen=0R302|lines on the screen=0R302|lines through the screen=0R302|" +
	"linha na tela=0R380|linhas na tela=0R380|linie na ekranie=0R340|linien im display=0R301|lining=1R002|" +
	"linke=1h001|linker=1h021|linkes=1h001|links=1h021|lino=1V00K|linse=0t0011R001|linsentrennung=0R301|lipstick stain=0R702|" +
	"liquid damage=0R102|liquid spill=0R102|liquide renverse=0R108|lisa=0R80G|lise=0R80G|lisi=0R80G|liso=0R80G|" +
	"list price=07002|lista negra=0r004|listenpreis=07001|listing=0w002|listings=0w002|listki przyslony zaolejone=0R340|" +
	"listras na tela=0R380|lit=21008|little=0V002|livraison=0U008|livre=1WP08|livre avec=0p008|livro=1WP80|" +
	"llanta doblada=0R304|llantas=1R004|lo=0600G0v00G|load=21002|loads=21002|loch=0S501|locher=0S501|lochfraß=0R501|" +
	"lochlein=0R501|lochrig=0R501|lochrige=0R501|lochrigem=0R501|lochrigen=0R501|lochriger=0R501|lochriges=0R501|" +
	"locked to previous owner=0r002|locker=0S301|lodowka=1WU40|lodowki=1WU40|logiciel=1Wk08|logora=0R80G|logore=0R80G|" +
	"logori=0R80G|logoro=0R80G|lombada=1R080|lombada solta=0R480|lomo danado=0R804|lomo descolorido=0R804|" +
	"lomo despegado=0R804|lomo fatigado=0R804|lomo gastado=0R804|lomo roto=0R804|long=1V00A|long gone=0s002|" +
	"longer=030020x002|lookalike=0u0021b002|loop di avvio=0r00G|loopt=21020|loopt achter=0R320|loopt onregelmatig=0R320|" +
	"loopt snel leeg=0R320|loopt steeds vast=0R320|loopt stroef=0R320|loopt vast=0R320|loose=0S802|loose canvas=0R202|" +
	"loose hands=0R302|loose input=0R302|loose jack=0R302|loose joints=0R402|loose page=0R402|lornetka=1Q040|" +
	"loro=1q00G|los=060040S3200v004|lose=0S301|lose blatter=0R401|lose seiten=0R401|loses=0y002|loses minutes=0R302|" +
	"loses pressure=0R302|losgekomen=0R320|losgelaten=0R320|losgeraakt=0R320|losgetornd=0R320|losing=0y002|" +
	"losowo=1v040|loss=0S702|loss of plating=0R802|loss of veneer=0R502|losse=1M0201L020|losse airpod=1K020|" +
	"losse bladen=0R420|losse bladzijden=0R420|losse cassette=0D020|losse disc=0D020|losse oorbel=1K020|losse pagina s=0R420|" +
	"losses=0S702|lost=0s002|lost elasticity=0R802|lost its bounce=0R402|lost its shape=0R402|lost shape=0R802|" +
	"lost sich=0R301|lost suction=0R302|lot=0!00A|lot indivisible=1s008|lote=0!084|lotspuren=0R701|lotto=0!00G|" +
	"lotto indivisibile=1s00G|lotto unico=1s00G|loud noise=0R302|lourd=1V008|lovely=1V002|low compression=0R302|" +
	"low frets=0R802|low pressure=0R302|low suction=0R302|lozyska do wymiany=0R340|lozyska wyja=0R340|lub=05040|" +
	"lufter=1R001|luidspreker=1WK20|lume loss=0R502|lume missing=0R502|lume rot=0R802|luminaire=1WE08|lunettes=1Q0081Wc08|" +
	"lurida=0R90G|luride=0R90G|luridi=0R90G|lurido=0R90G|lusterko=1R040|lustro=1R040|lustrzanka=1W140|luszcza sie=0R540|" +
	"luszczaca sie=0R540|luszczace sie=0R540|luszczacy sie=0R540|luszczenie=0R540|luszczy sie=0R540|luva=1U080|" +
	"luxury=1V002|luz=0S340|luz vermelha piscando=0R380|luzna=0S340|luzne=0S340|luzne kartki=0R440|luzny=0S340|" +
	"luzow=0S340|luzuje sie=0R340|luzy=0S340|ma=0G00G0k0400v040160081T008|ma luz=0R340|maakt=0k020|maar=0G020|" +
	"maat=1j020|macbook=1Wi02|macchia=0S70G0R70G|macchiata=0R70G|macchiate=0R70G|macchiati=0R70G|macchiato=0R70G|" +
	"macchie=0R70G|macchinetta=1WR0G|macchiolina=0R70G|macchioline=0R70G|machacada=0R104|machacadas=0R104|" +
	"machacado=0R104|machacados=0R104|machen=0k001|machouille=0R408|machouillee=0R408|machouillees=0R408|machouilles=0R408|" +
	"macht=0k001|maciza=1V004|macizo=1V004|macke=0R701|macken=0R701|made=1V0021u002|madera=1V004|madre=1V00K|" +
	"mae=1V080|magagna=0R80G|magagne=0R80G|maglia tirata=0R40G|mahlt=21001|mahlwerk=1R001|mahogany=1V002|mahogany stain=17002|" +
	"mai=1C00G|mailer=1O002|mailers=1O002|maille filee=0R408|maille tiree=0R408|mailles tirees=0R408|main=1V00A|" +
	"mainspring gone=0R302|mais=0G0080x0801T008|maison=1V008|maja=0k0400v040|major=0V002|make=0k002|make up marks=0R702|" +
	"makel=0S401|makes=0k002|makes a noise=0R302|makes noise=0R302|makeup marks=0R702|makeup stain=0R702|making=0k002|" +
	"mal contacto=0R304|mal funcionamento=0R380|mal funcionamiento=0R304|mal olor=0R904|mal tenuta=0R80G|mal tenute=0R80G|" +
	"mal tenuti=0R80G|mal tenuto=0R80G|mala=0V040|malandata=0R40G|malandate=0R40G|malandati=0R40G|malandato=0R40G|" +
	"malconcia=0R40G|malconcie=0R40G|malconcii=0R40G|malconcio=0R40G|male=0V040|malfunction=0R302|malfunctioning=0R302|" +
	"malfunctions=0R302|malfunzionamenti=0R30G|malfunzionamento=0R30G|malha caida=0R480|malha puxada=0R480|" +
	"malmessa=0R40G|malmesse=0R40G|malmessi=0R40G|malmesso=0R40G|malos olores=0R904|malridotta=0R40G|malridotte=0R40G|" +
	"malridotti=0R40G|malridotto=0R40G|maltratada=0R404|maltratadas=0R404|maltratado=0R404|maltratados=0R404|" +
	"maltrecha=0R404|maltrechas=0R404|maltrecho=0R404|maltrechos=0R404|malutka=0V040|malutki=0V040|malutkie=0V040|" +
	"maly=0V040|malych=0V040|mama=1V040|maman=1V008|mamie=1V008|mamy=1V040|manca=0b00G0s00G|manca un bottone=0R40G|" +
	"manca un canale=0R30G|manca un pezzo=0R60G|manca un piedino=0R60G|manca un tasto=0R60G|manca una carta=0R60G|" +
	"manca una pagina=0R60G|manca una pedina=0R60G|manca una pietra=0R60G|manca una vite=0R60G|manca uno strass=0R60G|" +
	"mancano=0s00G|mancano alcuni pezzi=0R60G|mancano bottoni=0R40G|mancano carte=0R60G|mancano dei pezzi=0R60G|" +
	"mancano pagine=0R60G|mancano pezzi=0R60G|mancano pietre=0R60G|mancano strass=0R60G|mancano viti=0R60G|" +
	"mancante=0b00G0s00G|mancanti=0s00G|mancanze=0R60G|mancanze di colore=0R20G|mancava=0s00G|mancavano=0s00G|" +
	"mancha=0S784|mancha de agua=0R780|mancha de cafe=0R784|mancha de caneta=0R780|mancha de gordura=0R780|" +
	"mancha de grasa=0R704|mancha de humedad=0R704|mancha de humidade=0R580|mancha de lejia=0R704|mancha de tinta=0R704|" +
	"mancha de vinho=0R780|mancha de vino=0R704|manchada=0S784|manchadas=0S784|manchado=0S784|manchados=0S784|" +
	"manchas=0R784|manchas de oxido en hojas=0R804|manche=1R008|manche recolle=0R308|manche voile=0R308|manchinha=0R780|" +
	"manchinhas=0R780|manchita=0R704|manchitas=0R704|manchou=0R780|mando=0K0040#004|manette=0K008|manettes=0#008|" +
	"mangas=1R084|mange les bandes=0R308|mange par le chien=0R408|mangel=0b001|mangelexemplar=0R401|mangelstempel=0R701|" +
	"mangia i nastri=0R30G|mangia nastri=0R30G|mangia olio=0R30G|mangiato dalle tarme=0R50G|mangiucchiata=0R40G|" +
	"mangiucchiate=0R40G|mangiucchiati=0R40G|mangiucchiato=0R40G|mangled=0R402|mango=1R004|maniche=1R00G|manici=1R00G|" +
	"manico=1R00G|manico imbarcato=0R30G|manico svirgolato=0R30G|maniglia=0#00G|maniglie=0#00G|mankament=0S440|" +
	"mankamenty=0S440|mankement=0S320|mankementen=0S320|mankiet=1R040|mankiety=1R040|mano=1V00K|manopole=1R00G|" +
	"manquant=0b0080s008|manquante=0s008|manquantes=0s008|manquants=0s008|manque=0b0080s008|manque d aspiration=0R308|" +
	"manque de pression=0R308|manque des pieces=0R608|manque un bouton=0R408|manque un pied=0R608|manque un strass=0R608|" +
	"manque une page=0R608|manque une piece=0R608|manque une pierre=0R608|manque une pression=0R408|manque une vis=0R608|" +
	"manquent=0s008|manques=0R6080s008|manques de placage=0R408|manteau=1W708|mantel=1W701|manual=020861V086|" +
	"manuale=1V00G|manubrio=0#00G|manuel=1V008|manuell=1V001|manufactured=1u002|many=1V002|maple stain=17002|" +
	"marble=100021V002|marbre=1V008|marca=0b084|marca de boli=0R704|marca de copo=0R780|marca de queda=0R780|" +
	"marca de umidade=0R580|marcas=0V0840b084|marcas da idade=0R880|marcas de agua=0R784|marcas de batida=0R780|" +
	"marcas de batidas=0R780|marcas de boli=0R704|marcas de boligrafo=0R704|marcas de caida=0R704|marcas de cola=0R780|" +
	"marcas de copos=0R780|marcas de dentes=0R480|marcas de fita=0R780|marcas de humidade=0R580|marcas de idade=0R880|" +
	"marcas de leitura=0R880|marcas de mordidas=0R480|marcas de queda=0R780|marcas de quedas=0R780|marcas de uso=1y084|" +
	"marcas do tempo=0R880|marcas evidentes de uso=0R880|marcas profundas=0R780|marcas visiveis de uso=0R880|" +
	"marche=1V0082000821008|marche mal=0R308|marci=0S50G|marcia=0S50G|marcio=0R50G|marcita=0R50G|marcite=0R50G|" +
	"marciti=0R50G|marcito=0R50G|marco=1R004|marginalia=0R802|mark=0b002|marka=1V040|market=1V002|marki=1V040|" +
	"marks=0S8020V0020b002|marmo=1V00G|marmol=1V004|marmor=1V001|marmur=10040|marmuru=10040|marquage ecran=0R708|" +
	"marques d humidite=0R708|marques d usage=0R8081y008|marques d usure=0R808|marques de chute=0R708|marques de vie=0R808|" +
	"marques du temps=0R808|martwa=0S3400T040|martwa natura=17040|martwe=0S3400T040|martwe piksele=0R340|martwy=0S3400T040|" +
	"martwy piksel=0R340|martwych pikseli=0R340|marynarka=1W740|mas=0x004|mas condicoes=0R480|massello=1V00G|" +
	"massiccio=1V00G|massif=1V008|massiv=1V001|massive=1V001|massivholz=1V001|mastil=1R004|mastil combado=0R304|" +
	"mat burn=0R202|match=0j002|matching pair=1P002|material a descascar=0R580|materialfehler=0R701|matryca=1R040|" +
	"matrycy=1R040|matt geworden=0S801|matte stain=17002|matted=0R802|matter=0j002|mau cheiro=0R980|mau contacto=0R380|" +
	"mau contato=0R380|mau funcionamento=0R380|mau odor=0R980|mauvais contact=0R308|mauvais contacts=0R308|" +
	"mauvaise odeur=0R908|maxed out=0R302|may=11002|may be repairable=0R602|maybe=110021V002|mdm actif=0r008|" +
	"mdm activo=0r004|mdm attivo=0r00G|mdm locked=0r002|mdm slot=0r020|mdm sperre=0r001|me=0308C|me costaron=07004|" +
	"me costo=07004|mecaniques dures=0R308|meccaniche da cambiare=0R30G|meccaniche dure=0R30G|mechacenie=0R840|" +
	"mechaci sie=0R540|mechanic special=0R602|mechanizm=0#040|mechanizmu=0#040|media=0i004|mediano=1V004|medio=1V00K|" +
	"medium=1V002|meegeleverd=0p020|meer=0x020|mehr=030010x001|meia=0i080|mein=160011T001|meine=160011T001|" +
	"meinem=1T001|meinen=160011T001|meiner=1T001|meines=1T001|melecando=0R580|melequenta=0R580|melequentas=0R580|" +
	"melequento=0R580|melequentos=0R580|mellada=0R704|melladas=0R704|mellado=0R704|mellados=0R704|melladura=0R704|" +
	"melladuras=0R704|mellas=0R704|membrana=1R040|membrane dechiree=0R308|membrane percee=0R308|membres laches=0R808|" +
	"men=1V002|menge=1X001|mens=1V002|mensagem de erro=0R380|mensaje de error=0R304|mercadillo=1V004|mercatino=1V00G|" +
	"mere=1V008|mes=160081T008|mesa=1WH84|meses=1r084|mesi=1r00G|meska=1V040|meski=1V040|meskie=1V040|message d erreur=0R308|" +
	"messaggio di errore=0R30G|messer=1We01|messing=1V001|met=050200k0201!020|met pen geschreven=0R720|metal=1V0C6|" +
	"metall=1V001|metallo=1V00G|metalowy=1V040|mete ruido=0R304|mete ruidos=0R304|metek=1k040|meter=1R002|" +
	"meter is off=0R302|meter reads off=0R302|metka=1k040|metki=1k040|mets=1u008|mette a fuoco=2100G|meu=160801T080|" +
	"meu perfil=0w080|mezczyzna=1V040|mezza=0i00G|mgielka=0S540|mi=160041T004|mi tienda=0w004|mia=1600G1T00G|" +
	"mial=0k040|miala=0k040|micro rayas=0R704|micro rayure=0R708|micro rayures=0R708|micro riscos=0R780|micro scratch=0R802|" +
	"micro scratches=0R802|microaranazos=0R704|microfoon=1R020|micrograffi=0R70G|micrograffietti=0R70G|micrograffio=0R70G|" +
	"microrayas=0R704|microrayones=0R704|microrayure=0R708|microrayures=0R708|microriscos=0R780|microrrayas=0R704|" +
	"microscratches=0R802|miec=0v040|miedz=1V040|mieli=21040|miesiac=1r040|miesiace=1r040|miesiecy=1r040|miesza=21040|" +
	"miga=0S340|migawka=1R040|migawka sie zacina=0R340|migawka zacina=0R340|migawki=1R040|might=11002|migocze=0S340|" +
	"mijn=16020|mikrofon=1R040|mikrorys=0R740|mikroryski=0R740|mikrorysy=0R740|mikrozarysowania=0R740|mikser=1WS40|" +
	"miksera=1WS40|mildew=0R502|minha=160801T080|minha loja=0w080|minimale=0V02P|minimalna=0V040|minimalne=0V040|" +
	"minimalnie=0V040|minimalny=0V040|minor=0V002|minor chip=0R702|mint=1V002|minutach=1v040|minuten=1v001|" +
	"minutes=0z0021v00A|mio=1600G1T00G|mio armadio=0w00G|mirror=1R002|mirror copy=0N002|mirror quality=0N002|" +
	"mis=160041T004|mis productos=0w004|mis shapen=0R402|misaligned=0R402|miscut=0R802|mise en securite=0R308|" +
	"misfire=0R302|misfires=0R302|misfiring=0R302|mislaid=0s002|misplaced=0s002|misschien=11020|missen=0s020|" +
	"misses=0s002|misshapen=0R402|missing=0b0020s0021c602|missing battery cover=0R602|missing beads=0R602|" +
	"missing bits=0R602|missing buffers=0R602|missing cards=0R602|missing chunk=0R602|missing coupling=0R602|" +
	"missing couplings=0R602|missing crystals=0R602|missing decals=0R602|missing dice=0R602|missing feet=0R602|" +
	"missing figures=0R602|missing foot=0R602|missing fringe=0R602|missing keycap=0R602|missing knobs=0R602|" +
	"missing page=0R602|missing part=0R602|missing parts=0R602|missing perfs=0R802|missing pieces=0R602|missing plates=0R602|" +
	"missing prong=0R602|missing rhinestone=0R602|missing rhinestones=0R602|missing rubber feet=0R602|missing screw=0R602|" +
	"missing sequins=0R602|missing snap=0R602|missing stickers=0R802|missing stone=0R602|missing stones=0R602|" +
	"missing studs=0R602|missing teeth=0R602|missing tiles=0R602|missing tooth=0R602|missing trim=0R602|mist=0s020|" +
	"misted=0S302|misting=0S302|misura=1V00G|mit=050010k0011!001|mite=0R508|mitee=0R508|mitees=0R508|mites=0R508|" +
	"mitgeliefert=0p001|mitgenommen=0S401|mittel=1V001|mixed lot=0!002|mixer=1WS03|mlynek=1R040|mochte=1u001|" +
	"mocna=0V040|mocne=0V040|mocno=0V040|mocno eksploatowana=0R840|mocno eksploatowane=0R840|mocno eksploatowany=0R840|" +
	"mocno uzywana=0R840|mocno uzywane=0R840|mocno uzywany=0R840|mocno wysluzona=0R840|mocno wysluzone=0R840|" +
	"mocny=0V040|moderately played=0R802|modergeruch=0R901|modern=1V023|moderne=1V029|moderno=1V08K|moeda=1Wf80|" +
	"moet=18020|moet gemaakt worden=0R620|moet gereinigd worden=0R620|moet gerepareerd=0R620|moet geschuurd worden=0R620|" +
	"moet gesmeerd worden=0R620|moet schoongemaakt=0R920|moet vervangen worden=0R620|moeten=18020|moeten vervangen worden=0R620|" +
	"mofada=0R580|mofadas=0R580|mofado=0R580|mofados=0R580|mofento=0R580|mofo=0R580|mofos=0R580|moga=13040|" +
	"mogelijk=11020|moglaby=11040|moglby=11040|moglicherweise=11001|mogloby=11040|moho=0R504|mois=1r008|moisi=0R508|" +
	"moisie=0R508|moisies=0R508|moisis=0R508|moisissure=0R508|moisissures=0R508|moisture damage=0R502|moisture inside=0R502|" +
	"moisture marks=0R802|moj=160401T040|moja=160401T040|moje=160401T040|mojego=160401T040|mojej=160401T040|" +
	"mojemu=16040|mold=0S502|mold spots=0R502|moldy=0R502|mole zjadly=0R540|molla rotta=0R30G|molto=1V00G|" +
	"molto usata=0R80G|molto usate=0R80G|molto usati=0R80G|molto usato=0R80G|molto vissuta=0R80G|molto vissute=0R80G|" +
	"molto vissuti=0R80G|molto vissuto=0R80G|mom=1V002|mon=160081T008|mon dressing=0w008|mon vestiaire=0w008|" +
	"monate=1r001|moneda=1Wf04|moneta=1Wf4G|monety=1Wf40|money=1Y002|monitor=1WNEN|monitora=1WN40|monitory=1WN40|" +
	"monogram removed=0R802|monte=22008|month=1r002|months=1r002|montre=1W308|mordicchiata=0R40G|mordicchiate=0R40G|" +
	"mordicchiati=0R40G|mordicchiato=0R40G|mordid pelo cao=0R480|mordida=0S404|mordidas=0S404|mordidas de cachorro=0R480|" +
	"mordidela=0R480|mordidelas=0R480|mordido=0S404|mordidos=0S404|mordille=0R408|mordillee=0R408|mordillees=0R408|" +
	"mordilles=0R408|mordisco=0R404|mordiscos=0R404|mordisqueada=0R404|mordisqueadas=0R404|mordisqueado=0R404|" +
	"mordisqueados=0R404|more=0x002|mors fendu=0R808|mors fendus=0R808|morsch=0R501|morsche=0R501|morschem=0R501|" +
	"morschen=0R501|morscher=0R501|morsches=0R501|morsdood=0r020|morsicata=0R40G|morsicate=0R40G|morsicati=0R40G|" +
	"morsicato=0R40G|morsicature=0R40G|mort=0S308|mort de chez mort=0r008|morta=0S38G|mortas=0S380|morte=0S30O|" +
	"mortes=0S308|morti=0S30G|morto=0S38G|morto del tutto=0r00G|morto improvvisamente=0r00G|mortos=0S380|morts=0S308|" +
	"mosiadz=1V040|mosiezny=1V040|mossa=0R780|mossas=0R780|mostrador=1R080|mot de passe bios=0r008|mot failure=0R302|" +
	"moteur=1R008|moteur grille=0R308|moteur serre=0R308|motgaatje=0R520|motgaatjes=0R520|moth and wear=0R802|" +
	"moth bites=0R502|moth damage=0R502|moth eaten=0R502|moth hole=0R502|moth nibbles=0R502|moth nips=0R502|" +
	"mothed=0R502|mother=1V002|mothing=0R502|moto=1Wa8S|motocykl=1Wa40|motocykla=1Wa40|motor=1R0A7|motor fundido=0R380|" +
	"motor gone=0R302|motor nao pega=0r080|motorcycle=1Wa02|motore=1R00G|motore da rifare=0R30G|motore fuso=0R30G|" +
	"motorrad=1Wa01|motorschade=0R320|motorschaden=0R301|mottenbefall=0R501|mottenfraß=0R501|mottengaatje=0R520|" +
	"mottengaatjes=0R520|mottengaten=0R520|mottenloch=0R501|mottenlocher=0R501|mottenschade=0R520|mottenschaden=0R501|" +
	"mottenvraat=0R520|mouillure=0R708|mouillures=0R708|mould=0S502|mouldy=0R502|mount burn=0R202|mount marks=0R702|" +
	"mousses a changer=0R308|mousses a refaire=0R308|mousses mortes=0R308|mouvement=1R008|movement=0#002|movil=1W204|" +
	"movimento=1R08G|moving=1V002|moyen=1V008|moze=13040|mozliwa=11040|mozliwe=11040|mozliwe ze=11040|mozliwy=11040|" +
	"mrozi=21040|mruga=0S340|msrp=07002|mucho tute=0R804|mucky=0R902|muerta=0S304|muertas=0S304|muerto=0S304|" +
	"muerto del todo=0r004|muertos=0S304|muesca=0R704|muescas=0S704|muf=0R920|muffa=0R50G|muffe geur=0R920|" +
	"muffelt=0R901|muffig=0R901|muffige=0R901|muffigem=0R901|muffigen=0R901|muffiger=0R901|muffiges=0R901|" +
	"mugre=0R904|mugrienta=0R904|mugrientas=0R904|mugriento=0R904|mugrientos=0R904|muitas marcas de uso=0R880|" +
	"muito=1V080|muito gasta=0R880|muito gastas=0R880|muito gasto=0R880|muito gastos=0R880|mujer=1V004|mum=1V002|" +
	"muneca=1WY04|munze=1Wf01|musi=18040|muss=18001|muss erganzt werden=0s001|mussen=18001|musste=18001|must=1V002|" +
	"mustiness=0R902|musty=0R902|mute=0S302|mutter=1V001|muy=1V004|my=160021T002|n y est plus=0s008|n y sont plus=0s008|" +
	"na=0v0401T0E0|na czesci=0S340|naad=1R020|naad open=0R320|naald=0#020|naam op schutblad=0R720|nabylem=0E040|" +
	"nabyty=0E040|nach=1T0011v001|nachahmung=0N001|nachbau=0N001|nachbauten=0N001|nachbildung=0N001|nachgebaut=0N001|" +
	"nachgebaute=0N001|nachgebautem=0N001|nachgebauten=0N001|nachgebauter=0N001|nachgebautes=0N001|nachgedunkelt=0R801|" +
	"nachgedunkelte=0R801|nachgedunkeltem=0R801|nachgedunkelten=0R801|nachgedunkelter=0R801|nachgedunkeltes=0R801|" +
	"nachgemacht=0N001|nachgemachte=0N001|nachgemachtem=0N001|nachgemachten=0N001|nachgemachter=0N001|nachgemachtes=0N001|" +
	"nad=0v0401T040|nada=1C084|nadal=1V040|naddarcia=0R440|naddarta=0R340|naddarte=0R340|naddarty=0R340|nadel=0#001|" +
	"naderwal sie=0R340|naderwana=0R440|naderwane=0R440|naderwanie=0R440|naderwany=0R440|nadgnila=0R540|nadgnile=0R540|" +
	"nadgnily=0R540|nadgryziona=0R440|nadgryzione=0R440|nadgryziony=0R440|nadgryziony zebem czasu=0R840|nadkruszona=0R740|" +
	"nadkruszone=0R740|nadkruszony=0R740|nadlamana=0R340|nadlamane=0R340|nadlamany=0R340|nadpalona=0R440|nadpalone=0R440|" +
	"nadpalony=0R440|nadpeknieta=0R240|nadpekniete=0R240|nadpekniety=0R240|nadrdzewiala=0R540|nadrdzewiale=0R540|" +
	"nadrdzewialy=0R540|nadszarpnieta=0R440|nadszarpniete=0R440|nadszarpniety=0R440|nadtopiona=0R440|nadtopione=0R440|" +
	"nadtopiony=0R440|nadwyrezona=0R440|nadwyrezone=0R440|nadwyrezony=0R440|nagebouwd=0N020|nagebouwde=0N020|" +
	"nagemaakt=0N020|nagemaakte=0N020|nagle=1v040|nagrywa=21040|naht=0L0011R001|naht aufgegangen=0R301|naht offen=0R301|" +
	"nahte gehen auf=0R301|nahte offen=0R301|nails=10002|najlepsze lata ma za soba=0R840|naked unit=0D002|" +
	"nalezy=18040|nalot=0S540|nalotem=0S540|naloty=0S540|naloty rdzy=0R540|namaak=0N020|name in pen=0R802|" +
	"name on flyleaf=0R802|name written in=0R802|nao=1B0801F0801C080|nao abre bem=0R380|nao aguenta carga=0R380|" +
	"nao aquece bem=0R380|nao carrega mais=0R380|nao centrifuga=0R380|nao da imagem=0R380|nao da sinais de vida=0r080|" +
	"nao da sinal=0r080|nao da sinal de vida=0r080|nao da video=0R380|nao fecha bem=0R380|nao garanto autenticidade=0W080|" +
	"nao gela=0R380|nao le=0R380|nao mantem a afinacao=0R380|nao puxa agua=0R380|nao reconhece=0R380|nao sai som=0R380|" +
	"nao segura a carga=0R380|nao segura afinacao=0R380|nao segura carga=0R380|nao sei a senha=0r080|nao sei se e original=0W080|" +
	"nao tira agua=0R380|naprawa=1404015040|naprawe=15040|naprawiana=14040|naprawiany=14040|naprawie=14040|" +
	"naprawiona=14040|naprawione=14040|naprawiony=14040|naprawy=1404015040|napuchnieta=0R340|napuchniete=0R340|" +
	"napuchniety=0R340|naroznik=1R040|narozniki=1R040|narozniku=1R040|narty=1Q040|nass geworden=0R101|nasz=1T040|" +
	"nasza=1T040|nasze=1T040|naszyjnik=1WV40|naszyjnika=1WV40|nat geworden=0R120|natomiast=0G040|natura morta=1700G|" +
	"natural stain=17002|naturaleza muerta=17004|nature morte=17008|natureza morta=17080|nawet=03040|ne=1F0081C00G|" +
	"ne donne aucun signe de vie=0r008|ne donne plus l heure=0R308|ne donne plus signe de vie=0r008|ne lit pas=0R308|" +
	"ne lit plus=0R308|ne possede pas=0s008|ne possede plus=0s008|ne reagit plus=0R308|ne separe pas=1s008|" +
	"ne vidange pas=0R308|ne vidange plus=0R308|necesita=18004|necesita ajuste=0R604|necesita arreglo=0R604|" +
	"necesita arreglos=0R604|necesita barniz=0R604|necesita bateria=0R604|necesita lavado=0R904|necesita limpieza=0R904|" +
	"necesita mantenimiento=0R604|necesita pila=0R604|necesita pintura=0R604|necesita puesta a punto=0R604|" +
	"necesita reparacion=0R604|necesita repaso=0R604|necesita restauracion=0R604|necesita revision=0R604|necesita un lavado=0R904|" +
	"necesita un repaso=0R604|necesita una limpieza=0R904|necesito=1u004|necessita=1808G|necessita de arranjo=0R680|" +
	"necessita de limpeza=0R680|necessita de reparacao=0R680|necessita de restauro=0R680|necessita de revisao=0R680|" +
	"necessita di cure=0R60G|necessita di manutenzione=0R60G|necessita di pulizia=0R90G|necessita di restauro=0R60G|" +
	"necessita di revisione=0R60G|necessita di riparazione=0R60G|necessita di una pulita=0R90G|necessita manutencao=0R680|" +
	"necessita manutenzione=0R60G|necessita pulizia=0R90G|necessita reparo=0R680|necessita restauro=0R60G|" +
	"necessita revisione=0R60G|necessita riparazione=0R60G|necessite=18008|neck=0#002|neck bowed=0R202|neck break=0R202|" +
	"neck is twisted=0R202|neck repair=0R202|neck twist=0R202|necklace=1WV02|nee=1B020|need=180021u002|need to jiggle=0R302|" +
	"needed=1u002|needing=18002|needle=0#002|needs=180021c602|needs a belt=0R302|needs a clean=0R902|needs a dust=0R902|" +
	"needs a fix=0R602|needs a good clean=0R902|needs a good cleaning=0R902|needs a jump=0R302|needs a neck reset=0R302|" +
	"needs a new belt=0R302|needs a polish=0R902|needs a recap=0R302|needs a refret=0R302|needs a rehair=0R302|" +
	"needs a set up=0R302|needs a setup=0R302|needs a sharpen=0R302|needs a stitch=0R602|needs a tune up=0R602|" +
	"needs a wash=0R902|needs a wipe=0R902|needs adjusting=0R602|needs belts=0R302|needs descaling=0R902|needs dry cleaning=0R902|" +
	"needs fret work=0R302|needs gluing=0R602|needs heeling=0R602|needs love=0R602|needs mending=0R602|needs neck reset=0R302|" +
	"needs new belt=0R302|needs new belts=0R302|needs polishing=0R902|needs re covering=0R602|needs re gluing=0R602|" +
	"needs re upholstering=0R602|needs re wiring=0R402|needs recap=0R302|needs recapped=0R302|needs recapping=0R302|" +
	"needs refret=0R302|needs regassing=0R302|needs reglueing=0R602|needs regluing=0R602|needs rehair=0R302|" +
	"needs rehairing=0R302|needs reheeling=0R602|needs resoling=0R602|needs restoring=0R602|needs reupholstering=0R602|" +
	"needs rewaxing=0R602|needs rewiring=0R402|needs setting up=0R302|needs sewing=0R602|needs sharpening=0R302|" +
	"needs some work=0R602|needs stitching=0R602|needs truing=0R402|needs tuning up=0R602|needs washing=0R902|" +
	"needs welding=0R602|needs work=0R602|negen=1H920|negra=0T084|negro=0T084|nein=1B001|neither=1C002|nekbreuk=0R220|" +
	"nel=0v00G1T00G|nella=0v00G1T00G|nem=050801C080|nenhum=1C0801#080|nenhuma=1C0801#080|nep=0N020|neppe=0N020|" +
	"nera=0T00G|nero=0T00G|nessun=1C00G1#00G|nessun segno di vita=0r00G|nessuna=1C00G1#00G|nessuno=1B00G1C00G|" +
	"nettoyage a prevoir=0R908|nettoye=14008|nettoyee=14008|nettoyees=14008|nettoyes=14008|netzteil=020010K0010#001|" +
	"neu=190011V001|neu lackiert=14001|neue=1V001|neuer=1V001|neuf=190081H9081V008|neumaticos gastados=0R304|" +
	"neun=1H901|neupreis=07001|neuve=190081V008|neuwert=07001|never=1C002|never authenticated=0W002|nevera=1WU04|" +
	"new=190021V002|new cost=07002|new price=07002|ni=1C00C|nibbled=0R402|nibbles=0S702|nibbling=0R702|nic=1B0401C040|" +
	"nice=1V002|nich=1q040|nicht=1D0011C001|nicht auffindbar=0s001|nicht funktionstuchtig=0r001|nicht komplett=0R601|" +
	"nicht mehr da=0s001|nicht mehr der schonste=0R801|nicht mehr die schonste=0R801|nicht mehr heiß=0R301|" +
	"nicht mehr taufrisch=0R801|nicht mehr vorhanden=0s001|nicht mehr wasserdicht=0R301|nicht mehr zu gebrauchen=0r001|" +
	"nicht sicher ob echt=0W001|nicht verkehrssicher=0R301|nicht vollstandig=0R601|nicht vollzahlig=0R601|" +
	"nicht vorhanden=0s001|nichtraucher=1V001|nichtraucherhaushalt=1V001|nichts=1C001|nick=0S702|nicks=0S702|" +
	"nicotineaanslag=0R920|nie=1D0011C041|nie bangla=0r040|nie buduje cisnienia=0R340|nie chlodzi=0R340|nie czyta=0R340|" +
	"nie daje oznak zycia=0r040|nie do sprania=0R740|nie domyka sie=0R340|nie drukuje=0r040|nie dziala=0r040|" +
	"nie dziala jeden kanal=0R340|nie dzialaja=0r040|nie dzialaja klawisze=0R340|nie dzialal=0r040|nie dzialala=0r040|" +
	"nie dzialalo=0r040|nie gra=0r040|nie grzeje=0r040|nie gwarantuje autentycznosci=0W040|nie kreci sie=0R340|" +
	"nie laczy sie=0R340|nie laduje=0r040|nie laduje sie=0r040|nie lapie zasiegu=0R340|nie ma=1#040|nie nadaje sie do uzytku=0r040|" +
	"nie odczytuje plyt=0R340|nie odpala=0r040|nie odpompowuje=0R340|nie otwiera sie=0R340|nie pompuje=0R340|" +
	"nie posiada=1#040|nie potwierdzona oryginalnosc=0W040|nie reaguja=0R340|nie reaguje=0r040|nie reaguje na dotyk=0R340|" +
	"nie ssie=0R340|nie startuje=0r040|nie swieca=0r040|nie swieci=0r040|nie trzyma=0R340|nie uruchamia sie=0r040|" +
	"nie wiadomo czy=11040|nie widzi karty=0R340|nie wiem czy=11040|nie wiem czy to oryginal=0W040|nie wiruje=0R340|" +
	"nie wlacza sie=0r040|nie wlaczaja sie=0r040|nie wstaje=0r040|nie wykrywa=0R340|nie zachowal sie=0s040|" +
	"nie zamyka sie=0R340|nie zasysa wody=0R340|nie zawsze dziala=0R340|nie zawsze laczy=0R340|nie zawsze zaskakuje=0R340|" +
	"nie znam hasla=0r040|nieco=0V040|niedokonczony projekt=0R640|niedomaga=0R340|niedomagaja=0R340|niedzialajaca=0r040|" +
	"niedzialajace=0r040|niedzialajacy=0r040|nieestetyczna=0R840|nieestetyczne=0R840|nieestetyczny=0R840|niekompletna=0R640|" +
	"niekompletne=0R640|niekompletnej=0R640|niekompletny=0R640|niekompletnych=0R640|niekompletnym=0R640|niemy=0T040|" +
	"niente=1C00G|nieoryginalna=0N040|nieoryginalne=0N040|nieoryginalny=0N040|nieprana=0R940|nieprane=0R940|" +
	"nieprzyjemny zapach=0R940|nierowno pracuje=0R340|niespieralna=0R740|niespieralne=0R740|niespieralny=0R740|" +
	"niesprawdzona=0S840|niesprawdzone=0S840|niesprawdzony=0S840|niesprawna=0b0400r040|niesprawne=0b0400r040|" +
	"niesprawnego=0r040|niesprawny=0b0400r040|niestety=03040|nieszczelna=0R340|nieszczelne=0R340|nieszczelny=0R340|" +
	"niet=1D0201C020|niet aanwezig=0s020|niet compleet=0R620|niet meer aanwezig=0s020|niet meer bij=0s020|" +
	"niet meer compleet=0R620|niet meer de mooiste=0R820|niet meer te vinden=0s020|niet meer waterdicht=0R320|" +
	"niet mooi meer=0R820|niet op echtheid gecontroleerd=0W020|niet rijklaar=0R320|niet schoongemaakt=0R920|" +
	"niet te stemmen=0R320|niet volledig meer=0R620|nietestowana=0S840|nietestowane=0S840|nietestowany=0S840|" +
	"nieuw=19020|nieuwe accu nodig=0R620|nieuwe batterij nodig=0R620|nieuwprijs=07020|nieuwwaarde=07020|niewielka=0V040|" +
	"niewielki=0V040|niewielkich=0V040|niewielkie=0V040|niezachowana=0s040|niezachowane=0s040|niezachowany=0s040|" +
	"nieznaczne=0V040|nieznaczny=0V040|nieznana=11040|nieznana autentycznosc=0W040|nieznane haslo=0r040|nieznany=11040|" +
	"nigdy=1C040|nikotingeruch=0R901|nikotinspuren=0R901|nil=1B002|nine=1H902|ningun=1C0041#004|ninguna=1C0041#004|" +
	"ninguno=1B0041C004|nino=1V004|nintendo=1WO02|nitki grzyba=0S540|nix=1D0011C001|niz=1T0401u040|no=010021B00M1C0061#006|" +
	"no autentico=0N004|no autentificado=0W004|no battery cover=0R602|no cambia la fecha=0R304|no centrifuga=0R304|" +
	"no conserva=0s004|no conservo=0s004|no da la hora=0R304|no da senal de vida=0r004|no da senales de vida=0r004|" +
	"no desagua=0R304|no es autentica=0N004|no es autentico=0N004|no es original=0N004|no frena=0R304|no garantizo autenticidad=0W004|" +
	"no garantizo la autenticidad=0W004|no idea if genuine=0W002|no idea if real=0W002|no la encuentro=0s004|" +
	"no lo encuentro=0s004|no longer present=0s002|no longer turns on=0r002|no marca bien la hora=0R304|no pasa del logo=0r004|" +
	"no proof of authenticity=0W002|no puedo garantizar la autenticidad=0W004|no retiene la carga=0R304|no se si es autentica=0W004|" +
	"no se si es autentico=0W004|no se si es de oro=0W004|no se si es original=0W004|no se si son originales=0W004|" +
	"no se vende por separado=1s004|no se venden por separado=1s004|no signs of life=0r002|no va bien=0R304|" +
	"no vendo por separado=1s004|noce=1V00G|noch=050211V021|nodig=1u020|nodoa=0R780|nodoas=0R780|nodze=1R040|" +
	"noga=1R040|nogal=1V004|nogi=1R040|noir=0T008|noirci=0R808|noircie=0R808|noircies=0R808|noircis=0R808|" +
	"noire=0T008|noise=0S302|noise canceling=17002|noise cancelling=17002|noise reduction=17002|noisy bearings=0R302|" +
	"noisy jack=0R302|noisy pot=0R302|noisy pots=0R302|nom ecrit=0R808|nom inscrit=0R808|nom sur la page=0R808|" +
	"nombre escrito=0R804|nombre puesto=0R804|nome do antigo dono=0R780|nome scritto=0R80G|non=1B0081F00G1C00Q|" +
	"non autentica=0N00G|non autenticata=0W00G|non autenticate=0W00G|non autenticati=0W00G|non autenticato=0W00G|" +
	"non autentico=0N00G|non authentifie=0W008|non authentifiee=0W008|non authentifiees=0W008|non authentifies=0W008|" +
	"non cambia data=0R30G|non centrifuga=0R30G|non da alcun segno di vita=0r00G|non da segni di vita=0r00G|" +
	"non divido=1s00G|non e autentica=0N00G|non e autentico=0N00G|non e originale=0N00G|non functional=0r002|" +
	"non garantisco autenticita=0W00G|non garantisco l autenticita=0W00G|non genuine battery=0R802|non genuine display=0R802|" +
	"non genuine screen=0R802|non originale=0N00G|non originali=0N00G|non posso garantire l autenticita=0W00G|" +
	"non prende la carica=0R30G|non regge la carica=0R30G|non roulant=0R308|non roulante=0R308|non roulantes=0R308|" +
	"non roulants=0R308|non runner=0r002|non scarica=0R30G|non segna l ora=0R30G|non si vendono separatamente=1s00G|" +
	"non so se autentico=0W00G|non so se e autentica=0W00G|non so se e autentico=0W00G|non so se e originale=0W00G|" +
	"non so se originale=0W00G|non so se sia autentica=0W00G|non so se sia autentico=0W00G|non so se sia originale=0W00G|" +
	"non so se vera=0W00G|non so se vero=0W00G|non sono originali=0N00G|non trovo piu=0s00G|non va piu=0R30G|" +
	"non vendo separatamente=1s00G|none=1B002|nonfunctional=0r002|nonna=1V00G|nonno=1V00G|nonrunner=0r002|" +
	"nope=1B002|nor=05002|normaal=1y020|normais=1y080|normal=1y08F|normale=1y02P|normalen=1y001|normales=1y009|" +
	"normali=1y00G|normalna=1y040|normalne=1y040|normalnego=1y040|normalny=1y040|normalnych=1y040|normaux=1y008|" +
	"nosek=1R040|noski=1R040|nosku=1R040|nostra=1T00G|nosze=1u040|noszona=1x040|noszone=1x040|noszony=1x040|" +
	"not=1C002|not authentic=0N002|not authenticated=0W002|not cooling=0R302|not draining=0R302|not genuine=0N002|" +
	"not keeping time=0R302|not lighting up=0R302|not operational=0r002|not powering on=0r002|not present=0s002|" +
	"not real designer=0N002|not spinning=0R302|not sure if authentic=0W002|not sure if genuine=0W002|not sure if it s genuine=0W002|" +
	"not sure if it s real=0W002|not sure if its real=0W002|not sure if real=0W002|not the real thing=0N002|" +
	"not there=0s002|nota=1V08K|notatki na marginesach=0R740|note a matita=0R80G|note a penna=0R80G|notebook=1Wi02|" +
	"notes in margin=0R802|notes in margins=0R802|notes in the margins=0R802|nothing=1B0021C002|notice=1k008|" +
	"notre=1T008|nous=1V008|nouveau=1V008|nova=19080|nove=1H98G|novel=1WP02|novo=190801V080|now=0v002|nowa=190401V040|" +
	"nowa kosztowala=07040|nowe=190401V040|nowego=19040|nowiutki=19040|nowoczesny=1V040|nowy=190401V040|nowy kosztowal=07040|" +
	"nowy kosztuje=07040|noyer=1V008|noz=1We40|noza=1We40|noze=1We40|nozka=1R040|nozki=1R040|np=07001|nr=01001|" +
	"nu=1M0201L020|nue=1M0081L008|nuestra=1T004|nueva=190041V004|nueve=1H904|nuevo=190041V004|nuevo costaba=07004|" +
	"numbered=1V002|numerado=1V084|numerique=1V008|numero=1j08G|numerote=1V008|nummeriert=1V001|nunca=1T084|" +
	"nuova=1900G1V00G|nuovo=1900G1V00G|nur=1L001|nur body=0D001|nur das gerat=0D001|nur das handy=0D001|nur der linke=1K001|" +
	"nur der rechte=1K001|nur die kamera=0D001|nur die konsole=0D001|nur die ovp=0F001|nur ein airpod=1K001|" +
	"nur ein ohrring=1K001|nur ein schuh=1K001|nur gerat=0D001|nur kamera=0D001|nur karton=0F001|nur konsole=0D001|" +
	"nur linker=1K001|nur mit netzteil zu betreiben=0R301|nur modul=0D001|nur noch ein kanal=0R301|nur ovp=0F001|" +
	"nur rechter=1K001|nur verpackung=0F001|nussbaum=1V001|nutze=1u001|nutzungsspuren=1y001|nylon=1V003|o=0500K060800v040|" +
	"oak=1V002|oak stain=17002|ob=110011w0011z001|ob echt=0W001|ob es echt ist=0W001|ob es ein original ist=0W001|" +
	"ob s=1z001|obcas=1R040|obcasach=1R040|obcasie=1R040|obcasy=1R040|obcierana=0R840|obcierane=0R840|obcierany=0R840|" +
	"obdarcia=0R740|obdarcie=0R740|obdarta=0R740|obdarte=0R740|obdarty=0R740|obdrapana=0R740|obdrapane=0R740|" +
	"obdrapania=0R740|obdrapany=0R740|oberflache=1R001|obgryziona=0R440|obgryzione=0R440|obgryziony=0R440|" +
	"obicia=0S740|obiektyw=0K0400t0401R040|obiektywem=0K0400t040|obiektywie=1R040|obiektywu=0K0400t0401R040|" +
	"obiektywy=0t040|obiettivo=0K00G0t00G1R00G|obijana=0R740|obijane=0R740|obijany=0R740|obita=0S740|obite=0S740|" +
	"obity=0S740|objectif=0K0080t0081R008|objektiv=0K0010t0011R001|objektivdeckel=1k001|objet=1V008|objetiva=0t080|" +
	"objetivo=0K0840t0841R084|objeto=1V084|objets=0w008|obluzowana=0R340|obluzowane=0R340|obluzowany=0R340|" +
	"obraca=21040|obraczka=1WV40|obraz=1WW4022040|obrazu=1WW4021040|obrazy=1WW40|obs=1z001|obstrue=0R308|obstruee=0R308|" +
	"obstruees=0R308|obstrues=0R308|obstruida=0R304|obstruidas=0R304|obstruido=0R304|obstruidos=0R304|obtarcia=0R840|" +
	"obtarcie=0R840|obtarta=0R840|obtarte=0R840|obtarty=0R840|obtluczenia=0R740|obtluczeniami=0R740|obtluczenie=0R740|" +
	"obtluczeniem=0R740|obtluczona=0R740|obtluczone=0R740|obtluczony=0R740|obtlukl sie=0R740|obturador=1R084|" +
	"obturador preso=0R380|obturateur=1R008|obudowa=1R040|obudowie=1R040|obudowy=1R040|obwoluta=1R040|occasion=1V008|" +
	"occhiali=1Q00G1Wc0G|ocho=1H804|oculos=1Wc80|oczko w rajstopach=0R440|od=0v0401I0401T040|odbarwien=0R840|" +
	"odbarwienia=0R840|odbarwieniami=0R840|odbarwienie=0R840|odbarwieniem=0R840|odbarwiona=0S840|odbarwione=0S840|" +
	"odbarwiony=0S840|odbior=0U040|odbioru=0U040|odbite narozniki=0R740|odchodzaca farba=0R540|odchodzi farba=0R540|" +
	"odchodzi lakier=0R540|odczytuje=21040|odd=1i002|oddam=1d040|oder=05001|oderwana=0R340|oderwane=0R340|" +
	"oderwany=0R340|odeur d humidite=0R908|odeur de cave=0R908|odeur de cigarette=0R908|odeur de moisi=0R908|" +
	"odeur de renferme=0R908|odeur de tabac=0R908|odeur persistante=0R908|odkleil sie=0R340|odkleila sie=0R340|" +
	"odkleilo sie=0R340|odkleja sie=0S340|odklejaja sie=0R340|odklejanie=0R340|odklejona=0S340|odklejone=0S340|" +
	"odklejony=0S340|odksztalcenia=0R440|odksztalcenie=0R440|odksztalcona=0R440|odksztalcone=0R440|odksztalcony=0R440|" +
	"odkurzacz=1WT40|odkurzacza=1WT40|odlamana=0R340|odlamane=0R340|odlamany=0R340|odlupana=0R740|odlupane=0R740|" +
	"odlupanie=0R740|odlupany=0R740|odmowil posluszenstwa=0r040|odmowila posluszenstwa=0r040|odnowiona=14040|" +
	"odnowione=14040|odnowiony=14040|odor=0S902|odore di bruciato=0R30G|odore di cantina=0R90G|odore di chiuso=0R90G|" +
	"odore di fumo=0R90G|odore di muffa=0R90G|odore di sigaretta=0R90G|odore di umidita=0R90G|odore di vecchio=0R90G|" +
	"odour=0S902|odpada=0R340|odpadaja=0R340|odpadl=0R340|odpadla=0R340|odpadlo=0R340|odpala=22040|odporny na zarysowania=17040|" +
	"odpowiada=0l040|odpowiadamy=0l040|odpowiedzialnosc=0l040|odpruta=0R340|odprute=0R340|odpruty=0R340|odpruwa sie=0R340|" +
	"odprysk=0R740|odpryskami=0R740|odpryski=0R740|odpryskiem=0R740|odpryskow=0R740|odpryskuje=0R540|odprysnieta=0R740|" +
	"odprysniete=0R740|odprysniety=0R740|odrapana=0R740|odrapane=0R740|odrapany=0R740|odrestaurowana=14040|" +
	"odrestaurowany=14040|odspojona=0R340|odspojone=0R340|odspojony=0R340|odstajaca=0R340|odstajace=0R340|" +
	"odstajacy=0R340|odstaje=0R340|odswiezony=14040|odtwarza=21040|odziedziczony=1V040|of=0v0021I0021T002|" +
	"of het=1w020|of het echt is=0W020|of het origineel is=0W020|of hij=1w020|oferty=0w040|off=030021J0021T002|" +
	"office=1Wk02|offnet=21001|oggetto=1V00G|ogloszen=0w040|ogloszenia=0w040|ogloszeniach=0w040|ogniska rdzy=0R540|" +
	"ohne=1C0011#001|ohne echtheitsgarantie=0W001|ohne funktion=0R301|ohne lebenszeichen=0r001|ohne strom=17001|" +
	"ohrpolster=1R001|ohrring=1U001|ohrringe=1Q001|ohrstopsel=1Q001|oil=0z002|oil leak=0R302|oil on blades=0R302|" +
	"oil on the blades=0R302|oil stain=0R702|oily aperture=0R302|oily blades=0R302|oito=1H880|okladce=1R040|" +
	"okladka=1R040|okladki=1R040|okolo=1T040|okopcona=0R940|okopcone=0R940|okopcony=0R940|okularow=1Wc40|okulary=1Q0401Wc40|" +
	"okulary przeciwsloneczne=1Wc40|ol=0z001|ol auf den blendenlamellen=0R301|ol auf den lamellen=0R301|old=1V002|" +
	"old moth=0R802|old repair=0R202|old repairs=0R202|old restoration=0R202|old retouches=0R202|older=1V002|" +
	"olej=0z040|olej na listkach=0R340|olejem=0z040|oleju=0z040|oleo=0z080|oleo nas laminas=0R380|olie=0z020|" +
	"olie op de lamellen=0R320|olie op het diafragma=0R320|olielekkage=0R320|olig=0S501|olige=0S501|oligem=0S501|" +
	"oligen=0S501|oliger=0S501|oliges=0S501|olio=0z00G|olio sulle lamelle=0R30G|olor a cerrado=0R904|olor a guardado=0R904|" +
	"olor a humedad=0R904|olor a moho=0R904|olor a quemado=0R304|olor a rancio=0R904|olor a tabaco=0R904|olor a viejo=0R904|" +
	"olverlust=0R301|om op te knappen=0R620|oma=1V021|on=0v0021T002|on its last=0R802|on its last legs=0S302|" +
	"on its way out=0S302|on the blink=0S302|onbruikbaar=0r020|once=1x002|oncle=1V008|onderdelen=1S020|onderhoud nodig=0R620|" +
	"onderstrepingen=0R720|ondulazione=0R80G|one=1H102|one airpod=1K002|one earbud=1K002|one shoe only=1K002|" +
	"one speaker only=1K002|onkel=1V001|only=1M0021L002|only charges=0R302|only one channel=0R302|only works plugged in=0R302|" +
	"only works when=0R302|ont=0q008|ont disparu=0s008|ontbrak=0s020|ontbreekt=0s020|ontbreken=0s020|ontbrekend=0s020|" +
	"ontstemd=0R320|ontstemde=0R320|onvindbaar=0s020|onvolledig=0R620|onze=1HB88|ook=04020|oorbel=1U020|op=0v020|" +
	"op te knappen=0R620|opa=1V021|opacizzata=0R80G|opacizzate=0R80G|opacizzati=0R80G|opacizzato=0R80G|opakowania=1O040|" +
	"opakowanie=1O040|opakowaniem=1O040|opakowaniu=1O040|open=22022|opened=1x002|opengebarsten=0R220|opengehaald=0R420|" +
	"opengehaalde=0R420|opengesprongen=0R220|opens=21002|opent=21020|opgeknapt=14020|opgezwollen=0R320|ophalen=0U020|" +
	"opiekacz=1WQ40|opis=1V040|opknapbeurt=0R620|opknapbeurt nodig=0R620|opknapper=0R620|opknapproject=0R620|" +
	"oplader=0#020|opona=1R040|oponie=1R040|opony=1R040|oprocz=0G040|oprogramowanie=1Wk40|optical=1A002|optik=0t001|" +
	"optique=0t008|optyka=0t040|optyki=0t040|or=05002|oraz=05040|ordenador=1Wi04|order=1V002|ordinateur=1Wi08|" +
	"orecchie agli angoli=0R80G|orecchie alle pagine=0R80G|orecchino=1U00G|orecchino singolo=1K00G|orecchino spaiato=1K00G|" +
	"oreilles percees=17008|orelhas de burro=0R780|original=0g08F1V08F|original oder kopie=0W001|original ou copia=0W080|" +
	"original ou replica=0W080|original price=07002|originale=0g00O1V00O|originale al 100=0f00G|originali=0g00G|" +
	"originali al 100=0f00G|originalita non garantita=0W00G|originalkarton=1O001|originally=07002|originalpreis=07001|" +
	"originalverpackung=1O001|origineel=0g020|origineel of niet=0W020|origineel of replica=0W020|originele=0g020|" +
	"orologio=1W30G|oryginal=0f040|oryginal czy podrobka=0W040|oryginal czy replika=0W040|oryginalem=0f040|" +
	"oryginalna=0f0401V040|oryginalne=0f0401V040|oryginalnego=0f040|oryginalnosc=08040|oryginalnosci=08040|" +
	"oryginalny=0f0401V040|oryginalnym=0f040|oryginaly=0f040|os=06080|osad z kamienia=0R940|osemka na kole=0R340|" +
	"osiem=1H840|osle uszy=0R840|osmiu=1H840|osobno=04040|ossidata=0R50G|ossidate=0R50G|ossidati=0R50G|ossidato=0R50G|" +
	"ossidazione=0R50G|ossidazioni=0R50G|ostruita=0R30G|ostruite=0R30G|ostruiti=0R30G|ostruito=0R30G|ostrzy=21040|" +
	"otarc=0R840|otarcia=0R840|otarciach=0R840|otarciami=0R840|otarcie=0R840|otarciem=0R840|otarta=0R840|otarte=0R840|" +
	"otarty=0R840|other=1N002|otras=1N004|otros=1N004|otrzymalem=1T040|otrzymany=1T040|ottime=1V00G|ottimo=1V00G|" +
	"otto=1H80G|ottone=1V00G|otturata=0R30G|otturate=0R30G|otturati=0R30G|otturato=0R30G|otturatore=1R00G|" +
	"otwarta=1x040|otwarte=1x040|otwarty=1x040|otwiera=21040|otwieraja=21040|ou=05088|our=1T002|out=1J002|" +
	"out of shape=0R402|out of true=0R402|out of tune=0R302|outil nu=0D008|outrages du temps=0R808|outras=1N080|" +
	"outros=1N080|ouvert=0T008|ouvre=21008|oval=1V002|over=1T022|over polished=0R802|over wound=0R302|overheat=0R302|" +
	"overheated=0R302|overheating=0R302|overheats=0R302|overpaint=0R202|overpainted=0R202|overpainting=0R202|" +
	"overpolished=0R802|oververhit=0R320|oververhitting=0R320|overwound=0R302|ovp=1O001|ovp ohne inhalt=0F001|" +
	"owned=1V002|owner=1V0021u002|owner inscription=0R802|oxidacao=0R580|oxidacion=0R504|oxidacoes=0R580|oxidada=0R584|" +
	"oxidadas=0R584|oxidado=0R584|oxidados=0R584|oxidatie=0R520|oxidation=0R502|oxidationsspuren=0R501|oxidiert=0R501|" +
	"oxidierte=0R501|oxidiertem=0R501|oxidierten=0R501|oxidierter=0R501|oxidiertes=0R501|oxidised contacts=0R502|" +
	"oxidized contacts=0R502|oxido=0R504|oxido del tiempo=0R804|oxido en paginas=0R804|oxidou=0R580|oxydation=0R508|" +
	"oxydations=0R508|oxyde=0R508|oxydee=0R508|oxydees=0R508|oxydes=0R508|paar=0V0211P021|paare=1P001|pachnie=0j040|" +
	"pack=1f006|package=1O002|packaging=1O002|packaging only=0F002|paczka=0!040|paczkomat=0U040|pad=0K0401R002|" +
	"padl=0S340|padl dysk=0R340|padla=0S340|padnieta=0R340|padniete=0R340|padniety=0R340|padre=1V00K|pads=0#002|" +
	"pagata=0700G|pagato=0700G|page detachee=0R808|page is loose=0R402|page manquante=0R608|page missing=0R602|" +
	"page volante=0R808|pages=1R00A|pages coming loose=0R402|pages coming out=0R402|pages detachees=0R808|" +
	"pages falling out=0R402|pages manquantes=0R608|pages tanned=0R802|pages volantes=0R808|pagina mancante=0R60G|" +
	"pagina s los=0R420|pagina solta=0R480|pagina staccata=0R80G|pagina suelta=0R804|paginas=1R080|paginas soltas=0R480|" +
	"paginas sueltas=0R804|pagine=1R00G|pagine brunite=0R80G|pagine mancanti=0R60G|pagine sciolte=0R80G|pague=07004|" +
	"paguei=07080|pai=1V080|paia=1P00G|paid=07002|paillage a refaire=0R408|paint=1R002|paint chip=0R702|paint loss=0R702|" +
	"paint losses=0R202|paint splash=0R702|paint splashes=0R702|paint splatter=0R702|paint spots=0R702|painted=1V002|" +
	"painting=1WW02|paio=1P00G|pair=1P002|paire=1P008|paires=1P008|pairs=1P002|pajaczek=0S240|pajaczki=0S240|" +
	"pajeczyna na ekranie=0R240|pakiet=0!040|pakietu=0!040|pale copie=0N008|pallini=0S80G|pamiatka=1V040|pamiatki=1V040|" +
	"pancadas=0S780|pancadinha=0R780|pandeada=0R404|pandeadas=0R404|pandeado=0R404|pandeados=0R404|pane eletrica=0R380|" +
	"panel damage=0R402|pantalla=1R004|pantalla negra=0R304|pantallazo azul=0R304|pantallazos=0R304|pantalon=1W80C|" +
	"pantalon roto=17004|pantalones=1W804|pantalones rotos=17004|pantaloni=1W80G|pants=1Q0021W802|papa=1V00F|" +
	"paperback copy=17002|papers=0K00210002|papi=1V009|papier jauni=0R808|papiere=1k001|papierow=0K040|papiery=0K040|" +
	"paproch=0RA40|paprochy=0RA40|paproszki=0RA40|par=1P0841T008|par intermittence=0R308|para=0c0841T084|para aproveitamento=0R680|" +
	"para arranjar=0R680|para arreglar=0R604|para butow=1P040|para choques=1R080|para consertar=0R680|para conserto=0R680|" +
	"para de funcionar=0R380|para glosnikow=1P040|para kolczykow=1P040|para kolumn=1P040|para limpiar a fondo=0R904|" +
	"para manitas=0R604|para nart=1P040|para pecas=0R380|para pod szklem=0R540|para recuperacao=0R680|para recuperar=0R680|" +
	"para reparacao=0R680|para reparar=0R680|para restaurar=0R684|para restauro=0R680|para retapizar=0R604|" +
	"para retirar pecas=0R680|para sozinho=0R380|para spodni=1P040|para tirar pecas=0R680|para wodna pod=0R540|" +
	"parachoques=1R004|parafusos=1k080|paragon=1k040|paragonu=1k040|parami=1P040|paraurti=1R00G|parce=1T008|" +
	"pare=0V040|pare chocs=1R008|parecida=1T084|parecidas=1T084|parecido=1T084|parecidos=1T084|pareja=1P004|" +
	"pares=1P084|parfait=1V008|parfaite=1V008|parfaitement=1V008|parfum=1Wb29|parkeerschade=0R720|parkrempler=0R401|" +
	"parkschaden=0R401|parou de funcionar=0r080|parpadea=0R304|part missing=0R602|parte=2100G|parte a fatica=0R30G|" +
	"parte mancante=0R60G|partes quebradas=0R380|parti mancanti=0R60G|particulas de po=0RA80|partida=0S184|" +
	"partidas=0S184|partido=0S184|partidos=0S184|partij=0!020|partiu se=0R280|parts=1S002|parts missing=0R602|" +
	"pary=1P040|parzy=22040|pas=1D0081C0081#008|pas authentifie=0W008|pas authentifiee=0W008|pas authentifiees=0W008|" +
	"pas authentifies=0W008|pas authentique=0N008|pas sur de l authenticite=0W008|pas sure de l authenticite=0W008|" +
	"pas un vrai=0N008|pas une vraie=0N008|pasek=0H0400K0401R0401o040|paska=0K0401R0401o040|paski=1R040|paski na ekranie=0R340|" +
	"paskiem=0K0401o040|pasku=1R040|paso a mejor vida=0r004|passage de vitesses difficile=0R308|passages soulignes=0R808|" +
	"passcode locked=0r002|passe de couleur=0R808|passe par le soleil=0R808|passed=0a002|passee=0R808|passeggino=1Wd0G|" +
	"passend=0c001|passt=0j0011u001|password dimenticata=0r00G|password locked=0r002|passwort unbekannt=0R301|" +
	"passwort vergessen=0r001|past=1u020|past its best=0R802|pastiglie finite=0R30G|pastillas gastadas=0R304|" +
	"pasujaca=0c040|pasujacy=0c040|pasuje=0c0400j040|pasuje do=0c040|pasy na ekranie=0R340|pata=1R004|patas=1R004|" +
	"patchy=0S802|patillas=1R004|patina loss=0S802|pattern faded=0R802|pattern wear=0R802|paye=07008|payee=07008|" +
	"paypal=0U002|paznokcie=10040|pc=1Wi021t002|pcs=1t002|pe quebrado=0R380|pearl=10002|pearls=10002|peca quebrada=0R380|" +
	"pecas=1S0801t080|pecas quebradas=0R380|pecca=0R80G|pecche=0R80G|pedais=0#080|pedales=0#004|pedali=0#00G|" +
	"pedals=0#0021k002|pedaly=0#040|pedrinhas faltando=0R780|peeling=0R502|peeling stickers=0R802|pega partida=0R380|" +
	"pegada=14004|pegada con pegamento=0R204|pegada de antiguo=0R204|pegadas=14004|pegado=14004|pegado con celo=0R804|" +
	"pegado con pegamento=0R204|pegado de antiguo=0R204|pegados=14004|pegajosa=0R5800R804|pegajosas=0R5800R804|" +
	"pegajoso=0R5800R804|pegajosos=0R5800R804|pegou agua=0R180|pegou fogo=0R180|pegs slip=0R302|peint=1V008|" +
	"peinture=1R008|peka=0R240|pekaja=0R240|pekl=0R240|pekla=0R240|peklo=0R240|pekniec=0R240|pekniecia=0R240|" +
	"peknieciach=0R240|peknieciami=0R240|pekniecie=0R240|peknieciem=0R240|peknieta=0R240|pekniete=0R240|peknietego=0R240|" +
	"peknietej=0R240|pekniety=0R240|peknietych=0R240|peknietym=0R240|pelada=0S304|peladas=0S304|pelado=0S304|" +
	"pelados=0S304|pele=0S508|pele a descascar=0R580|pelee=0S508|pelees=0S508|peles=0S508|pelle=1000G1R00G|" +
	"pelle secca=0R50G|pelliccia=1000G|pellt sich=0R501|pelo=10084|pelo de rotura=0R204|pelo en la porcelana=0R204|" +
	"pelo falso=17080|pelos de cao=0R980|pelos de gato=0R980|pelotillas=0R804|pelucchi=0R80G|pelz=10001|pen mark=0R702|" +
	"pen marks=0R702|pen stain=0R702|pencil marks=0R802|pencil notes=0R802|pendant=1T008|pendiente=1U004|pendiente de reparacion=0R604|" +
	"pendiente de reparar=0R604|pendiente suelto=1K004|pendientes=1WV04|pendulum missing=0R302|pequena=0V084|" +
	"pequena tara=0R804|pequenas=0V084|pequenas faltas=0R604|pequenas taras=0R804|pequeno=0V084|pequeno defeito=0R480|" +
	"pequenos=0V084|pequenos defeitos=0R480|per=0c00G1T00G|per hobbisti=0R60G|per pezzi di ricambio=0R30G|" +
	"per ricambi=0R30G|per smanettoni=0R60G|perce=0S408|percee=0S408|percees=0S408|perces=0S408|perceuse=1WC08|" +
	"perche=1T00G|perd=0y008|perd de l eau=0R308|perd de l huile=0R308|perde=0y08G|perde acqua=0R30G|perde aria=0R30G|" +
	"perde aspirazione=0R30G|perde liquido=0R30G|perde minuti=0R30G|perde olio=0R30G|perde potenza=0R30G|perde pressao=0R380|" +
	"perde pressione=0R30G|perde qualche minuto=0R30G|perdendo=0y08G|perdeu a cor=0R880|perdeu cor=0R880|perdeu o banho=0R880|" +
	"perdeu o brilho=0R880|perdeu se=0s080|perdeu succao=0R380|perdida=0s084|perdida de aceite=0R304|perdida de agua=0R304|" +
	"perdida de brillo=0R804|perdida de color=0R804|perdida de pintura=0R204|perdida de policromia=0R204|perdidas=0s084|" +
	"perdidas de aceite=0R304|perdidas de pintura=0R204|perdidas de policromia=0R204|perdido=0s084|perdido el color=0R804|" +
	"perdido el dorado=0R804|perdidos=0s084|perdimos=0s004|perdio color=0R804|perdio el bano=0R804|perdio el color=0R804|" +
	"perdita=0S30G|perdita d acqua=0R30G|perdita d olio=0R30G|perdita di acido=0R50G|perdita di acqua=0R30G|" +
	"perdita di colorazione=0R80G|perdita di colore=0R20G|perdita di doratura=0R80G|perdita di olio=0R30G|" +
	"perdite=0S30G|perdite di colore=0R20G|perdite di doratura=0R80G|perdu=0s008|perdue=0s008|perdues=0s008|" +
	"perdus=0s008|perduti=0s00G|pere=1V008|perel=10040|perfect=1V022|perfecta=1V004|perfectamente=1V004|perfectly=1V002|" +
	"perfecto=1V004|perfekt=1V001|perfetta=1V00G|perfettamente=1V00G|perfetto=1V00G|perfum=1Wb40|perfume=1Wb86|" +
	"perfumy=1Wb40|perhaps=11002|perished=0R302|perished tires=0R402|perished tyres=0R402|perishing=0R502|" +
	"perla=10040|perle manquante=0R608|perlen=10001|perles=10008|perly=10040|permuta=0U08K|perna=1R080|pernas=1R080|" +
	"pero=0G00K1T004|persa=0s00G|perse=0s00G|perso=0s00G|perso il colore=0R80G|perso la doratura=0R80G|perte d aspiration=0R308|" +
	"perte d eau=0R308|perte d huile=0R308|perte de matiere=0R208|perte de peinture=0R208|pertes de matiere=0R208|" +
	"pertes de peinture=0R208|pessime condizioni=0R80G|pessimo estado=0R480|pessimo stato=0R80G|pet=1V002|" +
	"pet damage=0R402|pete=0R408|petee=0R408|petees=0R408|petes=0R408|petit=0V008|petit nettoyage=0R908|petite=0V008|" +
	"petites=0V008|petits=0V008|petits accidents=0R208|petits defauts=0R808|peu=1V008|peu d autonomie=0R308|" +
	"peut=13008|peuvent=13008|pewien=1w040|pewna=1w040|pewnosci=1w040|pewny=1w040|pezzi=1S00G1X00G1t00G|pezzi mancanti=0R60G|" +
	"pezzo=1V00G1t00G|pezzo mancante=0R60G|phantom touch=0R302|phantom touches=0R302|phares=1R008|phone=1W202|" +
	"phones=1W202|photo=0400A|photos=0400A|pianino=1WA40|picada=0S504|picadas=0S504|picadita=0R704|picaditas=0R704|" +
	"picado=0S504|picados=0S504|picaduras=0R504|piccola=0V00G|piccole=0V00G|piccoli=0V00G|piccolo=0V00G|pick marks=0R702|" +
	"pick wear=0R702|pickguard wear=0R702|pickup=1R002|picotazo=0R704|picotazos=0R704|picture=04002|pictured=1V002|" +
	"pictures=04002|pie=1U004|piec=1H540|piece=1t002|piece manquante=0R608|pieces=1S00A1t002|pieces manquantes=0R608|" +
	"pieces missing=0R602|pieces perdues=0R608|piecie=1R040|pieciu=1H540|pieczatka biblioteki=0R740|pieczatki biblioteczne=0R740|" +
	"pieczec biblioteczna=0R740|pied=1R0081U008|piede=1U00G|piedini=1R00G|piedini mancanti=0R60G|piedra=1V004|" +
	"pieds=1R008|piegata=0S40G|piegate=0S40G|piegati=0S40G|piegato=0S40G|pieghe=0S80G|piekna=1V040|piekne=1V040|" +
	"piekny=1V040|piel=100041R004|piel seca=0R804|pieniadze=1Y040|pieniedzy=1Y040|pierde=0y004|pierde aceite=0R304|" +
	"pierde agua=0R304|pierde aire=0R304|pierde fuerza=0R304|pierde liquido=0R304|pierde potencia=0R304|pierde presion=0R304|" +
	"pierde succion=0R304|pierre=1V008|pierre manquante=0R608|pierres manquantes=0R608|pierscionek=1WV40|pierscionka=1WV40|" +
	"pieta=1R040|pietra=1V00G|pietra mancante=0R60G|pietre mancanti=0R60G|piety=1R040|pieza=1V004|pieza perdida=0R604|" +
	"piezas=1S0041X0041t004|piezas perdidas=0R604|pifou=0R380|pila=0B00K|pilas=0B004|pile coulee=0R508|pile loss=0R802|" +
	"pile worn=0R802|piles=0B008|piles coulees=0R508|piles ont coule=0R508|pilha fraca=0R680|pilha gasta=0R680|" +
	"pilha vazou=0R580|pilhas=0B080|pilhas vazadas=0R580|pilhas vazaram=0R580|pilled=0R802|pilling=0R802|pilly=0R802|" +
	"pilot do=0#040|pilota=0#040|pilotem=0#040|pilz=0L0010S501|pilzbefall=0R501|pinchada=0S404|pinchadas=0S404|" +
	"pinchado=0S404|pinchados=0S404|pincode onbekend=0r020|pine=1V002|pinhole=0R502|pinholes=0R502|pink line on=0R302|" +
	"pink lines=0R302|pintada=1V084|pintado=1V084|pintarrajeada=0R804|pintarrajeadas=0R804|pintarrajeado=0R804|" +
	"pintarrajeados=0R804|pintura=1R084|pion manquant=0R608|pionek=1k040|pique=0S708|pique de vers=0R508|pique des vers=0R508|" +
	"piquee=0S708|piquees=0S708|piques=0S708|piquete=0S7040R808|piquetee=0R808|piquetees=0R808|piquetes=0S7040R808|" +
	"piqure=0R508|piqures=0R508|piqures d humidite=0R808|piracka kopia=0N040|pirated=0N002|pisca vermelho=0R380|" +
	"piston bloque=0R308|pistoni bloccati=0R30G|pistons bloques=0R308|pitted=0R502|pitted frets=0R802|pitting=0R502|" +
	"piu=0x00G|piwnica=1V040|piwnicy=1V040|pixeis mortos=0R380|pixel bruciati=0R30G|pixel bruciato=0R30G|pixel mort=0R308|" +
	"pixel morti=0R30G|pixel morto=0R38G|pixel muerto=0R304|pixel quemado=0R304|pixeles muertos=0R304|pixeles quemados=0R304|" +
	"pixelfehler=0R301|pixelfouten=0R320|pixels=1R00A|pixels mortos=0R380|pixels morts=0R308|placa base muerta=0r004|" +
	"placa base quemada=0r004|placa muerta=0r004|placa quemada=0r004|placage decolle=0R408|placage manquant=0R408|" +
	"placage souleve=0R408|placcatura andata=0R80G|placcatura consumata=0R80G|place=1u008|placilem=07040|plagiat=0N049|" +
	"plakbandresten=0R720|plakkerig=0S520|plakkerige=0S520|plakt=0S520|plam=0R740|plama=0S740|plama nie schodzi=0R740|" +
	"plamami=0R740|plame=0S740|plamek=0R740|plamka=0R740|plamki=0R740|plamy=0S740|plamy nie schodza=0R740|" +
	"plant=10002|plantages=0R308|plants=10002|plaquettes=1R008|plastic=1V022|plastica=1V00K|plastico=1V084|" +
	"plastico melado=0R580|plastik=1V040|plastikowy=1V040|plastique=1V008|plaszcz=1W740|plaszcza=1W740|plate worn=0R802|" +
	"platine=1WL08|plating=1R002|plating loss=0R802|platte band=0R320|plattem reifen=0R301|plattenspieler=1WL01|" +
	"platter reifen=0R301|plattfuß=0R301|platz=1u001|play=1u00222002|play wear=0R802|play worn=0R802|played with condition=0R802|" +
	"playing up=0S302|plays=21002|plays too fast=0R302|plays too slow=0R302|plays with noise=0R302|playstation=1WO02|" +
	"playworn=0R802|please=1V002|pleckach=1R040|plecki=1R040|plesn=0R540|plesni=0R540|plesnia=0R540|pleurage=0R308|" +
	"pli de marche=0R808|plie=0S408|pliee=0S408|pliees=0S408|pliegue=0S804|pliegues=0S804|plies=0S408|plis de marche=0R808|" +
	"pliure=0R708|pliures=0R708|pln=0Q002|plotzlich=1v001|plug=1R002|plugged up=0R302|pluizig=0R820|pluizige=0R820|" +
	"plus=0x0081D008|plus aucun signe de vie=0r008|plus d aspiration=0R308|plus de boite=0s008|plus de notice=0s008|" +
	"plus de pression=0R308|plus rien ne s allume=0r008|plyta=1Wh40|plyta winylowa=1Wh40|plyty=1Wh40|pneu=1R088|" +
	"pneu a plat=0R308|pneu careca=0R380|pneu degonfle=0R308|pneu lisse=0R308|pneumatici da cambiare=0R30G|" +
	"pneus=1R088|pneus carecas=0R380|pneus lisses=0R308|pneus vazios=0R380|po=0v0401T040|po acumulado=0RA80|" +
	"po chwili=1v040|po dentro=0RA80|po dzwonie=0R140|po kilku minutach=1v040|po kolatku=0R540|po konserwacji=14040|" +
	"po kontakcie z woda=0R140|po na lente=0RA80|po naprawie=14040|po no interior=0RA80|po pozarze=0R140|po przegladzie=14040|" +
	"po remoncie=14040|po renowacji=14040|po serwisie=14040|po wypadku=0R140|po zalaniu=0R140|po zawilgoceniu=0R740|" +
	"pobazgrana=0R740|pobazgrane=0R740|pobazgrany=0R740|pobiblioteczna=0R740|pobiblioteczne=0R740|pobiblioteczny=0R740|" +
	"pobita=0S140|pobite=0S140|pobity=0S140|pobrudzona=0R940|pobrudzone=0R940|pobrudzony=0R940|poca aspirazione=0R30G|" +
	"poca autonomia=0R30K|poca bateria=0R304|poca fuerza=0R304|poca potenza=0R30G|poca presion=0R304|poca pressione=0R30G|" +
	"poca succion=0R304|poches=1R008|pochette abimee=0R808|pochette fendue=0R808|pocket=1R002|poco=1V00K|pocs=0R802|" +
	"pod=0v0401T040|podarta=0R440|podarte=0R440|podarty=0R440|podcieka=0R340|podczas=1T040|pode=13080|podem=13080|" +
	"poderia=11080|podeszwa=1R040|podeszwach=1R040|podeszwie=1R040|podeszwy=1R040|podgrzewa=21040|podkreslenia=0R740|" +
	"podkreslona=0R740|podkreslone=0R740|podkreslony=0R740|podniszczona=0R840|podniszczone=0R840|podniszczony=0R840|" +
	"podniszczonym=0R840|podobna=1T040|podobne=1T040|podobnie=1T040|podobno=11040|podobny=1T040|podpis wlasciciela=0R740|" +
	"podrapana=0R740|podrapane=0R740|podrapany=0R740|podrdzewiala=0R540|podrdzewiale=0R540|podrdzewialy=0R540|" +
	"podredumbre=0R504|podria=11004|podrida=0R504|podridas=0R504|podrido=0R504|podridos=0R504|podroba=0N040|" +
	"podrobek=0N040|podrobiona=0N040|podrobione=0N040|podrobiony=0N040|podrobka=0N040|podrobke=0N040|podrobki=0N040|" +
	"podszewce=1R040|podszewka=1R040|podszewki=1R040|poduszka=0#040|poduszki=0#040|podzespoly=1S040|podziurawiona=0R540|" +
	"podziurawione=0R540|podziurawiony=0R540|poeira=0SA80|poeira acumulada=0RA80|poeira interna=0RA80|poeiras na lente=0RA80|" +
	"poetskrassen=0R720|poetssporen=0R720|pofalowana=0S440|pofalowane=0S440|pofalowany=0S440|pogiecia=0R440|" +
	"pogiecie=0R440|pogieta=0R440|pogiete=0R440|pogiety=0R440|pognieciona okladka=0R840|pogryziona=0R440|pogryzione=0R440|" +
	"pogryziony=0R440|poignee=0#008|poignees=0#008|pointure=1j008|poisseuse=0R808|poisseux=0R808|pojedyncza=1i040|" +
	"pojedyncze=0V0401i040|pojedynczy=1i040|pokazuje blad=0R340|poker chips=17002|pokretla=0#040|pokretlo=0#040|" +
	"pokrowca=02040|pokrowiec=020400H040|pokrywa=0#040|pokrywka=0#040|pokrywki=0#040|pokrywy=0#040|pokrzywiona=0R440|" +
	"pokrzywione=0R440|pokrzywiony=0R440|pol=0i040|polbuty=1W440|polecam=1V040|polerowana=14040|polerowane=14040|" +
	"polerowany=14040|poliert=14001|polilla=0S504|polillas=0S504|polipiel pelada=0R504|polish loss=0R702|polish marks=0R702|" +
	"polished=14002|polowa=0i040|polska=1V040|polski=1V040|polster=1R001|poluzowana=0R340|poluzowany=0R340|" +
	"polvere=0SA0G|polverosa=0RA0G|polverose=0RA0G|polverosi=0RA0G|polveroso=0RA0G|polvo=0SA04|polvorienta=0RA04|" +
	"polvorientas=0RA04|polvoriento=0RA04|polvorientos=0RA04|pomazana=0R740|pomazane=0R740|pomazany=0R740|" +
	"pomp=1R020|pompa=1R040|pompe=1R008|pompka=1R040|pompt=21020|pompt niet af=0R320|pompy=1R040|pongo=1u004|" +
	"poniewaz=1T040|poniszczona=0R440|poniszczone=0R440|poniszczony=0R440|ponteiros=1R080|pontinhos pretos=0S580|" +
	"pontos de acidez=0R780|pontos de poeira=0RA80|poobcierana=0R840|poobcierane=0R840|poobcierany=0R840|poobgryzana=0R440|" +
	"poobgryzane=0R440|poobgryzany=0R440|poobijana=0R740|poobijane=0R740|poobijany=0R740|poor battery life=0R302|" +
	"poor cosmetic condition=0R802|poor repair=0R202|poor suction=0R302|poor timekeeping=0R302|poot=1R020|" +
	"popekana=0R240|popekane=0R240|popekanej=0R240|popekany=0R240|popekanych=0R240|popisana=0R740|popisane=0R740|" +
	"popisany=0R740|poplamiona=0R740|poplamione=0R740|poplamiony=0R740|popped seam=0R402|popped staple=0R402|" +
	"poprawnie=03040|poprzecierana=0R840|poprzecierane=0R840|poprzecierany=0R840|poprzetierana=0R840|poprzetierane=0R840|" +
	"poprzetierany=0R840|pops and clicks=0R302|popsul sie=0R340|popsula sie=0R340|popsulo sie=0R340|popsuta=0R340|" +
	"popsute=0R340|popsuty=0R340|poque=0R708|poques=0R708|por=1T084|por reparar=0R604|porcelain=1V002|porcelaine=1V008|" +
	"porcelana=1V0C4|porcelany=1V040|porcellana=1V00G|pordzewiala=0R540|pordzewiale=0R540|pordzewialy=0R540|" +
	"poros=0R501|porose=0R501|porosem=0R501|porosen=0R501|poroser=0R501|poroses=0R501|porozrywana=0R440|porozrywane=0R440|" +
	"porozrywany=0R440|porque=1T084|port=1R00A|porta=0#08G|portable=1V00A|portada=1R004|portafilter=0#002|" +
	"portafiltro=0#00K|portas=0#080|portatil=1Wi84|porte=0#0081u008|portee=1V0081u008|portees=1u008|portes=1u008|" +
	"porwana=0S440|porwane=0S440|porwany=0S440|porysowal=0R740|porysowala=0R740|porysowana=0R740|porysowane=0R740|" +
	"porysowanej=0R740|porysowania=0R740|porysowany=0R740|porysowanych=0R740|porysowanym=0R740|porzadny=1V040|" +
	"porzellan=1V001|posiada=0k0400v040|posiadaja=0k0400v040|posible=11004|posiblemente original=0W004|posibles=11004|" +
	"possible=1100A|possibly=11002|possibly genuine=0W002|postage=0U002|postrzepien=0R540|postrzepiona=0R540|" +
	"postrzepione=0R540|postrzepiony=0R540|poszarzala=0R840|poszarzale=0R840|poszarzaly=0R840|potards qui crachent=0R308|" +
	"poten=1R020|potenciometro ruidoso=0R304|potenciometro sucio=0R304|potenciometros a raspar=0R380|potenciometros sucios=0R304|" +
	"potentially=11002|potentiometre qui crache=0R308|potentiometres qui crachent=0R308|potenziometri da pulire=0R30G|" +
	"potenziometri rumorosi=0R30G|potenziometri sporchi=0R30G|poti kratzt=0R301|potis kratzen=0R301|potluczona=0R140|" +
	"potluczone=0R140|potluczony=0R140|potmeters kraken=0R320|potrebbe=1100G|potrzaskana=0S140|potrzaskane=0S140|" +
	"potrzaskany=0S140|potrzebna=180401u040|potrzebne=180401u040|potrzebny=180401u040|potrzebuja=18040|potrzebuje=180401u040|" +
	"pots are scratchy=0R302|pots scratchy=0R302|potwierdzic=1w040|potwierdzona=1w040|pouca pressao=0R380|" +
	"pouca succao=0R380|pouch=02002|pounds=0Q002|poupee=1WY08|pour=0c0081T008|pourrait=11008|pourri=0R508|" +
	"pourrie=0R508|pourries=0R508|pourris=0R508|pourriture=0R508|poussette=1Wd08|poussiere=0SA08|poussieres=0SA08|" +
	"poussiereuse=0RA08|poussiereux=0RA08|powazna=0V040|powazne=0V040|powazny=0V040|power=21002|power adapter=17002|" +
	"power bank=17002|power brick=17002|power cable=17002|power cord=17002|power lead=17002|power on=21002|" +
	"power supply=17002|powers=0h00221002|powichrowana=0R440|powichrowane=0R440|powichrowany=0R440|powidok=0R340|" +
	"powidoki=0R340|powierzchni=1R040|powierzchnia=1R040|powiesc=1WP40|powyciagana=0R840|powyciagany=0R840|" +
	"powycierana=0R840|powycierane=0R840|powycierany=0R840|powyginana=0R440|powyginane=0R440|powyginany=0R440|" +
	"powypadkowa=0R140|powypadkowy=0R140|poza=0G040|pozaciagana=0R440|pozaciagane=0R440|pozaciagany=0R440|" +
	"pozni sie=0R340|pozniejsza kopia=0N040|pozolkla=0S840|pozolkle=0S840|pozolkle kartki=0R740|pozolkly=0S840|" +
	"pozolklych=0R840|pozostaje=1m040|pozostale=1N040|prad=21040|prateado gasto=0R880|prawa=1h040|prawdopodobnie=11040|" +
	"prawdziwa=0f040|prawdziwe=0f040|prawdziwy=0f040|prawe=1h040|prawego=1h040|prawej=1h040|prawidlowo=03040|" +
	"prawie=1V040|prawy=1h040|prawym=1h040|pre shrunk=17002|precio=1V004|precio anterior=07004|precio de compra=07004|" +
	"precio de lista=07004|precio en tienda=07004|precio nuevo=07004|precio original=07004|precio recomendado=07004|" +
	"precisa=18084|precisa de arranjo=0R680|precisa de bateria=0R680|precisa de conserto=0R680|precisa de lavagem=0R980|" +
	"precisa de limpeza=0R680|precisa de manutencao=0R680|precisa de pilha=0R680|precisa de reparo=0R680|precisa de reparos=0R680|" +
	"precisa de restauro=0R680|precisa de revisao=0R680|precisa ser lavada=0R980|precisa ser lavadas=0R980|" +
	"precisa ser lavado=0R980|precisa ser lavados=0R980|precisa ser trocada=0R680|precisa ser trocadas=0R680|" +
	"precisa ser trocado=0R680|precisa ser trocados=0R680|precisam=18080|preciso=1u080|preco de compra=07080|" +
	"preco de loja=07080|preco de tabela=07080|preco novo=07080|preco original=07080|preis=1V001|prend du jeu=0R408|" +
	"prend du retard=0R308|prend l humidite=0R308|prende=21004|prenden=21004|prenom ecrit=0R808|prenom inscrit=0R808|" +
	"presa=0E00G|present=1V002|presente=1V08K|presenter=0v008|presenza di funghi=0R50G|presenza funghi=0R50G|" +
	"preso=0E00G|preso acqua=0R10G|pressione=0z00G|pressure=0z002|pressure mark=0R702|pressure marks=0R702|" +
	"pressure spot=0R702|presumably=11002|preta=0T080|preto=0T080|pretty=1V002|previous owner s name=0R802|" +
	"previous repair=0R202|prevoir batterie=0R608|prevoir changement=0R608|prevoir des frais=0R608|prevoir freins=0R608|" +
	"prevoir pneus=0R608|prevoir remplacement=0R608|prevoir reparation=0R608|prevoir revision=0R608|prevoir travaux=0R608|" +
	"prevoir un nettoyage=0R908|prevoir une revision=0R608|prezent=1V040|prezzo=1V00G|prezzo al pubblico=0700G|" +
	"prezzo consigliato=0700G|prezzo d acquisto=0700G|prezzo di listino=0700G|prezzo in negozio=0700G|prezzo nuovo=0700G|" +
	"price=1V002|price clipped=0R802|pringosa=0R804|pringosas=0R804|pringoso=0R804|pringosos=0R804|pringue=0R904|" +
	"print=2200221020|print cracked=0R802|print cracking=0R802|print is cracked=0R802|print peeling=0R802|" +
	"printed=1V002|printer=1WM22|prints=21002|pris l eau=0R108|pris l humidite=0R108|priva di=1C00G|prive di=1C00G|" +
	"privi di=1C00G|privo di=1C00G|prix=1V008|prix boutique=07008|prix casse=17008|prix conseille=07008|prix d achat=07008|" +
	"prix d origine=07008|prix magasin=07008|prix neuf=07008|prix public=07008|pro stuck=17001|probably=1V002|" +
	"probado=1V004|problem=0b043|problema=0b08K|problema eletrico=0R380|problemas=0b084|problemas de encendido=0R304|" +
	"probleme=0b009|problemes=0b008|problemi=0b00G|problemow=0b040|problems=0b002|problemy=0b040|prodotta=1u00G|" +
	"prodotto=1u00G|produce=1u004|produced=1u002|product=1V002|production=1u00A|produit=1u008|produite=1u008|" +
	"produkowana=1u040|produkowane=1u040|produkowany=1u040|produkt=1V040|produktion=1u001|produktionsfehler=0R701|" +
	"produkuja=1u040|produziert=1u001|produzione=1u00G|professional repair=0R202|profumo=1Wb0G|progi=1R040|" +
	"progi do szlifu=0R340|progow=1R040|program=1Wk42|programa=1Wk84|programm=1u001|programma=1Wk2G|programme=1Wk08|" +
	"project piece=0R602|projekt do dokonczenia=0R640|projeto de restauro=0R680|proof=0d002|properly=03002|" +
	"propre=1V008|prosto=1V040|prosze=1V040|prove=1w002|prufung=0I001|przebarwien=0R840|przebarwienia=0R840|" +
	"przebarwieniami=0R840|przebarwienie=0R840|przebarwieniem=0R840|przebarwiona=0R840|przebarwione=0R840|" +
	"przebarwiony=0R840|przebita detka=0R340|przebita opona=0R340|przechodzona=0R840|przechodzone=0R840|przechodzony=0R840|" +
	"przecieka=0R340|przeciekaja=0R340|przed=1T040|przedarcia=0R440|przedarcie=0R440|przedarta=0R440|przedarte=0R440|" +
	"przedarty=0R440|przedmiotow=0w040|przedmioty=0w040|przegnila=0R540|przegnile=0R540|przegnily=0R540|przegrzewa sie=0R340|" +
	"przekrecony gwint=0R340|przekrzywiona=0R440|przekrzywione=0R440|przekrzywiony=0R440|przelacznik=1R040|" +
	"przemalowania=0R840|przemalowki=0R840|przepalona=0R340|przepalone=0R340|przepalony=0R340|przerdzewiala=0R540|" +
	"przerdzewiale=0R540|przerdzewialy=0R540|przerywa=0R340|przerywajacy=0R340|przerzutek=1R040|przerzutka=1R040|" +
	"przerzutki=1R040|przesiaknieta dymem=0R940|przesiakniete dymem=0R940|przesiakniety dymem=0R940|przeskakuje=0S340|" +
	"przestal chodzic=0R340|przestal dzialac=0r040|przestal grac=0R340|przestal swiecic=0R340|przestala dzialac=0r040|" +
	"przestala grzac=0R340|przestala swiecic=0R340|przestalo dzialac=0R340|przestaly dzialac=0R340|przesylka=0U040|" +
	"przeszkadza=0j040|przeszkadzaja=0j040|przetarc=0R840|przetarcia=0R840|przetarciami=0R840|przetarcie=0R840|" +
	"przetarciem=0R840|przetarta=0R840|przetarte=0R840|przetartej=0R840|przetarty=0R840|przetartych=0R840|" +
	"przetopiona=0R440|przetopione=0R440|przetopiony=0R440|przewod=1R0401k040|przewodu=1R040|przez=0v0401T040|" +
	"przod=1R040|przodu=1R040|przy=0v040|przycisk=1R040|przyciski=1R040|przycisku=1R040|przydalaby sie=18040|" +
	"przykry zapach=0R940|przypalen=0R740|przypalenia=0R740|przypalenie=0R740|przypalona=0R740|przypalone=0R740|" +
	"przypalony=0R740|przypisywana=0W040|przypisywany=0W040|pudelek=1O040|pudelka=1O040|pudelkiem=1O040|pudelko=1O040|" +
	"pudelko po=0F040|pudelku=1O040|pudlo=1O040|puede=13004|pueden=13004|puente levantado=0R304|puerta=0#004|" +
	"puertas=0#004|puida=0R880|puidas=0R880|puido=0R880|puidos=0R880|pula faixa=0R380|pulita=1400G|pulite=1400G|" +
	"puliti=1400G|pulito=1400G1V00G|pulled perf=0R802|pulled perfs=0R802|pulled stitch=0R402|pulled thread=0R402|" +
	"pulled threads=0R402|pulls in fabric=0R402|pulsante=1R00G|pulsanti=1R00G|pulseira=1o080|pulseiras=1o080|" +
	"pulsera=1o004|pulverise=0R108|pulverisee=0R108|pulverisees=0R108|pulverises=0R108|pump=1R00222002|pumpe=1R001|" +
	"pumpt=21001|pumpt nicht ab=0R301|punctured=0R402|puntina=0#00G|puntina da cambiare=0R30G|puntina da sostituire=0R30G|" +
	"punto negro en la pantalla=0R304|puo=1300G|puppe=1WY01|purchase price=07002|purchased=0E0021T0021V002|" +
	"purse=1W502|puscily szwy=0R340|pusta=0Z040|puste=0Z040|puste pudelko=0F040|pustego=0Z040|pustej=0Z040|" +
	"pusty=0Z040|puszcza szew=0R340|puszczone oczka=0R440|puszczone oczko=0R440|putjes in=0R720|putzspuren=0R701|" +
	"puxador=1R080|puzza=0S90G|puzza di bruciato=0R30G|puzza di fumo=0R90G|puzza di muffa=0R90G|puzzle=1Wl42|" +
	"pvp=07004|pylki w obiektywie=0RA40|qty=1X002|quadrante ristampato=0R80G|quadrato=1V00G|qualche=0V00G|" +
	"qualidade aaa=0N080|qualita 1 1=0N00G|qualita aaa=0N00G|qualita specchio=0N00G|qualitat 1 1=0N001|qualite 1 1=0N008|" +
	"qualite aaa=0N008|qualite miroir=0N008|quality=1V002|quality 1 1=0N002|qualmt=0R301|quantidade=1X080|" +
	"quantita=1X00G|quantite=1X008|quantity=1X002|quatre=1H408|quatro=1H480|quattro=1H40G|que=1u088|quebrada=0S184|" +
	"quebradas=0S184|quebrado=0S184|quebrados=0S184|quebrou=0R280|queda=1m0041u004|quedan=1m004|queima oleo=0R380|" +
	"queimada=0S380|queimadas=0S380|queimadinha=0R780|queimadinhas=0R780|queimadinho=0R780|queimadinhos=0R780|" +
	"queimado=0S380|queimados=0S380|queimadura=0R780|queimaduras=0R780|queimou=0R380|quelques=0V008|quema aceite=0R304|" +
	"quemada=0S304|quemada por cigarro=0R704|quemadas=0S304|quemado=0S304|quemado por el sol=0R804|quemados=0S304|" +
	"quemadura=0R704|quemaduras=0R704|quercia=1V00G|quero=1u080|questa=1V00G|questo=1V00G|quetschung=0S401|" +
	"quick=1V002|quid=0Q002|quiero=1u004|quietschen=0R301|quietscht=0R301|quiza=11004|quizas=11004|rabiscada=0R780|" +
	"rabiscadas=0R780|rabiscado=0R780|rabiscados=0R780|rabisco=0R780|rabiscos=0R780|rachada=0R280|rachadas=0R280|" +
	"rachadela=0R280|rachadinha=0R280|rachadinhas=0R280|rachadinho=0R280|rachadinhos=0R280|rachado=0R280|rachados=0R280|" +
	"rachadura=0R280|rachaduras=0R280|rachas=0R280|rachou=0R280|raczce=1R040|raczka=1R040|raczki=1R040|rad=0#0011WD01|" +
	"rader=1R001|rafelig=0R820|rafelige=0R820|rafelt=0R820|raffredda=2100G|ragged=0S802|raggedy=0R802|raggrinzita=0R80G|" +
	"raggrinzite=0R80G|raggrinziti=0R80G|raggrinzito=0R80G|rahmen=0#001|rahmenbruch=0R201|rahmenschaden=0R401|" +
	"raida=0R804|raidas=0R804|raido=0R804|raidos=0R804|raja=0S204|rajada=0R204|rajadas=0R204|rajado=0R204|" +
	"rajados=0R204|rajadura=0R204|rajaduras=0R204|rajas=0S204|raladinha=0R780|raladinhas=0R780|raladinho=0R780|" +
	"raladinhos=0R780|ralenti=0S308|ralentie=0S308|ralenties=0S308|ralentis=0S308|rallada=0R704|ralladas=0R704|" +
	"rallado=0R704|rallados=0R704|ralou=0R780|rama=0#040|ramce=1R040|rame=1V00G|ramka=1R040|ramki=1R040|rammelt=0R320|" +
	"ramponiert=0R401|ramponierte=0R401|ramponiertem=0R401|ramponierten=0R401|ramponierter=0R401|ramponiertes=0R401|" +
	"ramy=0#040|rand=1R020|randbeschadigung=0R401|randchip=0R721|randfehler=0R701|randnotizen=0R701|random=1v002|" +
	"random restarts=0R302|random shutdowns=0R302|randomly=1v002|randschade=0R420|randschlag=0R701|rangefinder=1W102|" +
	"rangendo=0R380|rant=1R040|rape=0R808|rapee=0R808|rapees=0R808|rapes=0R808|rare=1V00Q|rarely=1V002|raro=0V0041V08K|" +
	"rasgada=0R484|rasgadas=0R484|rasgadinha=0R480|rasgadinhas=0R480|rasgadinho=0R480|rasgadinhos=0R480|rasgado=0R484|" +
	"rasgados=0R484|rasgadura=0R404|rasgaduras=0R404|rasgao=0R480|rasgo=0R480|rasgoes=0R480|rasgon=0R404|rasgones=0R404|" +
	"rasgos=0R480|rasgou=0R480|rasguno=0R704|rasgunos=0R704|rash=0R802|raspada=0R704|raspadas=0R704|raspado=0R704|" +
	"raspados=0R704|raspadura=0R704|raspaduras=0R704|raspao=0R780|raspe=0R704|raspes=0R704|raspoes=0R780|raspon=0R704|" +
	"raspones=0R704|rat rod=17002|ratatouille=0R308|rattle=0S302|rattles=0R302|rattling=0R302|raubkopie=0N001|" +
	"rauchgeruch=0R901|rauscht=0S301|raya de boli=0R704|raya en la pantalla=0R304|rayada=0S704|rayadas=0S704|" +
	"rayado=0S704|rayados=0S704|rayadura=0R704|rayaduras=0R704|rayas en la pantalla=0R304|rayazo=0R704|rayazos=0R704|" +
	"raye=0S708|rayee=0S708|rayees=0S708|rayes=0S708|rayita=0R704|rayitas=0R704|rayones=0R704|rayure=0R708|" +
	"rayures=0R708|raz=1x040|raz dziala raz nie=0R340|razem=1s040|rca=1A003|rdza=0S540|rdzawe plamy=0R540|" +
	"rdzawy nalot=0R540|rdzewiejaca=0R540|rdzewiejace=0R540|rdzewiejacy=0R540|rdzewieje=0R540|rdzy=0S540|re glued=0R802|" +
	"re stuck=0R202|reacondicionada=14004|reacondicionadas=14004|reacondicionado=14004|reacondicionados=14004|" +
	"read=22002|read errors=0R302|reads=21002|reageert=21020|reageert niet op aanraking=0R320|reagieren=21001|" +
	"reagiert=21001|reagiert nicht auf beruhrung=0R301|reaguja=21040|reaguje=21040|real=0f0861V086|real deal=0f002|" +
	"real or fake=0W002|reboots itself=0R302|rebuilt=14002|recalentamiento=0R304|recebi=1T080|receipt=1k002|" +
	"received=1T0021V002|recently=1V002|reception=0e002|rechange=1l008|rechnung=1V0011u001|rechte=1h001|rechter=1h021|" +
	"rechtes=1h001|rechts=1h021|recognize=21002|recollage=0R208|recollages=0R208|recolle=14008|recolle au scotch=0R808|" +
	"recollee=14008|recollees=14008|recolles=14008|recondicionada=14080|recondicionadas=14080|recondicionado=14080|" +
	"recondicionados=14080|reconditionne=14008|reconditionnee=14008|reconditionnees=14008|reconditionnes=14008|" +
	"reconhece=21080|reconnait=21008|reconoce=21004|record=1Wh02|recousu=14008|recousue=14008|recousues=14008|" +
	"recousus=14008|recu=1T008|recuerdo=1V004|recznie=1V040|red dead redemption=17002|red rot=0R502|redemarrages intempestifs=0R308|" +
	"redemarre en boucle=0r008|redemarre seul=0R308|redemarre tout seul=0R308|redialed=0R802|redondo=1V084|" +
	"reducao de ruido=17080|reduccion de ruido=17004|reduction de bruit=17008|reembolso=1Y0841a084|reemplazada=14004|" +
	"reemplazadas=14004|reemplazado=14004|reemplazados=14004|reentelada=0R204|reenteladas=0R204|reentelado=0R204|" +
	"reentelados=0R204|reentoile=0R208|reentoilee=0R208|reentoilees=0R208|reentoiles=0R208|refait=14008|refinished=14002|" +
	"refretted=14002|refrigerateur=1WU08|refrigerator=1WU02|refroidit=21008|refund=1Y0021a002|refunded=1a002|" +
	"refurbished=14002|refuses to=1C002|regalo=1V00K|regeneracja=14040|regenerowana=14040|regenerowane=14040|" +
	"regenerowany=14040|registra=2100G|reglage a prevoir=0R608|regler kratzen=0R301|reglued=14002|regulated=14002|" +
	"regummed=0R802|reichweite eingeschrankt=0R301|reifen=1R001|reifen platt=0R301|reincollata=0R20G|reincollate=0R20G|" +
	"reincollati=0R20G|reincollato=0R20G|reinicia sozinha=0R380|reinicia sozinho=0R380|reiniciando=0R380|reinigung notig=0R601|" +
	"reinigung notwendig=0R601|reissverschluss=0#001|reißverschluss=1R001|rekaw=1R040|rekawica=1U040|rekawiczka=1U040|" +
	"rekawie=1R040|rekawy=1R040|relay=0U008|relined=0R202|reliure=1R008|relogio=1W380|reloj=1W304|remainder mark=0R802|" +
	"remains=1m002|remanence=0R708|remblokken=1R020|rembourse=1Y0081a008|remember=1u002|remise=0U008|remise en etat=0R608|" +
	"remmen=1R020|remmen slecht=0R320|remontoir casse=0R308|remote=0#002|remote management=0r002|removed=14002|" +
	"remplace=14008|remplacee=14008|remplacees=14008|remplacement=1l008|remplaces=14008|remt slecht=0R320|" +
	"rendu l ame=0r008|renove=14008|renovee=14008|renovees=14008|renoves=14008|renovierungsbedurftig=0R601|" +
	"renovierungsbedurftige=0R601|renovierungsbedurftigem=0R601|renovierungsbedurftigen=0R601|renovierungsbedurftiger=0R601|" +
	"renovierungsbedurftiges=0R601|renowacja=14040|rentoilage=0R208|rentoile=0R208|rentoilee=0R208|rentoilees=0R208|" +
	"rentoiles=0R208|repainted=14002|repair=1400215002|repaired=14002|repaired headstock=0R202|repaired neck=0R202|" +
	"repairs=1400215002|reparacion=14004|reparada=14084|reparadas=14084|reparado=14084|reparado con celo=0R804|" +
	"reparados=14084|reparatie=14020|reparatie nodig=0R620|reparation=1400815008|reparation a prevoir=0R608|" +
	"reparatur=1400115001|reparatur erforderlich=0R601|reparatur notig=0R601|reparatur notwendig=0R601|reparaturbedurftig=0R601|" +
	"reparaturbedurftige=0R601|reparaturbedurftigem=0R601|reparaturbedurftigen=0R601|reparaturbedurftiger=0R601|" +
	"reparaturbedurftiges=0R601|repare=14008|repare a l agrafe=0R208|reparee=14008|reparees=14008|repares=14008|" +
	"repariert=14001|repeats on=0R302|repeint ancien=0R208|repeints=0R208|repintado por cima=0R880|repinte=0R204|" +
	"repintes=0R204|repinturas=0R880|replaced=14002|replacement=140021l002|replacing=14002|replica=0N0AU1b08M|" +
	"replica 1 1=0N00G|replica de primeira linha=0N080|replica exacta=0N004|replica primeira linha=0N080|replicas=0N08E|" +
	"replicat=0N001|repliche=0N00G|replika=0N0411b040|replikas=0N001|replikat=0N001|replikate=0N001|replike=0N040|" +
	"repliki=0N040|replique=0N008|repliques=0N008|repond=22008|reportado como robado=0r004|reportado por robo=0r004|" +
	"reported lost=0r002|reported stolen=0r002|reprends=1Y008|repro=0N04U|reproducao=0N080|reproduccion=0N004|" +
	"reproducciones=0N004|reproduce=21004|reproducoes=0N080|reproductie=0N020|reproducties=0N020|reproduction=0N00A|" +
	"reproductions=0N00A|reprodukcja=0N040|reprodukcje=0N040|reprodukcji=0N040|reproduktion=0N001|reproduktionen=0N001|" +
	"reproduz=21080|repros=0N002|repuesto=1l004|requer=18080|requer reparacao=0R680|requer restauro=0R680|" +
	"requiere=18004|required=1u002|requires=18002|requires attention=0R602|requires restoration=0R602|requiring=18002|" +
	"reseca=0R804|reseco=0R804|resembles=1T002|resembling=1T002|reserva=1l080|reset=14002|resetuje sie=0R340|" +
	"residu de colle=0R908|residue=0S902|residui di adesivo=0R90G|residui di colla=0R90G|residui di scotch=0R90G|" +
	"residuo di colla=0R90G|residus de colle=0R908|resistant=0d002|resoled badly=0R802|respaldo=1R004|respond=21002|" +
	"responde=21084|responsabile=0l00G|responsabilidad=0l004|responsabilidade=0l080|responsabilita=0l00G|responsabilite=0l008|" +
	"responsable=0l00C|responsavel=0l080|responsibility=0l002|responsible=0l002|resquebrajada=0R204|resquebrajadas=0R204|" +
	"resquebrajado=0R204|resquebrajados=0R204|ressecada=0R580|ressecadas=0R580|ressecado=0R580|ressecados=0R580|" +
	"ressecamento=0R580|ressequida=0R580|ressequidas=0R580|ressequido=0R580|ressequidos=0R580|ressort casse=0R308|" +
	"ressorts casses=0R408|ressoude=14008|ressoudee=14008|ressoudees=14008|ressoudes=14008|resta=1m00G|resta indietro=0R30G|" +
	"restarts itself=0R302|restartuje sie=0R340|restauracion antigua=0R204|restauraciones antiguas=0R204|restaurada=14084|" +
	"restauradas=14084|restaurado=14084|restaurados=14084|restaurata=1400G|restaurate=1400G|restaurati=1400G|" +
	"restauratieobject=0R620|restauratieproject=0R620|restauration a prevoir=0R608|restauration ancienne=0R208|" +
	"restauration visible=0R208|restaurations visibles=0R208|restaurationsobjekt=0R601|restaurato=1400G|restaure=14008|" +
	"restauree=14008|restaurees=14008|restaures=14008|restauri visibili=0R20G|restauriert=14001|restaurierte=14001|" +
	"restauriertem=14001|restaurierten=14001|restaurierter=14001|restauriertes=14001|restaurierungsbedurftig=0R601|" +
	"restaurierungsbedurftige=0R601|restaurierungsbedurftigem=0R601|restaurierungsbedurftigen=0R601|restaurierungsbedurftiger=0R601|" +
	"restaurierungsbedurftiges=0R601|restaurierungsobjekt=0R601|restauro antico=0R20G|restauro visibile=0R20G|" +
	"reste=1m008|reste de colle=0R908|restent=1m008|restes de colle=0R908|resti di colla=0R90G|restoration=14002|" +
	"restoration project=0R602|restoration required=0R602|restored=14002|restored chip=0R202|restored rim=0R202|" +
	"restos de adhesivo=0R904|restos de cal=0R904|restos de cinta=0R904|restos de cola=0R7800R904|restos de etiqueta=0R980|" +
	"restos de pegamento=0R904|restos de pegatina=0R904|restrike=0N002|restuck=0R202|resztki kleju=0R740|retail=07002|" +
	"retail price=07002|retail value=07002|retailed=07002|retails=07002|retarde=0S308|retirada de pecas=0R680|" +
	"retouched=0R202|retouching=0R202|retreci=0R808|retrecie=0R808|retrecies=0R808|retrecis=0R808|retro=1R00G|" +
	"retrovisor=1R004|reventada=0S104|reventadas=0S104|reventado=0S104|reventados=0S104|revetement collant=0R808|" +
	"revirada=0R304|reviradas=0R304|revirado=0R304|revirados=0R304|revisada=14004|revisadas=14004|revisado=14004|" +
	"revisados=14004|revise=14008|revisee=14008|revisees=14008|revises=14008|revisie nodig=0R620|revision a prevoir=0R608|" +
	"revision empfohlen=0R601|revision fallig=0R601|revision notig=0R601|revision notwendig=0R601|revisionata=1400G|" +
	"revisionate=1400G|revisionati=1400G|revisionato=1400G|revisione scaduta=0R30G|ricambio=1l00G|ricarica=2200G|" +
	"ricevuto=1T00G|richiede=1800G|richtig=03001|rickety=0R402|riconiato=0N00G|riconio=0N00G|riconosce=2100G|" +
	"ricordo=1V00G|ridipinta=0R20G|ridipinte=0R20G|ridipinti=0R20G|ridipinto=0R20G|ridipintura=0R20G|ridipinture=0R20G|" +
	"riduzione del rumore=1700G|riecht nach keller=0R901|riecht nach rauch=0R901|riecht nach zigaretten=0R901|" +
	"riecht verbrannt=0R301|riem=1R020|riemen=0H0210K0211R0211o021|rien=1C008|rifatta=1400G|rifatte=1400G|" +
	"rifatti=1400G|rifatto=1400G|rifoderata=0R20G|rifoderate=0R20G|rifoderati=0R20G|rifoderato=0R20G|riga=0S70G|" +
	"rigata=0S70G|rigate=0S70G|rigati=0S70G|rigato=0S70G|rigatura=0R70G|rigature=0R70G|righe sullo schermo=0R30G|" +
	"righe verticali=0R30G|righetta=0R70G|righette=0R70G|righettine=0R70G|right=1h002|right airpod only=1K002|" +
	"right bud only=1K002|right earbud only=1K002|right one only=1K002|right shoe only=1K002|rilegatura=1R00G|" +
	"rilegatura lenta=0R80G|rim bump=0R702|rim bumps=0R702|rim chip=0R702|rim nibbles=0R702|rim nick=0R702|" +
	"rim nicks=0R702|rimane=1m00G|rimane indietro=0R30G|rimborso=1Y00G1a00G|rimpicciolita=0R80G|rimpicciolite=0R80G|" +
	"rimpiccioliti=0R80G|rimpicciolito=0R80G|rincollata=0R20G|rincollate=0R20G|rincollati=0R20G|rincollato=0R20G|" +
	"ring=1WV23|ring marks=0R702|ring wear=0R80I|ringwear=0R8A3|rintelata=0R20G|rintelate=0R20G|rintelati=0R20G|" +
	"rintelato=0R20G|rip in=0R402|rip on=0R402|riparata=1400G|riparate=1400G|riparati=1400G|riparato=1400G|" +
	"riparato con scotch=0R80G|riparazione=1400G|ripped=0R402|ripped jeans=17002|rippled pages=0R402|riprendo=1Y00G|" +
	"riproduce=2100G|riproduzione=0N00G|riproduzioni=0N00G|rips=0S802|risca no ecra=0R380|riscada=0S780|riscadas=0S780|" +
	"riscado=0S780|riscados=0S780|riscalda=2100G|riscas na=0R780|riscas no ecra=0R380|risco=0S780|risco na=0R780|" +
	"risco profundo=0R780|riscos=0S780|riscos na=0R780|riscos no=0R780|riscos profundos=0R780|riscos visiveis=0R780|" +
	"risponde=2200G|risponde male=0R30G|risquinha=0R780|risquinhas=0R780|risquinho=0R780|risquinhos=0R780|" +
	"riss=0L0010S201|rissbildung=0R201|risse=0S201|rissen=0R201|rissig=0R201|rissige=0R201|rissigem=0R201|" +
	"rissigen=0R201|rissiger=0R201|rissiges=0R201|ristampa pirata=0N00G|ristretta=0S80G|ristrette=0S80G|ristretti=0S80G|" +
	"ristretto=0S80G|ritarda=0R30G|ritenzione immagine=0R70G|ritiro=0U00G|rits=1R020|riverniciata=1400G|riverniciate=1400G|" +
	"riverniciati=1400G|riverniciato=1400G|riveted repair=0R202|road rash=0R702|roadrash=0R702|robe=1W608|" +
	"robi=0k040|robia=0k040|roble=1V004|roce=0R804|roces=0R804|roda=0#080|rodas=0#080|roest=0S520|roestig=0R520|" +
	"roestige=0R520|roestplek=0R520|roestplekjes=0R520|roestplekken=0R520|roestvlekje=0R720|roestvlekken=0R520|" +
	"roestvorming=0R520|rog=1R040|rogach=1R040|rogi=1R040|rogu=1R040|roida=0R484|roidas=0R480|roido=0R484|" +
	"roidos=0R480|rok=1r040|roku=1r040|rolamento ruim=0R380|rolamentos gastos=0R380|rolled spine=0R802|roman=1WP29|" +
	"rona=0S904|rond=1V028|rond de verre=0R708|ronds de verre=0R708|ronfle=0S308|ronflement=0R308|ronge=0S408|" +
	"rongee=0S408|rongees=0S408|ronges=0S408|ronosa=0R904|ronoso=0R904|ronza=0R30G|ronzio=0R30G|rood knipperend=0R320|" +
	"rookgeur=0R920|rooklucht=0R920|room=1u002|ropey=0S802|ropy=0S802|rosicchiata=0R40G|rosicchiate=0R40G|" +
	"rosicchiati=0R40G|rosicchiato=0R40G|rosicchiature=0R40G|rost=0S501|rostansatz=0R501|rostbefall=0R501|" +
	"rostblasen=0R501|rostflecken=0R501|rostfraß=0R501|rostig=0R501|rostige=0R501|rostigem=0R501|rostigen=0R501|" +
	"rostiger=0R501|rostiges=0R501|rostspuren=0R501|roststellen=0R501|rot hout=0R520|rota=0S104|rotas=0S104|" +
	"rotates=21002|rotito=0R404|rotitos=0R404|roto=0S104|rotondo=1V00G|rotos=0S104|rotta=0S10G0b00G|rotte=0S10G0b00G|" +
	"rotte plek=0R520|rotted=0R502|rotten=0S502|rotten foam=0R302|rotti=0S10G0b00G|rotting=0R502|rotto=0S10G0b00G|" +
	"rottura=0R40G|rotture=0R40G|rotura=0R404|roturas=0R404|rotweinfleck=0R701|roue=0#008|roues=0#008|rough around the edges=0R802|" +
	"rough condition=0R802|rough shape=0R802|rouille=0R508|rouillee=0R508|rouillees=0R508|rouilles=0R508|rouillures=0R508|" +
	"roulements fatigues=0R308|round=1V002|rousseurs=0R808|roussi=0R708|roussie=0R708|roussies=0R708|roussis=0R708|" +
	"rovinata=0R40G|rovinate=0R40G|rovinati=0R40G|rovinatina=0R40G|rovinatine=0R40G|rovinatini=0R40G|rovinatino=0R40G|" +
	"rovinato=0R40G|rower=1WD40|roweru=1WD40|rowery=1WD40|rowniez=04040|rozada=0R804|rozadas=0R804|rozado=0R804|" +
	"rozados=0R804|rozadura=0R804|rozaduras=0R804|rozamiento=0R804|rozamientos=0R804|rozbita=0R140|rozbite=0R140|" +
	"rozbity=0R140|rozbitym=0R140|rozchwiana=0R340|rozchwiane=0R340|rozchwiany=0R340|rozchybotana=0R340|rozchybotane=0R340|" +
	"rozchybotany=0R340|rozciagnieta=0S340|rozciagnieta gumka=0R340|rozciagniete=0S340|rozciagniety=0S340|" +
	"rozdarcia=0R440|rozdarcie=0R440|rozdarta=0R440|rozdarte=0R440|rozdarty=0R440|rozerwana=0R440|rozerwane=0R440|" +
	"rozerwany=0R440|rozeschnieta=0R240|rozeschniete=0R240|rozeschniety=0R240|rozgrzebany=0R640|rozkleja sie=0R340|" +
	"rozklejaja sie=0R340|rozklejanie=0R340|rozklejenie soczewek=0R340|rozklejona=0R340|rozklejone=0R340|rozklejony=0R340|" +
	"rozladowuje sie=0S340|rozlatuje sie=0R340|rozlozone gabki=0R540|rozlupana=0S140|rozlupane=0S140|rozlupany=0S140|" +
	"rozmiar=1j040|rozmiaru=1j040|rozmiarze=1j040|rozon=0R704|rozones=0R704|rozpada sie=0R340|rozpadajaca sie=0R340|" +
	"rozpadajace sie=0R340|rozpadajacy sie=0R340|rozpeknieta=0R240|rozpekniete=0R240|rozpekniety=0R240|rozpruta=0R340|" +
	"rozprute=0R340|rozprute szwy=0R340|rozpruty=0R440|rozregulowana=0R340|rozregulowane=0R340|rozregulowany=0R340|" +
	"rozsechl sie=0R240|rozsypujaca sie=0R540|rozsypujace sie=0R540|rozsypujacy sie=0R540|rozsypuje sie=0R340|" +
	"rozszarpana=0R440|rozszarpane=0R440|rozszarpany=0R440|rozszczelniona=0R240|rozszczelnione=0R240|rozszczelniony=0R240|" +
	"rozszczepiona=0R240|rozszczepione=0R240|rozszczepiony=0R240|roztrzaskal sie=0R140|roztrzaskana=0R140|" +
	"roztrzaskane=0R140|roztrzaskany=0R140|rozwarstwia sie=0R440|rozwarstwienia=0R340|rozwarstwienie=0R340|" +
	"rozwarstwiona=0R340|rozwarstwione=0R340|rozwarstwiony=0R340|rrp=07002|rubbed=0S302|rubbed decoration=0R802|" +
	"rubbed gilt=0R802|rubbed hallmark=0R802|rubbed hallmarks=0R802|rubbed jacket=0R802|rubbed transfer=0R802|" +
	"rubber=1V002|rubber feet missing=0R602|rubber grips loose=0R802|rubbing=0S802|ruckelt=0R301|ruckseite=1R001|" +
	"rueda=0#004|ruedas=0#004|ruedas desinfladas=0R304|ruedas lisas=0R304|rug los=0R420|ruggine=0R50G|ruido=0S384|" +
	"ruido de superficie=0R804|ruido extrano=0R304|ruidos estranhos=0R380|ruidos raros=0R304|ruikt naar rook=0R920|" +
	"ruikt verbrand=0R320|ruil=0U020|ruist=0S320|rumore=0S30G|rumori strani=0R30G|rumorosa=0S30G|rumorose=0S30G|" +
	"rumorosi=0S30G|rumorosita=0R30G|rumoroso=0S30G|run=22002|rund=1V001|running=22002|running fast=0R302|" +
	"running rough=0R302|running slow=0R302|runs=21002|runs and stops=0R302|runs briefly=0R302|runs fast=0R302|" +
	"runs for a few=0R302|runs lumpy=0R302|runs rough=0R302|runs slow=0R302|runs then stops=0R302|runtergefallen=0R401|" +
	"ruota=0#00G|ruota da centrare=0R30G|ruote=1R00G|ruote da centrare=0R30G|rust=0S502|rust bubble=0R502|" +
	"rust bubbles=0R502|rust patches=0R502|rust specks=0R502|rust spots=0R502|rusted=0R502|rusting=0R502|rusts=0S502|" +
	"rusty=0S502|rusty gray=17002|rusty grey=17002|rusty in places=0R502|rusty staples=0R402|rys=0R740|rysa=0R740|" +
	"rysach=0R740|rysami=0R740|ryse=0R740|rysek=0R740|rysik=0#040|rysika=0#040|ryska=0R740|ryski=0R740|rysy=0R740|" +
	"rzadka=1V040|rzadki=1V040|rzesy=10040|rzezi=0R340|rzezy=0R340|s=030080600A|s arrete=0R308|s ecaille=0R508|" +
	"s ecaillent=0R508|s effritent=0R508|s emiette=0R508|s enleve par plaques=0R508|s eteint au bout=0R308|" +
	"s eteint sans raison=0R308|s eteint seul=0R308|s eteint tout seul=0R308|s eteint toute seule=0R308|s ouvre mal=0R308|" +
	"sa=0q0400v0401T008|sa di chiuso=0R90G|sa di muffa=0R90G|saber se=1z080|saber si=1z004|sac=1W508|saccade=0R308|" +
	"saccades=0R308|saddle=0#002|sagen=1w001|sagging=0R402|saggy=0R402|sags=0R402|sais pas si=1w0081z008|sais si=1w008|" +
	"saiten=1R001|saitenlage zu hoch=0R301|sale=0S908170021d00221004|sales=0S90817002|salissure=0R908|salissures=0R908|" +
	"salt damage=0R502|salta el cambio=0R304|salta el diferencial=0R304|salta il salvavita=0R30G|salta la cadena=0R304|" +
	"salta la catena=0R30G|salta la corrente=0R30G|salta la luz=0R304|saltada=0S704|saltadas=0S704|saltado=0S7040R704|" +
	"saltados=0S704|saltella=0S30G|salto gasto=0R880|salto un trozo=0R604|saltos de pintura=0R204|saltos gastos=0R880|" +
	"salvatacchi da cambiare=0R80G|sam=1L0401v040|sam aparat=0D040|sam kartridz=0D040|sam korpus=0D040|sam sie resetuje=0R340|" +
	"sam sie restartuje=0R340|sam sie wylacza=0R340|sama=1M0401L0401v040|sama konsola=0D040|sama sie wylacza=0R340|" +
	"samen=1s020|samen verkocht=1g020|sammlung=1V001|samo=1M0401L0401v040|samo body=0D040|samo pudelko=0F040|" +
	"samo sie wylacza=0R340|samochod=1WZ40|samochodu=1WZ40|samoczynnie=1v040|samsung account locked=0r002|" +
	"samt=1V001|sandal=1U042|sangle=0H0080K0081R0081o008|sanierungsbedurftig=0R601|sanierungsbedurftige=0R601|" +
	"sanierungsbedurftigem=0R601|sanierungsbedurftigen=0R601|sanierungsbedurftiger=0R601|sanierungsbedurftiges=0R601|" +
	"sans=1C0081#008|sans garantie d authenticite=0W008|sapato=1U0801W480|sapatos=1W480|sapere se=1z00G|saphir use=0R308|" +
	"sarro=0R904|sata=1A002|sattel=0#001|satz=1f001|sauber=1V001|sauf=0G008|sauft ab=0R301|saugkraft=0e001|" +
	"saugt=21001|saugt schlecht=0R301|saugt schwach=0R301|saum offen=0R301|saute=0S308|saute le disjoncteur=0R308|" +
	"sautes=0S308|save=21002|save battery dead=0R302|saves=21002|savoir si=1z008|saw cut=0R802|sawcut=0R802|" +
	"say=1w002|say if=1z002|sballata=0R30G|sballate=0R30G|sballati=0R30G|sballato=0R30G|sbeccata=0R70G|sbeccate=0R70G|" +
	"sbeccati=0R70G|sbeccatina=0R70G|sbeccatine=0R70G|sbeccato=0R70G|sbeccatura=0R70G|sbeccature=0R70G|sberciata=0R70G|" +
	"sberciate=0R70G|sberciati=0R70G|sberciato=0R70G|sbiadimento=0R80G|sbiadita=0S80G|sbiadite=0S80G|sbiaditi=0S80G|" +
	"sbiadito=0S80G|sbiaditure=0R80G|sbocconcellata=0R70G|sbocconcellate=0R70G|sbocconcellati=0R70G|sbocconcellato=0R70G|" +
	"sbocconcellature=0R70G|sbrecciata=0R70G|sbrecciate=0R70G|sbrecciati=0R70G|sbrecciato=0R70G|sbrecciatura=0R70G|" +
	"sbrecciature=0R70G|sbriciolata=0R50G|sbriciolate=0R50G|sbriciolati=0R50G|sbriciolato=0R50G|sbucciata=0R70G|" +
	"sbucciate=0R70G|sbucciati=0R70G|sbucciatine=0R80G|sbucciato=0R70G|sbucciatura=0R70G|sbucciature=0R70G|" +
	"scalda=2100G|scalda troppo=0R30G|scaldano=2100G|scalfittura=0R70G|scalfitture=0R70G|scambio=0U00G|scan=21002|" +
	"scans=21002|scarabocchi=0R80G|scarabocchiata=0R80G|scarabocchiate=0R80G|scarabocchiati=0R80G|scarabocchiato=0R80G|" +
	"scarabocchio=0R80G|scardinata=0R40G|scardinate=0R40G|scardinati=0R40G|scardinato=0R40G|scarf=1k002|scarpa=1U00G1W40G|" +
	"scarpa singola=1K00G|scarpe=1W40G|scarsa autonomia=0R30G|scassata=0R40G|scassate=0R40G|scassati=0R40G|" +
	"scassato=0R40G|scatola=1O00G|scatola vuota=0F00G|scatole=1O00G|scatta=2100G|scende=2100G|scentrata=0R30G|" +
	"scentrate=0R30G|scentrati=0R30G|scentrato=0R30G|scentrowana=0R340|scentrowane=0R340|scentrowany=0R340|" +
	"schaafplek=0R720|schaafplekken=0R720|schaafsporen=0R720|schabig=0R801|schabige=0R801|schabigem=0R801|" +
	"schabigen=0R801|schabiger=0R801|schabiges=0R801|schachtel=1O001|schade=0S420|schaden=0L0010R4010b001|" +
	"schadeplek=0S420|schades=0S420|schakelaar=1R020|schakelt=21020|schakelt vanzelf uit=0R320|schallplatte=1Wh01|" +
	"schalt sich=0R501|schalter=0L0011R001|schaltet=0h00121001|schaltet sich immer wieder ab=0R301|schaltet sich standig aus=0R301|" +
	"schaltung=1R001|scharft=21001|scharnier=1R021|scheda madre bruciata=0r00G|scheda madre morta=0r00G|scheef gelopen=0R820|" +
	"scheefgelezen=0R420|scheefgelopen=0R820|scheefgetrokken=0R420|scheggiata=0R70G|scheggiate=0R70G|scheggiati=0R70G|" +
	"scheggiato=0R70G|scheggiatura=0R70G|scheggiature=0R70G|scheggiette=0R70G|scheibe=0L001|scheppert=0R301|" +
	"scherfje af=0R720|scherm=1R020|scherm aan gruzelementen=0R120|schermata blu=0R30G|schermfout=0R320|schermo=1R00G|" +
	"schermo nero=0R30G|scherpt niet meer=0R320|scheur=0R420|scheuren=0R420|scheurtje=0R420|scheurtjes=0R420|" +
	"schiacciata=0S40G|schiacciate=0S40G|schiacciati=0S40G|schiacciato=0S40G|schiantata=0R40G|schiantate=0R40G|" +
	"schiantati=0R40G|schiantato=0R40G|schief gelaufen=0R801|schief gelesen=0R401|schiefgelesen=0R401|schiefgelesene=0R401|" +
	"schiefgelesenem=0R401|schiefgelesenen=0R401|schiefgelesener=0R401|schiefgelesenes=0R401|schienale=1R00G|" +
	"schilfer=0R720|schilfers=0R720|schilfert=0R520|schilfertje=0R720|schilfertjes=0R720|schilvertje=0R720|" +
	"schilvertjes=0R720|schimmel=0R521|schimmelbefall=0R501|schimmelflecken=0R501|schimmelig=0R501|schimmelige=0R501|" +
	"schimmeligem=0R501|schimmeligen=0R501|schimmeliger=0R501|schimmeliges=0R501|schimmelplekken=0R520|schimmelt=0R501|" +
	"schimmelvorming=0R520|schlagstelle=0S701|schlagstellen=0S701|schlauch=0#001|schlecht erhalten=0R801|schleier=0S501|" +
	"schleifspuren=0R701|schleift=0S301|schleudert nicht=0R301|schliesse=0#001|schliesst=21001|schließe=0#001|" +
	"schließt=21001|schließt nicht richtig=0R301|schlussel=0#001|schmauchspuren=0R701|schmuddelig=0R901|" +
	"schmuddelige=0R901|schmuddeligem=0R901|schmuddeligen=0R901|schmuddeliger=0R901|schmuddeliges=0R901|schmutzig=0R901|" +
	"schmutzige=0R901|schmutzigem=0R901|schmutzigen=0R901|schmutziger=0R901|schmutziges=0R901|schnalle=0#001|" +
	"schnallenkratzer=0R701|schnarrt=0R301|schodzona=0R840|schodzone=0R840|schodzony=0R840|schodzonych=0R840|" +
	"schoen=1U020|schon=1V001|schone=1V001|schoner=1V001|schonheitsfehler=0S401|schraapplekken=0R720|schramme=0R701|" +
	"schrammen=0R721|schrammspuren=0R701|schrauben=1k001|schroeven=1k020|schrotlingsfehler=0R701|schublade=0#001|" +
	"schuh=1U0011W401|schuhe=1W401|schutzumschlag=1R001|schwach=0S301|schwarz=0T001|schwarzer bildschirm=0R301|" +
	"schweißflecken=0R701|schweißgeruch=0R901|schweißrander=0R701|schwer=1V001|schwergangig=0R301|schwundrisse=0R201|" +
	"sciupata=0R80G|sciupate=0R80G|sciupati=0R80G|sciupato=0R80G|scocca=1R00G|scollamenti=0R40G|scollamento=0R40G|" +
	"scollamento delle lenti=0R50G|scollamento lenti=0R50G|scollata=0R30G|scollate=0R30G|scollati=0R30G|scollato=0R30G|" +
	"scolorimenti=0R80G|scolorimento=0R80G|scolorita=0S80G|scolorite=0S80G|scoloriti=0S80G|scolorito=0S80G|" +
	"scolorito dal sole=0R80G|scoloritura=0R80G|scoloriture=0R80G|sconnessa=0R40G|sconnesse=0R40G|sconnessi=0R40G|" +
	"sconnesso=0R40G|scoppietta=0R80G|scoppiettii=0R80G|scorch=0R702|scorched=0S702|scordata=0R30G|scordate=0R30G|" +
	"scordati=0R30G|scordato=0R30G|scorticata=0R70G|scorticate=0R70G|scorticati=0R70G|scorticato=0R70G|scorticature=0R70G|" +
	"scotch sul=0R80G|scotch sulla=0R80G|scotch sur=0R808|scotche=0S408|scotchee=0S408|scotchees=0S408|scotches=0S408|" +
	"scrape=0R702|scraped=0R702|scrapes=0R702|scratch=0R702|scratch guard=17002|scratch plate=17002|scratched=0R702|" +
	"scratches=0R702|scratchy=0S302|scratchy glass=0R702|scratchy pot=0R302|scratchy pots=0R302|screeches=0S302|" +
	"screeching=0R302|screen=1R002|screen bleed=0R302|screen burn=0R702|screen flicker=0R302|screen lift=0R202|" +
	"screen separation=0R202|screpolata=0R80G|screpolati=0R80G|screpolato=0R80G|screw missing=0R602|screws=1k002|" +
	"scribbled=0R802|scribbles=0R802|scribbling=0R802|scricchiola=0S30G|scricchiolii=0R30G|scricchiolio=0R30G|" +
	"scritta a penna=0R80G|scritte a penna=0R80G|scritto a penna=0R80G|scrostata=0R70G|scrostate=0R70G|scrostati=0R70G|" +
	"scrostato=0R70G|scrostatura=0R70G|scrostature=0R70G|scruffy=0S802|scucita=0R30G|scucite=0R30G|scuciti=0R30G|" +
	"scucito=0R30G|scucitura=0R30G|scuciture=0R30G|scuff=0R802|scuffed=0R802|scuffing=0R802|scuffs=0R802|scuffy=0R802|" +
	"sdrucita=0R80G|sdrucite=0R80G|sdruciti=0R80G|sdrucito=0R80G|se=0308C0n08G|se agota rapido=0R304|se ahoga=0R304|" +
	"se apaga sola=0R304|se apaga solo=0R304|se atrasa=0R304|se bloquea=0R304|se cae a pedazos=0R504|se cae a trozos=0R504|" +
	"se cala=0R304|se calienta demasiado=0R304|se calienta mucho=0R304|se cayo=0R304|se congela=0R304|se cuelga=0R304|" +
	"se cuelgan=0R304|se decharge rapidement=0R308|se decharge tres vite=0R308|se decharge vite=0R308|se decollent=0R408|" +
	"se desagrege=0R508|se descama=0R504|se descarga muy rapido=0R304|se descarga rapido=0R304|se desconecta=0R304|" +
	"se descose=0R404|se desintegra=0R504|se desintegran=0R504|se despega=0R404|se despegan=0R404|se esta deshaciendo=0R504|" +
	"se esta pelando=0R504|se extravio=0s004|se fige=0R308|se ha perdido=0s004|se han perdido=0s004|se mojo=0R104|" +
	"se para=0R304|se paran=0R304|se perdieron=0s004|se perdio=0s004|se queda colgada=0R304|se queda colgado=0R304|" +
	"se queda en el logo=0r004|se queda pillada=0R304|se queda pillado=0R304|se quedo en el logo=0r004|se quedo muerta=0r004|" +
	"se quedo muerto=0r004|se ralentiza=0R304|se recalienta=0R304|se reinicia=0R304|se reinicia en bucle=0r004|" +
	"se retrasa=0R304|se si=1w0041z004|se sobrecalienta=0R304|se traba=0R304|se vende en lote=1s004|se vende todo junto=1s004|" +
	"se venden en lote=1s004|se venden juntos=1g004|sea water=0R302|seal=1R002|seam=1R002|seam has come=0R402|" +
	"seam has split=0R402|seam is undone=0R402|seam split=0R423|seam splits=0R402|seam undone=0R402|seat=1R002|" +
	"sechs=1H601|sechser=1H601|seda=1V084|sedia=1WF0G|see=1V002|seen better days=0R802|seen some action=0R802|" +
	"seeping=0R302|seeps=0S302|segnata=0S30G|segnate=0S30G|segnati=0S30G|segnato=0S30G|segni=0S80G0V00G0b00G|" +
	"segni d uso=1y00G|segni del tempo=1y00G|segni del tempo evidenti=0R80G|segni di caduta=0R70G|segni di penna=0R70G|" +
	"segni di pennarello=0R70G|segni di trucco=0R70G|segni di urti=0R70G|segni di urto=0R70G|segni di usura=1y00G|" +
	"segni di utilizzo=1y00G|segni evidenti=0R80G|segni importanti=0R80G|segno=0S80G0V00G0b00G|segno di caduta=0R70G|" +
	"segno di penna=0R70G|seguro=1w084|seguro si=1z004|sehr=1V001|sei=1H60G|sei se=1w0801z080|seide=1V001|" +
	"seiner=1T001|seines=1T001|seis=1H684|seit=1T001|seiten lose=0R401|seiten losen sich=0R401|seitenschlag=0R301|" +
	"seized=0S302|seized solid=0R302|sekundnik=1R040|selbst=1v001|selim=0#080|sell=1d002|sella=0#00G|selle=0#008|" +
	"selling=1d002|selling as a bundle=1s002|selling as a lot=1s002|sello=1Wg04|sello de biblioteca=0R804|" +
	"sellotape marks=0R902|sellotape repair=0R402|sellotaped=0R402|selten=1V001|seltene=1V001|sem=1C0801#080|" +
	"sem garantia de autenticidade=0W080|sem imagem=0R380|sem limpar=0R980|sem pressao=0R380|sem succao=0R380|" +
	"semblable=1T008|semelle=1R008|semelles=1R008|senales=0V004|senales de uso=1y004|senales del tiempo=0R804|" +
	"senha esquecida=0r080|sensor=1R002|sent la cigarette=0R908|sent le renferme=0R908|sent le tabac=0R908|" +
	"senza=1C00G1#00G|senza garanzia di autenticita=0W00G|separacion de lentes=0R504|separately=04002|sept=1H708|" +
	"sequins missing=0R602|serbatoio=0#00G|series=1V002|sers=1u008|sert=1u008|serve=1u08G|servi=1V008|service=1400215002|" +
	"service fallig=0R601|service notig=0R601|service notwendig=0R601|servicebeurt nodig=0R620|serviced=140021V002|" +
	"servicing=1400215002|servie=1V008|serwis=1404015040|serwisie=14040|serwisowana=14040|serwisowane=14040|" +
	"serwisowany=14040|serwisu=15040|ses=1T008|set=1f002|seta=1V00G|sete=1H780|sette=1H70G|seul=1M0081L0081v008|" +
	"seule=1M0081L0081v008|seulement=1M0081L008|seven=1H702|sfaldata=0R50G|sfaldate=0R50G|sfaldati=0R50G|sfaldato=0R50G|" +
	"sfarfalla=0R30G|sfasciata=0R10G|sfasciate=0R10G|sfasciati=0R10G|sfasciato=0R10G|sfatygowana=0R840|sfatygowane=0R840|" +
	"sfatygowany=0R840|sfatygowanym=0R840|sfilacciata=0R30G|sfilacciate=0R30G|sfilacciati=0R30G|sfilacciato=0R30G|" +
	"sfilcowana=0R840|sfilcowane=0R840|sfilcowany=0R840|sfondamento=0R40G|sfondata=0R40G|sfondate=0R40G|sfondati=0R40G|" +
	"sfondato=0R40G|sformata=0R40G|sformate=0R40G|sformati=0R40G|sformato=0R40G|sfracellata=0R10G|sfracellate=0R10G|" +
	"sfracellati=0R10G|sfracellato=0R10G|sfregamenti=0R80G|sfregamento=0R80G|sfregata=0R80G|sfregate=0R80G|" +
	"sfregati=0R80G|sfregato=0R80G|sfregatura=0R80G|sfregature=0R80G|sgangherata=0R40G|sgangherate=0R40G|sgangherati=0R40G|" +
	"sgangherato=0R40G|sgretolata=0R50G|sgretolate=0R50G|sgretolati=0R50G|sgretolato=0R50G|sgualcita=0R80G|" +
	"sgualcite=0R80G|sgualciti=0R80G|sgualcito=0R80G|shabby=0S802|shabby chic=17002|shade=0#002|shaken=0S402|" +
	"shattered=0R102|she=1e002|shearling=10002|shelf wear=0R802|shelf worn=0R802|shiny keys=0R802|shipping=0U0021V002|" +
	"shoe=1U0021W402|shoes=1W402|shop=1V002|shop worn=0R802|shopworn=0R802|short=1V002|short battery life=0R302|" +
	"short perfs=0R802|should=0n002|should be fixable=0R602|show=0j0020v002|showing=0v002|showing age=0R802|" +
	"showing its age=0R802|shown=1V002|shows=0v002|shows its age=0R802|shrank=0R802|shrinkage=0S802|shrunk=0S802|" +
	"shrunken=0R802|shuts=0h002|shutter=1R002|si=0300G0n00S|si blocca=0R30G|si disintegra=0R50G|si e ristretta=0R80G|" +
	"si e ristretto=0R80G|si ferma dopo=0R30G|si impalla=0R30G|si incanta=0R30G|si inceppa=0R30G|si inchioda=0R30G|" +
	"si ingolfa=0R30G|si pianta=0R30G|si riavvia=0R30G|si riavviano=0R30G|si sbriciola=0R50G|si sbriciolano=0R50G|" +
	"si scalda molto=0R30G|si scarica in fretta=0R30G|si scarica rapidamente=0R30G|si scarica subito=0R30G|" +
	"si scarica velocemente=0R30G|si scolla=0R40G|si scollano=0R40G|si scrosta=0R50G|si sfalda=0R50G|si sfaldano=0R50G|" +
	"si sfoglia=0R50G|si sgretola=0R50G|si sgretolano=0R50G|si spegne da sola=0R30G|si spegne da solo=0R30G|" +
	"si spegne improvvisamente=0R30G|si spegne spesso=0R30G|si spegne subito=0R30G|si spella=0R50G|si spellano=0R50G|" +
	"si stacca a pezzi=0R50G|si vende in blocco=1s00G|siadla=0S340|sich=03001|sicher=1w001|sichtbar=0V001|" +
	"sichtbare=0V001|sichtbare gebrauchsspuren=0R801|sichtbarem=0V001|sichtbaren=0V001|sichtbarer=0V001|sichtbares=0V001|" +
	"sick glass=0R702|sicuro=1w00G|side=1R002|sides=1R002|sie=030400v040|sieben=1H701|siebtrager=0#001|siedem=1H740|" +
	"siedmiu=1H740|siedzisko=1R040|siehe=1V001|siersc zwierzat=0R940|siete=1H704|siezed=0R302|sigarettenlucht=0R920|" +
	"sign of use=1y002|sign of wear=1y002|signal=2100B|signe=1V008|signed=1V002|signes d usage=1y008|signiert=1V001|" +
	"signos=0V004|signos de uso=1y004|signs=0V002|signs of use=1y002|signs of wear=1y002|silent=0S3020T002|" +
	"silk=1V002|silla=1WF04|sillin=0#004|silne=0V040|silnie=0V040|silnik=1R040|silnika=1R040|sim blocked=0r002|" +
	"similar=1T086|simile=1T00G|simili pele=0R508|simili qui pele=0R508|simple fix=0R602|sin=1C0041#004|sin autenticar=0W004|" +
	"sin autentificar=0W004|sin garantia de autenticidad=0W004|sin senales de vida=0r004|sinais de desgaste=0R880|" +
	"sinais de idade=0R880|sinais de uso=0R8801y080|sinais evidentes de uso=0R880|sinais visiveis de uso=0R880|" +
	"since=1T002|sind=0q0010v001|sind weg=0s001|singed=0R702|singhiozza=0R30G|single=0V0021i002|single airpod=1K002|" +
	"single earbud=1K002|single earring=1K002|single glove=1K002|single shoe=1K002|sinistra=1h00G|sinistrata=0R30G|" +
	"sinistrate=0R30G|sinistrati=0R30G|sinistrato=0R30G|sinistre=1h00G|sinistri=1h00G|sinistro=1h00G|siodelka=0#040|" +
	"siodelko=0#040|siodlo=0#040|sitzflache=1R001|six=1H60A|size=1j002|sizes=1j002|skanuje=21040|skarpeta=1U040|" +
	"skarpetka=1U040|skaz=0R740|skaza=0S7400b040|skazy=0S7400b040|skin only=0D002|skipping=0S302|skips=0R302|" +
	"skis=1Q00A|sklejona=14040|sklejone=14040|sklejony=14040|skora=100401R040|skorodowana=0R540|skorodowane=0R540|" +
	"skorodowany=0R540|skory=100401R040|skorzana=1V040|skorzane=1V040|skorzany=1V040|skorze=1R040|skrecony gryf=0R340|" +
	"skruszala=0R540|skruszale=0R540|skruszaly=0R540|skrzypce=1WB40|skrzypi=0S340|skrzypiec=1WB40|skrzywiona=0R440|" +
	"skrzywione=0R440|skrzywiony=0R440|skurczyl sie=0R840|skurczyla sie=0R840|slaat=0h020|slaat niet aan=0R320|" +
	"slaat op=21020|slaat over=0R320|slaat steeds af=0R320|slaba bateria=0R340|slabbrata=0R80G|slabbrate=0R80G|" +
	"slabbrati=0R80G|slabbrato=0R80G|slabe cisnienie=0R340|slabe hamulce=0R340|slabe podswietlenie=0R340|slabo ciagnie=0R340|" +
	"slabo czyta=0R340|slabo ssie=0R340|slabo trzyma=0R340|slack canvas=0R202|slad=0V0400b040|slad po naklejce=0R740|" +
	"slad po wodzie=0R740|slad po zelazku=0R740|slad wilgoci=0R740|sladami uzytkowania=1y040|sladow=0V0400b040|" +
	"sladow uzytkowania=1y040|sladow uzywania=1y040|slady=0S8400V0400b040|slady noszenia=1y040|slady uzytkowania=1y040|" +
	"slady uzywania=1y040|slady zuzycia=0R840|slag in het wiel=0R320|slang=0#020|sleets=0R820|sleetse=0S820|" +
	"sleeve=1R002|slegato=0R80G|slide stuck=0R302|slight=0V002|slight chip=0R702|slightly=0V002|slightly cocked=0R802|" +
	"slijtage=0R820|slijtageplek=0R820|slijtageplekken=0R820|slijtagesporen=0R820|slijtplek=0R720|slijtplekken=0R720|" +
	"slip=0S302|slipping clutch=0R302|slipping pegs=0R302|slips=0S302|slizga sie=0S340|slow leak=0R302|slow puncture=0R302|" +
	"slow speeds inaccurate=0R302|slow speeds stick=0R302|slow speeds sticky=0R302|slr=1W102|sluchawek=1WJ40|" +
	"sluchawki=1Q0401WJ40|sluggish=0S302|sluggish shutter=0R302|sluit=21020|sluit niet goed=0R320|sluit niet helemaal=0R320|" +
	"sluiter=1R020|smagliata=0R40G|smagliate=0R40G|smagliati=0R40G|smagliato=0R40G|small=0V002|small chip=0R702|" +
	"small tear=0R402|small tears=0R402|smarrita=0s00G|smarrite=0s00G|smarriti=0s00G|smarrito=0s00G|smartfon=1W240|" +
	"smartfony=1W240|smartphone=1W202|smash bros=17002|smashed=0R102|smell=0j002|smell of smoke=0R902|smells burnt=0R302|" +
	"smells of burning=0R302|smells of smoke=0R902|smells smoky=0R902|smelly=0R902|smerig=0R920|smerige=0R920|" +
	"smesso di accendersi=0r00G|smesso di andare=0r00G|smesso di caricare=0r00G|smesso di funzionare=0r00G|" +
	"smierdzaca=0R940|smierdzace=0R940|smierdzacy=0R940|smierdzi=0R940|smoke=1V002|smoke damage=0R102|smoke damaged=0R102|" +
	"smoke odor=0R902|smoke smell=0R902|smokey smell=0R902|smoky smell=0R902|snaar ontbreekt=0R320|snagged=0R402|" +
	"snags=0S402|snake=10002|snapped=0R302|snapped off=0s002|snaren=1R020|snaren rammelen=0R320|sneaker=1U0021W402|" +
	"sneakers=1W402|sneakersy=1W440|snel leegloopt=0R320|sniedz=0R540|so=1V0021w00G|so a caixa=0F080|so a camara=0D080|" +
	"so a camera=0D080|so a consola=0D080|so funciona ligado=0R380|so funciona na tomada=0R380|so funciona um lado=0R380|" +
	"so liga ligado a corrente=0R380|so o console=0D080|so o corpo=0D080|so sai som de um lado=0R380|so se=1w00G1z00G|" +
	"so toca um lado=0R380|so um lado funciona=0R380|sobre=1T084|sobreaquece=0R380|sobreaquecimento=0R380|" +
	"sobrecalentamiento=0R304|sock=1U002|soczewce=1R040|soczewka=0t0401R040|soczewki=0t0401R040|sofa=1WGC7|" +
	"sofern=0l001|soffitta=1V00G|sofreu queda=0R480|sofreu uma queda=0R480|soft corners=0R802|software=1Wk02|" +
	"sofy=1WG40|sohle=1R001|sohle abgelaufen=0R801|sohlen=1R001|sohlenbruch=0R201|soie=1V008|soiled=0R902|" +
	"sola=1M00K1L00K1R0801v00K|sola gasta=0R880|solamente=1M00K1L00K|solas=1R080|sold=1V0021u002|sold as a bundle=1g002|" +
	"sold as a lot=1s002|sold together=1g002|soldada=14004|soldadas=14004|soldado=14004|soldados=14004|solder repair=0R802|" +
	"soldered repair=0R802|sole=0#002|sole coming away=0R402|sole coming off=0R402|sole detached=0R402|sole separation=0R402|" +
	"solely=1L002|soles=1R002|soles separating=0R402|solid=1V002|soll echt sein=0W001|sollevamenti=0R20G|sollte=0n001|" +
	"solo=1M00K1L00K1v00K|solo airpod derecho=1K004|solo airpod destro=1K00G|solo airpod izquierdo=1K004|solo airpod sinistro=1K00G|" +
	"solo attaccato alla corrente=0R30G|solo auricolare destro=1K00G|solo auricolare sinistro=1K00G|solo auricular derecho=1K004|" +
	"solo auricular izquierdo=1K004|solo avvitatore=0D00G|solo box=0F00G|solo camara=0D004|solo consola=0D004|" +
	"solo console=0D00G|solo corpo=0D00G|solo corpo macchina=0D00G|solo corpo macchina senza=0D00G|solo cuerpo=0D004|" +
	"solo el auricular derecho=1K004|solo el auricular izquierdo=1K004|solo el cuerpo=0D004|solo el movil=0D004|" +
	"solo en lote=1s004|solo fotocamera=0D00G|solo funciona enchufado=0R304|solo herramienta=0D004|solo il corpo=0D00G|" +
	"solo il tablet=0D00G|solo il telefono=0D00G|solo in blocco=1s00G|solo la camara=0D004|solo la consola=0D004|" +
	"solo la console=0D00G|solo la macchina=0D00G|solo la maquina=0D004|solo la tablet=0D004|solo macchina=0D00G|" +
	"solo maquina=0D004|solo orecchino=1i00G|solo suena por=0R304|solo suena un canal=0R304|solo suena un lado=0R304|" +
	"solo tablet=0D00G|solo un altavoz=1K004|solo un auricular=1K004|solo un pendiente=1K004|solo utensile=0D00G|" +
	"solta fumo=0R380|soltando a tinta=0R580|soltando pedacos=0R580|soltanto=1M00G1L00G|solto=0S380|soltou=0R380|" +
	"soltou se=0R380|some=0V002|some tlc=0R602|somente=1M0801L080|somente a caixa=0F080|somente o console=0D080|" +
	"somente o corpo=0D080|sometimes=1v002|soms=1v020|son=1T0081V00C|son sature=0R308|sonne=21008|sonnenbrille=1Wc01|" +
	"sono=0q00G0v00G|sont=0q0080v008|sont collantes=0R808|sont collants=0R808|sort=21008|sospensioni da rifare=0R30G|" +
	"sostituita=1400G|sostituite=1400G|sostituiti=1400G|sostituito=1400G|sottolineata=0S80G|sottolineate=0S80G|" +
	"sottolineati=0S80G|sottolineato=0S80G|sottolineatura=0R80G|sottolineature=0R80G|souffle=22008|soulevement=0R208|" +
	"soulevements=0R208|souligne=0S808|soulignee=0S808|soulignees=0S808|soulignes=0S808|sound=21002|sound card=17002|" +
	"sound comes=21002|sound cuts=0R302|souvenir=1V00A|sozinha=1v080|sozinho=1v080|spaccata=0R10G|spaccate=0R10G|" +
	"spaccati=0R10G|spaccato=0R10G|spaccatura=0R20G|spaccature=0R20G|space=1u002|spacerowka=1Wd40|spaczona=0R540|" +
	"spaczone=0R540|spaczony=0R540|spadek=1V040|spadku=1V040|spaiata=1i00G|spaiato=1i00G|spalil sie=0R340|" +
	"spalona=0S340|spalona plyta=0R140|spalone=0S340|spalony=0S340|spanata=0R30G|spanate=0R30G|spanati=0R30G|" +
	"spanato=0R30G|spannungsrisse=0R201|sparciala=0R540|sparciale=0R540|sparcialy=0R540|sparcialy pasek=0R340|" +
	"spare=1l002|sparking=0R302|speaker=1U0021WK02|speaker blown=0R302|speakers=1Q0021WK02|specchietto rotto=0R30G|" +
	"speckig=0R801|speckige=0R801|speckigem=0R801|speckigen=0R801|speckiger=0R801|speckiges=0R801|speckled rust=0R502|" +
	"spedizione=0U00G|speed is off=0R302|speed unstable=0R302|speel=1u020|speelt=21020|spegne=1n00G|speichenbruch=0R301|" +
	"speichert=21001|spekan=0R240|spekana=0R240|spekane=0R240|spekania=0R240|spekany=0R240|spelacchiata=0R80G|" +
	"spelacchiate=0R80G|spelacchiati=0R80G|spelacchiato=0R80G|spellata=0R80G|spellate=0R80G|spellati=0R80G|" +
	"spellato=0R80G|spellatura=0R50G|spellature=0R50G|spezzata=0S40G|spezzate=0S40G|spezzati=0S40G|spezzato=0S40G|" +
	"spia accesa=0R30G|spia airbag=0R30G|spia motore=0R30G|spider app=0R201|spider web crack=0R102|spider web cracks=0R102|" +
	"spiderapp=0R201|spidering=0R202|spiderweb crack=0R102|spiderweb cracks=0R102|spiderwebbed=0R102|spiegazzata=0R40G|" +
	"spiegazzate=0R40G|spiegazzati=0R40G|spiegazzato=0R40G|spiegel=1R021|spiele=1u001|spielspuren=1y001|spielt=2200121001|" +
	"spienia=21040|spieszy sie=0R340|spigoli consumati=0R80G|spigoli rovinati=0R80G|spilled on=0R102|spilt on=0R102|" +
	"spin=21002|spindle marks=0R802|spine=1R002|spine crease=0R802|spine faded=0R802|spine lean=0R802|spine roll=0R802|" +
	"spine slant=0R802|spine split=0R802|spine stress=0R802|spine tick=0R802|spine ticks=0R802|spinki=1Q040|" +
	"spinnenweb in het scherm=0R220|spinnt=0S301|spins=21002|spins slow=0R302|splesniala=0R540|splesniale=0R540|" +
	"splesnialy=0R540|splesnialych=0R540|splintered=0R702|splintering=0R702|splinters=0R702|split=0S202|split corners=0R402|" +
	"split down=0R202|split seam=0R402|split seams=0R202|splits=0S202|splitting=0R202|splowialy=0S840|spodni=1W840|" +
	"spodnie=1Q0401W840|spongy brakes=0R302|spora=0V040|sporadic=0S302|sporadically=0S302|sporca=0R90G|sporche=0R90G|" +
	"sporchi=0R90G|sporcizia=0R90G|sporco=0R90G|spore=0V040|sporen van gebruik=1y020|spory=0V040|spotting=0S702|" +
	"spotting to dial=0R502|spout damage=0R202|spoznia sie=0R340|sprawdzenia=0I040|sprawdzenie=0I040|sprawdzic=1w040|" +
	"sprawdzona=1x040|sprawdzone=1x040|sprawdzony=1x040|sprawna=2004021040|sprawne=2004021040|sprawnego=21040|" +
	"sprawny=2004021040|springs gone=0R402|springt=0S301|springt nicht an=0r001|springt schlecht an=0R301|" +
	"springt schwer an=0R301|sprochniala=0R540|sprochniale=0R540|sprochnialy=0R540|sprode=0R501|sprovvista=0s00G|" +
	"sprovviste=0s00G|sprovvisti=0s00G|sprovvisto=0s00G|sprovvisto di=0s00G|sprung=0S201|sprunge=0S201|sprzedaje=1d040|" +
	"sprzedaje w calosci=1s040|sprzedam=1d040|sprzedam razem=1g040|sprzedam w calosci=1s040|sprzedaz=1d040|" +
	"spuchla=0S340|spuchnieta=0S340|spuchniete=0S340|spuchniety=0S340|spugnette da cambiare=0R30G|spugnette da sostituire=0R30G|" +
	"spullen=0w020|spuren=0L001|sputtering=0R302|sputters=0R302|square=1V002|squashed=0R402|squashy foam=0R802|" +
	"squeak=0S302|squeaking=0S302|squeaks=0S302|squeaky=0R302|squealing=0R302|squeals=0R302|srebrny=1V040|" +
	"srebro=1V040|srednica=1j040|srodku=1R040|srubka=1k040|srubki=1k040|ssanie=0z040|ssd=1R002|ssie=21040|" +
	"staat=0M020|stabilire se=1z00G|staccata=0S30G|staccate=0S30G|staccati=0S30G|staccato=0S30G|stacja ladowania=17040|" +
	"stahl=1V001|stain=0S702|stained=0S702|stained glass=17002|staining=0R702|stains=0R702|staje=1n040|staje po chwili=0R340|" +
	"stal=1V040|stalled=0S302|stalling=0R302|stalls=0S302|stamp=1Wg02|stampa=2100G|stampante=1WM0G|stan=0M0401V040|" +
	"stand=0#002|stanie=0M040|stanu=0M040|staple repair=0R202|staple rust=0R402|stapled repair=0R202|stara=1V040|" +
	"starata=0R30G|starate=0R30G|starati=0R30G|starato=0R30G|stare=1V040|stark=0V001|stark beansprucht=0R801|" +
	"stark benutzt=0R801|stark bespielt=0R801|stark gebraucht=0R801|starke=0V001|starke altersspuren=0R801|" +
	"starke gebrauchsspuren=0R801|starke nutzungsspuren=0R801|starke spielspuren=0R801|starke tragespuren=0R801|" +
	"starkere gebrauchsspuren=0R801|start=21022|start moeilijk=0R320|start niet op=0r020|start slecht=0R320|" +
	"start steeds opnieuw op=0R320|starta=0S840|starte=0S840|starte fleki=0R840|starte zlocenia=0R840|startet=21001|" +
	"startet immer wieder neu=0R301|startet standig neu=0R301|starts=21002|startuje=21040|starty=0S840|stary=1V040|" +
	"stata=0v00G|state=1V002|station de charge=17008|stato=0M00G0v00G|statt=07001|staub im objektiv=0RA01|" +
	"staub im sucher=0RA01|staub in der linse=0RA01|staubeinschlusse=0RA01|staubig=0RA01|staubige=0RA01|staubigem=0RA01|" +
	"staubigen=0RA01|staubiger=0RA01|staubiges=0RA01|staubsauger=1WT01|stawia opor=0R340|stay=1m002|stays=1m002|" +
	"stazione di ricarica=1700G|steam=21002|stechla=0R940|stechle=0R940|stechlizna=0R940|stechly=0R940|stecker=1R001|" +
	"steeds=1v020|steel=1V002|steenslag=0R720|stehen=0T0011J001|stein=1V001|steinschlag=0R701|steinschlage=0R701|" +
	"stekker=1R020|stenta a partire=0R30G|stevige gebruikssporen=0R820|stick=1R002|stick drift=0R322|stick driftet=0R301|" +
	"sticker damage=0R802|sticker marks=0R902|sticker on cover=0R802|sticker pull=0R802|sticker residue=0R902|" +
	"sticker tear=0R802|stickerresten=0R820|stickers decolles=0R808|stickers peeling=0R802|stickers worn=0R802|" +
	"sticking pads=0R302|sticks=0S302|sticks driften=0R301|sticks on track=0R302|sticky=0S802|sticky aperture=0R302|" +
	"sticky blades=0R302|sticky grips=0R802|sticky pockets=0R802|sticky pots=0R302|sticky residue=0R902|sticky rubber=0R802|" +
	"sticky valves=0R302|stiefel=1W401|stiff=0S302|stiftspuren=0R701|stiksel laat los=0R320|stiksel los=0R320|" +
	"stil=0u0011b001|stile=1b00G|still=1V002|stinkt=0R921|stinta=0S80G|stinte=0S80G|stinti=0S80G|stinto=0S80G|" +
	"stitching=1R002|stitching coming=0R402|stitching gone=0R402|stitching has come=0R402|stitching undone=0R402|" +
	"stk=1t021|stluczenie=0R140|stluczona=0R140|stluczone=0R140|stluczony=0R140|stluczonym=0R140|stlukl sie=0R140|" +
	"stlukla sie=0R140|stock=0400A|stockflecken=0R701|stockfleckig=0R701|stockfleckige=0R701|stockfleckigem=0R701|" +
	"stockfleckigen=0R701|stockfleckiger=0R701|stockfleckiges=0R701|stoel=1WF20|stoelen=1WF20|stof in de lens=0RA20|" +
	"stof in de zoeker=0RA20|stof in lens=0RA20|stof onder het=0RA20|stofdeeltjes=0RA20|stoffig=0RA20|stoffige=0RA20|" +
	"stojak=0#040|stojaka=0#040|stol=1WH40|stolik=1WH40|stolika=1WH40|stolu=1WH40|stone=100021V002|stone dead=0r002|" +
	"stone missing=0R602|stones missing=0R602|stootplek=0R720|stootplekje=0R720|stootplekjes=0R720|stootplekken=0R720|" +
	"stootschade=0R420|stopa=1U040|stopped=1C002|stoppt=1n001|stops=1n002|stopsel=1Q001|storage wear=0R802|" +
	"store=1V002|store damage=0R802|storen=0j001|storing=0R320|stormeldung=0R301|stort=0j001|storta=0R40G|" +
	"storte=0R40G|storti=0R40G|storto=0R40G|storung=0S301|storungen=0S301|strange=0V002|strano=0V00G|strap=0H0021R0021o002|" +
	"strap rub=0R802|strappata=0R40G|strappate=0R40G|strappati=0R40G|strappato=0R40G|strappetti=0R40G|strappetto=0R40G|" +
	"strappi=0R40G|strappo=0R40G|straps=1o002|strass mancanti=0R60G|strass manquant=0R608|strass manquants=0R608|" +
	"strattona=0R30G|strausata=0R80G|strausate=0R80G|strausati=0R80G|strausato=0R80G|stravissuta=0R80G|stravissute=0R80G|" +
	"stravissuti=0R80G|stravissuto=0R80G|streifen auf dem display=0R301|streifen im bild=0R301|streifen im display=0R301|" +
	"strepen in beeld=0R320|strepen in het scherm=0R320|stress fracture=0R202|stress fractures=0R202|stretched=0S302|" +
	"stretcher bar marks=0R202|stretching=0S802|stretchy bracelet=0R802|striche im display=0R301|string buzz=0R302|" +
	"strings=1R0021k002|strisci=0R70G|strisciata=0R70G|strisciate=0R70G|striscio=0S70G|stroef=0S320|strofinata=0R80G|" +
	"strofinate=0R80G|strofinati=0R80G|strofinato=0R80G|stroller=1Wd02|strom=21001|stromkabel=0#001|stron=1R040|" +
	"stronach=1R040|strony=1R040|strony wypadaja=0R440|stropicciata=0S40G|stropicciate=0S40G|stropicciati=0S40G|" +
	"stropicciato=0S40G|strun=1R040|struny=1R0401k040|strych=1V040|strychu=1V040|strzaskana=0S140|strzaskane=0S140|" +
	"strzaskany=0S140|strzepi sie=0R540|strzepiaca sie=0R540|strzepiace sie=0R540|strzepiacy sie=0R540|stuck=0S3021t001|" +
	"stuck aperture=0R302|stuck at logo=0r002|stuck in boot loop=0r002|stuck in recovery mode=0r002|stuck notes=0R302|" +
	"stuck on apple logo=0r002|stuck on logo=0r002|stuck pixel=0R302|stuck pixels=0R302|stuck slide=0R302|" +
	"stuck valves=0R302|stuck vorhanden=170011t001|stuckpreis=0Y001|studs=1Q002|stuhl=1WF01|stuk=1t020|stuka przy=0R340|" +
	"stukje af=0R720|stukje eraf=0R720|stuks=1t020|stumm=0T001|stumpf=0R301|stunden=1v001|stunning=1V002|sturzschaden=0R201|" +
	"sturzt ab=0R301|styl=0u0401b040|style=0u00A1b00A|stylu=0u0401b040|stylus=0#002|su=1T004|sua=1T00G|sublinhada=0R780|" +
	"sublinhadas=0R780|sublinhado=0R780|sublinhados=0R780|subrayado a lapiz=0R804|subrayados=0R804|substituida=14080|" +
	"substituidas=14080|substituido=14080|substituidos=14080|succion=0e004|sucher=1R001|sucia=0R904|sucias=0R904|" +
	"suciedad=0R904|sucio=0R904|sucios=0R904|suction=0e0020z002|suddenly=1v002|sudicia=0R90G|sudicie=0R90G|" +
	"sudicii=0R90G|sudicio=0R90G|suede=100021V002|suela=1R004|suelas=1R004|suelta=0S3041i004|sueltas=0S304|" +
	"suelto=0S3041i004|sueltos=0S304|suena=21004|suena distorsionado=0R304|suena mal=0R304|suena roto=0R304|" +
	"suenan=21004|sui=0v00G|suinte=0R308|suintement=0R308|suintements=0R308|suiveur de=0W008|suja=0R980|sujas=0R980|" +
	"sujeira=0R980|sujidade=0R980|sujidades=0R980|sujinha=0R980|sujinhas=0R980|sujinho=0R980|sujinhos=0R980|" +
	"sujo=0R980|sujos=0R980|sujou=0R980|sukienka=1W640|sukienke=1W640|sukienki=1W640|suknia=1W640|sul=0v00G|" +
	"sulfatacion=0R504|sulfatada=0R504|sulfatadas=0R504|sulfatado=0R504|sulfatados=0R504|sulla=0v00G|sulle=0v00G|" +
	"sullo=0v00G|sumiu=0s080|sun bleached=0R802|sun damage=0R802|sun damaged=0R802|sun faded=0R802|sun fading=0R802|" +
	"sunfading=0R802|sunglasses=1Q0021Wc02|sunned=0R802|suo=1T00G|suola=1R00G|suole=1R00G|suona=2100G|suona solo un=0R30G|" +
	"suono distorto=0R30G|super clon=0N004|super clone=0N08I|super klon=0N040|superaquece=0R380|superaquecendo=0R380|" +
	"superaquecimento=0R380|superclon=0N004|superclone=0N00I|superfake=0N002|superficie=1R08G|supplied=0p002|" +
	"supported=1u002|supposedly=11002|sur=0v0081T0081w008|sur si=1z008|surchauffe=0R308|surchauffent=0R308|" +
	"sure=1w002|sure if=1z002|surface=1R00A|surface cracking=0R202|surface dirt=0R902|surface marking=0R802|" +
	"surface rust=0R502|surface scratching=0R802|surlignages=0R808|surligne=0R808|surlignee=0R808|surlignees=0R808|" +
	"surlignes=0R808|surmoulage=0N008|surrada=0R880|surradas=0R880|surradinha=0R880|surradinhas=0R880|surradinho=0R880|" +
	"surradinhos=0R880|surrado=0R880|surrados=0R880|surriscalda=0R30G|surriscaldamento=0R30G|sus=1T004|suspensions mortes=0R308|" +
	"sustituida=14004|sustituidas=14004|sustituido=14004|sustituidos=14004|suwak=1R040|sverniciata=0R80G|sverniciate=0R80G|" +
	"sverniciati=0R80G|sverniciato=0R80G|svirgolata=0R40G|svirgolate=0R40G|svirgolati=0R40G|svirgolato=0R40G|" +
	"swap=0U002|swaps=0U002|sweat marks=0R702|sweat stain=0R702|swelling=0S302|swiatlomierz=1R040|swieca=21040|" +
	"swieci=21040|swirl marks=0R802|swirl scratches=0R802|swirling=0S802|switch=1R00221002|switch on=21002|" +
	"switches=0h002|switches on=21002|swoje przeszedl=0R840|swoje przeszla=0R840|swollen=0S302|sygnal=21040|" +
	"szczerba=0R740|szczerbka=0R740|szczerbki=0R740|szczerby=0R740|szeroki=1V040|szesc=1H640|szesciu=1H640|" +
	"szew=1R040|szkielko=1R040|szkielku=1R040|szkla=1R040|szklany=1V040|szkle=1R040|szkliwo=1R040|szklo=1R040|" +
	"szkoda=0S440|szkody=0S440|sznurowek=1k040|sznurowki=1k040|szpilki=1W440|szrama=0R740|szramy=0R740|szt=1t040|" +
	"sztuczna skora=17040|sztuczne futro=17040|sztuk=1t040|sztuka=1t040|sztukach=1t040|sztuke=1t040|sztuki=1t040|" +
	"szuflada=0#040|szuflady=0#040|szumi=0S340|szumy=0S340|szwach=1R040|szwankuja=0R340|szwankuje=0R340|szwy=1R040|" +
	"szybce=1R040|szybka=1R040|szybki=1R040|szybko pada=0R340|szybko rozladowuje sie=0R340|szybko sie rozladowuje=0R340|" +
	"szyje=21040|ta=0v040|table=1WH0A|tableau=1WW08|tablet=1Wj42|tableta=1Wj44|tablets=1Wj02|tablette=1Wj08|" +
	"tablety=1Wj40|tacchetti da rifare=0R80G|tacchi=1R00G|tacchi da rifare=0R80G|tacco=1R00G|tache=0S708|tache d encre=0R708|" +
	"tache de cafe=0R708|tache de gras=0R708|tache de javel=0R708|tache de transpiration=0R708|tache de vin=0R708|" +
	"tache noire a l ecran=0R308|tachee=0S708|tachees=0S708|taches=0S7080R708|tacky=0S802|tacon=1R004|tacones=1R004|" +
	"tactil no responde=0R304|tafel=1WH20|tag=1V002|taglia=1j00G|taglietti=0R40G|taglietto=0R40G|tags=1k002|" +
	"taille=1j008|take the lot=1g002|takze=04040|taladro=1WC04|tall=1V002|talla=1j004|talon=1R008|talons=1R008|" +
	"talons a refaire=0R808|talvez=11080|tamanho=1j080|tamano=1V004|tambalea=0R404|tambaleante=0R404|tambem=04080|" +
	"tambien=04004|tampa=0#080|tampon bibliotheque=0R808|tampon de bibliotheque=0R808|tamponi consumati=0R30G|" +
	"tamponi da cambiare=0R30G|tamponi da sostituire=0R30G|tampons a changer=0R308|tampons uses=0R308|tani=1V040|" +
	"tank=0L0210#023|tanning=0S802|tante=1V029|tapa=0#004|tapa hundida=0R304|tapas gastadas=0R804|tapas para cambiar=0R804|" +
	"tapas sueltas=0R804|tape marks=0R902|tape repair=0R402|tape repairs=0R402|tape residue=0R902|taped corners=0R402|" +
	"taped repair=0R402|taped spine=0R402|taped together=0R402|tapicerka=1R040|tapon=1k004|taponada=0R304|" +
	"taponadas=0R304|taponado=0R304|taponados=0R304|tappi=1k00G|tappo=1k00G|tarcza=1R040|tarlata=0R50G|tarlate=0R50G|" +
	"tarlati=0R50G|tarlato=0R50G|tarlatura=0R50G|tarlature=0R50G|tarli=0R50G|tarlo=0R50G|tarmata=0R50G|tarmate=0R50G|" +
	"tarmati=0R50G|tarmato=0R50G|tarme=0S50G|tarnish=0S802|tarnished=0R802|tarnishing=0S802|taroccata=0N00G|" +
	"taroccate=0N00G|taroccati=0N00G|taroccato=0N00G|tartre=0S908|tas=1W520|tasche=0H0011W501|tasse=0S808|" +
	"tassee=0S808|tassees=0S808|tasses=0S808|tastatur=0#001|taste=0#001|tasten=0#001|tasti=1R00G|tastiera=0#00G|" +
	"tasto=1R00G|tata=1V040|tatty=0R802|taty=1V040|tausch=0U001|tausche=0U001|tavolo=1WH0G|te=0v040|te repareren=0R620|" +
	"te restaureren=0R620|te veel speling=0R320|tea stain=0R702|teak=1V002|teak stain=17002|tear=1c402|tear in=0R402|" +
	"tear on=0R402|tear to canvas=0R202|tears in=0R402|tears to jacket=0R402|tecla=1R084|tecla presa=0R380|" +
	"teclado=0#084|teclas=1R084|teclas presas=0R380|teclas que nao funcionam=0R380|teeth marks=0R402|tego=0v040|" +
	"teile=1S001|teile fehlen=0R601|teilespender=0r001|tej=0v040|tekenen van gebruik=1y020|tela=1R08K|tela azul=0R380|" +
	"tela com burn in=0R380|tela preta=0R380|telaio=0#00G|telecomando=0K08G0#08G|telecommande=0K0080#008|telefon=1W241|" +
	"telefone=1W280|telefono=1W20K|telefonu=1W240|telefony=1W240|telefoon=1W220|telephone=1W20A|televisao=1WI80|" +
	"televiseur=1WI08|television=1WI06|televisor=1WI84|televisore=1WI0G|telewizor=1WI40|telewizora=1WI40|telewizory=1WI40|" +
	"tell if=1z002|tem=0k0800v080|tem avaria=0R380|temperamental=0S302|tempi lenti imprecisi=0R30G|ten=1HA02|" +
	"tener=0v004|tenis=1W484|tenuta male=0R80G|tenuto con lo scotch=0R80G|tenuto male=0R80G|ter=0v080|terciopelo=1V004|" +
	"terkocze=0R340|terne=0S808|ternes=0S808|terni=0R808|ternie=0R808|ternies=0R808|ternis=0R808|ternissure=0R808|" +
	"ternissures=0R808|terrible battery life=0R302|terug=1Y020|test=0I02B|testato=1V00G|teste=1V008|tested=1x002|" +
	"testigo encendido=0R304|testigo motor=0R304|testina consumata=0R30G|testowana=1x040|testowane=1x040|testowany=1x040|" +
	"tete de mort=17008|tete recollee=0R308|textmarkierungen=0R701|tez=04040|than=1T0021p0021u002|that=1V002|" +
	"the=060020v002|their=1T002|them=1q002|then=1v002|there=1V002|thermal throttling=0R302|these=1q002|they=1V002|" +
	"thin=1V002|thin spot=0R802|thing=1V002|things=0w002|think=1V002|this=0v0021V002|those=1q002|though=0G002|" +
	"thread pulls=0R402|threadbare=0R502|three=1H302|thunderbolt=1A002|tia=1V004|tick=21002|ticking=21002|" +
	"ticks=21002|tickt=21001|tief=0V001|tiefe=0V001|tiefem=0V001|tiefen=0V001|tiefentladen=0R301|tiefentladene=0R301|" +
	"tiefentladenem=0R301|tiefentladenen=0R301|tiefentladener=0R301|tiefentladenes=0R301|tiefer=0V001|tiefes=0V001|" +
	"tien=1HA20|tiene=0k0040v0042200G|tiene la carica=2100G|tiene tara=0R804|tiene taras=0R804|tiene tute=0R804|" +
	"tienen=0k0040v004|tient=21008|tient plus la charge=0R308|tikt=21020|timbre=1Wg08|timbri biblioteca=0R80G|" +
	"timbro biblioteca=0R80G|timbro di biblioteca=0R80G|time=0z0021u002|time stained=0R202|time staining=0R202|" +
	"times=1V002|tinta saltada=0R780|tiny=0V002|tiny chip=0R702|tiny flake=0R702|tiny tear=0R402|tio=1V004|" +
	"tipo=1b08K|tipo replica=0N004|tira agua=0R304|tire=1R002|tired=0S802|tires worn=0R802|tiroir=1R008|tiroir qui coince=0R408|" +
	"tironea=0R304|tisch=1WH01|tischplatte=1R001|tissu a refaire=0R408|tiznada=0S904|tiznadas=0S904|tiznado=0S904|" +
	"tiznados=0S904|tlc=1400215002|tluste plamy=0R940|to=0v0421T002|to shreds=0R302|toaster=1WQ03|toca=22080|" +
	"tocadiscos=1WL04|tocco fantasma=0R30G|toczone przez=0R540|todo=1V084|todo junto=1g004|toe aan een beurt=0R620|" +
	"toe aan onderhoud=0R620|toe aan revisie=0R620|toe aan vervanging=0R620|toe drag=0R802|toegeschreven=0W020|" +
	"toegeschreven aan=0W020|toegetakeld=0R420|toegetakelde=0R420|toets=0#020|toetsenbord=0#020|together=1s002|" +
	"toile dechiree=0R208|toile detendue=0R208|toile percee=0R208|toile trouee=0R208|tombe a l eau=0R108|tombe dans l eau=0R108|" +
	"tombee dans l eau=0R108|ton=21001|tonabnehmer=0#001|tonausfalle=0R301|toned pages=0R802|toned unevenly=0R802|" +
	"toning=0S802|too=04002|tool=0C002|tool only=0D002|tooth marks=0R402|top=1R002|top quality copy=0N002|" +
	"toque fantasma=0R384|toque na pintura=0R780|toques=0S704|toques na pintura=0R780|toques nos cantos=0R780|" +
	"torba=0H0401W540|torby=0H040|torcedura=0R404|torcida=0R404|torcidas=0R404|torcido=0R404|torcidos=0R404|" +
	"tordu=0R408|tordue=0R408|tordues=0R408|tordus=0R408|torebka=1W540|torebke=1W540|torebki=1W540|torn=0R402|" +
	"torn jeans=17002|tornillos=1k004|torradeira=1WQ80|torto=0R480|tortos=0R480|tostado por el tiempo=0R804|" +
	"tostadora=1WQ04|tostapane=1WQ0G|toster=1WQ40|tostera=1WQ40|tot=0S301|total loss=0r020|totalausfall=0r001|" +
	"totalement hs=0r008|totalement mort=0r008|totally dead=0r002|totalmente muerto=0r004|totalschaden=0S101|" +
	"tote=1W502|tote pixel=0R301|touch=1R002|touch difettoso=0R30G|touch id=0e06V|touch nao responde=0R380|" +
	"touch non funziona=0R30G|touch non risponde=0R30G|touch spinnt=0R301|touche=1R008|touched up=14002|touches=1R008|" +
	"touches manquantes=0R608|touchpad=1R040|touchscreen=1R001|touchy=0S302|tourne=21008|tournent=21008|tout=1V008|" +
	"tout collant=0R808|tout ensemble=1g008|toute collante=0R808|trabada=0S304|trabadas=0S304|trabado=0S304|" +
	"trabados=0S304|traballa=0R40G|traballanta=0R40G|traballante=0R40G|traballanti=0R40G|traballanto=0R40G|" +
	"tracas=0R580|tracce di colla=0R90G|tracce di usura=0R80G|trace=0V00A0b00A|trace d humidite=0R708|trace de choc=0R708|" +
	"trace de colle=0R708|trace de fond de teint=0R708|trace de maquillage=0R708|trace de peinture=0R708|trace de scotch=0R908|" +
	"trace de stylo=0R808|traces=0S80A0V00A0b00A|traces d eau=0R708|traces d humidite=0R708|traces d usage=1y008|" +
	"traces d usages=0R808|traces d utilisation=1y008|traces de chocs=0R708|traces de colle=0R708|traces de feutre=0R708|" +
	"traces de maquillage=0R708|traces de pile=0R508|traces de scotch=0R908|traces de stylo=0R708|traces de transpiration=0R708|" +
	"traces de vers=0R508|traces de vie=0R808|traces du temps=0R808|traces of use=1y002|traces of wear=1y002|" +
	"traci=0y040|trackpad=1R002|tracolla=0K00G1R00G1o00G|trade=0U002|tragbar=1V001|trage=1u001|tragekratzer=0R701|" +
	"tragespuren=1y001|trainer=1U002|trait de stylo=0R708|traite contre les vers=0R508|traits de stylo=0R708|" +
	"traits sur l ecran=0R308|trampki=1W440|tranche jaunie=0R808|tranches jaunies=0R808|tranches salies=0R808|" +
	"tranne=0G00G|transfer wear=0R802|transferencia de color=0R804|transfert de couleur=0R808|transmission usee=0R308|" +
	"transportschade=0R420|transportschaden=0R401|trapano=1WC0G|trascurata=0R80G|trascurate=0R80G|trascurati=0R80G|" +
	"trascurato=0R80G|trasera=1R004|trasferimento colore=0R80G|trasferimento di colore=0R80G|trasteja=0R380|" +
	"trastejando=0R380|trastes=1R084|trastes gastos=0R380|trasuda=0R30G|trata=0v084|tratta=0v00G|trava as vezes=0R380|" +
	"trava bastante=0R380|trava muito=0R380|trava quebrada=0R380|travada=0S380|travadas=0S380|travado=0S380|" +
	"travados=0S380|travando=0R380|travaux a prevoir=0R608|travoes=1R080|travoes gastos=0R380|tray=0#002|tre=1H30G|" +
	"tread worn=0R802|treated for worm=0R502|treated worm=0R502|trekdraad=0R420|trekdraden=0R420|tres=0V0081H384|" +
	"tressaillage=0R208|tressaille=0R208|tressaillee=0R208|tressaillees=0R208|tressailles=0R208|tressaillures=0R208|" +
	"tried=1x002|trinca=0R280|trincada=0R280|trincadas=0R280|trincadinha=0R280|trincadinhas=0R280|trincadinho=0R280|" +
	"trincadinhos=0R280|trincado=0R280|trincados=0R280|trincas=0R280|trincou=0R280|tripping=0S302|trips fuse=0R302|" +
	"trizada=0R104|trizadas=0R104|trizado=0R104|trizados=0R104|trocada=14080|trocadas=14080|trocado=14080|" +
	"trocados=14080|troche=0V040|trockenrisse=0R201|troco=0U080|troebel=0S520|trois=1H308|troje=1H340|troncata=0S40G|" +
	"troncate=0S40G|troncati=0S40G|troncato=0S40G|tropft=0R301|trotada=0R804|trotadas=0R804|trotado=0R804|" +
	"trotados=0R804|trotteuse=1R008|trou=0S508|trou de cigarette=0R708|troue=0R408|trouee=0R408|trouees=0R408|" +
	"troues=0R408|trous=0S508|trous de ver=0R508|trous de vers=0R508|trousers=1Q0021W802|trouve=1V008|trovato=1V00G|" +
	"trozo roto=0R604|trub=0S501|trube=0S501|trubem=0S501|truben=0S501|truber=0S501|trubes=0S501|trucho=0N004|" +
	"truss rod broken=0R302|truss rod maxed=0R302|truss rod stripped=0R302|trzaski=0S340|trzeba=18040|trzeba dokupic=0s040|" +
	"trzech=1H340|trzeszcza=0R340|trzeszczace potencjometry=0R340|trzeszczacy potencjometr=0R340|trzeszczenie=0R340|" +
	"trzeszczy=0R340|trzy=1H340|trzyma=21040|trzymaja=21040|tudo=1V080|tudo junto=1g080|tudo por um preco=1s080|" +
	"tuner=1R002|tuners slip=0R302|tur=0#001|turn=0h00221002|turn on=21002|turned sticky=0R802|turns=0h00221002|" +
	"turnschuhe=1W401|turntable=1WL02|tut=21001|tut nichts mehr=0r001|tutto=1V00G|tutto in blocco=1s00G|tutto insieme=1g00G|" +
	"tuv abgelaufen=0R601|tuzin=0X040|tuzina=0X040|tuziny=0X040|tv=1WI02|twaalf=1HC20|twee=1H220|tweeter blown=0R302|" +
	"twelve=1HC02|twice=1x002|twierdze=1w040|twisted neck=0R202|two=1H202|twoj=1T040|tygodni=1r040|tygodnie=1r040|" +
	"tyka=21040|tyl=1R040|tylko=1M0401L040|tylko aparat=0D040|tylko body=0D040|tylko konsola=0D040|tylko na zasilaczu=0R340|" +
	"tylko pudelko=0F040|tylu=1R040|tym=0v040|typ=1b040|type=0u02A1b02A|typowe=1y040|typu=0u0401b040|tyre=1R002|" +
	"tyres worn=0R802|u=050041T040|uberdreht=0R301|uberdrehte=0R301|uberdrehtem=0R301|uberdrehten=0R301|uberdrehter=0R301|" +
	"uberdrehtes=0R301|uberhitzt=0R301|uberholt=14001|uberholungsbedurftig=0R601|uberholungsbedurftige=0R601|" +
	"uberholungsbedurftigem=0R601|uberholungsbedurftigen=0R601|uberholungsbedurftiger=0R601|uberholungsbedurftiges=0R601|" +
	"ubermalt=0R801|ubermalte=0R801|ubermaltem=0R801|ubermalten=0R801|ubermalter=0R801|ubermaltes=0R801|ubermalungen=0R801|" +
	"ubezpieczona=0l040|ubezpieczony=0l040|ublich=1y001|ubliche=1y001|ublichen=1y001|ubrudzona=0R940|ubrudzone=0R940|" +
	"ubrudzony=0R940|ubytek=0R740|ubytkami=0R740|ubytki=0R740|ubytkiem=0R740|ubytkow=0R740|uchwyt=1R040|uchwyty=1R040|" +
	"udowodnic=1w040|uhr=1W301|uhrenarmband=1o001|uhrwerk=0#001|uit=1J020|uitgedroogd=0R520|uitgedroogde=0R520|" +
	"uitgelubberd=0R320|uitgelubberde=0R320|uitgesleten=0R820|uitgesloten=0a020|uitgevallen=0S320|uitgezakt=0R320|" +
	"uitgezakte=0R320|uk=1j002|ukruszenia=0R740|ukruszenie=0R740|ukruszona=0R740|ukruszone=0R740|ukruszony=0R740|" +
	"ukruszyl sie=0R740|ukruszyla sie=0R740|ulamal sie=0R240|ulamala sie=0R240|ulamana=0R340|ulamane=0R340|" +
	"ulamanie=0R240|ulamany=0R340|um=060801H1801V081|um dos lados nao=0R380|uma=060801H1801V080|umgestiegen=0U001|" +
	"umriss=17001|un=0600S0v00S1H10S|un coup de propre=0R908|un peu collant=0R808|un peu collante=0R808|un seul airpod=1K008|" +
	"un seul canal=0R308|un seul ecouteur=1K008|un seul gant=1K008|un solo altavoz=1K004|un solo auricolare=1K00G|" +
	"un solo auricular=1K004|un solo guante=1K004|un solo guanto=1K00G|un solo orecchino=1K00G|un solo pendiente=1K004|" +
	"un solo zapato=1K004|una=0600K0v00K1H10K|una sola cassa=1K00G|una sola scarpa=1K00G|unable to authenticate=0W002|" +
	"unangenehm riecht=0R901|unangenehmer geruch=0R901|unansehnlich=0R801|unansehnliche=0R801|unansehnlichem=0R801|" +
	"unansehnlichen=0R801|unansehnlicher=0R801|unansehnliches=0R801|unas=0v004|unauthenticated=0W002|unauthorized copy=0N002|" +
	"unbespielbar=0R301|unbrauchbar=0r001|unbrauchbare=0r001|unbrauchbarem=0r001|unbrauchbaren=0r001|unbrauchbarer=0r001|" +
	"unbrauchbares=0r001|uncle=1V002|und=05001|under=1T002|underlined=0S802|underlining=0R802|undicht=0R301|" +
	"undichte=0R301|undichtem=0R301|undichten=0R301|undichter=0R301|undichtes=0R301|undici=1HB0G|une=060080v0081H108|" +
	"une fois sur deux=0R308|une seule boucle=1K008|une seule chaussure=1K008|unecht=0N001|unechte=0N001|unechter=0N001|" +
	"unechtes=0N001|uneconomical to repair=0r002|unfallschaden=0R401|unfallwagen=0R101|unfinished project=0R602|" +
	"unghiate=0R40G|unhas de gato=0R780|unicamente=1L00K|unidad=1t004|unidade=1t080|unidades=1X0041t084|uniquement=1M0081L008|" +
	"unisex=1V002|unit=1t002|unit only=0D002|unite=1t008|units=1t002|unknown=110021V002|unknown part=0R802|" +
	"unless=0l002|unlike=1C002|uno=0600K0v00G1H10K|unos=0v004|unpaired=1i002|unraveled=0R402|unraveling=0R402|" +
	"unravelled=0R402|unravelling=0R402|unresponsive=0R302|unser=1T001|unsere=1T001|unserer=1T001|unsure=110021V002|" +
	"unsure if genuine=0W002|unsure if real=0W002|unsure of authenticity=0W002|unta=0S90G|unter wasser gestanden=0R101|" +
	"unterstreichungen=0R701|untested=0S8021V002|unti=0S90G|until=1T002|unto=0S90G|untuosa=0R90G|untuose=0R90G|" +
	"untuosi=0R90G|untuoso=0R90G|unusable=0r002|unvollstandig=0R601|unvollstandige=0R601|unvollstandigem=0R601|" +
	"unvollstandigen=0R601|unvollstandiger=0R601|unvollstandiges=0R601|unvollzahlig=0R601|unwucht=0R301|uomo=1V00G|" +
	"up=03002|upgraded=0U002|upholstery=1R002|urti=0S70G|urto=0S70G|uruchamia=21040|uruchamiaja=21040|urwal sie=0R340|" +
	"urwala sie=0R340|urwalo sie=0R340|urwana=0R340|urwane=0R340|urwany=0R340|us=1j002|usa=1u00K|usada=1V0841u080|" +
	"usado=1V0841u080|usage=0S308|usagee=0S308|usagees=0S308|usages=0S308|usamos=1u084|usata=1V00G1u00G|usatissima=0R80G|" +
	"usatissime=0R80G|usatissimi=0R80G|usatissimo=0R80G|usato=1V00G1u00G|usb=1A003|usd=0Q002|use=0R8081u002|" +
	"use jusqu a la corde=0R408|used=1V0021u0021x002|used look=17001|usee=0R808|usees=0R808|uses=0R808|usiamo=1u00G|" +
	"using=1u002|uso=1V08K1u08K|usterek=0b040|usterka=0S3400b040|usterke=0S3400b040|usterki=0S3400b040|usual=1y002|" +
	"usunieta=14040|usuniete=14040|usuniety=14040|usura=0R80G|usurata=0R80G|usurate=0R80G|usurati=0R80G|usurato=0R80G|" +
	"usure=0R80O|usures=0R808|usw=01001|uszczelka=1R040|uszczelki=1R040|uszczerb=0R740|uszczerbek=0S440|uszczerbienia=0R740|" +
	"uszczerbienie=0R740|uszczerbiona=0R740|uszczerbione=0R740|uszczerbiony=0R740|uszko=1R040|uszkodzen=0R440|" +
	"uszkodzenia=0R4400b040|uszkodzeniach=0R440|uszkodzeniami=0R440|uszkodzenie=0R4400b040|uszkodzeniem=0R440|" +
	"uszkodzeniu=0R440|uszkodzil=0R440|uszkodzila=0R440|uszkodzilo sie=0R440|uszkodzona=0R4400b040|uszkodzona matryca=0R340|" +
	"uszkodzone=0R4400b040|uszkodzonego=0R440|uszkodzonej=0R440|uszkodzony=0R4400b040|uszkodzonych=0R440|uszkodzonym=0R440|" +
	"uszkodzonymi=0R440|utensil marks=0R702|utilise=1V0081u008|utilisee=1V0081u008|utilisees=1u008|utilises=1u008|" +
	"utiliza=1u004|utilizado=1V084|utilizo=1u004|utilizzata=1V00G1u00G|utilizzato=1V00G1u00G|utilizzo=1u00G|" +
	"utleniona=0R540|utlenione=0R540|utleniony=0R540|uurwerk=0#020|uvp=07001|uzywam=1u040|uzywana=1V0401u0401x040|" +
	"uzywane=1V0401u0401x040|uzywany=1V0401u0401x040|va a ratos=0R304|va a scatti=0R30G|va a singhiozzo=0R30G|" +
	"va aggiustata=0R60G|va aggiustato=0R60G|va cambiata=0R60G|va cambiato=0R60G|va incollato=0R60G|va lavata=0R90G|" +
	"va lavato=0R90G|va lento=0R304|va lucidato=0R90G|va mal=0R304|va pulita=0R90G|va pulito=0R90G|va restaurata=0R60G|" +
	"va restaurato=0R60G|va revisionato=0R60G|va rifatta=0R60G|va rifatto=0R60G|va riparata=0R60G|va riparato=0R60G|" +
	"va sistemata=0R60G|va sistemato=0R60G|va sostituita=0R60G|va sostituito=0R60G|vaal=0R820|vacia=0Z004|" +
	"vacio=0Z004|vacuum=1WT02|vaho=0S304|vaiolata=0R50G|vaiolate=0R50G|vaiolati=0R50G|vaiolato=0R50G|vaiolature=0R50G|" +
	"valeur=1V008|valeur neuf=07008|valid=1u002|valor=1V084|valore=1V00G|valschade=0R420|valt=0h020|valt soms uit=0R320|" +
	"valt steeds uit=0R320|valt telkens uit=0R320|valt weg=0R320|value=1V002|valued at=07002|valve=1R00A|valves stuck=0R302|" +
	"van=1I020|van mal=0R304|vanne egr a changer=0R308|vanno cambiate=0R60G|vanno cambiati=0R60G|vanno pulite=0R90G|" +
	"vanno puliti=0R90G|vanno sostituite=0R60G|vanno sostituiti=0R60G|vanzelf=1v020|vaquero roto=17004|vaqueros rotos=17004|" +
	"varnish loss=0R702|varnish yellowed=0R202|vase=1WX0B|vast=0S320|vastgelopen=0S320|vater=1V001|vaza=0R380|" +
	"vazamento=0R380|vazamentos=0R380|vazando=0R380|vazia=0Z080|vecchi restauri=0R20G|vecchia=1V00G|vecchio=1V00G|" +
	"vecchio restauro=0R20G|vedi=1V00G|veel gebruikssporen=0R820|velatura interna=0R50G|velha=1V080|velho=1V080|" +
	"velluto=1V00G|velo=1WD08|velocidades lentas=0R304|velours=1V008|velvet=1V002|vem com=0p080|vende=1d08K|" +
	"vende se em conjunto=1s080|venden=1d004|vendido em conjunto=1s080|vendita=1V00G|vendita in blocco=1s00G|" +
	"vendo=1d08K|vendo em conjunto=1s080|vendo en lote=1s004|vendo in blocco=1s00G|vendo todo el lote=1s004|" +
	"vendo todo junto=1s004|vendo tudo junto=1g080|vendo tutto in blocco=1s00G|vendo tutto insieme=1s00G|vendre=1d008|" +
	"vends=1d008|vendu=1u008|vendu dans l etat=0R808|vendu en lot=1s008|vendues en lot=1s008|vendus en lot=1s008|" +
	"vendus ensemble=1g008|venduti insieme=1g00G|veneer=1R002|veneer loss=0R502|venta=1V004|vente=1V008|vente groupee=1g008|" +
	"ventoinha=1R080|ver=1V084|vera=0f00G|vera o falsa=0W00G|verbastelt=0R401|verbastelte=0R401|verbasteltem=0R401|" +
	"verbastelten=0R401|verbastelter=0R401|verbasteltes=0R401|verbeult=0R701|verbeulte=0R701|verbeultem=0R701|" +
	"verbeulten=0R701|verbeulter=0R701|verbeultes=0R701|verbindet=21001|verblasst=0R801|verblasste=0R801|verblasstem=0R801|" +
	"verblassten=0R801|verblasster=0R801|verblasstes=0R801|verbleekt=0R820|verbleekte=0R820|verblichen=0S801|" +
	"verblichene=0S801|verblichenem=0S801|verblichenen=0S801|verblichener=0S801|verblichenes=0S801|verbogen=0R421|" +
	"verbogene=0R401|verbogenem=0R401|verbogenen=0R401|verbogener=0R401|verbogenes=0R401|verbrande lucht=0R320|" +
	"verbrijzeld=0R120|verbrijzelde=0R120|verbruind=0R820|verbruinde=0R820|verdadera=0f004|verdadero=0f004|" +
	"verdellt=0R401|verdellte=0R401|verdelltem=0R401|verdellten=0R401|verdellter=0R401|verdelltes=0R401|verderame=0R50G|" +
	"verdete=0R580|verdigris=0R802|verdin=0R504|verdraaid=0S320|verdraaide=0S320|verdreckt=0R901|verdreckte=0R901|" +
	"verdrecktem=0R901|verdreckten=0R901|verdreckter=0R901|verdrecktes=0R901|verdreht=0S301|verdrehte=0S301|" +
	"verdrehtem=0S301|verdrehten=0S301|verdrehter=0S301|verdrehtes=0S301|verdwenen=0s020|verf los=0R720|verfarbt=0R801|" +
	"verfarbte=0R801|verfarbtem=0R801|verfarbten=0R801|verfarbter=0R801|verfarbtes=0R801|verfarbungen=0R801|" +
	"verfault=0R501|verfaulte=0R501|verfaultem=0R501|verfaulten=0R501|verfaulter=0R501|verfaultes=0R501|verfilzt=0R801|" +
	"verfilzte=0R801|verfilztem=0R801|verfilzten=0R801|verfilzter=0R801|verfilztes=0R801|verformt=0R401|verformte=0R401|" +
	"verformtem=0R401|verformten=0R401|verformter=0R401|verformtes=0R401|verfschade=0R720|verfugbar=040011u001|" +
	"verfverlies=0R720|vergaan=0R520|vergammelt=0R501|vergammelte=0R501|vergammeltem=0R501|vergammelten=0R501|" +
	"vergammelter=0R501|vergammeltes=0R501|vergane=0R520|vergeeld=0R820|vergeelde=0R820|vergeelt=0R820|vergeling=0R820|" +
	"vergilbt=0S801|vergilbte=0S801|vergilbtem=0S801|vergilbten=0S801|vergilbter=0S801|vergilbtes=0S801|vergilbung=0R801|" +
	"vergilbungen=0R801|verhard=0S520|verharde=0S520|verharzt=0R301|verharzte=0R301|verharztem=0R301|verharzten=0R301|" +
	"verharzter=0R301|verharztes=0R301|verify=1w002|verkalkt=0R921|verkalkte=0R921|verkalktem=0R901|verkalkten=0R901|" +
	"verkalkter=0R901|verkalktes=0R901|verkauf=1V001|verkaufe=1d001|verkaufen=1d001|verkittung gelost=0R301|" +
	"verklebt=0S301|verklebte=0S301|verklebte lamellen=0R301|verklebtem=0S301|verklebten=0S301|verklebter=0S301|" +
	"verklebtes=0S301|verklemmt=0S301|verklemmte=0S301|verklemmtem=0S301|verklemmten=0S301|verklemmter=0S301|" +
	"verklemmtes=0S301|verkleurd=0R820|verkleurde=0R820|verkleuring=0R820|verkleuringen=0R820|verkleurt=0R820|" +
	"verkoop=1d020|verkratzt=0R701|verkratzte=0R701|verkratztem=0R701|verkratzten=0R701|verkratzter=0R701|" +
	"verkratztes=0R701|verkreukeld=0R420|verkreukelde=0R420|verkrijgbaar=1u020|verkruimeld=0R520|verkruimelde=0R520|" +
	"verkruimelt=0R520|verkrustet=0R901|verkrustete=0R901|verkrustetem=0R901|verkrusteten=0R901|verkrusteter=0R901|" +
	"verkrustetes=0R901|verliert=0y001|verliest=0y020|verliest druk=0R320|verloren=0s021|verloren gegaan=0s020|" +
	"verloren gegangen=0s001|verloren geraakt=0s020|vermackelt=0R701|vermackelte=0R701|vermackeltem=0R701|" +
	"vermackelten=0R701|vermackelter=0R701|vermackeltes=0R701|vermackt=0R401|vermackte=0R401|vermacktem=0R401|" +
	"vermackten=0R401|vermackter=0R401|vermacktes=0R401|vermodert=0R501|vermoderte=0R501|vermodertem=0R501|" +
	"vermoderten=0R501|vermoderter=0R501|vermodertes=0R501|vermoedelijk=11020|vermolmd=0R520|vermolmde=0R520|" +
	"vermoulu=0R508|vermoulue=0R508|vermoulues=0R508|vermoulure=0R508|vermoulures=0R508|vermoulus=0R508|vermutlich=11001|" +
	"vernice=1R00G|vernis encrasse=0R208|vernis jauni=0R208|vernis qui pele=0R308|vernis qui saute=0R308|verniz=1R080|" +
	"vero o falso=0W00G|verolt=0R301|verolte=0R301|veroltem=0R301|verolten=0R301|verolter=0R301|veroltes=0R301|" +
	"verpackung=1O001|verpakking=1O020|verpulvert=0R520|verrauchert=0R901|verraucherte=0R901|verrauchertem=0R901|" +
	"verraucherten=0R901|verraucherter=0R901|verrauchertes=0R901|verrauscht=0S301|verrauschte=0S301|verrauschtem=0S301|" +
	"verrauschten=0S301|verrauschter=0S301|verrauschtes=0S301|verre=1R008|verre craquele=17008|verroest=0R520|" +
	"verroeste=0R520|verrostet=0R501|verrostete=0R501|verrostetem=0R501|verrosteten=0R501|verrosteter=0R501|" +
	"verrostetes=0R501|verrot=0R520|verrottet=0R501|verrottete=0R501|verrottetem=0R501|verrotteten=0R501|verrotteter=0R501|" +
	"verrottetes=0R501|verrouillage d activation=0r008|verrouillage mdm=0r008|verrouille=21008|verrouille icloud=0r008|" +
	"verrouille par l entreprise=0r008|verrouille par mot de passe=0r008|verrouille par un compte=0r008|verrutscht=0S301|" +
	"verrutschte=0S301|verrutschtem=0S301|verrutschten=0S301|verrutschter=0S301|verrutschtes=0S301|verrußt=0R901|" +
	"verrußte=0R901|verrußtem=0R901|verrußten=0R901|verrußter=0R901|verrußtes=0R901|vers a bois=0R508|" +
	"versand=0U001|verschiedene artikel=1s001|verschimmelt=0R501|verschimmelte=0R501|verschimmeltem=0R501|" +
	"verschimmelten=0R501|verschimmelter=0R501|verschimmeltes=0R501|verschleiß=0R801|verschleißerscheinungen=0R801|" +
	"verschleißspuren=0R801|verschlissen=0R801|verschlissene=0R801|verschlissenem=0R801|verschlissenen=0R801|" +
	"verschlissener=0R801|verschlissenes=0R801|verschluss=1R001|verschmort=0R301|verschmorte=0R301|verschmortem=0R301|" +
	"verschmorten=0R301|verschmorter=0R301|verschmortes=0R301|verschmutzt=0R901|verschmutzte=0R901|verschmutztem=0R901|" +
	"verschmutzten=0R901|verschmutzter=0R901|verschmutztes=0R901|verschoten=0R820|versichert=0l001|versifft=0R901|" +
	"versiffte=0R901|versifftem=0R901|versifften=0R901|versiffter=0R901|versifftes=0R901|version pirata=0N004|" +
	"versleten=0R820|versplinterd=0R120|versplinterde=0R120|verstaubt=0RA01|verstaubte=0RA01|verstaubtem=0RA01|" +
	"verstaubten=0RA01|verstaubter=0RA01|verstaubtes=0RA01|verstimmt=0R301|verstimmte=0R301|verstimmtem=0R301|" +
	"verstimmten=0R301|verstimmter=0R301|verstimmtes=0R301|verstoft=0RA20|verstopft=0R301|verstopfte=0R301|" +
	"verstopftem=0R301|verstopften=0R301|verstopfter=0R301|verstopftes=0R301|vert de gris=0R508|verte agua=0R380|" +
	"vertical line on=0R302|vertical lines on=0R302|vervalsing=0N020|vervalsingen=0N020|vervalste=0N020|vervangen=14020|" +
	"vervilt=0R820|vervilte=0R820|vervormd=0R420|vervormde=0R420|verwarmt=21020|verweerd=0R820|verweerde=0R820|" +
	"verwellt=0R401|verwellte=0R401|verwelltem=0R401|verwellten=0R401|verwellter=0R401|verwelltes=0R401|verwende=1u001|" +
	"verwendet=1u001|very=0V002|verzekerd=0l020|verzending=0U020|verzogen=0R301|verzogene=0R301|verzogenem=0R301|" +
	"verzogenen=0R301|verzogener=0R301|verzogenes=0R301|veste=1W708|vestido=1W684|vestito=1W60G|vetro=1R00G|" +
	"vetvlek=0R720|vetvlekken=0R720|veux=1u008|vga=1A002|vibra=2108K|vibre=21008|vide=0Z008|vidrio=1R004|vidro=1R080|" +
	"vieille=1V008|vieja=1V004|viejo=1V004|viele gebrauchsspuren=0R801|vielleicht=11001|viene bien=1u004|viene con=0p004|" +
	"vier=1H421|vierer=1H401|vies=0R920|vieux=1V008|viewfinder=1R002|vieze=0R920|vijf=1H520|vincada=0R480|" +
	"vincadas=0R480|vincado=0R480|vincados=0R480|vincos na capa=0R880|vincos na lombada=0R880|vinile=1Wh0G|" +
	"vinile ondulato=0R80G|vinilo=1Wh04|vintage=1V002|vinyl=1Wh02|vinyle=1Wh08|violao=1W980|violin=1WB06|violino=1WB8G|" +
	"violon=1WB08|vis manquante=0R608|vis manquantes=0R608|viseur=1R008|visibile=0V00G|visibili=0V00G|visible=0V00E|" +
	"visible repair=0R202|visibles=0V00C|visor=1R084|vitesse instable=0R308|vitesses qui sautent=0R308|vitre=1R008|" +
	"vlek=0R720|vlekje=0R720|vlekjes=0R720|vlekken=0R720|vochtplekken=0R720|vochtschade=0R120|vochtvlek=0R720|" +
	"vochtvlekken=0R720|voeding=0#020|voering=1R020|voglio=1u00G|voile dans l optique=0R508|voile interne=0R508|" +
	"voilee=0S408|voilees=0S408|voir=1V008|voiture=1WZ08|volgeschreven=0R720|voll=1V001|voller=1V001|vollstandig=1V001|" +
	"vom=1I0011T001|von=0v0011I0011T001|voor=0c020|voor onderdelen=0R320|vor=1T001|vorderseite=1R001|vouch=1w002|" +
	"vouwschade=0R420|voyant airbag=0R308|voyant allume=0R308|voyant d erreur=0R308|voyant moteur=0R308|vrai=0f008|" +
	"vrai ou faux=0W008|vraie=0f008|vraie ou fausse=0W008|vrille=0R308|vrillee=0R308|vrillees=0R308|vrilles=0R308|" +
	"vuil=0R920|vuile=0R920|vuota=0Z00G|vuoto=0Z00G|w=0v0401T0421!002|w cenie=0p040|w komplecie=0p040|w pelni=03040|" +
	"w zestawie=0p040|waarschijnlijk=11020|waas=0S520|wachtwoord onbekend=0r020|wachtwoord vergeten=0r020|" +
	"wackelig=0R301|wackelige=0R301|wackeligem=0R301|wackeligen=0R301|wackeliger=0R301|wackeliges=0R301|wackelkontakt=0R301|" +
	"wackelt=0R301|wad=0b040|wada=0S3400b040|wada produkcyjna=0R440|wade=0b040|wadliwa=0R340|wadliwe=0R340|" +
	"wadliwy=0R340|wady=0S3400b040|wady produkcyjne=0R440|wahrend=1T001|wahrscheinlich=11001|walizka=020401k040|" +
	"walizki=1k040|walnut=1V002|walnut stain=17002|wand=0#002|wankel=0R320|want=1u002|wanted=1u002|war=0q001|" +
	"war wounds=0R702|warehouse damage=0R802|waren=0q001|warm=21023|warp=0S802|warped=0S502|warping=0R402|" +
	"warps=0R402|warranty=1V0021u002|wartosc=1V040|wartung fallig=0R601|wartung notig=0R601|wartung notwendig=0R601|" +
	"was=070020q0220v022|wascht=21001|wash wear=0R802|washed out=0S802|washed wear=0R802|wasn t=1C002|wasser=0z001|" +
	"wasser abbekommen=0R101|wasser kommt=21001|wasserbehalter=0#001|wasserfleckig=0R701|wasserfleckige=0R701|" +
	"wasserfleckigem=0R701|wasserfleckigen=0R701|wasserfleckiger=0R701|wasserfleckiges=0R701|wasserrand=0R701|" +
	"wasserrander=0R701|wasserrandig=0R701|wasserrandige=0R701|wasserrandigem=0R701|wasserrandigen=0R701|wasserrandiger=0R701|" +
	"wasserrandiges=0R701|wasserschaden=0R101|wassertank=0#001|wast=21020|watch=1W302|watches=1W302|water=0V0020z0221c102|" +
	"water comes=21002|water damage=0R102|water damaged=0R102|water got in=0R102|water got inside=0R102|water ingress=0R102|" +
	"water ring=0R702|water rings=0R702|water swelling=0R402|water tank=0#002|waterkring=0R720|waterkringen=0R720|" +
	"waterlogged=0R402|waterproof=1V002|waterschade=0R120|watertank=0#020|watervlekken=0R720|wavy pages=0R402|" +
	"waz=0#040|wazon=1WX40|wazonu=1WX40|wciaga tasme=0R340|wciaz=1V040|we=0v0401V002|weak=0S302|weak suction=0R302|" +
	"wear=0S8021u002|wear and tear=0R802|wear and use=1y002|wear commensurate=0R802|wear consistent=0R802|" +
	"wear it=1u002|wear to gilding=0R802|wear to gilt=0R802|wear to pattern=0R802|wearing thin=0R502|webbing gone=0R402|" +
	"wechsel=0U001|wedding=1V002|weder=1C001|weeks=1r002|weeping=0S302|weeps=0S302|weervlekken=0R720|weet niet of=1w0201z020|" +
	"weil=1T001|weinig druk=0R320|weinig zuigkracht=0R320|weird=0V002|weiss=1V0011u0011w001|weitere=1N001|" +
	"weiß=1V0011u0011w001|well=1V002|well loved=0R802|well used=0R802|well worn=0R802|welna=1V040|welniany=1V040|" +
	"welny=1V040|wenig=1V001|wenige=0V001|wenn=0l001|went bang=0R302|went missing=0s002|went walkabout=0s002|" +
	"wentylator=1R040|wentylatora=1R040|were=0q0020v002|weren t=1C002|werken=21020|werkt=2002021020|werkt alleen aan de lader=0R320|" +
	"werkt alleen op netstroom=0R320|wersja solo=0D040|wert=1V001|weten of=1z020|weza=0#040|wglebienia=0S440|" +
	"wglebienie=0S440|wgniecen=0R740|wgniecenia=0R740|wgnieceniami=0R740|wgniecenie=0R740|wgnieceniem=0R740|" +
	"wgnieciona=0R740|wgniecione=0R740|wgnieciony=0R740|wgniecony=0R740|wgniot=0R740|wgniotka=0R740|wgniotki=0R740|" +
	"wgnioty=0R740|wheel=0#002|wheel buckled=0R402|wheel is buckled=0R402|wheels=0#002|when=1T002|where=1T002|" +
	"whether=110021z002|which=1T0021q002|whiffy=0S902|while=1T002|whines=0R302|whining noise=0R302|white bloom=0R502|" +
	"white spot on screen=0R702|white spots on screen=0R702|whitening=0S802|who=1T002|widac=0j040|widac uplyw czasu=0R840|" +
	"wide=1V002|widoczna=0V040|widoczne=0V040|widoczny=0V040|widocznych=0V040|wie=1T001|wiebelig=0R320|wiebelige=0R320|" +
	"wiebelt=0R320|wieczko=0#040|wiel=0#020|wielkosc=1j040|wiem=1w040|wiem czy=1w040|wiertarka=1WC40|wiertarki=1WC40|" +
	"wiesza sie=0R340|wifi=0e06U|wiggle the=0R302|wijnvlek=0R720|wijzerplaat=1R020|wijzers=0#020|wil=1u020|" +
	"wil niet meer aan=0r020|wil niet opstarten=0r020|wilgoc pod szklem=0R540|will=0A0021u001|will not=1C002|" +
	"will split=17002|wind=21002|windows=1Wk02|winds=21002|wine stain=0R702|winkelprijs=07020|winkelwaarde=07020|" +
	"winyl=1Wh40|winyle=1Wh40|wir=1V001|wird nicht heiß=0R301|wireless=1V002|wischspuren=0S801|with=050020k0021!002|" +
	"without=1C0021#002|wizjer=1R040|wizjera=1R040|wkladka=0#040|wkladki=0#0401k040|wklesniecie=0R740|wkretarka=1WC40|" +
	"wkretarki=1WC40|wlacza=21040|wlacza sie=0h040|wlaczaja=21040|wlacznik=1R040|wlaczyc=21040|wlan=0e001|" +
	"wlos na porcelanie=0R240|wnetrza=1R040|wnetrze=1R040|wnetrzu=1R040|wobbles=0R302|wobbly=0R302|woda=0z040|" +
	"wode=0z040|wody=0z040|wolle=1V001|wollen=1u001|women=1V002|womens=1V002|won=0A0020v002|won t=1C002|won t boot=0r002|" +
	"won t cool=0R302|won t drain=0R302|won t get hot=0R302|won t idle=0R302|won t keep time=0R302|won t lock=0R302|" +
	"won t pair=0R302|won t shift=0R302|won t start=0r002|won t stay closed=0R302|won t stay in tune=0R302|" +
	"won t stay on=0R302|won t stay up=0R302|won t sync=0R302|won t take a charge=0R302|wonky=0R402|wont=1C002|" +
	"wood=100021V002|wood stain=17002|wooden=1V002|woodworm=0R502|woofer blown=0R302|wool=1V002|worden=0v001|" +
	"wordt=0v020|wordt snel heet=0R320|wordt te heet=0R320|work=1V0022000222002|worked=1V002|working=1c3022000221002|" +
	"works=1V0022000221002|worm damage=0R502|wormgaatjes=0R520|wormgaten=0R520|wormholes=0R502|worn=0S8021u0021x002|" +
	"worn a few times=17002|worn areas=0R802|worn bearings=0R302|worn by a=17002|worn by the=17002|worn cassette=0R802|" +
	"worn decals=0R802|worn felts=0R802|worn fringe=0R802|worn fringes=0R802|worn grips=0R802|worn hallmarks=0R802|" +
	"worn hammers=0R802|worn lacquer=0R802|worn out=0R802|worn pile=0R802|worn rubber=0R802|worn stickers=0R802|" +
	"worn thin=0R502|worn through=0R502|worn tires=0R802|worn tread=0R802|worn twice=17002|worn tyres=0R802|" +
	"worn varnish=0R802|worse for wear=0S802|worth=1V002|would prefer to sell together=1s002|wouldn=0v002|" +
	"wouldn t=1C002|woven=1V002|wow and flutter=0R302|wozek=1Wd40|wozka=1Wd40|wpadl do wody=0R140|wpadla do wody=0R140|" +
	"wplywa=0j040|wplywaja=0j040|wplywu=0j040|wrapping=1O002|wraz=0k0401!040|wrinkled=0S802|wristwatch=1W302|" +
	"writing inside=0R802|writing on cover=0R802|writing on label=0R802|writing on labels=0R802|writing on sleeve=0R802|" +
	"wrong=0b002|wskazowka=0#040|wszystko hurtem=1g040|wszystko razem=1g040|wszystko za jednym razem=1s040|" +
	"wtyczka=1R040|wtyczki=1R040|wujek=1V040|wurde=0v001|wurmbefall=0R501|wurmfraß=0R501|wurmloch=0R501|wurmlocher=0R501|" +
	"wurmstichig=0R501|wurmstichige=0R501|wurmstichigem=0R501|wurmstichigen=0R501|wurmstichiger=0R501|wurmstichiges=0R501|" +
	"wybite lozyska=0R340|wyblakla=0S840|wyblakle=0S840|wyblakly=0S840|wyblakniecia=0R840|wyblakniecie=0R840|" +
	"wyblaknieta=0R840|wyblakniete=0R840|wyblakniety=0R840|wyciagniety lancuch=0R340|wyciek=0S340|wycieki=0R340|" +
	"wyczuwalny luz=0R340|wyczyszczona=14040|wyczyszczone=14040|wyczyszczony=14040|wyeksploatowana=0R840|wyeksploatowane=0R840|" +
	"wyeksploatowany=0R840|wygiecia=0R440|wygiecie=0R440|wygieta=0R440|wygiete=0R440|wygiety=0R440|wygryzione przez mole=0R540|" +
	"wykluczone=0a040|wykluczony=0a040|wykonana=1V040|wykonany=1V040|wykoslawiona=0R440|wykoslawione=0R440|" +
	"wykoslawiony=0R440|wykruszenia=0R740|wykruszenie=0R740|wykruszona=0R740|wykruszone=0R740|wykruszony=0R740|" +
	"wykrzywiona=0R440|wykrzywione=0R440|wykrzywiony=0R440|wylacza=1n040|wylacza sie=0h040|wylacza sie po chwili=0R340|" +
	"wylacza sie sam=0R340|wylacza sie sama=0R340|wylacznie=1M0401L040|wylaczona=1J040|wylaczone=1J040|wylaczony=1J040|" +
	"wylaly baterie=0R540|wylaly sie baterie=0R540|wylamana=0R340|wylamane=0R340|wylamanie=0R240|wylamany=0R340|" +
	"wylana bateria=0R540|wylane baterie=0R340|wymaga=18040|wymaga czyszczenia=0R640|wymaga naprawy=0R640|" +
	"wymaga odswiezenia=0R640|wymaga przegladu=0R640|wymaga regulacji=0R640|wymaga remontu=0R640|wymaga renowacji=0R640|" +
	"wymaga serwisu=0R640|wymaga wkladu=0R640|wymaga wymiany=0R640|wymagaja=18040|wymagaja wymiany=0R640|wymiana=14040|" +
	"wymianie=14040|wymiany=14040|wymieniane=14040|wymienie=0U040|wymienilam=14040|wymienilem=14040|wymieniona=14040|" +
	"wymienione=14040|wymieniony=14040|wypaczona=0R440|wypaczone=0R440|wypaczony=0R440|wypadaja kartki=0R440|" +
	"wypadajace kartki=0R440|wypalenia=0R740|wypalenia ekranu=0R340|wypalenie ekranu=0R340|wypalona=0S340|" +
	"wypalona dziura=0R540|wypalona dziurka=0R540|wypalone=0S340|wypalony=0S340|wypchana na=0R840|wypchane kolana=0R840|" +
	"wypchane na=0R840|wypchany na=0R840|wyplowiala=0S840|wyplowiale=0S840|wyplowialy=0S840|wypolerowana=14040|" +
	"wypolerowane=14040|wypolerowany=14040|wypuszczone oczka=0R440|wyrazne slady uzytkowania=0R840|wyregulowany=14040|" +
	"wyrobiona=0R340|wyrobione=0R340|wyrobiony=0R340|wyrwana kartka=0R440|wyrwane kartki=0R440|wysciolka=1R040|" +
	"wysiadl=0R340|wyskakuje blad=0R340|wysluzona=0R840|wysluzone=0R840|wysluzony=0R840|wysoka akcja strun=0R340|" +
	"wystrzepiona=0R540|wystrzepione=0R540|wystrzepiony=0R540|wysuwa=21040|wyswietla=21040|wyswietla blad=0R340|" +
	"wyswietlacz=1R040|wyswietlacza=1R040|wyswietlaczu=1R040|wysylka=0U040|wysylke=0U040|wysylki=0U040|wyszczerbek=0R740|" +
	"wyszczerbienia=0R740|wyszczerbienie=0R740|wyszczerbieniem=0R740|wyszczerbiona=0R740|wyszczerbione=0R740|" +
	"wyszczerbiony=0R740|wyszczerbki=0R740|wytarcia=0R840|wytarciami=0R840|wytarcie=0R840|wytarta=0R840|wytarte=0R840|" +
	"wytartej=0R840|wytarty=0R840|wzery=0R540|wzorowana na=0N040|wzorowany na=0N040|xbox=1WO02|xilofagos=0R504|" +
	"xlr=1A002|y=05004|ya=0x004|ya no va=0R304|year=1r002|years=1r002|yellow light of death=0R302|yellowed=0S802|" +
	"yellowed headlights=0R802|yellowed plastic=0R802|yellowing=0R802|yo=1e004|you=1V002|your=1T002|z=050400k0400v0401I0401T0401!040|" +
	"z domu palaczy=0R940|z nich=1q040|z simlockiem=0R340|z wyjatkiem=0G040|za=1T040|za szt=0Y040|za sztuke=0Y040|" +
	"zablokowana=0S340|zablokowane=0S340|zablokowane konto=0r040|zablokowany=0S340|zablokowany imei=0r040|" +
	"zabrudzen=0R940|zabrudzenia=0R940|zabrudzeniami=0R940|zabrudzenie=0R940|zabrudzenie nie do usuniecia=0R740|" +
	"zabrudzona=0R940|zabrudzone=0R940|zabrudzony=0R940|zabytkowy=1V040|zacerowana=14040|zaciagniecia=0R740|" +
	"zaciagniecie=0R440|zaciagnieta=0R440|zaciagniete=0R440|zaciagniety=0R440|zacial sie=0R340|zaciek=0R740|" +
	"zaciekami=0R740|zacieki=0R740|zaciela sie=0R340|zacieta=0S340|zaciete=0S340|zaciety=0S340|zacina sie=0R340|" +
	"zacinaja sie=0R340|zacinajaca sie=0R340|zacinajace sie=0R340|zacinajacy sie=0R340|zadbana=1V040|zadbane=1V040|" +
	"zadbany=1V040|zadel=0#020|zaden=1B0401C040|zadna=1B0401C040|zadne=1B0401C040|zadnego=1C0401#040|zadnej=1C0401#040|" +
	"zadnych=1C0401#040|zadnym=1C040|zadrapan=0R740|zadrapana=0R740|zadrapane=0R740|zadrapania=0R740|zadrapaniami=0R740|" +
	"zadrapanie=0R740|zadrapaniem=0R740|zadrapany=0R740|zafarbowana=0R840|zafarbowane=0R840|zafarbowania=0R840|" +
	"zafarbowany=0R840|zagiecia=0R840|zagiecie=0R840|zagieciem=0R840|zagieta okladka=0R440|zagiete rogi=0R840|" +
	"zagiete strony=0R840|zaginal=0s040|zaginela=0s040|zaginely=0s040|zaginiony=0s040|zagniecenia=0R840|zagniecenie=0R740|" +
	"zagrzybiona=0R540|zagrzybione=0R540|zagrzybiony=0R540|zagubiona=0s040|zagubione=0s040|zagubiony=0s040|" +
	"zagwarantowac=1w040|zahaslowany=0r040|zajechana=0R840|zajechane=0R840|zajechany=0R840|zajezdzona=0R840|" +
	"zajezdzone=0R840|zajezdzony=0R840|zakamieniona=0R340|zakamienione=0R340|zakamieniony=0R940|zakiet=1W740|" +
	"zakleszczona=0R340|zakleszczone=0R340|zakleszczony=0R340|zakreslaczem=0R740|zakreslenia=0R740|zakupilem=0E040|" +
	"zakupiona=0E040|zakupione=0E040|zakupiony=0E040|zakurzona=0RA40|zakurzone=0RA40|zakurzony=0RA40|zalaczona=0p040|" +
	"zalaczone=0p040|zalaczony=0p040|zalamanie okladki=0R840|zalana=0R140|zalane=0R140|zalanie=0S140|zalaniu=0R140|" +
	"zalany=0R140|zamek=1R040|zamglona=0S540|zamglone=0S540|zamglony=0S540|zamiana=0U040|zamiany=0U040|zamienie=0U040|" +
	"zamienna=1l040|zamienne=1l040|zamiennik=1l040|zamiennika=1l040|zamienny=1l040|zamka=1R040|zamku=1R040|" +
	"zamoczona=0R140|zamoczone=0R140|zamoczony=0R140|zamsz=10040|zamszu=10040|zamyka=21040|zamykaja=21040|" +
	"zaolejona przyslona=0R340|zaolejone listki=0R340|zapach dymu=0R940|zapach papierosow=0R940|zapach piwnicy=0R940|" +
	"zapach stechlizny=0R940|zaparowana=0R540|zaparowane=0R540|zaparowany=0R540|zaparowuje=0R540|zapasowa=1l040|" +
	"zapasowe=1l040|zapasowy=1l040|zapatilla=1U004|zapatillas=1W404|zapatillas gastadas=0R304|zapatillas para cambiar=0R304|" +
	"zapato=1U0041W404|zapatos=1W404|zapchana=0R340|zapchane=0R340|zapchany=0R340|zapetla sie=0R340|zapiecia=0#040|" +
	"zapiecie=0#040|zapieczona=0R340|zapiski dlugopisem=0R740|zapiski olowkiem=0R740|zapisuje=21040|zaplacilam=07040|" +
	"zaplacilem=07040|zaplamienia=0S740|zaplamienie=0S740|zaplamiona=0R740|zaplamione=0R740|zaplamiony=0R740|" +
	"zaplesniala=0R540|zaplesniale=0R540|zaplesnialy=0R540|zapodzial sie=0s040|zapodziala sie=0s040|zapowietrzona=0R340|" +
	"zapowietrzone=0R340|zapowietrzony=0R340|zapylona=0RA40|zapylone=0RA40|zapylony=0RA40|zardzewiala=0R540|" +
	"zardzewiale=0R540|zardzewialy=0R540|zarysowan=0R740|zarysowana=0R740|zarysowane=0R740|zarysowanej=0R740|" +
	"zarysowania=0R740|zarysowaniach=0R740|zarysowaniami=0R740|zarysowanie=0R740|zarysowany=0R740|zarysowanych=0R740|" +
	"zasilacz=020400K0400#040|zasilacza=0K0400#040|zasilaczem=0K0400#040|zasilanie=21040|zaslepka=1R040|zaslony=1Q040|" +
	"zasmierdla=0R940|zasmierdle=0R940|zasmierdly=0R940|zasniedziala=0R540|zasniedziale=0R540|zasniedzialy=0R540|" +
	"zastrzezony imei=0r040|zasysa=21040|zatarta=0R340|zatarte=0R340|zatarty=0R340|zatechla=0R940|zatechle=0R940|" +
	"zatechly=0R940|zatkana=0R340|zatkane=0R340|zatkany=0R340|zatluszczona=0R940|zatluszczone=0R940|zatluszczony=0R940|" +
	"zatrzymuje=1n040|zatrzymuje sie co=0R340|zatyczka=1k040|zatyczki=1k040|zawias=1R040|zawiasu=1R040|zawiasy=1R040|" +
	"zawiera=1!040|zawiesza sie=0R340|zawieszony=0T040|zawilgocenia=0R740|zawilgocenie=0R740|zawilgocona=0R740|" +
	"zawilgocone=0R740|zawilgocony=0R740|zawsze=03040|zazolcenia=0R840|zazolcenie=0R840|zazolcona=0R840|zazolcone=0R840|" +
	"zazolcone strony=0R740|zazolcony=0R840|zbanowana=0r040|zbiegl sie=0R840|zbiegla sie=0R840|zbior=0!040|" +
	"zbiornik=0#040|zbiornika=0#040|zbita=0R140|zbite=0R140|zbitego=0R140|zbity=0R140|zbitym=0R140|zbutwiala=0R540|" +
	"zbutwiale=0R540|zbutwialy=0R540|zdarta farba=0R740|zdarta podeszwa=0R840|zdarte=0R840|zdarty=0R840|zdeformowana=0R440|" +
	"zdeformowane=0R440|zdeformowany=0R440|zdekompletowana=0R640|zdekompletowane=0R640|zdekompletowany=0R640|" +
	"zdewastowana=0R440|zdewastowane=0R440|zdewastowany=0R440|zdezelowana=0R440|zdezelowane=0R440|zdezelowany=0R440|" +
	"zdjecia=04040|zdjeciach=04040|zdjecie=04040|zdjeciu=04040|zdrapana=0R740|zdrapane=0R740|zdrapania=0R740|" +
	"zdrapanie=0R740|zdrapany=0R740|ze=050400k0400v0401I0401T0401!040|zegarek=1W340|zegarka=1W340|zegarki=1W340|" +
	"zeggen of=1z020|zehn=1HA01|zeiger=0#001|zeigt fehler=0R301|zeigt kein bild=0R301|zeker=1w020|zeker of=1z020|" +
	"zelazo=1V040|zepsul=0r040|zepsula=0r040|zepsulo=0r040|zepsuta=0R3400b040|zepsute=0R3400b040|zepsutego=0R340|" +
	"zepsuty=0R3400b040|zerbissen=0R401|zerbissene=0R401|zerbissenem=0R401|zerbissenen=0R401|zerbissener=0R401|" +
	"zerbissenes=0R401|zerborsten=0R101|zerborstene=0R101|zerborstenem=0R101|zerborstenen=0R101|zerborstener=0R101|" +
	"zerborstenes=0R101|zerbrochen=0R101|zerbrochene=0R101|zerbrochenem=0R101|zerbrochenen=0R101|zerbrochener=0R101|" +
	"zerbrochenes=0R101|zerbrockelt=0R501|zerbrockelte=0R501|zerbrockeltem=0R501|zerbrockelten=0R501|zerbrockelter=0R501|" +
	"zerbrockeltes=0R501|zerbroselt=0R501|zerbroselte=0R501|zerbroseltem=0R501|zerbroselten=0R501|zerbroselter=0R501|" +
	"zerbroseltes=0R501|zerfleddert=0R401|zerfledderte=0R401|zerfleddertem=0R401|zerfledderten=0R401|zerfledderter=0R401|" +
	"zerfleddertes=0R401|zerkaut=0R401|zerkaute=0R401|zerkautem=0R401|zerkauten=0R401|zerkauter=0R401|zerkautes=0R401|" +
	"zerkratzt=0R701|zerkratzte=0R701|zerkratztem=0R701|zerkratzten=0R701|zerkratzter=0R701|zerkratztes=0R701|" +
	"zerlesen=0R401|zerlesene=0R401|zerlesenem=0R401|zerlesenen=0R401|zerlesener=0R401|zerlesenes=0R401|zero=1C0CQ|" +
	"zero reakcji=0r040|zerrissen=0R401|zerrissene=0R401|zerrissenem=0R401|zerrissenen=0R401|zerrissener=0R401|" +
	"zerrissenes=0R401|zerschlagen=0R101|zerschlagene=0R101|zerschlagenem=0R101|zerschlagenen=0R101|zerschlagener=0R101|" +
	"zerschlagenes=0R101|zerschlissen=0R801|zerschlissene=0R801|zerschlissenem=0R801|zerschlissenen=0R801|" +
	"zerschlissener=0R801|zerschlissenes=0R801|zerschmettert=0R101|zerschmetterte=0R101|zerschmettertem=0R101|" +
	"zerschmetterten=0R101|zerschmetterter=0R101|zerschmettertes=0R101|zersplittert=0R101|zersplitterte=0R101|" +
	"zersplittertem=0R101|zersplitterten=0R101|zersplitterter=0R101|zersplittertes=0R101|zerstort=0R401|zerstorte=0R401|" +
	"zerstortem=0R401|zerstorten=0R401|zerstorter=0R401|zerstortes=0R401|zerstuckelt=0S101|zerstuckelte=0S101|" +
	"zerstuckeltem=0S101|zerstuckelten=0S101|zerstuckelter=0S101|zerstuckeltes=0S101|zertifiziert=1w001|zerwana=0R340|" +
	"zerwane gwinty=0R340|zerwany=0R340|zes=1H620|zestaw=1f040|zestawem=1f040|zestawu=1f040|zestawy=1f040|" +
	"zet koffie=21020|zeven=1H720|zgiecie=0R440|zgieta=0R440|zgiete=0R440|zgiety=0R440|zgniecenie=0R440|zgnieciona=0R440|" +
	"zgniecione=0R440|zgnieciony=0R440|zgnila=0R540|zgnile=0R540|zgnily=0R540|zgrzyta=0R340|zgrzytanie=0R340|" +
	"zgubila sie=0s040|zgubilam=0s040|zgubilem=0s040|zgubiona=0s040|zgubione=0s040|zgubiony=0s040|zia=1V00G|" +
	"zichtbare gebruikssporen=0R820|ziehfaden=0R401|zieht=22001|zieht kein wasser=0R301|zielona linia na ekranie=0R340|" +
	"zifferblatt=1R001|zigarettengeruch=0R901|zijkant=1R020|zinabre=0R580|zinkpest=0R521|zio=1V00G|zip=1R002|" +
	"zip bloccata=0R40G|zip bloque=0R408|zip casse=0R408|zip difettosa=0R40G|zip rotta=0R40G|ziper=1R080|zipper=0#002|" +
	"zit=0v020|zit er niet bij=0s020|zit los=0R320|zitting=1R020|zjedzona przez mole=0R540|zjedzone przez mole=0R540|" +
	"zl=0Q040|zlacza=1R040|zlacze=1R040|zlamal sie=0R240|zlamala sie=0R240|zlamalo sie=0R240|zlamana=0R340|" +
	"zlamana biel=17040|zlamane=0R340|zlamanej=0R240|zlamania=0R240|zlamanie=0R240|zlamany=0R340|zlamanym=0R240|" +
	"zlocenia starte=0R840|zloto=1V040|zloty=1V040|zlotych=0Q040|zmatowiala=0S540|zmatowiale=0S540|zmatowialy=0S540|" +
	"zmechacen=0R840|zmechacenia=0R840|zmechacenie=0R840|zmechacil sie=0R840|zmechacona=0R840|zmechacone=0R840|" +
	"zmechacony=0R840|zmetniala=0S540|zmetniale=0S540|zmetnialy=0S540|zmetnienia=0S540|zmetnienie=0S540|zmurszala=0R540|" +
	"zmurszale=0R540|zmurszaly=0R540|znaczek=1Wg40|znaczki=1Wg40|znaczkow=1Wg40|znaleziony=1V040|zniszczen=0R440|" +
	"zniszczenia=0R440|zniszczeniami=0R440|zniszczona=0R440|zniszczone=0R440|zniszczonej=0R440|zniszczony=0R440|" +
	"zniszczonym=0R440|znoszona=0R840|znoszone=0R840|znoszony=0R840|zobacz=1V040|zoek=0s020|zonder=1C0201#020|" +
	"zonder accu en lader=0D020|zoom=1A002|zoom bloque=0R308|zoom creep=0R802|zoppa=0R40G|zoppica=0R40G|zoppo=0R40G|" +
	"zostaja=1m040|zostaje=0h0401m040|zostal=0v040|zostala=0v040|zostalo=0v040|zostaly=0v040|zregenerowany=14040|" +
	"zreperowany=14040|zszarzala=0R840|zszarzale=0R840|zszarzaly=0R840|zu=1T001|zu viel spiel=0R301|zu wenig druck=0R301|" +
	"zubehor=1V001|zugeschrieben=0W001|zuigkracht=0e020|zuigt=21020|zuigt niet goed=0R320|zuigt slecht=0R320|" +
	"zum=1T001|zum aufarbeiten=0R601|zum reparieren=0R601|zum restaurieren=0R601|zumbido=0R304|zur=1T001|zuruck=1Y001|" +
	"zusammen=1s001|zustand=0M0011V001|zuzycia=0S840|zuzycie=0S840|zuzyciem=0R840|zuzyciu=0R840|zuzyta=0R840|" +
	"zuzyte=0R840|zuzytej=0R840|zuzyty=0R840|zuzytych=0R840|zwaar gebruikt=0R820|zwarcie=0R340|zware gebruikssporen=0R820|" +
	"zwart=0T020|zwart scherm=0R320|zweetplekken=0R720|zweetvlekken=0R720|zwei=1H201|zweier=1H201|zweryfikowac=1w040|" +
	"zwichrowana=0R340|zwichrowane=0R340|zwichrowany=0R340|zwolf=1HC01|zwracam=1Y040|zwroce=1a040|zwrot=1Y0401a040|" +
	"zwrotu=1Y040|zwykle=1y040|zyrandol=1WE40|zzolkla=0R840|zzolkle=0R840|zzolkly=0R840|zzolknieta=0S840|zzolkniete=0S840|" +
	"zzolkniety=0S840|あ り=2300W|あ り ま せ ん=1D00W|か ず=1D00W|か ど う か=1200W|か も=1200W|" +
	"か わ=1200W|か 不 明=1200W|か 分=1200W|だ っ た ら=1Z00W|と=0500W|な い=1D00W|な く=1D00W|" +
	"な し=1D00W|ひ び=0R20W|へ こ み=0R70W|ほ つ れ=0R70W|ま せ ん=1D00W|ま と め=1f00W|や=0500W|" +
	"ら ず=1D00W|カ ビ=0R50W|キ ズ=0R70W|ク モ リ=0R80W|コ ピ ー 品=0N00W|サ ビ=0R50W|シ ミ=0R70W|" +
	"ジ ャ ン ク=0R30W|ス レ=0R80W|ス ー パ ー コ ピ ー=0N00W|セ ッ ト=1f00W|ド リ フ ト=0R30W|" +
	"ニ セ モ ノ=0N00W|ヒ ビ=0R20W|ヘ コ ミ=0R70W|ベ タ つ き=0R80W|ボ デ ィ だ け=0D00W|" +
	"ボ デ ィ の み=0D00W|ボ デ ィ 単 体=0D00W|ヤ ケ=0R80W|レ プ リ カ=0N00W|一=1H1GW|一 共=0o0G0|" +
	"一 起=1f0G0|七=1H7GW|三=1H3GW|不=1G0GW|不 会=1G0G0|不 保 真=0W0G0|不 具 合=0R30W|不 准=0R3G0|" +
	"不 明=120GW|不 是=1E0G0|不 能=1G0G0|不 良=0R3GW|不 行=0R3G0|不 通 电=0r0G0|两=1H2G0|个=1t0G0|" +
	"九=1H9GW|二=1H2GW|五=1H5GW|亮=210G0|仅 机 身=0D0G0|仅 盒=0F0G0|件=1t0G0|仿 冒=0N0G0|仿 制=0N0G0|" +
	"仿 品=0N0G0|体=1t00W|作 動=2100W|使 用 感=0R80W|使 用 痕=0R8GW|個=1t0GW|假 貨=0N0G0|假 货=0N0G0|" +
	"偽 物=0N00W|偽 造=0N00W|傷=0R70W|充 电=210G0|充 电 器=170G0|充 电 头=170G0|充 电 宝=170G0|" +
	"充 电 盒=170G0|充 电 线=170G0|充 電=210GW|充 電 ケ=1700W|充 電 器=1700W|兩=1H2G0|八=1H8GW|" +
	"六=1H6GW|冒 牌=0N0G0|凹=0R7GW|出 ま=2100W|划 痕=0R7G0|刮 痕=0R7G0|剥 が れ=0R70W|剥 げ=0R70W|" +
	"割 れ=0R20W|劃 痕=0R7G0|劣 化=0R80W|効 き=2100W|動 か=2100W|動 き=2100W|動 作 し=2100W|" +
	"勝 手 に=0R30W|包 装=1O0G0|包 退=1Z0G0|十=1HAGW|单 只=1K0G0|单 机 身=0D0G0|卡 顿=0R3G0|" +
	"反 応 し=2100W|发 黄=0R8G0|变 形=0R4G0|只=1t0G0|只 卖 机 身=0D0G0|只 卖 盒=0F0G0|只 有 右=1K0G0|" +
	"只 有 左=1K0G0|只 有 机 身=0D0G0|只 有 盒=0F0G0|可 退=1Z0G0|台=1t0GW|右 足 の み=1K00W|" +
	"和=050G0|問 題=2300W|四=1H4GW|回 ら=2100W|回 り=2100W|坏 了=0r0G0|坏 点=0R3G0|場 合=1Z00W|" +
	"壞 了=0r0G0|変 形=0R40W|変 色=0R80W|复 刻=0N0G0|失 灵=0R3G0|山 寨=0N0G0|左 足 の み=1K00W|" +
	"开 机=210G0|异 响=0R3G0|或=050G0|戻 り=2100W|打 包=1f0G0|打 痕=0R70W|把=1t0G0|折 れ=0R40W|" +
	"按 不=0R3G0|损 坏=0R4G0|掉 漆=0R7G0|擦 れ=0R80W|故 障=0R3GW|无=1D0G01E0G0|无 反 应=0R3G0|" +
	"无 声=0R3G0|无 法=1G0G0|映=2100W|显 示=210G0|曇 り=0R80W|有=230GW|未=1E0GW|本=1t0GW|本 体 の み=0D00W|" +
	"本 物=0f00W|松 动=0R3G0|枚=1t00W|染 み=0R70W|模 造=0N00W|欠 け=0R70W|欠 品=0R30W|欠 損=0R30W|" +
	"止 ま=0R30W|正 品=0f0G0|正 規 品=0f00W|死 机=0R3G0|毛 玉=0R80W|氧 化=0R5G0|水 没=0R10W|" +
	"汚 れ=0R70W|污=0R7G0|沒=1E0G0|沒 有=1D0G0|没=1E0G0|没 反 应=0R3G0|没 声=0R3G0|没 有=1D0G0|" +
	"没 法=1G0G0|泛 黄=0R8G0|浸 水=0R1GW|漏 れ=0R30W|漏 水=0R3G0|漏 液=0R3G0|漏 电=0R3G0|無=1E0GW|" +
	"無 し=1D00W|無 法=1G0G0|片 方 の み=1K00W|片 足=1K00W|瑕 疵=0R7G0|电 源 线=170G0|电 源 适=170G0|" +
	"異 常=2300W|異 音=0R30W|盒=1O0G0|真 假=0W0G0|真 品=0f0G0|破=0R4GW|碎=0R2G0|磕 碰=0R7G0|磨 损=0R8G0|" +
	"磨 損=0R8G0|穴=0R70W|空 盒=0F0G0|空 箱=0F00W|箱=1O0GW|箱 だ け=0F00W|箱 の み=0F00W|精 仿=0N0G0|" +
	"老 化=0R8G0|脚=1t00W|自 动 关 机=0R3G0|色 あ せ=0R80W|花 屏=0R3G0|裂=0R2GW|裸 机=0D0G0|" +
	"褪 色=0R8G0|訳 あ り=0R30W|贋 作=0N00W|贗 品=0N0G0|赔=1Z0G0|赝 品=0N0G0|起 動=2100W|起 球=0R8G0|" +
	"超 a=0N0G0|进 水=0R1G0|通 電 せ ず=0R30W|進 水=0R1G0|錆=0R50W|锈=0R5G0|閉 ま=2100W|開 か=2100W|" +
	"開 き=2100W|開 機=210G0|闪 屏=0R3G0|難 あ り=0R30W|電 源=2100W|電 源 ケ=1700W|電 源 コ=1700W|" +
	"霉=0R5G0|非=1E0GW|非 正 品=0N0G0|高 仿=0N0G0|鳴 り=2100W|黑 屏=0R3G0|鼓 包=0R3G0|가 품=0N010|" +
	"개=1t010|경 우=1Z010|곰 팡 이=0R510|균 열=0R210|금 이=0R210|기 스=0R710|까 진=0R710|까 짐=0R710|" +
	"깨 졌=0R210|깨 진=0R210|깨 짐=0R210|꺼 져=0R310|꺼 짐=0R310|나=05010|녹 슨=0R510|누 수=0R310|" +
	"눌=21010|늘 어 남=0R810|대=1t010|두=1H210|레 플 리 카=0N010|먹 통=0R310|모 르=12010|모 조 품=0N010|" +
	"미 작 동=0R310|바 디 만=0D010|박 스=1O010|박 스 만=0F010|벗 겨 짐=0R710|변 색=0R810|변 형=0R410|" +
	"보 풀=0R810|불 량=0R310|빈 박 스=0F010|사 용 감=0R810|세 트=1f010|소 음=0R310|스 크 래 치=0R710|" +
	"아 니=1D010|아 님=1D010|아 닙=1D010|안 나 와=0r010|안 눌 려=0r010|안 돌 아=0r010|안 됨=0r010|" +
	"안 들 려=0r010|안 열 려=0r010|안 움 직=0r010|안 찍=0r010|안 켜=0r010|안 켜 져=0r010|안 켜 짐=0r010|" +
	"않=1D010|얼 룩=0R710|없=1D010|오 염=0R710|유 격=0R310|이 나=05010|이 미 테 이 션=0N010|" +
	"일 괄=1f010|있=23010|작 동=21010|작 동 못=0r010|작 동 안 돼=0r010|작 동 안 됨=0r010|작 동 안 함=0r010|" +
	"잔 상=0R310|잘=23010|전 원=21010|전 원 안 들 어=0r010|정 품=0f010|진 품=0f010|짝 퉁=0N010|" +
	"찌 그 러=0R410|찍 힘=0R710|찢=0R710|충 전=21010|충 전 기=17010|충 전 안 됨=0r010|충 전 케=17010|" +
	"침 수=0R110|켜 지 지=0r010|켜 짐 안 됨=0r010|파 손=0R410|하 자=0R710|한 쪽 만=1K010|흠 집=0R710|"

var languageStarts = [677]uint32{0x397, 0x55d, 0x11d2, 0x1620, 0x16e6, 0x16e6, 0x19bf, 0x1b6a, 0x1b78, 0x1c2a, 0x1c5c, 0x1d05, 0x22b8, 0x2710, 0x329e, 0x329e, 0x3676, 0x36d4, 0x3b33, 0x3db7, 0x3f30, 0x5228, 0x540f, 0x5421, 0x5421, 0x5432, 0x5442, 0x5f7b, 0x5f7b, 0x5f7b, 0x5f7b, 0x6a7b, 0x6a7b, 0x6a7b, 0x6a7b, 0x6ef7, 0x6ef7, 0x6ef7, 0x7aa7, 0x7aa7, 0x7aa7, 0x8332, 0x8332, 0x8332, 0x8e36, 0x8e41, 0x8e41, 0x9310, 0x9310, 0x9310, 0x9310, 0x936c, 0x9397, 0xa37e, 0xa37e, 0xa37e, 0xa37e, 0xa760, 0xa760, 0xa760, 0xb021, 0xb23f, 0xb23f, 0xb23f, 0xb4cc, 0xb4cc, 0xb4cc, 0xce5b, 0xce5b, 0xce5b, 0xd4ae, 0xd4ae, 0xd4be, 0xd8f0, 0xd8f0, 0xd8f0, 0xd8f0, 0xd8f0, 0xda6c, 0xe297, 0xe297, 0xe297, 0xe297, 0x10b71, 0x10b71, 0x10b71, 0x10b7b, 0x114b4, 0x114b4, 0x114b4, 0x114f9, 0x114f9, 0x11503, 0x1205b, 0x1205b, 0x1205b, 0x1249b, 0x124a6, 0x124a6, 0x12bce, 0x12bce, 0x12c29, 0x12c29, 0x12cbe, 0x12fca, 0x13099, 0x13108, 0x134ff, 0x135cc, 0x135fd, 0x13809, 0x138f3, 0x138f3, 0x13c7a, 0x13ca4, 0x13d11, 0x13eba, 0x1429a, 0x14aa5, 0x14aa5, 0x14aa5, 0x14aa5, 0x14dd3, 0x15644, 0x15766, 0x1579a, 0x15938, 0x1596c, 0x15b5f, 0x15b5f, 0x15b7e, 0x1693b, 0x1693b, 0x1693b, 0x1693b, 0x16e92, 0x16e92, 0x16e92, 0x16e92, 0x172fc, 0x172fc, 0x172fc, 0x17617, 0x17617, 0x17617, 0x17b32, 0x17b32, 0x17b32, 0x18128, 0x18128, 0x18128, 0x187b6, 0x187b6, 0x187b6, 0x187b6, 0x187b6, 0x187b6, 0x18bd9, 0x18be3, 0x18be3, 0x18c0b, 0x19976, 0x19976, 0x19980, 0x199c7, 0x19b67, 0x19b67, 0x19b67, 0x19e4f, 0x19e4f, 0x19e8f, 0x1a253, 0x1a253, 0x1a253, 0x1abd8, 0x1abd8, 0x1abd8, 0x1ae0f, 0x1ae0f, 0x1ae82, 0x1ae82, 0x1ae82, 0x1ae82, 0x1bac6, 0x1bac6, 0x1bac6, 0x1bad1, 0x1bf60, 0x1bf60, 0x1bf60, 0x1bf60, 0x1c129, 0x1c129, 0x1c129, 0x1c129, 0x1c129, 0x1c129, 0x1c40e, 0x1c41e, 0x1c41e, 0x1c41e, 0x1c427, 0x1c427, 0x1c578, 0x1c578, 0x1c578, 0x1c578, 0x1c5aa, 0x1c5c1, 0x1c5c1, 0x1c5c1, 0x1c6d2, 0x1c751, 0x1c751, 0x1c76f, 0x1c7ac, 0x1c7c4, 0x1c7c4, 0x1c7c4, 0x1c7cd, 0x1c7e7, 0x1cce1, 0x1dc2b, 0x1dc34, 0x1dc8f, 0x1dc8f, 0x1dcd0, 0x1dd87, 0x1dded, 0x1dded, 0x1dded, 0x1dded, 0x1dded, 0x1dded, 0x1de37, 0x1e034, 0x1e034, 0x1e034, 0x1e034, 0x1e20d, 0x1e20d, 0x1e20d, 0x1e20d, 0x1e21b, 0x1e21b, 0x1e21b, 0x1e21b, 0x1e21b, 0x1e21b, 0x1e2b3, 0x1e2b3, 0x1e2b3, 0x1e2b3, 0x1e2b3, 0x1e2b3, 0x1e325, 0x1e325, 0x1e325, 0x1e325, 0x1e325, 0x1e325, 0x1e733, 0x1e733, 0x1e733, 0x1e733, 0x1e9a5, 0x1e9a5, 0x1e9a5, 0x1e9a5, 0x1eafe, 0x1eafe, 0x1eafe, 0x1ee2f, 0x1ee2f, 0x1f038, 0x1f5e4, 0x1f5e4, 0x1f5e4, 0x1f8ea, 0x1f931, 0x1f963, 0x1fb04, 0x1fb04, 0x1fb30, 0x1fb30, 0x1fb30, 0x1fb4b, 0x2050d, 0x2050d, 0x2050d, 0x2050d, 0x20db6, 0x20db6, 0x20db6, 0x20db6, 0x215d3, 0x215d3, 0x215d3, 0x215f6, 0x215f6, 0x215f6, 0x21c8c, 0x21c8c, 0x21c8c, 0x21c8c, 0x21c8c, 0x21c8c, 0x21e7a, 0x21e7a, 0x21e7a, 0x21e7a, 0x21e7a, 0x21e7a, 0x23550, 0x23550, 0x23550, 0x235b3, 0x23aae, 0x23aae, 0x23abc, 0x23abc, 0x243b7, 0x243b7, 0x243b7, 0x243c4, 0x243c4, 0x243c4, 0x25117, 0x25117, 0x25117, 0x2512f, 0x2513a, 0x2513a, 0x253cb, 0x253cb, 0x253cb, 0x253cb, 0x253d9, 0x25400, 0x25ec5, 0x25ec5, 0x25ec5, 0x25ec5, 0x26c67, 0x26c67, 0x26c67, 0x26c67, 0x27a42, 0x27a42, 0x27a42, 0x27a42, 0x27a42, 0x27a42, 0x28a28, 0x28a31, 0x28a31, 0x28a3a, 0x28a3a, 0x28a3a, 0x28d1d, 0x28d1d, 0x28d1d, 0x28d1d, 0x28d29, 0x28d3b, 0x28d55, 0x292aa, 0x292fe, 0x29a42, 0x29a42, 0x29ad9, 0x29b2d, 0x29bd7, 0x29c5d, 0x29c5d, 0x29d01, 0x29f88, 0x29fa9, 0x2a1f6, 0x2a20d, 0x2a46a, 0x2a46a, 0x2a7e1, 0x2a8f3, 0x2aa7d, 0x2ab2b, 0x2ac46, 0x2ac7b, 0x2ae49, 0x2ae49, 0x2ae49, 0x2be04, 0x2be04, 0x2be1c, 0x2be1c, 0x2ce03, 0x2ce03, 0x2ce03, 0x2ce6c, 0x2d8ba, 0x2d8ba, 0x2d8ba, 0x2ded9, 0x2ded9, 0x2df90, 0x2f991, 0x2f991, 0x2f991, 0x30d1d, 0x30d1d, 0x30d1d, 0x31181, 0x3118b, 0x3118b, 0x3118b, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311a4, 0x311ae, 0x315a6, 0x315a6, 0x315a6, 0x315a6, 0x315a6, 0x315a6, 0x31eef, 0x31eef, 0x31ef9, 0x31f7b, 0x33d91, 0x33d91, 0x33d91, 0x33d91, 0x346bc, 0x346bc, 0x346bc, 0x346bc, 0x346bc, 0x346bc, 0x35459, 0x35459, 0x35459, 0x35463, 0x35463, 0x35463, 0x35911, 0x35911, 0x35911, 0x35911, 0x35993, 0x35ad8, 0x361d0, 0x364be, 0x3785f, 0x3789b, 0x385d1, 0x38875, 0x38941, 0x38b51, 0x39401, 0x39401, 0x3961b, 0x39b15, 0x39de0, 0x39eb3, 0x3aae7, 0x3b73d, 0x3b7c3, 0x3b814, 0x3b836, 0x3ccb5, 0x3d4c7, 0x3d553, 0x3d67d, 0x3d67d, 0x3d68a, 0x3d91e, 0x3e099, 0x3e099, 0x3e099, 0x3e099, 0x3e628, 0x3e628, 0x3e628, 0x3e760, 0x3eafc, 0x3eafc, 0x3eafc, 0x3eb1e, 0x3eb1e, 0x3eb1e, 0x3f1d6, 0x3f1d6, 0x3f1d6, 0x3fe32, 0x3fe32, 0x3fe32, 0x3ff83, 0x3ff8c, 0x40008, 0x40008, 0x40118, 0x40125, 0x40125, 0x40394, 0x403af, 0x403bf, 0x403bf, 0x403bf, 0x403bf, 0x403ea, 0x40497, 0x40497, 0x40519, 0x40575, 0x405d2, 0x40dfc, 0x40e07, 0x40e30, 0x40e30, 0x40ec1, 0x41357, 0x41448, 0x41456, 0x41460, 0x41460, 0x41460, 0x41460, 0x414b5, 0x41988, 0x41988, 0x41988, 0x41988, 0x4363f, 0x4363f, 0x43649, 0x43649, 0x43913, 0x43913, 0x43913, 0x43947, 0x43947, 0x43947, 0x43b28, 0x43b28, 0x43b28, 0x43ba0, 0x43ba0, 0x43ba0, 0x43bcf, 0x43bcf, 0x43bcf, 0x43bcf, 0x43bcf, 0x43c20, 0x44296, 0x44296, 0x442b5, 0x442b5, 0x44641, 0x44641, 0x44735, 0x44851, 0x44b2f, 0x44b2f, 0x44b82, 0x44bf0, 0x44bf0, 0x44c1a, 0x4519a, 0x451ec, 0x451ec, 0x452aa, 0x45304, 0x45320, 0x453ee, 0x453ee, 0x453ee, 0x453ee, 0x45e54, 0x45e86, 0x45e86, 0x45e91, 0x45e91, 0x45e91, 0x45e91, 0x45e91, 0x45e91, 0x45e91, 0x45ea1, 0x45ea1, 0x45ea1, 0x45eab, 0x45eab, 0x45eab, 0x45eab, 0x45eab, 0x45eab, 0x45eab, 0x45eab, 0x45eab, 0x45eab, 0x45eab, 0x45eab, 0x45eab, 0x45eab, 0x45eb3, 0x45ecb, 0x45ecb, 0x45ecb, 0x45ecb, 0x45f4e, 0x45f4e, 0x45f4e, 0x45f4e, 0x45f4e, 0x45f4e, 0x45f4e, 0x45f4e, 0x45f4e, 0x45f4e, 0x45f6c, 0x45f6c, 0x45f6c, 0x45f6c, 0x45f6c, 0x45f6c, 0x45f6c, 0x45f6c, 0x45f6c, 0x45f6c, 0x45f6c, 0x45fd4, 0x46fd4, 0x470a1, 0x470a1, 0x47255, 0x47b43, 0x47b43, 0x47c5f, 0x47c5f, 0x47df0, 0x47e24, 0x47e24, 0x47f31, 0x48061, 0x48157, 0x48248, 0x48248, 0x48248, 0x4826e, 0x4829e, 0x4829e, 0x48448, 0x48448, 0x4857e, 0x4857e, 0x4858d, 0x499df}

// alonePattern has, for each first letter, a bit for each length of the single words of the classes only and empty.
var alonePattern = [26]uint32{0x8040, 0x10, 0x0, 0x0, 0x4820, 0x0, 0x0, 0x0, 0x0, 0x90, 0x0, 0x270, 0x0, 0xc, 0x10, 0xe0, 0x0, 0x0, 0x3f8, 0x20, 0x400, 0x30, 0x200, 0x0, 0x0, 0x0}
