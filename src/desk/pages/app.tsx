import { useEffect, useState } from 'react'
import { SITE } from '../../generated/site.ts'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import type { DeskCounts, DeskUser } from '../../contract/desk/api.ts'
import { Frame } from './frame.tsx'
import { Button, NewTabNote } from '../../ui/page/button.tsx'
import { REACH_FIRST, deskPlaceOf, DUE_NOW, LEADS_PATH, VIEWS } from './address.ts'
import type { DeskPlace } from './address.ts'
import { ask } from './ask.ts'
import { Counts } from './counts.ts'
import { MayChange } from './may-change.ts'
import { Empty } from './parts/empty.tsx'
import { ViewHead } from './parts/view.tsx'
import { beginVisit } from './last-visit.ts'
import { useAddress } from './use-address.ts'
import { useQuery } from './use-query.ts'
import { DeliveryView } from './views/delivery-view.tsx'
import { HealthView } from './views/health-view.tsx'
import { LeadView } from './views/lead/lead-view.tsx'
import { LeadsView } from './views/leads/leads-view.tsx'
import { LogInView } from './views/log-in-view.tsx'
import { NumbersView } from './views/numbers-view.tsx'
import { Problem } from './views/problem.tsx'

const TITLES: Readonly<Record<DeskPlace['view'], string>> = {
  leads: 'Leads',
  lead: 'Lead',
  numbers: 'Numbers',
  delivery: 'Delivery',
  health: 'Health',
  'not-found': 'Not found',
}

export function App() {
  const { pathname } = new URL(useAddress())
  const place = deskPlaceOf(pathname)
  const userQuery = useQuery<DeskUser>(DESK_PATHS.user)
  const [loggedIn, setLoggedIn] = useState<DeskUser>()
  const user = loggedIn ?? userQuery.value

  if (!user) {
    if (userQuery.refusal?.kind === 'signed out') return <LogInView onLogIn={setLoggedIn} />
    return userQuery.refusal && <Problem refusal={userQuery.refusal} onRetry={userQuery.refetch} />
  }
  return (
    <MayChange value={user.mayChange}>
      <title>{`${TITLES[place.view]} | Desk of ${SITE.provider}`}</title>
      <NewTabNote>Opens in a new tab</NewTabNote>
      <Desk user={user} place={place} pathname={pathname} />
    </MayChange>
  )
}

type DeskProps = { user: DeskUser; place: DeskPlace; pathname: string }

function Desk({ user, place, pathname }: DeskProps) {
  const [since] = useState(() => beginVisit(Date.now()))
  const address = `${DESK_PATHS.counts}?since=${since}`
  const { value: counts, isLoading, refetch } = useQuery<DeskCounts>(address, pathname)
  const { failed = 0, dueNow = 0 } = counts ?? {}
  const first = LEADS_PATH + (dueNow > 0 ? DUE_NOW : REACH_FIRST)
  const isOpening = pathname === '/'
  useEffect(() => {
    if (isOpening && !isLoading) location.replace(first)
  }, [isOpening, isLoading, first])
  const current = place.view === 'lead' ? 'leads' : place.view
  return (
    <Frame
      name="Desk"
      view={place.view}
      views={VIEWS.map((view) => ({
        href: view === 'leads' ? first : `/${view}`,
        text: TITLES[view],
        isCurrent: view === current,
        ...(view === 'leads' && dueNow > 0 && { attention: { count: dueNow, words: 'due now' } }),
        ...(view === 'health' && failed > 0 && { attention: { count: failed, words: 'failed' } }),
      }))}
      foot={<Foot {...user} />}
    >
      <Counts value={{ counts, since, recount: refetch }}>
        {!isOpening && <ViewAt place={place} />}
      </Counts>
    </Frame>
  )
}

function Foot({ name, mayChange }: DeskUser) {
  async function signOut() {
    await ask(DESK_PATHS.logout, {})
    location.reload()
  }

  return (
    <>
      <p>{mayChange ? name : `${name}, read-only`}</p>
      <Button look="quiet" onClick={() => void signOut()}>
        Sign out
      </Button>
    </>
  )
}

function ViewAt({ place }: { place: DeskPlace }) {
  switch (place.view) {
    case 'leads':
      return <LeadsView />
    case 'lead':
      return <LeadView id={place.id} />
    case 'numbers':
      return <NumbersView />
    case 'delivery':
      return <DeliveryView id={place.id} />
    case 'health':
      return <HealthView />
    case 'not-found':
      return <NotFound />
  }
}

function NotFound() {
  return (
    <>
      <ViewHead title="Not found" />
      <Empty title="This page does not exist.">
        <a href={LEADS_PATH}>Go to the leads</a>
      </Empty>
    </>
  )
}
