import { siteHostname } from '@foyer/shared/sites/hostname.ts'
import { type Pointer, pointerPath, pointerSchema, SITES_BUCKET } from '@foyer/shared/sites/pointer.ts'
import { z } from 'zod'
import type { Certificates } from './certificates.ts'
import { readDatabaseAnswer } from './database-answer.ts'
import type { Log } from './log.ts'
import { type ServiceClient, storageStatus } from './service-client.ts'

/**
 * Writes the pointers that are due, of one owner or some of all. Never throws. Returns `written`, or `due` when some are
 * still to be written: the timer repeats them.
 */
export type WritePointers = (owner?: string) => Promise<'written' | 'due'>

const claimedSchema = z.object({
  pointers: z.array(
    z.object({
      /** A name below our domain, or a whole hostname. */
      host: z.string(),
      lock: z.string(),
      sequence: z.int(),
      state: z.enum(['live', 'moved', 'offline', 'waiting', 'removed']),
      canonical: z.string().nullable(),
      proof: z.string().nullable(),
      deploy: z.string().nullable(),
      previous: z.array(z.string()),
    }),
  ),
  more: z.boolean(),
})
type Claimed = z.output<typeof claimedSchema>['pointers'][number]

/** Rounds of one call: a pointer may change while it is written. */
const MAX_ROUNDS = 10
/** Another worker holds the pointer, for as long as one upload takes. */
const PAUSE_MS = 100

export type PointerPlaces = { readonly sitesDomain: string; readonly certificates: Certificates }

/**
 * Makes the writer. A pointer is held while it is written, so no older one lands on a newer one; the certificate of an
 * owner's domain follows its pointer.
 */
export function createWritePointers(
  client: ServiceClient,
  { sitesDomain, certificates }: PointerPlaces,
  log: Log,
): WritePointers {
  const bucket = client.storage.from(SITES_BUCKET)
  const hostnameOf = (host: string) => siteHostname(host, sitesDomain)

  async function store(claimed: Claimed): Promise<string | null> {
    const path = pointerPath(hostnameOf(claimed.host))
    const pointer = pointerOf(claimed, hostnameOf)
    const { error } = pointer
      ? await bucket.upload(path, JSON.stringify(pointer), {
          contentType: 'application/json',
          cacheControl: '0',
          upsert: true,
        })
      : await bucket.remove([path])
    if (error) return `storage ${storageStatus(error)}`
    if (!claimed.host.includes('.')) return null
    const isCertified = pointer !== null && pointer.state !== 'waiting'
    const change = isCertified ? certificates.ensure : certificates.remove
    return change(claimed.host).then(
      () => null,
      () => 'certificate',
    )
  }

  async function write(claimed: Claimed): Promise<boolean> {
    const failure = await store(claimed).catch(() => 'storage 0')
    if (failure) log({ event: 'pointer_not_written', failure })
    const noted = await readDatabaseAnswer(
      client.rpc('note_site_pointer', {
        written_host: claimed.host,
        lock: claimed.lock,
        written_sequence: claimed.sequence,
        ...(failure && { failure }),
      }),
      z.boolean(),
      'pointer_not_noted',
      log,
    )
    return !failure && noted.ok
  }

  return async (owner) => {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const claimed = await readDatabaseAnswer(
        client.rpc('claim_site_pointers', owner === undefined ? {} : { of_owner: owner }),
        claimedSchema,
        'pointers_not_claimed',
        log,
      )
      if (!claimed.ok) return 'due'
      const { pointers, more } = claimed.value
      const written = await Promise.all(pointers.map(write))
      if (written.includes(false)) return 'due'
      if (pointers.length === 0 && !more) return 'written'
      if (pointers.length === 0) await new Promise((resume) => setTimeout(resume, PAUSE_MS))
    }
    return 'due'
  }
}

function pointerOf(claimed: Claimed, hostnameOf: (host: string) => string): Pointer | null {
  const { state, sequence, canonical, proof, deploy, previous } = claimed
  if (state === 'removed') return null
  // Whatever does not fit is not written: an engine would refuse it.
  return pointerSchema.parse({
    state,
    sequence,
    ...(proof !== null && { proof }),
    ...(state === 'live' && { deploy, previous }),
    ...(state === 'moved' && canonical !== null && { canonical: hostnameOf(canonical) }),
  })
}
