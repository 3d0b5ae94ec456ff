import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) =>
  script.split(' && ').map((command) => [name, command] as const),
)

it.each(COMMANDS)('npm run %s goes on with a newer Node.js: %s', (_, command) => {
  if (/^npm run (\S+)$/.test(command)) return
  const [, file = ''] = /^node (?:--\S+ )?(scripts\/[\w-]+\.mjs)/.exec(command) ?? []
  const [first] = readFileSync(file, 'utf8').match(/^import .*$/m) ?? []
  expect(first).toBe("import './setup/runtime.mjs'")
})
