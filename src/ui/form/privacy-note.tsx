import { NewTabLink } from '../page/button.tsx'

type PrivacyNoteProps = { text: string; linkText: string; url: string }

/** One sentence about how the details are used, and a link that leaves the form as it is. */
export function PrivacyNote({ text, linkText, url }: PrivacyNoteProps) {
  return (
    <p className="caption">
      {text} <NewTabLink href={url}>{linkText}</NewTabLink>
    </p>
  )
}
