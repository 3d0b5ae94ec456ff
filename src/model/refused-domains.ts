import { REFUSED_DOMAINS as COMPILED } from './generated/refused-domains.ts'

/** Free mail providers, whose addresses are not company addresses. */
export const REFUSED_DOMAINS: readonly string[] = COMPILED
