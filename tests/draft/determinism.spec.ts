import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { fingerprints } from '../../packages/draft/tests/fingerprints.ts'
import { ROOT } from '../../scripts/run-command.ts'

const PAGE = 'https://draft.test/'

test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'tr-TR', trace: 'off' })

test('Chromium renders the same bytes as Node, in another time zone and language', async ({ page }) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(ROOT, 'packages/draft/tests/fingerprints.ts'),
        formats: ['es'],
      },
      // One file, with the places of all ZIPs.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = [built].flat()
  const [script] = output && 'output' in output ? output.output : []
  if (script?.type !== 'chunk') throw new Error('The bundle is missing.')
  // Hashes are for secure origins only.
  await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>' }))
  await page.route(`${PAGE}test.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script.code }),
  )
  await page.goto(PAGE)
  const found = await page.evaluate(async (file) => {
    const draft: { fingerprints: typeof fingerprints } = await import(file)
    return draft.fingerprints()
  }, `${PAGE}test.js`)
  expect(found).toEqual(await fingerprints())
})
