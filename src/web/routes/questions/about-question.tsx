import { useState } from 'react'
import * as say from '../../../generated/words/question-page.ts'
import { Button } from '../../../ui/page/button.tsx'
import { Lines } from '../../../ui/page/lines.tsx'
import styles from './about-question.module.css'

/** What two lines of a phone take. */
const SHORT = 90

/** A long text is folded on a phone, where it would push the options out of sight. */
export function AboutQuestion({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  if (text.length <= SHORT && !text.includes('\n')) return <p className="muted">{text}</p>
  return (
    <>
      <div className={isOpen ? undefined : styles.folded}>
        <Lines text={text} className="muted" />
      </div>
      <p className="phone-only">
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? say.less : say.more}
        </Button>
      </p>
    </>
  )
}
