import type { Assessment, QuestionOf } from './assessment.ts'
import { letterAt } from './conditions.ts'
import { sampleOutcome } from './sample-outcome.ts'

/** The text of each module that is made of the folder, by its path below `src`. */
export function compile(assessment: Assessment): ReadonlyMap<string, string> {
  return new Map([
    ['domain/generated/structure.ts', moduleOf(structureOf(assessment))],
    ['domain/generated/plan-rules.ts', moduleOf(planOf(assessment))],
    ['domain/generated/consumer-domains.ts', moduleOf(domainsOf(assessment))],
    ['content/generated/questions.ts', moduleOf({ QUESTIONS: assessment.questions.map(asked) })],
    ['content/generated/said.ts', moduleOf({ SAID: saidOf(assessment) })],
    ['content/generated/stage-lists.ts', moduleOf({ STAGE_LISTS: stageListsOf(assessment) })],
    ['content/generated/openings.ts', moduleOf({ OPENINGS: openingsOf(assessment) })],
    ['content/generated/tensions.ts', moduleOf(tensionsOf(assessment))],
    ['content/generated/stages.ts', moduleOf({ STAGE_MEANINGS: meaningsOf(assessment) })],
    ['content/generated/reasons.ts', moduleOf(reasonsOf(assessment))],
    ['content/generated/site.ts', moduleOf(siteOf(assessment))],
    ['content/generated/landing.ts', moduleOf(landingOf(assessment))],
    ['content/generated/lead-form.ts', moduleOf(formOf(assessment))],
    ['content/generated/start.ts', moduleOf(startOf(assessment))],
  ])
}

function moduleOf(constants: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`,
  )
  return [`// Made of the assessment's folder: change that, not this.\n`, ...texts].join('\n')
}

function structureOf(assessment: Assessment): Record<string, unknown> {
  const { optionCount, sections, stages, gapStage, questions, version } = assessment
  const options = Array.from({ length: optionCount }, (_, place) => place + 1)
  return {
    MODEL_VERSION: version,
    QUESTION_IDS: questions.map(({ id }) => id),
    OPTION_NUMBERS: options,
    TOP_OPTION: optionCount,
    LETTERS: Object.fromEntries(options.map((option) => [option, letterAt(option)])),
    SECTIONS: sections.map(({ name, questionIds }) => ({ name, questionIds })),
    STAGES: stages.map(({ name, from, to }) => ({ name, from, to })),
    GAP_STAGE: nameOf(stages, gapStage ?? stages[0]?.key),
  }
}

/** Apart, as the first page needs none of it. */
function planOf(assessment: Assessment): Record<string, unknown> {
  const { plan, sections, questions } = assessment
  return {
    FIRST_DAYS: plan.days,
    START_ORDER: plan.startOrder.map((key) => nameOf(sections, key)),
    LOW_OPTION: plan.lowOption,
    STEPS: Object.fromEntries(questions.map(({ id }) => [id, targetsOf(assessment, id)])),
    ONCE: plan.once,
    WAITS: plan.waits.map((wait) => ({
      section: nameOf(sections, wait.section),
      for: wait.for.map(({ question, from }) => ({ id: question, from })),
    })),
  }
}

/** For each answer to a question, from the first on, where its step leads. */
function targetsOf({ optionCount, plan }: Assessment, id: number): number[] {
  return Array.from({ length: optionCount }, (_, place) => {
    const from = place + 1
    const own = plan.steps.find((step) => step.question === id && step.from === from)
    const common = plan.steps.find((step) => step.question === undefined && step.from === from)
    return (own ?? common)?.to ?? Math.min(from + 1, optionCount)
  })
}

function nameOf(all: readonly { key: string; name: string }[], key: string | undefined): string {
  return all.find((one) => one.key === key)?.name ?? ''
}

function domainsOf({ site }: Assessment): Record<string, unknown> {
  return { CONSUMER_DOMAINS: site.refusedDomains }
}

function asked({ id, topic, ask, options }: QuestionOf): Record<string, unknown> {
  return { id, topic, text: ask, options: Object.values(options) }
}

function saidOf({ questions }: Assessment): Record<string, unknown> {
  return Object.fromEntries(questions.map(({ id, evidence, moves }) => [id, { evidence, moves }]))
}

