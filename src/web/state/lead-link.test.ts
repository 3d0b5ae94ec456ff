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

it('keeps a percent sign and a script as the text that they are', () => {
  const script = '<img src=x onerror=alert(1)>'
  expect(leadFormOfLink(`#name=${encodeURIComponent(script)}&company=100% Ltd`)).toEqual({
    ...{ ...EMPTY, name: script, company: '100% Ltd' },
  })
})
