import type { Health } from '../../../contract/desk/api.ts'
import { DAY_MS } from '../../../domain/day.ts'
import type { Tone } from '../parts/marks.tsx'
import { counted, countText } from '../../../domain/counted.ts'
import { bytesText, minuteText } from '../format.ts'

/** With a backup each day, at this age the second one is missing. */
const BACKUP_MAY_BE_DAYS = 2

/** What makes the first backup, where there is none; other databases have tools of their own. */
export function firstBackupOf({
  engine,
  backup: { folder, last },
}: Pick<Health, 'engine' | 'backup'>): string | undefined {
  return engine === 'SQLite' && !last ? `npm run owner -- backup ${folder ?? 'FOLDER'}` : undefined
}

/** What is wrong, the most urgent first, or that nothing is. */
export function healthOf(
  { engine, backup, deliveries }: Pick<Health, 'engine' | 'backup' | 'deliveries'>,
  now: Date,
): readonly { tone: Tone; sentence: string }[] {
  const { last } = backup
  const days = last ? Math.floor((now.getTime() - Date.parse(last.at)) / DAY_MS) : 0
  const wrong = [
    deliveries.failed > 0 && `${counted(deliveries.failed, 'delivery', 'deliveries')} failed.`,
    firstBackupOf({ engine, backup }) !== undefined && 'No backup yet.',
    days >= BACKUP_MAY_BE_DAYS && `The last backup is ${counted(days, 'day')} old.`,
  ].filter((sentence) => sentence !== false)
  if (wrong.length > 0) return wrong.map((sentence) => ({ tone: 'bad', sentence }))
  return engine === 'SQLite'
    ? [{ tone: 'good', sentence: 'Everything is fine.' }]
    : [{ tone: 'open', sentence: `Back up ${engine} with its own tools.` }]
}

export function backupText(engine: Health['engine'], { folder, last }: Health['backup']): string {
  if (last) return `${minuteText(last.at)}, ${last.file}, ${bytesText(last.bytes)}`
  if (engine !== 'SQLite') return 'made by the tools of the database'
  return folder === null ? 'none known' : `none in ${folder}`
}

export function deliveriesText({ delivered, waiting, failed }: Health['deliveries']): string {
  return `${countText(delivered)} delivered, ${countText(waiting)} waiting, ${countText(failed)} failed`
}
