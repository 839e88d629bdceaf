import type { DeskCall, Item } from './api/desk.ts'
import { type Deed, TAKEN_BACK } from './deed.ts'

/** What may be decided about a referral that is held or due, the next action first. */
export function referralDeeds({
  id,
  status,
}: Extract<Item, { kind: 'referral' }>['details']): readonly Deed[] {
  const decide = (decision: string, reason: string): DeskCall => ({
    name: 'operator_decide_referral',
    args: { of_referral: id, decision, reason },
  })
  const isHeld = status === 'held'
  const reject: Deed = {
    label: 'Reject',
    past: 'Rejected; the partner reads why',
    needsWords: true,
    call: (reason) => decide('reject', reason),
    // What was held is held again.
    undo: [decide('credit', TAKEN_BACK), ...(isHeld ? [decide('hold', TAKEN_BACK)] : [])],
  }
  if (isHeld)
    return [
      {
        label: 'Release',
        past: 'Released',
        needsWords: true,
        call: (reason) => decide('release', reason),
        undo: [decide('hold', TAKEN_BACK)],
      },
      reject,
    ]
  return [
    {
      label: 'Approve',
      past: 'Approved; it leaves on the next payday',
      needsWords: false,
      call: () => decide('approve', 'Looked at the website and the evidence'),
      // Approved again it is due: a reversal rejects, and the credit takes that back.
      undo: [decide('reverse', TAKEN_BACK), decide('credit', TAKEN_BACK)],
    },
    {
      label: 'Hold',
      past: 'Held; the partner reads why',
      needsWords: true,
      call: (reason) => decide('hold', reason),
      undo: [decide('release', TAKEN_BACK)],
    },
    reject,
  ]
}
