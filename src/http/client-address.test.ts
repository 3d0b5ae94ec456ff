import { expect, it } from 'vitest'
import { clientOf } from './client-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:0:1::1', '20010db800000001'],
  ['2001:0db8:0:1:ffff:ffff:ffff:ffff', '20010db800000001'],
  ['[2001:db8:0:1::1]:443', '20010db800000001'],
  ['2001:db8:0:2::1', '20010db800000002'],
  ['unknown', 'unknown'],
  ['127.1', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s is the client %s', (address, client) => {
  expect(clientOf(address)).toBe(client)
})
