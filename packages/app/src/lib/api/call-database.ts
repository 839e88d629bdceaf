import type { Database } from '@foyer/shared/database.types.ts'
import type * as z from 'zod/mini'
import { supabase } from '../supabase.ts'

type Functions = Database['public']['Functions']

/**
 * Calls a function of the database as the signed-in person, or as a visitor without a session.
 *
 * @throws Error when it was refused, did not answer, or answered something else than `answer`
 */
export async function callDatabase<Name extends keyof Functions, Answer>(
  name: Name,
  args: Functions[Name]['Args'],
  answer: z.ZodMiniType<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const client = await supabase()
  // The caller may have left while the code of the client was fetched.
  signal?.throwIfAborted()
  const request = client.rpc<Name, Functions[Name]['Args']>(name, args)
  const { data } = await (signal ? request.abortSignal(signal) : request).throwOnError()
  return answer.parse(data)
}
