package description_test

import (
	"fmt"

	"loupe/core/description"
)

func ExampleParse() {
	claims := description.Parse("Body only, like new, small scratch on the base. Not a replica.", "Halden F2 35mm film camera with 50mm lens", "Cameras")
	fmt.Println(claims.Condition, claims.Damage.Defects, claims.Scope.Part == description.BodyOnly)
	// Output: like new [small scratch on the base] true
}
