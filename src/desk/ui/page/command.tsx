import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import styles from './command.module.css'

/** What the owner types in a terminal, to copy. */
export function Command({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <div className="headed">
      <code className={styles.text}>{text}</code>
      <CopyButton
        text={text}
        label="Copy"
        told="Copied."
        refused="This browser does not let the page copy."
      />
    </div>
  )
}
