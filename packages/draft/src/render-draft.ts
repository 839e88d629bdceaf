import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Content } from './content.ts'
import { type RenderOptions, renderDocument } from './document.ts'
import type { SafeHtml } from './html.ts'
import { launchContent } from './launch-content.ts'
import { proposalFavicon } from './proposal/favicon.ts'
import { type FontInFolder, proposalFonts } from './proposal/fonts.ts'
import { proposalPage } from './proposal/page.ts'
import { styleOf } from './styles/registry.ts'
import type { Context } from './styles/style.ts'

/** One file of a draft, by its path inside the folder. */
export type DraftFile = {
  readonly path: string
  readonly contentType: string
  readonly body: string | Uint8Array
}

const ASSET_BASE = /^[A-Za-z0-9._~:/-]*$/
const SITE_URL = /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?\/([A-Za-z0-9._~-]+\/)*$/

/**
 * Renders all files of a draft: the same content, style and options give the same bytes in every runtime. The style of a
 * proposal does not count: it has a page of its own.
 *
 * `renderCard` makes the preview picture, `card.png`, from `card.svg` when the files are stored.
 *
 * @throws Error when `assetBase` or `siteUrl` holds what an address of ours never has
 */
export function renderDraft(content: Content, styleId: DesignStyleId, options: RenderOptions): DraftFile[] {
  const said = saidIn(content, options)
  const { seed, subject } = said
  return [
    file('index.html', 'text/html; charset=utf-8', pageOf(said, styleId, options)),
    file('favicon.svg', 'image/svg+xml', faviconOf(said, styleId).toString()),
    file('card.svg', 'image/svg+xml', styleOf(styleId).card(seed, subject).toString()),
    file('robots.txt', 'text/plain; charset=utf-8', robots(options)),
    ...sitemap(options),
    ...fontFiles(fontsOf(said, styleId), options),
  ]
}

/**
 * Renders `index.html` alone, for a preview that changes with each key.
 *
 * @returns the same text as the file of `renderDraft`
 * @throws Error as `renderDraft` does
 */
export function renderPage(content: Content, styleId: DesignStyleId, options: RenderOptions): string {
  return pageOf(saidIn(content, options), styleId, options)
}

function saidIn(content: Content, { kind, assetBase, siteUrl }: RenderOptions): Content {
  if (!ASSET_BASE.test(assetBase))
    throw new Error('The base of assets may hold letters, digits and ._~:/- only.')
  if (siteUrl !== undefined && !SITE_URL.test(siteUrl))
    throw new Error('The address of a site begins with http:// or https:// and ends with a slash.')
  return kind === 'draft' ? content : launchContent(content)
}

function pageOf(said: Content, styleId: DesignStyleId, options: RenderOptions): string {
  const context: Context = {
    isDraft: options.kind === 'draft',
    assetBase: options.assetBase,
    hasLineIds: options.hasLineIds ?? false,
  }
  const style = styleOf(styleId)
  const isProposal = said.kind === 'proposal'
  return renderDocument({
    content: said,
    page: isProposal ? proposalPage(said, context) : style.page(said, context),
    palette: isProposal ? undefined : style.palette(said.seed, said.subject),
    fonts: fontsOf(said, styleId).map(({ font }) => font),
    context,
    options,
  })
}

function faviconOf({ kind, seed, subject }: Content, styleId: DesignStyleId): SafeHtml {
  return kind === 'proposal' ? proposalFavicon(seed, subject) : styleOf(styleId).favicon(seed, subject)
}

function fontsOf(said: Content, styleId: DesignStyleId): readonly FontInFolder[] {
  if (said.kind === 'proposal') return proposalFonts(said)
  return styleOf(styleId).fonts.map((font) => ({ folder: styleId, font }))
}

function file(path: string, contentType: string, body: string): DraftFile {
  return { path, contentType, body }
}

function robots({ kind, siteUrl }: RenderOptions): string {
  if (kind === 'draft') return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n${siteUrl ? `Sitemap: ${siteUrl}sitemap.xml\n` : ''}`
}

function sitemap({ kind, siteUrl }: RenderOptions): DraftFile[] {
  if (kind === 'draft' || !siteUrl) return []
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${siteUrl}</loc></url></urlset>\n`
  return [file('sitemap.xml', 'application/xml', body)]
}

function fontFiles(fonts: readonly FontInFolder[], options: RenderOptions): DraftFile[] {
  const read = options.fonts
  if (!read) return []
  return fonts.map(({ folder, font }) => ({
    path: `fonts/${font.file}`,
    contentType: 'font/woff2',
    body: read(`${folder}/${font.file}`),
  }))
}
