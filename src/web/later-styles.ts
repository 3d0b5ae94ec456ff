let arriving: Promise<unknown> | undefined

/**
 * Loads the one sheet that pages with reports need before they are drawn. The first page of a visit names
 * its address, and has the sheet inside if it shows reports itself.
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
  // In `npm run dev` the code brings its styles.
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
