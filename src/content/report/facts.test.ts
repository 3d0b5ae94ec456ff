import { describe, expect, it } from 'vitest'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { canHold, isSure } from '../../domain/report/condition.suite.ts'
import type { Range } from '../../domain/report/condition.suite.ts'
import { reportOf } from '../../domain/report/report.ts'
import { STAGE_TEXTS } from '../stages/stage-texts.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { EVERY_LINE } from './every-line.suite.ts'

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
  [/\btraining calendar and a coaching guide are shared\b/, 8, C, C],
  [/\bsales results are not\b/, 10, A, C],
  [/\bno program has a named priority\b|\brun without a named priority\b/, 2, A, A],
  [/\bpriorities are not in writing\b|\beach program serves is not in writing\b/, 2, B, B],
  [/\b[Tt]ips\b(?! or a)(?! fade)|\bsits nearby\b/, 5, A, A],
  [/\bsits nearby\b/, 10, A, B],
  [/\b(?:each|Each) scheduled session\b/, 5, C, D],
  [/\bskill checks (?:you already have|reps (?:already )?take)\b/, 5, D, E],
  [/\bOne set (?:of|that)|\bone set (?:cannot|serves)\b/, 6, A, A],
  [/\b(?:made|pieces) on request\b/, 6, B, B],
  [/\b(?:up to each manager|[Mm]anagers? (?:still )?decides? when)\b/, 7, A, B],
  [/\bcoaching (?:without a schedule|has no agreed schedule)\b/, 7, A, B],
  [/\bcoaching (?:not|is not checked) yet\b|\bmissed can go unnoticed\b/, 7, A, C],
  [/\bgo unchecked\b|\bsessions are not$/, 7, C, C],
  [
    /\bit is known whether|\b[Cc]oaching sessions (?:and results )?can (?:both )?be shown\b/i,
    7,
    D,
    E,
  ],
  [/\bfew checks\b|\bmissing is a check\b|\bgo unchecked\b|\bis not checked yet\b/, 8, A, D],
  [/\bcoaching has no agreed (?:dates|schedule)\b/, 7, A, B],
  [/\bjudged by comments, so\b/, 10, A, A],
  [/\bjudged by scores\b/, 10, C, C],
  [/\b(?:the|share one|from one) coaching guide\b/, 8, C, C],
  [/\b(?:latest|training) slides\b/, 9, B, B],
  [/\b(?:in-tool guides|guides in your tools)\b/, 9, D, D],
  [/\bdeal-stage guides?\b|\bGuides open\b/, 9, E, E],
  [/\b(?:because|beside) (?:the )?comments?\b(?!,)/, 10, A, A],
  [/\b(?:turnout|attendance)\b/i, 10, B, B],
  [/\bjudged without a test\b/, 10, A, B],
  [/^Groups of reps get content\b/, 4, C, C],
  [/^Content is chosen for each rep\b/, 4, D, E],
  [/^Content is split by role or deal stage\b/, 6, C, C],
  [/^Content is split by role and deal stage\b/, 6, D, E],
  [/\blooked for in calls\b|\bresults are checked\b/i, 10, D, E],
  [/\brequests decide\b|\bcomments? and requests\b/, 11, A, A],
  [/\bone person decides\b|\bThe person in charge\b/, 11, B, B],
  [/\bmore content versions\b/, 12, A, C],
  [/\byearly review\b/i, 12, B, B],
  [/\bGet goals and dates the day\b/, 1, B, E],
  [/\bput their names? (?:to|on) the plan\b/, 2, C, D],
  [/\bWork starts when someone asks\b/, 2, A, A],
  [/\bLet recorded customer feedback\b/, 3, D, E],
  [/\bseparate versions\b/, 3, B, B],
  [/\bdepends on who they ask\b/, 3, A, B],
  [/\brarely reaches the next hire\b/, 4, A, A],
  [/\bgives each group its set automatically\b/, 4, A, B],
  [/\bWork starts when someone asks\b/, 4, A, B],
  [/\breps have stopped opening\b/, 4, E, E],
  [/\bPut training dates on a shared\b|\bspaced checks\b/, 5, B, E],
  [/\bAdd a skill check\b|\bskill check before\b|\b(?:short|automatic) skill check\b/, 5, A, C],
  [/^A short quiz\b|\bJudge each program by skill scores\b/, 5, A, C],
  [/\ba training calendar\b/, 5, C, C],
  [/\bdepends on who they ask\b/, 6, A, B],
  [/\bmore content versions\b/, 6, B, E],
  [/^A topic suggestion\b/, 7, A, D],
  [/^A coaching log\b/, 7, C, E],
  [/^A recorded-session review\b/, 8, C, E],
  [/^Add feedback on watched sessions\b/, 8, D, E],
  [/\bWork starts when someone asks\b/, 8, A, B],
  [/\bshould not rest on memory\b/, 9, A, A],
  [/^A pilot guide\b/, 9, C, C],
  [/\bdepends on who they ask\b/, 9, A, C],
  [/\bchecked by what changes in calls\b/, 10, D, D],
  [/^An early warning\b/, 10, E, E],
  [/\bfew checks on their use\b|\bbetween people rather\b/, 11, A, D],
  [/^Ask for the expected effect\b|\badjusted as\b/, 11, D, E],
  [/\badjusted as\b|^Shorten the time between\b/, 12, D, E],
  [/\bwhat reviews cost\b/, 12, E, E],
  [/\bWork starts when someone asks\b/, 12, A, A],
]

