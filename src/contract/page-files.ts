/** What the build made for a page. All but `styles` are addresses on this site. */
export type PageFiles = {
  /** The text of the page's one style element. */
  styles: string
  /** The styles of other pages. */
  laterStyles: string
  /** What runs first and fetches `modules` after the first paint. */
  loader: string
  /** The entry, and what it needs for this page. */
  modules: readonly string[]
  /** Those of `modules` that the browser fetches beside the loader. */
  early: readonly string[]
  /** What the page for a frame runs beside them. */
  frameScript?: string
}
