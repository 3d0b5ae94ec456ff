import { expect, it, onTestFinished, vi } from 'vitest'
import { startHubspot, TOKEN } from '../../tests/support/hubspot.ts'
import { refusal, startMailServer } from '../../tests/support/mail-server.ts'
import { owner } from '../../tests/support/owner.ts'

const NO_DATABASE = { url: 'file:not/there/assessment.sqlite' }
const MAIL_FROM = 'Fieldstage <assessment@provider.com>'

function mailTo(port: number, address: string) {
  const env = { SMTP_URL: `smtp://localhost:${port}`, MAIL_FROM }
  return owner(NO_DATABASE, ['mail', '--test', address], { env })
}

it('sends a test email, and reports the reply of the server', async () => {
  const server = await startMailServer()

  const { exitCode, stdout } = await mailTo(server.of('loopback').port, 'you@company.com')

  expect(exitCode).toBe(0)
  expect(stdout).toContain(
    'The mail server accepted the email for you@company.com. It replied: 250 ',
  )
  expect(server.received).toMatchObject([
    { from: 'assessment@provider.com', to: ['you@company.com'], text: expect.any(String) },
  ])
  expect(server.received[0]?.text).toContain('Subject: Test email from ')
  expect(server.greetings).toEqual(['provider.com'])
})

it('reports why an email was rejected, in the words of the server', async () => {
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => done(refusal(550, '5.1.1 No such user\u001b[2J')),
  })

  const { exitCode, stdout, stderr } = await mailTo(server.of('loopback').port, 'you@company.com')

  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toContain(
    'No email was sent: the mail server rejected it (replied 550 5.1.1 to RCPT TO).',
  )
  expect(stderr).toContain('It replied: 550 5.1.1 No such user')
  expect(stderr).not.toContain('\u001b')
})

it('ends its sentence once where no server answers', async () => {
  const { stderr } = await mailTo(1, 'you@company.com')
  expect(stderr).toMatch(/no connection to the mail server \(ECONNREFUSED\)\.\n$/)
})

it.each([
  ['mail --test you@company.com', {}, 'Set SMTP_URL and MAIL_FROM first, as for the server.'],
  [
    'mail --test you@company.com',
    { SMTP_URL: 'smtps://u:secret@', MAIL_FROM },
    'SMTP_URL must be an address',
  ],
  ['chat --test', {}, 'Set NOTIFY_URL first, as for the server.'],
  ['hubspot --setup', {}, 'Set HUBSPOT_TOKEN first, as for the server.'],
])('%s with the settings %j says what is wrong', async (line, env, sentence) => {
  const { exitCode, stderr } = await owner(NO_DATABASE, line, { env })

  expect(exitCode).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('secret')
})

it('creates the properties in HubSpot, and says what was there', async () => {
  const { config, properties } = await startHubspot()
  const { fetch } = globalThis
  // The address of HubSpot is no setting.
  vi.stubGlobal('fetch', (url: URL, request: RequestInit) =>
    fetch(new URL(url.pathname, config.api), request),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const setUp = () => owner(NO_DATABASE, 'hubspot --setup', { env: { HUBSPOT_TOKEN: TOKEN } })
  const names =
    'assessment_source, assessment_consent, assessment_stage, assessment_score, assessment_lowest_area, ' +
    'assessment_in_short, assessment_first_step, assessment_first_step_due, assessment_retake, assessment_report, assessment_language'

  expect(await setUp()).toEqual({ exitCode: 0, stdout: `Created ${names}.\n`, stderr: '' })
  expect(await setUp()).toEqual({ exitCode: 0, stdout: `Already there: ${names}.\n`, stderr: '' })
  expect(properties.get('assessment_score')).toMatchObject({ type: 'number', fieldType: 'number' })
  expect(properties.get('assessment_retake')).toMatchObject({ type: 'date', fieldType: 'date' })
})
