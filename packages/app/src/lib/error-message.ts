import * as z from 'zod/mini'

const errorBodySchema = z.object({ error: z.object({ message: z.string() }) })

/** The sentence for people in the answer of one of our functions; `null` when it has none. */
export async function errorMessage(response: Response): Promise<string | null> {
  const parsed = errorBodySchema.safeParse(await response.json().catch(() => null))
  return parsed.success ? parsed.data.error.message : null
}
