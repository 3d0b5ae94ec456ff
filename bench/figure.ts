import type { Load } from './server/load.ts'

/** One line of the table. `met` is undefined where there is no limit. */
export type Figure = {
  what: string
  measured: string
  /** The least that anything could need, measured in the same run. */
  floor?: string
  ratio?: number
  limit?: string
  met?: boolean
}

const HEADER = ['', 'measured', 'floor', 'ratio', 'limit', 'met']

/** As Markdown. */
export function figureTableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, measured, floor = '', ratio, limit = '', met }) => [
    what,
    measured,
    floor,
    ratio === undefined ? '' : ratio.toFixed(2),
    limit,
    met === undefined ? '' : met ? 'yes' : '**no**',
  ])
  const lines = [HEADER, HEADER.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** 12345.6 as '12,346'. */
export function countText(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

/** '12,346 /s, 45 µs': processor time an answer; and how many more were refused, if any. */
export function rateText({ perSecond, processorUs, refused }: Load): string {
  const processorText = Number.isNaN(processorUs) ? '' : `, ${Math.round(processorUs)} µs`
  const refusedText = refused > 0 ? ` (${countText(refused)} refused)` : ''
  return `${countText(perSecond)} /s${processorText}${refusedText}`
}

export function msText(value: number): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`
}
