import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits } from '@foyer/draft/apply-edits.ts'
import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { editsFromRow } from '@foyer/draft/edits.ts'
import { pageEdits } from '@foyer/draft/personas/page-edits.ts'
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

it('packs the pages of services and people in folders of their own, whose links lead to files of the folder', async () => {
  const persona = PERSONAS.find((one) => one.id === 'cedar-grove')
  if (!persona) throw new Error('There is no persona cedar-grove.')
  const content = applyEdits(
    composeDraft(practiceOf(persona)),
    editsFromRow({ ...pageEdits(), pictures: {} }),
  )
  const files = renderDraft(content, 'warm', { kind: 'draft', assetBase: '' })
  const assets = builtAssets()
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'https://app.example')
    // The longest path is the whole one: a page of a service ends in `index.html` too.
    const stored = files.find(
      ({ path }) => pathname === `/functions/v1/drafts/${'a'.repeat(32)}/${path}`,
    )?.body
    const body = assets.get(pathname) ?? stored ?? (pathname.endsWith('/card.png') ? 'png' : undefined)
    return new Response(body as BodyInit | undefined, { status: body === undefined ? 404 : 200 })
  })
  const unpacked = unzipSync(await makeZip({ slug: 'a'.repeat(32), kind: 'site', style: 'warm' }))
  const service = strFromU8(unpacked['sleep-and-worry/index.html'] ?? new Uint8Array())
  expect(service).toContain('gasping')
  expect(strFromU8(unpacked['imani-brooks/index.html'] ?? new Uint8Array())).toContain('school counselor')
  for (const [path, bytes] of Object.entries(unpacked)) {
    if (!path.endsWith('.html')) continue
    for (const [, href = ''] of strFromU8(bytes).matchAll(/ href="([^"#:]+\.html)/g))
      expect(Object.keys(unpacked), `${path} leads to ${href}`).toContain(
        new URL(href, `https://folder.example/${path}`).pathname.slice(1),
      )
  }
})
