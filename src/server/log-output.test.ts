import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLogOutput } from './log-output.ts'

type Fault = 'ENOSPC' | 'EAGAIN' | undefined

/** An output that takes `room` bytes, then fails as it is told. */
function setup() {
  const writes: string[] = []
  let fault: Fault
  let room = 0
  const output = createLogOutput((bytes) => {
    const taken = fault ? Math.min(bytes.length, room) : bytes.length
    room -= taken
    if (taken === 0) throw Object.assign(new Error('no room'), { code: fault })
    writes.push(Buffer.from(bytes.subarray(0, taken)).toString())
    return taken
  })
  return {
    output,
    writes,
    text: () => writes.join(''),
    fail(code: Fault, bytes = 0) {
      fault = code
      room = bytes
    },
  }
}

it('writes the lines of one turn at once, in their order', async () => {
  const { output, writes } = setup()
  output.write('1\n')
  output.write('2\n')
  expect(writes).toEqual([])
  await nextTurn()
  output.write('3\n')
  await nextTurn()

  expect(writes).toEqual(['1\n2\n', '3\n'])
})

it('writes what waits before the process ends', () => {
  const { output, text } = setup()
  output.write('1\n')
  output.write('2\n')
  output.end()

  expect(text()).toBe('1\n2\n')
})

it('loses what cannot be written, never throws, and says later how much', async () => {
  const { output, text, fail } = setup()
  fail('ENOSPC')
  for (const line of ['1\n', '2\n']) output.write(line)
  await nextTurn()
  output.write('3\n')
  await nextTurn()
  fail(undefined)
  output.write('4\n')
  await nextTurn()
  output.write('5\n')
  await nextTurn()

  const [lost = '', ...others] = text().split('\n')
  expect(JSON.parse(lost)).toEqual({
    level: 40,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    lost: 3,
    msg: 'lines could not be written',
  })
  expect(others).toEqual(['4', '5', ''])
})

it('begins a line of its own after one that was cut', async () => {
  const { output, text, fail } = setup()
  fail('ENOSPC', 4)
  for (const line of ['1\n', 'long\n', '3\n']) output.write(line)
  await nextTurn()
  fail(undefined)
  output.write('4\n')
  await nextTurn()

  const [first, cut, lost = '', last] = text().split('\n')
  expect([first, cut, last]).toEqual(['1', 'lo', '4'])
  expect(JSON.parse(lost)).toMatchObject({ lost: 2 })
})

it('keeps the lines for an output that is busy, and waits for it at the end', async () => {
  const { output, text, fail } = setup()
  fail('EAGAIN', 3)
  for (const line of ['1\n', '2\n']) output.write(line)
  await nextTurn()
  output.write('3\n')
  expect(text()).toBe('1\n2')
  fail(undefined)

  output.end()

  expect(text()).toBe('1\n2\n3\n')
})

it('goes on by itself when the output is no longer busy', async () => {
  const { output, text, fail } = setup()
  fail('EAGAIN')
  output.write('1\n')
  await nextTurn()
  fail(undefined)

  await expect.poll(text).toBe('1\n')
})

it('keeps no more than a megabyte for an output that takes nothing', async () => {
  const { output, text, fail } = setup()
  fail('EAGAIN')
  const line = `${'x'.repeat(99)}\n`
  for (let index = 0; index < 20_000; index += 1) output.write(line)
  await sleep(1)
  fail(undefined)
  output.end()
  output.end()

  const lines = text().split('\n')
  const kept = lines.filter((each) => each.startsWith('x')).length
  const [lost = ''] = lines.filter((each) => each.startsWith('{'))
  expect(kept).toBeLessThan(11_000)
  expect(kept + JSON.parse(lost).lost).toBe(20_000)
})
