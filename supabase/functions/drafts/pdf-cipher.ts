import { cbc } from '@noble/ciphers/aes'
import { md5 } from '@noble/hashes/legacy'
import { sha256, sha384, sha512 } from '@noble/hashes/sha2'

/** Decrypts the stream of one object, piece by piece. */
export type PdfCipher = (
  object: number,
  generation: number,
  /** Whole blocks of AES, but for the last. */
  pieces: Iterable<Uint8Array>,
) => Generator<Uint8Array>

/** How far behind its beginning the dictionary of the encryption ends at the latest. */
const LONGEST_DICTIONARY = 4096
/** Of AES, in bytes. */
const BLOCK = 16
const WHOLE_BLOCKS = { disablePadding: true }
/** What a password that is too short is filled up with: ISO 32000-1, 7.6.3.3. */
const PADDING = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
  (digits) => Number.parseInt(digits, 16),
)

/**
 * Makes what decrypts the streams of a file that opens without a password (ISO 32000-2, 7.6), whatever it forbids then.
 * Returns `null` for a file that is not encrypted, or in a way that is not known.
 *
 * @param text of the file, one letter for each byte
 */
export function pdfCipherOf(text: string): PdfCipher | null {
  const dictionary = encryptionOf(text)
  if (dictionary === null) return null
  try {
    const method = /\/CFM\s*\/(\w+)/.exec(dictionary)?.[1] ?? 'V2'
    const key = keyOf(dictionary, text)
    if (method === 'AESV3') return (_object, _generation, pieces) => decryptAes(key, pieces)
    const isAes = method === 'AESV2'
    return (object, generation, pieces) => {
      const own = objectKey(key, object, generation, isAes)
      return isAes ? decryptAes(own, pieces) : decryptRc4(own, pieces)
    }
  } catch {
    return null
  }
}

/** The dictionary that `/Encrypt` names or holds, or `null`. */
function encryptionOf(text: string): string | null {
  const named = [...text.matchAll(/\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/g)].at(-1)
  if (!named) return null
  const [, object, generation] = named
  const at = object ? text.search(new RegExp(`(?<!\\d)${object}\\s+${generation}\\s+obj`)) : named.index
  return at < 0 ? null : text.slice(at, at + LONGEST_DICTIONARY)
}

function keyOf(dictionary: string, text: string): Uint8Array {
  const revision = numberOf(dictionary, 'R') ?? 0
  const [owner, user] = [stringOf(dictionary, 'O'), stringOf(dictionary, 'U')]
  if (revision >= 5) {
    const salt = user.subarray(40, 48)
    const intermediate = revision === 5 ? sha256(salt) : hardenedHash(salt)
    return cbc(intermediate, new Uint8Array(16), WHOLE_BLOCKS).decrypt(
      stringOf(dictionary, 'UE').slice(0, 32),
    )
  }
  const version = numberOf(dictionary, 'V') ?? 1
  const length = version === 1 ? 5 : version === 4 ? 16 : (numberOf(dictionary, 'Length') ?? 40) >> 3
  const permissions = new Uint8Array(4)
  new DataView(permissions.buffer).setInt32(0, numberOf(dictionary, 'P') ?? 0, true)
  const isMetadataPlain = revision >= 4 && /\/EncryptMetadata\s*false/.test(dictionary)
  let key = hashOf(
    PADDING,
    owner.subarray(0, 32),
    permissions,
    stringOf(text, 'ID', '\\['),
    Uint8Array.from(isMetadataPlain ? [255, 255, 255, 255] : []),
  )
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length))
  return key.subarray(0, length)
}

/** The hash of revision 6 for an empty password. */
function hardenedHash(salt: Uint8Array): Uint8Array {
  let key = sha256(salt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = new Uint8Array(64 * key.length)
    for (let copy = 0; copy < 64; copy += 1) repeated.set(key, copy * key.length)
    const encrypted = cbc(key.slice(0, 16), key.slice(16, 32), WHOLE_BLOCKS).encrypt(repeated)
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = [sha256, sha384, sha512][rest]?.(encrypted) ?? key
    last = encrypted.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

function objectKey(key: Uint8Array, object: number, generation: number, isAes: boolean): Uint8Array {
  const name = [object, object >> 8, object >> 16, generation, generation >> 8]
  const salt = isAes ? [0x73, 0x41, 0x6c, 0x54] : []
  return hashOf(key, Uint8Array.from([...name, ...salt])).subarray(0, Math.min(key.length + 5, 16))
}

function* decryptAes(key: Uint8Array, pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let before: Uint8Array | undefined
  for (const piece of pieces) {
    const whole = piece.slice(0, piece.length - (piece.length % BLOCK))
    // The first block starts the chain.
    const blocks = before ? whole : whole.slice(BLOCK)
    before ??= whole.slice(0, BLOCK)
    if (blocks.length === 0) continue
    yield cbc(key, before, WHOLE_BLOCKS).decrypt(blocks)
    before = blocks.slice(-BLOCK)
  }
}

function* decryptRc4(key: Uint8Array, pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) => {
    ;[state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0]
  }
  const at = (index: number) => state[index & 255] ?? 0
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 255
    swap(index, other)
  }
  let [index, other] = [0, 0]
  for (const piece of pieces) {
    yield piece.map((byte) => {
      index = (index + 1) & 255
      other = (other + at(index)) & 255
      swap(index, other)
      return byte ^ at(at(index) + at(other))
    })
  }
}

function hashOf(...parts: readonly Uint8Array[]): Uint8Array {
  const made = md5.create()
  for (const part of parts) made.update(part)
  return made.digest()
}

function numberOf(dictionary: string, name: string): number | undefined {
  const found = new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)?.[1]
  return found === undefined ? undefined : Number(found)
}

const ESCAPES: { readonly [letter: string]: string } = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The bytes of a string, in letters or in digits. */
function stringOf(text: string, name: string, before = ''): Uint8Array {
  const start = new RegExp(`/${name}\\s*${before}\\s*(?:<([0-9a-fA-F\\s]*)>|\\()`).exec(text)
  if (!start) throw new Error('A string is missing.')
  if (start[1] !== undefined)
    return Uint8Array.from(start[1].match(/\S\s*\S/g) ?? [], (digits) =>
      Number.parseInt(digits.replace(/\s/g, ''), 16),
    )
  const rest = text.slice(start.index + start[0].length, start.index + start[0].length + LONGEST_DICTIONARY)
  let [letters, depth] = ['', 1]
  for (const [part, escaped] of rest.matchAll(/\\([0-7]{1,3}|\r\n|[\s\S])|\r\n|[\s\S]/g)) {
    if (escaped === undefined) {
      depth += part === '(' ? 1 : part === ')' ? -1 : 0
      if (depth === 0) break
      letters += part.startsWith('\r') ? '\n' : part
    } else if (/^[0-7]/.test(escaped)) letters += String.fromCharCode(Number.parseInt(escaped, 8) & 255)
    else if (!/^[\r\n]/.test(escaped)) letters += ESCAPES[escaped] ?? escaped
  }
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
