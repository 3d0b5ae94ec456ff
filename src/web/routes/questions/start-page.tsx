import { useEffect } from 'react'
import { areaOf } from '../../../content/areas.ts'
import { DURATION, WORDS_USED } from '../../../content/generated/start.ts'
import { HOME_PATH, pathOf } from '../../../contract/pages.ts'
import { FIRST_QUESTION } from '../../../domain/assessment/flow.ts'
import { prefetchLaterPages } from '../later-pages.tsx'
import { useMilestone } from '../../state/hooks/use-milestone.ts'
import { navigate } from '../../state/location.ts'
import { useVisit } from '../../state/visit.ts'
import { Button } from '../../../ui/page/button.tsx'
import { PageTitle } from '../../../ui/page/page.tsx'
import { Area, IntroLayout } from '../../../ui/question/intro-layout.tsx'
import { WindowTitle } from '../window-title.tsx'
import { WithoutScript } from '../without-script.tsx'
import { ADVANCE_ADVICE, TOP_LETTER } from './advice.ts'
import { SuccessToast } from './success-toast.tsx'
import { MODEL } from '../../../model/model.ts'

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
    <IntroLayout
      toast={<SuccessToast />}
      areas={MODEL.sections.map(({ name }) => (
        <Area key={name} title={areaOf(name).title} count={areaOf(name).count}>
          {areaOf(name).text}
        </Area>
      ))}
      terms={WORDS_USED}
      buttons={
        <>
          <Button look="secondary" onClick={() => navigate(HOME_PATH)}>
            Back
          </Button>
          <Button onClick={handleBegin}>Begin Assessment</Button>
        </>
      }
    >
      <WindowTitle>Before you start</WindowTitle>
      <PageTitle>{`${MODEL.questionIds.length} questions across ${MODEL.sections.length} key areas`}</PageTitle>
      <WithoutScript />
      <p>
        <strong>Choose the last option that is fully true for most teams.</strong> Not sure? Choose
        the one above.
        {` In each list the options run from A, the least developed, to ${TOP_LETTER}, the most developed.`}
      </p>
      <p>
        Describe how most of your teams work today, not your plans and not your best team. Only one
        team? Answer for it.
      </p>
      <p>{`${DURATION}. ${ADVANCE_ADVICE}`}</p>
    </IntroLayout>
  )
}
