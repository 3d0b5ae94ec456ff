/** Other work of the process goes first. */
export async function breath(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
