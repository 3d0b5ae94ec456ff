import type { Structure, QuestionOf } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import { STRUCTURE_FILE } from '../source-files.ts'

/** What this version of the product shows, scores and writes into codes. */
const TAKES = { questions: 12, sections: 4, options: 5, stages: 5 } as const

export function checkLimits(
  model: Structure,
  questions: readonly QuestionOf[],
  complain: Complain,
): void {
  const has = {
    questions: questions.length,
    sections: model.sections.length,
    options: model.optionCount,
    stages: model.stages.length,
  }
  for (const kind of ['questions', 'sections', 'options', 'stages'] as const) {
    if (has[kind] !== TAKES[kind]) {
      complain(
        STRUCTURE_FILE,
        kind === 'questions' ? [] : [kind],
        `this version takes ${TAKES[kind]} ${kind}, and there are ${has[kind]}.`,
      )
    }
  }
  if (has.questions !== TAKES.questions || has.sections !== TAKES.sections) return
  const each = questions.length / model.sections.length
  for (const [place, key] of model.sections.entries()) {
    const own = questions.filter(({ section }) => section === key).length
    if (own === 0) complain(STRUCTURE_FILE, ['sections', place], `no question is in “${key}”.`)
    else if (own !== each) {
      complain(
        STRUCTURE_FILE,
        ['sections', place],
        `“${key}” has ${own} questions: this version takes as many in each section.`,
      )
    }
  }
}
