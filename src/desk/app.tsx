import { useLayoutEffect, useState } from 'react'
import { SITE } from '../content/site.ts'
import { DESK_PATHS } from '../contract/desk.ts'
import type { DeskUser } from '../contract/desk.ts'
import { LEADS_PATH, navigate, deskPlaceOf, usePath, VIEWS } from './address.ts'
import type { DeskPlace } from './address.ts'
import { NewTabNote } from '../ui/page/button.tsx'
import { useAsked } from './state/use-asked.ts'
import { useNews } from './state/use-news.ts'
import { MayChange } from './ui/form/may-change.ts'
import { Frame } from './ui/page/frame.tsx'
import type { Mark } from './ui/page/frame.tsx'
import { BenchmarkView } from './views/benchmark/benchmark-view.tsx'
import { DeliveriesView } from './views/deliveries/deliveries-view.tsx'
import { healthOf } from './views/health/health-sentences.ts'
import { HealthView } from './views/health/health-view.tsx'
import { LeadView } from './views/lead/lead-view.tsx'
import { LeadsView } from './views/leads/leads-view.tsx'
import { NotFoundView } from './views/not-found-view.tsx'
import { NumbersView } from './views/numbers/numbers-view.tsx'
import { countText } from './words/format.ts'

const TITLES: Readonly<Record<DeskPlace['view'], string>> = {
  leads: 'Leads',
  lead: 'A lead',
  numbers: 'Numbers',
  deliveries: 'Deliveries',
  benchmark: 'Benchmark',
  health: 'Health',
  'not-found': 'Not found',
}

/** Until the desk has said who asks, and where nobody logs in. */
const OWNER: DeskUser = { name: null, mayChange: true }

export function App() {
  const path = usePath()
  const place = deskPlaceOf(path)
  const cameFrom = usePlaceBefore(path)
  const user = useAsked<DeskUser>(DESK_PATHS.user).value ?? OWNER
  const news = useNews()
  const marks = marksOf(news)

  return (
    <MayChange value={user.mayChange}>
      <title>{`${TITLES[place.view]} | Desk of ${SITE.providerName}`}</title>
      <NewTabNote />
      <Frame
        name="Desk"
        views={VIEWS.map((view) => ({
          href: `/${view}`,
          text: TITLES[view],
          mark: marks[`/${view}`],
          current: view === (place.view === 'lead' ? 'leads' : place.view),
        }))}
        onOpen={navigate}
        foot={footOf(user)}
      >
        <ViewAt key={path} place={place} cameFrom={cameFrom} news={news} />
      </Frame>
    </MayChange>
  )
}

function footOf({ name, mayChange }: DeskUser): string {
  if (name === null) return 'On this machine alone, and as long as its terminal is open.'
  return mayChange ? `You are ${name}.` : `You are ${name}. You may look, not export or change.`
}

type NewsHere = ReturnType<typeof useNews>

/** By address. */
function marksOf({ news, newLeads }: NewsHere): Readonly<Record<string, Mark | undefined>> {
  const isInNeed = news && healthOf(news.safety, new Date()).tone === 'bad'
  return {
    [LEADS_PATH]: newLeads ? { count: countText(newLeads), meaning: 'new' } : undefined,
    '/deliveries': news && news.failed > 0 ? { meaning: `${news.failed} failed` } : undefined,
    '/health': isInNeed ? { meaning: 'needs a look' } : undefined,
  }
}

type ViewAtProps = { place: DeskPlace; cameFrom: DeskPlace | undefined; news: NewsHere }

function ViewAt({ place, cameFrom, news }: ViewAtProps) {
  switch (place.view) {
    case 'leads':
      return (
        <LeadsView openedId={cameFrom?.view === 'lead' ? cameFrom.id : undefined} news={news} />
      )
    case 'lead':
      return <LeadView id={place.id} />
    case 'numbers':
      return <NumbersView />
    case 'deliveries':
      return <DeliveriesView />
    case 'benchmark':
      return <BenchmarkView />
    case 'health':
      return <HealthView />
    case 'not-found':
      return <NotFoundView />
  }
}

/** The place before this one. After each change of place, the heading of the new view takes the focus. */
function usePlaceBefore(path: string): DeskPlace | undefined {
  const [paths, setPaths] = useState<{ now: string; before?: string }>({ now: path })
  if (paths.now !== path) setPaths({ now: path, before: paths.now })
  const { before } = paths

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    if (paths.before === undefined) return
    document.querySelector('h1')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [paths])

  return before === undefined ? undefined : deskPlaceOf(before)
}
