import { costOfPlan } from '../../content/report/cost-of-plan.ts'
import { inShortOf } from '../../content/report/in-short.ts'
import { factsOf, planStepsOf } from '../../content/report/plan-words.ts'
import { stageInWords } from '../../content/report/stage-in-words.ts'
import { SITE } from '../../generated/site.ts'
import * as say from '../../generated/words/mail.ts'
import { labeled, spaced } from '../../content/joined.ts'
import { stageWordsOf } from '../../content/stages/stage-words.ts'
import { BAR_TOP, barOf, scoreText } from '../../content/numbers.ts'
import { scoreOfHighest } from '../../content/report/report-text.ts'
import type { Report } from '../../domain/report/report.ts'

/** A visitor's own report, for both text and HTML. */
export type CopyWords = ReturnType<typeof copyWords>

type Link = { text: string; href: string }

/**
 * The copy that a visitor asked for. It contains no typed words, because someone could enter another
 * person's address to write to them. `day`: '2026-11-20'.
 */
export function copyWords(report: Report, day: string, href: string) {
  const { scores } = report
  const { symptom, decision } = inShortOf(report)
  const [score, stage] = [scoreText(scores.overall), stageInWords(report)]
  return {
    subject: say.subject({ score, stage }),
    score,
    /** With the highest one. */
    scoreOf: scoreOfHighest(scores.overall),
    stage,
    sections: report.sections.map((section) => ({
      name: section.name,
      score: scoreText(section.score),
      percent: Math.round((barOf(section.score) / BAR_TOP) * 100),
    })),
    paragraphs: [
      spaced(stageWordsOf(report).subtitle, symptom),
      spaced(labeled(decision.label, decision.text), costOfPlan(report)),
    ],
    steps: planStepsOf(report, day).map((step) => ({
      when: step.when,
      action: step.action,
      facts: factsOf(step),
    })),
    link: { text: say.open, href },
    contact: SITE.contact && { text: SITE.contact.text, href: SITE.contact.url },
  }
}

export function copyText(words: CopyWords): string {
  const { scoreOf, stage, sections, paragraphs, steps, link, contact } = words
  const [first = '', ...others] = steps.map(({ when, action, facts }) =>
    [labeled(when, action), ...facts].join('\n'),
  )
  const parts = [
    ...[say.title, say.score({ score: scoreOf, stage })],
    sections.map((section) => labeled(section.name, section.score)).join('\n'),
    ...paragraphs,
    ...[say.firstStepText, first, say.thenText, ...others],
    ...[say.calendar, labeled(link.text, link.href)],
    ...['-- ', say.why, spaced(say.provider, contact && linkText(contact))],
  ]
  return `${parts.join('\n\n')}\n`
}

/** A link whose text is its address appears only once. */
function linkText({ text, href }: Link): string {
  return href === `mailto:${text}` || href === text ? text : labeled(text, href)
}
