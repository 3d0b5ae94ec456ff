import { use, useRef } from 'react'
import { DESK_PATHS } from '../../../../contract/desk/api.ts'
import type { LeadDetail } from '../../../../contract/desk/api.ts'
import { readAnswersOf } from '../../../../domain/assessment/assessment.ts'
import { reportOf } from '../../../../domain/report/report.ts'
import { MODEL } from '../../../../generated/model.ts'
import { StateMark } from '../../parts/marks.tsx'
import { Card, Status, ViewHead, Waiting } from '../../parts/view.tsx'
import { LinkButton } from '../../../../ui/page/button.tsx'
import { neighborsOf } from '../../listed.ts'
import type { Neighbors } from '../../listed.ts'
import { MayChange } from '../../may-change.ts'
import { useQuery } from '../../use-query.ts'
import { Problem } from '../problem.tsx'
import { Brief } from './brief.tsx'
import { Openings } from './brief-report.tsx'
import { Contact } from './contact.tsx'
import { ContactedButton } from './contacted-button.tsx'
import { Erasure } from './erasure.tsx'
import { NotePart } from './note-part.tsx'
import { QuarantineNotice } from './quarantine-notice.tsx'
import { Actions, Result } from './result.tsx'
import { Scores } from './scores.tsx'
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
        aside={<InList {...neighbors} className={`${styles.above} cluster`} />}
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

/** What is around it in its list, and between them its position. */
function InList({ position, previous, next, className }: Neighbors & { className: string }) {
  if (!previous && !next) return null
  return (
    <nav aria-label="In its list" className={className}>
      {previous && (
        <LinkButton look="secondary" href={previous}>
          Previous
        </LinkButton>
      )}
      <p className="muted">{position}</p>
      {next && (
        <LinkButton look="secondary" href={next}>
          Next
        </LinkButton>
      )}
    </nav>
  )
}

function Detail({ detail, onChanged }: { detail: LeadDetail; onChanged: () => void }) {
  const { lead, responses, colleagues } = detail
  const [latest] = responses
  const answers = readAnswersOf(MODEL, latest)
  const report = answers && reportOf(MODEL, answers)
  const openings = useRef<HTMLDivElement>(null)
  const brief = useRef<HTMLDivElement>(null)
  const editor = useNote(lead.id, lead.note)
  const isHeld = lead.quarantine !== null
  // It is released or erased first.
  const mayWork = use(MayChange) && !isHeld
  const actions = <Actions detail={detail} report={report} brief={[openings, brief]} />
  const actionsAbove = <div className={`${styles.above} cluster`}>{actions}</div>
  return (
    <>
      <div className={`${styles.layout} stack gap-5`}>
        <div className="stack gap-5">
          {isHeld && <QuarantineNotice lead={lead} onReleased={onChanged} />}
          {latest ? (
            <Result latest={latest} report={report}>
              {actionsAbove}
            </Result>
          ) : (
            !isHeld && (
              <Card title={<StateMark tone="open">Not finished</StateMark>}>
                <p>
                  Sent the form, and has not finished the questions. Scores come with the last
                  answer.
                </p>
                {actionsAbove}
              </Card>
            )
          )}
        </div>
        {report && <Openings ref={openings} report={report} />}
        <div className={`${styles.beside} pair`}>
          <NotePart note={lead.note} editor={editor} />
          <Contact lead={lead} />
        </div>
        <div className="stack gap-5">
          {report && <Scores report={report} />}
          {(report ?? colleagues[0]) && <Brief ref={brief} detail={detail} report={report} />}
          <Timeline detail={detail} />
          {mayWork && <Erasure lead={lead} />}
        </div>
      </div>
      <div className={`${styles.below} phone-only bar headed gap-2 grow`}>
        {mayWork && <ContactedButton editor={editor} />}
        {actions}
        <InList {...neighborsOf(lead.id)} className="headed gap-2" />
      </div>
    </>
  )
}
