import type { Product } from '../scripts/product.ts'

/** Gives back what was spent of the limits for each network address: all browsers of a test come from the same one. */
export async function forgetRequests({ stack }: Pick<Product, 'stack'>): Promise<void> {
  await stack.database.asSuperuser((transaction) => transaction.query('delete from private.rate_limits'))
}
