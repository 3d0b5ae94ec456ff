import { expect, it } from 'vitest'
import { leadFormOfLink } from './lead-link.ts'

const EMPTY = { name: '', company: '', designation: '', email: '' }

it('reads the four values, trimmed', () => {
  const hash = '#name=Ada%20Lovelace&company=%20Analytical+Engines&designation=Head&email=a%40b.com'
  expect(leadFormOfLink(hash)).toEqual({
    ...{ name: 'Ada Lovelace', company: 'Analytical Engines' },
    ...{ designation: 'Head', email: 'a@b.com' },
  })
})

it('leaves the others empty where a link gives one', () => {
  expect(leadFormOfLink('#company=Acme')).toEqual({ ...EMPTY, company: 'Acme' })
})

it.each(['', '#', '#top', '#name=', '#remark=robot', '#NAME=Ada', '#%=%&&==', '#name=+%20'])(
  'finds none in "%s"',
  (hash) => {
    expect(leadFormOfLink(hash)).toBeUndefined()
  },
)

it.each([
  ['a placeholder of a mail program', '%7B%7Bcontact.firstname%7D%7D'],
  ['a placeholder of another', '*%7CFNAME%7C*'],
  ['a placeholder in signs of percent', '%25%25first_name%25%25'],
  ['a placeholder in brackets', '%5B%5Bname%5D%5D'],
  ['a field of a mail program', '%FIRSTNAME%'],
  ['one in brackets', '[FNAME]'],
  ['one in double angles', '<<First Name>>'],
  ['one in single angles', '%3CFirst_Name%3E'],
  ['one of a template', '$%7Bname%7D'],
  ['one of another template', '<%= name %>'],
  ['one of a script', '{!Contact.FirstName}'],
  ['one of a word processor', '%C2%ABFirst Name%C2%BB'],
  ['one with a default', "%7B%7B name | default: 'friend' %7D%7D"],
  ['one between bars', '|FNAME|'],
  ['one between hyphens', '-FNAME-'],
  ['one between number signs', '%23%23NAME%23%23'],
  ['one that begins with a dollar', '$firstname'],
  ['one beside a name', 'Ada [LNAME]'],
  ['a broken escape', 'Ren%E9'],
  ['half a character', '%ED%A0%80'],
  ['a line break', 'Ada%0D%0ABcc%3A%20eve%40evil.example'],
  ['a null', 'Ada%00'],
  ['more than the field takes', 'a'.repeat(201)],
])('leaves out a value with %s and keeps the others', (_what, value) => {
  expect(leadFormOfLink(`#name=${value}&company=Acme`)).toEqual({ ...EMPTY, company: 'Acme' })
})

it('takes a value as long as the field', () => {
  const name = 'a'.repeat(200)
  expect(leadFormOfLink(`#name=${name}`)).toEqual({ ...EMPTY, name })
})

it.each(['company', 'designation', 'email'])('leaves out a broken %s too', (field) => {
  expect(leadFormOfLink(`#name=Ada&${field}=Ren%E9`)).toEqual({ ...EMPTY, name: 'Ada' })
})

it.each(['ada+quiz@larkfield.example', 'ada%2Bquiz@larkfield.example'])(
  'reads a plus in an email as it is, and elsewhere as a blank: %s',
  (email) => {
    expect(leadFormOfLink(`#name=Ada+Marsh&amp;email=${email}`)).toEqual({
      ...{ ...EMPTY, name: 'Ada Marsh', email: 'ada+quiz@larkfield.example' },
    })
  },
)

it('takes an email in capitals', () => {
  expect(leadFormOfLink('#email=Ada@Larkfield.example')?.email).toBe('Ada@Larkfield.example')
})

it.each([
  ...['ada@gmail.com', 'ada@larkfield', 'ada', 'ada marsh@larkfield.example'],
  ...['<ada@larkfield.example>', 'ada@10.0.0.1', 'a%E2%80%8Bda@larkfield.example'],
])('leaves out an email that the form would refuse or change: %s', (email) => {
  expect(leadFormOfLink(`#name=Ada&email=${email}`)).toEqual({ ...EMPTY, name: 'Ada' })
})

it.each(["O'Brien-Łukasz", '.NET Guild', '"Ada"', '50% Ltd', 'A & B', 'Ada (Sales)', '山田', '-'])(
  'takes %s, which is no merge field',
  (name) => expect(leadFormOfLink(`#name=${encodeURIComponent(name)}`)?.name).toBe(name),
)

it('keeps a percent sign and a script as the text that they are', () => {
  const script = '<img src=x onerror=alert(1)>'
  expect(leadFormOfLink(`#name=${encodeURIComponent(script)}&company=100% Ltd`)).toEqual({
    ...{ ...EMPTY, name: script, company: '100% Ltd' },
  })
})
