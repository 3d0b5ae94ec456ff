import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { leadCreated, responseCompleted } from '../../contract/event.ts'
import type { Event } from '../../contract/event.ts'
import { calendarOf } from '../calendar-of.ts'
import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { NO_SOURCE } from '../../domain/lead/lead-source.ts'
import { reportOf } from '../../domain/report/report.ts'
import { deliveryOf } from '../../store/outbox.ts'
import { ANSWERS, LEAD } from '../../../tests/support/test-app.ts'
import type { Message } from '../post.ts'
import type { MailConfig, MailServer } from './config.ts'
import { certificateFor } from '../../../tests/support/certificate.ts'
import { CERT, refusal, startMailServer } from '../../../tests/support/mail-server.ts'
import { createCopyPost, createOwnerMailPost } from './post.ts'
import { createSendMail } from './transport.ts'
import { MODEL } from '../../generated/model.ts'

const AT = '2026-11-20T22:13:28.123Z'
const SITE_ORIGIN = 'https://assessment.provider.com'
const NEW_LEAD = leadCreated('key-1', LEAD, { ...NO_SOURCE, utm_source: 'newsletter' }, AT)
const FINISHED = responseCompleted(
  assessmentResponseOf(MODEL, 'session_1', ANSWERS, LEAD.email),
  AT,
)
const NOT_STOPPED = new AbortController().signal
const EXPIRED = certificateFor('localhost', -60_000)
const OTHER_NAME = certificateFor('other.example')
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
    from: { name: 'Fieldstage', address: 'assessment@provider.com' },
    notify: ['anna@provider.com', 'ben@provider.com'],
    deskOrigin: undefined,
    ...more,
  }
  return createOwnerMailPost(
    config,
    SITE_ORIGIN,
    createSendMail(server, { waitMs, ca }),
    onRejected,
  )
}

function relayAt(port: number): MailServer {
  const greeting = 'assessment.provider.com'
  return { host: '127.0.0.1', port, security: 'loopback', login: undefined, greeting }
}

function sendableOf(event: Event): Message {
  return deliveryOf(event, 'mail')
}

/** The decoded part with this type; it was quoted-printable. */
function partOf(mail: string, type: string): string {
  const [, after = ''] = mail.split(`Content-Type: ${type}`)
  const [head = '', ...rest] = after.split('\r\n\r\n')
  const [body = ''] = rest.join('\r\n\r\n').split('\r\n--')
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : quotedOf(body)
}

function quotedOf(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}

it.each(['tls', 'starttls'] as const)(
  'mails the owner a lead over %s, with a login',
  async (security) => {
    const server = await startMailServer({ secure: security === 'tls', authOptional: false })
    const post = postTo(server.of(security, PASSWORD), { deskOrigin: 'https://desk.provider.com' })
    const event = sendableOf(NEW_LEAD)

    expect(await post(event, NOT_STOPPED)).toBeUndefined()

    const [mail] = server.received
    expect(mail).toMatchObject({
      ...{ from: 'assessment@provider.com', to: ['anna@provider.com', 'ben@provider.com'] },
      ...{ isSecure: true, user: 'ada' },
    })
    const text = mail?.text ?? ''
    expect(text).toContain('From: Fieldstage <assessment@provider.com>')
    expect(text).toContain('To: anna@provider.com, ben@provider.com')
    expect(text).toContain(`Subject: New lead: ${LEAD.name}, ${LEAD.company}`)
    expect(text).toContain(`Message-ID: <${event.id}@provider.com>`)
    expect(text).toContain('Auto-Submitted: auto-generated')
    const plain = partOf(text, 'text/plain')
    expect(plain).toContain(
      `Designation: ${LEAD.designation}\nEmail: ${LEAD.email}\nSource: newsletter`,
    )
    expect(plain).toContain(`https://desk.provider.com/deliveries/${event.id}`)
    expect(text).toContain(`Reply-To: ${LEAD.email}\r\n`)
    expect(text).not.toContain('text/html')
  },
)

it('mails the owner a result, with a link to the report', async () => {
  const server = await startMailServer({ secure: true })

  await postTo(server.of('tls'))(sendableOf(FINISHED), NOT_STOPPED)

  const plain = partOf(server.received[0]?.text ?? '', 'text/plain')
  expect(plain).toContain(
    'Result: Evolving, 2.8 of 5\nLowest area: Strategic Alignment (2.0)\nIn short: ',
  )
  expect(plain).toMatch(
    new RegExp(`Read the report: ${SITE_ORIGIN}/report/[0-9A-Z]{4}-[0-9A-Z]{4}#day=2026-11-20\n`),
  )
  expect(plain).not.toContain('desk')
})

