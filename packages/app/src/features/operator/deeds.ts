import type { DeskCall, Item } from './api/desk.ts'
import { type Deed, TAKEN_BACK } from './deed.ts'
import { easternDay, easternMorning } from './eastern-time.ts'
import { referralDeeds } from './referral-deeds.ts'

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
    undo: [{ name: 'operator_put_off', args: { of_keys, reason: TAKEN_BACK } }],
  }
}

/** "Later": tomorrow at six in the morning, Eastern. */
export function later(item: Item, now: Date): Deed {
  return putOff(item, 'Later', 'Put off until tomorrow, 6 am', 'Later', easternMorning(now))
}

/** Whether several of an item's kind can go at once: nothing has to be typed, and the row is done with it. */
export function canBeMarked(item: Item, now: Date): boolean {
  const [first] = deedsOf(item, now)
  return first !== undefined && !first.needsWords && !first.stays
}

/** What may be decided about an item, the next action first. */
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
          undo: [],
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
          undo: [],
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
          undo: [],
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
          undo: [],
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
          undo: [],
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
          undo: [],
        },
      ]
    case 'payout':
      return [
        {
          label: 'Mark as paid',
          past: `P-${item.details.number} is paid, and the statements go out`,
          needsWords: true,
          call: (reference) => ({
            name: 'operator_mark_paid',
            args: {
              of_payout: item.details.id,
              bank_reference: reference,
              on_day: easternDay(now),
              reason: 'The bank took it',
            },
          }),
          undo: [],
        },
      ]
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
      undo: [{ name: 'operator_take_back_answer', args: { of_request, reason: TAKEN_BACK } }],
    },
    {
      label: 'Close',
      past: 'Closed: nothing is left to do',
      needsWords: false,
      call: () => set('closed', 'Nothing is left to do'),
      undo: [set('open', TAKEN_BACK)],
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
    undo: [set(status, TAKEN_BACK)],
  }
  const next: Deed =
    status === 'open'
      ? {
          label: 'Take it up',
          past: 'Taken up; the owner reads “In work”',
          needsWords: false,
          call: () => set('in_progress', 'Taken up'),
          undo: [set('open', TAKEN_BACK)],
          stays: true,
        }
      : {
          label: 'Mark as done',
          past: 'Done; the owner reads it',
          needsWords: false,
          call: () => set('done', 'The draft shows it'),
          undo: [set('in_progress', TAKEN_BACK)],
        }
  return [next, decline]
}
