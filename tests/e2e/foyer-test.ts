// The whole product for a browser test. Each worker starts one product, on free ports and in memory. Each test has an
// email and an IP address of its own, so that tests do not share the limits per address.
import { randomUUID } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { type Product, startProduct } from '../../scripts/product.ts'
import { addressHeaders } from './address-headers.ts'
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
        trustEdge: true,
        env: {
          ...process.env,
          FOYER_READER_ALLOWS_LOOPBACK: 'for tests',
          // No test asks name servers of the internet.
          FOYER_DOH_URL: 'http://127.0.0.1:9',
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
  // Added below the page: a header that the page sets would turn simple requests into requests with a preflight.
  context: async ({ context, product }, use) => {
    const headers = addressHeaders()
    await context.route(
      (url) => isForApi(url, product),
      (route) => route.continue({ headers: { ...route.request().headers(), ...headers } }),
    )
    await use(context)
  },
})

export { expect }

/** Returns whether a request is one to the API: on its own origin, or on the app's, which forwards it. */
export function isForApi({ origin, pathname }: URL, { stack, appUrl }: Product): boolean {
  return (
    origin === stack.apiUrl || (origin === appUrl && /^\/(auth|rest|storage|functions)\/v1\//.test(pathname))
  )
}

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
