import { useId, useState } from "preact/hooks";
import { bytes } from "../values/format.js";
import { Icon } from "./icon.jsx";

/**
 * A place to drop or choose a file of at most `max` bytes; with `multiple`, several at once, and `onFile` gets a list. `preview` is the
 * URL of a picture of `file`.
 */
export function Drop({ label, hint, accept, max, file, onFile, preview, disabled, multiple }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [error, setError] = useState("");
  const take = (files) => {
    const types = accept.split(",");
    const problemOf = ({ name, type, size }) => {
      if (!types.includes(type) && !types.some((t) => t.startsWith(".") && name.toLowerCase().endsWith(t))) return `“${name}” has another format.`;
      return size > max ? `“${name}” has ${bytes(size)}, and at most ${bytes(max)} are accepted.` : "";
    };
    const given = [...files].slice(0, multiple ? undefined : 1);
    const refused = given.filter(problemOf), taken = given.filter((chosen) => !problemOf(chosen));
    setError(refused.slice(0, 3).map(problemOf).join(" "));
    if (taken.length) onFile(multiple ? taken : taken[0]);
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
        <p>{file ? <><strong class="break">{file.name}</strong><br /><span class="small soft">{bytes(file.size)}</span></> : <>Drop {multiple ? "them" : "it"} here or <span class="like-link">choose {multiple ? "files" : "a file"}</span></>}</p>
        <input id={id} type="file" accept={accept} multiple={multiple} disabled={disabled} aria-describedby={`${id}-hint`} onChange={(event) => { take(event.target.files); event.target.value = ""; }} />
      </div>
      {file && !disabled && <p class="small"><button type="button" class="link" onClick={() => onFile(null)}>Remove the file</button></p>}
      {hint && <p id={`${id}-hint`} class="hint">{hint}</p>}
      <p class="field-error" role="alert">{error}</p>
    </div>
  );
}
