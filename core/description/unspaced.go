package description

import (
	"strings"

	"loupe/core/lexicon"
)

// unspacedWords has the words for damage and copies in Japanese, Chinese and Korean. They are found anywhere inside a text,
// because these languages write without spaces or join endings to words. A line has the severity of a damage and its words. If
// two words match at one place, the first in the table applies, so a longer word goes before a part of it.
var unspacedWords = [...]struct {
	severity Severity
	words    string
}{
	{ofAccessory, "充電器 充電ケ 充电器 充电线 充电宝 充电盒 充电头 电源线 电源适 電源コ 電源ケ 충전기 충전 케"},
	{itemFails, "坏了 壞了 不通电 안켜 켜지지 고장"},
	{itemWorks, "電源 動作し 動か 動き 起動 映 反応し 充電 作動 开机 開機 充电 亮 显示 開き 開か 閉ま 回り 回ら 効き 出ま 戻り 鳴り 전원 작동 충전 눌"},
	{Shattered, "水没 浸水 進水 进水 침수"},
	{Cracked, "割れ ひび ヒビ 裂 碎 깨짐 깨진 깨졌 금이 균열"},
	{PartFails, "不具合 不良 欠品 欠損 故障 불량 失灵 不准 按不 不行 自动关机 勝手に 止ま ドリフト 異音 漏れ 黑屏 花屏 闪屏 死机 漏水 漏液 异响 松动 没声 无声 没反应 无反应 꺼져 꺼짐 누수 소음"},
	{Bent, "破 损坏 折れ 変形 变形 파손"},
	{Corroded, "錆 サビ カビ 锈 霉 녹슨 곰팡이"},
	{Scratched, "傷 キズ 凹 へこみ 欠け 汚れ 染み シミ 剥がれ 剥げ ほつれ 穴 打痕 划痕 劃痕 刮痕 磕碰 掉漆 污 흠집 기스 스크래치 찍힘 까짐 찢 얼룩 하자"},
	{Worn, "使用感 擦れ スレ クモリ 変色 色あせ 曇り 磨损 磨損 使用痕 泛黄 褪色 사용감 변색"},
	{isCopy, unspacedCopies},
	{isGenuine, unspacedGenuine},
	{isDoubtful, "不保真 真假"},
}

const (
	unspacedCopies  = "レプリカ 偽物 ニセモノ 偽造 コピー品 スーパーコピー 超A 模造 贋作 仿品 高仿 精仿 仿制 仿冒 复刻 假货 假貨 赝品 贗品 山寨 冒牌 非正品 레플리카 짝퉁 가품 모조품 이미테이션"
	unspacedBox     = "箱 盒 包装 박스"
	unspacedGenuine = "本物 正規品 正品 真品 정품 진품"
)

// Values of severity in unspacedWords that are not a severity of damage.
const (
	itemFails Severity = -iota - 1
	itemWorks          // the item does not work if it is denied
	isCopy
	isGenuine
	isDoubtful
	ofAccessory // of something beside the item: "充電器" begins like "充電"
)

// Words that deny, confirm or doubt what stands before them, and words that deny what follows.
const (
	deniedAfter    = "なし 無し なく ない ありません ません らず かず 没有 沒有 없 않 안 아니 아님 아닙 无"
	confirmedAfter = "あり 有 있 잘 問題 異常"
	doubtedAfter   = "かも か不明 か分 かわ かどうか 不明 모르"
	deniedBefore   = "无 無 没 沒 未 不是 非"
	refundedAfter  = "場合 だったら 可退 包退 赔 경우" // "a fake is refunded" denies that this is one
)

// How far from a word its denial is looked for.
const (
	maxBytesAfter  = 60
	maxBytesBefore = 12
)

// mayBeUnspaced reports whether a text has a character of Chinese, Japanese or Korean.
func mayBeUnspaced(s string) bool {
	for i := range len(s) {
		if s[i] >= 0xe3 && s[i] < 0xee {
			return true
		}
	}
	return false
}

// parseUnspaced adds to the report what the text states in Chinese, Japanese and Korean. It returns the text without the words
// that state or deny damage.
func (r *Damage) parseUnspaced(s string) (rest string) {
	if !mayBeUnspaced(s) {
		return s
	}
	kept := make([]byte, 0, len(s))
	for _, part := range clauses(s) {
		if r.parseUnspacedClause(part) {
			part = withoutState(part)
		}
		kept = append(kept, part...)
	}
	return strings.TrimSpace(string(kept))
}

// parseUnspacedClause reads a clause, and reports whether it states damage or denies it.
func (r *Damage) parseUnspacedClause(part string) (hasState bool) {
	worst, fails := NoDamage, false
	end := 0 // of the word before
	for at := range part {
		says, size := unspacedAt(part[at:])
		if size == 0 || at < end {
			continue
		}
		if end = at + size; says == ofAccessory {
			continue
		}
		before, word, after := part[max(0, at-maxBytesBefore):at], part[at:end], lexicon.Truncate(part[end:], maxBytesAfter)
		denied := firstOf(before, deniedBefore) < len(before) || isDeniedAfter(after)
		isDoubted := firstOf(after, doubtedAfter) < len(after)
		stopsWorking := says == itemWorks && (isDeniedAfter(after) || suffixOf(strings.TrimRight(before, " "), failsBefore) != "")
		hasState = hasState || says > 0 || says == itemFails || stopsWorking
		switch {
		case says == isCopy && firstOf(after, refundedAfter) < len(after):
			hasState = true
		case says == isCopy && !denied, says == isGenuine && (denied || isDoubted), says == isDoubtful:
			state := Copied
			if isDoubted || says == isDoubtful {
				state = Doubtful
			}
			if state > r.Authenticity {
				r.Authenticity, r.CopyWords = state, word
			}
		case says == isCopy:
			hasState = true
		case says == itemFails, stopsWorking:
			fails = fails || stopsWorking || !denied
		case says > 0 && !denied && !isDoubted:
			worst = worst.orWorse(says)
		}
	}
	if fails || worst > 0 && firstOf(part, unspacedBox) == len(part) {
		r.addDefect(strings.Trim(part, " 、。・，；！？（）()!?;.,"), worst)
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

// unspacedAt returns the severity of the word at the start of a text, and the word's length; 0 if there is none.
func unspacedAt(s string) (says Severity, size int) {
	if len(s) < 3 || s[0] < 0xe3 {
		return 0, 0
	}
	for i := range unspacedWords {
		words := unspacedWords[i].words
		for at := strings.Index(words, s[:3]); at >= 0; {
			word, _, _ := strings.Cut(words[at:], " ")
			if (at == 0 || words[at-1] == ' ') && strings.HasPrefix(s, word) {
				return unspacedWords[i].severity, len(word)
			}
			words = words[at+len(word):]
			at = strings.Index(words, s[:3])
		}
	}
	return 0, 0
}

// isDeniedAfter reports whether the next word of state denies what stands before.
func isDeniedAfter(s string) bool {
	denied := firstOf(s, deniedAfter)
	return denied < len(s) && denied <= firstOf(s, confirmedAfter)
}

// failsBefore has the words that deny a word for working directly after them.
const failsBefore = "不 不能 不会 无法 無法 没法 안 못"

// suffixOf returns the first of the words, separated by spaces, that a text ends with; "" if there is none.
func suffixOf(s, words string) (suffix string) {
	for words != "" {
		if suffix, words, _ = strings.Cut(words, " "); strings.HasSuffix(s, suffix) {
			return suffix
		}
	}
	return ""
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
