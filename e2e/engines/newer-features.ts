import postcss from 'postcss'
import type { Declaration } from 'postcss'
import { CSS, CSS_FUNCTIONS, isNew, isTooNew } from './compat.ts'

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
