import { CAPTURES_PATH, capturesSchema } from '@foyer/shared/api/account.ts'
import { RESUME_BUCKET, storedFileName } from '@foyer/shared/onboarding/input/resume-file.ts'
import { PICTURES_BUCKET } from '@foyer/shared/pictures/picture.ts'
import * as z from 'zod/mini'
import { callDatabase } from '../../../lib/api/call-database.ts'
import { callFunction } from '../../../lib/api/call-function.ts'
import { eachPage, MAX_PAGE_ROWS, type PageKey, pageKeySchema } from '../../../lib/paging.ts'
import { supabase } from '../../../lib/supabase.ts'

const TIMEOUT_MS = 20_000

/** Below `max_rows` of every project, so that a short page is the last one. */
const PAGE_ROWS = 500

/** The tables in which a person has rows: the key in the file, the columns that they may see, and those that order it. */
const TABLES = {
  profile: { table: 'profiles', columns: '*', order: 'id' },
  consents: { table: 'consents', columns: '*', order: 'accepted_at' },
  mailPreferences: { table: 'mail_preferences', columns: '*', order: 'profile_id' },
  answers: { table: 'onboarding_responses', columns: '*', order: 'step_number' },
  entries: { table: 'entries', columns: '*', order: 'key' },
  marketing: { table: 'marketing_details', columns: '*', order: 'profile_id' },
  drafts: { table: 'initial_drafts', columns: '*', order: 'profile_id' },
  draftVersions: { table: 'draft_versions', columns: '*', order: 'version' },
  siteDomains: {
    table: 'site_domains',
    columns: 'hostname,shown_name,state,added_at,checked_at,live_at,lost_at',
    order: 'added_at',
  },
  pageLoads: { table: 'page_loads', columns: 'day,page,source,loads', order: 'day,page,source' },
  websiteReadings: { table: 'website_readings', columns: '*', order: 'profile_id' },
  siteBuilds: {
    table: 'site_builds',
    columns: 'flow,answers_version,status,created_at,updated_at',
    order: 'created_at',
  },
  changeRequests: { table: 'change_requests', columns: '*', order: 'created_at' },
  waitlistEntries: { table: 'waitlist_entries', columns: '*', order: 'created_at' },
  supportRequests: {
    table: 'support_requests',
    columns: 'id,topic,message,page,status,created_at',
    order: 'created_at',
  },
} as const

export type MyData = {
  readonly content: Readonly<Record<string, unknown>>
  /** The uploaded PDFs by their names. */
  readonly pdfs: ReadonlyMap<string, Uint8Array>
  /** The pictures of the website by the names of their files. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

/**
 * Loads everything that is stored of a person and that they may see, to the last row and file. A part that cannot be
 * read fails the whole, because an incomplete file must not look complete.
 *
 * @throws Error when a part could not be read
 */
export async function loadMyData(): Promise<MyData> {
  const [signIn, captures, referrals, ...parts] = await Promise.all([
    loadUser(),
    loadCaptures(),
    loadReferrals(),
    ...Object.entries(TABLES).map(async ([name, source]) => [name, await loadRows(source)] as const),
  ])
  const [pdfs, pictures] = await Promise.all([
    loadFiles(RESUME_BUCKET, signIn.id),
    loadFiles(PICTURES_BUCKET, signIn.id),
  ])
  const content = {
    about: 'Everything that Foyer stores of you and shows to you.',
    exportedAt: new Date().toISOString(),
    signIn,
    ...Object.fromEntries(parts),
    captures,
    referrals,
    pdfs: [...pdfs.keys()],
    pictures: [...pictures.keys()],
  }
  return { content, pdfs, pictures }
}

type Source = (typeof TABLES)[keyof typeof TABLES]

async function loadRows({ table, columns, order }: Source): Promise<readonly unknown[]> {
  const client = await supabase()
  const rows: unknown[] = []
  for (;;) {
    const all = client.from(table).select<string, unknown>(columns)
    const { data } = await order
      .split(',')
      .reduce((query, column) => query.order(column), all)
      .range(rows.length, rows.length + PAGE_ROWS - 1)
      .throwOnError()
    rows.push(...data)
    if (data.length < PAGE_ROWS) return rows
  }
}

async function loadUser() {
  const { data, error } = await (await supabase()).auth.getUser()
  if (error) throw error
  const { id, email, new_email, user_metadata, created_at, last_sign_in_at } = data.user
  return { id, email, new_email, user_metadata, created_at, last_sign_in_at }
}

const referralsPage = z.object({
  rows: z.array(z.unknown()),
  next: z.nullable(pageKeySchema),
  total: z.int(),
})

// Emails of referred people are masked, as on the screen.
async function loadReferrals(): Promise<readonly unknown[]> {
  const load = (after: PageKey | null) =>
    callDatabase('referral_list', { page_size: MAX_PAGE_ROWS, ...(after && { after }) }, referralsPage)
  const rows: unknown[] = []
  for await (const page of eachPage(load)) rows.push(...page.rows)
  return rows
}

async function loadCaptures(): Promise<readonly unknown[]> {
  const request = { method: 'GET', timeout: TIMEOUT_MS } as const
  return (await callFunction(CAPTURES_PATH, request, capturesSchema)).captures
}

/** Loads the files in the person's folder. They get the stored, unique names: the original ones may repeat. */
async function loadFiles(name: string, personId: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const bucket = (await supabase()).storage.from(name)
  const { data: files, error } = await bucket.list(personId, { limit: MAX_PAGE_ROWS })
  if (error) throw error
  const loaded = new Map<string, Uint8Array>()
  for (const { name } of files) {
    const path = `${personId}/${name}`
    const { data, error: failure } = await bucket.download(path)
    if (failure) throw failure
    loaded.set(storedFileName(path), new Uint8Array(await data.arrayBuffer()))
  }
  return loaded
}
