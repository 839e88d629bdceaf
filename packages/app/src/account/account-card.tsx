import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { accountQuery } from './account-state.ts'
import { FinishAccount } from './finish-account.tsx'
import { NamesQuestion } from './names-question.tsx'

/**
 * Prompts for missing profile fields: names and terms after a first sign-in without a sign-up, or which names are right
 * after a sign-up with the email of an existing account. Renders nothing when nothing is missing or that is unknown.
 */
export function AccountCard() {
  const person = useSignedInPerson()
  const query = accountQuery(person)
  const { data } = useQuery(query)
  const queryClient = useQueryClient()
  if (!data) return null
  const { account, typed } = data
  const handleSaved = () => queryClient.invalidateQueries({ queryKey: query.queryKey })

  if (!account.hasAcceptedTerms || !account.firstName || !account.lastName) {
    return <FinishAccount person={person} account={account} typed={typed} onSaved={handleSaved} />
  }
  if (typed) return <NamesQuestion person={person} account={account} typed={typed} onAnswered={handleSaved} />
  return null
}
