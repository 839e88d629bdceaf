import { runInIdlePieces } from './idle-pieces.ts'
import { paintScheduler } from './paint-scheduler.ts'
import type { Preview } from './preview.ts'
import { onPreviewedAnswer, previewedAnswer } from './previewed-answer.ts'
import { openSiteFrame } from './site-frame.ts'

/** The preview of a screen, without the answer that is being given. */
export type ScreenPreview = Omit<Preview, 'previewed'>

/** A preview that follows the answers. */
export type Following = {
  /** Shows another screen, or other saved answers. */
  show(preview: ScreenPreview): void
  stop(): void
}

/**
 * Opens the preview in a frame and keeps it up to date with what is chosen and typed.
 *
 * @param onReady called when the first page stands
 */
export function followAnswers(frame: HTMLIFrameElement, onReady: () => void): Following {
  let isReady = false
  const site = openSiteFrame(frame, () => {
    isReady = true
    onReady()
    prepare()
  })
  let latest: ScreenPreview | undefined
  let stopPreparing: (() => void) | undefined
  const answerOf = ({ screen }: ScreenPreview) => {
    const previewed = previewedAnswer()
    return previewed?.key === screen ? previewed : null
  }
  const painting = paintScheduler(function* () {
    if (latest) yield* site.show({ ...latest, previewed: answerOf(latest) })
  })

  /** Renders the choices that may be previewed next, so that showing one needs no rendering. */
  function prepare() {
    if (!isReady || !latest) return
    const screen = latest
    const previewed = answerOf(screen)
    if (!previewed?.alternatives) return
    stopPreparing?.()
    const waiting = previewed.alternatives.map((fields) => ({
      ...screen,
      previewed: { ...previewed, fields },
    }))
    stopPreparing = runInIdlePieces(() => {
      const next = waiting.shift()
      if (next) site.prepare(next)
      return waiting.length > 0
    })
  }

  const stopListening = onPreviewedAnswer(() => {
    const previewed = previewedAnswer()
    // Without one the question has been left: the next screen follows at once.
    if (previewed?.cause === 'typing') painting.afterFrame()
    else if (previewed) painting.now()
    prepare()
  })
  return {
    show(preview) {
      latest = preview
      painting.afterFrame()
      prepare()
    },
    stop() {
      stopListening()
      stopPreparing?.()
      painting.stop()
    },
  }
}
