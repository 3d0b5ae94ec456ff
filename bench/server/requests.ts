import {
  IDEMPOTENCY_KEY_HEADER,
  LEADS_PATH,
  RESPONSES_PATH,
  sessionIdOf,
} from '../../src/contract/api.ts'
import { QUESTION_IDS } from '../../src/domain/assessment/assessment.ts'
import { randomHex, uuidAt } from '../../src/web/state/random-hex.ts'

/** A GET or HEAD as a browser on https sends it. */
export function readRequest(method: string, path: string, headers: Headers = {}): () => string {
  const text = requestText(method, path, { 'accept-encoding': 'gzip, deflate, br', ...headers })
  return () => text
}

/** Leads and responses by turns, each new, with keys as the browser makes them. */
export function createSubmissions(): () => string {
  let count = 0
  return () => {
    count += 1
    return count % 2 === 0 ? leadRequest(count) : responseRequest(count)
  }
}

function leadRequest(count: number): string {
  const lead = {
    name: `Ada Marsh ${count}`,
    company: 'Larkfield Systems',
    designation: 'Head of Enablement',
    email: `ada.${randomHex(6)}@larkfield.example`,
  }
  return postText(LEADS_PATH, lead, { [IDEMPOTENCY_KEY_HEADER]: uuidAt(Date.now()) })
}

function responseRequest(count: number): string {
  const answers = QUESTION_IDS.map((id) => [id, ((count + id) % 5) + 1])
  return postText(RESPONSES_PATH, {
    session_id: sessionIdOf(Date.now(), randomHex(16)),
    responses: Object.fromEntries(answers),
    user_email: `ada.${randomHex(6)}@larkfield.example`,
  })
}

type Headers = Readonly<Record<string, string | number>>

function postText(path: string, body: unknown, headers: Headers = {}): string {
  const json = JSON.stringify(body)
  const described = {
    'content-type': 'application/json',
    'content-length': json.length,
    ...headers,
  }
  return requestText('POST', path, described) + json
}

function requestText(method: string, path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`
}
