import type { FullContent } from '@foyer/draft/content.ts'
import { launchContent } from '@foyer/draft/launch-content.ts'
import { notFoundContent } from '@foyer/draft/not-found-content.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import { fontsOf } from '@foyer/draft/render-page.ts'
import { styleOf } from '@foyer/draft/styles/registry.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import {
  type DeployFile,
  type Manifest,
  manifestText,
  NOT_FOUND_PATH,
  PAGE_PATH,
} from '@foyer/shared/sites/manifest.ts'
import type { LoadedPicture } from '../_shared/load-picture.ts'
import { sha256 } from '../_shared/sha256.ts'

/** A complete website: its id, its manifest, and the bytes of its files by their hash. */
export type Deploy = {
  readonly id: string
  readonly manifest: string
  readonly bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

export type Launch = {
  readonly content: FullContent
  /** All files of its pictures, by their names. */
  readonly pictures: ReadonlyMap<string, LoadedPicture>
  readonly style: DesignStyleId
  /** The address of the site, with a trailing slash. */
  readonly siteUrl: string
  readonly card: Uint8Array | null
  /** The day, as `2026-12-24`: notices that had ended before are not on it. */
  readonly today: string
}

/** Reads a file of packages/draft/fonts. */
export type ReadFont = (path: string) => Promise<Uint8Array>

/** Files that a visitor's browser asks for again on each visit, with their paths on the site. */
const PAGE_FILES: Readonly<Record<string, readonly [path: string, type: DeployFile['type']]>> = {
  'index.html': [PAGE_PATH, 'text/html; charset=utf-8'],
  'favicon.svg': ['/favicon.svg', 'image/svg+xml'],
  'robots.txt': ['/robots.txt', 'text/plain; charset=utf-8'],
  'sitemap.xml': ['/sitemap.xml', 'application/xml; charset=utf-8'],
}

/**
 * Renders a website as its visitors see it: the same launch gives the same deploy. Nothing on it asks another host for
 * anything.
 *
 * @throws LaunchRefused when patients could not reach the practice
 */
export async function renderDeploy(
  { content, pictures, style, siteUrl, card, today }: Launch,
  readFont: ReadFont,
): Promise<Deploy> {
  const said = launchContent(content)
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>()
  const files: Record<string, DeployFile> = {}
  const add = async (
    /** Or the ending of a file that is named after its bytes. */
    path: string,
    body: string | Uint8Array,
    rest: Pick<DeployFile, 'type' | 'cache'>,
  ) => {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
    const hash = await sha256(bytes)
    const at = path.startsWith('.') ? `/assets/${hash.slice(0, 32)}${path}` : path
    bodies.set(hash, bytes)
    files[at] = { hash, size: bytes.byteLength, ...rest }
    return at
  }

  const fonts = await Promise.all(
    fontsOf(said, styleOf(style)).map(async ({ folder, font }) => {
      const body = await readFont(`${folder}/${font.file}`)
      const path = await add('.woff2', body, { type: 'font/woff2', cache: 'immutable' })
      return [`/fonts/${font.file}`, path] as const
    }),
  )
  const shown = await Promise.all(
    [...pictures].map(async ([name, { bytes, contentType: type }]) => {
      const path = await add(name.slice(name.lastIndexOf('.')), bytes, { type, cache: 'immutable' })
      return [`/pictures/${name}`, path] as const
    }),
  )
  const withAssets = (html: string) =>
    [...fonts, ...shown].reduce((text, [named, hashed]) => text.replaceAll(named, hashed), html)

  const rendered = renderDraft(said, style, { kind: 'launch', assetBase: '/', siteUrl, today })
  for (const { path, body } of rendered) {
    const [at, type] = PAGE_FILES[path] ?? ownPage(path)
    if (at && type) await add(at, withAssets(String(body)), { type, cache: 'page' })
  }
  const notFound = notFoundContent(said, siteUrl)
  const [page] = renderDraft(notFound, style, { kind: 'launch', assetBase: '/' })
  await add(NOT_FOUND_PATH, withAssets(String(page?.body)), {
    type: 'text/html; charset=utf-8',
    cache: 'page',
  })
  if (card) await add('/card.png', card, { type: 'image/png', cache: 'page' })

  const manifest = manifestText({ version: 1, files } satisfies Manifest)
  return { id: await sha256(manifest), manifest, bodies }
}

// A page of its own is a file in a folder, and stands at the folder.
function ownPage(path: string): readonly [path: string, type: DeployFile['type']] | readonly [] {
  const [, slug] = /^([a-z0-9-]+)\/index\.html$/.exec(path) ?? []
  return slug ? [`${PAGE_PATH}${slug}/`, 'text/html; charset=utf-8'] : []
}
