import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS } from './scripts/find-browser.ts'
import { IN_FULL_RING, RUNS_EVERY_CASE } from './tests/cases-of.ts'
import { filesLeftOut } from './tests/rings.ts'

const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'tests',
  testIgnore: filesLeftOut(import.meta.dirname).map((file) => `**/${file}`),
  ...(!RUNS_EVERY_CASE && { grepInvert: new RegExp(IN_FULL_RING.tag) }),
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // A page has processes of its own: more workers than cores take longer for the same tests.
  workers: availableParallelism(),
  // Long timeouts do not slow down passing tests, and let a machine ten times slower pass as well.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // A full trace, with a copy of the page after each step, costs a third of the processor time.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: BROWSER_ARGS,
    },
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'draft', testDir: 'tests/draft' },
    { name: 'script', testDir: 'tests/widget', testMatch: 'bundle.setup.ts' },
    { name: 'widget', testDir: 'tests/widget', dependencies: ['script'] },
  ],
})
