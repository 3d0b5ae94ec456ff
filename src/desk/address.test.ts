import { expect, it } from 'vitest'
import { leadPathOf, mailtoOf, deskPlaceOf } from './address.ts'

it('begins with the leads', () => {
  expect(deskPlaceOf('/')).toEqual({ view: 'leads' })
  expect(deskPlaceOf('/leads')).toEqual({ view: 'leads' })
})

it('has an address for each lead', () => {
  expect(deskPlaceOf(leadPathOf(42))).toEqual({ view: 'lead', id: 42 })
})

it.each([
  '/leads/',
  '/leads/0',
  '/leads/007',
  '/leads/1.5',
  '/leads/x',
  '/leads/1/2',
  '/lead',
  '//',
])('has no view at %s', (path) => expect(deskPlaceOf(path)).toEqual({ view: 'not-found' }))

it.each([
  'ada+sales@engines.example',
  'ada?bcc=all@engines.example',
  'ada&cc=eve@engines.example',
  'ada%0Abcc@engines.example',
  'ada#1@engines.example',
])('writes to %s alone', (email) => {
  const { pathname, search, hash } = new URL(mailtoOf(email))
  expect({ to: decodeURIComponent(pathname), search, hash }).toEqual({
    ...{ to: email, search: '', hash: '' },
  })
})

it('leaves a plain email readable', () => {
  expect(mailtoOf('ada@engines.example')).toBe('mailto:ada@engines.example')
})
