import { createContext, useContext } from 'react'
import { OWN_WORDS } from '../../../content/report/report-words.ts'
import type { ReportWords } from '../../../content/report/report-words.ts'

const Words = createContext<ReportWords>(OWN_WORDS)

/** Sets the words for the report inside. Without it a report speaks to the person who answered. */
export const WithReportWords = Words.Provider

export function useReportWords(): ReportWords {
  return useContext(Words)
}
