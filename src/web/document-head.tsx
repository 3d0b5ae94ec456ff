import { SITE, SITE_HEAD } from '../content/site.ts'
import type { CodePageHead } from '../contract/code-pages.ts'

/** What search engines and chats read of every page that is not made from codes. */
export function SiteHead() {
  const { text, imageText } = SITE_HEAD.preview
  return (
    <>
      <meta name="description" content={SITE_HEAD.description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={SITE.productName} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={`${SITE.address}/`} />
      <meta property="og:image" content={`${SITE.address}/share-preview.png`} />
      <meta property="og:image:alt" content={imageText} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

type CodeHeadProps = {
  head: CodePageHead
  /** The full address of the preview's picture. */
  picture: string | undefined
}

/** The title of a page made from codes, and what a chat shows of it. */
export function CodeHead({ head: { title, preview }, picture }: CodeHeadProps) {
  return (
    <>
      <title>{title}</title>
      {preview && (
        <>
          <meta name="description" content={preview.description} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={preview.title} />
          <meta property="og:description" content={preview.description} />
        </>
      )}
      {preview && picture !== undefined && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={preview.pictureText} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
