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
  await page.getByRole('link', { name: /Compare with an earlier/ }).click()
  const field = page.getByRole('textbox', { name: 'Report codes or links' })
  await expect(field).toHaveValue(SPRING)
  await expect(page.getByText('1 code found. Add 1 more to compare.')).toBeVisible()

  await field.fill(`${SPRING}\nHi Ann, mine: https://assessment.example.com/report/${AUTUMN}.`)
  await expect(page.getByText('2 codes found.')).toBeVisible()
  await page.getByRole('link', { name: `Compare ${SPRING} with ${AUTUMN}` }).click()

  await expect(page).toHaveURL(`/compare/${SPRING}/${AUTUMN}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Up 0.6, from 2.3 to 2.9')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Moved Up (5)' })).toBeVisible()
  await page.getByRole('link', { name: 'Swap the two reports' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Down 0.6, from 2.9 to 2.3')
})

const [THREES, ONE_UP, IN_GAP] = [
  reportCodeOf(answersOf('333 333 333 333')),
  reportCodeOf(answersOf('333 333 333 334')),
  reportCodeOf(answersOf('333 333 322 222')),
]

for (const [what, earlier, later, steps] of [
  [
    'up a stage',
    SPRING,
    AUTUMN,
    ['Ad Hoc', 'Earlier 2.3Foundational', 'Later 2.9Evolving', 'Strategic', 'Optimized'],
  ],
  [
    'up within a stage',
    THREES,
    ONE_UP,
    ['Ad Hoc', 'Foundational', 'Later 3.1Earlier 3.0Evolving', 'Strategic', 'Optimized'],
  ],
  [
    'down within a stage',
    ONE_UP,
    THREES,
    ['Ad Hoc', 'Foundational', 'Earlier 3.1Later 3.0Evolving', 'Strategic', 'Optimized'],
  ],
  [
    'of one report with itself',
    THREES,
    THREES,
    ['Ad Hoc', 'Foundational', 'Both 3.0Evolving', 'Strategic', 'Optimized'],
  ],
] as const) {
  test(`a comparison ${what} is one ladder with both flags`, async ({ page }) => {
    await page.goto(`/compare/${earlier}/${later}`)
    const ladder = page.getByRole('list', { name: 'The five stages, in order' })
    await expect(ladder).toHaveCount(1)
    await expect(ladder.getByRole('listitem')).toHaveText([...steps])
    await expect(ladder.locator('[aria-current=step]')).toHaveText(/Later|Both/)
  })
}

test('a comparison leads to both reports, and explains a score between two stages', async ({
  page,
}) => {
  await page.goto(`/compare/${SPRING}/${IN_GAP}`)
  for (const [name, code] of [
    ['Open the earlier report', SPRING],
    ['Open the later report', IN_GAP],
  ] as const) {
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute(
      'href',
      `/report/${code}`,
    )
  }
  await expect(
    page.getByText(
      'The later report’s exact score, 2.58, falls between Foundational and Evolving.',
    ),
  ).toBeVisible()
})

test('the ways of the areas stand on one scale, as long on a phone as its page', async ({
  page,
}) => {
  await page.goto(`/compare/${SPRING}/${AUTUMN}`)
  for (const [width, least] of [
    [320, 200],
    [390, 270],
    [768, 240],
    [1280, 400],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    const ways = await page
      .getByRole('table', { name: /^Section scores/ })
      .locator('svg')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    expect(ways).toHaveLength(4)
    expect(new Set(ways.map((way) => `${way.left} ${way.width}`)).size, `${width} px`).toBe(1)
    expect(ways[0]?.width, `${width} px`).toBeGreaterThanOrEqual(least)
  }
  const rows = page.getByRole('table', { name: /^Section scores/ }).getByRole('row')
  await expect(rows).toHaveText([/Change$/, ...Array.from({ length: 4 }, () => /15$/)])
})

test('the landing page leads to the codes in one quiet line', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Open it, compare two, or combine your team’s.' }).click()
  await expect(page).toHaveURL('/compare')
  await expect(page.getByRole('textbox', { name: 'Report codes or links' })).toBeVisible()
  await page.getByRole('textbox').fill('no code in here')
  await expect(page.getByRole('status').filter({ hasText: 'No report code found' })).toBeVisible()
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

test('a team reads where it agrees; names stay behind # and reach no server', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/team/${SPRING}.${AUTUMN}.${THIRD}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Three reports, \d+ steps to agreement$/,
  )
  await expect(page.getByText(/With fewer than four reports, people can tell/)).toBeVisible()
  await expect(
    page.getByRole('list', { name: /stand in each stage/ }).getByRole('listitem'),
  ).toHaveText([
    '1 reportAd Hoc',
    '1 reportFoundational',
    '1 reportEvolving',
    'Strategic',
    'Optimized',
  ])
  await page.getByRole('textbox', { name: 'Name of report 1', exact: true }).fill('Sales')
  await page.getByRole('textbox', { name: 'Name of report 2', exact: true }).fill('Enablement')
  await page
    .getByRole('textbox', { name: 'Name of report 3', exact: true })
    .fill('Service & <b>Success</b>')
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('textbox', { name: 'Name of report 1', exact: true }) }),
  ).toContainText('2.3Foundational')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /“.+”(Sales|Sales and .+)$/ })
      .first(),
  ).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name of report 3', exact: true })).toHaveValue(
    'Service & <b>Success</b>',
  )
  expect(asked.filter((url) => /Sales|Success/.test(url.split('#')[0] ?? ''))).toEqual([])
})

test('a team sees whether it came closer, and takes its agenda along', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/team/${SPRING}.${AUTUMN}`)
  const earlier = page.getByRole('textbox', { name: 'Codes of an earlier round' })
  await earlier.fill(SPRING)
  await expect(page.getByText(/An earlier round needs 2 to 12/)).toBeVisible()
  await earlier.fill(`${SPRING} ${THIRD}`)
  await expect(page.getByText(/^You came closer\. Then: \d+ of 48/)).toBeVisible()

  await page.getByRole('button', { name: 'Copy agenda' }).click()
  await expect(page.getByText('Agenda copied.')).toBeVisible()
  const agenda = await page.evaluate(() => navigator.clipboard.readText())
  expect(agenda).toContain('Where do we agree? Two reports')
  expect(agenda).toContain(`/team/${SPRING}.${AUTUMN}`)
})

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
  ['a comparison where every answer moved down', `/compare/${HIGHEST}/${LOWEST}`, 1],
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, text] of [
    [`/report/${AUTUMN}`, 'Evolving'],
    [`/compare/${SPRING}/${AUTUMN}`, 'Up 0.6, from 2.3 to 2.9'],
    [`/team/${SPRING}.${AUTUMN}`, 'Talk About These First'],
  ] as const) {
    test(`${path.split('/')[1]} reads completely`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: text }).first()).toBeVisible()
      await expect(page.getByText('Calculating your results...')).toHaveCount(0)
    })
  }
})

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
