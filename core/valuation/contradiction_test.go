package valuation

import (
	"strings"
	"testing"
)

// cameraItem is what a photo of a camera shows; cameraOffers are listings that confirm it.
var (
	cameraItem   = Item{Title: "Halden Scout 35 rangefinder camera", Brand: "Halden", Model: "Scout 35", Category: "Cameras", Confidence: 0.9}
	cameraOffers = []Listing{{Title: "Halden Scout 35 rangefinder camera", Price: 300}, {Title: "Halden Scout 35 camera black", Price: 320}}
	officeOffers = []Listing{{Title: "Microsoft Office 2019 Home", Brand: "Microsoft", Price: 90}, {Title: "Microsoft Office Home 2019 licence", Price: 95}}
)

func TestContradictionIsTheFirstReasonAndWidensTheRange(t *testing.T) {
	plain := Appraise(cameraItem, cameraOffers, "USD")
	for _, description := range []string{
		"microsoft office", "microsoft office 2019 used", "Bohrmaschine", "Perceuse sans fil", "taladro", "trapano a batteria", "This is a toaster",
		"Velsted Aria", "Rolex Submariner", "Damenarmbanduhr", "from my grandmother, Microsoft Office",
	} {
		item := cameraItem
		item.Description = description
		v := Appraise(item, cameraOffers, "USD")
		if v.Contradiction == "" || v.Sentences()[0] != v.Contradiction || !strings.Contains(v.Contradiction, "product in the photo was valued") {
			t.Errorf("%q: got the contradiction %q and the reasons %q, want it first", description, v.Contradiction, v.Sentences())
		}
		if v.Confidence >= plain.Confidence || v.Upper/v.Lower <= plain.Upper/plain.Lower || v.Best != plain.Best {
			t.Errorf("%q: got %v to %v, confidence %v; want the same item less certain than %v to %v, %v", description,
				v.Lower, v.Upper, v.Confidence, plain.Lower, plain.Upper, plain.Confidence)
		}
	}
}

func TestWordsThatNameNoProductContradictNothing(t *testing.T) {
	for _, description := range []string{
		"no box", "works perfectly", "from my grandmother", "good condition", "used", "black, 35 mm", "Scout", "halden camera with case", "heirloom",
		"bought in Paris by my uncle", "perfect working order, barely used", "tested, fully functional", "comes with leather case and manual", "beautiful vintage piece",
		"with original packaging and receipt", "never used, a gift", "cracked screen", "body only", "lot of 3", "one owner, smoke free home", "what is it worth?",
		"ohne Karton", "funktioniert einwandfrei", "von meiner Oma", "guter Zustand", "Dachbodenfund", "mit Tasche und Anleitung", "Kamera", "alte Kamera vom Flohmarkt",
		"aus Nichtraucherhaushalt", "voll funktionsfähig, kaum benutzt", "Erbstück meines Großvaters",
		"sans boîte", "fonctionne parfaitement", "de ma grand-mère", "bon état", "appareil photo ancien", "très bon état, peu servi", "trouvé dans le grenier",
		"sin caja", "funciona perfectamente", "de mi abuela", "buen estado", "cámara antigua", "con funda de cuero", "como nuevo, poco uso",
		"senza scatola", "funziona perfettamente", "di mia nonna", "buone condizioni", "fotocamera", "con custodia in pelle", "trovata in soffitta",
		"solid brass, hand painted", "limited edition, numbered", "Spiegelreflexkamera analog", "vintage leather", "handmade in Italy", "large, black and silver",
		"sem caixa", "funciona perfeitamente", "da minha avó", "116610LN", "serial 8841234",
		"J'ai reçu un ordinateur pour le travail", "Vendo perché ho comprato un computer", "We bought a laptop instead", "Quarto piano con ascensore",
		"Ich habe einen Laptop bekommen", "Quadro tamanho M",
	} {
		item := cameraItem
		item.Description = description
		if v := Appraise(item, cameraOffers, "USD"); v.Contradiction != "" {
			t.Errorf("%q: got %q, want no contradiction", description, v.Contradiction)
		}
	}
}

// A listing that has words of both shows that the description names what the photo shows.
func TestListingLinksDescriptionAndPhoto(t *testing.T) {
	item := Item{Title: "Steel wristwatch", Category: "Watches", Confidence: 0.9, Description: "Ostra Meridian"}
	listings := []Listing{{Title: "Ostra Meridian 38 steel wristwatch", Brand: "Ostra", Price: 450}}
	if v := Appraise(item, listings, "USD"); v.Contradiction != "" {
		t.Errorf("got %q, want none", v.Contradiction)
	}
	if v := Appraise(item, cameraOffers, "USD"); v.Contradiction == "" {
		t.Error("without such a listing: got no contradiction, want one")
	}
}

func TestContradictionIsResolvedByWhatListingsConfirm(t *testing.T) {
	item := cameraItem
	item.Description = "microsoft office"
	both := append(append([]Listing{}, cameraOffers...), officeOffers...)
	if v := Appraise(item, both, "USD"); v.Centre < 250 || v.Judgements[2].Used || v.Judgements[3].Used {
		t.Errorf("both confirmed: got %v by %v, want the camera's value, not a mean of both", v.Centre, v.Used)
	}
	if v := Appraise(item, officeOffers, "USD"); v.Upper == 0 || v.Upper > 200 || !strings.Contains(v.Contradiction, "described product was valued") {
		t.Errorf("only the description confirmed: got %v to %v and %q, want the software's value", v.Lower, v.Upper, v.Contradiction)
	}
	for _, listings := range [][]Listing{{{Title: "Garden hose 20 m", Price: 25}}, {{Title: "Halden tripod", Price: 60}}, nil} {
		v := Appraise(item, listings, "USD")
		if v.Upper != 0 || v.Best != -1 || len(v.Used) != 0 || !strings.Contains(v.Sentences()[0], "confirm neither") {
			t.Errorf("%v: got %v to %v, used %v, reasons %q; want no value and the reason", listings, v.Lower, v.Upper, v.Used, v.Sentences())
		}
	}
}

func TestContradictionKeepsConditionAndDamage(t *testing.T) {
	item := cameraItem
	item.Description = "microsoft office, for parts, cracked screen"
	v := Appraise(item, cameraOffers, "USD")
	plain := Appraise(cameraItem, cameraOffers, "USD")
	if v.Contradiction == "" || len(v.Defects) != 1 || v.Centre > 0.6*plain.Centre {
		t.Errorf("got %v with the defects %q and %q, want a contradiction, one defect and far less than %v", v.Centre, v.Defects, v.Contradiction, plain.Centre)
	}
}
