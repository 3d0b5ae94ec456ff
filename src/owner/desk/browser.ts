import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
  linux: ['xdg-open'],
}

/**
 * Opens `address` where there is a browser; where there is none, nothing happens. The browser gets a
 * file that leads there, because every user of the machine can read what a program is started with.
 * Returns what deletes the file.
 */
export function openBrowser(address: string, env: NodeJS.ProcessEnv): () => void {
  const [program, ...args] = OPENERS[process.platform] ?? []
  const hasScreen = process.platform !== 'linux' || env['DISPLAY'] || env['WAYLAND_DISPLAY']
  if (program === undefined || !hasScreen) return () => {}
  const folder = mkdtempSync(join(tmpdir(), 'assessment-desk-'))
  const file = join(folder, 'desk.html')
  writeFileSync(file, pageTo(address), { mode: 0o600 })
  const child = spawn(program, [...args, file], { env, stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
  return () => rmSync(folder, { recursive: true, force: true })
}

function pageTo(address: string): string {
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Your desk</title>' +
    '<meta name="referrer" content="no-referrer">' +
    `<meta http-equiv="refresh" content="0; url=${address}">` +
    `<p><a href="${address}">Open your desk</a></p></html>`
  )
}
