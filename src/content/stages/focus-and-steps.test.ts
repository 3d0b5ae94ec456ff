import { describe, expect, it } from 'vitest'
import { OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { moveTextOf } from '../moves/move-text.ts'
import { STAGE_TEXTS } from './stage-texts.ts'

/** For answers A to E, what both the step and each line on the same answer name. */
const NAMED: Readonly<Record<QuestionId, readonly [RegExp, RegExp, RegExp, RegExp, RegExp]>> = {
  1: [
    /\bone page\b.*\bneed|\bneeds?\b.*\bone page\b/,
    /\bgoals and dates\b.*\bfinal\b|\bgoals and dates are final\b/,
    /\b(?:sets?|set) goals\b|\bgoals and dates\b/,
    /\bfirst draft\b/,
    /\bchanged\b/,
  ],
  2: [
    /\bpriority (?:beside|per)\b|\bbeside each\b|\bpriority that each\b/,
    /\bpriorities\b.*\bprograms\b/,
    /\bwritten priorities\b/,
    /\bplan\b/,
    /\bplan\b/,
  ],
  3: [
    /\bone (?:agreed )?message\b/,
    /\bmessage\b/,
    /\b[Rr]eview/,
    /\brecorded customer\b/,
    /\bcalls\b|\bmessage\b/,
  ],
  4: [
    /\bnew\b.*\bexperienced\b/,
    /\bnew\b.*\bexperienced\b/,
    /\bgap\b/,
    /\bcontent\b.*\bskill scores or open deals\b|\bdeal data\b.*\bcontent\b/,
    /\bfit\b/,
  ],
  5: [
    /^(?:Set|Put|Write down)\b.*\bdates\b/,
    /^(?:Set|Put|Publish)\b.*\bdates\b/,
    /\bskill check\b/,
    /\bnext session\b/,
    /\bchosen\b/,
  ],
  6: [
    /^Sort\b.*\bdeal stages?\b/,
    /^Gather\b/,
    /\broles?\b.*\bdeal stages?\b/,
    /\bservice or partners\b/,
    /\blook/,
  ],
  7: [
    /\b[Aa]gree\b|\bcoaching dates with managers\b|\bagreed schedule\b/,
    /\b[Aa]gree\b|\bcoaching dates with managers\b|\bagreed schedule\b/,
    /\b(?:sessions|it)\b.*\b(?:held|took place)\b|\bsessions took place\b|\bsessions were held\b/,
    /\btopics?\b/,
    /\breps\b|\bskill\b/,
  ],
  8: [
    /^(?:Write|Teach|Train)\b.*\bguide\b/,
    /^(?:Turn|Teach|Train)\b.*\bguide\b/,
    /\btwice a year\b|\btwo workshops\b/,
    /\b(?:observed|[Ww]atche?d?)\b/,
    /\bchanged\b/,
  ],
  9: [
    /\bpractice\b|\bfollow-up on one skill\b/,
    /\bmanagers\b|\bfollow-up on one skill\b/,
    /\bguide (?:to|inside|into)\b/,
    /\b[Ll]ink\b.*\bguides?\b.*\bdeal stages?\b/,
    /\bguides?\b/,
  ],
  10: [
    /^(?:Pick|Score|Judge|Put|Use)\b.*\bskill\b/,
    /^(?:Add|Score|Judge|Put|Use)\b.*\bskill\b/,
    /^(?:Count|Look)\b.*\bcalls\b/,
    /\b(?:figure|baseline)\b/,
    /\bcomparison\b/,
  ],
  11: [
    /^(?!.*\beach quarter\b).*(?:\b[Rr]ank\b|\branked\b|\bcome first\b)/,
    /^(?!.*\beach quarter\b).*(?:\b[Rr]ank\b|\branked\b|\border\b)/,
    /\branking\b/,
    /\bsales result\b/,
    /\beffects?\b/,
  ],
  12: [
    /\btwice a year\b|\btwo review(?:s| dates) a year\b|\bsix months later\b/,
    /\b(?:reviews?|Review|each quarter)\b/,
    /\breviews?\b|\bReview\b/,
    /\bmonthly\b|\btime between reviews\b/,
    /\breviews\b/,
  ],
}

describe.each(QUESTION_IDS)('on question %i, the step and the lines of focus', (id) => {
  it.each(OPTION_NUMBERS)('name the same act for answer %i', (option) => {
    const words = NAMED[id][option - 1]
    if (!words) throw new Error(`Nothing named for option ${option}`)
    const told = [moveTextOf(id, option).action, ...focusOn(id, option)]
    expect(told.filter((text) => !words.test(text))).toEqual([])
  })
})

/** The lines of all stages that a reader of this answer can see. */
function focusOn(id: QuestionId, option: OptionNumber): string[] {
  return Object.values(STAGE_TEXTS).flatMap(({ whereToFocus }) =>
    whereToFocus
      .filter(({ restsOn }) => restsOn === id)
      .filter(({ when }) =>
        when.some(
          (held) =>
            'question' in held && held.question === id && held.from <= option && option <= held.to,
        ),
      )
      .map(({ text }) => text),
  )
}
