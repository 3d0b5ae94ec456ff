import { describe, expect, it } from 'vitest'
import { optionText } from '../../../content/questions/questions.ts'
import { answersOf } from '../../../domain/assessment/answer-sets.suite.ts'
import { comparisonOf } from '../../../domain/sharing/comparison.ts'
import { teamOf } from '../../../domain/sharing/team.ts'
import {
  agendaOf,
  agreedLowSentence,
  changeSentence,
  changeWord,
  comparisonIntro,
  comparisonTitle,
  dropSentence,
  distanceSentence,
  positionsOf,
  teamIntro,
  teamTitle,
  thenAndNowSentence,
} from './sharing-sentences.ts'

const THREES = answersOf('333 333 333 333')
const FOURS = answersOf('444 444 444 444')
const IN_GAP = answersOf('333 333 322 222')
const ALSO_IN_GAP = answersOf('222 223 333 333')
const JUST_ABOVE_AD_HOC = answersOf('222 222 211 111')
const ONE_UP = answersOf('333 333 333 334')

describe('a comparison', () => {
  it.each([
    [THREES, FOURS, 'Up 1.0, from 3.0 to 4.0'],
    [FOURS, THREES, 'Down 1.0, from 4.0 to 3.0'],
    [THREES, THREES, 'Still 3.0'],
  ])('is named by the difference that its scores show', (earlier, later, title) => {
    expect(comparisonTitle(comparisonOf(earlier, later))).toBe(title)
  })

  it('takes the difference of the scores as shown, not of the exact ones', () => {
    // 3.25 shows as 3.3 and 3.33 as 3.3.
    const before = answersOf('333 333 444 333')
    const after = answersOf('333 333 444 334')
    expect(comparisonTitle(comparisonOf(before, after))).toBe('Still 3.3')
    expect(changeWord(3.04, 3.06)).toBe('Up 0.1')
    expect(changeWord(3.06, 3.14)).toBe('Same')
  })

  it('counts what moved and says what the stage did', () => {
    expect(comparisonIntro(comparisonOf(THREES, ONE_UP))).toBe(
      'The stage is Evolving in both reports. 1 answer is higher, 0 lower, 11 the same.',
    )
    expect(comparisonIntro(comparisonOf(THREES, FOURS))).toContain(
      'From Evolving to Strategic. 12 answers are higher',
    )
    expect(comparisonIntro(comparisonOf(THREES, THREES))).toBe(
      'Both reports have the same twelve answers.',
    )
  })

  it.each([
    [THREES, IN_GAP, 'From Evolving to between Foundational and Evolving. '],
    [IN_GAP, FOURS, 'From between Foundational and Evolving to Strategic. '],
    [IN_GAP, ALSO_IN_GAP, 'Both scores are between Foundational and Evolving. '],
    // Just above Ad Hoc the label tells no wrong.
    [JUST_ABOVE_AD_HOC, THREES, 'From Ad Hoc to Evolving. '],
  ])('says of a score between two stages where it lies', (earlier, later, start) => {
    expect(comparisonIntro(comparisonOf(earlier, later)).startsWith(start)).toBe(true)
  })

  it('asks what lies behind a drop of two points or more', () => {
    expect(dropSentence(comparisonOf(THREES, answersOf('133 333 333 333')).down)).toBe(
      'Before you act on a drop, ask whether the practice changed or only the view of it.',
    )
    expect(dropSentence(comparisonOf(THREES, answersOf('233 333 333 333')).down)).toBeUndefined()
    expect(dropSentence(comparisonOf(answersOf('133 333 333 333'), THREES).down)).toBeUndefined()
  })

  it('quotes both answers of a change', () => {
    expect(changeSentence({ id: 7, from: 1, to: 3 })).toBe(
      `Up two points, from “${optionText(7, 1)}” to “${optionText(7, 3)}”.`,
    )
    expect(changeSentence({ id: 7, from: 3, to: 2 })).toMatch(/^Down one point, from/)
  })
})

describe('a team', () => {
  const team = teamOf([
    answersOf('133 333 333 333'),
    answersOf('333 333 333 333'),
    answersOf('133 333 333 334'),
  ])

  it.each([
    ['333', 'All the same'],
    ['24', 'Apart: from B to D'],
    ['34', 'Close: from C to D'],
    ['1154', 'Far apart: from A to E'],
    ['3334', 'Close: from C to D'],
    ['2335', 'Apart: from B to E'],
  ])('says of answers at %s how far apart they are', (options, sentence) => {
    const [question] = teamOf([...options].map((option) => answersOf(option.repeat(12)))).questions
    expect(question && distanceSentence(question)).toBe(sentence)
  })

  it('is named by the questions on which it agrees', () => {
    expect(teamTitle(team)).toBe('Three reports agree on 10 of the 12 questions')
    expect(teamTitle(teamOf([THREES, FOURS]))).toBe('Two reports agree on none of the 12 questions')
    expect(teamTitle(teamOf([THREES, THREES]))).toBe('Two reports agree on every question')
  })

  it('says on how many questions it is far apart and apart', () => {
    expect(teamIntro(team)).toBe(
      'They are far apart on no question and apart on one. Nobody has to change an answer: find out what each one saw.',
    )
    expect(teamIntro(teamOf([THREES, ONE_UP]))).toBe('Where they differ, the answers are close.')
    expect(teamIntro(teamOf([THREES, THREES]))).toBe('Every answer is the same in both reports.')
  })

  it('names what all agree is low', () => {
    const low = teamOf([answersOf('213 333 333 333'), answersOf('223 333 333 333')]).agreedLow
    expect(agreedLowSentence(low)).toBe(
      'You agree that these are low, so they need no debate: “Link to go-to-market priorities” (question 2) and “Joining go-to-market planning” (question 1).',
    )
    expect(agreedLowSentence(low.slice(0, 1))).toMatch(/^You agree that this is low, so it needs/)
  })

  it('says who chose what, by name where every one of them has a name', () => {
    const [question] = team.questions
    if (!question) throw new Error('A team has questions')
    expect(positionsOf(question, ['Sales', '', 'Service'])).toEqual([
      { letter: 'A', quote: optionText(1, 1), names: 'Sales and Service', count: 2 },
      { letter: 'C', quote: optionText(1, 3), names: '', count: 1 },
    ])
    expect(positionsOf(question, ['Sales', '', ''])[0]?.names).toBe('')
  })

  it('puts the talking points and the link into the agenda', () => {
    const agenda = agendaOf(team, [], 'https://assessment.example.com/team/A.B.C')
    expect(agenda).toContain('Where do we agree? Three reports agree on 10 of the 12 questions.')
    expect(agenda).toContain(`   - Two say: “${optionText(1, 1)}”.`)
    expect(agenda).toContain(`   - One says: “${optionText(1, 3)}”.`)
    expect(agenda).toContain('What would each of you point to?')
    expect(agenda.endsWith('https://assessment.example.com/team/A.B.C')).toBe(true)
  })

  it.each([
    [
      [THREES, FOURS],
      [THREES, ONE_UP],
      'You came closer. Then: two reports agree on none of twelve questions. Now: two reports agree on eleven of twelve questions.',
    ],
    [[THREES, ONE_UP], [THREES, FOURS], 'You moved apart. Then: two reports agree on eleven'],
    [
      [THREES, FOURS],
      [THREES, FOURS],
      'You are as far apart as before. Then: two reports agree on none',
    ],
  ])('says whether it came closer', (then, now, start) => {
    expect(thenAndNowSentence(teamOf(then), teamOf(now))).toContain(start)
  })
})
