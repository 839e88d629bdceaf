// When an owner saved something last, and on what: the contract between the app and the function last_save.
import * as z from 'zod/mini'

/** The kinds of devices that a save names; nothing else of a device is kept. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const

export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** The last save of an owner; `null` before the first. */
export const lastSaveSchema = z.nullable(
  z.pipe(
    z.object({ saved_at: z.string(), device: z.nullable(z.enum(DEVICE_KINDS)) }),
    z.transform(({ saved_at, device }) => ({ savedAt: new Date(saved_at), device })),
  ),
)

export type LastSave = z.infer<typeof lastSaveSchema>
