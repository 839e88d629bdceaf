import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersOnPath, firstUnanswered, isAnswered, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { prefersTalking } from '@foyer/shared/onboarding/questions/branches.ts'
import { buildStage, isUnderWay, type StoredSite } from './api/stored-site.ts'

/** The status of a website. */
export type DraftState =
  | {
      readonly kind: 'unfinished'
      /** The first question without an answer. */
      readonly next: { readonly title: string; readonly path: string }
      readonly answered: number
      readonly asked: number
    }
  /** The owner prefers a call. */
  | { readonly kind: 'call' }
  /** Everything is answered; no build was requested. */
  | { readonly kind: 'not-started' }
  | { readonly kind: 'queued' | 'building'; readonly askedAt: string }
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'ready' } & ReadyDraft)

/** Where a draft can be looked at. */
export type DraftAddress = {
  readonly url: string
  /** Its name in addresses of the app; `null` when the draft is on another site. */
  readonly slug: string | null
}

/** A delivered draft. */
export type ReadyDraft = DraftAddress & {
  readonly version: number
  readonly deliveredAt: string | null
  /** From the request to the delivery; `null` when that took longer than a minute. */
  readonly builtInSeconds: number | null
  /** The owner is changing the answers. */
  readonly isReopened: boolean
}

/** Derives the status of a website: a draft wins over a running build, and a build over the answers. */
export function draftState(answers: Answers, stored: StoredSite): DraftState {
  const { build } = stored
  const ready = readyDraft(stored)
  if (ready) return { kind: 'ready', ...ready }
  const stage = buildStage({ draft: null, build })
  if (build && isUnderWay(stage)) return { kind: stage, askedAt: build.askedAt }
  const next = firstUnanswered(answers)
  if (next) {
    const path = pathFor(answers)
    const answered = path.filter((step) => isAnswered(step.key, answers)).length
    return {
      kind: 'unfinished',
      next: { title: next.title, path: next.path },
      answered,
      asked: path.length,
    }
  }
  if (prefersTalking(answersOnPath(answers))) return { kind: 'call' }
  return { kind: stage === 'failed' ? 'failed' : 'not-started' }
}

/** Returns the delivered draft; `null` before the first delivery. */
export function readyDraft({ draft, build }: StoredSite): ReadyDraft | null {
  const address = draft && draftAddress(draft.url)
  if (!draft || !address) return null
  return {
    ...address,
    version: draft.version,
    deliveredAt: draft.deliveredAt,
    builtInSeconds: builtInSeconds(draft.deliveredAt, build),
    isReopened: draft.reopenedAt !== null,
  }
}

/** A draft is shown in seconds; one that took longer has an hour. */
const LONGEST_SECONDS = 60

// Both times are of the database's clock.
function builtInSeconds(deliveredAt: string | null, build: StoredSite['build']): number | null {
  if (!deliveredAt || build?.status !== 'done') return null
  const seconds = Math.max(1, Math.round((Date.parse(deliveredAt) - Date.parse(build.askedAt)) / 1000))
  return seconds <= LONGEST_SECONDS && deliveredAt > build.askedAt ? seconds : null
}

/** Returns what a stored address leads to; `null` when it may not become a link: only web addresses and paths of the app may. */
export function draftAddress(url: string): DraftAddress | null {
  if (!/^(https?:\/\/|\/[^/\\])/i.test(url)) return null
  return { url, slug: /^\/drafts\/([0-9a-f]{32})$/.exec(url)?.[1] ?? null }
}
