import type { Item } from './api/desk.ts'

const SINCE = '2026-11-20T12:00:00+00:00'

type ItemOf<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>

function make<Kind extends Item['kind']>(
  kind: Kind,
  group: number,
  id: string,
  details: ItemOf<Kind>['details'],
): Item {
  return {
    key: `${kind}:${id}`,
    kind,
    group,
    since: SINCE,
    profile_id: null,
    who: `Practice ${id}`,
    email: null,
    person: null,
    details,
  } as Item
}

/** A referral that is held, or launched and due. */
export function referralItem(id: string, status: 'held' | 'launched'): Item {
  return make('referral', 3, id, {
    id,
    number: 1001,
    status,
    evidence: 'mailbox',
    reason: 'No visit',
    cents: 20_000,
    is_launched: true,
    partner: 'Pat',
    masked_email: 'b•••@y.example',
  })
}

/** One item of each kind, in the order of the list, for tests. A change is in work, and a referral once held and once due. */
export const ITEMS: readonly Item[] = [
  make('build', 1, '0', {
    reason: 'stopped',
    builds: [{ id: '0', who: 'Practice 0', since: SINCE, attempts: 5 }],
  }),
  make('mail', 1, '1', { id: '1', mail: 'draft_ready', reason: 'refused 422', attempts: 20 }),
  make('domain', 1, '2', { host: 'cedar.example', cause: 'missing', checked_at: null, until: SINCE }),
  make('books', 1, '3', { problems: [{ name: 'chain' }] }),
  make('support', 2, '4', { id: '4', topic: 'other', message: 'Where is it?', page: null }),
  make('change', 2, '5', { id: '5', areas: [], message: 'Shorter.', status: 'in_progress', draft: null }),
  make('case', 2, '6', {
    number: 1,
    address: 'x@y.example',
    sent_on: null,
    answer: 'nothing',
    answer_by: '2026-12-01',
  }),
  make('lead', 2, '7', {
    id: '7',
    email: '7@y.example',
    mark: 'trap',
    code: null,
    page: null,
    channel: 'form',
  }),
  referralItem('8', 'held'),
  referralItem('9', 'launched'),
  make('payday', 3, '10', { day: '2026-11-23' }),
  make('payout', 3, '11', { id: '11', number: 1, csv_taken_at: null, lines: 2, cents: 40_000 }),
]

/** The item of a kind. */
export function itemOf(kind: Item['kind']): Item {
  const found = ITEMS.find((item) => item.kind === kind)
  if (!found) throw new Error(`There is no item of the kind ${kind}.`)
  return found
}
