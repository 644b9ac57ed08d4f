import { useId, useState } from "preact/hooks";
import { bytes } from "../values/format.js";
import { Icon } from "./icon.jsx";

/**
 * A place to drop or choose a file of at most `max` bytes; with `multiple`, several at once. `onFile` gets each. `preview` is the
 * address of a picture of `file`.
 */
export function Drop({ label, hint, accept, max, file, onFile, preview, disabled, multiple }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [error, setError] = useState("");
  const take = (files) => {
    const types = accept.split(",");
    setError("");
    for (const chosen of [...files].slice(0, multiple ? undefined : 1)) takeOne(chosen, types);
  };
  const takeOne = (chosen, types) => {
    const fits = types.includes(chosen.type) || types.some((t) => t.startsWith(".") && chosen.name.toLowerCase().endsWith(t));
    if (!fits) return setError(`“${chosen.name}” has another format.`);
    if (chosen.size > max) return setError(`“${chosen.name}” has ${bytes(chosen.size)}, and at most ${bytes(max)} are accepted.`);
    onFile(chosen);
  };
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class={`drop ${over ? "over" : ""} ${file ? "full" : ""}`} onDragOver={(event) => { event.preventDefault(); setOver(true); }} onDragLeave={() => setOver(false)} onDrop={drop}>
        {preview ? <img src={preview} alt="The chosen photo" /> : <Icon name="upload" size={28} />}
        <p>{file ? <><strong class="break">{file.name}</strong><br /><span class="small soft">{bytes(file.size)}</span></> : <>Drop it here or <span class="like-link">choose a file</span></>}</p>
        <input id={id} type="file" accept={accept} multiple={multiple} disabled={disabled} aria-describedby={`${id}-hint`} onChange={(event) => { take(event.target.files); event.target.value = ""; }} />
      </div>
      {file && !disabled && <p class="small"><button type="button" class="link" onClick={() => onFile(null)}>Remove the file</button></p>}
      {hint && <p id={`${id}-hint`} class="hint">{hint}</p>}
      <p class="field-error" role="alert">{error}</p>
    </div>
  );
}
