import type { Context } from 'hono'
import { z } from 'zod'
import { AuthError } from './auth-error.ts'

/** A field that clients leave out, send as null or fill; absent reads as the empty string. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** The JSON body as `schema` reads it; 400 `bad_json` otherwise. */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await c.req.text()
  const isOmitted = text === '' && c.req.method === 'DELETE'
  const body = schema.safeParse(isOmitted ? {} : parseJson(text))
  if (body.success) return body.data
  const issue = body.error.issues[0]
  throw badJson(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw badJson(error instanceof Error ? error.message : 'invalid')
  }
}

function badJson(reason: string): AuthError {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)
}
