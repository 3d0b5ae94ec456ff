import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const FIRST = join(import.meta.dirname, '../../src/generated')

/** Takes the modules that are made of an assessment from this folder: those of a further language, or of another assessment. */
export function generatedIn(folder: string): Plugin {
  return {
    name: 'generated-in',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.includes('/generated/')) return undefined
      return join(dirname(importer), source).replace(FIRST, folder)
    },
  }
}
