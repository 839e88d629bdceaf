/** What is shown of a page where its address is pasted. */
export type SharedPage = {
  readonly title: string
  readonly description: string
  /** Absolute addresses: whoever shows them has no page to resolve them against. */
  readonly url: string
  readonly image: string
}

/** The page of the app with the tags of another shared page; the ones that it was built with go. */
export function withShareTags(html: string, { title, description, url, image }: SharedPage): string {
  const tags = [
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:image', image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'description', description],
  ].map(([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`)
  return html
    .replaceAll(/\s*<meta\s+(?:property="og:|name="(?:twitter:|description"))[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => [`<title>${escapeHtml(title)}</title>`, ...tags].join('\n'))
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
