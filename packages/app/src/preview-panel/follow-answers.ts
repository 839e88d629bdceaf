import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { composeSite, isSiteLoaded, loadSite, renderSite, type SiteProfile } from '../site/render-site.ts'
import type { PreviewScreen } from './places.ts'
import { onPreviewedAnswer, previewedAnswer } from './previewed-answer.ts'
import { shownAnswers } from './shown-answers.ts'
import { followPage, type SitePage } from './site-page.ts'

/** The style of a page before one is chosen: the first one that most practices look at. */
const FIRST_STYLE: DesignStyleId = 'warm'

/** What the preview of a screen is made of, without the answer that is being given. */
export type ScreenPreview = {
  readonly saved: Answers
  readonly profile: SiteProfile
  /** What the owner has changed on the page of a delivered draft. */
  readonly edits?: SiteEdits | undefined
  /** Of that draft. */
  readonly slug?: string | null | undefined
  readonly screen: PreviewScreen
}

/** A preview that follows the answers. */
export type Following = {
  /** Shows another screen, or other saved answers. */
  show(preview: ScreenPreview): void
  stop(): void
}

/**
 * Shows the site of a practice in frames without scripts, one for each style that was looked at, and keeps it up to date
 * with what is chosen and typed: later pages are patched into the first one, so that nothing flashes and the place in the
 * page is kept.
 *
 * @param first the first frame; others are added beside it
 * @param onReady called when the first page stands
 */
export function followAnswers(first: HTMLIFrameElement, onReady: () => void): Following {
  const pages = new Map<string, SitePage>()
  let latest: ScreenPreview | undefined
  let shown: SitePage | undefined
  let frame = 0
  let task: ReturnType<typeof setTimeout> | undefined

  function paint(): void {
    stopWaiting()
    if (!latest) return
    const { saved, profile, edits, slug, screen } = latest
    const current = previewedAnswer()
    const previewed = current?.key === screen ? current : null
    const content = composeSite({
      answers: shownAnswers(saved, previewed),
      profile,
      ...(edits && { edits }),
    })
    const style = content.style ?? FIRST_STYLE
    if (!isSiteLoaded(content, style)) {
      // The page that is shown stays until the code is there; a failure is tried again with the next change.
      void loadSite(content, style).then(paint, () => {})
      return
    }
    // A proposal shows all styles in one page.
    const key = content.kind === 'proposal' ? content.kind : style
    shown = pages.get(key) ?? openPage(key)
    shown.show({
      html: renderSite(content, style, slug ?? null, 'with-line-ids'),
      content,
      screen,
      cause: previewed?.cause,
    })
    reveal()
  }

  // Once for all letters of a frame, and after the frame that shows them.
  function paintAfterFrame(): void {
    stopWaiting()
    frame = requestAnimationFrame(() => {
      task = setTimeout(paint)
    })
  }

  function stopWaiting(): void {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }

  function openPage(key: string): SitePage {
    const own = pages.size === 0 ? first : first.cloneNode()
    if (!(own instanceof HTMLIFrameElement)) throw new Error('A frame has no copy.')
    if (own !== first) {
      own.removeAttribute('srcdoc')
      own.removeAttribute('data-shown')
      own.dataset.ready = 'true'
      first.after(own)
    }
    const page = followPage(own, () => {
      if (own === first) onReady()
      reveal()
    })
    pages.set(key, page)
    return page
  }

  // The page that is shown stays until the next one stands.
  function reveal(): void {
    if (!shown?.isReady()) return
    for (const one of pages.values()) one.frame.toggleAttribute('data-shown', one === shown)
  }

  const stopListening = onPreviewedAnswer(() => {
    const previewed = previewedAnswer()
    // Without one the question has been left: the next screen follows at once.
    if (previewed?.cause === 'typing') paintAfterFrame()
    else if (previewed) paint()
  })
  return {
    show(preview) {
      latest = preview
      paintAfterFrame()
    },
    stop() {
      stopListening()
      stopWaiting()
      latest = undefined
    },
  }
}
