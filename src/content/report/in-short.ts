import { answerTo, letterOf } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../../domain/assessment/assessment.ts'
import { scoreText } from '../numbers.ts'
import { areShownEqual } from '../../domain/assessment/scoring.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import { areLevel, isNextTo, strongestOf } from '../../domain/report/report.ts'
import type { Report, SectionReport } from '../../domain/report/report.ts'
import type { Start } from '../../domain/report/start.ts'
import { moveTextOf, symptomOf } from '../moves/move-text.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { laterClausesOf } from './tensions.ts'
import { MODEL } from '../../generated/model.ts'
import * as areas from '../../generated/words/areas.ts'
import { listed } from '../joined.ts'
import * as say from '../../generated/words/report.ts'
import * as share from '../../generated/words/share.ts'
import * as steps from '../../generated/words/steps.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { HAS_MIDDLE, MIDDLE } from '../questions/questions.ts'

type ShortLine = { label: string; text: string }

/** What a busy reader needs: what is wrong, what to decide, and where the areas are. */
export type InShort = {
  /** Sentences: what the answer to start with costs, and what is wrong with those of the later steps. */
  diagnosis: readonly string[]
  /** What the first step needs from whoever decides. */
  decision: ShortLine
  /** The highest and the lowest areas, where no picture shows them; where all are level, one line says so. */
  areas: readonly ShortLine[]
}

export function inShortOf(report: Report): InShort {
  const { first, start } = report.plan
  const { needs } = moveTextOf(first[0].id, first[0].from)
  return {
    diagnosis: [...symptomTexts(start), ...laterTexts(report)],
    decision: {
      label: steps.decision,
      text: needs === undefined ? steps.decide : steps.decideAndGet({ needs }),
    },
    areas: areasOf(report),
  }
}

/** None where the folder has none: the step itself names the answer. */
function symptomTexts({ answer: { id, option } }: Start): string[] {
  if (option === topOptionOf(MODEL)) return [say.topAnswer]
  const symptom = symptomOf(id, option)
  return symptom === undefined ? [] : [symptom]
}

function laterTexts(report: Report): string[] {
  const [one, other] = laterClausesOf(report)
  if (one === undefined) return []
  return [other === undefined ? say.also({ clause: one }) : say.alsoBoth({ one, other })]
}

/** What the highest area is called, which is not strong in the lower half: for a section and, in short, for all that share its score. */
export function highestLabel(score: number, label: string): string {
  return score < MIDDLE ? say.highest : label
}

function areasOf({ sections, answers, plan }: Report): ShortLine[] {
  const scores = sections.map(({ score }) => score)
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  const lowest = sections.filter(({ score }) => areShownEqual(score, least))
  if (areLevel(MODEL, sections)) {
    const text = areShownEqual(least, most) ? levelText(answers, least) : areas.allNear
    return [{ label: areas.areas, text }]
  }
  const [weakest, strongest] = [weakestLine(sections, lowest), strongestLine(sections)]
  // What the plan starts with is called neither high nor strong.
  if (strongestOf(sections).some(({ name }) => name === plan.start.section)) return [weakest]
  // “The other 3” come after the one that is named.
  return lowest.length === sections.length - 1 ? [strongest, weakest] : [weakest, strongest]
}

function levelText(answers: CompleteAnswers, score: number): string {
  const [option, ...others] = new Set(Object.values(answers))
  if (option === undefined || others.length > 0) {
    return areas.allLevel({ score: scoreText(score) })
  }
  return option === topOptionOf(MODEL)
    ? areas.allTop
    : areas.allAnswers({ letter: letterOf(option) })
}

function strongestLine(sections: readonly SectionReport[]): ShortLine {
  const strongest = strongestOf(sections)
  const [first] = strongest
  const label = strongest.length > 1 ? areas.strongestSeveral : areas.strongest
  return {
    label: highestLabel(first?.score ?? 0, label),
    text: areas.line({ areas: scoredText(strongest, sections) }),
  }
}

/** One answer says little: the areas next to the lowest are named with it. */
function weakestLine(
  sections: readonly SectionReport[],
  lowest: readonly SectionReport[],
): ShortLine {
  const [low] = lowest
  const next = sections.filter((section) => low && isNextTo(MODEL, section, low))
  const text = scoredText(lowest, sections)
  if (next.length === 0) {
    return {
      label: lowest.length > 1 ? areas.weakestSeveral : areas.weakest,
      text: areas.line({ areas: text }),
    }
  }
  return {
    label: areas.lowest,
    text: areas.near({ areas: text, nearby: scoredText(next, sections) }),
  }
}

/** Sections that all have the same score, with it. */
function scoredText(some: readonly SectionReport[], all: readonly SectionReport[]): string {
  const [first, ...others] = some
  if (!first) return ''
  const score = scoreText(first.score)
  if (others.length === 0) return areas.one({ name: first.name, score })
  return some.length === all.length - 1
    ? areas.others({ others: some.length, score })
    : areas.several({ names: listed(some.map(({ name }) => name)), score })
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
  const questions = { one: Math.min(low, high), other: Math.max(low, high) }
  return HAS_MIDDLE ? share.before(questions) : share.beforeOfTwo(questions)
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
