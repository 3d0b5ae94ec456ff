import type { ReactNode } from 'react'
import { ExternalLink } from '../../../ui/page/button.tsx'
import { LogoMark } from '../../../ui/page/logo.tsx'
import { siteAddress } from '../site-address.ts'
import styles from './view.module.css'

type ViewHeadProps = { title: ReactNode; back?: ReactNode; aside?: ReactNode; children?: ReactNode }

/** The bar above a view: its title with what it is about, and what can be done. */
export function ViewHead({ title, back, aside, children }: ViewHeadProps) {
  return (
    <div className="stack gap-1">
      {back && <p>{back}</p>}
      <div className="headed">
        <div className={`${styles.words} cluster`}>
          <h1 id="view" tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        {aside}
      </div>
    </div>
  )
}

/** A live region, so it must be on the page before it has text. */
export function Status({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="muted">
      {children}
    </p>
  )
}

/** What was there before, faded while the next is loading. */
export function Waiting({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  return (
    <div aria-busy={isLoading} className={`${styles.waiting} stack`}>
      {children}
    </div>
  )
}

type TitledProps = { title: ReactNode; children: ReactNode }

export function Card({ title, children }: TitledProps) {
  return (
    <section className="surface stack">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** In the place of what is not there. */
export function Notice({ title, children }: TitledProps) {
  return (
    <section className={`${styles.notice} stack gap-4`}>
      <LogoMark />
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Where visits, and so leads, come from. */
export function ToAssessment() {
  return <ExternalLink href={siteAddress()}>Open the assessment</ExternalLink>
}

type LinksProps = {
  label: string
  /** `count`: of what they lead to. */
  links: readonly {
    href: string
    text: string
    count?: string | undefined
    isCurrent: boolean
  }[]
}

/** Links of which one is current, as one control. */
export function Links({ label, links }: LinksProps) {
  return (
    <nav aria-label={label} className="cluster">
      {links.map(({ href, text, count, isCurrent }) => (
        <a
          key={href}
          href={href}
          className={styles.tab}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <span>{text}</span>
          {count !== undefined && <span className="tiny"> {count}</span>}
        </a>
      ))}
    </nav>
  )
}
