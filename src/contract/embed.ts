/** The landing page for a frame on a provider's page; it exists only if EMBED_ORIGINS is set. */
export const EMBED_PAGE = { path: '/embed', file: 'embed.html' } as const

/** The script that creates the frame on that page. */
export const EMBED_SCRIPT_PATH = '/embed.js'

/** Query parameter of the framed page: the origin of the page around it. */
export const EMBED_HOST = 'host'

/** Messages from the frame to the page around it. */
export type FrameMessage =
  /** `title`: of the screen, in its language. */
  | { assessment: 'height'; height: number; title: string }
  /** Another screen is shown, scrolled to its top. */
  | { assessment: 'moved' }
  /** The lead is kept; all questions are answered. */
  | { assessment: 'lead' | 'finished' }
