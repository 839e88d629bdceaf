// Every redirect that depends on who is signed in, in one place. Screens, guards and session events ask here and obey.
import { PATHS, READY_DRAFT_PATH } from '../config/paths.ts'

export type AuthSituation =
  /** A guarded address is about to be shown; the session is known. */
  | {
      readonly when: 'entering'
      readonly path: string
      readonly personId: string | null
      /** The session came with this very page load, from a mailed link. */
      readonly hasJustSignedIn: boolean
      readonly hasReadyDraft: boolean
    }
  /** A guarded screen is shown all the same, and finds no session. */
  | { readonly when: 'screen-without-session' }
  /** The session changed while a screen is shown. */
  | {
      readonly when: 'session-changed'
      readonly path: string
      readonly from: string | null
      readonly to: string | null
    }

const OPEN_PATH_PARTS = [PATHS.start, PATHS.login, PATHS.checkEmail]

// Screens of the onboarding are judged by the pending-draft guard, all others by the dashboard's.
const isOnboarding = (path: string) => path.startsWith(PATHS.onboarding)
const isSamePath = (path: string, other: string) => path.replace(/(?<=.)\/+$/, '') === other

/**
 * Says where a visitor has to go, or `null` when they may stay.
 *
 * | situation                                   | goes to                                       |
 * |---------------------------------------------|-----------------------------------------------|
 * | enters onboarding without a session         | start, unless the path names an open screen   |
 * | enters onboarding with a draft that is ready| the waiting-draft screen, unless already there|
 * | enters the dashboard without a session      | `/onboarding/`                                |
 * | enters the dashboard right from a link      | the guide                                     |
 * | a guarded screen finds no session           | login                                         |
 * | signs out, anywhere                         | `/onboarding`                                 |
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

function onboardingRedirect({ path, personId, hasReadyDraft }: Entering): string | null {
  if (personId === null) return OPEN_PATH_PARTS.some((part) => path.includes(part)) ? null : PATHS.start
  return hasReadyDraft && !path.includes(PATHS.waitingDraft) ? READY_DRAFT_PATH : null
}

function dashboardRedirect({ personId, hasJustSignedIn }: Entering): string | null {
  if (personId === null) return `${PATHS.onboarding}/`
  return hasJustSignedIn ? PATHS.guide : null
}

// The client reports "signed in" again whenever the tab gets the focus: only a change of who it is counts.
function changeRedirect({ path, from, to }: Changed): string | null {
  if (from === to) return null
  if (to === null) return isSamePath(path, PATHS.start) ? null : PATHS.onboarding
  if (from !== null) return null
  return isSamePath(path, PATHS.home) || isSamePath(path, PATHS.checkEmail) ? PATHS.guide : null
}
