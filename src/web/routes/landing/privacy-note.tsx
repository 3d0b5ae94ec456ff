import { NewTabLink } from '../../../ui/page/button.tsx'

type PrivacyNoteProps = { text: string; link?: { text: string; url: string } | undefined }

/** One sentence about how the details are used, and a link that leaves the page as it is. */
export function PrivacyNote({ text, link }: PrivacyNoteProps) {
  return (
    <>
      <span>{text}</span> {link && <NewTabLink href={link.url}>{link.text}</NewTabLink>}
    </>
  )
}
