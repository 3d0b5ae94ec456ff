import { expect, it } from 'vitest'
import { randomSets } from '../../tests/support/answer-grid.ts'
import { answersIn } from '../../tests/support/any-shape.ts'
import { reportOf } from '../domain/report/report.ts'
import { movesOf } from '../domain/report/plan.ts'
import { MODEL } from '../generated/model.ts'
import { optionSentence, optionText } from './questions/questions.ts'
import { explainedOption, quotedOption } from './questions/quoted-option.ts'
import { inShortOf } from './report/in-short.ts'
import { planStepsOf, whyThisOrder, worthOfPlan } from './report/plan-words.ts'
import { calendarOf } from '../channels/calendar-of.ts'
import { reportText } from './report/report-text.ts'
import { stageWordsOf } from './stages/stage-words.ts'

const TOP = MODEL.options.length

const REPORTS = [...randomSets(500, 5)].map((twelve) => {
  const options = MODEL.questionIds.map((id) => twelve[(id - 1) % twelve.length] ?? 1)
  const scaled = options.map((option) => 1 + Math.round(((option - 1) * (TOP - 1)) / 4))
  return reportOf(MODEL, answersIn(MODEL, scaled))
})

it('has a report without a hole for any answers', () => {
  for (const report of REPORTS) {
    const text = reportText(report, '2026-11-26', 'https://example.com/report/X')
    const calendar = calendarOf(report.answers, '2026-11-26', 'https://example.com')
    for (const each of [text, calendar]) expect(each).not.toMatch(/undefined|null|NaN|\$\{|\.\./)
    const { symptom = '.', decision } = inShortOf(report)
    for (const sentence of [symptom, decision.text]) expect(sentence).toMatch(/[.!?]”?$/)
    const why = whyThisOrder(report)
    expect(why).toMatch(/^(No area stands out\. )?Step 1 comes first because .+\.$/)
    // What is among the lowest answers is no higher than any.
    const { id, option } = report.plan.start.answer
    if (why.includes(`because the answer to question ${id} (`) && !report.plan.start.reason)
      expect(option).toBe(Math.min(...Object.values(report.answers)))
    expect(worthOfPlan(report)).toMatch(/\.$/)
  }
})

it('says each line once, and about an answer that was given', () => {
  for (const report of REPORTS) {
    const { whatsWorking, whereToFocus } = stageWordsOf(report)
    for (const lines of [whatsWorking, whereToFocus]) {
      expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
      for (const { answer } of lines) expect(report.answers[answer.id]).toBe(answer.option)
    }
  }
})

it('praises by itself only answers above the middle, and says where there is none', () => {
  const middle = (1 + TOP) / 2
  const all = (option: number) =>
    reportOf(
      MODEL,
      answersIn(
        MODEL,
        MODEL.questionIds.map(() => option),
      ),
    )
  for (const report of [...REPORTS, all(1), all(2)]) {
    const { whatsWorking, noneWorking } = stageWordsOf(report)
    for (const { text, answer } of whatsWorking) {
      const isQuote = text.includes(`“${quotedOption(answer.id, answer.option)}”`)
      if (isQuote) expect(answer.option).toBeGreaterThan(middle)
    }
    const isHigh = Object.values(report.answers).some((option) => option > middle)
    if (noneWorking) expect([whatsWorking.length, isHigh]).toEqual([0, false])
    else expect(whatsWorking.length > 0 || isHigh).toBe(true)
  }
})

it('tells answers of one name apart where they are explained', () => {
  for (const option of MODEL.options) {
    const explained = MODEL.questionIds.filter((id) => optionSentence(id, option))
    const texts = explained.map((id) => explainedOption(id, option))
    expect(new Set(texts).size).toBe(texts.length)
  }
})

it('has a step for each day, that lead to the option above or keep the highest', () => {
  for (const report of REPORTS) {
    const steps = planStepsOf(report, '2026-11-26')
    expect(steps).toHaveLength(MODEL.plan.days.length)
    for (const { when, action } of steps) {
      expect(when).toMatch(/^By \w+ \d+$/)
      expect(action).not.toBe('')
    }
    for (const { id, to } of movesOf(report.plan)) expect(optionText(id, to)).toBeTruthy()
  }
})
