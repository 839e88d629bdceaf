import { supabase } from '../../../lib/supabase.ts'
import { forgetVisitedLead, visitedLead } from '../../leads/visited-lead.ts'

/**
 * Tells the server which visit the person who has just signed in came with, so that its partner is credited. A failure is
 * only logged: then a person looks at the referral.
 *
 * @param mailedLead the capture that the link of the mail names; empty without one
 */
export async function proveVisit(mailedLead = ''): Promise<void> {
  const lead = mailedLead || visitedLead()
  if (!lead) return
  const { error } = await (await supabase()).rpc('prove_visit', { visited_lead: lead })
  if (error) console.warn('The visit could not be noted:', error)
  else forgetVisitedLead()
}
