import { expect, it } from 'vitest'
import { leadFormOfLink } from './lead-link.ts'

const EMPTY = { name: '', company: '', designation: '', email: '' }

it('leaves the others empty where a link gives one', () => {
  expect(leadFormOfLink('#company=Acme')).toEqual({ ...EMPTY, company: 'Acme' })
})

it.each(['', '#remark=robot', '#%=%&&==', '#name=+%20'])('finds none in "%s"', (hash) => {
  expect(leadFormOfLink(hash)).toBeUndefined()
})

it.each([
  ['a placeholder of a mail program', '%7B%7Bcontact.firstname%7D%7D'],
  ['a placeholder of another', '*%7CFNAME%7C*'],
  ['a field of a mail program', '%FIRSTNAME%'],
  ['one in brackets', '[FNAME]'],
  ['one in double angles', '<<First Name>>'],
  ['one in single angles', '%3CFirst_Name%3E'],
  ['one of a word processor', '%C2%ABFirst Name%C2%BB'],
  ['one between bars', '|FNAME|'],
  ['one that begins with a dollar', '$firstname'],
  ['a broken escape', 'Ren%E9'],
  ['a line break', 'Ada%0D%0ABcc%3A%20eve%40evil.example'],
  ['more than the field takes', 'a'.repeat(201)],
])('leaves out a value with %s and keeps the others', (_what, value) => {
  expect(leadFormOfLink(`#name=${value}&company=Acme`)).toEqual({ ...EMPTY, company: 'Acme' })
})

it('takes a value as long as the field', () => {
  const name = 'a'.repeat(200)
  expect(leadFormOfLink(`#name=${name}`)).toEqual({ ...EMPTY, name })
})

it.each(['Ada+quiz@larkfield.example', 'Ada%2Bquiz@larkfield.example'])(
  'reads the four values, and a plus in an email as it is: %s',
  (email) => {
    const link = `#name=Ada+Marsh&amp;company=%20Larkfield&designation=Head&email=${email}`
    expect(leadFormOfLink(link)).toEqual({
      ...{ name: 'Ada Marsh', company: 'Larkfield', designation: 'Head' },
      email: 'Ada+quiz@larkfield.example',
    })
  },
)

it.each(['ada@gmail.com', '<ada@larkfield.example>', 'Ren%E9'])(
  'leaves out an email that the form would refuse or change: %s',
  (email) => {
    expect(leadFormOfLink(`#name=Ada&email=${email}`)).toEqual({ ...EMPTY, name: 'Ada' })
  },
)

it.each(["O'Brien-Łukasz", '.NET Guild', '"Ada"', '50% Ltd', 'Ada (Sales)', '<img src=x>', '-'])(
  'takes %s, which is no merge field',
  (name) => expect(leadFormOfLink(`#name=${encodeURIComponent(name)}`)?.name).toBe(name),
)
