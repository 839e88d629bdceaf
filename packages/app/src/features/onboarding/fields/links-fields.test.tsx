import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { LinksFields } from './links-fields.tsx'

function show(selectedOptions: unknown, links?: Record<string, string>, isSaving = false) {
  const onSubmit = vi.fn(async () => true)
  const answer = links && { links, selected_options: [], updated_at: '2026-11-21T09:00:00.000Z' }
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state: { selectedOptions } }]}>
      <LinksFields
        step={stepOf('webPresenceLinks')}
        answer={answer}
        answers={{ webPresenceLinks: answer }}
        restored={null}
        onInput={() => {}}
        missing={null}
        isSaving={isSaving}
        onSubmit={onSubmit}
        formId="form"
      />
      <button type="submit" form="form">
        Next
      </button>
    </MemoryRouter>,
  )
  return onSubmit
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))

it('has one labeled field with an icon for each selected option', () => {
  show(['website', 'google', 'facebook', 'instagram', 'zocdoc', 'other'])
  screen.getByRole('heading', { level: 2, name: 'Please share your links here' })
  const asked = {
    'Existing Website': 'yourpractice.com',
    'Google Business Profile': 'google.com',
    Facebook: 'facebook.com',
    Instagram: 'instagram.com',
    Zocdoc: 'zocdoc.com',
    Other: 'example.com',
  }
  expect(screen.getAllByRole('textbox')).toHaveLength(6)
  for (const [index, [label, host]] of Object.entries(asked).entries()) {
    const field = screen.getAllByRole('textbox')[index]
    expect(screen.getByLabelText(label)).toBe(field)
    expect(field?.getAttribute('placeholder')).toBe(`Enter your profile URL such as ${host}`)
  }
  // Zocdoc has no icon of its own and shows the one of 'Other'.
  const icons = [...document.querySelectorAll('form label svg')].map((icon) => icon.innerHTML)
  expect(icons).toHaveLength(6)
  expect(new Set(icons).size).toBe(5)
  expect(icons[4]).toBe(icons[5])
})

it('is disabled while saving', () => {
  show(['website'], undefined, true)
  expect(screen.getByLabelText('Existing Website')).toHaveProperty('disabled', true)
})

it('accepts any text, and hints at an odd one on blur', () => {
  const onSubmit = show(['instagram', 'other'])
  const input = screen.getByLabelText('Instagram')
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: '  not an address ' } })
  expect(screen.queryByText(/does not look like/)).toBeNull()
  fireEvent.blur(input)
  screen.getByText('This does not look like a web address. You can keep it and go on.')
  press()
  expect(onSubmit).toHaveBeenCalledWith({
    links: { instagram: 'not an address' },
    selected_options: ['instagram', 'other'],
  })
})

it('prefills saved links, also of an option that no longer exists', () => {
  show(['google'], { google: 'g.page/harbor', healthgrades: 'healthgrades.com/x' })
  expect(screen.getByLabelText('Google Business Profile')).toHaveProperty('value', 'g.page/harbor')
  expect(screen.getByLabelText('Healthgrades')).toHaveProperty('value', 'healthgrades.com/x')
})

it('renders without any option', () => {
  const onSubmit = show(undefined)
  expect(screen.queryAllByRole('textbox')).toEqual([])
  press()
  expect(onSubmit).toHaveBeenCalledWith({ links: {}, selected_options: [] })
})

it('asks once whether the website may be read, for the address that stands there', () => {
  const onSubmit = show(['website', 'google'])
  const website = screen.getByLabelText('Existing Website')
  const choices = () => screen.queryAllByRole<HTMLInputElement>('radio')
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
  expect(choices()).toEqual([])
  fireEvent.change(website, { target: { value: 'harbor.example' } })
  screen.getByText(/^At most 10 pages of harbor\.example/)
  expect(choices().map(({ checked }) => checked)).toEqual([false, false])
  choose('Yes, read it')
  press()
  choose('No, not now')
  press()
  // What was said is not said of another address.
  fireEvent.change(website, { target: { value: 'harbor.example/new' } })
  expect(choices().map(({ checked }) => checked)).toEqual([false, false])
  press()
  expect(onSubmit.mock.calls.map(([fields]: unknown[]) => fields)).toEqual([
    { links: { website: 'harbor.example' }, selected_options: ['website', 'google'], may_read: true },
    { links: { website: 'harbor.example' }, selected_options: ['website', 'google'], may_read: false },
    { links: { website: 'harbor.example/new' }, selected_options: ['website', 'google'] },
  ])
})

it('asks nothing about reading where no website is named', () => {
  show(['google'])
  expect(screen.queryByRole('radio')).toBeNull()
})
