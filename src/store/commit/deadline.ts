import { StoreUnavailableError } from '../store.ts'

/** Rejects with StoreUnavailableError after `ms`; whether `work` still succeeds is then unknown. */
export function answerWithin<Value>(
  ms: number,
  work: Promise<Value>,
  onLate?: () => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate?.()
      reject(new StoreUnavailableError(`The database did not answer within ${ms} ms`))
    }, ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
