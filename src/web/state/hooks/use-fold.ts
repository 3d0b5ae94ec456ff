import { useNarrow } from './use-narrow.ts'

/** On a phone the first `most` items are shown, and the others wait in a fold. */
export function useFold<Item>(items: readonly Item[], most: number) {
  const shown = useNarrow() ? items.slice(0, most) : items
  return { shown, folded: items.slice(shown.length) }
}
