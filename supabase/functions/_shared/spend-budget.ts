import type { BudgetName } from '@foyer/shared/api/budgets.ts'
import type { Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from './database-answer.ts'
import type { Log } from './log.ts'
import type { ServiceClient } from './service-client.ts'

/** Counts one use of a budget of an account, before it. Fails when the budget is spent. */
export type SpendBudget = (userId: string) => Promise<Result<null, DatabaseRefusal>>

/** Makes the one call that counts. */
export function createSpendBudget(budget: BudgetName, client: ServiceClient, log: Log): SpendBudget {
  return (userId) =>
    readDatabaseAnswer(
      client.rpc('spend_budget', { owner_id: userId, of_budget: budget }),
      z.null(),
      `${budget}_not_counted`,
      log,
    )
}
