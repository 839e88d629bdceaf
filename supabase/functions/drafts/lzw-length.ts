const CLEAR = 256
const END = 257
const MOST_BITS = 12

/** How many bytes a part unpacks to that was packed with LZW (ISO 32000-1, 7.4.4). */
export function lzwLength(pieces: Iterable<Uint8Array>): number {
  /** How long what each code stands for is. */
  const lengths = new Uint16Array(1 << MOST_BITS).fill(1, 0, CLEAR)
  let [next, before, total, bits, held] = [END + 1, 0, 0, 0, 0]
  for (const piece of pieces) {
    for (const byte of piece) {
      held = ((held << 8) | byte) & 0xfffff
      bits += 8
      // Of both ways to count, the one that changes earlier.
      const size = Math.min(MOST_BITS, Math.max(9, 32 - Math.clz32(next + 1)))
      if (bits < size) continue
      bits -= size
      const code = (held >> bits) & ((1 << size) - 1)
      if (code === END) return total
      if (code === CLEAR) {
        ;[next, before] = [END + 1, 0]
        continue
      }
      const length = code < next ? (lengths[code] ?? 1) : before + 1
      total += length
      if (before > 0 && next < lengths.length) lengths[next++] = before + 1
      before = length
    }
  }
  return total
}
