import { createDomainChecks } from '../../_shared/domains/check-domains.ts'
import type { Job } from '../run-jobs.ts'
import type { WorkerTools } from '../tools.ts'

type Tools = Pick<
  WorkerTools,
  'client' | 'writePointers' | 'sitesDomain' | 'certificates' | 'dohUrl' | 'timeoutMs' | 'fetch' | 'log'
>

/** Looks at some owners' domains that are due. */
export function createCheckDomains(tools: Tools): Job {
  return createDomainChecks(tools).checkDue
}
