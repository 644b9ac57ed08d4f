// The contract without the comparison of pictures and without evidence.

import { service } from "./service.mjs";

export default service();
