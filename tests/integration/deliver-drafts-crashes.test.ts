// Kills a delivery between any two of its steps, on the real database, storage and mailbox. The functions of the
// delivery run in this process, so that a test decides where they end; one test kills the real process.
import { execFileSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cardFiles } from '../../packages/draft/card/card-files.ts'
import { DELIVER_DRAFTS_PATH, DRAFTS_BUCKET } from '../../packages/shared/src/api/drafts.ts'
import { err } from '../../packages/shared/src/result.ts'
import { createSendMail } from '../../supabase/functions/_shared/send-mail.ts'
import { createServiceClient } from '../../supabase/functions/_shared/service-client.ts'
import { createBuildStore } from '../../supabase/functions/deliver-drafts/build-store.ts'
import { createComposeMail } from '../../supabase/functions/deliver-drafts/compose-mail.ts'
import { createDeliver, type DeliverDependencies } from '../../supabase/functions/deliver-drafts/deliver.ts'
import { createFileStore } from '../../supabase/functions/deliver-drafts/file-store.ts'
import { createMailStore } from '../../supabase/functions/deliver-drafts/mail-store.ts'
import { createRenderVersion } from '../../supabase/functions/deliver-drafts/render-version.ts'
import { deliveredTo, endPauses, queueOwners, serviceOf, sql } from './drafts-kit.ts'
import { startTestStack } from './start-test-stack.ts'

let stack: Awaited<ReturnType<typeof startTestStack>>

beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

const log = () => {}

function dependencies(): DeliverDependencies {
  const supabaseUrl = stack.apiUrl
  const client = createServiceClient({ supabaseUrl, secretKey: stack.keys.secretKey, timeoutMs: 30_000 })
  return {
    builds: createBuildStore(client, log),
    files: createFileStore(client, log),
    mails: createMailStore(client, log),
    renderVersion: createRenderVersion(cardFiles, log),
    composeMail: createComposeMail({
      supabaseUrl,
      appUrl: 'https://app.example',
      supportEmail: 'desk@foyer.test',
    }),
    sendMail: createSendMail({
      resend: null,
      mailpitUrl: stack.mailboxUrl,
      from: { name: 'Foyer', email: 'hello@foyer.example' },
      timeoutMs: 30_000,
    }),
    log,
  }
}

type Steps = { readonly deps: DeliverDependencies; readonly taken: readonly string[] }

/** Dependencies that stop for good at one call to the outside, before it is made or before its answer is read. */
function killedAt(step: number, moment: 'before' | 'after'): Steps {
  const deps = dependencies()
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
  const { builds, files, mails } = deps
  return {
    taken,
    deps: {
      ...deps,
      builds: {
        claim: wrap('claim builds', builds.claim),
        record: wrap('record', builds.record),
        noteFailure: wrap('note failure', builds.noteFailure),
        unusedFolders: wrap('unused folders', builds.unusedFolders),
        forgetFolder: wrap('forget folder', builds.forgetFolder),
      },
      files: { put: wrap('put', files.put), remove: wrap('remove', files.remove) },
      mails: { claim: wrap('claim mails', mails.claim), note: wrap('note mail', mails.note) },
      sendMail: wrap('send', deps.sendMail),
    },
  }
}

/** Lets the pauses end and delivers what is due. */
async function recover(): Promise<void> {
  await endPauses(stack)
  await createDeliver(dependencies())()
}

async function filesOf(ownerId: string): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    stack,
    `select name from storage.objects where bucket_id = $1 and split_part(name, '/', 1) in (
       select slug from private.draft_folders where profile_id = $2
     ) order by name`,
    [DRAFTS_BUCKET, ownerId],
  )
  return rows.map(({ name }) => name)
}

async function expectOneDelivery(ownerId: string) {
  const delivered = await deliveredTo(stack, ownerId)
  expect(delivered.builds).toEqual(['done'])
  expect(delivered.versions).toHaveLength(1)
  expect(delivered.newest).toMatchObject({ version: 1, url: `/drafts/${delivered.versions[0]?.slug}` })
  expect(delivered.mails).toEqual(['sent'])
  expect(delivered.inbox).toHaveLength(1)
  const paths = delivered.versions[0]?.paths ?? []
  expect(paths).toHaveLength(6)
  expect(await filesOf(ownerId)).toEqual(expect.arrayContaining(paths))
  return delivered
}

const STEPS = [
  'claim builds',
  ...Array.from({ length: 6 }, () => 'put'),
  'record',
  'claim mails',
  'send',
  'note mail',
  'unused folders',
]

test('a delivery that is not disturbed takes these steps', async () => {
  const [ownerId = ''] = await queueOwners(stack, 1)
  const { deps, taken } = killedAt(Number.POSITIVE_INFINITY, 'after')
  await createDeliver(deps)()
  expect(taken).toEqual(STEPS)
  await expectOneDelivery(ownerId)
})

