import { letterOf, readCompleteAnswers } from '../domain/assessment/assessment.ts'
import type { Model } from '../domain/assessment/model.ts'
import { scoreAnswers, oneDecimal } from '../domain/assessment/scoring.ts'
import { describedStageOf } from '../domain/assessment/stage-of.ts'
import { present } from '../domain/present.ts'
import { reportCodeOf } from '../domain/report/report-code.ts'
import type { Assessment, QuestionOf } from './assessment.ts'

/** The text of each module that is made of the folder, by its path below `src`. */
export function compile(assessment: Assessment): ReadonlyMap<string, string> {
  return new Map([
    ['model/generated/model.ts', moduleOf({ MODEL: modelOf(assessment) })],
    [
      'model/generated/refused-domains.ts',
      moduleOf({ REFUSED_DOMAINS: assessment.site.refusedDomains }),
    ],
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

function modelOf(assessment: Assessment): Model {
  const { optionCount, sections, stages, gapStage, questions, plan, version } = assessment
  return {
    version,
    questionIds: questions.map(({ id }) => id),
    options: Array.from({ length: optionCount }, (_, place) => place + 1),
    sections: sections.map(({ name, questionIds }) => ({ name, questionIds })),
    stages: stages.map(({ name, from, to }) => ({ name, from, to })),
    ...(gapStage !== undefined && { gapStage: nameOf(stages, gapStage) }),
    plan: {
      days: plan.days,
      startOrder: plan.startOrder.map((key) => nameOf(sections, key)),
      lowOption: plan.lowOption,
      steps: plan.steps,
      once: plan.once,
      waits: plan.waits.map((wait) => ({
        section: nameOf(sections, wait.section),
        for: wait.for.map(({ question, from }) => ({ id: question, from })),
      })),
    },
  }
}

function nameOf(all: readonly { key: string; name: string }[], key: string | undefined): string {
  return all.find((one) => one.key === key)?.name ?? ''
}

function asked({ id, topic, ask, options }: QuestionOf): Record<string, unknown> {
  const sentences = options.flatMap(({ sentence }) => sentence ?? [])
  return {
    id,
    topic,
    text: ask,
    options: options.map(({ text }) => text),
    ...(sentences.length > 0 && { sentences: options.map(({ sentence }) => sentence ?? '') }),
  }
}

function saidOf({ questions }: Assessment): Record<string, unknown> {
  return Object.fromEntries(
    questions.map((question) => {
      const { id, evidence = [], moves = movesUp(question) } = question
      return [id, { evidence, moves }]
    }),
  )
}

/** Where the folder says nothing of it, a step is the option above. */
function movesUp({ options }: QuestionOf): Record<string, { action: string }> {
  return Object.fromEntries(
    options.map(({ text }, place) => {
      const above = options[place + 1]
      const action = above ? `Get from “${text}” to “${above.text}”.` : `Keep “${text}”.`
      return [letterOf(place + 1), { action }]
    }),
  )
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
  return Object.fromEntries(
    questions.map(({ id, options, opening }) => [
      id,
      opening ??
        Object.fromEntries(
          options.map((_, place) => [letterOf(place + 1), 'What is an example of that?']),
        ),
    ]),
  )
}

function tensionsOf({ questions }: Assessment): Record<string, unknown> {
  return {
    HIGH_TEXTS: Object.fromEntries(
      questions.map(({ id, high }) => [
        id,
        high.map(({ option, text }) => ({ from: option, text })),
      ]),
    ),
    LOW_TEXTS: Object.fromEntries(
      questions.map(({ id, low }) => [
        id,
        Object.fromEntries(low.map(({ option, text }) => [letterOf(option), text])),
      ]),
    ),
    PAIRS: Object.fromEntries(questions.map(({ id, but }) => [id, but])),
  }
}

function meaningsOf({ stages }: Assessment): Record<string, unknown> {
  return Object.fromEntries(
    stages.map(({ name, headline, means }) => [
      name,
      { subtitle: headline ?? means, description: means },
    ]),
  )
}

function reasonsOf({ sections, questions, pages }: Assessment): Record<string, unknown> {
  return {
    WHY_FIRST: Object.fromEntries(
      sections.map(({ name, ...words }) => [
        name,
        words['first because'] ?? 'it comes first in this assessment',
      ]),
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
    HELPS_LIMIT: pages['helps end'] ?? '',
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
      ...(site.contact !== undefined && {
        contact: { text: site.contact, url: `mailto:${site.contact}` },
      }),
      ...(site.since !== undefined && { since: site.since }),
      privacy: {
        text: form.privacy,
        ...(site.privacy !== undefined && {
          link: { text: form['privacy link'], url: site.privacy },
        }),
      },
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
  const model = modelOf(assessment)
  const answers = present(
    readCompleteAnswers(
      model,
      Object.fromEntries(assessment.sample.map((option, place) => [place + 1, option])),
    ),
    'sample with an answer to each question',
  )
  const { overall } = scoreAnswers(model, answers)
  return {
    TAGLINE: landing.tagline,
    START: landing.start,
    TERMS: landing.note,
    WITHOUT_JAVASCRIPT: landing['without script'],
    PICTURE: landing.picture,
    SAMPLE_STAGE: describedStageOf(model, overall),
    SAMPLE_FLAG: `Sample: ${oneDecimal(overall)}`,
    SEE_SAMPLE: landing.sample,
    SAMPLE_CODE: reportCodeOf(model, answers),
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
        { title: words['short name'] ?? name, text: about ?? '' },
      ]),
    ),
    WORDS_USED: pages.terms ?? '',
  }
}
