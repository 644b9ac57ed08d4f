package description

import (
	"strings"

	"loupe/core/lexicon"
)

// Words for offers of only a part in Japanese, Chinese and Korean. They count anywhere inside a token, because a token of these
// languages may be a whole clause.
const (
	unspacedBodyOnly = "ボディのみ ボディ単体 ボディだけ 仅机身 单机身 只有机身 只卖机身 바디만"
	unspacedBoxOnly  = "空箱 箱のみ 箱だけ 空盒 只有盒 只卖盒 仅盒 박스만 빈박스"
	unspacedOneOnly  = "片足 片方のみ 左足のみ 右足のみ 只有左 只有右 单只 한쪽만"
)

// The words of a number of pieces such as "一共三个", "2個セット" and "4개 세트".
const (
	unspacedNumbers = "一二三四五六七八九十"
	unspacedTwo     = "两兩두"
	pieceCounters   = "個个台本脚体枚只件把개대"
	unspacedSet     = "セット まとめ 一起 打包 세트 일괄"
	unspacedInAll   = "一共"
)

// takeUnspaced takes a token that contains one of the words without a denial after it, and sets the part.
func (m *match) takeUnspaced(words, part string) bool {
	text := m.text()
	at := firstOf(text, words)
	m.part = part
	m.at++
	return at < len(text) && !isDeniedAfter(text[at:])
}

// takeUnspacedPieces takes a token that begins with a number of pieces, and sets the number. The token must be a clause of its own,
// have a word for a set, or end with a word of the product in the photo: "两个手柄".
func (m *match) takeUnspacedPieces(shown []lexicon.Token) bool {
	text := strings.TrimPrefix(m.tokens[m.at].Text, unspacedInAll)
	isSet := firstOf(text, unspacedSet) < len(text) || m.at+1 < len(m.tokens) && firstOf(m.tokens[m.at+1].Text, unspacedSet) == 0
	if digit := strings.IndexAny(text, "123456789"); isSet && digit > 0 {
		text = text[digit:]
	}
	size := leadingNumber(text)
	switch {
	case size > 0:
		m.number = numberOf(text[:size])
	case len(text) < 3:
		return false
	default:
		size = 3
		m.number = (strings.Index(unspacedNumbers, text[:3]) + 3) / 3
		if strings.Contains(unspacedTwo, text[:3]) {
			m.number = 2
		}
	}
	if m.number == 0 || len(text) < size+3 || !strings.Contains(pieceCounters, text[size:size+3]) {
		return false
	}
	text = text[size+3:]
	isWhole := text == "" && (m.at == 0 || m.tokens[m.at].StartsClause)
	m.at++
	return isWhole || isSet || text != "" && isNamedIn(text, shown)
}