it('is plain text in which no name adds a header or an address or reverses text', async () => {
  const server = await startMailServer({ secure: true })
  const event = leadCreated(
    'key-1',
    {
      ...LEAD,
      name: '\u202eAda <script>',
      company: 'A\u2028B =?utf-8?q?x?=',
      email: 'zoë@a.example',
    },
    NO_SOURCE,
    AT,
  )

  await postTo(server.of('tls'))(sendableOf(event), NOT_STOPPED)

  const text = server.received[0]?.text ?? ''
  expect(partOf(text, 'text/plain')).toContain('New lead: Ada <script>, ')
  const [head = ''] = text.split('\r\n\r\n')
  expect(head.match(/^[A-Za-z-]+:/gm)?.toSorted()).toEqual([
    ...['Auto-Submitted:', 'Content-Transfer-Encoding:', 'Content-Type:', 'Date:', 'From:'],
    ...['MIME-Version:', 'Message-ID:', 'Subject:', 'To:'],
  ])
})

it('gives up a mail that is rejected for good, in words that name no one', async () => {
  const server = await startMailServer({
    secure: true,
    onRcptTo: ({ address }, _session, done) => done(refusal(550, `5.1.1 <${address}> unknown`)),
  })

  expect(await postTo(server.of('tls'))(sendableOf(NEW_LEAD), NOT_STOPPED)).toEqual({
    problem: 'the mail server rejected it (replied 550 5.1.1 to RCPT TO)',
    isFinal: true,
  })
  expect(server.received).toEqual([])
})

it.each([
  ['550 5.1.1', 'RCPT TO', 'address'],
  ['550 5.2.1', 'RCPT TO', 'address'],
  ['550 5.1.1', 'DATA', 'address'],
  ['550', 'RCPT TO', 'address'],
  ['550 Relaying is not permitted', 'RCPT TO', 'us'],
  ['550 5.7.1', 'RCPT TO', 'us'],
  ['530', 'RCPT TO', 'us'],
  ['530 5.7.0', 'RCPT TO', 'us'],
  ['554', 'RCPT TO', 'us'],
  ['553 5.1.8', 'RCPT TO', 'us'],
  ['550 5.1.0', 'MAIL FROM', 'us'],
  ['552 5.2.2', 'RCPT TO', 'us'],
  ['554 5.7.60', 'DATA', 'us'],
  ['550 5.7.1', 'DATA', 'us'],
  ['550', 'DATA', 'us'],
  ['452 4.1.1', 'RCPT TO', 'us'],
])('gives up only what refuses the address: %s to %s refuses the %s', async (reply, to, whom) => {
  const [code = '', ...words] = reply.split(' ')
  const refuse = refusal(Number(code), `${words.join(' ')} no`)
  const server = await startMailServer({
    secure: true,
    ...(to === 'MAIL FROM' && { onMailFrom: (_address, _session, done) => done(refuse) }),
    ...(to === 'RCPT TO' && { onRcptTo: (_address, _session, done) => done(refuse) }),
    ...(to === 'DATA' && {
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(refuse)),
    }),
  })

  const failure = await postTo(server.of('tls'))(sendableOf(NEW_LEAD), NOT_STOPPED)
  expect(failure?.isFinal ?? false).toBe(whom === 'address')
  expect(failure?.problem).toContain(`replied ${code}`)
})

it('tries again if some of the addresses are not refused for good', async () => {
  const server = await startMailServer({
    secure: true,
    onRcptTo: ({ address }, _session, done) =>
      done(refusal(550, address.startsWith('ben') ? '5.1.1 Unknown' : '5.7.1 Relaying denied')),
  })
  const failure = await postTo(server.of('tls'))(sendableOf(NEW_LEAD), NOT_STOPPED)
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

  expect(await post(sendableOf(NEW_LEAD), NOT_STOPPED)).toBeUndefined()
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

  expect(await post(sendableOf(NEW_LEAD), NOT_STOPPED)).toEqual({
    problem: 'the mail server deferred 1 of 2 addresses',
  })
  isPutOff = false
  expect(await post(sendableOf(NEW_LEAD), NOT_STOPPED)).toBeUndefined()

  expect(server.received.map(({ to }) => to)).toEqual([
    ['anna@provider.com'],
    ['anna@provider.com', 'ben@provider.com'],
  ])
  const ids = server.received.map(({ text }) => /^Message-ID: (.*)\r$/m.exec(text)?.[1])
  expect(ids[0]).toBe(ids[1])
})

