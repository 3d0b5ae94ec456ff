import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { inject } from 'vitest'

/** One place of the product's source, changed. */
type Change = { file: string; from: string | RegExp; to: string }

/**
 * The product with one promise broken: what a run must notice. The promise is broken here and not
 * by a switch in the product, which could be left on.
 */
const VARIANTS = {
  'answers before the commit': [
    {
      file: 'store/commit/save-queue.ts',
      from: '      waiting.add(entry)\n',
      to: "      setTimeout(() => entry && (waiting.add(entry), (keeping ??= keepWaiting())), 20)\n      resolve('saved')\n",
    },
  ],
  'writes without synchronous=FULL': [
    { file: 'store/sqlite/checks.ts', from: 'synchronous = FULL', to: 'synchronous = NORMAL' },
    { file: 'store/sqlite/checks.ts', from: 'SYNCHRONOUS_FULL = 2', to: 'SYNCHRONOUS_FULL = 1' },
  ],
  'accepts synchronous_commit=off': [
    {
      file: 'store/postgres/connections.ts',
      from: "WHEN 'off' THEN 'on'",
      to: "WHEN 'off' THEN 'off'",
    },
    {
      file: 'store/postgres/connections.ts',
      from: " || actual['synchronous_commit'] === 'off'",
      to: '',
    },
  ],
  'has no unique keys': [
    { file: 'store/sql/tables.sql', from: / UNIQUE/g, to: '' },
    {
      file: 'store/sqlite/sql.ts',
      from: 'ON CONFLICT (${key}) DO NOTHING',
      to: 'ON CONFLICT DO NOTHING',
    },
    {
      file: 'store/postgres/sql.ts',
      from: 'ON CONFLICT (${key}) DO NOTHING',
      to: 'ON CONFLICT DO NOTHING',
    },
  ],
  'goes on after a failed fsync': [
    { file: 'store/sqlite/errors.ts', from: '(FULL|BUSY|LOCKED)', to: '(FULL|BUSY|LOCKED|IOERR)' },
  ],
  'commits each row separately': [
    { file: 'store/commit/save-queue.ts', from: 'batchLimit = 256', to: 'batchLimit = 1' },
  ],
  'does not hear of broken connections': [
    {
      file: 'store/postgres/connections.ts',
      from: "  pool.on('error', () => {})\n  pool.on('connect', (client) => void client.on('error', () => {}))\n",
      to: '',
    },
  ],
  'ends at once': [
    {
      file: 'server/main.ts',
      from: "'SIGTERM', () => void stop?.(0)",
      to: "'SIGTERM', () => process.exit(0)",
    },
  ],
} satisfies Record<string, readonly Change[]>

type VariantName = keyof typeof VARIANTS

/** The path of the server's main file. */
export function productServer(): string {
  return join(inject('folders').builds, 'product/src/server/main.ts')
}

export function ownerTool(): string {
  return join(inject('folders').builds, 'product/src/owner/main.ts')
}

/** Copies the product and changes it, once; throws when a place to change is not found. */
export function buildVariant(name: VariantName): string {
  const { builds } = inject('folders')
  const folder = join(builds, name.replaceAll(' ', '-'))
  const main = join(folder, 'src/server/main.ts')
  if (existsSync(main)) return main
  cpSync(join(builds, 'product'), folder, { recursive: true })
  for (const { file, from, to } of VARIANTS[name]) {
    const path = join(folder, 'src', file)
    const source = readFileSync(path, 'utf8')
    const changed = source.replace(from, to)
    if (changed === source) throw new Error(`Not found in ${file}: ${String(from)}`)
    writeFileSync(path, changed)
  }
  return main
}
