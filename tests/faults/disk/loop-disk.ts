import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, chmodSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A file system in a file, which can lose its power or be full. Linux, root only. */
export type LoopDisk = {
  folder: string
  /**
   * Prepares a power cut; `now` then makes it: nothing that was not on the disk by then comes back
   * after `remount`.
   */
  prepareCut(): Promise<{ now(): Promise<void> }>
  remount(): Promise<void>
  /** Writes until there is no more room; returns what gives the room back. */
  fill(): () => void
  remove(): Promise<void>
}

/** FS_IOC_SHUTDOWN without a flush of the journal, at the first line of input. */
const CUT = `
import fcntl, os, struct, sys
disk = os.open(sys.argv[1], os.O_RDONLY)
print("prepared", flush=True)
sys.stdin.readline()
fcntl.ioctl(disk, 0x8004587D, struct.pack("I", 2))
`

const mounted = new Set<string>()
process.on('exit', () => {
  for (const folder of mounted) execFileSync('umount', ['--lazy', folder])
})

/** Why it is unavailable here, or undefined. */
export function whyNoLoopDisk(folder: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux may mount'
  try {
    execFileSync('python3', ['--version'], { stdio: 'pipe' })
    const probe = mkdtempSync(`${folder}/probe-`)
    mount(makeImage(`${probe}/disk`, 4), `${probe}/disk`)
    unmount(`${probe}/disk`)
    return undefined
  } catch (error) {
    return `no disk can be mounted: ${error instanceof Error ? error.message.trim() : 'unknown'}`
  }
}

/** `place`: a path for the mount; the image lies beside it. */
export function createLoopDisk(place: string, megabytes: number): LoopDisk {
  const image = makeImage(place, megabytes)
  mount(image, place)

  return {
    folder: place,
    prepareCut: async () => {
      const cutter = spawn('python3', ['-c', CUT, place], { stdio: ['pipe', 'pipe', 'inherit'] })
      const ended = once(cutter, 'exit')
      await once(cutter.stdout, 'data')
      return {
        now: async () => {
          cutter.stdin.end('now\n')
          const [code] = await ended
          if (code !== 0) throw new Error('The power could not be cut')
        },
      }
    },
    remount: async () => {
      await unmountPatiently(place)
      mount(image, place)
    },
    fill: () => {
      fillUp(`${place}/filler`)
      return () => rmSync(`${place}/filler`)
    },
    remove: async () => {
      await unmountPatiently(place)
      rmSync(image)
    },
  }
}

function makeImage(place: string, megabytes: number): string {
  const image = `${place}.image`
  mkdirSync(place)
  execFileSync('truncate', ['-s', `${megabytes}M`, image])
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image], { stdio: 'pipe' })
  return image
}

function mount(image: string, place: string): void {
  execFileSync('mount', ['-o', 'loop', image, place], { stdio: 'pipe' })
  mounted.add(place)
  chmodSync(place, 0o755)
}

function unmount(place: string): void {
  execFileSync('umount', [place], { stdio: 'pipe' })
  mounted.delete(place)
}

/** A process that was just killed may hold its files a moment longer. */
async function unmountPatiently(place: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return unmount(place)
    } catch (error) {
      if (attempt === 100) throw error
      await sleep(50)
    }
  }
}

/** In large pieces, then in small ones, until not a byte fits. */
function fillUp(file: string): void {
  const filler = openSync(file, 'w')
  try {
    for (const size of [1 << 20, 1 << 12, 1]) {
      const piece = Buffer.alloc(size, 1)
      try {
        for (;;) writeSync(filler, piece)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
    }
  } finally {
    closeSync(filler)
  }
}
