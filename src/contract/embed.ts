/** The landing page for a frame in a page of the provider's. It is there where EMBED_ORIGINS names some. */
export const EMBED_PAGE = { path: '/embed', file: 'embed.html' } as const

/** What that page runs to make the frame. */
export const EMBED_SCRIPT_PATH = '/embed.js'

/** In the query of that page: the origin of the page around it. */
export const EMBED_HOST = 'host'

/** What the frame tells the page around it. */
export type FrameMessage =
  | { assessment: 'height'; height: number }
  /** Another screen is shown, from its top. */
  | { assessment: 'moved' }
  /** The lead is kept; the twelve questions are answered. */
  | { assessment: 'lead' | 'finished' }
