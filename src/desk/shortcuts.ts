import { useEffect, useEffectEvent } from 'react'
import { remember, remembered } from './storage.ts'

const KEY = 'desk.keys'
const OFF = 'off'
const FIELD = 'input, select, textarea, dialog'

/** Runs the action of a key that is pressed outside of fields, unless keys are turned off (WCAG 2.1.4). */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, target, key } = event
    const field = target instanceof Element && target.closest<HTMLElement>(FIELD)
    if (field && key === 'Escape' && areShortcutsOn()) return leave(field)
    const action = actions[key]
    if (field || altKey || ctrlKey || metaKey || !action || !areShortcutsOn()) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const handle = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
}

/** So that keys work again, from the row that the field is in. What opens above the page closes by itself. */
function leave(field: HTMLElement): void {
  if (field.closest('dialog, [popover]')) return
  const row = field.closest('tr')?.querySelector<HTMLElement>('th a')
  if (row) row.focus()
  else field.blur()
}

export function areShortcutsOn(): boolean {
  return remembered('localStorage', KEY) !== OFF
}

export function turnShortcuts(isOn: boolean): void {
  remember('localStorage', KEY, isOn ? 'on' : OFF)
}
