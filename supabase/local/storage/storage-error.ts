import { z } from 'zod'

/** An error in Supabase Storage's format: nearly always HTTP 400, with the actual status as a string in the body. */
export class StorageError extends Error {
  readonly statusCode: string
  readonly error: string
  readonly code: string

  constructor(statusCode: string, error: string, message: string, code: string) {
    super(message)
    this.statusCode = statusCode
    this.error = error
    this.code = code
  }

  toResponse(): Response {
    const { statusCode, error, message, code } = this
    const status = Number(statusCode) >= 500 ? Number(statusCode) : 400
    return Response.json({ statusCode, error, message, code }, { status })
  }
}

export const noSuchBucket = () =>
  new StorageError('404', 'Bucket not found', 'Bucket not found', 'NoSuchBucket')
export const noSuchObject = () => new StorageError('404', 'not_found', 'Object not found', 'NoSuchKey')
const alreadyExists = () =>
  new StorageError('409', 'Duplicate', 'The resource already exists', 'ResourceAlreadyExists')
export const tooLarge = () =>
  new StorageError(
    '413',
    'Payload too large',
    'The object exceeded the maximum allowed size',
    'EntityTooLarge',
  )
export const invalidRequest = (message: string) => new StorageError('400', 'Error', message, 'InvalidRequest')
export const accessDenied = (message: string) =>
  new StorageError('403', 'Unauthorized', message, 'AccessDenied')
export const notImplemented = (call: string) =>
  new StorageError(
    '501',
    'Not Implemented',
    `${call} is not part of the embedded stack; \`supabase start\` has it.`,
    'NotImplemented',
  )

const postgresError = z.object({ code: z.string(), message: z.string() })

/** Converts an error to a response; unknown errors are logged and become a 500. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const { data } = postgresError.safeParse(error)
  if (data?.code === '42501') {
    const isPolicy = data.message.startsWith('new row violates row-level security policy')
    return accessDenied(isPolicy ? 'new row violates row-level security policy' : data.message)
  }
  if (data?.code === '23505') return alreadyExists()
  if (data?.code === '23503') return noSuchBucket()
  console.error('storage:', error)
  return new StorageError('500', 'Internal', 'Internal Server Error', 'InternalError')
}
