import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openRewards } from '../../testing/open-rewards.ts'

const seen = (page: string, minutes: number) => ({
  page,
  widget_version: '0.1.0',
  widget_mode: 'popup',
  channel: 'widget',
  captures: 3,
  last_seen_at: new Date(Date.now() - minutes * 60_000).toISOString(),
})

const counted = (page: string, minutes: number, version = '0.2.0') => ({
  page,
  views: 1,
  focuses: 0,
  submits: 0,
  last_seen_on: '2026-11-01',
  last_seen_at: new Date(Date.now() - minutes * 60_000).toISOString(),
  version,
  ready_ms: 80,
})

const openCheck = async (pages: readonly unknown[] = [], counts: readonly unknown[] = []) => {
  await openRewards('/rewards/share', {
    'POST /rpc/referral_pages': { body: pages },
    'POST /rpc/referral_page_counts': { body: counts },
  })
  return screen.findByLabelText('Is the widget on my page?')
}

const OLD =
  'It had version 0.1.0 when it was last seen; the newest is 0.2.0. Paste a pinned snippet again to update it; the others update themselves.'

async function check(page: string) {
  fireEvent.change(screen.getByLabelText('Is the widget on my page?'), { target: { value: page } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check' })))
}

it('says that no page was seen yet, with the usual reasons', async () => {
  await openCheck()
  expect(await screen.findByText('No page yet')).toBeDefined()
  await check('ledgerline.example/resources')
  expect(screen.getByText('Not seen yet.').closest('p')?.textContent).toContain(
    'ledgerline.example/resources',
  )
  expect(screen.getByText(/Nobody has opened the page since/)).toBeDefined()
  await check('my page')
  expect(screen.getByText(/not the address of a page/)).toBeDefined()
})

it('lists the pages that sent leads, and finds a given page', async () => {
  await openCheck([
    seen('https://ledgerline.example/resources', 12),
    seen('https://ledgerline.example/', 3000),
  ])
  const rows = within(await screen.findByRole('list', { name: 'Pages with your form' })).getAllByRole(
    'listitem',
  )
  expect(rows.map((row) => row.textContent)).toEqual([
    `ledgerline.example/resourcesSeen 12 minutes agoversion 0.1.0, popup3 leads${OLD}`,
    `ledgerline.example/Seen 2 days agoversion 0.1.0, popup3 leads${OLD}`,
  ])
  await check('http://www.ledgerline.example/resources/?x=1')
  expect(screen.getByText('Yes.').closest('p')?.textContent).toBe(
    'Yes. Seen on ledgerline.example/resources 12 minutes ago, version 0.1.0, popup.',
  )
})

it('finds a page that was only looked at, and says how it is there', async () => {
  await openCheck([], [counted('https://ledgerline.example/pricing', 2)])
  await screen.findByRole('list', { name: 'Pages with your form' })
  await check('ledgerline.example/pricing')
  expect(screen.getByText('Yes.').closest('p')?.textContent).toBe(
    'Yes. Seen on ledgerline.example/pricing 2 minutes ago, version 0.2.0, form ready in 80 ms.',
  )
})

it('names pages with an old version, and pages whose script is missing', async () => {
  const form = { ...seen('https://b.example/', 1), channel: 'form', widget_version: null, widget_mode: null }
  await openCheck([form], [counted('https://a.example/', 2, '0.1.0')])
  const [b, a] = within(await screen.findByRole('list', { name: 'Pages with your form' })).getAllByRole(
    'listitem',
  )
  expect(a?.textContent).toContain(OLD)
  expect(b?.textContent).toContain('form without the script')
  expect(b?.textContent).toContain('a content security policy or a plugin of this page blocks it')
})

it('asks for a page above the list, and promises nothing about pages that a full list leaves out', async () => {
  const question = await openCheck(
    Array.from({ length: 100 }, (_, page) => seen(`https://ledgerline.example/${page}`, page)),
  )
  const list = await screen.findByRole('list', { name: 'Pages with your form' })
  expect(question.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await check('ledgerline.example/older')
  expect(screen.getByText('Not seen lately.').closest('p')?.textContent).toContain(
    'ledgerline.example/older is not one of the 100 pages that were seen last',
  )
})
