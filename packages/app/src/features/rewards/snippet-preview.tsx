import type { WidgetOptions } from '@foyer/shared/widget/options.ts'
import type { SnippetKind } from '@foyer/shared/widget/snippet.ts'
import { useEffect, useRef, useState } from 'react'
import { previewPage } from './preview-page.ts'

const SETTLE_MS = 300

type SnippetPreviewProps = {
  readonly kind: SnippetKind
  readonly code: string
  readonly options: WidgetOptions
}

/** The real widget in a frame that sends nothing. */
export function SnippetPreview({ kind, code, options }: SnippetPreviewProps) {
  const wanted = previewPage(kind, code, options, location.origin)
  const [page, setPage] = useState(wanted)
  // Every change reloads the frame, so it waits until typing pauses.
  useEffect(() => {
    const timer = setTimeout(() => setPage(wanted), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState('')
  const focused = useRef<HTMLElement>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== frame.current) focused.current = target
    }
    const listen = ({ source }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow) return
      setShown(page)
      // A dialog that opens in a frame takes the focus, even where the frame is inert.
      if (document.activeElement === frame.current) focused.current?.focus({ preventScroll: true })
    }
    addEventListener('focusin', remember)
    addEventListener('message', listen)
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('message', listen)
    }
  }, [page])
  return (
    <figure className="grid h-144 grid-rows-[auto_1fr] rounded-control bg-sunken lg:sticky lg:top-6">
      <figcaption className="px-5 pt-4 text-xs text-muted">
        Preview on your page. Try it: nothing is sent.
        {options.mode === 'popup' && ' Your visitors see the popup after your trigger.'}
      </figcaption>
      {/* A new element for each page keeps the preview out of the history of this page. */}
      <iframe
        key={page}
        ref={frame}
        inert={shown !== page}
        title="Preview of the widget"
        srcDoc={page}
        sandbox="allow-scripts allow-forms"
        className="size-full rounded-control"
      />
    </figure>
  )
}
