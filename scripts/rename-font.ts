const FAMILY = 1
const SUBFAMILY = 2
const POSTSCRIPT = 6
const WINDOWS = 3
const UNICODE = 1
const ENGLISH = 0x409
const WEIGHT_IN_OS2 = 4

type Table = { readonly tag: string; readonly bytes: Uint8Array }

/**
 * Returns a TrueType font under another family name and with a weight: pictures find a font by these two. Checksums are
 * kept as they were, because renderers do not read them.
 */
export function renameFont(font: Uint8Array, family: string, weight: number): Uint8Array {
  return write(
    read(font).map(({ tag, bytes }) => {
      if (tag === 'name') return { tag, bytes: nameTable(namesOf(family, weight)) }
      if (tag !== 'OS/2') return { tag, bytes }
      const changed = bytes.slice()
      viewOf(changed).setUint16(WEIGHT_IN_OS2, weight)
      return { tag, bytes: changed }
    }),
    viewOf(font).getUint32(0),
  )
}

function namesOf(family: string, weight: number): [number, string][] {
  return [
    [FAMILY, family],
    [SUBFAMILY, 'Regular'],
    [POSTSCRIPT, `${family.replaceAll(' ', '')}-${weight}`],
  ]
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function read(font: Uint8Array): Table[] {
  const view = viewOf(font)
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const entry = 12 + index * 16
    const at = view.getUint32(entry + 8)
    return {
      tag: String.fromCharCode(...font.subarray(entry, entry + 4)),
      bytes: font.subarray(at, at + view.getUint32(entry + 12)),
    }
  })
}

function write(tables: readonly Table[], version: number): Uint8Array {
  const padded = (length: number) => Math.ceil(length / 4) * 4
  const begin = 12 + tables.length * 16
  const font = new Uint8Array(begin + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0))
  const view = viewOf(font)
  const power = Math.floor(Math.log2(tables.length))
  view.setUint32(0, version)
  view.setUint16(4, tables.length)
  view.setUint16(6, 16 * 2 ** power)
  view.setUint16(8, power)
  view.setUint16(10, tables.length * 16 - 16 * 2 ** power)
  let at = begin
  for (const [index, { tag, bytes }] of tables.entries()) {
    const entry = 12 + index * 16
    for (const [place, letter] of [...tag].entries()) font[entry + place] = letter.charCodeAt(0)
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, bytes.length)
    font.set(bytes, at)
    at += padded(bytes.length)
  }
  return font
}

function nameTable(names: readonly (readonly [id: number, text: string])[]): Uint8Array {
  const texts = names.map(([, text]) =>
    Uint8Array.from([...text].flatMap((letter) => [0, letter.charCodeAt(0)])),
  )
  const begin = 6 + names.length * 12
  const table = new Uint8Array(begin + texts.reduce((sum, { length }) => sum + length, 0))
  const view = viewOf(table)
  view.setUint16(2, names.length)
  view.setUint16(4, begin)
  let at = 0
  for (const [index, [id]] of names.entries()) {
    const text = texts[index] ?? new Uint8Array()
    const fields = [WINDOWS, UNICODE, ENGLISH, id, text.length, at]
    for (const [place, field] of fields.entries()) view.setUint16(6 + index * 12 + place * 2, field)
    table.set(text, begin + at)
    at += text.length
  }
  return table
}
