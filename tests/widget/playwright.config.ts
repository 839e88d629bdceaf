// npx playwright test -c tests/widget: these tests alone, without a stack, on whatever Chromium the machine has.
import { defineConfig } from '@playwright/test'
import product from '../../playwright.config.ts'
import { findBrowser } from '../../scripts/find-browser.ts'

const launchOptions = { ...product.use?.launchOptions, executablePath: await findBrowser() }

export default defineConfig({
  ...product,
  testDir: import.meta.dirname,
  outputDir: '../../test-results/widget',
  use: { ...product.use, launchOptions },
  projects: [
    { name: 'script', testMatch: 'bundle.setup.ts' },
    { name: 'widget', dependencies: ['script'] },
  ],
})
