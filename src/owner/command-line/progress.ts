import { grouped } from './counts-text.ts'

/** '2,500 of 10,000 rows'; more than `total` where rows came in meanwhile. */
export function progressText(done: number, total: number, noun: string): string {
  return `${grouped(done)} of ${grouped(Math.max(total, done))} ${noun}`
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
