import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { encode } from 'uqr'
import { optionSentence, optionText, questionLabel } from '../../../content/questions/questions.ts'
import { hrefOf } from '../../../contract/languages.ts'
import { reportPathOf, teamPathOf } from '../../../contract/pages.ts'
import { assertDefined } from '../../../domain/assert-defined.ts'
import { isComplete, letterOf } from '../../../domain/assessment/assessment.ts'
import type { OptionNumber } from '../../../domain/assessment/assessment.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import { isRecord } from '../../../domain/record.ts'
import { agreedIn, answeredIn, roomOf, showIn } from '../../../domain/sharing/room.ts'
import type { Room } from '../../../domain/sharing/room.ts'
import { LARGEST_TEAM, SMALLEST_TEAM } from '../../../domain/sharing/team.ts'
import { MODEL } from '../../../generated/model.ts'
import { next, previous } from '../../../generated/words/question-page.ts'
import * as say from '../../../generated/words/room.ts'
import { full, unloaded, waiting } from '../../../generated/words/team.ts'
import { Rail } from '../../../ui/chart/track-list.tsx'
import { LetterBox } from '../../../ui/label/letter-box.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { classesOf } from '../../../ui/page/classes-of.ts'
import { Buttons, PageTitle } from '../../../ui/page/page.tsx'
import { hasModifier, sideOf } from '../../../ui/page/keys.ts'
import optionLook from '../../../ui/question/option.module.css'
import { readStored, ROOM_KEY } from '../../state/browser-storage.ts'
import { useRouteFocus } from '../../state/focus.ts'
import { today } from '../../state/today.ts'
import { useTimeout } from '../../state/use-timeout.ts'
import { useVisit } from '../../state/visit.ts'
import { PageLink } from '../page-link.tsx'
import { chooseByKey } from '../questions/question-page.tsx'
import { WindowTitle } from '../window-title.tsx'
import { evidenceQuestion } from './sharing-sentences.ts'
import { pictureIn } from './team-reply.ts'
import { useTeam } from './use-team.ts'
import type { SeenTeam } from './use-team.ts'
import styles from './team-room.module.css'

const ASKED_EACH_MS = 5000
const TOLD_EACH_MS = 15_000
const PLACE_ID = 'place'
/** What a clicker sends, some of them twice. */
const PAGE_KEYS = ['PageUp', 'PageDown']
const BETWEEN_PAGE_KEYS_MS = 300

/** A team's page on the screen of a meeting: how to join, then one question at a time, then what all agree on. */
export function TeamRoom({ team }: { team: string }) {
  const { reply, hasFailed } = useTeam(team, ASKED_EACH_MS)
  const [room, setRoom] = useRoom(team)
  const picture = pictureIn(reply)
  const isShown = room.questions.length > 0
  const newer = reply ? Math.max(0, reply.count - answeredIn(room)) : 0
  useRouteFocus(String(isShown))

  useEffect(() => {
    if (reply && !pictureIn(reply)) setRoom(({ pressed }) => ({ questions: [], pressed }))
  }, [reply, setRoom])

  function show() {
    if (picture) setRoom(showIn(room, picture))
  }

  return (
    <main className={styles.room}>
      <WindowTitle>{say.window}</WindowTitle>
      {isShown ? (
        <Talk room={room} onChange={setRoom} />
      ) : (
        <Join team={team} reply={reply}>
          {picture && (
            <Buttons>
              <Button onClick={show}>{say.reveal}</Button>
            </Buttons>
          )}
        </Join>
      )}
      {isShown && newer > 0 && (
        <div className="cluster">
          <p className="note">{say.still({ count: newer, least: SMALLEST_TEAM })}</p>
          {newer >= SMALLEST_TEAM && (
            <Button look="secondary" onClick={show}>
              {say.renew}
            </Button>
          )}
        </div>
      )}
      {hasFailed && <p className="muted small">{unloaded}</p>}
      <Announced>{reply && say.answered({ count: reply.count })}</Announced>
    </main>
  )
}

/** A reload of the tab keeps it. */
function useRoom(team: string) {
  const { session } = useVisit()
  const key = `${team} ${MODEL.version}`
  const [room, setRoom] = useState(() => {
    const kept = readStored(session, ROOM_KEY)
    return roomOf(MODEL, isRecord(kept) && kept[key])
  })
  useEffect(() => session.set(ROOM_KEY, JSON.stringify({ [key]: room })), [session, key, room])
  return [room, setRoom] as const
}

type JoinProps = Pick<SeenTeam, 'reply'> & { team: string; children: ReactNode }

