import { useRef, useState } from 'react'
import { LEAD_COLUMNS } from '../../../contract/desk.ts'
import { keepViews, READY_VIEWS, readSavedViews } from '../../state/saved-views.ts'
import type { useLeadList } from '../../state/use-lead-list.ts'
import { Action } from '../../ui/form/action.tsx'
import { Dialog } from '../../ui/form/dialog.tsx'
import { Choice, Entry, Tick } from '../../ui/form/fields.tsx'
import { Muted } from '../../ui/page/view.tsx'
import { COLUMN_TITLES } from '../lead-columns.tsx'
import { ExportDialog } from './export-dialog.tsx'

type LeadToolsProps = { shown: ReturnType<typeof useLeadList> }
type Open = 'columns' | 'save' | 'export' | undefined

const NONE = ''

/** Views, columns, and the file. */
export function LeadTools({ shown }: LeadToolsProps) {
  const { list, setList } = shown
  const [open, setOpen] = useState<Open>()
  const [saved, setSaved] = useState(readSavedViews)
  const views = [...READY_VIEWS, ...saved]
  const now = JSON.stringify(list)
  const current = views.find((view) => JSON.stringify(view.list) === now)
  const isOwn = saved.some((view) => view === current)

  function change(next: typeof saved) {
    setSaved(next)
    keepViews(next)
  }

  function handlePick(name: string) {
    const view = views.find((each) => each.name === name)
    if (view) setList(view.list)
  }

  return (
    <>
      <Choice
        label="View"
        value={current?.name ?? NONE}
        options={[
          ...(current ? [] : [[NONE, 'Changed, not saved'] as const]),
          ...views.map(({ name }) => [name, name] as const),
        ]}
        onPick={handlePick}
      />
      {isOwn ? (
        <Action onClick={() => change(saved.filter((view) => view !== current))}>
          Delete view
        </Action>
      ) : (
        <Action onClick={() => setOpen('save')}>Save view</Action>
      )}
      <Action onClick={() => setOpen('columns')}>Columns</Action>
      <Action
        isForEditors
        look="primary"
        disabled={shown.isEmpty}
        onClick={() => setOpen('export')}
      >
        Export what I see
      </Action>
      {open === 'save' && (
        <SaveDialog
          taken={views.map(({ name }) => name)}
          onClose={() => setOpen(undefined)}
          onSave={(name) => change([...saved, { name, list }])}
        />
      )}
      {open === 'columns' && (
        <Dialog title="Columns" onClose={() => setOpen(undefined)}>
          <Muted>
            The list and its export show these. The name is always there: it opens the lead.
          </Muted>
          <div>
            {LEAD_COLUMNS.filter((column) => column !== 'name').map((column) => (
              <Tick
                key={column}
                label={COLUMN_TITLES[column]}
                checked={list.columns.includes(column)}
                onTick={(isShown) =>
                  shown.setColumns(
                    LEAD_COLUMNS.filter((each) =>
                      each === column ? isShown : list.columns.includes(each),
                    ),
                  )
                }
              />
            ))}
          </div>
        </Dialog>
      )}
      {open === 'export' && <ExportDialog list={list} onClose={() => setOpen(undefined)} />}
    </>
  )
}

type SaveDialogProps = {
  taken: readonly string[]
  onClose: () => void
  onSave: (name: string) => void
}

function SaveDialog({ taken, onClose, onSave }: SaveDialogProps) {
  const [name, setName] = useState('')
  const [mistake, setMistake] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const given = name.trim()

  function isNamed(): boolean {
    const found = mistakeOf(given, taken)
    if (found === '') return true
    setMistake(found)
    field.current?.focus()
    return false
  }

  function handleType(text: string) {
    setName(text)
    setMistake('')
  }

  async function handleSave(): Promise<undefined> {
    onSave(given)
  }

  return (
    <Dialog
      title="Save this view"
      onClose={onClose}
      action="Save"
      isReady={isNamed}
      onDone={handleSave}
    >
      <Muted>
        Search, filters, order and columns as they are now. It is kept in this browser alone, with
        what you typed.
      </Muted>
      <Entry
        label="Name of the view"
        wide
        value={name}
        onType={handleType}
        error={mistake}
        ref={field}
      />
    </Dialog>
  )
}

function mistakeOf(name: string, taken: readonly string[]): string {
  if (name === '') return 'Give the view a name first.'
  return taken.includes(name) ? 'A view of this name is there already.' : ''
}
