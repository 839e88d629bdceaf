import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import { runCommand } from '../../../scripts/run-command.ts'
import { composeDraft } from '../src/compose-draft.ts'
import { practiceOf } from '../src/personas/persona.ts'
import { PERSONAS } from '../src/personas/personas.ts'
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

// A font that is not found draws nothing at all: the card of a name then equals the card of a space.
test.each(DESIGN_STYLE_IDS)(
  'draws the letters of every alphabet in %s',
  { timeout: 120_000 },
  async (style) => {
    const blank = await renderCard(cardOf('own-type', style, ' '), style, cardFiles)
    for (const name of ['A', 'ł', 'ễ', 'ñ', 'ω', 'ж', 'מ', 'ع']) {
      const png = await renderCard(cardOf('own-type', style, name), style, cardFiles)
      expect(Buffer.compare(png, blank), name).not.toBe(0)
    }
  },
)

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
