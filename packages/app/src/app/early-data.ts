import { PATHS } from '../config/paths.ts'
import { type EarlyRequest, sendEarly } from '../lib/early-requests.ts'
import { validKeptSession } from '../lib/kept-session.ts'
import { parsePerson } from '../session/person.ts'
import { isQuestionPath, isSamePath } from './resolve-auth-redirect.ts'

/** Sends what the guard and the screen of a path ask first, if the browser stores a session that is still valid. */
export function sendEarlyData(path: string): void {
  const session = validKeptSession()
  const person = parsePerson(session?.user)
  const token = session?.access_token
  if (person && typeof token === 'string') sendEarly(earlyRequestsOf(path, person.id), token)
}

/**
 * Returns what the guard and the screen of a path ask first, with the parameters in the order in which
 * supabase-js writes them. A test opens each screen and fails when the client does not ask exactly this.
 */
export function earlyRequestsOf(path: string, personId: string): readonly EarlyRequest[] {
  const mine = { profile_id: `eq.${personId}` }
  const answers = read('onboarding_responses', {
    select: 'response,branch_path,question_key',
    ...mine,
    order: 'created_at.desc',
  })
  const draft = (columns: string) =>
    read('initial_drafts', { select: columns, ...mine, url: 'not.is.null', limit: '1' })
  const summary = { path: 'rpc/referral_summary', body: '{}' }
  const changes = { path: 'rpc/what_changed', body: '{}' }
  if (isQuestionPath(path))
    return [
      draft('url,version,reopened_at'),
      answers,
      read('unsaved_inputs', { select: 'question_key,input,based_on,typed_at', ...mine }),
    ]
  if (isSamePath(path, PATHS.home))
    return [
      answers,
      draft('url,version,delivered_at,reopened_at'),
      read('site_builds', { select: 'status,created_at', ...mine, order: 'created_at.desc', limit: '1' }),
      read('profiles', { select: 'first_name,last_name,company_name', id: `eq.${personId}`, limit: '1' }),
      read('consents', { select: 'document', ...mine }),
      summary,
      changes,
    ]
  if (isSamePath(path, PATHS.rewards))
    return [
      summary,
      {
        path: 'rpc/referral_list',
        body: JSON.stringify({ sort_by: 'signed_up', is_descending: true, page_size: 50 }),
      },
      changes,
    ]
  return []
}

function read(table: string, query: Record<string, string>): EarlyRequest {
  return { path: `${table}?${new URLSearchParams(query)}` }
}
