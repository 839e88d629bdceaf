// Bundles the script once for all tests of this folder, exactly as the build does: each worker would take seconds for it.
import { writeFileSync } from 'node:fs'
import { test as setup } from '@playwright/test'
import { bundleWidget } from '../../packages/widget/bundle-widget.ts'
import { SCRIPT_FILE } from './widget-test.ts'

setup('the script is bundled', async () => {
  const code = await bundleWidget({
    captureUrl: 'https://api.example/capture',
    leadUrl: 'https://app.example/lead',
    privacyUrl: 'https://app.example/p',
  })
  writeFileSync(SCRIPT_FILE, code)
})
