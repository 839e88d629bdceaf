// npm start: builds what is out of date, starts the whole product and prints its addresses.
import { build } from './build.ts'
import { startProduct } from './product.ts'
import { readSettings } from './settings.ts'

try {
  const begun = performance.now()
  const settings = readSettings()
  await build()
  const product = await startProduct(settings)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`
  Foyer is ready (${seconds} s).

  Partner site  ${product.partnerUrl}   leave an email in the widget here
  App           ${product.appUrl}
  Mailbox       ${product.stack.mailboxUrl}   every mail the product sends
  API           ${product.stack.apiUrl}
  Database      ${product.stack.databaseUrl}

  Data is kept in ${settings.dataDir}. Stop with Ctrl+C.
`)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      product.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
