/**
 * The oldest browsers in which everything works: Chrome 109 is the last for Windows 7 and 8, Firefox
 * 115 for them and for old Macs, iOS 16 for phones of 2017. The build writes its syntax for them, and the
 * rooms of the web compile against the library that they have, ES2022.
 */
export const OLDEST_ENGINES = { chrome: 109, edge: 109, safari: 16, ios: 16, firefox: 115 } as const
