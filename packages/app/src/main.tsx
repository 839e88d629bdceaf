import './app/early-entry.ts'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { followSession } from './app/follow-session.ts'
import { NotConfiguredScreen } from './app/not-configured-screen.tsx'
import { createRouter } from './app/router.tsx'
import { checkedEnv } from './config/env.ts'
import { PATHS } from './config/paths.ts'
import { takeFailedLink } from './features/auth/failed-link.ts'
import { ignoreHeldEnter } from './lib/ignore-held-enter.ts'
import { whenIdle } from './lib/when-idle.ts'
import { setPerson } from './session/session.ts'

/** When the session is checked first: later than what the screen itself asks for. */
const CHECK_AFTER_MS = 5000

// Once all scripts of the route are here: on a slow network the fonts would come in their place. Text stands in fallbacks of
// the same width until then, also when a font does not come.
addEventListener('load', () => {
  for (const font of ['500 1em Besley', '1em "Atkinson Hyperlegible Next Variable"'])
    document.fonts.load(font).catch(() => {})
})

const container = document.getElementById('root')
if (!container) throw new Error('The page has no element with the id "root".')
const root = createRoot(container)

const configuration = checkedEnv()
if (configuration.ok) start()
else root.render(<NotConfiguredScreen problems={configuration.error.problems} />)

function start() {
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
  setTimeout(
    async () => (await import('./app/watch-session-end.ts')).watchSessionEnd(document),
    CHECK_AFTER_MS,
  )
}
