import { expect, it, vi } from 'vitest'
import type { SiteLine } from '../../../site/review-site.ts'
import { buttonAround } from './frame-buttons.ts'
import { markSources } from './source-marks.ts'

const BODY = `<p><draft-line data-line="lead">We <b>listen</b>.</draft-line> <draft-line data-line="unknown">Hello.</draft-line></p>
<a href="about:srcdoc#visit"><draft-line data-line="label">Your visit</draft-line></a>`
const line = { standing: 'suggested', sources: [] } as unknown as SiteLine
const lines = new Map([
  ['lead', line],
  ['label', line],
])

/** A page in a browser that calls no listeners in a frame without scripts, as WebKit does. */
function openPage(): Document {
  const page = new DOMParser().parseFromString(BODY, 'text/html')
  vi.spyOn(page, 'addEventListener').mockImplementation(() => {})
  return page
}

function sentence(page: Document, id: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-line=${id}]`)
}

it('tells which sentence is pressed, each time', async () => {
  const page = openPage()
  const onChoose = vi.fn()
  markSources(page, lines, onChoose)
  page.querySelector('b')?.click()
  await vi.waitFor(() => expect(onChoose.mock.calls).toEqual([['lead']]), 60_000)
  buttonAround(sentence(page, 'lead'))?.click()
  await vi.waitFor(() => expect(onChoose.mock.calls).toEqual([['lead'], ['lead']]), 60_000)
})

it('explains the words of a link instead of following it', async () => {
  const page = openPage()
  const onChoose = vi.fn()
  markSources(page, lines, onChoose)
  expect(page.links).toHaveLength(0)
  buttonAround(sentence(page, 'label'))?.click()
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledWith('label'), 60_000)
})

it('leaves a sentence that is not known as it is', () => {
  const page = openPage()
  markSources(page, lines, vi.fn())
  expect(buttonAround(sentence(page, 'unknown'))).toBeNull()
})

it('takes the marks away without a trace', () => {
  const page = openPage()
  const before = page.documentElement.outerHTML
  markSources(page, lines, vi.fn())()
  expect(page.documentElement.outerHTML).toBe(before)
})
