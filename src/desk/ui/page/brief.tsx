import { NewTabLink } from '../../../web/ui/page/button.tsx'
import styles from './brief.module.css'

type BriefProps = {
  /** Only what begins with it is a link: a visitor's own words may hold any address. */
  site: string
  parts: readonly {
    title: string | undefined
    lines: readonly { name: string | undefined; text: string; look: 'plain' | 'topic' | 'detail' }[]
  }[]
}

/** What a seller reads before a talk: short parts, the words of the visitor set off. */
export function Brief({ site, parts }: BriefProps) {
  return (
    <div className={styles.brief}>
      {parts.map(({ title, lines }, place) => (
        <div key={`${place} ${title}`} className={styles.part}>
          {title !== undefined && <h3 className={styles.title}>{title}</h3>}
          {lines.map(({ name, text, look }, line) => (
            <p key={`${line} ${text}`} className={name === undefined ? styles[look] : styles.named}>
              {name !== undefined && <span className={styles.name}>{name}</span>}
              <Linked site={site} text={text} />
            </p>
          ))}
        </div>
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
