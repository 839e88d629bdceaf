// Writes dist/widget.js and dist/widget.json (version, integrity hash, default capture address, sizes), and prints the
// sizes.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleWidget, captureUrlOf, WIDGET_VERSION } from './bundle-widget.ts'
import { measureSize } from './measure-size.ts'

const code = await bundleWidget(process.env)
const size = measureSize(code)
const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
const dist = join(import.meta.dirname, 'dist')
mkdirSync(dist, { recursive: true })
writeFileSync(join(dist, 'widget.js'), code)
writeFileSync(
  join(dist, 'widget.json'),
  `${JSON.stringify({ version: WIDGET_VERSION, integrity, captureUrl: captureUrlOf(process.env), size }, null, 2)}\n`,
)
console.log(`widget.js ${WIDGET_VERSION}: raw ${size.raw} B, gzip ${size.gzip} B, brotli ${size.brotli} B`)
