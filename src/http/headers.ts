import { createHash } from 'node:crypto'

/** Nothing foreign, nothing inline except our pages' styles, and no text that becomes script. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

const TWO_YEARS_SECONDS = 63_072_000

export type Headers = Readonly<Record<string, string>>

/**
 * Headers of every reply. `pageStyles`: the text of each style element in our pages, which the policy allows
 * by hash. HSTS is sent only if the public address is https, because a trial may use plain http. `framedBy`:
 * the sites whose pages may show this reply in a frame.
 */
export function securityHeadersOf(
  publicOrigin: string | undefined,
  pageStyles: readonly string[],
  framedBy: readonly string[] = [],
): Headers {
  const isFramed = framedBy.length > 0
  const isHttps = publicOrigin?.startsWith('https:') ?? false
  const policy = [
    ...CONTENT_SECURITY_POLICY,
    `frame-ancestors ${isFramed ? framedBy.join(' ') : "'none'"}`,
    ["style-src 'self'", ...pageStyles.map((styles) => `'sha256-${styleHashOf(styles)}'`)].join(
      ' ',
    ),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    ...(isHttps && {
      // Other hosts below this one may be somebody else's.
      'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}`,
    }),
    'x-content-type-options': 'nosniff',
    ...(isFramed ? { 'x-robots-tag': 'noindex' } : { 'x-frame-options': 'DENY' }),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': isFramed ? 'cross-origin' : 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cache-control': 'no-store',
  }
}

function styleHashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
