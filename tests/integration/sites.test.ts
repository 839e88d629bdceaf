// Publishing against the whole stack: what engines find in storage, whatever breaks on the way there.
import { SITES_PATH } from '@foyer/shared/api/sites.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createServiceClient } from '../../supabase/functions/_shared/service-client.ts'
import { sha256 } from '../../supabase/functions/_shared/sha256.ts'
import { publishSite } from '../../supabase/functions/sites/publish-site.ts'
import { createRemoveDeploys } from '../../supabase/functions/worker/jobs/remove-deploys.ts'
import { RUNS_EVERY_CASE } from '../cases-of.ts'
import { serviceOf, sql } from './drafts-kit.ts'
import type { Owner } from './sign-in-by-code.ts'
import {
  editFirstSentence,
  endSitePauses,
  publish,
  publishDependencies,
  publishRequest,
  readSite,
  readyOwner,
} from './sites-kit.ts'
import { startTestStack } from './start-test-stack.ts'

const stack = await startTestStack()
afterAll(() => stack.stop())

const ask = (owner: Owner, body: object) =>
  fetch(`${stack.apiUrl}/functions/v1${SITES_PATH}`, {
    method: 'POST',
    headers: {
      apikey: stack.keys.publishableKey,
      authorization: `Bearer ${owner.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
const codeOf = async (response: Response) => (await response.json()).error?.code

/** A `fetch` that fails for the calls that a test names. */
const failing =
  (isFailing: (url: string, init?: RequestInit) => boolean): typeof fetch =>
  async (input, init) =>
    isFailing(String(input), init) ? new Response('{"message":"down"}', { status: 503 }) : fetch(input, init)
const isUpload = (url: string, init?: RequestInit) =>
  init?.method === 'POST' && url.includes('/object/sites/')

describe('a site', () => {
  test('is published, changed, taken back, moved, taken offline and published again, through the function', async () => {
    const owner = await readyOwner(stack)
    const first = await ask(owner, await publishRequest(stack, owner.userId, 'harbor-family'))
    expect([first.status, await first.json()]).toEqual([
      200,
      { name: 'harbor-family', version: 1, published_at: expect.any(String), is_reachable: true },
    ])
    const site = await readSite(stack, 'harbor-family')
    expect(site?.pointer).toMatchObject({ state: 'live', previous: [] })
    expect(site?.files.filter((path) => !path.startsWith('/assets/'))).toEqual([
      '/', '/404.html', '/card.png', '/favicon.svg', '/robots.txt', '/sitemap.xml',
    ]) // biome-ignore format: a list to read at a glance
    expect(site?.page).toContain('<link rel="canonical" href="http://harbor-family.localhost:4322/">')
    expect(site?.page).toContain('href="tel:')
    expect(site?.page).not.toMatch(/noindex|To add|suggested:|<form|fonts\/[a-z]/)

    await editFirstSentence(owner, 'We know your name.')
    const begin = performance.now()
    const second = await ask(owner, await publishRequest(stack, owner.userId))
    console.info(`published in ${Math.round(performance.now() - begin)} ms`)
    expect(await second.json()).toMatchObject({ version: 2, is_reachable: true })
    expect((await readSite(stack, 'harbor-family'))?.page).toContain('We know your name.')

    const moved = await ask(owner, { do: 'move', name: 'harbor-clinic' })
    expect(await moved.json()).toMatchObject({ name: 'harbor-clinic', version: 2, is_reachable: true })
    expect((await readSite(stack, 'harbor-family'))?.pointer).toMatchObject({
      state: 'moved', canonical: 'harbor-clinic.localhost',
    }) // biome-ignore format: as a pointer
    expect((await readSite(stack, 'harbor-clinic'))?.page).toContain(
      'href="http://harbor-clinic.localhost:4322/"',
    )

    const offline = await ask(owner, { do: 'take-offline' })
    expect([offline.status, await offline.json()]).toEqual([200, { is_reachable: false }])
    expect((await readSite(stack, 'harbor-clinic'))?.pointer.state).toBe('offline')
    expect(await codeOf(await ask(owner, { do: 'move', name: 'harbor-office' }))).toBe('nothing_to_publish')

    expect((await ask(owner, await publishRequest(stack, owner.userId))).status).toBe(200)
    expect((await readSite(stack, 'harbor-clinic'))?.page).toContain('We know your name.')
    const launches = await owner.client
      .from('launches')
      .select('name, end_reason')
      .order('started_at')
      .throwOnError()
    expect(launches.data).toEqual([
      { name: 'harbor-family', end_reason: 'offline' },
      { name: 'harbor-clinic', end_reason: null },
    ])
  })

  test('that is deleted with its account is gone from engines at once, and its files by the next timer', async () => {
    const owner = await readyOwner(stack)
    expect((await publish(stack, owner, 'deleted-site')).ok).toBe(true)
    const site = await readSite(stack, 'deleted-site')
    const response = await fetch(`${stack.apiUrl}/functions/v1/account`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ confirm: 'DELETE' }),
    })
    expect(response.status).toBe(204)
    expect(await readSite(stack, 'deleted-site')).toBeNull()
    const access = { supabaseUrl: stack.apiUrl, secretKey: stack.keys.secretKey, timeoutMs: 30_000 }
    const remove = createRemoveDeploys({ client: createServiceClient(access), log: () => {} })
    while (await remove());
    const deploy = site?.pointer.state === 'live' ? site.pointer.deploy : ''
    const left = await serviceOf(stack).storage.from('sites').list(`deploys/${deploy}`)
    expect(left.data).toEqual([])
    expect(await sql(stack, 'select from public.site_deploys where id = $1', [deploy])).toEqual([])
  })
})

describe('a request is refused', () => {
  test('without a session, in another form, and for a site that is not ready', async () => {
    const owner = await readyOwner(stack)
    const request = await publishRequest(stack, owner.userId, 'not-ready')
    expect((await ask({ ...owner, token: 'none' }, request)).status).toBe(401)
    for (const body of [
      {},
      { do: 'publish' },
      { ...request, name: '../x' },
      { ...request, confirmed: 'yes' },
      // Words are brought back by their owner, and published as all others.
      { do: 'go-back', version: 1 },
    ])
      expect(await codeOf(await ask(owner, body))).toBe('invalid_fields')
    expect(await codeOf(await ask(owner, { ...request, name: 'foyer-help' }))).toBe('name_taken')
    await owner.client
      .rpc('save_entries', { changes: { 'fact/phone': { value: '', seen: '(423) 555-0142' } } })
      .throwOnError()
    expect(await codeOf(await ask(owner, await publishRequest(stack, owner.userId, 'not-ready')))).toBe(
      'not_ready',
    )
    expect(await readSite(stack, 'not-ready')).toBeNull()
  })

  test('when what is stored is not what was confirmed', async () => {
    const owner = await readyOwner(stack)
    const request = await publishRequest(stack, owner.userId, 'confirmed-site')
    await editFirstSentence(owner, 'Typed in another window.')
    expect(await codeOf(await ask(owner, request))).toBe('content_changed')
    expect(await readSite(stack, 'confirmed-site')).toBeNull()
    expect(await sha256('')).not.toBe(request.confirmed)
  })

  test('for the site and the address of another', async () => {
    const [ana, ben] = [await readyOwner(stack), await readyOwner(stack)]
    expect((await publish(stack, ana, 'elm-street')).ok).toBe(true)
    const taken = await publish(stack, ben, 'elm-street')
    expect(taken).toMatchObject({ ok: false, error: { code: 'name_taken' } })
    const [one, other] = await Promise.all([
      publish(stack, ana, 'oak-street'),
      publish(stack, ben, 'oak-street'),
    ])
    expect([one.ok, other.ok].filter(Boolean)).toHaveLength(1)
    expect(await codeOf(await ask(ben, { do: 'move', name: 'elm-street' }))).toMatch(
      /name_taken|nothing_to_publish/,
    )
  })

  test('after thirty in an hour, with the reason', async () => {
    const owner = await readyOwner(stack)
    expect((await publish(stack, owner, 'busy-site')).ok).toBe(true)
    await sql(stack, `select private.spend($1, 'publications') from generate_series(1, 29)`, [owner.userId])
    const response = await ask(owner, await publishRequest(stack, owner.userId))
    expect([response.status, Number(response.headers.get('retry-after')) > 3000]).toEqual([429, true])
    expect((await response.json()).error.message).toBe(
      'You have published 30 times in the last hour. You can publish again in 60 minutes.',
    )
  })
})

describe('nothing is live before all of it is there', () => {
  test('when storage fails between any two files', async () => {
    const owner = await readyOwner(stack)
    for (let kept = 0; ; kept++) {
      let uploads = 0
      const fetch = failing(
        (url, init) => isUpload(url, init) && url.includes('/deploys/') && uploads++ >= kept,
      )
      const published = await publish(stack, owner, 'storage-site', publishDependencies(stack, fetch))
      if (published.ok) {
        expect(kept).toBeGreaterThan(1)
        break
      }
      expect(published.error.code).toBe('unavailable')
      expect(await readSite(stack, 'storage-site')).toBeNull()
      expect(kept).toBeLessThan(30)
      await sql(stack, 'truncate private.rate_limits')
    }
    const site = await readSite(stack, 'storage-site')
    const deploy = site?.pointer.state === 'live' ? site.pointer.deploy : ''
    const stored = await serviceOf(stack).storage.from('sites').list(`deploys/${deploy}`)
    const hashes = new Set(
      [...(site?.manifest ?? '').matchAll(/"hash":"([0-9a-f]{64})"/g)].map(([, hash]) => hash),
    )
    expect(stored.data?.map(({ name }) => name).sort()).toEqual([...hashes, 'manifest.json'].sort())
  })

  // Storage that fails, above, stops at the same places but the last.
  test.runIf(RUNS_EVERY_CASE)('when the function dies at any call', async () => {
    const owner = await readyOwner(stack)
    for (let step = 0; ; step++) {
      let calls = 0
      const dying: typeof fetch = async (input, init) => {
        if (calls++ >= step) throw new TypeError('the function is gone')
        return fetch(input, init)
      }
      const published = await publish(stack, owner, 'dying-site', publishDependencies(stack, dying)).catch(
        () => null,
      )
      await sql(stack, 'truncate private.rate_limits')
      const site = await readSite(stack, 'dying-site')
      // Whatever is live is complete.
      if (site?.pointer.state === 'live') expect(site.page).toContain('Harbor Family')
      if (published?.ok && published.value.is_reachable) break
      expect(step).toBeLessThan(60)
      await endSitePauses(stack)
    }
    expect((await readSite(stack, 'dying-site'))?.pointer.state).toBe('live')
  })

  test('a pointer that cannot be written is written by the timer', async () => {
    const owner = await readyOwner(stack)
    const fetch = failing((url, init) => isUpload(url, init) && url.includes('/hosts/'))
    const published = await publish(stack, owner, 'late-site', publishDependencies(stack, fetch))
    expect(published).toMatchObject({ ok: true, value: { is_reachable: false } })
    expect(await readSite(stack, 'late-site')).toBeNull()
    const known = await owner.client.rpc('published_site').throwOnError()
    expect(known.data).toMatchObject({ name: 'late-site', state: 'live' })
    await endSitePauses(stack)
    const timer = await globalThis.fetch(`${stack.apiUrl}/functions/v1/worker`, {
      method: 'POST',
      headers: { apikey: stack.keys.secretKey },
    })
    expect(timer.status).toBe(202)
    await expect.poll(() => readSite(stack, 'late-site'), { timeout: 20_000 }).not.toBeNull()
    expect((await owner.client.rpc('published_site').throwOnError()).data).toMatchObject({
      is_reachable: true,
    })
  })
})

describe('two tabs', () => {
  test('publish at once: the one that began later is live, whichever ends first', async () => {
    const owner = await readyOwner(stack)
    expect((await publish(stack, owner, 'two-tabs')).ok).toBe(true)
    await editFirstSentence(owner, 'The older tab.')
    const deps = publishDependencies(stack)
    let goOn = () => {}
    const held = new Promise<void>((resume) => {
      goOn = resume
    })
    let isHeld = () => {}
    const reached = new Promise<void>((resume) => {
      isHeld = resume
    })
    const slow = publishSite(owner.userId, await publishRequest(stack, owner.userId), {
      ...deps,
      uploadDeploy: async (deploy) => {
        isHeld()
        await held
        return deps.uploadDeploy(deploy)
      },
    })
    await reached
    await editFirstSentence(owner, 'The newer tab.')
    expect((await publish(stack, owner)).ok).toBe(true)
    goOn()
    expect(await slow).toMatchObject({ ok: false, error: { code: 'superseded' } })
    expect((await readSite(stack, 'two-tabs'))?.page).toContain('The newer tab.')
  })

  test('never leave an older pointer, however slowly one of them is written', async () => {
    const owner = await readyOwner(stack)
    expect((await publish(stack, owner, 'slow-pointer')).ok).toBe(true)
    await editFirstSentence(owner, 'The older words.')
    let goOn = () => {}
    const held = new Promise<void>((resume) => {
      goOn = resume
    })
    let isHeld = () => {}
    const reached = new Promise<void>((resume) => {
      isHeld = resume
    })
    const slowFetch: typeof fetch = async (input, init) => {
      if (isUpload(String(input), init) && String(input).includes('/hosts/')) {
        isHeld()
        await held
      }
      return fetch(input, init)
    }
    const slow = publish(stack, owner, undefined, publishDependencies(stack, slowFetch))
    await reached
    await editFirstSentence(owner, 'The newer words.')
    const fast = publish(stack, owner)
    goOn()
    expect([(await slow).ok, (await fast).ok]).toEqual([true, true])
    expect((await readSite(stack, 'slow-pointer'))?.page).toContain('The newer words.')
  })
})
