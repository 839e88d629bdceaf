import { defineConfig } from 'vitest/config'

// Days are said in the time zone of whoever looks: tests look from one and the same, wherever they run.
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
            'supabase/functions/**/*.test.ts',
            'supabase/local/**/*.test.ts',
          ],
          testTimeout: 60_000,
          // Some open a database of their own.
          hookTimeout: 120_000,
        },
      },
      './packages/app/vitest.config.ts',
      {
        test: {
          ...node,
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          // Some tests start stacks of their own, and a machine may be ten times slower than ours.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Each file runs a whole stack of its own: more than two at once only make one another slow.
          maxWorkers: 2,
        },
      },
    ],
  },
})
