package description_test

import (
	"fmt"

	"loupe/core/reading/description"
)

func ExampleParse() {
	claims := description.Parse(description.Text{Description: "Body only, like new, small scratch on the base. Not a replica."}, "Halden F2 35mm film camera with 50mm lens", "Cameras")
	fmt.Println(claims.Condition, claims.Damage.Defects[0].Text, claims.Scope.Part == description.BodyOnly)
	// Output: like new small scratch on the base true
}
