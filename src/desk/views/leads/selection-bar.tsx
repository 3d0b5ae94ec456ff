import { useState } from 'react'
import type { LeadRow } from '../../../contract/desk.ts'
import type { LeadList } from '../../state/lead-list.ts'
import { Action, DangerAction } from '../../ui/form/action.tsx'
import { Bar } from '../../ui/form/bar.tsx'
import { Status } from '../../ui/page/view.tsx'
import { counted } from '../../words/format.ts'
import { EraseDialog } from '../erase-dialog.tsx'
import { ReleaseDialog } from '../release-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'

type SelectionBarProps = {
  rows: readonly LeadRow[]
  list: LeadList
  onClear: () => void
  /** Called when leads were erased, or released into the list. */
  onChanged: () => void
}

type Open = 'export' | 'release' | 'erase' | undefined

/** What can be done with the rows that were picked; each button names how many. */
export function SelectionBar({ rows, list, onClear, onChanged }: SelectionBarProps) {
  const [open, setOpen] = useState<Open>()
  const [said, setSaid] = useState('')
  const emails = [...new Set(rows.map(({ email }) => email))]
  const quarantined = rows.filter((row) => row.quarantine !== null)
  const close = () => setOpen(undefined)

  function handleChanged(sentence: string) {
    setSaid(sentence)
    onChanged()
  }

  return (
    <>
      {rows.length > 0 && (
        <Bar label="Selected leads" isRaised>
          <strong>{`${counted(rows.length, 'lead')} selected`}</strong>
          <Action
            isForEditors
            onClick={() => setOpen('export')}
          >{`Export ${counted(rows.length, 'lead')}`}</Action>
          {quarantined.length > 0 && (
            <Action isForEditors onClick={() => setOpen('release')}>
              {`Release ${counted(quarantined.length, 'lead')}`}
            </Action>
          )}
          <DangerAction onClick={() => setOpen('erase')}>
            {`Erase ${counted(emails.length, 'person', 'people')}`}
          </DangerAction>
          <Action look="quiet" onClick={onClear}>
            Clear selection
          </Action>
        </Bar>
      )}
      <Status>{said}</Status>
      {open === 'export' && (
        <ExportDialog list={list} ids={rows.map(({ id }) => id)} onClose={close} />
      )}
      {open === 'release' && (
        <ReleaseDialog
          ids={quarantined.map(({ id }) => id)}
          onClose={close}
          onReleased={handleChanged}
        />
      )}
      {open === 'erase' && <EraseDialog emails={emails} onClose={close} onErased={handleChanged} />}
    </>
  )
}
