// For `npm run test:mutation`: a change that keeps its file from loading fails the files of tests as a
// whole, and Stryker counts failed tests alone. This is the test that fails then.
import { expect, it } from 'vitest'

it('loads', async () => {
  await expect(import(`../../${process.env['MUTATION_SOURCE']}`)).resolves.toBeDefined()
})
