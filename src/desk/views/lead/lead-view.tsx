import { use, useEffect, useState } from 'react'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { LeadDetail } from '../../../contract/desk.ts'
import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import { LinkButton } from '../../../ui/page/button.tsx'
import { LEADS_PATH, mailtoOf, navigate } from '../../address.ts'
import type { Refusal } from '../../ask.ts'
import { keepDraft } from '../../state/note-drafts.ts'
import { useAsked } from '../../state/use-asked.ts'
import { neighborsOf } from '../../state/use-lead-list.ts'
import { MayChange } from '../../ui/form/may-change.ts'
import { Columns, Stack } from '../../ui/page/columns.tsx'
import { PlaceLink } from '../../ui/page/place-link.tsx'
import { Empty, Failure, Outlines } from '../../ui/page/states.tsx'
import { Card, Marks, Muted, Status, ViewHead } from '../../ui/page/view.tsx'
import { LeadLink } from '../lead-link.tsx'
import { BriefLines, LeadBrief } from './lead-brief.tsx'
import { LeadReport } from './lead-report.tsx'
import { Erasing, LeadSide } from './lead-side.tsx'

export function LeadView({ id }: { id: number }) {
  const detail = useAsked<LeadDetail>(DESK_PATHS.lead, { id })
  const [erased, setErased] = useState<string>()
  const { value, refusal } = detail

  if (erased !== undefined) return <Gone id={id} title="Erased" sentence={erased} />
  if (refusal?.kind === 'missing')
    return <Gone id={id} title={`Lead ${id}`} sentence={refusal.sentence} />
  return (
    <>
      <ViewHead
        title={value?.lead.name ?? `Lead ${id}`}
        back={<Way id={id} />}
        aside={value && <Actions detail={value} />}
      >
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
  const mayChange = use(MayChange)
  return (
    <Stack>
      <Columns
        main={<LeadMain detail={detail} />}
        side={<LeadSide detail={detail} onChanged={onChanged} />}
      />
      {mayChange && <Erasing email={detail.lead.email} onErased={onErased} />}
    </Stack>
  )
}

function statusOf(value: LeadDetail | undefined, refusal: Refusal | undefined): string {
  if (value) return `${value.lead.name} is here`
  return refusal ? '' : 'Loading...'
}

/** What to say first, what they saw, and the rest of the brief, folded. */
function LeadMain({ detail: { brief, report, lead } }: { detail: LeadDetail }) {
  const first = brief.parts.filter(({ place }) => place === 'first')
  const others = brief.parts.filter(({ place }) => place === undefined)
  return (
    <>
      {first.map(({ title = '', lines }) => (
        <Card key={title} title={title}>
          <BriefLines lines={lines} />
        </Card>
      ))}
      {report && <LeadReport name={lead.name} report={report} />}
      <Card title="The brief">
        <LeadBrief parts={others} />
      </Card>
    </>
  )
}

function Actions({ detail: { brief, lead } }: { detail: LeadDetail }) {
  return (
    <>
      <LinkButton look="secondary" href={mailtoOf(lead.email)}>
        Email
      </LinkButton>
      <CopyButton
        text={brief.text}
        label="Copy the brief"
        told="Copied."
        refused="This browser does not let the page copy."
      />
    </>
  )
}

type GoneProps = { id: number; title: string; sentence: string }

/** A note about them that was typed and not saved goes too. */
function Gone({ id, title, sentence }: GoneProps) {
  useEffect(() => keepDraft(id, undefined), [id])
  return (
    <>
      <ViewHead title={title} back={<BackLink />} />
      <Empty title={sentence}>
        <PlaceLink href={LEADS_PATH} onOpen={navigate}>
          To the leads
        </PlaceLink>
      </Empty>
    </>
  )
}

function BackLink() {
  return (
    <PlaceLink href={LEADS_PATH} onOpen={navigate} isRow>
      ← Leads
    </PlaceLink>
  )
}

/** Back to the list, and to the leads beside this one in it. */
function Way({ id }: { id: number }) {
  const { previous, next } = neighborsOf(id)
  return (
    <Marks>
      <BackLink />
      {previous !== undefined && <LeadLink id={previous}>Previous lead</LeadLink>}
      {next !== undefined && <LeadLink id={next}>Next lead</LeadLink>}
    </Marks>
  )
}
