/** 12345 as '12,345'. */
export function countText(count: number): string {
  return count.toLocaleString('en-US')
}

/** 1 as '1 lead', 1200 as '1,200 leads'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`
}
