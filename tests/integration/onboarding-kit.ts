import type { ResponseRow } from '../../packages/shared/src/onboarding/flow/response-row.ts'
import type { FoyerClient, Owner } from './sign-in-by-code.ts'

/** When the answers of these tests are given, unless they name another time. */
export const updated_at = '2026-01-05T09:00:00.000Z'

/** Saves one answer as the app does. */
export function saveRow(client: FoyerClient, profile_id: string, row: ResponseRow) {
  return client
    .from('onboarding_responses')
    .upsert({ profile_id, ...row }, { onConflict: 'profile_id,question_key' })
}

/** The saved answers of an owner, as the owner reads them. */
export async function rowsOf({ client, userId }: Owner) {
  const { data, error } = await client
    .from('onboarding_responses')
    .select()
    .eq('profile_id', userId)
    .order('step_number')
  if (error) throw error
  return data
}

/** The row of an answer to the first question. */
export const businessRow = (
  selected_type: 'thinking' | 'recent',
  at = updated_at,
): ResponseRow<'businessDetails'> => ({
  question_key: 'businessDetails',
  response: { selected_type, updated_at: at },
  step_number: 1,
  branch_path: 'businessDetails',
  updated_at: at,
})
