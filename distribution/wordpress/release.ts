// npm run release:plugin: writes the WordPress plugin for one host to distribution/wordpress/dist/foyer-form.zip.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { type PluginAddresses, pluginFiles } from './plugin-files.ts'

const OUTPUT = join(import.meta.dirname, 'dist')

try {
  const files = pluginFiles(readAddresses())
  const entries = Object.entries(files).map(([path, text]) => [`foyer-form/${path}`, strToU8(text)] as const)
  mkdirSync(OUTPUT, { recursive: true })
  const file = join(OUTPUT, 'foyer-form.zip')
  // The oldest time that a zip can hold: the same sources give the same bytes.
  writeFileSync(file, zipSync(Object.fromEntries(entries), { level: 9, mtime: '1980-01-01T12:00:00Z' }))
  console.log(`Wrote ${file}, ${entries.length} files.`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

/** @throws Error when an address is missing or is not https: the plugin runs on other people's websites */
function readAddresses(): PluginAddresses {
  const read = (name: string) => {
    const value = (process.env[name] ?? '').replace(/\/+$/, '')
    if (!/^https:\/\/[^\s'"\\?#]+$/.test(value))
      throw new Error(`Set ${name} to the https address of your host.`)
    return value
  }
  return { appUrl: read('FOYER_APP_URL'), captureUrl: read('FOYER_CAPTURE_URL') }
}
