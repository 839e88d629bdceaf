import { parseCapture } from '@foyer/shared/leads/capture.ts'
import { EMAIL_CORPUS } from '@foyer/shared/testing/email-corpus.ts'
import { expect, test } from 'vitest'
import { emailField } from './email-field.ts'

test.each(EMAIL_CORPUS)(
  'takes %j exactly if it is taken as a lead, in the same spelling',
  (typed, stored) => {
    const captured = parseCapture({ email: typed, submission_id: '11111111-1111-4111-8111-111111111111' })
    const signedUp = emailField.safeParse(typed)
    expect(captured.ok ? captured.value.email : null).toBe(stored)
    expect(signedUp.data ?? null).toBe(stored)
  },
)
