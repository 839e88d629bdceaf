import { formatMoment } from '../../../lib/format-moment.ts'

/** Returns which version this is and when it was delivered: 'Draft 1, today 9:14 am'. */
export function versionNote(version: number, createdAt: string, now: Date): string {
  const moment = formatMoment(new Date(createdAt), now)
  // A time alone is one of today.
  return `Draft ${version}, ${/^\d/.test(moment) ? `today ${moment}` : moment}`
}
