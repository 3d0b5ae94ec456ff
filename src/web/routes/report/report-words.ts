import { createContext, useContext } from 'react'
import { OWN_WORDS } from '../../../content/report/report-words.ts'
import type { ReportWords } from '../../../content/report/report-words.ts'

const Words = createContext<ReportWords>(OWN_WORDS)

/** For the report in it; without it a report is the reader's own. */
export const WithReportWords = Words.Provider

export function useReportWords(): ReportWords {
  return useContext(Words)
}
