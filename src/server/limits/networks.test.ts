import { expect, it } from 'vitest'
import { networksOf, widestOf } from './networks.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2::1', '20010db800010002/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '20010db800010002/64'],
  ['[2001:db8:1:2::1]', '20010db800010002/64'],
  ['[2001:db8:1:2::1]:51234', '20010db800010002/64'],
  ['2001:db8::1', '20010db800000000/64'],
  ['::1', '0000000000000000/64'],
  ['fe80::1%eth0', 'fe80000000000000/64'],
  ['not an address', 'unknown'],
  ['1', 'unknown'],
  ['203.0.113.7:', 'unknown'],
  ['203.0.113.7:123456', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('counts %s as client %s', (address, client) => {
  expect(networksOf(address)[0]).toBe(client)
})

it('knows the wider networks of an IPv6 address, and none of an IPv4 address', () => {
  expect(networksOf('2001:db8:1:23ff::1')).toEqual([
    '20010db8000123ff/64',
    '20010db8000123/56',
    '20010db80001/48',
  ])
  expect(networksOf('203.0.113.7')).toHaveLength(1)
})

it('knows the widest network of any address', () => {
  expect(widestOf(networksOf('2001:db8:1:23ff::1'))).toBe('20010db80001/48')
  expect(widestOf(networksOf('203.0.113.7'))).toBe('203.0.113.7')
})
