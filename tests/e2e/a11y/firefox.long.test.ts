import { spawn, spawnSync } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect, test } from '../visitor.ts'

const FIREFOX = ['firefox', 'firefox-esr'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)

test('Firefox restores no choice on reload, which would look like a tapped option', async ({
  service,
}) => {
  test.skip(FIREFOX === undefined, 'Firefox is not on this machine')
  const profile = mkdtempSync(join(tmpdir(), 'assessment-firefox-'))
  const firefox = spawn(FIREFOX ?? '', [
    ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
  ])
  try {
    const send = await talkTo(await addressOf(firefox.stderr))
    await send('session.new', { capabilities: {} })
    const [{ context }] = (await send('browsingContext.getTree')).contexts
    const chosen = async (change = '') => {
      const expression = `${change};document.querySelectorAll('[type=radio]:checked').length`
      const { result } = await send('script.evaluate', {
        ...{ expression, target: { context }, awaitPromise: false },
      })
      return result.value
    }
    const page = { context, wait: 'complete' }
    await send('browsingContext.navigate', { ...page, url: `${service.url}/assessment/question/1` })
    expect(await chosen("document.querySelectorAll('[type=radio]')[2].checked = true")).toBe(1)
    await send('browsingContext.reload', page)
    expect(await chosen()).toBe(0)
  } finally {
    firefox.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
})

/** Where it listens for WebDriver BiDi, which it says as soon as it does. */
async function addressOf(output: Readable): Promise<string> {
  let said = ''
  for await (const part of output) {
    said += String(part)
    const [, address] = /BiDi listening on (ws:\S+)/.exec(said) ?? []
    if (address) return address
  }
  throw new Error(`Firefox ended: ${said}`)
}

/** Sends a command of WebDriver BiDi and waits for its result. */
async function talkTo(address: string) {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  let last = 0
  return async (method: string, params: object = {}) => {
    const id = (last += 1)
    socket.send(JSON.stringify({ id, method, params }))
    for await (const [{ data }] of on(socket, 'message')) {
      const reply = JSON.parse(data)
      if (reply.id === id) return reply.result
    }
  }
}
