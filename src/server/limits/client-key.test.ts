import { expect, it } from 'vitest'
import { clientKeyOf } from './client-key.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('counts %s as client %s', (address, key) => {
  expect(clientKeyOf(address)).toBe(key)
})

it('tells two /64 networks apart', () => {
  expect(clientKeyOf('2001:db8:1:2::1')).not.toBe(clientKeyOf('2001:db8:1:3::1'))
})
