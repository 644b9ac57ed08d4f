package listingcsv

import (
	"strings"
	"testing"
)

// readAs returns the fields that are read from each column of a header, such as "id=Artikelnummer".
func readAs(t *testing.T, header string, named map[string]string) (fields []string) {
	t.Helper()
	p, err := NewPreview([]byte(header+"\n"), Options{Columns: named}, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range columns {
		if at, ok := p.Columns[c.Name]; ok {
			fields = append(fields, c.Name+"="+p.Names[at])
		}
	}
	return fields
}

// The headers are excerpts of what shops export, and of spreadsheets in twelve languages.
func TestColumnsAreRecognised(t *testing.T) {
	for header, want := range map[string]string{
		"Item number,Title,Variation details,Custom label (SKU),Available quantity,Format,Currency,Start price,Current price,Start date,End date,eBay category 1 name,Condition": "id=Item number title=Title category=eBay category 1 name price=Current price currency=Currency condition=Condition date=Start date variation=Variation details",
		"Sales Record Number,Order Number,Item Number,Item Title,Custom Label,Quantity,Sold For,Shipping And Handling,Total Price,Sale Date,Transaction ID":                      "id=Transaction ID title=Item Title price=Sold For date=Sale Date order_number=Order Number quantity=Quantity",
		"Artikelnummer;Angebotstitel;Bestandseinheit;Anzahl;Verkauft für;Verpackung und Versand;Gesamtpreis;Verkauft am":                                                         "id=Artikelnummer title=Angebotstitel price=Verkauft für date=Verkauft am quantity=Anzahl",
		"*Action(SiteID=US|Country=US|Currency=USD),*Category,*Title,PicURL,*ConditionID,*StartPrice,CustomLabel":                                                                "id=CustomLabel title=*Title category=*Category price=*StartPrice image=PicURL condition=*ConditionID",
		"Handle,Title,Body (HTML),Vendor,Product Category,Type,Variant SKU,Variant Price,Image Src,Status":                                                                       "id=Variant SKU title=Title category=Product Category vendor=Vendor price=Variant Price image=Image Src order_number=Handle status=Status",
		"ID,Type,SKU,Name,Published,Short description,Regular price,Sale price,Categories,Images,External URL,Brands":                                                            "id=ID title=Name brand=Brands category=Categories price=Regular price url=External URL image=Images",
		"TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,IMAGE1,IMAGE2,SKU":                                                                                                  "id=SKU title=TITLE price=PRICE currency=CURRENCY_CODE image=IMAGE1 quantity=QUANTITY",
		"Sale Date,Item Name,Buyer,Quantity,Price,Currency,Transaction ID,Listing ID":                                                                                            "id=Transaction ID title=Item Name price=Price currency=Currency date=Sale Date quantity=Quantity",
		"sku,make,model,title,condition,price,currency,product_image_1,categories":                                                                                               "id=sku title=title brand=make category=categories price=price currency=currency image=product_image_1 condition=condition",
		"Artikel-Nr.;Bezeichnung;Hersteller;Kategorie;Verkäufer;Preis;Währung;Link;Bild;Zustand;Verkauft;Datum":                                                                  "id=Artikel-Nr. title=Bezeichnung brand=Hersteller category=Kategorie vendor=Verkäufer price=Preis currency=Währung url=Link image=Bild condition=Zustand sold=Verkauft date=Datum",
		"Référence;Désignation;Marque;Catégorie;Vendeur;Prix de vente;Devise;Lien;Photo;État;Vendu;Date de vente":                                                                "id=Référence title=Désignation brand=Marque category=Catégorie vendor=Vendeur price=Prix de vente currency=Devise url=Lien image=Photo condition=État sold=Vendu date=Date de vente",
		"Codice;Titolo;Marca;Categoria;Venditore;Prezzo;Valuta;Collegamento;Immagine;Condizioni;Venduto;Data di vendita":                                                         "id=Codice title=Titolo brand=Marca category=Categoria vendor=Venditore price=Prezzo currency=Valuta url=Collegamento image=Immagine condition=Condizioni sold=Venduto date=Data di vendita",
		"Código;Título;Marca;Categoría;Vendedor;Precio;Moneda;Enlace;Imagen;Estado;Vendido;Fecha de venta":                                                                       "id=Código title=Título brand=Marca category=Categoría vendor=Vendedor price=Precio currency=Moneda url=Enlace image=Imagen condition=Estado sold=Vendido date=Fecha de venta",
		"Artikelnummer;Titel;Merk;Prijs;Staat;Verkocht op":                                                                                                                       "id=Artikelnummer title=Titel brand=Merk price=Prijs condition=Staat date=Verkocht op",
		"Código;Título;Preço;Moeda;Condição;Data da venda":                                                                                                                       "id=Código title=Título price=Preço currency=Moeda condition=Condição date=Data da venda",
		"Numer oferty;Tytuł;Cena;Waluta;Stan;Zdjęcie":                                                                                                                            "id=Numer oferty title=Tytuł price=Cena currency=Waluta image=Zdjęcie condition=Stan",
		"Артикул;Название;Цена;Валюта;Состояние;Дата продажи":                                                                                                                    "id=Артикул title=Название price=Цена currency=Валюта condition=Состояние date=Дата продажи",
		"商品ID,商品名,落札価格,通貨,状態,画像URL,ブランド,数量":                                                                                                                                      "id=商品ID title=商品名 brand=ブランド price=落札価格 currency=通貨 image=画像URL condition=状態 quantity=数量",
		"상품번호,제목,가격,상태,판매일":                                                                                                                                                      "id=상품번호 title=제목 price=가격 condition=상태 date=판매일",
		"编号,标题,价格,货币,成色":                                                                                                                                                         "id=编号 title=标题 price=价格 currency=货币 condition=成色",
		"編號,標題,價格,幣別,狀態":                                                                                                                                                         "id=編號 title=標題 price=價格 currency=幣別 condition=狀態",
		"Name,Lineitem name,Lineitem price,Price (EUR)":                                                                                                                          "title=Lineitem name price=Price (EUR) order_number=Name",
		"Artikel,Preis (EUR),Gesamt": "title=Artikel price=Preis (EUR)",
		// A field's own name comes before all others, and a column is read once.
		"Artikelnummer;id;Titel;title": "id=id title=title",
		"name,title,sku":               "id=sku title=title",
	} {
		if got := strings.Join(readAs(t, header, nil), " "); got != want {
			t.Errorf("%s:\ngot  %s\nwant %s", header, got, want)
		}
	}
}

func TestColumnsAreNamedByTheCaller(t *testing.T) {
	const header = "Nr;Was;Preis;Kaufpreis;title"
	for _, c := range []struct{ named, want string }{
		{"id=Nr", "id=Nr title=title price=Preis"},
		{"id=NR;title=Was;price=Kaufpreis", "id=Nr title=Was price=Kaufpreis"},
		{"id=title;price=", "id=title title=title"},
	} {
		named, err := ParseColumns(strings.Split(c.named, ";"))
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(readAs(t, header, named), " "); got != c.want {
			t.Errorf("%s: got %s, want %s", c.named, got, c.want)
		}
	}
	for named, message := range map[string]string{"id=none": `no column "none" for the field id`, "titel=Was": "not a field", "price": "not a field"} {
		columns, err := ParseColumns([]string{named})
		if err == nil {
			_, err = NewReader([]byte(header+"\n"), Options{Columns: columns})
		}
		if err == nil || !strings.Contains(err.Error(), message) {
			t.Errorf("%s: got error %v, want one with %q", named, err, message)
		}
	}
}
