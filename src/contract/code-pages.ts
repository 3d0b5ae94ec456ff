import type { PageFiles } from './page-files.ts'
import { COMPARE_PATH, TEAM_PATH } from './pages.ts'

/** What a chat shows of a link before anyone opens it. */
type Preview = {
  title: string
  description: string
  /** A file of public/previews, without its ending: 'report-3.1-evolving', 'compare-evolving-up' or 'team'. */
  picture: string
  /** The picture in full words. */
  pictureText: string
}

/** Known from the codes in the address alone; costs next to nothing. Texts, not HTML. */
export type CodePageHead = { status: 200 | 404; title: string; preview?: Preview }

/** What the build made for the pages made from codes. */
export type CodePageFiles = {
  files: PageFiles
  /** From the name of a preview picture to its address on this site. */
  pictures: Readonly<Record<string, string>>
}

/** Pages made from codes. The web renders them; the server decides when. */
export type CodePageRenderer = {
  headOf(path: string): CodePageHead
  /** What stands in the page, as HTML: some milliseconds of work. */
  render(path: string): string
  /**
   * The whole page around it, as HTML. Without `root` the browser fills the page itself. `publicOrigin`:
   * previews name pictures by it; without it they have none.
   */
  documentOf(
    head: CodePageHead,
    root: string | undefined,
    built: CodePageFiles,
    publicOrigin: string | undefined,
  ): string
}

export function comparisonPathOf(earlier: string, later: string): string {
  return `${COMPARE_PATH}/${earlier}/${later}`
}

export function teamPathOf(codes: readonly string[]): string {
  return `${TEAM_PATH}/${codes.join('.')}`
}

/** `name`: a file of public/previews without its ending. */
export function picturePathOf(name: string): string {
  return `/previews/${name}.png`
}
