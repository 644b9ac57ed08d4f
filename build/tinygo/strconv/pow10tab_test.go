package strconv

import (
	"math/big"
	"testing"
)

func TestPowersOfTen(t *testing.T) {
	for e := pow10Min; e <= pow10Max; e++ {
		power := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(max(e, -e))), nil)
		if e < 0 {
			power.Quo(new(big.Int).Lsh(big.NewInt(1), 2000), power)
		}
		power.Lsh(power, 128)
		power.Rsh(power, uint(power.BitLen()-128))
		got := pow10Mantissa(e)
		if hi := new(big.Int).Rsh(power, 64).Uint64(); got.Hi != hi || got.Lo != new(big.Int).And(power, new(big.Int).SetUint64(1<<64-1)).Uint64() {
			t.Errorf("1e%d: got %#x %#x, want %#x", e, got.Hi, got.Lo, power)
		}
	}
}
