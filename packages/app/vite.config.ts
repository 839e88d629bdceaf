import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { readPrivacyUrl } from '../widget/bundle-widget.ts'
import { chunkOrder } from './build/chunk-order.ts'
import { chunkSizes } from './build/chunk-sizes.ts'
import { codeSplitting } from './build/code-splitting.ts'
import { copyDraftFonts } from './build/copy-draft-fonts.ts'
import { copyWidget } from './build/copy-widget.ts'
import { earlyRoutes } from './build/early-routes.ts'
import { firstRoute } from './build/first-route.ts'
import { precompress } from './build/precompress.ts'
import { sampleDraft } from './build/sample-draft.ts'
import { staticHostFiles } from './build/static-host-files.ts'

// The settings of the whole repository stand in one .env at its root.
const envDir = pathOf('../..')

export default defineConfig(({ mode }) => ({
  envDir,
  plugins: [
    react(),
    tailwindcss(),
    firstRoute('features/auth/start-screen.tsx'),
    chunkSizes(),
    earlyRoutes(),
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
        codeSplitting,
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
