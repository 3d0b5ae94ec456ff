import type { Structure, StageRange } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import type { Path } from '../entry.ts'
import { readOption } from '../conditions.ts'
import { problemWithShortName } from '../question-names.ts'
import type { QuestionNames } from '../question-names.ts'
import type { StructureFile } from '../shape.ts'
import { otherAlphabet } from '../other-alphabet.ts'
import { readPlan } from './plan.ts'
import { readSite } from './site.ts'
import { readWorkingDays } from './working-days.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'

/** What assessment.yaml says. Complains of each mistake; the value is of use only without any. */
export function readStructure(
  structure: StructureFile,
  names: QuestionNames,
  { folder, language }: { folder: string; language: string },
  complain: Complain,
): Structure {
  const optionCount = Number(structure.options)
  const show = readShow(structure.show, optionCount, complain)
  const { sections } = structure
  for (const key of sections) refuseOddKey(['sections', key], key)
  const stages = Object.entries(structure.stages).flatMap(([key, range]) => {
    const path = ['stages', key, 'range']
    refuseOddKey(path, key)
    return readStage(path, key, range)
  })
  const gapStage = structure['between stages']
  if (gapStage !== undefined && gapStage !== stages[0]?.key) {
    complain(
      ['between stages'],
      `write the lowest stage here, “${stages[0]?.key}”, or take it away.`,
    )
  }
  return {
    optionCount,
    show,
    sections,
    stages,
    gapStage,
    plan: readPlan(structure, optionCount, names, complain),
    workingDays: readWorkingDays(structure, language, complain),
    sample: readSample(),
    repsPerManager: Number(structure.plan['reps per manager'] ?? 8),
    minutes: structure.minutes === undefined ? undefined : Number(structure.minutes),
    site: readSite(structure.site, folder, complain),
  }

  function refuseOddKey(path: Path, key: string): void {
    const problem = problemWithShortName(key)
    if (problem) complain(path, problem)
  }

  function readStage(path: Path, key: string, text: string): StageRange[] {
    const [number, example] =
      show === 'percent' ? ['\\d{1,3}', '50 to 79'] : ['\\d(?:\\.\\d{1,2})?', '1.6 to 2.5']
    const [, from, to] = new RegExp(`^(${number}) to (${number})$`).exec(text) ?? []
    if (from === undefined || to === undefined || Number(from) > Number(to)) {
      complain(
        path,
        `“${text}” is not a range. Write the lowest score, “to” and the highest one, as in “${example}”.`,
      )
      return []
    }
    return [{ key, from: Number(from), to: Number(to) }]
  }

  function readSample(): readonly number[] {
    if (structure.sample === undefined) return anySample()
    const letters = structure.sample.split(/[\s,]+/)
    const options = letters.flatMap((letter) => readOption(letter, optionCount) ?? [])
    if (letters.length !== names.count || options.length !== letters.length) {
      complain(
        ['sample'],
        otherAlphabet(structure.sample) ??
          `write one answer for each of the ${names.count} questions, A to ${letterOf(optionCount)}, with spaces between them. This line has ${letters.length}.`,
      )
    }
    return options
  }

  /** Uneven, so that the sample has something to say. */
  function anySample(): readonly number[] {
    return Array.from({ length: names.count }, (_, index) => {
      return 1 + ((index + Math.floor((index * index) / 3)) % optionCount)
    })
  }
}

function readShow(text: string | undefined, optionCount: number, complain: Complain) {
  const ways = new Map([
    ['percent', 'percent' as const],
    [`0 to ${optionCount - 1}`, 'from 0' as const],
    [`1 to ${optionCount}`, undefined],
  ])
  if (text !== undefined && !ways.has(text)) {
    const known = `“${[...ways.keys()].join('”, “')}”`
    complain(
      ['show'],
      `scores of ${optionCount} options are not shown as “${text}”. Write one of ${known}.`,
    )
  }
  return ways.get(text ?? '')
}
