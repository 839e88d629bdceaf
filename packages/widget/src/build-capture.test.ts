import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSubmissionId } from './build-capture.ts'

test('createSubmissionId returns a new UUID each time', () => {
  const ids = Array.from({ length: 50 }, createSubmissionId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true)
})
