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

const openCheck = async (pages: readonly unknown[] = []) => {
  await openRewards('/rewards/share', { 'POST /rpc/referral_pages': { body: pages } })
  return screen.findByLabelText('Is the widget on my page?')
}

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
  expect(screen.getByText(/Nobody has left an email there yet/)).toBeDefined()
  await check('my page')
  expect(screen.getByText(/not the address of a page/)).toBeDefined()
})

it('lists the pages that sent leads, and finds a given page', async () => {
  await openCheck([
    seen('https://ledgerline.example/resources', 12),
    seen('https://ledgerline.example/', 3000),
  ])
  const rows = within(await screen.findByRole('list', { name: 'Pages with leads' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'ledgerline.example/resourcesSeen 12 minutes agowidget 0.1.0, popup3 leads',
    'ledgerline.example/Seen 2 days agowidget 0.1.0, popup3 leads',
  ])
  await check('http://www.ledgerline.example/resources/?x=1')
  expect(screen.getByText('Yes.').closest('p')?.textContent).toBe(
    'Yes. The last lead from ledgerline.example/resources came 12 minutes ago (widget 0.1.0, popup).',
  )
})

it('asks for a page above the list, and promises nothing about pages that a full list leaves out', async () => {
  const question = await openCheck(
    Array.from({ length: 100 }, (_, page) => seen(`https://ledgerline.example/${page}`, page)),
  )
  const list = await screen.findByRole('list', { name: 'Pages with leads' })
  expect(question.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await check('ledgerline.example/older')
  expect(screen.getByText('Not seen lately.').closest('p')?.textContent).toContain(
    'ledgerline.example/older is not one of the 100 pages with the latest leads',
  )
})
