import * as say from '../../generated/words/preview.ts'
import { hasPicture } from '../../content/pictures.ts'
import { SITE } from '../../generated/site.ts'
import { beforeAndAfterTitle, sharedReportText, sharedReportTitle } from '../../content/previews.ts'
import type { Page } from '../../contract/pages.ts'
import { outcomeOf } from '../../domain/assessment/outcome.ts'
import { readReports } from '../../domain/sharing/read-reports.ts'
import { MODEL } from '../../generated/model.ts'
import { escaped } from '../../http/html.ts'

/** Text, not HTML. */
type Head = { title: string; text: string }

/**
 * The built page with its own title and preview tags, and with `root` in place of what waits for the browser to fill it.
 * Preview pictures need a full address, so without `publicOrigin` there are none.
 */
export function codePageOf(
  built: string,
  page: Page,
  publicOrigin: string | undefined,
  root?: string,
): { status: 200 | 404; html: string } {
  const head = headOf(page)
  const tags = head ? tagsOf(head, publicOrigin) : titleTag(SITE.title)
  const html = built.replace(/<title>[^<]*<\/title>/, () => tags)
  return {
    status: head ? 200 : 404,
    html:
      root === undefined ? html : html.replace(WAITING_ROOT, () => `<div id="root">${root}</div>`),
  }
}

const WAITING_ROOT = /<div id="root" data-waiting.*<\/div>(?=<p id="unloaded")/s

/** `undefined` if a code cannot be read. */
function headOf(page: Page): Head | undefined {
  if (page.kind === 'team') return { title: say.teamTitle, text: say.teamText }
  const read = readReports(MODEL, codesOf(page))
  if (!read.ok) return undefined
  const [first, second] = read.value.map((answers) => outcomeOf(MODEL, answers))
  if (page.kind === 'report')
    return first && { title: sharedReportTitle(first), text: sharedReportText(first) }
  return first && second && { title: beforeAndAfterTitle(first, second), text: say.comparisonText }
}

function codesOf(page: Page): readonly string[] {
  if (page.kind === 'report') return [page.code]
  return page.kind === 'comparison' ? [page.earlier, page.later] : []
}

function tagsOf({ title, text }: Head, publicOrigin: string | undefined): string {
  const tags = [
    titleTag(title),
    metaTag('name', 'description', text),
    metaTag('property', 'og:type', 'website'),
    metaTag('property', 'og:title', title),
    metaTag('property', 'og:description', text),
  ]
  if (publicOrigin !== undefined && hasPicture('/share-preview.png')) {
    tags.push(
      metaTag('property', 'og:image', `${publicOrigin}/share-preview.png`),
      metaTag('property', 'og:image:alt', say.picture),
      metaTag('name', 'twitter:card', 'summary_large_image'),
    )
  }
  return tags.join('')
}

function titleTag(title: string): string {
  return `<title>${escaped(title)}</title>`
}

function metaTag(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escaped(content)}"/>`
}
