// Of two windows at one line, each is told at its place, and loses nothing.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { casesOf } from '../../../../../../../tests/cases-of.ts'
import { loadSite } from '../../../../site/render-site.ts'
import { openEditor, siteOf } from '../../../../testing/open-editor.tsx'
import { step } from './ways-out-layers.ts'

const LINE = 'visit/before/title'
const OTHER = { text: 'Words of another window', ours: 'Ours' }
const BEFORE = { text: 'Words of before', ours: 'Ours' }

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView = () => {}
  await loadSite(siteOf({}), 'warm')
})
beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** Works on a line, into which something is typed or nothing; another window stores it meanwhile. */
function open({ isCompact, typed, stored }: { isCompact: boolean; typed: string | null; stored: boolean }) {
  const editor = openEditor({ edits: { words: stored ? { [LINE]: BEFORE } : {} } }, { isCompact })
  fireEvent.click(editor.line(LINE).closest('summary') as HTMLElement)
  const field = () =>
    isCompact
      ? screen.getByLabelText('Title', { selector: 'textarea' })
      : (editor.page.querySelector('[data-typing]') as HTMLElement)
  if (typed !== null) {
    if (isCompact) fireEvent.change(field(), { target: { value: typed } })
    else {
      field().textContent = typed
      fireEvent.input(field())
    }
    dispatchEvent(new Event('pagehide'))
  }
  editor.arrive({ words: { [LINE]: OTHER } })
  return { editor, field }
}

// Each way to type once, with something to lose; one line was written before, the other is ours.
const WINDOWS = casesOf(
  [true, false].flatMap((isCompact) =>
    [null, 'Typed here'].flatMap((typed) => [true, false].map((stored) => ({ isCompact, typed, stored }))),
  ),
  ({ isCompact, typed, stored }) => typed !== null && isCompact !== stored,
)

it.each(WINDOWS)('offers the words that arrive at a line at work: %o', async (window) => {
  const { editor } = open(window)
  expect(
    screen.getByText(/^Another window has just changed this line: “Words of another window”/),
  ).toBeTruthy()
  fireEvent.click(screen.getByText('Use the other words'))
  await waitFor(() => expect(editor.line(LINE).textContent).toBe(OTHER.text))
  expect(editor.edits().words[LINE]).toEqual(OTHER)
  if (window.typed === null) return
  step('Undo')
  expect(editor.edits().words[LINE]?.text).toBe(window.typed)
  await waitFor(() => expect(editor.line(LINE).textContent).toBe(window.typed))
})

it.each(WINDOWS)('lets the words of this window stand over those that arrive: %o', async (window) => {
  const { editor, field } = open(window)
  fireEvent.click(screen.getByText('Keep these'))
  expect(screen.queryByText(/^Another window/)).toBeNull()
  const mine = window.typed ?? (window.stored ? BEFORE.text : null)
  expect(editor.edits().words[LINE]?.text).toBe(mine ?? undefined)
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(screen.queryByText('Keep these')).toBeNull())
  expect(editor.edits().words[LINE]?.text).toBe(mine ?? undefined)
})

it('tells of the words that arrive at a line of the list, which stays open', async () => {
  const editor = openEditor({ edits: { words: { [LINE]: BEFORE } } })
  fireEvent.click(screen.getByLabelText('Edit as a list'))
  const list = screen.getByRole('dialog')
  const field = within(list).getByDisplayValue<HTMLTextAreaElement>(BEFORE.text)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'Typed here' } })
  dispatchEvent(new Event('pagehide'))
  editor.arrive({ words: { [LINE]: OTHER } })
  expect(
    within(list)
      .getByText(/^Another window has just changed this line/)
      .getAttribute('role'),
  ).toBe('status')
  // Its own buttons are part of the work on a line.
  fireEvent.blur(field, { relatedTarget: within(list).getByText('Use the other words') })
  fireEvent.click(within(list).getByText('Use the other words'))
  expect(editor.edits().words[LINE]).toEqual(OTHER)
  await waitFor(() => expect(field.value).toBe(OTHER.text))
  step('Undo', list)
  expect(editor.edits().words[LINE]?.text).toBe('Typed here')
  await waitFor(() => expect(field.value).toBe('Typed here'))
})
