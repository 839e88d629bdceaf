import { preloadAnswers } from '../answers/preload-answers.ts'
import { holdsDraft } from '../site/initial-draft.ts'
import { isQuestionPath } from './resolve-auth-redirect.ts'
import { type GuardArgs, guard } from './session-guard.ts'

/**
 * The pending-draft guard of the onboarding: it needs a session, and sends owners with a ready draft to it, unless they
 * have reopened their answers. Apart from the guard of the dashboard, which does not need the questionnaire.
 */
export function draftGuardLoader(args: GuardArgs): Promise<Response | null> {
  return guard(args, (personId) => {
    const { pathname } = new URL(args.request.url)
    if (isQuestionPath(pathname)) preloadAnswers(personId, pathname)
    return holdsDraft(personId)
  })
}
