import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Mails = { received: Email[]; settings: Record<string, string>; stop: () => void }

/** A mail server of this machine, and what makes the service send by it. */
export async function startMails(): Promise<Mails> {
  const received: Email[] = []
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => received.push(mail))
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'us@provider.example' }
  return { received, settings, stop: () => server.close() }
}
