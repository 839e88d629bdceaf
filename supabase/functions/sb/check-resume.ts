import { isOwnResume } from '@foyer/shared/onboarding/input/resume-file.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { readBody } from '../_shared/read-body.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { BuildFailure } from './build-failure.ts'
import type { InspectResume } from './inspect-resume.ts'

const MAX_BODY_BYTES = 1024

const bodySchema = z.object({ path: z.string() })

/** Looks at a PDF that its owner has just uploaded, before an answer speaks of it. */
export async function checkResume(
  request: Request,
  { verifyUser, inspectResume }: { readonly verifyUser: VerifyUser; readonly inspectResume: InspectResume },
): Promise<Result<null, BuildFailure>> {
  const user = await verifyUser(request)
  if (!user.ok) return user
  const path = await readPath(request)
  if (path === null) return err({ code: 'invalid_request' })
  if (!isOwnResume(user.value.userId, path)) return err({ code: 'not_found' })
  const inspected = await inspectResume(path)
  if (!inspected.ok) return inspected
  if (inspected.value === 'missing') return err({ code: 'not_found' })
  return inspected.value === 'pdf' ? ok(null) : err({ code: 'resume_invalid' })
}

async function readPath(request: Request): Promise<string | null> {
  const body = await readBody(request, MAX_BODY_BYTES)
  if (!body.ok) return null
  try {
    return bodySchema.parse(JSON.parse(new TextDecoder().decode(body.value))).path
  } catch {
    return null
  }
}
