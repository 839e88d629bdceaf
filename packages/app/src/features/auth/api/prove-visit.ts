import { supabase } from '../../../lib/supabase.ts'
import { forgetVisitedLead, visitedLead } from '../../leads/visited-lead.ts'

/**
 * Tells the server which visit this browser keeps, once somebody has signed in here, so that its partner is credited. Only the
 * own storage is asked: anybody can write a visit into a link. A failure is only logged: then a person looks at the referral.
 */
export async function proveVisit(): Promise<void> {
  const lead = visitedLead()
  if (!lead) return
  const { error } = await (await supabase()).rpc('prove_visit', { visited_lead: lead })
  if (error) console.warn('The visit could not be noted:', error)
  else forgetVisitedLead()
}
