import { spawn } from 'node:child_process'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
  linux: ['xdg-open'],
}

/** Opens `address` where there is a browser; where there is none, nothing happens. */
export function openBrowser(address: string, env: NodeJS.ProcessEnv): void {
  const [program, ...args] = OPENERS[process.platform] ?? []
  const hasScreen = process.platform !== 'linux' || env['DISPLAY'] || env['WAYLAND_DISPLAY']
  if (program === undefined || !hasScreen) return
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
