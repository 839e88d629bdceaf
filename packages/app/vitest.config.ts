import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { filesLeftOut } from '../../tests/rings.ts'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'app',
    environment: 'happy-dom',
    // Each file has a context of its own in a process that stays: starting a process and a window for each took a third
    // of the time.
    pool: 'vmForks',
    // Many tests wait for a pause in typing to end or an impatient press to count: two files more than cores keep them busy.
    maxWorkers: availableParallelism() + 2,
    // As in vitest.config.ts: less is copied when memory is tidied.
    execArgv: ['--max-semi-space-size=64'],
    // Projects with different numbers of workers run one after another.
    sequence: { groupOrder: 1 },
    // Under the width of the live preview: its frames are shown in browser tests.
    environmentOptions: { happyDOM: { url: 'https://app.test/', width: 1000 } },
    // What needs no DOM ends with .test.ts and runs in Node, with the tests of the other packages (vitest.config.ts).
    include: ['src/**/*.test.tsx'],
    exclude: [...configDefaults.exclude, ...filesLeftOut(import.meta.dirname)],
    setupFiles: ['./src/testing/setup.ts'],
    // Screens load in parts, and a machine may be ten times slower than ours.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    env: {
      VITE_SUPABASE_URL: 'https://api.test',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
      VITE_APP_URL: 'https://app.test',
      VITE_SITES_DOMAIN: 'sites.test',
      VITE_SCHEDULING_URL: 'https://calendar.test/foyer',
    },
  },
})
