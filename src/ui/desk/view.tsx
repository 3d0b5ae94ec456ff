import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './view.module.css'

type ViewHeadProps = { title: ReactNode; back?: ReactNode; aside?: ReactNode; children?: ReactNode }

export function ViewHead({ title, back, aside, children }: ViewHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {back}
        <h1>{title}</h1>
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

type CardProps = {
  title: string
  aside?: ReactNode
  isDanger?: boolean
  children: ReactNode
}

export function Card({ title, aside, isDanger = false, children }: CardProps) {
  return (
    <section className={classesOf(styles.card, isDanger && styles.danger)}>
      <div className="headed">
        <h2>{title}</h2>
        {aside}
      </div>
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

/** 8 columns and 4 if there is room, otherwise a single column. */
export function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <Stack>{main}</Stack>
      <Stack>{side}</Stack>
    </div>
  )
}

type LinksProps = {
  label: string
  links: readonly { href: string; text: string; isCurrent: boolean }[]
}

/** Links to the most used lists. */
export function Links({ label, links }: LinksProps) {
  return (
    <nav aria-label={label} className={styles.links}>
      {links.map(({ href, text, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}

type PagerProps = {
  sentence: string
  previous: string | undefined
  next: string | undefined
}

export function Pager({ sentence, previous, next }: PagerProps) {
  if (previous === undefined && next === undefined) return null
  return (
    <nav aria-label="Pages" className={styles.links}>
      {previous !== undefined && <a href={previous}>Previous</a>}
      {next !== undefined && <a href={next}>Next</a>}
      <Muted>{sentence}</Muted>
    </nav>
  )
}
