import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'vite'
import { inject } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** One place of the product's source, changed. */
export type Change = { file: string; from: string | RegExp; to: string }

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
      from: " || held['synchronous_commit'] === 'off'",
      to: '',
    },
  ],
  'has no unique keys': [
    { file: 'store/sqlite/migrations/0001-initial.sql', from: / UNIQUE/g, to: '' },
    { file: 'store/postgres/migrations/0001-initial.sql', from: / UNIQUE/g, to: '' },
    {
      file: 'store/commit/keep-rows.ts',
      from: 'ON CONFLICT (${key}) DO NOTHING',
      to: 'ON CONFLICT DO NOTHING',
    },
  ],
  'goes on after a failed fsync': [
    { file: 'store/sqlite/errors.ts', from: '(FULL|BUSY|LOCKED)', to: '(FULL|BUSY|LOCKED|IOERR)' },
  ],
  'leaves checkpoints to SQLite': [
    {
      file: 'store/sqlite/files/watch.ts',
      from: "attempt(() => db.exec('PRAGMA wal_checkpoint(PASSIVE)'))",
      to: '',
    },
  ],
  'marks each event alone': [
    {
      file: 'server/webhook/sender.ts',
      from: 'await outbox.record(sent.map(({ result }) => result))',
      to: 'for (const { result } of sent) await outbox.record([result])',
    },
  ],
  'commits each row alone': [
    { file: 'store/commit/save-queue.ts', from: 'batchLimit = 256', to: 'batchLimit = 1' },
  ],
  'does not hear of broken connections': [
    {
      file: 'store/postgres/connections.ts',
      from: "  pool.on('error', () => {})\n  pool.on('connect', (client) => void client.on('error', () => {}))\n",
      to: '',
    },
  ],
  'takes any text': [
    {
      file: 'domain/lead/lead.ts',
      from: 'return !/\\p{Cc}|\\p{Cs}/u.test(text)',
      to: 'return text !== ""',
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

/** The server as it is shipped; the path of its main file. */
export function productServer(): string {
  return join(inject('folders').builds, 'product/server/main.js')
}

export function ownerTool(): string {
  return join(inject('folders').builds, 'product/owner/main.js')
}

export async function buildVariant(name: VariantName): Promise<string> {
  return buildChanged(name, VARIANTS[name])
}

/** Builds the server from changed sources, once; throws when a place to change is not found. */
export async function buildChanged(name: string, changes: readonly Change[]): Promise<string> {
  const { builds } = inject('folders')
  const folder = join(builds, name.replaceAll(' ', '-'))
  const main = join(folder, 'server/main.js')
  if (existsSync(main)) return main
  const missing = new Set(changes)
  mkdirSync(folder)
  for (const part of ['web', 'pages']) {
    symlinkSync(join(builds, 'product', part), join(folder, part))
  }
  await build({
    ...{ root: ROOT, configFile: false, logLevel: 'error' },
    build: { ssr: 'src/server/main.ts', outDir: join(folder, 'server') },
    plugins: [{ name: 'changes', enforce: 'pre', transform: (code, id) => changed(code, id) }],
  })
  if (missing.size > 0) throw new Error(`Not found in the source: ${JSON.stringify([...missing])}`)
  return main

  function changed(code: string, id: string): string {
    const file = id.slice(join(ROOT, 'src/').length).split('?')[0]
    return changes
      .filter((change) => change.file === file)
      .reduce((text, change) => {
        const result = text.replace(change.from, change.to)
        if (result !== text) missing.delete(change)
        return result
      }, code)
  }
}
