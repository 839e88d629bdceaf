import {
  READ_SITE_PATH,
  READER_ERROR_STATUS,
  type SettledFacts,
  settledFactsSchema,
  type WebsiteReading,
  websiteReadingSchema,
} from '@foyer/shared/api/reader.ts'
import * as z from 'zod/mini'
import { callFunction, FunctionRefused } from '../../lib/api/call-function.ts'
import { loadOwnRow } from '../../lib/api/load-own.ts'
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
export function loadReading(personId: string, signal: AbortSignal): Promise<KeptReading | null> {
  return loadOwnRow('website_readings', personId, rowSchema, { signal })
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
  try {
    const request = { body: { address }, timeout: TIMEOUT_MS }
    return { ...(await callFunction(READ_SITE_PATH, request, websiteReadingSchema)), settled: {} }
  } catch (error) {
    const isUnread =
      error instanceof FunctionRefused && [READER_ERROR_STATUS.unreachable, 400].includes(error.status)
    throw isUnread ? new NotRead(error.sentence ?? 'The site could not be read.') : error
  }
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
