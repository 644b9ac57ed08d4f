// Calls the service with openapi-fetch and the types of openapi-typescript.
import createClient from "openapi-fetch";
import type { components, paths } from "./generated/fetch";

type Problem = components["schemas"]["Problem"];

export async function call(baseUrl: string, key: string, imageURL: string, photo: Blob) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });
  const appraised = await client.POST("/appraise-product", { params: { query: { include: "details" } }, body: { image_url: imageURL, limit: 3 } });
  const answer = typeof appraised.data === "object" && "appraisal" in appraised.data ? appraised.data : undefined; // no events, not 202
  const stored = await client.POST("/images", {
    body: photo as unknown as string, // openapi-typescript has no type for bytes
    bodySerializer: (body) => body, // without it, openapi-fetch sends JSON
    headers: { "content-type": "application/octet-stream" },
  });
  const credits = await client.GET("/credits");
  const refused = await client.POST("/appraise-product", { body: { image_url: "ftp://example.com/photo.jpg" } });
  const problem: Problem | undefined = refused.error;
  return {
    lower: answer?.appraisal?.price_lower, estimate: answer?.details?.estimate, listings: answer?.similar_items.length,
    image: stored.data?.image_url, available: credits.data?.available, code: problem?.code, field: problem?.field,
  };
}
