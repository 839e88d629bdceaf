import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { CodeNotLoaded, loadCode } from '../lib/load-code.ts'
import { ErrorScreen } from './error-screen.tsx'

const reload = vi.fn()
let isOnline = true

beforeEach(() => {
  isOnline = true
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return new Response(null)
  })
})

/** Opens a screen whose code is missing, inside of a layout. */
async function openMissing() {
  const missing = () =>
    loadCode(() => Promise.reject(new TypeError('error loading dynamically imported module')))
  const layout = (
    <>
      <nav>Layout</nav>
      <Outlet />
    </>
  )
  const lazy = async () => ({ Component: await missing() })
  const child = { errorElement: <ErrorScreen />, children: [{ path: '/', lazy }] }
  const router = createMemoryRouter([{ element: layout, hydrateFallbackElement: <></>, children: [child] }])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'We could not show this page' })
  // The error is logged by an effect, after the heading is there.
  await waitFor(() =>
    expect(vi.mocked(console.error)).toHaveBeenCalledWith(
      'The screen could not be shown:',
      expect.any(CodeNotLoaded),
    ),
  )
  vi.mocked(console.error).mockClear()
}

it('reloads the page once when the files of a screen are gone after a deploy', async () => {
  await openMissing()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('does not reload again when the reload has not helped', async () => {
  sessionStorage.setItem('foyer:reloaded-at', String(Date.now() - 5000))
  await openMissing()
  screen.getByText('Layout')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined())
  expect(reload).not.toHaveBeenCalled()
})

it('stands inside its layout without a connection, and works once the network is back', async () => {
  isOnline = false
  await openMissing()
  screen.getByText('Layout')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Our server does not answer yet.')
  expect(reload).not.toHaveBeenCalled()
  isOnline = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
