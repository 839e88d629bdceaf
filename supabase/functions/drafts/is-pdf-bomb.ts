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
 * cannot be stopped. What an encrypted part unpacks to is not seen.
 */
export async function isPdfBomb(file: Uint8Array<ArrayBuffer>): Promise<boolean> {
  let [commands, unpacked] = [0, 0]
  for (let at = indexOf(file, STREAM, 0); at >= 0; ) {
    const end = indexOf(file, END, at)
    const from = startOf(file, at + STREAM.length)
    const part = file.subarray(from, end < 0 ? file.length : end)
    const dictionary = dictionaryBefore(file, at)
    const packing = packingOf(dictionary)
    if (packing === 'other' && part.length > MOST_OLD) return true
    if (packing === 'flate') {
      for await (const chunk of unpack(fromLetters(part, dictionary))) {
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

function dictionaryBefore(file: Uint8Array, at: number): string {
  const before = new TextDecoder('latin1').decode(file.subarray(Math.max(0, at - LONGEST_DICTIONARY), at))
  return before.slice(before.lastIndexOf(' obj') + 1)
}

function packingOf(dictionary: string): 'none' | 'flate' | 'other' {
  const flates = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
  // A name may be written in numbers.
  const others =
    dictionary.match(/\/(?:LZWDecode|LZW|RunLengthDecode|RL)\b|\/[A-Za-z]*#[0-9a-f]{2}/gi)?.length ?? 0
  if (flates + others === 0) return 'none'
  return flates === 1 && others === 0 ? 'flate' : 'other'
}

/** Some writers put what they have packed into letters. */
function fromLetters(part: Uint8Array<ArrayBuffer>, dictionary: string): Uint8Array<ArrayBuffer> {
  if (/\/(?:ASCIIHexDecode|AHx)\b/.test(dictionary)) return fromHex(part)
  return /\/(?:ASCII85Decode|A85)\b/.test(dictionary) ? fromAscii85(part) : part
}

function fromHex(part: Uint8Array): Uint8Array<ArrayBuffer> {
  const digits = new TextDecoder('latin1').decode(part).replace(/[^0-9a-f]/gi, '')
  return Uint8Array.from({ length: digits.length >> 1 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  )
}

const LOWEST_85 = 0x21
const ZEROS = 0x7a

/** Five letters are four bytes; of a shorter group at the end, one byte less than it has letters. */
function fromAscii85(part: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4 * part.length)
  let [length, value, letters] = [0, 0, 0]
  const take = (digit: number) => {
    value = value * 85 + digit
    letters += 1
    if (letters < 5) return
    for (let shift = 24; shift >= 0; shift -= 8) bytes[length++] = (value / 2 ** shift) & 0xff
    value = letters = 0
  }
  for (const byte of part) {
    if (byte === ZEROS && letters === 0) length += 4
    else if (byte >= LOWEST_85 && byte < LOWEST_85 + 85) take(byte - LOWEST_85)
  }
  const missing = letters === 0 ? 0 : 5 - letters
  for (let count = 0; count < missing; count += 1) take(84)
  return bytes.subarray(0, length - missing)
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
