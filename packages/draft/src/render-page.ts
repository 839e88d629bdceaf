import type { Content } from './content.ts'
import { type RenderOptions, renderDocument } from './document.ts'
import {
  LaunchRefused,
  launchContent,
  launchRefusal,
  visitContent,
  withoutPastNotices,
} from './launch-content.ts'
import type { FontInFolder } from './proposal/fonts.ts'
import type { ProposalStyle } from './proposal/style.ts'
import { pageAt, pageFile, type SitePage } from './site-pages.ts'
import type { Context, Style } from './styles/style.ts'

/** What draws a content: one of the styles, or the one look of all proposals. */
export type PageStyle = Style | ProposalStyle

const ASSET_BASE = /^[A-Za-z0-9._~:/-]*$/
const SITE_URL = /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?\/([A-Za-z0-9._~-]+\/)*$/

/**
 * Renders the page of a site: the same content, style and options give the same text in every runtime.
 *
 * @param path of the page, as `pagesOf` names it; of one that the site does not have, the first page is rendered
 * @param style loaded by `loadStyle`, so that a browser loads only the style that it shows
 * @throws Error when `assetBase` or `siteUrl` holds what an address of ours never has, or the style is for the other kind
 *   of content
 */
export function renderPage(content: Content, style: PageStyle, given: RenderOptions, path = '/'): string {
  const said = contentFor(content, given)
  const page = pageAt(said, path)
  const options = page.kind === 'home' ? given : optionsBelow(given)
  const context: Context = {
    page,
    ...linksOf(page, given),
    isDraft: options.kind !== 'launch',
    hasMarks: options.kind === 'draft',
    assetBase: options.assetBase,
    pictureBase: options.pictureBase ?? `${options.assetBase}pictures/`,
    hasLineIds: options.hasLineIds ?? false,
  }
  const fonts = fontsOf(said, style).map(({ font }) => font)
  if (said.kind === 'proposal' && style.id === 'proposal') {
    return renderDocument({
      content: said,
      page: style.page(said, context),
      palette: undefined,
      fonts,
      context,
      options,
    })
  }
  if (said.kind !== 'full' || style.id === 'proposal') throw otherKind(said, style)
  const [drawn, palette] = [style.page(said, context), style.palette(said.seed, said.subject)]
  return renderDocument({ content: said, page: drawn, palette, fonts, context, options })
}

/**
 * Returns what is said in a draft, to its owner or to others, or in a launch of this content.
 *
 * @throws LaunchRefused when visitors could not reach the practice; Error as `renderPage` does
 */
export function contentFor(
  stored: Content,
  { kind, assetBase, pictureBase = '', siteUrl, today }: RenderOptions,
): Content {
  if (![assetBase, pictureBase].every((base) => ASSET_BASE.test(base)))
    throw new Error('The base of assets may hold letters, digits and ._~:/- only.')
  if (siteUrl !== undefined && !SITE_URL.test(siteUrl))
    throw new Error('The address of a site begins with http:// or https:// and ends with a slash.')
  const content = today === undefined ? stored : withoutPastNotices(stored, today)
  if (kind === 'draft') return content
  if (kind === 'visit') return visitContent(content)
  const refusal = launchRefusal(content)
  if (refusal) throw new LaunchRefused(refusal)
  return launchContent(content)
}

/** Returns the fonts that the page of this content asks for. */
export function fontsOf(said: Content, style: PageStyle): readonly FontInFolder[] {
  if (style.id !== 'proposal') return style.fonts.map((font) => ({ folder: style.id, font }))
  if (said.kind !== 'proposal') throw otherKind(said, style)
  return style.fonts(said)
}

function otherKind({ kind }: Content, { id }: PageStyle): Error {
  return new Error(`The style ${id} draws no content of the kind ${kind}.`)
}

// A folder of a site that is opened from a disk has addresses below itself; elsewhere they begin at its root.
function linksOf(page: SitePage, { assetBase }: RenderOptions): Pick<Context, 'home' | 'hrefOf'> {
  const isFolder = assetBase === ''
  const up = page.kind === 'home' ? '' : '../'
  return {
    home: page.kind === 'home' ? '' : isFolder ? '../index.html' : '/',
    hrefOf: (path) => (isFolder ? up + pageFile(path) : path),
  }
}

// The files of a site stand beside its first page.
function optionsBelow(options: RenderOptions): RenderOptions {
  const below = (base: string) => (/^(\/|[a-z]+:)/.test(base) ? base : `../${base}`)
  return {
    ...options,
    assetBase: below(options.assetBase),
    ...(options.pictureBase !== undefined && { pictureBase: below(options.pictureBase) }),
  }
}
