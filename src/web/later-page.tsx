import { use } from 'react'
import type { ComponentType } from 'react'
import { loadLaterStyles } from './later-styles.ts'

const AGAIN_AFTER_MS = 1500

/** The code of a page or its styles did not come, which is mostly the line's doing and not a mistake in the page. */
export class PageNotLoaded extends Error {}

/** A page whose code is a file of its own. */
export type LaterPage<Props> = {
  Page: ComponentType<Props>
  /** For a page that has its styles inside: fetches the code, once. */
  loadCode: () => Promise<void>
  /** Ahead of time: what fails now is tried again when the page is wanted. */
  prefetch: () => void
}

export function createLaterPage<Code, Props extends object>(
  fetchCode: () => Promise<Code>,
  pageIn: (code: Code) => ComponentType<Props>,
): LaterPage<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  async function fetchTwice(styles: () => Promise<void> | undefined) {
    const fetchAll = () => Promise.all([fetchCode(), styles()])
    const [code] = await fetchAll().catch(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, AGAIN_AFTER_MS)
      })
      return fetchAll().catch((cause: unknown) => {
        throw new PageNotLoaded('A page did not come', { cause })
      })
    })
    Loaded = pageIn(code)
  }

  function load() {
    loading ??= fetchTwice(loadLaterStyles)
    return loading
  }

  return {
    Page: (props) => {
      if (!Loaded) use(load())
      return Loaded && <Loaded {...props} />
    },
    loadCode: () => {
      loading ??= fetchTwice(() => undefined)
      return loading
    },
    prefetch: () => {
      load().catch(() => {
        loading = undefined
      })
    },
  }
}
