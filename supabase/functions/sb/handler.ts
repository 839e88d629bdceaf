import {
  BUILD_ERROR_STATUS,
  type BuildErrorCode,
  CHECK_RESUME_PATH,
  START_SITE_BUILDER_PATH,
} from '@foyer/shared/api/site-builder.ts'
import { ok } from '@foyer/shared/result.ts'
import type { Log } from '../_shared/log.ts'
import { serveEndpoints } from '../_shared/serve-endpoints.ts'
import { checkResume } from './check-resume.ts'
import { type StartBuildDependencies, startBuild } from './start-build.ts'

export type SiteBuilderDependencies = StartBuildDependencies & {
  readonly log: Log
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
  return serveEndpoints<BuildErrorCode>({
    name: 'call',
    endpoints: new Map([
      [
        START_SITE_BUILDER_PATH,
        {
          method: 'POST',
          answer: async (request) => {
            const build = await startBuild(request, deps)
            return build.ok ? ok(Response.json({ build: build.value }, { status: 202 })) : build
          },
        },
      ],
      [
        CHECK_RESUME_PATH,
        {
          method: 'POST',
          answer: async (request) => {
            const checked = await checkResume(request, deps)
            return checked.ok ? ok(new Response(null, { status: 204 })) : checked
          },
        },
      ],
    ]),
    statuses: BUILD_ERROR_STATUS,
    messages: MESSAGES,
    log: deps.log,
  })
}
