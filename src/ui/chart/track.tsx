import type { ReactNode, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Tag } from '../label/tag.tsx'
import { classesOf } from '../page/classes-of.ts'
import styles from './track.module.css'

export type Tile = {
  /** Its option, from 1. */
  at: number
  text: string
  /** Whether the plan raises the answer. */
  isPlanned?: boolean
  /** What it stands for: in words for a screen reader, and on a card for who points at it. */
  answer?: {
    label: string
    card: ReactNode
    /** Where it can be tried one option up or down. */
    onMove?: ((by: 1 | -1) => void) | undefined
  }
}

const BY_KEY: { readonly [key: string]: 1 | -1 | undefined } = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
}

type TrackProps = {
  /** The same in words; a picture that is hidden needs none. */
  label?: string
  /** The number of options. */
  top: number
  /** Where the bar begins, and where it ends; 0 to `top`. */
  from?: number
  to: number
  /** Whether both ends are marked: open for what was, filled for what is. */
  isChange?: boolean
  tiles: readonly Tile[]
}

/** A rail from nothing to the highest option with a bar on it, and each answer as a tile above its option. */
export function Track({ label, top, from = 0, to, isChange = false, tiles }: TrackProps) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useShown(track)
  const [moved, setMoved] = useState<string>()
  const card = tiles.find(({ text }) => text === shown)?.answer?.card
  const isPicture = tiles.every(({ answer }) => !answer)
  const [start, end] = [Math.min(from, to), Math.max(from, to)]
  return (
    <div
      ref={track}
      role={isPicture ? 'img' : 'group'}
      aria-label={label}
      className={styles.track}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShown(undefined)}
    >
      {tiles.length > 0 && (
        <div aria-hidden={isPicture} className={styles.options}>
          {optionsOf(top).map((option) => (
            <span key={option} className={styles.option}>
              {tiles.filter(({ at }) => at === option).map((tile) => tileOf(tile))}
            </span>
          ))}
        </div>
      )}
      <svg aria-hidden="true" className={styles.rail} width="100%" height="6" data-bar="">
        <rect className="ground" width="100%" height="6" rx="3" />
        <rect
          className="drawn"
          x={placeOf(start)}
          width={placeOf(end - start)}
          height="6"
          rx={isChange ? 0 : 3}
        />
        {isChange && from !== to && (
          <circle className={styles.earlier} cx={placeOf(from)} cy="3" r="6" />
        )}
        {isChange && <circle className="drawn" cx={placeOf(to)} cy="3" r="7" />}
      </svg>
      {card && (
        <div aria-hidden="true" className={styles.card}>
          {card}
        </div>
      )}
    </div>
  )

  function placeOf(value: number): string {
    return `${(value / top) * 100}%`
  }

  function tileOf(tile: Tile) {
    const { text, answer } = tile
    const className = classesOf(styles.tile, tile.isPlanned && styles.planned)
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
        top={top}
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

  function move(by: 1 | -1) {
    if (at + by < 1 || at + by > top) return
    onMoved(true)
    onMove?.(by)
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
      onClick={() => (onMove ? move(1) : onShow(!isShown))}
      onKeyDown={(event) => {
        const by = BY_KEY[event.key]
        if (!onMove || by === undefined) return
        event.preventDefault()
        move(by)
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

/** The letters of the options, below tracks. */
export function TrackScale({ top }: { top: number }) {
  return (
    <div aria-hidden="true" className={classesOf(styles.options, styles.scale)}>
      {optionsOf(top).map((option) => (
        <span key={option} className={styles.option} />
      ))}
    </div>
  )
}

function optionsOf(top: number): number[] {
  return Array.from({ length: top }, (_, index) => index + 1)
}

type TrackListProps = {
  /** The number of options, where tiles stand on the tracks. */
  top?: number
  children: ReactNode
}

/** One row for each section. */
export function TrackList({ top, children }: TrackListProps) {
  return (
    <figure className={styles.list}>
      <ul role="list">{children}</ul>
      {top && <TrackScale top={top} />}
    </figure>
  )
}

type TrackRowProps = {
  name: string
  score: ReactNode
  tag?: { text: string; accent: boolean } | undefined
  /** Its track. */
  children: ReactNode
}

export function TrackRow({ name, score, tag, children }: TrackRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <h3>{name}</h3>
        {tag && <Tag accent={tag.accent}>{tag.text}</Tag>}
      </div>
      <p className={styles.score}>{score}</p>
      {children}
    </li>
  )
}
