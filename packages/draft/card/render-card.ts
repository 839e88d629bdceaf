import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { cardFontsOf } from './card-fonts.ts'
import { lettersOf } from './letters-of.ts'

/** Reads what a picture is made with, from wherever the runtime keeps it. */
export type CardFiles = {
  /** The bytes of `index_bg.wasm` of `@resvg/resvg-wasm`. */
  readonly wasm: () => Uint8Array | Promise<Uint8Array>
  /** The bytes of a file of `card/fonts/`. */
  readonly font: (file: string) => Uint8Array | Promise<Uint8Array>
}

let started: Promise<void> | undefined

/** The width that social networks ask for; the height follows. */
const FULL_WIDTH = 1200

/**
 * Returns the picture of a draft, 1200 × 630, as PNG; without words where one has a letter that no font draws, as in
 * Chinese, Korean and Hindi, or an emoji: half a name is worse than none. The drawer starts with the first picture of a process.
 *
 * @param svg `card.svg` of a draft
 * @param style the style of the draft: its fonts are the only ones that are loaded
 * @param width in pixels, for a smaller picture
 */
export async function renderCard(
  svg: string,
  style: DesignStyleId,
  files: CardFiles,
  width = FULL_WIDTH,
): Promise<Uint8Array> {
  started ??= start(files)
  const [fontBuffers] = await Promise.all([
    Promise.all(cardFontsOf(style).map(({ file }) => files.font(file))),
    started,
  ])
  const drawer = new Resvg(drawable(svg, fontBuffers), {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers, defaultFontFamily: 'Noto Sans' },
  })
  try {
    const image = drawer.render()
    try {
      return image.asPng()
    } finally {
      image.free()
    }
  } finally {
    drawer.free()
  }
}

const WORDS = /<text\b[^>]*>([\s\S]*?)<\/text>/gu
/** In every font of a picture. */
const PLAIN = /^[\s\x20-\x7e]*$/u
/** Nothing is drawn for these. */
const UNDRAWN = /[\s\p{Default_Ignorable_Code_Point}]/u

/** The picture with its words, if all of their letters can be drawn; accents are a part of their letter. */
function drawable(svg: string, fonts: readonly Uint8Array[]): string {
  const composed = svg.normalize('NFC')
  const words = Array.from(composed.matchAll(WORDS), ([, text = '']) => text.replace(/<[^>]*>/g, '')).join('')
  if (PLAIN.test(words)) return composed
  const known = fonts.map(lettersOf)
  const isDrawn = (letter: string) => known.some((has) => has(letter.codePointAt(0) ?? 0))
  const letters = [...new Set(words)].filter((letter) => !UNDRAWN.test(letter))
  return letters.every(isDrawn) ? composed : composed.replace(WORDS, '')
}

// A failed start may be tried again. Another copy of this module may have started the drawer of the process.
async function start({ wasm }: CardFiles): Promise<void> {
  try {
    await initWasm(await wasm())
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Already initialized')) return
    started = undefined
    throw error
  }
}
