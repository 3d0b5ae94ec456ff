const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Resolves when the process is told to end, or its terminal goes. */
export function untilEnded(): Promise<void> {
  const { stdin } = process
  return new Promise((resolve) => {
    const end = () => {
      for (const signal of SIGNALS) process.off(signal, end)
      if (stdin.isTTY) stdin.pause()
      resolve()
    }
    for (const signal of SIGNALS) process.on(signal, end)
    if (stdin.isTTY) stdin.on('end', end).on('error', end).resume()
  })
}
