import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { ACCESS_TOKEN, type Answer, fakeBackend, sessionFor } from '../testing/fake-backend.ts'
import { renderApp } from '../testing/render-app.tsx'

const EMAIL = 'dana@clinic.example'
const both = [{ document: 'terms' }, { document: 'privacy' }]
const profile = (firstName: string | null, lastName: string | null, companyName: string | null = null) => ({
  first_name: firstName,
  last_name: lastName,
  company_name: companyName,
})
const signUp = (firstName: string) =>
  localStorage.setItem(
    'foyer:kept:visitor:pending-sign-up',
    JSON.stringify({
      email: EMAIL,
      firstName,
      lastName: 'Okafor',
      companyName: '',
      termsAcceptedAt: '2026-11-21T09:00:00Z',
    }),
  )

async function openGuide(answers: Parameters<typeof fakeBackend>[0]) {
  queryClient.clear()
  const sent = fakeBackend({
    'GET /initial_drafts': { body: null },
    'GET /onboarding_responses': { body: [] },
    ...answers,
  })
  await renderApp('/onboarding/onboarding-guide', { session: sessionFor(EMAIL) })
  await screen.findByRole('heading', { name: /what to expect/i })
  return sent
}

it('records the consent of the start page, and shows no card when nothing is missing', async () => {
  signUp('Dana')
  let consents: unknown[] = []
  const sent = await openGuide({
    'GET /profiles': { body: profile('Dana', 'Okafor') },
    'GET /consents': () => ({ body: consents }),
    'POST /consents': () => {
      consents = both
      return { status: 201 }
    },
  })
  await waitFor(() => expect(localStorage.getItem('foyer:kept:visitor:pending-sign-up')).toBeNull())
  const recorded = sent.find(({ method }) => method === 'POST')
  expect(recorded?.body).toEqual([
    { profile_id: `id-of-${EMAIL}`, document: 'terms', version: '1' },
    { profile_id: `id-of-${EMAIL}`, document: 'privacy', version: '1' },
  ])
  expect(recorded?.headers.get('prefer')).toContain('resolution=ignore-duplicates')
  expect(recorded?.headers.get('authorization')).toBe(`Bearer ${ACCESS_TOKEN}`)
  expect(screen.queryByText('Finish your account')).toBeNull()
})

it('saves what this browser typed into a new account, before the consent', async () => {
  signUp('Dana')
  let isSaved = false
  const sent = await openGuide({
    'GET /profiles': () => ({ body: isSaved ? profile('Dana', 'Okafor') : profile(null, null) }),
    'GET /consents': () => ({ body: isSaved ? both : [] }),
    'PATCH /profiles': () => {
      isSaved = true
      return { status: 204 }
    },
    'PUT /user': { body: sessionFor(EMAIL, { firstName: 'Dana' }).user },
    'POST /consents': { status: 201 },
  })
  await waitFor(() => expect(localStorage.getItem('foyer:kept:visitor:pending-sign-up')).toBeNull())
  const writes = sent.filter(({ method, url }) => method !== 'GET' && !url.pathname.includes('/rpc/'))
  expect(writes.map(({ method, url }) => `${method} ${url.pathname.split('/').at(-1)}`)).toEqual([
    'PATCH profiles',
    'PUT user',
    'POST consents',
  ])
  expect(writes[0]?.body).toEqual({ first_name: 'Dana', last_name: 'Okafor', company_name: null })
  expect(screen.queryByText('Which is right?')).toBeNull()
})

