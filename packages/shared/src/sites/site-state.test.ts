import { describe, expect, it } from 'vitest'
import { SITE_STATES } from '../testing/site-states.ts'
import { type SiteFacts, siteStateOf } from './site-state.ts'
import { countsText, siteWords } from './site-words.ts'

type Name = keyof typeof SITE_STATES
const said = (name: Name) => {
  const state = siteStateOf(SITE_STATES[name])
  return { ...state, ...siteWords(state, 'Dana') }
}

/** The drawing's table: what each place says in each state. */
const TABLE: { readonly [Of in Name]: readonly (string | null)[] } = {
  none: [
    '',
    'You are at question 7. Three minutes left.',
    'Go on',
    'Your website starts with 13 questions',
    null,
    null,
    'Not begun',
    'You are at question 7.',
    null,
    'Go on at question 7',
  ],
  building: [
    'Building',
    'Your draft is being drawn. Usually it takes seconds.',
    null,
    null,
    null,
    null,
    'Being drawn',
    'Your draft is being drawn.',
    null,
    'See how far',
  ],
  draft: [
    'Draft',
    'Only you see it.',
    'Publish',
    null,
    'Draft. Only you see it (Draft, only you)',
    'Before launch: 2 to show it',
    'Draft, only you see it',
    'Your site is a draft. Press Publish when others may see it.',
    'Share privately',
    'Open your draft',
  ],
  shared: [
    'Draft',
    'People with the private address see it as it is now.',
    'Publish',
    null,
    'Draft. Seen by people with the private address (Draft, shared)',
    'Before launch: 2 to show it',
    'Draft, seen by people with the private address',
    'Your site is a draft. Press Publish when others may see it.',
    'Share privately',
    'Open your draft',
  ],
  live: [
    'Live',
    'Visitors see this page. Published Nov 23, 5:36 pm.',
    null,
    'cedargrovefamily.com',
    'Live. Visitors see this page (Live)',
    'After launch: 4 worth adding',
    'Live at cedargrovefamily.com',
    'Your site is live. What you type now waits for Publish.',
    'Copy the address',
    'Open your website',
  ],
  changes: [
    'Live',
    '3 changes only you see. Visitors see the page of Nov 23, 5:36 pm.',
    'Publish 3 changes',
    'cedargrovefamily.com',
    'Live. 3 changes only you see (Live, 3 wait)',
    'After launch: 2 to confirm',
    'Live at cedargrovefamily.com. 3 changes only you see',
    '3 changes wait for Publish.',
    'Copy the address',
    'Open your website. 3 changes wait.',
  ],
  offline: [
    'Offline',
    'Since Nov 28, 9:10 am visitors read that the site is closed. You see it here.',
    'Publish',
    'cedargrovefamily.com',
    'Offline. Visitors see a closed door (Offline)',
    'After launch: 4 worth adding',
    'Offline since Nov 28',
    'Your site is offline. Publish opens it again.',
    'Copy the address',
    'Open your website. It is offline.',
  ],
  lost: [
    'Live + Domain',
    'cedargrovefamily.com points elsewhere. The Foyer address works.',
    null,
    'cedar-grove.foyer.site',
    'Live. Visitors see this page (Live)',
    'After launch: 4 worth adding',
    'Live at cedar-grove.foyer.site. Domain: points elsewhere',
    'Your domain needs a change.',
    'Copy the Foyer address',
    'Open your website',
  ],
  'lost with changes': [
    'Live + Domain',
    'cedargrovefamily.com points elsewhere. The Foyer address works.',
    'Publish 3 changes',
    'cedar-grove.foyer.site',
    'Live. 3 changes only you see (Live, 3 wait)',
    'After launch: 4 worth adding',
    'Live at cedar-grove.foyer.site. 3 changes only you see. Domain: points elsewhere',
    'Your domain needs a change.',
    'Copy the Foyer address',
    'Open your website. 3 changes wait.',
  ],
  partner: [
    '',
    'You have no website here. Start one any time.',
    null,
    null,
    null,
    null,
    'No website',
    'You have no website here.',
    null,
    'Open your partner page',
  ],
}

it.each(Object.keys(TABLE) as Name[])('says the words of the drawing: %s', (name) => {
  const { tags, sentence, verb, card, bar, dock, settings, help, share, onward } = said(name)
  const words = [
    tags.join(' + '),
    sentence,
    verb?.label ?? null,
    card,
    bar && `${bar.state}. ${bar.rest} (${bar.short})`,
    dock,
    settings,
    help,
    share?.label ?? null,
    [onward.label, onward.note].filter(Boolean).join('. '),
  ]
  expect(words).toEqual(TABLE[name])
})

