import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

/** An empty folder that is deleted after the test; pass `afterAll` to share it. */
export function testFolder(
  name: string,
  after: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), `assessment-${name}-`))
  after(() => rmSync(folder, { recursive: true }))
  return folder
}
