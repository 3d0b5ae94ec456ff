import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { SITE } from '../../generated/site.ts'
import { testFolder } from '../../../tests/support/test-folder.ts'
import { write, writeSite } from '../../../tests/support/test-app.ts'
import { loadSiteFiles } from './site-files.ts'

const setup = () => writeSite(testFolder('site'))

it('names the missing page', async () => {
  const site = await setup()
  await rm(join(site, 'assessment/question/7.html'))
  await expect(loadSiteFiles(site, false)).rejects.toThrow(
    /question\/7\.html is missing: build the site first/,
  )
})

it.each(['assets/app.js.map', 'data.sqlite'])('serves no %s', async (file) => {
  const site = await setup()
  await write(join(site, file), 'x')
  await expect(loadSiteFiles(site, false)).rejects.toThrow(`/${file} has no known content type`)
})

it('tags equal bytes alike, and changed bytes differently', async () => {
  const folder = await setup()
  const [before, same] = [await loadSiteFiles(folder, false), await loadSiteFiles(folder, false)]
  await write(join(folder, 'favicon.svg'), '<svg/>')
  const after = await loadSiteFiles(folder, false)
  const tagIn = ({ assets }: typeof before) => assets.get('/favicon.svg')?.plain.etag
  expect(tagIn(same)).toBe(tagIn(before))
  expect(tagIn(after)).not.toBe(tagIn(before))
})

it('puts the public address into metadata, compressed too, and nowhere else', async () => {
  const folder = await setup()
  const page = (origin: string) =>
    `<meta property="og:url" content="${origin}/"/><link rel="canonical" href="${origin}/de"/></head><a href="${SITE.address}/">`
  await write(join(folder, 'index.html'), page(SITE.address))
  await write(join(folder, 'index.html.br'), brotliCompressSync(page(SITE.address)))

  const { pages } = await loadSiteFiles(folder, false, 'https://public.example')

  const { plain, br } = pages.get('') ?? pages.get('/') ?? {}
  expect(plain?.bytes.toString()).toBe(page('https://public.example'))
  expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(page('https://public.example'))
})
