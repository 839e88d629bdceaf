import { WAITLIST_FEATURES, WAITLIST_PATH, type WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { env } from '../../../config/env.ts'
import { loadOwn } from '../../../lib/api/load-own.ts'
import { supabase } from '../../../lib/supabase.ts'
import { dismissToasts, showToast } from '../../../lib/toast.ts'
import { UNREACHABLE } from '../../../session/auth-failure.ts'

const entrySchema = z.object({ feature: z.enum(WAITLIST_FEATURES), created_at: z.string() })

/** The date of joining by list; lists the person is not on are missing. */
type Entries = ReadonlyMap<WaitlistFeature, Date>

/**
 * Loads which lists a person is on.
 *
 * @throws Error when it could not be read
 */
async function loadEntries(personId: string, signal: AbortSignal): Promise<Entries> {
  const entries = await loadOwn('waitlist_entries', personId, entrySchema, { signal })
  return new Map(entries.map(({ feature, created_at }) => [feature, new Date(created_at)]))
}

/**
 * Adds a person to a list. A member keeps the original date.
 *
 * @throws Error when it could not be stored
 */
async function joinList(personId: string, feature: WaitlistFeature): Promise<void> {
  const client = await supabase()
  await client
    .from('waitlist_entries')
    .upsert({ profile_id: personId, feature }, { onConflict: 'profile_id,feature', ignoreDuplicates: true })
    .throwOnError()
}

/**
 * Removes a person from a list.
 *
 * @throws Error when it could not be stored
 */
async function leaveList(personId: string, feature: WaitlistFeature): Promise<void> {
  const client = await supabase()
  await client
    .from('waitlist_entries')
    .delete()
    .eq('profile_id', personId)
    .eq('feature', feature)
    .throwOnError()
}

const TIMEOUT_MS = 10_000

/** The request of a visitor: the email and the field that people do not see. */
type EmailJoin = { readonly email: string; readonly more: string }

/**
 * Adds an email to the list for social ads. The answer is the same for an email that is already listed.
 *
 * @returns nothing, or the sentence that says what went wrong
 */
export async function joinByEmail(
  join: EmailJoin,
): Promise<Result<null, { readonly code: string; readonly message: string }>> {
  try {
    // As plain text it needs no preflight.
    const response = await fetch(`${env().functionsUrl}${WAITLIST_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify(join),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return ok(null)
    const message = await errorMessage(response)
    return err({
      code: String(response.status),
      message: message ?? 'We could not save this. Your email is still here; try again.',
    })
  } catch (error) {
    console.warn('The email could not be put on the list:', error)
    return err(UNREACHABLE)
  }
}

const errorBodySchema = z.object({ error: z.object({ message: z.string() }) })

/** Reads the sentence for people from an error response of our edge functions; `null` if there is none. */
async function errorMessage(response: Response): Promise<string | null> {
  const parsed = errorBodySchema.safeParse(await response.json().catch(() => null))
  return parsed.success ? parsed.data.error.message : null
}

/** Formats the day a person joined a list, with the year only when it is not the current one. */
export function listSince(since: Date, now: Date): string {
  const isThisYear = since.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(since)
}

/** The lists that a person is on. */
function entriesQuery(personId: string) {
  return queryOptions({
    queryKey: ['waitlist', personId],
    queryFn: ({ signal }) => loadEntries(personId, signal),
  })
}

/** A person's membership of one list, and the function that joins or leaves it. */
export function useWaitlist(personId: string, feature: WaitlistFeature) {
  const queryClient = useQueryClient()
  const query = entriesQuery(personId)
  const entries = useQuery(query)
  const since = entries.data?.get(feature) ?? null
  const change = useMutation({
    mutationFn: async () => {
      dismissToasts()
      await (since ? leaveList : joinList)(personId, feature)
      // Show what is stored, not what was sent.
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
    },
    onError: () =>
      showToast({
        kind: 'destructive',
        title: 'Error',
        description: 'We could not save this. Press the button to try again.',
      }),
  })
  return {
    /** The date of joining; `null` for non-members, `undefined` while unknown. */
    since: entries.isPending ? undefined : since,
    isUnknown: entries.isError,
    isBusy: entries.isPending || change.isPending,
    change: () => change.mutate(),
  }
}
