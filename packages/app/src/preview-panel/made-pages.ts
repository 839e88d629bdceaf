import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { renderSite } from '../site/render-site.ts'
import type { SiteContent } from '../site/review-site.ts'
import { type PageParts, pageParts } from './patch-page.ts'
import type { Preview } from './preview.ts'

/** A rendered page. */
export type MadePage = {
  readonly content: SiteContent
  readonly style: DesignStyleId
  readonly html: string
  readonly parts: PageParts
}

/** Pages that need not be rendered again. */
export type MadePages = {
  find(preview: Preview): MadePage | undefined
  /** Renders a page, and keeps it unless its answer is being typed: no one types the same letters twice. */
  make(preview: Preview, content: SiteContent, style: DesignStyleId): MadePage
}

// A few hundred kilobytes at most; a question has up to nine cards, and each selection has its own pages.
const MOST_PAGES = 30

/** Keeps the pages of choices until the saved answers change. */
export function madePages(): MadePages {
  const pages = new Map<string, MadePage>()
  let facts: Pick<Preview, 'saved' | 'profile'> | undefined

  function pagesFor({ saved, profile }: Preview) {
    if (facts?.saved !== saved || facts.profile !== profile || pages.size >= MOST_PAGES) pages.clear()
    facts = { saved, profile }
    return pages
  }

  return {
    find: (preview) => pagesFor(preview).get(keyOf(preview)),
    make(preview, content, style) {
      const html = renderSite(content, style, 'with-line-ids')
      const made = { content, style, html, parts: pageParts(html) }
      if (preview.previewed?.cause !== 'typing') pagesFor(preview).set(keyOf(preview), made)
      return made
    },
  }
}

function keyOf({ previewed }: Preview): string {
  return JSON.stringify(previewed && [previewed.key, previewed.fields])
}
