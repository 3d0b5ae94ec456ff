const LEADS = [
  ['Ada Marsh', 'Larkfield Systems', 'Head of Enablement', 'ada.marsh@larkfield.example'],
  ['Ben Okoro', 'Northgate Analytics', 'VP Sales', 'ben@northgate.example'],
  ['Chiara Conti', 'Alba Robotics', 'Enablement Manager', 'c.conti@alba-robotics.example'],
]
const SOURCES = ['newsletter', 'webinar', undefined]

/** Three people with a report each. Their keys are the same each time, so they come once. */
export async function sendSamples(port, { questions, optionCount }) {
  for (const [index, [name, company, designation, email]] of LEADS.entries()) {
    await post(
      port,
      'leads',
      { name, company, designation, email, utm_source: SOURCES[index] },
      index,
    )
    const answerTo = ({ id }) => Math.min(optionCount, 1 + index + ((id * id * (index + 2)) % 3))
    const responses = Object.fromEntries(questions.map((each) => [each.id, answerTo(each)]))
    const session_id = `session_${1_700_000_000_000 + index}_sample00`
    await post(port, 'assessment-responses', { session_id, responses, user_email: email })
  }
}

async function post(port, path, body, key = 0) {
  const reply = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `00000000-0000-4000-8000-00000000000${key}`,
    },
    body: JSON.stringify(body),
  })
  if (!reply.ok) console.error(`A sample was not taken: ${await reply.text()}`)
}
