import { randomUUID } from 'node:crypto'
import Database from 'better-sqlite3'
import { RESPONSES_PATH } from '../../src/contract/api.ts'
import { QUESTION_IDS } from '../../src/domain/assessment/assessment.ts'
import { MILESTONES } from '../../src/domain/assessment/milestone.ts'
import type { Service } from '../service.ts'

/** Who came: the first word of the name is the start of the email, a row without digits did not finish. */
const VISITS = [
  ['Ada Marsh', 'Larkfield Systems', 'Head of Enablement', '222 334 455 155'],
  ['Ben Osei', 'Larkfield Systems', 'VP Sales', '111 222 111 121'],
  ['Carla Ruiz', 'Northgate Tools', 'Enablement Manager', '333 333 344 333'],
  ['Dev Patel', 'Quill & Partners', 'RevOps Lead', ''],
  ['Ella Brandt', 'Summit Logistics', 'Director of Sales', '555 454 555 545'],
  ['Femi Adeyemi', 'Harbor Health', 'Head of Enablement', '232 223 232 222'],
  ['Greta Lind', 'Nordlys Energi', 'Sales Trainer', ''],
  ['Hugo Martin', 'Atelier Bois', 'Chief Revenue Officer', '444 434 343 444'],
  ['Iris Chen', 'Paperplane', 'Enablement Lead', '343 222 334 233'],
  ['Jonas Weber', 'Kraftwerk Süd', 'VP Sales', '123 123 123 123'],
  ['Kira Novak', 'Blue Finch', 'Head of Training', ''],
  ['Liam Byrne', 'Copper & Co', 'Sales Manager', '222 222 333 222'],
  ['Maya Singh', 'Terrace Analytics', 'Enablement Manager', '444 555 444 454'],
  ['Noah Levi', 'Paperplane', 'VP Sales', '112 212 121 112'],
  ['Olga Ivanova', 'Granite Media', 'RevOps Lead', '333 444 222 333'],
  ['Pedro Alves', 'Mare Foods', 'Director of Sales', ''],
  ['Quinn Hale', 'Fernbank', 'Head of Enablement', '234 234 234 234'],
  ['Rosa Conti', 'Atelier Bois', 'Sales Trainer', '321 321 321 321'],
  ['Sam Okoro', 'Harbor Health', 'Chief Revenue Officer', '555 555 555 555'],
  ['Tess Wong', 'Summit Logistics', 'Enablement Lead', '333 322 333 223'],
] as const

const SOURCES = [undefined, 'linkedin', 'newsletter', 'partner'] as const

/** Twenty made-up visits by the same requests as a browser sends, the last one by a script. */
export async function sowVisits(service: Service): Promise<void> {
  for (const [place, [name, company, designation, digits]] of VISITS.entries()) {
    const email = emailOf(name, company)
    const source = SOURCES[place % SOURCES.length]
    await send(service, '/api/leads', {
      ...{ name, company, designation, email, opened_ms: 9000 },
      ...(source !== undefined && { utm_source: source }),
    })
    if (digits) await sendAnswers(service, email, digits)
  }
  const script = { name: 'Bot', company: 'Bots', designation: 'Bot', email: 'bot@bots.example' }
  await send(service, '/api/leads', { ...script, opened_ms: 5 })
}

function emailOf(name: string, company: string): string {
  const [first = ''] = name.toLowerCase().split(' ')
  const domain = company
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
  return `${first}@${domain}.example`
}

async function sendAnswers(service: Service, email: string, digits: string): Promise<void> {
  const options = Array.from(digits.replaceAll(' ', ''), Number)
  await send(service, '/api/assessment-responses', {
    session_id: `session_${Date.now()}_${randomUUID().replaceAll('-', '')}`,
    responses: Object.fromEntries(options.map((option, place) => [place + 1, option])),
    user_email: email,
  })
}

async function send({ url }: Service, path: string, body: unknown): Promise<void> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** The server counts them in memory and writes them down once a minute. */
export function countVisits({ databaseUrl }: Service): void {
  const database = new Database(databaseUrl.replace('file:', ''))
  const insert = database.prepare('INSERT INTO assessment_step_counts VALUES (?, ?, ?)')
  const day = new Date().toISOString().slice(0, 10)
  for (const [place, milestone] of MILESTONES.entries()) insert.run(day, milestone, 60 - 2 * place)
  database.close()
}

/** As after ten attempts in three days: nobody can wait for that. */
export function failDeliveries({ databaseUrl }: Service, count: number): void {
  const database = new Database(databaseUrl.replace('file:', ''))
  database
    .prepare(
      `UPDATE assessment_deliveries
       SET payload = NULL, next_attempt_at = NULL, attempts = 10, last_problem = '503'
       WHERE id IN (SELECT id FROM assessment_deliveries ORDER BY created_at, id LIMIT ?)`,
    )
    .run(count)
  database.close()
}

/** As many people at each of the five options, so that every toss leaves two bands or more. */
export async function finishAs(url: string, people: number): Promise<void> {
  for (let index = 0; index < people; index += 1) {
    const responses = Object.fromEntries(QUESTION_IDS.map((id) => [id, 1 + (index % 5)]))
    const reply = await fetch(url + RESPONSES_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        session_id: `session_1795176000000_${String(index).padStart(8, '0')}`,
        responses,
        user_email: `person-${index}@company-${index % 35}.example`,
      }),
    })
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
  }
}

/** More than anybody would send by requests: "Person 001" and on. */
export function addLeads({ databaseUrl }: Service, count: number): void {
  const database = new Database(databaseUrl.replace('file:', ''))
  database
    .prepare(
      `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
       INSERT INTO maturity_quiz_leads (idempotency_key, body_hash, name, company, designation, email)
       SELECT 'lead-' || n, printf('%064d', n), printf('Person %03d', n), 'Engines', 'VP Sales',
         'person-' || n || '@engines.example'
       FROM number`,
    )
    .run(count)
  database.close()
}

/** As many again of the first response, so many that a check of them takes seconds. */
export function addResponses({ databaseUrl }: Service, count: number): void {
  const database = new Database(databaseUrl.replace('file:', ''))
  database
    .prepare(
      `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
       INSERT INTO assessment_responses (session_id, body_hash, overall_score, maturity_stage,
         section_scores, responses)
       SELECT 'session_more_' || n, body_hash, overall_score, maturity_stage, section_scores, responses
       FROM number, (SELECT * FROM assessment_responses LIMIT 1)`,
    )
    .run(count)
  database.close()
}
