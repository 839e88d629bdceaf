import * as z from 'zod/mini'

/** The key of the last row of a page, as the database wrote it. */
export const pageKeySchema = z.object({ key: z.string(), id: z.string() })

export type PageKey = z.infer<typeof pageKeySchema>

/** One page of a list that the database sorts and filters. */
export type ListPage<Row> = {
  readonly rows: readonly Row[]
  /** Where the next page begins; `null` on the last one. */
  readonly next: PageKey | null
  /** How many rows match, on all pages. */
  readonly total: number
}

/** The most rows that the database puts on a page. */
export const MAX_PAGE_ROWS = 1000

/** How many entries a list without pages shows, the newest first. */
export const LATEST_COUNT = 50

/**
 * Loads the pages of a list one after the other until the end.
 *
 * @throws whatever `load` throws: a list with a gap must not look complete
 */
export async function* eachPage<Row>(
  load: (after: PageKey | null) => Promise<ListPage<Row>>,
): AsyncGenerator<ListPage<Row>> {
  let after: PageKey | null = null
  do {
    const page: ListPage<Row> = await load(after)
    yield page
    after = page.next
  } while (after)
}
