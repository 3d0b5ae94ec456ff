import type { RefObject } from 'react'
import { openingQuestionOf } from '../../../../content/questions/opening-questions.ts'
import { storedStageInWords } from '../../../../content/report/stage-in-words.ts'
import type { LeadDetail, StoredLead, StoredResponse } from '../../../../contract/desk/api.ts'
import { answerTo } from '../../../../domain/assessment/assessment.ts'
import { outOf, shownText } from '../../../../domain/assessment/shown-score.ts'
import type { Report } from '../../../../domain/report/report.ts'
import { MODEL } from '../../../../generated/model.ts'
import { LinkButton } from '../../../../ui/page/button.tsx'
import { CopyButton } from '../../../../ui/sharing/copy-button.tsx'
import { mailtoOf } from '../../address.ts'
import { dayText } from '../../format.ts'
import { reportAddressOf, sectionsText } from '../../responses.ts'
import { siteAddress } from '../../site-address.ts'
import { beginsText } from './brief-words.tsx'

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
    [result, ...(next ? [beginsText(next.stage)] : []), `finished on ${dayText(at)}`].join(', '),
    sectionsText(latest),
    ...(address ? [`Their report: ${address}`] : []),
    '',
  ]
}
