import { answerTo, letterOf } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import { areLevel, isNextTo, strongestOf } from '../../domain/report/report.ts'
import type { Report, SectionReport } from '../../domain/report/report.ts'
import type { Start } from '../../domain/report/start.ts'
import { moveTextOf, symptomOf } from '../moves/move-text.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { laterClausesOf } from './tensions.ts'
import { MODEL } from '../../generated/model.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { numberWord } from '../../domain/number-word.ts'
import { optionText, questionOf } from '../questions/questions.ts'

type ShortLine = { label: string; text: string }

/** What a busy reader needs: what is wrong, what to decide, and where the areas are. */
export type InShort = {
  /** What the answer to start with costs, and what the later steps are about. */
  diagnosis: string
  /** What the first step needs from whoever decides. */
  decision: ShortLine
  /** The highest and the lowest areas; where all are level, one line says so. */
  areas: readonly ShortLine[]
}

export function inShortOf(report: Report): InShort {
  const { first, start } = report.plan
  const { needs } = moveTextOf(first[0].id, first[0].from)
  return {
    diagnosis: [symptomText(start), ...laterTexts(report)].join(' '),
    decision: {
      label: 'Decision needed',
      text:
        needs === undefined
          ? 'name one owner for these steps.'
          : `name one owner for these steps, and get ${needs}.`,
    },
    areas: areasOf(report),
  }
}

function symptomText({ answer: { id, option } }: Start): string {
  if (option === topOptionOf(MODEL))
    return 'A top answer is one person’s view until a record shows it.'
  return symptomOf(id, option) ?? `${questionOf(id).topic}: “${optionText(id, option)}”.`
}

const PLACES = ['Second', 'Third']

/** What the later steps of the plan are about. */
function laterTexts(report: Report): string[] {
  return laterClausesOf(report).map((clause, index) => `${PLACES[index]}: ${clause}.`)
}

/** The highest area is not called strong below the middle of the scale. */
const STRONG_FROM = (1 + topOptionOf(MODEL)) / 2

/** What the highest area is called: for a section and, in short, for all that share its score. */
export function highestLabel(score: number, label: string): string {
  return score < STRONG_FROM ? 'Highest so far' : label
}

function areasOf({ sections, answers, plan }: Report): ShortLine[] {
  const scores = sections.map(({ score }) => score)
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  const lowest = sections.filter(({ score }) => score === least)
  if (least === most) return [{ label: 'Areas', text: levelText(answers, lowest) }]
  if (areLevel(MODEL, sections)) {
    const text = `${allOf(MODEL.sections.length)} are within one answer of each other.`
    return [{ label: 'Areas', text }]
  }
  const [weakest, strongest] = [weakestLine(sections, lowest), strongestLine(sections)]
  // What the plan starts with is called neither high nor strong.
  if (strongestOf(sections).some(({ name }) => name === plan.start.section)) return [weakest]
  // “The other three” come after the one that is named.
  return lowest.length === sections.length - 1 ? [strongest, weakest] : [weakest, strongest]
}

function levelText(answers: CompleteAnswers, [area]: readonly SectionReport[]): string {
  const [option, ...others] = new Set(Object.values(answers))
  if (option === undefined || others.length > 0) {
    return `none stands out; ${allOf(MODEL.sections.length)} score ${area ? oneDecimal(area.score) : ''}.`
  }
  return option === topOptionOf(MODEL)
    ? `${allOf(MODEL.sections.length)} are at the top.`
    : `none stands out; ${allOf(MODEL.questionIds.length)} answers are at ${letterOf(option)}.`
}

function strongestLine(sections: readonly SectionReport[]): ShortLine {
  const strongest = strongestOf(sections)
  const [first] = strongest
  const label = strongest.length > 1 ? 'Strongest areas' : 'Strongest area'
  return {
    label: highestLabel(first?.score ?? 0, label),
    text: `${namesOf(strongest, sections)} ${scoreText(strongest)}.`,
  }
}

/** One answer says little: the areas next to the lowest are named with it. */
function weakestLine(
  sections: readonly SectionReport[],
  lowest: readonly SectionReport[],
): ShortLine {
  const [low] = lowest
  const next = sections.filter((section) => low && isNextTo(MODEL, section, low))
  const text = `${namesOf(lowest, sections)} ${scoreText(lowest)}`
  if (next.length === 0) {
    return { label: lowest.length > 1 ? 'Weakest areas' : 'Weakest area', text: `${text}.` }
  }
  const nearby = `${namesOf(next, sections)} ${scoreText(next)}`
  return {
    label: 'Lowest',
    text: `${text}, but only one answer below ${nearby}. Treat these areas as level.`,
  }
}

function allOf(count: number): string {
  return count === 2 ? 'both' : `all ${numberWord(count)}`
}

/** The names have an & in them, so a semicolon joins them instead of “and”. */
function namesOf(some: readonly SectionReport[], all: readonly SectionReport[]): string {
  const areAllButOne = some.length > 1 && some.length === all.length - 1
  return areAllButOne
    ? `the other ${numberWord(some.length)}`
    : some.map(({ name }) => name).join('; ')
}

/** For sections that all have the same score. */
function scoreText(sections: readonly SectionReport[]): string {
  const score = sections[0] ? oneDecimal(sections[0].score) : ''
  return sections.length > 1 ? `(${score} each)` : `(${score})`
}

/** What a reader can do about one person's view: at the answer to start with, and at a high one. */
export function beforeSharing(report: Report): string {
  const { answers, plan } = report
  const low = plan.start.answer.id
  const high = highestOf(
    answers,
    MODEL.questionIds.filter((id) => id !== low),
    askedOf(report),
  )
  const [one, other] = [Math.min(low, high), Math.max(low, high)]
  return `Before you share this, have a colleague answer questions ${one} and ${other}. If you are two or more options apart, talk it over first.`
}

/** The answers that the report asks to raise or to look after. */
function askedOf(report: Report): readonly QuestionId[] {
  const focus = stageWordsOf(report).whereToFocus
  return [...stepsOf(report.plan).map(({ id }) => id), ...focus.map(({ answer }) => answer.id)]
}

/** Chooses among equal answers one that is not asked for, as in What's Working. */
function highestOf(
  answers: CompleteAnswers,
  ids: readonly QuestionId[],
  asked: readonly QuestionId[],
): QuestionId {
  const rank = (id: QuestionId) => 2 * answerTo(answers, id) - Number(asked.includes(id))
  return ids.reduce((highest, other) => (rank(other) > rank(highest) ? other : highest))
}
