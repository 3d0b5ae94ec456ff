import { sourceNameOf } from '../../domain/lead/lead-source.ts'
import type { Result } from '../../domain/result.ts'
import { STAGES } from '../../domain/assessment/stage.ts'
import type { StageName } from '../../domain/assessment/stage.ts'
import type { ListedLead } from '../../store/owner/owner-store.ts'
import type { Given } from './arguments.ts'

/** `none`: nobody with this email has finished the questions. */
type StageFilter = StageName | 'none'
export type LeadFilter = {
  stage: StageFilter | undefined
  company: string | undefined
  /** `none`: it is not known. */
  source: string | undefined
}

const STAGE_FILTERS: readonly StageFilter[] = [...STAGES.map(({ name }) => name), 'none']

export const FILTER_OPTIONS = {
  stage: { value: 'STAGE', help: 'only this stage; none means not finished yet' },
  company: { value: 'TEXT', help: 'with this text in the name of the company' },
  source: { value: 'TEXT', help: 'with this text in the source; none means not known' },
}

export function parseFilter({ options }: Given): Result<LeadFilter, string> {
  const text = options.get('stage')
  const stage = STAGE_FILTERS.find((name) => name.toLowerCase() === text?.toLowerCase())
  if (text !== undefined && !stage) {
    return { ok: false, error: `--stage is one of ${STAGE_FILTERS.join(', ')}, not '${text}'` }
  }
  return {
    ok: true,
    value: { stage, company: options.get('company'), source: options.get('source') },
  }
}

export function matches({ stage, company, source }: LeadFilter, lead: ListedLead): boolean {
  const isStage = !stage || (lead.latestResponse?.maturityStage ?? 'none') === stage
  const isCompany = !company || folded(lead.company).includes(folded(company))
  return isStage && isCompany && (!source || isFrom(source, sourceNameOf(lead)))
}

function isFrom(wanted: string, name: string | undefined): boolean {
  if (folded(wanted) === 'none') return name === undefined
  return name !== undefined && folded(name).includes(folded(wanted))
}

/** The same for every spelling of one letter: case, and composed or not. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
