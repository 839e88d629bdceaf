// What a part of a PDF holds, whatever its dictionary says it is packed with: told by its first bytes and by the filters that
// are named, as often as it is packed. Nothing is kept, and whoever reads may stop.

import { Inflate } from 'fflate'

/** So often a part may be packed; a document packs once, and may put that into letters. */
const MOST_LAYERS = 4
const ENOUGH_TO_KNOW = 64
/** Distances may reach before the beginning, where readers find zeros. */
const WINDOW = new Uint8Array(32_768)
const HEX = /\/(?:ASCIIHexDecode|AHx)\b/
const LETTERS_85 = /\/(?:ASCII85Decode|A85)\b/
/** The filters whose names count; readers apply one after the other. */
const FILTERS = /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|FlateDecode|Fl)\b/g

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>
type Unpack = (pieces: Pieces) => AsyncGenerator<Uint8Array>

/**
 * Unpacks a part to its end, or to where it is damaged, in each way in which a reader might, and hands over what comes out
 * of each layer. What a layer holds is handed over before it is unpacked again: its first bytes may only look as if it were
 * packed.
 *
 * @param read begins with the part anew
 * @param dictionary of the part
 * @param take gets the bytes. When it returns false, no more is read
 * @throws when the part is packed too often
 */
export async function unpackPart(
  read: () => Pieces,
  dictionary: string,
  take: (bytes: Uint8Array) => boolean,
  layer = 0,
): Promise<void> {
  if (layer > MOST_LAYERS) throw new Error('The part is packed too often.')
  const isNamed = layer < (dictionary.match(FILTERS)?.length ?? 0)
  for (const unpack of unpackersFor(await headOf(read()), isNamed ? dictionary : '')) {
    const unpacked = () => unpack(read())
    for await (const bytes of unpacked()) if (!take(bytes)) return
    await unpackPart(unpacked, dictionary, take, layer + 1)
  }
}

/** Readers leave out what is no digit or letter, so text is not told by its first bytes alone. */
function unpackersFor(head: Uint8Array, named: string): readonly Unpack[] {
  const [first = 0, second = 0] = head
  const isZlib = (first & 15) === 8 && (256 * first + second) % 31 === 0 && (second & 32) === 0
  const isText = head.length > 0 && head.every((byte) => byte < 0x7f && (byte >= 0x20 || isSpace(byte)))
  const isHex = isText && head.every((byte) => isSpace(byte) || hexDigit(byte) >= 0 || byte === GREATER)
  // Commands have spaces between them; these letters are broken into long lines.
  const isLetters = isText && !isHex && !head.some((byte) => byte === 0x20)
  return [
    ...(isZlib ? [inflate] : []),
    ...(isHex || HEX.test(named) ? [fromHex] : []),
    ...(isLetters || LETTERS_85.test(named) ? [fromAscii85] : []),
  ]
}

async function headOf(pieces: Pieces): Promise<Uint8Array> {
  const head = new Uint8Array(ENOUGH_TO_KNOW)
  let length = 0
  for await (const piece of pieces) {
    head.set(piece.subarray(0, ENOUGH_TO_KNOW - length), length)
    length = Math.min(ENOUGH_TO_KNOW, length + piece.length)
    if (length === ENOUGH_TO_KNOW) break
  }
  return head.subarray(0, length)
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
