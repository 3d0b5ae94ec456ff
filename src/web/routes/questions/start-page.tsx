import { useEffect } from 'react'
import { assertDefined } from '../../../domain/assert-defined.ts'
import type { Area } from '../../../domain/assessment/texts.ts'
import { DURATION, WORDS_USED, AREAS } from '../../../generated/start.ts'
import { HOME_PATH, pathOf } from '../../../contract/pages.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import type { OptionNumber, SectionName } from '../../../domain/assessment/assessment.ts'
import { FIRST_QUESTION } from '../../../domain/assessment/flow.ts'
import { Button } from '../../../ui/page/button.tsx'
import { PageTitle } from '../../../ui/page/page.tsx'
import { OptionRow } from '../../../ui/question/option-row.tsx'
import { MODEL } from '../../../generated/model.ts'
import { useMilestone } from '../../state/use-milestone.ts'
import { navigate } from '../../state/location.ts'
import { useVisit } from '../../state/visit.ts'
import { prefetchLaterPages } from '../later-pages.tsx'
import { WindowTitle } from '../window-title.tsx'
import { WithoutScript } from '../without-script.tsx'
import { ADVANCE_ADVICE, CHOOSING_ADVICE, SCALE_ADVICE } from './advice.ts'
import { SuccessToast } from './success-toast.tsx'
import styles from './start-page.module.css'

/** The option that the picture of the rule chooses. */
const LAST_TRUE = Math.ceil(MODEL.options.length / 2)

export function StartPage() {
  const { answers, runs } = useVisit()
  useMilestone('start')
  useEffect(prefetchLaterPages, [])

  function handleBegin() {
    answers.clear()
    runs.begin()
    navigate(pathOf(FIRST_QUESTION))
  }

  return (
    <>
      <SuccessToast />
      <main className={styles.layout}>
        <WindowTitle>Before you start</WindowTitle>
        <div className="stack">
          <PageTitle>{`${MODEL.questionIds.length} questions across ${MODEL.sections.length} key areas`}</PageTitle>
          <WithoutScript />
          <p>
            <strong>Choose the last option that is fully true for most teams.</strong>{' '}
            {CHOOSING_ADVICE}
          </p>
          <p>
            Describe how most of your teams work today, not your plans and not your best team. Only
            one team? Answer for it.
          </p>
          <p>{`${DURATION}. ${ADVANCE_ADVICE}`}</p>
        </div>
        <figure className="stack gap-1">
          <figcaption className="note">{`Example. ${SCALE_ADVICE}`}</figcaption>
          <div aria-hidden="true" className="stack gap-1">
            {MODEL.options.map((option) => (
              <OptionRow key={option} letter={letterOf(option)} isChosen={option === LAST_TRUE}>
                {exampleOf(option)}
              </OptionRow>
            ))}
          </div>
        </figure>
        <ul role="list" className={styles.areas}>
          {MODEL.sections.map(({ name }) => (
            <Area key={name} {...areaOf(name)} />
          ))}
        </ul>
        <details>
          <summary>What the words mean</summary>
          <p className="small">{WORDS_USED}</p>
        </details>
        <div className={styles.buttons}>
          <Button look="secondary" onClick={() => navigate(HOME_PATH)}>
            Back
          </Button>
          <Button onClick={handleBegin}>Begin Assessment</Button>
        </div>
      </main>
    </>
  )
}

function exampleOf(option: OptionNumber): string {
  if (option <= LAST_TRUE) return 'Fully true'
  return option === LAST_TRUE + 1 ? 'Partly true' : 'Not true'
}

type AreaProps = { title: string; text: string; count: string }

function Area({ title, text, count }: AreaProps) {
  return (
    <li>
      <div className="ends">
        <h2>{title}</h2>
        <span className="note">{count}</span>
      </div>
      <p className="note">{text}</p>
    </li>
  )
}

function areaOf(name: SectionName): Area {
  return assertDefined(AREAS[name], `area ${name}`)
}
