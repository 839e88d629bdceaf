import { resumePath } from '../../packages/shared/src/onboarding/input/resume-file.ts'
import type { Owner } from './sign-in-by-code.ts'

/** Reserves a name for a PDF of an owner, as the app does before an upload. Returns its path in the bucket. */
export async function reserveResume({ client, userId }: Pick<Owner, 'client' | 'userId'>): Promise<string> {
  const { data } = await client.rpc('reserve_resume').throwOnError()
  if (data === null) throw new Error('This owner has no room for another PDF')
  return resumePath(userId, data)
}
