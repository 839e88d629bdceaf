import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { JOURNEY, open, pick, question } from '../../testing/open-question.ts'

it('submits a prefilled card on Enter, but not on arrow keys or digits', async () => {
  const { path, saves } = await open('/onboarding/business-details', pick(THINKING, 'businessDetails'))
  await question(JOURNEY)
  // Cards are looked up each time, and get their keys themselves: a late frame may draw them again or move the focus.
  const card = (index: number) => {
    const found = screen.getAllByRole('radio')[index]
    if (!found) throw new Error(`The question has no card ${index}.`)
    return found
  }
  expect(card(0).getAttribute('aria-checked')).toBe('true')
  card(0).focus()
  fireEvent.keyDown(card(0), { key: 'ArrowDown' })
  await waitFor(() => expect(card(1).getAttribute('aria-checked')).toBe('true'))
  fireEvent.keyUp(card(1), { key: 'ArrowDown' })
  fireEvent.keyDown(card(1), { key: '3' })
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: 'Established' }).getAttribute('aria-checked')).toBe('true'),
  )
  expect(saves()).toEqual([])
  expect(path()).toBe('/onboarding/business-details')
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Established' }), { key: 'Enter' })
  await question('What does marketing look like today?')
  expect(saves()).toHaveLength(1)
})

it('disables Continue on the vision screen while nothing is selected, with the reason', async () => {
  await open('/onboarding/build-presence/practice-vision', pick(THINKING, 'businessDetails', 'buildPresence'))
  await question('What makes your practice special? Select all that apply')
  const button = screen.getByRole('button', { name: 'Continue' })
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Select at least one to continue.').id).toBe(
    button.getAttribute('aria-describedby'),
  )
  fireEvent.click(screen.getByRole('checkbox', { name: 'Expertise' }))
  expect(button.hasAttribute('disabled')).toBe(false)
  expect(screen.getByText('1 selected')).toBeDefined()
})

it('adds, edits, removes and restores a custom card', async () => {
  const { saves } = await open('/onboarding/build-presence/practice-vision', {
    ...pick(THINKING, 'businessDetails', 'buildPresence'),
  })
  await question(/special/)
  fireEvent.click(screen.getByRole('button', { name: '+ Add Your Own' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Value Proposition' })
  fireEvent.change(within(dialog).getByPlaceholderText('Enter a title'), {
    target: { value: '  House calls ' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(
    'Please fill out all fieldsBoth title and description are required',
  )
  fireEvent.change(within(dialog).getByPlaceholderText('Enter a description'), {
    target: { value: 'Every Thursday.' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  const card = await screen.findByRole('checkbox', { name: 'House calls' })
  await waitFor(() => expect(document.activeElement).toBe(card))
  expect(card.getAttribute('aria-checked')).toBe('true')

  fireEvent.click(screen.getByRole('button', { name: 'Edit House calls' }))
  const edit = await screen.findByRole('dialog', { name: 'Edit Value Proposition' })
  fireEvent.change(within(edit).getByLabelText('Title'), { target: { value: 'Home visits' } })
  fireEvent.click(within(edit).getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('checkbox', { name: 'Home visits' })).getAttribute('aria-checked')).toBe(
    'true',
  )

  fireEvent.click(screen.getByRole('button', { name: 'Edit Home visits' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('checkbox', { name: 'Home visits' })).toBeNull()
  const undo = screen.getByRole('button', { name: 'Undo' })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  fireEvent.click(undo)
  expect(screen.getByRole('checkbox', { name: 'Home visits' }).getAttribute('aria-checked')).toBe('true')

  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await question(/motivates you/)
  const id = expect.stringMatching(/^custom-\d{13}$/)
  expect(saves()[0]?.body).toMatchObject({
    response: {
      selected_visions: [id],
      custom_visions: [{ id, title: 'Home visits', description: 'Every Thursday.' }],
    },
    branch_path: 'businessDetails.buildPresence.practiceVision',
  })
})

it('opens the description of a card without selecting it', async () => {
  await open('/onboarding/build-presence/design-details', THINKING)
  await question(/style/)
  fireEvent.click(screen.getByRole('button', { name: 'More about Modern' }))
  const dialog = await screen.findByRole('dialog', { name: 'Modern' })
  expect(dialog.textContent).toContain('wide margins')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('radio', { name: 'Modern' }).getAttribute('aria-checked')).toBe('false')
  expect(screen.getByRole('radio', { name: 'Warm' }).getAttribute('aria-checked')).toBe('true')
})

it('selects by digit keys outside of text fields', async () => {
  await open('/onboarding/build-presence/practice-vision', pick(THINKING, 'businessDetails', 'buildPresence'))
  await question(/special/)
  fireEvent.keyDown(document.body, { key: '2' })
  const second = screen.getByRole('checkbox', { name: 'Accessibility' })
  expect(second.getAttribute('aria-checked')).toBe('true')
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Holistic Approach' }))
  fireEvent.click(screen.getByRole('button', { name: '+ Add Your Own' }))
  const field = within(await screen.findByRole('dialog')).getByLabelText('Title')
  field.focus()
  fireEvent.keyDown(field, { key: '1' })
  expect(
    screen.getByRole('checkbox', { name: 'Personalized Care', hidden: true }).getAttribute('aria-checked'),
  ).toBe('false')
})

it('continues with Enter after a digit has chosen one of several cards', async () => {
  const { saves } = await open(
    '/onboarding/build-presence/practice-vision',
    pick(THINKING, 'businessDetails', 'buildPresence'),
  )
  const heading = await question(/special/)
  fireEvent.keyDown(heading, { key: '2' })
  fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Accessibility' }), { key: 'Enter' })
  await question(/motivates you/)
  expect(saves()[0]?.body).toMatchObject({ response: { selected_visions: ['accessibility'] } })
})

it('ignores presses that would answer in the first 300 ms of a question', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { path, saves } = await open('/onboarding/build-presence/practice-vision', THINKING)
  await question(/special/)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const heading = await screen.findByRole('heading', { level: 1, name: /motivates you/ })
  const [card] = screen.getAllByRole('checkbox')
  const checked = card?.getAttribute('aria-checked')
  if (card) fireEvent.click(card)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  fireEvent.keyDown(heading, { key: '1' })
  expect(card?.getAttribute('aria-checked')).toBe(checked)
  expect(saves()).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(300))
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(saves()).toHaveLength(2))
  await waitFor(() => expect(path()).toBe('/onboarding/build-presence/practice-type'))
  vi.useRealTimers()
})
