import { Fragment } from 'react'
import styles from './lines.module.css'

/** A paragraph for each line, and a list of those that begin with a hyphen. */
export function Lines({ text, className }: { text: string; className?: string }) {
  return text.split(/\n+(?!- )/).map((block) => {
    const [paragraph = '', ...items] = `\n${block}`.split('\n- ')
    return (
      <Fragment key={block}>
        {paragraph.trim() && <p className={className}>{paragraph.trim()}</p>}
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item} className={className}>
                {item}
              </li>
            ))}
          </ul>
        )}
      </Fragment>
    )
  })
}
