/** "November 22, 2026" */
export function longDate(day: Date): string {
  return day.toLocaleDateString('en-US', { dateStyle: 'long' })
}
