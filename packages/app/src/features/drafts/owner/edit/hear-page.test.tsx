import { expect, it, vi } from 'vitest'
import { makeButtons } from '../frame-buttons.ts'
import { hearPage } from './hear-page.ts'

it('tells a press beside all lines, and no press on a line that renders the page again', () => {
  const page = new DOMParser().parseFromString('<p>Beside.</p><draft-line>Ours.</draft-line>', 'text/html')
  const onOutside = vi.fn()
  hearPage(page, new AbortController().signal, onOutside, () => {})
  const next = page.createElement('body')
  const removeButtons = makeButtons(page, page.querySelectorAll('draft-line'), () => {
    removeButtons()
    page.body.replaceWith(next)
  })
  page.querySelector('p')?.click()
  expect(onOutside).toHaveBeenCalledOnce()
  page.querySelector<HTMLElement>('draft-line')?.click()
  expect(page.body).toBe(next)
  expect(onOutside).toHaveBeenCalledOnce()
})
