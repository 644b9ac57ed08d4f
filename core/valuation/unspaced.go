package valuation

import (
	"strings"
	"unicode/utf8"
)

// unspacedWords has the words for damage and copies in Japanese, Chinese and Korean, which are found inside a text, because
// these languages write without spaces or join endings to words. A line has the factor of a damage and its words. Of two
// words that match at one place the first applies, so a line of longer words goes before one of their parts.
var unspacedWords = [...]struct {
	factor float64
	words  string
}{
	{itemFails, "電源が入ら 電源が入りません 電源入ら 電源入りません 動かない 動きません 動作しない 動作しません 起動しない 起動しません 映らない 映りません 反応しない 反応しません " +
		"充電できない 充電できません 作動しない 作動しません 不开机 不開機 无法开机 無法開機 不能开机 开不了机 不通电 不通電 无法充电 坏了 壞了 不能用 켜지지 안켜 안 켜 전원 안 전원이 안 전원이 들어오지 작동 안 작동하지 작동이 안 작동불 고장"},
	{0.5, "水没 浸水 進水 进水 침수"},
	{0.65, "割れ ひび ヒビ 亀裂 裂痕 裂纹 裂紋 碎屏 碎裂 깨짐 깨져 깨진 균열 크랙"},
	{partFailureFactor, "不具合 不良 動作不安定 固着 欠品 欠損 故障 불량"},
	{0.75, "破れ 破損 破损 损坏 損壞 折れ 変形 变形 變形 파손 찢어"},
	{0.8, "錆 サビ カビ 生锈 生鏽 锈迹 发霉 發霉 霉斑 녹슨 녹슴 곰팡이"},
	{0.88, "傷 キズ きず 凹み へこみ ヘコミ 欠け 汚れ 染み シミあり シミが 剥がれ 剥げ ベタつき 打痕 划痕 劃痕 刮痕 磕碰 凹陷 掉漆 污渍 污漬 흠집 기스 스크래치 찍힘 얼룩 벗겨 하자"},
	{0.92, "使用感 擦れ 変色 色あせ くもり クモリ 曇り 日焼け 磨损 磨損 使用痕迹 使用痕跡 泛黄 泛黃 褪色 사용감 변색 마모"},
	{isCopy, unspacedCopies},
	{isGenuine, unspacedGenuine},
}

const (
	unspacedCopies  = "レプリカ 偽物 偽造品 ニセモノ にせ物 コピー品 模造品 模倣品 贋作 贋物 仿品 高仿 仿制 仿製 仿冒 复刻 假货 假貨 赝品 贗品 山寨 冒牌 레플리카 짝퉁 가품 모조품 이미테이션"
	unspacedGenuine = "本物 正規品 正品 真品 純正品 정품 진품"
)

// Factors of unspacedWords with a meaning of their own.
const (
	itemFails = -iota - 1
	isCopy
	isGenuine
)

// Words that deny, confirm or doubt what stands before them, and words that deny what follows.
const (
	deniedAfter    = "なし 無し ない ありません ません 没有 沒有 없 아니 아님 아닙 无 無"
	confirmedAfter = "あり 有 있"
	doubtedAfter   = "かも か不明 か分 かわ かどうか 不明 모르"
	deniedBefore   = "无 無 无任何 無任何 无明显 無明顯 没 沒 没有 沒有 没有任何 沒有任何 没有明显 未见 未見 不是 并非 並非 非 절대"
)

// maxStateBytes is how far after a word its denial is looked for.
const maxStateBytes = 60

// mayBeUnspaced reports whether a text has a character of Chinese, Japanese or Korean.
func mayBeUnspaced(s string) bool {
	for i := range len(s) {
		if s[i] >= 0xe3 && s[i] < 0xee {
			return true
		}
	}
	return false
}

// readUnspaced reads what the text states in Chinese, Japanese and Korean, adds it to the report, and returns the text
// without the words that state damage or deny it.
func (r *damageReport) readUnspaced(s string) (rest string) {
	if !mayBeUnspaced(s) {
		return s
	}
	kept := make([]byte, 0, len(s))
	for _, part := range clauses(s) {
		if r.readUnspacedClause(part) {
			part = withoutState(part)
		}
		kept = append(kept, part...)
	}
	return strings.TrimSpace(string(kept))
}

// readUnspacedClause reads a clause, and reports whether it states damage or denies it.
func (r *damageReport) readUnspacedClause(part string) (hasState bool) {
	lowest, fails := 0.0, false
	for at := 0; at < len(part); {
		factor, size := unspacedAt(part[at:])
		if size == 0 {
			_, size = utf8.DecodeRuneInString(part[at:])
			at += size
			continue
		}
		before, word, after := part[:at], part[at:at+size], truncate(part[at+size:], maxStateBytes)
		at += size
		denied := endsWithAny(before, deniedBefore) || isDeniedAfter(after)
		isDoubted := firstOf(after, doubtedAfter) < len(after)
		hasState = hasState || factor != isCopy && factor != isGenuine
		switch {
		case factor == isCopy && !denied, factor == isGenuine && denied:
			said := copied
			if isDoubted {
				said = doubtful
			}
			if said > r.authenticity {
				r.authenticity, r.copyWords = said, word
			}
		case factor == isCopy:
			hasState = true
		case factor == itemFails:
			fails = fails || !denied || firstOf(after, "없") == len(after) && !endsWithAny(before, deniedBefore)
		case factor > 0 && !denied && !isDoubted && (lowest == 0 || factor < lowest):
			lowest = factor
		}
	}
	if lowest > 0 || fails {
		r.addDefect(strings.Trim(part, " 、。・，；！？（）()!?;.,"), lowest)
		r.fails = r.fails || fails
	}
	return hasState
}

// withoutState returns a clause without the words, divided by spaces, that state something.
func withoutState(part string) string {
	var kept []string
	for _, word := range strings.Fields(part) {
		has := isDeniedAfter(word) || firstOf(word, confirmedAfter) < len(word)
		for at := range word {
			_, size := unspacedAt(word[at:])
			has = has || size > 0
		}
		if !has {
			kept = append(kept, word)
		}
	}
	return strings.Join(kept, " ") + " "
}

// unspacedAt returns the factor of the word at the start of a text, and the word's length; 0 if there is none.
func unspacedAt(s string) (factor float64, size int) {
	if len(s) < 3 || s[0] < 0xe3 {
		return 0, 0
	}
	for i := range unspacedWords {
		line := unspacedWords[i].words
		for line != "" && strings.Contains(line, s[:3]) {
			var word string
			if word, line, _ = strings.Cut(line, " "); strings.HasPrefix(s, word) {
				return unspacedWords[i].factor, len(word)
			}
		}
	}
	return 0, 0
}

// isDeniedAfter reports whether the next word of state denies what stands before.
func isDeniedAfter(s string) bool {
	denied := firstOf(s, deniedAfter)
	return denied < len(s) && denied <= firstOf(s, confirmedAfter)
}

// firstOf returns the index of the first of the words in a text, its length if it has none.
func firstOf(s, words string) int {
	first := len(s)
	for words != "" {
		var word string
		word, words, _ = strings.Cut(words, " ")
		if i := strings.Index(s[:first], word); i >= 0 {
			first = i
		}
	}
	return first
}

func endsWithAny(s, words string) bool {
	for words != "" {
		var word string
		if word, words, _ = strings.Cut(words, " "); strings.HasSuffix(s, word) {
			return true
		}
	}
	return false
}
