import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { FLOORS, targetsOf } from '../../browsers/floors.ts'
import { copyDraftFonts } from './build/copy-draft-fonts.ts'
import { copyWidget } from './build/copy-widget.ts'
import { precompress } from './build/precompress.ts'
import { sampleDraft } from './build/sample-draft.ts'
import { sizeLimits } from './build/size-limits.ts'
import { staticHostFiles } from './build/static-host-files.ts'
import { withSupportEmail } from './hosting/inject-config.ts'
import { PATHS } from './src/config/paths.ts'

// The settings of the whole repository stand in one .env at its root.
const envDir = pathOf('../..')

// Components and small modules of all kinds of screens, without those that bring the primitives, the query library or the budgets
// of signed-in owners along.
const SHARED = new RegExp(
  [
    '/components/(ui/(?!dialog|button|data-table|rule-list|two-columns)|[^/]+$)',
    '/app/src/(lib/(?!api/|budget-spent|live-query|query-client|paging|use-list)|config/|session/(?!use-own-query))',
    '/shared/src/[^/]+$',
    'node_modules/(lucide-react|clsx)/',
  ].join('|'),
)

// What most signed-in screens know of their owner, and the query library: without what the start page shares, and without
// what brings the renderer of drafts along.
const OWNER = new RegExp(
  [
    'node_modules/@tanstack/',
    '/components/ui/(rule-list|two-columns)',
    '/app/src/account/(?!name-fields|pending-sign-up|person-name-fields|terms-label)',
    '/app/src/(answers|site/api|lib/api)/',
    '/app/src/session/use-own-query',
    '/app/src/site/(site-state|initial-draft|draft-queries|published-site)',
    '/app/src/site/(use-site\\.|draft-link|site-profile|website-reading)',
    '/app/src/lib/(live-query|query-client|paging|use-list)',
  ].join('|'),
)

export default defineConfig(({ mode }) => ({
  envDir,
  plugins: [
    react(),
    tailwindcss(),
    copyWidget(pathOf('../widget'), process.env.FOYER_PRIVACY_URL || PATHS.privacy),
    copyDraftFonts(pathOf('../draft/fonts')),
    sampleDraft(),
    hostFiles(loadEnv(mode, envDir)),
    {
      name: 'foyer:support-email',
      transformIndexHtml: (html) => withSupportEmail(html, loadEnv(mode, envDir).VITE_SUPPORT_EMAIL),
    },
    precompress(),
    sizeLimits('features/auth/start-screen.tsx'),
  ],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    target: targetsOf(FLOORS.app),
    sourcemap: false,
    assetsInlineLimit: 0,
    // Every target browser preloads modules without a polyfill.
    modulePreload: { polyfill: false },
    // One stylesheet for all screens: rules of the same weight keep their order.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without groups, each set of routes that share a module gets a chunk: nearly 200, half of them under 1 kB.
          groups: [
            // Supabase and the primitives both need tslib.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|tslib)\//,
            },
            { name: 'supabase', test: /node_modules\/@supabase\// },
            { name: 'shared', test: SHARED, minShareCount: 3 },
            {
              name: 'questions',
              test: /\/shared\/src\/(onboarding|places\/(?!zip-data))/,
              minShareCount: 2,
            },
            {
              name: 'owner',
              test: OWNER,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
}))

function hostFiles({ VITE_SUPABASE_URL, VITE_API_ON_OWN_ORIGIN }: Record<string, string>) {
  return staticHostFiles(VITE_SUPABASE_URL, VITE_API_ON_OWN_ORIGIN === 'true')
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}
