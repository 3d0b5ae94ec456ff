import { use } from 'react'
import type { ComponentType } from 'react'

const AGAIN_AFTER_MS = 1500

/** The code of a page did not come, which is mostly the line's doing and not a mistake in the page. */
export class PageNotLoaded extends Error {}

/** A page whose code is a file of its own. */
export type LaterPage<Props> = {
  Page: ComponentType<Props>
  /** Fetches the code, once; from then on the page is there at once. */
  load: () => Promise<void>
  /** Ahead of time: what fails now is tried again when the page is wanted. */
  prefetch: () => void
}

export function createLaterPage<Props extends object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LaterPage<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  async function fetchTwice() {
    Loaded = await fetchPage().catch(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, AGAIN_AFTER_MS)
      })
      return fetchPage().catch((cause: unknown) => {
        throw new PageNotLoaded('The code of a page did not come', { cause })
      })
    })
  }

  function load() {
    loading ??= fetchTwice()
    return loading
  }

  return {
    Page: (props) => {
      if (!Loaded) use(load())
      return Loaded && <Loaded {...props} />
    },
    load,
    prefetch: () => {
      load().catch(() => {
        loading = undefined
      })
    },
  }
}
