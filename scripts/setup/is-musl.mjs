/** Whether the C library of this Linux is not glibc. */
export function isMusl() {
  if (process.platform !== 'linux') return false
  // Otherwise it may wait for a name server.
  process.report.excludeNetwork = true
  return !process.report.getReport().header.glibcVersionRuntime
}
