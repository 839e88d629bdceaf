import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../packages/shared/src/database.types.ts'
import type { Product } from '../../scripts/product.ts'
import { publish, settleSite } from '../integration/sites-kit.ts'
import { buildDraft } from './onboarding-test.ts'

/**
 * Builds the draft of an owner who has answered everything, and publishes it without any screen.
 *
 * @returns the slug of the draft
 */
export async function publishSite(product: Product, email: string, token: string): Promise<string> {
  const { stack } = product
  const slug = await buildDraft(product, email, token)
  const client = createClient<Database>(stack.apiUrl, stack.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  })
  const userId = await stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query('select id from auth.users where email = $1', [email])
    return String(rows[0]?.id)
  })
  await settleSite(stack, { client, userId })
  const published = await publish(stack, { userId }, `harbor-${slug.slice(-8).toLowerCase()}`)
  if (!published.ok) throw new Error(`Not published: ${JSON.stringify(published.error)}`)
  return slug
}
