import { expect, it } from 'vitest'
import { listenErrorOf } from './listen-error.ts'

it.each([
  ['EADDRINUSE', 'Port 3000 is taken: set PORT to another one.'],
  ['EACCES', 'This user may not listen on port 3000: set PORT to 1024 or more.'],
  ['EADDRNOTAVAIL', 'This machine has no address 10.9.8.7: set HOST to one that it has.'],
  ['ESOMETHING', 'listen ESOMETHING'],
])('of %s says "%s"', (code, sentence) => {
  const error = Object.assign(new Error(`listen ${code}`), { code })
  expect(listenErrorOf(error, { host: '10.9.8.7', port: 3000 }).message).toBe(sentence)
})
