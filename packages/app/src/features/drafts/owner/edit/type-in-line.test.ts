import { expect, it } from 'vitest'
import { canTypeIn } from './type-in-line.ts'

type Browser = { readonly hears: boolean; readonly editable: readonly string[] }

/** A document of a browser that calls listeners in a frame or not, and knows some values of `contenteditable`. */
function pageOf({ hears, editable }: Browser): Document {
  const target = new EventTarget()
  const createElement = () => ({
    known: 'inherit',
    get contentEditable() {
      return this.known
    },
    set contentEditable(value: string) {
      if (!editable.includes(value)) throw new SyntaxError(value)
      this.known = value
    },
  })
  return {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: (event: Event) => hears && target.dispatchEvent(event),
    createElement,
  } as unknown as Document
}

it.each<[string, Browser, boolean]>([
  ['a browser that knows plain text', { hears: true, editable: ['true', 'plaintext-only'] }, true],
  ['one that would let formatted text in', { hears: true, editable: ['true'] }, false],
  ['one that calls no listeners', { hears: false, editable: ['true', 'plaintext-only'] }, false],
])('types on the page or in a sheet, in %s', (_, browser, canType) => {
  expect(canTypeIn(pageOf(browser))).toBe(canType)
})
