import * as z from 'zod/mini'
import { loadOwn } from '../../lib/api/load-own.ts'
import { supabase } from '../../lib/supabase.ts'
import { askAuth } from '../../session/api/ask-auth.ts'
import type { Names } from '../names.ts'

const nullableName = z.pipe(
  z.nullable(z.string()),
  z.transform((name: string | null) => name ?? ''),
)
const profileSchema = z.object({
  first_name: nullableName,
  last_name: nullableName,
  company_name: nullableName,
  starts_as: z._default(z.enum(['practice', 'partner']), 'practice'),
})
const consentSchema = z.object({ document: z.string() })

/** A person's own account. */
export type Account = {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  /** A partner refers practices and has none: nothing is asked about a website. */
  readonly isPartner: boolean
  /** Whether the person accepted any version of both documents. */
  readonly hasAcceptedTerms: boolean
}

/**
 * Loads the account of the signed-in person.
 *
 * @throws Error when it could not be read
 */
export async function loadAccount(personId: string): Promise<Account> {
  const [[profile], consents] = await Promise.all([
    loadOwn('profiles', personId, profileSchema),
    loadOwn('consents', personId, consentSchema),
  ])
  if (!profile) throw new Error('The person has no profile.')
  const { first_name, last_name, company_name, starts_as } = profile
  const documents = consents.map(({ document }) => document)
  return {
    firstName: first_name,
    lastName: last_name,
    companyName: company_name,
    isPartner: starts_as === 'partner',
    hasAcceptedTerms: documents.includes('terms') && documents.includes('privacy'),
  }
}

/**
 * Saves a person's names to the profile and to the metadata of the user.
 *
 * @throws Error when they could not be stored
 */
export async function saveNames(personId: string, names: Names): Promise<void> {
  const client = await supabase()
  await client
    .from('profiles')
    .update({
      first_name: names.firstName,
      last_name: names.lastName,
      company_name: names.companyName || null,
    })
    .eq('id', personId)
    .throwOnError()
  const updated = await askAuth((auth) => auth.updateUser({ data: names }))
  if (!updated.ok) throw new Error(updated.error.message)
}

/**
 * Says what an account is for: a practice, which is asked about a website, or a partner, who is not. Its referrals stay.
 *
 * @throws Error when it could not be stored
 */
export async function saveStart(personId: string, startsAs: 'practice' | 'partner'): Promise<void> {
  const client = await supabase()
  await client.from('profiles').update({ starts_as: startsAs }).eq('id', personId).throwOnError()
}

/**
 * Records that a person accepted this version of the terms and the privacy policy; the database sets the time. A repeated
 * call changes nothing.
 *
 * @throws Error when it could not be stored
 */
export async function recordConsent(personId: string, version: string): Promise<void> {
  const client = await supabase()
  await client
    .from('consents')
    .upsert(
      ['terms', 'privacy'].map((document) => ({ profile_id: personId, document, version })),
      { ignoreDuplicates: true },
    )
    .throwOnError()
}
