import { useEffect, useState } from 'react'
import { SITE } from '../../generated/site.ts'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import type { DeskCounts, DeskUser } from '../../contract/desk/api.ts'
import { Button, LinkButton, NewTabNote } from '../../ui/page/button.tsx'
import { Logo } from '../../ui/page/logo.tsx'
import { REACH_FIRST, deskPlaceOf, DUE_NOW, LEADS_PATH, VIEWS } from './address.ts'
import type { DeskPlace } from './address.ts'
import { ask } from './ask.ts'
import { Counts } from './counts.ts'
import { MayChange } from './may-change.ts'
import { Notice, ViewHead } from './parts/view.tsx'
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
import styles from './app.module.css'

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
  const current = place.view === 'lead' ? 'leads' : place.view
  const isOpening = pathname === '/'
  useEffect(() => {
    if (isOpening && !isLoading) location.replace(first)
  }, [isOpening, isLoading, first])
  return (
    <div className={styles.frame}>
      <a href="#view" className={`${styles.skip} surface`}>
        Skip to the view
      </a>
      <header className={`${styles.rail} screen-only`}>
        <p>
          <Logo name="Desk" />
        </p>
        <nav aria-label="Views">
          <ul role="list">
            {VIEWS.map((view) => (
              <li key={view}>
                <a
                  href={view === 'leads' ? first : `/${view}`}
                  className={styles.view}
                  aria-current={view === current ? 'page' : undefined}
                >
                  {TITLES[view]}
                  {view === 'leads' && <Attention count={dueNow} words="due now" />}
                  {view === 'health' && <Attention count={failed} words="failed" />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Foot {...user} />
      </header>
      <main key={place.view} className={`${styles.main} stack gap-4`}>
        <Counts value={{ counts, since, recount: refetch }}>
          {!isOpening && <ViewAt place={place} />}
        </Counts>
      </main>
    </div>
  )
}

/** How much there is to look at. */
function Attention({ count, words }: { count: number; words: string }) {
  if (count === 0) return null
  return (
    <span className={styles.attention}>
      {count}
      <span>{` ${words}`}</span>
    </span>
  )
}

function Foot({ name, mayChange }: DeskUser) {
  async function signOut() {
    await ask(DESK_PATHS.logout, {})
    location.reload()
  }

  return (
    <div>
      <p>{mayChange ? name : `${name}, read-only`}</p>
      <Button look="quiet" onClick={() => void signOut()}>
        Sign out
      </Button>
    </div>
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
      <ViewHead title={TITLES['not-found']} />
      <Notice title="This page does not exist.">
        <LinkButton href={LEADS_PATH}>Go to the leads</LinkButton>
      </Notice>
    </>
  )
}
