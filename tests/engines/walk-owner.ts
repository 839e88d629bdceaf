// From a lead to a site that is open: what an owner does, in whatever engine.
import { expect } from 'vitest'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import type { Product } from '../../scripts/product.ts'
import { giveAnswers } from '../e2e/onboarding-test.ts'
import { makePdf } from '../make-pdf.ts'
import { caretOf, textOf, unheardPoints } from './in-draft.ts'
import { cutOnPaper, keepDownload } from './in-page.ts'
import { serveSite } from './published-pages.ts'
import { PHONE, type Screen, SIZES } from './screen.ts'
import { readSignInMail, readText } from './stored.ts'
import { IN_DASHBOARD, IN_LIVE_SITE, IN_QUESTION, openEach } from './walk-dialogs.ts'
import { choosePicture, giveFile, moveSection } from './walk-edit.ts'

const OWN = 'Care for people who work at night.'
const ON_PHONE = 'Care for families who work at night.'
const DESKTOP = [1280, 800] as const
const { clinicianDetails: _, designDetails: __, businessDetails: ___, ...BETWEEN } = THINKING
const PATIENCE = { timeout: 120_000 }

/**
 * Leaves an email at the partner's site, and signs up with the names of an owner.
 *
 * @param look at each screen on the way
 */
async function signUp(
  product: Product,
  screen: Screen,
  email: string,
  look: (what: string) => Promise<void> = async () => {},
): Promise<void> {
  await screen.tab.resize(...DESKTOP)
  await screen.tab.go(`${product.partnerUrl}/`)
  await screen.fill(/[Ww]ork email/, email)
  await screen.press('Get my draft')
  await screen.arrive('/onboarding/start')
  await screen.fill('First Name', 'Dana')
  await screen.fill('Last Name', 'Okafor')
  await screen.fill(/^Practice Name/, 'Harbor Family Medicine')
  await screen.press(/^I agree/, 'field')
  await look('the start page')
  await screen.press('Start Now')
  await screen.see('Check your email')
  await look('the page about the mail')
}

/** Signs up by the mailed link, and logs out. */
export async function walkLink(product: Product, screen: Screen, email: string): Promise<void> {
  await signUp(product, screen, email)
  const { link } = await readSignInMail(product, email)
  await screen.tab.go(link)
  await screen.press(/^Sign in/)
  await screen.arrive('/onboarding/onboarding-guide')
  await screen.see("Let's Get Started")
  await downloadReferrals(product, screen, email)
  await logOut(product, screen)
}

/** Downloads the referrals of a partner as a table. */
async function downloadReferrals(product: Product, screen: Screen, email: string): Promise<void> {
  await product.stack.database.asSuperuser(async (transaction) => {
    await transaction.query(REFERRAL, [email])
  })
  await screen.tab.go(`${product.appUrl}/rewards`)
  await screen.see('r•••@lakeside.example')
  await screen.tab.run(keepDownload)
  await screen.press('CSV')
  const read = (name: string) => screen.tab.run((one) => document.documentElement.getAttribute(one), name)
  await expect.poll(() => read('data-file'), PATIENCE).toMatch(/\r\nr•••@lakeside\.example,/)
  expect(await read('data-file-name')).toBe('foyer-referrals.csv')
}