describe('the rest of the drawing', () => {
  it('greets with the draft, or with the address and what waits', () => {
    expect(said('draft').ready).toEqual({
      title: 'Your draft is ready',
      sentence: 'Only you see it.',
      waits: '',
    })
    expect(said('changes').ready).toEqual({
      title: 'Welcome back, Dana',
      sentence: 'cedargrovefamily.com is open to everybody.',
      waits: '3 changes wait, and only you see them.',
    })
    expect(said('offline').ready.sentence).toBe('cedargrovefamily.com is closed to visitors.')
  })

  it('names the list of what is left, and copies no address of a closed site', () => {
    expect(said('draft')).toMatchObject({
      listTitle: 'Before launch',
      listNote: '2 to show it, 13 to confirm.',
    })
    expect(said('changes')).toMatchObject({
      listTitle: 'After launch',
      listNote: 'Your site is live. Nothing here has to be done.',
      share: { note: 'Visitors see the page of Nov 23.' },
    })
    expect(said('offline')).toMatchObject({ listTitle: 'After launch', share: { isOff: true } })
  })
})

it.each<[SiteFacts['stage'], string, string | undefined, string]>([
  [{ kind: 'call', canBook: true }, 'You chose a call. Your draft follows after it.', 'Choose a time', ''],
  [{ kind: 'call', canBook: false }, 'You chose a call. Your draft follows after it.', 'Write instead', ''],
  [{ kind: 'not-started' }, 'Everything is answered. Your draft can be built now.', 'Build my draft', ''],
  [
    { kind: 'queued', isLate: false },
    'Your draft is being drawn. Usually it takes seconds.',
    undefined,
    'Building',
  ],
  [
    { kind: 'building', isLate: true },
    'Your draft takes longer than the 24 hours we said. We are sorry.',
    undefined,
    'Building',
  ],
  [{ kind: 'failed' }, 'Your draft could not be built. Your answers are safe.', 'Try again', 'Not built'],
  [{ kind: 'ready', is: 'proposal' }, 'Only you see it.', 'Answer six questions', 'Draft, only you'],
])('says what comes before a draft, where no change waits: %o', (stage, sentence, verb, short) => {
  const state = siteStateOf({ ...SITE_STATES.draft, stage })
  expect([state.sentence, state.verb?.label, state.short, state.changes]).toEqual([sentence, verb, short, 0])
})

it('counts one change as one', () => {
  const state = siteStateOf({ ...SITE_STATES.changes, changes: 1 })
  expect([state.sentence, state.short, state.verb?.label, siteWords(state).ready.waits]).toEqual([
    '1 change only you see. Visitors see the page of Nov 23, 5:36 pm.',
    'Live, 1 waits',
    'Publish 1 change',
    '1 change waits, and only you see it.',
  ])
})

it('leaves out counts of 0, and those that are not known', () => {
  const counted = (facts: SiteFacts) => countsText(siteStateOf(facts))
  expect(counted({ ...SITE_STATES.draft, counts: { toShow: 0, toConfirm: 13, worthAdding: 10 } })).toBe(
    '13 to confirm',
  )
  expect(counted({ ...SITE_STATES.draft, counts: { toShow: 0, toConfirm: 0, worthAdding: 10 } })).toBe(
    '10 worth adding',
  )
  expect(counted({ ...SITE_STATES.live, counts: { toShow: 0, toConfirm: 0, worthAdding: 0 } })).toBe('')
  expect(counted(SITE_STATES.none)).toBe('')
  expect(siteWords(siteStateOf({ ...SITE_STATES.live, counts: null })).dock).toBe('After launch')
})

it('claims nothing of what visitors see while the changes are not known', () => {
  const state = siteStateOf({ ...SITE_STATES.live, changes: null })
  expect([state.state, state.sentence, state.changes]).toEqual(['live', 'Published Nov 23, 5:36 pm.', null])
})

it('asks for what is missing after the first publication as worth adding', () => {
  const state = siteStateOf({ ...SITE_STATES.live, counts: { toShow: 1, toConfirm: 0, worthAdding: 4 } })
  expect([state.toShow, state.worthAdding]).toEqual([0, 5])
})

it('keeps the short form within 16 letters', () => {
  for (const facts of Object.values(SITE_STATES))
    for (const changes of [null, 0, 1, 12, 345, 6789])
      expect(
        siteStateOf({ ...facts, changes: facts.published ? changes : null }).short.length,
      ).toBeLessThanOrEqual(16)
})

it('never says the words of a draft once a site was published, nor those of a live site before', () => {
  for (const name of Object.keys(SITE_STATES) as Name[]) {
    const { facts, ...words } = said(name)
    const text = JSON.stringify(words)
    if (facts.published) expect(text).not.toMatch(/draft|before launch|to show it/i)
    else expect(text).not.toMatch(/\blive\b|offline|visitors|after launch/i)
  }
})
