import { BASE } from '../../generated/languages.ts'
import { SITE } from '../../generated/site.ts'
import { useHydrated } from '../../ui/page/use-hydrated.ts'

/** What stands before the path of this page in links to share. A page without script shows the site's own address. */
export function useOrigin(): string {
  return (useHydrated() ? location.origin : SITE.address) + BASE
}
