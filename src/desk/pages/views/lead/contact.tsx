import type { StoredLead } from '../../../../contract/desk/api.ts'
import { languageName } from '../../../../contract/languages.ts'
import { HAS_OTHERS } from '../../../../generated/languages.ts'
import { Facts, Line, Lines } from '../../parts/facts.tsx'
import { Card } from '../../parts/view.tsx'
import { leadPathOf, mailtoOf, leadsPathOf } from '../../address.ts'
import { ResultInWords } from '../stored-result.tsx'

export function Contact({ lead }: { lead: StoredLead }) {
  const others = [
    ['Source', lead.utm_source],
    ['Medium', lead.utm_medium],
    ['Campaign', lead.utm_campaign],
    ['Referrer', lead.referrer_host],
    ['Agreed to', lead.consent ?? null],
    ['Language', HAS_OTHERS ? languageName(lead.language) : null],
  ] as const
  return (
    <Card title="Contact">
      <p>
        <a href={mailtoOf(lead.email)}>{lead.email}</a>
      </p>
      <Facts
        facts={[
          [
            'Company',
            <a key="company" href={leadsPathOf({ search: lead.company })}>
              <bdi>{lead.company}</bdi>
            </a>,
          ],
          ...others.filter(([, value]) => value !== null),
        ]}
      />
    </Card>
  )
}

export function Colleagues({ colleagues }: { colleagues: readonly StoredLead[] }) {
  return (
    <Card title="Colleagues">
      <Lines>
        {colleagues.map(({ id, name, designation, latestResponse }) => (
          <Line
            key={id}
            note={latestResponse ? <ResultInWords response={latestResponse} /> : 'Not finished'}
          >
            <a href={leadPathOf(id)}>
              <bdi>{name}</bdi>
            </a>
            , <bdi>{designation}</bdi>
          </Line>
        ))}
      </Lines>
    </Card>
  )
}
