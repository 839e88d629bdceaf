import { beforeEach, expect, it, vi } from 'vitest'
import { followLinks } from './follow-links.ts'

let page: Document
const opened = vi.fn()

beforeEach(() => {
  opened.mockReset()
  vi.stubGlobal('open', opened)
  page = new DOMParser().parseFromString(
    `<nav><a href="#visit"><b>Visits</b></a><a id="site" href="https://booking.example/">Book</a>
    <a id="script" href="javascript:alert(1)">x</a><a id="app" href="/login">x</a><a id="data" href="data:text/html,x">x</a></nav>
    <section id="visit">Your visit</section>`,
    'text/html',
  )
})

/** Clicks on a link, and returns whether that is left to the browser, which follows no link here. */
function click(selector: string, init: MouseEventInit = {}): boolean {
  let isLeft = true
  const keep = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  page.addEventListener('click', keep, { once: true })
  page
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return isLeft
}

it('scrolls to a section and moves the focus there', () => {
  followLinks(page)
  const section = page.getElementById('visit')
  const scrolled = vi.spyOn(section ?? page.body, 'scrollIntoView').mockImplementation(() => {})
  const focused = vi.spyOn(section ?? page.body, 'focus')
  expect(click('b')).toBe(false)
  expect(scrolled).toHaveBeenCalled()
  expect(focused).toHaveBeenCalledWith({ preventScroll: true })
  expect(section?.getAttribute('tabindex')).toBe('-1')
})

it('opens another site in a new tab without access to the app', () => {
  followLinks(page)
  expect(click('#site')).toBe(false)
  expect(opened).toHaveBeenCalledWith('https://booking.example/', '_blank', 'noopener')
})

it('leaves a click that asks for a new tab to the browser', () => {
  followLinks(page)
  expect(click('#site', { ctrlKey: true })).toBe(true)
  expect(opened).not.toHaveBeenCalled()
})

it.each(['#script', '#app', '#data'])('follows no other address: %s', (link) => {
  followLinks(page)
  expect(page.querySelector(link)?.hasAttribute('href')).toBe(false)
  // One that is added later.
  page.querySelector(link)?.setAttribute('href', '/login')
  expect(click(link)).toBe(false)
  expect(click(link, { ctrlKey: true })).toBe(false)
  expect(opened).not.toHaveBeenCalled()
})

it('prepares links for browsers that call no listeners in the frame', () => {
  followLinks(page)()
  followLinks(page)()
  expect([...page.links].map(({ outerHTML }) => outerHTML)).toEqual([
    '<a href="about:srcdoc#visit"><b>Visits</b></a>',
    '<a id="site" href="https://booking.example/" target="_blank" rel="noopener">Book</a>',
  ])
  expect(page.getElementById('visit')?.getAttribute('tabindex')).toBe('-1')
})

it('stops', () => {
  followLinks(page)()
  click('#site')
  expect(opened).not.toHaveBeenCalled()
})

it('shows another page of the site instead of loading it, where somebody shows pages', () => {
  page.querySelector('#app')?.setAttribute('href', '/emdr/')
  const shown = vi.fn()
  followLinks(page, shown)
  // Another rendering prepares the links again.
  followLinks(page, shown)()
  expect(click('#app')).toBe(false)
  expect(shown).toHaveBeenCalledExactlyOnceWith('/emdr/')
  expect(opened).not.toHaveBeenCalled()
})

it('opens another page of the site in a new tab, where that is asked for and where no listeners are called', () => {
  history.replaceState(null, '', '/draft/harbor?version=2&page=anxiety#top')
  page.querySelector('#app')?.setAttribute('href', '/emdr/#faq')
  page.querySelector('#data')?.setAttribute('href', '/')
  const shown = vi.fn()
  followLinks(page, shown)
  expect(click('#app', { ctrlKey: true })).toBe(true)
  expect(shown).not.toHaveBeenCalled()
  const addressOf = (id: string) => page.getElementById(id)?.getAttribute('href')
  expect(addressOf('app')).toBe(`${location.origin}/draft/harbor?version=2&page=emdr`)
  expect(addressOf('data')).toBe(`${location.origin}/draft/harbor?version=2`)
  expect(page.getElementById('app')?.getAttribute('target')).toBe('_blank')
})
