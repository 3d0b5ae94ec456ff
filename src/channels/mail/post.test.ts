import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { calendarOf } from '../calendar-of.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { reportPathOf } from '../../contract/pages.ts'
import { deliveryOf } from '../../store/outbox.ts'
import { finishedEvent, leadEvent } from '../../../tests/support/events.ts'
import { ANSWERS, LEAD } from '../../../tests/support/test-app.ts'
import type { MailConfig, MailServer } from './config.ts'
import { listening } from '../../../tests/support/listening.ts'
import { CERT, refusal, startMailServer } from '../../../tests/support/mail-server.ts'
import { copyMailOf } from './copy-mail.ts'
import { createCopyPost, createOwnerMailPost } from './post.ts'
import { createSendMail } from './transport.ts'
import { MODEL } from '../../generated/model.ts'

const SITE_ORIGIN = 'https://assessment.provider.com'
const COMPANY = 'Acme =?utf-8?Q?x?= Ltd'
const LEAD_MAIL = deliveryOf(leadEvent({ company: COMPANY }, { utm_source: 'newsletter' }), 'mail')
const FINISHED = finishedEvent()
const NOT_STOPPED = new AbortController().signal
const REPORT = `${SITE_ORIGIN}${reportPathOf(reportCodeOf(MODEL, ANSWERS))}`
const FROM = { name: 'Fieldstage', address: 'assessment@provider.com' }
const PASSWORD = { user: 'ada', password: 'p@ss/word' }

type Given = Partial<MailConfig> & {
  waitMs?: number
  ca?: string
  onRejected?: (count: number) => void
}

function postTo(
  server: MailServer,
  { waitMs = 5000, ca = CERT, onRejected = () => {}, ...more }: Given = {},
) {
  const config: MailConfig = {
    server,
    ...{ from: FROM, notify: ['anna@provider.com', 'ben@provider.com'], deskOrigin: undefined },
    ...more,
  }
  return createOwnerMailPost(
    config,
    SITE_ORIGIN,
    createSendMail(server, { waitMs, ca }),
    onRejected,
  )
}

/** The only mail that has arrived, as a mail program reads it. */
async function mailIn({ received }: Awaited<ReturnType<typeof startMailServer>>) {
  const [mail, ...others] = received
  expect(others).toEqual([])
  const raw = mail?.text ?? ''
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' })
  const attached = parsed.attachments.map(({ content }) =>
    typeof content === 'string' ? content : '',
  )
  return { raw, attached, ...parsed }
}

/** A server that is no mail server. */
async function otherServer(onSocket: (socket: Socket) => void): Promise<MailServer> {
  const port = await listening(createServer(onSocket))
  const greeting = 'assessment.provider.com'
  return { host: '127.0.0.1', port, security: 'loopback', login: undefined, greeting }
}

it.each(['tls', 'starttls'] as const)(
  'mails the owner a lead over %s, with a login',
  async (security) => {
    const server = await startMailServer({ secure: security === 'tls', authOptional: false })
    const post = postTo(server.of(security, PASSWORD), { deskOrigin: 'https://desk.provider.com' })

    expect(await post(LEAD_MAIL, NOT_STOPPED)).toBeUndefined()

    const mail = await mailIn(server)
    expect(server.received).toMatchObject([
      { to: ['anna@provider.com', 'ben@provider.com'], isSecure: true, user: 'ada' },
    ])
    expect(mail).toMatchObject({
      from: FROM,
      replyTo: [{ address: LEAD.email }],
      subject: `New lead: ${LEAD.name}, Acme = ?utf-8?Q?x?= Ltd`,
      messageId: `<${LEAD_MAIL.id}@provider.com>`,
    })
    expect(mail.html).toBeUndefined()
    expect(mail.raw).toContain('Auto-Submitted: auto-generated')
    expect(mail.text).toContain(`Email: ${LEAD.email}\nSource: newsletter`)
    expect(mail.text).toContain(`https://desk.provider.com/deliveries/${LEAD_MAIL.id}`)
  },
)

it('mails the owner a result, with a link to the report', async () => {
  const server = await startMailServer({ secure: true })

  await postTo(server.of('tls'))(deliveryOf(FINISHED, 'mail'), NOT_STOPPED)

  const { text } = await mailIn(server)
  expect(text).toContain('Result: Evolving, 2.8 of 5\nLowest area: Strategic Alignment (2.0)\n')
  expect(text).toContain(`Read the report: ${REPORT}#day=2026-11-20\n`)
  expect(text).not.toContain('desk')
})

it('is plain text in which no name adds a header or an address or reverses text', async () => {
  const server = await startMailServer({ secure: true })
  const name = '\u202eAda <script>'
  const company = 'A\u2028B =?utf-8?q?x?='
  const event = leadEvent({ name, company, designation: name, email: 'zoë@a.example' })

  await postTo(server.of('tls'))(deliveryOf(event, 'mail'), NOT_STOPPED)

  const { text, headers } = await mailIn(server)
  expect(text).toContain('New lead: Ada <script>, ')
  expect(text).toContain('Designation: Ada <script>\n')
  expect(headers.map(({ key }) => key).toSorted()).toEqual([
    ...['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from'],
    ...['message-id', 'mime-version', 'subject', 'to'],
  ])
})

