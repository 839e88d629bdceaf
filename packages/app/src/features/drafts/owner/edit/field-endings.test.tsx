// What ends with the focus of its field: each way out of the layer ends it, as a part of the same step of undo.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadSite } from '../../../../site/render-site.ts'
import { openEditor, siteOf } from '../../../../testing/open-editor.tsx'
import { step, WAYS } from './ways-out-layers.ts'

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView = () => {}
  await loadSite(siteOf({}), 'warm')
})
beforeEach(cleanup)

it.each([
  [false, 'done'],
  [false, 'another line'],
  [false, 'mode'],
  [false, 'a picture'],
  [false, 'leaving the page'],
  [true, 'done'],
  [true, 'back'],
] as const)('keeps a language that is not in the list (phone: %s): %s', async (isCompact, way) => {
  const editor = openEditor({ details: { details: { languages: ['Spanish'] } } as never }, { isCompact })
  const languages = () => editor.details().details.languages
  fireEvent.click(editor.line('answers/languages/value').closest('summary') as HTMLElement)
  const field = await screen.findByLabelText<HTMLInputElement>('Another one')
  field.focus()
  fireEvent.change(field, { target: { value: 'Farsi' } })
  WAYS[way](editor, field)
  await waitFor(() => expect(languages()).toEqual(['Spanish', 'Farsi']))
  if (way === 'leaving the page') return
  if (way === 'a picture') fireEvent.click(screen.getByLabelText('Close'))
  editor.setMode(true)
  await waitFor(() => expect(screen.getByLabelText(/^Undo: /)).toBeTruthy())
  step('Undo')
  expect(languages()).toEqual(['Spanish'])
})

it.each(['done', 'another line', 'mode', 'another page', 'a picture', 'leaving the page'] as const)(
  'keeps what an input method had composed in a line, also when no input told of its end: %s',
  async (way) => {
    const editor = openEditor()
    fireEvent.click(editor.line('visit/before/title').closest('summary') as HTMLElement)
    await waitFor(() => expect(editor.page.querySelector('[data-typing]')).not.toBeNull())
    const line = editor.page.querySelector<HTMLElement>('[data-typing]') as HTMLElement
    line.textContent = 'きょう'
    fireEvent(line, new InputEvent('input', { inputType: 'insertCompositionText', isComposing: true }))
    line.textContent = '今日'
    WAYS[way](editor, line)
    await waitFor(() => expect(editor.edits().words['visit/before/title']?.text).toBe('今日'))
  },
)
