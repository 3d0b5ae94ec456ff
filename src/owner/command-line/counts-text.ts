import type { RowCounts } from '../../store/store.ts'

/** '1 lead and 2,000 responses'. */
export function countsText({ leads, responses }: RowCounts): string {
  return `${counted(leads, 'lead')} and ${counted(responses, 'response')}`
}

export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** 1234567 as '1,234,567'. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
