import type { CountBatch } from './page-counter.ts'

const TIMEOUT_MS = 5000

/**
 * Hands batches to the database, which refuses the id of one that it has.
 *
 * @param supabaseUrl without a trailing slash
 * @returns rejects when the database did not confirm the batch, which may have arrived all the same
 */
export function sendPageCounts(supabaseUrl: string, secretKey: string): (batch: CountBatch) => Promise<void> {
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
    if (!response.ok) throw new Error(`The database answered ${response.status}`)
  }
}
