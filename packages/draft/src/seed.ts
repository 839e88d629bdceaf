/**
 * Numbers in [0, 1) that follow from a text alone. Ask with a purpose in the text (`${seed}:palette`), so that one
 * choice does not move another.
 */
export function numbersFrom(text: string): () => number {
  let state = 1779033703 ^ text.length
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of several, by seed and purpose. */
export function pick<Item>(seed: string, purpose: string, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(numbersFrom(`${seed}:${purpose}`)() * items.length)] ?? items[0]
}
