import type { Database } from '@foyer/shared/database.types.ts'
import type * as z from 'zod/mini'
import { supabase } from '../supabase.ts'

type Tables = Database['public']['Tables']

/** What is asked of each row, by column; a column that the table does not have is a type error. */
type Row<Table extends keyof Tables, Shape extends z.core.$ZodShape> = z.ZodMiniObject<Shape> &
  (Exclude<keyof Shape, keyof Tables[Table]['Row']> extends never ? unknown : never)

type Choice<Table extends keyof Tables> = {
  readonly signal?: AbortSignal
  readonly where?: Partial<Tables[Table]['Row']>
  /** The column to sort by, highest value first. */
  readonly newestBy?: keyof Tables[Table]['Row'] & string
  readonly limit?: number
}

/**
 * Loads the rows of a table that are a person's own.
 *
 * @throws Error when they could not be read
 */
export async function loadOwn<Table extends keyof Tables, Shape extends z.core.$ZodShape>(
  table: Table,
  personId: string,
  row: Row<Table, Shape>,
  { signal, where, newestBy, limit }: Choice<Table> = {},
): Promise<z.output<z.ZodMiniObject<Shape>>[]> {
  const client = await supabase()
  // The caller may have left while the code of the client was fetched.
  signal?.throwIfAborted()
  const owner = table === 'profiles' ? 'id' : 'profile_id'
  let request = client
    .from<keyof Tables, Tables[keyof Tables]>(table)
    .select<string, unknown>(Object.keys(row.shape).join(','))
    .match({ [owner]: personId, ...where })
  if (newestBy) request = request.order(newestBy, { ascending: false })
  if (limit) request = request.limit(limit)
  if (signal) request = request.abortSignal(signal)
  const { data } = await request.throwOnError()
  const schema: z.ZodMiniObject<Shape> = row
  return data.map((stored) => schema.parse(stored))
}

/** Loads one row as `loadOwn` does, the newest where there are several; `null` without one. */
export async function loadOwnRow<Table extends keyof Tables, Shape extends z.core.$ZodShape>(
  table: Table,
  personId: string,
  row: Row<Table, Shape>,
  choice: Choice<Table> = {},
): Promise<z.output<z.ZodMiniObject<Shape>> | null> {
  const [first] = await loadOwn(table, personId, row, { ...choice, limit: 1 })
  return first ?? null
}
