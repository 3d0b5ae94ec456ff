import { expect, it } from 'vitest'
import { readEnv } from './env-file.mjs'

function read(text) {
  const mistakes = []
  const settings = { ...readEnv(Buffer.isBuffer(text) ? text : Buffer.from(text), mistakes) }
  return { settings, mistakes }
}

it.each([
  ['quotes', 'MAIL_FROM="Example <a@example.com>"\n', { MAIL_FROM: 'Example <a@example.com>' }],
  ['a # in quotes', `SMTP_URL='smtp://a:b#c@localhost'\n`, { SMTP_URL: 'smtp://a:b#c@localhost' }],
  ['spaces', '  PORT = 3001  \n', { PORT: '3001' }],
  ['a byte order mark', '\ufeffPORT=3001\n', { PORT: '3001' }],
  ['line ends of Windows', 'PORT=3001\r\nHOST=0.0.0.0\r\n', { PORT: '3001', HOST: '0.0.0.0' }],
  ['export, and comments', '# a\n\nexport PORT=3001 # b\n', { PORT: '3001' }],
  ['a sign of base64', 'WEBHOOK_SECRET=whsec_ab+/cd==\n', { WEBHOOK_SECRET: 'whsec_ab+/cd==' }],
  ['nothing', '', {}],
])('reads %s', (_, text, settings) => {
  expect(read(text)).toEqual({ settings, mistakes: [] })
})

it.each([
  [
    'a name that is no setting',
    'RETENTION_DAY=30\n',
    '.env sets RETENTION_DAY, which is no setting',
  ],
  ['a line without =', 'PORT=1\nHOST: 0.0.0.0\n', 'Line 2 of .env must be NAME=value'],
  ['what PowerShell writes', Buffer.from('\ufeffPORT=3001', 'utf16le'), 'save it as UTF-8'],
])('says what is wrong with %s', (_, text, sentence) => {
  expect(read(text).mistakes).toEqual([expect.stringContaining(sentence)])
})
