import type { Entered } from './entered.ts'
import { editsBetween } from './undone.ts'
import type { OwnDetails } from './use-site-details.ts'
import type { OwnEdits } from './use-site-edits.ts'

/** Enters everything of a state in place of what is entered now. */
export function enterState({ added, edits }: Entered, own: OwnDetails, ownEdits: OwnEdits): void {
  own.change(() => added)
  // What is the same is not sent: it would stand over what another window has changed.
  const { order, ...changed } = editsBetween(ownEdits.read(), edits)
  ownEdits.change({ ...changed, ...(order && { section_order: [...order] }) })
}
