import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { RED_JPEG } from '@foyer/shared/pictures/test-pictures.ts'
import { describe, expect, test } from 'vitest'
import { runCommand } from '../../../scripts/run-command.ts'
import { casesOf } from '../../../tests/cases-of.ts'
import { composeDraft } from '../src/compose-draft.ts'
import { ownerPictures } from '../src/personas/owner-pictures.ts'
import { practiceOf } from '../src/personas/persona.ts'
import { PERSONAS } from '../src/personas/personas.ts'
import { contentOf, SITES } from '../src/personas/sites.ts'
import { renderDraft } from '../src/render-draft.ts'
import { styleOf } from '../src/styles/registry.ts'
import { cardFiles } from './card-files.ts'
import { renderCard } from './render-card.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47]

function cardOf(id: string, style: (typeof DESIGN_STYLE_IDS)[number], name?: string): string {
  const persona = PERSONAS.find((one) => one.id === id)
  if (!persona) throw new Error(`There is no persona ${id}.`)
  const { seed, subject } = composeDraft(practiceOf(persona))
  return styleOf(style)
    .card(seed, name === undefined ? subject : { ...subject, name })
    .toString()
}

test.each(DESIGN_STYLE_IDS)('draws the card of %s as a PNG of 1200 × 630', async (style) => {
  const png = await renderCard(cardOf('cedar-grove', style), style, cardFiles)
  expect([...png.subarray(0, 4)]).toEqual(SIGNATURE)
  const view = new DataView(png.buffer, png.byteOffset)
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630])
})

test.each(DESIGN_STYLE_IDS)(
  'draws the portrait on the card of %s, and the art without one',
  async (style) => {
    const [plain, edited] = ['cedar-grove', 'cedar-grove-edited'].map((id) =>
      SITES.find((one) => one.id === id),
    )
    if (!plain || !edited) throw new Error('There is no Cedar Grove.')
    const cardOn = (site: typeof plain, cardPortrait?: string) => {
      const options = { kind: 'draft', assetBase: '', ...(cardPortrait && { cardPortrait }) } as const
      const files = renderDraft(contentOf(site), style, options)
      return String(files.find(({ path }) => path === 'card.svg')?.body)
    }
    expect(cardOn(edited)).toBe(cardOn(plain))
    expect(cardOn(plain, RED_JPEG)).toBe(cardOn(plain))
    const shown = cardOn(edited, RED_JPEG)
    const red = await renderCard(shown, style, cardFiles)
    const none = await renderCard(shown.replace(/<image[^>]*>/, ''), style, cardFiles)
    expect(Buffer.compare(red, none)).not.toBe(0)
  },
)

test('keeps the point that the owner chose in the frame of a portrait', () => {
  const { portrait } = ownerPictures()
  const { seed, subject } = composeDraft(practiceOf(PERSONAS[0] as (typeof PERSONAS)[number]))
  const imageOf = (picture: Partial<typeof portrait>) => {
    const shown = {
      picture: { ...portrait, widths: [960], height: 480, zoom: 100, ...picture },
      href: RED_JPEG,
    }
    const card = String(styleOf('minimalist').card(seed, subject, shown))
    return ['x', 'y', 'width', 'height'].map((name) =>
      Number(card.match(`<image[^>]* ${name}="([-0-9.]+)"`)?.[1]),
    )
  }
  // In a frame of 240 x 300, a picture twice as wide as high is as high as the frame.
  expect(imageOf({ x: 0, y: 50 })).toEqual([0, 0, 600, 300])
  expect(imageOf({ x: 100, y: 50 })).toEqual([-360, 0, 600, 300])
  expect(imageOf({ x: 50, y: 100, zoom: 200 })).toEqual([-480, -300, 1200, 600])
})

