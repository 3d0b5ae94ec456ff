import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { answersInOrder } from '../domain/assessment/answers-in-order.ts'
import { letterOf } from '../domain/assessment/assessment.ts'
import type { Model } from '../domain/assessment/model.ts'
import type { Area, BySection, Look } from '../domain/assessment/texts.ts'
import { barOf, highestShown, outOf } from '../domain/assessment/shown-score.ts'
import { placeOnClimb } from '../domain/assessment/place-on-climb.ts'
import { assertDefined } from '../domain/assert-defined.ts'
import { reportCodeOf } from '../domain/report/report-code.ts'
import { reportOf } from '../domain/report/report.ts'
import { tensionOf } from '../domain/report/tension.ts'
import type { Tension } from '../domain/report/tension.ts'
import { pickMoveTexts } from '../domain/report/pick-move-texts.ts'
import type { Assessment, QuestionOf } from './assessment.ts'
import { listsOf, meaningsOf, openingsOf, questionTextsOf, tensionsOf } from './compile-report.ts'
import { languageModules, scoreText } from './compile-language.ts'
import { wordModules } from './compile-words.ts'
import { filled, formOf, pluralAt, textAt } from './words.ts'

/** The text of each module that is made of the folder, by its path below `src`. */
export function compile(assessment: Assessment): ReadonlyMap<string, string> {
  return new Map([
    moduleOf('model', [
      ['MODEL', 'Model', modelOf(assessment)],
      ['IDENTITY', 'Identity', assessment.identity],
    ]),
    moduleOf('working-days', [['WORKING_DAYS', 'WorkingDays', assessment.workingDays]]),
    moduleOf('refused-domains', [
      ['REFUSED_DOMAINS', 'readonly string[]', assessment.site.refusedDomains],
    ]),
    moduleOf('questions', [['QUESTIONS', 'readonly Question[]', assessment.questions.map(asked)]]),
    moduleOf('question-texts', [
      ['QUESTION_TEXTS', 'ByQuestion<QuestionTexts>', questionTextsOf(assessment)],
      ['REPS_PER_MANAGER', 'number', assessment.repsPerManager],
    ]),
    moduleOf('lists', [['LISTS', 'Lists', listsOf(assessment)]]),
    moduleOf('openings', [['OPENINGS', 'ByQuestion<ByLetter<string>>', openingsOf(assessment)]]),
    moduleOf('tensions', [['TENSIONS', 'Tensions', tensionsOf(assessment)]]),
    moduleOf('stages', [['STAGE_MEANINGS', 'ByStage<StageMeaning>', meaningsOf(assessment)]]),
    moduleOf('site', [['SITE', 'Site', siteOf(assessment)]]),
    moduleOf('look', [['LOOK', 'Look', lookOf(assessment)]]),
    moduleOf('sample', sampleOf(assessment)),
    moduleOf('start', [
      ['AREAS', 'BySection<Area>', areasOf(assessment)],
      ['TERMS', 'string | undefined', assessment.pages.terms],
    ]),
    ...languageModules(assessment.language, assessment.languages),
    ...wordModules(assessment.pages.words, assessment.language),
  ])
}

/** Without a type, the value's own is enough. What is undefined in a value is left out. */
type Constant = readonly [name: string, type: string | undefined, value: unknown]

function moduleOf(name: string, constants: readonly Constant[]): [path: string, text: string] {
  const types = new Set(constants.flatMap(([, type]) => type?.match(/\b[A-Z]\w+/g) ?? []))
  const texts = constants.map(([constant, type, value]) => {
    const json = JSON.stringify(value, null, 2)
    return type === undefined
      ? `export const ${constant} = ${json} as const\n`
      : `export const ${constant}: ${type} = ${json}\n`
  })
  const domain = `../domain/assessment/${types.has('Model') ? 'model' : 'texts'}.ts`
  const imports =
    types.size > 0 ? [`import type { ${[...types].join(', ')} } from '${domain}'\n`] : []
  const title = '// Generated from the assessment folder. Do not edit.\n'
  return [`generated/${name}.ts`, [title, ...imports, ...texts].join('\n')]
}

