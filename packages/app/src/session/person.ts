import * as z from 'zod/mini'

/** Whoever is signed in. The names are the person's own words: never use them to decide what is allowed. */
export type Person = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
}

const name = z.catch(z.string(), '')
const userSchema = z.object({
  id: z.string(),
  email: name,
  user_metadata: z.catch(z.object({ firstName: name, lastName: name, companyName: name }), {
    firstName: '',
    lastName: '',
    companyName: '',
  }),
})

/** Reads a user as the authentication service describes it; `null` when it is none. */
export function parsePerson(user: unknown): Person | null {
  const parsed = userSchema.safeParse(user)
  if (!parsed.success) return null
  const { id, email, user_metadata: names } = parsed.data
  return { id, email, ...names }
}
