import {
  BUILD_ERROR_STATUS,
  type BuildErrorCode,
  CHECK_RESUME_PATH,
  START_SITE_BUILDER_PATH,
} from '@foyer/shared/api/site-builder.ts'
import { ok } from '@foyer/shared/result.ts'
import type { Log } from '../_shared/log.ts'
import { type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import { type CheckResumeDependencies, checkResume } from './check-resume.ts'
import { type StartBuildDependencies, startBuild } from './start-build.ts'

export type SiteBuilderDependencies = StartBuildDependencies &
  CheckResumeDependencies & {
    readonly log: Log
  }

const CHECK_MAX_BYTES = 1024

/** Makes the endpoints around building a website: checking an uploaded PDF, and starting the build. */
export function createHandler(deps: SiteBuilderDependencies): (request: Request) => Promise<Response> {
  const endpoints = new Map<string, Endpoint<BuildErrorCode>>([
    [
      START_SITE_BUILDER_PATH,
      {
        method: 'POST',
        maxBodyBytes: 0,
        answer: async ({ request }) => {
          const build = await startBuild(request, deps)
          return build.ok ? ok(Response.json({ build: build.value }, { status: 202 })) : build
        },
      },
    ],
    [
      CHECK_RESUME_PATH,
      {
        method: 'POST',
        maxBodyBytes: CHECK_MAX_BYTES,
        answer: async (call) => {
          const checked = await checkResume(call, deps)
          return checked.ok ? ok(new Response(null, { status: 204 })) : checked
        },
      },
    ],
  ])
  return serveEndpoints({
    name: 'sb',
    findEndpoint: (path) => endpoints.get(path),
    statuses: BUILD_ERROR_STATUS,
    messages: {
      onboarding_incomplete: 'Some questions are still open. Please answer them first.',
      resume_invalid: 'Please upload a PDF file.',
    },
    log: deps.log,
  })
}
