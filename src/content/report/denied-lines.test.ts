import { describe, expect, it } from 'vitest'
import { reportOf } from '../../domain/report/report.ts'
import { inShortOf } from './in-short.ts'
import { planStepOf } from './plan-words.ts'
import { tensionsOf } from './tensions.ts'
import { EVERY_LINE } from './every-line.suite.ts'
import { STAGE_TEXTS } from '../stages/stage-texts.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { answersOfTwelve } from '../stages/answer-grid.suite.ts'
import { OPTION_NUMBERS } from '../../domain/assessment/assessment.ts'
import type { OptionNumber } from '../../domain/assessment/assessment.ts'

/** Answers, and words that they deny. */
const DENIED: readonly [letters: string, why: string, words: RegExp][] = [
  ['AEDBEBDEBBBD', 'reps already get skill checks', /Add a skill check/],
  ['DEDDDDECABDC', 'reps already get skill checks', /Add a skill check/],
  ['EEEABADDEEED', 'one set serves the whole team', /more content versions/],
  ['EEAEEAEEAEEE', 'one set serves the whole team', /more content versions/],
  ['EEEEEEEEEEAA', 'requests and problems decide', /adjusted as/],
  ['AAAEEEAAAAAA', 'reps already get skill checks', /skill check before|short skill check/],
  ['EADAECDEEACB', 'reps already get skill checks', /skill check before|short skill check/],
  ['EEEEEAEEEDAC', 'one set serves the whole team', /versions multiply/],
  ['AAAAACBABBAA', 'roles have content of their own', /depends on who they ask/],
  ['EEEEEEECEEEE', 'managers get no training each quarter', /Add feedback on watched sessions/],
  ['EEEEEEEEEECC', 'leaders rank without data', /Ask for the expected effect/],
  ['EECEEEEEEEEE', 'no review of the message is agreed', /Let recorded customer feedback/],
  ['EEEECEDEEECC', 'content is reviewed twice a year', /Shorten the time between/],
  ['BBBBABBBBBBB', 'training is tips alone', /Put training dates on a shared/],
  ['EEEEEEAAAAAA', 'no practice is in between', /Several shared|several practices/],
  ['ABABCBDEDEEE', 'a baseline is recorded', /checked by what changes in calls/],
  ['BEBEBEBEBEBE', 'leaders update the plan', /put their names? (?:to|on) the plan/],
  ['AAACAAABBAAA', 'content is chosen for the group', /chosen for them/],
  ['EDEEDDDEEDDE', 'a baseline is still missing', /An early warning/],
  ['DDEEEEDDDDDD', 'a baseline is still missing', /An early warning/],
  ['EEEEEEAAAAAA', 'there are scores of skill checks', /Judge each program by skill scores/],
  ['ABCBCCBBDEEC', 'sessions have no dates to log', /A coaching log/],
  ['BCDBABDDCDAC', 'there are no sessions', /spaced checks/],
  ['EEEEEEEEEEED', 'reviews are to come more often', /what reviews cost/],
  ['EEDCCEDCEEEE', 'content is chosen for groups', /gives each group its set automatically/],
  ['AAAADAAAAAAA', 'there are scores of skill checks', /A short quiz/],
  ['EEEEEEEEEAEE', 'there are scores of skill checks', /An automatic skill check after each/],
  ['EEEEEEEEEDEE', 'session records set the topics', /A topic suggestion/],
  ['EEDDEEEEEEDE', 'content is chosen from notes', /reps have stopped opening/],
  ['ECEEDCEBEEBE', 'there is no guide to comment by', /A recorded-session review/],
  ['EEEEEBAEACAD', 'pieces are made for a role on request', /one set cannot fit/],
  ['BDDCCEBEDBCB', 'someone watches managers coach', /few checks|missing is a check/],
  ['ADADADADADAD', 'six answers are at D', /The first practices are shared|some basics/],
  ['ADECAACAAADA', 'comments alone are looked at', /attendance|turnout/],
  ['ADECAACAAADA', 'the first step is a page for reps', /Get goals and dates the day/],
  ['ABAAAAAADABA', 'guides are inside the tools', /depends on who they ask/],
  ['AACAAAAAAAAA', 'teams learn one message', /depends on who they ask/],
  ['CCCDCCCDDCBD', 'no guide is named', /and a coaching guide/],
  ['ADCCECADDCBD', 'skill checks choose the sessions', /a training calendar/],
  ['EEEECEEEBECE', 'slides or a recording are sent', /should not rest on memory/],
  ['CEEEEDEEEAEE', 'comments alone are looked at', /beside attendance/],
  ['CECDDDECCDED', 'content is reviewed each quarter', /more content versions/],
  ['AAABBABAACAB', 'training answers a product or problem', /sits nearby/],
  ['AAAAAABAACAA', 'most programs get a score', /sits nearby/],
  ['ECDDCDDCBEDD', 'follow-up comes before a guide', /A pilot guide/],
  ['EAAAAEBABBEA', 'new work names a sales result', /between people rather|written next to it/],
  ['AAAEAAAAAAAA', 'data picks content unasked', /Work starts when someone asks/],
  ['ABABAAAAAAAB', 'programs follow a priority', /Work starts when someone asks/],
  ['ABABAAAAAAAB', 'a new rep finds a standard set', /rarely reaches the next hire/],
  ['DDECCDBCDCDB', 'usage data ranks the work', /few checks on their use/],
  ['ECCABECBDCDC', 'the plan leaves coaching as it is', /not checked yet|can go unnoticed/],
  ['ACECCBCBDCAD', 'the plan leaves coaching as it is', /not checked yet|can go unnoticed/],
  ['CDCCBDCCDCCD', 'the plan leaves coaching as it is', /not checked yet|judged by/],
  ['DABECABEDCEA', 'the plan leaves coaching as it is', /coaching times up|no agreed schedule/],
  ['ECEDCEDCCDCD', 'the plan comes to it after 90 days', /no approved plan|have not approved/],
  ['DEBABCEEDEBA', 'the plan leaves the choice as it is', /one person decides what/],
  ['CDCCBDCCDCCD', 'scores are the measure', /judged without a test/],
  ['DAADDADCAABC', 'each rep works out a message alone', /separate versions/],
  ['DECDECAAAEAA', 'coaching has no sessions to check', /sessions are not$|go unchecked/],
  ['DABECABEDCEA', 'a named sales result decides', /have to guess/],
  ['DBDBDBDBDBDB', 'feedback ranks the work', /ratings say little/],
]

