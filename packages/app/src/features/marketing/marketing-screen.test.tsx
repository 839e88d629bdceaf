import { ESTABLISHED_WITH_LINK } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, type SentRequest, sessionFor } from '../../testing/fake-backend.ts'
import { entryRow } from '../../testing/fake-entries.ts'
import { renderApp } from '../../testing/render-app.tsx'

const rowsOf = (answers: object) =>
  Object.entries(answers).map(([question_key, response]) => ({ question_key, response, branch_path: '' }))

/** Whether a request changes something: the dashboard also asks what has changed, by a POST. */
const isChange = ({ method, url }: SentRequest) =>
  method !== 'GET' && url.pathname.endsWith('/onboarding_responses')
const SAVED = { body: [{ updated_at: '2026-11-22T09:00:00.000Z' }] }

beforeEach(() => queryClient.clear())

async function open(answers: Parameters<typeof fakeBackend>[0]) {
  const sent = fakeBackend({
    'GET /onboarding_responses': { body: rowsOf(ESTABLISHED_WITH_LINK) },
    'GET /initial_drafts': { body: null },
    'GET /site_builds': { body: null },
    'GET /marketing_details': { body: { marketing_status: 'self' } },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor' } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'GET /entries': { body: [entryRow('tick/opened', true)] },
    'GET /waitlist_entries': { body: [] },
    ...answers,
  })
  await renderApp('/marketing', { session: sessionFor('dana@clinic.example') })
  await screen.findByRole('heading', { level: 1, name: 'Marketing' })
  return sent
}

