import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentPerson, setPerson } from '../../session/session.ts'
import { composeSite } from '../../site/render-site.ts'
import { tasksOf } from '../../site/review-site.ts'
import { type Answer, fakeBackend, type SentRequest, spentBudget } from '../../testing/fake-backend.ts'
import { fakeStore, siteRows } from '../../testing/fake-entries.ts'
import { ownerBackend, PRACTICE, SLUG, session, widenWindow } from '../../testing/open-draft.ts'
import { renderApp } from '../../testing/render-app.tsx'

vi.mock('canvas-confetti', async () => (await import('../../testing/open-waiting.ts')).fakeConfetti)

const profile = { id: 'dana', first_name: 'Dana', last_name: 'Okafor', company_name: PRACTICE }
const suggested = tasksOf(composeSite({ answers: THINKING, profile })).flatMap((task) =>
  task.kind === 'confirm' ? task.ids : [],
)
const DECIDED = {
  details: { phone: '(423) 555-0142' },
  statements: Object.fromEntries(suggested.map((id) => [id, 'confirmed' as const])),
}
const published_at = '2026-11-24T20:55:00+00:00'
const publication = { name: 'harbor-family', version: 1, published_at, is_reachable: true }
const site = { ...publication, state: 'live', old_names: [], versions: [{ version: 1, published_at }] }
const refused = (code: string, message = 'Refused.'): Answer => ({
  status: 409,
  body: { error: { code, message } },
})

beforeEach(() => {
  widenWindow()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Opens the steps and goes to the last one; returns what is sent. */
async function openLastStep(answer: () => Answer | Promise<Answer>, backend = {}) {
  let isLive = false
  const sent = fakeBackend({
    ...ownerBackend,
    ...fakeStore(siteRows({ details: DECIDED })).backend,
    'POST /rpc/free_site_names': ({ body }: SentRequest) => ({ body: Object(body).wanted }),
    'POST /rpc/published_site': () => ({ body: isLive ? site : null }),
    'POST /sites': async () => {
      const given = await answer()
      isLive = given !== 'unreachable' && given.status === undefined
      return given
    },
    ...backend,
  })
  const app = await renderApp('/publish', { session })
  await screen.findByText(/^harbor-family\.sites\.test is available$/)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Check before you open' })
  const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
  expect(go.disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(go.disabled).toBe(false))
  fireEvent.click(go)
  await screen.findByRole('heading', { name: 'Ready to open' })
  return { ...app, requests: () => sent.filter(({ url }) => url.pathname.endsWith('/functions/v1/sites')) }
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }))

it('publishes what was confirmed, once, and shows the open website', async () => {
  const { requests, path } = await openLastStep(() => ({ body: publication }))
  press()
  await screen.findByRole('heading', { name: 'Your website is open' })
  expect(path()).toBe('/publish/done')
  expect(requests().map(({ body }) => body)).toEqual([
    { do: 'publish', name: 'harbor-family', confirmed: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect(screen.getByRole('link', { name: 'See it live' }).getAttribute('href')).toBe(
    'https://harbor-family.sites.test',
  )
})

it('looks at what is live when no answer comes, and says so only when nothing was published', async () => {
  let isLive = false
  const { requests } = await openLastStep(() => 'unreachable', {
    'POST /rpc/published_site': () => ({ body: isLive ? site : null }),
  })
  press()
  await screen.findByText('No answer')
  isLive = true
  press()
  await screen.findByRole('heading', { name: 'Your website is open' })
  expect(requests()).toHaveLength(2)
})

it('leads back to the address when another owner was faster', async () => {
  await openLastStep(() => refused('name_taken', 'This address is taken. Please choose another one.'))
  press()
  fireEvent.click(await screen.findByRole('link', { name: 'Choose another address' }))
  await screen.findByRole('heading', { name: 'Where should people find you?' })
  expect(screen.getByLabelText<HTMLInputElement>('Your part of the address').value).toBe('harbor-family')
})

it('shows what another window has changed, and asks for the word of its owner again', async () => {
  let wasChanged = false
  const words = { 'hero/lede': { text: 'Typed in another window.', ours: '' } }
  const { requests } = await openLastStep(
    () => {
      if (wasChanged) return { body: publication }
      wasChanged = true
      return refused('content_changed', 'Your website was changed in another window.')
    },
    {
      'GET /entries': () => ({
        body: siteRows({ details: DECIDED, edits: wasChanged ? { words } : {} }),
      }),
    },
  )
  press()
  await screen.findByText('This is different now:')
  expect(screen.getByText('Typed in another window.')).toBeTruthy()
  const vow = screen.getByRole<HTMLInputElement>('checkbox')
  expect(vow.checked).toBe(false)
  fireEvent.click(vow)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Ready to open' })
  press()
  await screen.findByRole('heading', { name: 'Your website is open' })
  const [first, second] = requests().map(({ body }) => Object(body).confirmed)
  expect(first).not.toBe(second)
})

it('says when it can be published again after thirty times, and what is live after another window', async () => {
  const answers: Answer[] = [spentBudget('publications'), refused('superseded', 'It was published just now.')]
  await openLastStep(() => answers.shift() ?? 'unreachable')
  press()
  await screen.findByText(
    /^You have published 30 times in the last hour\. You can publish again (tomorrow )?at \d/,
  )
  press()
  await screen.findByText('It was published just now.')
  press()
  await screen.findByText(/^We could not reach the service/)
  expect(screen.getByRole('heading', { name: 'Ready to open' })).toBeTruthy()
})

it('publishes nothing before all that was typed is stored', async () => {
  let isBroken = true
  const { requests } = await openLastStep(() => ({ body: publication }), {
    'POST /rpc/save_entries': (request: SentRequest) =>
      isBroken
        ? 'unreachable'
        : fakeStore(siteRows({ details: DECIDED })).backend['POST /rpc/save_entries'](request),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  const [notUs] = await screen.findAllByRole('radio', { name: 'Not us' })
  if (!notUs) throw new Error('Nothing is suggested.')
  fireEvent.click(notUs)
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Ready to open' })
  press()
  await screen.findByText(/^Not everything you typed is saved yet, so nothing was published/)
  expect(requests()).toEqual([])
  isBroken = false
  press()
  await waitFor(() => expect(requests()).toHaveLength(1))
})

it('lets the owner sign in again over the steps when the session has ended, and says what was done', async () => {
  const { requests } = await openLastStep(() => ({
    status: 401,
    body: { error: { code: 'unauthorized', message: 'Sign in.' } },
  }))
  press()
  await waitFor(() => expect(requests()).toHaveLength(1))
  const person = currentPerson()
  act(() => setPerson(null))
  await screen.findByRole('dialog', { name: 'Sign in again to go on' })
  act(() => setPerson(person))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { name: 'Ready to open' })).toBeTruthy()
  await screen.findByText('Your session had ended')
  expect(screen.queryByText(/We could not reach the service/)).toBeNull()
})

it('sends owners of a live website to the list of their changes', async () => {
  fakeBackend({ ...ownerBackend, 'POST /rpc/published_site': { body: site } })
  const { path } = await renderApp('/publish', { session })
  await waitFor(() => expect(path()).toBe(`/drafts/${SLUG}?view=changes`))
})
