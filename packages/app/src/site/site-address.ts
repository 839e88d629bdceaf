/** Returns an address that a practice might have, for the bar of a drawn browser window. */
export function siteAddress(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    // Accents and apostrophes do not divide a word.
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${words.slice(0, 32).replace(/-$/, '') || 'your-practice'}.example`
}