/** Apart, as no page but a report needs them. */
function stageListsOf({ stages, questions }: Assessment): Record<string, unknown> {
  return Object.fromEntries(
    stages.map(({ key, name }) => [
      name,
      {
        whatsWorking: linesIn(key, 'working'),
        whereToFocus: linesIn(key, 'focus'),
        helps: linesIn(key, 'helps'),
      },
    ]),
  )

  function linesIn(key: string, list: 'working' | 'focus' | 'helps'): unknown[] {
    return questions.flatMap((question) =>
      question[list]
        .filter(({ stage }) => stage === key)
        .map(({ text, reason, from, to, and }) => ({
          text,
          ...(reason !== undefined && { reason }),
          restsOn: question.id,
          when: [{ question: question.id, from, to }, ...and],
        })),
    )
  }
}

function openingsOf({ questions }: Assessment): Record<string, unknown> {
  return Object.fromEntries(questions.map(({ id, opening }) => [id, opening]))
}

function tensionsOf({ questions }: Assessment): Record<string, unknown> {
  return {
    HIGH_TEXTS: Object.fromEntries(
      questions.map(({ id, high }) => [
        id,
        Object.entries(high).map(([letter, text]) => ({ from: optionOf(letter), text })),
      ]),
    ),
    LOW_TEXTS: Object.fromEntries(questions.map(({ id, low }) => [id, low])),
    PAIRS: Object.fromEntries(questions.map(({ id, but }) => [id, but])),
  }
}

function optionOf(letter: string): number {
  return letter.charCodeAt(0) - 'A'.charCodeAt(0) + 1
}

function meaningsOf({ stages }: Assessment): Record<string, unknown> {
  return Object.fromEntries(
    stages.map(({ name, headline, means }) => [name, { subtitle: headline, description: means }]),
  )
}

function reasonsOf({ sections, questions, pages }: Assessment): Record<string, unknown> {
  return {
    WHY_FIRST: Object.fromEntries(
      sections.map((section) => [section.name, section['first because']]),
    ),
    WHY_THIS_ANSWER: Object.fromEntries(
      questions.flatMap(({ id, ...words }) => {
        const because = words['first because']
        return because === undefined ? [] : [[id, because]]
      }),
    ),
    WHY_IT_WAITS: Object.fromEntries(
      sections.flatMap((section) => {
        const reason = section['waits because']
        return reason === undefined ? [] : [[section.name, reason]]
      }),
    ),
    HELPS_LIMIT: pages['helps end'],
  }
}

function siteOf({ site, pages }: Assessment): Record<string, unknown> {
  const { form, title, description, preview } = pages
  return {
    SITE: {
      address: site.address,
      productName: title,
      providerName: site.provider,
      ownEmailDomains: site.ownDomains,
      demoUrl: site.demo,
      contact: { text: site.contact, url: `mailto:${site.contact}` },
      since: site.since,
      privacy: { text: form.privacy, linkText: form['privacy link'], url: site.privacy },
      ...(form.consent !== undefined && {
        consent: { text: form.consent, isRequired: form['consent required'] === 'yes' },
      }),
    },
    SITE_HEAD: { description, preview: { text: preview.text, imageText: preview.picture } },
  }
}

/** One constant each: no name of a property goes over the wire with the first page. */
function landingOf(assessment: Assessment): Record<string, unknown> {
  const { landing } = assessment.pages
  const [short, personal, useful] = landing.benefits
  const { score, stage } = sampleOutcome(assessment)
  return {
    TAGLINE: landing.tagline,
    START: landing.start,
    TERMS: landing.note,
    WITHOUT_JAVASCRIPT: landing['without script'],
    PICTURE: landing.picture,
    SAMPLE_STAGE: stage,
    SAMPLE_FLAG: `Sample: ${score}`,
    SEE_SAMPLE: landing.sample,
    SAMPLE_ANSWERS: Object.fromEntries(
      assessment.sample.map((option, place) => [place + 1, option]),
    ),
    SHORT: short,
    PERSONAL: personal,
    USEFUL: useful,
  }
}

function formOf({ pages: { form } }: Assessment): Record<string, unknown> {
  const { name, company, designation, email } = form
  return {
    TITLE: form.title,
    LABELS: { name, company, designation, email },
    EMAIL_HINT: form['email hint'],
    CONSENT_MISSING: form['consent missing'],
    CANCEL: form.cancel,
    SUBMIT: form.submit,
    SAVING: form.saving,
    SAVED: form.saved,
    FAILED: form.failed,
  }
}

function startOf({ sections, pages }: Assessment): Record<string, unknown> {
  return {
    AREAS: Object.fromEntries(
      sections.map(({ name, about, ...words }) => [
        name,
        { title: words['short name'] ?? name, text: about },
      ]),
    ),
    WORDS_USED: pages.terms,
  }
}
