import { LINE_MAX_LENGTH } from '@foyer/shared/api/site-edits.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { beginTyping } from '../../../../testing/begin-typing.ts'
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

// jsdom has no commands.
beforeEach(() => {
  document.execCommand = () => false
})

it.each([
  ['Chromium and Firefox', { isComposing: true }],
  ['WebKit, which tells Enter after the composition', { keyCode: 229 }],
])('leaves every key to an input method while it composes a word, in %s', (_, composing) => {
  const onTab = vi.fn(() => true)
  const { line, onDone, onEscape, press } = beginTyping('Ours', { onTab })
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  line.textContent = 'こん'
  // `false` means that the browser may not act on the key.
  for (const key of ['Enter', 'Escape', 'Tab', 'F6'])
    expect(press(key, { ...composing, bubbles: true })).toBe(true)
  for (const called of [onDone, onEscape, onTab, heard]) expect(called).not.toHaveBeenCalled()
  expect(line.textContent).toBe('こん')
  line.textContent = '今'
  expect(press('Enter')).toBe(false)
  expect(onDone).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', heard)
})

it('has other words put into it, and goes on', () => {
  const { line, typing, onEscape, press } = beginTyping('Ours')
  line.textContent = 'Mine'
  expect(press('Escape')).toBe(false)
  expect(onEscape).toHaveBeenCalledOnce()
  typing.put('Ours')
  expect([line.textContent, typing.read(), line.isContentEditable !== false]).toEqual(['Ours', 'Ours', true])
  typing.end()
  expect(line.outerHTML).toBe('<draft-line>Ours</draft-line>')
})

it.each([
  ['a paste that fits in the place of what is selected', 'paste', true],
  ['a key that replaces what is selected', 'key', true],
  ['a paste beside the rest', 'paste', false],
  ['a key beside the rest', 'key', false],
] as const)('measures a full line with %s', (_, what, isSelected) => {
  const isTyped = vi.fn(() => true)
  document.execCommand = isTyped
  const { line, onRefuse } = beginTyping('x'.repeat(LINE_MAX_LENGTH))
  if (isSelected) document.getSelection()?.selectAllChildren(line)
  const event =
    what === 'paste'
      ? Object.assign(new Event('paste', { cancelable: true }), {
          clipboardData: { getData: () => 'y'.repeat(LINE_MAX_LENGTH) },
        })
      : new InputEvent('beforeinput', { inputType: 'insertText', data: 'y', cancelable: true })
  line.dispatchEvent(event)
  expect(onRefuse).toHaveBeenCalledTimes(isSelected ? 0 : 1)
  if (what === 'paste') expect(isTyped).toHaveBeenCalledTimes(isSelected ? 1 : 0)
})

it('begins a line with Enter in a paragraph, and ends with Ctrl or Cmd and Enter', () => {
  // jsdom has neither `innerText` nor commands.
  const isTyped = vi.fn(() => true)
  document.execCommand = isTyped
  for (const held of ['ctrlKey', 'metaKey']) {
    const { line, onDone, press } = beginTyping('Ours', { hasBreaks: true })
    Object.defineProperty(line, 'innerText', { value: 'Mine' })
    expect(press('Enter')).toBe(true)
    expect(press('Enter', { shiftKey: true })).toBe(true)
    expect(onDone).not.toHaveBeenCalled()
    for (const inputType of ['insertParagraph', 'insertLineBreak']) {
      isTyped.mockClear()
      const breaks = new InputEvent('beforeinput', { inputType, cancelable: true })
      expect(line.dispatchEvent(breaks)).toBe(false)
      expect(isTyped).toHaveBeenCalledExactlyOnceWith('insertText', false, '\n')
    }
    expect(press('Enter', { [held]: true })).toBe(false)
    expect(onDone).toHaveBeenCalledOnce()
  }
})

it('puts no break into a heading', () => {
  const isTyped = vi.fn(() => true)
  document.execCommand = isTyped
  const { line } = beginTyping('Ours')
  const breaks = new InputEvent('beforeinput', { inputType: 'insertParagraph', cancelable: true })
  expect(line.dispatchEvent(breaks)).toBe(false)
  expect(isTyped).not.toHaveBeenCalled()
})

it.each([
  ['after the letters before the press', 'Care for people', 5, 5],
  ['at the end without a press', 'Care for people', undefined, 15],
  ['at the end of words that have become shorter', 'Care', 9, 4],
])('puts the caret %s', (_, text, caret, at) => {
  const { line } = beginTyping(text, { caret })
  const selection = document.getSelection()
  const before = document.createRange()
  before.setStart(line, 0)
  before.setEnd(selection?.anchorNode as Node, selection?.anchorOffset ?? 0)
  expect(before.toString()).toHaveLength(at)
})

it.each<[string, string, KeyboardEventInit, boolean]>([
  ['AltGr and a letter', 'ż', { ctrlKey: true, altKey: true }, true],
  ['Ctrl and a letter of a Russian keyboard', 'я', { ctrlKey: true, code: 'KeyZ' }, true],
  ['Cmd and Z', 'z', { metaKey: true }, true],
  ['the end of the line, as in Emacs', 'e', { ctrlKey: true }, true],
  ['Shift and Enter in a heading', 'Enter', { shiftKey: true }, false],
])('leaves the browser %s', (_, key, held, isLeft) => {
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  const { press } = beginTyping('Ours')
  expect(press(key, { ...held, bubbles: true })).toBe(isLeft)
  expect(heard).not.toHaveBeenCalled()
  document.removeEventListener('keydown', heard)
})
