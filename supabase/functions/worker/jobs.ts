import { createCheckDomains } from './jobs/check-domains.ts'
import { createCloseAccounts } from './jobs/close-accounts.ts'
import { createDeliverDrafts } from './jobs/deliver-drafts.ts'
import { createFollowAddresses } from './jobs/follow-addresses.ts'
import { createKeepLedger } from './jobs/keep-ledger.ts'
import { createRemoveDeploys } from './jobs/remove-deploys.ts'
import { createRemovePictures } from './jobs/remove-pictures.ts'
import { createSendMails } from './jobs/send-mails.ts'
import { createWriteDuePointers } from './jobs/write-due-pointers.ts'
import type { Job } from './run-jobs.ts'
import type { WorkerTools } from './tools.ts'

/**
 * All jobs of the worker in the order of a round: what visitors of websites wait for comes first. The view
 * `private.due_jobs` says by the same names when they are due.
 */
export const JOBS = {
  write_due_pointers: createWriteDuePointers,
  deliver_drafts: createDeliverDrafts,
  send_mails: createSendMails,
  check_domains: createCheckDomains,
  follow_addresses: createFollowAddresses,
  remove_deploys: createRemoveDeploys,
  keep_ledger: createKeepLedger,
  close_accounts: createCloseAccounts,
  remove_pictures: createRemovePictures,
} as const satisfies Readonly<Record<string, (tools: WorkerTools) => Job>>

/** Makes all jobs. */
export function createJobs(tools: WorkerTools): Readonly<Record<string, Job>> {
  return Object.fromEntries(Object.entries(JOBS).map(([name, create]) => [name, create(tools)]))
}
