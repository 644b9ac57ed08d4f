import { useEffect, useId, useState } from "preact/hooks";

/** A button that copies a text. It reports success, to screen readers too. */
export function CopyButton({ text, label = "Copy", class: name = "button quiet slim" }) {
  const [state, setState] = useState("");
  useEffect(() => {
    const timer = state && setTimeout(() => setState(""), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => navigator.clipboard.writeText(text).then(() => setState("Copied"), () => setState("Select the text and copy it"));
  if (!navigator.clipboard) return null; // browsers have it only over https and on localhost
  return <button type="button" class={name} onClick={copy}><span aria-live="polite">{state || label}</span></button>;
}

/** Code with a title and a copy button. */
export function Code({ title, text }) {
  return (
    <div class="code">
      <div class="code-bar"><span>{title}</span><CopyButton text={text} class="code-copy" /></div>
      <pre tabIndex={0} aria-label={title}><code>{text}</code></pre>
    </div>
  );
}

/** Several pieces of code, one shown at a time: a list of {title, text}. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function CodeTabs({ label, codes }) {
  const [chosen, choose] = useState(0);
  const id = useId();
  const move = (event) => {
    const next = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: codes.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + codes.length) % codes.length;
    choose(index);
    event.currentTarget.children[index].focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} onKeyDown={move}>
        {codes.map(({ title }, i) => (
          <button key={title} type="button" role="tab" id={`${id}-tab-${i}`} aria-controls={`${id}-panel`} aria-selected={i === chosen}
            tabIndex={i === chosen ? 0 : -1} onClick={() => choose(i)}>{title}</button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
        <Code title={codes[chosen].file ?? codes[chosen].title} text={codes[chosen].text} />
      </div>
    </div>
  );
}
