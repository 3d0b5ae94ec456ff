/** Joins class names; false or missing ones are dropped. */
export function classesOf(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
