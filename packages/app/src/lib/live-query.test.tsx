import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { following } from './live-query.ts'
import { preload, queryClient } from './query-client.ts'

let requests = 0
const visits = queryOptions({
  queryKey: ['visits'],
  queryFn: async () => ++requests,
  ...following('site'),
})

beforeEach(() => {
  requests = 0
  queryClient.clear()
})

function Visits() {
  return <p>{useQuery(visits).data ?? 'loading'}</p>
}

/** A part of it is shown only after the answer, as in many screens. */
function Screen() {
  const { data } = useQuery(visits)
  return data ? <Visits /> : null
}

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  )

it('asks once for a screen and the parts that come later, and again when it opens again', async () => {
  const first = open()
  await screen.findByText('1')
  first.unmount()
  open()
  await screen.findByText('2')
  expect(requests).toBe(2)
})

it('asks once for a screen whose first reads were answered before it was there', async () => {
  preload(visits)
  await expect.poll(() => queryClient.getQueryData(visits.queryKey)).toBe(1)
  open()
  await screen.findByText('1')
  expect(requests).toBe(1)
})

it('asks again for the first reads of a screen while the screen before it shows the same', async () => {
  open()
  await screen.findByText('1')
  preload(visits)
  await screen.findByText('2')
})
