import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { ProposalContent } from '../content.ts'
import { linesOf } from '../lines-of.ts'
import { styleOf } from '../styles/registry.ts'
import type { Font } from '../styles/style.ts'

/** A font with the folder under `fonts/` that it lies in. */
export type FontInFolder = { readonly folder: string; readonly font: Font }

type Cut = {
  readonly font: Font
  /** Matches a text of which the cut holds every letter. */
  readonly holds: RegExp
  /** It sets only the name in a screen, not the words of the page. */
  readonly isForScreen?: boolean
}

const LETTERS = {
  unicodeRange: 'U+20,U+26-27,U+2C-2E,U+41-5A,U+61-7A,U+2013,U+2019',
  holds: /^[ &',\-.A-Za-z–’]*$/u,
}
const ASCII = {
  unicodeRange: 'U+20-7E,U+A0,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
  holds: /^[\x20-\x7E\u00A0–—‘’“”…]*$/u,
}

const CUTS: readonly Cut[] = [
  cut('serif-display-ascii', 'Record Serif', '500', ASCII),
  cut('hanken-grotesk-ascii', 'Hanken Grotesk', '300 500', ASCII),
  cut('young-serif-letters', 'Young Serif', '400', LETTERS),
  cut('bricolage-letters', 'Bricolage', '500', LETTERS),
  cut('archivo-expanded-letters', 'Archivo Expanded', '800', LETTERS),
]

function cut(file: string, family: string, weight: string, { unicodeRange, holds }: typeof ASCII): Cut {
  const isForScreen = holds === LETTERS.holds
  const isPreloaded = family === 'Record Serif'
  return { font: { file: `${file}.woff2`, family, weight, unicodeRange, isPreloaded }, holds, isForScreen }
}

/**
 * The faces of a proposal, cut to the letters of most names. Where a text has others, the full files of the style
 * come before: of two faces that hold a letter a browser takes the later one, and asks for the full file for the rest
 * only.
 */
export function proposalFonts(content: ProposalContent): FontInFolder[] {
  const said = linesOf(content)
    .map(({ text }) => text)
    .join('')
  const lacking = CUTS.filter(
    ({ holds, isForScreen }) => !holds.test(isForScreen ? content.subject.name : said),
  )
  const full = DESIGN_STYLE_IDS.flatMap((folder) =>
    styleOf(folder)
      .fonts.filter((font) => lacking.some((one) => isSameFace(font, one.font)))
      .map((font) => ({ folder, font: { ...font, isPreloaded: false } })),
  )
  return [...full, ...CUTS.map(({ font }) => ({ folder: 'proposal', font }))]
}

// A file for several weights counts for its heaviest.
function isSameFace(one: Font, other: Font): boolean {
  return one.family === other.family && one.weight.slice(-3) === other.weight.slice(-3)
}
