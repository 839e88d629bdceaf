// Measures how long an owner waits from the press of Publish to the new bytes at the address: through the
// function, database and Storage of the embedded stack, and the engine. Promise: two seconds. A visitor reads
// the site all the time, so the engine asks for the pointer every second; the owner presses at any moment between.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITES_PATH, type SiteRequest } from '../packages/shared/src/api/sites.ts'
import { serveSites } from '../packages/sites/serve.ts'
import { visit } from '../packages/sites/testing/visit.ts'
import { editFirstSentence, publishRequest, readyOwner } from '../tests/integration/sites-kit.ts'
import { startTestStack } from '../tests/integration/start-test-stack.ts'
import { at, pause, print } from './harness.ts'

const ROUNDS = Number(process.env.PUBLISHING_BENCH_ROUNDS) || 8
/** Between two questions of the engine for a pointer, in ms. */
const SECOND = 1000
const NAME = 'harbor-bench'

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-publishing-'))
const stack = await startTestStack()
const engine = await serveSites({ port: 0, folder: join(folder, 'sites'), maxBytes: 1e9, isSecure: true })
engine.connect(stack.apiUrl, stack.keys.secretKey)
const owner = await readyOwner(stack)

try {
  const first = await timeOf(await publishRequest(stack, owner.userId, NAME), 'Harbor Family')
  const published: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const words = `We know your name, ${round}.`
    await editFirstSentence(owner, words)
    await pause(Math.random() * SECOND)
    published.push(await timeOf(await publishRequest(stack, owner.userId), words))
  }
  print('first publication, of a cold function', first / 1000, 2, 's')
  print('published, longest', at(published, 1) / 1000, 2, 's')
} finally {
  await engine.close()
  await stack.stop()
  rmSync(folder, { recursive: true })
}

/** Milliseconds from the request to the first answer with these words; another visitor reads the site all the time. */
async function timeOf(request: SiteRequest, words: string): Promise<number> {
  const begun = performance.now()
  const answered = fetch(`${stack.apiUrl}/functions/v1${SITES_PATH}`, {
    method: 'POST',
    headers: {
      apikey: stack.keys.publishableKey,
      authorization: `Bearer ${owner.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(request),
  })
  let answer: Response | undefined
  void answered.then((response) => {
    answer = response
  })
  for (;;) {
    if (answer && !answer.ok) throw new Error(await answer.text())
    const { body } = await visit(engine.port, '/', `${NAME}.localhost`, { 'x-forwarded-proto': 'https' })
    if (body.includes(words)) break
    await pause(20)
  }
  const time = performance.now() - begun
  await answered
  return time
}
