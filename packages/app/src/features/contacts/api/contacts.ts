import {
  REFERRAL_STATUSES,
  REFERRAL_WORD_NAMES,
  REFERRAL_WORDS,
  type ReferralWord,
} from '@foyer/shared/referrals/statuses.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../../lib/api/call-database.ts'
import { following } from '../../../lib/live-query.ts'
import { type PageKey, pageKeySchema } from '../../../lib/paging.ts'
import { linkWords } from '../../../referrals/api/link-words.ts'

const STAGES = ['lead', ...REFERRAL_STATUSES] as const

/** From the first capture to the payment, in the words that contacts are filtered by. */
export const STAGE_WORDS = ['lead', ...REFERRAL_WORD_NAMES] as const

export type StageWord = 'lead' | ReferralWord

/** How many contacts there are in each of the words. */
export function countStages({ stages }: ContactsPage, word: StageWord): number {
  if (word === 'lead') return stages.lead ?? 0
  return REFERRAL_WORDS[word].statuses.reduce((sum, status) => sum + (stages[status] ?? 0), 0)
}

const time = z.iso.datetime({ offset: true })
const count = z.int().check(z.nonnegative())

const contact = z.object({
  id: z.string(),
  masked_email: z.string(),
  channel: z.string(),
  utm_source: z.nullable(linkWords),
  utm_medium: z.nullable(linkWords),
  utm_campaign: z.nullable(linkWords),
  /** Origin and path. */
  page: z.nullable(z.string()),
  captures: z.int(),
  first_captured_at: time,
  last_captured_at: time,
  stage: z.enum(STAGES),
})

/** A person who came through the signed-in person's link or snippet, as far as a partner may see. */
export type Contact = z.infer<typeof contact>

const contactsPage = z.object({
  rows: z.array(contact),
  next: z.nullable(pageKeySchema),
  /** How many match, on all pages; null for a search that has not looked at everybody yet. */
  total: z.nullable(count),
  /** How many there are at each stage, without search and filter. */
  stages: z.partialRecord(z.enum(STAGES), count),
})

export type ContactsPage = z.infer<typeof contactsPage>

/** Which contacts are listed, and in which order. */
export type ContactChoice = {
  readonly sortBy: string
  readonly isDescending: boolean
  readonly stage?: StageWord | undefined
  readonly search?: string | undefined
}

const PAGE_ROWS = 50

/** The chosen contacts of a person, page by page, as a query that is loaded again after each change. */
export function contactsQuery(personId: string, choice: ContactChoice) {
  return infiniteQueryOptions({
    queryKey: ['contacts', personId, choice],
    queryFn: ({ signal, pageParam }) => loadContacts(choice, pageParam, signal),
    initialPageParam: null as PageKey | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...following('referrals'),
  })
}

/**
 * Loads a page of the people who came through the signed-in person's link or snippet.
 *
 * @throws Error when it could not be read
 */
async function loadContacts(
  choice: ContactChoice,
  after: PageKey | null,
  signal: AbortSignal,
): Promise<ContactsPage> {
  const page = await askForContacts(choice, after, signal)
  // A search looks at a limited number of people at a time: a page is full, or the last one.
  while (choice.search && page.next && page.rows.length < PAGE_ROWS) {
    const { rows, next } = await askForContacts(choice, page.next, signal)
    page.rows.push(...rows)
    page.next = next
  }
  return page
}

function askForContacts(
  { sortBy, isDescending, stage, search }: ContactChoice,
  after: PageKey | null,
  signal: AbortSignal,
): Promise<ContactsPage> {
  return callDatabase(
    'referral_contacts',
    {
      sort_by: sortBy,
      is_descending: isDescending,
      page_size: PAGE_ROWS,
      ...(stage && { wanted_stages: stage === 'lead' ? [stage] : [...REFERRAL_WORDS[stage].statuses] }),
      ...(search && { search }),
      ...(after && { after }),
    },
    contactsPage,
    signal,
  )
}
