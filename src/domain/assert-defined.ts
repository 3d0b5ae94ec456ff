/** @throws where there is none; `name`: what is missing. For what is checked before, so that it never happens. */
export function assertDefined<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name}`)
  return value
}
