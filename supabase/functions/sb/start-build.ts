import type { BuildErrorCode, SiteBuild } from '@foyer/shared/api/site-builder.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersToBuild, answersVersion } from '@foyer/shared/onboarding/flow/completion.ts'
import { answersOnPath, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { isOwnResume } from '@foyer/shared/onboarding/input/resume-file.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import type { Failure } from '../_shared/failure.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { WakeWorker } from '../_shared/wake-worker.ts'
import type { InspectResume } from './inspect-resume.ts'
import type { LoadAnswers } from './load-answers.ts'
import type { QueueBuild } from './queue-build.ts'

export type StartBuildDependencies = {
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
export async function startBuild(
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
