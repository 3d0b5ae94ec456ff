import { describe, expect, it } from 'vitest'
import { QUESTION_IDS } from '../assessment/assessment.ts'
import { answersOf } from '../assessment/answer-sets.suite.ts'
import { teamOf } from './team.ts'

const SALES = answersOf('133 333 233 335')
const ENABLEMENT = answersOf('533 343 433 335')
const SERVICE = answersOf('333 333 233 335')

describe('a team', () => {
  const team = () => teamOf([SALES, ENABLEMENT, SERVICE])

  it('shows the questions it agrees on least first', () => {
    expect(team().questions.map(({ id }) => id)).toEqual([1, 7, 5, 2, 3, 4, 6, 8, 9, 10, 11, 12])
    expect(
      team()
        .questions.slice(0, 3)
        .map(({ spread }) => spread.steps),
    ).toEqual([4, 2, 1])
  })

  it('says who chose what, and leaves out options that nobody chose', () => {
    expect(team().questions[0]?.chosen).toEqual([
      { option: 1, reports: [0] },
      { option: 3, reports: [2] },
      { option: 5, reports: [1] },
    ])
    expect(team().questions[1]?.chosen).toEqual([
      { option: 2, reports: [0, 2] },
      { option: 4, reports: [1] },
    ])
  })

  it('has at most three talking points, none on an agreed question', () => {
    expect(team().talkingPoints.map(({ id }) => id)).toEqual([1, 7, 5])
    expect(team().agreed.map(({ id }) => id)).toEqual([2, 3, 4, 6, 8, 9, 10, 11, 12])
    expect(teamOf([SALES, SALES]).talkingPoints).toEqual([])
    const apart = teamOf([answersOf('222 222 222 222'), answersOf('333 333 333 333')])
    expect(apart.talkingPoints.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('gives each area its middle and its range, and no average', () => {
    expect(team().sections[0]).toEqual({
      name: 'Strategic Alignment',
      median: 3,
      lowest: 7 / 3,
      highest: 11 / 3,
    })
    const two = teamOf([SALES, ENABLEMENT])
    expect(two.sections[0]?.median).toBe((7 / 3 + 11 / 3) / 2)
  })

  it('counts how many stand in which stage', () => {
    const low = answersOf('111 111 111 111')
    const three = teamOf([low, SALES, low])
    expect(three.reports.map(({ scores, stage, gap }) => [scores.overall, stage, gap])).toEqual([
      [1, 'Ad Hoc', undefined],
      [35 / 12, 'Evolving', undefined],
      [1, 'Ad Hoc', undefined],
    ])
    expect(three.stages).toEqual([
      { name: 'Ad Hoc', reports: [0, 2] },
      { name: 'Evolving', reports: [1] },
    ])
  })

  it('knows what all agree is at A or B, the lowest first', () => {
    const [one, other] = [answersOf('213 223 333 333'), answersOf('223 123 333 333')]
    expect(teamOf([one, other]).agreedLow.map(({ id }) => id)).toEqual([2, 4, 1, 5])
    expect(teamOf([one, answersOf('333 333 333 333')]).agreedLow).toEqual([])
  })

  it('puts what is low in the order of the questions, and not of what the team agrees on', () => {
    const low = answersOf('213 123 333 333')
    expect(teamOf([low, low]).agreedLow.map(({ id }) => id)).toEqual([2, 4, 1, 5])
    const [one, other] = [answersOf('113 333 333 333'), answersOf('123 333 333 333')]
    expect(teamOf([one, other]).agreedLow.map(({ id }) => id)).toEqual([1, 2])
  })

  it('names the gap that a report lies in', () => {
    const inGap = answersOf('222 233 333 332')
    const { reports } = teamOf([inGap, SALES])
    expect(reports.map(({ scores, stage, gap }) => [scores.overall, stage, gap])).toEqual([
      [31 / 12, 'Ad Hoc', { below: 'Foundational', above: 'Evolving' }],
      [35 / 12, 'Evolving', undefined],
    ])
  })

  it('puts equal spreads in the order of the questions', () => {
    const all = teamOf([answersOf('222 222 222 222'), answersOf('333 333 333 333')])
    expect(all.questions.map(({ id }) => id)).toEqual([...QUESTION_IDS])
  })
})
