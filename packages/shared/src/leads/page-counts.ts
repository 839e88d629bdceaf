// The contract of the cookieless counts, without dependencies because the widget bundles it. `page-counts-schema.ts`
// validates what was sent.

/**
 * Where version 0.1.0 sends counts, below the capture address. Later versions send them to the capture address itself:
 * a policy that names it allows nothing below it. `POST` answers 204, also for counts that are not stored.
 */
export const PAGE_COUNTS_PATH = '/page-counts'

/** Largest request body, in bytes. */
export const PAGE_COUNTS_MAX_BYTES = 1024
/** Longest page (origin and path) that is counted. */
export const COUNTED_PAGE_MAX_LENGTH = 500
/** Further pages of one code that are new on the same day (UTC) are counted as one. */
export const COUNTED_PAGES_PER_DAY = 100
/** Further pages of one code that are new and come from one network address within a day are counted as one, too. */
export const COUNTED_PAGES_PER_ADDRESS_PER_DAY = 20
/** Requests from one network address, a minute. */
export const PAGE_COUNTS_PER_ADDRESS_PER_MINUTE = 30
/** Largest number in one request; larger numbers are stored as this one. */
export const PAGE_COUNT_MAX = 20
/** Longest time until a form is ready that is stored, in milliseconds; longer ones are stored as this one. */
export const READY_MS_MAX = 60_000

/**
 * What happened on one page since the last request, sent as JSON in a body of type `text/plain` when the visitor leaves
 * the page. It contains nothing about the visitor: no identifier, no query, no time of day.
 */
export type PageCounts = {
  /** The referral code of the partner. */
  readonly ref: string
  /** Origin and path of the page. */
  readonly page: string
  /** Forms that were seen: at least half of one was on the screen, or it was used. */
  readonly views: number
  /** Forms with a field that the visitor focused; popups, which focus their field, in which the visitor typed. */
  readonly focuses: number
  /** Captures that were sent. */
  readonly submits: number
  /** The version of the widget; 0.1.0 does not send it. */
  readonly version?: string | undefined
  /** How long the script took until its form was on the page, in milliseconds. */
  readonly ready_ms?: number | undefined
}

/** Whether what came to the capture address is counts: a capture has no views. */
export function isPageCounts(sent: Readonly<Record<string, unknown>>): boolean {
  return 'views' in sent
}
