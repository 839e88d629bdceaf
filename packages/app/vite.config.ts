import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { readPrivacyUrl } from '../widget/bundle-widget.ts'
import { chunkOrder } from './build/chunk-order.ts'
import { copyDraftFonts } from './build/copy-draft-fonts.ts'
import { copyWidget } from './build/copy-widget.ts'
import { firstModules } from './build/first-modules.ts'
import { firstRoute } from './build/first-route.ts'
import { precompress } from './build/precompress.ts'
import { sampleDraft } from './build/sample-draft.ts'
import { screenBudget } from './build/screen-budget.ts'
import { staticHostFiles } from './build/static-host-files.ts'

// The settings of the whole repository stand in one .env at its root.
const envDir = pathOf('../..')

const isMain = firstModules(pathOf('src/main.tsx'))
const isStart = firstModules(pathOf('src/features/auth/start-screen.tsx'))
// Modules that several screens share, one chunk for each set of screens. Small chunks are not merged: merged ones import
// one another in cycles and run in the wrong order.
const shared = { minShareCount: 2, entriesAware: true }

export default defineConfig(({ mode }) => ({
  envDir,
  plugins: [
    react(),
    tailwindcss(),
    firstRoute('features/auth/start-screen.tsx'),
    screenBudget(),
    chunkOrder(),
    copyWidget(pathOf('../widget'), readPrivacyUrl(process.env)),
    copyDraftFonts(pathOf('../draft/fonts')),
    sampleDraft(),
    hostFiles(loadEnv(mode, envDir)),
    precompress(),
  ],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    assetsInlineLimit: 0,
    // Every target browser preloads modules without a polyfill.
    modulePreload: { polyfill: false },
    // The one stylesheet is inlined into the page, so no chunk may request it as a file.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Libraries that change rarely and code that every screen uses: many small chunks would each cost a request.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // zod has a group of its own, so that its users are not pulled into the same chunk.
            { name: 'zod', test: /node_modules\/zod\// },
            // Before the groups of the other screens, which would pull these modules in. Each is one chunk: a visitor
            // needs all of it, and many small chunks compress worse and cost a request each.
            { name: (id, graph) => (isMain(id, graph) ? 'main' : null), debugName: 'main' },
            {
              name: (id, graph) => (isStart(id, graph) ? 'start' : null),
              debugName: 'start',
              minShareCount: 2,
            },
            // Loaded with the first request or when the browser is idle.
            { name: 'supabase', test: /node_modules\/@supabase\// },
            { name: 'data', test: /node_modules\/@tanstack\/|\/lib\/query-client\.ts$/ },
            // A visitor's first screen does not need the questionnaire.
            { name: 'questions', test: /\/shared\/src\/(onboarding|places)\//, minShareCount: 2 },
            { name: 'common', ...shared },
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
