import * as z from 'zod/mini'
import { supabase } from '../../../lib/supabase.ts'
import { deviceName } from '../device-name.ts'

const usedLinkSchema = z.nullable(
  z.object({
    used_at: z.pipe(
      z.string(),
      z.transform((text) => new Date(text)),
    ),
    device: z.string(),
  }),
)

/** When the link of a mail signed somebody in, and on what kind of device. */
export type UsedLink = { readonly usedAt: Date; readonly device: string }

/**
 * Notes that a link has just signed in on this device. A failure is only logged: it costs a later visitor an explanation.
 *
 * @param request the id of the mail, made by the browser that asked for it
 * @param code the code of the same mail: only who types it is told
 */
export async function noteUsedLink(request: string, code: string): Promise<void> {
  const used = { link_request: request, used_on: deviceName(navigator.userAgent), code }
  const { error } = await (await supabase()).rpc('note_used_link', used)
  if (error) console.warn('The use of the link could not be noted:', error)
}

/** Looks up the use of the link of the mail with this code; `null` when it was not used, or that could not be learned. */
export async function findUsedLink(request: string, code: string): Promise<UsedLink | null> {
  const asked = { link_request: request, typed_code: code }
  const { data, error } = await (await supabase()).rpc('find_used_link', asked)
  const { data: found } = usedLinkSchema.safeParse(data)
  if (error) console.warn('The use of the link could not be looked up:', error)
  return error || !found ? null : { usedAt: found.used_at, device: found.device }
}
