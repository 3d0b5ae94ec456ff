import type { AnchorHTMLAttributes, ComponentProps, MouseEvent, ReactNode } from 'react'
import { classesOf } from './classes-of.ts'
import styles from './button.module.css'

type Look = 'primary' | 'secondary' | 'quiet'

type ButtonProps = ComponentProps<'button'> & {
  look?: Look
  /** Looks and reads as disabled, but can be focused. */
  busy?: boolean
  /** What the browser does with the element of this id before the code is loaded. */
  command?: 'show-modal' | 'close'
  commandFor?: string
}

export function Button(props: ButtonProps) {
  const { look = 'primary', busy, className, command, commandFor, onClick, ...button } = props

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (command) event.preventDefault()
    onClick?.(event)
  }

  return (
    <button
      type="button"
      {...button}
      {...(command && { command, commandfor: commandFor })}
      onClick={handleClick}
      {...(busy && { 'aria-disabled': true })}
      className={classesOf(styles.button, styles[look], busy && styles.busy, className)}
    />
  )
}

type NewTabLinkProps = { href: string; className?: string; children: ReactNode }

/** Opens a new tab that cannot reach this page. */
export function NewTabLink(link: NewTabLinkProps) {
  return <a {...link} target="_blank" rel="noopener noreferrer" aria-describedby="new-tab-note" />
}

type ExternalLinkProps = { href: string; look?: Look; children: ReactNode }

/** Looks like a button, opens a new tab. */
export function ExternalLink({ look = 'primary', ...link }: ExternalLinkProps) {
  return <NewTabLink {...link} className={[styles.button, styles[look]].join(' ')} />
}

/** The description of every external link; once per page. */
export function NewTabNote({ children }: { children: string }) {
  return (
    <span id="new-tab-note" hidden>
      {children}
    </span>
  )
}

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look }

/** A link within the product that looks like a button. */
export function LinkButton({ look = 'primary', ...link }: LinkButtonProps) {
  return <a {...link} className={[styles.button, styles[look]].join(' ')} />
}
