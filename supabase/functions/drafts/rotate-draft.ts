import { DRAFTS_BUCKET, type DraftErrorCode } from '@foyer/shared/api/drafts.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Failure } from '../_shared/failure.ts'
import { type Log, stackFrames } from '../_shared/log.ts'
import { removeFolder } from '../_shared/remove-folder.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** Gives the newest version of an owner a new address and returns its slug. The old one has no files any more. */
export type RotateDraft = (userId: string) => Promise<Result<string, Failure<DraftErrorCode>>>

const reservedSchema = z.object({ from: z.string(), to: z.string(), paths: z.array(z.string()) }).nullable()

/**
 * Makes the rotation. Files are copied first and removed last: whenever it stops, one of the two addresses works, and
 * the other's files are found by deliver-drafts.
 */
export function createRotateDraft(client: ServiceClient, log: Log): RotateDraft {
  const bucket = client.storage.from(DRAFTS_BUCKET)

  const copy = async (path: string, from: string, to: string): Promise<void> => {
    const { data, error } = await bucket.download(path)
    if (error) throw error
    const target = `${to}${path.slice(from.length)}`
    const stored = await bucket.upload(target, data, {
      contentType: typeOf(path),
      cacheControl: '600',
      upsert: true,
    })
    if (stored.error) throw stored.error
  }

  return async (userId) => {
    const reserved = await readDatabaseAnswer(
      client.rpc('reserve_draft_folder', { owner_id: userId }),
      reservedSchema,
      'folder_not_reserved',
      log,
    )
    if (!reserved.ok) return reserved
    if (!reserved.value) return err({ code: 'no_draft' })
    const { from, to, paths } = reserved.value
    try {
      await Promise.all(paths.map((path) => copy(path, from, to)))
    } catch (error) {
      log({ event: 'draft_not_copied', at: stackFrames(error) })
      return err({ code: 'unavailable' })
    }
    const rotated = await readDatabaseAnswer(
      client.rpc('rotate_draft', { owner_id: userId, old_slug: from, new_slug: to }),
      z.boolean(),
      'draft_not_rotated',
      log,
    )
    if (!rotated.ok) return rotated
    // Another tab was faster: use its new address.
    if (!rotated.value) return err({ code: 'unavailable' })
    await removeFolder(client.storage, DRAFTS_BUCKET, from).catch((error: unknown) =>
      log({ event: 'former_folder_not_removed', at: stackFrames(error) }),
    )
    return ok(to)
  }
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  svg: 'image/svg+xml',
  png: 'image/png',
}

// HTML is served as plain text, so the type of the stored file is not that of its download.
function typeOf(path: string): string {
  return TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain'
}
