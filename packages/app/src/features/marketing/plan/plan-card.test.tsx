import { RECENT_WITHOUT_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { entryRow, fakeStore, savedOf } from '../../../testing/fake-entries.ts'
import { openScreen } from '../../../testing/open-screen.ts'

beforeEach(() => queryClient.clear())

const OPENED = entryRow('tick/opened', true)
const box = () => screen.findByRole('checkbox', { name: 'Check your NPI record' })
const row = async () => within((await box()).closest('li') as HTMLElement)

it('keeps what is ticked, and counts it', async () => {
  const { sent } = await openScreen('/marketing', {
    answers: RECENT_WITHOUT_WEBSITE,
    backend: fakeStore([OPENED]).backend,
  })
  fireEvent.click(await box())
  ;(await row()).getByText(/^You ticked this, /)
  const progress = screen.getByRole('progressbar', { name: 'Plan' })
  expect(progress.getAttribute('aria-valuetext')).toBe('1 of 12 done')
  await waitFor(() => expect(savedOf(sent, 'tick')).toEqual([{ 'npi-record': true }]))
  fireEvent.click(await box())
  await waitFor(() => expect(savedOf(sent, 'tick').at(-1)).toEqual({ 'npi-record': null }))
  expect(progress.getAttribute('aria-valuetext')).toBe('0 of 12 done')
})

it('keeps what could not be stored, says so, and stores it with the next try', async () => {
  const { backend } = fakeStore([OPENED])
  let isBroken = true
  const { sent } = await openScreen('/marketing', {
    answers: RECENT_WITHOUT_WEBSITE,
    backend: {
      ...backend,
      'POST /rpc/save_entries': (request) =>
        isBroken ? { status: 400, body: { message: 'No' } } : backend['POST /rpc/save_entries'](request),
    },
  })
  fireEvent.click(await box())
  const alert = await screen.findByText(/^Not saved\. Your ticks are kept on this device/)
  ;(await row()).getByText(/^You ticked this, /)
  isBroken = false
  fireEvent.click(within(alert.closest('[role=alert]') as HTMLElement).getByText('Try again'))
  await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull())
  expect(savedOf(sent, 'tick').at(-1)).toEqual({ 'npi-record': true })
})

it('counts its days from the first opening', async () => {
  const { sent } = await openScreen('/marketing', { answers: RECENT_WITHOUT_WEBSITE })
  await box()
  await waitFor(() => expect(savedOf(sent, 'tick')).toEqual([{ opened: true }]))
})
