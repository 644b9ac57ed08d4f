// The contract with Loupe's work: the photo's fingerprints are looked up in the catalogue, and evidence is stored.

import { listingsWithPicture } from "./pictures.mjs";
import { service } from "./service.mjs";

export default service(listingsWithPicture);
