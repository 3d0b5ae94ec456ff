import { afterEach, expect, it, vi } from 'vitest'

const ASSESSMENT = '../assessment/assessment.ts'

/** The plan as the product makes it with these sections. */
async function planWith(...sections: { name: string; questionIds: number[] }[]) {
  const QUESTION_COUNT = sections.flatMap(({ questionIds }) => questionIds).length
  vi.resetModules()
  vi.doMock(ASSESSMENT, async (original) => ({
    ...(await original<object>()),
    ...{ QUESTION_COUNT, SECTIONS: sections },
  }))
  return import('./plan.ts')
}

afterEach(() => {
  vi.doUnmock(ASSESSMENT)
  vi.resetModules()
})

it('stops the product where sections have different lengths, for the plan would be wrong', async () => {
  const plan = planWith(
    { name: 'Planning', questionIds: [1, 2] },
    { name: 'Training', questionIds: [3] },
  )

  await expect(plan).rejects.toThrow(
    /sections have different lengths: give them as many questions each, or weigh the moves in src\/domain\/report\/plan\.ts/,
  )
})

it('takes sections of equal length', async () => {
  const plan = planWith(
    { name: 'Planning', questionIds: [1, 2] },
    { name: 'Training', questionIds: [3, 4] },
  )

  await expect(plan).resolves.toBeDefined()
})
