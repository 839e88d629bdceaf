import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { CodePart } from './code-part.tsx'

it('keeps the rest of a screen while a part does not load, and loads it again on a press', async () => {
  let isOffline = true
  const load = async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ of }: { readonly of: string }) => <p>The fields of {of}</p>
  }
  render(
    <QueryClientProvider client={queryClient}>
      <input aria-label="Typed before" />
      <CodePart name="part" load={load} loading={<p>Loading</p>} failure="The fields could not be loaded.">
        {(Part) => <Part of="EMDR" />}
      </CodePart>
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('Typed before')
  expect(screen.getByText('Loading')).toBeTruthy()
  await screen.findByText('The fields could not be loaded.')
  isOffline = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The fields of EMDR')
  expect(screen.getByLabelText('Typed before')).toBe(field)
})

it.each([
  ['reloads the page when our server answers: a new version has replaced the file', true],
  ['keeps the page while our server does not answer', false],
])('%s', async (_, isReachable) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const asked = vi.fn(async () => {
    if (isReachable) return new Response()
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', asked)
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(
    <QueryClientProvider client={queryClient}>
      <CodePart name="part" load={load} failure="The fields could not be loaded.">
        {() => null}
      </CodePart>
    </QueryClientProvider>,
  )
  await screen.findByText('The fields could not be loaded.')
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(isReachable ? 1 : 0))
  expect(load).toHaveBeenCalledTimes(2)
})
