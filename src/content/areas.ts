import type { SectionName } from '../domain/assessment/assessment.ts'
import type { Area } from '../domain/assessment/texts.ts'
import { assertDefined } from '../domain/assert-defined.ts'
import { AREAS } from '../generated/start.ts'

export function areaOf(name: SectionName): Area {
  return assertDefined(AREAS[name], `area ${name}`)
}
