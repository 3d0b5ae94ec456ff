import { Suspense, useEffect, useState } from 'react'
import { HAS_MIDDLE } from '../../../content/questions/questions.ts'
import { assertDefined } from '../../../domain/assert-defined.ts'
import { SPACE } from '../../../generated/language.ts'
import { AREAS, TERMS } from '../../../generated/start.ts'
import * as say from '../../../generated/words/start.ts'
import { HOME_PATH, pathOf, SINCE, START_PATH } from '../../../contract/pages.ts'
import { FIRST_QUESTION } from '../../../domain/assessment/flow.ts'
import { Button } from '../../../ui/page/button.tsx'
import { Lines } from '../../../ui/page/lines.tsx'
import { PageTitle } from '../../../ui/page/page.tsx'
import { MODEL } from '../../../generated/model.ts'
import { focusHeading } from '../../state/focus.ts'
import { useHydrated } from '../../../ui/page/use-hydrated.ts'
import { ARRIVED_KEY } from '../../state/browser-storage.ts'
import { navigate, useHash } from '../../state/location.ts'
import { useMilestone, useVisit } from '../../state/visit.ts'
import { WelcomeBack } from '../landing/welcome-back.tsx'
import { ArrivedReport, prefetchLaterPages } from '../later-pages.tsx'
import { WindowTitle } from '../window-title.tsx'
import { WithoutScript } from '../without-script.tsx'
import { SuccessToast } from './success-toast.tsx'
import styles from './start-page.module.css'

export function StartPage() {
  const { begin, runs } = useVisit()
  useMilestone('start')
  useEffect(() => void prefetchLaterPages(), [])

  const hasArrived = useArrivedReport()
  const [hasLeft, setLeft] = useState(false)
  const team = useHydrated() && !hasLeft ? runs.nextTeam() : undefined

  function handleLeave(key: string) {
    runs.leave(key)
    setLeft(true)
    focusHeading()
  }

  function handleBegin() {
    begin()
    navigate(pathOf(FIRST_QUESTION))
  }

  return (
    <>
      <SuccessToast />
      <main className={styles.layout}>
        <WindowTitle>{say.window}</WindowTitle>
        <PageTitle>{say.title}</PageTitle>
        <WithoutScript />
        <div className="columns">
          <p className="sentences">
            <strong>{HAS_MIDDLE ? say.rule : say.ruleOfTwo}</strong>
            {SPACE}
            {HAS_MIDDLE && <span>{say.betweenTwo}</span>}
          </p>
          {/* Says before a choice that it moves on by itself (WCAG 3.2.2). */}
          <p>{say.advance}</p>
        </div>
        {hasArrived && (
          <Suspense>
            <ArrivedReport />
          </Suspense>
        )}
        {team !== undefined && (
          <p className="sentences">
            <span>{say.joinsTeam}</span>
            {SPACE}
            <Button look="quiet" onClick={() => handleLeave(team)}>
              {say.leaveTeam}
            </Button>
          </p>
        )}
        <WelcomeBack />
        <ul role="list" className="columns">
          {MODEL.sections.map(({ name }) => {
            const { title, text, count } = assertDefined(AREAS[name], `area ${name}`)
            return (
              <li key={name} className={styles.area}>
                <div className="ends">
                  <h2>{title}</h2>
                  <p className="note">{count}</p>
                </div>
                <p className="caption">{text}</p>
              </li>
            )
          })}
        </ul>
        {TERMS && (
          <details>
            <summary>{say.terms}</summary>
            <Lines text={TERMS} className="small" />
          </details>
        )}
        <div className={styles.buttons}>
          <Button look="secondary" onClick={() => navigate(HOME_PATH)}>
            {say.back}
          </Button>
          <Button onClick={handleBegin}>{say.begin}</Button>
        </div>
      </main>
    </>
  )
}

/** Takes an earlier report out of the address, which others may see. Whether there is one for this run. */
function useArrivedReport(): boolean {
  const { storage } = useVisit()
  const hash = useHash()
  useEffect(() => {
    if (!hash.startsWith(SINCE)) return
    storage.set(ARRIVED_KEY, JSON.stringify(hash))
    navigate(START_PATH, { replace: true })
  }, [hash, storage])
  return useHydrated() && storage.get(ARRIVED_KEY) !== undefined
}
