import { longRuns } from '../faults/vitest.config.ts'

export default longRuns('tests/hosting/**/*.test.ts', {
  HOSTING_FAILOVERS: '20',
})
