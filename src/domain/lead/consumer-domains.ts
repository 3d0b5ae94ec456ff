/** Free mail providers whose addresses are not company addresses. Add one per line, lower case. */
export const CONSUMER_DOMAINS: readonly string[] = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'aol.com',
  'icloud.com',
  'protonmail.com',
]
