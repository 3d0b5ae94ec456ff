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
])('%j is %j', (typed, email) => {
  expect(canonicalEmail(typed)).toBe(email)
  expect(canonicalEmail(email)).toBe(email)
})
