// One site in each state, for tests of what screens say of it.
import type { PublishedFacts, SiteFacts } from '../sites/site-state.ts'

const DRAFT: SiteFacts = {
  isPartner: false,
  stage: { kind: 'ready', is: 'draft' },
  published: null,
  isShared: false,
  changes: null,
  counts: { toShow: 2, toConfirm: 13, worthAdding: 10 },
}

const PUBLISHED: PublishedFacts = {
  state: 'live',
  address: 'cedargrovefamily.com',
  isOurs: false,
  published: { moment: 'Nov 23, 5:36 pm', day: 'Nov 23' },
  since: { moment: 'Oct 4, 9:00 am', day: 'Oct 4' },
  domain: null,
}

const LIVE: SiteFacts = {
  ...DRAFT,
  published: PUBLISHED,
  changes: 0,
  counts: { toShow: 0, toConfirm: 0, worthAdding: 4 },
}

const LOST: PublishedFacts = {
  ...PUBLISHED,
  address: 'cedar-grove.foyer.site',
  isOurs: true,
  domain: { host: 'cedargrovefamily.com', cause: 'elsewhere' },
}

/** The facts of one site in each state of the drawing. */
export const SITE_STATES = {
  none: { ...DRAFT, stage: { kind: 'unfinished', question: 7, total: 13, minutesLeft: 3 }, counts: null },
  building: { ...DRAFT, stage: { kind: 'building', isLate: false }, counts: null },
  draft: DRAFT,
  shared: { ...DRAFT, isShared: true },
  live: LIVE,
  changes: { ...LIVE, changes: 3, counts: { toShow: 0, toConfirm: 2, worthAdding: 4 } },
  offline: {
    ...LIVE,
    published: { ...PUBLISHED, state: 'offline', since: { moment: 'Nov 28, 9:10 am', day: 'Nov 28' } },
  },
  lost: { ...LIVE, published: LOST },
  'lost with changes': { ...LIVE, published: LOST, changes: 3 },
  partner: {
    ...DRAFT,
    isPartner: true,
    stage: { kind: 'unfinished', question: 1, total: 13, minutesLeft: 5 },
    counts: null,
  },
} as const satisfies { readonly [name: string]: SiteFacts }
