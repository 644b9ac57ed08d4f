package valuation

// kind is a set of what a listing can be besides the plain product. Two listings whose kinds differ are seldom offers
// of the same thing at the same price.
type kind uint16

const (
	accessory kind = 1 << iota
	part
	licence
	upgrade
	academic
	renewed
	lot
	kinds = 7
)

var kindNames = [kinds]string{"an accessory", "a part or not working", "a licence", "an upgrade", "an academic edition", "refurbished", "a lot or bundle"}

// kindWords are words of the trade, in general use.
var kindWords = map[string]kind{
	"case": accessory, "cases": accessory, "cover": accessory, "sleeve": accessory, "pouch": accessory, "bag": accessory, "strap": accessory,
	"charger": accessory, "adapter": accessory, "adaptor": accessory, "cable": accessory, "cord": accessory, "mount": accessory, "bracket": accessory,
	"stand": accessory, "holder": accessory, "dock": accessory, "cradle": accessory, "remote": accessory, "battery": accessory, "batteries": accessory,
	"protector": accessory, "skin": accessory, "compatible": accessory, "accessory": accessory, "accessories": accessory, "filter": accessory,
	"manual": accessory, "guide": accessory, "cartridge": accessory, "lens": accessory, "tripod": accessory,
	"parts": part, "part": part, "broken": part, "faulty": part, "spares": part, "repair": part, "replacement": part, "empty": part,
	"license": licence, "licence": licence, "licenses": licence, "licences": licence, "licensing": licence, "subscription": licence, "maintenance": licence, "renewal": licence, "seat": licence, "seats": licence,
	"upgrade": upgrade, "upg": upgrade, "update": upgrade, "upsell": upgrade, "crossgrade": upgrade, "upgrades": upgrade,
	"academic": academic, "education": academic, "edu": academic, "educational": academic, "student": academic, "students": academic, "teacher": academic,
	"refurbished": renewed, "refurb": renewed, "renewed": renewed, "reconditioned": renewed, "remanufactured": renewed, "used": renewed, "preowned": renewed,
	"lot": lot, "bundle": lot, "bundled": lot, "set": lot, "combo": lot, "kit": lot, "collection": lot, "bulk": lot,
}

// findKinds collects the kinds of the text's words.
func (t *text) findKinds() {
	for i := range t.tokens {
		t.kinds |= kindWords[t.tokens[i].text]
	}
}
