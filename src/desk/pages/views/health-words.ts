import type { Health } from '../../../contract/desk/api.ts'
import { DAY_MS } from '../../../domain/day.ts'
import type { Tone } from '../parts/marks.tsx'
import { counted } from '../../../domain/counted.ts'
import { bytesText, minuteText } from '../format.ts'

/** With a backup each day, at this age the second one is missing. */
const BACKUP_MAY_BE_DAYS = 2

/** The one thing to do first, if any. `tone`: how urgent it is. */
export function healthOf(
  {
    engine,
    backup: { folder, last },
    deliveries: { failed },
  }: Pick<Health, 'engine' | 'backup' | 'deliveries'>,
  now: Date,
): { tone: Tone; sentence: string; command?: string } {
  if (engine === 'SQLite' && !last) {
    const command = `npm run owner -- backup ${folder ?? 'FOLDER'}`
    return { tone: 'bad', sentence: 'No backup yet.', command }
  }
  const days = last ? Math.floor((now.getTime() - Date.parse(last.at)) / DAY_MS) : 0
  if (days >= BACKUP_MAY_BE_DAYS) {
    return { tone: 'bad', sentence: `The last backup is ${counted(days, 'day')} old.` }
  }
  if (failed > 0) {
    const deliveries = counted(failed, 'delivery', 'deliveries')
    return { tone: 'bad', sentence: `${deliveries} failed.` }
  }
  return engine === 'SQLite'
    ? { tone: 'good', sentence: 'Everything is fine.' }
    : { tone: 'open', sentence: `Back up ${engine} with its own tools.` }
}

export function backupText(engine: Health['engine'], { folder, last }: Health['backup']): string {
  if (last) return `${minuteText(last.at)}, ${last.file}, ${bytesText(last.bytes)}`
  if (engine !== 'SQLite') return 'made by the tools of the database'
  return folder === null ? 'none known' : `none in ${folder}`
}
