/** '2026-11-20 22:13', in UTC. */
export function minuteOf(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ')
}
