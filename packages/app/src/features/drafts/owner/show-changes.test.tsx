import { expect, it, vi } from 'vitest'
import type { SiteChange } from '../../../site/site-change.ts'
import { hasPlace, markChanges, showChange } from './show-changes.ts'

const PAGE = `
  <header><draft-line data-line="hero/lede">In the menu</draft-line></header>
  <main>
    <draft-line data-line="hero/lede">First</draft-line>
    <figure class="pic" data-picture="portrait"></figure>
    <draft-line data-line="services/add-abcd/name">Sports physical</draft-line>
    <draft-line data-line="services/add-abcd/price">$60</draft-line>
    <draft-line data-line="visit/heading">Visits</draft-line>
    <draft-line data-line="visit/lead">What happens</draft-line>
    <draft-line data-line="where/heading">Where</draft-line>
  </main>`

const CHANGES: readonly SiteChange[] = [
  { kind: 'words', id: 'hero/lede', before: 'Before', after: 'First' },
  { kind: 'item', id: 'services/add-abcd/name', words: 'Sports physical, $60', comes: true },
  { kind: 'section', section: 'visit', title: 'Visits', comes: true },
  { kind: 'picture', place: 'portrait', is: 'new' },
  { kind: 'words', id: 'where/gone', before: 'Gone' },
  { kind: 'style', before: 'warm', after: 'modern' },
]

const open = () => new DOMParser().parseFromString(PAGE, 'text/html')
const marked = (page: Document) =>
  [...page.querySelectorAll('[data-changed]')].map(({ textContent, className }) => textContent || className)

it('marks each change on the page, and takes all marks away', () => {
  const page = open()
  const unmark = markChanges(page, CHANGES)
  expect(marked(page)).toEqual([
    'In the menu',
    'First',
    'pic',
    'Sports physical',
    '$60',
    'Visits',
    'What happens',
  ])
  unmark()
  expect(marked(page)).toEqual([])
  expect(page.head.innerHTML).toBe('')
})

it('brings each change into view that has a place, on the page rather than in its menu', () => {
  const page = open()
  const seen = vi.fn()
  for (const element of page.querySelectorAll<HTMLElement>('*'))
    element.scrollIntoView = () => seen(element.textContent || element.className)
  for (const change of CHANGES) showChange(page, change)
  expect(seen.mock.calls.flat()).toEqual(['First', 'Sports physical', 'Visits', 'pic'])
  expect(CHANGES.map(hasPlace)).toEqual([true, true, true, true, false, false])
  expect(CHANGES.map((change) => showChange(page, change))).toEqual([true, true, true, true, false, false])
})
