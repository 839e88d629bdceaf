import { statementSchema } from '@foyer/shared/referrals/statement.ts'
import type { z } from 'zod'
import { domainFactsSchema, domainWords } from './domain-words.ts'
import { draftFailedSchema, draftFailedWords } from './draft-failed-words.ts'
import { draftReadySchema, draftReadyWords } from './draft-ready-words.ts'
import { dueWords } from './due-words.ts'
import type { MailReader, MailRow } from './mail-row.ts'
import { partnerFactsSchema } from './partner-facts.ts'
import { launchedWords, refusedWords, signedUpWords } from './partner-words.ts'
import { reminderSchema, reminderWords } from './reminder-words.ts'
import { returnedSchema, returnedWords } from './returned-words.ts'
import { siteLiveSchema, siteLiveWords } from './site-live-words.ts'
import { siteOfflineSchema, siteOfflineWords } from './site-offline-words.ts'
import { statementWords } from './statement-words.ts'
import { supportAnsweredSchema, supportAnsweredWords } from './support-answered-words.ts'
import { weekCountedSchema, weekCountedWords } from './week-counted-words.ts'

const row = <Facts extends z.core.$ZodType>(one: MailRow<Facts>) => one

const ABOUT_DOMAIN = {
  to: 'account',
  about: 'domain_id',
  preference: null,
  facts: domainFactsSchema,
  why: () => 'This mail always comes: it is about the address of your own website.',
} as const

const ABOUT_REFERRALS = {
  to: 'account',
  about: 'events',
  preference: 'referral_updates',
  facts: partnerFactsSchema,
  why: ({ email }: MailReader) =>
    `You get this because ${email} is a partner of Foyer and wants to hear how referrals do.`,
} as const

/**
 * All mails of the outbox. A new mail is a row here and its words; what makes it due inserts its kind into `mails`. `npm run
 * generate` writes what the database knows of the rows.
 */
export const MAILS = {
  draft_ready: row({
    to: 'account',
    about: 'version',
    preference: null,
    facts: draftReadySchema,
    words: draftReadyWords,
    why: ({ appUrl }) => `You get this email because you asked for a website draft at ${appUrl}.`,
  }),
  draft_failed: row({
    to: 'support',
    about: 'build_id',
    preference: null,
    facts: draftFailedSchema,
    words: draftFailedWords,
    why: () => 'From the function worker.',
  }),
  site_live: row({
    to: 'account',
    about: 'launch_id',
    preference: null,
    leadsToChoices: true,
    facts: siteLiveSchema,
    words: siteLiveWords,
    why: () => 'This mail always comes: it is about the address of your own website.',
  }),
  site_offline: row({
    to: 'account',
    about: 'launch_id',
    preference: null,
    facts: siteOfflineSchema,
    words: siteOfflineWords,
    why: () => 'This mail always comes: it is about the address of your own website.',
  }),
  domain_live: row({ ...ABOUT_DOMAIN, words: domainWords('live') }),
  domain_slow: row({ ...ABOUT_DOMAIN, words: domainWords('slow') }),
  domain_lost: row({ ...ABOUT_DOMAIN, words: domainWords('lost') }),
  domain_stopped: row({ ...ABOUT_DOMAIN, words: domainWords('stopped') }),
  domain_back: row({ ...ABOUT_DOMAIN, words: domainWords('back') }),
  referral_signed_up: row({
    ...ABOUT_REFERRALS,
    trueWhile: ['signed_up', 'onboarded', 'held', 'launched'],
    words: signedUpWords,
  }),
  referral_launched: row({ ...ABOUT_REFERRALS, trueWhile: ['launched', 'held'], words: launchedWords }),
  reward_due: row({ ...ABOUT_REFERRALS, trueWhile: ['approved'], words: dueWords }),
  referral_refused: row({
    ...ABOUT_REFERRALS,
    trueWhile: ['rejected', 'duplicate', 'expired'],
    words: refusedWords,
  }),
  reward_paid: row({
    to: 'account',
    about: 'statement',
    trueWhile: ['on_its_way', 'paid'],
    preference: null,
    leadsToChoices: true,
    facts: statementSchema,
    words: statementWords,
    why: ({ email }) => `This mail always comes: it is the record of a payment to ${email}. Please keep it.`,
  }),
  reward_returned: row({
    to: 'account',
    about: 'statement',
    trueWhile: ['returned'],
    preference: null,
    leadsToChoices: true,
    facts: returnedSchema,
    words: returnedWords,
    why: ({ email }) => `This mail always comes: it is about a payment to ${email}.`,
  }),
  support_answered: row({
    to: 'account',
    about: 'support_request',
    preference: null,
    facts: supportAnsweredSchema,
    words: supportAnsweredWords,
    why: () => 'This mail answers what you wrote to our support. Answer it if anything is left.',
  }),
  questions_left: row({
    to: 'account',
    about: 'reminder',
    preference: 'question_reminders',
    facts: reminderSchema,
    words: reminderWords,
    why: ({ email }) =>
      `You get this because ${email} began the questions and has not finished. It comes twice at most, then never again.`,
  }),
  week_counted: row({
    to: 'account',
    about: 'week',
    preference: 'weekly_counts',
    facts: weekCountedSchema,
    words: weekCountedWords,
    why: ({ email }) => `You get this once a week because ${email} asked for it.`,
  }),
}

export type MailKind = keyof typeof MAILS

/** What a mail of a kind tells of. */
export type FactsOf<Kind extends MailKind> = z.output<(typeof MAILS)[Kind]['facts']>
