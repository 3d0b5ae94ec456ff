import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { showState, STATES } from '../states.ts'
import { expect, expectComplaint, test } from '../visitor.ts'

test('every built page follows the standard of HTML', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ extends: ['html-validate:standard'] }),
  )
  const files = globSync('dist/{web,desk}/**/*.html')
  expect(files.length).toBeGreaterThan(15)
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(file, 'utf8'), file)
    expect(
      results.flatMap(({ messages }) => messages.map(({ message }) => message)),
      file,
    ).toEqual([])
  }
})

/** Of IBM's Equal Access, for what axe does not look at. */
const ENGINE = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace-window.js')),
  'utf8',
)

type Engine = {
  Checker: new () => {
    check: (of: Document, rules: string[]) => Promise<{ results: Finding[] }>
  }
}
type Finding = { ruleId: string; value: [string, string]; message: string; path: { dom: string } }

for (const state of STATES) {
  test(`a second engine finds no violation: ${state.name}`, async ({ page, complaints }) => {
    await showState(page, state)
    await page.evaluate(`${ENGINE};globalThis.ace = ace`)
    const violations = await page.evaluate(async () => {
      const TOASTS = '/html[1]/body[1]/div[1]/div[1]/'
      const { ace } = globalThis as unknown as { ace: Engine }
      const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
      return (
        results
          .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
          // A toast is over the page, and read where it comes.
          .filter(
            ({ ruleId, path }) =>
              ruleId !== 'aria_content_in_landmark' || !path.dom.startsWith(TOASTS),
          )
          .map(({ ruleId, message, path }) => `${ruleId}: ${message} ${path.dom}`)
      )
    })
    expect(violations).toEqual([])
    if (state.complains) expectComplaint(complaints, state.complains)
  })
}
