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

// A module is in the chunk of the first row that needs it, by itself or for what it imports. What no row needs is the
// bundler's: each other screen is a chunk of its own.
const CHUNKS = [
  // What the page itself imports, such as React.
  { name: 'entry', tags: ['$initial' as const] },
  // Loaded apart, with the library that it alone needs, and nothing that others need as well.
  {
    name: 'supabase',
    test: /node_modules\/(@supabase|iceberg-js)\//,
    includeDependenciesRecursively: false,
  },
  { name: 'sign-in', test: /features\/auth\/[^/]+-screen\.tsx$/ },
  {
    name: 'common',
    test: /node_modules|\/app\/src\/(components|lib|session|account|answers)\//,
    minShareCount: 3,
  },
  // What only two screens share, without larger libraries.
  {
    name: 'parts',
    test: /lucide-react|\/app\/src\/(components|lib)\/|\/shared\/src\/contact\//,
    minShareCount: 2,
  },
  // What stands around each screen behind the sign-in, and what it asks first.
  { name: 'layouts', test: /app\/src\/(app\/(guards|[^/]+-layout)|components\/layouts\/)/ },
  { name: 'rewards', test: /app\/src\/referrals\/|features\/rewards\//, minShareCount: 2 },
  { name: 'onboarding', test: /features\/onboarding\// },
  { name: 'home', test: /features\/home\// },
  // What the viewer, the editor and the versions of a draft share.
  { name: 'drafts', test: /features\/drafts\/[^/]+$/, minShareCount: 2 },
  { name: 'renderer', test: /\/draft\/src\/(?!styles\/)/, minShareCount: 2 },
]

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
          groups: CHUNKS.map((chunk, place) => ({ ...chunk, priority: CHUNKS.length - place })),
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
