import * as z from 'zod/mini'
import { supabase } from '../../lib/supabase.ts'

const nullableName = z.pipe(
  z.nullable(z.string()),
  z.transform((name: string | null) => name ?? ''),
)
const profileSchema = z.object({
  first_name: nullableName,
  last_name: nullableName,
  company_name: nullableName,
})
const consentsSchema = z.array(z.object({ document: z.string() }))

/** A person's own account. */
export type Account = {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  /** Whether the person accepted any version of both documents. */
  readonly hasAcceptedTerms: boolean
}

/**
 * Loads the account of the signed-in person.
 *
 * @throws Error when it could not be read
 */
export async function loadAccount(personId: string): Promise<Account> {
  const client = await supabase()
  const [profile, consents] = await Promise.all([
    client
      .from('profiles')
      .select('first_name,last_name,company_name')
      .eq('id', personId)
      .limit(1)
      .maybeSingle()
      .throwOnError(),
    client.from('consents').select('document').eq('profile_id', personId).throwOnError(),
  ])
  const { first_name, last_name, company_name } = profileSchema.parse(profile.data)
  const documents = consentsSchema.parse(consents.data).map(({ document }) => document)
  return {
    firstName: first_name,
    lastName: last_name,
    companyName: company_name,
    hasAcceptedTerms: documents.includes('terms') && documents.includes('privacy'),
  }
}
