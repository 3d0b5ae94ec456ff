// `npm run dev`: the built server for /api, and the pages from their sources with hot reload.
import { createServer } from 'vite'

await import('../dist/server/main.js')
const vite = await createServer()
await vite.listen()
vite.printUrls()