it('asks a partner who opened the mail on another device, and believes nothing else', async () => {
  const sent = fakeBackend({
    'GET /initial_drafts': { body: null },
    'GET /onboarding_responses': { body: [] },
    'GET /profiles': { body: profile(null, null) },
    'GET /consents': { body: [] },
    'POST /consents': { status: 201 },
    'PATCH /profiles': { status: 204 },
    'PUT /user': { body: sessionFor(EMAIL).user },
    'POST /rpc/partner_account': { status: 500 },
  })
  queryClient.clear()
  const { path } = await renderApp('/onboarding/onboarding-guide', { session: sessionFor(EMAIL) })
  fireEvent.change(await screen.findByLabelText('First Name'), { target: { value: 'Omar' } })
  fireEvent.change(screen.getByLabelText('Last Name'), { target: { value: 'Haddad' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /^I have no practice/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(path()).toBe('/rewards/terms'))
  expect(sent.map(({ body }) => body)).toContainEqual({ starts_as: 'partner' })
})

it('asks for names and consent after a first sign-in without a sign-up', async () => {
  let isFinished = false
  const sent = await openGuide({
    'GET /profiles': () => ({ body: isFinished ? profile('Dana', 'Okafor') : profile(null, null) }),
    'GET /consents': () => ({ body: isFinished ? both : [] }),
    'POST /consents': { status: 201 },
    'PATCH /profiles': () => {
      isFinished = true
      return { status: 204 }
    },
    'PUT /user': { body: sessionFor(EMAIL, { firstName: 'Dana' }).user },
  })
  await screen.findByRole('heading', { name: 'Finish your account' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('First name is required')).toBeDefined()
  expect(screen.getByText('You must accept the terms')).toBeDefined()
  fireEvent.change(screen.getByLabelText('First Name'), { target: { value: 'Dana' } })
  fireEvent.change(screen.getByLabelText('Last Name'), { target: { value: 'Okafor' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText('Finish your account')).toBeNull())
  const patch = sent.find(({ method }) => method === 'PATCH')
  expect(patch?.body).toEqual({ first_name: 'Dana', last_name: 'Okafor', company_name: null })
  expect(patch?.url.searchParams.get('id')).toBe(`eq.id-of-${EMAIL}`)
})

it('keeps what was typed and shows the reason when saving fails', async () => {
  await openGuide({
    'GET /profiles': { body: profile(null, null) },
    'GET /consents': { body: both },
    'PATCH /profiles': { status: 403, body: { code: '42501', message: 'permission denied' } },
  })
  fireEvent.change(await screen.findByLabelText('First Name'), { target: { value: 'Dana' } })
  fireEvent.change(screen.getByLabelText('Last Name'), { target: { value: 'Okafor' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('permission denied')
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Dana')
})

it('asks which names are right when the account has others', async () => {
  signUp('Danielle')
  const sent = await openGuide({
    'GET /profiles': { body: profile('Dana', 'Okafor', 'Harbor') },
    'GET /consents': { body: both },
    'POST /consents': { status: 201 },
  })
  const question = await screen.findByRole('region', { name: 'Which is right?' })
  expect(question.textContent).toContain('as Dana Okafor of Harbor. Just now you typed Danielle Okafor.')
  // A name in another direction must not turn the sentence around it.
  expect([...question.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual([
    'Dana Okafor of Harbor',
    'Danielle Okafor',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Keep what was there' }))
  await waitFor(() => expect(screen.queryByText('Which is right?')).toBeNull())
  expect(localStorage.getItem('foyer:kept:visitor:pending-sign-up')).toBeNull()
  expect(sent.some(({ method }) => method === 'PATCH')).toBe(false)
})

it('shows no card when the account cannot be loaded', async () => {
  await openGuide({
    'GET /profiles': { status: 500, body: { message: 'down' } },
    'GET /consents': { body: both },
  })
  expect(await screen.findByRole('button', { name: "Let's Get Started" })).toBeDefined()
  expect(screen.queryByText('Finish your account')).toBeNull()
})

it('shows no words of the browser when the names cannot be sent, and takes the error away after a retry', async () => {
  let isFinished = false
  let save: Answer = 'unreachable'
  await openGuide({
    'GET /profiles': () => ({ body: isFinished ? profile('Dana', 'Okafor') : profile(null, null) }),
    'GET /consents': { body: both },
    'PATCH /profiles': () => save,
    'PUT /user': () => {
      isFinished = true
      return { body: sessionFor(EMAIL, { firstName: 'Dana' }).user }
    },
  })
  fireEvent.change(await screen.findByLabelText('First Name'), { target: { value: 'Dana' } })
  fireEvent.change(screen.getByLabelText('Last Name'), { target: { value: 'Okafor' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
  save = { status: 204 }
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText('Finish your account')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
