import { createMemoryRouter, redirect } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { followScreens, type NextScreenMessage, sayAfterLeaving, sayOn } from './next-screen.ts'
import { dismissOldToasts, showToast } from './toast.ts'

vi.mock('./toast.ts')

const DELETED: NextScreenMessage = { title: 'Your account is deleted' }

/** The screens of the races: the guard goes to the start page through a redirect, so it arrives later than it could. */
function openScreens(at = '/settings') {
  vi.mocked(showToast).mockReset()
  vi.mocked(dismissOldToasts).mockReset()
  const router = createMemoryRouter(
    [
      { path: '/settings' },
      { path: '/terms' },
      { path: '/logout', loader: () => redirect('/onboarding') },
      { path: '/onboarding', loader: () => redirect('/start') },
      { path: '/start', lazy: async () => ({ loader: async () => null }) },
      { path: '/check-email' },
    ],
    { initialEntries: [at] },
  )
  followScreens(router)
  return router
}

type Router = ReturnType<typeof openScreens>

const rest = (router: Router) => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'), 60_000)

const STEPS = {
  // A guard leaves only screens that need a session.
  'the guard leaves': (router: Router) =>
    router.state.location.pathname === '/settings' && void router.navigate('/onboarding', { replace: true }),
  'the screen leaves': (router: Router) => void router.navigate('/start', { replace: true }),
  'it is said': () => sayAfterLeaving('/settings', DELETED),
  'navigations end': rest,
} as const

type Step = keyof typeof STEPS

function orders(steps: readonly Step[]): (readonly Step[])[] {
  if (steps.length === 0) return [[]]
  return steps.flatMap((step, place) =>
    orders(steps.toSpliced(place, 1)).map((others) => [step, ...others] as const),
  )
}

const RACES = orders(['the guard leaves', 'the screen leaves', 'it is said', 'navigations end'])

it.each(RACES.map((order) => [order.join(', '), order] as const))(
  'says it once after: %s',
  async (_, order) => {
    const router = openScreens()
    let saidOn = ''
    vi.mocked(showToast).mockImplementation(() => {
      saidOn = `${router.state.navigation.state} ${router.state.location.pathname}`
    })
    for (const step of order) await STEPS[step](router)
    await rest(router)
    expect(showToast).toHaveBeenCalledExactlyOnceWith(DELETED)
    expect(saidOn).toBe('idle /start')
    // Nothing dismisses it before the next screen.
    const dismissedAt = vi.mocked(dismissOldToasts).mock.invocationCallOrder
    expect(Math.max(0, ...dismissedAt)).toBeLessThan(
      vi.mocked(showToast).mock.invocationCallOrder[0] ?? Number.NaN,
    )
  },
)

it('resolves an interrupted navigation, after which messages are said', async () => {
  const router = openScreens()
  const own = router.navigate('/start', { replace: true })
  void router.navigate('/onboarding', { replace: true })
  await own
  await rest(router)
  expect(router.state.location.pathname).toBe('/start')
})

it('says what a loader found when a session event interrupted its redirect', async () => {
  const router = openScreens()
  void router.navigate('/logout')
  await router.navigate('/onboarding', { replace: true })
  expect(router.state.location.pathname).toBe('/start')
  sayAfterLeaving('/logout', { title: 'Logged out' })
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Logged out' })
})

it.each([
  ['at once on the screen itself', '/check-email', 1],
  ['also with a slash at its end', '/check-email/', 1],
  ['when it is reached from another one', '/start', 0],
])('says a message of one screen: %s', async (_, at, before) => {
  const router = openScreens(at)
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), 60_000)
  sayOn('/check-email', { title: 'Check your email' })
  expect(showToast).toHaveBeenCalledTimes(before)
  await router.navigate('/check-email')
  expect(showToast).toHaveBeenCalledTimes(1)
})

it('waits for the first screen of a page load', async () => {
  const router = openScreens('/onboarding')
  sayAfterLeaving('/logout', DELETED)
  expect(showToast).not.toHaveBeenCalled()
  router.initialize()
  await rest(router)
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledTimes(1), 60_000)
})

it('dismisses what was said about a screen when another one is opened, not when the same one is', async () => {
  const router = openScreens()
  await router.navigate('/settings', { replace: true })
  expect(dismissOldToasts).not.toHaveBeenCalled()
  await router.navigate('/terms')
  expect(dismissOldToasts).toHaveBeenCalled()
})
