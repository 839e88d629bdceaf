import type { DeskCall, Item } from './api/desk.ts'

/** What an operator can do with an item. */
export type Deed = {
  readonly label: string
  /** Said once it is done. */
  readonly past: string
  /** Words have to be typed first: an answer or a reason. */
  readonly needsWords: boolean
  call(words: string): DeskCall
  /** What takes it back; null when nothing does. */
  readonly undo: DeskCall | null
  /** The item stays where it is, with another next action. */
  readonly stays?: true
}

/** What is typed for an item, and who reads it. */
export type WordsField = { readonly label: string; readonly hint: string; readonly isLong: boolean }

const TAKEN_BACK = 'Taken back'
const DAY_MS = 24 * 60 * 60 * 1000

/** The keys under which an item is put off: builds with one fault are one item. */
function keysOf(item: Item): string[] {
  return item.kind === 'build' ? item.details.builds.map(({ id }) => `build:${id}`) : [item.key]
}

/** Hides an item until a time. */
function putOff(item: Item, label: string, past: string, reason: string, until: Date): Deed {
  const of_keys = keysOf(item)
  return {
    label,
    past,
    needsWords: false,
    call: () => ({
      name: 'operator_put_off',
      args: { of_keys, reason, until: until.toISOString() },
    }),
    undo: { name: 'operator_put_off', args: { of_keys, reason: TAKEN_BACK } },
  }
}

/** "Later": tomorrow at 10:00 UTC, which is early in the morning of the company. */
export function later(item: Item, now: Date): Deed {
  const morning = new Date(now.getTime() + DAY_MS)
  morning.setUTCHours(10, 0, 0, 0)
  return putOff(item, 'Later', 'Put off until tomorrow morning', 'Later', morning)
}

/** What may be decided about an item, the next action first. Payouts are decided on a page of their own: none. */
export function deedsOf(item: Item, now: Date): readonly Deed[] {
  switch (item.kind) {
    case 'build': {
      const builds = item.details.builds.map(({ id }) => id)
      return [
        {
          label: builds.length > 1 ? `Run ${builds.length} again` : 'Run again',
          past: builds.length > 1 ? `${builds.length} builds run again` : 'The build runs again',
          needsWords: false,
          call: () => ({
            name: 'operator_build_again',
            args: { of_builds: builds, reason: 'The cause is gone' },
          }),
          undo: null,
        },
      ]
    }
    case 'mail':
      return [
        {
          label: 'Send again',
          past: 'The mail goes out again',
          needsWords: false,
          call: () => ({
            name: 'operator_send_again',
            args: { of_mail: item.details.id, reason: 'It did not arrive' },
          }),
          undo: null,
        },
      ]
    case 'domain':
      return [
        putOff(
          item,
          'Leave to the owner',
          'Left to the owner, who has our mail',
          'The owner was told',
          new Date(item.details.until),
        ),
      ]
    case 'books':
      return [
        {
          label: 'Check again',
          past: 'The books were checked again',
          needsWords: false,
          call: () => ({ name: 'operator_check_books', args: { reason: 'To look at it' } }),
          undo: null,
        },
      ]
    case 'support':
      return supportDeeds(item.details.id)
    case 'change':
      return changeDeeds(item.details.id, item.details.status)
    case 'case':
      return [
        {
          label: 'Answer and close',
          past: `C-${item.details.number} is closed`,
          needsWords: true,
          call: (reason) => ({
            name: 'operator_close_case',
            args: { case_number: item.details.number, reason },
          }),
          undo: null,
        },
      ]
    case 'lead':
      return [
        {
          label: 'It is a person',
          past: 'It counts from now on',
          needsWords: false,
          call: () => ({
            name: 'operator_clear_lead',
            args: { of_lead: item.details.id, reason: 'Looks like a person' },
          }),
          undo: null,
        },
        putOff(
          item,
          'Leave it out',
          'Left out; it is deleted 90 days after it came',
          'Looks like a program',
          new Date(now.getTime() + 90 * DAY_MS),
        ),
      ]
    case 'referral':
      return referralDeeds(item.details)
    case 'payday':
      return [
        {
          label: 'Make the batch',
          past: 'The batch is made',
          needsWords: false,
          call: () => ({ name: 'operator_make_payout', args: { reason: `Payday of ${item.details.day}` } }),
          undo: null,
        },
      ]
    case 'payout':
      return []
  }
}

