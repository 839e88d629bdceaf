import { defineConfig } from 'vitest/config'

// The app shows dates in the viewer's time zone, so the tests fix one.
process.env.TZ = 'UTC'

const node = { environment: 'node' } as const

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: [
            'packages/{shared,widget,draft}/src/**/*.test.{ts,tsx}',
            'packages/draft/{card,tests}/**/*.test.ts',
            'packages/widget/*.test.ts',
            'scripts/**/*.test.ts',
            'examples/**/*.test.ts',
            'tests/structure/**/*.test.ts',
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
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...node,
          name: 'integration',
          include: ['tests/{integration,deploy}/**/*.test.ts'],
          // Some tests start several stacks, and a machine may be ten times slower than ours.
          testTimeout: 600_000,
          hookTimeout: 300_000,
          // Each file runs a whole stack; more than two at once only slow each other down.
          maxWorkers: 2,
        },
      },
    ],
  },
})
