import { MAIL_PAGE, type MailChoice } from '@foyer/shared/api/mails.ts'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

beforeEach(() => queryClient.clear())

const PATH = `${MAIL_PAGE}${'a'.repeat(64)}`
const choice = (referral_updates: boolean, more: Partial<MailChoice> = {}) => ({
  body: {
    masked_email: 'f•••@haddad.example',
    about: 'referrals',
    referral_updates,
    question_reminders: true,
    weekly_counts: false,
    ...more,
  },
})

it('stops mails with one press and takes it back, and a look alone changes nothing', async () => {
  const answers = { 'POST /rpc/mail_choice': choice(true), 'POST /rpc/choose_mails': choice(false) }
  const sent = fakeBackend(answers)
  await renderApp(PATH)
  await screen.findByRole('heading', { name: 'Stop mails about your referrals?' })
  expect(screen.getByText(/^For f•••@haddad.example/)).toBeDefined()
  const chosen = () =>
    sent.filter(({ url }) => url.pathname.endsWith('/choose_mails')).map(({ body }) => body)
  expect(chosen()).toEqual([])

  fireEvent.click(screen.getByRole('button', { name: 'Stop these mails' }))
  const stopped = await screen.findByRole('heading', { name: 'Stopped' })
  expect(document.activeElement).toBe(stopped)
  answers['POST /rpc/choose_mails'] = choice(true)
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  await screen.findByRole('heading', { name: 'Stop mails about your referrals?' })
  expect(chosen()).toEqual([
    { with_token: 'a'.repeat(64), wants_referrals: false },
    { with_token: 'a'.repeat(64), wants_referrals: true },
  ])
})

it('says that a link is wrong or too old, and what to do', async () => {
  fakeBackend({ 'POST /rpc/mail_choice': { body: null } })
  await renderApp(PATH)
  await screen.findByRole('heading', { name: 'This link does not work' })
  expect(screen.getByRole('link', { name: 'log in' }).getAttribute('href')).toBe('/login')
})

it('says what is not saved, and offers to look again', async () => {
  const answers = {
    'POST /rpc/mail_choice': choice(true),
    'POST /rpc/choose_mails': { status: 503, body: {} },
  }
  fakeBackend(answers)
  await renderApp(PATH)
  fireEvent.click(await screen.findByRole('button', { name: 'Stop these mails' }))
  await screen.findByText(/We could not save this/)
  expect(screen.getByRole('button', { name: 'Stop these mails' })).toBeDefined()
})

it('stops reminders from the link of a reminder', async () => {
  const stopped = choice(true, { about: 'reminders', question_reminders: false })
  const sent = fakeBackend({
    'POST /rpc/mail_choice': choice(true, { about: 'reminders' }),
    'POST /rpc/choose_mails': stopped,
  })
  await renderApp(PATH)
  await screen.findByRole('heading', { name: 'Stop reminders of unfinished questions?' })
  fireEvent.click(screen.getByRole('button', { name: 'Stop these mails' }))
  await screen.findByRole('heading', { name: 'Stopped' })
  expect(sent.at(-1)?.body).toEqual({ with_token: 'a'.repeat(64), wants_reminders: false })
  expect(screen.getByRole('checkbox', { name: /^A reminder of unfinished questions/ })).toHaveProperty(
    'checked',
    false,
  )
})

it.each([
  [`${PATH}#choose`, 'referrals'],
  [PATH, null],
] as const)('lets choose without asking to stop: %s of a mail about %s', async (path, about) => {
  const sent = fakeBackend({
    'POST /rpc/mail_choice': choice(true, { about }),
    'POST /rpc/choose_mails': choice(false, { about }),
  })
  await renderApp(path)
  await screen.findByRole('heading', { name: 'Which mails do you want?' })
  expect(screen.queryByRole('button', { name: 'Stop these mails' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /^How my referrals do/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(sent.at(-1)?.body).toEqual({ with_token: 'a'.repeat(64), wants_referrals: false })
  // What is ticked after that is not saved.
  fireEvent.click(screen.getByRole('checkbox', { name: /^How my referrals do/ }))
  expect(screen.queryByText('Saved')).toBeNull()
})

it('stops the weekly count from its own mail', async () => {
  const wanted = choice(true, { about: 'weeks', weekly_counts: true })
  const sent = fakeBackend({
    'POST /rpc/mail_choice': wanted,
    'POST /rpc/choose_mails': choice(true, { about: 'weeks' }),
  })
  await renderApp(PATH)
  await screen.findByRole('heading', { name: 'Stop the weekly count of your pages?' })
  fireEvent.click(screen.getByRole('button', { name: 'Stop these mails' }))
  await screen.findByRole('heading', { name: 'Stopped' })
  expect(sent.at(-1)?.body).toEqual({ with_token: 'a'.repeat(64), wants_weeks: false })
})
