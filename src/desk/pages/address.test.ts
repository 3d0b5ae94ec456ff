import { expect, it } from 'vitest'
import { deskPlaceOf, mailtoOf, VIEWS } from './address.ts'

it('finds each view at its name, leads and deliveries by their id, and nothing elsewhere', () => {
  for (const view of VIEWS) expect(deskPlaceOf(`/${view}`)).toEqual({ view })
  expect(deskPlaceOf('/')).toEqual({ view: 'leads' })
  expect(deskPlaceOf('/leads/12')).toEqual({ view: 'lead', id: '12' })
  expect(deskPlaceOf('/deliveries/a1-b2')).toEqual({ view: 'delivery', id: 'a1-b2' })
  for (const path of ['/x', '/leads/', '/leads/1/2', '/numbers/1', '/leads/a%20b']) {
    expect(deskPlaceOf(path), path).toEqual({ view: 'not-found' })
  }
})

it('lets no address add a field to a mail, and no text end one', () => {
  expect(mailtoOf('a?bcc=b&c@acme.example')).toBe('mailto:a%3Fbcc%3Db%26c@acme.example')
  const fields = { subject: 'O’Neil "Q" & co?', body: 'a\r\nb' }
  expect(Object.fromEntries(new URL(mailtoOf('a@b.example', fields)).searchParams)).toEqual(fields)
})
