import { z } from 'zod'
import { deleteAccount } from '../../_shared/accounts/delete-account.ts'
import { createDeleteUser } from '../../_shared/accounts/delete-user.ts'
import { createRemoveFiles } from '../../_shared/accounts/remove-files.ts'
import { readDatabaseAnswer } from '../../_shared/database-answer.ts'
import type { Job } from '../run-jobs.ts'
import type { WorkerTools } from '../tools.ts'

const AT_ONCE = 5

/**
 * Deletes some accounts of partners who wanted to be paid out first. A deletion that breaks off is claimed again some
 * minutes later.
 */
export function createCloseAccounts({
  client,
  writePointers,
  log,
}: Pick<WorkerTools, 'client' | 'writePointers' | 'log'>): Job {
  const deletion = {
    removeFiles: createRemoveFiles(client, log),
    deleteUser: createDeleteUser(client, log),
    writePointers,
    log,
  }
  return async () => {
    const claimed = await readDatabaseAnswer(
      client.rpc('claim_account_closings', { room: AT_ONCE }),
      z.array(z.string()),
      'account_closings_not_claimed',
      log,
    )
    if (!claimed.ok) return false
    for (const userId of claimed.value) {
      const deleted = await deleteAccount(userId, deletion)
      log({ event: deleted.ok ? 'account_closed' : 'account_not_closed', ...(!deleted.ok && deleted.error) })
    }
    return claimed.value.length === AT_ONCE
  }
}
