import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const RULES = join(import.meta.dirname, '../deploy/assessment.nft')
const CONNECTIONS = join(import.meta.dirname, 'connections-in-namespace.ts')
const MOST = 300
const ALL = 400

/** One address, another one; two of one network of 64 bits, one of another network. */
const CLIENTS = ['127.0.0.2', '127.0.0.3', 'fd00:0:0:1::1', 'fd00:0:0:1::2', 'fd00:0:0:2::1']

/** In a network of its own, so that the rules of this machine stay as they are. */
function inNetwork(...commands: string[]) {
  const addresses = ['fd00::1', ...CLIENTS.filter((each) => each.includes(':'))]
  const script = [
    'set -e',
    'ip link set lo up',
    ...addresses.map((address) => `ip addr add ${address}/64 dev lo nodad`),
    'echo 4096 > /proc/sys/net/core/somaxconn',
    ...commands,
  ].join('\n')
  return spawnSync('unshare', ['--net', 'sh', '-c', script], { encoding: 'utf8' })
}

const load = `nft --file ${RULES}`
const connect = `${process.execPath} ${CONNECTIONS} ${CLIENTS.join(' ')}`

function isImpossible(): boolean {
  const { error, status, stderr } = inNetwork('nft list ruleset')
  if (!error && status === 0) return false
  console.warn(`Skipped: no nftables in a network of its own. ${stderr ?? ''}`)
  return true
}

it.skipIf(isImpossible())('no address takes more connections than the rules allow', () => {
  const { stdout, stderr } = inNetwork(load, load, connect)
  const letIn: Record<string, number> = JSON.parse(stdout || `"${stderr}"`)
  expect(letIn).toMatchObject({ '127.0.0.2': MOST, '127.0.0.3': MOST, 'fd00:0:0:2::1': MOST })
  expect((letIn['fd00:0:0:1::1'] ?? 0) + (letIn['fd00:0:0:1::2'] ?? 0)).toBe(MOST)

  const control = inNetwork(connect)
  const all = Object.fromEntries(CLIENTS.map((address) => [address, ALL]))
  expect(JSON.parse(control.stdout)).toEqual(all)
})
