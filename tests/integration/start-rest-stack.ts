import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stack } from '../../supabase/local/stack.ts'
import { startTestStack } from './start-test-stack.ts'

/** A test stack with the tables and functions of fixtures/rest-playground.sql. */
export async function startRestStack(): Promise<Stack> {
  const stack = await startTestStack()
  const playground = readFileSync(join(import.meta.dirname, 'fixtures/rest-playground.sql'), 'utf8')
  await stack.database.asSuperuser((tx) => tx.query(playground))
  return stack
}

/** Sends a request without the client, for what the client hides; with the secret key unless another is given. */
export function sendToRest(
  { apiUrl, keys }: Stack,
  path: string,
  init: RequestInit = {},
  key = keys.secretKey,
): Promise<Response> {
  return fetch(`${apiUrl}/rest/v1${path}`, { ...init, headers: { apikey: key, ...init.headers } })
}