test('keeps pictures of professional drafts under 150 KB', async () => {
  // The longest name has the most letters in the picture.
  for (const { id } of casesOf(PERSONAS, (persona) => persona.id === 'not-open-yet')) {
    const png = await renderCard(cardOf(id, 'professional'), 'professional', cardFiles)
    expect(png.length, id).toBeLessThan(150_000)
  }
})

// A font that is not found draws nothing at all: a picture with a name then equals a picture with a space.
test.each(DESIGN_STYLE_IDS)('draws the letters of every alphabet in %s', async (style) => {
  const family = styleOf(style).fonts[0]?.family
  const draw = (text: string) =>
    renderCard(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><text y="60" font-size="60" font-family="${family}">${text}</text></svg>`,
      style,
      cardFiles,
    )
  const blank = await draw(' ')
  for (const letter of ['A', 'ł', 'ễ', 'ñ', 'ω', 'ж', 'מ', 'ع']) {
    expect(Buffer.compare(await draw(letter), blank), letter).not.toBe(0)
  }
})

// Which letters a card can draw is decided before its style.
describe.each(casesOf(DESIGN_STYLE_IDS, (style) => style === 'warm'))('the card of %s', (style) => {
  test.each([
    ['Chinese', '王芳诊所'],
    ['Japanese', 'さくら Clinic'],
    ['Korean', '김 한의원'],
    ['Hindi', 'डॉ. शर्मा'],
    ['Thai', 'คลินิก Ana'],
    ['an emoji', 'Happy Teeth 🦷'],
    ['an emoji of several', 'Family 👨‍👩‍👧 Care'],
    ['a sign of a font of its own', 'Ana \ue001'],
    ['a lost letter', 'Ana Silv\ufffd'],
    ['styled letters', '𝓐𝓷𝓪 Silva'],
  ])('has no words rather than half of a name in %s', async (_, name) => {
    const svg = cardOf('cedar-grove', style, name)
    const drawn = await renderCard(svg, style, cardFiles)
    const wordless = await renderCard(svg.replace(/<text[\s\S]*?<\/text>/g, ''), style, cardFiles)
    expect(Buffer.compare(drawn, wordless)).toBe(0)
  })

  test.each([
    'Łukasz Żółć',
    'Phòng khám Nguyễn',
    'Клиника Анна',
    'Κλινική Άννα',
    'מרפאת חנה',
    'عيادة سارة',
    'Jose\u0301 & Ana',
    'O’Neill “Care” – 24\u00a0h',
    'Ana\u200b\ufe0f Silva',
  ])('has the words of %s', async (name) => {
    const svg = cardOf('cedar-grove', style, name)
    const drawn = await renderCard(svg, style, cardFiles)
    const wordless = await renderCard(svg.replace(/<text[\s\S]*?<\/text>/g, ''), style, cardFiles)
    expect(Buffer.compare(drawn, wordless)).not.toBe(0)
  })
})

test.each(DESIGN_STYLE_IDS)('finds the family and the weight that the card of %s asks for', async (style) => {
  const named = await renderCard(cardOf('own-type', style, 'Harbor'), style, cardFiles)
  const blank = await renderCard(cardOf('own-type', style, ' '), style, cardFiles)
  expect(Buffer.compare(named, blank)).not.toBe(0)
})

test('draws the same picture in Deno', { timeout: 120_000 }, async () => {
  const svg = cardOf('not-open-yet', 'warm')
  const script = `
    import { renderCard } from './packages/draft/card/render-card.ts'
    import { cardFiles } from './packages/draft/card/card-files.ts'
    const png = await renderCard(${JSON.stringify(svg)}, 'warm', cardFiles)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', png))
    console.log('sha256 ' + Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''))`
  const { code, output } = await runCommand(
    'deno',
    ['eval', '--no-check', '--node-modules-dir=manual', '--ext=ts', script],
    { output: 'capture' },
  )
  expect(code, output).toBe(0)
  const png = await renderCard(svg, 'warm', cardFiles)
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(png))).toString('hex')
  expect(output).toContain(`sha256 ${hash}`)
})
