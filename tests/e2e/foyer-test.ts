// The whole product for a browser test. Each worker starts one product, on free ports and in memory. Each test has an
// email of its own.
import { randomUUID } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { type Product, startProduct } from '../../scripts/product.ts'
import { forgetRequests } from '../forget-requests.ts'
import { Inbox } from './inbox.ts'

type Fixtures = {
  /** The email of this test; no other test uses it. */
  readonly email: string
  readonly inbox: Inbox
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const product = await startProduct({
        // A function starts with its first request: no test calls all of them.
        functionIdleMs: 600_000,
        // Tests wait for what the timers find.
        workerEveryMs: 1000,
        handOverEveryMs: 1000,
        env: {
          ...process.env,
          FOYER_READER_ALLOWS_LOOPBACK: 'for tests',
          // No test asks name servers of the internet.
          FOYER_DOH_URL: 'http://127.0.0.1:9',
          // All tests sign in from one address.
          SUPABASE_AUTH_RATE_LIMIT_SIGN_IN_SIGN_UPS: '100000',
          SUPABASE_AUTH_RATE_LIMIT_TOKEN_VERIFICATIONS: '100000',
        },
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  email: async ({}, use) => {
    await use(`dana.${randomUUID().slice(0, 8)}@harborfamily.example`)
  },
  inbox: async ({ product, email }, use) => {
    await use(new Inbox(product.stack.mailboxUrl, email))
  },
  // All tests come from one address: what the ones before have spent of its limits is given back. An address for each
  // would have to be added to every request on its way, which takes the cache from the browser and doubles the time of
  // a page load.
  context: async ({ context, product }, use) => {
    await forgetRequests(product)
    await use(context)
  },
})

export { expect }

/** Returns all captures of an email from the database, oldest first. */
export async function readLeads(product: Product, email: string): Promise<Record<string, unknown>[]> {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query(
      'select * from public.leads where email = $1 order by created_at',
      [email],
    )
    return rows
  })
}
