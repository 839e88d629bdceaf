import type { SendBatch } from './page-counter.ts'

const TIMEOUT_MS = 5000
/** The same batch would be refused again. All other failures can pass: a key is changed, a migration comes later. */
const REFUSALS = [400, 413, 422]

/**
 * Hands batches to the database, which refuses the id of one that it has.
 *
 * @param supabaseUrl without a trailing slash
 */
export function sendPageCounts(supabaseUrl: string, secretKey: string): SendBatch {
  return async ({ id, counts }) => {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/add_page_loads`, {
      method: 'POST',
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ batch: id, counts }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    })
    await response.body?.cancel()
    if (REFUSALS.includes(response.status)) return 'refused'
    if (!response.ok) throw new Error(`The database answered ${response.status}`)
    return 'settled'
  }
}
