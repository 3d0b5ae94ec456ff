import type { ReactNode, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classesOf } from '../page/classes-of.ts'
import { sideOf } from '../page/keys.ts'
import { optionsOf, Rail } from './track-list.tsx'
import type { RailProps } from './track-list.tsx'
import styles from './track.module.css'

export type Tile = {
  /** Its option, from 1. */
  at: number
  text: string
  /** Whether the plan raises the answer. */
  isPlanned?: boolean
  /** Whether it is not where it was. */
  isTried?: boolean
  /** What it stands for: in words for a screen reader, and on a card for who points at it. */
  answer?: {
    label: string
    card: ReactNode
    /** Where another option can be tried. */
    onMove?: ((option: number) => void) | undefined
  }
}

const BY_KEY: { readonly [key: string]: 1 | -1 | undefined } = { ArrowUp: 1, ArrowDown: -1 }

type TrackProps = RailProps & {
  /** The same in words. */
  label: string
  tiles: readonly Tile[]
  /** How many there are; tiles stand above their ticks. Without it, as many as `top`, and no ticks without tiles. */
  options?: number
}

/** A rail from nothing to the highest option with a bar on it, and each answer as a tile above its option. */
export function Track({ label, tiles, options, ...rail }: TrackProps) {
  const { top } = rail
  const columns = options ?? top
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useShown(track)
  const [moved, setMoved] = useState<string>()
  const card = tiles.find(({ text }) => text === shown)?.answer?.card
  const isPicture = tiles.every(({ answer }) => !answer)
  return (
    <div
      ref={track}
      role={isPicture ? 'img' : 'group'}
      aria-label={label}
      className={styles.track}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShown(undefined)}
    >
      {(options || tiles.length > 0) && (
        <div aria-hidden={isPicture} className={`${styles.options} even`}>
          {optionsOf(columns).map((option) => (
            <span key={option} className={styles.option}>
              {tiles.filter(({ at }) => at === option).map((tile) => tileOf(tile))}
            </span>
          ))}
        </div>
      )}
      <Rail {...rail} />
      {card && (
        <div aria-hidden="true" className={styles.card}>
          {card}
        </div>
      )}
    </div>
  )

  function tileOf(tile: Tile) {
    const { text, answer, isPlanned, isTried } = tile
    const className = classesOf(styles.tile, isPlanned && styles.planned, isTried && styles.tried)
    if (!answer) {
      return (
        <span key={text} className={className}>
          {text}
        </span>
      )
    }
    return (
      <AnswerButton
        key={text}
        className={className}
        tile={{ ...tile, answer }}
        top={columns}
        isMoved={moved === text}
        isShown={shown === text}
        onShow={(isShown) => setShown(isShown ? text : undefined)}
        onMoved={(isMoved) => setMoved(isMoved ? text : undefined)}
      />
    )
  }
}

type AnswerButtonProps = {
  className: string
  tile: Tile & Required<Pick<Tile, 'answer'>>
  top: number
  /** It was moved last, and keeps the focus: at its new place it is another element. */
  isMoved: boolean
  isShown: boolean
  onShow: (isShown: boolean) => void
  onMoved: (isMoved: boolean) => void
}

function AnswerButton(props: AnswerButtonProps) {
  const { className, tile, top, isMoved, isShown, onShow, onMoved } = props
  const { at, text, answer } = tile
  const { label, onMove } = answer
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (isMoved) button.current?.focus()
  }, [isMoved])

  function move(to: number) {
    if (to < 1 || to > top) return
    onMoved(true)
    onShow(true)
    onMove?.(to)
  }

  function handleBlur() {
    onShow(false)
    onMoved(false)
  }

  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-label={label}
      data-printed=""
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(true)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onShow(true)}
      onBlur={handleBlur}
      onClick={() => (onMove ? move((at % top) + 1) : onShow(!isShown))}
      onKeyDown={(event) => {
        const by = BY_KEY[event.key] ?? sideOf(event)
        if (!onMove || by === undefined) return
        event.preventDefault()
        move(at + by)
      }}
    >
      {text}
    </button>
  )
}

/** Which tile shows its card; none after Escape or a press elsewhere. */
function useShown(track: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<string>()
  const isShown = shown !== undefined

  useEffect(() => {
    if (!isShown) return undefined
    function handleKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape') setShown(undefined)
    }
    function handlePointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !track.current?.contains(target)) setShown(undefined)
    }
    addEventListener('keydown', handleKeyDown)
    addEventListener('pointerdown', handlePointerDown)
    return () => {
      removeEventListener('keydown', handleKeyDown)
      removeEventListener('pointerdown', handlePointerDown)
    }
  }, [isShown, track])

  return [shown, setShown] as const
}
