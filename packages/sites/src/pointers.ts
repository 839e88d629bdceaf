import { type Pointer, PREVIOUS_DEPLOYS, pointerPath, pointerSchema } from '@foyer/shared/sites/pointer.ts'
import * as z from 'zod/mini'
import type { Deploys } from './deploys.ts'
import type { EngineParts, Host } from './engine-parts.ts'
import type { Kept } from './stores.ts'

/** Storage is asked for the pointer of a hostname at most this often. */
const ASK_EVERY_MS = 1000
/** A visitor waits so long for news of a site that is kept. */
const PATIENCE_MS = 500
const POINTER_MAX_BYTES = 4096

const keptSchema = z.object({
  pointer: pointerSchema,
  etag: z.optional(z.string()),
  isWhole: z.boolean(),
})

export type Pointers = {
  /**
   * The pointer of a hostname; `undefined` when it is nobody's.
   *
   * @throws when nothing is kept and Storage is silent
   */
  find(hostname: string): Promise<Pointer | undefined>
  /** As `find`, but a pointer that is kept is the answer, and Storage is asked only without one. */
  findKept(hostname: string): Promise<Pointer | undefined>
}

/** A running question: its end, and the end of a visitor's patience, whichever is first. Neither of them fails. */
type Question = { readonly done: Promise<unknown>; readonly soon: Promise<unknown> }

export function createPointers(
  { origin, kept, memory, later, onTrouble }: EngineParts,
  deploys: Deploys,
): Pointers {
  const asking = new Map<string, Question>()

  async function load(hostname: string): Promise<Host> {
    const known = memory.hosts.get(hostname)
    if (known) return known
    const stored = await readKept(kept, hostname)
    // Another request may have been faster.
    const found = memory.hosts.get(hostname)
    if (found) return found
    const host: Host = {
      pointer: stored?.pointer,
      etag: stored?.etag,
      isWhole: stored?.isWhole ?? false,
      isKnown: stored !== undefined,
      askedAt: 0,
    }
    memory.hosts.set(hostname, host)
    return host
  }

  /** Asks once for all that ask at the same time. */
  function ask(hostname: string, host: Host): Question {
    host.askedAt = Date.now()
    const done = askOnce(hostname, host)
      .catch((error) => onTrouble(`${hostname} is as it was`, error))
      .finally(() => asking.delete(hostname))
    const question = { done, soon: Promise.race([done, pause(PATIENCE_MS)]) }
    asking.set(hostname, question)
    later(done)
    return question
  }

  async function askOnce(hostname: string, host: Host): Promise<void> {
    const answer = await origin.read(pointerPath(hostname), POINTER_MAX_BYTES, host.etag).catch((error) => {
      memory.isOriginSilent = true
      throw error
    })
    memory.isOriginSilent = false
    if (answer.state === 'missing') await forget(hostname, host)
    if (answer.state === 'found') {
      const pointer = pointerSchema.parse(JSON.parse(new TextDecoder().decode(answer.bytes)))
      if (!host.pointer || pointer.sequence >= host.pointer.sequence) {
        await adopt(hostname, host, pointer, answer.etag ?? undefined)
      }
    }
    host.isKnown = true
    later(complete(hostname, host))
  }

  /** A site changes only when all of its next deploy is at hand, so no visitor meets half of it. */
  async function adopt(hostname: string, host: Host, pointer: Pointer, etag: string | undefined) {
    const isChange = pointer.state === 'live' && host.pointer?.state === 'live'
    if (isChange) await deploys.prepare(pointer.deploy)
    if (isChange && host.pointer?.state === 'live') {
      // Many changes within a second: visitors have pages that the pointer no longer names.
      const before = new Set([host.pointer.deploy, ...pointer.previous, ...host.pointer.previous])
      before.delete(pointer.deploy)
      pointer.previous = [...before].slice(0, 2 * PREVIOUS_DEPLOYS)
    }
    Object.assign(host, { pointer, etag, isWhole: isChange })
    await keep(hostname, host)
  }

  /** The first page of a site does not wait for the rest of it; what fails is tried again after the next question. */
  async function complete(hostname: string, host: Host): Promise<void> {
    const { pointer } = host
    if (pointer?.state !== 'live' || host.isWhole) return
    await deploys.prepare(pointer.deploy)
    if (host.pointer !== pointer) return
    host.isWhole = true
    await keep(hostname, host)
  }

  async function keep(hostname: string, { pointer, etag, isWhole }: Host): Promise<void> {
    const record = new TextEncoder().encode(JSON.stringify({ pointer, etag, isWhole }))
    await kept.write(keyOf(hostname), record).catch(() => {})
  }

  async function forget(hostname: string, host: Host): Promise<void> {
    const { pointer } = host
    Object.assign(host, { pointer: undefined, etag: undefined })
    if (!pointer) return
    await kept.remove(keyOf(hostname))
    if (pointer.state !== 'live') return
    for (const deploy of [pointer.deploy, ...pointer.previous]) later(deploys.forget(deploy))
  }

  return {
    async find(hostname) {
      const host = await load(hostname)
      const isDue = Date.now() - host.askedAt >= ASK_EVERY_MS
      let question = asking.get(hostname)
      if (!question && (isDue || !host.isKnown)) question = ask(hostname, host)
      if (!host.isKnown) await question?.done
      else if (!memory.isOriginSilent) await question?.soon
      if (!host.isKnown) throw new Error('Storage did not answer')
      return host.pointer
    },
    async findKept(hostname) {
      const host = await load(hostname)
      return host.pointer ?? this.find(hostname)
    },
  }
}

async function readKept(kept: Kept, hostname: string) {
  try {
    const bytes = await kept.read(keyOf(hostname))
    return bytes && keptSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return undefined
  }
}

const keyOf = (hostname: string) => `hosts/${hostname}`

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
