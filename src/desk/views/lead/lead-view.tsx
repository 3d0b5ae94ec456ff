import { useState } from 'react'
import { SITE } from '../../../content/site.ts'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { LeadDetail } from '../../../contract/desk.ts'
import { CopyButton } from '../../../web/ui/sharing/copy-button.tsx'
import { LEADS, navigate } from '../../address.ts'
import type { Refusal } from '../../ask.ts'
import { useAsked } from '../../state/use-asked.ts'
import { Brief } from '../../ui/page/brief.tsx'
import { Columns } from '../../ui/page/columns.tsx'
import { PlaceLink } from '../../ui/page/place-link.tsx'
import { Empty, Failure, Outlines } from '../../ui/page/states.tsx'
import { Card, Muted, Status, ViewHead } from '../../ui/page/view.tsx'
import { briefParts } from './brief-parts.ts'
import { LeadReport } from './lead-report.tsx'
import { Contact, Events, isShort, LeadSide } from './lead-side.tsx'

export function LeadView({ id }: { id: number }) {
  const detail = useAsked<LeadDetail>(DESK_PATHS.lead, { id })
  const [erased, setErased] = useState<string>()
  const { value, refusal } = detail

  if (erased !== undefined) return <Gone title="Erased" sentence={erased} />
  if (refusal?.kind === 'missing') return <Gone title={`Lead ${id}`} sentence={refusal.sentence} />
  return (
    <>
      <ViewHead title={value?.lead.name ?? `Lead ${id}`} back={<BackLink />}>
        <Muted>{value ? `${value.lead.designation}, ${value.lead.company}` : ''}</Muted>
        <Status unseen>{statusOf(value, refusal)}</Status>
      </ViewHead>
      {refusal && <Failure {...refusal} onRetry={detail.askAgain} />}
      {value && <Detail detail={value} onChanged={detail.askAgain} onErased={setErased} />}
      {!value && !refusal && <Outlines rows={8} />}
    </>
  )
}

type DetailProps = {
  detail: LeadDetail
  onChanged: () => void
  onErased: (sentence: string) => void
}

function Detail({ detail, onChanged, onErased }: DetailProps) {
  return (
    <Columns
      first={<Contact detail={detail} />}
      main={<LeadMain detail={detail} />}
      side={<LeadSide detail={detail} onChanged={onChanged} onErased={onErased} />}
    />
  )
}

function statusOf(value: LeadDetail | undefined, refusal: Refusal | undefined): string {
  if (value) return `${value.lead.name} is here`
  return refusal ? '' : 'Loading...'
}

function LeadMain({ detail }: { detail: LeadDetail }) {
  const { brief, report, lead } = detail
  return (
    <>
      {report && <LeadReport name={lead.name} report={report} />}
      <Card
        title="The brief"
        aside={
          <CopyButton
            text={brief}
            label="Copy the brief"
            told="Copied."
            refused="This browser does not let the page copy."
          />
        }
      >
        <Brief site={SITE.address} parts={briefParts(brief)} />
      </Card>
      {isShort(detail) && <Events detail={detail} />}
    </>
  )
}

function Gone({ title, sentence }: { title: string; sentence: string }) {
  return (
    <>
      <ViewHead title={title} back={<BackLink />} />
      <Empty title={sentence}>
        <PlaceLink href={LEADS} onOpen={navigate}>
          To the leads
        </PlaceLink>
      </Empty>
    </>
  )
}

function BackLink() {
  return (
    <PlaceLink href={LEADS} onOpen={navigate} isRow>
      ← Leads
    </PlaceLink>
  )
}
