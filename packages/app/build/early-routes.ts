import { createHash } from 'node:crypto'
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'
import { chunksOf, holds } from './chunks-of.ts'

type Bundle = Rollup.OutputBundle

const SIGNED_IN = ['app/guards.ts', 'app/signed-in-layout.tsx', '@supabase/supabase-js/dist/index.mjs']
const DASHBOARD = [...SIGNED_IN, 'app/dashboard-layout.tsx']
const PUBLIC = ['app/public-layout.tsx']

/** What each path of the router loads, by the beginning of the path; the first that matches counts. */
const ROUTES: readonly (readonly [path: string, modules: readonly string[]])[] = [
  ['/onboarding/start', ['features/auth/start-screen.tsx']],
  ['/onboarding/onboarding-guide', [...SIGNED_IN, 'features/onboarding/guide-screen.tsx']],
  ['/onboarding/waiting-draft', [...SIGNED_IN, 'features/waiting/waiting-screen.tsx']],
  ['/onboarding/', [...SIGNED_IN, 'features/onboarding/question-page.tsx']],
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

const FONTS = /(besley-latin-500|atkinson-hyperlegible-next-latin-wght)-normal[^/]*\.woff2$/

/**
 * Adds a script that preloads the chunks of the route that is opened, before the router is there to ask for them: the page
 * is the same file for all routes. The two fonts are preloaded by the page itself. The script is a file of its own, because the Content-Security-Policy allows no inline script.
 */
export function earlyRoutes(): Plugin {
  let base = '/'
  let script = ''
  return {
    name: 'foyer:early-routes',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle(_options, bundle) {
      const source = makeScript(bundle, base)
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      script = this.getFileName(this.emitFile({ type: 'asset', fileName: `assets/early-${hash}.js`, source }))
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => FONTS.test(file))
        return [
          // An async script is of low priority by itself.
          tag('script', { async: true, fetchpriority: 'high', src: base + script }),
          // Scripts come first: until the fonts arrive, text stands in fallbacks of the same width.
          ...fonts.map((file) =>
            tag('link', {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: base + file,
              fetchpriority: 'low',
            }),
          ),
        ]
      },
    },
  }
}

const tag = (name: string, attrs: NonNullable<HtmlTagDescriptor['attrs']>): HtmlTagDescriptor => ({
  tag: name,
  attrs,
  injectTo: 'head',
})

/** The script of {@link earlyRoutes}, for the browsers of the build: it is not transformed. */
function makeScript(bundle: Bundle, base: string): string {
  // The page itself names these.
  const early = new Set(chunksOf(bundle, ({ isEntry }) => isEntry))
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const filesOf = (modules: readonly string[]) => modules.flatMap((module) => chunksWith(bundle, module))
  const plan = (modules: readonly string[]) =>
    [...new Set(filesOf(modules))].filter((file) => !early.has(file)).map((file) => indexOf(base + file))
  const isGuarded = (modules: readonly string[]) => modules.includes('app/guards.ts')
  const routes = ROUTES.map(([path, modules]) => [path, isGuarded(modules), plan(modules)])
  return `(() => {
const routes = ${JSON.stringify(routes)}, home = ${JSON.stringify(plan(HOME))}, start = ${JSON.stringify(plan(START))}
const files = ${JSON.stringify(files)}
let hasSession = false
try { hasSession = Object.keys(localStorage).some((name) => /^sb-.+-auth-token$/.test(name)) } catch {}
const path = location.pathname
const [, isGuarded, chunks] = path === '/' ? [path, true, home] : routes.find(([begin]) => path.startsWith(begin)) ?? [path, false, []]
for (const chunk of isGuarded && !hasSession ? start : chunks) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: files[chunk] }))
}
})()
`
}

function chunksWith(bundle: Bundle, module: string): string[] {
  const chunks = chunksOf(bundle, holds(module))
  if (chunks.length === 0) throw new Error(`No chunk holds ${module}, which a route is said to load.`)
  return chunks
}
