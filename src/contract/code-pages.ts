import { COMPARE_PATH, TEAM_PATH } from './pages.ts'

/** What a chat shows of a link before anyone opens it. */
export type Preview = {
  title: string
  description: string
  /** A file of public/previews, without its ending: 'report-3.1-evolving', 'compare-evolving-up' or 'team'. */
  picture: string
  /** The picture in full words. */
  pictureText: string
}

/** Known from the codes in the address alone; costs next to nothing. Texts, not HTML. */
export type CodePageHead = { status: 200 | 404; title: string; preview?: Preview }

/** Pages made from codes. The web renders them; the server decides when. */
export type CodePageRenderer = {
  headOf(path: string): CodePageHead
  /** The whole page as HTML: some milliseconds of work. */
  render(path: string): string
  /** What stands in a page that the browser fills itself. */
  unfilled: string
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
