// Every redirect that depends on the signed-in person, in one place. Screens, guards and session events call it.
import { PATHS, READY_DRAFT_PATH } from '../config/paths.ts'

export type AuthSituation =
  /** A guarded path is about to be shown; the session is known. */
  | {
      readonly when: 'entering'
      readonly path: string
      readonly personId: string | null
      /** A draft is ready, and its answers are closed. */
      readonly holdsDraft: boolean
    }
  /** A guarded screen is shown and finds no session. */
  | { readonly when: 'screen-without-session' }
  /** The session changed while a screen is shown. */
  | {
      readonly when: 'session-changed'
      readonly path: string
      readonly from: string | null
      readonly to: string | null
      /** The person has signed out; otherwise the service has ended the session. */
      readonly hasSignedOut: boolean
    }

const OPEN_PATH_PARTS = [PATHS.start, PATHS.login, PATHS.checkEmail]

// The pending-draft guard covers the onboarding, the session guard all other screens.
const isOnboarding = (path: string) => path.startsWith(PATHS.onboarding)

/** Compares two paths without regard to a slash at the end. */
const isSamePath = (path: string, other: string) => path.replace(/(?<=.)\/+$/, '') === other

const WITHOUT_FIELDS = [PATHS.onboarding, PATHS.start, PATHS.guide, PATHS.guideAlias, PATHS.waitingDraft]

/** Returns whether a path is one of a question, where a person may have entered something. */
export function isQuestionPath(path: string): boolean {
  return path.startsWith(`${PATHS.onboarding}/`) && !WITHOUT_FIELDS.some((other) => isSamePath(path, other))
}

const isDraftPath = (path: string) => path.startsWith(PATHS.draft.replace(':slug', ''))

/** Returns whether a path is one of the steps of publishing. */
export function isPublishPath(path: string): boolean {
  return path === PATHS.publish || path.startsWith(`${PATHS.publish}/`)
}

/**
 * Returns the path to redirect to, or `null` to stay.
 *
 * | situation                                   | goes to                                       |
 * |---------------------------------------------|-----------------------------------------------|
 * | enters onboarding without a session         | start, unless the path names an open screen   |
 * | enters onboarding with a draft that is ready| the waiting-draft screen, unless already there|
 * | … and has reopened the answers              | stays                                         |
 * | enters the dashboard without a session      | `/onboarding/`                                |
 * | a guarded screen finds no session           | login                                         |
 * | signs out, anywhere                         | `/onboarding`                                 |
 * | the session ends elsewhere, at a question   | stays: the person signs in again in place     |
 * | … or while publishing                       | stays; the owner signs in again in place      |
 * | … or at a draft                             | stays; its owner signs in again in place      |
 * | the session ends elsewhere, on other screens| `/onboarding`                                 |
 * | signs in on the dashboard or on check-email | the guide                                     |
 */
export function resolveAuthRedirect(situation: AuthSituation): string | null {
  switch (situation.when) {
    case 'entering':
      return isOnboarding(situation.path) ? onboardingRedirect(situation) : dashboardRedirect(situation)
    case 'screen-without-session':
      return PATHS.login
    case 'session-changed':
      return changeRedirect(situation)
  }
}

type Entering = Extract<AuthSituation, { when: 'entering' }>
type Changed = Extract<AuthSituation, { when: 'session-changed' }>

function onboardingRedirect({ path, personId, holdsDraft }: Entering): string | null {
  if (personId === null) return OPEN_PATH_PARTS.some((part) => path.includes(part)) ? null : PATHS.start
  return holdsDraft && !path.includes(PATHS.waitingDraft) ? READY_DRAFT_PATH : null
}

function dashboardRedirect({ personId }: Entering): string | null {
  return personId === null ? `${PATHS.onboarding}/` : null
}

// supabase-js repeats SIGNED_IN whenever the tab becomes visible: only a change of the person counts.
function changeRedirect({ path, from, to, hasSignedOut }: Changed): string | null {
  if (from === to) return null
  if (to === null) {
    if (isSamePath(path, PATHS.start)) return null
    return !hasSignedOut && (isQuestionPath(path) || isPublishPath(path) || isDraftPath(path))
      ? null
      : PATHS.onboarding
  }
  if (from !== null) return null
  return isSamePath(path, PATHS.home) || isSamePath(path, PATHS.checkEmail) ? PATHS.guide : null
}
