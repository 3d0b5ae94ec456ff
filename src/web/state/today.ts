/** By the reader's calendar: '2026-11-20'. */
export function today(): string {
  const day = new Date()
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  )
  return `${day.getFullYear()}-${month}-${date}`
}
