import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { testFolder } from '../../support/test-folder.ts'
import { ownerTool, productServer } from '../harness/variants.ts'
import { whyNoSyscallFault } from './syscall-fault.ts'

const reason = whyNoSyscallFault()

/** Runs a command while system calls on some files fail, as on a network share. */
function runOn(fault: string, files: readonly string[], args: readonly string[], database: string) {
  const [call = ''] = fault.split(':')
  const strace = ['-f', '-o', '/dev/null', '-e', `trace=${call}`, '-e', `inject=${fault}`]
  const { status, stderr } = spawnSync(
    'strace',
    [...strace, ...files.flatMap((file) => ['-P', file]), process.execPath, ...args],
    { env: { DATABASE_URL: `file:${database}`, PORT: '0' }, encoding: 'utf8', timeout: 30_000 },
  )
  return { status, stderr }
}

describe('a disk that offers less than a local one', () => {
  it('keeps a backup whose folder cannot be flushed', (context) => {
    if (reason) return context.skip(`no such disk: ${reason}`)
    const database = join(testFolder('share'), 'x.sqlite')
    const folder = join(testFolder('share'), 'backups')
    mkdirSync(folder)
    spawnSync(process.execPath, [ownerTool(), 'migrate'], {
      env: { DATABASE_URL: `file:${database}` },
    })

    const backup = runOn('fsync:error=EINVAL', [folder], [ownerTool(), 'backup', folder], database)

    expect(backup).toMatchObject({ status: 0, stderr: expect.stringContaining('read back') })
    expect(readdirSync(folder)).toHaveLength(1)
  })

  it.each([
    ['locks', 'fcntl:error=ENOLCK', ['.lock', '.lock-test']],
    ['locks that work', 'fcntl:error=EINVAL', ['.lock']],
    ['shared memory', 'mmap:error=ENODEV', ['-shm']],
  ])('is named as the reason where it has no %s', (_, fault, suffixes) => {
    const database = join(testFolder('share'), 'x.sqlite')
    const files = suffixes.map((suffix) => database + suffix)

    expect(runOn(fault, files, [productServer()], database)).toMatchObject({
      ...{ status: 1, stderr: expect.stringContaining('Use a local disk') },
    })
  })
})
