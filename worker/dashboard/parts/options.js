import { countries } from "../values/countries.js";
import { words } from "../values/format.js";
import { conditions } from "../values/request.js";

/** The choices of a condition and of a country. */
export const conditionOptions = [{ value: "", label: "As the photo shows" }, ...conditions.map((c) => ({ value: c, label: words(c) }))];
export const countryOptions = () => [{ value: "", label: "The service’s default" }, ...countries().map(({ code, name }) => ({ value: code, label: name }))];
