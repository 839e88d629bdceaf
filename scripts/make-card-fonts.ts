// node scripts/make-card-fonts.ts: makes the fonts of pictures of the woff2 files of the styles. Run it when a
// style changes its fonts. A drawer of pictures reads TrueType fast, woff2 slowly, and no axes at all.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { allCardFonts } from '../packages/draft/card/card-fonts.ts'
import { renameFont } from './rename-font.ts'
import { ROOT } from './run-command.ts'

const DRAFT = join(ROOT, 'packages', 'draft')
const FOLDER = join(DRAFT, 'card', 'fonts')
// Of Arabic, what names are written with; the other files are small enough whole.
const ARABIC = Array.from({ length: 0x100 }, (_, index) => String.fromCodePoint(0x600 + index)).join('')

// Long enough for the names of all tables of a font.
const DIRECTORY_BYTES = 512

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
let sum = 0
for (const { file, source, family, weight } of allCardFonts()) {
  const published = readFileSync(join(DRAFT, source))
  const isArabic = source.includes('arabic')
  const whole = await subsetFont(published, isArabic ? ARABIC : undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: !isArabic,
    noHinting: true,
  })
  const font = hasAxes(whole)
    ? await subsetFont(whole, undefined, {
        targetFormat: 'sfnt',
        keepAllGlyphs: true,
        variationAxes: { wght: weight },
      })
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
