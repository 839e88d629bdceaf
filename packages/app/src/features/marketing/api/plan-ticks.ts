import * as z from 'zod/mini'
import { loadOwn } from '../../../lib/api/load-own.ts'
import { supabase } from '../../../lib/supabase.ts'

const rowSchema = z.object({ task: z.string(), ticked_at: z.string() })

/** The day of each tick, by the id of its task. `opened` is the day on which the plan was opened first. */
export type Ticks = ReadonlyMap<string, string>

/**
 * Loads what a person has ticked.
 *
 * @throws Error when it could not be read
 */
export async function loadTicks(personId: string, signal: AbortSignal): Promise<Ticks> {
  const rows = await loadOwn('plan_ticks', personId, rowSchema, { signal })
  return new Map(rows.map(({ task, ticked_at }) => [task, ticked_at]))
}

/**
 * Ticks a task. One that is ticked already keeps its day.
 *
 * @throws Error when it could not be stored
 */
export async function tick(personId: string, task: string): Promise<void> {
  const client = await supabase()
  await client
    .from('plan_ticks')
    .upsert({ profile_id: personId, task }, { onConflict: 'profile_id,task', ignoreDuplicates: true })
    .throwOnError()
}

/**
 * Takes a tick back.
 *
 * @throws Error when it could not be stored
 */
export async function untick(personId: string, task: string): Promise<void> {
  const client = await supabase()
  await client.from('plan_ticks').delete().eq('profile_id', personId).eq('task', task).throwOnError()
}