/** Words, and the answers that deny them whatever the others are. */
const DENIED: readonly [words: RegExp, answers: readonly Range[]][] = [
  [
    /\bkeeps one (?:agreed|approved) version\b|\bnew wording on the same day\b/,
    [{ question: 3, from: A, to: B }],
  ],
  [
    /\bafter (?:a )?training\b|\bbefore and after a session\b/,
    [
      { question: 5, from: A, to: A },
      { question: 9, from: A, to: A },
    ],
  ],
  [/\bone version for sales\b/, [{ question: 3, from: C, to: C }]],
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

describe('a sentence states as a fact what its conditions hold', () => {
  it.each(FACTS)('%s rests on question %i', (words, question, from, to) => {
    const stating = EVERY_LINE.filter(({ text }) => words.test(text))
    expect(stating.filter(({ when }) => !isSure(when, { question, from, to }))).toEqual([])
    expect(stating).not.toEqual([])
  })

  it.each(DENIED)('%s is not told to a reader of %o', (words, answers) => {
    const told = EVERY_LINE.filter(({ text }) => words.test(text))
    expect(told, 'no report can say these words').not.toEqual([])
    expect(told.filter(({ when }) => canHold(when, answers))).toEqual([])
  })

  it.each(LACKING)('%s says that it calls question %i low', (words, lacks) => {
    const texts = Object.values(STAGE_TEXTS).flatMap(({ subtitle, description }) =>
      [...subtitle, ...description].filter(({ text }) => words.test(text)),
    )
    const low = texts.filter(({ when }) => isSure(when, { question: lacks, from: A, to: C }))
    expect(low.filter((text) => !text.lacks?.includes(lacks))).toEqual([])
    expect(low).not.toEqual([])
  })

  it('and says nothing of all answers at once', () => {
    expect(EVERY_LINE.filter(({ text }) => OF_ALL.test(text))).toEqual([])
  })

  it('and names one first step, that of the plan', () => {
    const descriptions = Object.values(STAGE_TEXTS).flatMap(({ description }) => description)
    expect(descriptions.filter(({ text }) => /\b(?:next|first) step\b/i.test(text))).toEqual([])
  })

  it.each([
    ['555 555 111 111', 'no practice is in between', /Several shared|several practices/],
    ['141 414 141 414', 'six answers are at D', /The first practices are shared|some basics/],
  ])('%s is not told what a middle would be: %s', (digits, _, words) => {
    const { subtitle, description } = stageWordsOf(reportOf(answersOf(digits)))
    expect(EVERY_LINE.filter(({ text }) => words.test(text))).not.toEqual([])
    expect(`${subtitle} ${description}`).not.toMatch(words)
  })
})
