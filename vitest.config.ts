import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { filesLeftOut } from './tests/rings.ts'

// The app shows dates in the viewer's time zone, so the tests fix one.
process.env.TZ = 'UTC'

// Vitest leaves one core to its own process, which hardly works while tests run: on two cores that halves the speed. More
// than four whole stacks at once would only slow each other down.
const maxWorkers = Math.min(4, availableParallelism())
const exclude = [...configDefaults.exclude, ...filesLeftOut(import.meta.dirname)]
// Pages and trees are made and thrown away by the thousand: with more room for what is young, less of it is copied.
const execArgv = ['--max-semi-space-size=64']
// A machine may be ten times slower than ours.
const expect = { poll: { timeout: 60_000 } }
const node = { environment: 'node', maxWorkers, exclude, execArgv, expect } as const
// The files that one process runs share their modules: loading them anew for each took a third of the time. What a test
// replaces is put back after it.
const shared = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true } as const

export default defineConfig({
  test: {
    // A process of the app's tests (packages/app/vitest.config.ts) ends when its heap has grown to this size.
    vmMemoryLimit: '1000MB',
    projects: [
      {
        test: {
          ...node,
          ...shared,
          name: 'unit',
          include: [
            'packages/{shared,widget,draft,sites,embed}/src/**/*.test.{ts,tsx}',
            'packages/draft/{card,tests}/**/*.test.ts',
            'packages/{widget,sites}/*.test.ts',
            // What the app shows needs a DOM, and ends with .test.tsx (packages/app/vitest.config.ts).
            'packages/app/{*,hosting/*,src/**/*}.test.ts',
            'browsers/*.test.ts',
            'scripts/**/*.test.ts',
            'examples/**/*.test.ts',
            'distribution/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
            'supabase/local/**/*.test.ts',
          ],
          testTimeout: 300_000,
          // Some tests open a database.
          hookTimeout: 300_000,
        },
      },
      './packages/app/vitest.config.ts',
      {
        test: {
          ...node,
          ...shared,
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...node,
          ...shared,
          name: 'integration',
          include: ['tests/{integration,deploy}/**/*.test.ts', 'packages/embed/*.test.ts'],
          // Some tests start several stacks, and a machine may be ten times slower than ours.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...node,
          name: 'structure',
          include: ['tests/structure/**/*.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...node,
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
