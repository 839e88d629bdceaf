// npm run bench -- routes: how long a route takes on a slow phone until its main content is visible, as a ratio to a bare
// page of React, router and supabase-js that reads one row. All pages take turns in one run, with empty caches. Then the
// layout shift of each route, and the time from Continue to the next question. ROUTES_BENCH_ROUNDS sets the rounds,
// ROUTES_BENCH_WATERFALL=question prints its requests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveApp } from '../packages/app/serve.ts'
import { THINKING } from '../packages/shared/src/onboarding/fixtures/personas.ts'
import { openProduct } from '../scripts/open-product.ts'
import type { Product } from '../scripts/product.ts'
import type { Stack } from '../supabase/local/stack.ts'
import { saveAnswers, sql } from '../tests/integration/drafts-kit.ts'
import { signInByCode } from '../tests/integration/sign-in-by-code.ts'
import { buildBarePage } from './routes/build-bare-page.ts'
import { continueTimes } from './routes/continue-times.ts'
import { type Entry, type Opened, openPage } from './routes/open-page.ts'

const ROUNDS = Number(process.env.ROUTES_BENCH_ROUNDS) || 7
const PHONE = { width: 375, height: 667 }
const DESKTOP = { width: 1280, height: 800 }
const BARE = 'bare page'

/** The routes and what they are for: an element that is there once the data is. */
const ROUTES = [
  { name: 'start', path: '/onboarding/start', selector: 'input[name=email]', isSignedIn: false },
  {
    name: 'question',
    path: '/onboarding/build-presence/practice-vision',
    selector: '[role=checkbox], input[type=checkbox]',
    isSignedIn: true,
  },
  { name: 'dashboard', path: '/', selector: 'main a[href^="/onboarding"]', isSignedIn: true },
  {
    name: 'rewards',
    path: '/rewards',
    selector: '[aria-label="Your referral link"]:not([value=""])',
    isSignedIn: true,
  },
] as const

const folder = mkdtempSync(join(tmpdir(), 'foyer-routes-'))
const { product, browser, stop } = await openProduct()
await buildBarePage(folder)
const bare = await serveApp({ port: 0, distDir: folder, widgetDir: folder, config: product.appConfig })
try {
  const entries = await makeEntries(product)
  const opened = new Map<string, Opened[]>(Object.keys(entries).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, entry] of Object.entries(entries)) {
      opened.get(name)?.push(await openPage(browser, entry, PHONE))
    }
  }
  printTimes(opened)
  await printShifts(entries, opened)
  await printContinue(entries.question)
  printWaterfall(opened.get(process.env.ROUTES_BENCH_WATERFALL ?? '')?.at(-1))
} finally {
  await bare.close()
  await stop()
  rmSync(folder, { recursive: true })
}

/** Signs in an owner with some answers; returns what to open. */
async function makeEntries({ stack, appUrl }: Product): Promise<Record<string, Entry>> {
  const owner = await signInByCode(stack)
  const { designDetails: _last, ...answers } = THINKING
  await saveAnswers(owner, answers)
  await finishAccount(stack, owner.userId)
  const { data } = await owner.client.auth.getSession()
  const key = `sb-${new URL(stack.apiUrl).hostname.split('.')[0]}-auth-token`
  const storage = { [key]: JSON.stringify(data.session) }
  return {
    [BARE]: { url: `${bare.url}/`, selector: 'h1', storage },
    ...Object.fromEntries(
      ROUTES.map(({ name, path, selector, isSignedIn }) => [
        name,
        { url: appUrl + path, selector, storage: isSignedIn ? storage : {} },
      ]),
    ),
  }
}

/** Adds the names and consents of the start page and the rewards, so that Home and the rewards do not prompt for them. */
async function finishAccount(stack: Stack, id: string): Promise<void> {
  await sql(stack, `update public.profiles set first_name = 'Dana', last_name = 'Okafor' where id = $1`, [id])
  await sql(
    stack,
    `insert into public.consents (profile_id, document, version)
     select $1::uuid, document, '1' from unnest(array['terms', 'privacy']) as document
     union all select $1::uuid, 'partner_terms', private.partner_terms_version()`,
    [id],
  )
}

function printTimes(opened: ReadonlyMap<string, readonly Opened[]>): void {
  const floors = opened.get(BARE) ?? []
  console.log(
    `${ROUNDS} rounds: ms to the main content, ratio to the bare page of the same round (least to most)`,
  )
  for (const [name, rounds] of opened) {
    const ratios = rounds.map(({ ms }, round) => ms / (floors[round]?.ms ?? Number.NaN))
    const { requests = [], foreign = 0 } = rounds.at(-1) ?? {}
    const bytes = requests.reduce((sum, request) => sum + request.bytes, 0)
    console.log(
      `${name.padEnd(12)} ${median(rounds.map(({ ms }) => ms))
        .toFixed(0)
        .padStart(6)} ms   ` +
        `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})   ` +
        `${requests.length} requests, ${(bytes / 1000).toFixed(0)} kB, ${foreign} to another origin`,
    )
  }
}

async function printShifts(
  entries: Readonly<Record<string, Entry>>,
  opened: ReadonlyMap<string, readonly Opened[]>,
): Promise<void> {
  console.log('layout shift (CLS), most of all rounds')
  for (const { name } of ROUTES) {
    const entry = entries[name]
    if (!entry) continue
    const phone = (opened.get(name) ?? []).toSorted((a, b) => b.shift - a.shift)[0]
    const desktop = await openPage(browser, entry, DESKTOP)
    console.log(
      `${name.padEnd(12)} phone ${phone?.shift.toFixed(3)}   desktop ${desktop.shift.toFixed(3)}   ` +
        [...(phone?.sources ?? []), ...desktop.sources].slice(0, 4).join('; '),
    )
  }
}

async function printContinue(question: Entry | undefined): Promise<void> {
  if (!question) return
  const presses = await continueTimes(browser, question.url, question.storage)
  const sorted = presses.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0)
  console.log(
    `Continue until the next question, no latency: median ${at(0.5)} ms, 95 % ${at(0.95)} ms; ` +
      `requests answered before it is shown: ${median(presses.map(({ requests }) => requests))}`,
  )
}

function printWaterfall(opened: Opened | undefined): void {
  for (const { name, start, end, bytes } of opened?.requests ?? []) {
    console.log(
      `${start.toFixed(0).padStart(6)} ${end.toFixed(0).padStart(6)} ${String(bytes).padStart(7)} B  ${name}`,
    )
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
