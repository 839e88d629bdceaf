import { queryOptions } from '@tanstack/react-query'
import { env } from '../config/env.ts'
import type { Person } from '../session/person.ts'
import { type Account, loadAccount, recordConsent } from './api/account.ts'
import { areSameNames, type Names } from './names.ts'
import { pendingSignUp } from './pending-sign-up.ts'

export type AccountState = {
  readonly account: Account
  /** The names typed on the start page, when they differ from the account's. */
  readonly typed: Names | null
}

/** A person's account as a query. Consent given on the start page is recorded first. */
export function accountQuery(person: Person) {
  return queryOptions({
    queryKey: ['account', person.id],
    queryFn: () => settleAccount(person),
  })
}

/**
 * Compares the names typed on the start page with the account's. The authentication service ignores new names for an
 * existing account, so the person has to be asked.
 */
async function settleAccount(person: Person): Promise<AccountState> {
  const pending = pendingSignUp.read()
  const signUp = pending?.email.toLowerCase() === person.email.toLowerCase() ? pending : null
  if (signUp) await recordConsent(person.id, env().termsVersion)
  const account = await loadAccount(person.id)
  if (!signUp) return { account, typed: null }
  const { firstName, lastName, companyName } = signUp
  const typed = { firstName, lastName, companyName }
  if (!areSameNames(typed, account)) return { account, typed }
  pendingSignUp.write(null)
  return { account, typed: null }
}
