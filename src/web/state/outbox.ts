import type { Api } from '../api.ts'
import type { RunStore } from './run-store.ts'

/** Sends what waits, oldest first; what could not be sent stays for the next call. */
export type Outbox = { send: () => Promise<void> }

export function createOutbox(runs: RunStore, api: Api): Outbox {
  let sending: Promise<void> | undefined

  async function sendAll() {
    for (const body of runs.waiting()) {
      const outcome = await api.saveResponse(body)
      if (outcome.kind !== 'saved') console.error('The response was not saved.', outcome.reason)
      if (outcome.kind === 'unavailable') return
      runs.settle(body.session_id)
    }
  }

  return {
    send: () => {
      // After a running pass, so that a response finished meanwhile is not left behind.
      const pass = (sending ?? Promise.resolve()).then(sendAll)
      sending = pass
      return pass
    },
  }
}