/** Signs up by the mailed code, answers, edits, publishes, and logs out. */
export async function walkOwner(product: Product, screen: Screen, email: string): Promise<void> {
  await signUp(product, screen, email, screen.expectWhole)
  const { code } = await readSignInMail(product, email)
  await screen.fill(/8-digit code/, code)
  await screen.press("Let's Get Started")
  await screen.arrive('/onboarding/business-details')
  await screen.press(/^Thinking/)
  await screen.see(/share your information/)
  await screen.expectWhole('a question')
  const answered = await readText(product, answerQuery('businessDetails'), email)
  expect(JSON.parse(answered)).toMatchObject({ selected_type: 'thinking' })

  await giveAnswers(product, email, BETWEEN)
  await openEach(screen, product.appUrl, IN_QUESTION)
  await screen.tab.go(`${product.appUrl}/onboarding/build-presence/clinician-details`)
  await screen.see(/^Share Your Background/)
  await giveFile(
    screen,
    'input[type=file]',
    'story.pdf',
    'application/pdf',
    Buffer.from(makePdf('Trained in Miami.')),
  )
  await screen.see('story.pdf')
  // The focus goes there by itself, which may scroll the page under a press.
  await expect.poll(() => screen.tab.run(() => document.activeElement?.textContent), PATIENCE).toBe('Replace')
  await screen.press('Continue')
  await screen.arrive('/onboarding/build-presence/design-details')
  expect(await readText(product, FILES('resumes'), email)).toMatch(/\.pdf$/)
  await giveAnswers(product, email, { designDetails: THINKING.designDetails })

  await screen.tab.go(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  const slug = await readText(product, SLUG, email)
  await screen.tab.go(`${product.appUrl}/drafts/${slug}`)
  await screen.see(/^Draft\. Only you see it/)
  await openEach(screen, product.appUrl, IN_DASHBOARD)
  await openPanels(product, screen, slug)
  await screen.press('Edit')
  await typeInLine(product, screen, email)
  await moveSection(product, screen, email)
  await choosePicture(product, screen, email)
  await typeOnPhone(product, screen, email)
  await prepareToPublish(screen)
  await publish(screen)
  await openEach(screen, product.appUrl, IN_LIVE_SITE, SIZES)
  await logOut(product, screen)
}

/** Opens what slides over the app: the menu of a phone, and the panels beside a draft. */
async function openPanels(product: Product, screen: Screen, slug: string): Promise<void> {
  await screen.tab.resize(375, 812)
  await screen.tab.go(`${product.appUrl}/settings`)
  await screen.press('Open the menu')
  await screen.expectWhole('the menu', PHONE)
  await screen.press('Close the menu')
  await screen.tab.resize(...DESKTOP)
  await screen.tab.go(`${product.appUrl}/drafts/${slug}`)
  await screen.see(/^Draft\. Only you see it/)
  await screen.press('Share privately')
  await screen.see(/^For one or two people you trust/)
  await screen.expectWhole('sharing')
  await screen.tab.resize(...DESKTOP)
  await screen.press('Not now')
  await screen.press('More')
  await screen.see('Change my answers')
  await screen.expectWhole('the menu of a draft', [DESKTOP])
  await screen.tab.key('Escape')
}

/** Types over the first sentence of the page, where it stands. */
async function typeInLine(product: Product, screen: Screen, email: string): Promise<void> {
  await expect.poll(() => screen.tab.run(unheardPoints), PATIENCE).toEqual([])
  const line = await screen.tab.run(textOf, 'hero/lede')
  await screen.press(line, 'text')
  // The caret stands at the word that was pressed.
  await expect.poll(() => screen.tab.run(caretOf), PATIENCE).toBeGreaterThan(3)
  expect(await screen.tab.run(caretOf)).toBeLessThan(line.length - 3)
  await screen.tab.selectAll()
  await screen.tab.type(OWN)
  await screen.tab.key('Enter')
  await screen.see(OWN)
  await expect.poll(() => readText(product, EDITS, email), PATIENCE).toContain(OWN)
}

/** Types in the sheet that a phone shows below the page. */
async function typeOnPhone(product: Product, screen: Screen, email: string): Promise<void> {
  await screen.tab.resize(375, 812)
  await screen.press(OWN, 'text')
  await screen.fill('First sentence', ON_PHONE)
  await screen.expectWhole('the sheet of a line', PHONE)
  await screen.press('Done')
  await screen.see(ON_PHONE)
  await expect.poll(() => readText(product, EDITS, email), PATIENCE).toContain(ON_PHONE)
  await screen.tab.resize(...DESKTOP)
}

/** Goes through the screens of publishing up to its last button. */
async function prepareToPublish(screen: Screen): Promise<void> {
  await screen.press('Publish')
  await screen.see(/ is available$/)
  await screen.expectWhole('the address')
  await screen.press('Continue')
  await screen.fill('Phone number', '(423) 555-0142')
  await screen.pressAll(/^Yes to all in this section/)
  await screen.press('These sentences are true of my practice.', 'field')
  await screen.press('Continue')
  await screen.see('Ready to open')
}

/** Publishes, prints the card, and reads the page at its own address. */
async function publish(screen: Screen): Promise<void> {
  await screen.press('Publish')
  await screen.see('Your website is open')
  await screen.expectWhole('the open website')
  await screen.tab.resize(...DESKTOP)
  await screen.tab.run(() => {
    window.print = () => {}
  })
  await screen.press('Print the card')
  await expect.poll(() => screen.tab.run(cutOnPaper), PATIENCE).toEqual([])
  const address = await screen.tab.run(() => {
    const links = [...document.querySelectorAll('a')]
    return links.find(({ textContent }) => textContent?.trim() === 'See it live')?.href ?? ''
  })
  const site = await serveSite(address)
  try {
    await expect.poll(async () => (await fetch(site.url)).status, PATIENCE).toBe(200)
    await screen.tab.go(site.url)
    await screen.see(ON_PHONE)
    await screen.expectWhole('the published page', PHONE)
  } finally {
    await site.close()
  }
}

async function logOut(product: Product, screen: Screen): Promise<void> {
  await screen.tab.resize(...DESKTOP)
  await screen.tab.go(`${product.appUrl}/settings`)
  await screen.press('Log out')
  await screen.arrive('/onboarding/start')
}

const answerQuery = (key: string) =>
  `select response::text from public.onboarding_responses r join auth.users u on u.id = r.profile_id where u.email = $1 and question_key = '${key}'`
const FILES = (bucket: string) =>
  `select o.name from storage.objects o join auth.users u on o.name like u.id || '/%' where o.bucket_id = '${bucket}' and u.email = $1`
const SLUG =
  'select d.slug from public.draft_versions v join public.initial_drafts d using (profile_id) join auth.users u on u.id = v.profile_id where u.email = $1'
const REFERRAL = `insert into public.referrals (referrer_id, masked_email, status, touched_at, signed_up_at, is_told)
  select id, 'r•••@lakeside.example', 'signed_up', now(), now(), true from auth.users where email = $1`
const EDITS =
  "select jsonb_object_agg(substr(e.key, 6), e.value)::text from public.entries e join auth.users u on u.id = e.profile_id where u.email = $1 and e.key like 'line/%'"
