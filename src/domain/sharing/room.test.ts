import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { MODEL } from '../../generated/model.ts'
import { agreedIn, answeredIn, roomOf, showIn } from './room.ts'
import { teamOf } from './team.ts'

const THREE = ['111 333 333 333', '222 333 333 333', '333 333 333 333'].map(answersOf)
const EMPTY = { questions: [], pressed: {} }
const ROOM = showIn(EMPTY, teamOf(MODEL, THREE))
const [FIRST, ...REST] = ROOM.questions
const OTHERS = [...THREE, ...Array(3).fill(answersOf('333 333 333 335'))]

describe('a room', () => {
  it('agrees on what all chose until somebody takes it back or others chose something else', () => {
    expect(agreedIn(ROOM)).toEqual({ 4: 3, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3, 10: 3, 11: 3, 12: 3 })
    const pressed = { ...ROOM, pressed: { 1: 2, 4: 0, 5: 4 } }
    const later = showIn(pressed, teamOf(MODEL, OTHERS))
    expect(agreedIn(later)).toEqual({ 1: 2, 5: 4, 6: 3, 7: 3, 8: 3, 9: 3, 10: 3, 11: 3 })
  })

  it('keeps the order of its questions when it takes in later answers', () => {
    const later = showIn(ROOM, teamOf(MODEL, OTHERS))
    expect(later.questions.map(({ id }) => id)).toEqual(ROOM.questions.map(({ id }) => id))
    expect([ROOM, later, EMPTY].map(answeredIn)).toEqual([3, 6, 0])
  })

  it.each([
    ['itself', ROOM, ROOM],
    ['nothing', undefined, EMPTY],
    ['a question in place of another', { ...ROOM, questions: [...REST, REST[0]] }, EMPTY],
    ['a question twice', { ...ROOM, questions: [...ROOM.questions, ROOM.questions[0]] }, EMPTY],
    ['an option that there is not', withFirst([{ option: 6, count: 3 }]), EMPTY],
    ['a count that is none', withFirst([{ option: 1, count: '3' }]), EMPTY],
    ['no counts', withFirst(3), EMPTY],
    ['an agreed option that there is not', { ...ROOM, pressed: { 1: 6 } }, ROOM],
    ['what was pressed alone', { pressed: { 1: 0, 2: 5 } }, { ...EMPTY, pressed: { 1: 0, 2: 5 } }],
  ])('is read from what a tab kept: %s', (_, kept, room) => {
    expect(roomOf(MODEL, JSON.parse(JSON.stringify(kept ?? null)))).toEqual(room)
  })
})

function withFirst(chosen: unknown) {
  return { ...ROOM, questions: [{ ...FIRST, chosen }, ...REST] }
}
