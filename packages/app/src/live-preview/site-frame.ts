import type { Content } from '@foyer/draft/content.ts'
import type { Profile } from '@foyer/draft/practice.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { changedLines } from './changed-lines.ts'
import { type PageParts, pageParts, patchChildren } from './patch-page.ts'
import { addOpenPlaces, findSection, type PreviewScreen, sectionFor } from './places.ts'
import type { PreviewedAnswer } from './previewed-answer.ts'
import { composeSite, isSiteLoaded, loadSite, renderSite } from './render-site.ts'
import { shownAnswers } from './shown-answers.ts'
import { findSpot, light, putOut, SPOTLIGHT_CSS, scrollToSpot } from './spotlight.ts'

/** What the preview is made of. */
export type Preview = {
  readonly saved: Answers
  readonly previewed: PreviewedAnswer | null
  readonly profile: Profile
  readonly screen: PreviewScreen
}

/** The style of a page before one is chosen: the first one that most practices look at. */
const FIRST_STYLE: DesignStyleId = 'warm'

// Still and without a scrollbar. Places for open questions use the gap of the page's own style.
const PREVIEW_CSS = `*,::before,::after{animation:none;transition:none!important}
html{overflow:hidden!important;scroll-behavior:auto!important}
[data-place]{padding:1.75rem clamp(1.5rem,6vw,5rem)}[data-place] .gap{box-sizing:border-box;width:100%;max-width:44rem;min-height:8.5rem;margin:0 auto;display:grid;place-content:center;text-align:center;font-size:1.1rem}
${SPOTLIGHT_CSS}`

const FONTS = 'foyer-fonts'
const SHEET = 'foyer-sheet'

type Shown = {
  readonly content: Content
  readonly parts: PageParts
  readonly screen: PreviewScreen
}

/** A frame that shows the practice's site. */
export type SiteFrame = {
  /** Paints before it returns when the code and the first page are loaded. */
  show(preview: Preview): void
}

/**
 * Shows the site of a practice in frames without scripts, one for each style that was looked at, and follows the answers:
 * later pages are patched into the first one, so that nothing flashes and the place in the page is kept.
 *
 * @param frame the first frame; others are added beside it
 * @param onReady called when the first page stands
 */
export function openSiteFrame(frame: HTMLIFrameElement, onReady: () => void): SiteFrame {
  const pages = new Map<string, Page>()
  let latest: Preview | undefined
  let wanted: string | undefined

  function show(preview: Preview): void {
    latest = preview
    const content = contentOf(preview)
    const style = content.style ?? FIRST_STYLE
    if (!isSiteLoaded(content, style)) {
      // The page that is shown stays until the code is there; a failure is tried again with the next change.
      void loadSite(content, style).then(
        () => latest === preview && show(preview),
        () => {},
      )
      return
    }
    const key = content.kind === 'proposal' ? content.kind : style
    wanted = key
    const page = pages.get(key) ?? openPage(key)
    page.show(preview, content, style)
    if (page.isReady()) reveal(page)
  }

  function openPage(key: string): Page {
    const own = pages.size === 0 ? frame : frame.cloneNode()
    if (!(own instanceof HTMLIFrameElement)) throw new Error('A frame has no copy.')
    if (own !== frame) {
      own.removeAttribute('srcdoc')
      own.removeAttribute('data-shown')
      frame.after(own)
    }
    const page = followPage(own, () => {
      onReady()
      if (key === wanted) reveal(page)
    })
    pages.set(key, page)
    return page
  }

  function reveal(page: Page): void {
    for (const one of pages.values()) one.frame.toggleAttribute('data-shown', one === page)
  }

  return { show }
}

/** The page of one style in its own frame. */
type Page = {
  readonly frame: HTMLIFrameElement
  isReady(): boolean
  show(preview: Preview, content: Content, style: DesignStyleId): void
}

function followPage(frame: HTMLIFrameElement, onReady: () => void): Page {
  let latest: Parameters<Page['show']> | undefined
  let shown: Shown | undefined
  let isOpening = false

  function show(...given: Parameters<Page['show']>): void {
    latest = given
    if (isOpening) return
    const [{ screen, previewed }, content, style] = given
    const html = renderSite(content, style, 'with-line-ids')
    const next = { content, parts: pageParts(html), screen }
    if (shown) update(shown, next, previewed?.cause)
    else open(html, next)
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
    if (latest) show(...latest)
  }

  function update(before: Shown, next: Shown, cause: PreviewedAnswer['cause'] | undefined): void {
    const page = frame.contentDocument
    if (!page?.body) return
    shown = next
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!patch(page, before.parts, next)) {
      if (before.screen !== next.screen) scrollToScreen(page, next.screen, isStill)
      return
    }
    putOut(page)
    if (cause) showChange(page, before.content, next, cause, isStill)
    if (before.screen !== next.screen) scrollToScreen(page, next.screen, isStill)
  }

  return { frame, show, isReady: () => shown !== undefined }
}

function contentOf({ saved, previewed, profile }: Preview): Content {
  return composeSite({ answers: shownAnswers(saved, previewed), profile })
}

/** @returns whether anything differs */
function patch(page: Document, before: PageParts, { parts, content }: Shown): boolean {
  const isSame =
    before.body === parts.body && before.sheet === parts.sheet && before.fontFaces === parts.fontFaces
  if (isSame) return false
  putSheet(page, FONTS, parts.fontFaces)
  putSheet(page, SHEET, parts.sheet)
  if (page.body.className !== parts.bodyClass) page.body.className = parts.bodyClass
  if (before.body === parts.body) return true
  const template = page.createElement('template')
  template.innerHTML = parts.body
  addOpenPlaces(template.content, content)
  patchChildren(page.body, template.content)
  return true
}

function putSheet(page: Document, id: string, css: string): void {
  const element = page.getElementById(id)
  if (element && element.textContent !== css) element.textContent = css
}

function showChange(
  page: Document,
  before: Content,
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
