import { describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createTrust, readIp, warnOfProxy } from './client-address.ts'

describe('an address as a proxy writes it', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4', '2001:db8::1'],
    ['[2001:db8::1]:51234', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('%s is %s', (text, address) => {
    expect(readIp(text)).toBe(address)
  })

  it.each([
    undefined,
    '',
    'unknown',
    '203.0.113.7:',
    '203.0.113.7:x',
    '203.0.113.7:123456',
    '203.0.113.7:80 ',
    'x203.0.113.7:80',
    '203.0.113:80',
    '203.0.113.7.9:80',
    '203.0.113.256',
    '2001:db8::203.0.113.7:80',
    '1[::1]',
    '[2001:db8::1]x',
    '[2001:db8::1]:123456',
    '[2001:db8::1]:80x',
    'x[2001:db8::1]',
    '[]',
    '%eth0',
  ])('%s is none', (text) => {
    expect(readIp(text)).toBeUndefined()
  })
})

describe('a proxy', () => {
  const RANGES = ['203.0.113.7', '10.1.0.0/16', '2001:db8::7', '2001:db8:1::/48']

  it.each([
    '203.0.113.7',
    '203.0.113.7:443',
    '10.1.0.0',
    '10.1.255.255',
    '2001:db8::7',
    '[2001:db8::7]:443',
    '2001:db8:1::',
    '2001:db8:1:ffff::1',
  ])('at %s is trusted', (address) => {
    expect(createTrust(RANGES)(address)).toBe(true)
  })

  it.each([
    '203.0.113.8',
    '10.0.255.255',
    '10.2.0.0',
    '2001:db8::8',
    '2001:db8:2::',
    'unknown',
    undefined,
  ])('at %s is not', (address) => {
    expect(createTrust(RANGES)(address)).toBe(false)
  })
})

describe('the log', () => {
  const FORWARDED = { 'x-forwarded-for': '198.51.100.1' }
  const UNNAMED = 'a proxy sends X-Forwarded-For, but TRUSTED_PROXIES names none'
  const UNREADABLE = 'a trusted proxy sends no IP address in X-Forwarded-For'

  /** What is logged of these requests, one after the other. */
  function warningsFor(
    trustsProxies: boolean,
    requests: readonly { headers: Record<string, string>; ip?: string }[],
  ): string[] {
    const logged: string[] = []
    const log = createLog('debug', { write: (line) => void logged.push(line) })
    const warn = warnOfProxy(trustsProxies, log)
    let passed = 0
    for (const request of requests) warn(request, {} as never, () => (passed += 1))
    expect(passed).toBe(requests.length)
    return logged.map((line) => JSON.parse(line).msg)
  }

  it.each([
    ['no proxy is trusted and none is seen', false, {}, '203.0.113.7', undefined],
    ['no proxy is trusted and one is seen', false, FORWARDED, '203.0.113.7', UNNAMED],
    ['a trusted proxy names an address', true, FORWARDED, '198.51.100.1', undefined],
    ['a trusted proxy names an address and a port', true, FORWARDED, '198.51.100.1:9', undefined],
    ['a trusted proxy names no address', true, FORWARDED, 'unknown', UNREADABLE],
    ['a trusted proxy names nobody', true, {}, 'unknown', undefined],
    ['the connection is gone', true, FORWARDED, undefined, undefined],
  ])('when %s', (_when, trustsProxies, headers, ip, warning) => {
    const said = warningsFor(trustsProxies, [{ headers, ...(ip !== undefined && { ip }) }])
    expect(said).toEqual(warning === undefined ? [] : [expect.stringContaining(warning)])
  })

  it('says it once, and not before there is something to say', () => {
    const requests = [{ headers: {} }, { headers: FORWARDED }, { headers: FORWARDED }]
    expect(warningsFor(false, requests)).toHaveLength(1)
  })
})
