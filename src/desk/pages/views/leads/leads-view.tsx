import { use, useEffect, useRef, useState } from 'react'
import { DESK_PATHS, LEADS_ON_A_PAGE } from '../../../../contract/desk/api.ts'
import type { LeadNote, LeadsPage, LeadState, StoredLead } from '../../../../contract/desk/api.ts'
import type { NoteChange } from '../../../../contract/desk/requests.ts'
import { LinkButton } from '../../../../ui/page/button.tsx'
import { Notice, Status, ToAssessment, ViewHead, Waiting } from '../../parts/view.tsx'
import { LEADS_PATH, pagesAround, REACH_FIRST } from '../../address.ts'
import { Counts } from '../../counts.ts'
import { counted, countText } from '../../../../domain/counted.ts'
import { ask } from '../../ask.ts'
import type { Refusal } from '../../ask.ts'
import { keepListed } from '../../listed.ts'
import { MayChange } from '../../may-change.ts'
import { SITE } from '../../../../generated/site.ts'
import { useQuery } from '../../use-query.ts'
import { Problem } from '../problem.tsx'
import { Finders, Lists } from './finders.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadTable } from './lead-table.tsx'
import { countFilters, LISTS } from './lists.ts'

/** By their query, so that who comes back finds the list where they left it. */
const shownPages = new Map<string, LeadsPage>()

export function LeadsView() {
  const { search } = location
  const query = useQuery<LeadsPage>(DESK_PATHS.leads + search)
  const { value = shownPages.get(search), refusal, refetch, isLoading } = query
  const { counts } = use(Counts)
  const [isChosen, setIsChosen] = useState<boolean>()
  const isEmpty = value?.count === 0 && !isLoading
  const isFiltered = countFilters() > 0
  const isOpen = isChosen ?? isFiltered
  if (isEmpty && counts?.all === 0 && counts.quarantined === 0) return <NoLeadsYet />
  return (
    <>
      <ViewHead
        title="Leads"
        aside={<Finders isOpen={isOpen} onFilter={() => setIsChosen(!isOpen)} />}
      >
        <Lists />
      </ViewHead>
      {isOpen && <LeadFilters />}
      <div className={isFiltered ? undefined : 'unseen'}>
        <Status>{countOf(value, refusal)}</Status>
      </div>
      <Problem refusal={refusal} onRetry={refetch} />
      {isEmpty ? (
        <NoneFound />
      ) : (
        <Waiting isLoading={isLoading}>
          <LeadList page={value} isCurrent={!isLoading} onConflict={refetch} />
        </Waiting>
      )}
    </>
  )
}

/** What there will be to see, and how to get there. */
function NoLeadsYet() {
  return (
    <>
      <ViewHead title="Leads" />
      <Notice title="No leads yet.">
        <p>
          {SITE.hasForm
            ? 'Each person who submits the form of the assessment appears here: with their stage and scores, questions to open a call with, and a brief to copy.'
            : 'This assessment has no form, so nobody leaves a name. “Numbers” counts the answers.'}
        </p>
        <ToAssessment />
      </Notice>
    </>
  )
}

function NoneFound() {
  const [, , , sentence = 'No lead matches.'] =
    LISTS.find(([, query]) => query === location.search) ?? []
  return (
    <Notice title={sentence}>
      <LinkButton look="secondary" href={LEADS_PATH}>
        Show all leads
      </LinkButton>
    </Notice>
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
  onConflict: () => void
}

const NO_PAGE: LeadsPage = { leads: [], count: 0 }

/** While it loads for the first time it is a head without rows, so that nothing moves. */
function LeadList({ page = NO_PAGE, isCurrent, onConflict }: LeadListProps) {
  const mayChange = use(MayChange)
  const { leads, refusal, changeState } = useChangedStates(page.leads, onConflict)
  const { first, last, previous, next } = pagesAround(page.count, LEADS_ON_A_PAGE)
  const { search } = location

  useEffect(() => {
    if (!isCurrent) return
    const ids = page.leads.map(({ id }) => id)
    shownPages.set(search, page)
    keepListed({ search, ids, first, count: page.count })
  }, [page, isCurrent, search, first])

  return (
    <>
      <Problem refusal={refusal} />
      {search === REACH_FIRST && (
        <p className="note">Finished, not contacted yet, the lowest score first.</p>
      )}
      <LeadTable leads={leads} onState={changeState} />
      {page.count > 0 && (
        <nav aria-label="Pages" className="ends taps">
          <div className="cluster">
            {previous !== undefined && <a href={previous}>Previous</a>}
            {next !== undefined && <a href={next}>Next</a>}
            <p className="muted">
              {`${countText(first)} to ${countText(last)} of ${counted(page.count, 'lead')}`}
            </p>
          </div>
          {mayChange && (
            <a href={DESK_PATHS.leadsFile + search} download>
              Export as CSV
            </a>
          )}
        </nav>
      )}
    </>
  )
}

/**
 * The leads with the states that were changed here. Each stays in the list, whatever its filter, until that is
 * loaded again: who changes a state by mistake can change it back.
 */
function useChangedStates(leads: readonly StoredLead[], onConflict: () => void) {
  const [notes, setNotes] = useState<ReadonlyMap<number, LeadNote>>(new Map())
  const [refusal, setRefusal] = useState<Refusal>()
  const saving = useRef(new Map<number, Promise<LeadNote>>())
  const { recount } = use(Counts)

  /** Of a lead one after the other, because each is based on the version that the one before has made. */
  function changeState({ id, note }: StoredLead, state: LeadState) {
    const before = saving.current.get(id) ?? Promise.resolve(note)
    saving.current.set(
      id,
      before.then((stored) => send(id, newer(note, stored), state)),
    )
  }

  async function send(id: number, note: LeadNote, state: LeadState): Promise<LeadNote> {
    const { text, remindOn, version } = note
    const change: NoteChange = { id, state, text, remindOn, version }
    const reply = await ask<LeadNote>(DESK_PATHS.note, change)
    setRefusal(reply.ok ? undefined : reply.error)
    if (!reply.ok && reply.error.kind === 'conflict') onConflict()
    if (!reply.ok) return note
    setNotes((before) => new Map(before).set(id, reply.value))
    recount()
    return reply.value
  }

  return {
    leads: leads.map((lead) => ({ ...lead, note: newer(lead.note, notes.get(lead.id)) })),
    refusal,
    changeState,
  }
}

/** What was stored from here, unless the list has since been loaded with something newer. */
function newer(listed: LeadNote, stored: LeadNote | undefined): LeadNote {
  return stored && stored.version > listed.version ? stored : listed
}
