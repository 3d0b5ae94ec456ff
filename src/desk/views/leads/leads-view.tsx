import { useEffect, useLayoutEffect, useState } from 'react'
import { SITE } from '../../../content/site.ts'
import { DESK_PATHS, isLeadOrder } from '../../../contract/desk.ts'
import type { FilterChoices, LeadQuery, LeadRow } from '../../../contract/desk.ts'
import { FIRST_LIST, isFiltered } from '../../state/lead-list.ts'
import { useAsked } from '../../state/use-asked.ts'
import { useLeadList } from '../../state/use-lead-list.ts'
import type { useNews } from '../../state/use-news.ts'
import { Action } from '../../ui/form/action.tsx'
import { Bar } from '../../ui/form/bar.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Command } from '../../ui/page/command.tsx'
import { Empty, Failure } from '../../ui/page/states.tsx'
import { Status, ViewHead } from '../../ui/page/view.tsx'
import { leadColumns } from '../lead-columns.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadTools } from './lead-tools.tsx'
import { counted } from '../../words/format.ts'
import { countSentence, pageSentence } from './list-sentences.ts'
import { Pager } from '../../ui/table/pager.tsx'
import { SelectionBar } from './selection-bar.tsx'

type LeadsViewProps = { openedId: number | undefined; news: ReturnType<typeof useNews> }

/** `openedId`: the lead that was just looked at; its row takes the focus again. */
export function LeadsView({ openedId, news }: LeadsViewProps) {
  const shown = useLeadList()
  const { noteLook } = news
  useEffect(() => void noteLook(), [noteLook])
  const { list, rows, refusal, isEmpty } = shown
  const hasNone = useHasNone(shown)
  const [selected, setSelected] = useSelection(shown)
  useRowFocus(openedId, rows.length > 0)

  function handleLook() {
    shown.askAgain()
    void noteLook()
  }

  function handleChanged() {
    setSelected([])
    shown.askAgain()
  }

  return (
    <>
      <ViewHead title="Leads" aside={!hasNone && <LeadTools shown={shown} />}>
        <Status>{refusal ? '' : countSentence(shown.count.value, list.query)}</Status>
      </ViewHead>
      {!hasNone && <LeadFilters query={list.query} onChange={shown.setQuery} />}
      <NewLeads news={news} onLook={handleLook} />
      {refusal && <Failure {...refusal} onRetry={shown.askAgain} />}
      {isEmpty && (
        <NoLeads
          isNarrow={isFiltered(list.query)}
          onClear={() => shown.setQuery(FIRST_LIST.query)}
          onLook={handleChanged}
        />
      )}
      {!isEmpty && (rows.length > 0 || !refusal) && (
        <LeadTable shown={shown} isNew={news.isNew} selected={selected} onSelect={setSelected} />
      )}
      <SelectionBar
        rows={selected}
        list={list}
        onClear={() => setSelected([])}
        onChanged={handleChanged}
      />
      <Pager
        sentence={pageSentence(shown.start, rows.length)}
        onPrevious={shown.previous}
        onNext={shown.next}
      />
    </>
  )
}

/** Tells of leads that came while the list is open. Rows do not move until somebody asks for them. */
function NewLeads({ news: { newLeads }, onLook }: Pick<LeadsViewProps, 'news'> & Looking) {
  if (!newLeads) return null
  return (
    <Bar label="New leads">
      <Action onClick={onLook}>{`Show ${counted(newLeads, 'new lead')}`}</Action>
    </Bar>
  )
}

type Looking = { onLook: () => void }

/** Rows of the page that is shown: nothing is done with rows that nobody sees. */
function useSelection({ list, start, rows }: ReturnType<typeof useLeadList>) {
  const page = JSON.stringify([list.query, start])
  const [selection, setSelection] = useState<{ page: string; ids: readonly number[] }>({
    page,
    ids: [],
  })
  // A person who comes back to a page begins again.
  if (selection.page !== page) setSelection({ page, ids: [] })

  function setSelected(selected: readonly LeadRow[]) {
    setSelection({ page, ids: selected.map(({ id }) => id) })
  }
  return [rows.filter(({ id }) => selection.ids.includes(id)), setSelected] as const
}

/** Whether there is no lead at all, in quarantine either: tools and filters would only be in the way. */
function useHasNone({ list, isEmpty }: ReturnType<typeof useLeadList>): boolean {
  const mayBe = isEmpty && !isFiltered(list.query)
  const choices = useAsked<FilterChoices>(mayBe ? DESK_PATHS.filterChoices : undefined)
  return mayBe && choices.value?.quarantined === 0
}

type LeadTableProps = {
  shown: ReturnType<typeof useLeadList>
  isNew: (leadId: number) => boolean
  selected: readonly LeadRow[]
  onSelect: (selected: readonly LeadRow[]) => void
}

function LeadTable({ shown, isNew, selected, onSelect }: LeadTableProps) {
  const { list, rows } = shown

  function handleSelect(picked: readonly LeadRow[], isPicked: boolean) {
    const others = selected.filter(({ id }) => !picked.some((row) => row.id === id))
    onSelect(isPicked ? [...others, ...picked] : others)
  }

  return (
    <DataTable
      caption="Leads"
      columns={leadColumns(list.columns, isNew, (company) => shown.setQuery({ company }))}
      rows={rows}
      keyOf={({ id }) => id}
      sorted={sortOf(list.query)}
      onSort={(by) => isLeadOrder(by) && shown.sortBy(by)}
      selection={{
        isSelected: ({ id }) => selected.some((row) => row.id === id),
        nameOf: ({ name, company }) => `${name}, ${company}`,
        onSelect: handleSelect,
      }}
      isLoading={shown.isLoading}
      isTall
    />
  )
}

function sortOf({ by = 'when', direction = 'descending' }: LeadQuery) {
  return { by, direction }
}

type NoLeadsProps = { isNarrow: boolean; onClear: () => void; onLook: () => void }

function NoLeads({ isNarrow, onClear, onLook }: NoLeadsProps) {
  return isNarrow ? (
    <Empty title="No lead matches these filters.">
      <Action onClick={onClear}>Clear all filters</Action>
    </Empty>
  ) : (
    <Empty title="No leads yet.">
      <p>Leads appear here once someone submits the form at:</p>
      <Command text={SITE.address} />
      <Action onClick={onLook}>Look again</Action>
    </Empty>
  )
}

/** Once, as soon as there are rows. */
function useRowFocus(id: number | undefined, hasRows: boolean) {
  useLayoutEffect(() => {
    if (!hasRows || id === undefined) return
    const link = document.querySelector<HTMLElement>(`tr[data-row="${id}"] a`)
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'center' })
  }, [hasRows, id])
}
