// What the operator does and reads in a walk of a partner.
import { PAYOUT_CSV_PATH } from '../../packages/shared/src/api/payouts.ts'
import type { Product } from '../../scripts/product.ts'

/** Where the referral of a practice stands. */
export async function readReferral(product: Product, practice: string) {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query(
      `select status, evidence from public.referrals join auth.users on users.id = referred_id where users.email = $1`,
      [practice],
    )
    return rows[0]
  })
}

/** What the books say about the partner who brought a practice: events, sums, and what a check finds. */
export async function readBooks(product: Product, practice: string) {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query<{
      referral: string
      kinds: string[]
      sums: Record<string, number>
      problems: string[]
    }>(
      `select referral.id as referral,
         (select json_agg(kind order by seq) from public.referral_events where referral = referral.id) as kinds,
         private.ledger_on(map.partner, private.today()) as sums,
         (select coalesce(json_agg(found.details), '[]') from private.check_ledger() as found
          where found.subject in (map.partner::text, 'R-' || referral.number) or left(found.subject, 2) in ('S-', 'P-')) as problems
       from public.referrals as referral
       join auth.users on users.id = referral.referred_id
       join private.ledger_partners as map on map.profile_id = referral.referrer_id where users.email = $1`,
      [practice],
    )
    if (!rows[0]) throw new Error('The practice has no referral.')
    return rows[0]
  })
}

/** The day of the books. */
export async function readToday(product: Product): Promise<string> {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query<{ today: string }>('select private.today()::text as today')
    return rows[0]?.today ?? ''
  })
}

/** Calls a function as the operator's guide says, with the secret key. */
export async function operate(
  { stack }: Product,
  name: string,
  args: object,
): Promise<Record<string, unknown>> {
  return (await post(stack, `/rest/v1/rpc/${name}`, args)).json()
}

/** The file for the bank. */
export async function takeCsv({ stack }: Product, payoutId: unknown): Promise<string> {
  const file = { payout_id: payoutId, method: 'bank', actor: 'Nadia' }
  return (await post(stack, `/functions/v1${PAYOUT_CSV_PATH}`, file)).text()
}

async function post({ apiUrl, keys }: Product['stack'], path: string, body: object): Promise<Response> {
  const response = await fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { apikey: keys.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`)
  return response
}
