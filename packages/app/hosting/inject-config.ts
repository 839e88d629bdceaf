import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '../src/config/runtime-config.ts'

/**
 * Puts run-time configuration into a built page, as a data block: a strict Content-Security-Policy lets it pass,
 * because nothing of it is executed. An API on another origin is connected to while the scripts load.
 */
export function injectConfig(html: string, config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const early = config.apiOnOwnOrigin === 'true' ? '' : preconnectTo(config.supabaseUrl)
  return html.replace(
    '</head>',
    () => `${early}<script type="application/json" id="${CONFIG_ELEMENT_ID}">${json}</script>\n</head>`,
  )
}

/** A link element that opens the connection to an API early; empty without an address. */
export function preconnectTo(apiUrl: string | undefined): string {
  return apiUrl ? `<link rel="preconnect" href="${new URL(apiUrl).origin}" crossorigin>\n` : ''
}
