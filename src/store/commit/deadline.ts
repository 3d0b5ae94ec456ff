import { StoreUnavailableError } from '../errors.ts'

/** Rejects with StoreUnavailableError after `ms`; whether `work` still succeeds is then unknown. */
export function answerWithin<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new StoreUnavailableError(`The database did not answer within ${ms} ms`))
    }, ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
