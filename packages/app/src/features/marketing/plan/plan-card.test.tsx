import { RECENT_WITHOUT_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { openScreen } from '../../../testing/open-screen.ts'

beforeEach(() => queryClient.clear())

const OPENED = { task: 'opened', ticked_at: '2026-11-24T12:00:00Z' }
const box = () => screen.findByRole('checkbox', { name: 'Check your NPI record' })
const row = async () => within((await box()).closest('li') as HTMLElement)

it('keeps what is ticked, and counts it', async () => {
  const rows = [OPENED]
  const { sent } = await openScreen('/marketing', {
    answers: RECENT_WITHOUT_WEBSITE,
    backend: {
      'GET /plan_ticks': () => ({ body: rows }),
      'POST /plan_ticks': ({ body }) => {
        rows.push({ task: Object(body).task, ticked_at: '2026-11-24T12:00:00Z' })
        return { status: 201 }
      },
      'DELETE /plan_ticks': { status: 204 },
    },
  })
  fireEvent.click(await box())
  ;(await row()).getByText(/^You ticked this, /)
  const progress = screen.getByRole('progressbar', { name: 'Plan' })
  expect(progress.getAttribute('aria-valuetext')).toBe('1 of 12 done')
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toContainEqual({
      profile_id: 'id-of-dana@clinic.example',
      task: 'npi-record',
    }),
  )
  fireEvent.click(await box())
  await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toBe('0 of 12 done'))
})

it('takes back what could not be stored, and says so', async () => {
  await openScreen('/marketing', {
    answers: RECENT_WITHOUT_WEBSITE,
    backend: {
      'GET /plan_ticks': { body: [OPENED] },
      'POST /plan_ticks': { status: 400, body: { message: 'No' } },
    },
  })
  fireEvent.click(await box())
  await screen.findByText('We could not save this tick. Press the box to try again.')
  expect((await row()).queryByText(/^You ticked this/)).toBeNull()
})

it('counts its days from the first opening', async () => {
  const { sent } = await openScreen('/marketing', {
    answers: RECENT_WITHOUT_WEBSITE,
    backend: { 'GET /plan_ticks': { body: [] }, 'POST /plan_ticks': { status: 201 } },
  })
  await box()
  await waitFor(() => {
    const bodies = sent.filter(({ url, method }) => method === 'POST' && url.pathname.endsWith('/plan_ticks'))
    expect(bodies.map(({ body }) => Object(body).task)).toEqual(['opened'])
  })
})
