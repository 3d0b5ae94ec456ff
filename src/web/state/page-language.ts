import { LANGUAGE } from '../../generated/language.ts'
import { BASE } from '../../generated/languages.ts'

/** For the bodies of requests: the first language is that of a body which names none. */
export const PAGE_LANGUAGE = BASE ? { language: LANGUAGE } : {}
