import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createSubmissionId } from './create-submission-id.ts'

describe('createSubmissionId', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test.each([
    ['with TLS', crypto],
    ['without TLS', { randomUUID: undefined }],
  ])('is a new UUID each time: %s', (_, stub) => {
    vi.stubGlobal('crypto', stub)
    const ids = Array.from({ length: 50 }, createSubmissionId)
    expect(new Set(ids).size).toBe(50)
    for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true)
  })
})
