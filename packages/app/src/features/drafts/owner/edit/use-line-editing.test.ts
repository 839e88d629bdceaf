import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SiteLine } from '../../../../site/review-site.ts'
import { useLineEditing } from './use-line-editing.ts'

const LINE: SiteLine = {
  id: 'hero/lede',
  text: 'Ours.',
  standing: 'general',
  sources: [{ from: 'rule', rule: 'plain-page' }],
}

function open(pressed = { current: null as string | null }) {
  const html = '<p><draft-line data-line="hero/lede"><b>Ours.</b></draft-line></p>'
  const page = new DOMParser().parseFromString(html, 'text/html')
  const onTyped = vi.fn()
  const shown = { page, frame: document.createElement('iframe') }
  const lines = new Map([[LINE.id, LINE]])
  const { result } = renderHook(() =>
    useLineEditing({
      isOn: true,
      shown,
      html,
      pressed,
      lines,
      workFor: () => 'words',
      isCompact: true,
      onHold: () => {},
      onType: () => {},
      onTyped,
      onRefuse: () => {},
      onKey: () => {},
      box: { current: null },
      decorate: () => () => {},
    }),
  )
  return { result, onTyped, line: () => page.querySelector('draft-line')?.innerHTML }
}

function openField() {
  const opened = open()
  act(() => opened.result.current.choose(LINE.id))
  return opened
}

it('shows in the page what is typed in the field of a line', () => {
  const { result, line } = openField()
  expect(result.current.chosen).toMatchObject({ id: LINE.id, work: 'field', text: 'Ours.' })
  act(() => result.current.setText('Mine <b>'))
  expect(line()).toBe('Mine &lt;b&gt;')
})

it.each(['escape', 'enter'] as const)('leaves the page to its next rendering after %s', (by) => {
  const { result, onTyped, line } = openField()
  act(() => result.current.setText(''))
  act(() => result.current.close(by))
  expect(onTyped).toHaveBeenCalledWith(LINE.id, { text: '', by })
  expect(line()).toBe('<b>Ours.</b>')
  expect(result.current.chosen).toBeNull()
})

it('works on the line that was pressed before the editor was loaded, once', () => {
  const pressed = { current: LINE.id }
  const { result } = open(pressed)
  expect(result.current.chosen).toMatchObject({ id: LINE.id, work: 'field' })
  act(() => result.current.close('enter'))
  expect(result.current.chosen).toBeNull()
  expect(pressed.current).toBeNull()
})
