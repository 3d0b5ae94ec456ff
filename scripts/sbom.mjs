// `npm run sbom`: what the product is made of, as CycloneDX, into dist/sbom.cdx.json.
import './setup/runtime.mjs'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'dist/sbom.cdx.json'
const ARGUMENTS = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']

const text = execFileSync('npm', ARGUMENTS, {
  stdio: ['ignore', 'pipe', 'ignore'],
  maxBuffer: 64 * 1024 * 1024,
})
const sbom = JSON.parse(String(text))

// Neither `--omit dev` nor npm's own mark of a development package will do: npm lists what production
// shares with the tests once, and may take it for a test's.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const purls = new Set(
  Object.entries(packages)
    .filter(([path, { dev }]) => path && !dev && !/node_modules\/@?typescript/.test(path))
    .map(([path, { version }]) => purlOf(path.split('node_modules/').at(-1), version)),
)
const components = sbom.components
  .filter(({ purl }) => purls.has(purl))
  .map(({ properties = [], ...component }) => ({
    ...component,
    properties: properties.filter(({ name }) => name !== 'cdx:npm:package:development'),
  }))
const refs = new Set([sbom.metadata.component, ...components].map((each) => each['bom-ref']))
const dependencies = sbom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((on) => refs.has(on)) }))

mkdirSync('dist', { recursive: true })
writeFileSync(FILE, `${JSON.stringify({ ...sbom, components, dependencies }, null, 2)}\n`)
console.log(`${FILE}: ${components.length} packages`)

function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}
