import { expect, it } from 'vitest'
import { createToastStore } from './toast-store.ts'

it('shows one toast until it is dismissed, and notifies its listeners of both', () => {
  const toast = createToastStore()
  const seen: unknown[] = []
  toast.subscribe(() => seen.push(toast.get()))
  const saved = { title: 'Saved', text: 'Thank you.' }

  toast.show(saved)
  toast.dismiss()

  expect(seen).toEqual([saved, undefined])
})

it('notifies no listener that has unsubscribed', () => {
  const toast = createToastStore()
  const seen: unknown[] = []
  const leave = toast.subscribe(() => seen.push(toast.get()))

  leave()
  toast.show({ title: 'Saved', text: 'Thank you.' })

  expect(seen).toEqual([])
})
