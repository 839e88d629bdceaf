import type { Plugin, Rollup } from 'vite'
import { chunksOf, holds } from './chunks-of.ts'

type Bundle = Rollup.OutputBundle

const SIGNED_IN = ['app/session-guard.ts', 'app/signed-in-layout.tsx', '@supabase/supabase-js/dist/index.mjs']
const ONBOARDING = [...SIGNED_IN, 'app/draft-guard.ts']
const DASHBOARD = [...SIGNED_IN, 'app/dashboard-layout.tsx']
const PUBLIC = ['app/public-layout.tsx']

/** What each path of the router loads, by the beginning of the path; the first that matches counts. */
const ROUTES: readonly (readonly [path: string, modules: readonly string[]])[] = [
  ['/onboarding/start', ['features/auth/start-screen.tsx']],
  ['/onboarding/onboarding-guide', [...ONBOARDING, 'features/onboarding/guide-screen.tsx']],
  ['/onboarding/waiting-draft', [...ONBOARDING, 'features/waiting/waiting-screen.tsx']],
  ['/onboarding/', [...ONBOARDING, 'features/onboarding/question-page.tsx']],
  ['/login', ['features/auth/login-screen.tsx']],
  ['/check-email', ['features/auth/check-email-screen.tsx']],
  ['/auth/confirm', ['features/auth/confirm-screen.tsx']],
  ['/my-site', [...DASHBOARD, 'features/my-site/my-site-screen.tsx']],
  ['/marketing-guide', [...PUBLIC, 'features/resources/marketing-guide-screen.tsx']],
  ['/marketing', [...DASHBOARD, 'features/marketing/marketing-screen.tsx']],
  ['/contacts', [...DASHBOARD, 'features/contacts/contacts-screen.tsx']],
  ['/rewards/share', [...DASHBOARD, 'features/rewards/share-screen.tsx']],
  ['/rewards/results', [...DASHBOARD, 'features/rewards/results-screen.tsx']],
  ['/rewards', [...DASHBOARD, 'features/rewards/overview-screen.tsx']],
  ['/settings', [...DASHBOARD, 'features/settings/settings-screen.tsx']],
  ['/support', [...DASHBOARD, 'features/support/support-screen.tsx']],
  ['/learn-more', [...PUBLIC, 'features/waitlist/learn-more-screen.tsx']],
  ['/waitlist', [...PUBLIC, 'features/waitlist/waitlist-screen.tsx']],
  ['/budget-calculator', [...PUBLIC, 'features/resources/budget-calculator-screen.tsx']],
  ['/drafts/', ['features/drafts/draft-screen.tsx']],
]

/** Home; a visitor without a session is sent from there, and from every other screen behind a guard, to the start page. */
const HOME = [...DASHBOARD, 'features/home/home-screen.tsx']
const START = ['features/auth/start-screen.tsx']

/** Chunks that these routes must not load. One module in the wrong group is enough to make a route load all of them. */
const UNNEEDED: readonly (readonly [modules: readonly string[], chunks: RegExp])[] = [
  [[...ONBOARDING, 'features/onboarding/question-page.tsx'], /^(start|visitor|icons|ui|dialogs)$/],
  [HOME, /^(start|visitor|choices|ui|sidebar)$/],
  [
    [...DASHBOARD, 'features/rewards/overview-screen.tsx'],
    /^(start|visitor|choices|questions|question-home|ui|sidebar)$/,
  ],
]

/**
 * Adds an inline script that preloads the chunks of the route that is opened, before the router is there to ask for them:
 * the page is the same file for all routes.
 */
export function earlyRoutes(): Plugin {
  let base = '/'
  return {
    name: 'foyer:early-routes',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        checkUnneeded(bundle)
        return [{ tag: 'script', children: makeScript(bundle, base), injectTo: 'head' }]
      },
    },
  }
}

/**
 * The script of {@link earlyRoutes}, for the browsers of the build: it is not transformed. The many chunks of a signed-in
 * person wait for the entry, so that the scripts of the page arrive before them and run while they load.
 */
function makeScript(bundle: Bundle, base: string): string {
  // The page itself names these.
  const early = new Set(chunksOf(bundle, ({ isEntry }) => isEntry))
  const [entry] = chunksWith(bundle, 'src/main.tsx')
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const filesOf = (modules: readonly string[]) => modules.flatMap((module) => chunksWith(bundle, module))
  const plan = (modules: readonly string[]) =>
    [...new Set(filesOf(modules))].filter((file) => !early.has(file)).map((file) => indexOf(base + file))
  const isGuarded = (modules: readonly string[]) => modules.includes('app/session-guard.ts')
  const routes = ROUTES.map(([path, modules]) => [path, isGuarded(modules), plan(modules)])
  return `(() => {
const routes = ${JSON.stringify(routes)}, home = ${JSON.stringify(plan(HOME))}, start = ${JSON.stringify(plan(START))}
const files = ${JSON.stringify(files)}
let hasSession = false
try { hasSession = Object.keys(localStorage).some((name) => /^sb-.+-auth-token$/.test(name)) } catch {}
const path = location.pathname
const [, isGuarded, chunks] = path === '/' ? [path, true, home] : routes.find(([begin]) => path.startsWith(begin)) ?? [path, false, []]
const preload = (href) => {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })
  document.head.append(link)
  return link
}
const preloadRoute = () => (isGuarded && !hasSession ? start : chunks).forEach((chunk) => preload(files[chunk]))
if (isGuarded && hasSession) preload(${JSON.stringify(base + entry)}).onload = preloadRoute
else preloadRoute()
})()
`
}

/** @throws Error when a route loads a chunk that it does not need */
function checkUnneeded(bundle: Bundle): void {
  for (const [modules, chunks] of UNNEEDED) {
    for (const file of modules.flatMap((module) => chunksWith(bundle, module))) {
      const part = bundle[file]
      if (part?.type === 'chunk' && chunks.test(part.name))
        throw new Error(
          `The route of ${modules.at(-1)} loads ${file}: divide the chunks otherwise (code-splitting.ts).`,
        )
    }
  }
}

function chunksWith(bundle: Bundle, module: string): string[] {
  const chunks = chunksOf(bundle, holds(module))
  if (chunks.length === 0) throw new Error(`No chunk holds ${module}, which a route is said to load.`)
  return chunks
}
