import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

async function copyWith(writeText: () => Promise<void>) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('navigator', { ...navigator, userAgent: navigator.userAgent, clipboard: { writeText } })
  render(<CopyButton text="https://app.test/lead?ref=dana" label="Copy link" />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })))
}

it('says for four seconds that the text is copied', async () => {
  await copyWith(async () => {})
  expect(screen.getByRole('button').textContent).toBe('Copied')
  expect(screen.getByRole('status').textContent).toBe('Copied.')
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.getByRole('button').textContent).toBe('Copy link')
})

it('says that nothing was copied, and what to do, when the browser denies permission', async () => {
  await copyWith(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')))
  expect(screen.getByRole('button').textContent).toBe('Not copied')
  act(() => void vi.advanceTimersByTime(60_000))
  const advice = screen.getByText(/Select the text and copy it yourself\./)
  expect(advice.className).not.toContain('sr-only')
})

it('cannot be pressed while there is nothing to copy', () => {
  render(<CopyButton text="" label="Copy link" />)
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})
