import type { Place } from './entry.ts'

/** One thing that is wrong in the folder, in one sentence or two: what, and what to do. */
export type Mistake = Place & { text: string }

const MAX_IN_A_FILE = 5

/** `en/pages.yaml:4: …`, one a line. Of a file with many, the first few and how many more there are. */
export function mistakesText(mistakes: readonly Mistake[]): string {
  return [...Map.groupBy(mistakes, ({ file }) => file)]
    .flatMap(([file, all]) => {
      const sorted = all.toSorted((one, other) => one.line - other.line)
      const more = sorted.length - MAX_IN_A_FILE
      return [
        ...sorted.slice(0, MAX_IN_A_FILE).map(({ line, text }) => `${file}:${line}: ${text}`),
        ...(more > 0 ? [`${file}: ${more} more.`] : []),
      ]
    })
    .join('\n')
}
