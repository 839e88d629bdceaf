import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useBackCloses } from './use-back-closes.ts'

function Layer({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  useBackCloses(true, onClose)
  return (
    <button type="button" onClick={onClose}>
      Close the {name}
    </button>
  )
}

function Page() {
  const [open, setOpen] = useState<readonly string[]>([])
  const close = (name: string) => setOpen((all) => all.filter((one) => one !== name))
  return (
    <>
      <button type="button" onClick={() => setOpen([...open, open.length === 0 ? 'sheet' : 'dialog'])}>
        Open
      </button>
      {open.map((name) => (
        <Layer key={name} name={name} onClose={() => close(name)} />
      ))}
    </>
  )
}

/** Counts the moves that a router would see. */
function openTwo() {
  history.pushState({ key: 'page', idx: 1 }, '')
  const seen: unknown[] = []
  const note = ({ state }: PopStateEvent) => seen.push(state)
  addEventListener('popstate', note)
  render(<Page />)
  screen.getByRole('button', { name: 'Open' }).click()
  return {
    seen,
    stop: () => removeEventListener('popstate', note),
    layers: () => screen.queryAllByRole('button', { name: /^Close/ }).map((one) => one.textContent),
  }
}

it('closes the topmost layer first, and leaves the page only after the last one', async () => {
  const { seen, stop, layers } = openTwo()
  await screen.findByText('Close the sheet')
  screen.getByRole('button', { name: 'Open' }).click()
  await screen.findByText('Close the dialog')
  history.back()
  await waitFor(() => expect(layers()).toEqual(['Close the sheet']))
  history.back()
  await waitFor(() => expect(layers()).toEqual([]))
  expect(history.state).toEqual({ key: 'page', idx: 1 })
  expect(seen).toEqual([])
  history.back()
  await waitFor(() => expect(seen).toHaveLength(1))
  stop()
})

it('removes the entry of a layer that was closed by other means', async () => {
  const { seen, stop, layers } = openTwo()
  const close = await screen.findByText('Close the sheet')
  expect(history.state).toMatchObject({ key: 'page', idx: 1, layer: expect.any(Number) })
  close.click()
  await waitFor(() => expect(layers()).toEqual([]))
  await waitFor(() => expect(history.state).toEqual({ key: 'page', idx: 1 }))
  expect(seen).toEqual([])
  stop()
})

it('skips the entry of a layer from which a link has led on', async () => {
  const { seen, stop, layers } = openTwo()
  const close = await screen.findByText('Close the sheet')
  history.pushState({ key: 'next', idx: 2 }, '')
  close.click()
  await waitFor(() => expect(layers()).toEqual([]))
  history.back()
  await waitFor(() => expect(seen).toEqual([{ key: 'page', idx: 1 }]))
  stop()
})

it('leaves the page with one press after a reload under open layers', async () => {
  history.pushState({ key: 'before', idx: 1 }, '')
  history.pushState({ key: 'page', idx: 2 }, '')
  history.pushState({ key: 'page', idx: 2, layer: 1 }, '')
  history.pushState({ key: 'page', idx: 2, layer: 2 }, '')
  // As a reload does: the module begins anew at the entry of a layer that is not open.
  vi.resetModules()
  await import('./use-back-closes.ts')
  const seen: unknown[] = []
  const note = ({ state }: PopStateEvent) => seen.push(state)
  addEventListener('popstate', note)
  history.back()
  await waitFor(() => expect(seen).toEqual([{ key: 'before', idx: 1 }]))
  removeEventListener('popstate', note)
})
