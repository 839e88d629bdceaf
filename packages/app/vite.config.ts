import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { copyWidget } from './build/copy-widget.ts'
import { firstRoute } from './build/first-route.ts'
import { staticHostFiles } from './build/static-host-files.ts'

// The settings of the whole repository stand in one .env at its root.
const envDir = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig(({ mode }) => ({
  envDir,
  plugins: [
    react(),
    tailwindcss(),
    firstRoute('features/onboarding/start-screen.tsx'),
    copyWidget(fileURLToPath(new URL('../widget', import.meta.url))),
    staticHostFiles(loadEnv(mode, envDir).VITE_SUPABASE_URL),
  ],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What changes with its version only, what every screen uses, and the form library: many small chunks would
        // each cost a request.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
            { name: 'data', test: /node_modules\/@tanstack\/|\/lib\/query-client\.ts$/ },
            {
              name: 'common',
              test: /node_modules\/(zod|clsx|lucide-react|radix-ui|@radix-ui)\/|\/shared\/src\/|\/app\/src\/(components|config|lib)\/|\/features\/auth\/[^/]*\.ts$|\/features\/auth\/api\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}))
