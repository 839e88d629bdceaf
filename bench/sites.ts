// Measures the engine of published sites, in a process of its own, over a Storage of this one: beside Caddy's file_server,
// with 10,000 hosts, while sites change, and while Storage is stopped.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBucket, SECRET_KEY } from '../packages/sites/testing/bucket.ts'
import { visit } from '../packages/sites/testing/visit.ts'
import { ROOT } from '../scripts/run-command.ts'
import { applyRawLoad } from './raw-load.ts'
import { residentMegabytes } from './resident-megabytes.ts'
import { freePort, pause, proxyTo, startCaddy, stopProcess, untilOpen } from './start-caddy.ts'

const HOSTS = 10_000
const SAMPLE = 300
const CHANGES = 100
const ROUNDS = 3
const LOAD = { connections: 16, milliseconds: 3000 }
const PAGE = `<!doctype html>${'<p>A page of a practice, as long as most are.</p>'.repeat(900)}`
const AS_IF_TLS = { 'x-forwarded-proto': 'https' }

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-sites-'))
const bucket = createBucket()
const storage = await bucket.listen()
const stops: (() => Promise<unknown>)[] = [storage.close]
const port = await freePort()
let engine = await startEngine()
stops.push(() => stopProcess(engine))

const hostOf = (index: number) => `site-${index}.sites.example`
const open = (host: string, path = '/') => visit(port, path, host, AS_IF_TLS)

try {
  await compareWithCaddy()
  await changeWhileVisited()
  await askForManyHosts()
} finally {
  for (const end of stops.reverse()) await end()
  rmSync(folder, { recursive: true })
}

async function compareWithCaddy(): Promise<void> {
  bucket.publish('compared.example', PAGE)
  await open('compared.example')
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'index.html'), PAGE)
  const caddy = await startCaddy(folder, [`root * ${folder}/files\nfile_server`, proxyTo(port)])
  if (!caddy) return
  stops.push(() => stopProcess(caddy.process))
  const [filePort = 0, proxyPort = 0] = caddy.ports

  const rows = [
    { name: "Caddy's file_server", port: filePort },
    { name: 'engine on Node', port },
    { name: 'engine through Caddy', port: proxyPort },
  ].map((row) => ({ ...row, loads: [] as Awaited<ReturnType<typeof applyRawLoad>>[] }))
  // By turns, so that what else the machine does meets all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of rows) {
      const headers = { host: 'compared.example', ...AS_IF_TLS }
      row.loads.push(await applyRawLoad(row.port, headers, Buffer.byteLength(PAGE), LOAD))
    }
  }
  const medianOf = (numbers: number[]) => numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0
  const base = medianOf(rows[0]?.loads.map(({ perSecond }) => perSecond) ?? [])
  console.log(
    `A page of ${Buffer.byteLength(PAGE)} bytes, ${LOAD.connections} connections, median of ${ROUNDS} rounds:`,
  )
  for (const { name, loads } of rows) {
    const rate = medianOf(loads.map(({ perSecond }) => perSecond))
    const [p50, p99] = [medianOf(loads.map(({ p50Ms }) => p50Ms)), medianOf(loads.map(({ p99Ms }) => p99Ms))]
    console.log(
      `  ${name.padEnd(22)} ${rate.toFixed(0).padStart(6)} requests/s (${(rate / base).toFixed(2)}), p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    )
  }
}

/** Each visitor reads a page and then its picture; both name the deploy that they belong to. */
async function changeWhileVisited(): Promise<void> {
  const host = 'changing.example'
  const deploys: string[] = []
  const publish = (version: number) => {
    const deploy = bucket.deployPage(`version ${version}`, {
      [`/assets/${version}.webp`]: { body: `picture ${version}`, type: 'image/webp' },
    })
    bucket.point(host, { state: 'live', deploy, previous: deploys.slice(-5).reverse() })
    deploys.push(deploy)
  }
  publish(0)
  let [requests, mixed, errors, slowest, version] = [0, 0, 0, 0, 0]
  const seen = new Set<string>()
  const isOver = () => version >= CHANGES && requests >= 10_000
  const beAVisitor = async () => {
    while (!isOver()) {
      const page = await open(host)
      const shown = page.body.replace('version ', '')
      const picture = await open(host, `/assets/${shown}.webp`)
      requests += 2
      seen.add(shown)
      if (page.status !== 200 || picture.status !== 200) errors += 1
      else if (picture.body !== `picture ${shown}`) mixed += 1
      // Visitors need no more than this, and the changes take their time.
      await pause(8)
    }
  }
  const changeOften = async () => {
    while (version < CHANGES) {
      version += 1
      publish(version)
      await pause(100)
    }
    for (let round = 0; round < 5; round += 1) {
      const changed = performance.now()
      version += 1
      publish(version)
      while ((await open(host)).body !== `version ${version}`) await pause(10)
      slowest = Math.max(slowest, performance.now() - changed)
    }
  }
  await Promise.all([changeOften(), ...Array.from({ length: 10 }, beAVisitor)])
  console.log(
    `${requests} requests during ${CHANGES} changes: ${seen.size} versions seen, ${mixed} mixed, ${errors} errors; a new pointer is seen after ${(slowest / 1000).toFixed(2)} s at most`,
  )
}

async function askForManyHosts(): Promise<void> {
  for (let index = 0; index < HOSTS; index += 1) bucket.publish(hostOf(index), `${PAGE}${index}`)
  const timesOf = async (from: number, to: number) => {
    const times: number[] = []
    for (let index = from; index < to; index += 1) {
      const begun = performance.now()
      const { status, body } = await open(hostOf(index))
      times.push(performance.now() - begun)
      if (status !== 200 || !body.endsWith(`>${index}`))
        throw new Error(`${hostOf(index)} answered ${status}`)
    }
    return times.sort((one, other) => one - other)
  }
  const quantiles = (times: number[]) =>
    [0.5, 0.99].map((share) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`).join(' / ')
  const megabytes = () => residentMegabytes(engine.pid ?? 0)

  const cold = await timesOf(0, SAMPLE)
  const warm = await timesOf(0, SAMPLE)
  console.log(
    `First request of a host ${quantiles(cold)} (p50 / p99), of one that is at hand ${quantiles(warm)}`,
  )
  await askAll(2000)
  const before = await megabytes()
  await askAll(HOSTS)
  console.log(`Memory after 2,000 hosts ${before} MB, after ${HOSTS} hosts ${await megabytes()} MB`)

  await storage.close()
  await stopProcess(engine)
  engine = await startEngine()
  await askAll(HOSTS)
  const kept = await timesOf(0, SAMPLE)
  console.log(
    `Storage stopped and the engine restarted: all ${HOSTS} hosts are served, the first requests in ${quantiles(kept)}`,
  )
}

/** Asks each host once, several at the same time. */
async function askAll(count: number): Promise<void> {
  let next = 0
  const askNext = async () => {
    while (next < count) {
      const index = next
      next += 1
      const { status, body } = await open(hostOf(index))
      if (status !== 200 || !body.endsWith(`>${index}`))
        throw new Error(`${hostOf(index)} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, askNext))
}

async function startEngine(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'packages/sites/main.ts')], {
    env: {
      PATH: process.env.PATH,
      SUPABASE_URL: storage.url,
      SUPABASE_SECRET_KEY: SECRET_KEY,
      FOYER_SITES_PORT: String(port),
      FOYER_SITES_FOLDER: join(folder, 'sites'),
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  await untilOpen(port)
  return child
}
