import { storedStageInWords } from '../../../content/report/stage-in-words.ts'
import { SITE } from '../../../content/site.ts'
import type { DeliveryRow, LeadDetail, LeadRun } from '../../../contract/desk.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import { Facts, Line, Lines } from '../../../ui/desk/facts.tsx'
import { Card, Muted } from '../../../ui/desk/view.tsx'
import { NewTabLink } from '../../../ui/page/button.tsx'
import { leadPathOf, LEADS_PATH, mailtoOf } from '../../address.ts'
import { dayText, minuteText } from '../../format.ts'
import { deliverySentence } from '../../words.ts'
import { currentAnswersOf } from './current-answers.ts'
import { MODEL } from '../../../model/model.ts'

export function Contact({ detail: { lead, origin, consent, sendings } }: { detail: LeadDetail }) {
  const others = [
    ['Source', origin.source],
    ['Medium', origin.medium],
    ['Campaign', origin.campaign],
    ['Referrer', origin.referrer],
    ['Agreed to', consent],
  ] as const
  const known = others.filter(([, value]) => value !== null)
  const company = new URLSearchParams({ search: lead.company }).toString()
  return (
    <Card title="Contact">
      <Facts
        facts={[
          ['Email', <EmailLink key="email" email={lead.email} />],
          [
            'Company',
            <a key="company" href={`${LEADS_PATH}?${company}`}>
              <bdi>{lead.company}</bdi>
            </a>,
          ],
          ['Designation', <bdi key="designation">{lead.designation}</bdi>],
          ...known,
          ['Form submitted', sendings.map(({ at }) => minuteText(at)).join(', ')],
        ]}
      />
    </Card>
  )
}

export function Runs({ runs }: { runs: readonly LeadRun[] }) {
  return (
    <Card title="Assessments taken">
      {runs.length === 0 && <Muted>None finished yet.</Muted>}
      <Lines>
        {runs.map((run) => (
          <Line key={run.at} end={<ReportLink run={run} />}>
            <strong>{oneDecimal(run.score)}</strong> {storedStageInWords(run.stage, run.score)},{' '}
            {dayText(run.at)}
          </Line>
        ))}
      </Lines>
    </Card>
  )
}

function ReportLink({ run }: { run: LeadRun }) {
  const answers = currentAnswersOf(run)
  if (!answers) return 'earlier questions'
  return (
    <NewTabLink href={SITE.address + reportPathOf(reportCodeOf(MODEL, answers))}>
      Report<span className="unseen"> of {minuteText(run.at)}</span>
    </NewTabLink>
  )
}

export function Colleagues({ detail: { lead, colleagues } }: { detail: LeadDetail }) {
  return (
    <Card title="Colleagues">
      {colleagues.length === 0 && (
        <Muted>{`No one else with an email at ${lead.email.replace(/^.*@/, '')}.`}</Muted>
      )}
      <Lines>
        {colleagues.map(({ lead: { id, name, designation, stage, score } }) => (
          <Line
            key={id}
            end={
              score === null || stage === null
                ? stage
                : `${oneDecimal(score)} ${storedStageInWords(stage, score)}`
            }
          >
            <a href={leadPathOf(id)}>
              <bdi>{name}</bdi>
            </a>{' '}
            <bdi>{designation}</bdi>
          </Line>
        ))}
      </Lines>
    </Card>
  )
}

export function LeadDeliveries({ deliveries }: { deliveries: readonly DeliveryRow[] }) {
  return (
    <Card title="Deliveries">
      {deliveries.length === 0 && <Muted>Nothing was sent about this person.</Muted>}
      <Lines>
        {deliveries.map((delivery) => (
          <Line key={delivery.id} end={minuteText(delivery.at)}>
            {deliverySentence(delivery)}
          </Line>
        ))}
      </Lines>
    </Card>
  )
}

function EmailLink({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <a href={mailtoOf(email)}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}
