import { describe, expect, it } from 'vitest'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { reportOf } from '../../domain/report/report.ts'
import { READINGS } from './reading-texts.ts'
import { readingsOf } from './readings.ts'
import { answersOfTwelve, everyVector, randomSets } from '../stages/answer-grid.suite.ts'
import {
  ABSOLUTES,
  CLAIMS,
  JARGON,
  JUDGMENTS,
  PROMISES,
  STIFF,
  SYNONYMS,
} from '../wording/word-lists.suite.ts'
import { bannedIn, isOutside, repeatsIn, wordsOf } from '../wording/wording.suite.ts'

function readingsFor(digits: string): readonly string[] {
  return readingsOf(reportOf(answersOf(digits)))
}

describe('the readings of the four areas', () => {
  it.each([
    ['333 333 222 444', 'Changes can be seen, but coaching has no agreed schedule.'],
    ['333 444 222 333', 'Reps get scheduled training, but little brings it back in daily work.'],
    [
      '444 212 444 333',
      'Coaching is organized, but after onboarding reps learn from tips on the job.',
    ],
    [
      '444 222 444 333',
      'Coaching is organized, but training after onboarding waits for a product or problem.',
    ],
    // as close as areas may lie
    [
      '423 544 343 343',
      'Much is made for reps, but no written plan says which priority it serves.',
    ],
  ])('say of %s: %s', (digits, text) => {
    expect(readingsFor(digits)).toEqual([text])
  })

  it.each([
    '111 111 111 111',
    '333 333 333 333',
    '555 555 555 555',
    '333 433 333 322',
    '333 444 333 333',
    // areas that lie 1.3 apart, the higher one below 3.3 or the lower one above 3.0
    '122 333 333 333',
    '523 545 343 343',
  ])('say nothing of %s, where nothing stands out', (digits) => {
    expect(readingsFor(digits)).toEqual([])
  })

  it.each([
    [
      '333 333 333 153',
      'Work is chosen for its effect on sales, but judged by comments, attendance or ratings.',
    ],
    [
      '333 333 333 253',
      'Work is chosen for its effect on sales, but judged by comments, attendance or ratings.',
    ],
    ['353 333 333 313', 'Leaders keep the plan current, but requests decide what comes next.'],
    ['353 333 333 323', 'Leaders keep the plan current, but one person decides what comes next.'],
  ])('say of the answers of %s, whose areas lie close together: %s', (digits, text) => {
    expect(readingsFor(digits)).toEqual([text])
  })

  it.each(['333 333 333 343', '333 333 333 143', '343 333 333 313', '353 333 333 333'])(
    'say nothing of %s, whose answers agree well enough',
    (digits) => {
      expect(readingsFor(digits)).toEqual([])
    },
  )

  it('begin with answers that differ, before areas that lie apart', () => {
    expect(readingsFor('333 545 222 152')).toEqual([
      'Work is chosen for its effect on sales, but judged by comments, attendance or ratings.',
      'Reps get scheduled training, but little brings it back in daily work.',
    ])
  })

  it('are silent where the areas stand out and the answers say otherwise', () => {
    expect(readingsFor('333 333 411 444')).toEqual([])
  })

  it('name no low answer that the plan leaves as it is', () => {
    expect(readingsFor('452 123 554 521')).toEqual([
      'Coaching is organized, but training after onboarding waits for a product or problem.',
    ])
  })

  it('do not rest on one answer twice, because two such sentences sound the same', () => {
    expect(readingsFor('444 333 222 444')).toEqual([
      'Changes can be seen, but coaching has no agreed schedule.',
    ])
    for (const options of randomSets(20_000, 5)) {
      const answers = answersOfTwelve(options)
      const ids = readingsOf(reportOf(answers)).flatMap((text) =>
        READINGS.filter((reading) => reading.text === text).flatMap(({ when }) =>
          when.map(({ question }) => question),
        ),
      )
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('are at most two, the widest apart first', () => {
    expect(readingsFor('444 545 222 444')).toEqual([
      'Reps get scheduled training, but little brings it back in daily work.',
      'Changes can be seen, but coaching has no agreed schedule.',
    ])
  })

  it('come up, each of them, and at most two at a time', () => {
    const shown = new Set<string>()
    let most = 0
    for (const sets of [everyVector(), randomSets(20_000, 3)]) {
      for (const options of sets) {
        const answers = answersOfTwelve(options)
        const texts = readingsOf(reportOf(answers))
        for (const text of texts) shown.add(text)
        most = Math.max(most, texts.length)
      }
    }
    expect(shown).toEqual(new Set(READINGS.map(({ text }) => text)))
    expect(most).toBe(2)
  })

  it.each([
    [
      '545 423 334 224',
      'The plan says where to go, but little shows whether programs take sales there.',
    ],
    [
      '424 424 433 114',
      'Coaching is organized, but programs are judged by comments, attendance or ratings.',
    ],
  ])('are told of areas that lie wide apart, wherever the two are: %s', (digits, text) => {
    expect(readingsFor(digits)).toEqual([text])
  })

  it('that rest on areas name two', () => {
    expect(READINGS.filter(({ areas }) => areas && areas.high === areas.low)).toEqual([])
  })

  it('are ten to fourteen, of one sentence each, in plain words', () => {
    const texts = READINGS.map(({ text }) => text)
    expect(isOutside(texts.length, 10, 14)).toBe(false)
    expect(repeatsIn(texts)).toEqual([])
    expect(texts.filter((text) => isOutside(wordsOf(text).length, 8, 16))).toEqual([])
    expect(texts.filter((text) => !/^\p{Lu}[^.!?;]+\.$/u.test(text))).toEqual([])
    expect(
      bannedIn(texts, [
        ...[...ABSOLUTES, ...JUDGMENTS, ...PROMISES],
        ...[...CLAIMS, ...JARGON, ...SYNONYMS, ...STIFF],
      ]),
    ).toEqual([])
  })
})
