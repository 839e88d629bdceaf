import { siteStateOf } from '@foyer/shared/sites/site-state.ts'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CountsButton } from './counts-button.tsx'

const SITE = siteStateOf({
  isPartner: false,
  stage: { kind: 'ready', is: 'draft' },
  published: null,
  isShared: false,
  changes: null,
  counts: { toShow: 2, toConfirm: 13, worthAdding: 4 },
})

it.each([
  [80, false, '2 to show it, 13 to confirm'],
  [79, false, '2 · 13'],
  [80, true, '2 · 13'],
] as const)('counts at %i rem, beside a drawer: %s', (rem, isBeside, shown) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: rem >= Number(/\d+/.exec(query)?.[0]),
    addEventListener() {},
    removeEventListener() {},
  }))
  render(<CountsButton site={SITE} isListOpen={false} isBeside={isBeside} toggleList={() => {}} />)
  const button = screen.getByRole('button', { name: 'Before launch: 2 to show it, 13 to confirm' })
  expect(button.querySelector('[aria-hidden]:not(svg)')?.textContent).toBe(shown)
})
