import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '../src/config/runtime-config.ts'

/**
 * Puts run-time configuration into a built page, as a data block: a strict Content-Security-Policy lets it pass,
 * because nothing of it is executed. An API on another origin is connected to while the scripts load.
 */
export function injectConfig(html: string, config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const early = config.apiOnOwnOrigin === 'true' ? '' : preconnectTo(config.supabaseUrl)
  return withSupportEmail(html, config.supportEmail).replace(
    '</head>',
    () => `${early}<script type="application/json" id="${CONFIG_ELEMENT_ID}">${json}</script>\n</head>`,
  )
}

/** A link element that opens the connection to an API early; empty without an address. */
export function preconnectTo(apiUrl: string | undefined): string {
  return apiUrl ? `<link rel="preconnect" href="${new URL(apiUrl).origin}" crossorigin>\n` : ''
}

/** Puts the support address into the page that is shown when the app does not start; unchanged without one. */
export function withSupportEmail(html: string, email: string | undefined): string {
  if (!email) return html
  const written = email.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return html.replace(
    /(<a id="not-loaded-mail" href=")[^"]*(">)[^<]*/,
    (_all, start: string, middle: string) => `${start}mailto:${written}${middle}${written}`,
  )
}
