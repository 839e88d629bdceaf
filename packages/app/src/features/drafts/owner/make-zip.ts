import { DRAFT_ASSET_BASE, DRAFT_FILES, draftPicturesUrl } from '@foyer/shared/api/drafts.ts'
import { zipSync } from 'fflate'
import { env } from '../../../config/env.ts'
import { loadDraftFile } from '../../../site/api/draft-files.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'

// The same files give the same archive.
const WRITTEN_AT = '1980-01-01T00:00:00'
const FONT = /\bfonts\/[a-z0-9-]+\.woff2\b/g
const PICTURE = /\bpictures\/([0-9a-f]{32}-[0-9]+\.(?:webp|jpg|png))\b/g
/** A page of its own, which the first page leads to. */
const PAGE = /\bhref="([a-z0-9-]+\/index\.html)"/g
/** The picture may be missing: everything else works without it. */
const NEEDED = [DRAFT_FILES.page, DRAFT_FILES.favicon, DRAFT_FILES.cardDrawing, DRAFT_FILES.robots]

/**
 * Makes the archive of the newest state: its files, its pictures, and the fonts that its page asks for with their licenses.
 * Unpacked, the page opens without a network.
 *
 * @throws Error when a file could not be loaded
 */
export async function makeZip({
  slug,
  kind,
  style,
}: Pick<OpenedDraft, 'slug' | 'kind' | 'style'>): Promise<Uint8Array<ArrayBuffer>> {
  const loaded = await Promise.all([
    ...NEEDED.map(async (name) => {
      const file = await loadDraftFile(slug, name)
      if (!file) throw new Error(`The draft has no ${name}.`)
      return [name, await bytesOf(file)] as const
    }),
    loadDraftFile(slug, DRAFT_FILES.card).then(
      async (card) => card && ([DRAFT_FILES.card, await bytesOf(card)] as const),
    ),
  ])
  const first = loaded.filter((file) => file !== null)
  const home = new TextDecoder().decode(first.find(([name]) => name === DRAFT_FILES.page)?.[1])
  const linked = [...new Set([...home.matchAll(PAGE)].map(([, path = '']) => path as `${string}/index.html`))]
  const pages = await Promise.all(
    linked.map(async (name) => {
      const file = await loadDraftFile(slug, name)
      if (!file) throw new Error(`The draft has no ${name}.`)
      return [name, await bytesOf(file)] as const
    }),
  )
  const files = [...first, ...pages]
  const page = [home, ...pages.map(([, bytes]) => new TextDecoder().decode(bytes))].join('')
  const fonts = await Promise.all([...new Set(page.match(FONT))].sort().map(loadAsset))
  const names = [...new Set([...page.matchAll(PICTURE)].map(([, name = '']) => name))].sort()
  const pictures = await Promise.all(names.map((name) => loadPicture(slug, name)))
  const [, licenses] = await loadAsset(`fonts/${kind === 'proposal' ? kind : style}.txt`)
  return zipSync(Object.fromEntries([...files, ...pictures, ...fonts, ['fonts/OFL.txt', licenses]]), {
    mtime: WRITTEN_AT,
    level: 6,
  })
}

async function loadPicture(slug: string, name: string) {
  const response = await fetch(draftPicturesUrl(env().apiUrl, slug) + name)
  if (!response.ok) throw new Error(`A picture was answered with ${response.status}.`)
  return [`pictures/${name}`, await bytesOf(response)] as const
}

async function loadAsset(path: string): Promise<readonly [string, Uint8Array<ArrayBuffer>]> {
  const response = await fetch(DRAFT_ASSET_BASE + path)
  if (!response.ok) throw new Error(`The file ${path} was answered with ${response.status}.`)
  return [path, await bytesOf(response)]
}

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await response.arrayBuffer())
}
