import { useSearchParams } from 'react-router-dom'

/** The folder of a page below the first one, as links of a site name it. */
const FOLDER = /^[a-z0-9-]+$/

type ShownPage = {
  /** As the links of the site name it. */
  readonly path: string
  readonly showPage: (path: string) => void
}

/**
 * The page of a site that is shown. It is a part of the address, so that Back leads to the page before it, and a reload and a
 * copied address to the same one.
 */
export function useShownPage(): ShownPage {
  const [search, setSearch] = useSearchParams()
  const folder = search.get('page') ?? ''
  return {
    path: FOLDER.test(folder) ? `/${folder}/` : '/',
    showPage: (path) => setSearch(searchOfPage(search, path), { preventScrollReset: true }),
  }
}

/** Returns the part of the address that shows another page, given the one of now. */
export function searchOfPage(search: URLSearchParams, path: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (path === '/') next.delete('page')
  else next.set('page', path.replaceAll('/', ''))
  return next
}
