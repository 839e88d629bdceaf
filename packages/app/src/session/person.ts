import * as z from 'zod/mini'

/** The signed-in person. The names are editable by the person: never use them for permissions. */
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

/** Parses a user of the authentication service; `null` if malformed. */
export function parsePerson(user: unknown): Person | null {
  const parsed = userSchema.safeParse(user)
  if (!parsed.success) return null
  const { id, email, user_metadata: names } = parsed.data
  return { id, email, ...names }
}
