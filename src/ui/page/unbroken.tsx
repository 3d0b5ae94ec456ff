import type { ReactNode } from 'react'

/** "go-to-market" and "deal-stage", "45-minute", a code, "39 steps", "December 22, 2026". */
const WHOLE =
  /((?:\w+-){2,}\w+|deal-stage|\b\d+-[a-z]+|\b[\dA-Z]{4}-[\dA-Z]{4}\b|\b\d+ [a-z]+|[A-Z][a-z]+ \d+, \d{4})/

/** Goes to the next line as a whole where it would break. */
export function Phrase({ children }: { children: ReactNode }) {
  return <span className="phrase">{children}</span>
}

/** Text in which what belongs together stays on one line: broken in two it reads as two things. */
export function Unbroken({ text }: { text: string }) {
  // `split` by a group puts what it matched at every second place.
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
