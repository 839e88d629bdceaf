import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import type { ProductPorts } from './product.ts'
import { ROOT } from './run-command.ts'

const PORTS: { readonly [Name in keyof ProductPorts]: readonly [variable: string, port: number] } = {
  api: ['FOYER_API_PORT', 54321],
  database: ['FOYER_DATABASE_PORT', 54322],
  mailbox: ['FOYER_MAILBOX_PORT', 54324],
  app: ['FOYER_APP_PORT', 5173],
  partner: ['FOYER_PARTNER_PORT', 4321],
  sites: ['FOYER_SITES_PORT', 4322],
}

/**
 * Reads the settings of `npm start` from the environment and from `.env` in the root folder.
 *
 * @throws Error that names a variable with an invalid value
 */
export function readSettings(): { readonly ports: ProductPorts; readonly dataDir: string } {
  const file = join(ROOT, '.env')
  if (existsSync(file)) loadEnvFile(file)
  return {
    ports: {
      api: readPort(...PORTS.api),
      database: readPort(...PORTS.database),
      mailbox: readPort(...PORTS.mailbox),
      app: readPort(...PORTS.app),
      partner: readPort(...PORTS.partner),
      sites: readPort(...PORTS.sites),
    },
    dataDir: process.env.FOYER_DATA_DIR || join(ROOT, '.foyer'),
  }
}

function readPort(variable: string, usual: number): number {
  const value = process.env[variable]
  if (!value) return usual
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(
    `${variable} is "${value}", which is not a port: set a number from 0 to 65535, or unset it for ${usual}.`,
  )
}
