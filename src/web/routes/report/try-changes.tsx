import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { scoreText } from '../../../content/numbers.ts'
import { scoreAndStage } from '../../../content/previews.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { areShownEqual } from '../../../domain/assessment/shown-score.ts'
import type { Report } from '../../../domain/report/report.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/report.ts'
import { Button } from '../../../ui/page/button.tsx'

type TryChangesProps = {
  own: Report
  /** The report on what is tried; none while nothing is. */
  tried: Report | undefined
  onTry: (answers: CompleteAnswers | undefined) => void
}

/** Lets a reader see what other answers would change. Nothing of it is kept or sent. */
export function TryChanges({ own, tried, onTry }: TryChangesProps) {
  const row = useRef<HTMLDivElement>(null)

  // What is pressed stays where it is, if what comes below it is in sight there.
  function handleToggle() {
    const topOf = () => row.current?.getBoundingClientRect().top ?? 0
    const top = topOf()
    flushSync(() => onTry(tried ? undefined : own.answers))
    scrollBy(0, topOf() - top)
    row.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div ref={row} className="cluster gap-4 late screen-only script-only">
      <Button look="secondary" aria-pressed={tried !== undefined} onClick={handleToggle}>
        {say.tryChanges}
      </Button>
      {tried && (
        <Button look="quiet" onClick={() => onTry(own.answers)}>
          {say.reset}
        </Button>
      )}
      <div>
        {/* The score itself is above the screen of a phone. */}
        <p role="status" className="strong">
          {tried && resultText(tried, own)}
        </p>
        {tried && <p className="note">{say.tryHint}</p>}
      </div>
    </div>
  )
}

function resultText(tried: Report, own: Report): string {
  const [result, before] = [scoreAndStage(tried), own.scores.overall]
  return areShownEqual(MODEL, before, tried.scores.overall)
    ? result
    : say.triedFrom({ result, score: scoreText(before) })
}
