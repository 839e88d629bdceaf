// node scripts/make-card-fonts.ts: makes the fonts of pictures of the woff2 files of the styles. Run it when a
// style changes its fonts. The picture renderer reads TrueType fast, woff2 slowly, and no variable axes at all.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { allCardFonts } from '../packages/draft/card/card-fonts.ts'
import { ROOT } from './run-command.ts'

const DRAFT = join(ROOT, 'packages', 'draft')
const FOLDER = join(DRAFT, 'card', 'fonts')
// What names are written with: Latin, Greek, Cyrillic, Hebrew and Arabic letters, and signs between them.
const LETTERS = [
  [0x20, 0x24f],
  [0x300, 0x52f],
  [0x590, 0x6ff],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
]
  .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('')

// Long enough for the directory of all tables of a font.
const DIRECTORY_BYTES = 512

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
let sum = 0
for (const { file, source, family, weight } of allCardFonts()) {
  const published = readFileSync(join(DRAFT, source))
  const whole = await subsetFont(published, LETTERS, { targetFormat: 'sfnt' })
  const font = hasAxes(whole)
    ? await subsetFont(whole, LETTERS, { targetFormat: 'sfnt', variationAxes: { wght: weight } })
    : whole
  const bytes = renameFont(font, family, weight)
  writeFileSync(join(FOLDER, file), bytes)
  sum += bytes.length
  console.log(`${file}: ${bytes.length} bytes`)
}
console.log(`${sum} bytes in all`)

function hasAxes(font: Buffer): boolean {
  return font.subarray(0, DIRECTORY_BYTES).includes('fvar')
}

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
function renameFont(font: Uint8Array, family: string, weight: number): Uint8Array {
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