it.each([
  ['550 5.2.1', 'RCPT TO', 'address'],
  ['550 5.1.1', 'DATA', 'address'],
  ['550', 'RCPT TO', 'address'],
  ['550 Relaying is not permitted', 'RCPT TO', 'us'],
  ['554', 'RCPT TO', 'us'],
  ['553 5.1.8', 'RCPT TO', 'us'],
  ['550 5.1.0', 'MAIL FROM', 'us'],
  ['552 5.2.2', 'RCPT TO', 'us'],
  ['550', 'DATA', 'us'],
  ['452 4.1.1', 'RCPT TO', 'us'],
])(
  'gives up only what refuses the address, and names no one: %s to %s refuses the %s',
  async (reply, to, whom) => {
    const [code = '', ...words] = reply.split(' ')
    const refuse = refusal(Number(code), `${words.join(' ')} <anna@provider.com> no`)
    const server = await startMailServer({
      secure: true,
      ...(to === 'MAIL FROM' && { onMailFrom: (_address, _session, done) => done(refuse) }),
      ...(to === 'RCPT TO' && { onRcptTo: (_address, _session, done) => done(refuse) }),
      ...(to === 'DATA' && {
        onData: (stream, _session, done) => void stream.resume().on('end', () => done(refuse)),
      }),
    })

    const failure = await postTo(server.of('tls'))(LEAD_MAIL, NOT_STOPPED)
    expect(failure?.isFinal ?? false).toBe(whom === 'address')
    expect(failure?.problem).toContain(`replied ${code}`)
    expect(failure?.problem).not.toContain('anna')
    expect(server.received).toEqual([])
  },
)

it('tries again if some of the addresses are not refused for good', async () => {
  const server = await startMailServer({
    secure: true,
    onRcptTo: ({ address }, _session, done) =>
      done(refusal(550, address.startsWith('ben') ? '5.1.1 Unknown' : '5.7.1 Relaying denied')),
  })
  const failure = await postTo(server.of('tls'))(LEAD_MAIL, NOT_STOPPED)
  expect(failure?.isFinal).toBeUndefined()
})

it('counts the addresses that are rejected for good among others', async () => {
  const rejected: number[] = []
  const server = await startMailServer({
    secure: true,
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('ben') ? done(refusal(550, 'No')) : done(),
  })
  const post = postTo(server.of('tls'), { onRejected: (count) => rejected.push(count) })

  expect(await post(LEAD_MAIL, NOT_STOPPED)).toBeUndefined()
  expect(rejected).toEqual([1])
  expect(server.received[0]?.to).toEqual(['anna@provider.com'])
})

it('mails all again under the same Message-ID if the server deferred one', async () => {
  let isPutOff = true
  const server = await startMailServer({
    secure: true,
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('ben') && isPutOff ? done(refusal(450, 'Later')) : done(),
  })
  const post = postTo(server.of('tls'))

  expect(await post(LEAD_MAIL, NOT_STOPPED)).toEqual({
    problem: 'the mail server deferred 1 of 2 addresses',
  })
  isPutOff = false
  expect(await post(LEAD_MAIL, NOT_STOPPED)).toBeUndefined()

  expect(server.received.map(({ to }) => to)).toEqual([
    ['anna@provider.com'],
    ['anna@provider.com', 'ben@provider.com'],
  ])
  const ids = server.received.map(({ text }) => /^Message-ID: (.*)\r$/m.exec(text)?.[1])
  expect(ids[0]).toBe(ids[1])
})

it('closes the connection to a server that drips when the attempt ends', async () => {
  let open = 0
  const server = await otherServer((socket) => {
    open += 1
    socket.write('220')
    const drip = setInterval(() => socket.write('-'), 20)
    socket
      .on('error', () => {})
      .on('close', () => {
        open -= 1
        clearInterval(drip)
      })
  })

  for (let count = 0; count < 3; count += 1) {
    expect(await postTo(server)(LEAD_MAIL, AbortSignal.timeout(200))).toEqual({
      problem: 'the mail server did not reply in time (EABORT)',
    })
  }
  await expect.poll(() => open).toBe(0)
})

