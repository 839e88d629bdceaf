// What the app, the mails and the proposal claim of the product in words that somebody could hold us to, and the test that shows
// each of them true.
type ProductClaim = {
  /** As it stands in the file, or the part of it that claims. */
  readonly said: string
  readonly where: string
  /** The file of the test, and its name or the beginning of it. */
  readonly shownBy: readonly [file: string, test: string]
}

const APP = 'packages/app/src/features'
const MAILS = 'supabase/functions/_shared/mails'
const DRAFT_COMES = ['tests/integration/deliver-drafts.test.ts', 'owners who finish at once get'] as const
const UNSEARCHED = [
  'packages/app/hosting/static-host-files.test.ts',
  'keeps drafts out of search engines',
] as const
const PAGE_LOADS = ['packages/sites/src/page-load.test.ts', 'has host, day, path and the host'] as const
const LAUNCH = ['packages/draft/src/copy.test.ts', 'a launch says nothing that is merely suggested'] as const
const LINK_HOURS = ['packages/app/limits.test.ts', 'keeps links valid for the 24 hours'] as const

export const PRODUCT_CLAIMS: readonly ProductClaim[] = [
  {
    said: 'The link will expire in 24 hours',
    where: `${APP}/auth/check-email-screen.tsx`,
    shownBy: LINK_HOURS,
  },
  {
    said: 'Your website has no form, no script and no cookie',
    where: `${APP}/support/answers/website-answers.ts`,
    shownBy: ['packages/sites/src/engine.test.ts', 'allows neither script nor form nor frame'],
  },
  {
    said: 'how often a page was opened on a day, and the website that led there',
    where: `${APP}/support/answers/website-answers.ts`,
    shownBy: PAGE_LOADS,
  },
  {
    said: 'We never guess a plan: the page names those that you type, and no others.',
    where: `${APP}/support/answers/editing-answers.ts`,
    shownBy: LAUNCH,
  },
  {
    said: 'a card that asks for them where your profession allows it',
    where: `${APP}/support/answers/account-answers.ts`,
    shownBy: [`${APP}/reviews/reviews-screen.test.tsx`, 'offers no card and no link where the code'],
  },
  {
    said: 'Say only what your site says.',
    where: `${APP}/social-media/social-media-screen.tsx`,
    shownBy: [`${APP}/social-media/opening-posts.test.ts`, 'says only what stands on the site'],
  },
  {
    said: 'in your words and with the art of your site',
    where: `${APP}/social-media/social-media-screen.tsx`,
    shownBy: ['packages/app/src/site/field-screens.test.ts', 'posts no words that its owner'],
  },
  {
    said: 'We do not save it or send it anywhere.',
    where: `${APP}/payments/estimate-screen.tsx`,
    shownBy: [`${APP}/payments/payments-screen.test.tsx`, 'writes an estimate in the memory'],
  },
  {
    said: 'Federal law does not ask you for a Good Faith Estimate',
    where: `${APP}/payments/estimate-screen.tsx`,
    shownBy: ['packages/app/src/site/field-screens.test.ts', 'has advice on every screen that fits it'],
  },
  {
    said: 'twelve things, about',
    where: `${APP}/marketing/plan/ninety-days-view.tsx`,
    shownBy: [`${APP}/marketing/plan/ninety-days.test.ts`, 'has twelve things, each once'],
  },
  {
    said: 'Visitors see them only after your yes.',
    where: `${APP}/home/next-steps.ts`,
    shownBy: LAUNCH,
  },
  {
    said: 'insurance, privacy notices, the price estimate and 911 are left out',
    where: 'packages/draft/src/packs/animal-care/pack.ts',
    shownBy: [
      'packages/draft/src/packs/foreign-fields.test.ts',
      '%s (%s), %s, video %s: says nothing of health care',
    ],
  },
  {
    said: 'can be visited by anyone since',
    where: `${MAILS}/site-live-words.ts`,
    shownBy: [`${MAILS}/site-live-words.test.ts`, 'says where the website is'],
  },
  {
    said: 'What we would change, in the order you chose',
    where: 'packages/draft/src/words/proposal.ts',
    shownBy: ['packages/draft/src/compose-draft.test.ts', 'a proposal keeps the order of areas'],
  },
  {
    said: 'your first draft is a whole site',
    where: `${APP}/onboarding/fields/links-fields.tsx`,
    shownBy: ['tests/e2e/established-owner.spec.ts', 'goes from the link of the old website to a new one'],
  },
  {
    said: 'say yes.',
    where: `${APP}/found/found-facts.tsx`,
    shownBy: [`${APP}/found/found-screen.test.tsx`, 'keeps what is right in the checklist'],
  },
  {
    said: 'This proposal comes from your answers',
    where: 'packages/draft/src/words/proposal.ts',
    shownBy: ['packages/draft/src/compose-draft.test.ts', 'a proposal says only what was answered'],
  },
  {
    said: 'A link works once, within 24 hours.',
    where: `${APP}/support/answers/account-answers.ts`,
    shownBy: LINK_HOURS,
  },
  {
    said: 'nobody can guess the address, and search engines are told to leave it out',
    where: `${APP}/legal/privacy.ts`,
    shownBy: UNSEARCHED,
  },
  {
    said: 'You get one ZIP file with everything we keep about you, your PDF included.',
    where: `${APP}/support/answers/account-answers.ts`,
    shownBy: [`${APP}/settings/api/load-my-data.test.tsx`, 'puts the uploaded PDF into the archive'],
  },
  {
    said: 'The form that partners put on their sites sets no cookie.',
    where: `${APP}/legal/privacy.ts`,
    shownBy: ['tests/widget/capture.spec.ts', 'is one simple request: no preflight, no cookie'],
  },
  {
    said: 'nobody else can connect it here without proof',
    where: `${APP}/domains/domain-actions.tsx`,
    shownBy: ['supabase/tests/name-takeovers.test.ts', 'nobody takes a name that its owner has pointed here'],
  },
  {
    said: 'It is in our mailbox. The answer comes by email.',
    where: `${APP}/support/support-screen.tsx`,
    shownBy: ['tests/integration/support.test.ts', 'is stored, mailed with the way back to the person'],
  },
  {
    said: 'the change counts once both are confirmed',
    where: `${APP}/support/answers/account-answers.ts`,
    shownBy: ['tests/integration/auth.test.ts', 'changes an address after both mails are confirmed'],
  },
  {
    said: 'The file is stored privately.',
    where: `${APP}/support/answers/website-answers.ts`,
    shownBy: ['tests/integration/storage-uploads.test.ts', "access to another user's folder"],
  },
  {
    said: 'carry your email, and we never touch them',
    where: `${APP}/domains/domain-lines.tsx`,
    shownBy: [
      'supabase/functions/_shared/domains/look-at-domain.test.ts',
      'records of mail are never asked for',
    ],
  },
  {
    said: 'We look by ourselves and mail you when it is live.',
    where: `${APP}/support/answers/website-answers.ts`,
    shownBy: [`${MAILS}/site-live-words.test.ts`, 'names the domain of the owner and what leads to it'],
  },
  {
    said: 'Where you are paid is added with a code from your mail, so that nobody else can.',
    where: `${APP}/rewards/payouts/details-screen.tsx`,
    shownBy: ['tests/integration/payouts.test.ts', 'details are opened by a mailed code'],
  },
  {
    said: 'Nobody else can open them.',
    where: `${APP}/support/answers/account-answers.ts`,
    shownBy: ['tests/integration/profiles.test.ts', 'sees nobody else'],
  },
  {
    said: 'nobody can guess that address',
    where: `${APP}/support/answers/account-answers.ts`,
    shownBy: UNSEARCHED,
  },
  {
    said: 'so nobody can tell who came',
    where: `${APP}/legal/privacy.ts`,
    shownBy: PAGE_LOADS,
  },
  {
    said: 'We look again',
    where: `${APP}/domains/domain-lines.tsx`,
    shownBy: [`${APP}/domains/domains-screen.test.tsx`, 'says what it sees, what it expects'],
  },
  {
    said: 'If you allow it, we read your site',
    where: `${APP}/waitlist/learn-more-screen.tsx`,
    shownBy: [`${APP}/found/found-screen.test.tsx`, 'reads nothing before the owner says yes'],
  },
  {
    said: 'within 24 hours, usually in seconds',
    where: `${APP}/legal/terms.ts`,
    shownBy: DRAFT_COMES,
  },
  {
    said: 'Within 24 hours after your last answer, usually in seconds',
    where: `${APP}/support/answers/website-answers.ts`,
    shownBy: DRAFT_COMES,
  },
  {
    said: 'is ready within 24 hours',
    where: `${APP}/rewards/share-texts.ts`,
    shownBy: DRAFT_COMES,
  },
  {
    said: 'first draft of your website, within 24 hours',
    where: `${APP}/rewards/share-texts.ts`,
    shownBy: DRAFT_COMES,
  },
  {
    said: 'first draft of your website within 24 hours',
    where: `${APP}/rewards/share-texts.ts`,
    shownBy: DRAFT_COMES,
  },
  {
    said: 'Your email changes when both are done, within 24 hours',
    where: `${APP}/settings/email-card.tsx`,
    shownBy: LINK_HOURS,
  },
  {
    said: 'notices when it is looked at again, within an hour at the latest',
    where: `${APP}/settings/settings-screen.tsx`,
    shownBy: ['tests/integration/function-tokens.test.ts', 'rejects the token of a user who signed out'],
  },
  {
    said: 'People whom somebody else brought first, within 90 days',
    where: `${APP}/support/answers/partner-answers.ts`,
    shownBy: ['tests/widget/attribution.spec.ts', 'forgets a first visit after 90 days'],
  },
  {
    said: 'We look every few minutes, later every hour',
    where: `${MAILS}/domain-words.ts`,
    shownBy: [
      'supabase/functions/worker/jobs/check-domains.test.ts',
      'records what the DNS of a due domain says',
    ],
  },
  {
    said: 'statements of payments always come',
    where: `${APP}/settings/mail-card.tsx`,
    shownBy: [`${MAILS}/statement-words.test.ts`, 'says what was paid to the cent, and always comes'],
  },
]
