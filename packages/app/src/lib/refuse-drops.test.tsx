import { beforeEach, expect, it } from 'vitest'
import { refuseDrops } from './refuse-drops.ts'

beforeEach(() => {
  document.body.innerHTML = `<main><p>Words</p><input><input type="checkbox"><textarea></textarea>
    <b contenteditable="plaintext-only">Line</b><b contenteditable="false">Fixed</b></main>`
})

function drag(name: string, types: readonly string[], place = 'p') {
  const dataTransfer = { types, dropEffect: 'copy' }
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer })
  document.querySelector(place)?.dispatchEvent(event)
  return event.defaultPrevented ? dataTransfer.dropEffect : 'left to the browser'
}

const FILES = [['Files'], ['Files', 'text/uri-list'], ['Files', 'text/html']]
const WORDS = [
  ['text/plain'],
  ['text/uri-list', 'text/plain'],
  ['text/html', 'text/plain'],
  ['text/x-moz-url'],
]

it('refuses whatever is dropped beside a drop zone, and files everywhere', () => {
  const stop = refuseDrops(document)
  for (const name of ['dragover', 'drop']) {
    for (const types of [...FILES, ...WORDS, []]) {
      for (const place of ['p', 'main', 'body', '[type=checkbox]', '[contenteditable=false]'])
        expect([types, place, drag(name, types, place)]).toEqual([types, place, 'none'])
    }
    for (const types of FILES) {
      for (const place of ['input', 'textarea', '[contenteditable=plaintext-only]'])
        expect([types, place, drag(name, types, place)]).toEqual([types, place, 'none'])
    }
  }
  stop()
  expect(drag('drop', ['Files'])).toBe('left to the browser')
})

it('leaves words to the text on which they fall, and everything to a drop zone', () => {
  const stop = refuseDrops(document)
  for (const name of ['dragover', 'drop']) {
    for (const types of WORDS) {
      for (const place of ['input', 'textarea', '[contenteditable=plaintext-only]'])
        expect([types, place, drag(name, types, place)]).toEqual([types, place, 'left to the browser'])
    }
    const take = (event: Event) => event.preventDefault()
    document.body.addEventListener(name, take)
    expect(drag(name, ['Files'])).toBe('copy')
    document.body.removeEventListener(name, take)
  }
  stop()
})
