import { RECENT_WITHOUT_WEBSITE, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inputRow } from '../../testing/fake-entries.ts'
import { open, question } from '../../testing/open-question.ts'

const { practiceLocation: _, clinicianDetails: __, designDetails: ___, ...BEGUN } = THINKING

it('counts answers and gaps, and names each link for itself', async () => {
  await open('/my-site/answers', BEGUN)
  await screen.findByText(/^Six answers and three gaps\./)
  const names = screen.getAllByRole('link', { name: /^(Change|Answer)/ }).map((link) => link.textContent)
  expect(new Set(names).size).toBe(names.length)
  // Only the next question can be opened; the others come after it.
  expect(names.filter((name) => name?.startsWith('Answer'))).toEqual(['Answer: Location'])
})

it('leads to one question and back to its row', async () => {
  const { path, saves } = await open('/my-site/answers', BEGUN)
  fireEvent.click(await screen.findByRole('link', { name: 'Change your answer: What motivates you' }))
  await question(/motivates you/)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Innovation' }))
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const link = await screen.findByRole('link', { name: 'Change your answer: What motivates you' })
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(path()).toBe('/my-site/answers')
  expect(saves()).toHaveLength(1)
  await screen.findByText(/Innovation/)
})

it('reopens the answers of a delivered draft first', async () => {
  let reopened_at: string | null = null
  const draft = { url: `/drafts/${'a'.repeat(32)}`, version: 1, delivered_at: '2026-11-22T08:00:00+00:00' }
  const { sent } = await open('/my-site/answers', THINKING, {
    'GET /initial_drafts': () => ({ body: { ...draft, reopened_at } }),
    'POST /reopen_answers': () => {
      reopened_at = '2026-11-22T09:00:00+00:00'
      return { body: null }
    },
  })
  fireEvent.click(await screen.findByRole('link', { name: 'Change your answer: Practice type' }))
  await question(/type of practice/)
  expect(sent.filter(({ url }) => url.pathname.endsWith('/reopen_answers'))).toHaveLength(1)
})

it('says where an owner left and what is left, in the guide', async () => {
  const { sent } = await open('/onboarding/onboarding-guide', BEGUN, {
    'POST /logout': () => ({ status: 204 }),
    'POST /last_save': { body: { saved_at: '2026-11-24T02:42:00+00:00', device: 'phone' } },
  })
  await screen.findByRole('heading', { level: 1, name: 'You left at Location' })
  screen.getByText(/^Three questions, two minutes\./)
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toContain(
    'Where will you be practicing?',
  )
  screen.getByRole('link', { name: 'See my answers' })
  await screen.findByText(/^Last saved .*\d [ap]m, on a phone\. Not you\?/)
  fireEvent.click(screen.getByRole('button', { name: 'Sign out other devices' }))
  await screen.findByText('Other devices are signed out')
  const [ended] = sent.filter(({ url }) => url.pathname.endsWith('/logout'))
  expect(ended?.url.searchParams.get('scope')).toBe('others')
})

it('names in the guide what is missing of an answer that was begun', async () => {
  await open('/onboarding/onboarding-guide', BEGUN, {
    'GET /entries': {
      body: [
        inputRow('practiceLocation', {
          selected_locations: ['physical', 'virtual'],
          location_details: { states: ['TN'], zipcode: '' },
        }),
      ],
    },
  })
  await screen.findByText('You chose Physical and Virtual. The ZIP code is missing.')
})

it('offers to sign other devices out when the last save cannot be read', async () => {
  await open('/onboarding/onboarding-guide', BEGUN, {
    'POST /last_save': { status: 400, body: { message: 'No' } },
  })
  const button = await screen.findByRole('button', { name: 'Sign out other devices' })
  await waitFor(() => expect(button.closest('p')?.className).not.toMatch(/invisible/))
  expect(button.closest('p')?.textContent).toBe('Sign out other devices')
})

it('breaks a long link only behind a slash or in front of a dot', async () => {
  await open('/my-site/answers', RECENT_WITHOUT_WEBSITE)
  const address = 'facebook.com/harborfamily'
  const line = await screen.findByText(
    (_, element) => element?.matches('dd > span') === true && element.textContent === address,
  )
  expect(line.innerHTML.replaceAll(/<\/?span>/g, '')).toBe('facebook<wbr>.com/<wbr>harborfamily')
})
