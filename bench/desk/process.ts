import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { readFileSync } from 'node:fs'
import { DESK_PATHS } from '../../src/contract/desk.ts'

export type DeskProcess = {
  /** The text of a reply of 200. */
  ask(path: string): Promise<string>
  /** From the start of the process to the first list. */
  firstListMs: number
  memoryMb(): number
  stop(): Promise<void>
}

/** The built command, opened as a browser opens it; resolves when its first list is there. */
export async function startDeskProcess(main: string, url: string): Promise<DeskProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [main, 'desk', '--no-open'], {
    env: { NODE_ENV: 'production', DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const address = await new Promise<URL>((resolve, reject) => {
    child.stdout.on('data', (chunk) => resolve(new URL(String(chunk).trim())))
    child.on('close', () => reject(new Error('The desk ended')))
  })
  const { headers } = await get(address, '')
  const cookie = String(headers['set-cookie']?.[0]).split(';')[0] ?? ''

  async function ask(path: string): Promise<string> {
    const { status, text } = await get(new URL(path, address.origin), cookie)
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    return text
  }

  await ask(DESK_PATHS.leads)
  const firstListMs = performance.now() - startedAt
  return {
    ...{ ask, firstListMs },
    memoryMb: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function get(address: URL, cookie: string) {
  type Answer = { status: number; headers: NodeJS.Dict<string[]>; text: string }
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(address, { headers: { cookie } })
    sent.on('error', reject).on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headersDistinct: headers } = response
        resolve({ status, headers, text })
      })
    })
    sent.end()
  })
}
