import { afterEach, expect, it, vi } from 'vitest'

const ASSESSMENT = './assessment.ts'

/** The scores as the product makes them with these sections. */
async function scoringWith(...sections: { name: string; questionIds: number[] }[]) {
  const QUESTION_COUNT = sections.flatMap(({ questionIds }) => questionIds).length
  vi.resetModules()
  vi.doMock(ASSESSMENT, async (original) => ({
    ...(await original<object>()),
    ...{ QUESTION_COUNT, SECTIONS: sections },
  }))
  return import('./scoring.ts')
}

afterEach(() => {
  vi.doUnmock(ASSESSMENT)
  vi.resetModules()
})

it('stops the product where sections have different lengths, for its scores would be wrong', async () => {
  const scoring = scoringWith(
    { name: 'Planning', questionIds: [1, 2] },
    { name: 'Training', questionIds: [3, 4, 5] },
    { name: 'Coaching', questionIds: [6] },
  )

  await expect(scoring).rejects.toThrow(
    /^The sections have different lengths, .*: give each section as many questions$/,
  )
})

it('takes sections of equal length', async () => {
  const scoring = scoringWith(
    { name: 'Planning', questionIds: [1, 2] },
    { name: 'Training', questionIds: [3, 4] },
  )

  await expect(scoring).resolves.toBeDefined()
})
