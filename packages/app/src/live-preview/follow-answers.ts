import { paintScheduler } from './paint-scheduler.ts'
import { onPreviewedAnswer, previewedAnswer } from './previewed-answer.ts'
import { openSiteFrame, type Preview } from './site-frame.ts'

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
  const site = openSiteFrame(frame, onReady)
  let latest: ScreenPreview | undefined
  const painting = paintScheduler(() => {
    const previewed = previewedAnswer()
    if (latest) site.show({ ...latest, previewed: previewed?.key === latest.screen ? previewed : null })
  })
  const stopListening = onPreviewedAnswer(() => {
    const previewed = previewedAnswer()
    // Without one the question has gone: the next screen follows at once.
    if (previewed?.cause === 'typing') painting.afterTyping()
    else if (previewed) painting.now()
  })
  return {
    show(preview) {
      latest = preview
      painting.now()
    },
    stop() {
      stopListening()
      painting.stop()
    },
  }
}
