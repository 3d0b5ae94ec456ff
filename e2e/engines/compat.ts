import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type {
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data'
import { OLDEST_ENGINES } from '../../scripts/build/engines.ts'

const { ios, ...desktop } = OLDEST_ENGINES
const OLDEST = { ...desktop, safari_ios: ios }

const { 'at-rules': atRules = {}, properties = {}, selectors = {}, types = {} } = bcd.css
export const CSS = { atRules, properties, selectors }

/** `color-mix`, `clamp`: one name may have several meanings. */
export const CSS_FUNCTIONS = new Map<string, CompatStatement[]>()

/** What one of the oldest engines lacks: `member` of `owner`, or the whole of it. */
export const MISSING: { owner: string; member?: string; isStatic?: boolean }[] = []

for (const interfaces of [bcd.javascript['builtins'] ?? {}, bcd.api ?? {}]) {
  for (const [owner, members] of identifiersIn(interfaces)) {
    if (isNew(interfaces, owner)) MISSING.push({ owner })
    for (const [member] of identifiersIn(members)) {
      const name = member.replace(/_static$/, '')
      if (isNew(members, member)) MISSING.push({ owner, member: name, isStatic: name !== member })
    }
  }
}
addFunctions(types)

function addFunctions(tree: object) {
  for (const [name, identifier] of identifiersIn(tree)) {
    const { __compat: compat } = identifier
    if (compat) CSS_FUNCTIONS.set(name, [...(CSS_FUNCTIONS.get(name) ?? []), compat])
    addFunctions(identifier)
  }
}

function identifiersIn(tree: object): [string, Identifier][] {
  return Object.entries(tree).filter(([name]) => !name.startsWith('__'))
}

/** Whether the part `name` of a tree of features is unknown to one of the oldest engines. */
export function isNew(tree: object | undefined, name: string): boolean {
  const [, part] = identifiersIn(tree ?? {}).find(([other]) => other === name) ?? []
  const { __compat: compat } = part ?? {}
  return isTooNew([compat])
}

/** Unknown to one of the oldest engines in all of its meanings. */
export function isTooNew(meanings: readonly (CompatStatement | undefined)[] = []): boolean {
  const known = meanings.filter((meaning) => meaning !== undefined)
  return known.length > 0 && !known.some(isOldEnough)
}

function isOldEnough({ support }: CompatStatement): boolean {
  return Object.entries(OLDEST).every(([browser, version]) =>
    isSupported(support[browser as keyof typeof OLDEST], version),
  )
}

/** A browser that never had it does not count: code that uses it must allow for that. */
function isSupported(support: SupportStatement | undefined, version: number): boolean {
  const ever = [support ?? []]
    .flat()
    .filter(({ version_added: added, flags, prefix }) => added && !flags && !prefix)
  return ever.length === 0 || ever.some((statement) => isIn(statement, version))
}

function isIn(statement: SimpleSupportStatement, version: number): boolean {
  const added = numberOf(statement.version_added)
  const removed = numberOf(statement.version_removed)
  return added <= version && !(removed <= version)
}

/** `NaN` for what is only in a preview. */
function numberOf(version: string | false | undefined): number {
  return parseFloat(String(version).replace('≤', ''))
}
