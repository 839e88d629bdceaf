import type { ErrorBody } from '@foyer/shared/api/error-body.ts'
import {
  BUILD_ERROR_STATUS,
  type BuildErrorCode,
  CHECK_RESUME_PATH,
  START_SITE_BUILDER_PATH,
} from '@foyer/shared/api/site-builder.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { codePlaces } from '../_shared/code-places.ts'
import type { Log } from '../_shared/log.ts'
import type { BuildFailure } from './build-failure.ts'
import { checkResume } from './check-resume.ts'
import { type StartBuildDependencies, startBuild } from './start-build.ts'

export type SiteBuilderDependencies = StartBuildDependencies & {
  readonly log: Log
}

type Endpoint = (request: Request, deps: SiteBuilderDependencies) => Promise<Result<Response, BuildFailure>>

const ENDPOINTS = new Map<string, Endpoint>([
  [
    START_SITE_BUILDER_PATH,
    async (request, deps) => {
      const build = await startBuild(request, deps)
      return build.ok ? ok(Response.json({ build: build.value }, { status: 202 })) : build
    },
  ],
  [
    CHECK_RESUME_PATH,
    async (request, deps) => {
      const checked = await checkResume(request, deps)
      return checked.ok ? ok(new Response(null, { status: 204 })) : checked
    },
  ],
])

const ALLOWED_METHODS = 'POST, OPTIONS'

const CORS_HEADERS = {
  // Nothing here goes by cookies: a page that has the owner's token could call from anywhere else, too.
  'access-control-allow-origin': '*',
  'access-control-allow-methods': ALLOWED_METHODS,
  'access-control-allow-headers': 'authorization, content-type, apikey, x-client-info',
  'access-control-max-age': '86400',
}

const MESSAGES: { readonly [Code in BuildErrorCode]: string } = {
  invalid_request: 'This request could not be read.',
  unauthorized: 'Please sign in first.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address only takes POST.',
  onboarding_incomplete: 'Some questions are still open. Please answer them first.',
  resume_invalid: 'Please upload a PDF file.',
  unexpected: 'Something broke on our side. Please try again later.',
  unavailable: 'That did not work just now. Please try again in a moment.',
}

/** Makes the endpoints around building a website: looking at an uploaded PDF, and starting the build. */
export function createHandler(deps: SiteBuilderDependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    const endpoint = ENDPOINTS.get(new URL(request.url).pathname)
    if (endpoint && request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: CORS_HEADERS })
    }
    const call = async (): Promise<Result<Response, BuildFailure>> => {
      if (!endpoint) return err({ code: 'not_found' })
      if (request.method !== 'POST') return err({ code: 'method_not_allowed' })
      return endpoint(request, deps)
    }
    const called = await call().catch((error: unknown) => {
      deps.log({ event: 'call_broke', at: codePlaces(error) })
      return err<BuildFailure>({ code: 'unexpected' })
    })
    const response = called.ok ? called.value : answerFailure(called.error.code)
    for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value)
    response.headers.set('cache-control', 'no-store')
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

function answerFailure(code: BuildErrorCode): Response {
  const body: ErrorBody = { error: { code, message: MESSAGES[code] } }
  const response = Response.json(body, { status: BUILD_ERROR_STATUS[code] })
  if (code === 'method_not_allowed') response.headers.set('allow', ALLOWED_METHODS)
  if (code === 'unauthorized') response.headers.set('www-authenticate', 'Bearer')
  return response
}
