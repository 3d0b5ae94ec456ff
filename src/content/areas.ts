import type { SectionName } from '../domain/assessment/assessment.ts'
import type { Area } from '../domain/assessment/texts.ts'
import { present } from '../domain/present.ts'
import { AREAS } from '../generated/start.ts'

export function areaOf(name: SectionName): Area {
  return present(AREAS[name], `area ${name}`)
}
