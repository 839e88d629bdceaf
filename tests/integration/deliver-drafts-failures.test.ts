// Failures and races of a delivery on the real database and mailbox: services that are down, lost answers, two
// workers. The functions of the delivery run in this process, so that a test can make each of them fail.
import { afterAll, describe, expect, test, vi } from 'vitest'
import { err } from '../../packages/shared/src/result.ts'
import { createDeliver, deliverDependencies, expectOneDelivery, recoverDeliveries } from './delivery-kit.ts'
import { deliveredTo, queueOwners, sql } from './drafts-kit.ts'
import { startTestStack } from './start-test-stack.ts'

const stack = await startTestStack()
afterAll(() => stack.stop())

test('a record whose answer is lost is neither repeated nor noted as a failure', async () => {
  const [ownerId = ''] = await queueOwners(stack, 1)
  const deps = deliverDependencies(stack)
  const noted = vi.fn(deps.builds.noteFailure)
  await createDeliver({
    ...deps,
    builds: {
      ...deps.builds,
      noteFailure: noted,
      record: async (...args) => {
        await deps.builds.record(...args)
        return err({ code: 'unavailable' })
      },
    },
  })()
  expect(await noted.mock.results[0]?.value).toEqual({ ok: true, value: null })
  await recoverDeliveries(stack)
  await expectOneDelivery(stack, ownerId)
})

test('two workers at once deliver each draft once', async () => {
  const owners = await queueOwners(stack, 8)
  const drain = async () => {
    const deliver = createDeliver(deliverDependencies(stack))
    while (await deliver());
  }
  await Promise.all([drain(), drain()])
  await recoverDeliveries(stack)
  for (const ownerId of owners) await expectOneDelivery(stack, ownerId)
})

test('a worker whose lease is over cannot deliver any more', async () => {
  const [ownerId = ''] = await queueOwners(stack, 1)
  const deps = deliverDependencies(stack)
  const mayGoOn = Promise.withResolvers<void>()
  const isClaimed = Promise.withResolvers<void>()
  const slow = createDeliver({
    ...deps,
    renderVersion: async (build) => {
      isClaimed.resolve()
      await mayGoOn.promise
      return deps.renderVersion(build)
    },
  })()
  await isClaimed.promise
  await recoverDeliveries(stack)
  const { versions } = await expectOneDelivery(stack, ownerId)
  mayGoOn.resolve()
  await slow
  expect((await expectOneDelivery(stack, ownerId)).versions).toEqual(versions)
})

test('a build whose account is deleted meanwhile delivers nothing', async () => {
  const [ownerId = ''] = await queueOwners(stack, 1)
  const deps = deliverDependencies(stack)
  const recorded: unknown[] = []
  await createDeliver({
    ...deps,
    renderVersion: async (build) => {
      await sql(stack, 'delete from auth.users where id = $1', [ownerId])
      return deps.renderVersion(build)
    },
    builds: {
      ...deps.builds,
      record: async (...input) => {
        const answer = await deps.builds.record(...input)
        recorded.push(answer)
        return answer
      },
    },
  })()
  expect(recorded).toEqual([{ ok: true, value: null }])
  expect(await sql(stack, 'select from public.draft_versions where profile_id = $1', [ownerId])).toEqual([])
  expect(await sql(stack, 'select from private.draft_cards where profile_id = $1', [ownerId])).toEqual([])
})

describe('failures', () => {
  /** Moves the clock of the queue and the outbox. What is left of a pause is rounded, so that a slow machine adds nothing. */
  const passTime = async (seconds: number) => {
    const left = `round(extract(epoch from locked_until - now()) / ${seconds})`
    const locked = `now() + make_interval(secs => (${left} - 1) * ${seconds})`
    const tried = `first_tried_at - make_interval(secs => ${seconds})`
    await sql(stack, `update public.site_builds set locked_until = ${locked}`)
    await sql(
      stack,
      `update public.mails set locked_until = ${locked}, first_tried_at = ${tried} where reminder is null`,
    )
  }

  test('a mail service that is down for ten minutes delays the mail and doubles nothing', async () => {
    const [ownerId = ''] = await queueOwners(stack, 1)
    const deps = deliverDependencies(stack)
    const attempts: number[] = []
    let seconds = 0
    const deliver = createDeliver({
      ...deps,
      sendMail: async (...mail) => {
        attempts.push(seconds)
        return seconds < 600 ? err({ code: 'unavailable', status: 503 }) : deps.sendMail(...mail)
      },
    })
    for (; seconds <= 3600; seconds += 30) {
      await deliver()
      await passTime(30)
    }
    expect(attempts).toEqual([0, 30, 90, 390, 1290])
    await expectOneDelivery(stack, ownerId)
  })

  test('a database that does not take drafts is tried five times with growing pauses, then the support is told once', async () => {
    const [ownerId = ''] = await queueOwners(stack, 1)
    const deps = deliverDependencies(stack)
    const attempts: number[] = []
    let seconds = 0
    const deliver = createDeliver({
      ...deps,
      builds: {
        ...deps.builds,
        record: async () => {
          attempts.push(seconds)
          return err({ code: 'unavailable' })
        },
      },
    })
    for (; seconds <= 3600; seconds += 10) {
      await deliver()
      await passTime(10)
    }
    expect(attempts).toEqual([0, 10, 70, 370, 1270])
    const { builds, versions, mails, email } = await deliveredTo(stack, ownerId)
    expect([builds, versions, mails]).toEqual([['failed'], [], ['sent']])
    const told = stack.mailbox.list().filter(({ subject }) => subject.endsWith(email))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('database unavailable')
  })

  test('an answer that cannot be read any more fails the build at once', async () => {
    const [ownerId = ''] = await queueOwners(stack, 1)
    await sql(
      stack,
      `update public.onboarding_responses set response = '{"selected_style": "unheard of"}'
       where profile_id = $1 and question_key = 'designDetails'`,
      [ownerId],
    )
    await recoverDeliveries(stack)
    const [build] = await sql<object>(
      stack,
      'select status, attempts, last_error from public.site_builds where profile_id = $1',
      [ownerId],
    )
    expect(build).toEqual({
      status: 'failed',
      attempts: 1,
      last_error: 'answers_incomplete: questions are unanswered',
    })
  })
})
