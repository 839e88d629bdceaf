/** Returns an address that a practice might have, for the bar of a drawn browser window. */
export function siteAddress(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${words.slice(0, 32).replace(/-$/, '') || 'your-practice'}.example`
}
