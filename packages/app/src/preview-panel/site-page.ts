import type { SiteContent } from '../site/review-site.ts'
import { changedLines } from '../site/review-site.ts'
import { runAtOnce } from './idle-pieces.ts'
import type { MadePage } from './made-pages.ts'
import { type PageParts, patchChildren } from './patch-page.ts'
import { addOpenPlaces, findSection, type PreviewScreen, sectionFor } from './places.ts'
import type { Preview } from './preview.ts'
import type { PreviewedAnswer } from './previewed-answer.ts'
import { findSpot, light, putOut, SPOTLIGHT_CSS, scrollToSpot } from './spotlight.ts'

// Still and without a scrollbar. Places for open questions use the gap of the page's own style.
const PREVIEW_CSS = `*,::before,::after{animation:none;transition:none!important}
html{overflow:hidden!important;scroll-behavior:auto!important}
[data-place]{padding:1.75rem clamp(1.5rem,6vw,5rem)}[data-place] .gap{box-sizing:border-box;width:100%;max-width:44rem;min-height:8.5rem;margin:0 auto;display:grid;place-content:center;text-align:center;font-size:1.1rem}
${SPOTLIGHT_CSS}`

const FONTS = 'foyer-fonts'
const SHEET = 'foyer-sheet'

type Shown = {
  readonly content: SiteContent
  readonly parts: PageParts
  readonly screen: PreviewScreen
}

/** The page of one style in its own frame. */
export type SitePage = {
  readonly frame: HTMLIFrameElement
  isReady(): boolean
  show(made: MadePage, preview: Preview): Generator<void>
}

/**
 * Shows a page in a frame: the first one is loaded, later ones are patched in.
 *
 * @param onReady called when the first one stands
 */
export function followPage(frame: HTMLIFrameElement, onReady: () => void): SitePage {
  let latest: Parameters<SitePage['show']> | undefined
  let shown: Shown | undefined
  let isOpening = false

  function* show(...given: Parameters<SitePage['show']>): Generator<void> {
    latest = given
    if (isOpening) return
    const [{ html, content, parts }, { screen, previewed }] = given
    const next = { content, parts, screen }
    if (!shown) {
      open(html, next)
      return
    }
    const before = shown
    const page = frame.contentDocument
    if (!page?.body) return
    const body = before.parts.body === parts.body ? undefined : parseBody(page, next)
    yield
    // A newer page was painted in between.
    if (shown === before) update(page, next, body, previewed?.cause)
  }

  function open(html: string, next: Shown): void {
    isOpening = true
    frame.addEventListener('load', () => opened(next), { once: true })
    const { fontFaces, sheet } = next.parts
    // Faces stand alone, so that a changed sheet asks for no font again.
    const sheets = `<style id="${FONTS}">${fontFaces}</style><style id="${SHEET}">${sheet}</style><style>${PREVIEW_CSS}</style>`
    frame.srcdoc = html.replace(`<style>${fontFaces}${sheet}</style>`, () => sheets)
  }

  function opened(next: Shown): void {
    const page = frame.contentDocument
    if (!page) return
    addOpenPlaces(page, next.content)
    shown = next
    isOpening = false
    scrollToScreen(page, next.screen, true)
    onReady()
    if (latest) runAtOnce(show(...latest))
  }

  function update(
    page: Document,
    next: Shown,
    body: DocumentFragment | undefined,
    cause: PreviewedAnswer['cause'] | undefined,
  ): void {
    if (!shown) return
    const before = shown
    shown = next
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (patch(page, before.parts, next.parts, body)) {
      putOut(page)
      if (cause) showChange(page, before.content, next, cause, isStill)
    }
    if (before.screen !== next.screen) scrollToScreen(page, next.screen, isStill)
  }

  return { frame, show, isReady: () => shown !== undefined }
}

function parseBody(page: Document, { parts, content }: Shown): DocumentFragment {
  const template = page.createElement('template')
  template.innerHTML = parts.body
  addOpenPlaces(template.content, content)
  return template.content
}

/**
 * @param body the children of the next body, which are moved into the page; `undefined` when they are the same
 * @returns whether anything differs
 */
function patch(
  page: Document,
  before: PageParts,
  parts: PageParts,
  body: DocumentFragment | undefined,
): boolean {
  if (!body && before.sheet === parts.sheet && before.fontFaces === parts.fontFaces) return false
  putSheet(page, FONTS, parts.fontFaces)
  putSheet(page, SHEET, parts.sheet)
  if (page.body.className !== parts.bodyClass) page.body.className = parts.bodyClass
  if (body) patchChildren(page.body, body)
  return true
}

function putSheet(page: Document, id: string, css: string): void {
  const element = page.getElementById(id)
  if (element && element.textContent !== css) element.textContent = css
}

function showChange(
  page: Document,
  before: SiteContent,
  { content, screen }: Shown,
  cause: PreviewedAnswer['cause'],
  isStill: boolean,
): void {
  const asked = `${sectionFor(screen) ?? 'hero'}/`
  const changed = [...changedLines(before, content)]
  changed.sort((one, other) => Number(other.startsWith(asked)) - Number(one.startsWith(asked)))
  const spot = findSpot(page, changed)
  if (!spot) return
  scrollToSpot(page, spot.block, isStill || cause === 'typing')
  if (cause === 'choice') light(page, spot)
}

function scrollToScreen(page: Document, screen: PreviewScreen, isStill: boolean): void {
  const id = sectionFor(screen)
  const section = id === undefined ? null : findSection(page, id)
  if (section) scrollToSpot(page, section, isStill)
  else page.defaultView?.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}
