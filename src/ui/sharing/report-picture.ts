type Column = { level: number; steps: readonly { from: number; to: number }[] }

export type ReportPicture = {
  provider: string
  product: string
  score: string
  outOf: string
  stages: readonly string[]
  stage: string
  /** Between which stages the score lies; empty where it lies in one. */
  between: string
  areas: readonly { name: string; score: string; columns: readonly Column[] }[]
  firstStep: string
  address: string
}

const [WIDTH, HEIGHT, EDGE] = [1600, 900, 88]

type Pen = {
  context: CanvasRenderingContext2D
  colors: ReturnType<typeof pageColors>
  faces: { display: string; text: string }
}

/** A slide: what the report says at a glance, in the colors of its page. */
export function drawReport(picture: ReportPicture): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  const pen = { context, colors: pageColors(), faces: facesOf(document.documentElement) }
  context.fillStyle = pen.colors.bg
  context.fillRect(0, 0, WIDTH, HEIGHT)
  drawHead(pen, picture)
  drawRamp(pen, picture)
  drawAreas(pen, picture)
  drawFirstStep(pen, picture)
  return canvas
}

function drawHead(pen: Pen, picture: ReportPicture): void {
  const { provider, product, score, outOf, stage, between } = picture
  const { context, colors } = pen
  context.fillStyle = colors.primary
  for (const step of [0, 1, 2]) {
    context.fillRect(EDGE + step * 14, 90 - step * 9, 14, 10 + step * 9)
  }
  drawFlag(pen, EDGE + 33, 72, 0.3)
  const end = write(pen, provider, EDGE + 60, 96, '700 34px display')
  write(pen, product, end + 24, 96, '400 28px text', 'muted')

  const beside = write(pen, score, EDGE - 6, 300, '800 170px display')
  write(pen, outOf, beside + 8, 300, '600 56px display', 'muted')
  write(pen, stage, EDGE, 372, '700 52px display')
  write(pen, between, EDGE, 408, '400 24px text', 'muted')
}

/** The climb, with a flag where the report stands. */
function drawRamp(pen: Pen, { stages, stage }: ReportPicture): void {
  const { context, colors } = pen
  const [left, foot, rise] = [650, 376, 44]
  const width = (WIDTH - EDGE - left) / stages.length
  const reached = stages.indexOf(stage)
  for (const [index, name] of stages.entries()) {
    const [x, top] = [left + index * width, foot - (index + 1) * rise]
    const isReached = index === reached
    outline(pen, [
      [x, index === 0 ? top : top + rise],
      [x + (index === 0 ? 0 : 0.17 * width), top],
      [x + width - 3, top],
      [x + width - 3, foot],
      [x, foot],
    ])
    context.lineWidth = 2
    context.strokeStyle = colors.edge
    context.fillStyle = isReached ? colors.primary : colors.passed
    if (index <= reached) context.fill()
    else context.stroke()
    const [size, inset] = ['700 20px display', index === 0 ? 0 : 0.1 * width]
    if (isReached) {
      write(pen, name, x + 0.2 * width, top + 33, size, 'onPrimary')
      drawFlag(pen, x + 0.2 * width, top)
    } else write(pen, name, x + inset, top - 12, size)
  }
}

/** A swallow-tail on its pole. */
function drawFlag(pen: Pen, x: number, foot: number, scale = 1): void {
  const { context, colors } = pen
  const top = foot - 70 * scale
  outline(pen, [
    [x, top],
    [x + 66 * scale, top],
    [x + 52 * scale, top + 19 * scale],
    [x + 66 * scale, top + 38 * scale],
    [x, top + 38 * scale],
  ])
  context.fillStyle = colors.blaze
  context.strokeStyle = colors.ink
  context.lineWidth = 1 + 2 * scale
  context.fill()
  context.stroke()
  context.fillStyle = colors.ink
  context.fillRect(x - 1, top, 1 + 2 * scale, foot - top)
}

function outline({ context }: Pen, [start, ...others]: readonly (readonly [number, number])[]) {
  context.beginPath()
  if (start) context.moveTo(...start)
  for (const point of others) context.lineTo(...point)
  context.closePath()
}

/** The skyline of the report. */
function drawAreas(pen: Pen, { areas }: ReportPicture): void {
  const { context, colors } = pen
  const [foot, unit, gap] = [688, 26, 44]
  const width = (WIDTH - 2 * EDGE + gap) / areas.length - gap
  for (const [index, { name, score, columns }] of areas.entries()) {
    const left = EDGE + index * (width + gap)
    write(pen, name, left, 466, '600 24px text')
    write(pen, score, left, 516, '700 44px display')
    const wide = width / columns.length
    for (const [place, { level, steps }] of columns.entries()) {
      const x = left + place * wide
      context.fillStyle = colors.primary
      context.fillRect(x, foot - level * unit, wide - 8, level * unit)
      context.strokeStyle = colors.primary
      context.lineWidth = 3
      context.setLineDash([8, 6])
      for (const { from, to } of steps) {
        if (from === to) continue
        context.strokeRect(x + 2, foot - to * unit, wide - 12, (to - from) * unit)
      }
      context.setLineDash([])
    }
  }
}

function drawFirstStep(pen: Pen, { firstStep, address }: ReportPicture): void {
  write(pen, 'First step', EDGE, 750, '700 26px display', 'primary')
  const lines = linesOf(pen, firstStep, '600 32px text', WIDTH - 2 * EDGE)
  for (const [index, line] of lines.entries()) {
    write(pen, line, EDGE, 796 + index * 42, '600 32px text')
  }
  pen.context.textAlign = 'end'
  write(pen, address, WIDTH - EDGE, 750, '400 24px text', 'muted')
  pen.context.textAlign = 'start'
}

/** Where the text ends. */
function write(
  { context, colors, faces }: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  color: keyof Pen['colors'] = 'ink',
): number {
  context.font = fontOf(font, faces)
  context.fillStyle = colors[color]
  context.fillText(text, x, y)
  return x + context.measureText(text).width
}

function linesOf({ context, faces }: Pen, text: string, font: string, width: number): string[] {
  context.font = fontOf(font, faces)
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = [lines.pop(), word].filter(Boolean).join(' ')
    const isWide = context.measureText(line).width > width
    lines.push(...(isWide ? [line.slice(0, -word.length - 1), word] : [line]))
  }
  return lines
}

/** '600 26px text' with the name of the face. */
function fontOf(font: string, faces: Pen['faces']): string {
  return font.replace(/display|text/, (name) => (name === 'display' ? faces.display : faces.text))
}

/** A canvas cannot read tokens, so an element resolves them. */
function pageColors() {
  const probe = document.createElement('i')
  document.body.append(probe)
  const colorOf = (name: string) => {
    probe.style.color = `var(--${name})`
    return getComputedStyle(probe).color
  }
  const colors = {
    bg: colorOf('bg'),
    ink: colorOf('ink'),
    muted: colorOf('muted'),
    primary: colorOf('primary'),
    onPrimary: colorOf('on-primary'),
    passed: colorOf('stage-2'),
    edge: colorOf('edge'),
    blaze: colorOf('blaze'),
  }
  probe.remove()
  return colors
}

function facesOf(root: Element): Pen['faces'] {
  const styles = getComputedStyle(root)
  return {
    display: styles.getPropertyValue('--font-display'),
    text: styles.getPropertyValue('--font-text'),
  }
}
