import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { LEADS_PATH, RESPONSES_PATH } from '../../../src/contract/api.ts'
import type { Product } from '../product.ts'
import { storedAnswers } from '../visitor.ts'
import { DAY_MS } from '../../../src/domain/day.ts'
import { MODEL } from '../../../src/generated/model.ts'
import { milestonesOf, TEAM_MILESTONES } from '../../../src/domain/assessment/milestone.ts'

/** Visits: the first word of the name starts the email; a row without digits did not finish. */
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
export async function sowVisits(service: Product): Promise<void> {
  for (const [index, [name, company, designation, digits]] of VISITS.entries()) {
    const email = emailOf(name, company)
    const source = SOURCES[index % SOURCES.length]
    await send(service, LEADS_PATH, {
      ...{ name, company, designation, email, opened_ms: 9000 },
      ...(source !== undefined && { utm_source: source }),
    })
    if (digits) await sendAnswers(service, email, digits)
  }
  const script = { name: 'Bot', company: 'Bots', designation: 'Bot', email: 'bot@bots.example' }
  await send(service, LEADS_PATH, { ...script, opened_ms: 5 })
}

/** One more, with answers to whatever assessment the service has. */
export async function sendVisit(
  service: Product,
  name: string,
  digits: string,
  day?: string,
): Promise<void> {
  await sendLead(service, name)
  await sendAnswers(service, emailOf(name, 'Late'), digits, day)
}

/** One more, who does not finish. */
export async function sendLead(service: Product, name: string): Promise<void> {
  const email = emailOf(name, 'Late')
  const lead = { name, company: 'Late', designation: 'VP Sales', email, opened_ms: 9000 }
  await send(service, LEADS_PATH, lead)
}

function emailOf(name: string, company: string): string {
  const [first = ''] = name.toLowerCase().split(' ')
  const domain = company
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
  return `${first}@${domain}.example`
}

async function sendAnswers(
  service: Product,
  email: string,
  digits: string,
  day?: string,
): Promise<void> {
  await send(service, RESPONSES_PATH, {
    session_id: `session_${Date.now()}_${randomUUID().replaceAll('-', '')}`,
    responses: JSON.parse(storedAnswers(digits)),
    ...{ user_email: email, day },
  })
}

async function send({ url }: Product, path: string, body: unknown): Promise<void> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** The server counts them in memory and writes them down once a minute. */
export function countVisits(service: Product): void {
  const day = daysAgo(0)
  change(service, (database) => {
    const insert = database.prepare('INSERT INTO assessment_milestone_counts VALUES (?, ?, ?)')
    for (const [index, milestone] of [...milestonesOf(MODEL), ...TEAM_MILESTONES].entries()) {
      insert.run(day, milestone, index === 0 ? 60 : 42 - index)
    }
    insert.run(daysAgo(40), 'home', 48)
  })
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
}

/** As after the last attempt, days later. */
export function failDeliveries(service: Product, count: number): void {
  const fail = `
    UPDATE assessment_deliveries
    SET next_attempt_at = NULL, attempts = 10, last_problem = 'replied 503'
    WHERE id IN (SELECT id FROM assessment_deliveries ORDER BY created_at, id LIMIT ?)`
  change(service, (database) => database.prepare(fail).run(count))
}

/** Changes what no request can change. */
function change({ databaseUrl }: Product, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(databaseUrl.replace('file:', ''), { timeout: 5000 })
  work(database)
  database.close()
}
