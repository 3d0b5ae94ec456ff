// Before each run of vitest, which may come right after `npm ci`.
import { prepareNativeParts } from './setup/setup.mjs'

export { prepareNativeParts as setup }
