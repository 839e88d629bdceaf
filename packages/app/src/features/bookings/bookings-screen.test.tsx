import { NO_SITE_DETAILS } from '@foyer/shared/api/site-details.ts'
import { RECENT_WITHOUT_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { composeSite, loadPlace } from '../../site/render-site.ts'
import { siteProfile } from '../../site/site-profile.ts'
import { spentBudget } from '../../testing/fake-backend.ts'
import { openScreen } from '../../testing/open-screen.ts'

beforeEach(() => queryClient.clear())

const LINK = { bookingUrl: 'cedargrove.janeapp.com' }
const checked = (state: string, is_secure = true) => ({
  body: { state, is_secure, checked_at: new Date(2026, 10, 24, 18, 10).toISOString() },
})
const open = (answer: Parameters<typeof openScreen>[1]['backend']) =>
  openScreen('/bookings', { answers: RECENT_WITHOUT_WEBSITE, details: LINK, backend: answer ?? {} })

it.each([
  [checked('works'), 'The page answers, at a secure address.'],
  [checked('works', false), 'The page answers, but not at a secure address (https).'],
  [checked('broken'), 'The page answers with an error.'],
  [checked('not_public'), 'The address is not one that visitors can open.'],
  [spentBudget('page_readings'), /We have opened pages for you 40 times/],
  [
    { status: 503, body: { error: { code: 'unavailable', message: 'No' } } },
    'We could not try the link just now.',
  ],
])('says what the server saw', async (answer, said) => {
  const { sent } = await open({ 'POST /reader/check': answer })
  await screen.findByText(said)
  screen.getByText('It is the link on your page, in both places.')
  screen.getByText('Only you can check this:')
  expect(sent.find(({ url }) => url.pathname.endsWith('/reader/check'))?.body).toEqual({
    address: 'https://cedargrove.janeapp.com/',
  })
})

it('checks again when it is asked to', async () => {
  let state = 'unreachable'
  await open({ 'POST /reader/check': () => checked(state) })
  await screen.findByText('Nobody answered at this address.')
  state = 'works'
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByText('The page answers, at a secure address.')
})

it.each([
  ['without a link', {}],
  ['in place of another one', LINK],
])('keeps a link that is half typed over a reload, %s', async (_, details) => {
  const openWith = () =>
    openScreen('/bookings', {
      answers: RECENT_WITHOUT_WEBSITE,
      details,
      backend: { 'POST /reader/check': checked('works') },
    })
  await openWith()
  if ('bookingUrl' in details) fireEvent.click(await screen.findByRole('button', { name: 'Change the link' }))
  fireEvent.change(await screen.findByLabelText('Booking link'), { target: { value: 'cedargrove.ja' } })
  cleanup()
  queryClient.clear()
  await openWith()
  expect(await screen.findByLabelText('Booking link')).toHaveProperty('value', 'cedargrove.ja')
})

it('shows systems to choose from only while there is no link', async () => {
  const { saved } = await openScreen('/bookings', {
    answers: RECENT_WITHOUT_WEBSITE,
    backend: { 'POST /reader/check': checked('works') },
  })
  const list = () => screen.getByText('If you want another system, or have none').closest('details')
  await waitFor(() => expect(list()?.open).toBe(true))
  const names = screen.getAllByRole('rowheader').map((head) => head.querySelector('b')?.textContent ?? '')
  expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted())
  fireEvent.change(screen.getByLabelText('Booking link'), { target: { value: 'cedargrove.janeapp.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the link' }))
  await screen.findByText('The page answers, at a secure address.')
  expect(list()?.open).toBe(false)
  await waitFor(() => expect(saved()).toEqual(LINK))
})

it.each([
  [
    '(423) 555-0142',
    'and leads to the end of the page, to (423) 555-0142.',
    'The button leads to (423) 555-0142',
  ],
  ['', 'and leads to the end of the page, which has no phone number yet.', 'Your site has no number yet'],
])('says the same on every card of where the button leads without a link: %s', async (phone, end, row) => {
  await openScreen('/bookings', { answers: RECENT_WITHOUT_WEBSITE, details: phone ? { phone } : {} })
  await screen.findByText(
    (_, element) => element?.tagName === 'P' && element.textContent?.includes(end) === true,
  )
  screen.getByText(/the button on your site leads to the end of the page\./)
  screen.getByText(row)
  // The contact section has a button of its own only for a link.
  expect(screen.queryByText('At the end,')).toBeNull()
})

const LIVE = {
  name: 'cedar-grove',
  state: 'live',
  version: 1,
  old_names: [],
  versions: [{ version: 1, published_at: '2026-11-24T09:00:00+00:00' }],
  published_at: '2026-11-24T09:00:00+00:00',
  is_reachable: true,
}
it.each([
  ['cedargrove.janeapp.com', 'It is the link on your live site.', false],
  ['old.example/book', /^Your live site still leads to old\.example\/book\./, true],
  ['', /^Your live site has no link to book yet\./, true],
])('compares the link with the one on the live site: %s', async (bookingUrl, said, canPublish) => {
  const answers = answersToBuild(RECENT_WITHOUT_WEBSITE)
  const profile = siteProfile('p', { firstName: 'Dana', lastName: 'Okafor', companyName: 'Cedar Grove' })
  const added = { ...NO_SITE_DETAILS, details: bookingUrl ? { bookingUrl } : {} }
  await loadPlace(answers)
  const content = composeSite({ answers, profile, added })
  await open({
    'POST /reader/check': checked('works'),
    'POST /rpc/published_site': { body: LIVE },
    'GET /draft_versions': { body: { content } },
  })
  await screen.findByText(said)
  const link = screen.queryByRole('link', { name: 'Publish your changes' })
  expect(link?.getAttribute('href') ?? null).toEqual(
    canPublish ? expect.stringMatching(/\?view=changes$/) : null,
  )
})
