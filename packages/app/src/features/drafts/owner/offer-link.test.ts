import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { practiceOf } from '@foyer/draft/personas/persona.ts'
import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { followLinks } from '../follow-links.ts'
import { followOfferLink } from './offer-link.ts'

const onFollow = vi.fn()
let page: Document

beforeEach(() => {
  onFollow.mockReset()
  const redesign = PERSONAS.find(({ id }) => id === 'redesign')
  if (!redesign) throw new Error('There is no persona redesign.')
  const content = composeDraft(practiceOf(redesign))
  const [file] = renderDraft(content, 'modern', { kind: 'draft', assetBase: '' })
  page = new DOMParser().parseFromString(String(file?.body), 'text/html')
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
})

function click(selector: string): boolean {
  const link = page.querySelector(selector)
  if (!link) throw new Error(`The page has no ${selector}.`)
  return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

it('leads from the link of the offer to the questions instead of scrolling', () => {
  followLinks(page)
  followOfferLink(page, onFollow)
  expect(click('#offer a')).toBe(false)
  expect(onFollow).toHaveBeenCalledOnce()
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
})

it('leaves the other links of a proposal as they are', () => {
  followLinks(page)
  followOfferLink(page, onFollow)
  click('header a[href^="#"], a[href^="#"]:not(#offer a)')
  expect(onFollow).not.toHaveBeenCalled()
})

it('stops', () => {
  followOfferLink(page, onFollow)()
  click('#offer a')
  expect(onFollow).not.toHaveBeenCalled()
})
