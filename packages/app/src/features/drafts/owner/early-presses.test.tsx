import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EarlyPresses } from './early-presses.tsx'

it('hears a press on a line, and leaves the page as it was', async () => {
  const html = '<p><draft-line data-line="hero/lede">Ours.</draft-line></p>'
  const page = new DOMParser().parseFromString(html, 'text/html')
  const before = page.documentElement.outerHTML
  const onPress = vi.fn()
  const { unmount } = render(
    <EarlyPresses page={page} html={html} heard={{ current: null }} onPress={onPress} />,
  )
  page.querySelector('summary')?.click()
  await waitFor(() => expect(onPress).toHaveBeenCalledExactlyOnceWith({ id: 'hero/lede' }))
  unmount()
  expect(page.documentElement.outerHTML).toBe(before)
})
