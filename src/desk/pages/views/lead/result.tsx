import type { ReactNode, RefObject } from 'react'
import { openingQuestionOf } from '../../../../content/questions/opening-questions.ts'
import { storedStageInWords } from '../../../../content/report/stage-in-words.ts'
import type { LeadDetail, StoredLead, StoredResponse } from '../../../../contract/desk/api.ts'
import { answerTo, letterOf } from '../../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../../domain/assessment/assessment.ts'
import { outOf, shownText } from '../../../../domain/assessment/shown-score.ts'
import type { Report } from '../../../../domain/report/report.ts'
import { MODEL } from '../../../../generated/model.ts'
import { LinkButton, NewTabLink } from '../../../../ui/page/button.tsx'
import { CopyButton } from '../../../../ui/sharing/copy-button.tsx'
import { mailtoOf } from '../../address.ts'
import { dayText } from '../../format.ts'
import { StageOfResult } from '../stored-result.tsx'
import { beginsText } from './brief-words.tsx'
import { reportAddressOf, sectionsText } from '../../responses.ts'
import { siteAddress } from '../../site-address.ts'

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
    <div className="stack">
      <div className="headed">
        <div className="cluster gap-4">
          <h2 className="figure">
            {shownText(MODEL, latest.overall_score)}{' '}
            <span className="muted small">{outOf(MODEL, ' of ')}</span>
          </h2>
          <div>
            <StageOfResult response={latest} />
            <div className="cluster">
              {next && <p className="muted">{beginsText(next)}</p>}
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
    </div>
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

type ActionsProps = {
  detail: LeadDetail
  /** Of answers to the current questions. */
  report: Report | undefined
  /** What is copied after its head. */
  brief: readonly RefObject<HTMLElement | null>[]
}

/** What a seller does with a lead. */
export function Actions({ detail, report, brief }: ActionsProps) {
  const { lead, responses } = detail
  const [latest] = responses
  if (!latest) {
    return (
      lead.quarantine === null && (
        <LinkButton href={mailtoOf(lead.email, { body: siteAddress() })}>
          Email a link to finish
        </LinkButton>
      )
    )
  }
  return (
    <>
      <CopyButton
        text={() =>
          [
            ...briefHead(detail, report),
            ...brief.map(({ current }) => current?.innerText ?? ''),
          ].join('\n')
        }
        doneLabel="Copied"
        errorText="Could not copy"
        label="Copy the brief"
      />
      <LinkButton href={mailOf(lead, latest, report)}>Email</LinkButton>
    </>
  )
}

function mailOf(lead: StoredLead, latest: StoredResponse, report: Report | undefined): string {
  const { overall_score: score, maturity_stage: stage } = latest
  const [first] = report?.plan.first ?? []
  return mailtoOf(lead.email, {
    subject: `Your result: ${shownText(MODEL, score)} ${storedStageInWords(stage, score)}`,
    ...(report &&
      first && { body: openingQuestionOf(first.id, answerTo(report.answers, first.id)) }),
  })
}

/** What a copied brief begins with: on the page it is the head, the tracks and a link. */
function briefHead({ lead, responses }: LeadDetail, report: Report | undefined): string[] {
  const [latest] = responses
  const who = [lead.name, lead.designation, lead.company, lead.email].join(', ')
  if (!latest) return [who]
  const { overall_score: score, maturity_stage: stage, at } = latest
  const next = report?.plan.nextStage
  const result = `${storedStageInWords(stage, score)}, ${shownText(MODEL, score)}${outOf(MODEL, ' of ')}`
  const address = reportAddressOf(latest)
  return [
    who,
    [result, ...(next ? [beginsText(next)] : []), `finished on ${dayText(at)}`].join(', '),
    sectionsText(latest),
    ...(address ? [`Their report: ${address}`] : []),
    '',
  ]
}
