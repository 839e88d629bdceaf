// Measures the engine of published sites, in a process of its own, over a Storage of this one: beside Caddy's file_server,
// while a site changes, and while Storage is stopped.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBucket, SECRET_KEY } from '../packages/sites/testing/bucket.ts'
import { visit } from '../packages/sites/testing/visit.ts'
import { at, pause, print } from './harness.ts'
import { applyRawLoad } from './raw-load.ts'
import { freePort, startCaddy, startEngine } from './start-site-servers.ts'

const HOSTS = 1_000
const CHANGES = 100
const ROUNDS = 3
const MILLISECONDS = Number(process.env.SITES_BENCH_MS) || 3000
const PAGE = `<!doctype html>${'<p>A page of a practice, as long as most are.</p>'.repeat(900)}`
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const AS_IF_TLS = { 'x-forwarded-proto': 'https' }

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-sites-'))
const bucket = createBucket()
const storage = await bucket.listen()
const port = await freePort()
let engine = await startEngine(port, folder, storage.url, SECRET_KEY)
const open = (host: string, path = '/') => visit(port, path, host, AS_IF_TLS)
try {
  await compareWithCaddy()
  await compareWithoutCounting()
  await changeWhileVisited()
  await stopStorage()
} finally {
  await engine.stop()
  rmSync(folder, { recursive: true })
}

async function compareWithCaddy(): Promise<void> {
  bucket.publish('compared.example', PAGE)
  await open('compared.example')
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'index.html'), PAGE)
  const caddy = await startCaddy(folder, `root * ${folder}/files\nfile_server`)
  if (!caddy) return
  const rateAt = (port: number) =>
    applyRawLoad(port, { host: 'compared.example', ...AS_IF_TLS }, Buffer.byteLength(PAGE), {
      connections: 16,
      milliseconds: MILLISECONDS,
    })
  const ratios: number[] = []
  // By turns, so that what else the machine does meets both.
  for (let round = 0; round < ROUNDS; round += 1)
    ratios.push((await rateAt(port)) / (await rateAt(caddy.port)))
  await caddy.stop()
  print("requests a second, of Caddy's file_server", at(ratios), 0.5, 'times', 'least')
}

/**
 * How much later an answer comes because its page is counted, when the engine does nothing else: requests of a browser from
 * other sites, so that each of them is counted by the one engine and not by the other.
 */
async function compareWithoutCounting(): Promise<void> {
  const host = 'counted.example'
  bucket.publish(host, PAGE)
  await open(host)
  const uncountedPort = await freePort()
  const uncounted = await startEngine(
    uncountedPort,
    join(folder, 'uncounted'),
    storage.url,
    SECRET_KEY,
    false,
  )
  await visit(uncountedPort, '/', host, AS_IF_TLS)
  const asked = { host, ...AS_IF_TLS, 'user-agent': BROWSER, referer: 'https://directory.example/list' }
  const rateAt = (port: number) =>
    applyRawLoad(port, asked, Buffer.byteLength(PAGE), { connections: 16, milliseconds: MILLISECONDS })
  const microsecondsAt = async (port: number) => 1e6 / (await rateAt(port))
  const added: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    added.push((await microsecondsAt(port)) - (await microsecondsAt(uncountedPort)))
  await uncounted.stop()
  print('added to an answer by counting its page', at(added), 20, 'µs')
}

/** Each visitor reads a page and then its picture; both name the deploy that they belong to. */
async function changeWhileVisited(): Promise<void> {
  const host = 'changing.example'
  const deploys: string[] = []
  let [requests, mixed, errors, version] = [0, 0, 0, 0]
  const publish = () => {
    const deploy = bucket.deployPage(`version ${version}`, {
      [`/assets/${version}.webp`]: { body: `picture ${version}`, type: 'image/webp' },
    })
    bucket.point(host, { state: 'live', deploy, previous: deploys.slice(-5).reverse() })
    deploys.push(deploy)
  }
  publish()
  const beAVisitor = async () => {
    while (version < CHANGES || requests < 10_000) {
      const page = await open(host)
      const shown = page.body.replace('version ', '')
      const picture = await open(host, `/assets/${shown}.webp`)
      requests += 2
      if (page.status !== 200 || picture.status !== 200) errors += 1
      else if (picture.body !== `picture ${shown}`) mixed += 1
      // Visitors need no more than this, and the changes take their time.
      await pause(8)
    }
  }
  const changeOften = async () => {
    for (version = 1; version < CHANGES; version += 1) {
      publish()
      await pause(100)
    }
  }
  await Promise.all([changeOften(), ...Array.from({ length: 10 }, beAVisitor)])
  print(`mixed pages of ${requests} requests, ${CHANGES} changes`, mixed, 0, '')
  print('errors', errors, 0, '')
}

async function stopStorage(): Promise<void> {
  const hosts = Array.from({ length: HOSTS }, (_, index) => `site-${index}.sites.example`)
  for (const host of hosts) bucket.publish(host, `${PAGE}${host}`)
  const missing = async () => {
    let count = 0
    for (const host of hosts) {
      const { status, body } = await open(host)
      if (status !== 200 || !body.endsWith(host)) count += 1
    }
    return count
  }
  print(`sites not served, of ${HOSTS}`, await missing(), 0, '')
  await storage.close()
  await engine.stop()
  engine = await startEngine(port, folder, storage.url, SECRET_KEY)
  print('sites not served without Storage, after a restart', await missing(), 0, '')
}
