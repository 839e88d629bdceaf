import { queryOptions } from '@tanstack/react-query'
import { env } from '../config/env.ts'
import type { Person } from '../session/person.ts'
import { type Account, loadAccount, recordConsent, saveNames, saveStart } from './api/account.ts'
import { areSameNames, type Names } from './names.ts'
import { pendingSignUp } from './pending-sign-up.ts'

export type AccountState = {
  readonly account: Account
  /** The names typed on the start page, when they differ from the account's. */
  readonly typed: Names | null
}

/** A person's account as a query. What was typed and accepted on the start page is stored first. */
export function accountQuery(person: Person) {
  return queryOptions({
    queryKey: ['account', person.id],
    queryFn: () => settleAccount(person),
  })
}

/**
 * Brings what was typed on the start page of this browser into the account of the same email, once its owner is signed in. An
 * account that has other names keeps them until the person has said which are right.
 */
async function settleAccount(person: Person): Promise<AccountState> {
  const pending = pendingSignUp.read()
  const signUp = pending?.email.toLowerCase() === person.email.toLowerCase() ? pending : null
  const before = await loadAccount(person.id)
  if (!signUp) return { account: before, typed: null }
  const { firstName, lastName, companyName, startsAs } = signUp
  const typed = { firstName, lastName, companyName }
  const isNew = !before.hasAcceptedTerms && !before.firstName && !before.lastName
  if (isNew) {
    if (firstName && lastName) await saveNames(person.id, typed)
    if (startsAs === 'partner') await saveStart(person.id, startsAs)
  }
  // Last, because an account with consent is not new any more.
  await recordConsent(person.id, env().termsVersion)
  const account = await loadAccount(person.id)
  if ((firstName || lastName) && !areSameNames(typed, account)) return { account, typed }
  pendingSignUp.write(null)
  return { account, typed: null }
}
