import {
  BUILD_ERROR_STATUS,
  isResumeInvalid,
  type SiteBuild,
  START_SITE_BUILDER_PATH,
  siteBuildSchema,
} from '@foyer/shared/api/site-builder.ts'
import { BUILD_FAILED_MESSAGE } from '@foyer/shared/onboarding/pages/waiting.ts'
import * as z from 'zod/mini'
import { callFunction, FunctionRefused } from '../../lib/api/call-function.ts'
import { BudgetSpent } from '../../lib/budget-spent.ts'

/** The server reads the PDF first. Two requests start one build, so the owner may ask again. */
const TIMEOUT_MS = 30_000

const answerSchema = z.catch(z.nullable(z.object({ build: siteBuildSchema })), null)

/** The story's only file is not a PDF: a retry helps once there is another file. */
export class ResumeInvalid extends Error {}

/** The server finds a question unanswered: the answers were changed on another device or in another tab. */
export class AnswersOutdated extends Error {}

/**
 * Requests the website: `POST /sb/start-site-builder-form` without a body. Two requests for the same answers start one
 * build.
 *
 * @returns the status of the build; `done` when the draft shows these answers already, `null` when the answer says
 *   nothing readable
 * @throws ResumeInvalid when the story has no readable PDF and no text
 * @throws AnswersOutdated when the server finds a question unanswered
 * @throws BudgetSpent when the draft was drawn too often
 * @throws Error when the build was not started
 */
export async function startSiteBuilder(): Promise<SiteBuild['status'] | null> {
  try {
    const request = { headers: { 'Content-Type': 'application/json' }, timeout: TIMEOUT_MS }
    return (await callFunction(START_SITE_BUILDER_PATH, request, answerSchema))?.build.status ?? null
  } catch (cause) {
    if (cause instanceof BudgetSpent) throw cause
    if (!(cause instanceof FunctionRefused)) throw new Error(BUILD_FAILED_MESSAGE, { cause })
    if (isResumeInvalid(cause.status, cause.answer)) throw new ResumeInvalid(BUILD_FAILED_MESSAGE, { cause })
    if (cause.status === BUILD_ERROR_STATUS.onboarding_incomplete) {
      throw new AnswersOutdated(BUILD_FAILED_MESSAGE, { cause })
    }
    throw new Error(BUILD_FAILED_MESSAGE, { cause })
  }
}
