package valuation

// productNouns has a line for each kind of product: its names in English, German, French, Spanish, Italian and
// Portuguese. Two texts that name different kinds speak of different products.
const productNouns = `camera cameras kamera kameras fotoapparat fotocamera camara camaras appareil slr dslr rangefinder
phone phones smartphone iphone telephone handy telefon telefono telefone cellulare movil celular
laptop laptops notebook macbook ordinateur portatil ordenador computer computador pc
tablet tablets tablette ipad tableta
watch watches wristwatch uhr armbanduhr montre orologio reloj relogio
shoe shoes sneaker sneakers boots schuh schuhe turnschuhe stiefel chaussure chaussures baskets scarpa scarpe zapato zapatos zapatillas sapato sapatos tenis
handbag handbags purse tote handtasche tasche sac bolso borsa borsetta bolsa
dress kleid robe vestido vestito abito
jacket coat jacke mantel veste manteau chaqueta abrigo giacca cappotto casaco
jeans trousers pants hose pantalon pantalones pantaloni calcas
guitar guitars gitarre guitare guitarra chitarra violao
piano klavier
violin geige violon violino
drill bohrmaschine akkuschrauber perceuse taladro trapano furadeira
bicycle bike fahrrad rad velo bicicleta bicicletta
lamp lampe lampada lampara luminaire
chair stuhl chaise silla sedia cadeira
sofa couch canape divano
table tisch mesa tavolo
television tv fernseher televisor televiseur televisore televisao
headphones headphone earbuds kopfhorer casque ecouteurs auriculares cuffie fones
speaker speakers lautsprecher enceinte altavoz altoparlante
turntable plattenspieler platine tocadiscos giradischi
printer drucker imprimante impresora stampante impressora
monitor bildschirmgerat ecranpc
console konsole playstation xbox nintendo
software office windows antivirus program programme logiciel programa programma
book books buch livre libro livro novel roman
toaster grillepain tostadora tostapane torradeira
espresso kaffeemaschine cafetiere cafetera macchinetta coffee
blender mixer
vacuum staubsauger aspirateur aspiradora aspirapolvere aspirador
fridge refrigerator kuhlschrank refrigerateur frigorifero nevera
ring necklace bracelet earrings halskette collier collar anello collana anillo pendientes
painting gemalde tableau cuadro quadro
vase
doll puppe poupee muneca bambola boneca
lego puzzle
car auto voiture coche macchina carro
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
const stateWords = `this that these those be we he she they you there here so too also still
works work worked perfectly perfect fine well great good nice beautiful lovely pretty rare vintage old older antique original genuine authentic
real complete full used new bought purchased received inherited gift gifted found sold selling sale estate owned owner family grandmother grandfather
grandma grandpa granny mother father mum mom dad aunt uncle attic basement garage house home flea market shop store years year months month ago age
condition state quality size colour color tested untested cleaned clean smoke pet hardly barely rarely always once twice times only just many
included boxed papers receipt invoice warranty guarantee tag tags label manual instructions accessories everything shown pictured
picture pictures photo photos image see description please know think maybe probably unknown unsure help value worth price asking piece item thing
product collection collector collectible heirloom present birthday christmas wedding moving must quick fast pickup shipping bargain stunning excellent
mint fully functional functioning order serviced recently
dies diese dieser war ich wir sehr noch auch funktioniert funktionstuchtig funktionsfahig einwandfrei perfekt
gut guter gute gutem schon schone schoner alt alte alter altes antik antike selten seltene echt echte vollstandig komplett gebraucht neu neue neuer
gekauft geerbt geschenk geschenkt gefunden verkaufe verkauf oma opa grossmutter großmutter grossvater großvater großvaters mutter benutzt getragen kaum wenig tragbar vater tante onkel erbstuck
erbe dachboden keller haus flohmarkt jahre jahren jahr monate zustand farbe große getestet sauber gepflegt nichtraucher nichtraucherhaushalt nur
rechnung garantie etikett anleitung zubehor alles siehe bild bilder foto fotos bitte weiss weiß wert preis stuck sammlung voll voller
ce cette c j ai je nous encore aussi fonctionne fonctionnel fonctionnelle marche parfaitement parfait parfaite bien bon
bonne beau belle vieux vieille ancien ancienne authentique complet occasion neuf neuve achete herite cadeau trouve vends vente grand mere
pere grandmere mamie papi maman papa oncle heritage grenier cave maison brocante ans annees mois etat couleur taille teste propre
facture etiquette notice accessoires tout voir prix valeur objet souvenir famille peu servi servie utilise utilisee porte portee
este esta son muy aun tambien funciona funcionando perfectamente perfecto perfecta bueno buena buen bonito bonita viejo vieja
antiguo antigua raro autentico completo completa usado usada nuevo nueva comprado comprada heredado regalo encontrado vendo venta abuela abuelo madre padre
tia tio herencia familia desvan casa mercadillo anos meses estado talla tamano probado limpio factura garantia etiqueta instrucciones
accesorios todo ver precio valor pieza objeto coleccion recuerdo poco uso apenas utilizado
questo questa sono molto ancora anche funziona funzionante perfettamente perfetto perfetta bene buono buona buone bello bella vecchio vecchia
antico antica originale usato usata nuovo nuova comprato comprata ereditato trovato vendita nonna nonno zia zio soffitta
mercatino anni mesi condizioni colore taglia misura testato pulito fattura garanzia etichetta manuale istruzioni accessori tutto
vedi prezzo valore pezzo oggetto collezione ricordo eredita famiglia appena utilizzato utilizzata ottime ottimo
um uma muito ainda bem bom boa velho velha antigo novo herdado presente avo mae pai cor tamanho
nota tudo
suede wood wooden oak walnut teak pine mahogany brass bronze copper iron steel metal porcelain ceramic marble stone plastic silk cotton wool
linen velvet cashmere denim canvas nylon fur rubber solid massive handmade hand made painted carved engraved embroidered printed knitted woven signed
numbered limited edition series classic modern contemporary deco nouveau century style design designer luxury analog analogue digital automatic
electric cordless wireless portable foldable adjustable waterproof large medium tall long short wide thin round square oval lightweight men mens women
womens ladies kids unisex boys girls
holz eiche nussbaum messing kupfer eisen stahl metall porzellan keramik marmor stein kunststoff seide baumwolle wolle leinen samt massiv massivholz
fichte handgemacht handbemalt geschnitzt signiert nummeriert limitiert limitierte auflage klassisch stil manuell automatisch elektrisch kabellos
gross klein mittel rund eckig schwer herren damen kinder
bois chene noyer laiton cuivre fer acier porcelaine ceramique marbre pierre plastique soie coton laine lin velours massif peint main fait
signe numerote limitee classique moderne argentique numerique manuel automatique electrique grande moyen rond carre lourd homme femme enfant
madera roble nogal laton bronce cobre hierro acero porcelana ceramica marmol piedra plastico seda algodon lana lino terciopelo macizo maciza pintado
pintada hecho mano firmado numerado edicion limitada clasico moderno estilo analogica automatico electrico inalambrico mediano redondo cuadrado
hombre mujer nino
cuoio legno quercia noce ottone bronzo rame ferro acciaio metallo cristallo porcellana marmo pietra plastica seta cotone velluto massello massiccio dipinto
dipinta fatto firmato edizione limitata classico stile digitale elettrico medio rotondo quadrato uomo donna bambino`

// phraseWords begin a phrase that names no product: "from my grandmother", "no box". What follows them in a clause
// is not read as a product's name. The words for denials and "with" begin one, too.
const phraseWords = `from my our his her their your in at by since during as for w to into on off over under of but because when
where which who if than about after before until while
von vom meiner meinem meinen meines mein meine unser unsere unserer seines ihres seiner ihrer im am an auf bei beim seit wahrend als fur zu zum zur aus nach vor aber weil
de du des d ma mon mes notre sa son ses dans chez par depuis pendant comme pour au aux sur mais parce
del mi mis nuestra su sus por desde durante como para al sobre pero porque nunca
di della dei dal dalla mia mio nostra sua suo nel nella da come per alla perche
do meu minha na em`
