import * as z from 'zod/mini'

const errorBodySchema = z.object({ error: z.object({ message: z.string() }) })

/** Reads the message from an error response of our edge functions; `null` if there is none. */
export async function errorMessage(response: Response): Promise<string | null> {
  const parsed = errorBodySchema.safeParse(await response.json().catch(() => null))
  return parsed.success ? parsed.data.error.message : null
}
