import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'
import { EMBED_PAGE } from '../../src/contract/embed.ts'
import { pageOf, showsReports } from '../../src/contract/pages.ts'
import { CODE_PAGE, PRERENDERED } from '../../src/contract/prerendered.ts'
import type { PageFiles } from '../../src/web/document.tsx'
import { languageFolderOf } from './builder-in.ts'
import { inlineCodeIn } from './inline-code.ts'

const WEB = 'dist/web'

/** What every English text needs. */
const FONTS = ['archivo-wide', 'atkinson-basic']

type Renderer = { documentAt: (path: string, files: PageFiles) => Promise<string> }

/** Writes the pages of the site that was built in a language. */
export async function prerender(
  { output }: Pick<Rolldown.RolldownOutput, 'output'>,
  language: { tag: string; base: string },
): Promise<void> {
  const entry = join(languageFolderOf(language), 'entry-server.js')
  const renderer: Renderer = await import(pathToFileURL(entry).href)
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('The build made no sheet')
  const styles = String(sheet.source).trim()

  /** The address of what was built of a source. */
  function addressOf(source: string): string {
    const chunk = output.find(
      (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source),
    )
    if (!chunk) throw new Error(`The build made nothing of ${source}`)
    return `/${chunk.fileName}`
  }

  function assetOf(name: string): string {
    const asset = output.find(({ fileName }) => basename(fileName).startsWith(`${name}-`))
    if (!asset) throw new Error(`The build has no ${name}`)
    return `/${asset.fileName}`
  }

  for (const { path, file } of [...PRERENDERED, CODE_PAGE, EMBED_PAGE]) {
    const page = await renderer.documentAt(path, {
      styles,
      scripts: [
        addressOf('src/web/entry-client.tsx'),
        ...(path === EMBED_PAGE.path ? [addressOf('src/web/embedded.ts')] : []),
      ],
      preloads: showsReports(pageOf(path)) ? [addressOf('src/web/routes/report-pages.tsx')] : [],
      // Lines of a report can be any.
      fonts: path === CODE_PAGE.path ? FONTS.map(assetOf) : [],
    })
    const inlineCode = inlineCodeIn(page, styles)
    if (inlineCode)
      throw new Error(`${file} has inline code, which the content policy blocks: ${inlineCode}`)
    const place = join(WEB, language.base, file)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, page)
  }

  // Each page has the text of this sheet inside.
  await rm(join(WEB, sheet.fileName))
}
