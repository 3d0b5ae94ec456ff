/** The store cannot save now; the same request may succeed later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** Rows of a transaction were erased while it ran: another one leaves them out. */
export class ErasedMeanwhileError extends StoreUnavailableError {
  override name = 'ErasedMeanwhileError'
}

/** It is unknown whether the store saved the values; sending them again may duplicate them. */
export class OutcomeUnknownError extends StoreUnavailableError {
  override name = 'OutcomeUnknownError'
}
