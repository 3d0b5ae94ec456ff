import { replaceHash, useHash } from '../../state/hooks/use-hash.ts'

type TeamHash = {
  /** One for each report; '' where nobody typed one. */
  labels: readonly string[]
  setLabel: (place: number, label: string) => void
  /** The codes of an earlier round, as they were pasted. */
  earlier: string
  setEarlier: (text: string) => void
}

/** In characters. */
export const LONGEST_LABEL = 40

/**
 * What people add to a team's page. It stands behind # in the address, so no server ever sees it. Only the
 * parts that show it read it: a letter in a name does not draw the whole page again.
 */
export function useTeamHash(reportCount: number): TeamHash {
  const parameters = new URLSearchParams(useHash().slice(1))
  const typed = parameters.get('labels')?.split('|') ?? []
  const labels = Array.from({ length: reportCount }, (_, place) =>
    (typed[place] ?? '').slice(0, LONGEST_LABEL),
  )
  const earlier = parameters.get('earlier') ?? ''

  function write(changed: { labels?: readonly string[]; earlier?: string }) {
    const joined = (changed.labels ?? labels).join('|')
    replaceHash({
      labels: /^\|*$/.test(joined) ? '' : joined,
      earlier: changed.earlier ?? earlier,
    })
  }

  return {
    labels,
    setLabel: (place, label) =>
      write({
        labels: labels.map((old, other) =>
          other === place ? label.replaceAll('|', ' ').slice(0, LONGEST_LABEL) : old,
        ),
      }),
    earlier,
    setEarlier: (text) => write({ earlier: text }),
  }
}
