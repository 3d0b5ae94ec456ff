import { dayAfter, longDate } from '../../content/dates.ts'
import { betweenStages } from '../../content/report/between-stages.ts'
import { inShortOf } from '../../content/report/in-short.ts'
import { planStepOf } from '../../content/report/plan-words.ts'
import { scoreAndStage } from '../../content/previews.ts'
import { SITE } from '../../content/site.ts'
import { stageWordsOf } from '../../content/stages/stage-words.ts'
import { TOP_OPTION } from '../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { FIRST_DAYS } from '../../domain/report/plan.ts'
import type { Report } from '../../domain/report/report.ts'
import type { Block, Letter } from './letter.ts'

/**
 * What a visitor asked for. Not a word of it was typed by anybody: whoever entered this address could write
 * to it otherwise. `day`: '2026-11-20'.
 */
export function copyLetter(report: Report, day: string, link: string): Letter {
  const { scores, stage, gap, plan } = report
  const words = stageWordsOf(report)
  const { strongest, weakest } = inShortOf(report)
  const between = betweenStages(stage, gap)
  const steps = plan.first.map((move, index): Block => {
    const { action, needs, check } = planStepOf(move)
    const within = FIRST_DAYS[index] ?? 0
    return {
      kind: 'step',
      when: `Within ${within} days, by ${dayIn(day, within)}`,
      action,
      facts: [
        { label: 'Needs', text: needs },
        { label: 'Check', text: check },
      ],
    }
  })
  const [first, ...others] = steps
  return {
    subject: `Your report: ${scoreAndStage(report)}`,
    title: 'Your report',
    blocks: [
      {
        kind: 'score',
        score: oneDecimal(scores.overall),
        outOf: `of ${TOP_OPTION}`,
        stage: between ? `${stage}: ${between}` : stage,
      },
      { kind: 'paragraph', text: words.subtitle },
      { kind: 'paragraph', text: `${strongest.label}: ${strongest.text}` },
      { kind: 'paragraph', text: `${weakest.label}: ${weakest.text}` },
      { kind: 'heading', text: 'First step' },
      ...(first ? [first] : []),
      { kind: 'heading', text: 'Then' },
      ...others,
      { kind: 'paragraph', text: 'The file plan.ics puts these days into your calendar.' },
      { kind: 'button', text: 'Open the full report', href: link },
    ],
    foot: [
      {
        text: `You get this mail because somebody who left this address at the ${SITE.productName} asked for it. Nothing else comes by itself: if that was not you, delete it.`,
      },
      { text: `${SITE.providerName}.`, link: { text: SITE.contact.text, href: SITE.contact.url } },
    ],
  }
}

/** 'December 20, 2026': of a calendar, whatever the clock of the server says. */
function dayIn(day: string, days: number): string {
  return longDate(new Date(`${dayAfter(day, days)}T12:00`))
}
