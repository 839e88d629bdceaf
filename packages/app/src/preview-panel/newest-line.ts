import { type Answers, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { composeSite } from '../site/render-site.ts'
import { changedLines, type SiteContent, siteLines } from '../site/review-site.ts'
import type { ScreenPreview } from './follow-answers.ts'
import { type PreviewScreen, sectionFor } from './places.ts'
import { onPreviewedAnswer, previewedAnswer } from './previewed-answer.ts'
import { shownAnswers } from './shown-answers.ts'

/** A sentence of the site. */
export type NewestLine = {
  readonly text: string
  /** What brought it just now; `undefined` for one that was there before. */
  readonly cause: 'choice' | 'typing' | undefined
}

/**
 * Tells the newest sentence of a site while its answers are given. It composes the words alone, after the frame that shows
 * the choice, and needs no style and no page.
 */
export function followNewestLine(onLine: (line: NewestLine) => void) {
  let preview: ScreenPreview | undefined
  let content: SiteContent | undefined
  let shown: { readonly id: string; readonly text: string } | undefined
  let frame = 0
  let task: ReturnType<typeof setTimeout> | undefined

  function compose(answers: Answers): SiteContent {
    const { profile, edits } = preview ?? {}
    return composeSite({
      answers,
      profile: profile ?? { id: '', first_name: null, last_name: null, company_name: null },
      ...(edits && { edits }),
    })
  }

  function look(): void {
    if (!preview) return
    const current = previewedAnswer()
    const previewed = current?.key === preview.screen ? current : null
    const before = content
    content = compose(shownAnswers(preview.saved, previewed))
    const isThere = shown !== undefined && siteLines(content).get(shown.id)?.text === shown.text
    const changed = before && pickLine(content, changedLines(before, content), preview.screen)
    const line = changed ?? (isThere ? shown : latestLine(preview.saved, content))
    if (!line || line === shown) return
    shown = line
    onLine({ text: line.text, cause: changed && previewed ? previewed.cause : undefined })
  }

  /** The line that the latest stored answer has brought. */
  function latestLine(saved: Answers, now: SiteContent) {
    const latest = Object.entries(saved)
      .flatMap(([key, answer]) =>
        answer ? [{ key: key as QuestionKey, at: Date.parse(answer.updated_at) }] : [],
      )
      .toSorted((one, other) => other.at - one.at)
    for (const { key } of latest) {
      const line = pickLine(now, changedLines(compose(withAnswer(saved, key, undefined)), now), key)
      if (line) return line
    }
    return undefined
  }

  function lookAfterFrame(): void {
    cancelAnimationFrame(frame)
    clearTimeout(task)
    frame = requestAnimationFrame(() => {
      task = setTimeout(look)
    })
  }

  const stopListening = onPreviewedAnswer(() => {
    if (previewedAnswer()) lookAfterFrame()
  })
  return {
    show(next: ScreenPreview): void {
      preview = next
      lookAfterFrame()
    },
    stop(): void {
      stopListening()
      cancelAnimationFrame(frame)
      clearTimeout(task)
    },
  }
}

/** Prefers sentences to headings, and the section that the question is about. */
function pickLine(content: SiteContent, ids: readonly string[], screen: PreviewScreen) {
  const lines = siteLines(content)
  const asked = `${sectionFor(screen) ?? 'hero'}/`
  return ids
    .flatMap((id) => lines.get(id) ?? [])
    .map((line) => ({
      line,
      rank: Number(line.id.startsWith(asked)) + 2 * Number(/[.!?”]$/.test(line.text)),
    }))
    .toSorted((one, other) => other.rank - one.rank)[0]?.line
}
