// The contract between the app and the function `reader`, which opens pages of other sites for their owner.
import * as z from 'zod/mini'
import { renderableLink } from '../onboarding/input/links.ts'

/** The path, below the functions' base URL, where a link is tried: `POST` with the owner's token. */
export const CHECK_LINK_PATH = '/reader/check'
/** The path where a website is read once, with its owner's consent. */
export const READ_SITE_PATH = '/reader/site'

/** Why a page was not opened. */
export const PAGE_REFUSALS = [
  /** The address is not one of the public internet, or names a port or a user. */
  'not_public',
  'unreachable',
  'too_slow',
  'too_large',
  'too_many_redirects',
  /** Not a page that people read. */
  'not_a_page',
  /** `robots.txt` asks us not to. */
  'not_allowed',
  /** The site answers visitors without a name or a password by a refusal. */
  'not_let_in',
] as const
export type PageRefusal = (typeof PAGE_REFUSALS)[number]

/** The codes of the function's own failures, with their HTTP status. */
export const READER_ERROR_STATUS = Object.fromEntries(PAGE_REFUSALS.map((code) => [code, 422])) as Readonly<
  Record<PageRefusal, 422>
>

/** A typed web address, as the function takes it. */
export const readerRequestSchema = z.object({
  address: z.string().check(
    z.maxLength(2048, { error: 'This address is too long.' }),
    z.refine((typed) => renderableLink(typed) !== undefined, {
      error: 'Enter a web address like yourpractice.com.',
    }),
  ),
})

/** What we saw when we opened a link. */
export const checkedLinkSchema = z.object({
  /** `broken`: the page answers with an error. */
  state: z.enum(['works', 'broken', ...PAGE_REFUSALS]),
  /** Opened at an address that begins with https. */
  is_secure: z.boolean(),
  checked_at: z.string(),
})
export type CheckedLink = z.output<typeof checkedLinkSchema>

/** In the order of a visit card. */
export const FACT_KINDS = [
  'name',
  'phone',
  'address',
  'hours',
  'booking',
  'services',
  'credentials',
  /** Whether new patients are taken, by the id of the answer. */
  'openings',
  /** One plan, or one language, on each line. */
  'plans',
  'languages',
  'sentence',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

const text = z.string().check(z.maxLength(2100))

/** Something that stands on a website, with the words around it. */
export const foundFactSchema = z.object({
  kind: z.enum(FACT_KINDS),
  /** As it would be kept. */
  value: text,
  /** Of an address: the street and the city, which are kept apart. */
  street: z.optional(text),
  city: z.optional(text),
  /** Where it stood: `Contact page`. */
  page: text,
  /** The same place as it is called among the pages on the way. */
  path: z.optional(text),
  before: text,
  marked: text,
  after: text,
})
export type FoundFact = z.output<typeof foundFactSchema>

/** What became of a page; of a reading that has ended, `next` and `reading` are pages that were left. */
export const PAGE_STATES = ['next', 'reading', 'read', 'password', 'unread'] as const
export type PageState = (typeof PAGE_STATES)[number]

/** A page on the way of a reading. The first one has the path `/`, wherever it stands. */
export const visitedPageSchema = z.object({ path: text, state: z.enum(PAGE_STATES) })
export type VisitedPage = z.output<typeof visitedPageSchema>

/** One reading of a website, as far as it has come. */
export const websiteReadingSchema = z.object({
  /** What the owner named, with a scheme: the reading stands while this is their website. */
  asked: text,
  /** Host and path where it led, as people write them. */
  address: text,
  /** When it began. */
  read_at: z.string(),
  /** How many were read. */
  pages: z.int(),
  visited: z.array(visitedPageSchema),
  is_ended: z.boolean(),
  facts: z.array(foundFactSchema),
})
export type WebsiteReading = z.output<typeof websiteReadingSchema>

/** What the owner said to each fact, by its place in the list: `no` for one that is wrong, else what was kept. */
export const settledFactsSchema = z.record(z.string(), z.enum(['yes', 'no']))
export type SettledFacts = z.output<typeof settledFactsSchema>
