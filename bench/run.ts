// npm run bench [-- NAME ...]: prints measurements beside the bars that the product promises, of all benchmarks or those that
// are named below. Each ratio is measured within one run. Nothing is asserted, because results depend on the machine.
import { join } from 'node:path'
import { runCommand } from '../scripts/run-command.ts'

const BENCHES: Readonly<Record<string, string>> = {
  widget: 'widget/run.ts',
  capture: 'capture.ts',
  sql: 'capture-lead-sql.ts',
  ledger: 'ledger.ts',
  desk: 'desk.ts',
  draft: 'draft.ts',
  delivery: 'delivery.ts',
  edit: 'edit.ts',
  preview: 'preview.ts',
  routes: 'routes.ts',
  sites: 'sites.ts',
  publishing: 'publishing.ts',
  lighthouse: 'lighthouse.ts',
  'lighthouse-sites': 'lighthouse-sites.ts',
  start: 'start.ts',
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in BENCHES))
if (unknown.length) {
  console.error(`There is no benchmark "${unknown[0]}": choose from ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}
for (const [name, file] of Object.entries(BENCHES)) {
  if (requested.length && !requested.includes(name)) continue
  console.log(`\n— ${name}`)
  const path = join(import.meta.dirname, file)
  const { code } = await runCommand('node', [path])
  if (code !== 0) process.exitCode = 1
}
