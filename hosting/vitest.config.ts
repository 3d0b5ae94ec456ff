import { longRuns } from '../vitest.faults.config.ts'

/** For the table in docs/operate.md. */
export default longRuns('hosting/**/*.hosting.ts', {
  HOSTING_RESTARTS: '20',
  HOSTING_FAILOVERS: '20',
  HOSTING_POOLED: '2000',
})
