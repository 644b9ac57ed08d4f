package photo
import ("testing";"bytes";"image/jpeg";"image")
func enc(m image.Image,q int) []byte { var b bytes.Buffer; jpeg.Encode(&b,m,&jpeg.Options{Quality:q}); return b.Bytes()}
func TestZ(t *testing.T){
	n,miss := map[int]int{},map[int]int{}
	for seed := range uint64(60) {
		s := newScene(seed)
		base,_ := Fingerprint(enc(s.paint(400,300,0,1),85))
		for _, m := range []float64{.0025,.005,.0075,.01,.0125,.015,.0175,.02} {
		p,_ := Fingerprint(enc(s.paint(512,384,m,1.1),70))
		d := Distance(base,p); a,b := base.Bands(),p.Bands(); eq := 0
		for i := range a { if a[i]==b[i] {eq++} }
		n[d/8]++; if eq==0 {miss[d/8]++}
		}
	}
	for i := range 10 { t.Log(i*8, n[i], miss[i]) }
}
