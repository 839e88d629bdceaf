import { draftVersionSchema } from '@foyer/shared/api/drafts.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { WaitingFlow } from '@foyer/shared/onboarding/questions/step.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { loadOwn, loadOwnRow } from '../../lib/api/load-own.ts'
import { LATEST_COUNT } from '../../lib/paging.ts'

/** One delivered version of an owner's draft. */
export type DraftVersion = {
  readonly version: number
  /** `current-website`: a redesign proposal, whose style does not count. */
  readonly flow: WaitingFlow
  readonly style: DesignStyleId
  readonly createdAt: string
}

/**
 * Loads the latest versions of an owner's draft, newest first.
 *
 * @throws Error when they could not be read
 */
async function loadDraftVersions(personId: string, signal: AbortSignal): Promise<readonly DraftVersion[]> {
  const choice = { newestBy: 'version', limit: LATEST_COUNT, signal } as const
  const rows = await loadOwn('draft_versions', personId, draftVersionSchema, choice)
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))
}

/**
 * Loads what a delivered version of an owner's draft says, as it was stored: perhaps by an earlier release.
 *
 * @throws Error when it could not be read
 */
async function loadSavedContent(personId: string, version: number, signal: AbortSignal): Promise<unknown> {
  const row = z.object({ content: z.unknown() })
  const found = await loadOwnRow('draft_versions', personId, row, { where: { version }, signal })
  if (!found) throw new Error(`There is no version ${version}.`)
  return found.content
}

/** What a version says, and what its owner had entered for it; each as it was stored, perhaps by an earlier release. */
export type SavedState = { readonly content: unknown; readonly entered: unknown }

/**
 * Loads a delivered version of an owner's draft with what was entered for it.
 *
 * @throws Error when it could not be read
 */
export async function loadSavedState(personId: string, version: number): Promise<SavedState> {
  const row = z.object({ content: z.unknown(), entered: z.unknown() })
  const found = await loadOwnRow('draft_versions', personId, row, { where: { version } })
  if (!found) throw new Error(`There is no version ${version}.`)
  return found
}

/**
 * Loads the first version of an owner's draft, as it was built; `null` without one.
 *
 * @throws Error when it could not be read
 */
async function loadFirstDraft(personId: string, signal: AbortSignal): Promise<DraftVersion | null> {
  const found = await loadOwnRow('draft_versions', personId, draftVersionSchema, {
    where: { version: 1 },
    signal,
  })
  if (!found) return null
  const { created_at, ...row } = found
  return { ...row, createdAt: created_at }
}

/** The latest versions of a person's draft, newest first, as a query. */
export function draftVersionsQuery(personId: string) {
  return queryOptions<readonly DraftVersion[]>({
    queryKey: ['draft-versions', personId],
    queryFn: ({ signal }) => loadDraftVersions(personId, signal),
  })
}

/** The first version of a person's draft, as a query; its data is `null` without one. It never changes. */
export function firstDraftQuery(personId: string) {
  return queryOptions<DraftVersion | null>({
    queryKey: ['first-draft', personId],
    queryFn: ({ signal }) => loadFirstDraft(personId, signal),
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  })
}

/** What a delivered version of a person's draft says, as it was stored, as a query. A version never changes. */
export function savedContentQuery(personId: string, version: number) {
  return queryOptions({
    queryKey: ['saved-content', personId, version],
    queryFn: ({ signal }) => loadSavedContent(personId, version, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a person had entered for a delivered version, as it was stored, as a query. A version never changes. */
export function savedEnteredQuery(personId: string, version: number) {
  return queryOptions({
    queryKey: ['saved-entered', personId, version],
    queryFn: async () => (await loadSavedState(personId, version)).entered ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
