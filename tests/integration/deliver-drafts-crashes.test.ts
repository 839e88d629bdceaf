// Kills a delivery between any two of its steps, on the real database and mailbox. The functions of the
// delivery run in this process, so that a test decides where they end; one test kills the real process.

import { execFileSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WORKER_PATH } from '../../supabase/functions/_shared/wake-worker.ts'
import type { Stack } from '../../supabase/local/stack.ts'
import {
  createDeliver,
  type DeliverDependencies,
  deliverDependencies,
  expectOneDelivery,
  recoverDeliveries,
} from './delivery-kit.ts'
import { deliveredTo, endPauses, queueOwners, serviceOf } from './drafts-kit.ts'
import { startTestStack } from './start-test-stack.ts'

const stack = await startTestStack()
afterAll(() => stack.stop())

type Steps = { readonly deps: DeliverDependencies; readonly taken: readonly string[] }

/** Dependencies that stop for good at one call to the outside, before it is made or before its answer is read. */
function killedAt(step: number, moment: 'before' | 'after'): Steps {
  const deps = deliverDependencies(stack)
  const taken: string[] = []
  let isDead = false
  const wrap = <Args extends unknown[], Answer>(name: string, call: (...args: Args) => Promise<Answer>) => {
    return async (...args: Args): Promise<Answer> => {
      if (isDead) throw new Error('killed')
      const isLast = taken.push(name) === step
      if (isLast && moment === 'before') isDead = true
      if (isDead) throw new Error('killed')
      const answer = await call(...args)
      if (isLast) isDead = true
      if (isDead) throw new Error('killed')
      return answer
    }
  }
  const { builds, mails } = deps
  return {
    taken,
    deps: {
      ...deps,
      builds: {
        claim: wrap('claim builds', builds.claim),
        record: wrap('record', builds.record),
        noteFailure: wrap('note failure', builds.noteFailure),
      },
      mails: { claim: wrap('claim mails', mails.claim), note: wrap('note mail', mails.note) },
      sendMail: wrap('send', deps.sendMail),
    },
  }
}

const STEPS = ['claim builds', 'record', 'claim mails', 'send', 'note mail']

test('a delivery that is not disturbed takes these steps', async () => {
  const [ownerId = ''] = await queueOwners(stack, 1)
  const { deps, taken } = killedAt(Number.POSITIVE_INFINITY, 'after')
  await createDeliver(deps)()
  expect(taken).toEqual(STEPS)
  await expectOneDelivery(stack, ownerId)
})

describe.each(['before', 'after'] as const)('a delivery that is killed %s', (moment) => {
  test.each(STEPS.map((name, index) => [index + 1, name] as const))(
    'step %i (%s) is finished by the next one, once',
    async (step) => {
      const [ownerId = ''] = await queueOwners(stack, 1)
      const { deps, taken } = killedAt(step, moment)
      await createDeliver(deps)()
      expect(taken.length).toBeGreaterThanOrEqual(step)
      await recoverDeliveries(stack)
      await recoverDeliveries(stack)
      await expectOneDelivery(stack, ownerId)
    },
  )
})

test('a worker that dies in every attempt leaves a failed build', async () => {
  const [ownerId = ''] = await queueOwners(stack, 1)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await createDeliver(killedAt(2, 'before').deps)()
    await endPauses(stack)
  }
  await recoverDeliveries(stack)
  const { builds, mails } = await deliveredTo(stack, ownerId)
  expect([builds, mails]).toEqual([['failed'], ['sent']])
})

describe('the real process', () => {
  let proxy: Server
  let killed: Stack
  let atSend: (() => void) | null = null

  /** A mailbox in front of the real one, which takes the first mail and then kills the function before it answers. */
  beforeAll(async () => {
    proxy = createServer(async (request, response) => {
      const isSend = request.method === 'POST'
      const answer = await fetch(`${killed.mailboxUrl}${request.url}`, {
        ...(isSend && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: await text(request),
        }),
      })
      if (isSend && atSend) {
        atSend()
        atSend = null
      }
      response.writeHead(answer.status).end(await answer.text())
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const { port } = proxy.address() as AddressInfo
    killed = await startTestStack({ env: { MAILPIT_URL: `http://127.0.0.1:${port}` } })
  })
  afterAll(async () => {
    await killed?.stop()
    proxy.close()
  })

  function killFunction(): void {
    const processes = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
    const pids = processes.flatMap((line) => {
      const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      const isOurs = Number(parent) === process.pid && args.includes('functions/worker/index.ts')
      return isOurs ? [Number(pid)] : []
    })
    // The other stack of this file has one too: its queue is empty.
    for (const pid of pids) process.kill(pid, 'SIGKILL')
  }

  test('killed after it sent the mail, it sends no second one', async () => {
    const call = () =>
      fetch(`${killed.apiUrl}/functions/v1${WORKER_PATH}`, {
        method: 'POST',
        headers: { apikey: killed.keys.secretKey },
      })
    const [ownerId = ''] = await queueOwners(killed, 1)
    const isKilled = Promise.withResolvers<void>()
    atSend = () => {
      killFunction()
      isKilled.resolve()
    }
    await call()
    await isKilled.promise
    expect((await deliveredTo(killed, ownerId)).mails).toEqual(['due'])
    await vi.waitFor(
      async () => {
        await endPauses(killed)
        await call()
        const { mails, inbox, versions } = await deliveredTo(killed, ownerId)
        expect([mails, inbox.length, versions.length]).toEqual([['sent'], 1, 1])
      },
      { timeout: 240_000, interval: 200 },
    )
    const { error } = await serviceOf(killed).from('mails').select('attempts').is('reminder', null).single()
    expect(error).toBeNull()
  })
})
