// SQLite alone: the files of PostgreSQL cannot be searched from here.
import { openSync, readSync, statSync } from 'node:fs'

const CHUNK_BYTES = 1024 * 1024
const MOST_WINDOW_BYTES = 16
const FACTOR = 0x01_00_01_93
const AT_SIGN = 0x40

/** `offset`: where the window lies by which it is found. */
type Needle = { text: string; bytes: Buffer; offset: number }

/** Files that were searched, by device and number. */
const opened = new Map<string, number>()

/**
 * Which of `texts` (UTF-8) stand anywhere in the file. One pass, however many they are (Rabin and Karp):
 * to erase a thousand people must not read the file a thousand times.
 */
export function findBytes(file: string, texts: readonly string[]): Set<string> {
  const found = new Set<string>()
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const windowBytes = Math.min(MOST_WINDOW_BYTES, ...lengths)
  const byHash = needlesByHash(texts, windowBytes)
  // A quick no for almost every place.
  const isKnown = new Uint8Array(1 << 16)
  for (const hash of byHash.keys()) isKnown[hash & 0xffff] = 1
  let power = 1
  for (let place = 0; place < windowBytes; place += 1) power = Math.imul(power, FACTOR)

  for (const bytes of chunksOf(file, Math.max(0, ...lengths) - 1)) {
    let hash = hashAt(bytes, 0, windowBytes)
    for (let at = 0; at + windowBytes <= bytes.length; at += 1) {
      if (isKnown[hash & 0xffff] === 1) {
        const standing = byHash.get(hash)?.filter((needle) => stands(needle, bytes, at)) ?? []
        for (const { text } of standing) found.add(text)
      }
      const gone = bytes[at] ?? 0
      const next = bytes[at + windowBytes] ?? 0
      hash = (Math.imul(hash, FACTOR) + next - Math.imul(gone, power)) | 0
    }
  }
  return found
}

function needlesByHash(texts: readonly string[], windowBytes: number): Map<number, Needle[]> {
  const byHash = new Map<number, Needle[]>()
  for (const needle of texts.map((text) => needleOf(text, windowBytes))) {
    const hash = hashAt(needle.bytes, needle.offset, windowBytes)
    byHash.set(hash, [...(byHash.get(hash) ?? []), needle])
  }
  return byHash
}

/** Many emails begin alike, or end alike; what lies around the @ differs. */
function needleOf(text: string, windowBytes: number): Needle {
  const bytes = Buffer.from(text)
  const middle = bytes.indexOf(AT_SIGN) - windowBytes / 2
  const offset = Math.floor(Math.max(0, Math.min(middle, bytes.length - windowBytes)))
  return { text, bytes, offset }
}

function hashAt(bytes: Buffer, from: number, count: number): number {
  let hash = 0
  for (let at = from; at < from + count; at += 1) {
    hash = (Math.imul(hash, FACTOR) + (bytes[at] ?? 0)) | 0
  }
  return hash
}

function stands({ bytes, offset }: Needle, within: Buffer, at: number): boolean {
  const start = at - offset
  return start >= 0 && bytes.equals(within.subarray(start, start + bytes.length))
}

/** Pieces of the file; each begins with the last `overlap` bytes of the one before. */
function* chunksOf(file: string, overlap: number): Generator<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, overlap) + CHUNK_BYTES)
  const descriptor = openForGood(file)
  let [carried, position] = [0, 0]
  for (;;) {
    const read = readSync(descriptor, buffer, carried, CHUNK_BYTES, position)
    if (read === 0) return
    position += read
    const filled = buffer.subarray(0, carried + read)
    yield filled
    carried = Math.min(Math.max(0, overlap), filled.length)
    filled.copyWithin(0, filled.length - carried)
  }
}

/** Never closed: that would drop the locks that SQLite holds on the file for this process (POSIX). */
function openForGood(file: string): number {
  const { dev, ino } = statSync(file)
  const descriptor = opened.get(`${dev}:${ino}`) ?? openSync(file, 'r')
  opened.set(`${dev}:${ino}`, descriptor)
  return descriptor
}
