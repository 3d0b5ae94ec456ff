import type { ReactNode } from 'react'
import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import { Card } from '../page/view.tsx'

type FigureCardProps = {
  title: string
  /** What the figures say. */
  sentence: string
  /** When; it stands above all cards, and in what is copied. */
  period: string
  children: ReactNode
}

/** The sentence first, then the chart with its table. */
export function FigureCard({ title, sentence, period, children }: FigureCardProps) {
  return (
    <Card
      title={title}
      aside={
        <CopyButton
          text={`${period}: ${sentence}`}
          label="Copy as sentence"
          told="Copied."
          refused="This browser does not let the page copy."
        />
      }
    >
      <p>{sentence}</p>
      {children}
    </Card>
  )
}
