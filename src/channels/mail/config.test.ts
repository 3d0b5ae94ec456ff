import { describe, expect, it } from 'vitest'
import { readMail } from './config.ts'

const SMTP_URL = 'smtps://ada%40x:p%40ss%2Fword@mail.provider.com'
const MAIL_FROM = 'Fieldstage <assessment@provider.com>'

/** What is set, or what is wrong with it. */
function read(env: Record<string, string>) {
  const mistakes: string[] = []
  const mail = readMail(env, (sentence) => mistakes.push(sentence))
  return mistakes.length > 0 ? mistakes : mail
}

function mailOf(env: Record<string, string>) {
  return read({ SMTP_URL, MAIL_FROM, ...env })
}

describe('the settings of mail', () => {
  it('are off as long as nothing is set', () => {
    expect(read({})).toBeUndefined()
    expect(read({ DESK_URL: 'not read' })).toBeUndefined()
  })

  it('are a server, a sender and recipients', () => {
    expect(
      mailOf({
        NOTIFY_EMAILS: 'anna@provider.com, ben@provider.com',
        DESK_URL: 'https://desk.provider.com',
      }),
    ).toEqual({
      server: {
        ...{ host: 'mail.provider.com', port: 465, security: 'tls' },
        login: { user: 'ada@x', password: 'p@ss/word' },
        greeting: 'provider.com',
      },
      from: { name: 'Fieldstage', address: 'assessment@provider.com' },
      notify: ['anna@provider.com', 'ben@provider.com'],
      deskOrigin: 'https://desk.provider.com',
    })
  })

  it.each([
    ['smtps://mail.provider.com', { port: 465, security: 'tls' }],
    ['smtp://mail.provider.com', { port: 587, security: 'starttls' }],
    ['smtp://localhost', { port: 25, security: 'loopback' }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025, security: 'loopback' }],
    ['smtp://127.0.0.1.evil.example', { port: 587, security: 'starttls' }],
  ])('speak to %s', (url, server) => {
    expect(mailOf({ SMTP_URL: url })).toMatchObject({ server })
  })

  it.each([
    '',
    'http://mail.provider.com',
    'smtps://:secret@mail.provider.com',
    'smtps://user:%zz@mail.provider.com',
    'smtps://user:secret@mail.provider.com?tls=no',
  ])('reject the server %s and do not repeat it', (url) => {
    expect(mailOf({ SMTP_URL: url })).toEqual([
      expect.stringMatching(/^SMTP_URL must be an address such as smtps:/),
    ])
    expect(JSON.stringify(mailOf({ SMTP_URL: url }))).not.toContain('secret')
  })

  it.each([
    ['a@provider.com', ''],
    ['Acme, Inc. <a@provider.com>', 'Acme, Inc.'],
    ['"Acme, Inc." <a@provider.com>', 'Acme, Inc.'],
  ])('accept the sender %s', (from, name) => {
    expect(mailOf({ MAIL_FROM: from })).toMatchObject({ from: { name, address: 'a@provider.com' } })
  })

  it.each([
    'a@provider.com, b@provider.com',
    'a@provider.com\nBcc: b@provider.com',
    '"A" b <a@provider.com>',
  ])('reject the sender %j', (from) => {
    expect(mailOf({ MAIL_FROM: from })).toEqual([
      expect.stringMatching(/^MAIL_FROM must be one address/),
    ])
  })

  it.each([
    'anna@provider.com,',
    'Anna <anna@provider.com>',
    Array(21).fill('a@provider.com').join(),
  ])('reject the recipients %j', (notify) => {
    expect(mailOf({ NOTIFY_EMAILS: notify })).toEqual([
      expect.stringMatching(/^NOTIFY_EMAILS must be addresses/),
    ])
  })

  it.each([
    ['https://assessment.acme.example', 'assessment.acme.example'],
    ['https://Bücher.example:8443', 'xn--bcher-kva.example'],
    ['http://192.168.0.7:3000', 'provider.com'],
    [undefined, 'provider.com'],
  ])('greet with a domain where PUBLIC_URL is %s', (PUBLIC_URL, greeting) => {
    expect(mailOf({ ...(PUBLIC_URL && { PUBLIC_URL }) })).toMatchObject({ server: { greeting } })
  })

  it.each([
    ['smtps://mail.provider.com:25', 'does not begin with TLS: write smtp://'],
    ['smtp://mail.provider.com:465', 'begins with TLS: write smtps://'],
  ])('say that scheme and port of %s contradict each other', (url, sentence) => {
    expect(mailOf({ SMTP_URL: url })).toEqual([expect.stringContaining(sentence)])
  })

  it('name what is missing', () => {
    expect(read({ SMTP_URL })).toEqual([expect.stringMatching(/^MAIL_FROM/)])
    expect(read({ MAIL_FROM })).toEqual([expect.stringMatching(/^SMTP_URL/)])
    expect(read({ NOTIFY_EMAILS: 'anna@provider.com' })).toEqual([
      'NOTIFY_EMAILS needs SMTP_URL and MAIL_FROM',
    ])
    for (const DESK_URL of ['desk.provider.com', 'ftp://localhost', 'http://desk.provider.com']) {
      expect(mailOf({ DESK_URL })).toEqual([expect.stringMatching(/^DESK_URL must be/)])
    }
  })
})
