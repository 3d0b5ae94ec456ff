import { useId } from 'react'

/**
 * A field that only a script fills: it cannot be seen, heard by a screen reader or reached by the
 * Tab key.
 */
export function Honeypot({ name }: { name: string }) {
  const id = useId()

  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      {/* The attributes ask the managers of passwords and addresses to leave it alone too. */}
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
