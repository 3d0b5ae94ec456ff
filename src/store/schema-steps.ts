/**
 * The steps that a database still needs. `version`: how many of `steps` it has, 0 for an empty one. Each
 * release appends steps and never changes old ones; the first is schema.sql.
 */
export function missingSteps(steps: readonly string[], version: number): readonly string[] {
  if (version > steps.length) {
    throw new Error(
      `A newer version of this product has used the database (schema ${version}): update this one first`,
    )
  }
  return steps.slice(version)
}
