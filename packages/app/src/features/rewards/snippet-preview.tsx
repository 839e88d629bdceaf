import { WIDGET_DEFAULTS, type WidgetOptions } from '@foyer/shared/widget/options.ts'
import { buildSnippet, type SnippetKind } from '@foyer/shared/widget/snippet.ts'
import { useEffect, useRef, useState } from 'react'

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

const STYLE = `
  html { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; font: 16px/1.5 "Helvetica Neue", Arial, sans-serif;
    background: light-dark(#e5eae3, #0a110e); color: light-dark(#12231c, #e9f0ea); }
  .page { align-self: center; justify-self: center; width: 100%; max-width: 29rem; padding: 1rem; box-sizing: border-box; }
  #open { display: block; margin: auto; min-height: 44px; padding: 0 1rem; border: 1.5px solid; border-radius: 8px;
    background: none; color: inherit; font: inherit; }
  input, form button { font: inherit; padding: .5rem; margin: .25rem 0 .75rem; }
  [type=email] { display: block; width: 100%; box-sizing: border-box; }`

/**
 * Returns the HTML of the preview frame. It runs the real widget but sends nothing: its policy forbids every
 * connection, and a script before the widget fakes the server.
 *
 * @param origin where the widget is loaded from: this app's own
 */
function previewPage(kind: SnippetKind, code: string, options: WidgetOptions, origin: string): string {
  const isPopup = options.mode === 'popup'
  const words = options.success.trim() || WIDGET_DEFAULTS.success
  const snippet = buildSnippet(
    kind === 'form' ? 'form' : 'script',
    code,
    {
      ...options,
      handoff: 'stay',
      success: `This is a preview: nothing was sent. Your visitors read: ${words}`,
      // `widget-preview.js` opens the popup.
      trigger: 'click:#closed',
    },
    {
      appUrl: origin,
      captureUrl: 'https://preview.invalid/',
      builtInCaptureUrl: '',
      version: '',
      integrity: '',
    },
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="connect-src 'none'; form-action 'none'">
<title>Preview of the widget</title>
<style>${STYLE}</style>
<script src="${origin}/widget-preview.js"></script>
</head>
<body><div class="page">
${isPopup ? '<button type="button" id="open">Open the popup again</button>' : ''}
${snippet}
</div></body>
</html>`
}
