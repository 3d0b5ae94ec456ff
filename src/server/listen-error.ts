/** Why the server cannot listen, and what to do about it. */
export function listenErrorOf(
  error: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
  setting = 'PORT',
): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken: set ${setting} to another one.`)
  if (error.code === 'EACCES') {
    return new Error(`This user may not listen on port ${port}: set ${setting} to 1024 or more.`)
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return new Error(`This machine has no address ${host}: set HOST to one that it has.`)
  }
  return error
}
