import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Content } from './content.ts'
import type { RenderOptions } from './document.ts'
import { picturesIn } from './pictures-in.ts'
import type { FontInFolder } from './proposal/fonts.ts'
import { proposal } from './proposal/style.ts'
import { contentFor, fontsOf, type PageStyle, renderPage } from './render-page.ts'
import { pageFile, pagesOf } from './site-pages.ts'
import type { CardPortrait } from './styles/card-portrait.ts'
import { styleOf } from './styles/registry.ts'

/** One file of a draft, by its path inside the folder. */
export type DraftFile = {
  readonly path: string
  readonly contentType: string
  readonly body: string | Uint8Array
}

/**
 * Renders all files of a draft: the same content, style and options give the same bytes in every runtime. The style
 * of a proposal does not count: it has a page of its own.
 *
 * `renderCard` makes the preview picture, `card.png`, from `card.svg` when the files are stored.
 *
 * @throws Error when `assetBase` or `siteUrl` holds what an address of ours never has
 */
export function renderDraft(content: Content, styleId: DesignStyleId, options: RenderOptions): DraftFile[] {
  const style: PageStyle = content.kind === 'proposal' ? proposal : styleOf(styleId)
  const said = contentFor(content, options)
  const { seed, subject } = said
  return [
    ...pagesOf(said).map(({ path }) =>
      file(pageFile(path), 'text/html; charset=utf-8', renderPage(content, style, options, path)),
    ),
    file('favicon.svg', 'image/svg+xml', style.favicon(seed, subject).toString()),
    file(
      'card.svg',
      'image/svg+xml',
      styleOf(styleId).card(seed, subject, portraitOn(said, options)).toString(),
    ),
    file('robots.txt', 'text/plain; charset=utf-8', robots(options)),
    ...sitemap(said, options),
    ...fontFiles(fontsOf(said, style), options),
  ]
}

function portraitOn(content: Content, { cardPortrait }: RenderOptions): CardPortrait | undefined {
  const picture = content.kind === 'full' ? picturesIn(content.sections).get('portrait') : undefined
  return picture && cardPortrait !== undefined ? { picture, href: cardPortrait } : undefined
}

function file(path: string, contentType: string, body: string): DraftFile {
  return { path, contentType, body }
}

function robots({ kind, siteUrl }: RenderOptions): string {
  if (kind !== 'launch') return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n${siteUrl ? `Sitemap: ${siteUrl}sitemap.xml\n` : ''}`
}

function sitemap(said: Content, { kind, siteUrl }: RenderOptions): DraftFile[] {
  if (kind !== 'launch' || !siteUrl) return []
  const entry = pagesOf(said)
    .map(({ path }) => `<url><loc>${siteUrl}${path.slice(1)}</loc></url>`)
    .join('')
  const body = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entry}</urlset>`
  return [file('sitemap.xml', 'application/xml', `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`)]
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
