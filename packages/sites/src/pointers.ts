import { type Pointer, PREVIOUS_DEPLOYS, pointerPath, pointerSchema } from '@foyer/shared/sites/pointer.ts'
import * as z from 'zod/mini'
import type { Deploys } from './deploys.ts'
import type { EngineParts, Host } from './engine-parts.ts'
import type { Kept } from './stores.ts'

/** Storage is asked for the pointer of a site at most this often. */
const ASK_EVERY_MS = 1000
/** Storage is asked about a hostname that is nobody's at most this often. */
const ASK_ABOUT_NOBODY_EVERY_MS = 60_000
/** The most questions about nobody's hostnames within `QUOTA_WINDOW_MS`: anybody can make names up. */
const QUOTA = 600
const QUOTA_WINDOW_MS = 60_000
/** A visitor waits so long for news of a site that was asked for a moment ago. */
const PATIENCE_MS = 500
/** After a pause of `PAUSE_MS`, a site can have been taken down: the first answer waits so long for the check. */
const FIRST_PATIENCE_MS = 4000
const PAUSE_MS = 60_000
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
  /**
   * Asks for the sites that are kept, one after another: what nobody visits is taken down, too.
   *
   * @param from where the last call stopped
   * @returns where the next call goes on; `undefined` at the end
   */
  sweep(from?: string): Promise<string | undefined>
}

/** A running question: its end, and the end of a visitor's patience, whichever is first. Neither of them fails. */
type Question = { readonly done: Promise<unknown>; readonly soon: Promise<unknown> }

export function createPointers(
  { origin, kept, memory, later, onTrouble }: EngineParts,
  deploys: Deploys,
): Pointers {
  const asking = new Map<string, Question>()

  const recall = (hostname: string) => memory.hosts.get(hostname) ?? memory.nobodys.get(hostname)

  async function load(hostname: string): Promise<Host> {
    const known = recall(hostname)
    if (known) return known
    const host = hostOf(await readKept(kept, hostname))
    // Another request may have been faster.
    const found = recall(hostname)
    if (found) return found
    remember(hostname, host)
    return host
  }

  /** Names that anybody can make up never push a site out of memory. */
  function remember(hostname: string, host: Host): void {
    memory[host.sequence === undefined ? 'nobodys' : 'hosts'].set(hostname, host)
  }

  /** Asks once for all that ask at the same time. */
  function ask(hostname: string, host: Host): Question {
    const now = Date.now()
    const patience = now - host.askedAt >= PAUSE_MS ? FIRST_PATIENCE_MS : host.isSilent ? 0 : PATIENCE_MS
    host.askedAt = now
    const done = askOnce(hostname, host)
      .catch((error) => onTrouble(`${hostname} is as it was`, error))
      .finally(() => asking.delete(hostname))
    const question = { done, soon: patience > 0 ? Promise.race([done, pause(patience)]) : Promise.resolve() }
    asking.set(hostname, question)
    later(done)
    return question
  }

  /** Asks about a hostname that is not kept, unless the quota is used up. A site gives its place back. */
  function askWithinQuota(hostname: string, host: Host): Question | undefined {
    const now = Date.now()
    const age = now - memory.quota.since
    if (age >= QUOTA_WINDOW_MS || age < 0) memory.quota = { since: now, asked: 0 }
    // A place belongs to its window: giving it back later does not change the next one.
    const { quota } = memory
    if (quota.asked >= QUOTA) return undefined
    quota.asked += 1
    const question = ask(hostname, host)
    void question.done.then(() => {
      if (host.pointer) quota.asked -= 1
    })
    return question
  }

  async function askOnce(hostname: string, host: Host): Promise<void> {
    const answer = await origin.read(pointerPath(hostname), POINTER_MAX_BYTES, host.etag).catch((error) => {
      host.isSilent = true
      throw error
    })
    host.isSilent = false
    if (answer.state === 'missing') await forget(hostname, host)
    if (answer.state === 'found') {
      const pointer = pointerSchema.parse(JSON.parse(new TextDecoder().decode(answer.bytes)))
      // A name that is nobody's again is remembered with its sequence: an old pointer does not bring its site back.
      const isNew = host.pointer
        ? pointer.sequence >= host.pointer.sequence
        : pointer.sequence > (host.sequence ?? -1)
      if (isNew) await adopt(hostname, host, pointer, answer.etag ?? undefined)
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
    Object.assign(host, { pointer, etag, isWhole: isChange, sequence: pointer.sequence })
    memory.nobodys.delete(hostname)
    memory.hosts.set(hostname, host)
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
    const key = keyOf(hostname)
    await kept.write(key, record).catch(async (error) => {
      onTrouble('Pointers are followed but not kept', error)
      // What is kept may show a site that its owner has taken down.
      await kept.remove(key)
    })
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
      const now = Date.now()
      const every = host.pointer ? ASK_EVERY_MS : ASK_ABOUT_NOBODY_EVERY_MS
      const isDue = !host.isKnown || Math.abs(now - host.askedAt) >= every
      let question = asking.get(hostname)
      if (!question && isDue) question = (host.pointer ? ask : askWithinQuota)(hostname, host)
      await (host.isKnown ? question?.soon : question?.done)
      if (!host.isKnown) throw new Error('Storage did not answer')
      return host.pointer
    },
    async findKept(hostname) {
      const host = await load(hostname)
      return host.pointer ?? this.find(hostname)
    },
    async sweep(from) {
      const { names, next } = await kept.hosts(from)
      for (const hostname of names) {
        // One that is not in memory stays out of it: it is not visited.
        const host = recall(hostname) ?? hostOf(await readKept(kept, hostname))
        if (!host.pointer || Date.now() - host.askedAt < PAUSE_MS) continue
        await (asking.get(hostname) ?? ask(hostname, host)).done
      }
      return next
    },
  }
}

function hostOf(stored: Awaited<ReturnType<typeof readKept>>): Host {
  return {
    pointer: stored?.pointer,
    etag: stored?.etag,
    isWhole: stored?.isWhole ?? false,
    isKnown: stored !== undefined,
    isSilent: false,
    sequence: stored?.pointer.sequence,
    askedAt: 0,
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
