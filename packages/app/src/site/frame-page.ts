/**
 * The sandbox of every frame that shows a draft: no scripts, no forms, no plugins, no navigation of the app. The page
 * shares the origin, so that the app can follow its links and move its focus; without scripts it cannot use that.
 */
export const FRAME_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

const STILL =
  '<style>*,::before,::after{animation:none!important;transition:none!important}html{overflow:hidden!important;scroll-behavior:auto!important}</style>'

/** The document of a draft as a still picture: nothing moves or scrolls by itself. */
export function stillPage(html: string): string {
  return html.replace('</head>', `${STILL}</head>`)
}
