import type { Job } from '../run-jobs.ts'
import type { WorkerTools } from '../tools.ts'

/** Writes the pointers of websites that are due. Those that could not be written wait for the timer. */
export function createWriteDuePointers({ writePointers }: Pick<WorkerTools, 'writePointers'>): Job {
  return async () => {
    await writePointers()
    return false
  }
}
