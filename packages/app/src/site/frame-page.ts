/**
 * The sandbox of every frame that shows a draft: no scripts, no forms, no plugins, no navigation of the app. The page
 * shares the origin, so that the app can follow its links and move its focus; without scripts it cannot use that.
 */
export const FRAME_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * The sandbox of the one frame in which an owner types, in browsers that call no listeners of the app in a frame without
 * scripts (WebKit). Its page gets `listeningPage`: what the app listens for is heard, and the page itself still runs nothing.
 */
export const LISTENING_SANDBOX = `${FRAME_SANDBOX} allow-scripts`

const NO_SCRIPTS = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'; form-action 'none'; base-uri 'none'">`

/**
 * The document of a draft for a frame with `LISTENING_SANDBOX`. Its own policy forbids every script, handler and address
 * with a script, besides the policy of the app that holds there, too.
 */
export function listeningPage(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => head + NO_SCRIPTS)
}

const STILL =
  '<style>*,::before,::after{animation:none!important;transition:none!important}html{overflow:hidden!important;scroll-behavior:auto!important}</style>'

/** The document of a draft as a still picture: nothing moves or scrolls by itself. */
export function stillPage(html: string): string {
  return html.replace('</head>', `${STILL}</head>`)
}
