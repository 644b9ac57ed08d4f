package search

// findGTIN returns the first Global Trade Item Number in a text: 12 digits (UPC), 13 (EAN) or 14, with a correct check
// digit. It returns "" if there is none. GTINs of 8 digits are not found, because serial numbers look the same.
// https://www.gs1.org/services/how-calculate-check-digit-manually
func findGTIN(text string) string {
	for i := 0; i < len(text); i++ {
		end := i
		for end < len(text) && '0' <= text[end] && text[end] <= '9' {
			end++
		}
		if n := end - i; n >= 12 && n <= 14 && isGTIN(text[i:end]) {
			return text[i:end]
		}
		i = max(i, end)
	}
	return ""
}

// isGTIN reports whether digits end in the check digit of the digits before it.
func isGTIN(digits string) bool {
	sum := 0
	for i := range len(digits) {
		weight := 1
		if (len(digits)-i)%2 == 0 {
			weight = 3
		}
		sum += weight * int(digits[i]-'0')
	}
	return sum%10 == 0
}
