import type { Asked } from './use-asked.ts'

/** While another page is asked for, the rows of the one before stay, and nothing follows them. */
export function rowsOf<Row>({
  value,
  isStale,
}: Asked<{ rows: readonly Row[]; next?: string | undefined }>) {
  const rows = value?.rows ?? []
  return {
    rows,
    next: isStale ? undefined : value?.next,
    isLoading: value === undefined || isStale,
    isEmpty: value !== undefined && !isStale && rows.length === 0,
  }
}
