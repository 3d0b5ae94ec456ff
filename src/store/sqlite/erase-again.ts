import { openSqliteOwnerStore } from './owner-store.ts'

/** Returns why it is not known who was erased, if it is not: the server runs all the same. */
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
