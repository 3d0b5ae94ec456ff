import { longRuns } from '../vitest.faults.config.ts'

export default longRuns('hosting/**/*.hosting.ts', {
  HOSTING_FAILOVERS: '20',
})
