import type { Page } from '../../../contract/pages.ts'
import { CodesPage } from './codes-page.tsx'
import { ComparisonPage } from './comparison-page.tsx'
import { TeamPage } from './team-page.tsx'

type SharingPageProps = { page: Extract<Page, { kind: 'codes' | 'comparison' | 'team' }> }

/** What is made of several reports. */
export function SharingPage({ page }: SharingPageProps) {
  switch (page.kind) {
    case 'codes':
      return <CodesPage purpose={page.purpose} />
    case 'comparison':
      return <ComparisonPage earlier={page.earlier} later={page.later} />
    case 'team':
      return <TeamPage codes={page.codes} />
  }
}
