import type { SiteTask } from './review-site.ts'

/** How far the owner has come. Details and sentences are one count; claims to be proved are left out. */
export type Progress = {
  readonly done: number
  readonly total: number
  /** What is left, in minutes. */
  readonly minutes: number
}

/**
 * Counts what is done before a launch.
 *
 * @param all the tasks of the site without anything that was added to the answers
 * @param left the tasks of the site as it is now
 */
export function progressOf(all: readonly SiteTask[], left: readonly SiteTask[]): Progress {
  const counted = left.filter(({ kind }) => kind !== 'prove')
  const leftIds = new Set(counted.map(({ id }) => id))
  const ids = new Set([...all.filter(({ kind }) => kind !== 'prove').map(({ id }) => id), ...leftIds])
  return {
    done: ids.size - leftIds.size,
    total: ids.size,
    minutes: counted.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}
