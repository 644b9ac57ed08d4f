package description

// productNouns has a line for each kind of product: its names in English, German, French, Spanish, Italian and
// Portuguese, the most usual ones also in Dutch. Two texts that name different kinds speak of different products.
const productNouns = `camera cameras kamera kameras fotoapparat fotocamera camara camaras appareil slr dslr rangefinder
phone phones smartphone iphone telephone handy telefon telefono telefone cellulare movil celular telefoon
laptop laptops notebook macbook ordinateur portatil ordenador computer computador pc
tablet tablets tablette ipad tableta
watch watches wristwatch uhr armbanduhr montre orologio reloj relogio horloge
shoe shoes sneaker sneakers boots schuh schuhe turnschuhe stiefel chaussure chaussures baskets scarpa scarpe zapato zapatos zapatillas sapato sapatos tenis
handbag handbags purse tote handtasche tasche sac bolso borsa borsetta bolsa tas
dress kleid robe vestido vestito abito jurk
jacket coat jacke mantel veste manteau chaqueta abrigo giacca cappotto casaco jas
jeans trousers pants hose pantalon pantalones pantaloni calcas
guitar guitars gitarre guitare guitarra chitarra violao gitaar
klavier
violin geige violon violino
drill bohrmaschine akkuschrauber perceuse taladro trapano furadeira
bicycle bike fahrrad rad velo bicicleta bicicletta fiets
lamp lampe lampada lampara luminaire
chair stuhl chaise silla sedia cadeira stoel stoelen
sofa couch canape divano
table tisch mesa tavolo tafel
television tv fernseher televisor televiseur televisore televisao
headphones headphone earbuds kopfhorer casque ecouteurs auriculares cuffie fones koptelefoon
speaker speakers lautsprecher enceinte altavoz altoparlante luidspreker
turntable plattenspieler platine tocadiscos giradischi
printer drucker imprimante impresora stampante impressora
monitor bildschirmgerat ecranpc
console konsole playstation xbox nintendo
software office windows antivirus program programme logiciel programa programma
book books buch livre libro livro boek novel roman
toaster grillepain tostadora tostapane torradeira
espresso kaffeemaschine cafetiere cafetera macchinetta coffee
blender mixer
vacuum staubsauger aspirateur aspiradora aspirapolvere aspirador
fridge refrigerator kuhlschrank refrigerateur frigorifero nevera
ring necklace bracelet earrings halskette collier collar anello collana anillo pendientes
painting gemalde tableau cuadro
vase
doll puppe poupee muneca bambola boneca
lego puzzle
auto voiture coche carro
motorcycle motorrad moto
perfume parfum profumo
sunglasses glasses sonnenbrille brille lunettes gafas occhiali oculos
stroller kinderwagen poussette cochecito passeggino
knife messer couteau cuchillo coltello
coin munze moneda moneta moeda
stamp briefmarke timbre sello francobollo
record vinyl schallplatte vinyle vinilo vinile`

