import { useEffect, useEffectEvent } from 'react'
import { remember, remembered } from './storage.ts'

const KEY = 'desk.keys'
const OFF = 'off'

/** Runs the action of a key that is pressed outside of fields, unless keys are turned off (WCAG 2.1.4). */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, target, key } = event
    const isTyping = target instanceof Element && target.closest('input, select, textarea, dialog')
    const action = actions[key]
    if (isTyping || altKey || ctrlKey || metaKey || !action || !areShortcutsOn()) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const handle = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
}

export function areShortcutsOn(): boolean {
  return remembered('localStorage', KEY) !== OFF
}

export function turnShortcuts(isOn: boolean): void {
  remember('localStorage', KEY, isOn ? 'on' : OFF)
}
