import { useLayoutEffect } from 'react'
import { SITE } from '../../../content/site.ts'
import type { ModelScores } from '../../../domain/assessment/model.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'

/** The report comes after the page it is on: it brings its own title and takes the focus. */
export function useReportTitle({ scores, stage }: ModelScores) {
  const title = `${oneDecimal(scores.overall)} ${stage}: your report | ${SITE.productName}`

  useLayoutEffect(() => {
    document.title = title
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [title])
}
