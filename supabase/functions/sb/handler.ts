import type { ErrorBody } from '@foyer/shared/api/error-body.ts'
import {
  BUILD_ERROR_STATUS,
  type BuildErrorCode,
  type SiteBuild,
  START_SITE_BUILDER_PATH,
} from '@foyer/shared/api/site-builder.ts'
import { answersVersion } from '@foyer/shared/onboarding/completion.ts'
import { pathFor } from '@foyer/shared/onboarding/flow.ts'
import { err, type Result } from '@foyer/shared/result.ts'
import { codePlaces } from '../_shared/code-places.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { BuildFailure } from './build-failure.ts'
import type { LoadAnswers } from './load-answers.ts'
import type { QueueBuild } from './queue-build.ts'

export type SiteBuilderDependencies = {
  readonly verifyUser: VerifyUser
  readonly loadAnswers: LoadAnswers
  readonly queueBuild: QueueBuild
  readonly log: (event: Record<string, unknown>) => void
}

const ALLOWED_METHODS = 'POST, OPTIONS'

const CORS_HEADERS = {
  // Nothing here goes by cookies: a page that has the owner's token could call from anywhere else, too.
  'access-control-allow-origin': '*',
  'access-control-allow-methods': ALLOWED_METHODS,
  'access-control-allow-headers': 'authorization, content-type, apikey, x-client-info',
  'access-control-max-age': '86400',
}

const MESSAGES: { readonly [Code in BuildErrorCode]: string } = {
  unauthorized: 'Please sign in first.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address only takes POST.',
  onboarding_incomplete: 'Some questions are still open. Please answer them first.',
  unexpected: 'Something broke on our side. Please try again later.',
  unavailable: 'We could not start building just now. Please try again in a moment.',
}

/** Makes the endpoint that starts to build the website of an owner who has answered every question. */
export function createHandler(deps: SiteBuilderDependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    const isHere = new URL(request.url).pathname === START_SITE_BUILDER_PATH
    if (isHere && request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: CORS_HEADERS })
    }
    const start = async (): Promise<Result<SiteBuild, BuildFailure>> => {
      if (!isHere) return err({ code: 'not_found' })
      if (request.method !== 'POST') return err({ code: 'method_not_allowed' })
      return startBuild(request, deps)
    }
    const started = await start().catch((error: unknown) => {
      deps.log({ event: 'start_broke', at: codePlaces(error) })
      return err<BuildFailure>({ code: 'unexpected' })
    })
    const response = started.ok
      ? Response.json({ build: started.value }, { status: 202 })
      : answerFailure(started.error.code)
    for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value)
    response.headers.set('cache-control', 'no-store')
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

async function startBuild(
  request: Request,
  { verifyUser, loadAnswers, queueBuild }: SiteBuilderDependencies,
): Promise<Result<SiteBuild, BuildFailure>> {
  const user = await verifyUser(request)
  if (!user.ok) return user
  const { userId } = user.value
  const answers = await loadAnswers(userId)
  if (!answers.ok) return answers
  const version = answersVersion(answers.value)
  const flow = pathFor(answers.value).at(-1)?.finishes
  if (version === null || flow === undefined) return err({ code: 'onboarding_incomplete' })
  return queueBuild({ userId, flow, answersVersion: version })
}

function answerFailure(code: BuildErrorCode): Response {
  const body: ErrorBody = { error: { code, message: MESSAGES[code] } }
  const response = Response.json(body, { status: BUILD_ERROR_STATUS[code] })
  if (code === 'method_not_allowed') response.headers.set('allow', ALLOWED_METHODS)
  if (code === 'unauthorized') response.headers.set('www-authenticate', 'Bearer')
  return response
}
