import type { Timed } from '../faults/harness/load.ts'

const TURNED_AWAY = 'turned away'

export function outcomeOf({ answer, failure }: Timed): string {
  return isTurnedAway(answer) ? TURNED_AWAY : String(answer?.status ?? failure)
}

/** By a server itself, which has too much to do or waits too long for the database: time alone does that. */
function isTurnedAway(answer: Timed['answer']): boolean {
  const isOurs = answer?.headers['content-type']?.startsWith('application/problem+json')
  return answer?.status === 503 && isOurs === true
}

export function isCut(request: Timed): boolean {
  return !['201', TURNED_AWAY].includes(outcomeOf(request))
}

/** '120 × 201, 3 × 502, 1 × turned away' */
export function countsOf(requests: readonly Timed[]): string {
  const words = requests.map(outcomeOf)
  return [...new Set(words)]
    .toSorted()
    .map((word) => `${words.filter((other) => other === word).length} × ${word}`)
    .join(', ')
}
