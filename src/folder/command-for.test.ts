import { expect, it, onTestFinished } from 'vitest'
import { commandFor, settingFor } from './command-for.ts'
import { OWN_FOLDER } from './own-folder.ts'

it.each([
  ['/srv/our-check.yaml', 'ASSESSMENT=/srv/our-check.yaml'],
  ['../our check.yaml', "ASSESSMENT='../our check.yaml'"],
  ['C:\\x\\new.yaml', "ASSESSMENT='C:\\x\\new.yaml'"],
  ["../Ada's check", 'ASSESSMENT="../Ada\'s check"'],
])('quotes %s as a shell and .env read it', (path, setting) => {
  expect(settingFor(path)).toBe(setting)
})

function pretendPlatform(platform: NodeJS.Platform): void {
  const own = process.platform
  Object.defineProperty(process, 'platform', { value: platform })
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: own }))
}

it.each<[NodeJS.Platform, string, string]>([
  ['linux', '../ours', 'ASSESSMENT=../ours npm run owner check'],
  ['linux', OWN_FOLDER, 'npm run owner check'],
  ['win32', '..\\ours', 'npm run owner check'],
])('writes a command that %s takes for %s', (platform, folder, command) => {
  pretendPlatform(platform)
  expect(commandFor(folder, 'npm run owner check')).toBe(command)
})
