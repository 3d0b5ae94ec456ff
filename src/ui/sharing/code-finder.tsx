import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './code-finder.module.css'

type CodeFinderProps = {
  title: string
  /** What was found, or what could be. */
  found: ReactNode
  /** Whether codes were found: they stand below the field, and what they lead to beside it. */
  isFound: boolean
  /** What the codes lead to. */
  ways: ReactNode
  /** The field. */
  children: ReactNode
}

/** Where codes are pasted, and what was found in the text. */
export function CodeFinder({ title, found, isFound, ways, children }: CodeFinderProps) {
  const id = useId()
  return (
    <div className={styles.finder}>
      <div className="stack">{children}</div>
      {isFound && <div className={`${styles.ways} stack`}>{ways}</div>}
      <section className={`${isFound ? styles.below : styles.beside} stack`} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {found}
      </section>
    </div>
  )
}

const PICTURES = {
  report: <Climb />,
  comparison: (
    <>
      <g transform="translate(0 9) scale(.46 .72)">
        <Climb />
      </g>
      <g transform="translate(26 9) scale(.46 .72)">
        <Climb />
      </g>
    </>
  ),
  team: [
    [18, 24, 30],
    [6, 18, 24],
    [6, 36, 42],
  ].map((places, row) =>
    places.map((x) => <circle key={x} cx={x} cy={row * 11 + 5} r="3" className="drawn" />),
  ),
}

type OfferProps = { picture: keyof typeof PICTURES; codes: string; children: ReactNode }

export function Offers({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="stack gap-4">
      {children}
    </ul>
  )
}

/** What so many codes lead to. */
export function Offer({ picture, codes, children }: OfferProps) {
  return (
    <li className={styles.offer}>
      <svg aria-hidden="true" width="48" height="32" className={styles.picture}>
        {PICTURES[picture]}
      </svg>
      <span>
        <b className={styles.codes}>{codes}</b> {children}
      </span>
    </li>
  )
}

function Climb() {
  return <path d="M0 32v-5h8l2-5h8l2-5h8l2-5h8l2-5h8v25z" />
}
