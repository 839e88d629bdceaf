import {
  BUILD_ERROR_STATUS,
  type BuildErrorCode,
  CHECK_RESUME_PATH,
  type SiteBuild,
  START_SITE_BUILDER_PATH,
} from '@foyer/shared/api/site-builder.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersToBuild, answersVersion } from '@foyer/shared/onboarding/flow/completion.ts'
import { answersOnPath, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { isOwnResume } from '@foyer/shared/onboarding/input/resume-file.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import type { Failure } from '../_shared/failure.ts'
import type { Log } from '../_shared/log.ts'
import { type Call, type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { SpendBudget } from '../_shared/spend-budget.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { WakeWorker } from '../_shared/wake-worker.ts'
import type { InspectResume } from './inspect-resume.ts'
import type { LoadAnswers } from './load-answers.ts'
import type { QueueBuild } from './queue-build.ts'

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

const bodySchema = z.object({ path: z.string({ error: 'Send the path of the file.' }) })

type CheckResumeDependencies = {
  readonly verifyUser: VerifyUser
  readonly countPdfReading: SpendBudget
  readonly inspectResume: InspectResume
}

/** Checks a PDF that its owner has just uploaded, before an answer refers to it. */
async function checkResume(
  { request, readAs }: Call,
  { verifyUser, countPdfReading, inspectResume }: CheckResumeDependencies,
): Promise<Result<null, Failure<BuildErrorCode>>> {
  const user = await verifyUser(request)
  if (!user.ok) return user
  const body = await readAs(bodySchema)
  if (!body.ok) return body
  const { path } = body.value
  if (!isOwnResume(user.value.userId, path)) return err({ code: 'not_found' })
  const counted = await countPdfReading(user.value.userId)
  if (!counted.ok) return counted
  const inspected = await inspectResume(path)
  if (!inspected.ok) return inspected
  if (inspected.value === 'missing') return err({ code: 'not_found' })
  return inspected.value === 'pdf' ? ok(null) : err({ code: 'resume_invalid' })
}

type StartBuildDependencies = {
  readonly verifyUser: VerifyUser
  readonly loadAnswers: LoadAnswers
  readonly inspectResume: InspectResume
  readonly queueBuild: QueueBuild
  /** Starts the work on the queue. */
  readonly wakeWorker: WakeWorker
  /** Lets work go on after the answer. */
  readonly inBackground: (work: Promise<void>) => void
}

/** Queues the website of an owner who has answered every question. */
async function startBuild(
  request: Request,
  { verifyUser, loadAnswers, inspectResume, queueBuild, wakeWorker, inBackground }: StartBuildDependencies,
): Promise<Result<SiteBuild, Failure<BuildErrorCode>>> {
  const user = await verifyUser(request)
  if (!user.ok) return user
  const { userId } = user.value
  const loaded = await loadAnswers(userId)
  if (!loaded.ok) return loaded
  const answers = answersToBuild(loaded.value)
  const version = answersVersion(answers)
  const flow = pathFor(answers).at(-1)?.finishes
  if (version === null || flow === undefined) return err({ code: 'onboarding_incomplete' })
  const story = await checkStory(userId, answers, inspectResume)
  if (!story.ok) return story
  const build = await queueBuild({ userId, flow, answersVersion: version })
  if (build.ok && build.value.status === 'queued') inBackground(wakeWorker())
  return build
}

/**
 * Nothing is built from a file that is not a PDF, whether or not the app has had it checked: the file is removed, and the
 * text of the owner is enough without it.
 */
async function checkStory(
  userId: string,
  answers: Answers,
  inspectResume: InspectResume,
): Promise<Result<null, Failure<BuildErrorCode>>> {
  const story = answersOnPath(answers).clinicianDetails
  if (!story?.resume_file_path) return ok(null)
  const { resume_file_path: path, resume_text: text } = story
  const inspected = isOwnResume(userId, path) ? await inspectResume(path) : ok('missing' as const)
  if (!inspected.ok) return inspected
  return inspected.value === 'pdf' || text.trim() ? ok(null) : err({ code: 'resume_invalid' })
}
