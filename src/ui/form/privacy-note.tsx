import { NewTabLink } from '../page/button.tsx'

type PrivacyNoteProps = { text: string; link?: { text: string; url: string } }

/** One sentence about how the details are used, and a link that leaves the form as it is. */
export function PrivacyNote({ text, link }: PrivacyNoteProps) {
  return (
    <p className="caption">
      {text} {link && <NewTabLink href={link.url}>{link.text}</NewTabLink>}
    </p>
  )
}
