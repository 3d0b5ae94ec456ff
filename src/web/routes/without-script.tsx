import { WITHOUT_JAVASCRIPT } from '../../content/landing.ts'

/** Said where a page waits for its script for good. Its buttons are not shown then. */
export function WithoutScript() {
  return (
    <noscript>
      <p>{WITHOUT_JAVASCRIPT}</p>
    </noscript>
  )
}
