import { inShortOf } from '../../content/report/in-short.ts'
import { factsOf, planStepsOf } from '../../content/report/plan-words.ts'
import { stageInWords } from '../../content/report/stage-in-words.ts'
import { scoreAndStage } from '../../content/previews.ts'
import { SITE } from '../../generated/site.ts'
import { stageWordsOf } from '../../content/stages/stage-words.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import type { Report } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'

/** A visitor's own report, for both text and HTML. */
export type CopyWords = {
  subject: string
  score: string
  outOf: string
  stage: string
  paragraphs: readonly string[]
  steps: readonly { when: string; action: string; facts: readonly string[] }[]
  calendar: string
  link: Link
  why: string
  provider: string
  contact: Link | undefined
}

type Link = { text: string; href: string }

export const COPY_TITLE = 'Your report'

/**
 * The copy that a visitor asked for. It contains no typed words, because someone could enter another
 * person's address to write to them. `day`: '2026-11-20'.
 */
export function copyWords(report: Report, day: string, link: string): CopyWords {
  const { scores, plan } = report
  const { diagnosis, decision, areas } = inShortOf(report)
  return {
    subject: `Your report: ${scoreAndStage(report)}`,
    score: oneDecimal(scores.overall),
    outOf: `of ${topOptionOf(MODEL)}`,
    stage: stageInWords(report),
    paragraphs: [
      `${stageWordsOf(report).subtitle} ${diagnosis}`,
      ...[...areas, decision].map(({ label, text }) => `${label}: ${text}`),
    ],
    steps: planStepsOf(plan, day).map((step) => ({
      when: step.when,
      action: step.action,
      facts: factsOf(step),
    })),
    calendar: 'Open plan.ics to add these dates to your calendar.',
    link: { text: 'Open the full report', href: link },
    why: `You’re receiving this because someone entered this address in the ${SITE.title} and asked for a copy. It’s a one-time email. If that wasn’t you, please delete it.`,
    provider: `${SITE.provider}.`,
    contact: SITE.contact && { text: SITE.contact.text, href: SITE.contact.url },
  }
}

export function copyText(words: CopyWords): string {
  const { score, outOf, stage, paragraphs, steps, calendar, link, why, provider, contact } = words
  const [first = '', ...others] = steps.map(({ when, action, facts }) =>
    [`${when}: ${action}`, ...facts].join('\n'),
  )
  const parts = [
    ...[COPY_TITLE, `${score} ${outOf}, ${stage}`, ...paragraphs],
    ...['FIRST STEP', first, 'THEN', ...others, calendar, `${link.text}: ${link.href}`],
    ...['-- ', why, [provider, contact && linkText(contact)].filter(Boolean).join(' ')],
  ]
  return `${parts.join('\n\n')}\n`
}

/** A link whose text is its address appears only once. */
function linkText({ text, href }: Link): string {
  return href === `mailto:${text}` || href === text ? text : `${text}: ${href}`
}
