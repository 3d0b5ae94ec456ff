import type { ReactNode } from 'react'
import type { StoredResponse } from '../../../../contract/desk/api.ts'
import { letterOf } from '../../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../../domain/assessment/assessment.ts'
import { outOf, shownText } from '../../../../domain/assessment/shown-score.ts'
import type { Report } from '../../../../domain/report/report.ts'
import { MODEL } from '../../../../generated/model.ts'
import { Part } from '../../parts/view.tsx'
import { NewTabLink } from '../../../../ui/page/button.tsx'
import { StageOfResult } from '../stored-result.tsx'
import { beginsText } from './brief-words.tsx'
import { reportAddressOf, sectionsText } from '../../responses.ts'

type ResultProps = {
  latest: StoredResponse
  /** Of answers to the current questions. */
  report: Report | undefined
}

/** `children`: what can be done with it. */
export function Result({ latest, report, children }: ResultProps & { children: ReactNode }) {
  const next = report?.plan.nextStage
  const address = reportAddressOf(latest)
  return (
    <Part>
      <div className="headed">
        <div className="cluster gap-4">
          <h2 className="figure">
            {shownText(MODEL, latest.overall_score)}
            <span className="out-of">{outOf(MODEL, ' of ')}</span>
          </h2>
          <div>
            <StageOfResult response={latest} />
            <div className="cluster">
              {next && <p className="muted">{beginsText(next.stage)}</p>}
              {address && <NewTabLink href={address}>Their report</NewTabLink>}
            </div>
          </div>
        </div>
        {children}
      </div>
      {!report && <p>{sectionsText(latest)}</p>}
      {report && <SameAnswers answers={report.answers} />}
      {!report && (
        <p className="muted">
          {`These answers are to version ${latest.model_version} of the questions; now it is version ` +
            `${MODEL.version}. Stage and scores are as stored, and no answer is quoted.`}
        </p>
      )}
    </Part>
  )
}

function SameAnswers({ answers }: { answers: CompleteAnswers }) {
  const [first, ...others] = new Set(MODEL.questionIds.map((id) => answers[id]))
  if (first === undefined || others.length > 0) return null
  return (
    <p>
      {`All ${MODEL.questionIds.length} answers are ${letterOf(first)}. Ask for an example of one before you build on the rest.`}
    </p>
  )
}
