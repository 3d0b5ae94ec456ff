import { parse } from 'acorn'
import type { AnyNode } from 'acorn'
import postcss from 'postcss'
import type { Declaration } from 'postcss'
import { CSS, CSS_FUNCTIONS, GLOBALS, isNew, isTooNew, MEMBERS, STATICS } from './compat.ts'

/** What a script uses that the oldest engines do not know: syntax throws, the rest is named. */
export function newerInScript(text: string): string[] {
  const nodes = [...nodesOf(parse(text, { ecmaVersion: 2022, sourceType: 'module' }))]
  const own = new Set(nodes.flatMap(nameGivenBy))
  return sorted(nodes.flatMap((node) => newerSyntaxOf(node) ?? newerNameOf(node, own) ?? []))
}

function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) {
      if (typeof child === 'object' && child !== null && 'type' in child) yield* nodesOf(child)
    }
  }
}

/** What a script calls a thing of its own says nothing of what the browser has. */
function nameGivenBy(node: AnyNode): string[] {
  if (node.type === 'Property' && node.key.type === 'Identifier') return [node.key.name]
  const target = node.type === 'AssignmentExpression' ? node.left : undefined
  const isMember = target?.type === 'MemberExpression' && target.property.type === 'Identifier'
  return isMember && target.property.type === 'Identifier' ? [target.property.name] : []
}

/** Of ECMAScript 2022 iOS 16.0 lacks static blocks and look-behinds. What is younger does not parse, but in a call of RegExp. */
function newerSyntaxOf(node: AnyNode): string | undefined {
  if (node.type === 'StaticBlock') return 'static block'
  const { pattern = '', flags = '' } = regexOf(node) ?? {}
  if (/\(\?<[=!]/.test(pattern)) return `look-behind in ${pattern}`
  return flags.includes('v') ? `flag v of ${pattern}` : undefined
}

/** The build writes a pattern that an engine does not know as a call, which fails when it runs. */
function regexOf(node: AnyNode): { pattern?: string; flags?: string } | undefined {
  if (node.type === 'Literal') return node.regex ?? undefined
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
  const [pattern, flags] = node.arguments.map(textOf)
  return { ...(pattern && { pattern }), ...(flags && { flags }) }
}

function textOf(node: AnyNode): string | undefined {
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.cooked).join('')
    : undefined
}

function newerNameOf(node: AnyNode, own: ReadonlySet<string>): string | undefined {
  if (node.type === 'Identifier') {
    const isOwn = own.has(node.name)
    return !isOwn && /^[A-Z]/.test(node.name) && isTooNew(GLOBALS.get(node.name))
      ? node.name
      : undefined
  }
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed)
    return
  const { name } = node.property
  const path = node.object.type === 'Identifier' ? `${node.object.name}.${name}` : name
  if (STATICS.has(path)) return isTooNew(STATICS.get(path)) ? path : undefined
  return !own.has(name) && isTooNew(MEMBERS.get(name)) ? `.${name}` : undefined
}

/** What a style sheet uses that the oldest engines do not know and that has no fallback beside it. */
export function newerInStyles(text: string): string[] {
  const found: string[] = []
  const root = postcss.parse(text)
  root.walkAtRules(({ name, params }) => {
    const features = [...params.matchAll(/\(([a-z-]+)/g)].map(([, feature = '']) => feature)
    if (isNew(CSS.atRules, name)) found.push(`@${name}`)
    found.push(...features.filter((feature) => isNew(CSS.atRules[name], feature)))
    if (/[<>]/.test(params)) found.push(`@${name} ${params}`)
  })
  root.walkRules(({ selector }) => {
    const names = [...selector.matchAll(/:([a-z-]+)/g)].map(([, name = '']) => name)
    found.push(...names.filter((name) => isNew(CSS.selectors, name)).map((name) => `:${name}`))
    if (selector.includes('&')) found.push('nesting')
  })
  root.walkDecls((declaration) => {
    const newer = newerInDeclaration(declaration)
    if (newer.length > 0 && !hasFallback(declaration)) found.push(...newer)
  })
  return sorted(found)
}

function newerInDeclaration({ prop, value }: Declaration): string[] {
  const functions = [...value.matchAll(/([a-z][a-z-]+)\(/g)].map(([, name = '']) => name)
  const newer = functions.filter((name) => isTooNew(CSS_FUNCTIONS.get(name)))
  if (prop.startsWith('--')) return newer
  if (isNew(CSS.properties, prop)) return [prop]
  const words = value.match(/[a-z][a-z-]+/g) ?? []
  const keywords = words.filter((word) => isNew(CSS.properties[prop], word))
  return [...newer, ...keywords.map((word) => `${prop}: ${word}`)]
}

function hasFallback(declaration: Declaration): boolean {
  const names = [declaration.prop, `-webkit-${declaration.prop}`]
  const siblings = declaration.parent?.nodes ?? []
  return siblings.some(
    (other) =>
      other.type === 'decl' && names.includes(other.prop) && newerInDeclaration(other).length === 0,
  )
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted()
}
