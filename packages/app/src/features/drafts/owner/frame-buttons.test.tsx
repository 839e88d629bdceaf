import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { practiceOf } from '@foyer/draft/personas/persona.ts'
import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { followLinks } from '../follow-links.ts'
import { followOfferLink } from './frame-buttons.ts'

const onFollow = vi.fn()
let page: Document

beforeEach(() => {
  onFollow.mockReset()
  const redesign = PERSONAS.find(({ id }) => id === 'redesign')
  if (!redesign) throw new Error('There is no persona redesign.')
  const content = composeDraft(practiceOf(redesign))
  const [file] = renderDraft(content, 'modern', { kind: 'draft', assetBase: '' })
  page = new DOMParser().parseFromString(String(file?.body), 'text/html')
  // WebKit calls no listeners in a frame without scripts.
  vi.spyOn(page, 'addEventListener').mockImplementation(() => {})
})

function press(selector: string): void {
  const pressed = page.querySelector<HTMLElement>(selector)
  if (!pressed) throw new Error(`The page has no ${selector}.`)
  pressed.click()
}

it('leads from the link of the offer to the questions instead of scrolling', async () => {
  followLinks(page)
  followOfferLink(page, onFollow)
  expect(page.querySelector('#offer a')?.hasAttribute('href')).toBe(false)
  press('#offer summary')
  await vi.waitFor(() => expect(onFollow).toHaveBeenCalledOnce(), 60_000)
})

it('leaves the other links of a proposal as they are', () => {
  followLinks(page)
  const others = () =>
    Array.from(page.querySelectorAll('a'))
      .filter((link) => !link.closest('#offer'))
      .map(({ outerHTML }) => outerHTML)
  const before = others()
  followOfferLink(page, onFollow)
  expect(others()).toEqual(before)
})

it('stops', () => {
  followLinks(page)
  const before = page.documentElement.outerHTML
  followOfferLink(page, onFollow)()
  expect(page.documentElement.outerHTML).toBe(before)
})
