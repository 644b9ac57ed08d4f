// Clients calls the service with the client of oapi-codegen, and prints what it got:
//
//	clients BASE-URL KEY IMAGE-URL PHOTO-FILE
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	"loupe/tests/clients/generated/api"
)

func main() {
	if err := run(context.Background(), os.Args[1], os.Args[2], os.Args[3], os.Args[4]); err != nil {
		fmt.Fprintln(os.Stderr, "clients:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, baseURL, key, imageURL, file string) error {
	client, err := api.NewClientWithResponses(baseURL, api.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		r.Header.Set("Authorization", "Bearer "+key)
		return nil
	}))
	if err != nil {
		return err
	}
	limit, details := 3, api.AppraiseProductParamsIncludeDetails
	appraised, err := client.AppraiseProductWithResponse(ctx, &api.AppraiseProductParams{Include: &details}, api.AppraisalRequest{ImageUrl: imageURL, Limit: &limit})
	if err != nil {
		return err
	}
	photo, err := os.Open(file)
	if err != nil {
		return err
	}
	defer photo.Close()
	stored, err := client.UploadImageWithBodyWithResponse(ctx, "application/octet-stream", photo)
	if err != nil {
		return err
	}
	credits, err := client.GetCreditsWithResponse(ctx)
	if err != nil {
		return err
	}
	refused, err := client.AppraiseProductWithResponse(ctx, nil, api.AppraisalRequest{ImageUrl: "ftp://example.com/photo.jpg"})
	if err != nil {
		return err
	}
	if appraised.JSON200 == nil || appraised.JSON200.Appraisal == nil || appraised.JSON200.Details == nil || stored.JSON201 == nil || credits.JSON200 == nil ||
		refused.ApplicationproblemJSON400 == nil {
		return fmt.Errorf("got %s, %s, %s and %s, want a value, a stored photo, the credits and a problem",
			appraised.Status(), stored.Status(), credits.Status(), refused.Status())
	}
	answer, problem := appraised.JSON200, refused.ApplicationproblemJSON400
	return json.NewEncoder(os.Stdout).Encode(map[string]any{
		"lower": answer.Appraisal.PriceLower, "estimate": answer.Details.Estimate, "listings": len(answer.SimilarItems),
		"image": stored.JSON201.ImageUrl, "available": credits.JSON200.Available, "code": problem.Code, "field": problem.Field,
	})
}