function supportDeeds(of_request: string): readonly Deed[] {
  const set = (new_status: string, reason: string): DeskCall => ({
    name: 'operator_set_support',
    args: { of_request, new_status, reason },
  })
  return [
    {
      label: 'Answer',
      past: 'Answered. The mail leaves in a minute; until then undo stops it',
      needsWords: true,
      call: (words) => ({
        name: 'operator_answer_support',
        args: { of_request, words, reason: 'Answered by mail' },
      }),
      undo: { name: 'operator_take_back_answer', args: { of_request, reason: TAKEN_BACK } },
    },
    {
      label: 'Close',
      past: 'Closed: nothing is left to do',
      needsWords: false,
      call: () => set('closed', 'Nothing is left to do'),
      undo: set('open', TAKEN_BACK),
    },
  ]
}

function changeDeeds(of_request: string, status: string): readonly Deed[] {
  const set = (new_status: string, reason: string): DeskCall => ({
    name: 'operator_set_change',
    args: { of_request, new_status, reason },
  })
  const decline: Deed = {
    label: 'Decline',
    past: 'Declined; the owner reads why',
    needsWords: true,
    call: (reason) => set('declined', reason),
    undo: set(status, TAKEN_BACK),
  }
  const next: Deed =
    status === 'open'
      ? {
          label: 'Take it up',
          past: 'Taken up; the owner reads “In work”',
          needsWords: false,
          call: () => set('in_progress', 'Taken up'),
          undo: set('open', TAKEN_BACK),
          stays: true,
        }
      : {
          label: 'Mark as done',
          past: 'Done; the owner reads it',
          needsWords: false,
          call: () => set('done', 'The draft shows it'),
          undo: set('in_progress', TAKEN_BACK),
        }
  return [next, decline]
}

function referralDeeds({ id, status }: Extract<Item, { kind: 'referral' }>['details']): readonly Deed[] {
  const decide = (decision: string, reason: string): DeskCall => ({
    name: 'operator_decide_referral',
    args: { of_referral: id, decision, reason },
  })
  const reject: Deed = {
    label: 'Reject',
    past: 'Rejected; the partner reads why',
    needsWords: true,
    call: (reason) => decide('reject', reason),
    undo: decide('credit', TAKEN_BACK),
  }
  if (status === 'held')
    return [
      {
        label: 'Release',
        past: 'Released',
        needsWords: true,
        call: (reason) => decide('release', reason),
        undo: decide('hold', TAKEN_BACK),
      },
      reject,
    ]
  return [
    {
      label: 'Approve',
      past: 'Approved; it leaves on the next payday',
      needsWords: false,
      call: () => decide('approve', 'Looked at the website and the evidence'),
      undo: decide('reverse', TAKEN_BACK),
    },
    {
      label: 'Hold',
      past: 'Held; the partner reads why',
      needsWords: true,
      call: (reason) => decide('hold', reason),
      undo: decide('release', TAKEN_BACK),
    },
    reject,
  ]
}

/** What is typed before an item can be decided; null when nothing is needed. */
export function wordsField(item: Item): WordsField | null {
  switch (item.kind) {
    case 'support':
      return {
        label: 'Your answer',
        hint: 'It goes out as a mail, with the question below it.',
        isLong: true,
      }
    case 'case':
      return { label: 'What you found', hint: 'The partner reads it. At most 300 characters.', isLong: false }
    case 'change':
      return { label: 'Reason, to decline', hint: 'The owner reads it.', isLong: false }
    case 'referral':
      return {
        label: 'Reason',
        hint: 'The partner reads the reason of hold and reject. At most 300 characters.',
        isLong: false,
      }
    default:
      return null
  }
}
