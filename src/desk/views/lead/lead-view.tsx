import { use } from 'react'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { LeadDetail } from '../../../contract/desk.ts'
import { Empty } from '../../../ui/desk/notices.tsx'
import { Columns, Status, ViewHead } from '../../../ui/desk/view.tsx'
import { LinkButton } from '../../../ui/page/button.tsx'
import { LEADS_PATH, mailtoOf } from '../../address.ts'
import { MayChange } from '../../may-change.ts'
import { useQuery } from '../../use-query.ts'
import { Problem } from '../problem.tsx'
import { Brief } from './brief.tsx'
import { ErasureCard } from './erasure-card.tsx'
import { LeadAnswers } from './lead-answers.tsx'
import { Colleagues, Contact, LeadDeliveries, Runs } from './lead-side.tsx'
import { NoteCard } from './note-card.tsx'
import { QuarantineCard } from './quarantine-card.tsx'

export function LeadView({ id }: { id: string }) {
  const { value, refusal, refetch } = useQuery<LeadDetail>(`${DESK_PATHS.lead}?id=${id}`)
  const back = <a href={LEADS_PATH}>Leads</a>

  if (refusal?.kind === 'missing')
    return (
      <>
        <ViewHead title="Lead" back={back} />
        <Empty title={`${refusal.sentence}.`} />
      </>
    )
  return (
    <>
      <ViewHead
        title={value ? <bdi>{value.lead.name}</bdi> : 'Lead'}
        back={back}
        aside={
          value && (
            <LinkButton look="secondary" href={mailtoOf(value.lead.email)}>
              Email
            </LinkButton>
          )
        }
      >
        <Status>
          {value && (
            <>
              <bdi>{value.lead.designation}</bdi>, <bdi>{value.lead.company}</bdi>
            </>
          )}
        </Status>
      </ViewHead>
      <Problem refusal={refusal} onRetry={refetch} />
      {value && <Detail detail={value} onChanged={refetch} />}
    </>
  )
}

function Detail({ detail, onChanged }: { detail: LeadDetail; onChanged: () => void }) {
  const mayChange = use(MayChange)
  const { lead, note, runs } = detail
  return (
    <Columns
      main={
        <>
          <Brief detail={detail} />
          {runs[0] && <LeadAnswers run={runs[0]} />}
        </>
      }
      side={
        <>
          {lead.quarantine !== null && (
            <QuarantineCard id={lead.id} why={lead.quarantine} onReleased={onChanged} />
          )}
          <NoteCard id={lead.id} note={note} />
          <Contact detail={detail} />
          <Runs runs={runs} />
          <Colleagues detail={detail} />
          <LeadDeliveries deliveries={detail.deliveries} />
          {mayChange && <ErasureCard id={lead.id} email={lead.email} />}
        </>
      }
    />
  )
}
