import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { chunkOrder } from './build/chunk-order.ts'
import { copyWidget } from './build/copy-widget.ts'
import { firstModules } from './build/first-modules.ts'
import { firstRoute } from './build/first-route.ts'
import { screenBudget } from './build/screen-budget.ts'
import { staticHostFiles } from './build/static-host-files.ts'

// The settings of the whole repository stand in one .env at its root.
const envDir = pathOf('../..')

const isMain = firstModules(pathOf('src/main.tsx'))
const isStart = firstModules(pathOf('src/features/auth/start-screen.tsx'))
// Chunks of what several screens share, by which screens those are. Small ones stay small: merged, they come to import
// one another in circles, and run in the wrong order.
const shared = { minShareCount: 2, entriesAware: true }

export default defineConfig(({ mode }) => ({
  envDir,
  plugins: [
    react(),
    tailwindcss(),
    firstRoute('features/auth/start-screen.tsx'),
    screenBudget(),
    chunkOrder(),
    copyWidget(pathOf('../widget')),
    staticHostFiles(loadEnv(mode, envDir).VITE_SUPABASE_URL),
  ],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // The one stylesheet goes into the page: no chunk may ask for it as a file.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // What changes with its version only, and what every screen uses: many small chunks would each cost a request.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // zod in a group of its own does not draw in what else uses it.
            { name: 'zod', test: /node_modules\/zod\// },
            // Before the groups of the other screens, which would draw these in with them. Each is one chunk: a visitor
            // needs all of it, and many small ones compress worse and cost a request each.
            { name: (id, graph) => (isMain(id, graph) ? 'main' : null), debugName: 'main' },
            {
              name: (id, graph) => (isStart(id, graph) ? 'start' : null),
              debugName: 'start',
              minShareCount: 2,
            },
            // Loaded with the first request or when the browser is idle.
            { name: 'supabase', test: /node_modules\/@supabase\// },
            { name: 'data', test: /node_modules\/@tanstack\/|\/lib\/query-client\.ts$/ },
            // The questionnaire is nothing that a visitor's first screen needs.
            { name: 'questions', test: /\/shared\/src\/(onboarding|places)\//, minShareCount: 2 },
            { name: 'common', ...shared },
          ],
        },
      },
    },
  },
}))

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}
