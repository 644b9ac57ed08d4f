import { useGet } from "../load.js";
import { keyProblem } from "../values/key.js";
import { Empty, Loaded } from "./notice.jsx";

/** Loads the user's keys that can be used, and draws `children` with them, or says that one is needed. */
export function WithKeys({ children }) {
  const keys = useGet("/console/keys?state=active&kind=key");
  return (
    <Loaded from={keys} lines={5}>
      {({ items }) => {
        const usable = items.filter((k) => !keyProblem(k));
        return usable.length ? children(usable) : (
          <Empty title="You need a key" action={<a class="button" href="/dashboard/keys?create">Create a key</a>}>This page calls the API as your programs do, with a key.</Empty>
        );
      }}
    </Loaded>
  );
}
