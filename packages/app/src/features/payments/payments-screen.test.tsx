import { RECENT_WITHOUT_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { openScreen } from '../../testing/open-screen.ts'

beforeEach(() => queryClient.clear())

const ADDED = {
  'add-aaaa': { kind: 'price', at: 2, name: 'Sports physical', price: '$60', text: 'For school' },
  'add-bbbb': { kind: 'service', at: 1, name: 'House call', price: '$140', text: '' },
  'add-cccc': { kind: 'service', at: 3, name: 'Vaccines', price: '', text: '' },
} as const
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('lists what has a price on the page, and changes it there', async () => {
  const { savedItems } = await openScreen('/payments', { answers: RECENT_WITHOUT_WEBSITE, added: ADDED })
  const rows = await screen.findAllByRole('row')
  expect(rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'House call',
    'Sports physicalFor school',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Change Sports physical' }))
  type('Item', ' ')
  fireEvent.click(screen.getByRole('button', { name: 'Save the item' }))
  screen.getByText('Write what it is, so that people can find it.')
  type('Item', 'Camp physical')
  type('Price', '$65')
  fireEvent.click(screen.getByRole('button', { name: 'Save the item' }))
  await screen.findByRole('button', { name: 'Change Camp physical' })
  await waitFor(() =>
    expect(savedItems()).toEqual({
      'add-aaaa': { ...ADDED['add-aaaa'], name: 'Camp physical', price: '$65' },
    }),
  )
})

it('adds the first item and takes it out again', async () => {
  const { savedItems } = await openScreen('/payments', { answers: RECENT_WITHOUT_WEBSITE })
  fireEvent.click(await screen.findByRole('button', { name: 'Add an item' }))
  type('Item', 'A first visit')
  type('Price', '$120')
  fireEvent.click(screen.getByRole('button', { name: 'Save the item' }))
  await waitFor(() =>
    expect(Object.entries(savedItems() ?? {})).toEqual([
      [
        expect.stringMatching(/^add-[a-z0-9]{4,16}$/),
        { kind: 'price', at: 1, name: 'A first visit', price: '$120', text: '' },
      ],
    ]),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Change A first visit' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take it out' }))
  await screen.findByText(/No prices yet/)
})

it('copies the sentences of the site as they stand', async () => {
  const written = vi.fn()
  await openScreen('/payments', { answers: RECENT_WITHOUT_WEBSITE })
  const copy = await screen.findByRole('button', { name: 'Copy both' })
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => written(text) },
  })
  fireEvent.click(copy)
  await waitFor(() => expect(written).toHaveBeenCalledWith(expect.stringContaining('Good Faith Estimate')))
  for (const said of String(written.mock.calls[0]?.[0]).split('\n\n')) screen.getByText(said)
})

it('writes an estimate in the memory of the screen alone', async () => {
  const { sent, path } = await openScreen('/payments/estimate', {
    answers: RECENT_WITHOUT_WEBSITE,
    added: ADDED,
    details: { phone: '(423) 555-0142' },
  })
  const choose = await screen.findByLabelText('Add from the price list')
  fireEvent.change(choose, { target: { value: 'add-bbbb' } })
  fireEvent.change(choose, { target: { value: 'add-aaaa' } })
  type('Times, Sports physical', '2')
  screen.getByText('Expected total $260.00')
  type('Your NPI', '1234567890')
  fireEvent.blur(screen.getByLabelText('Your NPI'))
  screen.getByText(/An NPI has ten digits/)
  type('Your NPI', '1234567893')
  const print = vi.fn()
  vi.stubGlobal('print', print)
  fireEvent.click(screen.getByRole('button', { name: 'Print the estimate' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const sheet = document.querySelector('.print-sheet')
  expect(sheet?.textContent).toMatch(/NPI 1234567893.*1-800-985-3059/)
  fireEvent(window, new Event('afterprint'))
  expect(document.querySelector('.print-sheet')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take out House call' }))
  screen.getByText('Expected total $120.00')

  const everywhere = JSON.stringify([
    path(),
    sent.map(({ body }) => body),
    { ...localStorage },
    { ...sessionStorage },
  ])
  expect(everywhere).not.toMatch(/1234567893|"2"/)
  fireEvent.click(screen.getByRole('button', { name: 'Clear the form' }))
  expect(screen.getByLabelText<HTMLInputElement>('Your NPI').value).toBe('')
})
