import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
