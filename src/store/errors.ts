/** The store cannot save now; the same request may succeed later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** Rows of a transaction are erased: another one leaves them out. */
export class ErasedRowsError extends StoreUnavailableError {
  override name = 'ErasedRowsError'
}

/** It is unknown whether the store saved the values; sending them again may duplicate them. */
export class OutcomeUnknownError extends StoreUnavailableError {
  override name = 'OutcomeUnknownError'
}
