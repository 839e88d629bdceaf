import { err, ok, type Result } from '@foyer/shared/result.ts'
import type { Log } from '../log.ts'
import type { WritePointers } from '../write-pointers.ts'
import type { DeleteUser } from './delete-user.ts'
import type { RemoveFiles } from './remove-files.ts'

/** The parts of a deletion; each may be repeated, so that one that broke off is finished by the same call. */
export type AccountDeletion = {
  readonly removeFiles: RemoveFiles
  readonly deleteUser: DeleteUser
  readonly writePointers: WritePointers
  readonly log: Log
}

/** Deletes a user with all files. Files go first: once the user is deleted, no request could delete the rest. */
export async function deleteAccount(
  userId: string,
  { removeFiles, deleteUser, writePointers, log }: AccountDeletion,
): Promise<Result<null, { readonly code: 'half_done' }>> {
  const files = await removeFiles(userId)
  if (!files.ok) return err({ code: 'half_done' })
  const deleted = await deleteUser(userId)
  if (!deleted.ok) return err({ code: 'half_done' })
  // The website goes at once; what cannot be written now is repeated by the timer, which also removes its files.
  await writePointers()
  // A token outlives its user for up to an hour: what another tab uploaded meanwhile goes as well.
  const late = await removeFiles(userId)
  if (!late.ok) log({ event: 'late_files_not_removed' })
  return ok(null)
}
