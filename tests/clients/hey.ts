// Calls the service with the client of Hey API's openapi-ts.
import { createClient } from "./generated/hey/client";
import { appraiseProduct, getCredits, uploadImage, type Problem } from "./generated/hey";

export async function call(baseUrl: string, key: string, imageURL: string, photo: Blob) {
  const client = createClient({ baseUrl, auth: key });
  const appraised = await appraiseProduct({ client, query: { include: "details" }, body: { image_url: imageURL, limit: 3 } });
  const answer = appraised.data && "appraisal" in appraised.data ? appraised.data : undefined; // not 202
  const stored = await uploadImage({ client, body: photo });
  const credits = await getCredits({ client });
  const refused = await appraiseProduct({ client, body: { image_url: "ftp://example.com/photo.jpg" } });
  const problem: Problem | undefined = refused.error;
  return {
    lower: answer?.appraisal?.price_lower, estimate: answer?.details?.estimate, listings: answer?.similar_items.length,
    image: stored.data?.image_url, available: credits.data?.available, code: problem?.code, field: problem?.field,
  };
}
