// The bar of an item: its parts, and all of its fields for a page of its own; and where a picture is worked on.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadSite } from '../../../../site/render-site.ts'
import { openEditor, siteOf } from '../../../../testing/open-editor.tsx'
import { STORED } from './ways-out-layers.ts'

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView = () => {}
  await loadSite(siteOf({}), 'warm')
})
beforeEach(cleanup)

function openItem(line: string) {
  const editor = openEditor(STORED)
  fireEvent.click(editor.line(line).closest('summary') as HTMLElement)
  return editor
}
const parts = async () =>
  within(await screen.findByRole('group', { name: 'Its parts' })).getAllByRole('button')
const shown = async () =>
  (await parts()).map(
    (part) => `${part.textContent}${part.getAttribute('aria-pressed') === 'true' ? ', at work' : ''}`,
  )

it('leads from part to part, and keeps what was typed in the one before', async () => {
  const editor = openItem('services/add-ssss/name')
  expect(await shown()).toEqual(['Name, at work', 'Price', 'Sentence'])
  const line = editor.page.querySelector<HTMLElement>('[data-typing]') as HTMLElement
  line.textContent = 'Ears'
  fireEvent.input(line)
  fireEvent.click((await parts())[1] as HTMLElement)
  await waitFor(async () => expect(await shown()).toEqual(['Name', 'Price, at work', 'Sentence']))
  expect(editor.page.querySelector('[data-typing]')?.textContent).toBe('$60')
  expect(editor.edits().added['add-ssss']).toMatchObject({ name: 'Ears', price: '$60' })
})

it.each([
  ['questions/add-qqqq/answer', ['Question', 'Answer, at work'], false],
  ['team/add-tttt/text', ['Name', 'Role', 'Sentence, at work'], true],
])('has the parts that the page has: %s', async (line, names, isOffered) => {
  openItem(line)
  expect(await shown()).toEqual(names)
  expect(screen.queryByRole('button', { name: 'Give it a page' }) !== null).toBe(isOffered)
})

it('gives a service the fields of a page', async () => {
  const editor = openItem('services/add-ssss/price')
  fireEvent.click(await screen.findByRole('button', { name: 'Give it a page' }))
  const who = await screen.findByLabelText('Who it is for')
  expect(screen.queryByRole('group', { name: 'Its parts' })).toBeNull()
  fireEvent.change(who, { target: { value: 'Adults.' } })
  fireEvent.click(screen.getByText('Done', { selector: 'button' }))
  await waitFor(() => expect(editor.edits().added['add-ssss']).toMatchObject({ who: 'Adults.' }))
  await waitFor(() => expect(screen.queryByLabelText('Who it is for')).toBeNull())
})

it('says in the row under the page where a picture is worked on', async () => {
  const editor = openEditor(STORED)
  await screen.findByRole('region', { name: 'Where the words come from' })
  editor.openPicture('portrait')
  await screen.findByText('On the right. The page changes with it.')
  expect(screen.queryByRole('region', { name: 'Where the words come from' })).toBeNull()
})
