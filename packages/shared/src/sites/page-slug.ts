// The addresses of the pages of a site beside its first one: `/emdr/`, `/ana-ruiz/`.

/** What the slug of a page looks like: a folder of the site. */
export const PAGE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** The most characters of a slug. */
export const SLUG_MAX_LENGTH = 60

/** Folders and files that a site has, or that servers and search engines ask for. */
const RESERVED: readonly string[] = [
  '404',
  'api',
  'assets',
  'card',
  'favicon',
  'fonts',
  'index',
  'pictures',
  'robots',
  'sitemap',
  'well-known',
]
const OTHER_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }

/** Returns the slug that a name asks for; `fallback` for one without Latin letters and for a reserved one. */
export function slugOf(name: string, fallback: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[ßæœøđł]/gu, (letter) => OTHER_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/&/gu, ' and ')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/gu, '')
  return slug && !RESERVED.includes(slug) ? slug : fallback
}

/** A page that asks for an address: `kept` is the one that it had before. */
export type SlugAsked = { readonly id: string; readonly name: string; readonly kept?: string | undefined }

/**
 * Gives each page a slug of its own, by its id. Those that were kept stay, whatever the names are now; of two that ask for the
 * same, the later one gets a number.
 */
export function slugsOf(asked: readonly SlugAsked[]): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>()
  const taken = new Set<string>()
  const give = (id: string, wanted: string) => {
    let slug = wanted
    for (let count = 2; taken.has(slug); count++) {
      const end = `-${count}`
      slug = wanted.slice(0, SLUG_MAX_LENGTH - end.length).replace(/-+$/u, '') + end
    }
    taken.add(slug)
    slugs.set(id, slug)
  }
  const isKept = ({ kept }: SlugAsked) =>
    kept !== undefined && kept.length <= SLUG_MAX_LENGTH && PAGE_SLUG.test(kept) && !RESERVED.includes(kept)
  for (const one of asked) if (isKept(one)) give(one.id, one.kept ?? '')
  for (const one of asked) if (!isKept(one)) give(one.id, slugOf(one.name, one.id.replace(/^add-/u, 'page-')))
  return slugs
}
