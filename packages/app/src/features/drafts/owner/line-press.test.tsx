import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeButtons } from './frame-buttons.ts'
import { type HeardPress, hearPresses, takePress } from './line-press.ts'

const PAGE = `<header><h1><draft-line data-line="hero/name">Foyer</draft-line></h1></header><main>
<p><draft-line data-line="hero/lede">Care for <b>people</b> 👩🏽</draft-line></p>
<p><draft-line data-line="story/paragraph-1">One.</draft-line></p>
<p><draft-line data-line="story/paragraph-1">Two words.</draft-line></p>
<footer><draft-line data-line="hero/name">Foyer</draft-line></footer></main>`

let press: { current: HeardPress | null }
let listening: AbortController
let isMarked: () => void

beforeEach(() => {
  document.body.innerHTML = PAGE
  // Letters of 10 × 10 px in one row, from the beginning of their node, as a page lays them out.
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const shift = this.startContainer.textContent === 'people' ? 90 : 0
    const rect = {
      left: this.startOffset * 10 + shift,
      right: this.endOffset * 10 + shift,
      top: 0,
      bottom: 10,
    }
    return [rect] as unknown as DOMRectList
  })
  // Firefox names the line and none of its words for a press between two lines of text.
  Object.assign(document, {
    caretPositionFromPoint: () => ({ offsetNode: document.querySelector('main draft-line'), offset: 1 }),
  })
  press = { current: null }
  listening = new AbortController()
  hearPresses(document, press, listening.signal)
  isMarked = makeButtons(document, document.querySelectorAll('draft-line'), () => {})
})

afterEach(() => {
  isMarked()
  listening.abort()
  Reflect.deleteProperty(document, 'caretPositionFromPoint')
})

function pressAt(part: number, clientX: number) {
  const line = document.querySelectorAll('draft-line')[part] as Element
  line.dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY: 12, bubbles: true }))
  return line
}

it.each([
  ['the first line', 1, 52, { id: 'hero/lede', index: 0, letters: 5 }],
  ['words in a mark of their own', 1, 112, { id: 'hero/lede', index: 0, letters: 11 }],
  ['the second of two paragraphs', 3, 42, { id: 'story/paragraph-1', index: 1, letters: 9 }],
  ['a name that stands in two places', 4, 12, { id: 'hero/name', index: 1, letters: 1 }],
])('tells which letter was pressed in %s', (_, part, x, told) => {
  pressAt(part, x)
  expect(takePress(press, told.id)).toEqual(told)
})

it('still tells it when the page was scrolled, and marked again, before the button is told', async () => {
  pressAt(1, 52).dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await new Promise((told) => setTimeout(told))
  isMarked()
  document.body.innerHTML = PAGE.replace('<main>', '<main><p>More.</p>')
  expect(takePress(press, 'hero/lede')).toEqual({ id: 'hero/lede', index: 0, letters: 5 })
})

it('tells no place of a line that a key presses, or that is chosen from elsewhere', () => {
  pressAt(1, 52)
  expect(takePress(press, 'visit/heading')).toEqual({ id: 'visit/heading' })
  document
    .querySelector('summary')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(takePress(press, 'hero/lede')).toEqual({ id: 'hero/lede' })
})

it('puts no caret into the middle of an emoji', () => {
  Reflect.deleteProperty(document, 'caretPositionFromPoint')
  Object.assign(document, { caretRangeFromPoint: () => null })
  for (let x = 0; x < 80; x += 5) {
    pressAt(1, x)
    const { letters = 0 } = takePress(press, 'hero/lede')
    expect([...'Care for people 👩🏽'.slice(0, letters)].join('')).toBe(
      'Care for people 👩🏽'.slice(0, letters).replace(/[\ud800-\udbff]$/, ''),
    )
  }
  Reflect.deleteProperty(document, 'caretRangeFromPoint')
})

it('ends the press of a mouse after its click', async () => {
  pressAt(1, 52)
  expect(press.current?.isDown).toBe(true)
  document.body.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'mouse', bubbles: true }))
  expect(press.current?.isDown).toBe(true)
  await vi.waitFor(() => expect(press.current?.isDown).toBe(false), 60_000)
})
