import { type WidgetOptions, widgetDefaults } from '@foyer/shared/widget/options.ts'
import { buildSnippet, type SnippetKind } from '@foyer/shared/widget/snippet.ts'

type WidgetPreview = {
  readonly kind: SnippetKind
  readonly code: string
  readonly options: WidgetOptions
  /** Where the widget is loaded from: this app's own origin. */
  readonly origin: string
  /** HTML of the page above the widget. */
  readonly page?: string
}

const STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; font: 16px/1.5 "Helvetica Neue", Arial, sans-serif;
    background: light-dark(#e5eae3, #0a110e); color: light-dark(#12231c, #e9f0ea); }
  .page { align-self: center; justify-self: center; width: 100%; max-width: 37rem; padding: 1rem; box-sizing: border-box; }
  #open { display: block; margin: auto; min-height: 44px; padding: 0 1rem; border: 1.5px solid; border-radius: 8px;
    background: none; color: inherit; font: inherit; }
  h1 { margin: 0; font-size: 1.25rem; line-height: 1.25; }
  h1 + p { margin: 0.375rem 0 1.125rem; }`

/**
 * Returns the HTML of the preview frame. It runs the real widget but sends nothing: its policy forbids every
 * connection, and a script before the widget fakes the server.
 */
export function widgetPreviewPage({ kind, code, options, origin, page = '' }: WidgetPreview): string {
  const isPopup = options.mode === 'popup'
  const words = options.success.trim() || widgetDefaults(options.lang).success
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
<style>html { color-scheme: ${options.theme === 'light' ? 'light' : 'light dark'}; }${STYLE}</style>
<script src="${origin}/widget-preview.js"></script>
</head>
<body><div class="page">
${page}
${isPopup ? '<button type="button" id="open">Open the popup again</button>' : ''}
${snippet}
</div></body>
</html>`
}
