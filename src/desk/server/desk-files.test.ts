import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../../tests/support/test-folder.ts'
import { owner } from '../../../tests/support/owner.ts'
import { loadDeskFiles } from './desk-files.ts'

it.each([
  ['https://assessment.acme.com', 'https://assessment.acme.com'],
  [undefined, ''],
])('tells the page where visitors find the site: %s', async (publicOrigin, content) => {
  const folder = testFolder('desk-files')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), readFileSync('src/desk/pages/index.html'))

  const page = (await loadDeskFiles(folder, publicOrigin)).get('/index.html')?.bytes.toString()

  expect(page).toContain(`<meta name="public-url" content="${content}" />`)
})

it('says that PUBLIC_URL is no address', async () => {
  const database = { url: 'file:none.sqlite' }
  expect(await owner(database, 'desk', { env: { PUBLIC_URL: 'acme.com/assessment' } })).toEqual({
    exitCode: 1,
    stdout: '',
    stderr:
      "PUBLIC_URL must be an address such as https://assessment.example.com, but is 'acme.com/assessment'.\n",
  })
})
