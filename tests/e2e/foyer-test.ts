// The whole product for a browser test: each worker runs its own, on free ports and in memory. Every test is a new
// person: another email, another network address (so that the limits per address never meet another test).
import { randomInt, randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Product, startProduct } from '../../scripts/product.ts'
import { Inbox } from './inbox.ts'
import { waitUntilStill } from './wait-until-still.ts'

type Fixtures = {
  /** The email of this test's person; nobody else has it. */
  readonly email: string
  readonly inbox: Inbox
  /** Expects that the page, as it stands once nothing moves, has no accessibility violation. */
  readonly expectAccessible: (page: Page) => Promise<void>
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const product = await startProduct({
        ports: { api: 0, database: 0, mailbox: 0, app: 0, partner: 0 },
        dataDir: null,
        trustEdge: true,
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  email: async ({}, use) => {
    await use(`dana.${randomUUID().slice(0, 8)}@harborfamily.example`)
  },
  inbox: async ({ product, email }, use) => {
    await use(new Inbox(product.stack.mailboxUrl, email))
  },
  // Written on the wire, below the page: as a header of the page's own it would turn every simple request into one
  // that needs a preflight.
  context: async ({ context, product }, use) => {
    const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
    await context.route(
      (url) => url.origin === product.stack.apiUrl,
      (route) =>
        route.continue({
          headers: {
            ...route.request().headers(),
            'x-forwarded-for': address,
            'cf-connecting-ip': address,
          },
        }),
    )
    await use(context)
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      // Half-faded text has half of its contrast.
      await waitUntilStill(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))).toEqual(
        [],
      )
    })
  },
})

export { expect }

/** All captures of an email, oldest first, as they stand in the database. */
export async function readLeads(product: Product, email: string): Promise<Record<string, unknown>[]> {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query(
      'select * from public.leads where email = $1 order by created_at',
      [email],
    )
    return rows
  })
}
