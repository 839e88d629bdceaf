import { isOnPage } from '../../../site/changed-pages.ts'
import type { SiteChange } from '../../../site/site-change.ts'
import { elementOf } from './source-marks.ts'

// As a marker pen: the words keep their place, and get the color that can be read on it.
const SHEET = `
draft-line[data-changed]{background:#ffe49a;color:#12231c;box-shadow:0 0 0 3px #ffe49a;border-radius:2px;box-decoration-break:clone;-webkit-box-decoration-break:clone}
draft-line[data-changed] *{color:#12231c}
.pic[data-changed]{outline:4px solid #ffd974;outline-offset:3px}`

/**
 * Marks on the page what publishing would change.
 *
 * @returns a function that takes the marks away
 */
export function markChanges(page: Document, changes: readonly SiteChange[]): () => void {
  const sheet = page.createElement('style')
  sheet.textContent = SHEET
  page.head.append(sheet)
  const marked = changes.flatMap((change) => elementsOf(page, change))
  for (const element of marked) element.dataset.changed = ''
  return () => {
    sheet.remove()
    for (const element of marked) delete element.dataset.changed
  }
}

/** Whether a change has a place on the page: what is gone has none. */
export function hasPlace(change: SiteChange): boolean {
  switch (change.kind) {
    case 'words':
      return change.after !== undefined
    case 'item':
    case 'page':
    case 'section':
      return change.comes
    case 'picture':
      return change.is !== 'gone'
    default:
      return false
  }
}

/**
 * Brings the place of a change into view.
 *
 * @returns whether it is on this page of the site
 */
export function showChange(page: Document, change: SiteChange): boolean {
  const element = 'id' in change ? elementOf(page, change.id) : elementsOf(page, change)[0]
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return Boolean(element)
}

function elementsOf(page: Document, change: SiteChange): readonly HTMLElement[] {
  switch (change.kind) {
    case 'words':
      return linesWhere(page, (id) => id === change.id)
    case 'item': {
      const item = change.id.slice(0, change.id.lastIndexOf('/') + 1)
      return linesWhere(page, (id) => id === change.id || id.startsWith(item))
    }
    case 'page': {
      const item = change.id.slice(0, change.id.lastIndexOf('/') + 1)
      return linesWhere(page, (id) => id.startsWith(item) && isOnPage(id, id.slice(item.length)))
    }
    case 'section':
      return linesWhere(page, (id) => id.startsWith(`${change.section}/`))
    case 'picture':
      return [...page.querySelectorAll<HTMLElement>(`[data-picture="${change.place}"]`)]
    default:
      return []
  }
}

function linesWhere(page: Document, isMeant: (id: string) => boolean): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('draft-line')].filter(({ dataset }) =>
    isMeant(dataset.line ?? ''),
  )
}
