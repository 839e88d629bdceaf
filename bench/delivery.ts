// npm run bench -- delivery: measures how long an owner waits, from the press of Continue on the last question to the
// draft in the app and the mail in the mailbox, with the parts in between. Promise: both within ten seconds.
import type { Browser } from '@playwright/test'
import {
  ESTABLISHED_WITH_LINK,
  FULL_AFTER_PROPOSAL,
  THINKING,
} from '../packages/shared/src/onboarding/fixtures/personas.ts'
import { openProduct } from '../scripts/open-product.ts'
import type { Product } from '../scripts/product.ts'
import { saveAnswers, sql } from '../tests/integration/drafts-kit.ts'
import { signInByCode } from '../tests/integration/sign-in-by-code.ts'
import { pause, print } from './harness.ts'

const BAR_SECONDS = 10
const ROUNDS = Number(process.env.DELIVERY_BENCH_ROUNDS) || 2

const { designDetails: _style, ...WITHOUT_STYLE } = THINKING
const { websiteFeedback: _feedback, ...WITHOUT_FEEDBACK } = ESTABLISHED_WITH_LINK
const { designDetails: _fullStyle, ...WITHOUT_FULL_STYLE } = FULL_AFTER_PROPOSAL

const PATHS = [
  {
    name: 'a new website',
    answers: WITHOUT_STYLE,
    last: { path: 'build-presence/design-details', role: 'radio', card: /^Warm/, button: 'Continue' },
  },
  {
    name: 'a redesign proposal',
    answers: WITHOUT_FEEDBACK,
    last: {
      path: 'current-website-feedback',
      role: 'checkbox',
      card: /^Mobile Experience/,
      button: 'Submit Feedback',
    },
  },
  {
    name: 'a full draft with a website',
    answers: WITHOUT_FULL_STYLE,
    last: { path: 'build-presence/design-details', role: 'radio', card: /^Modern/, button: 'Continue' },
  },
] as const

type Times = {
  readonly queued: number
  readonly recorded: number
  readonly mailed: number
  readonly seen: number
}

/** Lets a new owner give the last answer in the app; returns the milliseconds from that press to each event. */
async function measure(
  product: Product,
  browser: Browser,
  { answers, last }: (typeof PATHS)[number],
): Promise<Times> {
  const { stack, appUrl } = product
  const owner = await signInByCode(stack)
  await saveAnswers(owner, answers)
  const { data } = await owner.client.auth.getSession()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${appUrl}/robots.txt`)
  const key = `sb-${new URL(stack.apiUrl).hostname.split('.')[0]}-auth-token`
  await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [
    key,
    JSON.stringify(data.session),
  ] as const)
  await page.goto(`${appUrl}/onboarding/${last.path}`)
  await page.getByRole(last.role, { name: last.card }).click()
  const pressed = Date.now()
  await page.getByRole('button', { name: last.button }).click()
  await page.getByRole('heading', { level: 1, name: 'Your draft is ready' }).waitFor({ timeout: 60_000 })
  const seen = Date.now() - pressed
  await context.close()
  const since = (column: string) => `(extract(epoch from ${column}) * 1000)::float8 - $2`
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const [times] = await sql<Omit<Times, 'seen'>>(
      stack,
      `select ${since('b.created_at')} as queued, ${since('v.created_at')} as recorded, ${since('m.sent_at')} as mailed
       from public.draft_versions v
       join public.site_builds b on b.profile_id = v.profile_id
       join public.mails m on m.profile_id = v.profile_id and m.sent_at is not null
       where v.profile_id = $1`,
      [owner.userId, pressed],
    )
    if (times) return { ...times, seen }
    await pause(50)
  }
  throw new Error('No mail was sent within a minute.')
}

const { product, browser, stop } = await openProduct({ trustEdge: true })
try {
  for (const path of PATHS) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const times = await measure(product, browser, path)
      const parts = Object.entries(times).map(([part, ms]) => `${part} ${(ms / 1000).toFixed(2)}`)
      print(path.name, Math.max(times.mailed, times.seen) / 1000, BAR_SECONDS, `s: ${parts.join(', ')}`)
    }
  }
} finally {
  await stop()
}
