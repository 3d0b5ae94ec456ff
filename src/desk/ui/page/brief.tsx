import { NewTabLink } from '../../../web/ui/page/button.tsx'
import { Disclosure } from '../../../web/ui/report/disclosure.tsx'
import styles from './brief.module.css'

type BriefLine = { name: string | undefined; text: string; look: 'plain' | 'topic' | 'detail' }

type BriefProps = {
  /** Only what begins with it is a link: a visitor's own words may hold any address. */
  site: string
  parts: readonly { title: string | undefined; lines: readonly BriefLine[] }[]
}

/** What a seller reads before a talk: short parts, folded where they have a title. */
export function Brief({ site, parts }: BriefProps) {
  return (
    <div className={styles.brief}>
      {parts.map(({ title, lines }, place) =>
        title === undefined ? (
          <BriefLines key={`${place}`} site={site} lines={lines} />
        ) : (
          <Disclosure key={`${place} ${title}`} summary={title}>
            <BriefLines site={site} lines={lines} />
          </Disclosure>
        ),
      )}
    </div>
  )
}

/** The words of the visitor are set off. */
export function BriefLines({ site, lines }: { site: string; lines: readonly BriefLine[] }) {
  return (
    <div className={styles.part}>
      {lines.map(({ name, text, look }, line) => (
        <p key={`${line} ${text}`} className={name === undefined ? styles[look] : styles.named}>
          {name !== undefined && <span className="muted">{name}</span>}
          <Linked site={site} text={text} />
        </p>
      ))}
    </div>
  )
}

function Linked({ site, text }: { site: string; text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((piece, place) =>
    URL.canParse(piece) && new URL(piece).origin === site ? (
      <NewTabLink key={`${place} ${piece}`} href={piece}>
        {piece}
      </NewTabLink>
    ) : (
      <span key={`${place} ${piece}`}>{piece}</span>
    ),
  )
}