describe.each(['before', 'after'] as const)('a delivery that is killed %s', (moment) => {
  test.each(STEPS.map((name, index) => [index + 1, name] as const))(
    'step %i (%s) is finished by the next one, once',
    async (step) => {
      const [ownerId = ''] = await queueOwners(stack, 1)
      const { deps, taken } = killedAt(step, moment)
      await createDeliver(deps)()
      expect(taken.length).toBeGreaterThanOrEqual(step)
      await recover()
      await recover()
      const { versions } = await expectOneDelivery(ownerId)

      // Folders of attempts that stopped are removed later.
      await sql(stack, `update private.draft_folders set created_at = now() - interval '2 hours'`)
      await recover()
      expect(await filesOf(ownerId)).toEqual((versions[0]?.paths ?? []).toSorted())
    },
  )
})

test('a record whose answer is lost is neither repeated nor noted as a failure', async () => {
  const [ownerId = ''] = await queueOwners(stack, 1)
  const deps = dependencies()
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
  await recover()
  await expectOneDelivery(ownerId)
})

test('two workers at once deliver each draft once', async () => {
  const owners = await queueOwners(stack, 8)
  const drain = async () => {
    const deliver = createDeliver(dependencies())
    while (await deliver());
  }
  await Promise.all([drain(), drain()])
  await recover()
  for (const ownerId of owners) await expectOneDelivery(ownerId)
})

test('a worker whose lease is over cannot deliver any more', async () => {
  const [ownerId = ''] = await queueOwners(stack, 1)
  const deps = dependencies()
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
  await recover()
  const { versions } = await expectOneDelivery(ownerId)
  mayGoOn.resolve()
  await slow
  expect((await expectOneDelivery(ownerId)).versions).toEqual(versions)
})

test('a build whose account is deleted meanwhile delivers nothing, and its files are removed', async () => {
  const [ownerId = ''] = await queueOwners(stack, 1)
  const deps = dependencies()
  const slugs: string[] = []
  const recorded: unknown[] = []
  await createDeliver({
    ...deps,
    renderVersion: async (build) => {
      slugs.push(build.slug)
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
  const names = () =>
    sql(stack, `select name from storage.objects where bucket_id = 'drafts' and name like $1`, [
      `${slugs[0]}/%`,
    ])
  expect(await names()).not.toEqual([])
  expect(await sql(stack, 'select from public.draft_versions where slug = any ($1)', [slugs])).toEqual([])
  await sql(stack, `update private.draft_folders set created_at = now() - interval '2 hours'`)
  await recover()
  expect(await names()).toEqual([])
  expect(await sql(stack, 'select from private.draft_folders where slug = any ($1)', [slugs])).toEqual([])
})

describe('failures', () => {
  /** Moves the clock of the queue and the outbox. */
  const passTime = async (seconds: number) => {
    const pause = `make_interval(secs => ${seconds})`
    await sql(stack, `update public.site_builds set locked_until = locked_until - ${pause}`)
    await sql(
      stack,
      `update public.draft_mails set locked_until = locked_until - ${pause}, first_tried_at = first_tried_at - ${pause}`,
    )
  }

  test('a mail service that is down for ten minutes delays the mail and doubles nothing', async () => {
    const [ownerId = ''] = await queueOwners(stack, 1)
    const deps = dependencies()
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
    await expectOneDelivery(ownerId)
  })

  test('a storage that is down is tried five times with growing pauses, then the support is told once', async () => {
    const [ownerId = ''] = await queueOwners(stack, 1)
    const deps = dependencies()
    const attempts: number[] = []
    let seconds = 0
    const deliver = createDeliver({
      ...deps,
      files: {
        ...deps.files,
        put: async (_slug, { name }) => {
          if (name === 'frame.html') attempts.push(seconds)
          return err({ code: 'unavailable', status: 503 })
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
    expect(told[0]?.text).toContain('storage 503')
  })

  test('a worker that dies in every attempt leaves a failed build', async () => {
    const [ownerId = ''] = await queueOwners(stack, 1)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await createDeliver(killedAt(2, 'before').deps)()
      await endPauses(stack)
    }
    await recover()
    const { builds, mails } = await deliveredTo(stack, ownerId)
    expect([builds, mails]).toEqual([['failed'], ['sent']])
  })

  test('an answer that cannot be read any more fails the build at once', async () => {
    const [ownerId = ''] = await queueOwners(stack, 1)
    await sql(
      stack,
      `update public.onboarding_responses set response = '{"selected_style": "unheard of"}'
       where profile_id = $1 and question_key = 'designDetails'`,
      [ownerId],
    )
    await recover()
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

describe('the real process', () => {
  let proxy: Server
  let killed: Awaited<ReturnType<typeof startTestStack>>
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
      const isOurs = Number(parent) === process.pid && args.includes('functions/deliver-drafts/index.ts')
      return isOurs ? [Number(pid)] : []
    })
    // The other stack of this file has one too: its queue is empty.
    for (const pid of pids) process.kill(pid, 'SIGKILL')
  }

  test('killed after it sent the mail, it sends no second one', async () => {
    const call = () =>
      fetch(`${killed.apiUrl}/functions/v1${DELIVER_DRAFTS_PATH}`, {
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
    const { error } = await serviceOf(killed).from('draft_mails').select('attempts').single()
    expect(error).toBeNull()
  })
})
