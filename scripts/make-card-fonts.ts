// node scripts/make-card-fonts.ts: makes the fonts of pictures of the woff2 files of the styles. Run it when a
// style changes its fonts. The picture renderer reads TrueType fast, woff2 slowly, and no variable axes at all.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { allCardFonts } from '../packages/draft/card/card-fonts.ts'
import { renameFont } from './rename-font.ts'
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
