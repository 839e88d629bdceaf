// Done is the only way out that means done; every other way keeps. Each layer × each way out, in the editor itself.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { casesOf } from '../../../../../../../tests/cases-of.ts'
import { loadSite } from '../../../../site/render-site.ts'
import { type OpenEditor, openEditor, siteOf } from '../../../../testing/open-editor.tsx'
import { key, LAYERS, type Layer, leavesOpen, STORED, step, WAYS } from './ways-out-layers.ts'

beforeAll(async () => {
  // jsdom knows no laid out text.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent
    },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView = () => {}
  await loadSite(siteOf({}), 'warm')
})
beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

function enter(field: HTMLElement, text: string): void {
  fireEvent.focus(field)
  if (field.matches('input,textarea')) {
    fireEvent.change(field, { target: { value: text } })
    return
  }
  field.textContent = text
  fireEvent.input(field)
}

/** What is typed in a field; `null` while its layer is closed. */
function typedIn(field: HTMLElement | null): string | null {
  return field?.matches('input,textarea') ? (field as HTMLInputElement).value : (field?.textContent ?? null)
}

const said = async (editor: OpenEditor) =>
  waitFor(() => expect(editor.saidOn()).toEqual(editor.saidIn()), { timeout: 5000 })

function open(layer: Layer) {
  const editor = openEditor(STORED, { isCompact: layer.isCompact ?? false })
  layer.open(editor)
  const field = () => layer.field(editor)
  return { editor, field, before: editor.stored(), at: () => field() as HTMLElement }
}

/** A line, a fact, an item, the hours and a picture, each in another kind of layer. */
const REPRESENTATIVE = ['a line', 'a fact', 'an item in the list', 'the sheet of the hours', 'a picture']
const LAYERS_OF_RING = casesOf(Object.entries(LAYERS), ([name]) => REPRESENTATIVE.includes(name))
const ALL = LAYERS_OF_RING.flatMap(([name, layer]) => layer.ways.map((way) => [name, way, layer] as const))
// Back has thrown away what was typed; layers without it have the press outside, or Close.
const CASES = casesOf(
  ALL,
  ([, way, { ways }]) => way === (['back', 'outside', 'close'] as const).find((one) => ways.includes(one)),
)

it.each(CASES)('keeps what was typed in %s: %s', async (_name, way, layer) => {
  const { editor, at, field, before } = open(layer)
  await waitFor(() => expect(field()).not.toBeNull())
  enter(at(), layer.text)
  WAYS[way](editor, at())
  await waitFor(() => expect(layer.value(editor)).toBe(layer.text))
  if (way === 'leaving the page') return
  if (leavesOpen(layer, way)) expect(typedIn(field())).toBe(layer.text)
  // Another line opens its own layer, and Tab the next field of an item.
  else if (['another line', 'Tab'].includes(way))
    await waitFor(() => expect(typedIn(field())).not.toBe(layer.text))
  else await waitFor(() => expect(field()).toBeNull())
  // The list, or the drawer of the picture that was opened.
  if (document.querySelector('[role=dialog]')) fireEvent.click(screen.getByLabelText('Close'))
  editor.setMode(true)
  const after = editor.stored()
  await waitFor(() => expect(screen.getByLabelText(/^Undo: /)).toBeTruthy())
  step('Undo')
  expect(editor.stored()).toBe(before)
  if (way !== 'another line') await said(editor)
  step('Redo')
  expect(editor.stored()).toBe(after)
  if (way !== 'another line') await said(editor)
})

// On the page, and in a layer over it.
const ESCAPED = casesOf(LAYERS_OF_RING, ([name]) => ['a line', 'an item in the list'].includes(name))

it.each(ESCAPED)('takes back what was typed in %s on Escape, and the layer stays', async (_name, layer) => {
  const { editor, at, field, before } = open(layer)
  await waitFor(() => expect(field()).not.toBeNull())
  enter(at(), layer.text)
  key(at(), 'Escape')
  await waitFor(() => expect(editor.stored()).toBe(before))
  expect(field()).not.toBeNull()
  // Nothing has changed any more: the layer goes, and nothing else.
  key(at(), 'Escape')
  await waitFor(() => expect(field()).toBeNull())
  expect(editor.stored()).toBe(before)
  await said(editor)
  step('Undo')
  expect(layer.value(editor)).toBe(layer.text)
  await said(editor)
  step('Redo')
  expect(editor.stored()).toBe(before)
  await said(editor)
})
