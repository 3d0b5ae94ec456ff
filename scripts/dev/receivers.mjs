import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

const LOOPBACK = '127.0.0.1'

/** They take everything: mails into a file each, the rest into a line each. Returns their addresses. */
export async function startReceivers(data) {
  const http = createServer(async (request, reply) => {
    const name = request.url === '/chat' ? 'chat' : 'webhook'
    appendFileSync(join(data, `${name}.jsonl`), `${await text(request)}\n`)
    // As Slack does.
    reply.end('ok')
  })
  http.listen(0, LOOPBACK)
  await once(http, 'listening')
  const address = `http://${LOOPBACK}:${http.address().port}`
  return {
    webhook: `${address}/webhook`,
    chat: `${address}/chat`,
    mail: `smtp://${LOOPBACK}:${await startMailCatcher(mailsIn(data))}`,
  }
}

/** The folder of the caught mails. */
export function mailsIn(data) {
  const folder = join(data, 'mails')
  mkdirSync(folder, { recursive: true })
  return folder
}

async function startMailCatcher(folder) {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    async onData(stream, { id }, done) {
      const name = `${new Date().toISOString()}-${id}`.replaceAll(/\W/g, '-')
      writeFileSync(join(folder, `${name}.eml`), await text(stream))
      done()
    },
  })
  smtp.on('error', (error) => console.error(String(error)))
  smtp.listen(0, LOOPBACK)
  await once(smtp.server, 'listening')
  return smtp.server.address().port
}
