/** Reading a megabyte of drawing commands takes up to a second; a page of a document has a few kilobytes. */
const MOST_COMMANDS = 4_000_000
/** Pictures and fonts are not read, but a document has no more of them. */
const MOST_UNPACKED = 200_000_000
/** Of a stream that is packed otherwise, as long ago. */
const MOST_OLD = 65_536
const BLOCK = 4096
/** A block that holds more signs of a keyboard than this is no picture and no font. */
const COMMANDS_SHARE = 0.95

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const STREAM = bytesOf('stream')
const END = bytesOf('endstream')
const LONGEST_DICTIONARY = 1024

/**
 * Whether the parts of a PDF unpack to far more than a document has: the reader of PDFs has no limit, and what it has begun
 * cannot be stopped.
 */
export async function isPdfBomb(file: Uint8Array<ArrayBuffer>): Promise<boolean> {
  let [commands, unpacked] = [0, 0]
  for (let at = indexOf(file, STREAM, 0); at >= 0; ) {
    const end = indexOf(file, END, at)
    const from = startOf(file, at + STREAM.length)
    const part = file.subarray(from, end < 0 ? file.length : end)
    const packing = packingOf(file, at)
    if (packing === 'other' && part.length > MOST_OLD) return true
    if (packing === 'flate') {
      for await (const chunk of unpack(part)) {
        unpacked += chunk.length
        commands += commandsIn(chunk)
        if (unpacked > MOST_UNPACKED || commands > MOST_COMMANDS) return true
      }
    } else if (packing === 'none') commands += commandsIn(part)
    if (commands > MOST_COMMANDS) return true
    if (end < 0) return false
    at = indexOf(file, STREAM, end + END.length)
  }
  return false
}

function packingOf(file: Uint8Array, at: number): 'none' | 'flate' | 'other' {
  const before = new TextDecoder('latin1').decode(file.subarray(Math.max(0, at - LONGEST_DICTIONARY), at))
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
  const flates = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
  // A name may be written in numbers.
  const others =
    dictionary.match(/\/(?:LZWDecode|LZW|RunLengthDecode|RL)\b|\/[A-Za-z]*#[0-9a-f]{2}/gi)?.length ?? 0
  if (flates + others === 0) return 'none'
  return flates === 1 && others === 0 ? 'flate' : 'other'
}

async function* unpack(part: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  try {
    yield* new Blob([part]).stream().pipeThrough(new DecompressionStream('deflate'))
  } catch {
    // It breaks off, or is encrypted: what came out of it was counted.
  }
}

function commandsIn(bytes: Uint8Array): number {
  let count = 0
  for (let from = 0; from < bytes.length; from += BLOCK) {
    const block = bytes.subarray(from, from + BLOCK)
    let signs = 0
    for (const byte of block) if ((byte >= 0x20 && byte < 0x7f) || (byte >= 9 && byte <= 13)) signs += 1
    if (signs > COMMANDS_SHARE * block.length) count += block.length
  }
  return count
}

/** The first byte behind the end of the line. */
function startOf(file: Uint8Array, at: number): number {
  if (file[at] === 13 && file[at + 1] === 10) return at + 2
  return file[at] === 13 || file[at] === 10 ? at + 1 : at
}

function indexOf(file: Uint8Array, sought: Uint8Array, from: number): number {
  const [first = 0] = sought
  for (let at = file.indexOf(first, from); at >= 0; at = file.indexOf(first, at + 1)) {
    if (sought.every((byte, offset) => file[at + offset] === byte)) return at
  }
  return -1
}
