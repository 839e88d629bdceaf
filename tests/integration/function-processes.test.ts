// When the process of a function ends and another one begins: after a failure, and after a change of its source.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeProject } from './make-project.ts'
import { serveFunctions } from './serve-functions.ts'
import { startTestStack } from './start-test-stack.ts'

const FUNCTIONS = {
  throws: `Deno.serve(() => { throw new Error('on purpose') })`,
  exits: `Deno.serve((request) => request.method === 'POST' ? Deno.exit(3) : new Response(String(Deno.pid)))`,
  hangs: `Deno.serve((request) => request.method === 'POST' ? new Promise(() => {}) : new Response('alive'))`,
  broken: `const text: string = 'never closed`,
}

const served = await serveFunctions(FUNCTIONS, { functionTimeoutMs: 3_000 })
afterAll(() => served.stop())

describe('when a function fails', () => {
  test('it throws: the answer is Deno’s own', async () => {
    const response = await served.call('throws')
    expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error'])
  })

  test('it exits: WORKER_ERROR, and the next call finds a new process', async () => {
    const before = await (await served.call('exits')).text()
    const response = await served.call('exits', { method: 'POST' })
    expect([response.status, (await response.json()).code]).toEqual([500, 'WORKER_ERROR'])
    await expect.poll(async () => (await served.call('exits')).status, { timeout: 240_000 }).toBe(200)
    expect(await (await served.call('exits')).text()).not.toBe(before)
  })

  test('it hangs: WORKER_LIMIT, and the next call finds a new process', async () => {
    const response = await served.call('hangs', { method: 'POST' })
    expect([response.status, (await response.json()).code]).toEqual([546, 'WORKER_LIMIT'])
    expect(await (await served.call('hangs')).text()).toBe('alive')
  })

  test('it cannot be started: BOOT_ERROR', async () => {
    const response = await served.call('broken')
    expect(response.status).toBe(503)
    expect(response.headers.get('sb-error-code')).toBe('BOOT_ERROR')
    expect((await response.json()).message).toBe('Worker failed to boot (please check logs)')
  })
})

test('on demand, a function starts with its first request and ends when it has none', async () => {
  const idle = await serveFunctions({ exits: FUNCTIONS.exits, hangs: FUNCTIONS.hangs }, { functionIdleMs: 1 })
  const pid = async () => Number(await (await idle.call('exits')).text())
  try {
    const first = await pid()
    await expect.poll(() => isRunning(first)).toBe(false)
    expect(await pid()).not.toBe(first)
  } finally {
    await idle.stop()
  }
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('with watch, a function is served anew when one of its modules changes, also after a mistake', async () => {
  const watched = await makeProject({
    'config.toml': '[functions.said]\nverify_jwt = false\n',
    'functions/said/deno.json': '{ "imports": { "words/": "../../../words/" } }',
    'functions/said/index.ts': `import { word } from 'words/word.ts'\nDeno.serve(() => new Response(word))`,
  })
  mkdirSync(join(watched.dir, 'words'))
  const say = (text: string) => watched.write('../words/word.ts', text)
  await say(`export const word = 'one'`)
  const watching = await startTestStack({ projectDir: watched.dir, watch: true })
  const said = async () => {
    const response = await fetch(`${watching.apiUrl}/functions/v1/said`)
    return response.ok ? response.text() : response.status
  }
  try {
    expect(await said()).toBe('one')
    await say(`export const word = 'two'`)
    await expect.poll(said, { timeout: 240_000 }).toBe('two')
    await say(`export const word = 'thr`)
    await expect.poll(said, { timeout: 240_000 }).toBe(503)
    await say(`export const word = 'four'`)
    await expect.poll(said, { timeout: 240_000 }).toBe('four')
  } finally {
    await watching.stop()
    watched.remove()
  }
})
