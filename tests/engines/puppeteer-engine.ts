import { type LaunchOptions, launch } from 'puppeteer-core'
import type { Engine, NamedKey } from './tab.ts'

/** Starts one browser without a window, driven by WebDriver BiDi or by Chromium's own protocol. */
export async function startPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({
    headless: true,
    defaultViewport: null,
    timeout: 120_000,
    protocolTimeout: 300_000,
    ...options,
  })
  const page = await browser.newPage()
  const press = (name: NamedKey) => page.keyboard.press(name)
  const visit = (address: string) => page.goto(address, { timeout: 120_000 })
  return {
    tab: {
      go: async (address) => {
        await visit(address).catch((error: unknown) => {
          // The page was about to go somewhere by itself, and Firefox went there.
          if (!String(error).includes('NS_BINDING_ABORTED')) throw error
          return visit(address)
        })
      },
      run: async <Args extends unknown[], Result>(call: (...args: Args) => Result, ...args: Args) =>
        (await page.evaluate(call as (...args: unknown[]) => unknown, ...args)) as Result,
      runInFrame: async <Args extends unknown[], Result>(call: (...args: Args) => Result, ...args: Args) => {
        const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame())
        if (!frame) throw new Error('The page has no frame.')
        return (await frame.evaluate(call as (...args: unknown[]) => unknown, ...args)) as Result
      },
      press: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      key: press,
      selectAll: async () => {
        await page.keyboard.down('Control')
        await page.keyboard.press('a')
        await page.keyboard.up('Control')
      },
      resize: (width, height) => page.setViewport({ width, height }),
      print: () => page.pdf({ format: 'letter' }),
      shoot: async () => Buffer.from(await page.screenshot()),
    },
    async close() {
      await browser.close()
    },
  }
}
