import { fireEvent, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useRegionKeys } from './use-region-keys.ts'

function open(): Document {
  document.body.innerHTML = `
    <header data-region><a href="/">Home</a><button>Publish</button></header>
    <main data-region><div></div></main>
    <section data-region><button>Done</button></section>
    <aside data-region><button>Close</button></aside>
    <div role="dialog"><button>In a dialog</button></div>`
  const page = new DOMParser().parseFromString('<a href="#a">Visits</a><a href="#b">Costs</a>', 'text/html')
  // Stands for the frame.
  const shown = { page, frame: document.querySelector('main>div') as HTMLIFrameElement }
  renderHook(() => useRegionKeys(shown))
  return page
}

const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === name) as HTMLElement

/** Presses F6 where the focus is, and tells where it goes. */
function press(from: HTMLElement, options: Partial<KeyboardEvent> = {}): string | null | undefined {
  from.focus()
  fireEvent.keyDown(from, { key: 'F6', ...options })
  return document.activeElement?.textContent
}

beforeEach(() => document.body.replaceChildren())

it('leads from the bar to the page, the row under it, the drawer, and around', () => {
  const page = open()
  const seen: HTMLElement[] = []
  for (const link of page.querySelectorAll('a')) link.focus = () => void seen.push(link)
  press(button('Publish'))
  expect(seen.map(({ textContent }) => textContent)).toEqual(['Visits'])
  const [visits] = page.querySelectorAll('a')
  expect(press(visits as HTMLElement)).toBe('Done')
  expect(press(button('Done'))).toBe('Close')
  expect(press(button('Close'))).toBe('Home')
  expect(press(button('Close'), { shiftKey: true })).toBe('Done')
})

it('goes to the line at work, passes what a drawer covers, and stays in dialogs and compositions', () => {
  const page = open()
  const line = page.querySelectorAll('a')[1] as HTMLElement
  line.dataset.chosen = ''
  let isAtLine = false
  line.focus = () => {
    isAtLine = true
  }
  press(button('Publish'))
  expect(isAtLine).toBe(true)
  document.querySelector('section')?.setAttribute('inert', '')
  expect(press(line)).toBe('Close')
  expect(press(button('In a dialog'))).toBe('In a dialog')
  expect(press(button('Close'), { isComposing: true })).toBe('Close')
})
