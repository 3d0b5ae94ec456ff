import { InvalidArgumentError } from 'commander'
import { sourceNameOf } from '../../domain/lead/lead-source.ts'
import { STAGES } from '../../domain/assessment/stage.ts'
import type { StageName } from '../../domain/assessment/stage.ts'
import { folded } from '../../store/desk/desk-rows.ts'
import type { ListedLead } from '../../store/owner/owner-store.ts'

/** `none`: nobody with this email has finished the questions. */
export type StageFilter = StageName | 'none'
export type ExportFilter = {
  stage?: StageFilter
  company?: string
  /** `none`: it is not known. */
  source?: string
}

const STAGE_FILTERS: readonly StageFilter[] = [...STAGES.map(({ name }) => name), 'none']

export function parseStage(text: string): StageFilter {
  const stage = STAGE_FILTERS.find((name) => name.toLowerCase() === text.toLowerCase())
  if (!stage) throw new InvalidArgumentError(`It is one of ${STAGE_FILTERS.join(', ')}.`)
  return stage
}

export function matches({ stage, company, source }: ExportFilter, lead: ListedLead): boolean {
  const isStage = !stage || (lead.latestResponse?.maturityStage ?? 'none') === stage
  const isCompany = !company || folded(lead.company).includes(folded(company))
  return isStage && isCompany && (!source || isFrom(source, sourceNameOf(lead)))
}

function isFrom(wanted: string, name: string | undefined): boolean {
  if (folded(wanted) === 'none') return name === undefined
  return name !== undefined && folded(name).includes(folded(wanted))
}
