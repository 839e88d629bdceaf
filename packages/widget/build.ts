// Writes dist/widget.js for this host, the same compressed as widget.js.br, and dist/widget.json (its version, the newest
// release with its hash, default capture address, sizes), and prints the sizes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleWidget, readAddresses, WIDGET_VERSION } from './bundle-widget.ts'
import { compressBest, measureSize } from './measure-size.ts'
import { expectNewVersion, readReleases } from './releases.ts'

try {
  const addresses = readAddresses(process.env)
  await expectNewVersion(WIDGET_VERSION)
  const code = await bundleWidget(addresses)
  const size = measureSize(code)
  const { version, integrity } = readReleases().at(-1) ?? { version: '', integrity: '' }
  const facts = { current: WIDGET_VERSION, version, integrity, captureUrl: addresses.captureUrl, size }
  const dist = join(import.meta.dirname, 'dist')
  mkdirSync(dist, { recursive: true })
  // Before the file itself, whose change tells the server to read both.
  writeFileSync(join(dist, 'widget.js.br'), compressBest(code))
  writeFileSync(join(dist, 'widget.js'), code)
  writeFileSync(join(dist, 'widget.json'), `${JSON.stringify(facts, null, 2)}\n`)
  console.log(`widget.js ${WIDGET_VERSION}: raw ${size.raw} B, gzip ${size.gzip} B, brotli ${size.brotli} B`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
