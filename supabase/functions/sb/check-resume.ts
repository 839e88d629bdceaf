import type { BuildErrorCode } from '@foyer/shared/api/site-builder.ts'
import { isOwnResume } from '@foyer/shared/onboarding/input/resume-file.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import type { Failure } from '../_shared/failure.ts'
import type { Call } from '../_shared/serve-endpoints.ts'
import type { SpendBudget } from '../_shared/spend-budget.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { InspectResume } from './inspect-resume.ts'

const bodySchema = z.object({ path: z.string({ error: 'Send the path of the file.' }) })

export type CheckResumeDependencies = {
  readonly verifyUser: VerifyUser
  readonly countPdfReading: SpendBudget
  readonly inspectResume: InspectResume
}

/** Checks a PDF that its owner has just uploaded, before an answer refers to it. */
export async function checkResume(
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
