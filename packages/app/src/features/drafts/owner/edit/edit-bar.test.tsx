import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EditBar } from './edit-bar.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** What is seen of a window of 768 px. */
function seeOf(height: number, offsetTop = 0, scale = 1) {
  const seen = Object.assign(new EventTarget(), { height, offsetTop, scale })
  vi.stubGlobal('visualViewport', seen)
  return (next: Partial<typeof seen>) =>
    act(() => {
      Object.assign(seen, next)
      seen.dispatchEvent(new Event('resize'))
    })
}

function openSheet(): HTMLElement {
  const line = { id: 'hero/lede', page: document, frame: document.createElement('iframe') }
  render(
    <EditBar
      place={{ line, box: { current: null }, isSheet: true, onEscape: () => {}, onBack: () => {} }}
      slots={{ name: 'First sentence', done: { label: 'Done', press: () => {} } }}
    />,
  )
  return screen.getByRole('region', { name: 'This line: First sentence' })
}

it('keeps the sheet over the keyboard of a phone, and lower than it', () => {
  vi.stubGlobal('innerHeight', 768)
  const see = seeOf(768)
  const sheet = openSheet()
  expect(sheet.style.bottom).toBe('0px')
  see({ height: 468 })
  expect(sheet.style.bottom).toBe('300px')
  expect(sheet.style.maxHeight).toBe('calc(64dvh - 192px)')
  // The browser has moved the page up to show the field.
  see({ offsetTop: 100 })
  expect(sheet.style.bottom).toBe('200px')
  see({ height: 768, offsetTop: 0 })
  expect(sheet.style.bottom).toBe('0px')
})

it('leaves the sheet where it is while the page is enlarged with two fingers', () => {
  vi.stubGlobal('innerHeight', 768)
  const see = seeOf(768)
  const sheet = openSheet()
  see({ height: 384, scale: 2 })
  expect(sheet.style.bottom).toBe('0px')
})
