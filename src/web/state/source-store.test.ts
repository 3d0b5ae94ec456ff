import { expect, it } from 'vitest'
import { NO_SOURCE } from '../../domain/lead/lead-source.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { createSourceStore } from './source-store.ts'

const KEY = 'leadSource'

/** One tab of a browser. */
function setup(stored?: string) {
  const storage = memoryStorage()
  if (stored !== undefined) storage.set(KEY, stored)
  return {
    storage,
    load: (address: string, referrer = '') => {
      const { search, hostname } = new URL(address, 'https://assessment.example.com')
      return createSourceStore(storage, { search, hostname, referrer })
    },
  }
}

it('reads three values of the address, and the host of the referrer', () => {
  const { load } = setup()

  expect(
    load(
      '/report/abc?utm_medium=social&utm_source=linked+in&utm_campaign=50%25&utm_term=x&gclid=y',
      'https://www.linkedin.com:8443/feed/ada?who=ada',
    ).get(),
  ).toEqual({
    utm_source: 'linked in',
    utm_medium: 'social',
    utm_campaign: '50%',
    referrer_host: 'www.linkedin.com',
  })
})

it('reads an address whose ampersands were written as in HTML', () => {
  const { load } = setup()
  expect(
    load('/?utm_source=news&amp;utm_medium=email&amp;amp;utm_campaign=a%26amp;b').get(),
  ).toEqual({
    ...{ utm_source: 'news', utm_medium: 'email', utm_campaign: 'a&amp;b', referrer_host: null },
  })
})

it('uses the host that the page around it passes on as its referrer', () => {
  const { load } = setup()
  const address = '/embed?utm_source=spring&referrer_host=News.example'
  expect(load(address, 'https://www.provider.com/').get()).toMatchObject({
    ...{ utm_source: 'spring', referrer_host: 'news.example' },
  })
})

it('keeps the first page with a source, across a reload and later pages', () => {
  const { load } = setup()
  expect(load('/').get()).toEqual(NO_SOURCE)
  const first = load('/?utm_source=mail').get()

  expect(load('/assessment/start', 'https://assessment.example.com/').get()).toEqual(first)
  expect(load('/?utm_source=other', 'https://other.example/').get()).toEqual(first)
})

it.each(['', 'https://assessment.example.com/compare', 'android-app:'])(
  'finds and stores nothing for a page without values after %j',
  (referrer) => {
    const { load, storage } = setup()

    expect(load('/?utm_source=', referrer).get()).toEqual(NO_SOURCE)
    expect(storage.get(KEY)).toBeUndefined()
  },
)

it.each([
  ['{"utm_source":" a\\u0000b ","referrer_host":"https://x.y","more":1}', 'a b'],
  ['"mail"', 'late'],
])('cleans what it reads back: %s', (stored, utm_source) => {
  expect(setup(stored).load('/?utm_source=late').get()).toEqual({ ...NO_SOURCE, utm_source })
})

it('forgets it on request, here and for the next page', () => {
  const { load, storage } = setup()
  const source = load('/?utm_source=mail')
  source.clear()

  expect(source.get()).toEqual(NO_SOURCE)
  expect(storage.get(KEY)).toBeUndefined()
  expect(load('/').get()).toEqual(NO_SOURCE)
})

it('is the link of a team, and nothing else, for who was brought by a colleague', () => {
  const { load } = setup()
  const source = load('/team/K7Q2M4XT9B3C5D6E?utm_source=mail&utm_medium=x', 'https://a.example/b')
  source.setTeam()

  expect(source.get()).toEqual({ ...NO_SOURCE, utm_source: 'team-link' })
  expect(load('/assessment/start').get()).toEqual(source.get())
})
