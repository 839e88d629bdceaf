import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import {
  listed,
  listRequests,
  openRewards,
  REFERRALS,
  referral,
  referralsCard,
} from '../../testing/open-rewards.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
})

const people = () =>
  within(screen.getByRole('table', { name: 'Your referrals' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.charAt(0))
    .join('')

it('shows status, next step and reward of each referral', async () => {
  await openRewards('/rewards')
  const table = within(await screen.findByRole('table', { name: 'Your referrals' }))
  const [, launched, signedUp, paid, own] = table.getAllByRole('row')
  expect(launched?.textContent).toMatch(/^m•••@gmail\.comLaunchedLive since Nov 8, due Dec 8\$200\.00$/)
  expect(signedUp?.textContent).toMatch(
    /^j•••@gmail\.comSigned upMust finish the questions and launchnot yet$/,
  )
  expect(paid?.textContent).toMatch(/^a•••@gmail\.comPaidSent on Nov 3, statement S-0021\$200\.00$/)
  expect(own?.textContent).toMatch(/^z•••@gmail\.comNot counted.*none$/)
  expect(table.getByRole('link', { name: 'statement S-0021' }).getAttribute('href')).toBe(
    '/rewards/payouts/S-0021',
  )
  // The foot is what the path says.
  const foot = (await screen.findByText('4 people, 2 of them launched')).parentElement
  expect(foot?.textContent).toContain('$1,800.00')
})

it('lets the database sort: ascending, descending, original order', async () => {
  const sent = await openRewards('/rewards')
  const card = await referralsCard()
  const head = card.getByRole('columnheader', { name: 'Person' })
  const press = () => fireEvent.click(within(head).getByRole('button', { name: 'Person' }))
  press()
  await waitFor(() => expect(listRequests(sent)).toHaveLength(2))
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  press()
  await waitFor(() => expect(listRequests(sent)).toHaveLength(3))
  press()
  expect(head.getAttribute('aria-sort')).toBeNull()
  fireEvent.change(card.getByLabelText('Sort by'), { target: { value: 'status descending' } })
  await waitFor(() => expect(listRequests(sent).at(-1)).toMatchObject({ sort_by: 'status' }))
  expect(listRequests(sent).slice(0, 3)).toEqual([
    { sort_by: 'signed_up', is_descending: true, page_size: 50 },
    { sort_by: 'person', is_descending: false, page_size: 50 },
    { sort_by: 'person', is_descending: true, page_size: 50 },
  ])
})

it('lets the database filter by status', async () => {
  const sent = await openRewards('/rewards')
  fireEvent.change((await referralsCard()).getByLabelText('Status'), { target: { value: 'launched' } })
  await waitFor(() => expect(listRequests(sent).at(-1)).toMatchObject({ wanted_statuses: ['launched'] }))
})

const NEXT = { key: '2026', id: '00000000-0000-4000-8000-000000000001' }

it('loads the next page on request, and says how many there are', async () => {
  const sent = await openRewards('/rewards', {
    'POST /rpc/referral_list': ({ body }) =>
      JSON.stringify(body).includes('after')
        ? listed([referral('x', {})], { total: 2500 })
        : listed(REFERRALS, { total: 2500, next: NEXT }),
  })
  const card = await referralsCard()
  card.getByText('4 of 2,500 shown')
  fireEvent.click(card.getByRole('button', { name: 'Show 50 more' }))
  await card.findByText('5 of 2,500 shown')
  expect(people()).toBe('mjazx')
  expect(listRequests(sent).at(-1)).toMatchObject({ after: NEXT })
})

it('says beside the button that the next page could not be loaded, and tries again', async () => {
  let isDown = true
  await openRewards('/rewards', {
    'POST /rpc/referral_list': ({ body }) => {
      if (!JSON.stringify(body).includes('after')) return listed(REFERRALS, { total: 5, next: NEXT })
      return isDown ? { status: 500, body: {} } : listed([referral('x', {})], { total: 5 })
    },
  })
  const card = await referralsCard()
  const more = card.getByRole('button', { name: 'Show 1 more' })
  fireEvent.click(more)
  const problem = await card.findByText('We could not load more. Please try again.', {}, { timeout: 5000 })
  expect(problem.parentElement?.contains(more)).toBe(true)
  expect(card.queryByText(/could not refresh/)).toBeNull()
  isDown = false
  fireEvent.click(more)
  await waitFor(() => expect(people()).toBe('mjazx'))
})

it('keeps the filter when the filtered referrals could not be loaded', async () => {
  let isDown = true
  await openRewards('/rewards', {
    'POST /rpc/referral_list': ({ body }) => {
      if (!JSON.stringify(body).includes('wanted_statuses')) return listed(REFERRALS)
      return isDown ? { status: 500, body: {} } : listed(REFERRALS.slice(0, 1))
    },
  })
  const card = await referralsCard()
  fireEvent.change(card.getByLabelText('Status'), { target: { value: 'launched' } })
  expect(card.getByRole('table').getAttribute('aria-busy')).toBe('true')
  await card.findByText(/could not load your referrals/, {}, { timeout: 5000 })
  expect(card.queryByRole('table')).toBeNull()
  expect(card.getByLabelText<HTMLSelectElement>('Status').value).toBe('launched')
  isDown = false
  fireEvent.click(card.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(people()).toBe('m'))
})

/** Returns the files that are downloaded, as they appear. */
function catchDownloads() {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  return files
}

it('downloads all pages as CSV', async () => {
  const files = catchDownloads()
  await openRewards('/rewards', {
    'POST /rpc/referral_list': ({ body }) =>
      JSON.stringify(body).includes('after')
        ? listed([referral('=', { masked_email: '=•••@evil.example' })], { total: 5 })
        : listed(REFERRALS, { total: 5, next: NEXT }),
  })
  fireEvent.click((await referralsCard()).getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const lines = ((await files[0]?.text()) ?? '').replace(/^\uFEFF/, '').split('\r\n')
  expect(lines).toHaveLength(7)
  expect(lines[0]).toBe('Person,Status,What comes next,Signed up,Reward (USD)')
  expect(lines[1]).toMatch(/^m•••@gmail\.com,Launched,"Live since Nov 8, due Dec 8",2026-10-20,200\.00$/)
  expect(lines[4]).toMatch(/^z•••@gmail\.com,Not counted,.*,2026-09-01,0\.00$/)
  expect(lines[5]).toMatch(/^'=•••@evil\.example,/)
})

it('writes ten thousand referrals into one file, each once', async () => {
  const files = catchDownloads()
  await openRewards('/rewards', {
    'POST /rpc/referral_list': ({ body }) => {
      const { after, page_size } = body as { after?: { key: string }; page_size: number }
      const first = Number(after?.key ?? 0)
      const rows = Array.from({ length: page_size }, (_, index) => referral(`n${first + index}`, {}))
      const next = first + page_size < 10_000 ? { ...NEXT, key: String(first + page_size) } : null
      return listed(rows, { total: 10_000, next })
    },
  })
  fireEvent.click((await referralsCard()).getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [, ...lines] = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n')
  expect(lines).toHaveLength(10_000)
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(10_000)
})

it('makes no file when a page of the CSV cannot be loaded', async () => {
  const files = catchDownloads()
  await openRewards('/rewards', {
    'POST /rpc/referral_list': ({ body }) =>
      JSON.stringify(body).includes('after') ? { status: 500, body: {} } : listed(REFERRALS, { next: NEXT }),
  })
  fireEvent.click((await referralsCard()).getByRole('button', { name: 'CSV' }))
  await screen.findByText('The file could not be made. Please try again.')
  expect(files).toEqual([])
})

it('answers what became of a missing referral, and opens a case only if that does not settle it', async () => {
  const opened = { number: 34, opened_at: '2026-11-21T12:00:00+00:00', answer_by: '2026-11-30' }
  const sent = await openRewards('/rewards', {
    'POST /rpc/ask_about_referral': { body: { answer: 'nothing', address: 'x', sent_on: null, case: null } },
    'POST /rpc/open_referral_case': { body: opened },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Missing a referral?' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Compare' }))
  dialog.getByText('Enter your email address.')
  fireEvent.change(dialog.getByLabelText('Their email address'), {
    target: { value: 'drtran@eastparkent.example' },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Compare' }))
  await dialog.findByText('Nothing from this address came in under your code.')
  fireEvent.click(dialog.getByRole('button', { name: 'Ask a person to look' }))
  await dialog.findByText('Case C-34 is open since Nov 21, 2026.')
  expect(dialog.queryByRole('button', { name: 'Ask a person to look' })).toBeNull()
  const asked = sent.filter(({ url }) => /referral_case|ask_about/.test(url.pathname)).map(({ body }) => body)
  expect(asked).toEqual([
    { address: 'drtran@eastparkent.example' },
    { address: 'drtran@eastparkent.example' },
  ])
})

it('tells the story of a referral below its row, and asks for it again after a failure', async () => {
  let isDown = true
  await openRewards('/rewards', {
    'POST /rpc/referral_story': () =>
      isDown
        ? { status: 500, body: { message: 'down' } }
        : {
            body: {
              number: 1040,
              evidence: 'handoff',
              channel: 'widget',
              page: null,
              left_at: '2026-10-18T12:00:00+00:00',
              signed_up_at: '2026-10-20T12:00:00+00:00',
              events: [],
              decides_by: null,
              due_on: '2026-12-08',
              leaves_on: '2026-12-21',
              arrives_on: null,
              waits_for: null,
              method: 'ach',
              masked: '4471',
            },
          },
  })
  const card = await referralsCard()
  const opener = card.getByRole('button', { name: 'm•••@gmail.com', expanded: false })
  fireEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')).not.toBeNull()
  await card.findByText('We could not load what happened. It is safe; check your connection.')
  isDown = false
  fireEvent.click(card.getByRole('button', { name: 'Try again' }))
  const steps = within(await card.findByRole('list', { name: 'What happened to R-1040' }))
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Oct 18Left an address in your form',
    'Oct 20Signed up',
    'Dec 8Next: Due, if the website is still live',
    'Dec 21Next: Payday: $200.00 leaves for account ••4471',
  ])
  fireEvent.click(opener)
  expect(card.queryByRole('list', { name: 'What happened to R-1040' })).toBeNull()
})

it('shows the one referral that the address names, opened, and all of them on a press', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const sent = await openRewards(`/rewards?referral=${id}`, {
    'POST /rpc/referral_list': ({ body }) =>
      listed((body as { only_one?: string }).only_one ? [referral(id, { status: 'launched' })] : REFERRALS),
    'POST /rpc/referral_story': { status: 400, body: { message: 'No' } },
  })
  const table = await screen.findByRole('table', { name: 'One of your referrals' })
  expect(within(table).getByRole('button', { expanded: true })).toBe(document.activeElement)
  expect(listRequests(sent)).toEqual([expect.objectContaining({ only_one: id })])
  fireEvent.click(screen.getByRole('button', { name: 'Show all referrals' }))
  await referralsCard()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('says so when the referral of the address is not in the list', async () => {
  await openRewards('/rewards?referral=11111111-1111-4111-8111-111111111111', {
    'POST /rpc/referral_list': listed([]),
  })
  await screen.findByText('It is not in your list. The link may be an old one.')
})

it('shows all referrals when the address has a malformed id', async () => {
  await openRewards('/rewards?referral=nonsense')
  await referralsCard()
})
