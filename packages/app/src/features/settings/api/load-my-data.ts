import { CAPTURES_PATH, capturesSchema } from '@foyer/shared/api/account.ts'
import { isCutOff, MAX_ROWS } from '../../../lib/row-limit.ts'
import { supabase } from '../../../lib/supabase.ts'

/** Below `max_rows` of every project, so that a short page is the last one. */
const PAGE_ROWS = 500

/** The tables in which a person has rows: the key in the file, and the columns that they may see. */
const TABLES = {
  profile: { table: 'profiles', columns: '*', order: 'id' },
  consents: { table: 'consents', columns: '*', order: 'accepted_at' },
  mailPreferences: { table: 'mail_preferences', columns: '*', order: 'profile_id' },
  answers: { table: 'onboarding_responses', columns: '*', order: 'step_number' },
  unsavedInputs: { table: 'unsaved_inputs', columns: '*', order: 'typed_at' },
  marketing: { table: 'marketing_details', columns: '*', order: 'profile_id' },
  drafts: { table: 'initial_drafts', columns: '*', order: 'profile_id' },
  draftVersions: { table: 'draft_versions', columns: '*', order: 'version' },
  siteDetails: { table: 'site_details', columns: '*', order: 'profile_id' },
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
  /** A sentence for each part that has only its newest rows. */
  readonly gaps: readonly string[]
}

/**
 * Loads everything that is stored of a person and that they may see. A part that cannot be read fails the whole, because
 * an incomplete file must not look complete. Lists that the database API cuts off are named in the content and in `gaps`.
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
  // Tables and captures are read in pages; referrals are not yet.
  const gaps = isCutOff(referrals)
    ? [`Only the newest ${MAX_ROWS.toLocaleString('en-US')} referrals are listed.`]
    : []
  const about = ['Everything that Foyer stores of you and shows to you.', ...gaps].join(' ')
  const content = {
    about,
    exportedAt: new Date().toISOString(),
    signIn,
    ...Object.fromEntries(parts),
    captures,
    referrals,
  }
  return { content, gaps }
}

type Source = (typeof TABLES)[keyof typeof TABLES]

async function loadRows({ table, columns, order }: Source): Promise<readonly unknown[]> {
  const client = await supabase()
  const rows: unknown[] = []
  for (;;) {
    const { data } = await client
      .from(table)
      .select<string, unknown>(columns)
      .order(order)
      .range(rows.length, rows.length + PAGE_ROWS - 1)
      .throwOnError()
    rows.push(...data)
    if (data.length < PAGE_ROWS) return rows
  }
}

async function loadUser(): Promise<unknown> {
  const { data, error } = await (await supabase()).auth.getUser()
  if (error) throw error
  const { id, email, new_email, user_metadata, created_at, last_sign_in_at } = data.user
  return { id, email, new_email, user_metadata, created_at, last_sign_in_at }
}

// Emails of referred people are masked, as on the screen.
async function loadReferrals(): Promise<readonly unknown[]> {
  const { data } = await (await supabase()).rpc('referral_list').throwOnError()
  return data
}

async function loadCaptures(): Promise<readonly unknown[]> {
  const { data, error } = await (await supabase()).functions.invoke(CAPTURES_PATH.slice(1), { method: 'GET' })
  if (error) throw error
  return capturesSchema.parse(data).captures
}
