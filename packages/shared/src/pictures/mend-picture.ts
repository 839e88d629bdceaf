import type { InspectedPicture } from './inspect-picture.ts'

/** An empty chunk, as a PNG ends. */
const IEND = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
const EOI = [0xff, 0xd9]

/**
 * Returns the bytes of a picture alone, with the end that its format asks for: some decoders refuse a file that lacks it, or
 * that something follows.
 */
export function mendPicture(
  bytes: Uint8Array<ArrayBuffer>,
  { type, end, isWhole }: Pick<InspectedPicture, 'type' | 'end' | 'isWhole'>,
): Uint8Array<ArrayBuffer> {
  const own = bytes.slice(0, end)
  if (type === 'webp') {
    // Its second number says how long it is; a part of an uneven length is filled up.
    const even = own.length % 2 === 0 ? own : joined(own, [0])
    new DataView(even.buffer).setUint32(4, even.length - 8, true)
    return even
  }
  return isWhole ? own : joined(own, type === 'png' ? IEND : EOI)
}

function joined(bytes: Uint8Array, more: readonly number[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes.length + more.length)
  all.set(bytes)
  all.set(more, bytes.length)
  return all
}
