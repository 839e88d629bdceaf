// A sentence and an address are planted wherever a stranger can write. No mail has them, nor the words of a page.

import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { practiceOf } from '@foyer/draft/personas/persona.ts'
import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { DOMAIN_CAUSES } from '@foyer/shared/api/domains.ts'
import type { Statement } from '@foyer/shared/referrals/statement.ts'
import { causeWords, domainWords, lineWords } from '@foyer/shared/sites/domain-words.ts'
import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { describe, expect, test } from 'vitest'
import { createFakeZone, type Zone } from '../../../tests/fake-zone.ts'
import { MAIL_PLACES, MAIL_TO_DANA, mailOf } from '../../../tests/mail-of.ts'
import { composeForwardMail } from '../../domains/forward-mail.ts'
import { changeMail, codeMail } from '../../payouts/compose-mails.ts'
import { composeMail as supportMail } from '../../support/compose-mail.ts'
import { createDns } from '../domains/dns.ts'
import { lookAtDomain } from '../domains/look-at-domain.ts'
import { type FactsOf, MAILS, type MailKind } from './mails.ts'
import type { MailedReferral, PartnerFacts } from './partner-facts.ts'
import type { Mail } from './send-mail.ts'

const SENTENCE =
  'Your clinic mailbox is locked because of unusual activity, sign in within 24 hours to keep your mail'
const ADDRESS = 'https://evil.example/login'
const PLANTED = `${SENTENCE}: ${ADDRESS}`
const planted = new StrangersWords(PLANTED)
/** Short enough to be quoted: the address goes nevertheless. */
const short = new StrangersWords(`Sign in at ${ADDRESS}`)

function expectClean(said: unknown) {
  const text = JSON.stringify(said)
  for (const piece of [SENTENCE, SENTENCE.slice(0, 29), ADDRESS, 'evil.example', 'evil'])
    expect(text).not.toContain(piece)
}
const expectCleanMail = ({ to, replyTo: _, ...mail }: Mail) => expectClean({ ...mail, to })

const EMAIL = MAIL_TO_DANA.email
const KINDS = Object.keys(MAILS) as MailKind[]
const MOMENT = '2026-11-22T09:00:00Z'

const TARGET = 'sites.foyer.site'
const RULES = { authorities: ['letsencrypt.org'], validationMethods: ['http-01'], apexLine: 'A' } as const

async function lookAt(zone: Zone) {
  const fake = createFakeZone({ example: {}, ...zone })
  const dns = createDns({ url: 'https://doh.example/', timeoutMs: 1000, fetch: fake.fetch })
  const task = {
    ...{ hostname: 'cedar.example', zone: 'cedar.example', is_apex: true, prefers_www: false },
    ...{ state: 'waiting', token: 'k3v9', needs_proof: true },
  }
  return lookAtDomain(dns, task, { hostname: TARGET, ipv4: ['198.51.100.20'], ipv6: [] }, RULES)
}

const HERE = { A: ['198.51.100.20'] }
const ZONES: Readonly<Record<string, Zone>> = {
  'the value of CAA': { 'cedar.example': { ...HERE, CAA: [`0 issue "${PLANTED}"`] } },
  'a parameter of CAA': {
    'cedar.example': { ...HERE, CAA: [`0 issue "letsencrypt.org; accounturi=${ADDRESS}"`] },
  },
  'the tag of CAA': { 'cedar.example': { ...HERE, CAA: [`128 ${PLANTED} "x"`, `128 tbs "${PLANTED}"`] } },
  'all of CAA': { 'cedar.example': { ...HERE, CAA: [PLANTED] } },
  'the proof': { 'cedar.example': HERE, '_foyer.cedar.example': { TXT: [PLANTED, `foyer-site=${PLANTED}`] } },
  'an address': { 'cedar.example': { A: [PLANTED] }, 'www.cedar.example': { AAAA: [PLANTED] } },
  'the name that it leads to': { 'cedar.example': HERE, 'www.cedar.example': { CNAME: [PLANTED] } },
  'the name servers': { 'cedar.example': { ...HERE, NS: [PLANTED, ADDRESS] } },
}

