/** Returns whether a font, TrueType, has a drawing for a code point. */
export function lettersOf(font: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const ranges = rangesOf(view, tableOf(view, 'cmap'))
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last)
}

type Range = readonly [first: number, last: number]

/** https://learn.microsoft.com/typography/opentype/spec/otff */
function tableOf(view: DataView, name: string): number {
  const count = view.getUint16(4)
  for (let index = 0; index < count; index += 1) {
    const at = 12 + 16 * index
    const letters = [0, 1, 2, 3].map((offset) => String.fromCharCode(view.getUint8(at + offset)))
    if (letters.join('') === name) return view.getUint32(at + 8)
  }
  throw new Error(`The font has no table ${name}.`)
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap: formats 4 and 12, which Unicode fonts have. */
function rangesOf(view: DataView, cmap: number): Range[] {
  const count = view.getUint16(cmap + 2)
  return Array.from({ length: count }, (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index)).flatMap(
    (at) => {
      const format = view.getUint16(at)
      return format === 4 ? segmentsOf(view, at) : format === 12 ? groupsOf(view, at) : []
    },
  )
}

function segmentsOf(view: DataView, at: number): Range[] {
  const bytes = view.getUint16(at + 6)
  return Array.from({ length: bytes / 2 }, (_, index): Range => {
    const last = view.getUint16(at + 14 + 2 * index)
    return [view.getUint16(at + 16 + bytes + 2 * index), last]
    // The last segment of every font is no letter.
  }).filter(([first]) => first !== 0xffff)
}

function groupsOf(view: DataView, at: number): Range[] {
  return Array.from({ length: view.getUint32(at + 12) }, (_, index): Range => {
    const group = at + 16 + 12 * index
    return [view.getUint32(group), view.getUint32(group + 4)]
  })
}