// stateWords name no product: words of state, material and size, of where an item comes from and of what comes
// with it, and the words that hold a sentence together. The words of damagewords.go name none either.
const stateWords = `abuela abuelo accesorios accessoires accessori accessories acciaio acero achete acier adjustable age ago ai ainda algodon alles alt alte
alter altes always analog analogica analogue ancien ancienne ancora annees antica antico antigo antigua antiguo antik antike antique appena
argentique asking attic auflage aun aunt autentico authentic authentique automatic automatico automatique automatisch avo bambino
barely bargain basement baumwolle be beau beautiful bella belle bello bem bene benutzt bien birthday bitte boa bois bom bon bonita
bonito bonne bought boxed boys brass brocante bronce bronze bronzo buen buena bueno buona buone buono c cadeau canvas carre carved casa cashmere
cave ce century ceramic ceramica ceramique cette chene christmas clasico classic classico classique clean cleaned cobre coleccion collectible
collection collector collezione color colore colour complet completa complete completo comprada comprado comprata comprato condition condizioni
contemporary copper cor cordless coton cotone cotton couleur cristallo cuadrado cuivre cuoio dachboden dad damen deco denim description design
designer desvan dies diese dieser digital digitale dipinta dipinto donna echt echte eckig edicion edition edizione eiche einwandfrei eisen
electric electrico electrique elektrisch elettrico embroidered encontrado encore enfant engraved erbe erbstuck eredita ereditato estado estate
este etat etichetta etikett etiqueta etiquette everything excellent factura facture fait famiglia familia famille family farbe fast father fatto
fattura femme fer ferro fichte fine firmado firmato flea flohmarkt foldable fonctionne fonctionnel fonctionnelle found full fully
funciona funcionando functional functioning funktioniert funktionsfahig funktionstuchtig funziona funzionante garage garantia garantie garanzia
gebraucht geerbt gefunden gekauft genuine gepflegt geschenk geschenkt geschnitzt getestet getragen gift gifted girls good grand grande
grandfather grandma grandmere grandmother grandpa granny great grenier gross grossmutter grossvater großmutter großvater großvaters guarantee gut
gute gutem guter hand handbemalt handgemacht handmade hardly haus hecho heirloom help herdado here heredado herencia heritage herite herren
hierro holz hombre home homme house image inalambrico inherited instrucciones instructions invoice iron istruzioni item kabellos kaum
keller keramik kids kinder klassisch klein knitted know komplett kunststoff kupfer label ladies laine laiton lana large laton legno leinen
lightweight limitada limitata limited limitee limitiert limitierte limpio lin linen lino long lourd lovely luxury maciza macizo made madera madre
mae mahogany main maison maman mamie mano manual manuale manuel manuell many marble marbre marche market marmo marmol marmor massello massiccio
massif massiv massive massivholz maybe mediano medio medium men mens mercadillo mercatino mere messing metal metall metallo mint misura mittel
modern moderne moderno molto mom mother moving moyen muito mujer mum must mutter muy neu neue neuer neuf neuve new nice nichtraucher
nichtraucherhaushalt nino noce noch nogal nonna nonno nota nous nouveau novo noyer nueva nuevo numbered numerado numerique numerote nummeriert
nuova nuovo nussbaum nylon oak objet objeto occasion oggetto old older oma oncle onkel opa order original originale ottime ottimo ottone oval
owned owner padre pai painted papa papi parfait parfaite parfaitement peint pere perfect perfecta perfectamente perfectly perfecto perfekt
perfetta perfettamente perfetto pet peu pezzo pictured piedra pierre pietra pieza pine pintada pintado
plastic plastica plastico plastique please poco porcelain porcelaine porcelana porcellana portable portee porzellan precio preis present presente
pretty prezzo price printed prix probably probado product propre pulito purchased quadrato quality quercia questa questo quick rame rare rarely
raro real received recently rechnung recuerdo redondo regalo ricordo roble rond rotondo round rubber rund sammlung samt sauber schon schone
schoner schwer seda see sehr seide selten seltene series servi serviced servie seta shipping shop short shown siehe signe signed
signiert silk smoke so soffitta soie sold solid son souvenir square stahl state steel stein still stone store stunning suede tag tall tamano
tante teak terciopelo testato teste that there they thin thing think this tia times tio todo tout tragbar trouve trovato tudo tutto
um uma uncle unisex unknown unsure untested uomo usada usado usata usato used uso utilise utilisee utilizado utilizzata utilizzato valeur valor
valore value vater vecchia vecchio vedi velha velho velluto velours velvet vendita venta vente ver verkauf vieille vieja
viejo vieux vintage voir voll voller vollstandig walnut warranty waterproof we wedding weiss weiß well wenig wert wide wir wireless wolle women
womens wood wooden wool work worked works worth woven you zia zio zubehor zustand`

// phraseWords begin a phrase that names no product: "from my grandmother", "no box". What follows them in a clause
// is not read as a product's name. The words for denials and "with" begin one, too.
const phraseWords = `from my our his her their your in at by since during as for w to into on off over under of but because when
where which who if than about after before until while bought purchased received
von vom meiner meinem meinen meines mein meine unser unsere unserer seines ihres seiner ihrer im am an auf bei beim seit wahrend als fur zu zum zur aus nach vor aber weil gekauft bekommen erhalten
de du des d ma mon mes notre sa son ses dans chez par depuis pendant comme pour au aux sur mais parce achete recu
del mi mis nuestra su sus por desde durante como para al sobre pero porque nunca compre comprado
di della dei dal dalla mia mio nostra sua suo nel nella da come per alla perche comprato ricevuto
do meu minha na em comprei recebi`