describe('words in DNS', () => {
  test.each(Object.entries(ZONES))('%s', async (_, zone) => {
    const { cause, findings } = await lookAt(zone)
    const domain = { shown_name: 'cedar.example', cause, findings }
    for (const kind of KINDS.filter((one) => MAILS[one].about === 'domain_id')) {
      const facts = {
        ...domain,
        host: 'cedar.example',
        since: MOMENT,
        lost_at: MOMENT,
        lost_mails: 0,
        name: 'cedar-grove',
      }
      expectCleanMail(mailOf(kind, facts, { first_name: planted }))
    }
    expectCleanMail(composeForwardMail({ domain, to: 'it@agency.example', from: EMAIL, places: MAIL_PLACES }))
    // The page of the domain.
    expectClean(findings)
    expectClean(DOMAIN_CAUSES.map((one) => causeWords(one, findings)))
    expectClean(findings.lines.map(lineWords))
    const moments = { host: 'cedar.example', lostDay: 'Mar 4', endDay: null }
    for (const state of ['waiting', 'found', 'live', 'lost', 'stopped'] as const) {
      expectClean(domainWords({ state, cause, findings }, moments))
    }
  })
})

/** What the mails of the outbox say, with these words of a stranger wherever there is room for them. */
function factsWith(words: StrangersWords, text: string): { readonly [Kind in MailKind]: FactsOf<Kind> } {
  const [persona] = PERSONAS
  const content = persona && composeDraft(practiceOf(persona))
  const domain: FactsOf<'domain_live'> = {
    shown_name: 'cedar.example',
    host: 'cedar.example',
    since: MOMENT,
    lost_at: MOMENT,
    cause: null,
    findings: null,
    lost_mails: 0,
    name: 'cedar-grove',
  }
  const referral: MailedReferral = {
    number: 1,
    masked_email: 'd•••@cedar.example',
    channel: null,
    evidence: 'handoff',
    is_held: false,
    left_at: MOMENT,
    signed_up_at: MOMENT,
    launched_at: MOMENT,
    due_on: '2026-12-22',
    payday: '2027-01-04',
    waits_for: null,
    cents: 20_000,
    reason: 'The first touch within 90 days',
    is_paid: false,
  }
  const news: PartnerFacts = {
    referrals: [referral],
    payday: '2026-12-07',
    today: '2026-11-24',
    payout: { details: null },
  }
  const statement: Statement = {
    number: 26,
    state: 'on_its_way',
    sent_on: '2026-11-23',
    arrives_on: '2026-11-27',
    cents: 60_000,
    method: 'ach',
    masked: '4471',
    legal_name: text,
    country: 'US',
    reference: 'MT-1',
    return_reason: null,
    items: [],
    earlier_this_year: { cents: 0, statements: [] },
    terms: null,
  }
  return {
    draft_ready: {
      version: 2,
      slug: 'a'.repeat(32),
      has_card: true,
      content: content && { ...content, subject: { ...content.subject, name: text } },
    },
    draft_failed: {
      build_id: MAIL_TO_DANA.id,
      flow: 'build-presence',
      reason: 'storage 503',
      created_at: MOMENT,
      practice: words,
    },
    site_live: {
      name: 'cedar-grove',
      host: null,
      other_host: null,
      live_at: MOMENT,
      practice: words,
      place: null,
    },
    site_offline: { name: 'cedar-grove', host: null, ended_at: MOMENT, place: null },
    domain_live: domain,
    domain_slow: domain,
    domain_lost: domain,
    domain_stopped: domain,
    domain_back: domain,
    referral_signed_up: news,
    referral_launched: news,
    reward_due: news,
    referral_refused: news,
    reward_paid: statement,
    reward_returned: { ...statement, waits_for: null, payday: '2026-12-07' },
    support_answered: {
      message: 'Where is my link?',
      asked_at: MOMENT,
      answer: 'Here it is.',
      place: null,
    },
    questions_left: { answers: [] },
    week_counted: {
      from_day: '2026-11-16',
      to_day: '2026-11-22',
      host: 'cedar-grove',
      loads: 1,
      pages: [{ name: '/', loads: 1 }],
      from_nowhere: 0,
      from_own: 0,
    },
  }
}

describe.each([
  ['a long sentence', planted, PLANTED],
  ['a short one', short, `Sign in at ${ADDRESS}`],
])('names that accounts have typed: %s', (_, words, text) => {
  test.each(KINDS)('in the mail %s', (kind) => {
    expectCleanMail(mailOf(kind, factsWith(words, text)[kind], { first_name: words }))
  })
  test('in mails about payout details', () => {
    expectCleanMail(codeMail(EMAIL, '12345678', words, MAIL_PLACES))
    const change = { firstName: words, masked: '••4471', oldMasked: null, usableOn: 'Dec 1', token: 'x' }
    expectCleanMail(changeMail(EMAIL, change, MAIL_PLACES))
  })
  test('in the mail to the support, beside the message itself', () => {
    const request = {
      id: MAIL_TO_DANA.id,
      email: EMAIL,
      topic: 'account',
      message: 'Where is my link?',
      created_at: MOMENT,
    }
    expectCleanMail(supportMail({ ...request, page: words, name: words, practice: words }, MAIL_PLACES))
  })
})
