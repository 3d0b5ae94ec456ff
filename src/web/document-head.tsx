import { SITE_HEAD } from '../content/generated/site.ts'
import { SITE } from '../content/site.ts'

/** Metadata for search engines and chats, on every page that is not made from codes. */
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
