import { cpus, loadavg, release, totalmem, type as systemName } from 'node:os'

/** What the figures depend on; nothing that names the machine. */
export function machineFacts(chromiumVersion: string | undefined): string {
  const [cpu] = cpus()
  return [
    `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'})`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${systemName()} ${release()}`,
    `Node ${process.versions.node}`,
    ...(chromiumVersion ? [`Chromium ${chromiumVersion}`] : []),
  ].join(', ')
}

/** Of the last minute: how many processes wanted a core. */
export function loadText(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}
