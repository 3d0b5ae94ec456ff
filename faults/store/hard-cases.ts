import { LEAD_FIELDS } from '../../src/domain/lead/lead.ts'
import type { Random } from '../harness/settings.ts'
import { leadOf, responseOf } from '../harness/submission.ts'
import type { Submission } from '../harness/submission.ts'

/** A request that one engine might take and the other not, or keep otherwise. */
export type HardCase = Pick<Submission, 'key' | 'path'> & {
  headers: Record<string, string>
  body: string | Buffer
}

/** What careless code drops, breaks, joins, trims or counts in another way. */
const HARD_TEXTS = [
  ...['\0', '\u0001', '\t', '\r\n', '\n', '\u001f', '\u007f', '\u0085', '\u009f'],
  ...['\ud800', '\udfff', '\udc00\ud800', '\ud83d\ude00', '😀', '👩‍👩‍👧‍👧', '𝔄', '\u{10ffff}'],
  ...['\u200e', '\u200f', '\u202e', '\u2066', 'שלום', 'مرحبا', '\u200b', '\ufeff', '\u00ad'],
  ...[
    '\u00e9',
    'e\u0301',
    '\u212b',
    '\u00c5',
    'ﬁ',
    '\ufffd',
    '\uffff',
    '\ufdd0',
    'İ',
    'ẞ',
    'Σς',
    'K',
  ],
  ...["'", '"', '\\', '\\x00', '\\u0000', '$1', '?', '%', '--', '{a,b}', 'NULL', '<b>', '=1+1'],
]
/** What no database keeps as it is. */
const BROKEN_TEXTS = ['\0', 'a\0b', '\ud800', 'a\udfffb', '\u0007', 'a\u009fb']
const SPACES = [' ', '  ', '\t', '\r\n', '\u00a0', '\u2003', '\u2028', '\u3000', '\ufeff', '\u180e']
/** Below, at and above a limit of 200, counted as the browser counts and as a database does. */
const LENGTHS = [99, 100, 101, 199, 200, 201, 254, 255]
const UNITS = ['a', 'é', '\u4e2d', '😀', 'e\u0301', 'İ']

export function hardCaseOf(random: Random): HardCase {
  return random.chance(0.6) ? hardLeadOf(random) : hardResponseOf(random)
}

function hardLeadOf(random: Random): HardCase {
  const { key, path, headers, row } = leadOf(random)
  const body: Record<string, unknown> = { ...row }
  for (let changes = random.between(0, 2); changes > 0; changes -= 1) {
    const field = random.pick(LEAD_FIELDS)
    body[field] = field === 'email' ? hardEmailOf(random) : hardTextOf(random)
  }
  if (random.chance(0.05))
    body[random.pick(['remark', 'opened_ms', '__proto__x', 'id'])] = hardValueOf(random)
  if (random.chance(0.03)) delete body[random.pick(LEAD_FIELDS)]
  const header = random.chance(0.03) ? hardTextOf(random).replaceAll(/[^\x20-\x7e]/g, '') : key
  return {
    key,
    path,
    headers: { ...headers, 'idempotency-key': header },
    body: hardJsonOf(body, random),
  }
}

function hardResponseOf(random: Random): HardCase {
  const { key, path, headers, row } = responseOf(random)
  const answers: Record<string, unknown> = { ...Object(row['responses']) }
  const body: Record<string, unknown> = {
    session_id: random.chance(0.05) ? `${key}${hardTextOf(random)}` : key,
    user_email: random.chance(0.6) ? hardEmailOf(random) : row['user_email'],
    responses: answers,
  }
  if (random.chance(0.1)) answers[`${random.between(0, 13)}`] = hardValueOf(random)
  if (random.chance(0.05))
    body[random.pick(['overall_score', 'responses', 'user_email'])] = hardValueOf(random)
  return { key, path, headers, body: hardJsonOf(body, random) }
}

function hardTextOf(random: Random): string {
  const parts = Array.from({ length: random.between(1, 3) }, () =>
    random.chance(0.5) ? random.pick(HARD_TEXTS) : random.hex(4),
  )
  const kinds = [
    () => parts.join(''),
    () => random.pick(SPACES) + parts.join(random.pick(SPACES)) + random.pick(SPACES),
    () => random.pick(UNITS).repeat(random.pick(LENGTHS)),
    () => String.fromCharCode(...Array.from({ length: 12 }, () => random.between(0, 0xffff))),
    () => random.pick(['', ...SPACES]),
    () => `${random.hex(2)}${random.pick(BROKEN_TEXTS)}${random.hex(2)}`,
  ]
  return random.pick(kinds)()
}

function hardEmailOf(random: Random): string {
  const name = random.chance(0.5) ? random.hex(8) : `${random.hex(4)}${random.pick(HARD_TEXTS)}`
  const kinds = [
    () => `${name}@Engines.Example`,
    () => `${random.pick(SPACES)}${name}@engines.example${random.pick(SPACES)}`,
    () => `${random.pick(UNITS).repeat(random.pick(LENGTHS) - 16)}@engines.example`,
    () => `${name}@${random.pick(HARD_TEXTS)}.example`,
    () => hardTextOf(random),
  ]
  return random.pick(kinds)()
}

function hardValueOf(random: Random): unknown {
  return random.pick([
    null,
    true,
    0,
    -0,
    1.5,
    6,
    1e308,
    '1',
    '',
    [],
    {},
    [1],
    { a: 1 },
    hardTextOf(random),
  ])
}

/** Mostly JSON as it should be, now and then bytes that are none, or JSON that says a thing twice. */
function hardJsonOf(body: Record<string, unknown>, random: Random): string | Buffer {
  const json = JSON.stringify(body)
  if (!random.chance(0.1)) return json
  const kinds: (() => string | Buffer)[] = [
    () => `\ufeff${json}`,
    () => json.slice(0, random.between(0, json.length)),
    () => json.replace('{', '{"name":"first","email":"first@engines.example",'),
    () =>
      Buffer.concat([
        Buffer.from(json.slice(0, -2)),
        Buffer.from([0xed, 0xa0, 0x80]),
        Buffer.from('"}'),
      ]),
    () => Buffer.from(json, 'latin1'),
    () => json.replaceAll('a', '\\u0061'),
    () => `[${json}]`,
  ]
  return random.pick(kinds)()
}
