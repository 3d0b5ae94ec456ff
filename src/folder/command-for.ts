import { OWN_FOLDER } from './own-folder.ts'

/** A command as it is typed for this assessment. Windows has no such prefix: there .env names the assessment. */
export function commandFor(folder: string, command: string): string {
  if (folder === OWN_FOLDER || process.platform === 'win32') return command
  return `${settingFor(folder)} ${command}`
}

/** As a shell and .env both read it. */
export function settingFor(path: string): string {
  if (/^[\w./:@+-]+$/.test(path)) return `ASSESSMENT=${path}`
  return path.includes("'") ? `ASSESSMENT="${path}"` : `ASSESSMENT='${path}'`
}
