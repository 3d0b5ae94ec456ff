import { bar, grouped, percent } from '../stats/bars.ts'

const BAR_WIDTH = 24

/** `done` of about `total` after `elapsedMs`: a bar, the share, and the time that is left. */
export function progressLine(noun: string, done: number, total: number, elapsedMs: number): string {
  const most = Math.max(total, done)
  const leftSeconds = done === 0 ? 0 : Math.ceil(((elapsedMs / done) * (most - done)) / 1000)
  return [
    bar(done, most, BAR_WIDTH).padEnd(BAR_WIDTH, '░'),
    percent(done, most).padStart(5),
    `${grouped(done)} of ${grouped(most)} ${noun}`,
    leftSeconds > 0 ? `${grouped(leftSeconds)} s left` : '',
  ]
    .join('  ')
    .trimEnd()
}

/** Tells a line where another tenth of the whole is done. `share`: from 0 to 1. */
export function everyTenth(tell: (line: string) => void): (line: string, share: number) => void {
  let tenths = 0
  return (line, share) => {
    const reached = Math.floor(10 * share)
    if (reached > tenths) tell(line)
    tenths = Math.max(tenths, reached)
  }
}
