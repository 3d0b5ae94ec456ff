import { withoutScript } from '../../generated/words/landing.ts'

/** For a browser without script. Buttons that would do nothing are hidden then. */
export function WithoutScript() {
  return (
    <noscript>
      <p>{withoutScript}</p>
    </noscript>
  )
}
