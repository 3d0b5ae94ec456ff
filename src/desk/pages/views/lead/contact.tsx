import { storedStageInWords } from '../../../../content/report/stage-in-words.ts'
import type { LeadDetail } from '../../../contract/api.ts'
import { oneDecimal } from '../../../../domain/assessment/scoring.ts'
import { Facts, Line, Lines } from '../../parts/facts.tsx'
import { Part } from '../../parts/view.tsx'
import { leadPathOf, mailtoOf, searchPathOf } from '../../address.ts'

export function Contact({ detail: { lead, origin, consent } }: { detail: LeadDetail }) {
  const others = [
    ['Source', origin.source],
    ['Medium', origin.medium],
    ['Campaign', origin.campaign],
    ['Referrer', origin.referrer],
    ['Agreed to', consent],
  ] as const
  return (
    <Part title="Contact">
      <p>
        <a href={mailtoOf(lead.email)}>{lead.email}</a>
      </p>
      <Facts
        facts={[
          [
            'Company',
            <a key="company" href={searchPathOf(lead.company)}>
              <bdi>{lead.company}</bdi>
            </a>,
          ],
          ...others.filter(([, value]) => value !== null),
        ]}
      />
    </Part>
  )
}

export function Colleagues({ detail: { colleagues } }: { detail: LeadDetail }) {
  return (
    <Part title="Colleagues">
      <Lines>
        {colleagues.map(({ lead: { id, name, designation, stage, score } }) => (
          <Line
            key={id}
            note={
              score === null || stage === null
                ? 'Not finished'
                : `${oneDecimal(score)} ${storedStageInWords(stage, score)}`
            }
          >
            <a href={leadPathOf(id)}>
              <bdi>{name}</bdi>
            </a>
            , <bdi>{designation}</bdi>
          </Line>
        ))}
      </Lines>
    </Part>
  )
}
