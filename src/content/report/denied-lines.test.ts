import { describe, expect, it } from 'vitest'
import { reportOf } from '../../domain/report/report.ts'
import { inShortOf } from './in-short.ts'
import { planStepOf } from './plan-words.ts'
import { readingsOf } from './readings.ts'
import { STAGE_TEXTS } from '../stages/stage-texts.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { answersOfTwelve } from '../stages/answer-grid.suite.ts'
import { OPTION_NUMBERS } from '../../domain/assessment/assessment.ts'
import type { OptionNumber } from '../../domain/assessment/assessment.ts'

/** Answers, and words that they deny. */
const DENIED: readonly [letters: string, why: string, words: RegExp][] = [
  ['AEDBEBDEBBBD', 'reps already get skill checks', /Add a skill check/],
  ['DEDDDDECABDC', 'reps already get skill checks', /Add a skill check/],
  ['CDCEDEBCBDDC', 'leaders ask for coaching', /coaching on it is left to each manager/],
  ['AABAABBAAEED', 'leaders ask for coaching', /coaching on it is left to each manager/],
  ['EEEABADDEEED', 'one set serves the whole team', /more content versions/],
  ['EEAEEAEEAEEE', 'one set serves the whole team', /more content versions/],
  ['AAAEEEAAABBA', 'views are counted', /which of it they put to use/],
  ['CAEAAAAAABAA', 'goals and dates are final by then', /Planning and enablement meet early/],
  ['EEEEEEEEEEAA', 'requests and problems decide', /adjusted as/],
  ['DDDDDDDDDDDD', 'nothing is lowest', /raise what is lowest|hide one practice|much lower/],
  ['EEEEAAAAAAAD', 'content fits the rep', /standard set of content or a message to adapt/],
  ['DCDDACABDCAA', 'content fits the rep', /standard set of content or a message to adapt/],
  ['EEEEAAAABAAD', 'no training is planned', /the last training|after each training/],
  ['EEEEAAAAAAAD', 'no training is planned', /after the next training|after each training/],
  ['AAEEDBEEDDBC', 'coaching is the highest area', /follow-through next/],
  ['CAADBBCBCBEC', 'a sales result decides', /hard to say which program to drop/],
  ['EEAEEEAEEEEE', 'two answers are low', /the exception|far beyond this one|plainest gap/],
  ['EEEEEAEAEEEE', 'two answers are low', /the exception|far beyond this one|plainest gap/],
  ['EEEAEEEEEEEE', 'one practice is missing', /What remains is upkeep/],
  ['EDBEDBEDBEDB', 'all areas are the same', /the areas below/],
  ['EEEEEEEEEAAA', 'requests decide', /turn requests down/],
  ['AAAEEEAAAAAA', 'reps already get skill checks', /skill check before|short skill check/],
  ['EADAECDEEACB', 'reps already get skill checks', /skill check before|short skill check/],
  ['EEEAEEEEEEEE', 'content is split by role already', /Sort content by group/],
  ['EACEACEACEAC', 'all areas are the same', /one area can be much higher/],
  ['CCCCCCAECCCC', 'sessions are watched', /sessions without dates cannot be checked/],
  ['CCCCACCCCCCC', 'training is followed up', /unplanned learning is hard to follow up/],
  ['BBBBBBBBBBBB', 'work starts in the last weeks', /so the basics can be ready/],
  ['DDDDDDDDDDDD', 'leaders are still setting goals', /half settled/],
  ['EEEAAAEEEEEE', 'content is reviewed each month', /old versions can reach/],
  ['CCCCCCEABCCC', 'session records go with the rep', /changes teams starts over/],
  ['CCCDADCCADDD', 'there is no training after onboarding', /pay for the same training/],
  ['AAAAAAEAAAAD', 'session records exist', /keeps session notes/],
  ['EEAAEEAABCEE', 'content has sets for deal stages', /because one set misses/],
  ['EEAAEEAABCEE', 'there is no shared message', /put the message today/],
  ['EEEEEEAABEEC', 'all else is far along', /holds back other practices/],
  ['EEEEEAEEEDAC', 'one set serves the whole team', /versions multiply/],
  ['DDEDDEECDDDD', 'session records decide the topics', /back to deal talk/],
  ['EAEDEAEEEBCC', 'programs have no plan', /wider plans/],
  ['EEEEEEEEEEAA', 'reviews are as low', /has not kept up with the rest/],
  ['ECDEEEDEEDEC', 'each program has a priority', /without a stated priority/],
  ['EEEDCCECECEE', 'skill checks show what worked', /nobody can say what stayed/],
  ['AAAAACBABBAA', 'roles have content of their own', /depends on who they ask/],
  ['EAAEAAAAAAAA', 'nothing says that coaching is worth copying', /that others can copy/],
  ['EEEEBEECEEEB', 'there is one review a year', /Add two review dates/],
  ['DAADDADCAABC', 'content fits the rep', /sort through the rest/],
  ['DCCEBADBBAAC', 'content fits the rep', /sort through the rest/],
  ['EEDEECEEBBED', 'leaders update the plan as priorities change', /plans age/],
  ['ABAABCABBAAA', 'programs run', /a first program/],
  ['AAAAAAADAAAB', 'programs run', /a first program/],
  ['EEEEEEECEEEE', 'managers get no training each quarter', /Add feedback on watched sessions/],
  ['EEEEEEEEEECC', 'leaders rank without data', /Ask for the expected effect/],
  ['EECEEEEEEEEE', 'no review of the message is agreed', /Let recorded customer feedback/],
  ['EEEECEDEEECC', 'content is reviewed twice a year', /Shorten the time between/],
  ['AAAAACAAAAAA', 'content is split already', /one shared practice is enough/],
  ['BBBBABBBBBBB', 'training is tips alone', /Put training dates on a shared/],
  ['DDDDDADDDDDD', 'the step sorts content by deal stage', /content sets for main roles,/],
  ['DDDDDCDDDDDD', 'the step is a grid of roles and deal stages', /Pilot deal-stage versions/],
  ['BEBEBEBEBEBE', 'work joins planning in the last weeks', /Planned with sales leaders/],
  ['ABCBCCBBDEEC', 'a named sales result decides', /which result matters/],
  ['EEEEEEAAAAAA', 'there are scores of skill checks', /little shows whether it changes/],
  ['EEEEEEAAAAAA', 'no practice is in between', /Several shared|several practices/],
  ['AAABAAAAAABB', 'programs have no priority', /No program is tied/],
  ['AEBEAEBEDEEA', 'leaders update the plan', /have approved the written plan/],
  ['ABABCBDEDEEE', 'a baseline is recorded', /checked by what changes in calls/],
  ['ABABCBDEDEEE', 'content is reviewed each month', /at least once a quarter/],
  ['ABABCBDEDEEE', 'a named sales result decides', /more than opinions/],
  ['BEBEBEBEBEBE', 'leaders update the plan', /put their names? (?:to|on) the plan/],
  ['BEBEBEBEBEBE', 'a baseline is recorded', /judged by changes in calls/],
  ['CEAACACAEADC', 'guides open at deal stages', /Reps get help after training/],
  ['CEAACACAEADC', 'leaders update the plan', /names a priority per program/],
  ['CDEDECEDEDDB', 'customer feedback changes the message', /has a routine for changes/],
  ['CCCDDCECDDCE', 'the manager notes the gap, not the deal', /skill gap or deal, and leaders/],
  ['AAACAAABBAAA', 'content is chosen for the group', /chosen for them/],
  ['EDEEDDDEEDDE', 'a baseline is still missing', /An early warning/],
  ['DDEEEEDDDDDD', 'a baseline is still missing', /An early warning/],
  ['EEEEEEAAAAAA', 'there are scores of skill checks', /Judge each program by skill scores/],
  ['ABCBCCBBDEEC', 'sessions have no dates to log', /A coaching log/],
  ['BCDBABDDCDAC', 'there are no sessions', /spaced checks/],
  ['CCCDDCECDDCE', 'data may confirm the order', /At least one item moved/],
  ['EEEEEEEEEEED', 'reviews are to come more often', /what reviews cost/],
  ['EEDCCEDCEEEE', 'content is chosen for groups', /gives each group its set automatically/],
  ['EEEEEEECDEEE', 'one person cannot know', /rate their own organization kindly/],
  ['EEEEEAEEEECE', 'the step has a reason of its own', /other answers are (?:far )?higher/],
  ['EDAEBCABBDDE', 'there is no guide', /who used the guide/],
  ['CDAEEBBABEAD', 'there is no guide', /who used the guide/],
  ['AEBBEDDDACEE', 'sessions are checked', /do they happen/],
  ['ABABCBDEDEEE', 'sessions are checked', /do they happen/],
  ['BCECCCEBBBEB', 'session records exist', /a schedule or/],
  ['CCDCCDBBEAAD', 'guides open at deal stages', /a guide can be in place/],
  ['BEBEBEBEBEBE', 'leaders update the plan', /slow approval/],
  ['DEDCEDDEDECD', 'leaders update the plan', /slow approval/],
  ['AABDBCCBDBEB', 'no one-page plan says what programs are for', /people know its purpose/],
  ['EEEEEEAAAAAA', 'there are scores of skill checks', /A skill check at the end of a program/],
  ['AAAADAAAAAAA', 'there are scores of skill checks', /A short quiz/],
  ['EEEEEEEEEAEE', 'there are scores of skill checks', /An automatic skill check after each/],
  ['ECEEEADDEBEE', 'data picks the content', /still adapt general content/],
  ['ECEEEADDEBEE', 'a named sales result decides', /more than turnout/],
  ['DDDEBEEEEBEE', 'a named sales result decides', /compare what people learned/],
  ['AAABAAAABAAB', 'no message is agreed on', /message has met customers/],
  ['AAAACAAABAAA', 'requests decide', /a first list can be made/],
  ['AAAAAAACAACA', 'reps pick up tips', /learn from one another/],
  ['AAAAAAACAACA', 'all managers were trained', /one of them can show/],
  ['EBEEEEDEEEDE', 'programs follow an agreed priority', /without a stated|need a stated/],
  ['CDDCBDEDECED', 'a new product brings training too', /only after it has hurt/],
  ['AAAABBAACACA', 'no guide is in use yet', /the guide that reps need most/],
  ['EEEEEEEEEEED', 'reviews come each quarter', /stays in use until its end/],
  ['CDDCBDEDECED', 'sessions answer a product or problem', /left to chance/],
  ['EEEEEEEEEDEE', 'session records set the topics', /A topic suggestion/],
  ['EEDDEEEEEEDE', 'content is chosen from notes', /reps have stopped opening/],
  ['ECEEDCEBEEBE', 'there is no guide to comment by', /A recorded-session review/],
  ['AAABAAAABAAB', 'a standard set is shared already', /enough to begin with/],
  ['BAACBBBBABBA', 'the step reviews ten pieces', /dates on each file/],
  ['AAAAAAABAACA', 'leaders agree on a ranking', /Nothing is agreed/],
  ['EEEEEBAEACAD', 'pieces are made for a role on request', /one set cannot fit/],
  ['BDDCCEBEDBCB', 'someone watches managers coach', /few checks|missing is a check/],
  ['BBDDEDDEEEEB', 'a baseline is recorded', /To tell them takes two/],
  ['EEBABEEACEEB', 'a baseline is recorded', /put to use is often harder/],
  ['ADADADADADAD', 'six answers are at D', /The first practices are shared|some basics/],
  ['ADECAACAAADA', 'comments alone are looked at', /attendance|turnout/],
  ['ADECAACAAADA', 'the first step is a page for reps', /Get goals and dates the day/],
  ['EEABADDEBAAE', 'there is no ranking', /rankings, feedback/],
  ['CCDCECDEDCEC', 'the message is reviewed, not changed', /has dates for changes/],
  ['BCCBAAABAAAA', 'there is one agreed message', /a first agreement/],
  ['BCCBAAABAAAA', 'a standard set is shared already', /a first thing that teams share/],
  ['AAAABACAAACC', 'coaching has a schedule', /a first routine/],
  ['ECEDDEDEEDEE', 'a sales result decides, no request', /one new request can push/],
  ['ABAAAAAADABA', 'guides are inside the tools', /depends on who they ask/],
  ['AACAAAAAAAAA', 'teams learn one message', /depends on who they ask/],
  ['CCCDCCCDDCBD', 'no guide is named', /and a coaching guide/],
  ['ADCCECADDCBD', 'skill checks choose the sessions', /a training calendar/],
  ['DEDECEEEDBEE', 'attendance is a measure', /without a measure/],
  ['EEEECEEEBECE', 'slides or a recording are sent', /should not rest on memory/],
  ['BBCCCBCCBCCB', 'content is reviewed once a year', /Put an owner and two review dates/],
  ['CCBBAAABBBBB', 'the step sorts content by deal stage', /Build content sets/],
  ['ADDDCBCCCDCB', 'managers follow up on training', /what reps use of their training/],
  ['EDEECEEDDEDD', 'changes are seen in calls or figures', /attendance does not show/],
  ['AACAACAAACAA', 'three practices are shared', /a practice or two/],
  ['EEBEEEEEEBEE', 'attendance is no opinion', /opinions prove little/],
  ['CEEEEDEEEAEE', 'comments alone are looked at', /beside attendance/],
  ['CCCDCCDDCDDC', 'the step is a review each quarter', /Retire some content/],
  ['DBAECBBCDBCD', 'neither plan nor message is agreed', /A plan, a schedule or a message/],
  ['AAAAAACAABCB', 'there is a yearly review', /when somebody thinks of it/],
  ['EECEBCDEEECB', 'nothing says how large the program is', /a larger program/],
  ['ACACBCABACCB', 'it may have been a class', /the tips that managers got/],
  ['EDECADBEDADE', 'there is no training after onboarding', /because trained skills/],
  ['BBAAAAABAAAA', 'there is no wording yet', /reps the current wording/],
  ['CADDDAAADBBB', 'content, checks and guides are written', /much is settled between people/],
  ['CECDDDECCDED', 'content is reviewed each quarter', /more content versions/],
  ['CCABDBBCBBBD', 'reps already get skill checks', /Write a ten-question skill check/],
  ['DCEDCDBEBBBD', 'someone watches managers coach', /coaching is not organized/],
  ['EAEEDEAEEBBD', 'two readings would open alike', /Much is offered/],
  ['ACACBEBEDAAC', 'coaching leads, not content', /Content and training lead/],
  ['ACACBEBEDAAC', 'the plan is the weakest area', /the plan is often further along/],
  ['BBCBACBBABAC', 'leaders ask for coaching', /, coaching up to each manager/],
  ['DDBCECDCEEEC', 'results are shown', /each practice needs an answer to that/],
  ['BBCBACBBABAC', 'some reps wrote down what they learned', /What reps did not write down/],
  ['EEEEEEEEEEDE', 'one answer is below the top', /the others are one level below/],
  ['DDBCDCCBEBAA', 'coaching has a schedule', /missed go unnoticed/],
  ['ECDDCDDCBEDD', 'a written plan names the priorities', /missing is a written plan/],
  ['ECDDCDDCBEDD', 'the first steps check the comparison', /trust the claim/],
  ['AAABBABAACAB', 'training answers a product or problem', /sits nearby/],
  ['AAAAAABAACAA', 'most programs get a score', /sits nearby/],
  ['AADAAAADAAAA', 'no score is there to write down', /Write down each rep’s score/],
  ['AAACCCBCCAAB', 'no score is there to write down', /Write down a skill score/],
  ['BBBBCCBCCBCC', 'no score is there to write down', /Write down a skill score/],
  ['EEEAAAAAAEEA', 'reps pick up tips', /so reps prepare/],
  ['BEBBAABBBBBB', 'reps pick up tips', /so reps prepare/],
  ['EDEDCDBECDCE', 'someone watches managers coach', /is the first thing to go/],
  ['ECDDCDDCBEDD', 'a rep may find it in time', /takes longer than a rep has/],
  ['ECDDCDDCBEDD', 'follow-up comes before a guide', /A pilot guide/],
  ['EBDCACDBDBCD', 'no old product fact is named', /facts included/],
  ['EAAAAEBABBEA', 'new work names a sales result', /between people rather|written next to it/],
  ['AAAEAAAAAAAA', 'data picks content unasked', /Work starts when someone asks/],
  ['ABABAAAAAAAB', 'programs follow a priority', /Work starts when someone asks/],
  ['ABABAAAAAAAB', 'a new rep finds a standard set', /rarely reaches the next hire/],
  ['BBBBBBBBBBBB', 'requests are not mentioned', /weighs each request/],
  ['DDCDDDCCDDCD', 'missed sessions may be seen', /Nobody sees which/],
  ['DDECCDBCDCDB', 'usage data ranks the work', /few checks on their use/],
  ['CCCCCDEEEEDD', 'a change may have other reasons', /told from one that does not/],
  ['ABCABDCACBAB', 'the plan leaves priorities as they are', /priorities not yet in writing/],
  ['ECCABECBDCDC', 'the plan leaves coaching as it is', /not checked yet|can go unnoticed/],
  ['ACECCBCBDCAD', 'the plan leaves coaching as it is', /not checked yet|can go unnoticed/],
  ['CDCCBDCCDCCD', 'the plan leaves coaching as it is', /not checked yet|judged by/],
  ['DABECABEDCEA', 'the plan leaves coaching as it is', /coaching times up|no agreed schedule/],
  ['ECEDCEDCCDCD', 'the plan comes to it after 90 days', /no approved plan|have not approved/],
  ['DEBABCEEDEBA', 'the plan leaves the choice as it is', /one person decides what/],
  ['EEDEEEEEDEEE', 'the step keeps the date', /waits for its next review date/],
  ['DDECECBEBBDE', 'ratings are the measure', /attendance or test scores/],
  ['CDCCBDCCDCCD', 'scores are the measure', /comments, attendance/],
  ['DAADDADCAABC', 'focus puts scores into the record', /Score each rep on the next/],
  ['AAAABAAAAAAA', 'the step puts a score on record', /asking them one set question/],
  ['ABCABDCACBAB', 'content has sets', /Make one set|Put together two lists/],
  ['DEBABCEEDEBA', 'content has sets', /Reps search or ask around/],
]

describe('a report says nothing that its answers deny', () => {
  it.each(DENIED)('%s: %s', (letters, _, words) => {
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
  const { answers, plan } = report
  const { subtitle, description, ...lists } = stageWordsOf(report)
  const picked = [lists.whatsWorking, lists.whereToFocus, lists.helps].flat()
  const moves = [...plan.first, ...plan.later, ...plan.areas.flatMap((area) => area.moves)]
  return [
    subtitle,
    description,
    ...picked.map(({ text }) => text),
    ...readingsOf(report),
    ...inShortOf(report, 'June 1').map(({ text }) => text),
    ...moves.flatMap((move) => {
      const { action, check } = planStepOf(move, answers, 'You said')
      return [action, check]
    }),
  ]
}

function optionOf(letter: string): OptionNumber {
  const option = OPTION_NUMBERS['ABCDE'.indexOf(letter)]
  if (!option) throw new Error(`${letter} is no answer`)
  return option
}
