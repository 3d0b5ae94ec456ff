import { expect, it } from 'vitest'
import { canonicalEmail } from './canonical-email.ts'

it.each([
  ['jo@müller.example', 'jo@xn--mller-kva.example'],
  ['Jo@XN--MLLER-KVA.example', 'jo@xn--mller-kva.example'],
  ['jo@mu\u0308ller.example', 'jo@xn--mller-kva.example'],
  ['jo@MÜLLER。example', 'jo@xn--mller-kva.example'],
  ['ada@ｇｍａｉｌ.com', 'ada@gmail.com'],
  ['<mailto:Ada@Engines.example>,', 'ada@engines.example'],
  ['zoë@engines.example', 'zoë@engines.example'],
  ['no email', 'no email'],
  ['ada@not a domain', 'ada@not a domain'],
  ['', ''],
  ['x@acme.example/evil', 'x@acme.example/evil'],
  ['x@acmé.example/evil', 'x@acmé.example/evil'],
  ['x@acmé.example:25', 'x@acmé.example:25'],
  ['x@ac\tmé.example', 'x@ac\tmé.example'],
  ['x@ac\u00admé.example', 'x@ac\u00admé.example'],
  ['x@ac%6dé.example', 'x@ac%6dé.example'],
  ['x@1.2', 'x@1.2'],
  ['x@é?acme.example', 'x@é?acme.example'],
])('%j is %j', (typed, email) => {
  expect(canonicalEmail(typed)).toBe(email)
  expect(canonicalEmail(email)).toBe(email)
})