function modelOf(assessment: Assessment): Model {
  const { optionCount, sections, stages, gapStage, show, questions, plan, version } = assessment
  // One division of whole numbers: 0.7 + 1 could miss the score that is exactly there.
  const scoreOf = (end: number) => (show === 'from 0' ? (Math.round(end * 100) + 100) / 100 : end)
  return {
    version,
    questionIds: questions.map(({ id }) => id),
    weights: questions.some(({ weight }) => weight !== 1)
      ? Object.fromEntries(questions.map(({ id, weight }) => [id, weight]))
      : undefined,
    options: Array.from({ length: optionCount }, (_, index) => index + 1),
    sections: sections.map(({ key, name, questionIds }) => ({ key, name, questionIds })),
    stages: stages.map(({ name, from, to }) => ({ name, from: scoreOf(from), to: scoreOf(to) })),
    gapStage: gapStage && nameOf(stages, gapStage),
    show,
    plan: {
      days: plan.days,
      startOrder: plan.startOrder.map((key) => nameOf(sections, key)),
      lowOption: plan.lowOption,
      steps: plan.steps,
      once: plan.once,
      together: plan.together.map((key) => nameOf(sections, key)),
      waits: plan.waits.map((wait) => ({
        waiting: typeof wait.waiting === 'number' ? wait.waiting : nameOf(sections, wait.waiting),
        for: wait.for,
      })),
    },
  }
}

function nameOf(all: readonly { key: string; name: string }[], key: string | undefined): string {
  return all.find((one) => one.key === key)?.name ?? ''
}

function asked({ topic, ask, about, options }: QuestionOf) {
  const hasSentences = options.some(({ sentence }) => sentence !== undefined)
  return {
    topic,
    text: ask,
    about,
    options: options.map(({ text }) => text),
    sentences: hasSentences ? options.map(({ sentence }) => sentence ?? '') : undefined,
  }
}

function siteOf({ site, pages }: Assessment) {
  const { title, consent, consentRequired, hasForm, words } = pages
  return {
    address: site.address,
    title,
    provider: site.provider,
    ownDomains: site.ownDomains,
    hasForm,
    demo: site.demo,
    contact: site.contact && { text: site.contact, url: `mailto:${site.contact}` },
    since: site.since,
    logo: site.logo && logoAddress(site.logo),
    privacy: site.privacy && { text: textAt(words, 'form', 'privacy link'), url: site.privacy },
    consent: consent && { text: consent, isRequired: consentRequired === 'yes' },
  }
}

function lookOf({ site: { color, logo, pictures } }: Assessment): Look {
  return {
    color,
    logo: logo === undefined ? undefined : { path: logo, address: logoAddress(logo) },
    pictures: pictures.map((path) => ({ path, address: `/${basename(path)}` })),
  }
}

/** Another picture has another address, so that the pages are built and browsers load it again. */
function logoAddress(path: string): string {
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
  return `/logo-${hash.slice(0, 8)}${extname(path)}`
}

/** The report that the landing page shows. One constant each: no name of a property goes over the wire. */
function sampleOf(assessment: Assessment): Constant[] {
  const model = modelOf(assessment)
  const answers = assertDefined(
    answersInOrder(model, assessment.sample),
    'sample with an answer to each question',
  )
  const report = reportOf(model, answers)
  const { scores, sections, plan } = report
  const { stage, part } = placeOnClimb(model, scores.overall)
  const { id, option } = plan.start.answer
  const first = assessment.questions.find((question) => question.id === id)
  const move = first?.moves[letterOf(option)]
  const textOf = (score: number) => scoreText(model, score, assessment.language)
  const areas = sections.map(({ name, score }) => ({
    ...{ name, score: textOf(score) },
    share: barOf(model, score) / highestShown(model),
  }))
  return [
    ['STAGE', undefined, stage],
    ['PART', 'number', part],
    [
      'HEADLINE',
      'string',
      headlineOf(assessment, stage, tensionOf(model, tensionsOf(assessment), report)),
    ],
    ['SCORE', 'string', textOf(scores.overall)],
    ['OUT_OF', 'string', outOf(model, '/')],
    ['SECTIONS', undefined, areas],
    ['STEP', 'string', (move && pickMoveTexts(move, answers).action) ?? ''],
    ['CHOICE', 'number', sections[0]?.answers[0]?.option],
    ['CODE', 'string', reportCodeOf(model, answers)],
  ]
}

/** As a report says it. */
function headlineOf(assessment: Assessment, stage: string, tension: Tension | undefined): string {
  if (!tension) return meaningsOf(assessment)[stage]?.subtitle ?? ''
  const { pages, language } = assessment
  const { low, high } = tension
  return filled(
    textAt(pages.words, 'report', high ? 'headline' : 'alone'),
    { low: low.clause, Low: low.clause, high: high?.clause ?? '' },
    language,
  )
}

function areasOf({ language, sections, pages }: Assessment): BySection<Area> {
  const count = pluralAt(pages.words, 'start', 'area questions')
  return Object.fromEntries(
    sections.map(({ name, about, ...words }) => [
      name,
      {
        title: words['short name'] ?? name,
        text: about ?? '',
        count: formOf(count, words.questionIds.length, language),
      },
    ]),
  )
}
