// What takes something off the page is one step of undo, and is told with the way back.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Toasts } from '../../../../components/ui/toasts.tsx'
import { loadSite } from '../../../../site/render-site.ts'
import { type OpenEditor, openEditor, siteOf } from '../../../../testing/open-editor.tsx'
import { STORED } from './ways-out-layers.ts'

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView = () => {}
  await loadSite(siteOf({}), 'warm')
})
beforeEach(cleanup)

const press = (editor: OpenEditor, id: string) =>
  fireEvent.click(editor.line(id).closest('summary') as HTMLElement)
const SAID = { details: { phone: '(423) 555-0100', languages: ['Spanish'], interpreters: 'By phone' } }

it.each([
  ['an item', (editor: OpenEditor) => press(editor, 'services/add-ssss/name'), 'Remove'],
  ['a fact of one field', (editor: OpenEditor) => press(editor, 'contact/phone'), 'Do not say'],
  ['a fact of two fields', (editor: OpenEditor) => press(editor, 'answers/languages/value'), 'Do not say'],
  ['a picture', (editor: OpenEditor) => editor.openPicture('portrait'), 'Take it out'],
] as const)('takes %s off the page, and Undo in what is told brings it back', async (_, open, name) => {
  const editor = openEditor({ ...STORED, details: SAID } as never)
  render(<Toasts layout="none" />)
  const before = editor.stored()
  open(editor)
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(editor.stored()).not.toBe(before))
  await screen.findByLabelText(/^Undo: (taking|not saying)/)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(editor.stored()).toBe(before))
  await waitFor(() => expect(screen.queryByLabelText(/^Undo: /)).toBeNull())
})
