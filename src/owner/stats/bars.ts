const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A bar of `value` of `most`, at most `width` columns long; anything above zero is seen. */
export function bar(value: number, most: number, width: number): string {
  if (value <= 0 || most <= 0) return ''
  const eighths = Math.max(1, Math.round((Math.min(value, most) / most) * width * 8))
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '')
}

/** Whole percent; '0 %' of nothing. */
export function percent(value: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((100 * value) / whole)} %`
}

/** 1234567 as '1,234,567'. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
