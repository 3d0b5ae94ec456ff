import { use, useEffect, useState } from 'react'
import { DESK_PATHS, LEADS_ON_A_PAGE } from '../../../contract/desk.ts'
import type { FilterChoices, LeadsPage } from '../../../contract/desk.ts'
import { Empty } from '../../../ui/desk/notices.tsx'
import { Links, Pager, Status, ViewHead } from '../../../ui/desk/view.tsx'
import { LinkButton, NewTabLink } from '../../../ui/page/button.tsx'
import { siteAddress } from '../../site-address.ts'
import { LEADS_PATH, pagesAround } from '../../address.ts'
import { counted, countText } from '../../format.ts'
import { MayChange } from '../../may-change.ts'
import { keepNewest, newestSeen } from '../../unseen.ts'
import { useQuery } from '../../use-query.ts'
import { Problem } from '../problem.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadTable } from './lead-table.tsx'

const LINKS = [
  ['All', ''],
  ['Call first', '?finished=yes&state=new&by=score&direction=ascending'],
  ['New', '?state=new'],
  ['Quarantine', '?quarantined=only'],
] as const

export function LeadsView() {
  const { search } = location
  const { value, refusal, refetch } = useQuery<LeadsPage>(DESK_PATHS.leads + search)
  const choices = useQuery<FilterChoices>(DESK_PATHS.filterChoices).value
  const isEmpty = value?.count === 0
  if (isEmpty && search === '' && choices?.quarantined === 0) return <NoLeadsYet />
  return (
    <>
      <ViewHead title="Leads" aside={<ExportLink />}>
        <Status>{refusal ? '' : countOf(value)}</Status>
      </ViewHead>
      <Lists quarantined={choices?.quarantined ?? 0} />
      <LeadFilters choices={choices} />
      <Problem refusal={refusal} onRetry={refetch} />
      {value && !isEmpty && <LeadList page={value} />}
      {isEmpty && (
        <Empty title="No lead matches.">
          <a href={LEADS_PATH}>Show all leads</a>
        </Empty>
      )}
    </>
  )
}

function countOf(page: LeadsPage | undefined): string {
  return page ? counted(page.count, 'lead') : 'Loading...'
}

function ExportLink() {
  const mayChange = use(MayChange)
  if (!mayChange) return null
  return (
    <LinkButton look="secondary" href={DESK_PATHS.leadsFile + location.search} download>
      Export as CSV
    </LinkButton>
  )
}

function Lists({ quarantined }: { quarantined: number }) {
  const links = LINKS.map(([text, query]) => ({
    href: LEADS_PATH + query,
    text: text === 'Quarantine' && quarantined > 0 ? `${text} (${quarantined})` : text,
    isCurrent: location.search === query,
  }))
  return <Links label="Lists" links={links} />
}

function LeadList({ page }: { page: LeadsPage }) {
  const seen = useNewestSeen(location.search === '' ? page : undefined)
  const { first, last, previous, next } = pagesAround(page.count, LEADS_ON_A_PAGE)
  return (
    <>
      <LeadTable rows={page.rows} seen={seen} />
      <Pager
        sentence={`${countText(first)} to ${countText(last)}`}
        previous={previous}
        next={next}
      />
    </>
  )
}

/** `newest`: the list, where it begins with the newest leads. */
function useNewestSeen(newest: LeadsPage | undefined): number {
  const [seen] = useState(newestSeen)
  useEffect(() => {
    if (newest) keepNewest(Math.max(0, ...newest.rows.map(({ id }) => id)))
  }, [newest])
  return seen
}

/** What there will be to see, and how to get there. */
function NoLeadsYet() {
  return (
    <>
      <ViewHead title="Leads" />
      <Empty title="No leads yet.">
        <p>
          Each person who submits the form at{' '}
          <NewTabLink href={siteAddress()}>{siteAddress()}</NewTabLink> appears here, with:
        </p>
        <ul>
          <li>their stage and scores, and questions to open a call with</li>
          <li>a brief with what works, what they plan and how you can help, to copy</li>
          <li>your note and how far you are with them</li>
        </ul>
        <p>
          The list filters, sorts and exports to a spreadsheet. <a href="/numbers">Numbers</a> shows
          visits and answers, <a href="/deliveries">Deliveries</a> what could not be sent to your
          CRM, chat or mail, <a href="/benchmark">Benchmark</a> how people scored, and{' '}
          <a href="/health">Health</a> your backups.
        </p>
      </Empty>
    </>
  )
}
