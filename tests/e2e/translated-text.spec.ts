// What React shows in a page under a translator, with what keeps the app working there: each kind of children, each way.
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { translate, WAYS } from './translator.ts'

test.describe('a page of React whose texts are translated', () => {
  let code = ''
  test.beforeAll(async () => {
    const app = await build({
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        rolldownOptions: {
          input: fileURLToPath(new URL('./translated-page.tsx', import.meta.url)),
          output: { format: 'iife' },
        },
      },
    })
    const [chunk] = 'output' in app ? app.output : []
    code = chunk?.type === 'chunk' ? chunk.code : ''
  })

  for (const way of WAYS) {
    test(`shows every state when the translator's way is "${way}"`, async ({ page }) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      await page.route('https://page.test/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Page</title>' }),
      )
      await page.goto('https://page.test/')
      await page.addScriptTag({ content: code })
      const shown = () => page.locator('p').allTextContents()
      const turn = () => page.getByRole('button').click()
      const on = await shown()
      await turn()
      const off = await shown()
      expect(off).not.toEqual(on)

      await translate(page, way)
      await page.goto('https://page.test/')
      await page.addScriptTag({ content: code })
      for (const wanted of [on, off, on, off, on]) {
        await expect.poll(shown).toEqual(wanted)
        // Every text stands in an element of the translator.
        await expect.poll(() => page.evaluate(countBareTexts)).toBe(0)
        await turn()
      }
      expect(problems).toEqual([])
    })
  }
})

function countBareTexts(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let count = 0
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode
    if (!parentElement?.closest('font, script, title') && walker.currentNode.textContent?.trim()) count += 1
  }
  return count
}
