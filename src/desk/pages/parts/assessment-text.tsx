import type { ReactNode } from 'react'
import { LANGUAGE } from '../../../generated/language.ts'

/** What the assessment says, in its language on a page in English. */
export function AssessmentText({ children }: { children: ReactNode }) {
  return <bdi lang={LANGUAGE}>{children}</bdi>
}
