import { useLayoutEffect, useRef } from 'react'
import { scoreAndStage } from '../../../content/previews.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import type { Report } from '../../../domain/report/report.ts'
import * as say from '../../../generated/words/report.ts'
import { Button } from '../../../ui/page/button.tsx'

type TryChangesProps = {
  own: CompleteAnswers
  /** The report on what is tried; none while nothing is. */
  tried: Report | undefined
  onTry: (answers: CompleteAnswers | undefined) => void
}

/** Lets a reader see what other answers would change. Nothing of it is kept or sent. */
export function TryChanges({ own, tried, onTry }: TryChangesProps) {
  const buttons = useRef<HTMLDivElement>(null)
  const isTrying = tried !== undefined

  // What is pressed stays in sight, though the picture above takes more room.
  useLayoutEffect(() => {
    if (isTrying) buttons.current?.scrollIntoView({ block: 'nearest' })
  }, [isTrying])

  return (
    <div ref={buttons} className="cluster screen-only script-only">
      <Button
        look="secondary"
        aria-pressed={isTrying}
        onClick={() => onTry(tried ? undefined : own)}
      >
        {say.tryChanges}
      </Button>
      {tried && (
        <Button look="quiet" onClick={() => onTry(own)}>
          {say.reset}
        </Button>
      )}
      {/* The score itself is above the screen of a phone. */}
      <p role="status" className="strong">
        {tried && scoreAndStage(tried)}
      </p>
      {tried && <p className="note">{say.tryHint}</p>}
    </div>
  )
}
