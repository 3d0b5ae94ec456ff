import {
  answerAll,
  expect,
  expectSectionScores,
  LEAD,
  openReport,
  sectionOf,
  sessionIdIn,
  startAsLead,
  storedIn,
  test,
} from '../visitor.ts'

test('a visitor leaves a lead, answers twelve questions and reads the report', async ({
  page,
  service,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // A unique name, because other tests leave leads in the same database.
  const own = { ...LEAD, name: 'Mary Somerfield', email: 'mary.somerfield@larkfield.example' }
  await startAsLead(page, own)
  await answerAll(page, '433 232 445 223')

  await expect(page).toHaveURL('/assessment/results')
  await expect(page.getByText('Assessment Complete')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enablement is Evolving')
  await expect(page.getByText('3.1/5')).toBeVisible()
  await expectSectionScores(page, ['3.3', '2.3', '4.3', '2.3'])
  for (const heading of ["What's Working", 'Where to Focus Next']) {
    await expect(sectionOf(page, heading).getByRole('listitem')).toHaveCount(4)
  }

  const [lead, ...otherLeads] = service
    .rows('maturity_quiz_leads')
    .filter(({ name }) => name === own.name)
  expect(otherLeads).toEqual([])
  expect(lead).toMatchObject(own)
  const sessionId = await sessionIdIn(page)
  expect(sessionId).toMatch(/^session_\d{13}_[0-9a-z]+$/)
  const [response, ...others] = service
    .rows('assessment_responses')
    .filter(({ session_id }) => session_id === sessionId)
  expect(others).toEqual([])
  expect(response).toMatchObject({
    overall_score: 37 / 12,
    maturity_stage: 'Evolving',
    user_email: own.email,
  })
  expect(JSON.parse(String(response?.['responses']))).toEqual({
    ...{ 1: 4, 2: 3, 3: 3, 4: 2, 5: 3, 6: 2, 7: 4, 8: 4, 9: 5, 10: 2, 11: 2, 12: 3 },
  })

  await service.restart()
  expect(service.rows('assessment_responses')).toContainEqual(response)
  expect(service.rows('maturity_quiz_leads')).toContainEqual(lead)
})

test('without a lead the response has no email; Retake and Begin Assessment each clear the answers for a new run', async ({
  page,
  service,
}) => {
  await openReport(page, '111 111 111 111')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your enablement is Ad Hoc')
  const sessionId = await sessionIdIn(page)
  expect(service.rows('assessment_responses')).toContainEqual(
    expect.objectContaining({ session_id: sessionId, user_email: null, overall_score: 1 }),
  )
  const before = service.rows('assessment_responses').length
  await page.reload()
  await expect(heading).toHaveText('Your enablement is Ad Hoc')
  expect(service.rows('assessment_responses')).toHaveLength(before)

  await page.getByRole('button', { name: 'Retake Assessment' }).click()
  await expect(page).toHaveURL('/assessment/start')
  expect(await storedIn(page)).toBeNull()
  await openReport(page, '222 222 222 222')
  await expect(heading).toHaveText('Your enablement is Foundational')
  await expect(() => expect(service.rows('assessment_responses')).toHaveLength(before + 1)).toPass()

  await page.goto('/assessment/start')
  await page.getByRole('button', { name: 'Begin Assessment' }).click()
  await expect(page).toHaveURL('/assessment/question/1')
  expect(await storedIn(page)).toBeNull()
})
