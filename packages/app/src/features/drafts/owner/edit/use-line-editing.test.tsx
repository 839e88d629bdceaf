import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SiteLine } from '../../../../site/review-site.ts'
import type { HeardPress, LinePress } from '../line-press.ts'
import { useLineEditing } from './use-line-editing.ts'

const LINE: SiteLine = {
  id: 'hero/lede',
  text: 'Ours.',
  standing: 'general',
  sources: [{ from: 'rule', rule: 'plain-page' }],
}

function open(
  pressed = { current: null as LinePress | null },
  isCompact = true,
  heard = { current: null as HeardPress | null },
) {
  const html = '<p><draft-line data-line="hero/lede"><b>Ours.</b></draft-line></p>'
  const page = new DOMParser().parseFromString(html, 'text/html')
  const onType = vi.fn()
  const fields = { isChanged: () => false, keep: vi.fn(), takeBack: vi.fn() }
  const onHold = vi.fn()
  const shown = { page, frame: document.createElement('iframe') }
  const box = { current: document.createElement('div') }
  const { result, unmount, rerender } = renderHook(
    ({ text }) =>
      useLineEditing({
        isOn: true,
        shown,
        html,
        path: '/',
        pressed,
        heard,
        lines: new Map([[LINE.id, { ...LINE, text }]]),
        workFor: () => 'words',
        isCompact,
        onHold,
        onType,
        fields,
        onStep: () => {},
        onClosePicture: () => {},
        onRefuse: () => {},
        onKey: () => {},
        box,
        decorate: () => () => {},
      }),
    { initialProps: { text: LINE.text } },
  )
  return {
    result,
    unmount,
    rerender,
    shown,
    onHold,
    onType,
    fields,
    box: box.current,
    element: () => page.querySelector('draft-line') as HTMLElement,
    line: () => page.querySelector('draft-line')?.innerHTML,
  }
}

function openField() {
  const opened = open()
  act(() => opened.result.current.choose({ id: LINE.id }))
  opened.onHold.mockClear()
  return opened
}

it('shows in the page what is typed in the field of a line', () => {
  const { result, line } = openField()
  expect(result.current.chosen).toMatchObject({ id: LINE.id, work: 'field' })
  expect(result.current.typed.read()).toBe('Ours.')
  act(() => result.current.setText('Mine <b>'))
  expect(line()).toBe('Mine &lt;b&gt;')
})

it('puts a page right by hand that is rendered as before', () => {
  const { result, fields, line } = openField()
  act(() => result.current.setText(''))
  act(() => result.current.send({ type: 'done' }))
  expect(fields.keep).toHaveBeenCalledExactlyOnceWith({ at: 'field', id: LINE.id }, '')
  expect(line()).toBe('<b>Ours.</b>')
  expect(result.current.chosen).toBeNull()
})

it('takes back on Escape what was typed, then closes', () => {
  const { result, fields, line } = openField()
  act(() => result.current.setText('Mine'))
  act(() => result.current.pressEscape())
  expect(fields.takeBack).toHaveBeenCalledExactlyOnceWith({ at: 'field', id: LINE.id }, 'Mine')
  expect(fields.keep).not.toHaveBeenCalled()
  expect([line(), result.current.typed.read()]).toEqual(['Ours.', 'Ours.'])
  expect(result.current.chosen).toMatchObject({ work: 'field' })
  act(() => result.current.pressEscape())
  expect(fields.keep).toHaveBeenCalledExactlyOnceWith({ at: 'field', id: LINE.id }, 'Ours.')
  expect(result.current.chosen).toBeNull()
})

it.each<[string, (opened: ReturnType<typeof openField>) => void]>([
  ['the tab is closed', () => dispatchEvent(new Event('pagehide'))],
  ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['another screen is opened', ({ unmount }) => unmount()],
])('keeps what was typed last when %s in the middle of a word', (_, leave) => {
  const opened = openField()
  act(() => opened.result.current.setText('Mine, and mo'))
  expect(opened.onType).not.toHaveBeenCalled()
  leave(opened)
  expect(opened.onType).toHaveBeenCalledExactlyOnceWith(LINE.id, 'Mine, and mo')
})

it('works on the line that was pressed before the editor was loaded, once', () => {
  const pressed = { current: { id: LINE.id, index: 0, letters: 2 } }
  const { result } = open(pressed)
  expect(result.current.chosen).toMatchObject({ id: LINE.id, work: 'field', caret: 2 })
  act(() => result.current.close())
  expect(result.current.chosen).toBeNull()
  expect(pressed.current).toBeNull()
})

it('knows where a press began that ends after the editor was loaded', () => {
  const line = { id: LINE.id, index: 0, letters: 2 }
  const heard = { current: { at: line, isDown: true } }
  const { result, shown } = open(undefined, true, heard)
  act(() => shown.page.querySelector('summary')?.click())
  expect(result.current.chosen).toMatchObject({ id: LINE.id, work: 'field', caret: 2 })
  expect(heard.current).toBeNull()
})

it('keeps the words of a field that loses the focus, and lets the page be rendered with them', async () => {
  const { result, onType, onHold } = openField()
  act(() => result.current.setText('Mine'))
  act(() => result.current.blurField())
  expect(onType).toHaveBeenCalledExactlyOnceWith(LINE.id, 'Mine')
  await vi.waitFor(() => expect(onHold).toHaveBeenCalledExactlyOnceWith(false), 60_000)
  expect(result.current.chosen).toMatchObject({ work: 'field' })
})

it('leaves the page as it is where the focus goes from the field into it', async () => {
  const { result, shown, onHold } = openField()
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(shown.frame)
  act(() => result.current.blurField())
  await new Promise(requestAnimationFrame)
  expect(onHold).not.toHaveBeenCalled()
})

it('shows the words that Undo brings back into a line at rest', async () => {
  const { result, rerender, fields, box, element } = open(undefined, false)
  act(() => result.current.choose({ id: LINE.id }))
  expect(result.current.chosen).toMatchObject({ work: 'typing' })
  act(() => {
    element().textContent = 'Mine.'
    element().dispatchEvent(new Event('input'))
  })
  expect(result.current.typed.isChanged()).toBe(true)
  // F6 leads into the bar.
  const button = box.appendChild(document.createElement('button'))
  document.body.append(box)
  button.focus()
  act(() => void element().dispatchEvent(new Event('blur')))
  await vi.waitFor(() => expect(result.current.chosen).toMatchObject({ work: 'bar' }), 60_000)
  expect(fields.keep).toHaveBeenCalledExactlyOnceWith({ at: 'typing', id: LINE.id }, 'Mine.')
  rerender({ text: 'Mine.' })
  expect(result.current.typed.read()).toBe('Mine.')
  rerender({ text: 'Ours.' })
  const { typed } = result.current
  expect([typed.read(), typed.rested(), typed.isChanged()]).toEqual(['Ours.', 'Ours.', false])
})
