import { useState } from 'react'
import { dueStepOf } from '../../../../content/report/due-now.ts'
import { planStepsOf } from '../../../../content/report/plan-words.ts'
import { LEAD_ORDERS } from '../../../../contract/desk/api.ts'
import type {
  LeadOrder,
  LeadState,
  StoredLead,
  StoredResponse,
} from '../../../../contract/desk/api.ts'
import { languageName } from '../../../../contract/languages.ts'
import { shownText } from '../../../../domain/assessment/shown-score.ts'
import { readAnswersOf } from '../../../../domain/assessment/assessment.ts'
import { reportOf } from '../../../../domain/report/report.ts'
import { lowestAreaOf } from '../../../../domain/report/lowest-area.ts'
import { sourceNameOf } from '../../../../domain/lead/lead-source.ts'
import { LANGUAGES } from '../../../../generated/languages.ts'
import { MODEL } from '../../../../generated/model.ts'
import { AssessmentText } from '../../parts/assessment-text.tsx'
import { DataTable } from '../../parts/data-table.tsx'
import type { Column } from '../../parts/data-table.tsx'
import { Tag } from '../../../../ui/label/tag.tsx'
import { addressWith, leadPathOf } from '../../address.ts'
import { agoText, dayText, minuteText, today } from '../../format.ts'
import { shortAreaOf } from '../../words.ts'
import { StageOfResult, stageOf } from '../stored-result.tsx'
import { StateSelect } from './state-select.tsx'
import styles from './lead-table.module.css'

type LeadTableProps = {
  leads: readonly StoredLead[]
  onState: (lead: StoredLead, state: LeadState) => void
}

export function LeadTable({ leads, onState }: LeadTableProps) {
  return (
    <DataTable caption="Leads" columns={columnsOf(onState)} rows={leads} keyOf={({ id }) => id} />
  )
}

const NOT_FINISHED = 'Not finished'

function columnsOf(onState: LeadTableProps['onState']): Column<StoredLead>[] {
  const query = new URLSearchParams(location.search)
  const isDue = query.has('due')
  const isOfState = query.has('state')
  const columns: Column<StoredLead>[] = [
    {
      title: 'Name',
      width: 16.5,
      isHeader: true,
      ...sortOf('name'),
      cell: (lead) => <Name lead={lead} />,
    },
    {
      title: 'Company',
      width: 14.5,
      onPhone: 'line',
      ...sortOf('company'),
      cell: ({ designation, company }) => (
        <>
          <span className={styles.narrow}>
            <bdi>{designation}</bdi>,{' '}
          </span>
          <bdi>{company}</bdi>
        </>
      ),
    },
    {
      title: 'Score',
      width: 7,
      figures: 'numeric',
      onPhone: 'end',
      ...sortOf('score'),
      cell: ({ latestResponse: latest }) => (
        <>
          <span className={`${styles.narrow} muted`}>
            {latest ? <AssessmentText>{stageOf(latest)}</AssessmentText> : NOT_FINISHED}{' '}
          </span>
          {latest && <strong>{shownText(MODEL, latest.overall_score)}</strong>}
        </>
      ),
    },
    {
      title: 'Stage',
      width: 17,
      onPhone: 'none',
      ...sortOf('stage'),
      cell: ({ latestResponse: latest }) =>
        latest ? (
          <StageOfResult response={latest} />
        ) : (
          <span className="muted">{NOT_FINISHED}</span>
        ),
    },
    {
      ...(isDue ? { title: 'Due', width: 22.5 } : { title: 'Lowest', width: 13.5 }),
      cell: (lead) => (isDue ? <Due {...lead} /> : <Lowest latest={lead.latestResponse} />),
    },
    {
      title: 'State',
      width: 13.5,
      // A list of one state says on a phone when it was, in its place.
      onPhone: isOfState ? 'none' : 'end',
      cell: (lead) => (
        <StateSelect name={lead.name} note={lead.note} onChange={(state) => onState(lead, state)} />
      ),
    },
    {
      title: 'Source',
      width: 9,
      isMinor: true,
      cell: (lead) => <bdi className="muted">{sourceNameOf(lead) ?? 'Not known'}</bdi>,
    },
    {
      title: 'When',
      width: 9,
      isMinor: true,
      onPhone: isOfState ? 'end' : undefined,
      ...sortOf('when'),
      cell: ({ at }) => <Moment at={at} />,
    },
  ]
  return columns.filter(({ title }) => !isDue || title !== 'Source')
}

function Name({ lead }: { lead: StoredLead }) {
  const { id, name, designation, quarantine, note, language } = lead
  return (
    <>
      <a href={leadPathOf(id)}>
        <bdi>{name}</bdi>
      </a>{' '}
      {quarantine !== null && <Tag accent>in quarantine</Tag>}
      {language !== LANGUAGES[0].tag && <Tag>{languageName(language)}</Tag>}
      <bdi className={`${styles.wide} note`} title={note.text || undefined}>
        {designation}
      </bdi>
    </>
  )
}

const STEPS = [
  ...['First step', 'Second step', 'Third step'].slice(0, MODEL.plan.days.length),
  'Retake',
]

/** A reminder, or which step, and of answers to the current questions what it is. */
function Due({ latestResponse: latest, note: { remindOn } }: StoredLead) {
  const [day] = useState(today)
  if (remindOn !== null && remindOn <= day) {
    return (
      <>
        Reminder <span className={`${styles.wide} note`}>{dayText(remindOn)}</span>
      </>
    )
  }
  const index = latest ? dueStepOf(latest.day, day) : undefined
  if (!latest || index === undefined) return '–'
  const answers = readAnswersOf(MODEL, latest)
  const step = answers && planStepsOf(reportOf(MODEL, answers), latest.day)[index]
  return (
    <>
      {STEPS[index]}
      <span className={`${styles.wide} note`}>{step?.short}</span>
    </>
  )
}

function Lowest({ latest }: { latest: StoredResponse | null }) {
  const lowest = latest && lowestAreaOf(MODEL, latest)
  if (!lowest) return <span className="muted">{latest ? 'None stands out' : '–'}</span>
  return (
    <>
      <span className={`${styles.narrow} muted`}>Lowest: </span>
      {`${shortAreaOf(lowest.area)} ${shownText(MODEL, lowest.score)}`}
    </>
  )
}

/** How long ago it was; the exact time is its tooltip. */
function Moment({ at }: { at: string }) {
  const [now] = useState(() => new Date())
  return (
    <time className="muted" dateTime={at} title={minuteText(at)}>
      {agoText(at, now)}
    </time>
  )
}

/** The first click sorts newest or lowest first, the next one reverses it. */
function sortOf(by: LeadOrder): Pick<Column<StoredLead>, 'sort'> {
  const query = new URLSearchParams(location.search)
  const sorted = LEAD_ORDERS.find((order) => order === query.get('by')) ?? 'when'
  const isAscending = query.get('direction') === 'ascending'
  const direction = isAscending ? 'ascending' : 'descending'
  const other = isAscending ? 'descending' : 'ascending'
  const first = by === 'when' ? 'descending' : 'ascending'
  const href = addressWith({ by, direction: by === sorted ? other : first })
  return { sort: { href, direction: by === sorted ? direction : undefined } }
}
