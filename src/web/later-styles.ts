let arriving: Promise<unknown> | undefined

/**
 * The styles of all pages but the one that the visitor came to, which has its own inside. Needed before
 * another page is drawn. One sheet, which the page names.
 */
export async function loadLaterStyles(): Promise<void> {
  arriving ??= fetchSheet().catch((error: unknown) => {
    arriving = undefined
    throw error
  })
  await arriving
}

async function fetchSheet() {
  const { laterStyles } = document.querySelector<HTMLElement>('[data-later-styles]')?.dataset ?? {}
  // `npm run dev` brings styles with the code.
  if (laterStyles === undefined) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = laterStyles
  document.head.append(link)
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  }).catch((error: unknown) => {
    link.remove()
    throw error
  })
}
