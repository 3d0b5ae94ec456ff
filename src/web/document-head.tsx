import { DESCRIPTION, PREVIEW, PREVIEW_PICTURE } from '../generated/head.ts'
import { SITE } from '../generated/site.ts'

/** Metadata for search engines and chats, on every page that is not made from codes. */
export function SiteHead() {
  return (
    <>
      <meta name="description" content={DESCRIPTION} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={SITE.title} />
      <meta property="og:description" content={PREVIEW} />
      <meta property="og:url" content={`${SITE.address}/`} />
      <meta property="og:image" content={`${SITE.address}/share-preview.png`} />
      <meta property="og:image:alt" content={PREVIEW_PICTURE} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
