import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import * as say from '../../../generated/words/share.ts'
import { ShareButton } from '../../../ui/sharing/share-button.tsx'
import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import field from '../../../ui/form/field.module.css'
import styles from './share-link.module.css'

/** `children`: what else hands the report on. */
type ShareLinkProps = {
  label: string
  hint?: string
  copyLabel?: string
  look?: 'primary' | 'secondary'
  link: string
  /** With what the phone hands it on; without it, only the link is copied. */
  title?: string
  /** Whether it takes the place of a button that had the focus. */
  isNew?: boolean
  children: ReactNode
}

export function ShareLink({
  label,
  hint,
  copyLabel = say.copyLink,
  look = 'primary',
  link,
  title,
  isNew = false,
  children,
}: ShareLinkProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!isNew) return
    // The focus scrolls to the cursor, which is at the end at first.
    input.current?.setSelectionRange(0, 0)
    input.current?.focus()
  }, [isNew])

  function handleError() {
    input.current?.select()
    // To select scrolls the text into view at most, not the field around it.
    input.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="stack gap-2">
      <label htmlFor={id} className="strong screen-only">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="caption screen-only">
          {hint}
        </p>
      )}
      <div className={`${styles.field} cluster screen-only`}>
        <input
          ref={input}
          id={id}
          className={field.input}
          dir="ltr"
          readOnly
          value={link}
          aria-describedby={hint && `${id}-hint`}
          onClick={(event) => event.currentTarget.select()}
        />
        <CopyButton
          text={link}
          label={copyLabel}
          doneLabel={say.copied}
          errorText={say.linkSelected}
          onError={handleError}
          look={look}
        />
      </div>
      <div className={`${styles.others} screen-only`}>
        {title !== undefined && (
          <ShareButton title={title} url={link}>
            {say.share}
          </ShareButton>
        )}
        {children}
      </div>
      <p className="paper-only">
        <a href={link}>{link}</a>
      </p>
    </div>
  )
}
