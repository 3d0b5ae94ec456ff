import { DAY_MS } from '../../../domain/day.ts'
import type { DeskAction, Health, Safety, Verification } from '../../../contract/desk.ts'
import {
  bytesText,
  counted,
  countText,
  dayText,
  minuteText,
  percentText,
} from '../../words/format.ts'

/** The handbook's crontab makes a backup a day, so at this age the second one is missing. */
const BACKUP_MAY_BE_DAYS = 2
const LEAST_FREE_SHARE = 0.1

/** The one thing to do first, or that there is none. `tone`: whether it can wait. */
export function healthOf(
  { engine, backup, disk }: Safety,
  now: Date,
): { tone: 'good' | 'open' | 'bad'; sentence: string } {
  if (disk && disk.free < disk.total * LEAST_FREE_SHARE)
    return {
      tone: 'bad',
      sentence: `Only ${bytesText(disk.free)} of the disk are left: make room.`,
    }
  if (engine !== 'SQLite')
    return { tone: 'open', sentence: `Backups of ${engine} are made by its own tools.` }
  if (!backup.last) return { tone: 'bad', sentence: 'There is no backup that the desk knows of.' }
  const days = Math.floor((now.getTime() - Date.parse(backup.last.at)) / DAY_MS)
  return days >= BACKUP_MAY_BE_DAYS
    ? { tone: 'bad', sentence: `The last backup is ${counted(days, 'day')} old.` }
    : { tone: 'good', sentence: 'Nothing needs you here.' }
}

export function backupText({ folder, last }: Health['backup']): string {
  if (last) {
    const where = folder === null ? '' : ` in ${folder}`
    return `The last one is of ${minuteText(last.at)}: ${last.file}, ${bytesText(last.bytes)}${where}.`
  }
  return folder === null
    ? 'The desk does not know where backups are. Start it with the folder, or make one:'
    : `There is none in ${folder}. Make one:`
}

/** What makes one, where none is known. */
export function backupCommand({ folder, last }: Health['backup']): string | undefined {
  return last ? undefined : `npm run owner -- backup ${folder ?? 'FOLDER'}`
}

export function keptSince(oldest: string | null): string {
  return oldest === null ? 'nothing is kept yet' : dayText(oldest)
}

export function retentionText(days: number | null): string {
  return days === null ? 'until somebody deletes it' : counted(days, 'day')
}

export function diskText(disk: Health['disk']): string {
  if (!disk) return 'on the database\u2019s own machine'
  const { free, total } = disk
  return `${bytesText(free)} free of ${bytesText(total)} (${percentText(free, total)})`
}

export function verificationSentence(verification: Verification): string {
  switch (verification.state) {
    case 'never':
      return 'Not verified since the desk was started.'
    case 'running':
      return verification.step === 'files'
        ? 'Reading the files of the database...'
        : `Comparing scores: ${countText(verification.done)} of ${countText(verification.total)}.`
    case 'stopped':
      return 'Stopped before the end.'
    case 'failed':
      return verification.sentence
    case 'done': {
      const wrong = verification.findings.filter(({ answer }) => answer === 'wrong').length
      const at = minuteText(verification.endedAt)
      return wrong === 0
        ? `Verified on ${at}: nothing is wrong.`
        : `Verified on ${at}: ${counted(wrong, 'thing')} wrong.`
    }
  }
}

const ACTIONS: Readonly<Record<DeskAction['action'], (count: number) => string>> = {
  export: (count) => `exported ${counted(count, 'lead')}`,
  erase: (count) => `erased ${counted(count, 'person', 'people')}`,
  release: (count) => `released ${counted(count, 'lead')}`,
  replay: (count) => `replayed ${counted(count, 'delivery', 'deliveries')}`,
  publish: () => 'published the benchmark',
  withdraw: () => 'withdrew the benchmark',
  note: (count) => `changed state or note of ${counted(count, 'lead')}`,
}

export function actionSentence({ who, action, count }: DeskAction): string {
  return `${who ?? 'The owner, on this machine,'} ${ACTIONS[action](count)}`
}
