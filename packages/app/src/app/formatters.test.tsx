import { expect, it, vi } from 'vitest'

// The first formatter of a page takes a slow phone a tenth of a second.
it('formats no number, day or list while the modules of the onboarding, Home and the rewards load', async () => {
  vi.resetModules()
  const formatters = [
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'DateTimeFormat'),
    vi.spyOn(Intl, 'ListFormat'),
    vi.spyOn(Intl, 'RelativeTimeFormat'),
    vi.spyOn(Number.prototype, 'toLocaleString'),
    vi.spyOn(Date.prototype, 'toLocaleString'),
    vi.spyOn(Date.prototype, 'toLocaleDateString'),
    vi.spyOn(Date.prototype, 'toLocaleTimeString'),
  ]
  await import('./router.tsx')
  await import('./guards.ts')
  await import('./signed-in-layout.tsx')
  await import('./dashboard-layout.tsx')
  await import('../features/onboarding/question-page.tsx')
  // The questions' chunk holds a part of it.
  await import('../features/waiting/waiting-screen.tsx')
  await import('../features/home/home-screen.tsx')
  await import('../features/rewards/overview-screen.tsx')
  for (const formatter of formatters) expect(formatter).not.toHaveBeenCalled()
})
