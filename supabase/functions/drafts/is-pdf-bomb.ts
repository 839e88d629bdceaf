import { lzwLength } from './lzw-length.ts'
import { pdfCipherOf } from './pdf-cipher.ts'
import { unpackPart } from './unpack-part.ts'

/** Reading a megabyte of drawing commands takes up to a second; a page of a document has a few kilobytes. */
const MOST_COMMANDS = 4_000_000
/** Pictures and fonts are not read, but a document has no more of them. */
const MOST_UNPACKED = 200_000_000
/** Of a part that is packed otherwise, as long ago. */
const MOST_OLD = 65_536
/** A document of ten megabytes has a few hundred. */
const MOST_PARTS = 2_000
/** The most that a byte of Flate can become: https://zlib.net/zlib_tech.html */
const MOST_OF_A_BYTE = 1032
const BLOCK = 4096
const PIECE = 4096
/** A block that holds more signs of a keyboard than this is no picture and no font. */
const COMMANDS_SHARE = 0.95

const LONGEST_DICTIONARY = 65_536
const OLD = /\/(?:LZWDecode|LZW|RunLengthDecode|RL)\b/
const LZW = /\/LZW/
/** The one kind of part that no file encrypts. */
const CROSS_REFERENCES = /\/XRef\b/
const FLATE = /\/(?:FlateDecode|Fl)\b/
/** A filter that no program writes, and filters that stand elsewhere: they are not looked up. */
const REFUSED = /\/(?:BrotliDecode|Br)\b|\/(?:F|Filter)\s*(?:%[^\r\n]*\s*)?(?:\[[^\]]*?)?\b\d+\s+\d+\s+R\b/

/**
 * Whether the parts of a PDF unpack to far more than a document has: the reader of PDFs has no limit, and what it has begun
 * cannot be stopped. Of an encrypted part that we cannot decrypt, the most that it can be is counted.
 */
export async function isPdfBomb(file: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const text = lettersOf(file)
  const isEncrypted = /\/Encrypt\b/.test(text)
  const cipher = isEncrypted ? pdfCipherOf(text) : null
  let [commands, unpacked, parts] = [commandsIn(file), 0, 0]
  const isTooMuch = () => unpacked > MOST_UNPACKED || commands > MOST_COMMANDS

  /** Counts what a part unpacks to, and its own bytes up to a length; false when it is not packed. */
  const count = async (
    read: () => Iterable<Uint8Array>,
    dictionary: string,
    plainLength: number,
  ): Promise<boolean> => {
    let [isPacked, plain] = [false, 0]
    for (const bytes of read()) {
      if (plain >= plainLength || isTooMuch()) break
      commands += commandsIn(bytes)
      plain += bytes.length
    }
    await unpackPart(read, dictionary, (bytes) => {
      isPacked = true
      unpacked += bytes.length
      commands += commandsIn(bytes)
      return !isTooMuch()
    })
    return isPacked
  }

  /** Where the word that ends a part stands next: looked for once, however many parts come before it. */
  let end = 0
  for (const { index } of text.matchAll(/(?<!end)stream/g)) {
    parts += 1
    const from = startOf(file, index)
    if (end < from) end = (text.indexOf('endstream', from) + 1 || file.length + 1) - 1
    const length = Math.max(0, end - from)
    const { dictionary, object, generation } = headBefore(text, index)
    if (REFUSED.test(dictionary)) return true
    if (OLD.test(dictionary)) {
      const isNested = FLATE.test(dictionary) || (dictionary.match(new RegExp(OLD, 'g'))?.length ?? 0) > 1
      if (isNested || length > MOST_OLD) return true
      const pieces = piecesOf(file, from, from + length)
      if (LZW.test(dictionary)) commands += lzwLength(cipher ? cipher(object, generation, pieces) : pieces)
    }
    try {
      // Some parts of an encrypted file are not; what looks so may be made to look so, and is decrypted all the same.
      let isPacked = await count(() => piecesOf(file, from), dictionary, 0)
      if (cipher && !isTooMuch())
        isPacked =
          (await count(() => cipher(object, generation, piecesOf(file, from)), dictionary, length)) ||
          isPacked
      else if (isEncrypted) isPacked &&= CROSS_REFERENCES.test(dictionary)
      if (
        isEncrypted &&
        !isPacked &&
        (dictionary === '' || FLATE.test(dictionary) || (!cipher && OLD.test(dictionary)))
      )
        commands += length * MOST_OF_A_BYTE
    } catch {
      return true
    }
    if (isTooMuch() || parts > MOST_PARTS) return true
  }
  return isTooMuch()
}

function headBefore(text: string, at: number) {
  const before = text.slice(Math.max(0, at - LONGEST_DICTIONARY), at)
  const [, object = '0', generation = '0', dictionary = ''] =
    /^[\s\S]*\b(\d+)\s+(\d+)\s+obj\b([\s\S]*)$/.exec(before) ?? []
  return {
    object: Number(object),
    generation: Number(generation),
    // A letter of a name may be written in numbers.
    dictionary: dictionary.replace(/#([0-9a-f]{2})/gi, (_, digits) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    ),
  }
}

function* piecesOf(file: Uint8Array, from: number, end = file.length): Generator<Uint8Array> {
  for (let at = from; at < end; at += PIECE) yield file.subarray(at, Math.min(end, at + PIECE))
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

const [LINE_FEED, RETURN] = [10, 13]

/** The first byte behind the end of the line. */
function startOf(file: Uint8Array, at: number): number {
  let end = at
  while (end < file.length && file[end] !== LINE_FEED && file[end] !== RETURN) end += 1
  return file[end] === RETURN && file[end + 1] === LINE_FEED ? end + 2 : end + 1
}

/** One letter for each byte; the platform's Latin-1 is another table. */
function lettersOf(file: Uint8Array): string {
  let text = ''
  for (let at = 0; at < file.length; at += PIECE)
    text += String.fromCharCode(...file.subarray(at, at + PIECE))
  return text
}
