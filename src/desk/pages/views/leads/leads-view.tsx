import { use, useEffect, useState } from 'react'
import { DESK_PATHS, LEADS_ON_A_PAGE } from '../../../contract/api.ts'
import type { LeadsPage } from '../../../contract/api.ts'
import { SearchField } from '../../../../ui/desk/fields.tsx'
import { Empty } from '../../../../ui/desk/notices.tsx'
import { Chips, Links, Pager, Status, ViewHead, Waiting } from '../../../../ui/desk/view.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { addressWith, CALL_FIRST, LEADS_PATH, pagesAround, searchPathOf } from '../../address.ts'
import { Counts } from '../../counts.ts'
import { counted, countText } from '../../../../domain/counted.ts'
import type { Refusal } from '../../ask.ts'
import { keepListed } from '../../listed.ts'
import { MayChange } from '../../may-change.ts'
import { keepNewest, readUnseen } from '../../unseen.ts'
import { useQuery } from '../../use-query.ts'
import { Problem } from '../problem.tsx'
import { filtersInUse, LeadFilters } from './lead-filters.tsx'
import { LeadTable } from './lead-table.tsx'
import { NoLeadsYet } from './no-leads-yet.tsx'
import { useChangedStates } from './use-changed-states.ts'

const QUARANTINE = '?quarantined=only'

/** Its query, its length, and what it says without leads. */
const LISTS = [
  ['Call first', CALL_FIRST, 'toCall', 'Nobody is left to call.'],
  ['All', '', 'all', 'No lead is listed yet.'],
  ['Quarantine', QUARANTINE, 'quarantined', 'No lead is held back.'],
] as const

function isList(search: string): boolean {
  return LISTS.some(([, query]) => query === search)
}

/** Who searches in a list does not know in which one the lead is; those in quarantine are apart. */
function isSearchInAll(): boolean {
  const { search } = location
  const isUnfiltered = filtersInUse().every(({ name }) => name === 'search')
  return isUnfiltered || (isList(search) && search !== QUARANTINE)
}

export function LeadsView() {
  const { search } = location
  const { value, refusal, refetch, isLoading } = useQuery<LeadsPage>(DESK_PATHS.leads + search)
  const { counts } = use(Counts)
  const [isOpen, setIsOpen] = useState(false)
  const isEmpty = value?.count === 0 && !isLoading
  const isWhole = isList(search)
  if (isEmpty && isWhole && counts?.all === 0 && counts.quarantined === 0) return <NoLeadsYet />
  return (
    <>
      <ViewHead
        title="Leads"
        aside={<Finders isOpen={isOpen} onFilter={() => setIsOpen(!isOpen)} />}
      >
        <Lists />
      </ViewHead>
      {isOpen && <LeadFilters />}
      <Chips chips={isWhole ? [] : filtersInUse()}>
        <Status>{countOf(value, refusal)}</Status>
      </Chips>
      <Problem refusal={refusal} onRetry={refetch} />
      {isEmpty ? (
        <NoneFound />
      ) : (
        <Waiting isLoading={isLoading}>
          <LeadList page={value} isCurrent={!isLoading} isWhole={isWhole} onConflict={refetch} />
        </Waiting>
      )}
    </>
  )
}

function NoneFound() {
  const [, , , sentence = 'No lead matches.'] =
    LISTS.find(([, query]) => query === location.search) ?? []
  const query = new URLSearchParams(location.search)
  const text = query.get('search')
  const isHeldBack = query.has('quarantined')
  const { counts } = use(Counts)
  return (
    <Empty title={sentence}>
      {text && !isSearchInAll() && (
        <a href={searchPathOf(text)}>{`Search all leads for “${text}”`}</a>
      )}
      {text && !isHeldBack && counts?.quarantined !== 0 && (
        <a
          href={`${searchPathOf(text)}&${QUARANTINE.slice(1)}`}
        >{`Search quarantine for “${text}”`}</a>
      )}
      <a href={LEADS_PATH}>Show all leads</a>
    </Empty>
  )
}

function Lists() {
  const { counts } = use(Counts)
  return (
    <Links
      label="Lists"
      links={LISTS.map(([text, query, length]) => ({
        href: LEADS_PATH + query,
        text,
        count: counts && countText(counts[length]),
        isCurrent: query === location.search,
      }))}
    />
  )
}

type FindersProps = { isOpen: boolean; onFilter: () => void }

function Finders({ isOpen, onFilter }: FindersProps) {
  const inUse = isList(location.search) ? [] : filtersInUse()
  const filters = inUse.filter(({ name }) => name !== 'search').length
  const search = new URLSearchParams(location.search).get('search') ?? ''
  const isInAll = isSearchInAll()

  return (
    <>
      <SearchField
        key={search}
        defaultValue={search}
        placeholder={isInAll ? 'Search all leads' : 'Search these leads'}
        onSearch={(text) =>
          location.assign(
            text && isInAll ? searchPathOf(text) : addressWith({ search: text, page: '' }),
          )
        }
      />
      <Button look="secondary" aria-expanded={isOpen} onClick={onFilter}>
        {filters > 0 ? `Filter · ${filters}` : 'Filter'}
      </Button>
    </>
  )
}

function countOf(page: LeadsPage | undefined, refusal: Refusal | undefined): string {
  if (refusal) return ''
  return page ? counted(page.count, 'lead') : 'Loading...'
}

type LeadListProps = {
  page: LeadsPage | undefined
  /** Whether it is the one in the address. */
  isCurrent: boolean
  /** Whether it is one of the lists, without a filter. */
  isWhole: boolean
  onConflict: () => void
}

const NO_PAGE: LeadsPage = { rows: [], count: 0 }

/** While it loads for the first time it is a head without rows, so that nothing moves. */
function LeadList({ page = NO_PAGE, isCurrent, isWhole, onConflict }: LeadListProps) {
  const mayChange = use(MayChange)
  const [isUnseen] = useState(readUnseen)
  const { rows, refusal, changeState } = useChangedStates(page.rows, onConflict)
  const { first, last, previous, next } = pagesAround(page.count, LEADS_ON_A_PAGE)
  const { search } = location

  useEffect(() => {
    if (!isCurrent) return
    const ids = page.rows.map(({ id }) => id)
    if (isWhole) keepNewest(Math.max(0, ...ids))
    keepListed({ search, ids, first, count: page.count })
  }, [page, isCurrent, isWhole, search, first])

  return (
    <>
      <Problem refusal={refusal} />
      <LeadTable
        rows={rows}
        isUnseen={isUnseen}
        onState={(row, state) => void changeState(row, state)}
      />
      {page.count > 0 && (
        <Pager
          sentence={`${countText(first)} to ${countText(last)} of ${counted(page.count, 'lead')}`}
          previous={previous}
          next={next}
        >
          {mayChange && (
            <a href={DESK_PATHS.leadsFile + search} download>
              Export as CSV
            </a>
          )}
        </Pager>
      )}
    </>
  )
}
