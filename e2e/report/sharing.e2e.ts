import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { expect, expectComplaint, test } from '../visitor.ts'

const [LOWEST, HIGHEST] = [
  reportCodeOf(answersOf('111 111 111 111')),
  reportCodeOf(answersOf('555 555 555 555')),
]
const [SPRING, AUTUMN, THIRD] = [
  reportCodeOf(answersOf('122 333 112 433')),
  reportCodeOf(answersOf('242 333 432 324')),
  reportCodeOf(answersOf('535 222 111 333')),
]

const TWELVE = ['11', '12', '13', '14', '15', '21', '22', '23', '24', '25', '31', '32'].map(
  (last) => reportCodeOf(answersOf(`333 333 333 3${last}`)),
)

test('from a report to a comparison: the own code is there, the other is pasted', async ({
  page,
}) => {
  await page.goto(`/report/${SPRING}`)
  await page.getByRole('link', { name: /compare with an earlier/ }).click()
  const field = page.getByRole('textbox', { name: 'Report codes or links' })
  await expect(field).toHaveValue(SPRING)
  await expect(page.getByText('1 code found. Add 1 more to compare.').first()).toBeVisible()

  await field.fill(`${SPRING}\nHi Ann, mine: https://assessment.example.com/report/${AUTUMN}.`)
  await expect(page.getByText('2 codes found.').first()).toBeVisible()
  await page.getByRole('link', { name: `Compare ${SPRING} with ${AUTUMN}` }).click()

  await expect(page).toHaveURL(`/compare/${SPRING}/${AUTUMN}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Up 0.6, from 2.3 to 2.9')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Moved Up (5)' })).toBeVisible()
  await page.getByRole('link', { name: 'Swap the two reports' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Down 0.6, from 2.9 to 2.3')
})

test('the landing page leads to the codes in one quiet line', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('link', { name: 'Open a report, compare two, or see where your team agrees.' })
    .click()
  await expect(page).toHaveURL('/compare')
  await expect(page.getByRole('textbox', { name: 'Report codes or links' })).toBeVisible()
  await page.getByRole('textbox').fill('no code in here')
  await expect(page.getByText('No report code found').first()).toBeVisible()
})

test('the codes that were found stand below the field, and what they lead to in its card', async ({
  page,
}) => {
  await page.goto(`/compare#${SPRING}%20${AUTUMN}`)
  const field = page.getByRole('textbox', { name: 'Report codes or links' })
  const list = page.getByRole('region', { name: 'Open a report' })
  const compare = page.getByRole('link', { name: `Compare ${SPRING} with ${AUTUMN}` })
  for (const [width, text] of [
    [1280, '100%'],
    [390, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, text)
    const [box, found, way] = await Promise.all(
      [field, list, compare].map((part) => part.boundingBox()),
    )
    const look = `${width} px, ${text}`
    expect(found?.y, look).toBeGreaterThan((box?.y ?? NaN) + (box?.height ?? NaN))
    // The field ends where its card does; beside it, on a wide screen, the list does.
    const end = (found?.x ?? NaN) + (found?.width ?? NaN)
    expect((way?.x ?? NaN) + (way?.width ?? NaN), look).toBeLessThanOrEqual(end + 0.5)
    const inner = await compare.evaluate((link) => link.scrollWidth - link.clientWidth)
    expect(inner, look).toBeLessThanOrEqual(0)
  }
})

for (const [path, first] of [
  ['/compare', /^Compare .{9} with .{9}$/],
  ['/team', 'See where these 12 agree'],
] as const) {
  test(`${path} shows on a low screen what it makes of twelve pasted codes`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(path)
    await expect(page.getByText('Two to twelve codes')).toBeInViewport({ ratio: 1 })

    await page.getByRole('textbox', { name: 'Report codes or links' }).fill(TWELVE.join(' '))
    const ways = page.getByRole('main').getByRole('link')
    await expect(ways.first()).toHaveAccessibleName(first)
    await expect(ways.nth(1)).toBeInViewport({ ratio: 1 })
    const lastCode = page.getByRole('main').getByRole('listitem').last().getByRole('link')
    await expect(lastCode).toBeInViewport({ ratio: 1 })
  })
}

for (const path of [`/compare/${SPRING}/${AUTUMN}`, `/team/${SPRING}.${AUTUMN}.${THIRD}`]) {
  test(`on paper ${path.split('/')[1]} says when it was printed, and from where`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path)
    const address = page.getByText(`${baseURL}${path}`, { exact: true })
    await expect(address).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(address).toBeVisible()
    const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
    await expect(page.getByText(`Printed ${today}`)).toBeVisible()
  })
}

for (const [what, path, most] of [
  ['a comparison where every answer moved up', `/compare/${LOWEST}/${HIGHEST}`, 1],
  ['a team of twelve', `/team/${`${SPRING}.${AUTUMN}.${THIRD}.`.repeat(4).slice(0, -1)}`, 2],
] as const) {
  test(`${what} fits on ${most} ${most === 1 ? 'page' : 'pages'} of A4 and of Letter`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0
      expect(pages, format).toBeGreaterThan(0)
      expect(pages, format).toBeLessThanOrEqual(most)
    }
  })
}

for (const [path, title] of [
  [`/compare/${SPRING}/KKKK-KKKK`, 'One code in this link cannot be read'],
  [`/team/${SPRING}`, 'A team page takes two to twelve reports'],
] as const) {
  test(`${path} says what is wrong and how to go on`, async ({ page, complaints }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    expectComplaint(complaints, /status of 404/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('link', { name: 'Paste the codes again' }).click()
    await expect(page).toHaveURL('/compare')
  })
}
