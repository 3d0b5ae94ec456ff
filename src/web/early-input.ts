/** How far an arrow key moves among the options of a question. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

export type EarlyInput = {
  /** From now on the browser does what it does by itself. */
  letGo: () => void
  /** Lets go and does what was asked for last. */
  replay: () => void
}

/**
 * Keeps what a visitor does before the code of the page is there: a click, a tap, Space or Enter. An arrow
 * key only moves the focus. The browser would choose the next option by it, and the code would then go on
 * to the next question.
 */
export function keepInput(): EarlyInput {
  let kept: HTMLElement | undefined = tappedOption()

  function handleClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const control = event.target.closest<HTMLElement>('button, label')
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    kept = control
  }

  function handleKey(event: KeyboardEvent) {
    const { target, key } = event
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
    const move = MOVES[key]
    if (move === undefined && key !== 'Enter') return
    event.preventDefault()
    if (move === undefined) kept = target
    else neighborOf(target, move)?.focus()
  }

  function letGo() {
    removeEventListener('click', handleClick, true)
    removeEventListener('keydown', handleKey, true)
  }

  addEventListener('click', handleClick, true)
  addEventListener('keydown', handleKey, true)
  return {
    letGo,
    replay: () => {
      letGo()
      kept?.click()
    },
  }
}

/**
 * The option that was tapped before this code was there. An arrow key chooses an option too: then the focus
 * has a ring, and the choice is taken back.
 */
function tappedOption(): HTMLInputElement | undefined {
  const checked = document.querySelector<HTMLInputElement>('input[type=radio]:checked')
  if (!checked?.matches(':focus-visible')) return checked ?? undefined
  checked.checked = false
  return undefined
}

/** After the last option comes the first. */
function neighborOf(radio: HTMLInputElement, move: number): HTMLInputElement | undefined {
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  return group[(group.indexOf(radio) + move + group.length) % group.length]
}
