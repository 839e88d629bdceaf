import type { Stack } from '../../supabase/local/stack.ts'
import { forgetRequests } from '../forget-requests.ts'
import { startTestStack } from './start-test-stack.ts'

let started: Promise<Stack> | undefined

/**
 * Returns the stack that the test files of a process share: starting one takes longer than most of them. For files whose tests
 * ask about their own people alone, and leave functions, tables and settings as they were. It ends with the process.
 */
export async function sharedTestStack(): Promise<Stack> {
  started ??= startTestStack({
    trustEdge: true,
    env: {
      FOYER_SUPPORT_EMAIL: 'desk@foyer.test',
      // All tests sign in from one address.
      SUPABASE_AUTH_RATE_LIMIT_SIGN_IN_SIGN_UPS: '100000',
      SUPABASE_AUTH_RATE_LIMIT_TOKEN_VERIFICATIONS: '100000',
    },
  })
  const stack = await started
  await forgetRequests({ stack })
  return stack
}