it('closes the connection to a server that drips when the attempt ends', async () => {
  let open = 0
  const dripping = createServer((socket) => {
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
  dripping.listen(0, '127.0.0.1')
  await once(dripping, 'listening')
  onTestFinished(() => void dripping.close())
  const { port } = dripping.address() as { port: number }
  const server = relayAt(port)

  for (let count = 0; count < 3; count += 1) {
    expect(await postTo(server)(sendableOf(NEW_LEAD), AbortSignal.timeout(200))).toEqual({
      problem: 'the mail server did not reply in time (EABORT)',
    })
  }
  await expect.poll(() => open).toBe(0)
})

it.each([
  [
    'a wrong password',
    { security: 'tls', login: { user: 'ada', password: 'wrong' } },
    /^the mail server rejected the user or the password of SMTP_URL \(replied 535/,
  ],
  ...(['tls', 'starttls'] as const).flatMap((security) => [
    [
      `an unknown certificate, ${security}`,
      { security, ca: '' },
      /: its certificate is not one that this machine knows: name its authority with NODE_EXTRA_CA_CERTS \(/,
    ] as const,
    [
      `an expired certificate, ${security}`,
      { security, own: EXPIRED },
      /: its certificate has expired: /,
    ] as const,
    [
      `a certificate for another name, ${security}`,
      { security, own: OTHER_NAME },
      /: its certificate is for another name: /,
    ] as const,
  ]),
  [
    'a server that does not begin with TLS',
    { security: 'tls', isPlain: true },
    /: this port does not begin with TLS: write smtp:\/\/ in SMTP_URL \(ERR_SSL_/,
  ],
  [
    'a server without STARTTLS',
    { security: 'starttls', hideSTARTTLS: true },
    /^no secure connection to the mail server: it offers no TLS/,
  ],
] as const)('sends nothing with %s, and retries', async (_what, options, problem) => {
  const { security } = options
  const own = 'own' in options ? options.own : undefined
  const server = await startMailServer({
    ...own,
    secure: security === 'tls' && !('isPlain' in options),
    ...('hideSTARTTLS' in options && { disabledCommands: ['STARTTLS'] }),
  })
  const login = 'login' in options ? options.login : undefined
  const ca = 'ca' in options ? options.ca : (own?.cert ?? CERT)
  const post = postTo(server.of(security, login), { ca })

  expect(await post(sendableOf(NEW_LEAD), NOT_STOPPED)).toEqual({
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
  const failure = await postTo(server.of('tls', PASSWORD))(sendableOf(NEW_LEAD), NOT_STOPPED)
  expect(failure).toEqual({ problem: `${sentence} (replied ${reply} to AUTH PLAIN)` })
})

it('greets with the name of the site, for a copy too', async () => {
  const server = await startMailServer({ secure: true })
  await postTo(server.of('tls'))(sendableOf(NEW_LEAD), NOT_STOPPED)
  await copyTo(server.of('tls'))(COPY, NOT_STOPPED)
  expect(server.greetings).toEqual(['assessment.provider.com', 'assessment.provider.com'])
})

it('connects to a relay on loopback without TLS', async () => {
  const server = await startMailServer()

  expect(await postTo(server.of('loopback'))(sendableOf(NEW_LEAD), NOT_STOPPED)).toBeUndefined()
  expect(server.received).toMatchObject([{ isSecure: false }])
})

it('does not wait for a server that is down or silent', async () => {
  const silent = createServer(() => {})
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as { port: number }
  const greeting = createServer((socket) => void socket.write('220 here\r\n'))
  greeting.listen(0, '127.0.0.1')
  await once(greeting, 'listening')
  onTestFinished(() => void greeting.close())
  const greets = greeting.address() as { port: number }
  expect(await postTo(relayAt(port), { waitMs: 400 })(sendableOf(NEW_LEAD), NOT_STOPPED)).toEqual({
    problem:
      'the mail server did not reply in time: if its port begins with TLS, write smtps:// in SMTP_URL (ETIMEDOUT)',
  })
  expect(
    await postTo(relayAt(greets.port), { waitMs: 400 })(sendableOf(NEW_LEAD), NOT_STOPPED),
  ).toEqual({
    problem: 'the mail server did not reply in time (ETIMEDOUT)',
  })
  expect(await postTo(relayAt(1), { waitMs: 400 })(sendableOf(NEW_LEAD), NOT_STOPPED)).toEqual({
    problem: 'no connection to the mail server (ECONNREFUSED)',
  })
})

const COPY = deliveryOf(FINISHED, 'copy')

function copyTo(server: MailServer) {
  const config: MailConfig = {
    ...{ server, notify: [], deskOrigin: undefined },
    from: { name: 'Fieldstage', address: 'assessment@provider.com' },
  }
  const send = createSendMail(server, { waitMs: 5000, ca: CERT })
  return createCopyPost(config, SITE_ORIGIN, send)
}

it('sends a visitor the report with the plan for a calendar', async () => {
  const server = await startMailServer({ secure: true })

  expect(await copyTo(server.of('tls'))(COPY, NOT_STOPPED)).toBeUndefined()

  const [mail] = server.received
  expect(mail?.to).toEqual([LEAD.email])
  const text = mail?.text ?? ''
  expect(text).toContain('Subject: Your report: 2.8 Evolving')
  expect(text).toContain(`Message-ID: <${COPY.id}@provider.com>`)
  const plain = partOf(text, 'text/plain')
  expect(plain).toMatch(/^Your report\n\n2\.8 of 5, Evolving\n/)
  expect(plain).toContain('By December 18: ')
  expect(plain.match(/^Needs: /gm)).toHaveLength(3)
  expect(plain).toMatch(
    new RegExp(`Open the full report: ${SITE_ORIGIN}/report/[0-9A-Z-]{9}#day=2026-11-20\n`),
  )
  const html = partOf(text, 'text/html')
  const order = ['Fieldstage', '2.8', 'Open the full report', 'Strategic Alignment', 'First step']
  const places = order.map((part) => html.indexOf(`>${part}<`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
  expect(html.match(/>Open the full report</g)).toHaveLength(2)
  expect(html.match(/class="bar" width="\d+%"/g)).toHaveLength(4)
  expect(Buffer.byteLength(html)).toBeLessThan(60_000)
  expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|src=["']/i)
  expect(html.match(/<table/g)?.length).toBe(html.match(/<table role="presentation"/g)?.length)
  expect(plain).not.toMatch(/(\S+@\S+): mailto:\1/)
  expect(text).toMatch(/Content-Disposition: attachment; filename=plan\.ics/)
  const calendar = partOf(text, 'text/calendar')
  expect(calendar).toContain('BEGIN:VCALENDAR')
  expect(calendar.match(/DTSTART;VALUE=DATE:/g)).toHaveLength(4)
})

it('counts the days of a plan from the reader’s day, like the page', async () => {
  const server = await startMailServer({ secure: true })
  const payload = JSON.stringify({
    ...FINISHED,
    data: { ...FINISHED.data, day: '2026-11-21' },
  })

  await copyTo(server.of('tls'))({ ...COPY, payload }, NOT_STOPPED)

  const text = server.received[0]?.text ?? ''
  expect(partOf(text, 'text/plain')).toContain('By December 21: ')
  const report = reportOf(MODEL, ANSWERS)
  const calendar = calendarOf(report, '2026-11-21', SITE_ORIGIN)
  expect(partOf(text, 'text/calendar')).toBe(calendar)
})

it('sends a visitor no typed words', async () => {
  const server = await startMailServer({ secure: true })
  const email = 'buy-at-evil.example@engines.example'
  const event = responseCompleted(assessmentResponseOf(MODEL, 'session_1', ANSWERS, email), AT)

  await copyTo(server.of('tls'))(deliveryOf(event, 'copy'), NOT_STOPPED)

  const text = server.received[0]?.text ?? ''
  expect(text).toContain(`\nTo: ${email}\r\n`)
  const rest = text.replace(`To: ${email}`, '')
  for (const part of [
    rest,
    ...['text/plain', 'text/html', 'text/calendar'].map((type) => partOf(text, type)),
  ]) {
    expect(part).not.toMatch(/evil|engines|Ada|Analytical|Lovelace/)
  }
})

it.each([
  [{ model_version: 99 }, 'its questions are of an earlier version'],
  [{ user_email: null }, 'it has no address'],
  [{ user_email: 'ada@engines.example,eve@evil.example' }, 'it has no address'],
])('sends no copy for %j', async (other, problem) => {
  const server = await startMailServer({ secure: true })
  const payload = JSON.stringify({ ...FINISHED, data: { ...FINISHED.data, ...other } })

  expect(await copyTo(server.of('tls'))({ ...COPY, payload }, NOT_STOPPED)).toEqual({
    ...{ problem, isFinal: true },
  })
  expect(server.received).toEqual([])
})
