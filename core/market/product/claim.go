package product

// Claim is something that a text says of the item.
type Claim struct {
	Kind  string // one of ClaimKinds
	Value string // of a condition its code, of pieces their number; otherwise ""
	Words string // the words of the text that say it; "" if they are not known
}

// The kinds of claims.
const (
	ClaimCondition = "condition"
	ClaimFails     = "fails" // the item as a whole does not work
	ClaimDefect    = "defect"
	ClaimMissing   = "missing" // a part that belongs to it
	ClaimCopy      = "copy"
	ClaimUnsure    = "unsure" // it may be a copy
	ClaimGenuine   = "genuine"
	ClaimPart      = "part" // only a part or an accessory is offered
	ClaimBody      = "body" // the product is offered without what usually comes with it
	ClaimBox       = "box"  // only the packaging is offered
	ClaimOne       = "one"  // one of a pair is offered
	ClaimPieces    = "pieces"
	ClaimSeveral   = "several" // different products are offered together
)

// ClaimKinds has all kinds of claims.
var ClaimKinds = [...]string{
	ClaimCondition, ClaimFails, ClaimDefect, ClaimMissing, ClaimCopy, ClaimUnsure, ClaimGenuine, ClaimPart, ClaimBody, ClaimBox, ClaimOne, ClaimPieces, ClaimSeveral,
}
