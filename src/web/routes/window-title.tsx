import { SITE } from '../../generated/site.ts'

/** The name of the page in the window, the history and a screen reader. React puts it into the head. */
export function WindowTitle({ children: own }: { children?: string }) {
  return <title>{own ? `${own} | ${SITE.title}` : SITE.title}</title>
}
