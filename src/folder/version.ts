import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { LAST_VERSION } from '../domain/report/report-code.ts'
import type { Result } from '../domain/result.ts'
import type { Assessment } from './assessment.ts'
import { commandFor } from './command-for.ts'
import { isOneFile } from './source-files.ts'
import type { Mistake } from './mistake.ts'

/** The version of an assessment of one file lies beside it. */
export function versionFileOf(folder: string): string {
  return isOneFile(folder)
    ? folder.replace(/\.ya?ml$/i, '.version.json')
    : join(folder, 'version.json')
}

/**
 * `hash`: of what was asked and how it counted when the number was given. `sameMeaning`: earlier ones of this
 * number, before only words were corrected. `earlier`: of earlier numbers.
 */
type Version = v.InferOutput<typeof VERSION>

const VERSION = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_VERSION)),
  hash: v.string(),
  sameMeaning: v.optional(v.array(v.string()), []),
  earlier: v.optional(v.array(v.string()), []),
})

type Unversioned = Omit<Assessment, 'version' | 'identity'>

/** The number of the model, if the folder still has the model that it was given to. Without one it is the first. */
export function versionOf(folder: string, assessment: Unversioned): Result<Version, Mistake> {
  const read = readVersion(folder)
  if (!read.ok) return read
  const hash = hashOf(assessment)
  const value = read.value ?? { version: 1, hash, sameMeaning: [], earlier: [] }
  if (value.hash === hash) return { ok: true, value }
  const [next, same] = ['owner version', 'owner -- version --same-meaning'].map((command) =>
    commandFor(folder, `npm run ${command}`),
  )
  return refusal(
    folder,
    `questions, options, sections or ranges are no longer those of version ${value.version}. If they mean something else now, “${next}” gives them a new number, and links to earlier reports end; if only words were corrected, “${same}” keeps it.`,
  )
}

/** Where there is none yet. Says what is wrong where it cannot be written. */
export function writeFirstVersion(folder: string, assessment: Unversioned): Mistake | undefined {
  if (existsSync(versionFileOf(folder))) return undefined
  try {
    giveVersion(folder, assessment, false)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const text = `this file is missing, and cannot be written here: ${reason}. Run “${commandFor(folder, 'npm run owner version')}” where it can, and put the file here.`
    return refusal(folder, text).error
  }
}

/** Gives the model of the folder a number: the next one, or with the same meaning the same one. */
export function giveVersion(
  folder: string,
  assessment: Unversioned,
  isSameMeaning: boolean,
): Result<number, Mistake> {
  const read = readVersion(folder)
  if (!read.ok) return read
  const hash = hashOf(assessment)
  const last = read.value ?? { version: 0, hash: '', sameMeaning: [], earlier: [] }
  const isKept = last.version > 0 && (isSameMeaning || last.hash === hash)
  const version = isKept ? last.version : last.version + 1
  if (version > LAST_VERSION) {
    return refusal(
      folder,
      `there is no version after ${LAST_VERSION}: a report code has no room for it.`,
    )
  }
  const before = [...last.sameMeaning, last.hash].filter((each) => each !== '' && each !== hash)
  writeVersion(folder, {
    ...{ version, hash },
    sameMeaning: isKept ? [...new Set(before)] : [],
    earlier: isKept ? last.earlier : [...last.earlier, ...before],
  })
  return { ok: true, value: version }
}

function refusal(folder: string, text: string): { ok: false; error: Mistake } {
  return { ok: false, error: { file: versionFileOf(folder), line: 1, text } }
}

/** `undefined` where there is none yet. */
function readVersion(folder: string): Result<Version | undefined, Mistake> {
  const path = versionFileOf(folder)
  if (!existsSync(path)) return { ok: true, value: undefined }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), VERSION), readFileSync(path, 'utf8'))
  if (parsed.success) return { ok: true, value: parsed.output }
  return refusal(
    folder,
    'this file is not as a command wrote it. Put back the one of your last copy.',
  )
}

function writeVersion(folder: string, version: Version): void {
  const path = versionFileOf(folder)
  writeFileSync(`${path}.partial`, `${JSON.stringify(version, null, 2)}\n`)
  renameSync(`${path}.partial`, path)
}

/** The hash of all that a stored answer, score or stage means. */
function hashOf({ sections, stages, gapStage, questions, show }: Unversioned): string {
  const model = [
    questions.map(({ id, section, written, options, weight }) => [
      sections.find(({ key }) => key === section)?.name,
      id,
      written,
      options.map(({ text, sentence }) => (sentence === undefined ? text : [text, sentence])),
      ...(weight === 1 ? [] : [weight]),
    ]),
    stages.map(({ name, from, to }) => [name, from, to]),
    stages.find(({ key }) => key === gapStage)?.name ?? null,
    ...(show ? [show] : []),
  ]
  return createHash('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 16)
}
