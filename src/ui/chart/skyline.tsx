import styles from './skyline.module.css'

type Column = {
  /** Below it. */
  name: string
  /** In it, at its foot. */
  mark: string
  /** 1 to `top`. */
  level: number
}

/** The planned level of a column: higher, or the same again. */
type Step = { column: string; from: number; to: number; text: string }

type SkylineProps = {
  groups: readonly { name: string; columns: readonly Column[] }[]
  steps: readonly Step[]
  top: number
  caption: string
}

/** Groups of columns, with the plan dashed above. The tables beside it have the same data in words. */
export function Skyline({ groups, steps, top, caption }: SkylineProps) {
  return (
    <figure className={styles.skyline}>
      <div className={styles.groups} aria-hidden="true">
        {groups.map(({ name, columns }) => (
          <svg key={name} className={styles.group} width="100%">
            {columns.map((column, place) => {
              const [left, width] = [(place / columns.length) * 100, 92 / columns.length]
              const middle = `${left + width / 2}%`
              return (
                <g key={column.name}>
                  <rect
                    className="drawn"
                    x={`${left}%`}
                    width={`${width}%`}
                    {...heightOf(0, column.level, top)}
                  />
                  <text className={styles.mark} x={middle} y="100%" dy="-0.45em">
                    {column.mark}
                  </text>
                  {steps
                    .filter((step) => step.column === column.name)
                    .map(({ from, to, text }) => {
                      const { y, height } = heightOf(from === to ? to - 1 : from, to, top)
                      return (
                        <g key={text} className={from === to ? styles.again : styles.step}>
                          <rect
                            x={`${left}%`}
                            width={`${width}%`}
                            y={y}
                            height={height}
                            className={styles.block}
                            strokeDasharray="4 3"
                            strokeWidth="2"
                          />
                          <text
                            x={middle}
                            y={`${100 - ((Math.max(to - 1, from) + to) / 2 / top) * 100}%`}
                            dy="0.35em"
                          >
                            {text}
                          </text>
                        </g>
                      )
                    })}
                  <text className={styles.name} x={middle} y="100%" dy="1.2em">
                    {column.name}
                  </text>
                </g>
              )
            })}
          </svg>
        ))}
      </div>
      <figcaption className="note">{caption}</figcaption>
    </figure>
  )
}

/** Between two levels, as shares of the drawing. */
function heightOf(from: number, to: number, top: number) {
  return { y: `${100 - (to / top) * 100}%`, height: `${((to - from) / top) * 100}%` }
}
