import { SITE } from '../../generated/site.ts'
import * as say from '../../generated/words/page.ts'

/** The name of the page in the window, the history and a screen reader. React puts it into the head. */
export function WindowTitle({ children: own }: { children?: string }) {
  return <title>{own ? say.window({ page: own }) : SITE.title}</title>
}
