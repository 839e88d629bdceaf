import type { Product } from '../../scripts/product.ts'

/**
 * Moves the clock of the database ahead: `now()` is what everything in SQL asks. Clocks of browsers, tokens and functions
 * stay. Plans made before are forgotten, because they have the other clock built in.
 *
 * @param days ahead of the clock on the wall; 0 puts it back
 */
export async function moveDatabaseClock({ stack }: Product, days: number): Promise<void> {
  const body =
    days === 0
      ? `language internal stable strict parallel safe as 'now'`
      : `language sql stable as $$ select transaction_timestamp() + interval '${days} days' $$`
  await stack.database.asSuperuser((transaction) =>
    transaction.query(`create or replace function pg_catalog.now() returns timestamptz ${body}`),
  )
  await stack.database.asSuperuser((transaction) => transaction.query('discard plans'))
}
