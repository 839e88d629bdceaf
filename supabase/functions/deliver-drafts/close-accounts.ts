import { z } from 'zod'
import { type AccountDeletion, deleteAccount } from '../_shared/accounts/delete-account.ts'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** Deletes the accounts of partners who wanted to be paid out first, a few at once; returns whether there may be more. */
type CloseAccounts = () => Promise<boolean>

const AT_ONCE = 5

/** Makes the deletion. One that breaks off is claimed again some minutes later. */
export function createCloseAccounts(client: ServiceClient, deletion: AccountDeletion): CloseAccounts {
  return async () => {
    const claimed = await readDatabaseAnswer(
      client.rpc('claim_account_closings', { room: AT_ONCE }),
      z.array(z.string()),
      'account_closings_not_claimed',
      deletion.log,
    )
    if (!claimed.ok) return false
    for (const userId of claimed.value) {
      const deleted = await deleteAccount(userId, deletion)
      deletion.log({ event: deleted.ok ? 'account_closed' : 'account_not_closed' })
    }
    return claimed.value.length === AT_ONCE
  }
}