function Join({ team, reply, children }: JoinProps) {
  const { data, size } = encode(location.origin + hrefOf(teamPathOf(team)), { border: 4 })
  const dark = data.flatMap((row, y) => row.map((isDark, x) => isDark && `M${x} ${y}h1v1h-1z`))
  // With hyphens it is easier to type.
  const key = team.replaceAll(/\B(?=(?:.{4})+$)/g, '-')
  return (
    <div className={styles.join}>
      <svg role="img" aria-label={say.code} viewBox={`0 0 ${size} ${size}`}>
        <rect width="100%" height="100%" fill="#fff" />
        <path fill="#000" d={dark.filter(Boolean).join('')} />
      </svg>
      <div className="stack gap-4">
        <PageTitle>{say.join}</PageTitle>
        <p dir="ltr" className="strong">
          <span>{location.host}</span>
          <wbr />
          <span>{hrefOf(teamPathOf(''))}</span>
          <br />
          <span>{key}</span>
        </p>
        <p aria-hidden="true" className={`${styles.count} strong`}>
          {reply ? say.answered({ count: reply.count }) : '\u00a0'}
        </p>
        {reply?.count === LARGEST_TEAM && <p>{full({ most: LARGEST_TEAM })}</p>}
        {children ?? <p>{waiting({ least: SMALLEST_TEAM })}</p>}
      </div>
    </div>
  )
}

type TalkProps = { room: Room; onChange: (room: Room) => void }

/** One question at a time: what each chose, and what all agree on. It begins where they do not agree yet. */
function Talk({ room, onChange }: TalkProps) {
  const { questions } = room
  const agreed = agreedIn(room)
  const open = [...questions.keys()].filter((place) => !agreed[questions[place]?.id ?? 0])
  const [at, setAt] = useState(open[0] ?? 0)
  const question = assertDefined(questions[at], 'a question to talk about')
  const { id, chosen } = question
  const isDone = isComplete(MODEL, agreed)
  useRouteFocus(String(at))
  usePageKeys(turn)

  function turn(by: number) {
    if (at + by in questions) setAt(at + by)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (hasModifier(event)) return
    turn(sideOf(event) ?? 0)
    chooseByKey(event)
  }

  return (
    <>
      <div
        key={id}
        role="group"
        aria-labelledby={PLACE_ID}
        className="stack gap-4"
        onKeyDown={handleKeyDown}
      >
        <PageTitle>{questionLabel(id)}</PageTitle>
        <ul role="list" className={optionLook.group}>
          {MODEL.options.map((option) => (
            <Choice
              key={option}
              room={room}
              question={question}
              option={option}
              onChange={onChange}
            />
          ))}
        </ul>
        <div className="ends gap-4">
          {chosen.length > 1 && <p>{evidenceQuestion(id)}</p>}
          {isDone ? (
            <PageLink look="primary" href={reportPathOf(reportCodeOf(MODEL, agreed), today())}>
              {say.plan}
            </PageLink>
          ) : (
            <p>
              <Button look="quiet" onClick={() => setAt(open.find((place) => place !== at) ?? at)}>
                {say.open({ count: open.length })}
              </Button>
            </p>
          )}
        </div>
      </div>
      <div className={styles.turns}>
        <Button look="secondary" disabled={at === 0} onClick={() => turn(-1)}>
          {previous}
        </Button>
        <p id={PLACE_ID}>{say.position({ at: at + 1 })}</p>
        <Button
          look={isDone ? 'secondary' : 'primary'}
          disabled={at === questions.length - 1}
          onClick={() => turn(1)}
        >
          {next}
        </Button>
      </div>
    </>
  )
}

type ChoiceProps = TalkProps & { question: Room['questions'][number]; option: OptionNumber }

/** An option, how many of those who answered chose it, and whether all agree on it. */
function Choice({ room, question: { id, chosen }, option, onChange }: ChoiceProps) {
  const isAgreed = agreedIn(room)[id] === option
  const count = answeredIn(room)
  const people = chosen.find((each) => each.option === option)?.count ?? 0
  const [text, sentence] = [optionText(id, option), optionSentence(id, option)]
  const name = { letter: letterOf(option), option: [text, sentence].filter(Boolean).join(' ') }
  return (
    <li className={classesOf(optionLook.option, isAgreed && optionLook.chosen)}>
      <button
        type="button"
        value={option}
        aria-pressed={isAgreed}
        aria-label={say.option({ ...name, people, count })}
        className={styles.option}
        data-printed=""
        onClick={() =>
          onChange({ ...room, pressed: { ...room.pressed, [id]: isAgreed ? 0 : option } })
        }
      >
        <LetterBox>{letterOf(option)}</LetterBox>
        <span className={optionLook.text}>
          <strong>{text}</strong> <span>{sentence}</span>
          <Rail top={count} to={people} />
        </span>
        <span className="strong">{people}</span>
      </button>
    </li>
  )
}

/** Where they would not scroll the page. */
function usePageKeys(turn: (by: number) => void) {
  const last = useRef(-BETWEEN_PAGE_KEYS_MS)
  const handle = useEffectEvent(({ key, timeStamp }: globalThis.KeyboardEvent) => {
    const { scrollHeight, clientHeight } = document.documentElement
    const isTwice = timeStamp - last.current < BETWEEN_PAGE_KEYS_MS
    if (!PAGE_KEYS.includes(key) || isTwice || scrollHeight > clientHeight) return
    last.current = timeStamp
    turn(key === 'PageDown' ? 1 : -1)
  })

  useEffect(() => {
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
}

/** To a screen reader, and not each answer by itself. */
function Announced({ children }: { children: string | undefined }) {
  const [told, setTold] = useState(children)
  const wait = told === undefined ? 0 : TOLD_EACH_MS
  useTimeout(told === children ? undefined : wait, () => setTold(children))
  return (
    <p aria-live="polite" className="unseen">
      {told}
    </p>
  )
}
