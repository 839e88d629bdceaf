import { type Browser, chromium } from '@playwright/test'
import { build } from './build.ts'
import { BROWSER_ARGS, findBrowser } from './find-browser.ts'
import { type Product, type ProductOptions, startProduct } from './product.ts'

/**
 * Builds and starts the product, on free ports and in memory unless the options say otherwise, and a browser.
 *
 * @returns both, and a function that stops both
 */
export async function openProduct(
  options?: ProductOptions,
): Promise<{ product: Product; browser: Browser; stop: () => Promise<void> }> {
  await build()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  })
  const product = await startProduct(options).catch(async (error) => {
    await browser.close()
    throw error
  })
  const stop = async () => {
    await browser.close()
    await product.stop()
  }
  return { product, browser, stop }
}
