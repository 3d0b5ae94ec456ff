// A visit over HTTP; prints the statuses. Run where the server is the only other program.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { PRERENDERED } from '../../src/contract/prerendered.ts'
import { createRandom } from '../harness/settings.ts'
import { leadOf, responseOf } from '../harness/submission.ts'

const SERVER = 'http://127.0.0.1:3000'

for (let attempt = 0; attempt < 200; attempt += 1) {
  const ready = await fetch(`${SERVER}/readyz`).catch(() => undefined)
  if (ready?.ok) break
  await sleep(50)
}

const random = createRandom(randomUUID())
const statuses: number[] = []
for (const { path, headers, body } of [leadOf(random), responseOf(random)]) {
  statuses.push((await fetch(SERVER + path, { method: 'POST', headers, body })).status)
}
for (const { path } of PRERENDERED) statuses.push((await fetch(SERVER + path)).status)
console.log(JSON.stringify(statuses))