it('saves websites and links together, as the onboarding does', async () => {
  const sent = await open({ 'PATCH /onboarding_responses': SAVED })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit where people find me' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Facebook' }))
  fireEvent.change(screen.getByLabelText('Link: Facebook'), { target: { value: ' facebook.com/harbor ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const link = await screen.findByRole('link', { name: /facebook\.com\/harbor/ })
  expect(link.getAttribute('href')).toBe('https://facebook.com/harbor')
  const bodies = sent.filter(isChange).map(({ body }) => body)
  expect(bodies).toMatchObject([
    {
      response: { selected_options: ['website', 'google', 'facebook'] },
    },
    {
      response: { links: { facebook: 'facebook.com/harbor' } },
    },
  ])
  for (const body of bodies) expect(body).not.toHaveProperty('created_at')
})

it('keeps a link that is typed and not saved, also without the network, until Cancel', async () => {
  await open({
    'GET /entries': ({ url }) =>
      url.search.includes('input') && url.searchParams.get('key')?.startsWith('like')
        ? { status: 503, body: {} }
        : { body: [] },
  })
  const edit = { name: 'Edit where people find me' }
  fireEvent.click(await screen.findByRole('button', edit))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Facebook' }))
  fireEvent.change(screen.getByLabelText('Link: Facebook'), { target: { value: 'facebook.com/har' } })
  cleanup()
  queryClient.clear()
  await open({})
  expect(await screen.findByLabelText('Link: Facebook')).toHaveProperty('value', 'facebook.com/har')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', edit))
  expect(screen.queryByLabelText('Link: Facebook')).toBeNull()
  cleanup()
  queryClient.clear()
  await open({})
  await screen.findByRole('button', edit)
})

it('leaves an open form alone when the draft becomes ready meanwhile', async () => {
  let draft: object | null = null
  await open({ 'GET /initial_drafts': () => ({ body: draft }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit where people find me' }))
  const link = screen.getByLabelText('Link: Existing Website')
  fireEvent.change(link, { target: { value: 'harbor.example/half' } })
  draft = { url: 'https://harbor.draft.example/', version: 1, delivered_at: null, reopened_at: null }
  await queryClient.invalidateQueries()
  await screen.findByText('Your website stands on these answers')
  expect(screen.getByLabelText('Link: Existing Website')).toHaveProperty('value', 'harbor.example/half')
})

it('moves the focus into the form, and back to its button', async () => {
  await open({})
  const edit = { name: 'Edit where people find me' }
  const button = await screen.findByRole('button', edit)
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Existing Website' }))
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  cancel.focus()
  fireEvent.click(cancel)
  expect(document.activeElement).toBe(screen.getByRole('button', edit))
})

it('keeps the form and shows the reason when saving fails', async () => {
  await open({ 'PATCH /onboarding_responses': { status: 403, body: { code: '42501', message: 'denied' } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit my marketing' }))
  fireEvent.click(screen.getByRole('radio', { name: /No Marketing Yet/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('denied')
  expect(screen.getByRole('radio', { name: /No Marketing Yet/ })).toHaveProperty('checked', true)
})

describe('when an answer was saved elsewhere since the form was opened', () => {
  const NEWER_AT = '2026-11-22T08:00:00.000Z'
  const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

  /** Opens the form; another window saves another answer before it is saved here. */
  async function saveOutdated() {
    let stored = ESTABLISHED_WITH_LINK
    const sent = await open({
      'GET /onboarding_responses': () => ({ body: rowsOf(stored) }),
      'PATCH /onboarding_responses': ({ url }) =>
        url.searchParams.get('updated_at') === `eq.${stored.marketingDetails?.updated_at}`
          ? SAVED
          : { body: [] },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Edit my marketing' }))
    choose(/No Marketing Yet/)
    stored = { ...stored, marketingDetails: { selected_status: 'past', updated_at: NEWER_AT } }
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    const notice = await screen.findByRole('region', { name: 'A newer answer' })
    return { sent, notice }
  }

  it('shows both and saves neither', async () => {
    const { notice } = await saveOutdated()
    expect(notice.textContent).toContain('We Had Help Before')
    expect(document.activeElement).toBe(notice)
    expect(screen.getByRole('radio', { name: /No Marketing Yet/ })).toHaveProperty('checked', true)
  })

  it('saves the own one when the person says so', async () => {
    const { sent } = await saveOutdated()
    fireEvent.click(screen.getByRole('button', { name: 'Save mine instead' }))
    await screen.findByRole('button', { name: 'Edit my marketing' })
    const last = sent.filter(isChange).at(-1)
    expect(last?.url.searchParams.get('updated_at')).toBe(`eq.${NEWER_AT}`)
    expect(last?.body).toMatchObject({ response: { selected_status: 'none' } })
  })

  it('shows the newer one when the person says so', async () => {
    const { sent } = await saveOutdated()
    fireEvent.click(screen.getByRole('button', { name: 'Use the newer answer' }))
    await screen.findByRole('button', { name: 'Edit my marketing' })
    screen.getByText('We Had Help Before')
    expect(sent.filter(isChange)).toHaveLength(1)
  })
})

it('makes the answers read-only once the draft is ready', async () => {
  await open({
    'GET /initial_drafts': {
      body: { url: 'https://harbor.draft.example/', version: 1, delivered_at: null, reopened_at: null },
    },
  })
  await screen.findByText('Your website stands on these answers')
  expect(screen.getByRole('link', { name: 'Request changes on My Site' }).getAttribute('href')).toBe(
    '/my-site',
  )
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  await screen.findByText('We Do It Ourselves')
})

it.each([
  ['queued', 'Your website is next in line'],
  ['building', 'Your website is being built'],
])('explains the effect of a change while the build is %s', async (status, title) => {
  const sent = await open({
    'GET /site_builds': { body: { status, created_at: '2026-11-20T09:00:00+00:00' } },
    'PATCH /onboarding_responses': SAVED,
  })
  await screen.findByText(title)
  fireEvent.click(screen.getByRole('button', { name: 'Edit my marketing' }))
  fireEvent.click(screen.getByRole('radio', { name: /No Marketing Yet/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Edit my marketing' })
  // The database renews the build: nothing is left for a browser that may be closed.
  expect(sent.filter(isChange).map(({ url }) => url.pathname)).toEqual(['/rest/v1/onboarding_responses'])
})

it('makes the answers read-only when the build is done', async () => {
  await open({ 'GET /site_builds': { body: { status: 'done', created_at: '2026-11-20T09:00:00+00:00' } } })
  await screen.findByText('Your website stands on these answers')
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
})

it('links only to web addresses, and names what is missing', async () => {
  const { websiteFeedback: _, ...answers } = ESTABLISHED_WITH_LINK
  const links = {
    ...answers.webPresenceLinks,
    links: { website: 'https://a.example', google: 'javascript:alert(1)' },
  }
  await open({ 'GET /onboarding_responses': { body: rowsOf({ ...answers, webPresenceLinks: links }) } })
  await screen.findByText('javascript:alert(1) (no web address)')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Answer the next one' }).getAttribute('href')).toBe(
      '/onboarding/current-website-feedback',
    ),
  )
})

it('shows no questions for a practice that has not opened', async () => {
  await open({
    'GET /onboarding_responses': {
      body: rowsOf({
        businessDetails: { selected_type: 'thinking', updated_at: '2026-11-21T09:00:00.000Z' },
      }),
    },
  })
  await screen.findByText('Your practice has not opened yet')
  const guide = screen.getByRole('link', { name: /Marketing Guide/ })
  expect([guide.getAttribute('href'), guide.getAttribute('target')]).toEqual(['/marketing-guide', '_blank'])
})
