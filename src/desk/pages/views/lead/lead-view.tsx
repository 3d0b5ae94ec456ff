import { use, useRef } from 'react'
import type { ReactNode } from 'react'
import { DESK_PATHS } from '../../../../contract/desk/api.ts'
import type { LeadDetail } from '../../../../contract/desk/api.ts'
import { readAnswersOf } from '../../../../domain/assessment/assessment.ts'
import { reportOf } from '../../../../domain/report/report.ts'
import { MODEL } from '../../../../generated/model.ts'
import { StateMark } from '../../parts/marks.tsx'
import { Part, Status, ViewHead, Waiting } from '../../parts/view.tsx'
import { LinkButton } from '../../../../ui/page/button.tsx'
import { mailtoOf } from '../../address.ts'
import { neighborsOf } from '../../listed.ts'
import type { Neighbors } from '../../listed.ts'
import { MayChange } from '../../may-change.ts'
import { siteAddress } from '../../site-address.ts'
import { useQuery } from '../../use-query.ts'
import { Problem } from '../problem.tsx'
import { AnswerTracks } from './answer-tracks.tsx'
import { Brief } from './brief.tsx'
import { Openings } from './brief-report.tsx'
import { Contact } from './contact.tsx'
import { ContactedButton } from './contacted-button.tsx'
import { Erasure } from './erasure.tsx'
import { NotePart } from './note-part.tsx'
import { QuarantineNotice } from './quarantine-notice.tsx'
import { Result } from './result.tsx'
import { Timeline } from './timeline.tsx'
import { useNote } from './use-note.ts'
import styles from './lead-view.module.css'

export function LeadView({ id }: { id: string }) {
  const { value, refusal, isLoading, refetch } = useQuery<LeadDetail>(`${DESK_PATHS.lead}?id=${id}`)
  const neighbors = neighborsOf(Number(id))

  return (
    <>
      <ViewHead
        title={value ? <bdi>{value.lead.name}</bdi> : 'Lead'}
        back={<a href={neighbors.list}>← Leads</a>}
        aside={
          <InList {...neighbors} className={`${styles.above} cluster`}>
            <p className="muted">{neighbors.position}</p>
          </InList>
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
      <Problem refusal={refusal} onRetry={refusal?.kind === 'missing' ? undefined : refetch} />
      {value && (
        <Waiting isLoading={isLoading}>
          <Detail key={value.lead.id} detail={value} onChanged={refetch} />
        </Waiting>
      )}
    </>
  )
}

type InListProps = Neighbors & { className: string; children?: ReactNode }

/** What is around it in its list, and between them `children`. */
function InList({ previous, next, className, children }: InListProps) {
  return (
    <nav aria-label="In its list" className={className}>
      {previous && (
        <LinkButton look="secondary" href={previous}>
          Previous
        </LinkButton>
      )}
      {children}
      {next && (
        <LinkButton look="secondary" href={next}>
          Next
        </LinkButton>
      )}
    </nav>
  )
}

function Detail({ detail, onChanged }: { detail: LeadDetail; onChanged: () => void }) {
  const mayChange = use(MayChange)
  const { lead, responses, colleagues } = detail
  const [latest] = responses
  const answers = readAnswersOf(MODEL, latest)
  const report = answers && reportOf(MODEL, answers)
  const openings = useRef<HTMLDivElement>(null)
  const brief = useRef<HTMLDivElement>(null)
  const editor = useNote(lead.id, lead.note)
  return (
    <>
      <div className={`${styles.layout} stack gap-5`}>
        <div className="stack gap-5">
          {lead.quarantine !== null && (
            <QuarantineNotice id={lead.id} why={lead.quarantine} onReleased={onChanged} />
          )}
          {latest && (
            <Result detail={detail} latest={latest} report={report} brief={[openings, brief]} />
          )}
          {report && <Openings ref={openings} report={report} />}
          {!latest && lead.quarantine === null && <Unfinished email={lead.email} />}
        </div>
        <div className={`${styles.beside} pair`}>
          <div id="follow-up" className="surface">
            <NotePart note={lead.note} editor={editor} />
          </div>
          <div className="surface">
            <Contact lead={lead} />
          </div>
        </div>
        <div className="stack gap-5">
          {report && <AnswerTracks answers={report.answers} />}
          {(report ?? colleagues[0]) && <Brief ref={brief} detail={detail} report={report} />}
          <Timeline detail={detail} />
          {mayChange && <Erasure id={lead.id} email={lead.email} />}
        </div>
      </div>
      <InList {...neighborsOf(lead.id)} className={`${styles.below} bar headed gap-2`}>
        {mayChange && <ContactedButton editor={editor} />}
      </InList>
    </>
  )
}

function Unfinished({ email }: { email: string }) {
  return (
    <Part>
      <h2>
        <StateMark tone="open">Not finished</StateMark>
      </h2>
      <p>Sent the form, and has not finished the questions.</p>
      <p className="muted">There are no scores and no report before the last answer.</p>
      <div className="cluster">
        <LinkButton href={mailtoOf(email, { body: siteAddress() })}>
          Email a link to finish
        </LinkButton>
      </div>
    </Part>
  )
}
