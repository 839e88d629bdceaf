import type { Picture } from '@foyer/shared/pictures/picture.ts'
import type { Content } from './content.ts'
import { html, jsonText, ownSheet, type SafeHtml } from './html.ts'
import { jsonLd } from './json-ld.ts'
import type { Line } from './line.ts'
import { picturesIn } from './pictures-in.ts'
import { sectionOf } from './sections.ts'
import { newsBand } from './skeleton/added.ts'
import { crisisBand } from './skeleton/crisis.ts'
import { pictureRules } from './skeleton/image.ts'
import { skipLink } from './skeleton/skeleton.ts'
import type { Context, Font, Page, Palette } from './styles/style.ts'
import { usedRules } from './used-rules.ts'

export type RenderOptions = {
  /**
   * `draft`, for the owner: not indexed, with marks and gaps. `visit`, a draft as others see it: not indexed, without
   * them. `launch`: indexed, without them and without suggestions.
   */
  readonly kind: 'draft' | 'visit' | 'launch'
  /** Prefix of every file that the page requests: '' for a folder, `/drafts/assets/` for a frame. */
  readonly assetBase: string
  /** Prefix of every picture; `pictures/` behind `assetBase` without it. */
  readonly pictureBase?: string
  /**
   * Puts each line into `<draft-line data-line="…">`, so that a click on a sentence tells where it comes from. No
   * sheet knows that element, so the page looks the same.
   */
  readonly hasLineIds?: boolean
  /** The day, as `2026-12-24`: notices whose last day is over are left out. Without it all are printed. */
  readonly today?: string
  /**
   * The address of the site, with a trailing slash. A launch uses it for the canonical address and the sitemap; the
   * preview picture needs it because social networks require absolute addresses.
   */
  readonly siteUrl?: string
  /** The file of the portrait for cards, as a `data:` address; without it `card.svg` has none. */
  readonly cardPortrait?: string
  /**
   * Returns the bytes of a font file, by `<style>/<file>`. Without it no font files are written: `assetBase` serves
   * them.
   */
  readonly fonts?: (path: string) => Uint8Array
}

type Parts = {
  readonly content: Content
  readonly page: Page
  readonly palette: Palette | undefined
  readonly fonts: readonly Font[]
  readonly context: Context
  readonly options: RenderOptions
}

/** Returns the whole document; its head is the same for every style. */
export function renderDocument({ content, page, palette, fonts, context, options }: Parts): string {
  const { lang } = content.metadata
  const { title, description } = context.page.kind === 'home' ? content.metadata : context.page.page
  const preloaded = fonts.filter(({ isPreloaded }) => isPreloaded)
  const base = context.assetBase
  const pictures = content.kind === 'full' ? picturesIn(content.sections) : new Map<string, Picture>()
  const site =
    context.isDraft || !options.siteUrl
      ? undefined
      : { url: options.siteUrl, base: context.pictureBase, pictures }
  const entity = content.kind === 'full' && jsonLd(content.entity, site, context.page)
  const classes = [
    page.bodyClass,
    context.page.kind !== 'home' && `page ${context.page.kind}`,
    content.subject.hasLargeText && 'large-text',
  ]
    .filter(Boolean)
    .join(' ')
  const body = html`
    <body class="${classes}">
      ${skipLink()}
      ${content.kind === 'full' && crisisBand(content.crisis)}
      ${content.kind === 'full' && newsBand(sectionOf(content.sections, 'news'), context)}
      ${page.body}
    </body>
  `
  return html`
    <!DOCTYPE html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>${title.text}</title>
        <meta name="description" content="${description.text}">
        ${context.isDraft && html`<meta name="robots" content="noindex, nofollow">`}
        ${palette && html`<meta name="theme-color" content="${palette.themeColor}">`}
        ${social(title, description, context.page.path, options)}
        <link rel="icon" type="image/svg+xml" href="${base}favicon.svg">
        ${preloaded.map(
          ({ file }) => html`
            <link rel="preload" href="${base}fonts/${file}" as="font" type="font/woff2" crossorigin>
          `,
        )}
        <style>${sheet({ page, palette, fonts, base, pictures, body: body.toString() })}</style>
        ${entity && html`<script type="application/ld+json">${jsonText(entity)}</script>`}
      </head>
      ${body}
    </html>
  `.toString()
}

// Link previews in mails and messages. They need the absolute address of the picture. Twitter falls back to Open
// Graph.
function social(
  title: Line,
  description: Line,
  path: string,
  { kind, siteUrl, assetBase }: RenderOptions,
): SafeHtml {
  const address = kind === 'launch' && siteUrl ? siteUrl + path.slice(1) : undefined
  return html`
    ${address && html`<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`}
    <meta property="og:type" content="website">
    <meta property="og:title" content="${title.text}">
    <meta property="og:description" content="${description.text}">
    <meta property="og:image" content="${siteUrl ?? assetBase}card.png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${title.text}">
    <meta name="twitter:card" content="summary_large_image">
  `
}

function sheet({
  page,
  palette,
  fonts,
  base,
  pictures,
  body,
}: Pick<Parts, 'page' | 'palette' | 'fonts'> & {
  base: string
  pictures: ReadonlyMap<string, Picture>
  body: string
}): SafeHtml {
  const faces = fonts.map(({ file, family, weight, stretch, unicodeRange }) => {
    const descriptors = [
      `font-family:"${family}"`,
      `src:url("${base}fonts/${file}") format("woff2")`,
      `font-weight:${weight}`,
      'font-display:swap',
      stretch && `font-stretch:${stretch}`,
      unicodeRange && `unicode-range:${unicodeRange}`,
    ]
    return `@font-face{${descriptors.filter(Boolean).join(';')}}`
  })
  const variables = Object.entries({ ...palette?.tokens, ...page.variables }).map(
    ([name, value]) => `--${name}:${value}`,
  )
  const rules = usedRules(`${faces.join('')}:root{${variables.join(';')}}${page.css}`, body)
  return ownSheet(`${rules}${pictureRules(pictures)}`)
}
