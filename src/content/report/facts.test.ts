import { describe, expect, it } from 'vitest'
import { letterOf, OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import type { Condition } from '../../domain/report/condition.ts'
import { SAID } from '../questions/said.ts'
import { STAGE_TEXTS } from '../stages/stage-texts.ts'
import type { Meaning } from '../stages/meanings/variants.ts'
import { READINGS } from './reading-texts.ts'

type Told = { text: string; when: readonly Condition[] }

const [A, B, C, D, E] = [1, 2, 3, 4, 5] as const

/** Words that state something as a fact, and the answers that bear it out. */
const FACTS: readonly [
  words: RegExp,
  question: QuestionId,
  from: OptionNumber,
  to: OptionNumber,
][] = [
  [/\bnot (?:yet )?in writing|unwritten|no written plan\b/, 2, A, B],
  [/(?<!no )\bapproved plan\b|\bstand by the enablement plan\b/, 2, D, E],
  [/\bbacks? the plan\b/, 2, D, E],
  [/\bhave not approved a written plan\b/, 2, A, C],
  [/\b(?:What each program is for is|Priorities are) in writing\b/, 2, C, E],
  [/\bworks? out a message alone\b|\bworked out alone\b|\btheir own messages\b/, 3, A, A],
  [/\bstandard set\b/, 4, B, B],
  [/\bsets for groups\b|\bGroups of reps\b/, 4, C, C],
  [/\bthat (?:the manager|managers) note|\bmanagers’ notes\b/, 4, D, D],
  [/\b[Tt]ips\b(?! or a)(?! fade)|\bsits nearby\b/, 5, A, A],
  [/\bsits nearby\b/, 10, A, B],
  [/\b(?:each|Each) scheduled session\b/, 5, C, D],
  [/\bskill checks (?:you already have|reps (?:already )?take)\b/, 5, D, E],
  [/\bOne set (?:of|that)|\bone set (?:cannot|serves)\b/, 6, A, A],
  [/\b(?:made|pieces) on request\b/, 6, B, B],
  [/\b(?:up to each manager|[Mm]anagers? (?:still )?decides? when)\b/, 7, A, B],
  [/\bcoaching (?:without a schedule|has no agreed schedule)\b/, 7, A, B],
  [/\b(?:organized coaching|[Cc]oaching is organized)\b/i, 7, C, E],
  [/\bcoaching (?:not|is not checked) yet\b|\bmissed can go unnoticed\b/, 7, A, C],
  [/\bgo unchecked\b/, 7, C, C],
  [
    /\bit is known whether|\b[Cc]oaching sessions (?:and results )?can (?:both )?be shown\b/i,
    7,
    D,
    E,
  ],
  [/\bfew checks\b|\bgo unchecked\b|\bis not checked yet\b/, 8, A, D],
  [/\bcoaching has no agreed (?:dates|schedule)\b/, 7, A, B],
  [/\bjudged by comments, so\b/, 10, A, A],
  [/\bjudged by attendance, view counts or ratings\b/, 10, B, B],
  [/\bjudged by scores\b/, 10, C, C],
  [/\bshare a plan, a training calendar and a coaching guide\b/, 8, C, C],
  [/\b(?:the|share one|from one) coaching guide\b/, 8, C, C],
  [/\b(?:latest|training) slides\b/, 9, B, B],
  [/\b(?:in-tool guides|guides in your tools)\b/, 9, D, D],
  [/\bdeal-stage guides?\b|\bGuides open\b/, 9, E, E],
  [/\b(?:because|beside) (?:the )?comments?\b(?!,)/, 10, A, A],
  [/\b(?:because|beside) (?:turnout|attendance)\b/, 10, B, B],
  [/\bcomments, attendance or ratings\b/, 10, A, B],
  [/\bsales results not yet\b/, 10, A, C],
  [/\blooked for in calls\b|\bresults are checked\b/i, 10, D, E],
  [/\brequests decide\b|\bcomments? and requests\b/, 11, A, A],
  [/\bone person decides\b|\bThe person in charge\b/, 11, B, B],
  [/\bmore content versions\b/, 12, A, C],
  [/\byearly review\b/i, 12, B, B],
]

/** Words, and the answers that deny them whatever the others are. */
const DENIED: readonly [words: RegExp, answers: string][] = [
  [/\b(?:are|was|has been) opened\b|\bopened? (?:each|the|least)\b/, '9E'],
  [/\b(?:each program’s|beside its) priority\b|\bthe priority of each program\b/, '2A'],
  [/\bkeeps one (?:agreed|approved) version\b|\bnew wording on the same day\b/, '3A-B'],
  [/\bWrite down when\b|\ba schedule to\b/, '7A-B'],
  [/\bon next month’s calendar\b/, '7A'],
  [/\bdraft shows\b|\bSend two comments\b/, '1D'],
  [/\bafter (?:a )?training\b|\bbefore and after a session\b/, '5A 9A'],
  [/\bowner for each group\b|\bcontent owners\b/, '4A 6A'],
  [/\bleft to chance\b/, '5A 9C'],
  [
    /\bcoaching (?:and results )?can (?:both )?be shown\b|\bknown whether coaching takes\b/i,
    '8A 9A',
  ],
  [/\ba few people\b/, '4B'],
  [/\bwithout a purpose\b/, '2A'],
  [/\bFund\b/, '6A-B'],
  [/\bWork starts when someone asks\b/, '8C-E'],
  [/\bWork starts when someone asks\b/, '12B-E'],
  [/\bOrganized coaching\b|\bCoaching is organized, so\b/, '8A 9A'],
  // A step may stand after the 90 days.
  [/\bin the next (?:four|three)\b|\bper rep next month\b/, '5A 7A 9A'],
  [/\bnote one skill gap\b|\bCollect from each manager one skill gap\b/, '5E'],
  [/\bprepared for an old goal\b/, '1E 11E'],
  [/\bcoaching not yet$/, '7C 8E'],
  [/\bone version for sales\b/, '3C'],
  [/\bfew people open\b/, '12A-C'],
  [/\bwithout practice\b/, '7D 8C'],
  [/\ba new rep learns\b/, '5A'],
  [/\bfrom the same basics\b/, '6E'],
  [/\bwithout follow-through\b/, '7C 9C'],
]

/** Words of a headline or of what a stage means that call an answer low, which it then says. */
const LACKING: readonly [words: RegExp, lacks: QuestionId][] = [
  [/\bin writing|unwritten\b/, 2],
  [/\bapproved (?:a written )?plan\b/, 2],
  [/\bcoaching times up to\b|\bdecides when\b|\bup to each manager\b/, 7],
  [/\bno agreed (?:dates|schedule)\b|\bsessions (?:are not|go unchecked)\b/, 7],
  [/\bnot checked yet\b|\bfew checks\b|\bmissing is a check\b/, 7],
  [/\bnot yet(?: shown)?$|\bjudged by\b/, 10],
]

/** No single answer bears out what is said of all of them. */
const OF_ALL = /\bNothing is\b|\ba first (?:agreement|thing|routine|number|practice)\b/

const TOLD: readonly Told[] = [
  ...Object.values(STAGE_TEXTS).flatMap(({ subtitle, description, ...lists }) => [
    ...subtitle,
    ...description,
    ...[lists.whatsWorking, lists.whereToFocus, lists.helps].flat(),
  ]),
  ...READINGS,
  ...QUESTION_IDS.flatMap((question) =>
    OPTION_NUMBERS.flatMap((from) => {
      const move = SAID[question].moves[letterOf(from)]
      const symptom = 'symptom' in move ? [move.symptom] : []
      return [...symptom, move.action, move.check].map((text) => ({
        text,
        when: [{ question, from, to: from }],
      }))
    }),
  ),
]

describe('a sentence states as a fact what its conditions hold', () => {
  it.each(FACTS)('%s rests on question %i', (words, question, from, to) => {
    const stating = TOLD.filter(({ text }) => words.test(text))
    const isHeld = ({ when }: Told) =>
      when.some(
        (held) =>
          'question' in held && held.question === question && held.from >= from && held.to <= to,
      )
    expect(stating.filter((told) => !isHeld(told))).toEqual([])
    expect(stating).not.toEqual([])
  })

  it.each(DENIED)('%s is not told to a reader of %s', (words, answers) => {
    const told = TOLD.filter(({ text, when }) => words.test(text) && canHold(when, answers))
    expect(told).toEqual([])
  })

  it.each([
    ['7C-E', true],
    ['7A-B', false],
    ['7A-C', true],
    ['8A', true],
    ['8A 7B', false],
  ])('may be told to a reader of %s: %s', (answers, may) => {
    expect(canHold([{ question: 7, from: C, to: E }], answers)).toBe(may)
  })

  it.each(LACKING)('%s says that it calls question %i low', (words, lacks) => {
    const texts = Object.values(STAGE_TEXTS).flatMap(({ subtitle, description }) =>
      [...subtitle, ...description].filter(({ text }) => words.test(text)),
    )
    expect(texts.filter((text) => isLow(text) && !text.lacks?.includes(lacks))).toEqual([])
    expect(texts.filter(isLow)).not.toEqual([])

    function isLow({ when }: Meaning['subtitle'][number]): boolean {
      return when.some((held) => 'question' in held && held.question === lacks && held.to < D)
    }
  })

  it('and says nothing of all answers at once', () => {
    expect(TOLD.filter(({ text }) => OF_ALL.test(text))).toEqual([])
  })
})

/** Whether a reader of these answers, such as '2A 7C-E', may meet all conditions. */
function canHold(when: readonly Condition[], answers: string): boolean {
  return answers.split(' ').every((answer) => {
    const [id, low = '', high = low] = /^(\d+)([A-E])(?:-([A-E]))?$/.exec(answer)?.slice(1) ?? []
    const [from, to] = [low, high].map((letter) => 'ABCDE'.indexOf(letter) + 1)
    if (!from || !to) throw new Error(`'${answer}' is no answer`)
    return when.every(
      (held) =>
        !('question' in held) ||
        held.question !== Number(id) ||
        (held.from <= to && from <= held.to),
    )
  })
}
