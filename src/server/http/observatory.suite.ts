type Headers = Readonly<Record<string, string | undefined>>

/**
 * What the MDN HTTP Observatory makes of the headers of a page: 100, less each fault, and more for
 * each good deed once the faults leave 90 or more. The way from http to https and the certificate
 * are the proxy's, all scripts are our own, there are no cookies: none of them changes the points.
 */
export function observatoryPoints(headers: Headers): number {
  const changes = [
    ...[policyPoints(headers), transportPoints(headers), framePoints(headers)],
    ...[referrerPoints(headers), resourcePoints(headers), sharingPoints(headers)],
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    headers['cross-origin-opener-policy'] === 'same-origin' ? 10 : 0,
    headers['cross-origin-embedder-policy'] === 'require-corp' ? 10 : 0,
  ]
  const withoutFaults = 100 + sum(changes.filter((change) => change < 0))
  return withoutFaults < 90 ? withoutFaults : 100 + sum(changes)
}

function policyPoints(headers: Headers): number {
  const text = headers['content-security-policy']
  if (text === undefined) return -25
  const sources = directivesIn(text)
  const fallback = sources.get('default-src') ?? ['*']
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(
    (name) => sources.get(name) ?? fallback,
  )
  if ([scripts, objects].some((list) => list?.some(isUnsafe))) return -20
  if (scripts?.includes("'unsafe-eval'")) return -10
  if (styles?.some(isUnsafe)) return 0
  const isClosed = fallback.join() === "'none'"
  const formAction = sources.get('form-action')?.join() ?? ''
  return isClosed && ["'none'", "'self'"].includes(formAction) ? 10 : 5
}

function transportPoints({ 'strict-transport-security': value }: Headers): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return -20
  return seconds < 15_768_000 ? -10 : 0
}

function framePoints(headers: Headers): number {
  const ancestors = directivesIn(headers['content-security-policy'] ?? '').get('frame-ancestors')
  if (ancestors && !ancestors.some(isUnsafe)) return 5
  return /^(DENY|SAMEORIGIN)$/.test(headers['x-frame-options'] ?? '') ? 0 : -20
}

function referrerPoints({ 'referrer-policy': value }: Headers): number {
  if (value === undefined) return 0
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value) ? 5 : -5
}

function resourcePoints({ 'cross-origin-resource-policy': value }: Headers): number {
  if (value === undefined || value === 'cross-origin') return 0
  return value === 'same-origin' || value === 'same-site' ? 10 : -5
}

function sharingPoints(headers: Headers): number {
  return headers['access-control-allow-credentials'] === 'true' ? -50 : 0
}

function directivesIn(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

function isUnsafe(source: string): boolean {
  return /^('unsafe-inline'|\*|data:|https?:)/.test(source)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
