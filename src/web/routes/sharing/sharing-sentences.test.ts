import { describe, expect, it } from 'vitest'
import { optionText } from '../../../content/questions/questions.ts'
import { answersOf } from '../../../domain/assessment/answer-sets.suite.ts'
import { comparisonOf } from '../../../domain/sharing/comparison.ts'
import { spreadOf } from '../../../domain/sharing/spread.ts'
import { teamOf } from '../../../domain/sharing/team.ts'
import {
  agendaOf,
  changeSentence,
  changeWord,
  comparisonIntro,
  comparisonTitle,
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
      'The stage is Evolving in both reports. 1 answer moved up, 0 moved down, 11 stayed the same.',
    )
    expect(comparisonIntro(comparisonOf(THREES, FOURS))).toContain(
      'The stage went from Evolving to Strategic. 12 answers moved up',
    )
    expect(comparisonIntro(comparisonOf(THREES, THREES))).toBe(
      'Both reports hold the same twelve answers.',
    )
  })

  it.each([
    [
      THREES,
      IN_GAP,
      'The earlier score is Evolving, the later one between Foundational and Evolving. ',
    ],
    [
      IN_GAP,
      FOURS,
      'The earlier score is between Foundational and Evolving, the later one Strategic. ',
    ],
    [IN_GAP, ALSO_IN_GAP, 'Both scores are between Foundational and Evolving. '],
    // Just above Ad Hoc the label tells no wrong.
    [JUST_ABOVE_AD_HOC, THREES, 'The stage went from Ad Hoc to Evolving. '],
  ])('says of a score between two stages where it lies', (earlier, later, start) => {
    expect(comparisonIntro(comparisonOf(earlier, later)).startsWith(start)).toBe(true)
  })

  it('quotes both answers of a change', () => {
    expect(changeSentence({ id: 7, from: 1, to: 3 })).toBe(
      `Up two levels, from “${optionText(7, 1)}” to “${optionText(7, 3)}”.`,
    )
    expect(changeSentence({ id: 7, from: 3, to: 2 })).toMatch(/^Down one level, from/)
  })
})

describe('a team', () => {
  const team = teamOf([
    answersOf('133 333 333 333'),
    answersOf('333 333 333 333'),
    answersOf('133 333 333 334'),
  ])

  it.each([
    [spreadOf([3, 3, 3]), 3, 'All the same'],
    [spreadOf([2, 4]), 2, '2 steps apart'],
    [spreadOf([3, 4]), 2, '1 step apart'],
    [spreadOf([1, 1, 5, 4]), 4, 'Far apart: 7 of 8 possible steps, two camps'],
    [spreadOf([3, 3, 3, 4]), 4, 'Close: 1 of 8 possible steps'],
    [spreadOf([2, 3, 3, 5]), 4, 'Apart: 3 of 8 possible steps'],
  ])('says in words how far apart its answers are', (spread, count, sentence) => {
    expect(distanceSentence(spread, count)).toBe(sentence)
  })

  it('is named by its steps to agreement', () => {
    expect(teamTitle(team)).toBe('Three reports, 3 steps to agreement')
    expect(teamTitle(teamOf([THREES, ONE_UP]))).toBe('Two reports, 1 step to agreement')
    expect(teamTitle(teamOf([THREES, THREES]))).toBe('You agree on every answer')
  })

  it('says in plain words what its steps are', () => {
    expect(teamIntro(team)).toBe(
      'A step moves one answer by one level. 3 steps would make all three reports say the same; 48 would be the most possible.',
    )
    expect(teamIntro(teamOf([THREES, ONE_UP]))).toBe(
      'A step moves one answer by one level. One step would make both reports say the same; 48 would be the most possible.',
    )
    expect(teamIntro(teamOf([THREES, THREES]))).toBe('Every answer is the same in both reports.')
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
    expect(agenda).toContain('Where do we agree? Three reports, 3 steps to agreement.')
    expect(agenda).toContain(`   - Two say: “${optionText(1, 1)}”.`)
    expect(agenda).toContain(`   - One says: “${optionText(1, 3)}”.`)
    expect(agenda).toContain('What would each of you point to?')
    expect(agenda.endsWith('https://assessment.example.com/team/A.B.C')).toBe(true)
  })

  it.each([
    [[THREES, FOURS], [THREES, ONE_UP], 'You came closer. Then: 12 of 48'],
    [[THREES, ONE_UP], [THREES, FOURS], 'You moved apart. Then: 1 of 48'],
    [[THREES, FOURS], [THREES, FOURS], 'You are as far apart as before. Then: 12 of 48'],
  ])('says whether it came closer', (then, now, start) => {
    expect(thenAndNowSentence(teamOf(then), teamOf(now))).toContain(start)
  })
})
