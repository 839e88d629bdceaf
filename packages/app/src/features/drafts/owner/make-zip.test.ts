import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { practiceOf } from '@foyer/draft/personas/persona.ts'
import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { copyDraftFonts } from '../../../../build/copy-draft-fonts.ts'
import { makeZip } from './make-zip.ts'

const FONTS = join(import.meta.dirname, '../../../../../draft/fonts')

/** The fonts and licenses that a build of the app serves. */
function builtAssets(): Map<string, Uint8Array | string> {
  const built = new Map<string, Uint8Array | string>()
  const { generateBundle } = copyDraftFonts(FONTS)
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: Uint8Array | string }) =>
      built.set(`/${fileName}`, source),
  }
  if (typeof generateBundle === 'function') Reflect.apply(generateBundle, context, [])
  return built
}

it.each([
  ...DESIGN_STYLE_IDS.map((style) => ['site', style, 'cedar-grove'] as const),
  ['proposal', 'modern', 'redesign'] as const,
])('packs the fonts of a %s in %s with their licenses', async (kind, style, id) => {
  const persona = PERSONAS.find((one) => one.id === id)
  if (!persona) throw new Error(`There is no persona ${id}.`)
  const files = renderDraft(composeDraft(practiceOf(persona)), style, { kind: 'draft', assetBase: '' })
  const assets = builtAssets()
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'https://app.example')
    const stored = files.find(({ path }) => pathname.endsWith(`/${path}`))?.body
    const body = assets.get(pathname) ?? stored ?? (pathname.endsWith('/card.png') ? 'png' : undefined)
    return new Response(body as BodyInit | undefined, { status: body === undefined ? 404 : 200 })
  })
  const unpacked = unzipSync(await makeZip({ slug: 'a'.repeat(32), kind, style }))
  const fonts = Object.keys(unpacked).filter((path) => path.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  const licenses = strFromU8(unpacked['fonts/OFL.txt'] ?? new Uint8Array())
  const published = globSync(join(FONTS, kind === 'proposal' ? kind : style, 'OFL-*.txt'))
  expect(published.length).toBeGreaterThan(0)
  for (const file of published) expect(licenses).toContain(readFileSync(file, 'utf8').trim())
  expect(licenses.match(/licensed under the SIL Open Font License/g)).toHaveLength(published.length)
})
