import morphdom from 'morphdom'
import { changedLines, type SiteContent } from '../site/review-site.ts'
import { addOpenPlaces, findSection, type PreviewScreen, sectionFor } from './places.ts'
import type { PreviewedAnswer } from './previewed-answer.ts'
import { findSpot, light, putOut, SPOTLIGHT_CSS, scrollToSpot } from './spotlight.ts'

// Still and without a scrollbar. Places for open questions use the gap of the page's own style.
const PREVIEW_CSS = `*,::before,::after{animation:none;transition:none!important}
html{overflow:hidden!important;scroll-behavior:auto!important}
[data-place]{padding:1.75rem clamp(1.5rem,6vw,5rem)}[data-place] .gap{box-sizing:border-box;width:100%;max-width:44rem;min-height:8.5rem;margin:0 auto;display:grid;place-content:center;text-align:center;font-size:1.1rem}
${SPOTLIGHT_CSS}`

/** A rendered page with what it says, for a screen. */
export type PageToShow = {
  readonly html: string
  readonly content: SiteContent
  readonly screen: PreviewScreen
  readonly cause: PreviewedAnswer['cause'] | undefined
}

/** The page of one style in its own frame. */
export type SitePage = {
  readonly frame: HTMLIFrameElement
  isReady(): boolean
  show(next: PageToShow): void
}

/**
 * Shows pages of one style in a frame: the first one is loaded, later ones are patched in. What an answer has changed is
 * scrolled to and lit.
 *
 * @param onReady called when the first one stands
 */
export function followPage(frame: HTMLIFrameElement, onReady: () => void): SitePage {
  let latest: PageToShow | undefined
  let shown: PageToShow | undefined

  function show(next: PageToShow): void {
    const isOpening = latest !== undefined && shown === undefined
    latest = next
    if (isOpening) return
    if (shown) update(shown, next)
    else open(next)
  }

  function open(next: PageToShow): void {
    const opened = () => {
      const page = frame.contentDocument
      if (!page) return
      addOpenPlaces(page, next.content)
      shown = next
      scrollToScreen(page, next.screen, true)
      onReady()
      if (latest && latest !== next) update(next, latest)
    }
    frame.addEventListener('load', opened, { once: true })
    frame.srcdoc = previewDocument(next.html)
  }

  function update(before: PageToShow, next: PageToShow): void {
    const page = frame.contentDocument
    if (!page?.body) return
    shown = next
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (before.html !== next.html) {
      putOut(page)
      patchPage(page, next)
      if (next.cause) showChange(page, before.content, next, next.cause, isStill)
    }
    if (before.screen !== next.screen) scrollToScreen(page, next.screen, isStill)
  }

  return { frame, show, isReady: () => shown !== undefined }
}

/** Returns a page for the frame. Font faces get a sheet of their own, so that a changed sheet asks for no font again. */
export function previewDocument(html: string): string {
  return html
    .replace(/(<style>[^<]*?)(:root\{)/, '$1</style><style>$2')
    .replace('</head>', () => `<style>${PREVIEW_CSS}</style></head>`)
}

/** Changes a page in place so that it equals another one. Equal parts stay as they are; sections are found by their id. */
export function patchPage(page: Document, { html, content }: Pick<PageToShow, 'html' | 'content'>): void {
  const next = new DOMParser().parseFromString(previewDocument(html), 'text/html')
  addOpenPlaces(next, content)
  morphdom(page.documentElement, next.documentElement, {
    onBeforeElUpdated: (old, wanted) => !old.isEqualNode(wanted),
  })
}

function showChange(
  page: Document,
  before: SiteContent,
  { content, screen }: PageToShow,
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
