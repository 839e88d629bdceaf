import { RECENT_WITHOUT_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { openScreen } from '../../testing/open-screen.ts'

beforeEach(() => queryClient.clear())

const WITH_GOOGLE = {
  ...RECENT_WITHOUT_WEBSITE,
  webPresenceLinks: {
    links: { google: 'g.page/r/CQ7/review' },
    selected_options: ['google' as const],
    updated_at: '2026-11-21T09:00:00.000Z',
  },
}

it('takes the link of the web presence, and keeps that its owner has tried it', async () => {
  const { saved } = await openScreen('/reviews', { answers: WITH_GOOGLE })
  await screen.findByText('Not tried yet')
  const open = screen.getByRole('link', { name: /^Open/ })
  expect(open.getAttribute('href')).toBe('https://g.page/r/CQ7/review')
  fireEvent.click(screen.getByRole('button', { name: 'Yes, it works' }))
  await screen.findByText('You tried it')
  await waitFor(() => expect(saved()).toEqual({ reviewTried: 'https://g.page/r/CQ7/review' }))
})

it('asks for another link when it is not the right one, and has that tried again', async () => {
  const { saved } = await openScreen('/reviews', { answers: WITH_GOOGLE })
  fireEvent.click(await screen.findByRole('button', { name: 'Not the right one' }))
  const field = screen.getByLabelText<HTMLInputElement>('Link for reviews')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'my page' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the link' }))
  screen.getByText('Enter a web address like yourpractice.com.')
  fireEvent.change(field, { target: { value: 'g.page/r/other/review' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the link' }))
  await screen.findByText('g.page/r/other/review')
  screen.getByText('Not tried yet')
  await waitFor(() => expect(saved()).toEqual({ reviewUrl: 'g.page/r/other/review', reviewTried: '' }))
})

it('promises no phone number that the site does not have', async () => {
  await openScreen('/reviews', { answers: RECENT_WITHOUT_WEBSITE })
  const missing = await screen.findByText(/^Your site has no phone number/)
  expect(within(missing).getByRole('link', { name: 'Add your phone number' }).getAttribute('href')).toMatch(
    /\?view=checklist$/,
  )
  expect(document.body.textContent).not.toMatch(/call me/)
})

it('keeps the place of the card until there is a link, and helps with replies at once', async () => {
  await openScreen('/reviews', { answers: RECENT_WITHOUT_WEBSITE, details: { phone: '(423) 555-0142' } })
  await screen.findByText('The card waits for your link')
  expect(screen.queryByRole('button', { name: 'Print the card' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'A bill' }))
  const copied = vi.fn()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => copied(text) } })
  fireEvent.click(screen.getByRole('button', { name: 'Copy the reply' }))
  await waitFor(() => expect(copied).toHaveBeenCalled())
  expect(copied.mock.calls[0]?.[0]).toMatch(/^Thank you .* Please call me at \(423\) 555-0142\. Dana Okafor$/)
})

it('offers no card and no link where the code of the profession bars asking, until the owner says that their board allows it', async () => {
  const type = { id: 'custom-1', title: 'Talk therapy', description: 'For new parents' } as const
  const therapist = {
    ...WITH_GOOGLE,
    practiceType: { selected_types: [type.id], custom_types: [type], updated_at: '' },
  }
  const { saved } = await openScreen('/reviews', { answers: therapist })
  await screen.findByText('Your profession does not ask')
  screen.getByText('When you answer a review')
  expect(screen.queryByText('Your review link')).toBeNull()
  expect(document.body.textContent).not.toMatch(/card for the desk|ask everyone/i)
  fireEvent.click(screen.getByRole('button', { name: 'My board allows it' }))
  await screen.findByText('Card for the desk')
  screen.getByText('Your review link')
  await waitFor(() => expect(saved()?.reviewsAllowed).toMatch(/^\d{4}-\d\d-\d\d$/))
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  await screen.findByText('Your profession does not ask')
})
