import type { Health } from '../../contract/desk.ts'
import { DAY_MS } from '../../domain/day.ts'
import type { Tone } from '../../ui/desk/marks.tsx'
import { bytesText, counted, minuteText } from '../format.ts'

/** With a backup each day, at this age the second one is missing. */
const BACKUP_MAY_BE_DAYS = 2
const LEAST_FREE_SHARE = 0.1

/** The one thing to do first, if any. `tone`: how urgent it is. */
export function healthOf(
  { engine, backup: { folder, last }, disk }: Pick<Health, 'engine' | 'backup' | 'disk'>,
  now: Date,
): { tone: Tone; sentence: string; command?: string } {
  if (disk && disk.free < disk.total * LEAST_FREE_SHARE) {
    const free = bytesText(disk.free)
    return { tone: 'bad', sentence: `Only ${free} of disk space left: free some up.` }
  }
  if (engine !== 'SQLite')
    return { tone: 'open', sentence: `Back up ${engine} with its own tools.` }
  if (!last) {
    const command = `npm run owner -- backup ${folder ?? 'FOLDER'}`
    return { tone: 'bad', sentence: 'No backup yet.', command }
  }
  const days = Math.floor((now.getTime() - Date.parse(last.at)) / DAY_MS)
  return days >= BACKUP_MAY_BE_DAYS
    ? { tone: 'bad', sentence: `The last backup is ${counted(days, 'day')} old.` }
    : { tone: 'good', sentence: 'Everything is fine.' }
}

export function backupText(engine: Health['engine'], { folder, last }: Health['backup']): string {
  if (last) return `${minuteText(last.at)}, ${last.file}, ${bytesText(last.bytes)}`
  if (engine !== 'SQLite') return 'made by the tools of the database'
  return folder === null ? 'none known' : `none in ${folder}`
}
