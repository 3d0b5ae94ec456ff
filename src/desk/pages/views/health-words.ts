import type { Health } from '../../../contract/desk/api.ts'
import { DAY_MS } from '../../../domain/day.ts'
import type { Tone } from '../parts/marks.tsx'
import { counted, countText } from '../../../domain/counted.ts'
import { bytesText, minuteText } from '../format.ts'

/** With a backup each day, at this age the second one is missing. */
const BACKUP_MAY_BE_DAYS = 2

type Finding = { tone: Tone; sentence: string }

/** What is wrong, the most urgent first, or that nothing is. */
export function healthOf(
  { engine, backup, deliveries }: Pick<Health, 'engine' | 'backup' | 'deliveries'>,
  now: Date,
): readonly Finding[] {
  const failed = counted(deliveries.failed, 'delivery', 'deliveries')
  const wrong = [deliveries.failed > 0 && `${failed} failed.`, backupProblem(engine, backup, now)]
  const findings = wrong.flatMap((sentence) =>
    sentence ? [{ tone: 'bad' as const, sentence }] : [],
  )
  if (findings.length > 0) return findings
  return engine === 'SQLite'
    ? [{ tone: 'good', sentence: 'Everything is fine.' }]
    : [{ tone: 'open', sentence: `Back up ${engine} with its own tools.` }]
}

function backupProblem(
  engine: Health['engine'],
  { last }: Health['backup'],
  now: Date,
): string | undefined {
  if (!last) return engine === 'SQLite' ? 'No backup yet.' : undefined
  const days = Math.floor((now.getTime() - Date.parse(last.at)) / DAY_MS)
  return days >= BACKUP_MAY_BE_DAYS ? `The last backup is ${counted(days, 'day')} old.` : undefined
}

export function backupText(engine: Health['engine'], { folder, last }: Health['backup']): string {
  if (last) return `${minuteText(last.at)}, ${last.file}, ${bytesText(last.bytes)}`
  if (engine !== 'SQLite') return 'made by the tools of the database'
  return folder === null ? 'none known' : `none in ${folder}`
}

export function deliveriesText({ delivered, waiting, failed }: Health['deliveries']): string {
  return `${countText(delivered)} delivered, ${countText(waiting)} waiting, ${countText(failed)} failed`
}
