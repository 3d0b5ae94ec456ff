/**
 * SQLite 3.7.0 to 3.51.2 can corrupt a WAL file if two connections write and checkpoint at the same instant;
 * 3.50.7 and 3.44.6 have the fix too.
 */
export function checkVersion(version: string): void {
  if (hasWalResetFix(version)) return
  throw new Error(
    `SQLite ${version} has a defect that can corrupt the database: use an official Node.js 24.15 or newer`,
  )
}

function hasWalResetFix(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (major !== 3) return major > 3
  if (minor === 50) return patch >= 7
  if (minor === 44) return patch >= 6
  return minor > 51 || (minor === 51 && patch >= 3)
}
