import { causeOf, type Log } from '../_shared/log.ts'

/** Does a part of what is due of one kind. Returns whether more of it is due at once. */
export type Job = () => Promise<boolean>

/** Runs all jobs once. Never throws. Returns whether more is due at once. */
export type RunJobs = () => Promise<boolean>

/**
 * Makes a round of jobs, one after the other. A round may stop between any two steps: what a job claims is a lease, and the
 * timer calls again. A job that throws is logged with its cause and holds no other job back.
 */
export function createRunJobs(jobs: Readonly<Record<string, Job>>, log: Log): RunJobs {
  return async () => {
    let more = false
    for (const [job, run] of Object.entries(jobs)) {
      try {
        more = (await run()) || more
      } catch (exception) {
        log({ event: 'job_stopped', job, ...causeOf(exception) })
      }
    }
    return more
  }
}
