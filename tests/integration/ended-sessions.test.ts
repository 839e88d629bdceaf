// After "log out all devices" an access token opens nothing any more, although it has not expired.
import { PAYOUT_CODE_PATH } from '@foyer/shared/api/payouts.ts'
import { PDF_TYPE } from '@foyer/shared/onboarding/input/resume-file.ts'
import { expect, test } from 'vitest'
import { reserveResume } from './reserve-resume.ts'
import { sharedTestStack } from './shared-test-stack.ts'
import { type Owner, openSecondBrowser, signInByCode } from './sign-in-by-code.ts'

const stack = await sharedTestStack()

const PDF = new Blob(['%PDF-1.7'], { type: PDF_TYPE })

/** The status of everything that a token may open. */
async function statusesOf(token: string, path: string): Promise<readonly number[]> {
  const headers = { apikey: stack.keys.publishableKey, authorization: `Bearer ${token}` }
  const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
  const answers = await Promise.all([
    fetch(`${stack.apiUrl}/rest/v1/profiles?select=*`, { headers }),
    fetch(`${stack.apiUrl}/rest/v1/rpc/partner_account`, post),
    fetch(`${stack.apiUrl}/rest/v1/profiles?id=not.is.null`, {
      ...post,
      method: 'PATCH',
      body: '{"first_name":"Eve"}',
    }),
    fetch(`${stack.apiUrl}/storage/v1/object/authenticated/resumes/${path}`, { headers }),
    fetch(`${stack.apiUrl}/functions/v1${PAYOUT_CODE_PATH}`, post),
  ])
  return answers.map(({ status }) => status)
}

async function ownerWithFile(): Promise<{ readonly owner: Owner; readonly path: string }> {
  const owner = await signInByCode(stack)
  const path = await reserveResume(owner)
  const { error } = await owner.client.storage.from('resumes').upload(path, PDF, { contentType: PDF_TYPE })
  if (error) throw error
  return { owner, path }
}

test('a token reads nothing on after its session has ended, and others go on', async () => {
  const { owner, path } = await ownerWithFile()
  const other = await ownerWithFile()
  expect(await statusesOf(owner.token, path)).toEqual([200, 200, 204, 200, 204])
  const second = await openSecondBrowser(stack, owner)
  expect((await second.auth.signOut({ scope: 'global' })).error).toBeNull()
  expect(await statusesOf(owner.token, path)).toEqual([401, 401, 401, 400, 401])
  expect(await statusesOf(other.owner.token, other.path)).toEqual([200, 200, 204, 200, 204])
})
