import { useState } from 'react'
import type { StoredLead } from '../../../../contract/desk/api.ts'
import { assessmentResponseOf } from '../../../../domain/assessment/assessment-response.ts'
import { readCompleteAnswers } from '../../../../domain/assessment/assessment.ts'
import { NO_SOURCE } from '../../../../domain/lead/lead-source.ts'
import { LANGUAGES } from '../../../../generated/languages.ts'
import { MODEL } from '../../../../generated/model.ts'
import { LeadTable } from './lead-table.tsx'
import styles from './sample-lead.module.css'

const FIRST = { language: LANGUAGES[0].tag }

/** What there will be to see. A picture: nothing in it can be read, pressed or focused. */
export function SampleLead() {
  const [at] = useState(() => new Date().toISOString())
  return (
    <div inert className={`${styles.sample} stack`}>
      <p>This is how a lead looks</p>
      <LeadTable leads={[sampleAt(at)]} isUnseen={() => false} />
    </div>
  )
}

function sampleAt(at: string): StoredLead {
  const answers = readCompleteAnswers(
    MODEL,
    Object.fromEntries(
      MODEL.questionIds.map((id, index) => [id, MODEL.options[index % MODEL.options.length]]),
    ),
  )
  return {
    ...{ id: 0, at, quarantine: null, ...FIRST },
    ...{ name: 'Their name', designation: 'Role', company: 'Company', email: '' },
    ...NO_SOURCE,
    latestResponse: answers
      ? {
          id: 0,
          at,
          ...assessmentResponseOf(MODEL, '', answers, null),
          ...FIRST,
          day: at.slice(0, 10),
        }
      : null,
    note: { state: 'new', text: '', version: 0, changed: null },
  }
}
