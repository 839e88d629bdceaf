import type { WidgetOptions } from '@foyer/shared/widget/options.ts'
import type { SnippetKind } from '@foyer/shared/widget/snippet.ts'
import { useEffect, useRef, useState } from 'react'
import { widgetPreviewPage } from '../../referrals/widget-preview-page.ts'
import { SegmentedField } from './segmented-field.tsx'

const SETTLE_MS = 300

/** The screens on which partners look at the widget, in pixels. */
const SCREENS = [
  { value: 'computer', label: 'Computer', width: 1280, height: 800 },
  { value: 'phone', label: 'Phone', width: 375, height: 667 },
] as const

type SnippetPreviewProps = {
  readonly kind: SnippetKind
  readonly code: string
  readonly options: WidgetOptions
}

/** The real widget in a frame of the width of a computer or a phone, which sends nothing. */
export function SnippetPreview({ kind, code, options }: SnippetPreviewProps) {
  const wanted = widgetPreviewPage({ kind, code, options, origin: location.origin })
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
  const [screen, setScreen] = useState<(typeof SCREENS)[number]>(SCREENS[0])
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const resize = () => setScale(Math.min(1, (room.current?.clientWidth || screen.width) / screen.width))
    resize()
    const observer = new ResizeObserver(resize)
    if (room.current) observer.observe(room.current)
    return () => observer.disconnect()
  }, [screen])
  return (
    <figure className="grid content-start gap-3 rounded-control bg-sunken p-4 lg:sticky lg:top-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <figcaption className="max-w-72 text-xs text-muted">
          Preview on a page of yours. Try it: nothing is sent.
          <span>{options.mode === 'popup' && ' Your visitors see the popup after your trigger.'}</span>
        </figcaption>
        <div className="w-48">
          <SegmentedField
            label="Screen"
            value={screen.value}
            choices={SCREENS}
            onChange={(value) => setScreen(SCREENS.find((one) => one.value === value) ?? SCREENS[0])}
          />
        </div>
      </div>
      <div ref={room} className="grid justify-items-center overflow-hidden rounded-control">
        <div style={{ width: screen.width * scale, height: screen.height * scale }}>
          {/* A new element for each page keeps the preview out of the history of this page. */}
          <iframe
            key={page}
            ref={frame}
            inert={shown !== page}
            title="Preview of the widget"
            srcDoc={page}
            sandbox="allow-scripts allow-forms"
            className="origin-top-left"
            style={{ width: screen.width, height: screen.height, scale: String(scale) }}
          />
        </div>
      </div>
    </figure>
  )
}
