import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Stack } from '../../supabase/local/stack.ts'
import { signInAsSomebody } from './sign-in-as.ts'
import { startTestStack } from './start-test-stack.ts'

export const PDF = 'application/pdf'

/** A test stack with the buckets of fixtures/storage-playground.sql and one of config.toml. */
export async function startStorageStack(): Promise<Stack> {
  const stack = await startTestStack({
    configure: (config) => ({
      ...config,
      storage: {
        file_size_limit: '2MiB',
        buckets: { configured: { public: true, file_size_limit: '1KiB' } },
      },
    }),
  })
  const playground = readFileSync(join(import.meta.dirname, 'fixtures/storage-playground.sql'), 'utf8')
  await stack.database.asSuperuser((tx) => tx.query(playground))
  return stack
}

/** The storage of a new user, and the folder of the bucket "papers" that is theirs. */
export async function signInToStorage(stack: Stack) {
  const { client, userId } = await signInAsSomebody(stack)
  return { papers: client.storage.from('papers'), folder: userId, storage: client.storage }
}

export const pdf = (text: string) => new Blob([text], { type: PDF })

export const storageUrl = ({ apiUrl }: Stack, path: string) => `${apiUrl}/storage/v1${path}`

/** The error that supabase-js returns: the status on the wire, and the true one from the body. */
export const refusal = (statusCode: string, message: string) =>
  expect.objectContaining({ status: 400, statusCode, message })
