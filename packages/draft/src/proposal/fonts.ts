import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/option-ids.ts'
import { styleOf } from '../styles/registry.ts'
import type { Font } from '../styles/style.ts'

/** A font with the folder under `fonts/` that it lies in. */
export type FontInFolder = { readonly folder: string; readonly font: Font }

const LETTERS = 'U+20,U+26-27,U+2C-2E,U+41-5A,U+61-7A,U+2013,U+2019'
const ASCII = 'U+20-7E,U+A0,U+2013-2014,U+2018-2019,U+201C-201D,U+2026'

const OWN: readonly Font[] = [
  {
    file: 'serif-display-ascii.woff2',
    family: 'Record Serif',
    weight: '500',
    unicodeRange: ASCII,
    isPreloaded: true,
  },
  { file: 'hanken-grotesk-ascii.woff2', family: 'Hanken Grotesk', weight: '300 500', unicodeRange: ASCII },
  { file: 'young-serif-letters.woff2', family: 'Young Serif', weight: '400', unicodeRange: LETTERS },
  { file: 'bricolage-letters.woff2', family: 'Bricolage', weight: '500', unicodeRange: LETTERS },
  {
    file: 'archivo-expanded-letters.woff2',
    family: 'Archivo Expanded',
    weight: '800',
    unicodeRange: LETTERS,
  },
]

/**
 * The faces of a proposal: cut to the letters of most names, after the full files of the styles. Of two faces that hold
 * a letter a browser takes the later one, so that it asks for a full file only when a name needs it.
 */
export function proposalFonts(): FontInFolder[] {
  const isUsed = ({ family, weight }: Font) =>
    OWN.some((own) => own.family === family && weight.endsWith(own.weight.slice(-3)))
  return [
    ...DESIGN_STYLE_IDS.flatMap((folder) =>
      styleOf(folder)
        .fonts.filter(isUsed)
        .map((font) => ({ folder, font: { ...font, isPreloaded: false } })),
    ),
    ...OWN.map((font) => ({ folder: 'proposal', font })),
  ]
}
