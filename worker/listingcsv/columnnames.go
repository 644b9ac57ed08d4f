package listingcsv

// columnNames has, for each entry of columns, the other names under which a column is recognised, as plainName returns them. If a
// header has several, the first of this list is read. The names are those of
//
//   - English, German, French, Italian and Spanish
//   - eBay: reports of Seller Hub in these languages (Item number, Sold for), File Exchange (*Title, PicURL)
//   - Shopify: orders, and products, https://help.shopify.com/en/manual/products/import-export/using-csv
//   - WooCommerce: products, https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Importer-&-Exporter
//   - Etsy: listings and sold order items
//   - Reverb: listings
//   - Mercari: sales report
//
// An ambiguous name comes last, or is missing: "description", "total price" (with shipping). "name & lineitem name" is the column "name",
// but only in a file that has the column "lineitem name", too.
var columnNames = [len(columns)]string{
	// id
	"transaction id|item number|item id|itemid|listing id|listing number|product id|offer id|article number|" +
		"artikelnummer|artikel nr|artikelnr|angebotsnummer|anzeigennummer|produktnummer|transaktionsnummer|" +
		"numero de l objet|numero d objet|numero de l annonce|numero d article|identifiant|reference|" +
		"numero oggetto|numero dell oggetto|numero inserzione|codice articolo|identificativo|codice|riferimento|" +
		"numero de articulo|numero del articulo|numero de anuncio|identificador|referencia|codigo|" +
		"variant sku|lineitem sku|custom label sku|custom label|customlabel|sku|bestandseinheit",
	// title
	"item title|listing title|product title|lineitem name|item name|product name|" +
		"angebotstitel|artikelbezeichnung|produktbezeichnung|artikelname|produktname|titel|bezeichnung|" +
		"titre de l objet|titre de l annonce|titre|intitule|designation|libelle|nom du produit|nom de l article|" +
		"titolo dell oggetto|titolo oggetto|titolo inserzione|titolo|denominazione|nome prodotto|nome del prodotto|nome articolo|" +
		"titulo del articulo|titulo del anuncio|titulo|denominacion|nombre del producto|nombre del articulo|" +
		"name|item|product|artikel|produkt|nom|article|produit|nome|articolo|prodotto|nombre|articulo|producto",
	// brand
	"brands|brand name|make|manufacturer|c brand|marke|hersteller|marque|fabricant|marca|produttore|fabricante",
	// category
	"product category|categories|category name|ebay category 1 name|product type|kategorie|kategorien|warengruppe|" +
		"categorie|categories de produits|type de produit|categoria|categorie prodotto|tipo di prodotto|categorias|tipo de producto|type|typ",
	// vendor
	"seller|seller name|shop|shop name|store|verkaufer|verkaeufer|handler|haendler|anbieter|vendeur|boutique|magasin|venditore|negozio|vendedor|tienda",
	// price
	"sold for|sold price|lineitem price|item price|variant price|regular price|sale price|current price|start price|startprice|buy it now price|asking price|" +
		"verkauft fur|verkaufspreis|artikelpreis|aktueller preis|startpreis|sofort kaufen preis|regularer preis|preis|" +
		"vendu pour|prix de vente|prix actuel|prix de depart|prix regulier|prix|" +
		"venduto per|prezzo di vendita|prezzo attuale|prezzo iniziale|prezzo di listino|prezzo|" +
		"vendido por|precio de venta|precio actual|precio inicial|precio normal|precio",
	// currency
	"currency code|price currency|wahrung|waehrung|devise|monnaie|valuta|divisa|moneda",
	// url
	"item url|view item url|listing url|product url|permalink|link|web address|artikellink|angebotslink|internetadresse|" +
		"lien|lien de l annonce|adresse web|collegamento|indirizzo web|enlace|vinculo|direccion web|external url",
	// image
	"image url|image src|picture url|picurl|item photo url|product image url|product image 1|image1|image 1|images|picture|photo url|photo|" +
		"bild url|bildadresse|bild|bilder|foto|fotos|url de l image|url de la photo|photos|" +
		"url immagine|immagine|immagini|url de la imagen|imagen|imagenes",
	// condition
	"item condition|conditionid|condition id|zustand|artikelzustand|etat|etat de l objet|etat de l article|" +
		"condizioni dell oggetto|condizione|condizioni|stato dell oggetto|estado del articulo|estado del producto|condicion|estado|stato",
	// sold
	"is sold|was sold|verkauft|ist verkauft|vendu|est vendu|venduto|vendido",
	// date
	"sale date|sold date|date sold|date of sale|sold on|sold at|created at|order date|" +
		"verkaufsdatum|verkauft am|datum|" +
		"date de vente|date de la vente|vendu le|data di vendita|data della vendita|venduto il|data|" +
		"fecha de venta|fecha de la venta|vendido el|fecha",
	// days
	"days on market|days listed|days to sell|days online|tage online|verkaufsdauer|jours en ligne|giorni online|dias en linea",
	// order_number: of a row that is one of several things sold together, or a variant of one product
	"order number|order id|order no|sales record number|url handle|handle|name & lineitem name|" +
		"bestellnummer|verkaufsprotokollnummer|numero de commande|numero de vente|numero ordine|numero d ordine|numero de pedido",
	// variation, option2_value, option3_value: what the title does not say
	"variation details|variations|lineitem variant|option1 value|variationsdetails|variante|details de la variante|dettagli variante|detalles de la variante",
	"option2 value",
	"option3 value",
	// quantity
	"lineitem quantity|quantity sold|qty|anzahl|menge|stuckzahl|quantite|quantita|cantidad",
	// line_total
	"item total|line total|zeilensumme|positionssumme",
	// status
	"financial status|order status|bestellstatus|statut de la commande|stato dell ordine|estado del pedido",
	// paid_on
	"paid on date|paid at|date paid|paid on|payment date|zahlungsdatum|bezahlt am|date de paiement|data di pagamento|fecha de pago",
	// cancelled_at
	"cancelled at|canceled at|cancelled date|canceled date|refunded at|storniert am",
	// refunded_amount
	"refunded amount|amount refunded|refund amount|erstatteter betrag",
	// listed_on: the date of the offer, if the file has that of the sale, too
	"listed on|listed at|listing date|date listed|date of listing|start date|startdatum|angebotsdatum|eingestellt am|date de debut|data di inizio|fecha de inicio",
}

// saleNames has names of columns, as plainName returns them, whose value says that the row is a sale; offerNames has those that say
// it is an offer. They count if the file has no column sold.
const (
	saleNames = "|sold for|sold price|lineitem price|verkauft fur|vendu pour|venduto per|vendido por|" +
		"sale date|sold date|date sold|date of sale|sold on|sold at|verkaufsdatum|verkauft am|" +
		"date de vente|date de la vente|vendu le|data di vendita|data della vendita|venduto il|fecha de venta|fecha de la venta|vendido el|"
	offerNames = "|variant price|current price|start price|startprice|buy it now price|asking price|aktueller preis|startpreis|sofort kaufen preis|" +
		"prix actuel|prix de depart|prezzo attuale|prezzo iniziale|precio actual|precio inicial|"
)
