import { SITE } from '../../../content/site.ts'
import { useHydrated } from './use-hydrated.ts'

/** Where this page comes from, as its links are shared. A page without script names the site's own address. */
export function useOrigin(): string {
  return useHydrated() ? location.origin : SITE.address
}
