import { useId } from "preact/hooks";

/**
 * A labelled input. `onInput` gets the value. `error` is a message about this field. With `options`, a list of {value, label},
 * it is a choice; with `lines`, a text of several lines.
 */
export function Field({ label, hint, error, optional, options, lines, onInput, ...rest }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const shared = {
    id, "aria-describedby": described, "aria-invalid": error ? "true" : undefined,
    onInput: (event) => onInput(event.target.value), ...rest,
  };
  return (
    <div class="field">
      <label for={id}>{label}{optional && <span class="optional"> optional</span>}</label>
      {options ? <select {...shared}>{options.map((o) => <option key={o.value} value={o.value}>{o.label}</option>)}</select>
        : lines ? <textarea rows={lines} {...shared} />
        : <input {...shared} />}
      {hint && <p id={`${id}-hint`} class="hint">{hint}</p>}
      {error && <p id={`${id}-error`} class="field-error">{error}</p>}
    </div>
  );
}
