import { WITHOUT_JAVASCRIPT } from '../../generated/landing.ts'

/** For a browser without script. Buttons that would do nothing are hidden then. */
export function WithoutScript() {
  return (
    <noscript>
      <p>{WITHOUT_JAVASCRIPT}</p>
    </noscript>
  )
}
