import {
  READ_SITE_PATH,
  READER_ERROR_STATUS,
  type SettledFacts,
  settledFactsSchema,
  type WebsiteReading,
  websiteReadingSchema,
} from '@foyer/shared/api/reader.ts'
import { bareAddress } from '@foyer/shared/onboarding/input/links.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callFunction, FunctionRefused } from '../../lib/api/call-function.ts'
import { loadOwnRow } from '../../lib/api/load-own.ts'
import { supabase } from '../../lib/supabase.ts'

/** The last reading of a person's other website, as far as it has come, and what was said to each fact. */
export type KeptReading = WebsiteReading & {
  readonly settled: SettledFacts
  readonly isUnderWay: boolean
}

const rowSchema = z.extend(websiteReadingSchema, { settled: settledFactsSchema })

/** The server is done by then, or was cut off. */
const LONGEST_MS = 60_000

/**
 * Loads the last reading; `null` before the first one, and where nothing was read before it ended.
 *
 * @throws Error when it could not be read
 */
async function loadReading(personId: string, signal: AbortSignal): Promise<KeptReading | null> {
  const row = await loadOwnRow('website_readings', personId, rowSchema, { signal })
  if (!row) return null
  const isUnderWay = !row.is_ended && Date.now() - Date.parse(row.read_at) < LONGEST_MS
  return isUnderWay || row.pages > 0 ? { ...row, isUnderWay } : null
}

/** The site was not read, with the reason in a sentence for people. */
export class NotRead extends Error {}

/**
 * Has the server read a website once: `POST /reader/site` with the owner's consent. How far it is stands in the row.
 *
 * @throws NotRead when the site could not be read
 * @throws BudgetSpent when the account has had too many pages opened
 * @throws Error when the server could not be reached
 */
export async function readSite(address: string, signal: AbortSignal): Promise<KeptReading> {
  try {
    const request = { body: { address }, timeout: LONGEST_MS, signal }
    const reading = await callFunction(READ_SITE_PATH, request, websiteReadingSchema)
    return { ...reading, settled: {}, isUnderWay: false }
  } catch (error) {
    if (!(error instanceof FunctionRefused)) throw error
    if (error.code === 'not_let_in') throw new NotRead(`${bareAddress(address)} did not let us in.`)
    const isUnread = [READER_ERROR_STATUS.unreachable, 400].includes(error.status)
    throw isUnread ? new NotRead(error.sentence ?? 'The site could not be read.') : error
  }
}

/**
 * Ends a reading: the server keeps nothing that it finds from now on.
 *
 * @throws Error when it could not be stored
 */
export async function stopReading(personId: string): Promise<void> {
  await changeReading(personId, { is_ended: true })
}

/**
 * Keeps what was said to each fact of a reading that has ended, by itself or because it was cut off.
 *
 * @throws Error when it could not be stored
 */
export async function settleReading(personId: string, settled: SettledFacts): Promise<void> {
  await changeReading(personId, { settled, is_ended: true })
}

async function changeReading(
  personId: string,
  change: { readonly settled?: SettledFacts; readonly is_ended: true },
): Promise<void> {
  const client = await supabase()
  await client.from('website_readings').update(change).eq('profile_id', personId).throwOnError()
}

/** The last reading of a person's website, whatever address it has now, as a query; `null` before the first one. */
export function readingQuery(personId: string) {
  return queryOptions<KeptReading | null>({
    queryKey: ['website-reading', personId],
    queryFn: ({ signal }) => loadReading(personId, signal),
  })
}