it.each<['tls' | 'starttls', string, object, RegExp]>([
  ['starttls', 'an unknown certificate', { ca: '' }, /: its certificate is not one that /],
  ['starttls', 'a server without it', { disabledCommands: ['STARTTLS'] }, /: it offers no TLS/],
  [
    'tls',
    'a server that begins without',
    { secure: false },
    /: write smtp:\/\/ in SMTP_URL \(ERR_/,
  ],
])('sends nothing over %s with %s, and retries', async (security, _what, options, problem) => {
  const { ca = CERT, ...own } = { secure: security === 'tls', ca: undefined, ...options }
  const server = await startMailServer(own)

  expect(await postTo(server.of(security), { ca })(LEAD_MAIL, NOT_STOPPED)).toEqual({
    problem: expect.stringMatching(problem),
  })
  expect(server.received).toEqual([])
})

it.each([
  ['535 5.7.139', 'Microsoft 365 takes passwords only from mailboxes with “Authenticated SMTP”'],
  ['534 5.7.9', 'the mail server wants an app password in SMTP_URL'],
  ['535 5.7.8', 'the mail server rejected the user or the password of SMTP_URL'],
])('says what to do where a login is refused with %s', async (reply, sentence) => {
  const [code, status] = reply.split(' ')
  const server = await startMailServer({
    secure: true,
    onAuth: (_auth, _session, done) => done(refusal(Number(code), `${status} ada@engines.example`)),
  })
  const failure = await postTo(server.of('tls', PASSWORD))(LEAD_MAIL, NOT_STOPPED)
  expect(failure).toEqual({ problem: `${sentence} (replied ${reply} to AUTH PLAIN)` })
  expect(server.received).toEqual([])
})

it.each([
  [
    'is silent',
    () => {},
    'the mail server did not reply in time: if its port begins with TLS, write smtps:// in SMTP_URL (ETIMEDOUT)',
  ],
  [
    'only greets',
    (socket: Socket) => void socket.write('220 here\r\n'),
    'the mail server did not reply in time (ETIMEDOUT)',
  ],
])('does not wait for a server that %s', async (_what, onSocket, problem) => {
  const post = postTo(await otherServer(onSocket), { waitMs: 400 })
  expect(await post(LEAD_MAIL, NOT_STOPPED)).toEqual({ problem })
})

const COPY = deliveryOf(FINISHED, 'copy')

function copyTo(server: MailServer) {
  const config: MailConfig = { server, from: FROM, notify: [], deskOrigin: undefined }
  const send = createSendMail(server, { waitMs: 5000, ca: CERT })
  return createCopyPost(config, SITE_ORIGIN, send, async () => ({ copyMailOf }))
}

it('sends a visitor the report, with the plan for a calendar from the reader’s day', async () => {
  const server = await startMailServer({ secure: true })
  const payload = JSON.stringify({
    ...FINISHED,
    data: { ...FINISHED.data, day: '2026-11-21' },
  })

  expect(await copyTo(server.of('tls'))({ ...COPY, payload }, NOT_STOPPED)).toBeUndefined()

  const { text = '', attachments, attached, ...mail } = await mailIn(server)
  expect(mail).toMatchObject({
    to: [{ address: LEAD.email }],
    subject: 'Your report: 2.8 Evolving',
    messageId: `<${COPY.id}@provider.com>`,
  })
  expect(text).toMatch(/^Your report\n\n2\.8 of 5, Evolving\n/)
  expect(text).toContain('By December 21: ')
  expect(text.match(/^Needs: /gm)).toHaveLength(3)
  expect(text).toContain(`Open the full report: ${REPORT}#day=2026-11-21\n`)
  expect(attachments).toMatchObject([{ filename: 'plan.ics', mimeType: 'text/calendar' }])
  const calendar = calendarOf(ANSWERS, '2026-11-21', SITE_ORIGIN)
  expect(attached[0]).toBe(calendar.replaceAll('\r\n', '\n'))
})

it('loads nothing from elsewhere into the report, and is small enough to be shown whole', async () => {
  const server = await startMailServer({ secure: true })

  await copyTo(server.of('tls'))(COPY, NOT_STOPPED)

  const { html = '' } = await mailIn(server)
  expect(Buffer.byteLength(html)).toBeLessThan(60_000)
  expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|src=["']/i)
  expect(html.match(/<table/g)?.length).toBe(html.match(/<table role="presentation"/g)?.length)
  const order = ['Fieldstage', '2.8', 'Open the full report', 'Strategic Alignment', 'First step']
  const places = order.map((part) => html.indexOf(`>${part}<`))
  expect(places[0]).toBeGreaterThan(0)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('sends a visitor no typed words', async () => {
  const server = await startMailServer({ secure: true })
  const email = 'buy-at-evil.example@engines.example'
  const event = finishedEvent(ANSWERS, email)

  await copyTo(server.of('tls'))(deliveryOf(event, 'copy'), NOT_STOPPED)

  const { raw, to, text, html, attached } = await mailIn(server)
  expect(to).toMatchObject([{ address: email }])
  const written = [raw.replace(`To: ${email}`, ''), text, html]
  for (const part of [...written, ...attached]) {
    expect(part).not.toMatch(/evil|engines|Ada|Analytical|Lovelace/)
  }
})

it.each([
  [{ model_version: 99 }, 'its questions are of an earlier version'],
  [{ user_email: 'ada@engines.example,eve@evil.example' }, 'it has no address'],
])('sends no copy for %j', async (other, problem) => {
  const server = await startMailServer({ secure: true })
  const payload = JSON.stringify({ ...FINISHED, data: { ...FINISHED.data, ...other } })

  expect(await copyTo(server.of('tls'))({ ...COPY, payload }, NOT_STOPPED)).toEqual({
    ...{ problem, isFinal: true },
  })
  expect(server.received).toEqual([])
})
