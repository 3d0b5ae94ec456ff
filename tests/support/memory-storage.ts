import { createVisitStorage } from '../../src/web/state/browser-storage.ts'

/** The storage of a visit in a browser that refuses to keep anything. */
export function memoryStorage() {
  return createVisitStorage(() => {
    throw new Error('memory only')
  })
}
