// Serves published sites on a server, behind a server with TLS on the same machine: docs/publishing.md.
import { join } from 'node:path'
import { serveSites } from './serve.ts'

const GIGABYTE = 1e9

function required(name: string): string {
  const value = process.env[name]
  if (value) return value
  console.error(`${name} is not set: see docs/publishing.md.`)
  process.exit(1)
}

const supabaseUrl = required('SUPABASE_URL').replace(/\/+$/, '')
const secretKey = required('SUPABASE_SECRET_KEY')
const sites = await serveSites({
  port: Number(process.env.FOYER_SITES_PORT || 4322),
  folder: process.env.FOYER_SITES_FOLDER || join(process.cwd(), '.sites'),
  maxBytes: Number(process.env.FOYER_SITES_MAX_GB || 10) * GIGABYTE,
  isSecure: true,
}).catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
sites.connect(supabaseUrl, secretKey)
console.log(`Sites are served on 127.0.0.1:${sites.port}.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sites.close())
