import { openSqliteOwnerStore } from './owner-store.ts'

/** Returns why the list of erased rows cannot be used, if it cannot; the server starts all the same. */
export async function eraseAgainInFile(
  file: string,
  erasedFile: string | undefined,
): Promise<string | undefined> {
  const store = await openSqliteOwnerStore(file, erasedFile)
  try {
    await store.eraseAgain()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await store.close()
  }
}
