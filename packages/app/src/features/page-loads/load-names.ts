/** Returns what a page is called. */
export function pageName(page: string): string {
  return page === '/' ? 'Home page' : page === 'other' ? 'Other pages' : page
}

const SOURCES: Readonly<Record<string, string>> = {
  '': 'No site named',
  own: 'Your own pages',
  other: 'Other sites',
}

/** Returns what the site is called from which a page was opened. */
export function sourceName(source: string): string {
  return SOURCES[source] ?? source
}
