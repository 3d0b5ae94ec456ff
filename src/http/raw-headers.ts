/** Every value that a header came with: Node itself joins what comes twice, or leaves one out. */
export function valuesOf(rawHeaders: readonly string[], name: string): readonly string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name)
}
