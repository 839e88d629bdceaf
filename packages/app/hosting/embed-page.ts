import { parseReferralCode } from '@foyer/shared/referrals/referral-code.ts'

const TITLE = 'Get a free website draft'
/** In CSS pixels: the card with its note and a message, at its greatest width and on a phone. */
const SIZE = { width: 460, height: 340 }

/** Whether a path is the page to frame of a partner. */
export function isEmbedPath(path: string): boolean {
  return /^\/embed\/[^/.]+$/.test(path)
}

/** The frame's page with the link by which other services find how to show it: https://oembed.com/#section4 */
export function withOembedLink(html: string, appUrl: string, path: string): string {
  const url = `${appUrl}/embed/oembed.json?url=${encodeURIComponent(`${appUrl}${path}`)}`
  const link = `<link rel="alternate" type="application/json+oembed" href="${url}" title="${TITLE}">`
  return html.replace('</head>', () => `${link}\n</head>`)
}

/**
 * Answers an oEmbed request for a page to frame.
 *
 * @param query of the request: `url`, and optionally `maxwidth` and `maxheight` in pixels
 * @returns null when the address is no page to frame of this app with a valid code
 */
export function oembedAnswer(appUrl: string, query: URLSearchParams) {
  const asked = query.get('url') ?? ''
  const [, code = ''] = asked.startsWith(`${appUrl}/embed/`) ? asked.split(`${appUrl}/embed/`) : []
  const known = parseReferralCode(code.split(/[?#]/)[0] ?? '')
  if (!known) return null
  const width = Math.min(SIZE.width, positive(query.get('maxwidth')))
  const height = Math.min(SIZE.height, positive(query.get('maxheight')))
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Foyer',
    provider_url: appUrl,
    title: TITLE,
    width,
    height,
    html: `<iframe src="${appUrl}/embed/${known}" title="${TITLE}" width="${width}" height="${height}" style="border:0;max-width:100%"></iframe>`,
  }
}

function positive(text: string | null): number {
  const number = Number(text)
  return number > 0 ? number : Number.POSITIVE_INFINITY
}
