package e2e
import ("testing";"strings";"fmt";"os")
func TestDbg(t *testing.T){
	c := newCustomer(t, service, 10)
	image := `"image_url":"` + pictures.URL + `/photo.jpg"`
	for _, n := range []int{60<<10, 66<<10, 100<<10, 200<<10, 500<<10, 1<<20, 2<<20, 5<<20, 50<<20} {
	for range 3 {
		r, err := try(c.post(`{` + image + `,"x":"` + strings.Repeat("x", n) + `"}`))
		fmt.Fprintln(os.Stderr, n, err, len(r.text), string(r.text)[:min(300,len(r.text))])
	}}
}
