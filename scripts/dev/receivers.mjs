import { mkdirSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

const LOOPBACK = '127.0.0.1'

/** They take everything and print it; mails also go into files, for a mail program. Returns their addresses. */
export async function startReceivers(data) {
  const http = createServer(async (request, reply) => {
    const body = JSON.parse(await text(request))
    if (request.url === '/chat') console.log(`chat: ${body.blocks.map(lineOf).join('\n      ')}`)
    else console.log(`webhook: ${JSON.stringify(body)}`)
    // As Slack does.
    reply.end('ok')
  })
  http.listen(0, LOOPBACK)
  await once(http, 'listening')
  const address = `http://${LOOPBACK}:${http.address().port}`
  return {
    webhook: `${address}/webhook`,
    chat: `${address}/chat`,
    mail: `smtp://${LOOPBACK}:${await startMailCatcher(join(data, 'mails'))}`,
  }
}

function lineOf(block) {
  return block.text.text
}

async function startMailCatcher(folder) {
  mkdirSync(folder, { recursive: true })
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    async onData(stream, { envelope }, done) {
      const mail = await text(stream)
      const file = join(folder, `${new Date().toISOString().replaceAll(/\W/g, '-')}.eml`)
      writeFileSync(file, mail)
      const to = envelope.rcptTo.map(({ address }) => address).join(', ')
      console.log(`mail to ${to}: ${/^Subject: (.*)$/m.exec(mail)?.[1]?.trim()} (${file})`)
      done()
    },
  })
  smtp.on('error', (error) => console.error(String(error)))
  smtp.listen(0, LOOPBACK)
  await once(smtp.server, 'listening')
  return smtp.server.address().port
}
