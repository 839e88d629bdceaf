/**
 * Joins the parts of a sheet without comments and optional spaces; quoted text is unchanged. It takes longer than a page
 * takes to render: styles call it once, when they are loaded.
 */
export function compactSheet(...parts: readonly string[]): string {
  return parts
    .join('')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/("[^"]*")|\s*([{};,>])\s*|(:) |\s+/g, (_, text, sign, colon) => text ?? sign ?? colon ?? ' ')
    .replaceAll(';}', '}')
    .trim()
}
