import { useState } from 'react'
import { SITE } from '../../../content/site.ts'
import type { LeadDetail } from '../../../contract/desk.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { NewTabLink } from '../../../ui/page/button.tsx'
import { LEADS_PATH, mailtoOf, navigate } from '../../address.ts'
import { showLeads } from '../../state/use-lead-list.ts'
import { Action, DangerAction } from '../../ui/form/action.tsx'
import { Facts, Line, Lines } from '../../ui/page/columns.tsx'
import { PlaceLink } from '../../ui/page/place-link.tsx'
import { Card, Muted, Status } from '../../ui/page/view.tsx'
import { counted, dayText, minuteText } from '../../words/format.ts'
import { deliverySentence } from '../delivery-words.ts'
import { EraseDialog } from '../erase-dialog.tsx'
import { LeadLink } from '../lead-link.tsx'
import { ReleaseDialog } from '../release-dialog.tsx'
import { NoteCard } from './note-card.tsx'

type LeadSideProps = { detail: LeadDetail; onChanged: () => void }

/** How far we are, who it is, runs, colleagues and deliveries. */
export function LeadSide({ detail, onChanged }: LeadSideProps) {
  return (
    <>
      <NoteCard id={detail.lead.id} note={detail.note} onChanged={onChanged} />
      <Contact detail={detail} />
      {detail.lead.quarantine !== null && <Quarantine detail={detail} onReleased={onChanged} />}
      {detail.runs.length > 0 && <Runs detail={detail} />}
      <Colleagues detail={detail} />
      <Deliveries detail={detail} />
    </>
  )
}

type ErasingProps = { email: string; onErased: (sentence: string) => void }

export function Erasing({ email, onErased }: ErasingProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title="Erase this person" danger>
      <p>Every lead and response of {email}, for good.</p>
      <div>
        <DangerAction onClick={() => setIsOpen(true)}>Erase 1 person</DangerAction>
      </div>
      {isOpen && (
        <EraseDialog emails={[email]} onClose={() => setIsOpen(false)} onErased={onErased} />
      )}
    </Card>
  )
}

function Quarantine({
  detail: { lead },
  onReleased,
}: {
  detail: LeadDetail
  onReleased: () => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState('')
  return (
    <Card title="In quarantine">
      <p>{`It looks automated: ${lead.quarantine}. It counts in no figure, and nobody was told of it.`}</p>
      <div>
        <Action isForEditors onClick={() => setIsOpen(true)}>
          Release this lead
        </Action>
      </div>
      <Status>{said}</Status>
      {isOpen && (
        <ReleaseDialog
          ids={[lead.id]}
          onClose={() => setIsOpen(false)}
          onReleased={(sentence) => {
            setSaid(sentence)
            onReleased()
          }}
        />
      )}
    </Card>
  )
}

function Contact({ detail: { lead, origin, sendings } }: { detail: LeadDetail }) {
  const came = [
    ['Source', origin.source],
    ['Medium', origin.medium],
    ['Campaign', origin.campaign],
    ['Referrer', origin.referrer],
  ] as const
  return (
    <Card title="Contact">
      <Facts
        facts={[
          ['Email', <EmailLink key="email" email={lead.email} />],
          ['Company', <CompanyLink key="company" company={lead.company} />],
          ['Designation', lead.designation],
          ...came.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
          ['Form sent', sendings.map(({ at }) => minuteText(at)).join(', ')],
        ]}
      />
    </Card>
  )
}

function Runs({ detail: { runs } }: { detail: LeadDetail }) {
  return (
    <Card title="Runs over time">
      <Lines>
        {runs.map(({ at, score, stage, code }) => (
          <Line
            key={at}
            end={
              code === undefined ? (
                'earlier questions'
              ) : (
                <NewTabLink href={SITE.address + reportPathOf(code)}>
                  Report<span className="unseen"> of {minuteText(at)}</span>
                </NewTabLink>
              )
            }
          >
            <strong>{oneDecimal(score)}</strong> {stage}, {dayText(at)}
          </Line>
        ))}
      </Lines>
    </Card>
  )
}

function Colleagues({ detail }: { detail: LeadDetail }) {
  const { lead, colleagues, colleagueCount } = detail
  const more = colleagueCount - colleagues.length
  return (
    <Card title="Colleagues">
      {colleagues.length === 0 && (
        <Muted>{`Nobody else with an email at ${lead.email.replace(/^.*@/, '')}.`}</Muted>
      )}
      <Lines>
        {colleagues.map(({ id, name, designation, stage, score }) => (
          <Line key={id} end={score === null ? stage : `${oneDecimal(score)} ${stage}`}>
            <LeadLink id={id}>{name}</LeadLink> {designation}
          </Line>
        ))}
      </Lines>
      {more > 0 && <Muted>{`And ${counted(more, 'more', 'more')}.`}</Muted>}
    </Card>
  )
}

function Deliveries({ detail: { deliveries } }: { detail: LeadDetail }) {
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

function CompanyLink({ company }: { company: string }) {
  function handleOpen(href: string) {
    showLeads({ company })
    navigate(href)
  }
  return (
    <PlaceLink href={LEADS_PATH} onOpen={handleOpen}>
      {company}
    </PlaceLink>
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
