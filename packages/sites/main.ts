// Serves published sites on a server, behind a server with TLS on the same machine: docs/publishing.md.
import { join } from 'node:path'
import { serveSites } from './serve.ts'
import { readSettings } from './settings.ts'

async function start() {
  const { supabaseUrl, secretKey, port, folder, maxBytes } = readSettings(process.env)
  const sites = await serveSites({
    port,
    folder: folder ?? join(process.cwd(), '.sites'),
    maxBytes,
    isSecure: true,
  })
  sites.connect(supabaseUrl, secretKey)
  return sites
}

const sites = await start().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
console.log(`Sites are served on 127.0.0.1:${sites.port}.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sites.close())
