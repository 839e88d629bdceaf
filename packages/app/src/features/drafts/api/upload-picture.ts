import { PICTURES_BUCKET } from '@foyer/shared/pictures/picture.ts'
import { env } from '../../../config/env.ts'
import { sendWithProgress } from '../../../lib/send-with-progress.ts'
import { supabase } from '../../../lib/supabase.ts'
import { loadAccessToken } from '../../../session/api/session.ts'

type Upload = {
  readonly personId: string
  readonly id: string
  /** By their names. */
  readonly files: ReadonlyMap<string, Blob>
  readonly signal: AbortSignal
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

const NOT_SENT = 'The photo was not sent. It is kept here: check your connection, then try again.'
const FULL =
  'A hundred photos are stored, which is the most. Those that no page has shown for thirty days go by themselves.'
const SIGNED_OUT = 'You are signed out. Sign in again, then try again: the photo is kept here.'

/**
 * Stores the files of a picture in its owner's folder. What is stored already, because an answer was lost, is not an error.
 *
 * @returns `null` when it is stored, else why it is not, in a sentence
 */
export async function uploadPicture({
  personId,
  id,
  files,
  signal,
  onProgress,
}: Upload): Promise<string | null> {
  const token = await loadAccessToken().catch(() => undefined)
  if (token === null) return SIGNED_OUT
  if (token === undefined) return NOT_SENT
  const client = await supabase()
  const begun = await client
    .rpc('begin_picture', { picture: id, files: [...files.keys()].map((name) => name.slice(id.length + 1)) })
    .abortSignal(signal)
  if (begun.error) return NOT_SENT
  if (begun.data === false) return FULL
  const { apiUrl, supabaseKey } = env()
  const total = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  let sent = 0
  for (const [name, file] of files) {
    const url = `${apiUrl}/storage/v1/object/${PICTURES_BUCKET}/${personId}/${name}`
    const headers = { apikey: supabaseKey, Authorization: `Bearer ${token}`, 'content-type': file.type }
    const answer = await sendWithProgress(url, headers, file, signal, (share) =>
      onProgress((sent + share * file.size) / total),
    )
    if (answer?.status !== 200 && !isStored(answer?.text ?? '')) return NOT_SENT
    sent += file.size
  }
  return null
}

function isStored(answer: string): boolean {
  return /"statusCode":\s*"409"/.test(answer)
}
