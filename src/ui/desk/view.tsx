import type { ReactNode, Ref } from 'react'
import styles from './view.module.css'

type ViewHeadProps = { title: ReactNode; back?: ReactNode; aside?: ReactNode; children?: ReactNode }

/** The bar above a view: its title with what it is about, and what can be done. */
export function ViewHead({ title, back, aside, children }: ViewHeadProps) {
  return (
    <div className={`${styles.head} headed`}>
      <div className={styles.words}>
        {back}
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
      {aside && <div className="cluster">{aside}</div>}
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

type CardProps = { title: string; aside?: ReactNode; children: ReactNode }

export function Card({ title, aside, children }: CardProps) {
  return (
    <section className="surface stack">
      <div className="headed">
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="stack">
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}

export function Muted({ children }: { children: ReactNode }) {
  return <p className="muted">{children}</p>
}

/** Children in a column. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="stack gap-4">{children}</div>
}

/** Children in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="cluster">{children}</div>
}

type DossierProps = { first: ReactNode; about: ReactNode; work: ReactNode; children: ReactNode }

/** Whom it is about beside what is read, and what is worked at, which stays in sight; with less room both come after `first`. */
export function Dossier({ first, about, work, children }: DossierProps) {
  return (
    <div className={`${styles.dossier} stack gap-5`}>
      {first}
      <div className={`${styles.beside} ${styles.pair}`}>
        <div className="surface">{about}</div>
        <div className="surface">{work}</div>
      </div>
      {children}
    </div>
  )
}

type OverallProps = { score: string; top: number; children: ReactNode }

/** The number to read first; `children`: what it means. */
export function Overall({ score, top, children }: OverallProps) {
  return (
    <div className={`${styles.overall} cluster gap-4`}>
      <h2>
        {score}
        <span className="out-of">{` of ${top}`}</span>
      </h2>
      <div>{children}</div>
    </div>
  )
}

/** Parts below each other, with rules between them. */
export function Parts({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className="ruled">
      {children}
    </div>
  )
}

/** Beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
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
  children?: ReactNode
}

/** Links of which one is current, as one control; `children` are further ones. */
export function Links({ label, links, children }: LinksProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {links.map(({ href, text, count, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          <span>{text}</span>
          {count !== undefined && <span className="tiny"> {count}</span>}
        </a>
      ))}
      {children}
    </nav>
  )
}

type ChipsProps = {
  chips: readonly { href: string; text: string }[]
  /** What they leave, which without them is only read. */
  children: ReactNode
}

/** The filters in use; each link takes one away. */
export function Chips({ chips, children }: ChipsProps) {
  return (
    <div className={chips.length > 0 ? 'cluster' : 'unseen'}>
      {children}
      {chips.map(({ href, text }) => (
        <a key={text} href={href} className={styles.chip}>
          <span className="unseen">Remove </span>
          <bdi>{text}</bdi>
          <span aria-hidden="true">×</span>
        </a>
      ))}
    </div>
  )
}

type PagerProps = {
  sentence: string
  previous?: string | undefined
  next?: string | undefined
  children?: ReactNode
}

/** The foot of a list, where it has pages or `children`. */
export function Pager({ sentence, previous, next, children }: PagerProps) {
  if (previous === undefined && next === undefined && !children) return null
  return (
    <nav aria-label="Pages" className="ends taps">
      <Row>
        {previous !== undefined && <a href={previous}>Previous</a>}
        {next !== undefined && <a href={next}>Next</a>}
        <Muted>{sentence}</Muted>
      </Row>
      {children}
    </nav>
  )
}
