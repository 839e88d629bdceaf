import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '../src/config/runtime-config.ts'

/**
 * Puts run-time configuration into a built page, as a data block: a strict Content-Security-Policy lets it pass,
 * because nothing of it is executed.
 */
export function injectConfig(html: string, config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(
    '</head>',
    () => `<script type="application/json" id="${CONFIG_ELEMENT_ID}">${json}</script>\n</head>`,
  )
}
