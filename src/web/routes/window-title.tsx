import { SITE } from '../../content/site.ts'

/** What the window, the history and a screen reader call the page. React puts it into the head. */
export function WindowTitle({ children: own }: { children?: string }) {
  return <title>{own ? `${own} | ${SITE.productName}` : SITE.productName}</title>
}