describe('a report says nothing that its answers deny', () => {
  it.each(DENIED)('%s: %s', (letters, _, words) => {
    expect(
      EVERY_LINE.filter(({ text }) => words.test(text)),
      'no report can say these words',
    ).not.toEqual([])
    expect(linesOf(letters).filter((line) => words.test(line))).toEqual([])
  })

  it.each(OPTION_NUMBERS)(
    'praises no answer that it asks to raise, at twelve answers of %i',
    (level) => {
      const report = reportOf(answersOfTwelve(Array.from({ length: 12 }, () => level)))
      const { whatsWorking, whereToFocus } = stageWordsOf(report)
      const asked = whereToFocus.map(({ answer }) => answer.id)
      expect(whatsWorking.filter(({ answer }) => asked.includes(answer.id))).toEqual([])
      expect(whatsWorking).toHaveLength(4)
    },
  )

  it('names one first step, that of the plan', () => {
    const descriptions = Object.values(STAGE_TEXTS).flatMap(({ description }) => description)
    expect(descriptions.filter(({ text }) => /\b(?:next|first) step\b/i.test(text))).toEqual([])
  })
})

/** All that the page says of the twelve answers. */
function linesOf(letters: string): string[] {
  const report = reportOf(answersOfTwelve([...letters].map(optionOf)))
  const { plan } = report
  const { strongest, weakest } = inShortOf(report)
  const { subtitle, description, ...lists } = stageWordsOf(report)
  const picked = [lists.whatsWorking, lists.whereToFocus, lists.helps].flat()
  const moves = [...plan.first, ...plan.later, ...plan.areas.flatMap((area) => area.moves)]
  return [
    subtitle,
    description,
    ...picked.map(({ text }) => text),
    ...tensionsOf(report).map(({ text }) => text),
    strongest.text,
    weakest.text,
    ...moves.flatMap((move) => {
      const { action, needs, check } = planStepOf(move)
      return [action, needs, check]
    }),
  ]
}

function optionOf(letter: string): OptionNumber {
  const option = OPTION_NUMBERS['ABCDE'.indexOf(letter)]
  if (!option) throw new Error(`${letter} is no answer`)
  return option
}
