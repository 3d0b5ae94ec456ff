import { useId } from 'react'

/** A field that only a script fills: it cannot be seen, read by a screen reader or reached by Tab. */
export function Honeypot({ name }: { name: string }) {
  const id = useId()

  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      {/* The attributes ask password and address managers to ignore it too. */}
      <input
        id={id}
        name={name}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-form-type="other"
        data-lpignore="true"
      />
    </div>
  )
}
