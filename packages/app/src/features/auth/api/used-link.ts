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
 */
export async function noteUsedLink(request: string): Promise<void> {
  const device = deviceName(navigator.userAgent)
  const { error } = await (await supabase()).rpc('note_used_link', { link_request: request, used_on: device })
  if (error) console.warn('The use of the link could not be noted:', error)
}

/** Looks up the use of a link; `null` when it was not used, or when that could not be learned. */
export async function findUsedLink(request: string): Promise<UsedLink | null> {
  const { data, error } = await (await supabase()).rpc('find_used_link', { link_request: request })
  const { data: found } = usedLinkSchema.safeParse(data)
  if (error) console.warn('The use of the link could not be looked up:', error)
  return error || !found ? null : { usedAt: found.used_at, device: found.device }
}
