// `npm run setup`: after `npm ci`, makes the parts that a package's own script would make.
import { prepareNativeParts } from './setup.mjs'

await prepareNativeParts()
