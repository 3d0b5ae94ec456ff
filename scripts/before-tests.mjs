// Before each run of vitest, which may come right after `npm ci`.
import { prepareNativeParts } from './setup.mjs'

export { prepareNativeParts as setup }
