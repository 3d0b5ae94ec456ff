const WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
]

/** 'four'; digits above twelve. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count)
}
