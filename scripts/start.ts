// npm start: builds what is out of date, starts the whole product and prints its addresses.
import { stopOnSignal } from '../supabase/local/stop-on-signal.ts'
import { build } from './build.ts'
import { type Product, startProduct } from './product.ts'
import { readSettings } from './settings.ts'

/** A function that nobody has called for so long ends, in milliseconds. */
const FUNCTION_IDLE_MS = 15_000

let product: Product | undefined
const end = stopOnSignal(() => product?.stop())
try {
  const begun = performance.now()
  const settings = readSettings()
  await build()
  product = await startProduct({
    ...settings,
    functionIdleMs: FUNCTION_IDLE_MS,
    onDataLost: (sentence) => {
      console.error(`\n${sentence}\n`)
      end(1)
    },
  })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`
  Foyer is ready (${seconds} s).

  Partner site  ${product.partnerUrl}   leave an email in the widget here
  App           ${product.appUrl}
  Sites         http://<name>.${product.sitesDomain}   published websites
  Mailbox       ${product.stack.mailboxUrl}   every mail the product sends
  API           ${product.stack.apiUrl}
  Database      ${product.stack.databaseUrl}

  Data is kept in ${settings.dataDir}. Stop with Ctrl+C.
`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
