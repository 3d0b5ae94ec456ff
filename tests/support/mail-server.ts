import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { certificateFor } from './certificate.ts'
import { listening } from './listening.ts'
import type { MailServer } from '../../src/channels/mail/config.ts'

/** `text`: as sent over the wire. */
type Received = { from: string; to: string[]; text: string; isSecure: boolean; user: unknown }

const own = certificateFor('localhost')
export const CERT = own.cert

/** A real mail server on loopback. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const greetings: string[] = []
  const server = new SMTPServer({
    ...own,
    logger: false,
    authOptional: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss/word'
        ? done(null, { user: username })
        : done(new Error('Wrong for ada@engines.example')),
    onMailFrom: (_address, session, done) => {
      greetings.push(session.hostNameAppearsAs)
      done()
    },
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text,
          isSecure: session.secure,
          user: session.user,
        })
        done(null)
      })
    },
    ...options,
  })
  // A client that hangs up is not a failure of the server.
  server.on('error', () => {})
  const port = await listening(server.server)
  onTestFinished(() => server.close())
  return {
    received,
    greetings,
    of: (security: MailServer['security'], login?: MailServer['login']): MailServer => ({
      host: 'localhost',
      port,
      security,
      login,
      greeting: 'assessment.provider.com',
    }),
  }
}

/** A reply of the server such as `550 5.1.1 No such user`. */
export function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
