/** The file of code that every page needs. */
export const CODE = '**/assets/entry-client-*.js'
