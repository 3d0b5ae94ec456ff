// `npm run sbom`: what the product is made of, as CycloneDX, into dist/sbom.cdx.json.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

const FILE = 'dist/sbom.cdx.json'
const ARGUMENTS = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']

const text = execFileSync('npm', ARGUMENTS, {
  stdio: ['ignore', 'pipe', 'ignore'],
  maxBuffer: 64 * 1024 * 1024,
})
const sbom = JSON.parse(String(text))

// `--omit dev` would leave out what production shares with the tests, such as the driver.
const components = sbom.components.filter(
  ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
)
const refs = new Set([sbom.metadata.component, ...components].map((each) => each['bom-ref']))
const dependencies = sbom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((on) => refs.has(on)) }))

mkdirSync('dist', { recursive: true })
writeFileSync(FILE, `${JSON.stringify({ ...sbom, components, dependencies }, null, 2)}\n`)
console.log(`${FILE}: ${components.length} packages`)
