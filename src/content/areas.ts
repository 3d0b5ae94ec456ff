import type { SectionName } from '../domain/assessment/assessment.ts'
import { present } from '../domain/present.ts'
import { AREAS as COMPILED } from './generated/start.ts'

/** A section as the page before the questions shows it. */
type Area = { title: string; text: string; count: string }

const AREAS: Readonly<Record<SectionName, Area>> = COMPILED

export function areaOf(name: SectionName): Area {
  return present(AREAS[name], `area ${name}`)
}
