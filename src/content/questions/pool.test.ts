import { expect, it } from 'vitest'
import { linesOf } from './pool.ts'

it('shows a line for the answers that its letters name, both ends included', () => {
  expect(linesOf(7, { A: 'One', 'B-D': 'Some', E: 'Last' })).toEqual([
    { text: 'One', restsOn: 7, when: [{ question: 7, from: 1, to: 1 }] },
    { text: 'Some', restsOn: 7, when: [{ question: 7, from: 2, to: 4 }] },
    { text: 'Last', restsOn: 7, when: [{ question: 7, from: 5, to: 5 }] },
  ])
})

it('tells lines for the same answer apart by another one', () => {
  const [low, high] = [
    { question: 2, from: 1, to: 2 },
    { question: 2, from: 3, to: 5 },
  ] as const
  const told = [
    { text: 'Low', and: [low] },
    { text: 'High', and: [high] },
  ]
  const own = { question: 1, from: 3, to: 3 }

  expect(linesOf(1, { C: told })).toEqual([
    { text: 'Low', restsOn: 1, when: [own, low] },
    { text: 'High', restsOn: 1, when: [own, high] },
  ])
})

it.each(['F', 'A-F', 'F-A'])('refuses %s, which is no range of answers', (span) => {
  expect(() => linesOf(1, { [span]: 'A line' })).toThrow(`'${span}' is no range of answers`)
})
