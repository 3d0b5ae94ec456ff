import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem, type as systemName } from 'node:os'

/** When, of what and on what something was measured. */
export type Circumstances = { date: string; commit: string; machine: string }

export function currentCircumstances(chromiumVersion?: string): Circumstances {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commitText(),
    machine: machineFacts(chromiumVersion),
  }
}

/** Of the last minute: how many processes wanted a core. */
export function loadText(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

/** What the figures depend on; nothing that names the machine. */
function machineFacts(chromiumVersion: string | undefined): string {
  const [cpu] = cpus()
  return [
    `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'})`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${systemName()} ${release()}`,
    `Node ${process.versions.node}`,
    ...(chromiumVersion ? [`Chromium ${chromiumVersion}`] : []),
  ].join(', ')
}

/** '1a2b3c4', with a plus where sources were changed since. */
function commitText(): string {
  try {
    const isChanged = git('status', '--porcelain', '--', ':!results', ':!docs') !== ''
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`
  } catch {
    return 'unknown'
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
