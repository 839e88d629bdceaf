import {
  READ_SITE_PATH,
  READER_ERROR_STATUS,
  type SettledFacts,
  settledFactsSchema,
  type WebsiteReading,
  websiteReadingSchema,
} from '@foyer/shared/api/reader.ts'
import * as z from 'zod/mini'
import { readBudgetSpent } from '../../lib/budget-spent.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { supabase } from '../../lib/supabase.ts'

/** The server reads ten pages at most, in about half a minute. */
const TIMEOUT_MS = 60_000

/** The last reading of a person's other website, and what was said to each fact. */
export type KeptReading = WebsiteReading & { readonly settled: SettledFacts }

const rowSchema = z.extend(websiteReadingSchema, { settled: settledFactsSchema })

/**
 * Loads the last reading; `null` before the first one.
 *
 * @throws Error when it could not be read
 */
export async function loadReading(personId: string, signal: AbortSignal): Promise<KeptReading | null> {
  const client = await supabase()
  const { data } = await client
    .from('website_readings')
    .select('address,read_at,pages,facts,settled')
    .eq('profile_id', personId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return z.nullable(rowSchema).parse(data)
}

/** The site was not read, with the reason in a sentence for people. */
export class NotRead extends Error {}

/**
 * Has the server read a website once: `POST /reader/site` with the owner's consent.
 *
 * @throws NotRead when the site could not be read
 * @throws BudgetSpent when the account has had too many pages opened
 * @throws Error when the server could not be reached
 */
export async function readSite(address: string): Promise<KeptReading> {
  const { functions } = await supabase()
  const { data, error, response } = await functions.invoke(READ_SITE_PATH.slice(1), {
    body: { address },
    timeout: TIMEOUT_MS,
  })
  if (!error) return { ...websiteReadingSchema.parse(data), settled: {} }
  const spent = await readBudgetSpent(response)
  if (spent) throw spent
  if (response?.status === READER_ERROR_STATUS.unreachable || response?.status === 400) {
    throw new NotRead((await errorMessage(response)) ?? 'The site could not be read.')
  }
  throw new Error('The site could not be read.', { cause: error })
}

/**
 * Keeps what was said to each fact.
 *
 * @throws Error when it could not be stored
 */
export async function settleReading(personId: string, settled: SettledFacts): Promise<void> {
  const client = await supabase()
  await client.from('website_readings').update({ settled }).eq('profile_id', personId).throwOnError()
}
