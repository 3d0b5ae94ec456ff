import { SITE } from '../../../generated/site.ts'
import { useHydrated } from './use-hydrated.ts'

/** The origin of this page, for links to share. A page without script shows the site's own address. */
export function useOrigin(): string {
  return useHydrated() ? location.origin : SITE.address
}
