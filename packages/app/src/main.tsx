import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { followSession } from './app/follow-session.ts'
import { createRouter } from './app/router.tsx'
import { checkedEnv } from './config/env.ts'
import { PATHS } from './config/paths.ts'
import { takeFailedLink } from './features/auth/failed-link.ts'
import { refuseDrops } from './lib/refuse-drops.ts'
import { whenIdle } from './lib/when-idle.ts'
import { dropEndedSession } from './session/api/session.ts'
import { setPerson } from './session/session.ts'

/** When the session is checked first: later than what the screen itself asks for. */
const CHECK_AFTER_MS = 5000
/** How long an answer is valid, so that not every tab switch sends a request. */
const ASK_AGAIN_MS = 30_000

const container = document.getElementById('root')
if (!container) throw new Error('The page has no element with the id "root".')
refuseDrops(document)
const root = createRoot(container)

const configuration = checkedEnv()
if (configuration.ok) start()
else root.render(<NotConfiguredScreen problems={configuration.error.problems} />)

function start() {
  // Dialogs and toasts are rendered beside the container. A translator starts only when there is something to read.
  import('./lib/survive-translation.ts').then(
    ({ surviveTranslation }) => surviveTranslation(document.body),
    (error: unknown) => console.warn('A translated page is not followed:', error),
  )
  ignoreHeldEnter(document)
  if (takeFailedLink(window)) history.replaceState(null, '', PATHS.login)
  const router = createRouter()
  followSession(router).catch((error: unknown) => {
    console.error('The session could not be read:', error)
    setPerson(null)
  })
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  // Unsent captures of an earlier visit are not urgent.
  void whenIdle().then(async () =>
    (await import('./features/leads/api/capture-client.ts')).watchUnsent(window),
  )
  // Every other request of the client waits while it asks about the session.
  setTimeout(() => watchSessionEnd(document), CHECK_AFTER_MS)
}

/** Checks for a session that was ended on another device: now, and when the page becomes visible again. */
function watchSessionEnd(page: Document): void {
  let askedAt = Number.NEGATIVE_INFINITY
  const check = () => {
    if (page.visibilityState !== 'visible' || performance.now() - askedAt < ASK_AGAIN_MS) return
    askedAt = performance.now()
    dropEndedSession().catch((error: unknown) => console.warn('The session could not be checked:', error))
  }
  page.addEventListener('visibilitychange', check)
  check()
}

/** Ignores Enter while it is held down, except in text areas: each repetition would press the button again. */
function ignoreHeldEnter(page: Document): void {
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return
      event.preventDefault()
    },
    true,
  )
}

/** Shown instead of the app when it was started without its configuration. */
function NotConfiguredScreen({ problems }: { readonly problems: readonly string[] }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-160 content-center gap-4 p-5">
      <title>Not configured · Foyer</title>
      <h1 className="display text-2xl">Foyer is not configured yet</h1>
      <p className="text-muted">
        The app was started without some of its settings. Set them when building, or in the server's
        configuration; docs/configuration.md lists them all.
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  )
}
