/** The names of an element's classes; what is false or missing is left out. */
export function classesOf(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
