// Firefox, driven by WebDriver BiDi.
import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import type { Engine, NamedKey } from './tab.ts'

const BROWSER = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

export const isFirefoxInstalled = BROWSER !== undefined

/** Starts one Firefox without a window. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: BROWSER ?? '',
    headless: true,
    defaultViewport: null,
    timeout: 120_000,
    protocolTimeout: 300_000,
  })
  const page = await browser.newPage()
  const press = (name: NamedKey) => page.keyboard.press(name)
  return {
    tab: {
      go: async (address) => {
        await page.goto(address, { timeout: 120_000 })
      },
      run: async <Args extends unknown[], Result>(call: (...args: Args) => Result, ...args: Args) =>
        (await page.evaluate(call as (...args: unknown[]) => unknown, ...args)) as Result,
      press: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      key: press,
      selectAll: async () => {
        await page.keyboard.down('Control')
        await page.keyboard.press('a')
        await page.keyboard.up('Control')
      },
      resize: (width, height) => page.setViewport({ width, height }),
      shoot: async () => Buffer.from(await page.screenshot()),
    },
    async close() {
      await browser.close()
    },
  }
}
