// What a part of a PDF holds, whatever its dictionary says it is packed with: told by its first bytes, as often as it is
// packed. Nothing is kept, and whoever reads may stop.

import { Inflate } from 'fflate'

/** So often a part may be packed; a document packs once, and may put that into letters. */
const MOST_LAYERS = 4
const ENOUGH_TO_KNOW = 64
/** Distances may reach before the beginning, where readers find zeros. */
const WINDOW = new Uint8Array(32_768)

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/**
 * Unpacks a part to its end, or to where it is damaged, and hands over the bytes of each of its layers.
 *
 * @param take gets the bytes; layer 0 is the part as it stands. When it returns false, no more is read
 * @throws when the part is packed too often
 */
export async function unpackPart(
  pieces: Pieces,
  take: (bytes: Uint8Array, layer: number) => boolean,
  layer = 0,
): Promise<void> {
  if (layer > MOST_LAYERS) throw new Error('The part is packed too often.')
  const [head, all] = await peek(pieces)
  const taken = takeEach(all, (bytes) => take(bytes, layer))
  const unpack = unpackerFor(head)
  if (unpack) await unpackPart(unpack(taken), take, layer + 1)
  else for await (const _ of taken);
}

async function* takeEach(pieces: Pieces, take: (bytes: Uint8Array) => boolean): AsyncGenerator<Uint8Array> {
  for await (const bytes of pieces) {
    if (!take(bytes)) return
    yield bytes
  }
}

function unpackerFor(head: Uint8Array): ((pieces: Pieces) => AsyncGenerator<Uint8Array>) | null {
  const [first = 0, second = 0] = head
  if ((first & 15) === 8 && (256 * first + second) % 31 === 0 && (second & 32) === 0) return inflate
  if (head.length === 0 || !head.every((byte) => byte < 0x7f && (byte >= 0x20 || isSpace(byte)))) return null
  if (head.every((byte) => isSpace(byte) || hexDigit(byte) >= 0 || byte === GREATER)) return fromHex
  // Commands have spaces between them; these letters are broken into long lines.
  return head.some((byte) => byte === 0x20) ? null : fromAscii85
}

/** Reads the first bytes, and gives them back with the others. */
async function peek(pieces: Pieces): Promise<[head: Uint8Array, all: AsyncGenerator<Uint8Array>]> {
  const iterator = Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
  const read: Uint8Array[] = []
  let length = 0
  while (length < ENOUGH_TO_KNOW) {
    const { done, value } = await iterator.next()
    if (done) break
    read.push(value)
    length += value.length
  }
  async function* all() {
    try {
      yield* read
      for (;;) {
        const { done, value } = await iterator.next()
        if (done) return
        yield value as Uint8Array
      }
    } finally {
      await iterator.return?.()
    }
  }
  const head = new Uint8Array(length)
  let at = 0
  for (const piece of read) {
    head.set(piece, at)
    at += piece.length
  }
  return [head.subarray(0, ENOUGH_TO_KNOW), all()]
}

async function* inflate(pieces: Pieces): AsyncGenerator<Uint8Array> {
  let unpacked: Uint8Array[] = []
  const inflater = new Inflate({ dictionary: WINDOW }, (chunk) => unpacked.push(chunk))
  let header = 2
  try {
    for await (const piece of pieces) {
      const rest = piece.subarray(Math.min(header, piece.length))
      header -= piece.length - rest.length
      if (rest.length) inflater.push(rest)
      yield* unpacked
      unpacked = []
    }
  } catch (error) {
    // It ends here, or is damaged: what came out of it was counted.
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

const GREATER = 0x3e
const isSpace = (byte: number) => byte === 0x20 || byte === 0 || (byte >= 9 && byte <= 13)

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

async function* fromHex(pieces: Pieces): AsyncGenerator<Uint8Array> {
  let before = -1
  for await (const piece of pieces) {
    const bytes = new Uint8Array((piece.length + 1) >> 1)
    let length = 0
    for (const byte of piece) {
      if (byte === GREATER) {
        yield bytes.subarray(0, length)
        return
      }
      const digit = hexDigit(byte)
      if (digit < 0) continue
      if (before < 0) before = digit
      else {
        bytes[length++] = 16 * before + digit
        before = -1
      }
    }
    yield bytes.subarray(0, length)
  }
}

const LOWEST_85 = 0x21
const ZEROS = 0x7a
/** The end; above it is no letter. */
const TILDE = 0x7e

/** Five letters are four bytes; of a shorter group at the end, one byte less than it has letters. */
async function* fromAscii85(pieces: Pieces): AsyncGenerator<Uint8Array> {
  let [value, letters] = [0, 0]
  for await (const piece of pieces) {
    const bytes = new Uint8Array(4 * (piece.length + 1))
    let length = 0
    const take = (digit: number) => {
      value = value * 85 + digit
      letters += 1
      if (letters < 5) return
      for (let shift = 24; shift >= 0; shift -= 8) bytes[length++] = (value / 2 ** shift) & 0xff
      value = letters = 0
    }
    for (const byte of piece) {
      if (byte >= TILDE) {
        const missing = letters === 0 ? 0 : 5 - letters
        for (let count = 0; count < missing; count += 1) take(84)
        yield bytes.subarray(0, length - missing)
        return
      }
      if (byte === ZEROS && letters === 0) length += 4
      else if (byte >= LOWEST_85 && byte < LOWEST_85 + 85) take(byte - LOWEST_85)
    }
    yield bytes.subarray(0, length)
  }
}
