import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { composeSite, isSiteLoaded, loadSite } from '../site/render-site.ts'
import { runAtOnce } from './idle-pieces.ts'
import { type MadePage, madePages } from './made-pages.ts'
import type { Preview } from './preview.ts'
import { shownAnswers } from './shown-answers.ts'
import { followPage, type SitePage } from './site-page.ts'

/** The style of a page before one is chosen: the first one that most practices look at. */
const FIRST_STYLE: DesignStyleId = 'warm'

/** A frame that shows the practice's site. */
export type SiteFrame = {
  /** Shows a page in pieces, of which the last one changes what is seen. Code that is missing is loaded meanwhile. */
  show(preview: Preview): Iterable<void>
  /** Renders a page that may be shown next, once the first one stands; one in another style is opened out of sight. */
  prepare(preview: Preview): void
}

/**
 * Shows the site of a practice in frames without scripts, one for each style that was looked at, and follows the answers:
 * later pages are patched into the first one, so that nothing flashes and the place in the page is kept.
 *
 * @param frame the first frame; others are added beside it
 * @param onReady called when the first page stands
 */
export function openSiteFrame(frame: HTMLIFrameElement, onReady: () => void): SiteFrame {
  const pages = new Map<string, SitePage>()
  const rendered = madePages()
  let latest: Preview | undefined
  let wanted: string | undefined

  function* show(preview: Preview): Generator<void> {
    latest = preview
    let made = rendered.find(preview)
    if (!made) {
      const { content, style } = contentOf(preview)
      if (!isSiteLoaded(content, style)) {
        // The page that is shown stays until the code is there; a failure is tried again with the next change.
        void loadSite(content, style).then(
          () => latest === preview && runAtOnce(show(preview)),
          () => {},
        )
        return
      }
      yield
      made = rendered.make(preview, content, style)
      yield
    }
    wanted = keyOf(made)
    const page = pages.get(wanted) ?? openPage(wanted)
    yield* page.show(made, preview)
    if (page.isReady()) reveal(page)
  }

  function prepare(preview: Preview): void {
    if (rendered.find(preview)) return
    const { content, style } = contentOf(preview)
    if (!isSiteLoaded(content, style)) {
      void loadSite(content, style).then(
        () => prepare(preview),
        () => {},
      )
      return
    }
    const made = rendered.make(preview, content, style)
    const key = keyOf(made)
    if (!pages.has(key)) runAtOnce(openPage(key).show(made, preview))
  }

  function openPage(key: string): SitePage {
    const own = pages.size === 0 ? frame : frame.cloneNode()
    if (!(own instanceof HTMLIFrameElement)) throw new Error('A frame has no copy.')
    if (own !== frame) {
      own.removeAttribute('srcdoc')
      own.removeAttribute('data-shown')
      own.dataset.ready = 'true'
      frame.after(own)
    }
    const page = followPage(own, () => {
      if (own === frame) onReady()
      if (key === wanted) reveal(page)
    })
    pages.set(key, page)
    return page
  }

  function reveal(page: SitePage): void {
    for (const one of pages.values()) one.frame.toggleAttribute('data-shown', one === page)
  }

  return { show, prepare }
}

function contentOf({ saved, previewed, profile }: Preview) {
  const content = composeSite({ answers: shownAnswers(saved, previewed), profile })
  return { content, style: content.style ?? FIRST_STYLE }
}

/** A proposal shows all styles in one page. */
function keyOf({ content, style }: MadePage): string {
  return content.kind === 'proposal' ? content.kind : style
}
