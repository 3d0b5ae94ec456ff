// The whole service with a store that keeps nothing: what durability costs, and nothing else.
import { join } from 'node:path'
import { createApp } from '../src/server/app.ts'
import { parseConfig } from '../src/server/config.ts'
import { createLog } from '../src/server/log.ts'
import { loadSite } from '../src/server/http/site-files.ts'
import { NO_ROWS } from '../src/store/erase.ts'
import type { Store } from '../src/store/store.ts'

const store: Store = {
  saveLead: async () => 'saved',
  saveCopy: async () => 'saved',
  saveResponse: async () => 'saved',
  checkWritable: async () => {},
  addMilestones: async () => {},
  saveTeamAnswers: async () => 'saved',
  takeOutTeamAnswers: async () => {},
  readTeamCodes: async () => [],
  purgeSome: async () => NO_ROWS,
  purgeIdleTeams: async () => NO_ROWS,
  dropOldPayloads: async () => 0,
  dropTeamMarks: async () => {},
  trustClock: async () => true,
  sendWaitingSoon: async () => {},
  readBenchmark: async () => undefined,
  checkIdentity: async () => {},
  outbox: {
    claim: async () => undefined,
    accept: async () => {},
    giveUpOlder: async () => {},
    fail: async () => {},
    count: async () => [],
  },
  close: async () => {},
}

const config = parseConfig(process.env)
if (!config.ok) throw new Error(config.error.join('\n'))
const log = createLog(config.value.logLevel)
const site = await loadSite(join(import.meta.dirname, '../dist/web'), false)
const app = createApp({
  ...{ config: config.value, store, site, log },
  hasFailed: () => false,
})
await app.listen({ host: '127.0.0.1', port: 0 })
console.log(app.listeningOrigin)
