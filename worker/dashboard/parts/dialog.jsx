import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useAction } from "../load.js";
import { Failure } from "./notice.jsx";
import { Field } from "./field.jsx";

/** A modal dialog. The browser keeps the focus in it. When it closes, the focus returns to where it was. */
export function Dialog({ title, onClose, children, class: name }) {
  const dialog = useRef();
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close(); // until then nothing outside it can have the focus
      opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} class={name} aria-labelledby={id} onCancel={(event) => { event.preventDefault(); onClose(); }}>
      <h2 id={id} tabIndex={-1}>{title}</h2>
      {children}
    </dialog>
  );
}

/** A dialog with a form. `button` is the text of the button that submits it. */
export function FormDialog({ title, submit, button, danger, busy, onClose, children }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={(event) => { event.preventDefault(); submit(); }}>
        {children}
        <p class="dialog-buttons">
          <button type="button" class="button quiet" onClick={onClose}>Cancel</button>
          <button class={`button ${danger ? "danger" : ""}`} disabled={busy}>{busy ? "One moment…" : button}</button>
        </p>
      </form>
    </Dialog>
  );
}

const askReason = { label: "Reason", hint: "It is kept in the audit log." };

/**
 * Asks before an action. With `reason` the user must give one, or with `ask`, {label, hint}, another text; `action` gets it. The dialog closes
 * when the action has succeeded, and shows the error otherwise.
 */
export function Confirm({ title, children, button, danger = true, reason = false, ask = reason && askReason, action, onClose }) {
  const [text, setText] = useState("");
  const [run, state] = useAction(action);
  const submit = async () => {
    if (await run(text.trim())) onClose();
  };
  return (
    <FormDialog title={title} submit={submit} button={button} danger={danger} busy={state.busy} onClose={onClose}>
      <div class="dialog-text">{children}</div>
      {ask && <Field {...ask} value={text} onInput={setText} required maxLength={200} autocomplete="off" />}
      <Failure error={state.error} />
    </FormDialog>
  );
}
