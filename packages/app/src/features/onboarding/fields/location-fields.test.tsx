import type { Answer } from '@foyer/shared/onboarding/answers/answers.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LocationFields } from './location-fields.tsx'

const BOTH: Answer<'practiceLocation'> = {
  selected_locations: ['physical', 'virtual'],
  location_details: { states: ['FL', 'GA'], zipcode: '33101' },
  updated_at: '2026-11-21T09:00:00.000Z',
}

function show(answer?: Answer<'practiceLocation'>, isSaving = false) {
  const onSubmit = vi.fn(async () => true)
  render(
    <>
      <LocationFields
        step={stepOf('practiceLocation')}
        answer={answer}
        answers={{}}
        restored={null}
        onInput={() => {}}
        missing={null}
        isSaving={isSaving}
        onSubmit={onSubmit}
        formId="form"
      />
      <button type="submit" form="form">
        Continue
      </button>
    </>,
  )
  return onSubmit
}
const field = () => screen.getByRole('combobox')
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((chip) => chip.getAttribute('aria-label'))
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

it('shows no panel before a selection, then the one of the selection', () => {
  show()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Virtual' }))
  screen.getByRole('heading', { level: 2, name: 'Virtual Practice States' })
  screen.getByRole('combobox', { name: "States You'll Practice Virtually In" })
  expect(screen.queryByLabelText('Primary Office Zipcode')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Physical' }))
  screen.getByRole('heading', { level: 2, name: 'Location Details' })
  screen.getByRole('combobox', { name: "States You'll Practice In" })
  expect(screen.getByLabelText('Primary Office Zipcode').getAttribute('inputmode')).toBe('numeric')
  screen.getByRole('link', { name: 'Contact us' })
})

it('finds a state by name and by code, marks the match, and hides selected states', () => {
  show(BOTH)
  fireEvent.change(field(), { target: { value: 'new' } })
  expect(options()).toEqual(['New HampshireNH', 'New JerseyNJ', 'New MexicoNM', 'New YorkNY'])
  expect(screen.getAllByRole('option')[0]?.querySelector('b')?.textContent).toBe('New')
  fireEvent.change(field(), { target: { value: 'tx' } })
  expect(options()).toEqual(['TexasTX'])
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(chips()).toEqual(['Remove Florida', 'Remove Georgia', 'Remove Texas'])
  fireEvent.change(field(), { target: { value: 'texas' } })
  expect(options()).toEqual([])
})

it('moves through the list with arrow keys while the focus stays in the field', () => {
  show(BOTH)
  field().focus()
  fireEvent.change(field(), { target: { value: 'new' } })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  const [, second] = screen.getAllByRole('option')
  expect(field().getAttribute('aria-activedescendant')).toBe(second?.id)
  expect(second?.getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(chips()).toContain('Remove New York')
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('removes chips with their buttons and with Backspace in the empty field', () => {
  show(BOTH)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Florida' }))
  expect(chips()).toEqual(['Remove Georgia'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Georgia' }))
  fireEvent.keyDown(field(), { key: 'Backspace' })
  expect(chips()).toEqual([])
})

it('announces a removed state and focuses the next one', () => {
  show({ ...BOTH, location_details: { states: ['TX', 'OK', 'NM'], zipcode: '' } })
  screen.getByRole('button', { name: 'Remove Oklahoma' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Oklahoma' }))
  expect(chips()).toEqual(['Remove Texas', 'Remove New Mexico'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove New Mexico' }))
  expect(screen.getByText('Oklahoma removed').closest('[role=status],[aria-live]')).not.toBeNull()
})

it('says when no state fits, and clears the field on the second Escape', () => {
  show(BOTH)
  fireEvent.change(field(), { target: { value: 'flor' } })
  screen.getByText('No state fits.')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(screen.queryByText('No state fits.')).toBeNull()
  expect(field()).toHaveProperty('value', 'flor')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(field()).toHaveProperty('value', '')
})

it('selects the state whose complete name was typed when the focus leaves the field', () => {
  show(BOTH)
  fireEvent.change(field(), { target: { value: 'texas' } })
  fireEvent.blur(field())
  expect(chips()).toContain('Remove Texas')
  fireEvent.change(field(), { target: { value: 'new' } })
  fireEvent.blur(field())
  expect(chips()).toHaveLength(3)
})

it('submits the fields, and keeps the ZIP while there is no office', () => {
  const onSubmit = show(BOTH)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Physical' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Physical' }))
  expect(screen.getByLabelText('Primary Office Zipcode')).toHaveProperty('value', '33101')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(onSubmit).toHaveBeenCalledWith({
    selected_locations: ['physical', 'virtual'],
    location_details: { states: ['FL', 'GA'], zipcode: '33101' },
  })
})

it('hints at a ZIP of another state at once, and at a malformed one after Continue', () => {
  show({ ...BOTH, location_details: { states: ['GA'], zipcode: '33101' } })
  screen.getByText('This zipcode is in Florida, which is not among your states yet.')
  const zip = screen.getByLabelText('Primary Office Zipcode')
  fireEvent.change(zip, { target: { value: '331' } })
  expect(zip.getAttribute('aria-invalid')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(zip.getAttribute('aria-invalid')).toBe('true')
})

it('is disabled while saving', () => {
  show(BOTH, true)
  expect(field()).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Primary Office Zipcode')).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Remove Florida' })).toHaveProperty('disabled', true)
})

it('marks only fields that were there at the last submit', () => {
  show()
  const send = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  send()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Physical' }))
  const zip = screen.getByLabelText('Primary Office Zipcode')
  expect(zip.getAttribute('aria-invalid')).toBeNull()
  expect(field().getAttribute('aria-invalid')).toBeNull()
  send()
  expect(zip.getAttribute('aria-invalid')).toBe('true')
  screen.getByText('The ZIP code has five digits, such as 33101')
})
