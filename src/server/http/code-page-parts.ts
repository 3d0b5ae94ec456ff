import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CodePageRenderer } from '../../contract/code-pages.ts'
import type { CodePageParts } from './code-pages.ts'

/** What the build left in `folder`: the only place where the server meets the web's code. */
export async function readCodePageParts(folder: string): Promise<CodePageParts> {
  const { codePages }: { codePages: CodePageRenderer } = await import(
    pathToFileURL(join(folder, 'entry-server.js')).href
  )
  return {
    renderer: codePages,
    built: JSON.parse(await readFile(join(folder, 'code-pages.json'), 'utf8')),
  }
}
