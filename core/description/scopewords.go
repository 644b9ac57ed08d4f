package description

// scopeWords has the words by which texts state how much of a product is offered, in the languages of damagewords.go, whose
// marks for endings hold here, too.
var scopeWords = [...]roleList{
	{lackWord, "missing lacks lacking lost gone absent fehlt fehlen fehlend+ verloren manque manquent manquant@ absent@ falta faltan faltando " +
		"faltante faltam manca mancano mancante mancanti ontbreekt ontbreken ontbrekend kwijt"},
	{withoutWord, "no without kein keine keinen keiner ohne sans aucun aucune pas senza nessun nessuna sin ningun ninguna sem nenhum nenhuma geen zonder"},
	{lensWord, "lente lentes lentille linse objetiva lenti optik optique"},
	{included, "included supplied enthalten dabei beiliegend inclus@ fourni@ inclus* incluid* inbegrepen meegeleverd"},
	{verb, "is are was were has have had ist sind war waren hat haben est sont etait ont esta estan era sono estao heeft"},
	{forWord, "for compatible fits fur passend kompatibel pour para per voor"},
	{mainPart, "battery portafilter taste tasten knop toets stylus needle cartridge wheel wheels saddle pedals keyboard lid door drawer handle knob legs button buttons remote " +
		"charger shade lampshade hose cushion cushions crown cuadro movement clasp buckle sole zipper tray tank wand pads stand frame neck " +
		"akku batterie siebtrager nadel tonabnehmer rad sattel tastatur deckel tur schublade griff knopf fernbedienung ladegerat netzteil lampenschirm " +
		"schlauch krone uhrwerk schliesse rahmen reissverschluss cellule diamant roue selle clavier couvercle porte filtre poignee bouton cadre telecommande " +
		"chargeur couronne bateria portafiltro aguja rueda sillin teclado tapa puerta asa mando cargador corona puntina ruota sella pedali tastiera " +
		"coperchio maniglia telaio telecomando caricatore agulha roda selim tampa porta filtro carregador accu batterij naald wiel zadel deksel oplader"},
	{smallPart, "cap caps hood cable strings batteries pedals koffer estojo grinder laces insoles scarf flash receipt tags anleitung bedienungsanleitung kappe kabel papiere bouchon notice " +
		"lacets tapon cordones tappo libretto cavo lacci cabo dop handleiding"},
	{strapWord, "strap straps bracelet band armband riemen sangle correa pulsera cinturino bracciale pulseira tracolla horlogeband lederband lederarmband uhrenarmband"},
	{singleWord, "single odd unpaired einzelner einzelne einzelnes"},
	{sideWord, "left right links rechts linke rechte linker rechter linkes rechtes gauche droit droite izquierd* derech* sinistr* destr* esquerd* direit*"},
	{pairPiece, "speaker enceinte altavoz shoe sneaker boot trainer sandal glove earring sock schuh handschuh ohrring chaussure botte gant zapato zapatilla bota guante pendiente " +
		"scarpa guanto orecchino sapato luva brinco schoen handschoen oorbel foot fuss pied pie piede"},
	{pairNoun, "speakers skis cufflinks glasses sunglasses headphones jeans trousers pants binoculars curtains baskets enceintes lunettes altavoces gafas occhiali"},
	{packagingPart, "ecrin coffret"},
	{bodyWord, "tool gerat"},
	{onlyWord, "bare nue losse"},
	{pairWord, "pareja pair pairs paar paire paires par pares paio paia coppia"},
	{dozenWord, "dozen dozens dutzend douzaine docena dozzina duzia dozijn"},
	{halfWord, "half halbes demi media mezza meia halve"},
	{lotWord, "lot joblot bundle lote lotto konvolut partij"},
	{sparePart, "replacement spare aftermarket ersatz rechange remplacement ricambio repuesto reserva"},
	{compatible, "compatible kompatibel kompatible kompatibles compatibile"},
	{incomplete, "incomplete unvollstandig+ incomplet@ incomplet* onvolledig"},
	{partsWord, "parts pieces components teile einzelteile piezas pezzi pecas onderdelen"},
	{resemblance, "style type stil tipo estilo stile lookalike replica copy inspired compatible kompatibel compatibile"},
	{phraseStart, "like similar resembles resembling ahnlich wie semblable simile parecid*"},
	{pronoun, "them these those davon deren eux elles ellos ellas loro essi deles ervan which"},
	{sizeWord, "size sizes grosse große taille pointure talla taglia numero maat tamanho diameter durchmesser eu uk us"},
	{ofWord, "of de di von van d du des del della dell do da vom aus"},
	{link, "trata tratta"},
	{includes, "include incluye"},
	{quantityWord, "qty quantity menge anzahl quantite cantidad quantita quantidade aantal"},
	{unitWord, "pc pcs piece pieces unit units items stuck stk stuks exemplare exemplaires piezas pezzi pecas unidades unite unidad unidade pezzo stuk"},
	{setWord, "set satz juego conjunto pack"},
	{eachWord, "stuckpreis each apiece cadauno cadauna jeweils chacun chacune"},
	{asideWord, "also too auch aussi tambien anche tambem ook available separately verfugbar disponible disponibles disponibile disponivel " +
		"beschikbaar stock photo photos picture pictures foto fotos bild bildern"},
	{dealWord, "swap swaps trade exchange upgraded tausch tausche wechsel umgestiegen echange cambio scambio permuta troco ruil postage shipping delivery collection paypal " +
		"dhl versand abholung envoi livraison remise relay envio entrega spedizione ritiro consegna verzending ophalen"},
	{sellerWord, "i ich je j yo io ik he she"},
	{sellWord, "venden sell selling sale verkaufe verkaufen biete bieten vends vendre vendo vende verkoop"},
	{timeWord, "year years month months days weeks hours jahr jahre jahren monate ans mois anos meses anni mesi jaar"},
}

// articles go before a noun.
const articles = " c s a an the ein eine einen einem der die das den dem un une le la les l uno una el los las il lo gli i o os as um uma de het een "

// countWords has a line for each number from 1: its words in the languages of damagewords.go.
const countWords = `one ein eine einer einen un une uno una um uma een
two zwei zweier deux dos due dois duas twee
three drei dreier trois tres tre drie
four vier vierer quatre cuatro quattro quatro
five funf cinq cinco cinque vijf
six sechs sechser seis sei zes
seven sieben sept siete sette sete zeven
eight acht huit ocho otto oito
nine neun neuf nueve nove negen
ten zehn dix diez dieci dez tien
eleven elf onze undici
twelve zwolf douze doce dodici twaalf`
