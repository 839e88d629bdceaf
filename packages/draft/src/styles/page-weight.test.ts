import { brotliCompressSync, constants } from 'node:zlib'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { PICTURE_BYTES, PICTURE_WIDTHS } from '@foyer/shared/pictures/picture.ts'
import { describe, expect, it } from 'vitest'
import { casesOf } from '../../../../tests/cases-of.ts'
import { fontBytes } from '../../fonts-source.ts'
import { applyEdits, isEditable } from '../apply-edits.ts'
import { composeDraft } from '../compose-draft.ts'
import { editsFromRow } from '../edits.ts'
import { linesOf } from '../lines-of.ts'
import { addedItems } from '../personas/added-items.ts'
import { ownerPictures } from '../personas/owner-pictures.ts'
import { practiceOf } from '../personas/persona.ts'
import { PERSONAS } from '../personas/personas.ts'
import { contentOf, SITES } from '../personas/sites.ts'
import { LONG_STORY } from '../personas/stories.ts'
import { renderDraft } from '../render-draft.ts'
import { renderPage } from '../render-page.ts'
import { styleOf } from './registry.ts'

const rawBytes = 60 * 1024
const brotliBytes = 15 * 1024
const fontsBytes = 60 * 1024
/** With every line in words of its owner and 22 items: about a hundred sentences more than we would say. */
const ownRawBytes = 68 * 1024
const ownBrotliBytes = 18 * 1024
/** Of all that a phone loads for its first screen, with a portrait. */
const firstScreenBytes = 160 * 1000
const OWN_ITEMS = {
  ...addedItems(12, ['service']),
  ...addedItems(3, ['price', 'question', 'person']),
  ...addedItems(1, ['hours']),
}
const SEEDS = 16
const OPTIONS = { kind: 'draft', assetBase: '' } as const
/** The worst of so many of the largest pages: the largest one is not always the one that compresses worst. */
const COMPRESSED = 3
/** The edited page has the words of its owner beside ours. */
const WEIGHED = casesOf(SITES, ({ id }) => id === 'cedar-grove-edited')
const FULL_PERSONAS = casesOf(
  PERSONAS.filter((persona) => composeDraft(practiceOf(persona)).kind === 'full'),
  ({ id }) => id === 'cedar-grove',
)

// Servers store pages at the highest quality. A lower one is ten times as fast: it finds the page that compresses worst, and
// a page that is small enough at the lower one is small enough at the highest one too.
const quickBytes = (page: Buffer) =>
  brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

function compressedBytes(page: Buffer): number {
  const quick = quickBytes(page)
  return quick <= brotliBytes ? quick : brotliCompressSync(page).length
}

describe.each(DESIGN_STYLE_IDS)('a %s page', (id) => {
  it.each(WEIGHED.map((site) => [site.id, site] as const))(
    'weighs at most 60 KB, 15 KB compressed, for %s without pictures',
    (_id, site) => {
      // The frame of a picture and its addresses are weighed with the pictures.
      const said = contentOf({ ...site, edits: { ...site.edits, pictures: new Map() } })
      const files = renderDraft(said, id, OPTIONS)
      const page = Buffer.from(String(files.find(({ path }) => path === 'index.html')?.body))
      expect(page.length).toBeLessThanOrEqual(rawBytes)
      expect(compressedBytes(page)).toBeLessThanOrEqual(brotliBytes)
    },
  )

  // The seed draws the pictures: the ones of a persona are not the largest ones.
  it.each(FULL_PERSONAS.map((persona) => [persona.id, persona] as const))(
    'weighs at most 60 KB, 15 KB compressed, for %s with a long story and the pictures of other seeds',
    (_id, persona) => {
      const practice = practiceOf(persona)
      const content = composeDraft({ ...practice, story: { ...practice.story, text: LONG_STORY } })
      const pages = Array.from({ length: SEEDS }, (_, seed) =>
        Buffer.from(renderPage({ ...content, seed: `weight ${seed}` }, styleOf(id), OPTIONS)),
      )
      pages.sort((one, other) => other.length - one.length)
      expect(pages[0]?.length).toBeLessThanOrEqual(rawBytes)
      const largest = pages.slice(0, COMPRESSED).map((page) => ({ page, quick: quickBytes(page) }))
      largest.sort((one, other) => other.quick - one.quick)
      expect(compressedBytes(largest[0]?.page ?? Buffer.alloc(rawBytes))).toBeLessThanOrEqual(brotliBytes)
    },
  )

  it('weighs at most 68 KB, 18 KB compressed, with every line in longer words of its owner and 22 items', () => {
    const pages = FULL_PERSONAS.map((persona) => {
      const content = composeDraft(practiceOf(persona))
      const lines = [...linesOf(content)].filter(isEditable)
      const longer = (text: string) => `${text} ${text.slice(0, text.length / 5)}`
      const words = Object.fromEntries(
        lines.map(({ id: line, text }) => [line, { text: longer(text), ours: '' }]),
      )
      const edits = editsFromRow({ words, section_order: [], hidden: {}, added: OWN_ITEMS, pictures: {} })
      return Buffer.from(renderPage(applyEdits(content, edits), styleOf(id), OPTIONS))
    })
    pages.sort((one, other) => other.length - one.length)
    expect(pages[0]?.length).toBeLessThanOrEqual(ownRawBytes)
    for (const page of pages.slice(0, COMPRESSED))
      expect(brotliCompressSync(page).length).toBeLessThanOrEqual(ownBrotliBytes)
  })

  it('shows its first screen with a portrait for at most 160 KB on a phone', () => {
    const persona = FULL_PERSONAS.find(({ id: name }) => name === 'cedar-grove')
    if (!persona) throw new Error('There is no persona cedar-grove.')
    const { portrait } = ownerPictures()
    const edits = editsFromRow({
      words: {},
      section_order: [],
      hidden: {},
      added: {},
      pictures: { portrait },
    })
    const page = renderPage(applyEdits(composeDraft(practiceOf(persona)), edits), styleOf(id), OPTIONS)
    const sizes = /class="pic-portrait"[^>]* sizes="([^"]*)"/.exec(page)?.[1] ?? ''
    // A phone of 375 points has at most three pixels in each.
    const points = Number(/(\d+)px\)?,|^(\d+)px$/.exec(sizes)?.slice(1).find(Boolean))
    const file = PICTURE_WIDTHS.findIndex((width) => width >= points * 3)
    const portraitBytes = PICTURE_BYTES[file] ?? Number.NaN
    const fonts = styleOf(id).fonts.reduce((sum, font) => sum + fontBytes(`${id}/${font.file}`).length, 0)
    const favicon = styleOf(id)
      .favicon('weight', composeDraft(practiceOf(persona)).subject)
      .toString().length
    const sum = compressedBytes(Buffer.from(page)) + fonts + favicon + portraitBytes
    expect(sum).toBeLessThanOrEqual(firstScreenBytes)
  })

  it('asks for at most two families of fonts, 60 KB in sum', () => {
    const { fonts } = styleOf(id)
    expect(new Set(fonts.map(({ family }) => family)).size).toBeLessThanOrEqual(2)
    const bytes = fonts.reduce((sum, { file }) => sum + fontBytes(`${id}/${file}`).length, 0)
    expect(bytes).toBeLessThanOrEqual(fontsBytes)
  })
})
